import { usd, type FoundWarning } from '../../engine/index.ts';
import type { Costs } from './costs.ts';
import type { ConcreteValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { isOnClay, isPour, keepsBase, yardsOf } from './slab.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'concrete'>>;

/** Troubles of a slab whose ground gave way. */
const moved = ['lip', 'sunk', 'hollow'];

/** Whether the price of bonding is asked for, open, called nothing, or given. */
const bondingPrice = ({ place, bonding }: ConcreteValues): string => {
  if (place !== 'pool') return 'unasked';
  if (bonding === null) return 'open';
  return bonding === 0 ? 'zero' : 'given';
};

/** A porch poured with the house may hold its tensioned cables, and a breaker or a drill would meet them. */
const tensioned = (v: ConcreteValues): Warning | false =>
  v.place === 'patio' &&
  (v.job === 'replace' || v.job === 'level') && {
    id: 'tensioned',
    level: 'caution',
    sources: ['C108'],
  };

/** What to read before the price. A slab that is damp or hollow beside a pool is a pool deck, whatever it is called. */
export const warnings = (v: ConcreteValues, { cost, replacing }: Costs): (Warning | false)[] =>
  isPour(v)
    ? [
        tensioned(v),
        { id: 'call-811', level: 'caution', sources: ['C78'] },
        v.access === 'wheel' &&
          yardsOf(v) > figures.wheelsAlone.value && {
            id: 'needs-pump',
            facts: { yards: Math.round(yardsOf(v)), pump: usd(prices.pump) },
            level: 'caution',
            sources: ['C88', 'C89'],
          },
        v.approach > v.area && { id: 'approach-area', level: 'caution' },
        v.approach > 0 && { id: 'approach', level: 'caution', sources: ['C35', 'C37'] },
        (v.place === 'pool' || v.trouble === 'hollow') && {
          id: 'bonding',
          facts: { price: bondingPrice(v) },
          level: 'caution',
          sources: ['C79'],
        },
        keepsBase(v) && moved.includes(v.trouble) && { id: 'base-sank', level: 'caution' },
        v.steel === 'none' && isOnClay(v) && { id: 'no-steel', level: 'caution', sources: ['C3'] },
      ]
    : [
        tensioned(v),
        v.job === 'level' && { id: 'locate-lines', level: 'caution' },
        cost > replacing && {
          id: 'dearer-than-new',
          facts: { cost: usd(cost), replacing: usd(replacing) },
          level: 'caution',
        },
      ];
