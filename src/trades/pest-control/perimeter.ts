import { exactly, type ThreePoint } from '../../estimate/index.ts';

/** An attached two-car garage, in sq ft. */
const GARAGE_SQFT = 450;

/**
 * How much longer a wall is than around a square of the same area: a long rectangle about 10%, an L 20%,
 * a house with many corners 30%. Our own approximation.
 */
const OUTLINE: ThreePoint = { low: 1.1, typical: 1.2, high: 1.3 };

interface House {
  /** Floor area in sq ft. */
  readonly area: number;
  readonly stories: '1' | '2';
  readonly garage: 'yes' | 'no';
  /** Linear ft, where somebody measured. */
  readonly measured: number | null;
}

/** Length around the foundation in linear ft: measured, else from the footprint. */
export const perimeterOf = ({ area, stories, garage, measured }: House): ThreePoint => {
  if (measured !== null) return exactly(measured);
  const footprint = area / Number(stories) + (garage === 'yes' ? GARAGE_SQFT : 0);
  const square = 4 * Math.sqrt(footprint);
  return {
    low: square * OUTLINE.low,
    typical: square * OUTLINE.typical,
    high: square * OUTLINE.high,
  };
};

/** Gallons a liquid barrier takes by the label: 4 gallons for 10 ft, per foot of depth (P11). */
export const labelGallons = (feet: number, depth = 1): number => (feet / 10) * 4 * depth;

/** Bait stations about 20 ft apart (P13). */
export const stations = (feet: number): number => Math.ceil(feet / 20);
