import { faces, monthlyYield, sum, type Face } from '../../trades/solar/production.ts';
import type { SolarFitValues } from './fields.ts';

/** kWh a year that 1 kW makes on a side of this roof, before losses. */
const yearOn = (v: SolarFitValues, face: Face): number => sum(monthlyYield(face, Number(v.pitch)));

/** What each point of the compass makes, from north by east: kWh a year for each kW. */
export const bySide = (v: SolarFitValues): readonly number[] =>
  faces.map((face) => yearOn(v, face));

/** Percent of what the best side at this slope makes, without shade. */
export const partOfBest = (v: SolarFitValues): number =>
  (100 * yearOn(v, v.face)) / Math.max(...bySide(v));

/** By how many percent the side chosen makes more than the one the HOA names; below 0 where less. */
export const moreThanNamed = (v: SolarFitValues): number =>
  100 * (yearOn(v, v.face) / yearOn(v, v.hoaFace) - 1);
