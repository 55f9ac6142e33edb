import { caution, usd } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { Costs } from './costs.ts';
import type { ConcreteValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { isOnClay, isPour, keepsBase, yardsOf } from './slab.ts';

/** Troubles of a slab whose ground gave way. */
const moved = ['lip', 'sunk', 'hollow'];

/** Whether the price of bonding is asked for, open, called nothing, or given. */
const bondingPrice = ({ place, bonding }: ConcreteValues): string => {
  if (place !== 'pool') return 'unasked';
  if (bonding === null) return 'open';
  return bonding === 0 ? 'zero' : 'given';
};

/** A porch poured with the house may hold its tensioned cables, and a breaker or a drill would meet them. */
const tensioned = (v: ConcreteValues): Warning<'concrete'> | false =>
  v.place === 'patio' &&
  (v.job === 'replace' || v.job === 'level') &&
  caution('tensioned', { sources: ['C108'] });

/** What to read before the price. A slab that is damp or hollow beside a pool is a pool deck, whatever it is called. */
export const warnings = (
  v: ConcreteValues,
  { cost, replacing }: Costs,
): (Warning<'concrete'> | false)[] =>
  isPour(v)
    ? [
        tensioned(v),
        caution('call-811', { sources: ['C78'] }),
        v.access === 'wheel' &&
          yardsOf(v) > figures.wheelsAlone.value &&
          caution('needs-pump', {
            facts: { yards: Math.round(yardsOf(v)), pump: usd(prices.pump) },
            sources: ['C88'],
          }),
        v.approach > v.area && caution('approach-area'),
        v.approach > 0 && caution('approach', { sources: ['C35', 'C37'] }),
        (v.place === 'pool' || v.trouble === 'hollow') &&
          caution('bonding', { facts: { price: bondingPrice(v) }, sources: ['C79'] }),
        keepsBase(v) && moved.includes(v.trouble) && caution('base-sank'),
        v.steel === 'none' && isOnClay(v) && caution('no-steel', { sources: ['C3'] }),
      ]
    : [
        tensioned(v),
        v.job === 'level' && caution('locate-lines'),
        cost > replacing &&
          caution('costs-more-than-new', { facts: { cost: usd(cost), replacing: usd(replacing) } }),
      ];
