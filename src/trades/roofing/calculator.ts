import words from '../../../content/trades/roofing/words.json' with { type: 'json' };
import { rough } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { cityName } from '../../place/cities.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { costsOf } from './costs.ts';
import { fields } from './fields.ts';
import { figures, prices } from './figures.ts';
import { isWhole, laidOn, lines, outline, riseOf, wantedOn } from './lines.ts';
import { metrics } from './metrics.ts';
import { permit } from './places.ts';
import { warnings } from './warnings.ts';

/**
 * Roofing in North Texas: replacement, repair and the claim after hail. No spread is set: every published
 * case leaves much open, which alone accounts for most of its distance, so they say little of a roof of
 * which all is known. Three bids for one differ by about a fifth either way, as the published ranges do.
 */
export const calculator = defineCalculator({
  trade: 'roofing',
  version: '2026.11.12',
  fields,
  least: () => prices.repairMinor.low,
  lines,
  words,
  findings: (v, _total, given) => {
    const costs = costsOf(v, given);
    const urgent =
      (v.urgent === 'yes' && v.job !== 'replace') ||
      (v.condition === 'sagging' && v.job !== 'storm');
    const lowButShingled =
      riseOf(v) < figures.doubleUnderlayment.value && laidOn(riseOf(v), wantedOn(v)) !== 'membrane';
    return {
      total: v.job === 'repair' ? 'total.repair' : 'total.job',
      metrics: metrics(v, costs),
      recommendation: { ...advise(v, costs, given), urgent },
      warnings: warnings(v),
      assumptions: [
        [`assumption.permit-${inPlace(permit, v.city).value}`, { city: cityName(v.city) }],
        'assumption.square',
        isWhole(v) &&
          v.known.endsWith('story') && [
            'assumption.from-floor',
            {
              stories: v.known === 'two-story' ? 'two' : 'one',
              ground: figures.groundShare.value,
              garage: figures.garage.value,
              eaves: figures.eaves.value,
              outline: rough(outline(v), 'sqft'),
            },
          ],
        isWhole(v) &&
          lowButShingled && [
            'assumption.second-underlayment',
            { rise: figures.doubleUnderlayment.value },
          ],
        isWhole(v) && 'assumption.laying',
        isWhole(v) && v.job === 'storm' && v.existing === 'wood' && 'assumption.deck-by-ordinance',
      ],
    };
  },
});
