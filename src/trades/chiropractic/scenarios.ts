import type { Scenario } from '../trade.ts';

const flare = { duration: 'weeks', severity: 'strong', included: 'yes', payer: 'cash' };

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'New mild low back pain, one visit',
    inputs: { where: 'back', duration: 'days', severity: 'mild', visits: 1, payer: 'cash' },
  },
  {
    title: 'Mild flare, three visits',
    inputs: { ...flare, severity: 'mild', visits: 3 },
  },
  {
    title: 'Moderate flare, two a week for three weeks',
    inputs: { ...flare, perWeek: 2, weeks: 3 },
  },
  {
    title: 'Severe flare, three a week for four weeks',
    inputs: { ...flare, perWeek: 3, weeks: 4 },
  },
  {
    title: 'Moderate flare with X-rays',
    inputs: { ...flare, perWeek: 2, weeks: 3, xray: 'yes' },
  },
  {
    title: 'Moderate flare, then one visit a month for six months',
    inputs: { ...flare, perWeek: 2, weeks: 3, ongoing: 1, ongoingMonths: 6 },
  },
  {
    title: 'Health plan, $30 a visit, six visits',
    inputs: { ...flare, payer: 'plan', met: 'yes', copay: 30, perWeek: 2, weeks: 3 },
  },
  {
    title: 'Medicare Part B, deductible paid, six visits',
    inputs: { ...flare, payer: 'medicare', deductibleLeft: 0, perWeek: 2, weeks: 3 },
  },
  {
    title: 'Twenty decompression sessions on top',
    inputs: { ...flare, perWeek: 2, weeks: 3, decompression: 20 },
  },
];
