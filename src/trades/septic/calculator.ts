import {
  defineCalculator,
  figure,
  roughly,
  typicalSum,
  type Given,
  type Metric,
  type PricedLine,
  type Series,
  type UnitCost,
  type Values,
  type Warning,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { counties } from './counties.ts';
import { fields } from './fields.ts';
import { designFlow, fieldArea, placeInRange } from './flow.ts';
import { AEROBIC_YEARS, LONGEST_YEARS, pumpingInterval } from './interval.ts';
import { prices } from './prices.ts';
import { advise, isAerobic, POLICY_YEARS, span } from './recommendation.ts';
import { overYears, sewerCost, sewerMetrics } from './sewer.ts';
import type { SepticSource } from './sources.ts';

export type SepticValues = Values<typeof fields>;
type Line = PricedLine<SepticSource>;

const fee = (id: string, unitCost: UnitCost<SepticSource>, yes: boolean): Line => ({
  id,
  kind: 'fee',
  quantity: yes ? 1 : 0,
  unitCost,
});

/** Gallons a pump truck charges as one visit; above it by the gallon. */
const FLAT_GALLONS = 1000;

const pumpOut = (gallons: number): Line[] => [
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

const intervalOf = (v: SepticValues): number =>
  isAerobic(v)
    ? AEROBIC_YEARS.typical
    : pumpingInterval(Number(v.tank), v.people, v.disposal === 'yes');

const aerobicUpkeep = (v: SepticValues): Line[] => {
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

const upkeepLines = (v: SepticValues): Line[] => {
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

const replaceLines = (v: SepticValues): Line[] => {
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

const intervalMetrics = (v: SepticValues, given: Given): Metric<SepticSource>[] => {
  const interval = intervalOf(v);
  return [
    {
      id: 'interval',
      label: 'Pump every',
      unit: 'year',
      ...(isAerobic(v)
        ? {
            value: AEROBIC_YEARS,
            how: 'Or when the technician’s measure says so: solids over a quarter to a third of the tank.',
            sources: ['S61', 'S62'] as const,
          }
        : {
            value: interval,
            how: `Published table by tank and people, ${LONGEST_YEARS} years at most.`,
            sources: ['S13', 'S14', 'S15'] as const,
          }),
    },
    ...(v.job === 'pump' && given.has('since') && !isAerobic(v)
      ? [
          {
            id: 'due',
            label: 'Next pump-out',
            value: Math.max(0, interval - v.since),
            unit: 'year' as const,
            text: v.since >= interval ? 'now' : `in ${span(interval - v.since)}`,
          },
        ]
      : []),
  ];
};

const flowMetrics = (v: SepticValues): Metric<SepticSource>[] => {
  const flow = designFlow(v.bedrooms, v.area);
  return [
    {
      id: 'flow',
      label: 'Design flow',
      value: flow,
      unit: 'gallon-day',
      text: flow === null ? 'above the published table; the designer decides' : undefined,
      how: `${v.bedrooms} bedrooms or ${figure(v.area)} sq ft, whichever asks for more.`,
      sources: ['S9', 'S10'],
    },
    ...(v.system === 'conventional' && flow !== null
      ? [
          {
            id: 'field-area',
            label: 'Drain field',
            value: fieldArea(flow, v.soil),
            unit: 'sqft' as const,
            how: 'Design flow ÷ what the soil takes in a day.',
            sources: ['S48'] as const,
          },
        ]
      : []),
  ];
};

const PLAN_YEARS = 10;

/** What each of the next ten years costs: pump-outs in the years they fall due, and the contract. */
const plan = (v: SepticValues, given: Given): Series => {
  const interval = intervalOf(v);
  const pumping = typicalSum(pumpOut(Number(v.tank)));
  const since = v.job === 'pump' && given.has('since') ? v.since : 0;
  const first = Math.max(0, interval - since);
  const times = (year: number) => {
    const by = (end: number) => (end < first ? 0 : Math.floor((end - first) / interval + 1e-9) + 1);
    return by(year) - by(year - 1);
  };
  const years = Array.from({ length: PLAN_YEARS }, (_, i) => i + 1);
  const upkeep = isAerobic(v) ? typicalSum(aerobicUpkeep(v)) : 0;
  return {
    id: 'plan',
    title: 'Your next ten years, what each costs',
    draw: 'bars',
    unit: 'usd',
    along: years.map(String),
    axis: 'Years from now',
    lines: [
      {
        label: 'Pumping',
        values: years.map((year) => (times(year) + (year === 1 && first === 0 ? 1 : 0)) * pumping),
      },
      ...(isAerobic(v) ? [{ label: 'Aerobic upkeep', values: years.map(() => upkeep) }] : []),
    ],
  };
};

const warningsFor = (v: SepticValues): Warning<SepticSource>[] => [
  ...(v.job === 'repair' && v.problem === 'backup'
    ? [
        {
          id: 'backup',
          level: 'danger' as const,
          text: 'Sewage indoors makes people ill. Stop all water, keep people and pets out, touch nothing.',
          sources: ['S38', 'S15'] as const,
        },
      ]
    : []),
  ...(v.job === 'repair'
    ? [
        {
          id: 'tank-gas',
          level: 'caution' as const,
          text: 'Never open, enter or lean into a tank: toxic gas, drowning and shock.',
          sources: ['S37', 'S41'] as const,
        },
      ]
    : []),
  ...(isAerobic(v) && (v.job === 'contract' || v.job === 'repair')
    ? [
        {
          id: 'chlorine',
          level: 'caution' as const,
          text: 'Only septic chlorine: pool tablets can give off explosive gas. Never switch the system off.',
          sources: ['S29', 'S42'] as const,
        },
      ]
    : []),
  ...(v.job === 'replace' || v.job === 'contract'
    ? [
        {
          id: 'chapter-285',
          level: 'caution' as const,
          text: 'The state’s septic rules were due to change on April 30, 2026; we could not confirm it. Ask your county before you rely on a size or a distance.',
          sources: ['S47'] as const,
        },
      ]
    : []),
];

/** Septic systems in North Texas: pumping, repair, inspection, yearly upkeep, a new one or the sewer. */
export const calculator = defineCalculator({
  trade: 'septic',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
  findings: (v, _total, given) => {
    const replacement = typicalSum(replaceLines(v));
    const hasMain = v.job === 'replace' && v.main === 'yes';
    const fair = hasMain && (v.city === 'southlake' || v.tapFee !== null);
    const cares = v.job === 'pump' || v.job === 'contract';
    return {
      totalLabel: v.job === 'contract' ? 'A year of owning it' : 'Likely cost',
      metrics: cares
        ? intervalMetrics(v, given)
        : v.job === 'replace'
          ? [...flowMetrics(v), ...(hasMain ? sewerMetrics(v) : [])]
          : [],
      recommendation: advise(
        v,
        {
          interval: intervalOf(v),
          replacement,
          sewer: fair ? sewerCost(v).typical : undefined,
        },
        given,
      ),
      warnings: warningsFor(v),
      assumptions: [
        ...(v.job === 'repair' && v.problem === 'alarm'
          ? ['Priced as the air pump. It may be a float, a water pump or the power.']
          : []),
        ...(v.job === 'repair' && v.problem === 'spray'
          ? ['Priced as a water pump. It may be a float or the power.']
          : []),
        ...(v.job === 'repair' && v.problem === 'wet'
          ? [
              v.system === 'spray'
                ? 'Priced as a water pump. A broken line costs less; a spray system has no field to replace.'
                : 'Priced as failed field lines. A whole new field is $5,000 to $12,000 in Texas.',
            ]
          : []),
        ...(cares && isAerobic(v) ? ['Ask whether the price is for all three chambers.'] : []),
        ...(hasMain && !fair ? ['The sewer price leaves out your city’s tap fee.'] : []),
        counties[v.city],
      ],
      series: cares
        ? [plan(v, given)]
        : hasMain
          ? [overYears(v, replacement, typicalSum(upkeepLines(v)))]
          : [],
    };
  },
});
