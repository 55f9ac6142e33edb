import { defineCalculator } from '../../estimate/index.ts';
import { inPlace } from '../../places.ts';
import { advise } from './advice.ts';
import { figures } from './figures.ts';
import { settingOf } from './level.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { agency } from './places.ts';
import { tenYears } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, total, given) => ({
    total: ['total.month', { setting: settingOf(v) }],
    metrics: metrics(v, total.typical, given),
    recommendation: advise(v, given),
    warnings: warnings(v),
    assumptions: [
      given.has('city')
        ? ['assumption.free-help', { ...inPlace(agency, v.city).value }]
        : 'assumption.free-help-anywhere',
      ['assumption.weeks', { weeks: figures.weeksAMonth.value }],
      'assumption.license',
      'assumption.medicare',
      'assumption.few-prices',
    ],
    series: [tenYears(v)],
  }),
});
