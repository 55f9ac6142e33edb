type Point = readonly [sqft: number, usd: number];

/** The value at `at` on the line through the points around it; beyond the last the last slope goes on. */
const along = (points: readonly Point[], at: number): number => {
  const next = points.findIndex(([x]) => x >= at);
  if (next === 0) return points[0]?.[1] ?? 0;
  const i = next < 0 ? points.length - 1 : next;
  const [x0, y0] = points[i - 1] ?? [0, 0];
  const [x1, y1] = points[i] ?? [0, 0];
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
};

/** What one firm adds to a plan visit of $112 by size of home (P70). */
const VISIT: readonly Point[] = [
  [800, -15],
  [1200, -10],
  [1500, -5],
  [2000, 0],
  [2500, 3],
  [3000, 6],
  [4000, 10],
  [5500, 16],
];
/** The same firm's visit at 2,000 sq ft, to which those are added. */
const USUAL_VISIT = 112;

/** What a home of this area makes of the price of a visit at 2,000 sq ft: a third more house, a few % more. */
export const visitTimes = (area: number): number => 1 + along(VISIT, area) / USUAL_VISIT;

/** What that firm adds to trapping at $350, at the middles of its size classes (P70). */
const TRAPPING: readonly Point[] = [
  [1000, -25],
  [1850, 0],
  [3250, 50],
  [5000, 95],
  [7000, 150],
];
const USUAL_TRAPPING = 350;
export const trappingTimes = (area: number): number => 1 + along(TRAPPING, area) / USUAL_TRAPPING;

/** What it asks at least to seal a house, at the middles of its size classes (P70). */
const SEALING: readonly Point[] = [
  [1000, 395],
  [2000, 595],
  [3250, 895],
  [5500, 1295],
];
const USUAL_SEALING = 595;
/** What a home of this area makes of the price to seal 2,000 sq ft. */
export const sealingTimes = (area: number): number => along(SEALING, area) / USUAL_SEALING;

/** What it adds to the first of two flea visits of $225, and to both at $350 in about the same share (P70). */
const FLEAS: readonly Point[] = [
  [800, -25],
  [1200, -15],
  [2000, 0],
  [3000, 25],
  [4000, 40],
];
const USUAL_FLEAS = 225;
export const fleaTimes = (area: number): number => 1 + along(FLEAS, area) / USUAL_FLEAS;
