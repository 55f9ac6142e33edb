import { amount, service, times, type ThreePoint } from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line, Price } from '../said.ts';
import type { PestValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { footprintOf, perimeterOf } from './perimeter.ts';
import { fleaTimes, sealingTimes, trappingTimes, visitTimes } from './size.ts';

const {
  baitByLot,
  bedBugsBySeverity,
  drilled,
  fleasBySeverity,
  fleasBySize,
  oneSprayByLot,
  sealingBySize,
  sprayByLot,
  trappingBySeverity,
  trappingBySize,
  upperFloor,
  visitBySize,
} = figures;

const job = (
  id: string,
  unitCost: Price<'pest-control'>,
  ...factors: Factor<'pest-control'>[]
): Line<'pest-control'> => service(id, unitCost, 1, { factors });

const visitSize = (v: PestValues): Factor<'pest-control'> => ({
  figure: visitBySize,
  value: visitTimes(v.area),
});

const onceBySeverity = {
  light: prices.onceLight,
  moderate: prices.onceModerate,
  severe: prices.onceSevere,
};

const roachesBySeverity = {
  light: prices.roachLight,
  moderate: prices.roachModerate,
  severe: prices.roachSevere,
};

/** A single visit as bad as it is, typical US dollars. */
export const onceCost = (v: PestValues): number =>
  onceBySeverity[v.severity].typical * visitTimes(v.area);

/** Visits a year of the plan that was chosen; of a quarterly one for a single visit. */
export const visitsOf = (v: PestValues): number => figures.visitsAYear.value[v.service];

/** A visit of that plan, in US dollars. */
export const perVisit = (v: PestValues): ThreePoint =>
  prices[v.service === 'once' ? 'quarterly' : v.service];

const generalLines = (v: PestValues): Line<'pest-control'>[] =>
  v.service === 'once'
    ? [job('treatment', onceBySeverity[v.severity], visitSize(v))]
    : [
        job('first-visit', prices.initial, visitSize(v)),
        service('visits', prices[v.service], visitsOf(v) - 1, {
          how: ['how.visits', { visits: visitsOf(v) }],
          factors: [visitSize(v)],
        }),
      ];

/** Whether there is something to treat, and nobody else who has promised to. */
export const isToTreat = (v: PestValues): boolean =>
  v.evidence === 'live' && v.underWarranty === 'no';

const termiteLines = (v: PestValues): Line<'pest-control'>[] => {
  if (!isToTreat(v)) return [job('inspection', prices.termiteInspection)];
  const baited = v.method === 'bait';
  return [
    job('set-up', baited ? prices.termiteBaitSetUp : prices.termiteLiquidSetUp),
    service('termites', baited ? prices.termiteBait : prices.termiteLiquid, perimeterOf(v), {
      how:
        v.measured !== null
          ? 'how.measured'
          : ['how.outline', { footprint: amount(footprintOf(v), 'sqft'), garage: v.garage }],
      factors: baited ? [] : [{ figure: drilled, value: drilled.value[v.paved] }],
    }),
  ];
};

/** By the house, because the firm warrants all of it, or by the openings where they come to more. */
const sealingLine = (v: PestValues): Line<'pest-control'> => {
  const size: Factor<'pest-control'> = { figure: sealingBySize, value: sealingTimes(v.area) };
  const byHouse = sealingTimes(v.area) * prices.sealHouse.typical;
  const most = figures.sealingAtMost.value;
  const openings = Math.min(v.openings, (most * byHouse) / prices.sealOpening.typical);
  const stories = times(upperFloor, v.stories === '2');
  return openings * prices.sealOpening.typical > byHouse
    ? service('sealing', prices.sealOpening, openings, {
        how:
          openings < v.openings
            ? ['how.openings-at-most', { openings: v.openings, times: most }]
            : 'how.openings',
        factors: stories,
      })
    : job('sealing', prices.sealHouse, size, ...stories);
};

/** By the job up to a size, then by the sq ft; in the low end only a part of the attic is soiled. */
const atticLines = (v: PestValues): Line<'pest-control'>[] => {
  if (v.soiled === 'no') return [];
  const heavy = v.soiled === 'heavy';
  const more = Math.max(0, footprintOf(v) - figures.atticIncluded.value);
  return [
    job('attic', heavy ? prices.atticHeavy : prices.atticClean),
    service(
      'attic-more',
      heavy ? prices.atticHeavyMore : prices.atticCleanMore,
      { low: 0, typical: more, high: more },
      {
        how: [
          'how.attic-more',
          {
            attic: amount(footprintOf(v), 'sqft'),
            included: amount(figures.atticIncluded.value, 'sqft'),
          },
        ],
      },
    ),
  ];
};

const rodentLines = (v: PestValues): Line<'pest-control'>[] => [
  ...(v.work === 'seal'
    ? []
    : [
        job(
          'trap',
          prices.trap,
          { figure: trappingBySize, value: trappingTimes(v.area) },
          { figure: trappingBySeverity, value: trappingBySeverity.value[v.severity] },
        ),
      ]),
  ...(v.work === 'trap' ? [] : [sealingLine(v)]),
  ...atticLines(v),
];

/** Rooms to treat: no more than the home can hold. */
const roomsOf = (v: PestValues): number =>
  Math.min(v.rooms, Math.max(1, v.area / figures.leastRoom.value));

const bedBugLines = (v: PestValues): Line<'pest-control'>[] => {
  if (v.bedBugs === 'heat')
    return [job('set-up', prices.bedBugSetUp), service('heat', prices.bedBugHeat, v.area)];
  const severity: Factor<'pest-control'> = {
    figure: bedBugsBySeverity,
    value: bedBugsBySeverity.value[v.severity],
  };
  return [
    job('first-room', prices.bedBugFirst, severity),
    service('more-rooms', prices.bedBugMore, roomsOf(v) - 1, { factors: [severity] }),
  ];
};

const fleaLines = (v: PestValues): Line<'pest-control'>[] => [
  job(
    'fleas',
    prices.fleas,
    { figure: fleasBySize, value: fleaTimes(v.area) },
    { figure: fleasBySeverity, value: fleasBySeverity.value[v.severity] },
  ),
  ...(v.yard === 'yes' ? [job('yard', prices.fleaYard)] : []),
];

/** Sprays of a season: one a month is sold as that, not as one every 30 days begun. */
const spraysOf = (v: PestValues): number =>
  v.every === '30' ? v.months : Math.ceil((v.months * figures.daysAMonth.value) / Number(v.every));

const mosquitoLine = (v: PestValues): Line<'pest-control'> => {
  if (v.season === 'once') {
    const { [v.lot]: value } = oneSprayByLot.value;
    return job('sprays', prices.mosquitoOnce, { figure: oneSprayByLot, value });
  }
  return service('sprays', prices.mosquito, spraysOf(v), {
    how: ['how.sprays', { months: v.months, days: v.every }],
    factors: [{ figure: sprayByLot, value: sprayByLot.value[v.lot] }],
  });
};

const nests = {
  exposed: prices.nestExposed,
  high: prices.nestHigh,
  ground: prices.nestGround,
  wall: prices.nestWall,
};

const today = (v: PestValues): Line<'pest-control'>[] =>
  v.sameDay === 'yes' ? [job('same-day', prices.sameDay)] : [];

const linesFor = (v: PestValues): Line<'pest-control'>[] => {
  switch (v.target) {
    case 'general':
      return generalLines(v);
    case 'german':
      return [job('roaches', roachesBySeverity[v.severity])];
    case 'termite':
      return termiteLines(v);
    case 'rodent':
      return rodentLines(v);
    case 'bedbug':
      return bedBugLines(v);
    case 'flea':
      return fleaLines(v);
    case 'mosquito':
      return [mosquitoLine(v)];
    case 'fireAnt':
      return [job('lawn', prices.fireAnts, { figure: baitByLot, value: baitByLot.value[v.lot] })];
    case 'wasp':
      return [job('nest', nests[v.nest]), ...today(v)];
    case 'bee':
      return [job('bees', v.bees === 'swarm' ? prices.beeSwarm : prices.beeColony), ...today(v)];
  }
};

/** What the pest asked about costs. */
export const lines = (v: PestValues) => [...linesFor(v), extrasLine(v.extras)];
