import type { Warning } from '../../estimate/index.ts';
import type { ConcreteValues } from './model.ts';
import { isOnClay } from './slab.ts';
import type { ConcreteSource } from './sources.ts';

/** What to read before the price. */
export const warningsFor = (v: ConcreteValues): Warning<ConcreteSource>[] => {
  const pours = v.job === 'replace' || v.job === 'new';
  const warnings: Warning<ConcreteSource>[] = [];
  if (pours)
    warnings.push({
      id: 'call-811',
      level: 'caution',
      text: 'Whoever digs must contact 811 two business days before. It is free: gas and power lines get marked.',
      sources: ['C78'],
    });
  if (pours && v.approach > 0)
    warnings.push({
      id: 'approach',
      level: 'caution',
      text: 'The approach lies on city land. Work there without a permit can be torn out at your cost.',
      sources: ['C35', 'C37'],
    });
  if (pours && v.place === 'pool')
    warnings.push({
      id: 'bonding',
      level: 'caution',
      text: 'A pool deck must be bonded: its steel, or a copper ring, is tied to the pool within 3 ft of the water (NEC 680.26). Without it swimmers can get a shock. Have an electrician do it and the city look before the pour. It is not in the price until you enter it.',
      sources: ['C79'],
    });
  if (pours && v.steel === 'none' && isOnClay(v))
    warnings.push({
      id: 'no-steel',
      level: 'caution',
      text: 'On clay a slab without steel breaks up as the ground moves. Take bars.',
      sources: ['C3'],
    });
  return warnings;
};
