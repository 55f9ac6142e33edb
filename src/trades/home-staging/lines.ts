import {
  addUp,
  amount,
  equipment,
  exactly,
  installed,
  labor,
  lineTotal,
  partOf,
  scale,
  service,
  typicalSum,
  usd,
  type EnteredLine,
  type Facts,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line, Price } from '../said.ts';
import { keyRooms, type StagingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import {
  finishFactor,
  packageFactor,
  perRoom,
  rentedMonths,
  roomCount,
  roomKinds,
  roomsOfHome,
  sizeFactor,
  walkFactor,
  type RoomCounts,
  type RoomKind,
} from './rooms.ts';

/** What is furnished or restyled. */
export const roomsOf = (v: StagingValues): RoomCounts => {
  if (v.scope === 'count') return v.rooms;
  return v.scope === 'whole' ? roomsOfHome(v.area) : keyRooms;
};

const tenth = (count: number): number => Math.round(10 * count) / 10;

/** The rooms as sentences speak of them. */
const roomFacts = (v: StagingValues): Facts => ({
  scope: v.scope,
  rooms: Math.round(roomCount(roomsOf(v))),
  area: amount(v.area, 'sqft'),
});

const size = (v: StagingValues): Factor<'home-staging'> => ({
  label: ['factor.size', { area: amount(v.area, 'sqft') }],
  value: sizeFactor(v.area),
  reason: 'factor.size-why',
});

const consultation = (v: StagingValues): Line<'home-staging'> =>
  service('consultation', prices.consultation, 1, {
    factors: [
      {
        label: ['factor.walk', { area: amount(v.area, 'sqft') }],
        value: walkFactor(v.area),
        reason: 'factor.walk-why',
      },
    ],
  });

const hoursOf = (typical: number): ThreePoint => scale(figures.hoursSpread.value, typical);

const restyle = (v: StagingValues): Line<'home-staging'> => {
  const { value } = figures.restyleHours;
  return labor('restyle', prices.stagerHour, hoursOf(perRoom(roomsOf(v), value)), {
    how: ['how.restyle', { ...roomFacts(v), living: value.living, table: value.eating }],
    factors: [size(v)],
  });
};

export const monthsOf = (v: StagingValues): number => rentedMonths(v.months, Number(v.term));

/** So many months of furniture for the rooms of one kind. */
const rentLine = (v: StagingValues, kind: RoomKind, months: number): Line<'home-staging'> => {
  const rooms = roomsOf(v);
  const count = rooms[kind] ?? 0;
  const first = Math.min(months, Number(v.term));
  // The more expensive months of a short first term, then further months at the plain rate.
  const paid = first * (figures.termTimes.value[v.term] ?? 1) + (months - first);
  return equipment(`rent-${kind}`, prices[kind], count * paid, {
    how: ['how.rent', { count: tenth(count), months, paid, plain: paid === months ? 'yes' : 'no' }],
    factors: [
      {
        label: ['factor.package', { rooms: Math.round(roomCount(rooms)) }],
        value: packageFactor(roomCount(rooms)),
        sources: ['S17'],
      },
      {
        label: ['factor.finish', { price: usd(v.price) }],
        value: finishFactor(v.price),
        sources: ['S5'],
      },
      size(v),
    ],
  });
};

/** Further months are rented at the rate of 90 days, whatever the first term was. */
const furtherMonths = (v: StagingValues, months: number): Line<'home-staging'>[] =>
  roomKinds.map((kind) => rentLine({ ...v, term: '3' }, kind, months));

const setUpLines = (v: StagingValues): Line<'home-staging'>[] => {
  const rooms = roomsOf(v);
  const { planHours, dressHours, carryHours, tripHours } = figures;
  const facts = roomFacts(v);
  return [
    labor(
      'plan',
      prices.stagerHour,
      hoursOf(planHours.value.home + planHours.value.room * roomCount(rooms)),
      { how: ['how.plan', { ...facts, home: planHours.value.home, each: planHours.value.room }] },
    ),
    labor('dress', prices.stagerHour, hoursOf(perRoom(rooms, dressHours.value)), {
      how: [
        'how.dress',
        { ...facts, living: dressHours.value.living, table: dressHours.value.eating },
      ],
      factors: [size(v)],
    }),
    labor('carry', prices.crew, hoursOf(tripHours.value + perRoom(rooms, carryHours.value)), {
      how: ['how.carry', { ...facts, trips: tripHours.value }],
      factors: [size(v)],
    }),
  ];
};

/** No stager empties a warehouse for less: what is missing to the smallest job, US dollars. */
const upToSmallest = (lines: readonly Line<'home-staging'>[]): Line<'home-staging'> => {
  const missing = Math.max(0, prices.smallest.typical - typicalSum(lines));
  const unitCost: Price<'home-staging'> = { ...prices.smallest, ...exactly(missing) };
  return service('smallest', unitCost, missing > 0);
};

/** An empty home furnished for so many months. */
const furnish = (v: StagingValues, months: number): Line<'home-staging'>[] => {
  const lines = [
    ...partOf('part.work', setUpLines(v)),
    ...partOf(
      'part.rent',
      roomKinds.map((kind) => rentLine(v, kind, months)),
    ),
  ];
  return [...lines, upToSmallest(lines)];
};

const photoLine = (v: StagingValues): Line<'home-staging'> =>
  service('photos', v.editing === 'ai' ? prices.aiPhoto : prices.editedPhoto, v.photos);

/** Staging itself, without clearing out, paint and other lines. */
const workLines = (v: StagingValues): Line<'home-staging'>[] => {
  switch (v.kind) {
    case 'consult':
      return [consultation(v)];
    case 'occupied':
      return [consultation(v), restyle(v)];
    case 'vacant':
      return furnish(v, monthsOf(v));
    case 'virtual':
      return [photoLine(v)];
  }
};

export const isQuoted = (v: StagingValues): boolean =>
  v.kind === 'vacant' && (v.quoteFirst !== null || v.quoteMonth !== null);

/** What staging itself costs by our figures, without clearing out and paint, whatever was quoted; US dollars. */
export const ourFigures = (v: StagingValues): ThreePoint => addUp(workLines(v).map(lineTotal));

/**
 * What staging is to pay for itself, in US dollars: as stagers write a quote, the first term in one sum, then
 * so much a month. What was not quoted is by our figures.
 */
export const stagingCost = (v: StagingValues): ThreePoint => {
  if (!isQuoted(v)) return ourFigures(v);
  const term = Number(v.term);
  const months = monthsOf(v) - term;
  return addUp([
    v.quoteFirst === null ? addUp(furnish(v, term).map(lineTotal)) : exactly(v.quoteFirst),
    scale(furtherMonth(v), months),
  ]);
};

/** All it comes to, US dollars, with staging as quoted where it was. `total` is by our figures. */
export const allTypical = (v: StagingValues, total: ThreePoint): number =>
  total.typical + stagingCost(v).typical - ourFigures(v).typical;

/** A month of furniture after the first term, in US dollars: as quoted, else by our rents. */
export const furtherMonth = (v: StagingValues): ThreePoint =>
  v.quoteMonth === null ? addUp(furtherMonths(v, 1).map(lineTotal)) : exactly(v.quoteMonth);

const prepLines = (v: StagingValues): (Line<'home-staging'> | EnteredLine)[] => [
  service('declutter', prices.declutter, v.declutter === 'yes'),
  installed('paint', prices.paint, v.paint),
  extrasLine(v.extras),
];

/** Staging, and what is done to the home before it. */
export const lines = (v: StagingValues) => [...workLines(v), ...prepLines(v)];
