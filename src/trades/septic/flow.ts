import type { ThreePoint } from '../../estimate/index.ts';

/**
 * Design flow in gallons a day, Texas, with water-saving fixtures (Table III of 30 TAC 285.91 as two
 * Texas sources publish it; S9, S10): the row reached by bedrooms or by area in sq ft, whichever is higher.
 */
const ROWS: readonly { readonly bedrooms: number; readonly area: number; readonly flow: number }[] =
  [
    { bedrooms: 2, area: 1500, flow: 180 },
    { bedrooms: 3, area: 2500, flow: 240 },
    { bedrooms: 4, area: 3500, flow: 300 },
    { bedrooms: 5, area: 4500, flow: 360 },
    { bedrooms: 6, area: 5500, flow: 420 },
  ];

/** Gallons a day, or `null` above the published table. */
export const designFlow = (bedrooms: number, area: number): number | null =>
  ROWS.find((row) => bedrooms <= row.bedrooms && area < row.area)?.flow ?? null;

export type Soil = 'sand' | 'loam' | 'clay-loam' | 'clay';

/** Gallons a day that a sq ft of field takes, by soil: classes Ib, II, III, IV of Table I (S48). */
const LOADING: Readonly<Record<Soil, number>> = {
  sand: 0.38,
  loam: 0.25,
  'clay-loam': 0.2,
  clay: 0.1,
};

/** Absorbing area of a drain field in sq ft: flow ÷ loading rate (S48). */
export const fieldArea = (flow: number, soil: Soil): number => flow / LOADING[soil];

/**
 * Where in a published range a home of this flow falls: a quarter up for the smallest, three quarters for
 * the largest. Prices are published by system only, so the place inside the range is our choice.
 */
const place = (flow: number | null): number =>
  flow === null ? 0.9 : 0.25 + (0.5 * (flow - 180)) / (420 - 180);

/** The factor that moves `typical` to that place and leaves the ends of the range alone. */
export const placeInRange = (price: ThreePoint, flow: number | null): ThreePoint => ({
  low: 1,
  typical: (price.low + (price.high - price.low) * place(flow)) / price.typical,
  high: 1,
});
