import { asThreePoint, exactly, multiply, type ThreePoint } from '../../estimate/index.ts';

/** The two things people mean by a linear foot of cabinets. */
export type Measure = 'wall' | 'runs';

/**
 * Base and wall cabinets added together, per foot of kitchen wall. The 10 × 10 kitchen of the trade has
 * 20 ft of wall (C5), and 20 to 25 ft of cabinets when lowers and uppers are added (C7).
 */
const runsPerWallFoot: ThreePoint = { low: 1, typical: 1.12, high: 1.25 };

/** Counted per linear foot of cabinets where nobody counted: our choice. */
const perFoot = {
  doors: { low: 0.55, typical: 0.75, high: 0.95 },
  drawers: { low: 0.25, typical: 0.35, high: 0.45 },
  boxes: { low: 0.42, typical: 0.5, high: 0.6 },
} as const;

/** Counter on the base cabinets of a 24-ft kitchen is 30 to 40 sq ft (C68), per linear foot. */
const counterPerFoot: ThreePoint = { low: 1.25, typical: 1.45, high: 1.65 };

/** Linear feet of cabinets, lowers and uppers added, from either way of measuring (feet). */
export const cabinetFeet = (measure: Measure, length: number): ThreePoint =>
  measure === 'runs' ? exactly(length) : multiply(exactly(length), runsPerWallFoot);

/** Feet of kitchen wall that so many feet of cabinets stand on: the other meaning of the word. */
export const wallFeet = (measure: Measure, length: number): ThreePoint =>
  measure === 'wall'
    ? exactly(length)
    : {
        low: length / runsPerWallFoot.high,
        typical: length / runsPerWallFoot.typical,
        high: length / runsPerWallFoot.low,
      };

/** What was counted, or what so many feet of cabinets usually have. */
export const countOf = (
  what: keyof typeof perFoot,
  counted: number,
  feet: ThreePoint,
): number | ThreePoint => (counted > 0 ? counted : multiply(feet, perFoot[what]));

/** Counters in sq ft: as measured, or as so many feet of cabinets usually carry. */
export const counterArea = (measured: number, feet: ThreePoint): number | ThreePoint =>
  measured > 0 ? measured : multiply(feet, counterPerFoot);

/** Doors and drawer fronts together: one handle each. */
export const addCounts = (a: number | ThreePoint, b: number | ThreePoint): ThreePoint => {
  const one = asThreePoint(a);
  const other = asThreePoint(b);
  return {
    low: one.low + other.low,
    typical: one.typical + other.typical,
    high: one.high + other.high,
  };
};
