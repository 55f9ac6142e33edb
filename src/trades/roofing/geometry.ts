import { figures } from './figures.ts';

const ratio = figures.outlineRatio.value;

/**
 * What lies under the roof, eaves included, in sq ft, from the living area of a tax record: the ground
 * floor and a garage, as a rectangle, with its eaves.
 */
export const outlineOf = (livingArea: number, stories: 1 | 2): number => {
  const ground = stories === 1 ? livingArea : (livingArea * figures.groundShare.value) / 100;
  const wide = Math.sqrt((ground + figures.garage.value) / ratio);
  const eaves = 2 * figures.eaves.value;
  return (wide + eaves) * (wide * ratio + eaves);
};

export type Shape = 'gable' | 'hip' | 'complex';

/** Sloped area over footprint: √(1 + (rise/12)²). `rise` in inches per 12 inches of run. */
export const pitchFactor = (rise: number): number => Math.hypot(1, rise / 12);

/**
 * Edges of a roof over a rectangle, in linear feet; `eaves` are those that water runs off. `footprint` in
 * sq ft. A gable has one ridge as long as the house; a hip roof has a ridge of length − width and four
 * hips, each the space diagonal of a square of half the width and the rise over it.
 */
export const edges = (footprint: number, shape: Shape, rise: number) => {
  const wide = Math.sqrt(footprint / ratio);
  const long = wide * ratio;
  const half = wide / 2;
  // A hip roof has one hip for each of its four corners.
  // eslint-disable-next-line no-restricted-syntax -- corners of a rectangle
  const hips = shape === 'gable' ? 0 : 4 * Math.hypot(half, half, (half * rise) / 12);
  return {
    ridge: shape === 'gable' ? long : long - wide,
    hips,
    eaves: 2 * (shape === 'gable' ? long : long + wide),
  };
};
