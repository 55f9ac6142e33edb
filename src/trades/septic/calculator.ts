import {
  addUp,
  defineCalculator,
  lineTotal,
  figure,
  typicalSum,
  type Given,
  type Metric,
  type Series,
  type Warning,
} from '../../estimate/index.ts';
import { counties } from './counties.ts';
import { designFlow, fieldArea, isInTable } from './flow.ts';
import { AEROBIC_YEARS, LONGEST_YEARS } from './interval.ts';
import {
  isAerobic,
  model,
  aerobicUpkeep,
  intervalOf,
  pumpOut,
  replaceLines,
  troubleOf,
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

/** Where a drain field stands: in a new system, or by itself. */
const soilOf = (v: SepticValues) => (v.job === 'part' ? v.fieldSoil : v.soil);

const flowMetrics = (v: SepticValues): Metric<SepticSource>[] => {
  const flow = designFlow(v.bedrooms, v.area);
  const inTable = isInTable(v.bedrooms, v.area);
  const hasField = v.job === 'part' ? v.part === 'field' : v.system === 'conventional';
  return [
    {
      id: 'flow',
      label: 'Design flow',
      value: flow,
      unit: 'gallon-day',
      how: `${v.bedrooms} bedrooms or ${figure(v.area)} sq ft, whichever asks for more.${inTable ? '' : ' Above the published table: we go on by 60 for each bedroom or 1,500 sq ft. The designer decides.'}`,
      sources: ['S9', 'S10'],
    },
    ...(hasField
      ? [
          {
            id: 'field-area',
            label: 'Drain field',
            value: fieldArea(flow, soilOf(v)),
            unit: 'sqft' as const,
            how: 'Design flow ÷ what the soil takes in a day.',
            sources: ['S48'] as const,
          },
        ]
      : []),
    ...(v.job === 'replace' && v.system === 'conventional' && v.soil === 'clay'
      ? [
          {
            id: 'aerobic',
            label: 'Aerobic with spray instead',
            value: addUp(replaceLines(v, 'spray').map(lineTotal)),
            unit: 'usd' as const,
            how: 'The same house and fees. Then a contract and power each year.',
            sources: ['S2', 'S64'] as const,
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
  ...(v.job === 'repair' && v.inside === 'yes'
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
  ...((v.job === 'replace' && v.system === 'conventional' && v.soil === 'clay') ||
  (v.job === 'part' && v.part === 'field' && v.fieldSoil === 'clay')
    ? [
        {
          id: 'clay',
          level: 'caution' as const,
          text: 'The state’s rules do not take a standard field in heavy clay. A site evaluation decides; mostly it means an aerobic system.',
          sources: ['S48', 'S2'] as const,
        },
      ]
    : []),
  ...(v.job === 'replace' || v.job === 'contract' || v.job === 'part'
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
    const trouble = v.job === 'repair' ? troubleOf(v) : undefined;
    const hasMain = v.job === 'replace' && v.main === 'yes';
    const fair = hasMain && (v.city === 'southlake' || v.tapFee !== null);
    const cares = v.job === 'pump' || v.job === 'contract';
    return {
      totalLabel: v.job === 'contract' ? 'A year of owning it' : 'Likely cost',
      metrics: cares
        ? intervalMetrics(v, given)
        : v.job === 'replace' || v.job === 'part'
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
        ...(trouble === 'alarm' && v.sign !== 'air'
          ? ['A float or the power costs little, a pump much: the visit shows which.']
          : []),
        ...(trouble === 'dry' ? ['Priced as a water pump. It may be a float or the power.'] : []),
        ...(trouble === 'wet'
          ? [
              isAerobic(v)
                ? 'Priced as a broken line or fitting. If it is the water pump, it costs more.'
                : 'Priced as failed field lines. A whole new field is a job of its own here.',
            ]
          : []),
        ...(v.job === 'replace' && isAerobic(v)
          ? ['The unit needs an electric circuit of its own: ask whether it is in the price.']
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
