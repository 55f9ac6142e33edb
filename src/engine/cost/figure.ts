import { bookDay } from './book-day.ts';

/** A value in force from a day on, ISO date. */
export interface Period<T> {
  readonly from: string;
  readonly value: T;
}

/**
 * A figure that is no price: a factor, a limit, a threshold, a coefficient, an amount set by law. As a rule
 * computes with it; where it was read is its origin.
 */
export interface Figure<T = unknown> {
  /** Its name in the book. */
  readonly name: string;
  /** The one in force on the day of the book. */
  readonly value: T;
  /** Of a value that changes by law or season. */
  readonly periods?: readonly Period<T>[];
}

interface ByPeriod<T> {
  readonly periods: readonly Period<T>[];
}

type ValueIn<Row> = Row extends ByPeriod<infer T> ? T : Row;

/** The value in force on a day (ISO date): that of the last period begun; of the first before any. */
export const inForce = <T>(periods: readonly [Period<T>, ...Period<T>[]], day: string): T =>
  [...periods].sort((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= day)
    ?.value ?? periods[0].value;

const isByPeriod = (row: unknown): row is { periods: [Period<unknown>, ...Period<unknown>[]] } =>
  typeof row === 'object' && row !== null && 'periods' in row;

/**
 * The figures of one trade, of the rows of its figures.json: each a value by its name, or the `periods` of
 * one that changes by law or season.
 */
// @__NO_SIDE_EFFECTS__
export const figureBook = <const Rows extends Readonly<Record<string, unknown>>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Figure<ValueIn<Rows[Name]>> } =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      isByPeriod(row)
        ? { name, periods: row.periods, value: inForce(row.periods, bookDay) }
        : { name, value: row },
    ]),
  ) as { readonly [Name in keyof Rows]: Figure<ValueIn<Rows[Name]>> };
