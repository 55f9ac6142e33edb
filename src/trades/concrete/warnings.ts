import type { Warning } from '../../estimate/index.ts';
import type { ConcreteValues } from './calculator.ts';
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
  if (pours && v.approach === 'yes')
    warnings.push({
      id: 'approach',
      level: 'caution',
      text: 'The approach lies on city land. Work there without a permit can be torn out at your cost.',
      sources: ['C35', 'C37'],
    });
  return warnings;
};
