import { figure, type Warning } from '../../estimate/index.ts';
import type { CityId } from '../../cities.ts';
import type { SolarValues } from './fields.ts';
import { SOUTHLAKE_SQFT, WATTS_PER_SQFT, type Size } from './size.ts';
import type { SolarSource } from './sources.ts';

/** What is published of solar permits (S36–S38); other cities published nothing we could read. */
export const permit = (city: CityId): string =>
  city === 'southlake'
    ? 'Southlake asks for an electrical permit, a registered contractor, and panels at most 6 in above the roof.'
    : city === 'mckinney'
      ? 'McKinney asks for drawings and a letter sealed by an engineer.'
      : 'Ask your city which permits panels need before you sign.';

const overSouthlakeLimit = (v: SolarValues, size: Size): boolean =>
  v.city === 'southlake' && (size.sqft >= SOUTHLAKE_SQFT || v.street === 'yes');

/** What whoever holds an offer should know of it. */
export const quoteCautions = (v: SolarValues): Warning<SolarSource>[] =>
  v.quoted !== null || v.rebate
    ? [
        {
          id: 'credit-over',
          level: 'caution' as const,
          text: 'The 30% federal credit ended with 2025. An offer that still subtracts it is wrong.',
          sources: ['S33', 'S35'] as const,
        },
      ]
    : [];

/** Law and contract, read before the price. */
export const cautions = (v: SolarValues, size: Size): Warning<SolarSource>[] => [
  ...(size.limit === 'quote' && size.sqft > 1.1 * v.area
    ? [
        {
          id: 'too-many',
          level: 'caution' as const,
          text: `${size.panels} panels need about ${figure(size.sqft)} sq ft of roof; ${figure(v.area)} is counted as free. Ask for the layout.`,
          sources: ['S01'] as const,
        },
      ]
    : []),
  ...(overSouthlakeLimit(v, size)
    ? [
        {
          id: 'southlake-council',
          level: 'caution' as const,
          text: `Southlake: panels of ${SOUTHLAKE_SQFT} sq ft or more, or seen from the street, likely need a Specific Use Permit from the City Council. About ${figure(Math.ceil((SOUTHLAKE_SQFT * WATTS_PER_SQFT) / v.watts) - 1)} panels out of sight stay under it.`,
          sources: ['S25'] as const,
        },
      ]
    : []),
  ...quoteCautions(v),
  ...(v.retailer === 'no'
    ? [
        {
          id: 'no-choice',
          level: 'caution' as const,
          text: 'You cannot pick a buyback plan. Ask your utility what it pays, and enter that.',
          sources: ['S14'] as const,
        },
      ]
    : []),
];
