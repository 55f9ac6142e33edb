import { asThreePoint, exactly, multiply, scale, type ThreePoint } from '../../estimate/index.ts';

/** What a kitchen was measured by. */
export interface Measured {
  readonly measure: 'wall' | 'runs' | 'boxes' | 'floor';
  /** Feet of wall or of both rows added, as `measure` says. */
  readonly length: number;
  readonly boxes: number;
  /** Square feet. */
  readonly floor: number;
}

/**
 * Base and wall cabinets added together, per foot of kitchen wall. The 10 × 10 kitchen of the trade has
 * 20 ft of wall (C5), and 20 to 25 ft of cabinets when lowers and uppers are added (C7).
 */
const runsPerWallFoot: ThreePoint = { low: 1, typical: 1.12, high: 1.25 };

/**
 * Feet of cabinets in a kitchen of so many square feet: 20 to 25 in one of 100 (C7), 30 in one of 200, a
 * remodeling survey's model kitchen (C67). Between and beyond them on a straight line; the ends are a fifth
 * off, our choice.
 */
const floorFeet = (squareFeet: number): ThreePoint => {
  const typical = 14.5 + 0.0775 * squareFeet;
  return { low: 0.8 * typical, typical, high: 1.2 * typical };
};

/** Counted per linear foot of cabinets where nobody counted: our choice. */
const perFoot = {
  doors: { low: 0.55, typical: 0.75, high: 0.95 },
  drawers: { low: 0.25, typical: 0.35, high: 0.45 },
  boxes: { low: 0.42, typical: 0.5, high: 0.6 },
} as const;

/** Drawer fronts for each door, where only the doors were counted: as the two stand per foot. */
const drawersPerDoor: ThreePoint = { low: 0.35, typical: 0.47, high: 0.6 };

/** Counter on the base cabinets of a 24-ft kitchen is 30 to 40 sq ft (C68), per linear foot. */
const counterPerFoot: ThreePoint = { low: 1.25, typical: 1.45, high: 1.65 };

/** The other way around: by the largest, the typical and the smallest. */
const divide = (by: number, { low, typical, high }: ThreePoint): ThreePoint => ({
  low: by / high,
  typical: by / typical,
  high: by / low,
});

/** Linear feet of cabinets, lowers and uppers added, from any way of measuring (feet). */
export const cabinetFeet = ({ measure, length, boxes, floor }: Measured): ThreePoint => {
  if (measure === 'runs') return exactly(length);
  if (measure === 'boxes') return divide(boxes, perFoot.boxes);
  return measure === 'floor' ? floorFeet(floor) : scale(runsPerWallFoot, length);
};

/** Feet of kitchen wall that so many feet of cabinets stand on: the other meaning of the word. */
export const wallFeet = (measured: Measured): ThreePoint => {
  if (measured.measure === 'wall') return exactly(measured.length);
  const feet = cabinetFeet(measured);
  return {
    low: feet.low / runsPerWallFoot.high,
    typical: feet.typical / runsPerWallFoot.typical,
    high: feet.high / runsPerWallFoot.low,
  };
};

/** Doors as counted, or as so many feet of cabinets usually have. */
export const doorsOf = (counted: number | null, feet: ThreePoint): number | ThreePoint =>
  counted ?? multiply(feet, perFoot.doors);

/** Drawer fronts as counted, else from the doors where those were, else from the feet. */
export const drawersOf = (
  counted: number | null,
  doors: number | null,
  feet: ThreePoint,
): number | ThreePoint =>
  counted ?? (doors === null ? multiply(feet, perFoot.drawers) : scale(drawersPerDoor, doors));

/** Boxes as counted, or one for about every 2 ft. */
export const boxesOf = (measured: Measured, feet: ThreePoint): number | ThreePoint =>
  measured.measure === 'boxes' ? measured.boxes : multiply(feet, perFoot.boxes);

/** Counters in sq ft: as measured, or as so many feet of cabinets usually carry. */
export const counterArea = (measured: number | null, feet: ThreePoint): number | ThreePoint =>
  measured ?? multiply(feet, counterPerFoot);

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
