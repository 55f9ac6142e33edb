import type { FoundWarning, Given } from '../../engine/index.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'cabinets'>>;

/** Water first, then mold and lead, then what can break or get more expensive. */
export const warnings = (v: CabinetsValues, given: Given): (Warning | false)[] => [
  v.condition === 'wet' && { id: 'wet', level: 'danger', sources: ['C56', 'C27'] },
  v.condition === 'swollen' && { id: 'swollen', level: 'caution', sources: ['C56', 'C27'] },
  v.old === 'yes' && { id: 'lead', level: 'caution', sources: ['C34'] },
  v.job === 'replace' &&
    v.counter === 'keep' && { id: 'kept-counter', level: 'caution', sources: ['C69'] },
  v.job === 'replace' &&
    v.tier !== 'custom' &&
    !(given.has('imported') && v.imported === 'no') && {
      id: 'duty',
      facts: { now: figures.duty.value, next: figures.dutyNext.value },
      level: 'caution',
      sources: ['C31', 'C71'],
    },
];
