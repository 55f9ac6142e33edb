import words from '../../../content/trades/moving/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { isByHour, lines, smallestMove } from './lines.ts';
import { metrics } from './metrics.ts';
import { byMonth } from './series.ts';
import { warnings } from './warnings.ts';

/**
 * A household move: by the hour while a crew of its own is cheaper, by weight and miles beyond that. It has
 * no spread of its own: what is published of moves are averages of many, which lie closer together than
 * the quotes for one do.
 */
export const calculator = defineCalculator({
  trade: 'moving',
  version: '2026.11.11',
  fields,
  least: smallestMove,
  lines,
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
