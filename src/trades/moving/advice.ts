import { usd, type Advice, type Given, type ThreePoint } from '../../estimate/index.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { hoursOf, isByHour, moversOf, savedByThousandPounds } from './lines.ts';
import { maximumToSign, isAboveOurRange, isFeeTheCause, quotedBill, rentalCost } from './quote.ts';
import { bySeason } from './series.ts';
import { volume } from './size.ts';
import { stateOf } from './state.ts';
import type { MovingWord } from './words.ts';

type MovingAdvice = Advice<MovingWord>;

const heavy = ['upright', 'grand', 'poolTable', 'hotTub', 'safe'] as const;

/** Whether two friends and a rental truck are enough. */
const isForOneself = (v: MovingValues): boolean =>
  v.reach === 'local' &&
  v.friends === 'yes' &&
  !heavy.some((piece) => v.bulky.includes(piece)) &&
  volume(v).typical <= figures.selfMove.value;

const onLocal = (v: MovingValues, total: ThreePoint, given: Given): MovingAdvice => {
  const bill = quotedBill(v);
  if (bill && isAboveOurRange(v, bill)) {
    return {
      outcome: 'rate-is-high',
      facts: { cause: isFeeTheCause(v) ? 'fee' : 'rate' },
      reasons: [['reason.rate-comes-to', { bill: usd(bill.typical) }], 'reason.how-many-movers'],
      flip: 'flip.more-movers',
      next: 'quotes',
    };
  }
  const most = maximumToSign(v, total, given);
  return {
    outcome: 'ask-written-maximum',
    reasons: [
      given.has('home')
        ? ['reason.movers-in-writing', { movers: moversOf(v) }]
        : 'reason.all-in-writing',
      most === null ? 'reason.quarter-above' : ['reason.above-maximum', { most: usd(most) }],
      'reason.cheapest-days',
    ],
    flip: 'flip.friends',
    next: 'quotes',
  };
};

const onShortHaul = (v: MovingValues): MovingAdvice => ({
  outcome: 'ask-both-ways',
  reasons: [
    'reason.straight-there',
    ['reason.one-maximum', { movers: moversOf(v), night: hoursOf(v).typical > 10 ? 'yes' : 'no' }],
  ],
  flip: 'flip.can-wait',
  next: 'quotes',
});

const onLongHaul = (v: MovingValues): MovingAdvice => ({
  outcome: 'ask-binding-estimate',
  reasons: [
    ['reason.leave-behind', { saved: usd(savedByThousandPounds(v)) }],
    'reason.compare-feet',
  ],
  flip: 'flip.broker',
  next: 'quotes',
});

/** What we would do: do it yourself, move the date, call the regulator, or get written prices. */
export const advise = (v: MovingValues, total: ThreePoint, given: Given): MovingAdvice => {
  if (v.trouble === 'yes') {
    return {
      outcome: 'held-goods',
      facts: { where: stateOf(v) },
      reasons: [
        v.reach === 'interstate'
          ? ['reason.no-more-at-the-door', { share: figures.doorShare.value }]
          : 'reason.no-more-than-written',
        ['reason.mover-lines', { where: stateOf(v) }],
      ],
      next: 'official-help',
    };
  }
  if (isForOneself(v)) {
    return {
      outcome: 'do-it-yourself',
      reasons: [
        [
          'reason.truck-or-movers',
          { truck: usd(rentalCost(v).typical), movers: usd(total.typical) },
        ],
      ],
      flip: 'flip.heavy-or-alone',
      next: 'do-it-yourself',
    };
  }
  if (v.season === 'peak' && v.flexible === 'yes') {
    const { quiet, peak } = bySeason(v);
    return {
      outcome: 'move-the-date',
      facts: { kept: usd(peak - quiet) },
      reasons: [['reason.two-seasons', { peak: usd(peak), quiet: usd(quiet) }]],
      flip: 'flip.date-stands',
      next: 'wait',
    };
  }
  if (v.reach === 'local') return onLocal(v, total, given);
  return isByHour(v) ? onShortHaul(v) : onLongHaul(v);
};
