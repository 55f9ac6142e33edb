import {
  defineCalculator,
  figure,
  typicalSum,
  type Factor,
  type Metric,
  type PricedLine,
  type Values,
  type Warning,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { claimMetrics, lifeYears, settleClaim, type Claim } from './claim.ts';
import { fields } from './fields.ts';
import { edges, outlineOf, pitchFactor, waste } from './geometry.ts';
import { permits } from './permits.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
import type { RoofingSource } from './sources.ts';

export type RoofingValues = Values<typeof fields>;
type Line = PricedLine<RoofingSource>;

type Covering = RoofingValues['covering'];

/** Rise in inches per 12: the exact one where given, else the middle of the class chosen. */
const riseOf = (v: RoofingValues): number => v.rise ?? Number(v.pitch);

/** The least rise in inches per 12 that a covering may be laid on (R76; slate R77). */
const leastRise: Readonly<Record<Covering, number>> = {
  'three-tab': 2,
  architectural: 2,
  class4: 2,
  metal: 1,
  tile: 2.5,
  slate: 4,
  membrane: 0,
};

/** What can be laid on this slope: where it is too low for the covering chosen, a membrane. */
const laidOn = (rise: number, covering: Covering): Covering =>
  rise < leastRise[covering] ? 'membrane' : covering;

/** Its outline on the ground, eaves included, in sq ft, where no squares are given. */
const outline = (v: RoofingValues): number =>
  v.known === 'outline' ? v.area : outlineOf(v.floor, v.known === 'one-story' ? 1 : 2);

const storiesOf = (v: RoofingValues): RoofingValues['stories'] =>
  v.known === 'one-story' ? '1' : v.known === 'two-story' ? '2' : v.stories;

/**
 * Steep roofs need staging and ropes. Above 8 in 12 a DFW roofer calls a roof very steep (R60); a roofer
 * says +10 to +20 % (R73). The range is stretched to both sides, our choice: the steepest cost most.
 */
const steepness = (rise: number): Factor<RoofingSource>[] =>
  rise <= 7
    ? []
    : [
        {
          label: `Steep, ${figure(rise)} in 12`,
          value:
            rise <= 10
              ? { low: 1.05, typical: 1.12, high: 1.2 }
              : { low: 1.1, typical: 1.2, high: 1.3 },
          sources: ['R73', 'R60'],
        },
      ];

const cutUp: Factor<RoofingSource> = {
  label: 'Cut-up roof, more cutting',
  value: { low: 1.25, typical: 1.32, high: 1.4 },
  sources: ['R16', 'R15'],
};

/** Hand-carrying costs tear-off labor a quarter more (R50); two stories take half of that, our choice. */
const height = (stories: RoofingValues['stories']): Factor<RoofingSource>[] => {
  if (stories === '1') return [];
  const value =
    stories === '2'
      ? { low: 1, typical: 1.12, high: 1.25 }
      : { low: 1.12, typical: 1.25, high: 1.25 };
  return [
    { label: stories === '2' ? 'Two stories' : 'High or hard to reach', value, sources: ['R50'] },
  ];
};

const roofLines = (v: RoofingValues, wanted: Covering): Line[] => {
  const rise = riseOf(v);
  const covering = laidOn(rise, wanted);
  const slope = pitchFactor(rise);
  const measured = v.known === 'squares';
  const sloped = measured ? v.squares * 100 : outline(v) * slope;
  const footprint = sloped / slope;
  const { ridge, hips, perimeter } = edges(footprint, v.shape, rise);
  const share = waste[v.shape];
  const capSquares = (ridge + hips) / 100;
  const order = (factor: number) => (sloped * factor) / 100 + capSquares;
  const shownSlope = () =>
    measured
      ? `${figure(v.squares)} squares`
      : `${figure(outline(v))} sq ft × ${slope.toFixed(3)} for the pitch ÷ 100`;
  const hard = [...steepness(rise), ...(v.shape === 'complex' ? [cutUp] : [])];
  const steep = steepness(rise);
  const high = height(storiesOf(v));
  return [
    {
      id: 'tear-off',
      kind: 'labor',
      quantity: sloped / 100,
      how: shownSlope,
      unitCost: v.existing === 'tile' ? prices.tearOffTile : prices.tearOff,
      factors: [...steep, ...high],
    },
    {
      id: 'extra-layers',
      kind: 'labor',
      quantity: (sloped / 100) * (Number(v.layers) - 1),
      how: () => `${figure(sloped / 100)} squares × ${Number(v.layers) - 1} more`,
      unitCost: prices.extraLayer,
      factors: [...steep, ...high],
    },
    {
      id: 'covering',
      kind: 'installed',
      quantity: {
        low: order(share.low),
        typical: order(share.typical),
        high: order(share.high),
      },
      how: () =>
        `${shownSlope()} × ${share.typical} for waste + ${figure(capSquares)} for ${figure(ridge + hips)} ft of ridge and hip`,
      unitCost: { 'three-tab': prices.threeTab, ...prices }[covering],
      factors: hard,
    },
    {
      id: 'decking',
      kind: 'installed',
      quantity: (sloped * v.decking) / 100,
      how: () =>
        `${figure(v.decking)}% of ${figure(sloped)} sq ft, about ${figure(Math.ceil((sloped * v.decking) / 3200))} sheets`,
      unitCost: prices.decking,
    },
    { id: 'drip-edge', kind: 'material', quantity: perimeter, unitCost: prices.dripEdge },
    { id: 'valleys', kind: 'installed', quantity: v.valleys, unitCost: prices.valley },
    { id: 'chimneys', kind: 'installed', quantity: v.chimneys, unitCost: prices.chimney },
    { id: 'pipe-boots', kind: 'installed', quantity: v.pipes, unitCost: prices.pipeBoot },
    {
      id: 'ridge-vent',
      kind: 'installed',
      quantity: v.ridgeVent === 'yes' ? ridge : 0,
      unitCost: prices.ridgeVent,
    },
    { id: 'permit', kind: 'fee', quantity: 1, unitCost: prices.permit },
  ];
};

const repairLine = (size: RoofingValues['repair']): Line => ({
  id: 'repair',
  kind: 'installed',
  quantity: 1,
  unitCost: {
    minor: prices.repairMinor,
    moderate: prices.repairModerate,
    major: prices.repairMajor,
  }[size],
});

const tarp: Line = { id: 'tarp', kind: 'service', quantity: 1, unitCost: prices.emergency };

/** Like for like, which is what a policy pays for: what lies on the roof now. */
const likeForLike = (v: RoofingValues): Line[] =>
  roofLines(
    v,
    v.existing !== 'asphalt'
      ? v.existing
      : v.covering === 'three-tab'
        ? 'three-tab'
        : 'architectural',
  );

const warningsFor = (v: RoofingValues): Warning<RoofingSource>[] => [
  ...(v.job !== 'repair' && v.damage === 'wide' && laidOn(riseOf(v), v.covering) !== v.covering
    ? [
        {
          id: 'low-slope',
          level: 'caution' as const,
          text: `This slope is too low for what you chose: water runs back under it, and the building code forbids it below ${leastRise[v.covering]} in 12. We priced a low-slope membrane instead.`,
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

const linesOf = (v: RoofingValues): Line[] => {
  const asRepair = v.job === 'repair' || (v.job === 'storm' && v.damage === 'spots');
  const size = v.job === 'repair' ? v.repair : 'moderate';
  const work = asRepair ? [repairLine(size)] : roofLines(v, v.covering);
  return v.urgent === 'yes' && v.job !== 'replace' ? [tarp, ...work] : work;
};

const claimOf = (v: RoofingValues, job: number): Claim => {
  const insured = v.damage === 'spots' ? job : typicalSum(likeForLike(v));
  return settleClaim({ ...v, insured, job, life: lifeYears[v.existing] });
};

const shareOfNew = (repair: number, newRoof: number): Metric<RoofingSource> => ({
  id: 'share-of-new',
  label: 'Share of a new roof',
  value: (100 * repair) / newRoof,
  unit: 'percent',
  how: 'The repair over a new architectural roof of this size. Above 30 to 40% a DFW roofer would price a new one.',
  sources: ['R48'],
});

/** Roofing in North Texas: replacement, repair and the claim after hail. */
export const calculator = defineCalculator({
  trade: 'roofing',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesOf(v), extrasLine(v.extras)],
  findings: (v, _total, given) => {
    const cost = typicalSum(linesOf(v));
    const newRoof = v.job === 'repair' ? typicalSum(roofLines(v, 'architectural')) : cost;
    const claim = v.job === 'storm' ? claimOf(v, cost) : undefined;
    // A claim worked out from a policy nobody has read would be an invention.
    const policyKnown = given.has('dwelling') && given.has('deductible');
    const sizeKnown = given.has('floor') || given.has('area') || given.has('squares');
    const metrics = claim
      ? policyKnown
        ? claimMetrics(claim, v.existing)
        : []
      : v.job === 'repair' && sizeKnown
        ? [shareOfNew(cost, newRoof)]
        : [];
    return {
      totalLabel: v.job === 'repair' ? 'Likely repair' : 'Likely cost of the job',
      metrics,
      recommendation: advise(v, { cost, newRoof, claim, policyKnown, sizeKnown }, given),
      warnings: warningsFor(v),
      assumptions: [
        permits[v.city],
        'A square is 100 sq ft of sloped roof. The outline is taken to be half again as long as it is wide.',
        ...(v.known.endsWith('story') && v.damage === 'wide'
          ? [
              `From the living area: ${v.known === 'two-story' ? '60% of it is on the ground floor; ' : ''}we add a 450 sq ft garage and eaves of 2 ft, about ${figure(outline(v))} sq ft of outline.`,
            ]
          : []),
        ...(riseOf(v) < 4 && laidOn(riseOf(v), v.covering) !== 'membrane'
          ? [
              'Below 4 in 12 the code asks for a second layer of underlayment: see that the bid holds it.',
            ]
          : []),
        ...(v.job === 'replace' || v.damage === 'wide'
          ? ['Laying includes underlayment, starter and basic flashing, as the local price does.']
          : []),
      ],
    };
  },
});
