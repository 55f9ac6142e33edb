import type { FoundWarning } from '../../estimate/index.ts';
import type { ConcreteValues } from './fields.ts';
import { isOnClay, isPour } from './slab.ts';
import type { ConcreteSource } from './sources.ts';

type Warning = FoundWarning<ConcreteSource>;

/** What to read before the price. */
export const warnings = (v: ConcreteValues): (Warning | false)[] =>
  isPour(v)
    ? [
        { id: 'call-811', level: 'caution', sources: ['C78'] },
        v.approach > 0 && { id: 'approach', level: 'caution', sources: ['C35', 'C37'] },
        v.place === 'pool' && {
          id: 'bonding',
          facts: { price: v.bonding === null ? 'open' : 'given' },
          level: 'caution',
          sources: ['C79'],
        },
        v.steel === 'none' && isOnClay(v) && { id: 'no-steel', level: 'caution', sources: ['C3'] },
      ]
    : [];
