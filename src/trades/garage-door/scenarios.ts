import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Pair of torsion springs on a double door',
    inputs: {
      job: 'spring',
      size: 'double',
      springs: 'torsion',
      count: '2',
      rating: 'standard',
      afterHours: 'no',
    },
  },
  {
    title: 'The same, high-cycle, on a Saturday night',
    inputs: {
      job: 'spring',
      size: 'double',
      springs: 'torsion',
      count: '2',
      rating: 'high',
      afterHours: 'yes',
    },
  },
  { title: 'Lift cables', inputs: { job: 'cable', size: 'double', afterHours: 'no' } },
  { title: 'Off its track', inputs: { job: 'track', size: 'double', afterHours: 'no' } },
  {
    title: 'New belt opener with keypad',
    inputs: { job: 'opener', fault: 'dead', fix: 'new', drive: 'belt', keypad: 'yes' },
  },
  {
    title: 'New single plain steel door',
    inputs: { job: 'new', size: 'single', material: 'steel', height: '7', opener: 'none' },
  },
  {
    title: 'New double insulated door',
    inputs: { job: 'new', size: 'double', material: 'insulated', height: '7', opener: 'none' },
  },
  {
    title: 'The same with a belt opener',
    inputs: { job: 'new', size: 'double', material: 'insulated', height: '7', opener: 'belt' },
  },
];
