import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { newOnes } from './new-ones.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type ApplianceSource } from './sources.ts';

export const applianceRepair = defineTrade<ApplianceSource>({
  id: 'appliance-repair',
  name: 'Appliance repair',
  summary: 'Symptom, likely cause, repair or replace',
  icon: 'M5 3h14v18H5zM5 7.5h14M8 5.3h.5M16 5.3h-3M12 10a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM9 14.8c1-.9 2-.9 3 0s2 .9 3 0',
  heading: 'Appliance repair in Southlake: what does it cost, and is it worth it?',
  title: 'Southlake appliance repair calculator: repair or replace',
  description:
    'Tell us the appliance and what it does. See the likely causes, the cost to fix each, and whether to repair or replace. No name or phone number needed.',
  lede: 'Say what it does. You get the likely causes, what each costs to fix, and what to check before you call.',
  situations: [
    {
      says: 'The fridge is warm',
      inputs: { appliance: 'refrigerator', refrigerator: 'fridge-warm' },
    },
    { says: 'Gas smell at the stove', inputs: { danger: ['gas'], appliance: 'range' } },
    {
      says: 'The washer does not drain',
      inputs: { appliance: 'washer', washer: 'no-drain' },
    },
    { says: 'The dryer has no heat', inputs: { appliance: 'dryer', dryer: 'no-heat' } },
    { says: 'A repair quote seems high' },
  ],
  paths: {
    main: '/southlake-appliance-repair-calculator',
    alternates: [],
    results: '/appliance-results',
    redirects: ['/appliance-calculator', '/appliance-repair-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices: {
    ...prices,
    ...Object.fromEntries(Object.entries(newOnes).map(([name, one]) => [`new-${name}`, one])),
  },
  scenarios: [
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
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Gas smell or hiss: touch no switch, get everyone out, call 911 or the gas company from outside.',
      'Smoke, sparks or a burning smell: cut the power at the breaker. Do not switch it back on.',
      'Water near a plug or cord: touch neither. Breaker off from a dry spot, then close the water.',
      'Warm fridge: keep the doors shut. Food lasts about 4 hours, a full freezer about 48.',
    ],
  },
  ask: [
    'What is the visit fee, and is it taken off if you repair?',
    'May I have an itemized price before any work starts?',
    'Which part failed, and how did you test it?',
    'Is the part from the maker or a copy?',
    'How long is the warranty on the part and on the labor, in writing?',
    'Do you work on my brand, and do you carry its parts?',
  ],
  method: [
    {
      step: 'Each symptom has its likely causes. No count is published, so their shares are our judgment, in the order the guides name them; 20 to 25% of calls need no part.',
      sources: [
        'R1',
        'R2',
        'R3',
        'R48',
        'R71',
        'R29',
        'R51',
        'R50',
        'R9',
        'R52',
        'R34',
        'R35',
        'R36',
      ],
    },
    {
      step: 'The bill is the average over the causes, each with its price for part and labor, and never less than the visit. The range covers the spread between them. Once a technician has named the part, it is that part alone.',
      sources: ['R80', 'R25', 'R26', 'R29', 'R9', 'R33', 'R34', 'R81', 'R93'],
    },
    {
      step: 'A luxury built-in costs 1.3 to 2.2 times as much, as two Miami repairers print it, and lasts longer.',
      sources: ['R82', 'R83', 'R84'],
    },
    {
      step: '50% rule: repair when the bill is below half the price of a new one. Below a quarter we never say replace.',
      sources: ['R4', 'R6', 'R70'],
    },
    {
      step: '$5,000 rule: age × repair. It is shown for comparison and decides nothing here.',
      sources: ['R69'],
    },
    {
      step: 'Keeping costs the repair over the years left of a typical life, 3 years or 30% of it at least; a new one its price over a whole life. Surveys differ: a fridge 13, 12 or about 7 years.',
      sources: ['R19', 'R20', 'R21', 'R22', 'R24'],
    },
    {
      step: 'Major faults on old units lean to a new one: fridges and washers from 10 years, dryers and ranges from 12, dishwashers from 8, microwaves from 6. A quote below a third of a new one is no reason to replace.',
      sources: ['R5', 'R30'],
    },
  ],
  limits: [
    'How likely each cause is: our judgment, because nobody publishes counts.',
    'No firm near Southlake prints prices by part. Ours are read from lists of firms in Texas, California and Florida.',
    'A new garbage disposal, and new luxury washers and dryers: no price we trust. Enter yours.',
    'New appliances: published prices are few, so we weigh against a usual one of a common brand until you enter yours.',
    'Weekend and built-in charges: nobody publishes how much, so you enter them.',
  ],
  related: ['cabinets', 'water-damage', 'hvac'],
});
