import {
  figure,
  roughly,
  type Factor,
  type Model,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { designFlow, fieldArea, fieldTimes, isInTable, soilTimes, systemTimes } from './flow.ts';
import { AEROBIC_YEARS, pumpingInterval } from './interval.ts';
import { prices } from './prices.ts';
import type { SepticSource } from './sources.ts';

export type SepticValues = Values<typeof fields>;

export const isAerobic = (v: Pick<SepticValues, 'system'>): boolean =>
  v.system === 'spray' || v.system === 'drip';

type Line = PricedLine<SepticSource>;

const fee = (id: string, unitCost: UnitCost<SepticSource>, yes = true): Line => ({
  id,
  kind: 'fee',
  quantity: yes ? 1 : 0,
  unitCost,
});

/** Work that may turn out to be needed: in the high end only. */
const perhaps: ThreePoint = { low: 0, typical: 0, high: 1 };

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

/** Inside the house first; then what is wrong, by the kind of system. */
export const troubleOf = (v: SepticValues) =>
  v.inside === 'yes' ? 'backup' : v.system === 'conventional' ? v.problem : v.fault;

const work = (unitCost: UnitCost<SepticSource>): Line => ({
  id: 'repair',
  kind: 'installed',
  quantity: 1,
  unitCost,
});

/** What the alarm is about, by what the box shows. */
const alarms = { any: prices.alarm, air: prices.airPump, water: prices.highWater };

const repairLines = (v: SepticValues): Line[] => {
  const pumped = [...pumpOut(FLAT_GALLONS), ...visitFees(v)];
  // With a contract the visit is mostly in its price.
  const called: Line[] = [
    { ...fee('call', prices.call), quantity: v.contract === 'yes' ? perhaps : 1 },
    fee('same-day', prices.sameDay, v.when === 'urgent'),
  ];
  switch (troubleOf(v)) {
    case 'backup':
    case 'slow':
      // A full tank or a blocked pipe: the pump-out shows which, so the pipe is in the high end only.
      return [
        ...pumped,
        { ...work(prices.clearPipe), label: 'Clear the pipe, if it is that', quantity: perhaps },
      ];
    case 'wet':
      return v.system === 'conventional' || v.system === 'dosing'
        ? [...pumped, work(prices.fieldLines)]
        : [...called, work(prices.line)];
    case 'crack':
      return [...pumped, work(prices.crack)];
    case 'alarm':
      return [...called, work(alarms[v.sign])];
    case 'dry':
      return [...called, work(prices.effluentPump)];
    case 'box':
      return [...called, work(prices.box)];
  }
};

export const intervalOf = (v: SepticValues): number =>
  isAerobic(v)
    ? AEROBIC_YEARS.typical
    : pumpingInterval(Number(v.tank), v.people, v.disposal === 'yes');

export const aerobicUpkeep = (v: SepticValues): Line[] => {
  const visits = v.ownWork === 'yes' || v.young === 'yes' ? 0 : 1;
  return [
    { id: 'contract', kind: 'service', quantity: visits, unitCost: prices.contract },
    { id: 'chlorine', kind: 'material', quantity: 1, unitCost: prices.chlorine },
    { id: 'power', kind: 'service', quantity: 1, unitCost: prices.power },
    {
      id: 'air-pump-share',
      label: 'Air pump, shared over its 3 to 8 years',
      kind: 'equipment',
      quantity: { low: 1 / 8, typical: 1 / 5, high: 1 / 3 },
      unitCost: prices.airPump,
    },
    {
      id: 'water-pump-share',
      label: 'Water pump, shared over its 7 to 15 years',
      kind: 'equipment',
      quantity: { low: 1 / 15, typical: 1 / 10, high: 1 / 7 },
      unitCost: prices.effluentPump,
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

const bySize = (value: number): Factor<SepticSource> => ({
  label: 'Size by design flow',
  value,
  sources: ['S64'],
});

const flowInWords = (v: SepticValues, flow: number): string =>
  isInTable(v.bedrooms, v.area)
    ? `For ${flow} gallons a day.`
    : `For ${flow} gallons a day: above the published table we go on by its own step.`;

/** The system alone, at the size and in the soil of this house; `system` may be another than asked for. */
export const systemLine = (v: SepticValues, system = v.system): Line => {
  const flow = designFlow(v.bedrooms, v.area);
  const inSoil = system === 'conventional' || system === 'dosing';
  return {
    id: 'system',
    kind: 'installed',
    quantity: 1,
    how: () => flowInWords(v, flow),
    unitCost: prices[system],
    factors: [
      bySize(systemTimes(flow)),
      ...(inSoil ? [{ label: 'Soil', value: soilTimes(v.soil), sources: ['S48'] as const }] : []),
    ],
  };
};

export const replaceLines = (v: SepticValues, system = v.system): Line[] => [
  systemLine(v, system),
  { id: 'design', kind: 'fee', quantity: 1, unitCost: prices.design },
  // The old tank must be put out of use, as it must be for the sewer.
  fee('old-tank', prices.abandon, v.why !== 'build'),
];

const partLines = (v: SepticValues): Line[] => {
  const flow = designFlow(v.bedrooms, v.area);
  if (v.part === 'tank') {
    return [
      {
        ...work(prices.tank),
        how: () => flowInWords(v, flow),
        factors: [bySize(systemTimes(flow))],
      },
      ...pumpOut(FLAT_GALLONS),
    ];
  }
  const sqft = fieldArea(flow, v.fieldSoil);
  return [
    {
      ...work(prices.field),
      how: () => `${figure(Math.round(sqft))} sq ft: ${flow} gallons a day ÷ what the soil takes`,
      factors: [{ label: 'Size of the field', value: fieldTimes(sqft), sources: ['S64'] }],
    },
    ...pumpOut(FLAT_GALLONS),
  ];
};

const linesFor = (v: SepticValues): Line[] => {
  switch (v.job) {
    case 'pump':
      return [
        ...pumpOut(Number(v.tank)),
        ...visitFees(v),
        fee('riser', prices.riser, v.riser === 'yes'),
        fee('filter', prices.filter, v.filter === 'yes'),
      ];
    case 'repair':
      return repairLines(v);
    case 'inspect':
      return [fee('inspection', v.forSale === 'yes' ? prices.inspectSale : prices.inspect)];
    case 'contract':
      return upkeepLines(v);
    case 'part':
      return partLines(v);
    case 'replace':
      return replaceLines(v);
  }
};

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const model = {
  trade: 'septic',
  version: '2026.11.3',
  fields,
  spread: 1.5,
  least: (v) => (v.job === 'repair' ? 75 : 200),
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
