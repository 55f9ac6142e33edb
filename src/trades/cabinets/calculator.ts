import words from '../../../content/trades/cabinets/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { fields } from './fields.ts';
import { lines, smallestJob } from './lines.ts';
import { metrics } from './metrics.ts';
import { permit } from './places.ts';
import { warnings } from './warnings.ts';

/** Kitchen cabinets: new ones, refaced, repainted, or new handles. */
export const calculator = defineCalculator({
  trade: 'cabinets',
  version: '2026.11.8',
  fields,
  spread: 1.01,
  least: smallestJob,
  lines,
  words,
  findings: (v, total, given) => ({
    total: 'total.job',
    metrics: metrics(v, total, given),
    recommendation: advise(v, given),
    warnings: warnings(v, given),
    assumptions: [
      v.job !== 'hardware' &&
        (inPlace(permit, v.city).value === 'swap-exempt'
          ? 'assumption.swap-exempt'
          : 'assumption.ask-permit'),
      v.job === 'replace' && 'assumption.shut-off',
      'assumption.linear-foot',
      v.job === 'replace' && v.tier !== 'custom' ? 'assumption.tax-in' : 'assumption.tax',
    ],
  }),
});
