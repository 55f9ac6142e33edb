import type { Figure } from './figure.ts';
import type { Unit } from './unit.ts';
import type { UnitCost } from './unit-cost.ts';

/** The place a price was published for. */
export type Geography = 'DFW' | 'TX' | 'US';

interface Read {
  /** When we last read the source, ISO date. */
  readonly asOf: string;
  /** When it must be read again, ISO date; past it the figure is marked on the page. */
  readonly reviewBy: string;
}

/** What is read of a price once somebody opens it. */
export interface PriceOrigin extends Read {
  readonly geography: Geography;
  /** The price year of the figures. */
  readonly year: number;
  /** What we decided ourselves: how `typical` was chosen in a published range, for example. */
  readonly note?: string;
}

/** What is read of a figure that is no price. It was read somewhere, or it is ours and says why. */
export interface FigureOrigin<SourceId extends string = string> extends Read {
  /** What it is, as read in the list of figures: "Medicare nursing days 21 to 100, your share". */
  readonly label: string;
  readonly unit: Unit;
  /** Empty where the figure is our own choice. */
  readonly sources: readonly SourceId[];
  /** Why we chose it, where nobody publishes it. */
  readonly ours?: string;
  readonly note?: string;
}

/** A price with all that its trade says of it. */
export type PriceEntry<SourceId extends string = string> = UnitCost<SourceId> & PriceOrigin;

/** A figure with all that its trade says of it. */
export type FigureEntry<T = unknown, SourceId extends string = string> = Figure<T> &
  FigureOrigin<SourceId>;

interface Dates extends Partial<Read> {
  readonly note?: string;
}

/**
 * An origins.json: what is said of the prices and figures of a trade, under the names they have in its
 * prices.json and figures.json. Read on the days of the file, unless a row has its own. A browser loads
 * it once a line is opened; a test holds its places, units and sources to those there are.
 */
export interface Origins extends Read {
  readonly prices: Readonly<
    Record<string, Dates & { readonly geography: string; readonly year: number }>
  >;
  readonly figures: Readonly<
    Record<
      string,
      Dates & {
        readonly label: string;
        readonly unit: string;
        readonly sources?: readonly string[];
        readonly ours?: string;
      }
    >
  >;
}

const rowOf = <Row>(rows: Readonly<Record<string, Row>>, name: string): Row => {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) throw new Error(`No origins.json says where "${name}" is from.`);
  return row;
};

/** Where a price is from, by its name; an error where that is not said. */
export const priceOrigin = ({ asOf, reviewBy, prices }: Origins, name: string): PriceOrigin =>
  ({ asOf, reviewBy, ...rowOf(prices, name) }) as PriceOrigin;

/** Where a figure is from, by its name; an error where that is not said. */
export const figureOrigin = ({ asOf, reviewBy, figures }: Origins, name: string): FigureOrigin =>
  ({ sources: [], asOf, reviewBy, ...rowOf(figures, name) }) as FigureOrigin;

const DAY = 'yyyy-mm-dd'.length;

/** Whether a figure is past its review date on the given day (ISO date). */
export const isStale = (read: Pick<Read, 'reviewBy'>, today: string): boolean =>
  today.slice(0, DAY) > read.reviewBy;
