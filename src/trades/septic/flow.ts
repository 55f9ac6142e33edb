import { figures } from './figures.ts';

const rows = figures.flowTable.value;
const last = rows[rows.length - 1] as (typeof rows)[number];

/** Whether the state’s published table reaches this house. */
export const isInTable = (bedrooms: number, area: number): boolean =>
  bedrooms <= last.bedrooms && area < last.area;

/**
 * Design flow in gallons a day: the row reached by bedrooms or by area in sq ft, whichever is higher;
 * above the table by its own step.
 */
export const designFlow = (bedrooms: number, area: number): number => {
  const row = rows.find((one) => bedrooms <= one.bedrooms && area < one.area);
  if (row) return row.flow;
  const step = figures.flowStep.value;
  const begun = Math.floor((area - last.area) / step.area) + 1;
  return last.flow + Math.max(bedrooms - last.bedrooms, begun, 0) * step.flow;
};

export type Soil = keyof typeof figures.loading.value;

/** Absorbing area of a drain field in sq ft: flow ÷ loading rate. */
export const fieldArea = (flow: number, soil: Soil): number => flow / figures.loading.value[soil];

/** A price with a fixed part, of which the rest follows a size. */
const withFixedPart = ({ fixed, at }: { fixed: number; at: number }, size: number): number =>
  fixed + ((1 - fixed) * size) / at;

/** What a flow makes of the price of a system. */
export const systemTimes = (flow: number): number => withFixedPart(figures.systemSize.value, flow);

/** What its sq ft make of the price of a field. */
export const fieldTimes = (sqft: number): number => withFixedPart(figures.fieldSize.value, sqft);

/** What the soil makes of the price of a plain system, by the part of it that is its field. */
export const soilTimes = (soil: Soil): number => {
  const share = figures.soilShare.value;
  const usual = figures.systemSize.value.at;
  return 1 - share + share * fieldTimes(fieldArea(usual, soil));
};
