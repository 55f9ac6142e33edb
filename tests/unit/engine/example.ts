import { compileWords } from '../../../src/engine/say/compile-words.ts';
import { choice, number, section, type UnitCost } from '../../../src/engine/index.ts';
import { defineCalculator } from '../../../src/engine/run/define-calculator.ts';

/** $10 a square foot, 8 to 14. */
export const paint: UnitCost = {
  label: 'Paint',
  low: 8,
  typical: 10,
  high: 14,
  unit: 'sqft',
  sources: ['X1'],
};

/** A made-up trade, small enough to work by hand: wall area × price × coats, and a ladder if high. */
export const painting = defineCalculator({
  trade: 'painting',
  version: '1',
  fields: {
    ...section('The job', {
      job: choice('What do you need?', {
        options: { wall: 'A wall', fence: 'A fence' },
        default: 'wall',
        essential: 'work',
      }),
      area: number('Size of the wall (sq ft)', 'sqft', [10, 1000], {
        default: 100,
        plausible: [50, 150],
      }),
    }),
    ...section('More', {
      coats: choice('How many coats?', {
        when: { job: 'wall' },
        options: { '1': 'One', '2': 'Two' },
        default: '1',
      }),
      pots: number('Pots you have', 'each', [0, 9], { whole: true, default: 0 }),
    }),
  },
  words: compileWords({
    'how.wall': '{area, number} sq ft of wall',
    'factor.coat': 'Second coat',
    'factor.coat-why': 'Half as much again.',
    'advice.ask': 'Paint it.',
    'advice.do-it': 'Paint it.',
    'reason.area': '{area, number}',
    'assumption.dry': 'The wall is dry.',
  }),
  lines: (v) => [
    {
      id: 'paint',
      kind: 'material',
      quantity: v.area,
      how: ['how.wall', { area: v.area }],
      unitCost: paint,
      factors:
        v.job === 'wall' && v.coats === '2'
          ? [{ label: 'factor.coat', value: 1.5, reason: 'factor.coat-why' }]
          : [],
    },
    { id: 'never', kind: 'material', quantity: 0, unitCost: paint },
  ],
  findings: (v, total) => ({
    recommendation: {
      outcome: total.typical > 1200 ? 'ask' : 'do-it',
      reasons: [['reason.area', { area: v.area }]],
      next: total.typical > 1200 ? 'quotes' : 'do-it-yourself',
    },
    assumptions: ['assumption.dry'],
  }),
});
