import {
  figure,
  measure,
  scale,
  type EnteredLine,
  type Factor,
  type Lines,
  type Model,
  type PricedLine,
  type UnitCost,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import {
  finishFactor,
  hoursSpread,
  keyRooms,
  packageFactor,
  perRoom,
  plan,
  rentedMonths,
  roomCount,
  roomHours,
  roomKinds,
  roomsOfHome,
  sizeFactor,
  termFactor,
  TRIPS,
  walkFactor,
  type RoomCounts,
} from './rooms.ts';
import type { StagingSource } from './sources.ts';

export type StagingValues = Values<typeof fields>;

type Line = PricedLine<StagingSource>;

/** What is furnished or restyled. */
export const roomsOf = (v: StagingValues): RoomCounts => {
  if (v.scope === 'count') return v.rooms;
  return v.scope === 'whole' ? roomsOfHome(v.area) : keyRooms;
};

const sayRooms = (v: StagingValues): string =>
  v.scope === 'whole'
    ? `about ${figure(roomCount(roomsOf(v)))} rooms in ${measure(v.area, 'sqft')}`
    : `${figure(roomCount(roomsOf(v)))} rooms`;

const size = (v: StagingValues): Factor<StagingSource> => ({
  label: `Rooms of a home of ${measure(v.area, 'sqft')}`,
  value: sizeFactor(v.area),
  reason: 'Bigger homes have bigger rooms; our choice, 1 at 2,400 sq ft.',
});

const consultation = (v: StagingValues): Line => ({
  id: 'consultation',
  kind: 'service',
  quantity: 1,
  unitCost: prices.consultation,
  factors: [
    {
      label: `A home of ${measure(v.area, 'sqft')}`,
      value: walkFactor(v.area),
      reason: 'It takes as long as the home is big; our choice, 1 at 2,400 sq ft.',
    },
  ],
});

const restyle = (v: StagingValues): Line => ({
  id: 'restyle',
  label: 'Restyling with your own furniture',
  kind: 'labor',
  quantity: scale(hoursSpread, perRoom(roomsOf(v), roomHours.restyle)),
  how: () => `${sayRooms(v)}: 2¾ hours for a living room, 1¼ for a kitchen table`,
  unitCost: prices.stagerHour,
  factors: [size(v)],
});

export const monthsOf = (v: StagingValues): number => rentedMonths(v.months, Number(v.term));

/** A month of furniture for one room of a kind, as a line of so many months. */
const rentLine = (v: StagingValues, kind: (typeof roomKinds)[number], months: number): Line => {
  const rooms = roomsOf(v);
  const count = rooms[kind] ?? 0;
  const first = Math.min(months, Number(v.term));
  // The dearer months of a short first term, then further months at the plain rate.
  const paid = first * (termFactor[v.term] ?? 1) + (months - first);
  return {
    id: `rent-${kind}`,
    kind: 'equipment',
    quantity: count * paid,
    how: () =>
      `${figure(count)} × ${measure(months, 'month')}${paid === months ? '' : `, as ${figure(paid)} by the first term`}`,
    unitCost: prices[kind],
    factors: [
      {
        label: `Package of ${figure(roomCount(rooms))} rooms`,
        value: packageFactor(roomCount(rooms)),
        sources: ['S17'],
      },
      {
        label: `Furniture for a home of ${measure(v.price, 'usd')}`,
        value: finishFactor(v.price),
        sources: ['S5', 'S7'],
      },
      size(v),
    ],
  };
};

const rentLines = (v: StagingValues, months: number): Line[] =>
  roomKinds.map((kind) => rentLine(v, kind, months));

/** A month of furniture for all rooms after the first term. */
export const monthlyRent = (v: StagingValues): Line[] => rentLines({ ...v, term: '3' }, 1);

const setUpLines = (v: StagingValues): Line[] => {
  const rooms = roomsOf(v);
  const count = roomCount(rooms);
  return [
    {
      id: 'plan',
      label: 'Measuring, planning, choosing furniture',
      kind: 'labor',
      quantity: scale(hoursSpread, plan.home + plan.room * count),
      how: () => `${plan.home} hours and half an hour for each of ${sayRooms(v)}`,
      unitCost: prices.stagerHour,
    },
    {
      id: 'dress',
      label: 'Placing and dressing the rooms',
      kind: 'labor',
      quantity: scale(hoursSpread, perRoom(rooms, roomHours.dress)),
      how: () => `${sayRooms(v)}: 1½ hours for a living room, ½ for a kitchen table`,
      unitCost: prices.stagerHour,
      factors: [size(v)],
    },
    {
      id: 'carry',
      label: 'Bringing the furniture and fetching it',
      kind: 'labor',
      quantity: scale(hoursSpread, TRIPS + perRoom(rooms, roomHours.carry)),
      how: () => `${TRIPS} hours for both trips, and ${sayRooms(v)}`,
      unitCost: prices.crew,
      factors: [size(v)],
    },
  ];
};

/** No stager empties a warehouse for less: what is missing to the smallest job, US dollars. */
const upToSmallest = (lines: readonly Line[]): Line => {
  const typical = lines.reduce((sum, { quantity, unitCost, factors = [] }) => {
    const of = (value: number | { typical: number }) =>
      typeof value === 'number' ? value : value.typical;
    return (
      sum + factors.reduce((total, { value }) => total * of(value), of(quantity) * unitCost.typical)
    );
  }, 0);
  const missing = Math.max(0, prices.smallest.typical - typical);
  const unitCost: UnitCost<StagingSource> = {
    ...prices.smallest,
    low: missing,
    typical: missing,
    high: missing,
  };
  return { id: 'smallest', kind: 'service', quantity: missing > 0 ? 1 : 0, unitCost };
};

const furnish = (v: StagingValues): Line[] => {
  const lines = [...setUpLines(v), ...rentLines(v, monthsOf(v))];
  return [...lines, upToSmallest(lines)];
};

/** A quote as stagers write it: the first term in one sum, then so much a month. */
const quoted = (v: StagingValues, first: number): Lines<StagingSource> => {
  const months = monthsOf(v) - Number(v.term);
  return [
    { id: 'quote-first', label: 'First term, as quoted', entered: first },
    ...(v.quoteMonth === null
      ? months > 0
        ? rentLines({ ...v, term: '3' }, months)
        : []
      : [
          {
            id: 'quote-months',
            label: `${measure(months, 'month')} more, as quoted`,
            entered: v.quoteMonth * months,
          },
        ]),
  ];
};

const photoLine = (v: StagingValues): Line => ({
  id: 'photos',
  kind: 'service',
  quantity: v.photos,
  unitCost: v.editing === 'ai' ? prices.aiPhoto : prices.editedPhoto,
});

/** What staging itself costs, without clearing out, paint and other lines. */
export const workLines = (v: StagingValues): Lines<StagingSource> => {
  switch (v.kind) {
    case 'consult':
      return [consultation(v)];
    case 'occupied':
      return [consultation(v), restyle(v)];
    case 'vacant':
      return v.quoteFirst === null ? furnish(v) : quoted(v, v.quoteFirst);
    case 'virtual':
      return [photoLine(v)];
  }
};

const prepLines = (v: StagingValues): (Line | EnteredLine)[] => [
  {
    id: 'declutter',
    kind: 'service',
    quantity: v.declutter === 'yes' ? 1 : 0,
    unitCost: prices.declutter,
  },
  { id: 'paint', kind: 'installed', quantity: v.paint, unitCost: prices.paint },
  extrasLine(v.extras),
];

/** The least anybody asks for each kind, US dollars. */
const least = { consult: 150, occupied: 350, vacant: 1200, virtual: 10 } as const;

/** Staging a home for sale in North Texas: advice, own furniture, rented furniture, photos. */
export const model = {
  trade: 'home-staging',
  version: '2026.11.3',
  fields,
  spread: 0.86,
  least: (v: StagingValues) => (v.quoteFirst === null ? least[v.kind] : 0),
  lines: (v) => [...workLines(v), ...prepLines(v)],
} satisfies Model<typeof fields>;
