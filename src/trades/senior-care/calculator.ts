import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { figures } from './figures.ts';
import { settingOf } from './level.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { agency } from './places.ts';
import { aMonth, savingsLeft, tenYears } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
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
