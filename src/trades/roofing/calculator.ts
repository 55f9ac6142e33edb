import {
  defineCalculator,
  figure,
  typicalSum,
  type Metric,
  type Warning,
} from '../../estimate/index.ts';
import { claimMetrics, lifeYears, settleClaim, type Claim } from './claim.ts';
import type { RoofingValues } from './fields.ts';
import {
  existingOn,
  isWhole,
  laidOn,
  leastRise,
  linesOf,
  model,
  outline,
  riseOf,
  roofLines,
  squaresOf,
  wantedOn,
} from './model.ts';
import { permits } from './permits.ts';
import { advise } from './recommendation.ts';
import type { RoofingSource } from './sources.ts';

const warningsFor = (v: RoofingValues): Warning<RoofingSource>[] => [
  ...(isWhole(v) && laidOn(riseOf(v), wantedOn(v)) !== wantedOn(v)
    ? [
        {
          id: 'low-slope',
          level: 'caution' as const,
          text: `This slope is too low for what you chose: water runs back under it, and the building code forbids it below ${leastRise[wantedOn(v)]} in 12. We priced a low-slope membrane instead.`,
          sources: ['R76', 'R77'] as const,
        },
      ]
    : []),
  ...(v.condition === 'sagging' && v.job !== 'storm'
    ? [
        {
          id: 'sagging',
          level: 'danger' as const,
          text: 'A sagging roof can come down. Keep people out from under it and have it looked at today.',
          sources: ['R48'] as const,
        },
      ]
    : []),
  ...(v.urgent === 'yes' && v.job !== 'replace'
    ? [
        {
          id: 'water-in',
          level: 'danger' as const,
          text: 'Stay off a wet, dark or windy roof. Put a bucket under the leak, take photos, then call for a tarp.',
          sources: ['R58'] as const,
        },
      ]
    : []),
  ...(v.job === 'storm'
    ? [
        {
          id: 'deductible-law',
          level: 'caution' as const,
          text: 'In Texas nobody may pay, waive or hide your deductible, and a roofer may not argue your claim for you. Turn away anyone who offers either.',
          sources: ['R03', 'R09'] as const,
        },
      ]
    : []),
];

const claimOf = (v: RoofingValues, job: number): Claim => {
  const insured = v.damage === 'spots' ? job : typicalSum(roofLines(v, existingOn(v)));
  return settleClaim({ ...v, insured, job, life: lifeYears[v.existing] });
};

/** What bids are compared by; gutters, solar and other extras are not roof. */
const perSquare = (v: RoofingValues): Metric<RoofingSource> => {
  const squares = squaresOf(v);
  const roof = roofLines({ ...v, gutters: 'no', panels: 0 }, wantedOn(v));
  return {
    id: 'per-square',
    label: 'Price per measured square',
    value: typicalSum(roof) / squares,
    unit: 'usd',
    how: `The roof without gutters and solar over ${figure(squares)} squares. A bid per square with waste counted in shows less.`,
  };
};

const shareOfNew = (repair: number, newRoof: number): Metric<RoofingSource> => ({
  id: 'share-of-new',
  label: 'Share of a new roof',
  value: (100 * repair) / newRoof,
  unit: 'percent',
  how: 'The repair over a new architectural roof of this size. Above 30 to 40% a DFW roofer would price a new one.',
  sources: ['R48'],
});

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) => {
    const cost = typicalSum(linesOf(v));
    const newRoof = v.job === 'repair' ? typicalSum(roofLines(v, 'architectural')) : cost;
    const claim = v.job === 'storm' ? claimOf(v, cost) : undefined;
    // A claim worked out from a policy nobody has read would be an invention.
    const policyKnown = given.has('dwelling') && given.has('deductible');
    const sizeKnown = given.has('floor') || given.has('area') || given.has('squares');
    const metrics = [
      ...(claim && policyKnown ? claimMetrics(claim, v.existing) : []),
      ...(v.job === 'repair' && sizeKnown ? [shareOfNew(cost, newRoof)] : []),
      ...(isWhole(v) ? [perSquare(v)] : []),
    ];
    return {
      totalLabel: v.job === 'repair' ? 'Likely repair' : 'Likely cost of the job',
      metrics,
      recommendation: {
        ...advise(v, { cost, newRoof, claim, policyKnown, sizeKnown }, given),
        urgent: v.urgent === 'yes' && v.job !== 'replace',
      },
      warnings: warningsFor(v),
      assumptions: [
        permits[v.city],
        'A square is 100 sq ft of sloped roof. The outline is taken to be half again as long as it is wide.',
        ...(v.known.endsWith('story') && v.damage === 'wide'
          ? [
              `From the living area: ${v.known === 'two-story' ? '60% of it is on the ground floor; ' : ''}we add a 450 sq ft garage and eaves of 2 ft, about ${figure(outline(v))} sq ft of outline.`,
            ]
          : []),
        ...(riseOf(v) < 4 && laidOn(riseOf(v), wantedOn(v)) !== 'membrane'
          ? [
              'Below 4 in 12 the code asks for a second layer of underlayment: see that the bid holds it.',
            ]
          : []),
        ...(isWhole(v)
          ? [
              'Laying includes underlayment, starter, drip edge, pipe boots and basic flashing, as the local prices do.',
            ]
          : []),
      ],
    };
  },
});
