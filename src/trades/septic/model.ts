import {
  figure,
  roughly,
  type Model,
  type PricedLine,
  type UnitCost,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { designFlow, placeInRange } from './flow.ts';
import { AEROBIC_YEARS, pumpingInterval } from './interval.ts';
import { prices } from './prices.ts';
import type { SepticSource } from './sources.ts';

export type SepticValues = Values<typeof fields>;

/** An initial two-year service policy comes with a new aerobic system (285.7; S27). */
export const POLICY_YEARS = 2;

export const isAerobic = (v: Pick<SepticValues, 'system'>): boolean =>
  v.system === 'spray' || v.system === 'drip';

type Line = PricedLine<SepticSource>;

const fee = (id: string, unitCost: UnitCost<SepticSource>, yes: boolean): Line => ({
  id,
  kind: 'fee',
  quantity: yes ? 1 : 0,
  unitCost,
});

/** Gallons a pump truck charges as one visit; above it by the gallon. */
const FLAT_GALLONS = 1000;

export const pumpOut = (gallons: number): Line[] => [
  { id: 'pump', kind: 'service', quantity: 1, unitCost: prices.pump },
  {
    id: 'pump-more',
    kind: 'service',
    quantity: Math.max(0, gallons - FLAT_GALLONS),
    how: () => `${figure(gallons)} gallons − ${figure(FLAT_GALLONS)}`,
    unitCost: prices.pumpMore,
  },
];

const visitFees = (v: SepticValues): Line[] => [
  fee('dig', prices.dig, v.lid === 'buried'),
  fee('same-day', prices.sameDay, v.when === 'urgent'),
];

const repairLines = (v: SepticValues): Line[] => {
  const work = (unitCost: UnitCost<SepticSource>): Line => ({
    id: 'repair',
    kind: 'installed',
    quantity: 1,
    unitCost,
  });
  const pumped = [...pumpOut(FLAT_GALLONS), ...visitFees(v)];
  const urgent = fee('same-day', prices.sameDay, v.when === 'urgent');
  switch (v.problem) {
    case 'backup':
    case 'slow':
      // A full tank or a blocked pipe: the pump-out shows which, so the pipe is in the high end only.
      return [
        ...pumped,
        {
          ...work(prices.clearPipe),
          label: 'Clear the pipe, if it is that',
          quantity: { low: 0, typical: 0, high: 1 },
        },
      ];
    case 'wet':
      return v.system === 'spray'
        ? [urgent, work(prices.effluentPump)]
        : [...pumped, work(prices.fieldLines)];
    case 'crack':
      return [...pumped, work(prices.crack)];
    case 'alarm':
      return [urgent, work(prices.airPump)];
    case 'spray':
      return [urgent, work(prices.effluentPump)];
    case 'box':
      return [urgent, work(prices.box)];
  }
};

export const intervalOf = (v: SepticValues): number =>
  isAerobic(v)
    ? AEROBIC_YEARS.typical
    : pumpingInterval(Number(v.tank), v.people, v.disposal === 'yes');

export const aerobicUpkeep = (v: SepticValues): Line[] => {
  const visits = v.ownWork === 'yes' || v.age < POLICY_YEARS ? 0 : 1;
  return [
    { id: 'contract', kind: 'service', quantity: visits, unitCost: prices.contract },
    { id: 'chlorine', kind: 'material', quantity: 1, unitCost: prices.chlorine },
    { id: 'power', kind: 'service', quantity: 2, unitCost: prices.power },
    {
      id: 'air-pump-share',
      label: 'Air pump, shared over its 3 to 5 years',
      kind: 'equipment',
      quantity: { low: 1 / 5, typical: 1 / 4, high: 1 / 3 },
      unitCost: prices.airPump,
    },
  ];
};

export const upkeepLines = (v: SepticValues): Line[] => {
  const interval = intervalOf(v);
  const { low, high } = isAerobic(v) ? AEROBIC_YEARS : { low: interval, high: interval };
  return [
    ...(isAerobic(v) ? aerobicUpkeep(v) : []),
    ...pumpOut(Number(v.tank)).map((line) => {
      const quantity = line.quantity as number;
      return {
        ...line,
        quantity: { low: quantity / high, typical: quantity / interval, high: quantity / low },
        how: () => `Shared over ${roughly(interval, 'year')} between pump-outs`,
      };
    }),
  ];
};

export const replaceLines = (v: SepticValues): Line[] => {
  const unitCost = prices[v.system];
  const flow = designFlow(v.bedrooms, v.area);
  return [
    {
      id: 'system',
      kind: 'installed',
      quantity: 1,
      how: () => (flow === null ? 'Above the published flow table.' : `For ${flow} gallons a day.`),
      unitCost,
      factors: [
        {
          label: 'Place in the range by design flow',
          value: placeInRange(unitCost, flow),
          reason: 'Published by system only; a bigger house falls higher in the range.',
        },
      ],
    },
    { id: 'design', kind: 'fee', quantity: 1, unitCost: prices.design },
  ];
};

const linesFor = (v: SepticValues): Line[] => {
  switch (v.job) {
    case 'pump':
      return [
        ...pumpOut(Number(v.tank)),
        ...visitFees(v),
        fee('filter', prices.filter, v.filter === 'yes'),
      ];
    case 'repair':
      return repairLines(v);
    case 'inspect':
      return [fee('inspection', v.forSale === 'yes' ? prices.inspectSale : prices.inspect, true)];
    case 'contract':
      return upkeepLines(v);
    case 'replace':
      return replaceLines(v);
  }
};

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const model = {
  trade: 'septic',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
