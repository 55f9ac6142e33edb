import { inPlace } from '../../place/places.ts';
import type { Saying } from '../said.ts';
import type { ConcreteValues } from './fields.ts';
import { permit } from './places.ts';
import { approachOf, isOnClay, isPour, keepsBase } from './slab.ts';

type Assumption = Saying<'concrete', 'assumption'>;

/** What the slab is taken to lie on. */
const ground = (v: ConcreteValues): Assumption => {
  if (keepsBase(v)) return 'assumption.base-kept';
  return isOnClay(v) ? ['assumption.clay', { steel: v.steel }] : 'assumption.no-clay';
};

/** What the price takes for granted. */
export const assumptions = (v: ConcreteValues): (Assumption | false)[] => [
  inPlace(permit, v.city).value,
  isPour(v) && ground(v),
  isPour(v) && 'assumption.broom',
  'assumption.flat',
  isPour(v) && approachOf(v) > 0 && 'assumption.approach',
  isPour(v) && v.place === 'pool' && 'assumption.coping',
];
