import { metric } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import { costOf, shareOfNew, type Costs } from './costs.ts';
import type { GarageDoorValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { cyclesOf, isSpringJob, springLife, torquePerTurn } from './springs.ts';

const lifeMetric = (v: GarageDoorValues): Metric<'garage-door'> =>
  metric('spring-life', springLife(cyclesOf(v), v.perDay), 'year', {
    facts: { cycles: cyclesOf(v), perDay: v.perDay },
    sources: ['G04', 'G21', 'G40'],
  });

const torqueMetric = (weight: number, height: number): Metric<'garage-door'> => {
  const torque = torquePerTurn(weight, height);
  return metric('torque', torque, 'number', {
    text: ['text.torque', { torque }],
    sources: ['G17', 'G18'],
  });
};

const shareMetric = (v: GarageDoorValues, costs: Costs): Metric<'garage-door'> =>
  metric('share-of-new', shareOfNew(costs), 'percent', {
    facts: {
      of: costOf(v),
      line: figures.replaceFrom.value,
      oldLine: figures.replaceOldFrom.value,
      oldFrom: figures.oldDoor.value,
    },
    sources: ['G22', 'G23', 'G24'],
  });

const openerMetric = (): Metric<'garage-door'> => {
  const { low, typical, high, sources } = prices.openerRepair;
  return metric('opener-repair', { low, typical, high }, 'usd', { sources });
};

/** Whether the price is weighed against a new door: not where the opener is what goes. */
const isWeighed = (v: GarageDoorValues): boolean =>
  v.eyes === 'yes' && v.job !== 'new' && v.job !== 'close' && v.job !== 'opener';

export const metrics = (v: GarageDoorValues, costs: Costs): (Metric<'garage-door'> | false)[] => [
  isSpringJob(v) && lifeMetric(v),
  isSpringJob(v) && v.weight !== null && torqueMetric(v.weight, Number(v.height)),
  isWeighed(v) && shareMetric(v, costs),
  v.job === 'opener' && v.fault === 'dead' && v.fix === 'new' && v.eyes === 'yes' && openerMetric(),
];
