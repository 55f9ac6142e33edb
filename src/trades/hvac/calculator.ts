import {
  asThreePoint,
  defineCalculator,
  money,
  typicalSum,
  type Given,
  type Metric,
  type Series,
  type Warning,
} from '../../estimate/index.ts';
import { keepOrReplace, yearsLeft, type Weighed } from './keep-or-replace.ts';
import { model, refill, repairLines, replaceLines, type HvacValues } from './model.ts';
import { power } from './power.ts';
import { prices } from './prices.ts';
import { advise, AGE_TIMES_COST } from './recommendation.ts';
import { costOverYears, runningMetrics, type Running } from './running.ts';
import { tonsByRules } from './size-rules.ts';
import { INSTALLED, sizeTimes, systemsOf, tonsOf } from './sizing.ts';
import type { HvacSource } from './sources.ts';
import { brokenSystem, partOf } from './symptoms.ts';

const coolingSystems = ['ac-furnace', 'ac', 'heat-pump'];

const names = {
  ac: 'AC with its coil, furnace kept',
  'heat-pump': 'heat pump',
  'mini-split': 'mini-split with one head',
  furnace: 'furnace',
} as const;

/** The repair and the one price of a new one that it is weighed against everywhere. */
const weigh = (v: HvacValues): Weighed => {
  const system = brokenSystem(v) as Weighed['system'];
  const modeled = typicalSum(
    replaceLines({
      ...v,
      system,
      tons: null,
      systems: 1,
      zones: 1,
      tier: 'minimum',
      afue: '80',
      ducts: 'good',
      wiring: 'no',
      lineSet: 'no',
      newThermostat: 'yes',
    }),
  );
  const repair = typicalSum([...repairLines(v).filter(({ id }) => id === 'repair'), refill(v)]);
  return {
    system,
    age: v.age,
    repair: v.repairQuote ?? repair,
    replacement: v.newQuote ?? modeled,
    oftenBroken: v.often === 'more',
    area: v.area,
    rate: v.rate,
  };
};

/** The next so many years, repaired or new, in US dollars. */
const nextYears = (w: Weighed, years: number): Metric<HvacSource>[] => {
  const { keep, replace } = keepOrReplace(w, years);
  const left = yearsLeft(w);
  return [
    {
      id: `keep-${years}`,
      label: `Next ${years} years, repaired`,
      value: keep,
      unit: 'usd',
      how: `The repair, power and later repairs${left < years ? `, and a new one after about ${left} years` : ''}.`,
      sources: ['S63', 'S17', 'S19', 'L90'],
    },
    {
      id: `replace-${years}`,
      label: `Next ${years} years, a new one now`,
      value: replace,
      unit: 'usd',
      how: 'The share of its life used up, power and repairs.',
      sources: ['S63', 'S17', 'S19', 'L90'],
    },
  ];
};

const keepOrReplaceSeries = (w: Weighed): Series => {
  const horizons = [5, 10].map((years) => keepOrReplace(w, years));
  return {
    id: 'keep-or-replace',
    title: 'Repair it, or buy a new one now',
    draw: 'bars',
    unit: 'usd',
    along: ['5 years', '10 years'],
    lines: [
      { label: 'Repaired', values: horizons.map(({ keep }) => keep) },
      { label: 'A new one now', values: horizons.map(({ replace }) => replace) },
    ],
  };
};

const repairMetrics = (v: HvacValues, w: Weighed, given: Given): Metric<HvacSource>[] => [
  {
    id: 'new-one',
    label: 'A new one',
    value: w.replacement,
    unit: 'usd',
    how:
      v.newQuote === null
        ? `A new ${names[w.system]}, at the legal minimum.`
        : 'The quote you entered.',
    ...(v.newQuote === null ? { sources: ['S95', 'S91', 'S92', 'S103'] as const } : {}),
  },
  {
    id: 'share-of-new',
    label: 'The repair, as a share of it',
    value: (100 * w.repair) / w.replacement,
    unit: 'percent',
    sources: ['S80'],
  },
  ...(given.has('age')
    ? [
        {
          id: 'age-times-cost',
          label: 'The $5,000 rule',
          value: w.age * w.repair,
          unit: 'number' as const,
          text: w.age * w.repair > AGE_TIMES_COST ? 'Leans to new' : 'Leans to repair',
          how: `Age × repair: ${w.age} × ${money(w.repair)} = ${money(w.age * w.repair)}. Above $5,000 leans to new.`,
          sources: ['S10', 'S11'] as const,
        },
        ...nextYears(w, 5),
        ...nextYears(w, 10),
      ]
    : []),
];

/** The floor area to cool: as given, else what the nameplate serves here. */
const areaToCool = (v: HvacValues, given: Given): number =>
  v.tons === null || given.has('area') ? v.area : v.tons * INSTALLED.typical;

const runningOf = (v: HvacValues, given: Given): Running => {
  const times = asThreePoint(sizeTimes(v)).typical;
  return {
    area: areaToCool(v, given),
    tons: tonsOf(v).typical,
    systems: systemsOf(v),
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

/** Sq ft that the largest common indoor head serves (S103). */
const LARGEST_HEAD = 1200;

/** How much floor each head of a mini-split would have to serve. */
const areaPerHead = (v: HvacValues): Metric<HvacSource> => ({
  id: 'area-per-head',
  label: 'Floor area for each head',
  value: v.area / v.zones,
  unit: 'sqft',
  how: 'A head serves about 350 to 1,200 sq ft.',
  sources: ['S103'],
});

const warningsFor = (v: HvacValues, given: Given): Warning<HvacSource>[] => [
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
  ...(v.job === 'repair' && v.symptom === 'no-heat'
    ? [
        {
          id: 'no-ovens',
          level: 'caution' as const,
          text: 'Never heat with an oven, a grill or a generator indoors: carbon monoxide kills.',
          sources: ['S94'] as const,
        },
      ]
    : []),
  ...(v.job === 'repair' && v.symptom === 'breaker'
    ? [
        {
          id: 'breaker',
          level: 'danger' as const,
          text: 'A breaker that trips again is an electrical fault. Leave it off.',
          sources: ['S75'] as const,
        },
      ]
    : []),
  ...(v.job === 'replace' &&
  v.system === 'mini-split' &&
  given.has('area') &&
  v.area / v.zones > LARGEST_HEAD
    ? [
        {
          id: 'few-heads',
          level: 'caution' as const,
          text: 'That is more floor than so many heads can cool. Count one for each room or 350 to 1,200 sq ft.',
          sources: ['S103'] as const,
        },
      ]
    : []),
  ...(v.job === 'repair' && v.part === 'recharge'
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

const assumptionsFor = (v: HvacValues): string[] => {
  if (v.job === 'replace')
    return [
      'Cities here want a permit even for the same size. Ask yours.',
      power(v.city),
      'New units use R-454B or R-32, so the indoor coil changes too. R-410A units made before 2025 may still be put in.',
      'No federal tax credit: it ended with 2025. No rebate is taken off: published figures conflict.',
    ];
  if (v.job === 'ducts')
    return ['Ducts in an attic one can walk in. Behind closed walls they can cost double.'];
  return [
    partOf(v) === 'unknown'
      ? 'No part is named yet, so the range spans the likely ones.'
      : 'Prices hold part and labor.',
    'Simple repairs and refills need no permit.',
    'Repair or new: further repairs of $350 become likelier with age, and half is free while parts are under warranty. Heating is not counted.',
  ];
};

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) => {
    const weighed = weigh(v);
    const runs = v.job === 'replace' && coolingSystems.includes(v.system);
    const running = runs ? runningOf(v, given) : undefined;
    const weighs = v.job === 'repair' && given.has('age');
    return {
      totalLabel: v.job === 'repair' ? 'Likely bill' : 'Likely cost',
      metrics: running
        ? [tonsMetric(v), ...runningMetrics(running)]
        : v.job === 'repair'
          ? repairMetrics(v, weighed, given)
          : v.job === 'replace' && v.system === 'mini-split'
            ? [areaPerHead(v)]
            : [],
      recommendation: {
        ...advise(v, weighed, given),
        urgent: v.dangers.includes('frail') && !v.dangers.includes('gas'),
      },
      warnings: warningsFor(v, given),
      assumptions: assumptionsFor(v),
      series: running ? [costOverYears(running)] : weighs ? [keepOrReplaceSeries(weighed)] : [],
    };
  },
});
