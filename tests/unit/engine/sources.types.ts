/**
 * What must not compile. `npm run check:types` fails if one of these errors disappears.
 */
import { priceBook, type UnitCost } from '../../../src/engine/index.ts';
import type { Reference } from '../../../src/trades/source-books.ts';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' };
const price = {
  label: 'Tar',
  low: 1,
  typical: 2,
  high: 3,
  unit: 'sqft',
  geography: 'US',
  year: 2026,
} as const;

priceBook<'R1'>()(read, { tar: { ...price, sources: ['R1'] } });

// @ts-expect-error A price without a source does not compile.
priceBook<'R1'>()(read, { tar: price });

// @ts-expect-error An empty list is no source.
priceBook<'R1'>()(read, { tar: { ...price, sources: [] } });

// @ts-expect-error A source that the trade does not list does not compile.
priceBook<'R1'>()(read, { tar: { ...price, sources: ['R2'] } });

// @ts-expect-error A unit outside the closed list does not compile.
priceBook<'R1'>()(read, { tar: { ...price, unit: 'sq. ft.', sources: ['R1'] } });

// @ts-expect-error A lone unit cost needs its sources too.
export const bare: UnitCost = { ...price, ...read };

// @ts-expect-error A reference to a row that its book does not have does not compile.
export const nowhere: Reference = 'roofing R9999';
