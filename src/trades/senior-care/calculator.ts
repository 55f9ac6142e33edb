import words from '../../../content/trades/senior-care/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { settingOf } from './level.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { agency } from './places.ts';
import { aMonth, savingsLeft, tenYears } from './series.ts';
import { warnings } from './warnings.ts';

/** A month of care for an older person in North Texas, by setting, and who might pay. */
export const calculator = defineCalculator({
  trade: 'senior-care',
  version: '2026.11.14',
  fields,
  spread: 1,
  lines,
  words,
  findings: (v, total, given) => ({
    total: ['total.month', { setting: settingOf(v) }],
    metrics: metrics(v, total, given),
    recommendation: advise(v, total, given),
    warnings: warnings(v, given),
    assumptions: [
      given.has('city')
        ? ['assumption.free-help', { ...inPlace(agency, v.city).value }]
        : 'assumption.free-help-anywhere',
      ['assumption.weeks', { weeks: figures.weeksAMonth.value }],
      'assumption.license',
      'assumption.medicare',
      settingOf(v) === 'day' && 'assumption.day-us',
      settingOf(v) === 'home' && v.hire === 'agency' && 'assumption.shortest-visit',
      settingOf(v) === 'home' &&
        v.hours === null &&
        v.tasks.length > 0 &&
        'assumption.tasks-by-the-hour',
      settingOf(v) === 'shared' && 'assumption.shared-holds-all',
      'assumption.few-prices',
    ],
    series: [aMonth(v), savingsLeft(v, total), tenYears(v)],
  }),
});
