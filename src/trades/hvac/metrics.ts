import { amount, exact, metric, usd, type Given } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { HvacValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { costOf, type Weighed } from './keep-or-replace.ts';
import { kwhOf, oldSeer2, coolingKwh, payback, yearly, type Running } from './running.ts';
import { tonsByRules } from './size-rules.ts';
import { kinds } from './symptoms.ts';

/** What a repair is weighed by; anything by age only once an age was given. */
const repairMetrics = (v: HvacValues, w: Weighed, given: Given): Metric<'hvac'>[] => {
  const product = w.age * w.repair;
  const limit = figures.ageTimesCost.value;
  const rule: Metric<'hvac'> = metric('age-times-cost', product, 'number', {
    facts: { years: w.age, repair: usd(w.repair), product: usd(product), limit: exact(limit) },
    text: product > limit ? 'text.leans-new' : 'text.leans-repair',
    sources: ['S10', 'S11'],
  });
  return [
    metric('new-one', w.replacement, 'usd', {
      facts: { system: kinds[w.system], quoted: v.newQuote === null ? 'no' : 'yes' },
      ...(v.newQuote === null && { sources: ['S95', 'S91', 'S92', 'S103'] as const }),
    }),
    metric('share-of-new', (100 * w.repair) / w.replacement, 'percent', {
      facts: { of: costOf(v) },
      sources: ['S80'],
    }),
    ...(given.has('age') ? [rule] : []),
  ];
};

const paybackMetric = (r: Running, tier: 'mid' | 'high'): Metric<'hvac'> => {
  const years = payback(r, tier);
  return metric(`payback-${tier}`, years, 'year', {
    text:
      years > figures.life.value.ac
        ? ['text.never-within-life', { years: Math.round(years) }]
        : undefined,
    sources: ['S6', 'S7'],
  });
};

/** What it costs to run, and whether a better tier pays. */
const runningMetrics = (r: Running): Metric<'hvac'>[] => {
  const old = coolingKwh(r.area, oldSeer2(r.age)) * r.rate;
  return [
    metric('cooling-kwh', kwhOf(r, r.tier), 'kwh-year', {
      facts: {
        area: amount(r.area, 'sqft'),
        perTon: figures.areaOfTonMeasured.value,
        hours: figures.coolingHours.value,
      },
      sources: ['S19', 'S6', 'S27'],
    }),
    metric('cooling-cost', yearly(r, r.tier), 'usd-year', { sources: ['L90'] }),
    metric('saving', Math.max(0, old - yearly(r, r.tier)), 'usd-year', {
      sources: ['S123', 'S41', 'S43'],
    }),
    paybackMetric(r, 'mid'),
    paybackMetric(r, 'high'),
  ];
};

const tonsMetric = (v: HvacValues): Metric<'hvac'> =>
  metric('tons', tonsByRules(v.area), 'ton', { sources: ['S19', 'S6', 'S3', 'S20'] });

/** How much floor each head of a mini-split would have to serve. */
const areaPerHead = (v: HvacValues): Metric<'hvac'> =>
  metric('area-per-head', v.area / v.zones, 'sqft', {
    facts: { ...figures.headArea.value },
    sources: ['S103'],
  });

/** The likely bill, US dollars, if they come at night, on a weekend or on a holiday. */
export const billTonight = (byDay: number): Metric<'hvac'> =>
  metric('bill-tonight', byDay + prices.afterHours.typical, 'usd', {
    sources: prices.afterHours.sources,
  });

export const metrics = (
  v: HvacValues,
  weighed: Weighed,
  running: Running | undefined,
  given: Given,
): Metric<'hvac'>[] => {
  // No pound to add is no repair to weigh.
  if (v.job === 'repair') return weighed.repair > 0 ? repairMetrics(v, weighed, given) : [];
  if (running) return [tonsMetric(v), ...runningMetrics(running)];
  return v.job === 'replace' && v.system === 'mini-split' ? [areaPerHead(v)] : [];
};
