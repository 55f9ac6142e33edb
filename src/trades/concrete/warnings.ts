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
      text: 'Call 811 before anyone digs. They mark gas and power lines.',
      sources: ['C51'],
    });
  if (pours && v.approach === 'yes')
    warnings.push({
      id: 'approach',
      level: 'caution',
      text: 'The approach lies on city land. Work there without a permit can be torn out at your cost.',
      sources: ['C35', 'C37'],
    });
  warnings.push({
    id: 'leftover',
    level: 'caution',
    text: 'Nobody has “leftover concrete from a job nearby”. Send away anyone at the door who does, or who wants it all up front.',
    sources: ['C49', 'C50'],
  });
  return warnings;
};
