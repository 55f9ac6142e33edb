import { fillIn, type Answers, type Given } from '../../engine/index.ts';
import { fields as solar, type SolarValues } from '../../trades/solar/fields.ts';
import type { SolarFitValues } from './fields.ts';
import { shadeOf } from './shade.ts';

/** The questions that the solar calculator asks in the same words. */
const shared = [
  'city',
  'kwh',
  'face',
  'rate',
  'pitch',
  'area',
  'covering',
  'roofAge',
  'street',
  'retailer',
  'buyback',
] as const;

/** What the solar calculator takes over: what was answered here, and the shade that follows from it. */
export const solarInputs = (
  v: SolarFitValues,
  given: Given,
): Readonly<Record<string, unknown>> => ({
  job: 'new',
  ...Object.fromEntries(shared.flatMap((id) => (given.has(id) ? [[id, v[id]]] : []))),
  ...(given.has('casts') && { shade: shadeOf(v) }),
});

/** The same as the solar model computes from: new panels sized by it, at its typical price. */
export const solarValues = (v: SolarFitValues, given: Given): SolarValues =>
  fillIn({ fields: solar }, solarInputs(v, given) as Answers) as unknown as SolarValues;
