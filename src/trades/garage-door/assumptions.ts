import type { GarageDoorValues } from './fields.ts';
import type { Saying } from '../said.ts';
import { isSpringJob } from './springs.ts';

/** What the price takes for granted. */
export const assumptions = (
  v: GarageDoorValues,
): (Saying<'garage-door', 'assumption'> | false)[] => [
  ['assumption.permit', { city: v.city }],
  v.job === 'new' && 'assumption.in-the-price',
  isSpringJob(v) && 'assumption.heavy-door',
  isSpringJob(v) && v.job !== 'spring' && 'assumption.likely-springs',
];
