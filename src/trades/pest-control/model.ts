import {
  figure,
  type EnteredLine,
  type Factor,
  type Lines,
  type Model,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { perimeterOf } from './perimeter.ts';
import { prices } from './prices.ts';
import type { PestSource } from './sources.ts';

export type PestValues = Values<typeof fields>;

/** Up to so many openings is an afternoon with steel wool; our choice. */
export const SEAL_YOURSELF_UP_TO = 2;

type Line = PricedLine<PestSource>;

/** Floor area the published prices are taken to mean, in sq ft; our choice. */
const USUAL_SQFT = 2400;

/**
 * Half a visit is travel and set-up; the rest follows the outside wall, which grows with the square root
 * of the floor area. The one published size rule (area ÷ 1,500; P4) is far steeper and not validated.
 */
export const sizeTimes = (area: number): number => 0.5 + 0.5 * Math.sqrt(area / USUAL_SQFT);

const size = (area: number): Factor<PestSource> => ({
  label: 'Size of the home',
  value: sizeTimes(area),
  reason: 'Half is travel and set-up, half follows the outside wall. Our assumption.',
});

/** A spray keeps 21 to 30 days (P8). */
const sprays = (months: number): ThreePoint => ({
  low: Math.ceil((months * 30.4) / 30),
  typical: Math.ceil((months * 30.4) / 25),
  high: Math.ceil((months * 30.4) / 21),
});

/** What a lot costs against one of up to half an acre: middles of a published table (P54). */
const LOT = { half: 1, one: 1.35, more: 1.6 } as const;

const job = (
  id: string,
  unitCost: UnitCost<PestSource>,
  ...factors: Factor<PestSource>[]
): Line => ({
  id,
  kind: 'service',
  quantity: 1,
  unitCost,
  factors,
});

export const bySeverity = {
  general: { light: prices.onceLight, moderate: prices.onceModerate, severe: prices.onceSevere },
  german: { light: prices.roachLight, moderate: prices.roachModerate, severe: prices.roachSevere },
};

export const visitsOf = (v: PestValues) => (v.service === 'monthly' ? 12 : 4);

export const perVisit = (v: PestValues) =>
  v.service === 'monthly' ? prices.monthly : prices.quarterly;

const planLines = (v: PestValues): Line[] => [
  job('first-visit', prices.initial, size(v.area)),
  {
    id: 'visits',
    kind: 'service',
    quantity: visitsOf(v) - 1,
    how: () => `${visitsOf(v)} visits a year, the first one apart`,
    unitCost: perVisit(v),
    factors: [size(v.area)],
  },
];

const termiteLines = (v: PestValues): Line[] => {
  if (v.evidence === 'nothing' || v.evidence === 'swarm' || v.evidence === 'old') {
    return [job('inspection', prices.termiteInspection)];
  }
  const feet = perimeterOf(v);
  return [
    {
      id: 'termites',
      kind: 'service',
      quantity: feet,
      how: () =>
        v.measured > 0
          ? 'As measured.'
          : `4 × √(${figure(Math.round(v.area / Number(v.stories)))} sq ft${v.garage === 'yes' ? ' + 450 garage' : ''}) × 1.2 for corners`,
      unitCost: v.method === 'bait' ? prices.termiteBait : prices.termiteLiquid,
    },
  ];
};

const rodentLines = (v: PestValues): Lines<PestSource> => {
  if (v.sealPrice !== null) {
    const sealing: EnteredLine = {
      id: 'sealing',
      label: 'Sealing, at the price you entered',
      entered: v.openings * v.sealPrice,
    };
    return [job('trap', prices.trap, size(v.area)), sealing];
  }
  return v.openings > SEAL_YOURSELF_UP_TO
    ? [job('trap-and-seal', prices.trapAndSeal, size(v.area))]
    : [job('trap', prices.trap, size(v.area))];
};

const bedBugLine = (v: PestValues): Line =>
  v.bedBugs === 'heat'
    ? { id: 'heat', kind: 'service', quantity: v.area, unitCost: prices.bedBugHeat }
    : {
        id: 'rooms',
        kind: 'service',
        quantity: v.rooms,
        unitCost: v.severity === 'severe' ? prices.bedBugRoomHeavy : prices.bedBugRoom,
      };

const mosquitoLine = (v: PestValues): Line => ({
  id: 'sprays',
  kind: 'service',
  quantity: v.season === 'season' ? sprays(v.months) : 1,
  how: () => (v.season === 'season' ? `${v.months} months, a spray each 21 to 30 days` : ''),
  unitCost: v.season === 'season' ? prices.mosquito : prices.mosquitoOnce,
  factors: [{ label: 'Size of the lot', value: LOT[v.lot], sources: ['P54'] }],
});

const nests = {
  exposed: prices.nestExposed,
  high: prices.nestHigh,
  ground: prices.nestGround,
  wall: prices.nestWall,
};

const linesFor = (v: PestValues): Lines<PestSource> => {
  switch (v.target) {
    case 'general':
      return v.service === 'once'
        ? [job('treatment', bySeverity.general[v.severity], size(v.area))]
        : planLines(v);
    case 'german':
      return [job('roaches', bySeverity.german[v.severity], size(v.area))];
    case 'termite':
      return termiteLines(v);
    case 'rodent':
      return rodentLines(v);
    case 'bedbug':
      return [bedBugLine(v)];
    case 'mosquito':
      return [mosquitoLine(v)];
    case 'wasp':
      return [
        job('nest', nests[v.nest]),
        ...(v.sameDay === 'yes' ? [job('same-day', prices.sameDay)] : []),
      ];
  }
};

/** Pest control in North Texas: one visit or a plan, termites by the foot, rodents by their openings. */
export const model = {
  trade: 'pest-control',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
