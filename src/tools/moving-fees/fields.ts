import {
  choice,
  choices,
  number,
  optionalNumber,
  yesNo,
  type ChoiceField,
  type Option,
  type OptionalNumberField,
  type Values,
  type When,
} from '../../engine/index.ts';
import { fields as moving } from '../../trades/moving/fields.ts';

const quote = 'The quote';
const move = 'Your move';
const fees = 'What the quote says about each fee';

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
    choice({
      label,
      section: fees,
      ...(when && { when }),
      draw: 'row',
      essential: true,
      options: [
        { value: 'included', label: 'In the price' },
        { value: 'stated', label: 'Extra, with $' },
        { value: 'unpriced', label: 'Extra, no $' },
        { value: 'silent', label: 'Not named' },
      ],
      default: 'silent',
    }),
  ],
  [
    `${fee}Amount`,
    optionalNumber({
      label: `${label}: what they state ($)`,
      section: fees,
      private: true,
      when: { [`${fee}Says`]: 'stated' },
      unit: 'usd',
      min: 0,
      max: 50_000,
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

/** What is asked, in the order it is asked. */
export const fields = {
  trouble: yesNo({ ...moving.trouble, section: quote }),
  reach: choice({ ...moving.reach, section: quote }),
  promise: choice({
    label: 'What does the quote promise?',
    hint: 'Look for the words “binding” or “not to exceed”.',
    section: quote,
    options: [
      { value: 'maximum', label: 'A maximum, “not to exceed”' },
      { value: 'fixed', label: 'One price, marked “binding”' },
      { value: 'estimate', label: 'An estimate' },
      { value: 'hours', label: 'An hourly rate, no maximum' },
      { value: 'spoken', label: 'Nothing in writing' },
    ],
    default: 'estimate',
  }),
  price: optionalNumber({
    label: 'The price they name ($)',
    hint: 'By the hour with no total? Leave it empty.',
    section: quote,
    private: true,
    unit: 'usd',
    min: 1,
    max: 200_000,
  }),
  quotedRate: optionalNumber({ ...moving.quotedRate, section: quote, when: byHour }),
  quotedHours: optionalNumber({ ...moving.quotedHours, section: quote, when: byHour }),
  quotedMinimum: optionalNumber({ ...moving.quotedMinimum, section: quote, when: byHour }),
  signs: choices({
    label: 'Is any of this true of the company?',
    section: quote,
    options: [
      { value: 'broker', label: 'It is a broker, or will not say' },
      {
        value: 'unseen',
        label: 'It priced without seeing your things',
        hint: 'no visit, no video',
      },
      { value: 'number', label: 'No license number on its papers', hint: 'TxDMV or USDOT' },
      { value: 'blank', label: 'It wants a form signed with blanks' },
      { value: 'deposit', label: 'It wants a large deposit' },
      { value: 'cash', label: 'It takes cash or money apps only' },
    ],
    default: [],
  }),
  home: choice({ ...moving.home, section: move }),
  needs: choices({
    label: 'Which of these does your move need?',
    hint: 'At either home.',
    section: move,
    options: Object.entries(needed).map(([value, label]) => ({ value: value as Need, label })),
    default: [],
  }),
  flights: number({
    ...moving.flights,
    section: move,
    when: { needs: 'stairs' },
    min: 1,
    default: 1,
    plausible: [1, 2],
  }),
  carry: number({
    ...moving.carry,
    section: move,
    when: { needs: 'carry' },
    default: 150,
    plausible: [100, 250],
  }),
  heavy: choices({
    label: 'Which heavy pieces?',
    section: move,
    when: { needs: 'heavy' },
    options: pieces,
    default: [],
  }),
  packing: choice({
    label: 'What do they pack?',
    section: move,
    when: { needs: 'packing' },
    options: [
      { value: 'fragile', label: 'Kitchen and fragile' },
      { value: 'full', label: 'Everything' },
    ],
    default: 'full',
  }),
  storage: number({
    ...moving.storage,
    section: move,
    when: { needs: 'storage' },
    min: 0.5,
    default: 1,
  }),
  ...rows,
} as const;

export type MovingFeesValues = Values<typeof fields>;
