import { outcome, typicalSum, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { crewLines, hoursOf, isByHour, moversOf, savedByThousandPounds } from './lines.ts';
import { causeOf, highestMaximum, isAboveOurRange, quotedBill, rentalCost } from './quote.ts';
import { bySeason } from './series.ts';
import { volume } from './size.ts';
import { stateOf } from './state.ts';

const heavy = ['upright', 'grand', 'poolTable', 'hotTub', 'safe'] as const;

/** Hours of two movers, the least who could come. */
const hoursOfTwo = (v: MovingValues): number => hoursOf({ ...v, crew: '2' }).typical;

/** Whether stairs, the walk and the miles make it too long a day for friends. */
const isTooLong = (v: MovingValues): boolean => hoursOfTwo(v) > figures.selfMoveHours.value;

/** Whether two friends and a rental truck are enough. */
const isForOneself = (v: MovingValues): boolean =>
  v.reach === 'local' &&
  v.friends === 'yes' &&
  !isTooLong(v) &&
  !heavy.some((piece) => v.bulky.includes(piece)) &&
  volume(v).typical <= figures.selfMove.value;

/** How many movers to ask for: where others were chosen, what the choice costs beside ours. */
const crewReason = (v: MovingValues, given: Given): Advice<'moving'>['reasons'][number] => {
  const ours = { ...v, crew: 'advise' } as const;
  if (!given.has('home')) return 'reason.all-in-writing';
  if (moversOf(v) === moversOf(ours)) return ['reason.movers-in-writing', { movers: moversOf(v) }];
  const of = (one: MovingValues) => ({
    movers: moversOf(one),
    hours: Math.round(hoursOf(one).typical),
    cost: usd(typicalSum(crewLines(one))),
  });
  const { movers, hours, cost } = of(ours);
  return ['reason.other-crew', { ...of(v), ours: movers, oursHours: hours, oursCost: cost }];
};

const onLocal = (v: MovingValues, total: ThreePoint, given: Given): Advice<'moving'> => {
  const bill = quotedBill(v);
  if (bill && isAboveOurRange(v, bill)) {
    const cause = causeOf(v);
    const hours = hoursOf(v);
    const minimum = v.quotedMinimum ?? 0;
    const facts = { cause, minimum, low: Math.floor(hours.low), high: Math.ceil(hours.high) };
    const billed = minimum > hours.typical ? 'minimum' : 'count';
    return outcome('rate-is-high', 'quotes', {
      facts,
      reasons: [
        ['reason.rate-comes-to', { billed, bill: usd(bill.typical), minimum }],
        cause === 'rate' && 'reason.how-many-movers',
      ],
      ...(cause === 'rate' && { flip: 'flip.more-movers' }),
    });
  }
  const { most } = highestMaximum(v, total, given);
  return outcome('ask-written-maximum', 'quotes', {
    reasons: [
      crewReason(v, given),
      v.friends === 'yes' &&
        isTooLong(v) && ['reason.too-long', { hours: Math.round(hoursOfTwo(v)) }],
      most === null
        ? 'reason.quarter-above'
        : ['reason.above-maximum', { most: usd(most), stored: v.storage > 0 ? 'yes' : 'no' }],
      'reason.cheapest-days',
    ],
    ...(v.friends === 'no' && { flip: 'flip.friends' }),
  });
};

const onShortHaul = (v: MovingValues): Advice<'moving'> =>
  outcome('ask-both-ways', 'quotes', {
    reasons: [
      'reason.straight-there',
      [
        'reason.one-maximum',
        { movers: moversOf(v), night: hoursOf(v).typical > 10 ? 'yes' : 'no' },
      ],
    ],
    flip: 'flip.can-wait',
  });

const onLongHaul = (v: MovingValues): Advice<'moving'> =>
  outcome('ask-binding-estimate', 'quotes', {
    reasons: [
      ['reason.leave-behind', { saved: usd(savedByThousandPounds(v)) }],
      'reason.compare-feet',
    ],
    flip: 'flip.broker',
  });

/** What we would do: do it yourself, move the date, call the regulator, or get written prices. */
export const advise = (v: MovingValues, total: ThreePoint, given: Given): Advice<'moving'> => {
  if (v.trouble === 'yes')
    return outcome('held-goods', 'official-help', {
      facts: { where: stateOf(v) },
      reasons:
        v.reach === 'interstate'
          ? [
              ['reason.no-more-at-the-door', { share: figures.doorShare.value }],
              'reason.mover-lines',
            ]
          : ['reason.no-more-than-written'],
    });
  if (isForOneself(v))
    return outcome('do-it-yourself', 'do-it-yourself', {
      reasons: [
        [
          'reason.truck-or-movers',
          { truck: usd(rentalCost(v).typical), movers: usd(total.typical) },
        ],
      ],
      flip: 'flip.heavy-or-alone',
    });
  if (v.season === 'peak' && v.flexible === 'yes') {
    const { quiet, peak } = bySeason(v);
    return outcome('move-the-date', 'wait', {
      facts: { kept: usd(peak - quiet) },
      reasons: [['reason.two-seasons', { peak: usd(peak), quiet: usd(quiet) }]],
      flip: 'flip.date-stands',
    });
  }
  if (v.reach === 'local') return onLocal(v, total, given);
  return isByHour(v) ? onShortHaul(v) : onLongHaul(v);
};
