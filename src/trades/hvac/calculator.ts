import {
  asThreePoint,
  defineCalculator,
  figure,
  measureRange,
  money,
  typicalSum,
  type Factor,
  type Given,
  type Metric,
  type PricedLine,
  type Values,
  type Warning,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { power } from './power.ts';
import { parts, prices } from './prices.ts';
import { advise, AGE_TIMES_COST, type Weighed } from './recommendation.ts';
import { costOverYears, runningMetrics, type Running, type Tier } from './running.ts';
import { sizeTimes, systemsFor, tonsByRules, tonsOf } from './sizing.ts';
import type { HvacSource } from './sources.ts';
import { isFurnaceJob, isPartFree, likely, partOf } from './symptoms.ts';

export type HvacValues = Values<typeof fields>;
type Line = PricedLine<HvacSource>;

/** Linear ft of duct per 1,000 sq ft of house (S26). */
const DUCT_PER_1000_SQFT = 110;

const refrigerant = (v: HvacValues) => (v.refrigerant === 'r22' ? prices.r22 : prices.r410a);

const repairCost = (v: HvacValues) => {
  const part = partOf(v);
  if (part === 'unknown') return likely[v.symptom];
  if (part === 'recharge') return refrigerant(v);
  if (v.warranty === 'yes' && part === 'coil') return prices.coilLabor;
  if (v.warranty === 'yes' && part === 'compressor') return prices.compressorLabor;
  return parts[part];
};

/** What is left of a repair whose part is free, where no price for the labor alone is published. */
const laborOnly: Factor<HvacSource> = {
  label: 'Labor only, part under warranty',
  value: { low: 0.4, typical: 0.5, high: 0.7 },
  reason: 'Our choice: for a coil, labor is about half ($1,100 of $2,200).',
};
/** Whose labor is published by itself. */
const LABOR_PUBLISHED = ['coil', 'compressor'];

const repairLines = (v: HvacValues): Line[] => [
  {
    id: 'visit',
    kind: 'fee',
    quantity: v.credited === 'yes' ? 0 : 1,
    unitCost: prices.visit,
  },
  {
    id: 'after-hours',
    kind: 'fee',
    quantity: v.hours === 'after' ? 1 : 0,
    unitCost: prices.afterHours,
  },
  {
    id: 'repair',
    kind: 'installed',
    quantity: v.part === 'recharge' ? v.pounds : 1,
    unitCost: repairCost(v),
    factors: isPartFree(v) && !LABOR_PUBLISHED.includes(partOf(v)) ? [laborOnly] : [],
  },
];

/** After a leak is mended, what leaked out is filled in again. */
const refill = (v: HvacValues): Line => ({
  id: 'refill',
  kind: 'material',
  quantity: v.part === 'leak' ? v.pounds : 0,
  unitCost: refrigerant(v),
});

const coolingSystems = ['ac-furnace', 'ac', 'heat-pump'];

const stepLine = (tier: Tier, systems: number, size: Factor<HvacSource>): Line => ({
  id: 'step-up',
  kind: 'equipment',
  quantity: tier === 'minimum' ? 0 : systems,
  unitCost: tier === 'high' ? prices.tierHigh : prices.tierMid,
  factors: [size],
});

const replaceLines = (v: HvacValues): Line[] => {
  const tons = tonsOf(v);
  const systems = systemsFor(tons);
  const size: Factor<HvacSource> = {
    label: 'Size, against 3 tons',
    value: sizeTimes(tons, systems),
    sources: ['S85', 'S5'],
  };
  const how = () => measureRange(tons, 'ton');
  const yes = (answer: 'yes' | 'no') => (answer === 'yes' ? systems : 0);
  const central = v.system === 'ac-furnace' || v.system === 'ac';
  return [
    {
      id: 'outdoor',
      kind: 'installed',
      quantity: central ? systems : 0,
      how,
      unitCost: prices.acSwap,
      factors: [size],
    },
    {
      id: 'indoor',
      kind: 'installed',
      quantity: v.system === 'ac-furnace' ? systems : 0,
      unitCost: prices.indoorUnit,
      factors: [size],
    },
    {
      id: 'heat-pump',
      kind: 'installed',
      quantity: v.system === 'heat-pump' ? systems : 0,
      how,
      unitCost: prices.heatPump,
      factors: [size],
    },
    {
      id: 'furnace',
      kind: 'installed',
      quantity: v.system === 'furnace' ? systems : 0,
      unitCost: prices.furnace,
    },
    {
      id: 'mini-split',
      kind: 'installed',
      quantity: v.system === 'mini-split' ? v.zones : 0,
      unitCost: prices.miniSplit,
    },
    stepLine(v.tier, systems, size),
    {
      id: 'duct-seal',
      kind: 'service',
      quantity: v.ducts === 'seal' ? 1 : 0,
      unitCost: prices.ductSeal,
    },
    {
      id: 'ducts',
      kind: 'installed',
      quantity: v.ducts === 'new' ? (v.area * DUCT_PER_1000_SQFT) / 1000 : 0,
      how: () => `${figure(v.area)} sq ft × ${DUCT_PER_1000_SQFT} ft per 1,000 sq ft`,
      unitCost: prices.ductNew,
    },
    { id: 'wiring', kind: 'installed', quantity: yes(v.wiring), unitCost: prices.wiring },
    { id: 'lines', kind: 'installed', quantity: yes(v.lineSet), unitCost: prices.lineSet },
    {
      id: 'thermostat',
      kind: 'installed',
      quantity: central ? yes(v.newThermostat) : 0,
      unitCost: prices.thermostat,
    },
    {
      id: 'permit',
      kind: 'fee',
      quantity: v.system === 'heat-pump' ? 0 : 1,
      unitCost: prices.permit,
    },
  ];
};

const tuneUp: Line = { id: 'tune-up', kind: 'service', quantity: 1, unitCost: prices.tuneUp };

const linesOf = (v: HvacValues): Line[] =>
  v.job === 'repair'
    ? [...repairLines(v), refill(v)]
    : v.job === 'replace'
      ? replaceLines(v)
      : [tuneUp];

/** A new one of what the repair is about: the furnace, or the cooling side. */
const replacementOf = (v: HvacValues): number => {
  const system = isFurnaceJob(v) ? 'furnace' : v.system === 'ac-furnace' ? 'ac' : v.system;
  return typicalSum(replaceLines({ ...v, system }));
};

const repairMetrics = (
  v: HvacValues,
  { repair, replacement }: Weighed,
  given: Given,
): Metric<HvacSource>[] => [
  ...(given.has('age')
    ? [
        {
          id: 'age-times-cost',
          label: 'The $5,000 rule',
          value: v.age * repair,
          unit: 'number' as const,
          text: v.age * repair > AGE_TIMES_COST ? 'Leans to new' : 'Leans to repair',
          how: `Age × repair: ${v.age} × ${money(repair)} = ${money(v.age * repair)}. Above $5,000 leans to new.`,
          sources: ['S10', 'S11'] as const,
        },
      ]
    : []),
  {
    id: 'share-of-new',
    label: 'Share of a new one',
    value: (100 * repair) / replacement,
    unit: 'percent',
    sources: ['S8'],
  },
];

const runningOf = (v: HvacValues): Running => {
  const tons = tonsOf(v);
  const systems = systemsFor(tons);
  const times = asThreePoint(sizeTimes(tons, systems)).typical * systems;
  return {
    tons: tons.typical,
    systems,
    heatPump: v.system === 'heat-pump',
    rate: v.rate,
    age: v.age,
    tier: v.tier,
    base: typicalSum(replaceLines({ ...v, tier: 'minimum' })),
    steps: {
      minimum: 0,
      mid: prices.tierMid.typical * times,
      high: prices.tierHigh.typical * times,
    },
  };
};

const tonsMetric = (v: HvacValues): Metric<HvacSource> => ({
  id: 'tons',
  label: 'Size by published rules',
  value: tonsByRules(v.area),
  unit: 'ton',
  how: 'At 1,000, 600 and 500 sq ft a ton. The price takes 500 to 700, as installed here. Only a Manual J load calculation decides; most come out near the low end.',
  sources: ['S19', 'S6', 'S3', 'S20'],
});

const warningsFor = (v: HvacValues): Warning<HvacSource>[] => [
  ...(v.dangers.includes('gas')
    ? [
        {
          id: 'gas',
          level: 'danger' as const,
          text: 'Everyone out, touch no switch. Call the gas company or 911 from outside.',
          sources: ['S50'] as const,
        },
      ]
    : []),
  ...(v.dangers.includes('frail')
    ? [
        {
          id: 'frail',
          level: 'danger' as const,
          text: 'Take them somewhere cool or warm, then call for repair. Confused, faint or no longer sweating: call 911.',
          sources: ['S76'] as const,
        },
      ]
    : []),
  ...(v.symptom === 'no-heat'
    ? [
        {
          id: 'no-ovens',
          level: 'caution' as const,
          text: 'Never heat with an oven, a grill or a generator indoors: carbon monoxide kills.',
          sources: ['S94'] as const,
        },
      ]
    : []),
  ...(v.symptom === 'breaker'
    ? [
        {
          id: 'breaker',
          level: 'danger' as const,
          text: 'A breaker that trips again is an electrical fault. Leave it off.',
          sources: ['S75'] as const,
        },
      ]
    : []),
  ...(v.part === 'recharge'
    ? [
        {
          id: 'top-off',
          level: 'caution' as const,
          text: 'Low refrigerant means a leak. Topped off, it will leak out again.',
          sources: ['S71'] as const,
        },
      ]
    : []),
];

/** Heating and cooling in North Texas: repair by symptom or part, replacement by size and tier. */
export const calculator = defineCalculator({
  trade: 'hvac',
  version: '2026.11.2',
  fields,
  lines: (v) => (v.job === 'replace' ? [...replaceLines(v), extrasLine(v.extras)] : linesOf(v)),
  findings: (v, _total, given) => {
    const repair = typicalSum([...repairLines(v).filter(({ id }) => id === 'repair'), refill(v)]);
    const weighed: Weighed = { repair, replacement: replacementOf(v) };
    const runs = v.job === 'replace' && coolingSystems.includes(v.system);
    const running = runs ? runningOf(v) : undefined;
    return {
      totalLabel: v.job === 'repair' ? 'Likely bill' : 'Likely cost',
      metrics: running
        ? [tonsMetric(v), ...runningMetrics(running)]
        : v.job === 'repair'
          ? repairMetrics(v, weighed, given)
          : [],
      recommendation: advise(v, weighed, given),
      warnings: warningsFor(v),
      assumptions:
        v.job === 'replace'
          ? [
              'Cities here want a permit even for the same size. Ask yours.',
              power(v.city),
              'New units use R-454B or R-32, so the indoor coil changes too. R-410A units made before 2025 may still be put in.',
              'No federal tax credit: it ended with 2025. No rebate is taken off: published figures conflict.',
            ]
          : [
              partOf(v) === 'unknown'
                ? 'No part is named yet, so the range spans the likely ones.'
                : 'Prices hold part and labor.',
              'Simple repairs and refills need no permit.',
            ],
      series: running ? [costOverYears(running)] : [],
    };
  },
});
