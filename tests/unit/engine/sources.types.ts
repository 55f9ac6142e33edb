/**
 * What must not compile. `npm run check:types` fails if one of these errors disappears.
 */
import type { UnitCost } from '../../../src/engine/index.ts';
import type { Reference } from '../../../src/trades/source-books.ts';

const price = { label: 'Tar', low: 1, typical: 2, high: 3, unit: 'sqft' } as const;

export const sourced: UnitCost<'R1'> = { ...price, sources: ['R1'] };

// @ts-expect-error A price needs its sources.
export const bare: UnitCost<'R1'> = { ...price };

// @ts-expect-error A source that the trade does not list does not compile.
export const unlisted: UnitCost<'R1'> = { ...price, sources: ['R2'] };

// @ts-expect-error A unit outside the closed list does not compile.
export const unmeasured: UnitCost<'R1'> = { ...price, unit: 'sq. ft.', sources: ['R1'] };

// @ts-expect-error A reference to a row that its book does not have does not compile.
export const nowhere: Reference = 'roofing R9999';
