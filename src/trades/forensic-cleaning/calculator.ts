import words from '../../../content/trades/forensic-cleaning/words.json' with { type: 'json' };
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { fields, type CleaningValues } from './fields.ts';
import { prices } from './figures.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { office } from './places.ts';
import { areNeedles, isPriced } from './scene.ts';
import { warnings } from './warnings.ts';

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

/** Nobody comes to a scene for less than a crew’s first hours or a sweep; a full home has no such floor but its yards. */
const least = (v: CleaningValues): number =>
  v.situation !== 'clutter' && isPriced(v) ? (areNeedles(v) ? prices.sweep : prices.start).low : 0;

/** Cleaning a home after a death, an injury or years of clutter, in North Texas. */
export const calculator = defineCalculator({
  trade: 'forensic-cleaning',
  version: '2026.11.9',
  fields,
  spread: 0.87,
  least,
  lines,
  words,
  findings: (v, total, given) => ({
    total: isPriced(v) ? 'total.cleaning' : 'total.no-price',
    metrics: metrics(v, total, given),
    recommendation: advise(v, total.typical, given),
    warnings: warnings(v, given),
    assumptions: assumptions(v),
  }),
});
