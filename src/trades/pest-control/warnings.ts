import { stop, caution, danger } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { PestValues } from './fields.ts';

const STINGING: readonly PestValues['target'][] = ['wasp', 'bee'];
const SPRAYED: readonly PestValues['target'][] = ['general', 'flea', 'mosquito'];

/** Treated with a spray in the house or the yard. */
const isSprayed = (v: PestValues): boolean =>
  v.target === 'bedbug' ? v.bedBugs === 'chemical' : SPRAYED.includes(v.target);

/** What comes before the price: people first, then the law. */
export const warnings = (v: PestValues): (Warning<'pest-control'> | false)[] => [
  v.stung === 'yes' && stop('stings', { help: 'sting', sources: ['P10'] }),
  v.stung === 'no' && STINGING.includes(v.target) && caution('nest', { sources: ['P10'] }),
  v.target === 'termite' && caution('termite-law', { sources: ['P30'] }),
  v.target === 'rodent' && v.work === 'seal' && danger('shut-in'),
  v.target === 'rodent' && {
    id: 'droppings',
    level: v.soiled === 'no' ? 'caution' : 'danger',
  },
  v.target === 'bedbug' && caution('heat'),
  isSprayed(v) && v.atHome.includes('fish') && caution('tank'),
  isSprayed(v) && v.atHome.includes('pets') && caution('pets-off'),
  v.atHome.length > 0 && caution('who-is-home', { sources: ['P48', 'P81'] }),
  v.door === 'yes' && caution('door', { sources: ['P55', 'P56'] }),
];
