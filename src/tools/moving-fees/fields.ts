import {
  choice,
  choices,
  number,
  section,
  type ChoiceField,
  type Option,
  type OptionalNumberField,
  type Values,
  type When,
} from '../../engine/index.ts';
import { fields as moving } from '../../trades/moving/fields.ts';

/** Fees that only some moves have, by the name they are asked under. */
export const needed = {
  stairs: 'Stairs',
  elevator: 'Elevator',
  carry: 'Long walk to the truck',
  shuttle: 'Street too tight for a big truck',
  heavy: 'Piano or other heavy piece',
  packing: 'Movers pack',
  unpacking: 'Movers unpack',
  materials: 'Boxes and tape from the mover',
  assembly: 'Beds and tables taken apart',
  appliances: 'Washer, dryer, refrigerator hooked up',
  storage: 'Storage in between',
  coverage: 'Full value coverage',
  permit: 'Parking permit, or an elevator to book',
  weekend: 'Weekend or month end',
  summer: 'May to September',
} as const;

/** Fees that any mover may add. */
export const usual = {
  trip: 'Trip or truck fee',
  fuel: 'Fuel',
  waiting: 'Waiting time',
  card: 'Paying by card',
  redelivery: 'A second delivery trip',
  broker: 'Broker fee',
} as const;

export type Need = keyof typeof needed;
export type Fee = Need | keyof typeof usual;

/** What a quote says about a fee. */
export type Says = 'included' | 'stated' | 'unpriced' | 'silent';

/** When each of the usual fees is asked for. */
const asked: Readonly<Partial<Record<Fee, When>>> = {
  trip: { reach: ['local', 'texas'] },
  redelivery: { reach: ['texas', 'interstate'] },
  broker: { signs: 'broker' },
};

/** What the quote says about a fee, and the amount where it states one. */
const rowOf = (fee: Fee, label: string, when: When | undefined) => [
  [
    `${fee}Says`,
    choice(label, {
      ...(when && { when }),
      draw: 'row',
      essential: true,
      options: {
        included: 'In the price',
        stated: 'Extra, with $',
        unpriced: 'Extra, no $',
        silent: 'Not named',
      },
      default: 'silent',
    }),
  ],
  [
    `${fee}Amount`,
    number(`${label}: what they state ($)`, 'usd', [0, 50_000], {
      private: true,
      when: { [`${fee}Says`]: 'stated' },
    }),
  ],
];

const rows = Object.fromEntries([
  ...Object.entries(needed).flatMap(([fee, label]) => rowOf(fee as Need, label, { needs: fee })),
  ...Object.entries(usual).flatMap(([fee, label]) => rowOf(fee as Fee, label, asked[fee as Fee])),
]) as unknown as Readonly<Record<`${Fee}Says`, ChoiceField<Says>>> &
  Readonly<Record<`${Fee}Amount`, OptionalNumberField>>;

/** What needs more hands or a fee of its own. Gas is not for movers. */
const pieces = moving.bulky.options.filter(
  (option): option is Option<'upright' | 'grand' | 'poolTable' | 'hotTub' | 'safe'> =>
    option.value !== 'gas',
);

const byHour = { promise: 'hours' };

export const fields = {
  ...section('The quote', {
    trouble: moving.trouble,
    reach: moving.reach,
    promise: choice('What does the quote promise?', {
      hint: 'Look for the words “binding” or “not to exceed”.',
      options: {
        maximum: 'A maximum, “not to exceed”',
        fixed: 'One price, marked “binding”',
        estimate: 'An estimate',
        hours: 'An hourly rate, no maximum',
        spoken: 'Nothing in writing',
      },
      default: 'estimate',
    }),
    price: number('The price they name ($)', 'usd', [1, 200_000], {
      hint: 'By the hour with no total? Leave it empty.',
      private: true,
    }),
    quotedRate: { ...moving.quotedRate, when: byHour },
    quotedHours: { ...moving.quotedHours, when: byHour },
    quotedMinimum: { ...moving.quotedMinimum, when: byHour },
    signs: choices('Is any of this true of the company?', {
      options: {
        broker: 'It is a broker, or will not say',
        unseen: { label: 'It priced without seeing your things', hint: 'no visit, no video' },
        number: { label: 'No license number on its papers', hint: 'TxDMV or USDOT' },
        blank: 'It wants a form signed with blanks',
        deposit: 'It wants a large deposit',
        cash: 'It takes cash or money apps only',
      },
    }),
  }),
  ...section('Your move', {
    home: moving.home,
    needs: choices('Which of these does your move need?', {
      hint: 'At either home.',
      options: Object.entries(needed).map(([value, label]) => ({ value: value as Need, label })),
    }),
    flights: {
      ...moving.flights,
      when: { needs: 'stairs' },
      min: 1,
      default: 1,
      plausible: [1, 2],
    },
    carry: {
      ...moving.carry,
      when: { needs: 'carry' },
      default: 150,
      plausible: [100, 250],
    },
    heavy: choices('Which heavy pieces?', { when: { needs: 'heavy' }, options: pieces }),
    packing: choice('What do they pack?', {
      when: { needs: 'packing' },
      options: { fragile: 'Kitchen and fragile', full: 'Everything' },
      default: 'full',
    }),
    storage: {
      ...moving.storage,
      when: { needs: 'storage' },
      min: 0.5,
      default: 1,
    },
  }),
  ...section('What the quote says about each fee', {
    ...rows,
  }),
} as const;

export type MovingFeesValues = Values<typeof fields>;
