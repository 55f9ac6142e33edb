import { amount, exact, usd, type FoundMetric, type Given } from '../../engine/index.ts';
import type { HvacValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { costOf, keepOrReplace, yearsLeft, type Weighed } from './keep-or-replace.ts';
import { kwhOf, oldSeer2, coolingKwh, payback, yearly, type Running } from './running.ts';
import { tonsByRules } from './size-rules.ts';
import type { SourceOf } from '../source-books.ts';
import { kinds } from './symptoms.ts';
import type { HvacWord } from './words.ts';

type Metric = FoundMetric<SourceOf<'hvac'>, HvacWord>;

const nextYears = (w: Weighed, years: number): Metric[] => {
  const { keep, replace } = keepOrReplace(w, years);
  const left = yearsLeft(w);
  const sources = ['S63', 'S17', 'S19', 'L90'] as const;
  return [
    {
      id: `keep-${years}`,
      facts: { years, left: left < years ? left : 0, system: kinds[w.system] },
      value: keep,
      unit: 'usd',
      sources,
    },
    {
      id: `replace-${years}`,
      facts: { years, system: kinds[w.system] },
      value: replace,
      unit: 'usd',
      sources,
    },
  ];
};

/** What a repair is weighed by; anything by age only once an age was given. */
const repairMetrics = (v: HvacValues, w: Weighed, given: Given): Metric[] => {
  const product = w.age * w.repair;
  const limit = figures.ageTimesCost.value;
  const rule: Metric = {
    id: 'age-times-cost',
    facts: { years: w.age, repair: usd(w.repair), product: usd(product), limit: exact(limit) },
    value: product,
    unit: 'number',
    text: product > limit ? 'text.leans-new' : 'text.leans-repair',
    sources: ['S10', 'S11'],
  };
  return [
    {
      id: 'new-one',
      facts: { system: kinds[w.system], quoted: v.newQuote === null ? 'no' : 'yes' },
      value: w.replacement,
      unit: 'usd',
      ...(v.newQuote === null && { sources: ['S95', 'S91', 'S92', 'S103'] as const }),
    },
    {
      id: 'share-of-new',
      facts: { of: costOf(v) },
      value: (100 * w.repair) / w.replacement,
      unit: 'percent',
      sources: ['S80'],
    },
    ...(given.has('age')
      ? [rule, ...figures.horizons.value.flatMap((years) => nextYears(w, years))]
      : []),
  ];
};

const paybackMetric = (r: Running, tier: 'mid' | 'high'): Metric => {
  const years = payback(r, tier);
  return {
    id: `payback-${tier}`,
    value: years,
    unit: 'year',
    text:
      years > figures.life.value.ac
        ? ['text.never-within-life', { years: Math.round(years) }]
        : undefined,
    sources: ['S6', 'S7'],
  };
};

/** What it costs to run, and whether a better tier pays. */
const runningMetrics = (r: Running): Metric[] => {
  const old = coolingKwh(r.area, oldSeer2(r.age)) * r.rate;
  return [
    {
      id: 'cooling-kwh',
      facts: {
        area: amount(r.area, 'sqft'),
        perTon: figures.areaOfTonMeasured.value,
        hours: figures.coolingHours.value,
      },
      value: kwhOf(r, r.tier),
      unit: 'kwh-year',
      sources: ['S19', 'S6', 'S27'],
    },
    { id: 'cooling-cost', value: yearly(r, r.tier), unit: 'usd-year', sources: ['L90'] },
    {
      id: 'saving',
      value: Math.max(0, old - yearly(r, r.tier)),
      unit: 'usd-year',
      sources: ['S123', 'S41', 'S43'],
    },
    paybackMetric(r, 'mid'),
    paybackMetric(r, 'high'),
  ];
};

const tonsMetric = (v: HvacValues): Metric => ({
  id: 'tons',
  value: tonsByRules(v.area),
  unit: 'ton',
  sources: ['S19', 'S6', 'S3', 'S20'],
});

/** How much floor each head of a mini-split would have to serve. */
const areaPerHead = (v: HvacValues): Metric => ({
  id: 'area-per-head',
  facts: { ...figures.headArea.value },
  value: v.area / v.zones,
  unit: 'sqft',
  sources: ['S103'],
});

/** The likely bill, US dollars, if they come at night, on a weekend or on a holiday. */
export const billTonight = (byDay: number): Metric => ({
  id: 'bill-tonight',
  value: byDay + prices.afterHours.typical,
  unit: 'usd',
  sources: prices.afterHours.sources,
});

/** The figures shown with the price. */
export const metrics = (
  v: HvacValues,
  weighed: Weighed,
  running: Running | undefined,
  given: Given,
): Metric[] => {
  // No pound to add is no repair to weigh.
  if (v.job === 'repair') return weighed.repair > 0 ? repairMetrics(v, weighed, given) : [];
  if (running) return [tonsMetric(v), ...runningMetrics(running)];
  return v.job === 'replace' && v.system === 'mini-split' ? [areaPerHead(v)] : [];
};
