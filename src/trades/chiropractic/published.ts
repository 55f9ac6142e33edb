import type { PublishedCase } from '../../estimate/index.ts';
import type { ChiropracticSource } from './sources.ts';

const sixVisits = { severity: 'strong', perWeek: 2, weeks: 3, included: 'yes' };
const twelveVisits = { severity: 'strong', perWeek: 3, weeks: 4, included: 'yes' };

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<ChiropracticSource>[] = [
  {
    title: 'Six visits, house calls: $155 with treatment, then $90 each',
    inputs: sixVisits,
    low: 605,
    high: 605,
    sources: ['S51'],
    note: '$155 + 5 × $90.',
  },
  {
    title: 'Six adjustments after an exam, a clinic’s list: $150, then $80 each',
    inputs: { ...sixVisits, included: 'no' },
    low: 630,
    high: 630,
    sources: ['S52'],
    note: '$150 + 6 × $80.',
  },
  {
    title: 'First visit and a block of six, a clinic’s cash plan',
    inputs: { severity: 'strong', perWeek: 1, weeks: 7, included: 'yes' },
    low: 299.5,
    high: 340,
    sources: ['S53'],
    note: '$70 + $229.50 prepaid, or + $270 one by one.',
  },
  {
    title: 'Six visits without insurance, a guide’s ranges',
    inputs: sixVisits,
    low: 350,
    high: 700,
    sources: ['S54'],
    note: '$100 to $250, then 5 × $50 to $90.',
  },
  {
    title: 'Twelve visits at the usual $65 a visit',
    inputs: twelveVisits,
    low: 780,
    high: 780,
    sources: ['S5'],
    note: '12 × $65; the first visit is not priced apart.',
  },
  {
    title: 'Twelve visits at one clinic’s average of $45',
    inputs: twelveVisits,
    low: 540,
    high: 540,
    sources: ['S17'],
    note: '12 × $45; the first visit is not priced apart.',
  },
  {
    title: 'First consultation alone',
    inputs: { severity: 'mild', visits: 1, included: 'yes' },
    low: 149,
    high: 152,
    sources: ['S55'],
  },
];
