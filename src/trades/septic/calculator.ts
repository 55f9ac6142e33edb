import {
  defineCalculator,
  figure,
  typicalSum,
  type Given,
  type Metric,
  type Series,
  type Warning,
} from '../../estimate/index.ts';
import { counties } from './counties.ts';
import { designFlow, fieldArea } from './flow.ts';
import { AEROBIC_YEARS, LONGEST_YEARS } from './interval.ts';
import {
  isAerobic,
  model,
  aerobicUpkeep,
  intervalOf,
  pumpOut,
  replaceLines,
  upkeepLines,
  type SepticValues,
} from './model.ts';
import { advise, span } from './recommendation.ts';
import { overYears, sewerCost, sewerMetrics } from './sewer.ts';
import type { SepticSource } from './sources.ts';

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

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
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
