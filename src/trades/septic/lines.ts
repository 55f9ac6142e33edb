import {
  amount,
  rough,
  type PricedLine,
  type Saying,
  type ThreePoint,
  type UnitCost,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { SepticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { designFlow, fieldArea, fieldTimes, isInTable, soilTimes, systemTimes } from './flow.ts';
import { intervalOf } from './interval.ts';
import { hasOldTank } from './sewer.ts';
import type { SourceOf } from '../source-books.ts';
import { isAerobic, troubleOf } from './trouble.ts';
import type { SepticWord } from './words.ts';

type Line = PricedLine<SourceOf<'septic'>, SepticWord>;

const fee = (id: string, unitCost: UnitCost<SourceOf<'septic'>>, yes = true): Line => ({
  id,
  kind: 'fee',
  quantity: yes ? 1 : 0,
  unitCost,
});

const work = (unitCost: UnitCost<SourceOf<'septic'>>): Line => ({
  id: 'repair',
  kind: 'installed',
  quantity: 1,
  unitCost,
});

/** Work that may turn out to be needed: in the high end only. */
const perhaps: ThreePoint = { low: 0, typical: 0, high: 1 };

const flat = figures.flatGallons.value;

export const pumpOut = (gallons: number): Line[] => [
  { id: 'pump', kind: 'service', quantity: 1, unitCost: prices.pump },
  {
    id: 'pump-more',
    kind: 'service',
    quantity: Math.max(0, gallons - flat),
    how: ['how.pump-more', { gallons, flat }],
    unitCost: prices.pumpMore,
  },
];

/** Sewage indoors waits for nobody's routine. */
const sameDay = (v: SepticValues): Line =>
  fee('same-day', prices.sameDay, v.when === 'urgent' || v.inside === 'yes');

const visitFees = (v: SepticValues): Line[] => [
  fee('dig', prices.dig, v.lid === 'buried'),
  sameDay(v),
];

/** What the alarm is about, by what the box shows. */
const alarms = { any: prices.alarm, air: prices.airPump, water: prices.highWater };

const repairLines = (v: SepticValues): Line[] => {
  const pumped = [...pumpOut(flat), ...visitFees(v)];
  // With a contract, or in the first two years, the visit is mostly paid.
  const paid = isAerobic(v) && (v.contract === 'yes' || v.young === 'yes');
  const called: Line[] = [
    { ...fee('call', prices.call), quantity: paid ? perhaps : 1 },
    sameDay(v),
  ];
  switch (troubleOf(v)) {
    case 'backup':
    case 'slow':
      // A full tank or a blocked pipe: the pump-out shows which, so the pipe is in the high end only.
      return [...pumped, { ...work(prices.clearPipe), id: 'clear-pipe', quantity: perhaps }];
    case 'wet':
      return isAerobic(v) ? [...called, work(prices.line)] : [...pumped, work(prices.fieldLines)];
    case 'crack':
      return [...pumped, work(prices.crack)];
    case 'alarm':
      return [...called, work(alarms[v.sign])];
    case 'dry':
      return [...called, work(prices.effluentPump)];
    case 'lid':
      return [...called, work(prices.lid)];
    case 'box':
      return [...called, work(prices.box)];
  }
};

export const aerobicUpkeep = (v: SepticValues): Line[] => [
  {
    id: 'contract',
    kind: 'service',
    quantity: v.ownWork === 'yes' || v.young === 'yes' ? 0 : 1,
    unitCost: prices.contract,
  },
  {
    id: 'chlorine',
    kind: 'material',
    // What is sprayed is disinfected first; drip lines lie in the soil.
    quantity: v.system === 'spray' ? 1 : 0,
    unitCost: prices.chlorine,
  },
  { id: 'power', kind: 'service', quantity: 1, unitCost: prices.power },
  {
    id: 'air-pump-share',
    kind: 'equipment',
    quantity: figures.airPumpShare.value,
    unitCost: prices.airPump,
  },
  {
    id: 'water-pump-share',
    kind: 'equipment',
    quantity: figures.waterPumpShare.value,
    unitCost: prices.effluentPump,
  },
];

/** A year of owning it. */
export const upkeepLines = (v: SepticValues): Line[] => {
  const interval = intervalOf(v);
  const { low, high } = isAerobic(v)
    ? figures.aerobicYears.value
    : { low: interval, high: interval };
  return [
    ...(isAerobic(v) ? aerobicUpkeep(v) : []),
    ...pumpOut(Number(v.tank)).map((line): Line => {
      const quantity = line.quantity as number;
      return {
        ...line,
        quantity: { low: quantity / high, typical: quantity / interval, high: quantity / low },
        how: ['how.shared', { interval: rough(interval, 'year') }],
      };
    }),
  ];
};

const flowInWords = (v: SepticValues): Saying<SepticWord, 'how'> => {
  const flow = designFlow(v.bedrooms, v.area);
  return [isInTable(v.bedrooms, v.area) ? 'how.flow' : 'how.flow-beyond', { flow }];
};

/** A new system at the size and in the soil of this house; `system` may be another than asked for. */
export const replaceLines = (v: SepticValues, system = v.system): Line[] => [
  {
    id: 'system',
    kind: 'installed',
    quantity: 1,
    how: flowInWords(v),
    unitCost: prices[system],
    factors: [
      { figure: figures.systemSize, value: systemTimes(designFlow(v.bedrooms, v.area)) },
      ...(isAerobic({ system })
        ? []
        : [{ figure: figures.soilShare, value: soilTimes(v.soil) } as const]),
    ],
  },
  fee('design', prices.design),
  // The old tank must be put out of use, as it must be for the sewer.
  fee('old-tank', prices.abandon, hasOldTank(v)),
];

const partLines = (v: SepticValues): Line[] => {
  const flow = designFlow(v.bedrooms, v.area);
  const sqft = fieldArea(flow, v.fieldSoil);
  const part: Line =
    v.part === 'tank'
      ? {
          ...work(prices.tank),
          how: flowInWords(v),
          factors: [{ figure: figures.systemSize, value: systemTimes(flow) }],
        }
      : {
          ...work(prices.field),
          how: ['how.field', { sqft: rough(sqft, 'sqft'), flow: amount(flow, 'gallon-day') }],
          factors: [{ figure: figures.fieldSize, value: fieldTimes(sqft) }],
        };
  return [part, ...pumpOut(flat)];
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

/** The smallest visit of the job, in US dollars. A year of upkeep has none. */
export const least = (v: SepticValues): number => {
  const { call, truck, inspector } = figures.least.value;
  if (v.job === 'contract') return 0;
  if (v.job === 'repair') return call;
  return v.job === 'inspect' ? inspector : truck;
};

/** What the job asked about costs. */
export const lines = (v: SepticValues) => [...linesFor(v), extrasLine(v.extras)];
