import { addUp, metric, scale, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { PestValues } from './fields.ts';
import { prices } from './figures.ts';
import { isToTreat, perVisit, visitsOf } from './lines.ts';
import { labelGallons, perimeterOf, stations } from './perimeter.ts';
import { visitTimes } from './size.ts';

/** A plan's first and later years in US dollars, whichever plan is asked about; quarterly for one visit. */
export const planYears = (v: PestValues): { year1: ThreePoint; year2: ThreePoint } => {
  const times = visitTimes(v.area);
  const visits = visitsOf(v);
  const each = scale(perVisit(v), times);
  return {
    year1: addUp([scale(prices.initial, times), scale(each, visits - 1)]),
    year2: scale(each, visits),
  };
};

const planMetrics = (v: PestValues): (Metric<'pest-control'> | false)[] => {
  const { year1, year2 } = planYears(v);
  const facts = { plan: v.service };
  return [
    // The total of a plan is its first year already.
    v.service === 'once' && metric('year-1', year1, 'usd-year', { facts, sources: ['P5', 'P70'] }),
    metric('year-2', year2, 'usd-year', { facts, sources: ['P5', 'P70'] }),
  ];
};

const each = ({ low, typical, high }: ThreePoint, count: (feet: number) => number): ThreePoint => ({
  low: count(low),
  typical: count(typical),
  high: count(high),
});

const termiteMetrics = (v: PestValues): (Metric<'pest-control'> | false)[] => {
  const feet = perimeterOf(v);
  const baited = v.method === 'bait';
  return [
    metric('perimeter', feet, 'lin-ft'),
    !baited && metric('gallons', each(feet, labelGallons), 'gallon', { sources: ['P11'] }),
    baited && metric('stations', each(feet, stations), 'each', { sources: ['P13'] }),
    baited &&
      metric('monitoring', scale(prices.termiteMonitoring, 1), 'usd-year', {
        sources: ['P6', 'P70'],
      }),
  ];
};

/** The figures shown with the price: a plan by its years, a termite treatment by what a bid must hold. */
export const metrics = (v: PestValues): (Metric<'pest-control'> | false)[] => {
  if (v.target === 'general') return planMetrics(v);
  return v.target === 'termite' && isToTreat(v) ? termiteMetrics(v) : [];
};
