import type { Cited } from '../cost/source.ts';
import type { ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import type { Facts } from '../say/fact.ts';
import type { NameIn, Saying, Words } from '../say/words.ts';

// What the rule of a trade finds: names and facts. The sentences stand in the trade's words; beside each
// name stands the prefix under which it is looked up there. `told.ts` puts them together.

/** A figure beside the price: kWh a year, payback years, monthly cost. `null` with `text` says why not. */
export interface FoundMetric<SourceId extends string = string, W = Words> {
  /** Its label is `metric.<id>`; how it was computed `metric.<id>.how`, where written. */
  readonly id: string;
  /** For the label and for how it was computed. */
  readonly facts?: Facts;
  readonly value: number | ThreePoint | null;
  readonly unit: Unit;
  /** `text.`: read in place of the number where words say it better: "never within 25 years". */
  readonly text?: Saying<W, 'text'>;
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
export interface Advice<W = Words> {
  /** Names the outcome for words, tests and links, kebab-case; its headline is `advice.<outcome>`. */
  readonly outcome: NameIn<W, 'advice'>;
  /** For the headline. */
  readonly facts?: Facts;
  /** `reason.`: rest on what the person answered; what was left open is said as "if". */
  readonly reasons: readonly Saying<W, 'reason'>[];
  /** `flip.`: the one fact that would turn the advice around. */
  readonly flip?: Saying<W, 'flip'>;
  readonly next: NextStep;
  /** Hours count, and a company is the one to call: its number comes before any form. */
  readonly urgent?: boolean;
  /** For `other-trade`: the trade to see first. */
  readonly trade?: string;
}

/** Health, safety or law; read before the price. `danger` calls for action now. */
export interface FoundWarning<SourceId extends string = string, W = Words> {
  /** Its sentence is `warning.<id>`. */
  readonly id: NameIn<W, 'warning'>;
  readonly facts?: Facts;
  readonly level: 'danger' | 'caution';
  readonly sources?: Cited<SourceId>;
}

/** A chart over time or over months, with the same figures as a table. */
export interface FoundSeries<W = Words> {
  /** Its title is `series.<id>`; what the axis counts `series.<id>.axis`, where written. */
  readonly id: NameIn<W, 'series'>;
  readonly facts?: Facts;
  readonly draw: 'bars' | 'lines';
  readonly unit: Unit;
  /** The labels along the axis: figures as they are, `along.` for words. */
  readonly along: readonly (number | Saying<W, 'along'>)[];
  readonly lines: readonly {
    /** `curve.` */
    readonly label: Saying<W, 'curve'>;
    readonly values: readonly number[];
  }[];
}

/** What a trade says beside its lines. A list may hold `false` for what does not apply. */
export interface Findings<SourceId extends string = string, W = Words> {
  /** `total.`: what the total is, where it is not "Likely cost". */
  readonly total?: Saying<W, 'total'>;
  readonly metrics?: readonly (FoundMetric<SourceId, W> | false)[];
  readonly recommendation: Advice<W>;
  readonly warnings?: readonly (FoundWarning<SourceId, W> | false)[];
  /** `assumption.` */
  readonly assumptions: readonly (Saying<W, 'assumption'> | false)[];
  readonly series?: readonly (FoundSeries<W> | false)[];
}
