import type { Scenario } from '../trade.ts';

/** Priced examples of the table that is read without scripts. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'New semi-custom cabinets, 22 ft of wall, granite',
    inputs: { job: 'replace', measure: 'wall', length: 22, tier: 'semi' },
  },
  {
    title: 'The same in stock cabinets, counters left out',
    inputs: { job: 'replace', measure: 'wall', length: 22, tier: 'stock', counter: 'none' },
  },
  {
    title: 'Custom cabinets with quartz counters, 30 ft of wall',
    inputs: {
      job: 'replace',
      measure: 'wall',
      length: 30,
      tier: 'custom',
      counter: 'counterQuartz',
    },
  },
  {
    title: 'Refaced in wood veneer, 22 ft of wall',
    inputs: { job: 'reface', measure: 'wall', length: 22, material: 'veneer' },
  },
  {
    title: 'Repainted, 20 doors and 8 drawers',
    inputs: { job: 'repaint', doors: 20, drawers: 8, handles: 'none' },
  },
  {
    title: 'New bar pulls on 28 doors and drawers',
    inputs: { job: 'hardware', pieces: 28, kind: 'pull' },
  },
];
