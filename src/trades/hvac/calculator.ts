import { exact, type Saying } from '../../estimate/index.ts';
import { defineCalculator } from '../../estimate/run/define-calculator.ts';
import { cityName } from '../../cities.ts';
import { inPlace } from '../../places.ts';
import { advise } from './advice.ts';
import type { HvacValues } from './fields.ts';
import { prices } from './figures.ts';
import { weigh } from './keep-or-replace.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { coop } from './places.ts';
import { runningOf } from './running.ts';
import { costOverYears, keepOrReplaceBars } from './series.ts';
import { partOf } from './symptoms.ts';
import { warnings } from './warnings.ts';
import { words, type HvacWord } from './words.ts';

const assumptions = (v: HvacValues): Saying<HvacWord, 'assumption'>[] => {
  switch (v.job) {
    case 'replace':
      return [
        'assumption.permit',
        ['assumption.power', { coop: inPlace(coop, v.city).value, city: cityName(v.city) }],
        'assumption.refrigerant',
        'assumption.no-credit',
      ];
    case 'ducts':
      return ['assumption.attic'];
    default:
      return [
        [
          'assumption.part',
          { named: v.job === 'tune-up' || partOf(v) !== 'unknown' ? 'yes' : 'no' },
        ],
        'assumption.no-permit',
        ['assumption.weighing', { repair: exact(prices.commonRepair.typical) }],
      ];
  }
};

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, _total, given) => {
    const weighed = weigh(v);
    // Beside “go outside” nothing else is said.
    const leave = v.dangers.includes('gas');
    const cools = ['ac-furnace', 'ac', 'heat-pump'].includes(v.system);
    const running = v.job === 'replace' && cools ? runningOf(v, given) : undefined;
    return {
      ...(v.job === 'repair' && { total: 'total.bill' as const }),
      metrics: leave ? [] : metrics(v, weighed, running, given),
      recommendation: {
        ...advise(v, weighed, given),
        urgent: v.dangers.includes('frail') && !leave,
      },
      warnings: warnings(v, given),
      assumptions: leave ? [] : assumptions(v),
      series: [
        !leave && running !== undefined && costOverYears(running),
        !leave && v.job === 'repair' && given.has('age') && keepOrReplaceBars(weighed),
      ],
    };
  },
});
