import { asThreePoint, exactly, multiply, scale, type ThreePoint } from '../../engine/index.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';

/** What a kitchen was measured by, and its measures. */
export type Measured = Pick<CabinetsValues, 'measure' | 'length' | 'boxes' | 'floor'>;

const floorFeet = (squareFeet: number): ThreePoint => {
  const { base, perSquareFoot, low, high } = figures.floor.value;
  const typical = base + perSquareFoot * squareFeet;
  return { low: low * typical, typical, high: high * typical };
};

/** The other way around: by the largest, the typical and the smallest. */
const divide = (by: ThreePoint, { low, typical, high }: ThreePoint): ThreePoint => ({
  low: by.low / high,
  typical: by.typical / typical,
  high: by.high / low,
});

/** Linear feet of cabinets, lowers and uppers added, from any way of measuring (feet). */
export const cabinetFeet = ({ measure, length, boxes, floor }: Measured): ThreePoint => {
  if (measure === 'runs') return exactly(length);
  if (measure === 'boxes') return divide(exactly(boxes), figures.boxes.value);
  return measure === 'floor' ? floorFeet(floor) : scale(figures.perWallFoot.value, length);
};

/** Feet of kitchen wall that so many feet of cabinets stand on: the other meaning of the word. */
export const wallFeet = (measured: Measured): ThreePoint =>
  measured.measure === 'wall'
    ? exactly(measured.length)
    : divide(cabinetFeet(measured), figures.perWallFoot.value);

/** Doors as counted, or as so many feet of cabinets usually have. */
export const doorsOf = (counted: number | null, feet: ThreePoint): number | ThreePoint =>
  counted ?? multiply(feet, figures.doors.value);

/** Drawer fronts as counted, else from the doors where those were, else from the feet. */
export const drawersOf = (
  counted: number | null,
  doors: number | null,
  feet: ThreePoint,
): number | ThreePoint =>
  counted ??
  (doors === null
    ? multiply(feet, figures.drawers.value)
    : scale(figures.drawersPerDoor.value, doors));

/** Boxes as counted, or one for about every 2 ft. */
export const boxesOf = (measured: Measured, feet: ThreePoint): number | ThreePoint =>
  measured.measure === 'boxes' ? measured.boxes : multiply(feet, figures.boxes.value);

/** Counters in sq ft: as measured, or as so many feet of cabinets usually carry. */
export const counterArea = (measured: number | null, feet: ThreePoint): number | ThreePoint =>
  measured ?? multiply(feet, figures.counter.value);

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
