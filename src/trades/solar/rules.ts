import { figure, type Warning } from '../../estimate/index.ts';
import type { CityId } from '../../site.ts';
import type { SolarValues } from './calculator.ts';
import { SOUTHLAKE_SQFT, WATTS_PER_SQFT, type Size } from './size.ts';
import type { SolarSource } from './sources.ts';

/** What is published of solar permits, city by city (S25, S36–S38). */
export const permits: Readonly<Record<CityId, string>> = {
  southlake:
    'Southlake asks for an electrical permit, a contractor registered with the city, and panels at most 6 in above the roof.',
  allen: 'Ask the City of Allen which permits panels need before you sign.',
  plano: 'Ask the City of Plano which permits panels need before you sign.',
  frisco:
    'Ask the City of Frisco which permits panels need, and whether Oncor or CoServ is your utility.',
  mckinney:
    'McKinney asks for drawings and a letter sealed by an engineer; the review takes about 10 days.',
  dallas: 'Ask your city in the Dallas area which permits panels need before you sign.',
  elsewhere: 'Rules differ by city: ask yours which permits panels need before you sign.',
};

const overSouthlakeLimit = (v: SolarValues, size: Size): boolean =>
  v.city === 'southlake' && (size.sqft >= SOUTHLAKE_SQFT || v.street === 'yes');

/** Law and contract, read before the price. */
export const cautions = (v: SolarValues, size: Size): Warning<SolarSource>[] => [
  ...(overSouthlakeLimit(v, size)
    ? [
        {
          id: 'southlake-council',
          level: 'caution' as const,
          text: `In Southlake, panels of ${SOUTHLAKE_SQFT} sq ft or more, or that can be seen from the street, likely need a Specific Use Permit from the City Council. Ask the city before you sign. About ${figure(Math.ceil((SOUTHLAKE_SQFT * WATTS_PER_SQFT) / v.watts) - 1)} panels out of sight stay under the limit.`,
          sources: ['S25'] as const,
        },
      ]
    : []),
  {
    id: 'credit-over',
    level: 'caution',
    text: 'There is no 30% federal credit for a system finished after December 31, 2025. An offer that still subtracts it is wrong.',
    sources: ['S33', 'S35'],
  },
  ...(v.retailer === 'no'
    ? [
        {
          id: 'no-choice',
          level: 'caution' as const,
          text: 'You cannot pick a buyback plan. Ask your utility in writing what it pays for power you send out, and enter that.',
          sources: ['S14'] as const,
        },
      ]
    : []),
  ...(v.covering === 'clay'
    ? [
        {
          id: 'clay',
          level: 'caution' as const,
          text: 'Clay and slate break underfoot, and at least one national installer will not work on clay. This price is for an easier roof.',
          sources: ['S09'] as const,
        },
      ]
    : []),
  ...(v.pay === 'loan'
    ? [
        {
          id: 'loan-fee',
          level: 'caution' as const,
          text: 'Ask for the cash price too. Hidden loan fees have added 30% and more, and some payments jump later.',
          sources: ['S32'] as const,
        },
      ]
    : []),
];
