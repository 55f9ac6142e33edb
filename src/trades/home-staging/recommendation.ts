import { money, type Given, type Recommendation, type ThreePoint } from '../../estimate/index.ts';
import { AVERAGE_PRICE_CUT, breakEvenDays, gain, hasAssumption } from './break-even.ts';
import type { StagingValues } from './model.ts';
import { daysOnMarket } from './market.ts';

const priceFirst = (v: StagingValues, days: number): Recommendation => {
  const { from, to, place } = daysOnMarket(v.city);
  return {
    outcome: 'price-first',
    headline: 'Look at the price before you stage.',
    reasons: [
      `After ${days} days it has been listed longer than homes in ${place} take (about ${from}–${to} days, early 2026).`,
      'Furniture does not cure a price that is too high. Ask your agent for homes that sold in the last 60 days.',
    ],
    flip: 'If homes like yours sold at your price, staging is worth a look.',
    next: 'wait',
  };
};

const loss = (short: number): Recommendation => ({
  outcome: 'does-not-pay',
  headline: 'On your own figures staging costs more than it saves.',
  reasons: [
    `It would leave you about ${money(short)} short.`,
    'Clean, clear out and paint what needs it; that part you can do yourself.',
  ],
  flip: 'With fewer rooms, or if more time is saved, it may pay after all.',
  next: 'do-it-yourself',
});

const outOfReach = (v: StagingValues, days: number, priced: boolean): Recommendation => ({
  outcome: 'cannot-pay',
  headline: 'Staging this much can hardly pay for itself.',
  reasons: [
    `The home would have to sell about ${Math.round(days)} days sooner, and homes here take about ${daysOnMarket(v.city).from} days or more in all.`,
    ...(priced
      ? [
          `For comparison, one usual price cut would be about ${money(v.price * AVERAGE_PRICE_CUT)}.`,
        ]
      : []),
    'Stage fewer rooms, or do it yourself.',
  ],
  flip: 'If it spares you one price cut, it may pay: enter your guess.',
  next: 'do-it-yourself',
});

/** The owner's own guess decides where there is one; else whether any time saved could pay for it. */
const doesNotPay = (
  v: StagingValues,
  staging: ThreePoint,
  given: Given,
): Recommendation | undefined => {
  if (hasAssumption(v)) {
    const left = gain(v, staging.typical);
    return left < 0 ? loss(-left) : undefined;
  }
  const days = v.carrying === null ? 0 : breakEvenDays(v.carrying, staging).typical;
  return days > daysOnMarket(v.city).from ? outOfReach(v, days, given.has('price')) : undefined;
};

const onPhotos = (v: StagingValues): Recommendation =>
  v.showings === 'no-offers'
    ? {
        outcome: 'not-the-photos',
        headline: 'The photos are not what stops buyers.',
        reasons: [
          'People come to see it. Ask your agent what they say about the price and the rooms.',
          'Virtual furniture helps nobody who stands in an empty room.',
        ],
        flip: 'If few people come at all, better photos may help.',
        next: 'wait',
      }
    : {
        outcome: 'order-labeled-photos',
        headline: 'You can order this yourself. Label every photo.',
        reasons: [
          'Photo services sell to anyone online; you need no stager for it.',
          'Show the empty room next to the furnished photo, with a visible caption.',
        ],
        flip: 'If people come and do not bid, photos are not what stops them.',
        next: 'do-it-yourself',
      };

const onLivedIn = (v: StagingValues, given: Given): Recommendation => {
  if (v.state === 'worn') {
    return {
      outcome: 'paint-and-repair-first',
      headline: 'Paint and repair first. Then decide about staging.',
      reasons: [
        'In the experiment buyers marked down a home with ugly wall color when asked about others.',
        'A stager cannot hide what a buyer’s inspector will find.',
      ],
      flip: 'Once it is painted and mended, one walk-through may be all it needs.',
      next: 'repair-first',
    };
  }
  if (v.state === 'tidy' && v.showings === 'new') {
    return {
      outcome: 'do-it-yourself',
      headline: 'Do it yourself. At most pay for one walk-through.',
      reasons: [
        'A tidy, neutral home needs no stager before its first weekend on the market.',
        'Our room-by-room guide is free; a written plan costs $150 to $600 in Texas.',
      ],
      flip: 'If people come and do not bid, have someone look at it.',
      next: 'do-it-yourself',
    };
  }
  return v.kind === 'consult'
    ? {
        outcome: 'consult-first',
        headline: 'One walk-through with a written list is a good start.',
        reasons: ['It costs little, and most of the list you can do yourself.'],
        flip: 'If the home needs paint or repair, do that first.',
        next: 'quotes',
      }
    : {
        outcome: 'restyle-with-your-own',
        headline: given.has('state')
          ? 'Clear out first, then one restyling day with your own furniture.'
          : 'If there is too much in it, clear out first; then one restyling day with your own furniture.',
        reasons: [
          'You pay for hours, not for furniture.',
          'Ask for the written plan first; you may find you can do it alone.',
        ],
        flip: 'If it is tidy and neutral already, do it yourself.',
        next: 'quotes',
      };
};

/** What we would do. A return is never promised: an experiment found no effect on price (S36). */
export const advise = (
  v: StagingValues,
  { total, staging }: { readonly total: ThreePoint; readonly staging: ThreePoint },
  given: Given,
): Recommendation => {
  const usual = daysOnMarket(v.city).to;
  const listed = v.showings !== 'new';
  if (listed && v.days !== null && v.days > usual) return priceFirst(v, v.days);
  const ifLong =
    listed && v.days === null
      ? `If it has been listed for more than ${usual} days, look at the price first.`
      : undefined;
  if (v.kind === 'virtual') return onPhotos(v);
  const warned = doesNotPay(v, staging, given);
  if (warned) return warned;
  if (v.kind !== 'vacant') return onLivedIn(v, given);
  return v.showings === 'few'
    ? {
        outcome: 'photos-first',
        headline: 'Try better photos first; they cost far less.',
        reasons: [
          'Few showings means the listing does not draw people in. Labeled virtual staging is $16–75 a photo.',
          'If people then come and do not bid, furnish the key rooms.',
        ],
        flip: ifLong,
        next: 'do-it-yourself',
      }
    : {
        outcome: 'stage-key-rooms',
        headline: 'If you stage, furnish the key rooms only. Get two or three written prices.',
        reasons: [
          `Each further month costs rent again; the whole comes to about ${money(total.typical)}.`,
          'Agents believe that it sells faster; a controlled experiment found no effect on the price.',
        ],
        flip: ifLong ?? 'If few people come to see it, try better photos first.',
        next: 'quotes',
      };
};
