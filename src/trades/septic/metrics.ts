import { addUp, lineTotal, metric, rough, type Amount, type Given } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { figures } from './figures.ts';
import { designFlow, fieldArea, isInTable } from './flow.ts';
import { intervalOf } from './interval.ts';
import { replaceLines } from './lines.ts';
import { hasMain, hasOldTank, sewerCost } from './sewer.ts';
import { isAerobic } from './trouble.ts';

/** Years as a person says them: in months below one. */
export const span = (years: number): Amount =>
  years < figures.inMonths.value ? rough(Math.ceil(years * 12), 'month') : rough(years, 'year');

const intervalMetrics = (v: SepticValues, given: Given): (Metric<'septic'> | false)[] => {
  const interval = intervalOf(v);
  const facts = { most: figures.longestYears.value };
  return [
    isAerobic(v)
      ? metric('interval-aerobic', figures.aerobicYears.value, 'year', { sources: ['S61', 'S62'] })
      : metric('interval', interval, 'year', { facts, sources: ['S13', 'S14', 'S15'] }),
    v.job === 'pump' &&
      given.has('since') &&
      !isAerobic(v) &&
      metric('due', Math.max(0, interval - v.since), 'year', {
        text: v.since >= interval ? 'text.now' : ['text.in', { span: span(interval - v.since) }],
      }),
  ];
};

const flowMetrics = (v: SepticValues): (Metric<'septic'> | false)[] => {
  const flow = designFlow(v.bedrooms, v.area);
  const isPart = v.job === 'part';
  const hasField = isPart ? v.part === 'field' : v.system === 'conventional';
  return [
    metric(isInTable(v.bedrooms, v.area) ? 'flow' : 'flow-beyond', flow, 'gallon-day', {
      facts: { bedrooms: v.bedrooms, area: v.area },
      sources: ['S9', 'S10'],
    }),
    hasField &&
      metric('field-area', fieldArea(flow, isPart ? v.fieldSoil : v.soil), 'sqft', {
        sources: ['S48'],
      }),
    !isPart &&
      v.system === 'conventional' &&
      v.soil === 'clay' &&
      metric('aerobic', addUp(replaceLines(v, 'spray').map(lineTotal)), 'usd', {
        sources: ['S2', 'S64'],
      }),
    hasMain(v) &&
      metric('sewer', sewerCost(v), 'usd', {
        facts: { feet: v.distance, old: hasOldTank(v) ? 'yes' : 'no' },
        sources: ['S33', 'S50', 'S51', 'S54'],
      }),
  ];
};

/** The figures shown with the price: when to pump, or what a new one must hold. */
export const metrics = (v: SepticValues, given: Given): (Metric<'septic'> | false)[] => {
  if (v.job === 'pump' || v.job === 'contract') return intervalMetrics(v, given);
  return v.job === 'replace' || v.job === 'part' ? flowMetrics(v) : [];
};
