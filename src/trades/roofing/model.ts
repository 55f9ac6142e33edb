import {
  figure,
  type Factor,
  type Model,
  type PricedLine,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { edges, outlineOf, pitchFactor, waste } from './geometry.ts';
import { prices } from './prices.ts';
import type { RoofingSource } from './sources.ts';

export type RoofingValues = Values<typeof fields>;

export type Line = PricedLine<RoofingSource>;

type Covering = RoofingValues['covering'];

/** Rise in inches per 12: the exact one where given, else the middle of the class chosen. */
export const riseOf = (v: RoofingValues): number => v.rise ?? Number(v.pitch);

/** The least rise in inches per 12 that a covering may be laid on (R76; slate R77). */
export const leastRise: Readonly<Record<Covering, number>> = {
  'three-tab': 2,
  architectural: 2,
  class4: 2,
  metal: 1,
  tile: 2.5,
  slate: 4,
  membrane: 0,
};

/** What can be laid on this slope: where it is too low for the covering chosen, a membrane. */
export const laidOn = (rise: number, covering: Covering): Covering =>
  rise < leastRise[covering] ? 'membrane' : covering;

/** Its outline on the ground, eaves included, in sq ft, where no squares are given. */
export const outline = (v: RoofingValues): number =>
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

export const roofLines = (v: RoofingValues, wanted: Covering): Line[] => {
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

export const linesOf = (v: RoofingValues): Line[] => {
  const asRepair = v.job === 'repair' || (v.job === 'storm' && v.damage === 'spots');
  const size = v.job === 'repair' ? v.repair : 'moderate';
  const work = asRepair ? [repairLine(size)] : roofLines(v, v.covering);
  return v.urgent === 'yes' && v.job !== 'replace' ? [tarp, ...work] : work;
};

/** Roofing in North Texas: replacement, repair and the claim after hail. */
export const model = {
  trade: 'roofing',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesOf(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
