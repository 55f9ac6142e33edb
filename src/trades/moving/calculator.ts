import { defineCalculator } from '../../estimate/index.ts';
import { metricsOf, seriesOf, warningsOf } from './findings.ts';
import { isByHour } from './lines.ts';
import { model, type MovingValues } from './model.ts';
import { advise } from './recommendation.ts';

const place = (v: MovingValues): string =>
  v.city === 'elsewhere'
    ? 'Rates are those of Texas. Yours may differ.'
    : 'Crew rates are those of Texas movers; no dated Dallas card was found.';

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => ({
    totalLabel: 'Likely moving bill',
    metrics: metricsOf(v, total, given),
    recommendation: advise(v, total, given),
    warnings: warningsOf(v),
    assumptions: [
      place(v),
      ...(isByHour(v)
        ? [
            'The truck drives 30 miles an hour in town, 55 beyond, there and back. The least billed is 2 or 3 hours. No tip is included.',
          ]
        : ['Without the fuel surcharge of a quote, 0 to 14% is taken.']),
    ],
    series: seriesOf(v),
  }),
});
