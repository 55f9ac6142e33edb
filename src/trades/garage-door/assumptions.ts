import type { Saying } from '../../engine/index.ts';
import type { GarageDoorValues } from './fields.ts';
import { isSpringJob } from './springs.ts';
import type { GarageDoorWord } from './words.ts';

/** What the price takes for granted. */
export const assumptions = (
  v: GarageDoorValues,
): (Saying<GarageDoorWord, 'assumption'> | false)[] => [
  ['assumption.permit', { city: v.city }],
  v.job === 'new' && 'assumption.in-the-price',
  isSpringJob(v) && 'assumption.heavy-door',
  isSpringJob(v) && v.job !== 'spring' && 'assumption.likely-springs',
];
