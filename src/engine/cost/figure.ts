import { bookDay } from './book-day.ts';
import { named } from './named.ts';

/** Values by the ISO date from which each is in force, the earliest first. */
export type Periods<T> = Readonly<Record<string, T>>;

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
  readonly periods?: Periods<T> | undefined;
}

type ValueIn<Row> = Row extends { readonly periods: Periods<infer T> } ? T : Row;

/** The value in force on a day (ISO date): that of the last period begun; of the first before any. */
export const inForce = <T>(periods: Periods<T>, day: string): T | undefined => {
  const rising = Object.entries(periods);
  return (rising.findLast(([from]) => from <= day) ?? rising[0])?.[1];
};

/**
 * The figures of one trade, of the rows of its figures.json: each a value by its name, or the `periods` of
 * one that changes by law or season.
 */
// @__NO_SIDE_EFFECTS__
export const figureBook = <Rows extends Readonly<Record<string, unknown>>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Figure<ValueIn<Rows[Name]>> } =>
  named(rows, (row) => {
    const { periods } = row as { readonly periods?: Periods<unknown> };
    return { value: periods ? inForce(periods, bookDay) : row, periods };
  }) as { readonly [Name in keyof Rows]: Figure<ValueIn<Rows[Name]>> };
