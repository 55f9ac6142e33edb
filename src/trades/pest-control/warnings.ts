import type { FoundWarning } from '../../estimate/index.ts';
import type { PestValues } from './fields.ts';
import type { PestSource } from './sources.ts';

type Warning = FoundWarning<PestSource>;

const STINGING: readonly PestValues['target'][] = ['wasp', 'bee'];

/** What comes before the price: people first, then the law. */
export const warnings = (v: PestValues): (Warning | false)[] => [
  v.stung === 'yes' && { id: 'stings', level: 'danger', sources: ['P10'] },
  v.stung === 'no' &&
    STINGING.includes(v.target) && { id: 'nest', level: 'caution', sources: ['P10'] },
  v.target === 'termite' && { id: 'termite-law', level: 'caution', sources: ['P30'] },
  v.atHome.length > 0 && { id: 'who-is-home', level: 'caution', sources: ['P48', 'P81'] },
  v.door === 'yes' && { id: 'door', level: 'caution', sources: ['P55', 'P56'] },
];
