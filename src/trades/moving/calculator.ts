import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { figures } from './figures.ts';
import { isByHour } from './lines.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { byMonth } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, total, given) => ({
    total: 'total.bill',
    metrics: metrics(v, total, given),
    recommendation: advise(v, total, given),
    warnings: warnings(v),
    assumptions: [
      v.city === 'elsewhere' ? 'assumption.texas-rates' : 'assumption.no-dallas-card',
      isByHour(v)
        ? [
            'assumption.by-hour',
            { town: figures.citySpeed.value, beyond: figures.highwaySpeed.value },
          ]
        : v.fuel === 0
          ? 'assumption.fuel-none'
          : 'assumption.fuel',
    ],
    series: [byMonth(v, given)],
  }),
});
