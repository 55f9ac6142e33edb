import {
  figure,
  type Factor,
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
import { fleaTimes, sealingTimes, trappingTimes, visitTimes } from './size.ts';
import type { PestSource } from './sources.ts';

export type PestValues = Values<typeof fields>;

/** Up to so many openings is an afternoon with steel wool; our choice. */
export const SEAL_YOURSELF_UP_TO = 2;

type Line = PricedLine<PestSource>;

const size = (value: number): Factor<PestSource> => ({
  label: 'Size of the home',
  value,
  sources: ['P70'],
});

/** What severity makes of a bed-bug price: one firm’s steps, ×1.15 and ×1.30 (P70); the worst by quote. */
const BED_BUGS: Readonly<Record<PestValues['severity'], ThreePoint>> = {
  light: { low: 1, typical: 1, high: 1 },
  moderate: { low: 1.1, typical: 1.15, high: 1.2 },
  severe: { low: 1.25, typical: 1.45, high: 1.7 },
};
/** The same firm’s −$25, +$35 and +$150 on trapping at $350 (P70). */
const TRAPPING = { light: 0.93, moderate: 1.1, severe: 1.43 } as const;
/** The same firm’s +$35 + $15 and +$75 + $35 on two flea visits at $350 (P70). */
const FLEAS = { light: 1, moderate: 1.14, severe: 1.31 } as const;

const howBad = (value: number | ThreePoint): Factor<PestSource> => ({
  label: 'How bad it is',
  value,
  sources: ['P70'],
});

/** No room is smaller: more rooms than the home can hold are not priced. */
const LEAST_ROOM_SQFT = 100;

/** What a lot costs to spray against one of up to ¼ acre: middles of one firm’s list (P70). */
const SPRAY = { quarter: 1, half: 1.05, one: 1.15, more: 1.3 } as const;
/** The same firm’s single sprays: $156 to $177, $198, $251, $282 and up (P70). */
const ONE_SPRAY = { quarter: 1, half: 1.2, one: 1.5, more: 1.85 } as const;
/** Bait by the sq ft, the visit once. Our choice: no list by lot was found. */
const BAIT = { quarter: 1, half: 1.2, one: 1.7, more: 2.5 } as const;

/** Days in a month. */
const MONTH = 30.4;

/** A two-story house to seal against one of one floor (P70). */
const UPPER_FLOOR = 1.15;

/** Drilling concrete at $14 a foot, soil at $10 (P70), against a quarter of concrete. */
const DRILLED = { little: 0.92, quarter: 1, half: 1.09 } as const;

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

const VISITS = { once: 4, quarterly: 4, bimonthly: 6, monthly: 12 } as const;

/** Visits a year of the plan that was chosen; of a quarterly one for a single visit. */
export const visitsOf = (v: PestValues) => VISITS[v.service];

export const perVisit = (v: PestValues) => prices[v.service === 'once' ? 'quarterly' : v.service];

const planLines = (v: PestValues): Line[] => [
  job('first-visit', prices.initial, size(visitTimes(v.area))),
  {
    id: 'visits',
    kind: 'service',
    quantity: visitsOf(v) - 1,
    how: () => `${visitsOf(v)} visits a year, the first one apart`,
    unitCost: perVisit(v),
    factors: [size(visitTimes(v.area))],
  },
];

const termiteLines = (v: PestValues): Line[] => {
  if (v.evidence !== 'live' || v.underWarranty === 'yes') {
    return [job('inspection', prices.termiteInspection)];
  }
  const baited = v.method === 'bait';
  return [
    job('set-up', baited ? prices.termiteBaitSetUp : prices.termiteLiquidSetUp),
    {
      id: 'termites',
      kind: 'service',
      quantity: perimeterOf(v),
      how: () =>
        v.measured !== null
          ? 'As measured.'
          : `4 × √(${figure(Math.round(v.area / Number(v.stories)))} sq ft${v.garage === 'yes' ? ' + 450 garage' : ''}) × 1.2 for corners`,
      unitCost: baited ? prices.termiteBait : prices.termiteLiquid,
      factors: baited
        ? []
        : [{ label: 'Concrete to drill', value: DRILLED[v.paved], sources: ['P70'] }],
    },
  ];
};

/** Many openings (weep holes) are closed as one job: at most twice the price of the house. Our choice. */
const SEALING_UP_TO = 2;

/** By the house, because the firm warrants all of it, or by the openings where they come to more. */
const sealingLine = (v: PestValues): Line => {
  const times = sealingTimes(v.area);
  const byHouse = times * prices.sealHouse.typical;
  const openings = Math.min(v.openings, (SEALING_UP_TO * byHouse) / prices.sealOpening.typical);
  const factors: Factor<PestSource>[] =
    v.stories === '2' ? [{ label: 'Two stories', value: UPPER_FLOOR, sources: ['P70'] }] : [];
  return openings * prices.sealOpening.typical > byHouse
    ? {
        id: 'sealing',
        kind: 'service',
        quantity: openings,
        how: () =>
          openings < v.openings
            ? `${v.openings} openings, as one job: ${SEALING_UP_TO} × the price of the house at most`
            : 'They come to more than the price of the house.',
        unitCost: prices.sealOpening,
        factors,
      }
    : { ...job('sealing', prices.sealHouse, size(times)), factors: [size(times), ...factors] };
};

const rodentLines = (v: PestValues): Line[] => [
  ...(v.work === 'seal'
    ? []
    : [job('trap', prices.trap, size(trappingTimes(v.area)), howBad(TRAPPING[v.severity]))]),
  ...(v.work === 'trap' ? [] : [sealingLine(v)]),
  ...(v.soiled === 'no'
    ? []
    : [job('attic', v.soiled === 'heavy' ? prices.atticHeavy : prices.atticClean)]),
];

/** Rooms to treat: no more than the home can hold. */
const roomsOf = (v: PestValues): number =>
  Math.min(v.rooms, Math.max(1, Math.floor(v.area / LEAST_ROOM_SQFT)));

const bedBugLines = (v: PestValues): Line[] => {
  if (v.bedBugs === 'heat') {
    return [
      job('set-up', prices.bedBugSetUp),
      { id: 'heat', kind: 'service', quantity: v.area, unitCost: prices.bedBugHeat },
    ];
  }
  const severity = howBad(BED_BUGS[v.severity]);
  return [
    job('first-room', prices.bedBugFirst, severity),
    {
      id: 'more-rooms',
      kind: 'service',
      quantity: roomsOf(v) - 1,
      unitCost: prices.bedBugMore,
      factors: [severity],
    },
  ];
};

const mosquitoLine = (v: PestValues): Line =>
  v.season === 'once'
    ? job('sprays', prices.mosquitoOnce, {
        label: 'Size of the lot',
        value: ONE_SPRAY[v.lot],
        sources: ['P70'],
      })
    : {
        id: 'sprays',
        kind: 'service',
        quantity: Math.ceil((v.months * MONTH) / Number(v.every)),
        how: () => `${v.months} months, a spray every ${v.every} days`,
        unitCost: prices.mosquito,
        factors: [{ label: 'Size of the lot', value: SPRAY[v.lot], sources: ['P70'] }],
      };

const nests = {
  exposed: prices.nestExposed,
  high: prices.nestHigh,
  ground: prices.nestGround,
  wall: prices.nestWall,
};

const today = (v: PestValues): Line[] =>
  v.sameDay === 'yes' ? [job('same-day', prices.sameDay)] : [];

const linesFor = (v: PestValues): Line[] => {
  switch (v.target) {
    case 'general':
      return v.service === 'once'
        ? [job('treatment', bySeverity.general[v.severity], size(visitTimes(v.area)))]
        : planLines(v);
    case 'german':
      return [job('roaches', bySeverity.german[v.severity])];
    case 'termite':
      return termiteLines(v);
    case 'rodent':
      return rodentLines(v);
    case 'bedbug':
      return bedBugLines(v);
    case 'flea':
      return [
        job('fleas', prices.fleas, size(fleaTimes(v.area)), howBad(FLEAS[v.severity])),
        ...(v.yard === 'yes' ? [job('yard', prices.fleaYard)] : []),
      ];
    case 'mosquito':
      return [mosquitoLine(v)];
    case 'fireAnt':
      return [
        job('lawn', prices.fireAnts, {
          label: 'Size of the lot',
          value: BAIT[v.lot],
          reason:
            'The visit is paid once, the bait by the sq ft. Our choice: no list by lot was found.',
        }),
      ];
    case 'wasp':
      return [job('nest', nests[v.nest]), ...today(v)];
    case 'bee':
      return [job('bees', v.bees === 'swarm' ? prices.beeSwarm : prices.beeColony), ...today(v)];
  }
};

/** Pest control in North Texas: one visit or a plan, termites by the foot, rodents by the house. */
export const model = {
  trade: 'pest-control',
  version: '2026.11.3',
  fields,
  spread: 1.33,
  least: () => 75,
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
