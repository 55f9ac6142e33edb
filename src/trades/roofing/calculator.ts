import { cityName } from '../../place/cities.ts';
import { rough } from '../../engine/index.ts';
import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import { advise } from './advice.ts';
import { costsOf } from './costs.ts';
import { figures } from './figures.ts';
import { isWhole, laidOn, outline, riseOf, wantedOn } from './lines.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { permit } from './places.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/** The model, and everything said alongside its lines. */
export const calculator = defineCalculator({
  ...model,
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
