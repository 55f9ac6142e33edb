import { exact } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { cityName } from '../../place/cities.ts';
import { inPlace } from '../../place/places.ts';
import { weighable } from '../bait.ts';
import type { Findings, Saying } from '../said.ts';
import { forTenant, type TenantProblem } from '../tenant.ts';
import { advise, mustLeave } from './advice.ts';
import { fields, type HvacValues } from './fields.ts';
import { prices } from './figures.ts';
import { weigh } from './keep-or-replace.ts';
import { leastQuote, lines } from './lines.ts';
import { billTonight, metrics } from './metrics.ts';
import { coop } from './places.ts';
import { runningOf } from './running.ts';
import { costOverLife, keepOrReplaceBars } from './series.ts';
import { partOf } from './symptoms.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

const assumptions = (v: HvacValues): Saying<'hvac', 'assumption'>[] => {
  switch (v.job) {
    case 'replace':
      return [
        'assumption.permit',
        ['assumption.power', { coop: inPlace(coop, v.city).value, city: cityName(v.city) }],
        ...(v.system === 'furnace' ? [] : (['assumption.refrigerant'] as const)),
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

/** What a tenant writes to the landlord of; the lease alone decides on what still works. */
const toLandlord = (v: HvacValues): TenantProblem | 'lease' => {
  if (v.job === 'repair') return v.symptom === 'no-heat' ? 'heat' : 'cooling';
  const failing = v.job === 'replace' && (v.state === 'repairs' || v.state === 'dead');
  if (!failing) return 'lease';
  return v.system === 'furnace' ? 'heat' : 'cooling';
};

/** Heating and cooling in North Texas: repair by symptom or part, replacement by size and tier. */
export const calculator = defineCalculator({
  trade: 'hvac',
  version: '2026.11.12',
  fields,
  spread: 0.92,
  least: (v) => (v.job === 'repair' ? prices.visit.low : 0),
  leastQuote,
  lines,
  words,
  findings: (answers, total, given) => {
    const v = { ...answers, repairQuote: weighable(answers.repairQuote, leastQuote(answers)) };
    const weighed = weigh(v);
    const leave = mustLeave(v);
    // Who cannot wait is told both prices until they say when.
    const tonight =
      v.job === 'repair' && !given.has('hours') && v.dangers.includes('frail') && !leave;
    const cools = ['ac-furnace', 'ac', 'heat-pump'].includes(v.system);
    const running = v.job === 'replace' && cools ? runningOf(v, given) : undefined;
    const found: Findings<'hvac'> = {
      ...(v.job === 'repair' && {
        total: tonight ? ('total.bill-by-day' as const) : ('total.bill' as const),
      }),
      metrics: leave
        ? []
        : [tonight && billTonight(total.typical), ...metrics(v, weighed, running, given)],
      recommendation: {
        ...advise(v, weighed, given),
        urgent: v.dangers.includes('frail') && !leave,
      },
      warnings: warnings(answers, given),
      assumptions: leave ? [] : assumptions(v),
      series: [
        !leave && running !== undefined && costOverLife(running),
        !leave && v.job === 'repair' && given.has('age') && keepOrReplaceBars(weighed),
      ],
    };
    return v.tenure === 'own' ? found : forTenant(found, toLandlord(v));
  },
});
