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
const LAST = { bedrooms: 6, area: 5500, flow: 420 } as const;

/** What each further bedroom, or each begun 1,500 sq ft, adds: the table’s own step of 60, which we carry on. */
const STEP = { area: 1500, flow: 60 } as const;

/** Whether the published table reaches this house. */
export const isInTable = (bedrooms: number, area: number): boolean =>
  bedrooms <= LAST.bedrooms && area < LAST.area;

/** Gallons a day; above the published table by its own step. */
export const designFlow = (bedrooms: number, area: number): number => {
  const row = ROWS.find((one) => bedrooms <= one.bedrooms && area < one.area);
  if (row) return row.flow;
  const steps = Math.max(
    bedrooms - LAST.bedrooms,
    Math.floor((area - LAST.area) / STEP.area) + 1,
    0,
  );
  return LAST.flow + steps * STEP.flow;
};

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

/** The flow that published prices are taken to mean: four bedrooms. */
const USUAL_FLOW = 300;

/**
 * What a flow makes of the price of a system: three fifths are fixed (crew, pipes, permits), the rest
 * follows the flow. One installer’s parts come to two fifths more for twice the flow (S64).
 */
export const systemTimes = (flow: number): number => 0.6 + (0.4 * flow) / USUAL_FLOW;

/** The field that Texas prices are taken to mean: that flow in clay loam, the heaviest soil allowed. */
const USUAL_FIELD = 1500;

/** What its size makes of the price of a field: two fifths are fixed; twice the field is 1.6 times (S64). */
export const fieldTimes = (sqft: number): number => 0.4 + (0.6 * sqft) / USUAL_FIELD;

/** Half of a conventional system is its field, so its soil moves half of the price. */
export const soilTimes = (soil: Soil): number =>
  0.5 + 0.5 * fieldTimes(fieldArea(USUAL_FLOW, soil));
