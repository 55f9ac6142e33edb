import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { permit } from './places.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
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
