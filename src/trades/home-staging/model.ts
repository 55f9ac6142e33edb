import {
  figure,
  measure,
  scale,
  type EnteredLine,
  type Model,
  type PricedLine,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import { hours, rentedMonths, roomCount, roomKinds } from './rooms.ts';
import type { StagingSource } from './sources.ts';

export type StagingValues = Values<typeof fields>;

type Line = PricedLine<StagingSource>;

const consultation: Line = {
  id: 'consultation',
  kind: 'service',
  quantity: 1,
  unitCost: prices.consultation,
};

const restyle = (v: StagingValues): Line => ({
  id: 'restyle',
  label: 'Restyling with your own furniture',
  kind: 'labor',
  quantity: scale(hours.restylePerRoom, roomCount(v.rooms)),
  how: () => `${figure(roomCount(v.rooms))} rooms × about ${hours.restylePerRoom.typical} hours`,
  unitCost: prices.stagerHour,
});

export const monthsOf = (v: StagingValues): number => rentedMonths(v.months, Number(v.term));

const rentLines = (v: StagingValues, months: number): Line[] =>
  roomKinds.map((room) => ({
    id: `rent-${room}`,
    kind: 'equipment',
    quantity: (v.rooms[room] ?? 0) * months,
    how: () => `${figure(v.rooms[room] ?? 0)} × ${measure(months, 'month')}`,
    unitCost: prices[room],
  }));

const setUpLines = (v: StagingValues): Line[] => {
  const rooms = roomCount(v.rooms);
  return [
    consultation,
    {
      id: 'plan',
      label: 'Measuring, planning, choosing furniture',
      kind: 'labor',
      quantity: rooms > 0 ? hours.plan : 0,
      how: () => '2–3 hours to measure and plan, 2–3 to choose',
      unitCost: prices.stagerHour,
    },
    {
      id: 'set-up',
      label: 'Setting up and taking away',
      kind: 'labor',
      quantity: scale(hours.setUpPerRoom, rooms),
      how: () =>
        `${figure(rooms)} rooms × about ${hours.setUpPerRoom.typical} hours, there and back`,
      unitCost: prices.stagerHour,
    },
  ];
};

const photoLine = (v: StagingValues): Line => ({
  id: 'photos',
  kind: 'service',
  quantity: v.photos,
  unitCost: v.editing === 'ai' ? prices.aiPhoto : prices.editedPhoto,
});

export const workLines = (v: StagingValues): Line[] => {
  switch (v.kind) {
    case 'consult':
      return [consultation];
    case 'occupied':
      return [consultation, restyle(v)];
    case 'vacant':
      return [...setUpLines(v), ...rentLines(v, monthsOf(v))];
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

/** Staging a home for sale in North Texas: advice, own furniture, rented furniture, photos. */
export const model = {
  trade: 'home-staging',
  version: '2026.11.2',
  fields,
  lines: (v) => [...workLines(v), ...prepLines(v)],
} satisfies Model<typeof fields>;
