import {
  amount,
  equipment,
  fee,
  installed,
  material,
  rough,
  service,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line, Saying } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { designFlow, fieldArea, fieldTimes, isInTable, soilTimes, systemTimes } from './flow.ts';
import { intervalOf } from './interval.ts';
import { hasOldTank } from './sewer.ts';
import { isAerobic, troubleOf } from './trouble.ts';

/** Work that may turn out to be needed: in the high end only. */
const perhaps: ThreePoint = { low: 0, typical: 0, high: 1 };

const flat = figures.flatGallons.value;

export const pumpOut = (gallons: number): Line<'septic'>[] => [
  service('pump', prices.pump),
  service('pump-more', prices.pumpMore, Math.max(0, gallons - flat), {
    how: ['how.pump-more', { gallons, flat }],
  }),
];

/** Sewage indoors waits for nobody's routine. */
const sameDay = (v: SepticValues): Line<'septic'> =>
  fee('same-day', prices.sameDay, v.when === 'urgent' || v.inside === 'yes');

const visitFees = (v: SepticValues): Line<'septic'>[] => [
  fee('dig', prices.dig, v.lid === 'buried'),
  sameDay(v),
];

/** What the alarm is about, by what the box shows. */
const alarms = { any: prices.alarm, air: prices.airPump, water: prices.highWater };

const repairLines = (v: SepticValues): Line<'septic'>[] => {
  const pumped = [...pumpOut(flat), ...visitFees(v)];
  // With a contract, or in the first two years, the visit is mostly paid.
  const paid = isAerobic(v) && (v.contract === 'yes' || v.young === 'yes');
  const called: Line<'septic'>[] = [fee('call', prices.call, paid ? perhaps : 1), sameDay(v)];
  switch (troubleOf(v)) {
    case 'backup':
    case 'slow':
      // A full tank or a blocked pipe: the pump-out shows which, so the pipe is in the high end only.
      return [...pumped, installed('clear-pipe', prices.clearPipe, perhaps)];
    case 'wet':
      return isAerobic(v)
        ? [...called, installed('repair', prices.line)]
        : [...pumped, installed('repair', prices.fieldLines)];
    case 'crack':
      return [...pumped, installed('repair', prices.crack)];
    case 'alarm':
      return [...called, installed('repair', alarms[v.sign])];
    case 'dry':
      return [...called, installed('repair', prices.effluentPump)];
    case 'lid':
      return [...called, installed('repair', prices.lid)];
    case 'box':
      return [...called, installed('repair', prices.box)];
  }
};

export const aerobicUpkeep = (v: SepticValues): Line<'septic'>[] => [
  service('contract', prices.contract, v.ownWork === 'yes' || v.young === 'yes' ? 0 : 1),
  // What is sprayed is disinfected first; drip lines lie in the soil.
  material('chlorine', prices.chlorine, v.system === 'spray'),
  service('power', prices.power),
  equipment('air-pump-share', prices.airPump, figures.airPumpShare.value),
  equipment('water-pump-share', prices.effluentPump, figures.waterPumpShare.value),
];

/** A year of owning it. */
export const upkeepLines = (v: SepticValues): Line<'septic'>[] => {
  const interval = intervalOf(v);
  const { low, high } = isAerobic(v)
    ? figures.aerobicYears.value
    : { low: interval, high: interval };
  return [
    ...(isAerobic(v) ? aerobicUpkeep(v) : []),
    ...pumpOut(Number(v.tank)).map((line): Line<'septic'> => {
      const quantity = line.quantity as number;
      return {
        ...line,
        quantity: { low: quantity / high, typical: quantity / interval, high: quantity / low },
        how: ['how.shared', { interval: rough(interval, 'year') }],
      };
    }),
  ];
};

const flowInWords = (v: SepticValues): Saying<'septic', 'how'> => {
  const flow = designFlow(v.bedrooms, v.area);
  return [isInTable(v.bedrooms, v.area) ? 'how.flow' : 'how.flow-beyond', { flow }];
};

/** A new system at the size and in the soil of this house; `system` may be another than asked for. */
export const replaceLines = (v: SepticValues, system = v.system): Line<'septic'>[] => [
  installed('system', prices[system], 1, {
    how: flowInWords(v),
    factors: [
      { figure: figures.systemSize, value: systemTimes(designFlow(v.bedrooms, v.area)) },
      ...(isAerobic({ system })
        ? []
        : [{ figure: figures.soilShare, value: soilTimes(v.soil) } as const]),
    ],
  }),
  fee('design', prices.design),
  // The old tank must be put out of use, as it must be for the sewer.
  fee('old-tank', prices.abandon, hasOldTank(v)),
];

const partLines = (v: SepticValues): Line<'septic'>[] => {
  const flow = designFlow(v.bedrooms, v.area);
  const sqft = fieldArea(flow, v.fieldSoil);
  const part: Line<'septic'> =
    v.part === 'tank'
      ? installed('repair', prices.tank, 1, {
          how: flowInWords(v),
          factors: [{ figure: figures.systemSize, value: systemTimes(flow) }],
        })
      : installed('repair', prices.field, 1, {
          how: ['how.field', { sqft: rough(sqft, 'sqft'), flow: amount(flow, 'gallon-day') }],
          factors: [{ figure: figures.fieldSize, value: fieldTimes(sqft) }],
        });
  return [part, ...pumpOut(flat)];
};

const linesFor = (v: SepticValues): Line<'septic'>[] => {
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
