import { named } from './named.ts';
import type { ThreePoint } from './three-point.ts';
import type { Unit } from './unit.ts';

/** What is charged for one unit of something, in US dollars, as a rule computes with it. */
export interface UnitCost<SourceId extends string = string> extends ThreePoint {
  /** Its name in the book. */
  readonly name?: string;
  /** What one pays for, as read in the estimate: "Tear off one asphalt layer". */
  readonly label: string;
  readonly unit: Unit;
  /** Empty where nobody of weight publishes it; the note of its origin says so. */
  readonly sources: readonly SourceId[];
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

/** A row of a prices.json: a test holds its unit and its sources to those there are. */
interface PriceRow extends ThreePoint {
  readonly label: string;
  readonly unit: string;
  readonly sources: readonly string[];
  readonly laborShare?: number;
}

/** The prices of one trade by name, of the rows of its prices.json. */
// @__NO_SIDE_EFFECTS__
export const priceBook = <SourceId extends string, Rows extends Readonly<Record<string, PriceRow>>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: UnitCost<SourceId> } =>
  named(rows, (row) => row) as { readonly [Name in keyof Rows]: UnitCost<SourceId> };
