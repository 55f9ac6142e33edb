import {
  asThreePoint,
  defineCalculator,
  money,
  typicalSum,
  type Given,
  type Metric,
  type Warning,
} from '../../estimate/index.ts';
import { model, refill, repairLines, replaceLines, type HvacValues } from './model.ts';
import { power } from './power.ts';
import { prices } from './prices.ts';
import { advise, AGE_TIMES_COST, isFurnaceJob, type Weighed } from './recommendation.ts';
import { costOverYears, runningMetrics, type Running } from './running.ts';
import { tonsByRules } from './size-rules.ts';
import { sizeTimes, systemsFor, tonsOf } from './sizing.ts';
import type { HvacSource } from './sources.ts';
import { partOf } from './symptoms.ts';

const coolingSystems = ['ac-furnace', 'ac', 'heat-pump'];

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
          text: 'Everyone out, touch no switch. From outside call 911, or the gas company: Atmos 1-866-322-8667, CoServ 844-330-0763.',
          sources: ['S50'] as const,
        },
      ]
    : []),
  ...(v.dangers.includes('frail')
    ? [
        {
          id: 'frail',
          level: 'caution' as const,
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

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
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
      recommendation: {
        ...advise(v, weighed, given),
        urgent: v.dangers.includes('frail') && !v.dangers.includes('gas'),
      },
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
