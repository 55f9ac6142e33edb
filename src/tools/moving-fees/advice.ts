import {
  exact,
  outcome,
  usd,
  type Advice,
  type Amount,
  type Facts,
  type ThreePoint,
} from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import type { Case } from './case.ts';
import { isCapped, rulesOf } from './quote.ts';
import type { MovingFeesWord } from './words.ts';

type FeesAdvice = Advice<MovingFeesWord>;

/** Whether the company shows a sign after which nobody should pay or sign before it was looked up. */
export const isSuspect = ({ v: { signs } }: Pick<Case, 'v'>): boolean =>
  signs.some((sign) => sign !== 'unseen');

/** A price as the paper names it; rounded where it is our count of hours. */
const asQuoted = (price: ThreePoint): Amount =>
  price.low === price.high ? exact(Math.round(price.typical)) : usd(price.typical);

/** Where the total could go, or what is missing to say so. */
const couldBecome = ({ price, total, onTop }: Case): FeesAdvice['reasons'][number] =>
  price && total
    ? [
        'reason.could-become',
        {
          grows: onTop.high > 0 ? 'yes' : 'no',
          price: asQuoted(price),
          likely: usd(total.typical),
          high: usd(total.high),
        },
      ]
    : ['reason.no-price', { high: usd(onTop.high) }];

const writtenAdvice = (one: Case): FeesAdvice => {
  const { v, open, most } = one;
  const where = rulesOf(v);
  const facts: Facts = {
    open: open.length,
    where,
    most: most === null ? '' : usd(most),
    known: most === null ? 'no' : 'yes',
  };
  if (open.length >= figures.openFees.value)
    return outcome('too-many-open', 'quotes', {
      facts,
      reasons: [couldBecome(one), 'reason.not-comparable'],
      flip: 'flip.answers',
    });
  if (!isCapped(v))
    return outcome('ask-maximum', 'quotes', {
      facts,
      reasons: [
        couldBecome(one),
        ['reason.no-cap', { where, promise: one.given.has('promise') ? v.promise : 'unsure' }],
      ],
      flip: 'flip.written',
    });
  return open.length > 0
    ? outcome('name-the-rest', 'quotes', {
        facts,
        reasons: [couldBecome(one), ['reason.capped', { where }]],
        flip: 'flip.all-listed',
      })
    : outcome('written', 'wait', {
        facts,
        reasons: [['reason.complete', { where }]],
        flip: 'flip.change',
      });
};

/** What to do with the quote: people first, then the company, then the paper, then the fees. */
export const advise = (one: Case): FeesAdvice => {
  const { v } = one;
  const where = rulesOf(v);
  if (v.trouble === 'yes')
    return outcome('held', 'official-help', {
      facts: { where },
      reasons: [['reason.held', { where, share: figures.doorShare.value }]],
    });
  if (isSuspect(one))
    return outcome('check-company', 'official-help', {
      reasons: [
        [
          'reason.signs',
          {
            only: v.signs.every((sign) => sign === 'broker' || sign === 'unseen') ? 'broker' : 'no',
          },
        ],
        couldBecome(one),
      ],
      flip: 'flip.checked',
    });
  if (v.promise === 'spoken')
    return outcome('not-in-writing', 'wait', {
      reasons: [['reason.nothing-written', { where }]],
      flip: 'flip.paper',
    });
  return writtenAdvice(one);
};
