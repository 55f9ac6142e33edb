import type { Cited } from './source.ts';
import type { ThreePoint } from './three-point.ts';
import type { Unit } from './unit.ts';

/** The place a price was published for. */
export type Geography = 'DFW' | 'TX' | 'US';

/** What is charged for one unit of something, in US dollars of `year`. */
export interface UnitCost<SourceId extends string = string> extends ThreePoint {
  /** Its name in the book. */
  readonly name?: string;
  /** What one pays for, as read in the estimate: "Tear off one asphalt layer". */
  readonly label: string;
  readonly unit: Unit;
  readonly geography: Geography;
  /** The price year of the figures. */
  readonly year: number;
  readonly sources: Cited<SourceId>;
  /** When we last read the source, ISO date. */
  readonly asOf: string;
  /** When it must be read again, ISO date; past it the price is marked on the page. */
  readonly reviewBy: string;
  /** Share of the price that is labor, 0–1, where published. */
  readonly laborShare?: number;
  /** What we decided ourselves: how `typical` was chosen in a published range, for example. */
  readonly note?: string;
}

const DAY = 'yyyy-mm-dd'.length;

/** Whether a price is past its review date on the given day (ISO date). */
export const isStale = (price: Pick<UnitCost, 'reviewBy'>, today: string): boolean =>
  today.slice(0, DAY) > price.reviewBy;

/**
 * The prices of one trade by name, all read on the same days. Checks the source ids by type:
 * `priceBook<keyof typeof sources>()({asOf, reviewBy}, {tearOff: {...}})`.
 */
export const priceBook =
  <SourceId extends string>() =>
  <Name extends string>(
    read: { readonly asOf: string; readonly reviewBy: string },
    entries: Readonly<
      Record<
        Name,
        Omit<UnitCost<SourceId>, 'asOf' | 'reviewBy'> & { asOf?: string; reviewBy?: string }
      >
    >,
  ): Readonly<Record<Name, UnitCost<SourceId>>> => {
    const book = {} as Record<Name, UnitCost<SourceId>>;
    for (const name of Object.keys(entries) as Name[])
      book[name] = { name, ...read, ...entries[name] };
    return book;
  };
