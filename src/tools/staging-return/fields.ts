import { choice, optionalNumber, type Values } from '../../engine/index.ts';
import { fields as staging } from '../../trades/home-staging/fields.ts';

const cost = 'What staging costs';
const holding = 'What the home costs you each month';
const guess = 'Your own guess';

const ours = { costFrom: 'model' };
const inParts = { carryingFrom: 'parts' };

/** A monthly cost that ends with the sale. */
const monthly = (label: string, hint?: string) =>
  optionalNumber({
    label,
    ...(hint !== undefined && { hint }),
    section: holding,
    private: true,
    when: inParts,
    unit: 'usd-month',
    min: 0,
    max: 50_000,
  });

/** Days to an accepted offer, as the owner expects them. */
const days = (label: string) =>
  optionalNumber({
    label,
    hint: 'Your guess, to an accepted offer. If left blank, you get only the break-even.',
    section: guess,
    private: true,
    unit: 'day',
    min: 0,
    max: 730,
    whole: true,
  });

/** What is asked, in the order it is asked. */
export const fields = {
  costFrom: choice({
    label: 'Do you have a price for the staging?',
    section: cost,
    options: [
      { value: 'model', label: 'No, work it out' },
      { value: 'quote', label: 'Yes' },
    ],
    default: 'model',
    essential: true,
  }),
  quote: optionalNumber({
    label: 'The price, until the home is sold ($)',
    hint: 'With delivery, pick-up and every month you expect to pay for.',
    section: cost,
    private: true,
    when: { costFrom: 'quote' },
    unit: 'usd',
    min: 1,
    max: 200_000,
  }),
  kind: choice({
    label: 'What are you staging?',
    section: cost,
    when: ours,
    options: [
      { value: 'consult', label: 'Advice only', hint: 'a walk-through and a list' },
      { value: 'occupied', label: 'A home we live in', hint: 'your own furniture, rearranged' },
      { value: 'vacant', label: 'An empty home', hint: 'rented furniture' },
    ],
    default: 'vacant',
    essential: true,
  }),
  area: {
    ...staging.area,
    section: cost,
    when: ours,
  },
  scope: choice({
    label: 'How much of it?',
    section: cost,
    when: { ...ours, kind: ['occupied', 'vacant'] },
    options: [
      {
        value: 'key',
        label: 'Key rooms',
        hint: 'living room, primary bedroom, dining, kitchen table',
      },
      { value: 'whole', label: 'The whole home' },
    ],
    default: 'key',
    essential: true,
  }),
  months: { ...staging.months, section: cost, when: { ...ours, kind: 'vacant' } },
  price: { ...staging.price, section: cost },
  carryingFrom: choice({
    label: 'One sum, or part by part?',
    section: holding,
    options: [
      { value: 'sum', label: 'One sum' },
      { value: 'parts', label: 'Part by part' },
    ],
    default: 'sum',
    essential: true,
  }),
  carrying: {
    ...staging.carrying,
    section: holding,
    when: { carryingFrom: 'sum' },
  },
  interest: monthly('Loan interest a month ($)', 'Only the interest, from the last statement.'),
  tax: monthly('Property tax a month ($)', 'The yearly bill divided by 12.'),
  insurance: monthly('Insurance a month ($)'),
  hoa: monthly('HOA a month ($)'),
  utilities: monthly('Utilities a month ($)'),
  upkeep: monthly('Lawn, pool, cleaning a month ($)'),
  daysWithout: days('Days on the market without staging'),
  daysWith: days('Days on the market with staging'),
  cut: { ...staging.cut, section: guess },
  city: { ...staging.city, section: guess },
} as const;

export type StagingReturnValues = Values<typeof fields>;
