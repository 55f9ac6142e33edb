import {
  addUp,
  lineTotal,
  money,
  type Given,
  type Recommendation,
  type ThreePoint,
} from '../../estimate/index.ts';
import type { MovingValues } from './model.ts';
import { bySeason, highestMaximum, quotedBill, rentalCost } from './findings.ts';
import { crewLines, isByHour, moversOf, savedByThousandPounds } from './lines.ts';
import { volume } from './size.ts';

/** What two or three people carry in a day: a studio or a small one-bedroom, in cubic feet. */
const SELF_MOVE_CUBIC_FEET = 500;

const heavy = ['upright', 'grand', 'poolTable', 'hotTub', 'safe'] as const;

const official: Recommendation = {
  outcome: 'held-goods',
  headline: 'Call the mover office of the state first.',
  reasons: [
    'In Texas nobody may ask more than the written maximum for the work listed.',
    'TxDMV, 1-888-368-4689. If you left Texas, FMCSA, 1-888-368-7238.',
  ],
  next: 'official-help',
};

/** The rate in hand against ours: whether it passes our range of crew, truck and trip. */
const isAboveOurRange = (v: MovingValues, bill: ThreePoint): boolean =>
  bill.typical > addUp(crewLines(v).map(lineTotal)).high;

const onLocal = (v: MovingValues, total: ThreePoint, given: Given): Recommendation => {
  const bill = quotedBill(v);
  if (bill && isAboveOurRange(v, bill)) {
    return {
      outcome: 'rate-is-high',
      headline: 'This rate is above our range. Ask two more movers.',
      reasons: [
        `Over our count of hours it comes to about ${money(bill.typical)}.`,
        'Ask how many movers it holds: four cost more an hour and need fewer hours.',
      ],
      flip: 'If they bring more movers than we count, choose that number above and look again.',
      next: 'quotes',
    };
  }
  const maximum = highestMaximum(v, total, given);
  return {
    outcome: 'ask-written-maximum',
    headline: 'Ask three movers for a written maximum, “not to exceed”.',
    reasons: [
      given.has('home')
        ? `Ask for ${moversOf(v)} movers, the hours and the trip fee in writing.`
        : 'Ask for the number of movers, the hours and the trip fee in writing.',
      maximum === null
        ? 'A quarter above the hours they write is room enough.'
        : `Above about ${money(maximum)}, ask what it holds that ours does not.`,
      'A weekday in mid-month is cheapest; weekends and month ends cost more.',
    ],
    flip: 'If friends can carry and it is a one-bedroom or less, a rental truck costs far less.',
    next: 'quotes',
  };
};

const onShortHaul = (v: MovingValues): Recommendation => ({
  outcome: 'ask-both-ways',
  headline: 'Ask for a truck of your own, there and back, and for a price by weight.',
  reasons: [
    'At this distance a crew that drives your things straight there is often the cheaper.',
    `Ask for ${moversOf(v)} movers, the drive back and a night away in one written maximum.`,
  ],
  flip: 'If your dates can wait for a shared van, the price by weight can win.',
  next: 'quotes',
});

const onLongHaul = (v: MovingValues): Recommendation => ({
  outcome: 'ask-binding-estimate',
  headline: 'Ask for a binding price from movers who have seen your things.',
  reasons: [
    `Every 1,000 lb you leave behind saves about ${money(savedByThousandPounds(v))}.`,
    'Compare their cubic feet with ours. Ask a container company too: you load, they drive.',
  ],
  flip: 'If they turn out to be a broker, ask who the carrier is, or ask a carrier yourself.',
  next: 'quotes',
});

/** What we would do: do it yourself, move the date, call the regulator, or get written prices. */
export const advise = (v: MovingValues, total: ThreePoint, given: Given): Recommendation => {
  if (v.trouble === 'yes') return official;
  const carries = v.bulky.some((item) => heavy.some((one) => one === item));
  if (
    v.reach === 'local' &&
    v.friends === 'yes' &&
    !carries &&
    volume(v).typical <= SELF_MOVE_CUBIC_FEET
  ) {
    return {
      outcome: 'do-it-yourself',
      headline: 'This is small enough to move yourselves.',
      reasons: [
        `A rental truck for a day is about ${money(rentalCost(v).typical)}; movers about ${money(total.typical)}.`,
      ],
      flip: 'With a piano, a hot tub or no one to help, ask movers.',
      next: 'do-it-yourself',
    };
  }
  if (v.season === 'peak' && v.flexible === 'yes') {
    const { quiet, peak } = bySeason(v);
    return {
      outcome: 'move-the-date',
      headline: `Wait for October and keep about ${money(peak - quiet)}.`,
      reasons: [`It is about ${money(peak)} from May to September, ${money(quiet)} after.`],
      flip: 'If the date cannot move, ask three movers now: summer fills up.',
      next: 'wait',
    };
  }
  if (v.reach === 'local') return onLocal(v, total, given);
  return isByHour(v) ? onShortHaul(v) : onLongHaul(v);
};
