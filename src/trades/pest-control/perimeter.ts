import { exactly, scale, type ThreePoint } from '../../engine/index.ts';
import { figures } from './figures.ts';

interface House {
  /** Floor area in sq ft. */
  readonly area: number;
  readonly stories: '1' | '2';
  readonly garage: 'yes' | 'no';
  /** Linear ft, where someone measured. */
  readonly measured: number | null;
}

/** Sq ft the house stands on, not counting the garage. */
export const footprintOf = ({ area, stories }: Pick<House, 'area' | 'stories'>): number =>
  area / Number(stories);

/** Length around the foundation in linear ft: measured, else from the footprint. */
export const perimeterOf = (house: House): ThreePoint => {
  if (house.measured !== null) return exactly(house.measured);
  const ground = footprintOf(house) + (house.garage === 'yes' ? figures.garage.value : 0);
  // eslint-disable-next-line no-restricted-syntax -- a square has four sides
  return scale(figures.outline.value, 4 * Math.sqrt(ground));
};

/** Gallons a liquid barrier takes by the label, one foot deep. */
export const labelGallons = (feet: number): number => feet * figures.gallonsAFoot.value;

/** Bait stations for a length. */
export const stations = (feet: number): number => Math.ceil(feet / figures.stationSpacing.value);
