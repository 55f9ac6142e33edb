import words from '../../../content/trades/solar/words.json' with { type: 'json' };
import type { Values } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { foundOf } from './found.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { series } from './series.ts';
import { warnings } from './warnings.ts';

/** Solar in North Texas: new panels, panels off and on for a new roof, or a battery alone. */
export const calculator = defineCalculator({
  trade: 'solar',
  version: '2026.11.9',
  fields,
  spread: 1,
  least: ({ job }: Values<typeof fields>) => (job === 'reset' ? figures.leastReset.value : 0),
  lines,
  words,
  findings: (v, total, given) => {
    const found = foundOf(v, total.high);
    return {
      total: v.job === 'reset' ? 'total.reset' : 'total.price',
      metrics: metrics(v, found),
      recommendation: advise(v, found, total.typical, given),
      warnings: warnings(v, found.worth),
      assumptions: assumptions(v, found),
      series: series(v, found),
    };
  },
});
