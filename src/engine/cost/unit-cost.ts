import type { Cited } from './source.ts';
import type { ThreePoint } from './three-point.ts';
import type { Unit } from './unit.ts';

/** The place a price was published for. */
export type Geography = 'DFW' | 'TX' | 'US';

/**
 * What is charged for one unit of something, in US dollars: as much of it as a rule computes with, which
 * is all that a browser has before a line is opened.
 */
export interface UnitCost<SourceId extends string = string> extends ThreePoint {
  /** Its name in the book. */
  readonly name?: string;
  /** What one pays for, as read in the estimate: "Tear off one asphalt layer". */
  readonly label: string;
  readonly unit: Unit;
  readonly sources: Cited<SourceId>;
  /** Share of the price that is labor, 0–1, where published. */
  readonly laborShare?: number;
  /** Where a rule made one price of others. */
  readonly mix?: Mix;
}

/** What one price was made of, by names in the book: the prices that went in, the figures that weighed them. */
export interface Mix {
  readonly of: readonly string[];
  readonly by: readonly string[];
}

/** A price as it stands in a book, with what is read once somebody opens it. */
export interface PriceEntry<SourceId extends string = string> extends UnitCost<SourceId> {
  readonly geography: Geography;
  /** The price year of the figures. */
  readonly year: number;
  /** When we last read the source, ISO date. */
  readonly asOf: string;
  /** When it must be read again, ISO date; past it the price is marked on the page. */
  readonly reviewBy: string;
  /** What we decided ourselves: how `typical` was chosen in a published range, for example. */
  readonly note?: string;
}

/** A price without what is read once somebody opens it. */
export const bareCost = ({
  name,
  label,
  unit,
  low,
  typical,
  high,
  sources,
  laborShare,
  mix,
}: UnitCost): UnitCost => ({
  ...(name !== undefined && { name }),
  label,
  unit,
  low,
  typical,
  high,
  sources,
  ...(laborShare !== undefined && { laborShare }),
  ...(mix && { mix }),
});

const DAY = 'yyyy-mm-dd'.length;

/** Whether a price is past its review date on the given day (ISO date). */
export const isStale = (price: Pick<PriceEntry, 'reviewBy'>, today: string): boolean =>
  today.slice(0, DAY) > price.reviewBy;

/**
 * The prices of one trade by name, all read on the same days. Checks the source ids by type:
 * `priceBook<keyof typeof sources>()({asOf, reviewBy}, {tearOff: {...}})`. A rule sees of them what a
 * browser has (integrations/bare-figures.ts); what is read once a line opens is there for the build.
 */
export const priceBook =
  <SourceId extends string>() =>
  <Name extends string>(
    read: { readonly asOf: string; readonly reviewBy: string },
    entries: Readonly<
      Record<
        Name,
        Omit<PriceEntry<SourceId>, 'name' | 'mix' | 'asOf' | 'reviewBy'> & {
          asOf?: string;
          reviewBy?: string;
        }
      >
    >,
  ): Readonly<Record<Name, UnitCost<SourceId>>> => {
    const book = {} as Record<Name, PriceEntry<SourceId>>;
    for (const name of Object.keys(entries) as Name[])
      book[name] = { name, ...read, ...entries[name] };
    return book;
  };
