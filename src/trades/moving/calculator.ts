import { defineCalculator, type Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { metricsOf, seriesOf, warningsOf } from './findings.ts';
import { isLocal, linesOf } from './lines.ts';
import { advise } from './recommendation.ts';

export type MovingValues = Values<typeof fields>;

const place = (v: MovingValues): string =>
  v.city === 'elsewhere'
    ? 'Rates are those of Texas. Yours may differ.'
    : 'Crew rates are those of Texas movers; no dated Dallas card was found.';

/** A household move: by the hour inside the metro, by weight and miles beyond it. */
export const calculator = defineCalculator({
  trade: 'moving',
  version: '2026.11.2',
  fields,
  lines: linesOf,
  findings: (v, total, given) => ({
    totalLabel: 'Likely moving bill',
    metrics: metricsOf(v, total),
    recommendation: advise(v, total, given),
    warnings: warningsOf(v),
    assumptions: [
      place(v),
      ...(isLocal(v)
        ? [
            'The truck drives 30 miles an hour. The least billed is 2 or 3 hours. No tip is included.',
          ]
        : ['Fuel is added only from your quote.']),
    ],
    series: seriesOf(v),
  }),
});
