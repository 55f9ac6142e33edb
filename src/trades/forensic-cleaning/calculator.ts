import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import type { CleaningValues } from './fields.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { office } from './places.ts';
import { isPriced } from './scene.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

const assumptions = (v: CleaningValues) => {
  const { where, name, phone } = inPlace(office, v.city).value;
  const clutter = v.situation === 'clutter';
  return [
    clutter && 'assumption.no-insurer',
    !clutter &&
      v.situation !== 'other' &&
      v.situation !== 'harm' &&
      (['assumption.office', { where, name, phone }] as const),
    !clutter && v.situation !== 'other' && 'assumption.who-cleans',
    (v.cause === 'natural' || v.cause === 'suicide') && 'assumption.no-fund',
    !clutter && isPriced(v) && 'assumption.three-things',
    !clutter && isPriced(v) && 'assumption.no-rebuilding',
    v.owner !== 'own' && 'assumption.rented',
    isPriced(v) && 'assumption.a-range',
    v.situation === 'other' && v.what === 'unknown' && 'assumption.unknown',
  ] as const;
};

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
  words,
  findings: (v, total, given) => ({
    total: isPriced(v) ? 'total.cleaning' : 'total.no-price',
    metrics: metrics(v, total, given),
    recommendation: advise(v, total.typical, given),
    warnings: warnings(v, given),
    assumptions: assumptions(v),
  }),
});
