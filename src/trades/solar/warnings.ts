import { cityName } from '../../place/cities.ts';
import { amount, caution } from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import type { Warning } from '../said.ts';
import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import { farQuote } from './lines.ts';
import { council } from './places.ts';
import type { Size } from './size.ts';

const ofCouncil = (v: SolarValues, size: Size): Warning<'solar'> | false => {
  const limit = inPlace(council, v.city).value;
  if (limit === null || (size.sqft < limit && v.street === 'no')) return false;
  const panels = Math.ceil((limit * figures.wattsPerSqft.value) / v.watts) - 1;
  return caution('council', { facts: { city: cityName(v.city), limit, panels }, sources: ['S25'] });
};

/** A price held that is far from every price known for this. */
const ofQuote = (v: SolarValues): Warning<'solar'> | false => {
  const far = farQuote(v);
  if (far === 'low') return caution('quote-low', { facts: { job: v.job } });
  return far === 'high' && caution('quote-high');
};

/** Law and contract, read before the price. */
export const warnings = (v: SolarValues, size: Size): (Warning<'solar'> | false)[] => [
  v.job === 'new' &&
    size.limit === 'quote' &&
    size.sqft > figures.crowded.value * v.area &&
    caution('too-many', {
      facts: {
        panels: size.panels,
        needed: amount(size.sqft, 'sqft'),
        free: amount(v.area, 'sqft'),
      },
      sources: ['S01'],
    }),
  ofQuote(v),
  v.job === 'new' && ofCouncil(v, size),
  v.job !== 'reset' &&
    (v.quoted !== null || v.rebate > 0) &&
    caution('credit-over', { sources: ['S33', 'S35', 'S88'] }),
  v.job !== 'reset' &&
    v.escalation > figures.steepClimb.value &&
    caution('steep-climb', {
      facts: { rise: amount(v.escalation, 'percent') },
      sources: ['S21', 'S03'],
    }),
  v.job !== 'reset' && v.retailer === 'no' && caution('no-choice', { sources: ['S14'] }),
];
