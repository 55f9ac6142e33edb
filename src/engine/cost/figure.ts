import { bookDay } from './book-day.ts';
import type { Cited } from './source.ts';
import type { Unit } from './unit.ts';

/** A value in force from a day on, ISO date. */
export interface Period<T> {
  readonly from: string;
  readonly value: T;
}

/**
 * A figure that is no price: a factor, a limit, a threshold, a coefficient, an amount set by law. As much
 * of it as a rule computes with, which is all that a browser has before a line is opened.
 */
export interface Figure<T = unknown> {
  /** Its name in the book. */
  readonly name: string;
  readonly value: T;
}

/** A figure as it stands in a book. It was read somewhere, or it is ours and says why. */
export interface FigureEntry<T = unknown, SourceId extends string = string> extends Figure<T> {
  /** What it is, as read in the list of figures: "Medicare nursing days 21 to 100, your share". */
  readonly label: string;
  readonly unit: Unit;
  /** Empty where the figure is our own choice. */
  readonly sources: readonly SourceId[];
  /** Why we chose it, where nobody publishes it. */
  readonly ours?: string;
  readonly note?: string;
  /** When we last read the source, ISO date. */
  readonly asOf: string;
  /** When it must be read again, ISO date. */
  readonly reviewBy: string;
}

/** A figure without what is read once somebody opens it. */
export const bareFigure = ({ name, value }: Figure): Figure => ({ name, value });

type Written<SourceId extends string> = {
  readonly label: string;
  readonly unit: Unit;
  readonly note?: string;
  readonly asOf?: string;
  readonly reviewBy?: string;
} & (
  | { readonly value: unknown }
  | { readonly periods: readonly [Period<unknown>, ...Period<unknown>[]] }
) &
  ({ readonly sources: Cited<SourceId> } | { readonly ours: string });

type ValueIn<W> = W extends { readonly value: infer T }
  ? T
  : W extends { readonly periods: readonly Period<infer T>[] }
    ? T
    : never;

/** The value in force on a day (ISO date): that of the last period begun; of the first before any. */
export const inForce = <T>(periods: readonly [Period<T>, ...Period<T>[]], day: string): T =>
  [...periods].sort((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= day)
    ?.value ?? periods[0].value;

/**
 * The figures of one trade by name, beside its prices: `figureBook<keyof typeof sources>()({asOf,
 * reviewBy}, {nights: {…}})`. A value that changes by law or season is written as `periods`.
 */
export const figureBook =
  <SourceId extends string>() =>
  <Entries extends Readonly<Record<string, Written<SourceId>>>>(
    read: { readonly asOf: string; readonly reviewBy: string },
    entries: Entries,
  ): { readonly [Name in keyof Entries]: Figure<ValueIn<Entries[Name]>> } =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => {
        const value = 'value' in entry ? entry.value : inForce(entry.periods, bookDay);
        return [name, { name, sources: [], ...read, ...entry, value }];
      }),
    ) as unknown as { readonly [Name in keyof Entries]: Figure<ValueIn<Entries[Name]>> };
