/** Length over width of the outline assumed where only its area is known. */
const OUTLINE_RATIO = 1.5;

/** The roof passes the walls by about this much on every side, in feet (R34). */
const EAVES = 2;
/** An attached two-car garage, in sq ft: under the roof, but not in the living area. Our choice. */
const GARAGE = 450;
/** The ground floor's share of a two-story home's living area. Our choice: the upper floor is smaller. */
const GROUND_SHARE = 0.6;

/**
 * What lies under the roof, eaves included, in sq ft, from the living area of a tax record: the ground
 * floor and a garage, as a rectangle, with its eaves.
 */
export const outlineOf = (livingArea: number, stories: 1 | 2): number => {
  const walls = livingArea * (stories === 1 ? 1 : GROUND_SHARE) + GARAGE;
  const wide = Math.sqrt(walls / OUTLINE_RATIO);
  return (wide + 2 * EAVES) * (wide * OUTLINE_RATIO + 2 * EAVES);
};

export type Shape = 'gable' | 'hip' | 'complex';

/** Waste as published by shape class: gable 5–7 %, hip 10–12 %, complex 15–20 %. */
export const waste: Readonly<Record<Shape, { low: number; typical: number; high: number }>> = {
  gable: { low: 1.05, typical: 1.06, high: 1.07 },
  hip: { low: 1.1, typical: 1.11, high: 1.12 },
  complex: { low: 1.15, typical: 1.175, high: 1.2 },
};

/** Sloped area over footprint: √(1 + (rise/12)²). `rise` in inches per 12 inches of run. */
export const pitchFactor = (rise: number): number => Math.hypot(1, rise / 12);

/**
 * Edges of a roof over a rectangle half as long again as it is wide, in linear feet; `eaves` are those
 * that water runs off. `footprint` in sq ft. A gable has one ridge as long as the house; a hip roof has a ridge of length − width and four
 * hips, each the space diagonal of a square of half the width and the rise over it.
 */
export const edges = (footprint: number, shape: Shape, rise: number) => {
  const wide = Math.sqrt(footprint / OUTLINE_RATIO);
  const long = wide * OUTLINE_RATIO;
  const half = wide / 2;
  const hips = shape === 'gable' ? 0 : 4 * Math.hypot(half, half, (half * rise) / 12);
  return {
    ridge: shape === 'gable' ? long : long - wide,
    hips,
    eaves: 2 * (shape === 'gable' ? long : long + wide),
  };
};
