import {
  addUp,
  defineCalculator,
  figure,
  lineTotal,
  measure,
  scale,
  type EnteredLine,
  type Metric,
  type PricedLine,
  type Series,
  type ThreePoint,
  type Values,
  type Warning,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { AVERAGE_PRICE_CUT, breakEvenMetrics } from './break-even.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
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

const monthsOf = (v: StagingValues): number => rentedMonths(v.months, Number(v.term));

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

const workLines = (v: StagingValues): Line[] => {
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

/** What staging itself costs, without clearing out and paint, in US dollars: it is to pay for itself. */
const stagingCost = (v: StagingValues): ThreePoint => addUp(workLines(v).map(lineTotal));

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

/** A month of furniture for all rooms, in US dollars. */
const monthlyRent = (v: StagingValues): ThreePoint =>
  roomKinds.reduce<ThreePoint>(
    (sum, room) => {
      const count = v.rooms[room] ?? 0;
      const { low, typical, high } = prices[room];
      return {
        low: sum.low + count * low,
        typical: sum.typical + count * typical,
        high: sum.high + count * high,
      };
    },
    { low: 0, typical: 0, high: 0 },
  );

const rentMetrics = (v: StagingValues, total: ThreePoint): Metric<StagingSource>[] => [
  {
    id: 'per-month',
    label: 'Spread over the months staged',
    value: scale(total, 1 / monthsOf(v)),
    unit: 'usd-month',
    how: `Total ÷ ${measure(monthsOf(v), 'month')} paid for.`,
  },
  {
    id: 'further-month',
    label: 'Each further month',
    value: monthlyRent(v),
    unit: 'usd-month',
    how: 'The furniture rent alone, month by month after the first term.',
    sources: ['S6', 'S20'],
  },
];

const priceMetrics = (v: StagingValues): Metric<StagingSource>[] =>
  v.price !== null
    ? [
        {
          id: 'one-price-cut',
          label: 'One usual price cut, to compare',
          value: v.price * AVERAGE_PRICE_CUT,
          unit: 'usd',
          how: '2.9% of the list price, as a stager quotes it (2021).',
          sources: ['S37'],
        },
      ]
    : [];

const overTheMonths = (v: StagingValues, total: ThreePoint): Series => {
  const { carrying } = v;
  const rent = monthlyRent(v).typical;
  const once = total.typical - rent * monthsOf(v);
  const months = [1, 2, 3, 4, 5, 6];
  return {
    id: 'paid-by-month',
    title: 'What you have paid if it takes this long',
    draw: 'lines',
    unit: 'usd',
    along: months.map((month) => `Month ${month}`),
    lines: [
      {
        label: 'Staging',
        values: months.map((month) => once + rent * rentedMonths(month, Number(v.term))),
      },
      ...(carrying !== null
        ? [
            {
              label: 'Holding the home',
              values: months.map((month) => month * carrying),
            },
          ]
        : []),
    ],
  };
};

const warningsFor = (v: StagingValues): Warning<StagingSource>[] => [
  ...(v.kind === 'virtual'
    ? [
        {
          id: 'label-photos',
          level: 'caution' as const,
          text: 'Mark every furnished photo in plain sight and show the real room beside it. Never edit out damage, vents or fixtures: that misleads buyers.',
          sources: ['S30', 'S32', 'S38'] as const,
        },
      ]
    : []),
  ...(v.kind === 'vacant'
    ? [
        {
          id: 'written-term',
          level: 'caution' as const,
          text: 'Sign only with the first term, the price of each further month and the pick-up date in writing. A firm price without a visit is a warning sign.',
          sources: ['S6', 'S5', 'S7'] as const,
        },
      ]
    : []),
];

/** Staging a home for sale in North Texas: advice, own furniture, rented furniture, photos. */
export const calculator = defineCalculator({
  trade: 'home-staging',
  version: '2026.11.2',
  fields,
  lines: (v) => [...workLines(v), ...prepLines(v)],
  findings: (v, total, given) => ({
    totalLabel:
      v.kind === 'vacant' ? `Staging for ${measure(monthsOf(v), 'month')}` : 'Likely cost',
    metrics: [
      ...(v.kind === 'vacant' ? rentMetrics(v, total) : []),
      ...breakEvenMetrics(v, stagingCost(v)),
      ...priceMetrics(v),
    ],
    recommendation: advise(v, { total, staging: stagingCost(v) }, given),
    warnings: warningsFor(v),
    assumptions: [
      'No return is promised. In an experiment with virtual tours staging changed no offered price; agents had expected it would.',
      'Time saved and price cuts spared are your own guesses.',
      ...(v.kind === 'vacant' ? ['A month once begun is paid in full.'] : []),
      ...(v.kind === 'occupied'
        ? [
            'No price for restyling with your own furniture is published: hours × a stager’s rate is our assumption.',
          ]
        : []),
    ],
    series: v.kind === 'vacant' ? [overTheMonths(v, total)] : [],
  }),
});
