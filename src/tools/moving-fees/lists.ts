import { usd } from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import type { List } from '../decision.ts';
import type { Case } from './case.ts';
import { sourcesOf } from './book.ts';
import { isOpen, type MoveFee } from './fees.ts';
import { needed, usual } from './fields.ts';
import { isCapped, rulesOf } from './quote.ts';
import type { MovingFeesWord } from './words.ts';

type FeesList = List<MovingFeesWord>;

const names = { ...needed, ...usual };

/** A fee by its name, with what it could add. */
const feeItem = ({ v, bare }: Case, { fee, says, amount }: MoveFee): FeesList['items'][number] => ({
  say: [
    'item.fee',
    {
      fee: names[fee],
      says,
      known: amount === null ? 'no' : 'yes',
      amount: amount === null ? '' : usd(amount),
    },
  ],
  ...(amount !== null && v[`${fee}Amount`] === null && { sources: sourcesOf(fee, v, bare) }),
});

/** What the law caps. */
const law = ({ v }: Case): FeesList => {
  const share = figures.doorShare.value;
  const isFederal = rulesOf(v) === 'interstate';
  return {
    id: 'law',
    facts: { where: rulesOf(v) },
    items: isFederal
      ? [
          { say: 'item.binding', sources: ['moving M93', 'moving M29'] },
          !isCapped(v) && {
            say: ['item.non-binding', { share, days: figures.daysToBill.value }],
            sources: ['moving M93', 'moving M29', 'moving M96'],
          },
          {
            say: ['item.impracticable', { share: figures.impracticableShare.value }],
            sources: ['moving M93'],
          },
        ]
      : [
          { say: 'item.proposal', sources: ['moving M30'] },
          { say: 'item.listed-only', sources: ['moving M30', 'moving M39'] },
          v.promise === 'hours' && { say: 'item.hours', sources: ['moving M30'] },
          { say: 'item.liability', sources: ['moving M30'] },
        ],
  };
};

/** The fees, what the law caps, and what to hold to on the day. */
export const lists = (one: Case): (FeesList | false)[] => {
  const { v, fees, open } = one;
  const isHeld = v.trouble === 'yes';
  return [
    !isHeld &&
      fees.length > 0 && {
        id: 'fees',
        facts: { open: open.length },
        items: [...open, ...fees.filter((fee) => !isOpen(fee))].map((fee) => feeItem(one, fee)),
      },
    law(one),
    isHeld && {
      id: 'papers',
      items: [
        { say: 'item.contract' },
        { say: 'item.truck' },
        { say: 'item.messages' },
        { say: 'item.paid' },
      ],
    },
    !isHeld && {
      id: 'day',
      items: [
        { say: 'item.no-blanks', sources: ['moving M39'] },
        { say: 'item.addendum', sources: ['moving M39'] },
        { say: 'item.same-name', sources: ['moving M36'] },
      ],
    },
  ];
};
