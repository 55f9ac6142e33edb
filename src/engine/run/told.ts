import type { ThreePoint } from '../cost/three-point.ts';
import type { Advice, FoundMetric, FoundSeries, FoundWarning } from './findings.ts';

// The findings of a rule put into words, as pages show them.

export interface ToldFactor {
  readonly label: string;
  /** The figure of the book that it is. */
  readonly figure?: string;
  readonly value: number | ThreePoint;
  readonly sources?: readonly string[];
  readonly reason?: string;
}

/** A figure shown with the price, in words. */
export interface Metric<SourceId extends string = string> extends Omit<
  FoundMetric<SourceId>,
  'facts' | 'text'
> {
  readonly label: string;
  /** Read in place of the number where words say it better: "never within 25 years". */
  readonly text?: string;
  /** How it was computed. */
  readonly how?: string;
}

/** What we would do in the person's place, and why, in words. */
export interface Recommendation extends Omit<Advice, 'facts' | 'reasons' | 'flip'> {
  readonly headline: string;
  /** Rest on what the person answered; what was left open is said as "if". */
  readonly reasons: readonly string[];
  /** The one fact that would turn the advice around: "If it is older than 15 years, price a new one." */
  readonly flip?: string;
}

/** Health, safety or law, in words; read before the price. */
export interface Warning<SourceId extends string = string> extends Omit<
  FoundWarning<SourceId>,
  'facts'
> {
  readonly text: string;
}

/** A chart over time or over months, in words, with the same figures as a table. */
export interface Series extends Omit<FoundSeries, 'facts' | 'along' | 'lines' | 'mark'> {
  readonly title: string;
  /** The labels along the axis: months or years. */
  readonly along: readonly string[];
  /** What they count, where bare figures do not say it: "Years from now". */
  readonly axis?: string;
  readonly lines: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly mark?: { readonly label: string; readonly value: number };
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
