import type { Cited } from './source.ts';
import type { ThreePoint } from './three-point.ts';
import type { Unit } from './unit.ts';
import type { UnitCost } from './unit-cost.ts';

/** What a line pays for. */
export type LineKind =
  'installed' | 'labor' | 'material' | 'equipment' | 'fee' | 'service' | 'care';

/** A multiplier of a line, with where it comes from: a source, or the reason it is computed. */
export type Factor<SourceId extends string = string> = {
  readonly label: string;
  readonly value: number | ThreePoint;
} & ({ readonly sources: Cited<SourceId> } | { readonly reason: string });

/** A priced line: quantity × unit cost × factors. A line of quantity 0 is left out of the estimate. */
export interface PricedLine<SourceId extends string = string> {
  readonly id: string;
  /** As read in the tape; the unit cost's own label unless said. */
  readonly label?: string;
  readonly kind: LineKind;
  readonly quantity: number | ThreePoint;
  /**
   * How the quantity was found: "2,400 sq ft × 1.118 pitch × 1.11 waste ÷ 100". A function, so that the
   * many runs behind the band write no sentences.
   */
  readonly how?: () => string;
  readonly unitCost: UnitCost<SourceId>;
  readonly factors?: readonly Factor<SourceId>[];
}

/** A line whose amount the person entered (US dollars, 0 leaves it out), where no published price exists. */
export interface EnteredLine {
  readonly id: string;
  readonly label: string;
  readonly entered: number;
}

/** A figure beside the price: kWh a year, payback years, monthly cost. `null` with `text` says why not. */
export interface Metric<SourceId extends string = string> {
  readonly id: string;
  readonly label: string;
  readonly value: number | ThreePoint | null;
  readonly unit: Unit;
  /** Read in place of the number where words say it better: "never within 25 years". */
  readonly text?: string;
  /** How it was computed. */
  readonly how?: string;
  /** Set by a law or an agency: printed to the dollar and cent, never rounded. */
  readonly exact?: true;
  readonly sources?: Cited<SourceId>;
}

/** Where the person goes from here. Only `quotes` leads to a request. */
export type NextStep =
  | 'quotes'
  | 'wait'
  | 'do-it-yourself'
  | 'warranty'
  | 'insurance'
  | 'repair-first'
  | 'other-trade'
  | 'get-inspected'
  | 'official-help'
  | 'emergency';

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
}

/** Health, safety or law; read before the price. `danger` calls for action now. */
export interface Warning<SourceId extends string = string> {
  readonly id: string;
  readonly level: 'danger' | 'caution';
  readonly text: string;
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

/** The lines of an estimate, in the order of the tape. */
export type Lines<SourceId extends string = string> = readonly (
  PricedLine<SourceId> | EnteredLine
)[];

/** What a trade says beside its lines. */
export interface Findings<SourceId extends string = string> {
  /** What the total is, where it is not "Likely cost": "A month of care", "Course of care". */
  readonly totalLabel?: string;
  readonly metrics?: readonly Metric<SourceId>[];
  readonly recommendation: Recommendation;
  readonly warnings?: readonly Warning<SourceId>[];
  readonly assumptions: readonly string[];
  readonly series?: readonly Series[];
}
