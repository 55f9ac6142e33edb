import type { Cited } from '../cost/source.ts';
import type { ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import type { WarningLevel, NextStep } from './findings.ts';

// The findings of a rule put into words, as pages show them.

export interface ToldFactor {
  readonly label: string;
  /** The figure of the book that it is. */
  readonly figure?: string;
  readonly value: number | ThreePoint;
  readonly sources?: readonly string[];
  readonly reason?: string;
}

/** A figure shown with the price: kWh a year, payback years, monthly cost. `null` with `text` says why not. */
export interface Metric<SourceId extends string = string> {
  readonly id: string;
  readonly label: string;
  readonly value: number | ThreePoint | null;
  readonly unit: Unit;
  /** Read in place of the number where words say it better: "never within 25 years". */
  readonly text?: string;
  /** The question whose answer it waits for. */
  readonly asks?: string;
  /** How it was computed. */
  readonly how?: string;
  /** Set by a law or an agency: printed to the dollar and cent, never rounded. */
  readonly exact?: true;
  readonly sources?: Cited<SourceId>;
}

/** What we would do in the person's place, and why. */
export interface Recommendation {
  /** Names the outcome for tests and links, kebab-case. */
  readonly outcome: string;
  readonly headline: string;
  /** Rest on what the person answered; what was left open is said as "if". */
  readonly reasons: readonly string[];
  /** The one fact that would turn the advice around: "If it is older than 15 years, price a new one." */
  readonly flip?: string;
  readonly next: NextStep;
  /** Hours count, and a company is the one to call: its number comes before any form. */
  readonly urgent?: boolean;
  /** For `other-trade`: the trade to see first. */
  readonly trade?: string;
  /** For `landlord`: the page of the site to go on with. */
  readonly opens?: string;
}

/** Health, safety or law; read before the price. */
export interface Warning<SourceId extends string = string> {
  readonly id: string;
  readonly level: WarningLevel;
  readonly text: string;
  /** The id of the card of `src/help/hazards.ts` that says what to do, in drawings. */
  readonly help?: string;
  /** Says that our prices for it may be low: then no quote is called high. */
  readonly mayBeLow?: true;
  readonly sources?: Cited<SourceId>;
}

/** A chart over time or over months, with the same figures as a table. */
export interface Series {
  readonly id: string;
  readonly title: string;
  readonly draw: 'bars' | 'lines';
  readonly unit: Unit;
  /** The labels along the axis: months or years. */
  readonly along: readonly string[];
  /** What they count, where bare figures do not say it: "Years from now". */
  readonly axis?: string;
  readonly lines: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** What a trade says alongside its lines, in words. */
export interface Told {
  readonly totalLabel?: string;
  readonly metrics?: readonly Metric[];
  readonly recommendation: Recommendation;
  readonly warnings?: readonly Warning[];
  readonly assumptions: readonly string[];
  readonly series?: readonly Series[];
}
