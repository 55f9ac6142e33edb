import { figures } from './figures.ts';

/** What a firm adds to a price by sq ft. */
interface BySize {
  /** The price it is added to, US dollars. */
  readonly at: number;
  readonly adds: readonly (readonly number[])[];
}

/** What a home of this area makes of the price: on the line through the points, whose last slope goes on. */
const timesOf = ({ at, adds }: BySize, area: number): number => {
  const next = adds.findIndex(([sqft = 0]) => sqft >= area);
  if (next === 0) return 1 + (adds[0]?.[1] ?? 0) / at;
  const i = next < 0 ? adds.length - 1 : next;
  const [x0 = 0, y0 = 0] = adds[i - 1] ?? [];
  const [x1 = 0, y1 = 0] = adds[i] ?? [];
  return 1 + (y0 + ((y1 - y0) * (area - x0)) / (x1 - x0)) / at;
};

/** Of a plan visit, or of a single one. */
export const visitTimes = (area: number): number => timesOf(figures.visitBySize.value, area);

/** Of trapping rodents. */
export const trappingTimes = (area: number): number => timesOf(figures.trappingBySize.value, area);

/** Of sealing a house. */
export const sealingTimes = (area: number): number => timesOf(figures.sealingBySize.value, area);

/** Of two flea visits. */
export const fleaTimes = (area: number): number => timesOf(figures.fleasBySize.value, area);
