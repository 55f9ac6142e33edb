import words from '../../../content/trades/concrete/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { advise } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { costsOf } from './costs.ts';
import { fields } from './fields.ts';
import { lines, smallestVisit } from './lines.ts';
import { metrics } from './metrics.ts';
import { warnings } from './warnings.ts';

/**
 * Concrete in North Texas: surface or structure, overlays, lifting, tear-out and new slabs. No spread is set:
 * what is published of slabs are guides' ranges by the square foot, whose middles lie closer together than
 * bills do. Two driveways replaced in North Richland Hills in the fall of 2025 were declared at $6 and $14.
 */
export const calculator = defineCalculator({
  trade: 'concrete',
  version: '2026.11.11',
  fields,
  least: smallestVisit,
  lines,
  words,
  findings: (v, total, given) => {
    const costs = costsOf(v);
    return {
      metrics: metrics(v, total, costs),
      recommendation: advise(v, costs, given),
      warnings: warnings(v, costs),
      assumptions: assumptions(v),
    };
  },
});
