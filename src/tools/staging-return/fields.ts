import { choice, number, section, type Values } from '../../engine/index.ts';
import { fields as staging } from '../../trades/home-staging/fields.ts';

const ours = { costFrom: 'model' };
const inParts = { carryingFrom: 'parts' };

/** A monthly cost that ends with the sale. */
const monthly = (label: string, hint?: string) =>
  number(label, 'usd-month', [0, 50_000], {
    ...(hint !== undefined && { hint }),
    private: true,
    when: inParts,
  });

/** Days to an accepted offer, as the owner expects them. */
const days = (label: string) =>
  number(label, 'day', [0, 730], {
    hint: 'Your guess, to an accepted offer. If left blank, you get only the break-even.',
    private: true,
    whole: true,
  });

export const fields = {
  ...section('What staging costs', {
    costFrom: choice('Do you have a price for the staging?', {
      options: { model: 'No, work it out', quote: 'Yes' },
      essential: true,
    }),
    quote: number('The price, until the home is sold ($)', 'usd', [1, 200_000], {
      hint: 'With delivery, pick-up and every month you expect to pay for.',
      private: true,
      when: { costFrom: 'quote' },
    }),
    kind: choice('What are you staging?', {
      when: ours,
      options: {
        consult: { label: 'Advice only', hint: 'a walk-through and a list' },
        occupied: { label: 'A home we live in', hint: 'your own furniture, rearranged' },
        vacant: { label: 'An empty home', hint: 'rented furniture' },
      },
      default: 'vacant',
      essential: true,
    }),
    area: {
      ...staging.area,
      when: ours,
    },
    scope: choice('How much of it?', {
      when: { ...ours, kind: ['occupied', 'vacant'] },
      options: {
        key: { label: 'Key rooms', hint: 'living room, primary bedroom, dining, kitchen table' },
        whole: 'The whole home',
      },
      essential: true,
    }),
    months: { ...staging.months, when: { ...ours, kind: 'vacant' } },
    price: staging.price,
  }),
  ...section('What the home costs you each month', {
    carryingFrom: choice('One sum, or part by part?', {
      options: { sum: 'One sum', parts: 'Part by part' },
      essential: true,
    }),
    carrying: {
      ...staging.carrying,
      when: { carryingFrom: 'sum' },
    },
    interest: monthly('Loan interest a month ($)', 'Only the interest, from the last statement.'),
    tax: monthly('Property tax a month ($)', 'The yearly bill divided by 12.'),
    insurance: monthly('Insurance a month ($)'),
    hoa: monthly('HOA a month ($)'),
    utilities: monthly('Utilities a month ($)'),
    upkeep: monthly('Lawn, pool, cleaning a month ($)'),
  }),
  ...section('Your own guess', {
    daysWithout: days('Days on the market without staging'),
    daysWith: days('Days on the market with staging'),
    cut: staging.cut,
    city: staging.city,
  }),
} as const;

export type StagingReturnValues = Values<typeof fields>;
