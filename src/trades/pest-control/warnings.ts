import type { FoundWarning } from '../../engine/index.ts';
import type { PestValues } from './fields.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'pest-control'>>;

const STINGING: readonly PestValues['target'][] = ['wasp', 'bee'];
const SPRAYED: readonly PestValues['target'][] = ['general', 'flea', 'mosquito'];

/** Treated with a spray in the house or the yard. */
const isSprayed = (v: PestValues): boolean =>
  v.target === 'bedbug' ? v.bedBugs === 'chemical' : SPRAYED.includes(v.target);

/** What comes before the price: people first, then the law. */
export const warnings = (v: PestValues): (Warning | false)[] => [
  v.stung === 'yes' && { id: 'stings', level: 'stop', help: 'sting', sources: ['P10'] },
  v.stung === 'no' &&
    STINGING.includes(v.target) && { id: 'nest', level: 'caution', sources: ['P10'] },
  v.target === 'termite' && { id: 'termite-law', level: 'caution', sources: ['P30'] },
  v.target === 'rodent' && v.work === 'seal' && { id: 'shut-in', level: 'danger' },
  v.target === 'rodent' && {
    id: 'droppings',
    level: v.soiled === 'no' ? 'caution' : 'danger',
  },
  v.target === 'bedbug' && { id: 'heat', level: 'caution' },
  isSprayed(v) && v.atHome.includes('fish') && { id: 'tank', level: 'caution' },
  isSprayed(v) && v.atHome.includes('pets') && { id: 'pets-off', level: 'caution' },
  v.atHome.length > 0 && { id: 'who-is-home', level: 'caution', sources: ['P48', 'P81'] },
  v.door === 'yes' && { id: 'door', level: 'caution', sources: ['P55', 'P56'] },
];
