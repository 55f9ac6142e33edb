import type { Saying } from '../../estimate/index.ts';
import { inPlace } from '../../places.ts';
import type { ConcreteValues } from './fields.ts';
import { permit } from './places.ts';
import { approachOf, isOnClay, isPour } from './slab.ts';
import type { ConcreteWord } from './words.ts';

/** What the price takes for granted. */
export const assumptions = (v: ConcreteValues): (Saying<ConcreteWord, 'assumption'> | false)[] => [
  inPlace(permit, v.city).value,
  isPour(v) && (isOnClay(v) ? ['assumption.clay', { steel: v.steel }] : 'assumption.no-clay'),
  isPour(v) && 'assumption.broom',
  'assumption.flat',
  isPour(v) && approachOf(v) > 0 && 'assumption.approach',
  isPour(v) && v.place === 'pool' && 'assumption.coping',
];
