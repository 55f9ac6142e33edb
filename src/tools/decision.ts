import type { Facts, Findings, Saying } from '../engine/index.ts';
import type { Reference } from '../trades/source-books.ts';
import type { TradeId } from '../trades/trade.ts';

// What the rule of a tool finds: names and facts, as the rule of a trade does. The sentences stand in the
// tool's words, and run-tool.ts puts them together.

/** A source in the open book of a trade: "roofing R48". A tool keeps no sources of its own. */
export type BookSource = Extract<Reference, `${TradeId} ${string}`>;

/** A calculator with answers that it takes over: what something costs, and where to go on. */
export interface Job {
  readonly trade: TradeId;
  /** Answers that the trade's form accepts. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** It is opened to ask more first: what is known here would give a wrong price. */
  readonly unpriced?: true;
}

/** A calculator that prices what is known here. */
export const priced = (trade: TradeId, inputs: Job['inputs']): Job => ({ trade, inputs });
/** One that asks more first. */
export const unpriced = (trade: TradeId, inputs: Job['inputs']): Job => ({
  trade,
  inputs,
  unpriced: true,
});

/** When something is to be done, the most urgent first. */
export const WHENS = [
  'now',
  'today',
  'week',
  'month',
  'season',
  'year',
  'later',
  'nothing',
] as const;
export type When = (typeof WHENS)[number];

/** One thing to do. */
export interface Step<Name extends string = string> {
  /** Its title is `step.<id>`; what it is about `step.<id>.why`, where written. */
  readonly id: string;
  readonly facts?: Facts;
  readonly when: When;
  /** Someone may get hurt: it comes before all that is about money. */
  readonly danger?: true;
  /** Further sentences, where the one that every such step has is not all. */
  readonly because?: readonly (Saying<Name, 'because'> | false)[];
  readonly sources?: readonly BookSource[];
  /** What it costs by a trade's calculator, which opens with these answers. */
  readonly job?: Job;
  /** What it costs, where a source says so without a calculator; US dollars. */
  readonly cost?: number;
}

/** A step by its name, and when it is to be done. */
export const step = <Name extends string>(
  id: string,
  when: When,
  more?: Omit<Step<NoInfer<Name>>, 'id' | 'when'>,
): Step<Name> => ({ id, when, ...more });

type Urgency = Pick<Step, 'when' | 'danger'>;

/** Danger first, then the soonest. */
export const byUrgency = (a: Urgency, b: Urgency): number =>
  Number(b.danger ?? false) - Number(a.danger ?? false) ||
  WHENS.indexOf(a.when) - WHENS.indexOf(b.when);

/** Something to gather, to check, never to do, or that it may be. */
export interface Item<Name extends string = string> {
  readonly say: Saying<Name, 'item'>;
  readonly sources?: readonly BookSource[];
  /** What it would cost by a trade's calculator, which opens with these answers. */
  readonly job?: Job;
}

/** Things to gather, to check or never to do. */
export interface List<Name extends string = string> {
  /** Its heading is `list.<id>`. */
  readonly id: string;
  readonly facts?: Facts;
  readonly items: readonly (Item<Name> | false)[];
}

/** A piece of work in the year ahead. */
export interface Work {
  /** Unique in its plan. In one or two words, as on a chart: `plan.<id>`. */
  readonly id: string;
  /** What it is done to: the row it stands in, `part.<part>`. */
  readonly part: string;
  /** Whole months from this one, 0 to 11; or the month of the year that suits it best, 1 to 12. */
  readonly at: { readonly months: number } | { readonly month: number };
  /** Not before that one, listed above it, is done; why not is `plan.<id>.after`. */
  readonly after?: string;
  /** What it costs; none where it is looking, asking or free. */
  readonly job?: Job;
  /** Old, and still works: money to keep ready, not work of this year. */
  readonly reserve?: true;
}

/** How one part of what was looked at stands: what a drawing of it shows. */
export interface PartState {
  /** Its name is `part.<part>`. */
  readonly part: string;
  /** The question that says how it looks. */
  readonly asked: string;
  /** When the first thing about it is due; absent where nothing was told of it. */
  readonly due?: When;
  /** What is to be done about it, by the ids of the steps. */
  readonly steps: readonly string[];
}

/** Short sayings in rows, to read and to print on a page of its own. */
export interface Table<Name extends string = string> {
  /** Its heading is `table.<id>`. */
  readonly id: string;
  readonly columns: readonly Saying<Name, 'column'>[];
  /** As many cells as columns; `false` leaves one empty, to be filled in by hand. */
  readonly rows: readonly (readonly (Saying<Name, 'cell' | 'part'> | false)[])[];
}

/** A text to copy and send. */
export interface Letter<Name extends string = string> {
  /** Its heading on the page is `letter.<id>`. */
  readonly id: string;
  /** Its paragraphs and numbered questions, in order. */
  readonly opening: Saying<Name, 'letter'>;
  readonly questions: readonly (Saying<Name, 'question'> | false)[];
  readonly closing?: Saying<Name, 'letter'>;
}

/**
 * What a tool decides: one outcome with its reasons (`advice.<outcome>`), warnings, and what to do in
 * order. A list may hold `false` for what does not apply.
 */
export interface Decision<Name extends string = string> extends Omit<
  Findings<BookSource, Name>,
  'total'
> {
  /** In the order to do them. */
  readonly steps?: readonly (Step<Name> | false)[];
  readonly lists?: readonly (List<Name> | false)[];
  /** One to each who is to be written to. */
  readonly letters?: readonly (Letter<Name> | false)[];
  /** The year ahead and the cash it takes. */
  readonly plan?: readonly (Work | false)[];
  readonly table?: Table<Name>;
  /** Every part that was asked about, told or not. */
  readonly parts?: readonly PartState[];
  /** The calculator to go on with. */
  readonly opens?: Job;
}
