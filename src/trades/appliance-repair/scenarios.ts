import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Freezer cold, fridge warm, 7 years old',
    inputs: {
      appliance: 'refrigerator',
      refrigerator: 'fridge-warm',
      age: 7,
      newPrice: 1800,
      checked: 'done',
    },
  },
  {
    title: 'Fridge and freezer warm, 12 years old',
    inputs: {
      appliance: 'refrigerator',
      refrigerator: 'both-warm',
      age: 12,
      newPrice: 1500,
      checked: 'done',
    },
  },
  {
    title: 'Washer does not drain, 5 years old',
    inputs: { appliance: 'washer', washer: 'no-drain', age: 5, newPrice: 900, checked: 'done' },
  },
  {
    title: 'Dryer turns without heat, free checks not done',
    inputs: { appliance: 'dryer', dryer: 'no-heat', age: 6, newPrice: 800 },
  },
  {
    title: 'Dishwasher hums and does not wash, 9 years old',
    inputs: {
      appliance: 'dishwasher',
      dishwasher: 'hums',
      age: 9,
      newPrice: 950,
      checked: 'done',
    },
  },
  {
    title: 'Gas oven stays cold, 8 years old',
    inputs: {
      appliance: 'range',
      range: 'oven-cold',
      fuel: 'gas',
      age: 8,
      newPrice: 1200,
      checked: 'done',
    },
  },
  {
    title: 'Microwave over the range runs without heat, 4 years old',
    inputs: {
      appliance: 'microwave',
      microwaveKind: 'hung',
      microwave: 'no-heat',
      age: 4,
    },
  },
  {
    title: 'Sub-Zero, warm but running, 8 years old',
    inputs: {
      appliance: 'refrigerator',
      refrigerator: 'both-warm',
      brand: 'premium',
      age: 8,
      checked: 'done',
    },
  },
];
