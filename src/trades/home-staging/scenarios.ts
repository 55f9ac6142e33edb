import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'One walk-through with a written plan, 2,400 sq ft',
    inputs: { kind: 'consult', area: 2400 },
  },
  {
    title: 'Home you live in, key rooms restyled',
    inputs: { kind: 'occupied', area: 2400, scope: 'key' },
  },
  {
    title: 'Empty home of $450,000, key rooms, 90 days',
    inputs: {
      kind: 'vacant',
      area: 2200,
      scope: 'key',
      price: 450_000,
      months: 3,
      term: '3',
    },
  },
  {
    title: 'The same, sold after five months',
    inputs: {
      kind: 'vacant',
      area: 2200,
      scope: 'key',
      price: 450_000,
      months: 5,
      term: '3',
    },
  },
  {
    title: 'Empty Southlake home of $1,300,000, all rooms, 90 days',
    inputs: {
      kind: 'vacant',
      area: 4000,
      scope: 'whole',
      price: 1_300_000,
      months: 3,
      term: '3',
    },
  },
  {
    title: 'Six photos furnished by a person',
    inputs: { kind: 'virtual', photos: 6, editing: 'editor' },
  },
  {
    title: 'Twelve photos furnished by software',
    inputs: { kind: 'virtual', photos: 12, editing: 'ai' },
  },
];
