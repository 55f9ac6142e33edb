import type { Cited } from '../cost/source.ts';
import type { ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import type { Facts } from '../say/fact.ts';
import type { Saying } from '../say/words.ts';

// What the rule of a trade finds: names and facts. The sentences stand in the trade's words, and `told.ts`
// puts them together. A sentence is named in full ("reason.type-b"), but for the one that everything of
// its kind has: of a warning with the id "wandering" that is "warning.wandering".

/** A figure shown with the price: kWh a year, payback years, monthly cost. `null` with `text` says why not. */
export interface FoundMetric<SourceId extends string = string, Name extends string = string> {
  /** Its label is `metric.<id>`; how it was computed `metric.<id>.how`, where written. */
  readonly id: string;
  /** For the label and for how it was computed. */
  readonly facts?: Facts;
  readonly value: number | ThreePoint | null;
  readonly unit: Unit;
  /** read in place of the number where words say it better: "never within 25 years". */
  readonly text?: Saying<Name, 'text'>;
  /** The question whose answer it waits for: its text leads there. */
  readonly asks?: string;
  /** Set by a law or an agency: printed to the dollar and cent, never rounded. */
  readonly exact?: true;
  readonly sources?: readonly SourceId[];
}

/** A figure by its name. */
export const metric = <SourceId extends string, Name extends string>(
  id: string,
  value: FoundMetric['value'],
  unit: Unit,
  more?: Omit<FoundMetric<NoInfer<SourceId>, NoInfer<Name>>, 'id' | 'value' | 'unit'>,
): FoundMetric<SourceId, Name> => ({ id, value, unit, ...more });

/** Where the person goes from here. Only `quotes` leads to a request. */
export type NextStep =
  | 'quotes'
  | 'wait'
  | 'do-it-yourself'
  | 'warranty'
  | 'insurance'
  | 'repair-first'
  | 'other-trade'
  | 'landlord'
  | 'get-inspected'
  | 'official-help'
  | 'emergency';

/** What we would do in the person's place, and why. */
export interface Advice<Name extends string = string> {
  /** Names the outcome for words, tests and links, kebab-case; its headline is `advice.<outcome>`. */
  readonly outcome: string;
  /** For the headline. */
  readonly facts?: Facts;
  /** A list may hold `false` for what does not apply. They rest on what the person answered; what was left open is said as "if". */
  readonly reasons: readonly (Saying<Name, 'reason'> | false)[];
  /** the one fact that would turn the advice around. */
  readonly flip?: Saying<Name, 'flip'>;
  readonly next: NextStep;
  /** Hours count, and a company is the one to call: its number comes before any form. */
  readonly urgent?: boolean;
  /** For `other-trade`: the trade to see first. */
  readonly trade?: string;
  /** For `landlord`: the page of the site to go on with, its answers filled in. */
  readonly opens?: string;
}

/** An outcome by its name, where the person goes from it, and the reasons for it. */
export const outcome = <Name extends string>(
  name: string,
  next: NextStep,
  more: Omit<Advice<NoInfer<Name>>, 'outcome' | 'next'>,
): Advice<Name> => ({ outcome: name, ...more, next });

/**
 * How grave a warning is. `stop`: an answer says that someone may be in danger now; what to do takes the
 * place of every price. `danger`: the job itself can hurt; what to do stands first, the price under it.
 * `caution`: good to know before paying. A tool shows its steps under all three.
 */
export type WarningLevel = 'stop' | 'danger' | 'caution';

/** Health, safety or law; read before the price. */
export interface FoundWarning<SourceId extends string = string> {
  /** Its sentence is `warning.<id>`. */
  readonly id: string;
  readonly facts?: Facts;
  readonly level: WarningLevel;
  /** The id of the card of `content/help/cards.json` that says what to do, in drawings. */
  readonly help?: string;
  /** Says that our prices for it may be low: then no quote is called high. */
  readonly mayBeLow?: true;
  readonly sources?: Cited<SourceId>;
}

const warning =
  (level: WarningLevel) =>
  <SourceId extends string>(
    id: string,
    more?: Omit<FoundWarning<NoInfer<SourceId>>, 'id' | 'level'>,
  ): FoundWarning<SourceId> => ({ id, level, ...more });

/** Warnings by their names. */
export const stop = warning('stop');
export const danger = warning('danger');
export const caution = warning('caution');

/** A chart over time or over months, with the same figures as a table. */
export interface FoundSeries<Name extends string = string, SourceId extends string = string> {
  /** Its title is `series.<id>`; what the axis counts `series.<id>.axis`, where written. */
  readonly id: string;
  readonly facts?: Facts;
  /** `ranges` run from the first of three lines to the last, on one axis; the second is the likely one. */
  readonly draw: 'bars' | 'lines' | 'ranges';
  readonly unit: Unit;
  /** The labels along the axis: figures as they are, or words. */
  readonly along: readonly (number | Saying<Name, 'along'>)[];
  /** Which of them the person's own answers mean, by their place. */
  readonly own?: readonly number[];
  readonly lines: readonly {
    readonly label: Saying<Name, 'curve'>;
    readonly values: readonly number[];
  }[];
  /** One value to hold all ranges against: an income, a ceiling. */
  readonly mark?: { readonly label: Saying<Name, 'curve'>; readonly value: number };
  readonly sources?: readonly SourceId[];
}

/** What a trade says alongside its lines. A list may hold `false` for what does not apply. */
export interface Findings<SourceId extends string = string, Name extends string = string> {
  /** what the total is, where it is not "Likely cost". */
  readonly total?: Saying<Name, 'total'>;
  readonly metrics?: readonly (FoundMetric<SourceId, Name> | false)[];
  readonly recommendation: Advice<Name>;
  readonly warnings?: readonly (FoundWarning<SourceId> | false)[];
  readonly assumptions: readonly (Saying<Name, 'assumption'> | false)[];
  readonly series?: readonly (FoundSeries<Name> | false)[];
}
