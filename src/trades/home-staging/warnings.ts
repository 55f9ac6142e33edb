import type { FoundWarning } from '../../estimate/index.ts';
import type { StagingValues } from './fields.ts';
import type { StagingSource } from './sources.ts';

/** What keeps photos honest and contracts clear. */
export const warnings = (v: StagingValues): (FoundWarning<StagingSource> | false)[] => [
  v.kind === 'virtual' && {
    id: 'label-photos',
    level: 'caution',
    sources: ['S30', 'S32', 'S38'],
  },
  v.kind !== 'virtual' && v.paint > v.area && { id: 'paint-area', level: 'caution' },
  v.kind === 'vacant' && { id: 'empty-home', level: 'caution', sources: ['S62', 'S63'] },
  v.kind === 'vacant' && { id: 'written-term', level: 'caution', sources: ['S6', 'S5', 'S7'] },
];
