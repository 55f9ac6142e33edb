import { danger, caution, type Given } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';

/** Water first, then mold and lead, then what can break or get more expensive. */
export const warnings = (v: CabinetsValues, given: Given): (Warning<'cabinets'> | false)[] => [
  v.condition === 'wet' && danger('wet', { sources: ['C56', 'C27'] }),
  v.condition === 'swollen' && caution('swollen', { sources: ['C56', 'C27'] }),
  v.old === 'yes' && caution('lead', { sources: ['C34'] }),
  v.job === 'replace' && v.counter === 'keep' && caution('kept-counter', { sources: ['C69'] }),
  v.job === 'replace' &&
    v.tier !== 'custom' &&
    !(given.has('imported') && v.imported === 'no') &&
    caution('duty', {
      facts: { now: figures.duty.value, next: figures.dutyNext.value },
      sources: ['C31', 'C71'],
    }),
];
