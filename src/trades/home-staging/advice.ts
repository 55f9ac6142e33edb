import { exact, outcome, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import type { Advice } from '../said.ts';
import { breakEvenDays, gain, hasAssumption } from './break-even.ts';
import type { StagingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { allTypical, stagingCost } from './lines.ts';
import { daysOnMarket } from './places.ts';

const market = (v: StagingValues) => inPlace(daysOnMarket, v.city).value;

const priceFirst = (v: StagingValues, days: number): Advice<'home-staging'> =>
  outcome('price-first', 'wait', {
    reasons: [['reason.longer-than-others', { days, ...market(v) }], 'reason.no-cure'],
    flip: 'flip.sold-at-your-price',
  });

const loss = (short: number): Advice<'home-staging'> =>
  outcome('does-not-pay', 'do-it-yourself', {
    reasons: [['reason.short', { short: usd(short) }], 'reason.clean-yourself'],
    flip: 'flip.fewer-rooms',
  });

const outOfReach = (v: StagingValues, days: number, given: Given): Advice<'home-staging'> =>
  outcome('cannot-pay', 'do-it-yourself', {
    reasons: [
      [
        'reason.days-sooner',
        { long: days > 365 ? 'yes' : 'no', days: Math.round(days), ...market(v) },
      ],
      given.has('price') && ['reason.price-cut', { cut: usd(v.price * figures.priceCut.value) }],
      'reason.stage-fewer',
    ],
    flip: 'flip.spares-a-cut',
  });

/** The owner's own guess decides where there is one; else whether any time saved could pay for it. */
const doesNotPay = (v: StagingValues, given: Given): Advice<'home-staging'> | undefined => {
  const cost = stagingCost(v);
  if (hasAssumption(v)) {
    const left = gain(v, cost.typical);
    return left < 0 ? loss(-left) : undefined;
  }
  const days = v.carrying === null ? 0 : breakEvenDays(v.carrying, cost).typical;
  return days > market(v).from ? outOfReach(v, days, given) : undefined;
};

/** What staging costs, and what not staging costs a month where the owner said it. */
const bothCosts = (v: StagingValues) => {
  const cost = stagingCost(v);
  const days = v.carrying === null ? 0 : breakEvenDays(v.carrying, cost).typical;
  return {
    known: v.carrying === null ? 'no' : 'yes',
    cost: usd(cost.typical),
    carrying: usd(v.carrying ?? 0),
    days: Math.ceil(days),
  } as const;
};

const onPhotos = (v: StagingValues): Advice<'home-staging'> =>
  v.showings === 'no-offers'
    ? outcome('not-the-photos', 'wait', {
        reasons: ['reason.people-come', 'reason.empty-still'],
        flip: 'flip.few-come-photos',
      })
    : outcome('order-labeled-photos', 'do-it-yourself', {
        reasons: ['reason.sold-to-anyone', 'reason.show-both'],
        flip: 'flip.not-the-photos',
      });

const onLivedIn = (v: StagingValues, given: Given): Advice<'home-staging'> => {
  if (v.state === 'worn')
    return outcome('paint-and-repair-first', 'repair-first', {
      reasons: ['reason.wall-color', 'reason.inspector'],
      flip: 'flip.once-painted',
    });
  if (v.state === 'tidy' && v.showings === 'new')
    return outcome('do-it-yourself', 'do-it-yourself', {
      reasons: ['reason.tidy', 'reason.written-plan'],
      flip: 'flip.have-it-seen',
    });
  return v.kind === 'consult'
    ? outcome('consult-first', 'quotes', {
        reasons: ['reason.costs-little'],
        flip: 'flip.paint-first',
      })
    : outcome('restyle-with-your-own', 'quotes', {
        facts: { state: given.has('state') ? 'given' : 'open' },
        reasons: [
          !(v.carrying === null) && ['reason.both-costs', bothCosts(v)],
          'reason.hours-only',
          'reason.plan-first',
        ],
        flip: 'flip.tidy-already',
      });
};

const onEmpty = (
  v: StagingValues,
  total: ThreePoint,
  ifLong: Advice<'home-staging'>['flip'],
): Advice<'home-staging'> => {
  const { low, high } = prices.editedPhoto;
  return v.showings === 'few'
    ? outcome('photos-first', 'do-it-yourself', {
        reasons: [
          ['reason.does-not-draw', { low: exact(low), high: exact(high) }],
          'reason.then-furnish',
        ],
        flip: ifLong,
      })
    : outcome('stage-key-rooms', 'quotes', {
        facts: bothCosts(v),
        reasons: [
          ['reason.key-rooms', { scope: v.scope }],
          ['reason.rent-again', { total: usd(allTypical(v, total)) }],
          v.months > figures.longRent.value ? 'reason.long-rent' : 'reason.agents-believe',
        ],
        flip: ifLong ?? 'flip.few-come-first',
      });
};

/** What we would do. A return is never promised: an experiment found no effect on price (S36). */
export const advise = (
  v: StagingValues,
  total: ThreePoint,
  given: Given,
): Advice<'home-staging'> => {
  const usual = market(v).to;
  const listed = v.showings !== 'new';
  if (listed && v.days !== null && v.days > usual) return priceFirst(v, v.days);
  if (v.kind === 'virtual') return onPhotos(v);
  const warned = doesNotPay(v, given);
  if (warned) return warned;
  if (v.kind !== 'vacant') return onLivedIn(v, given);
  const ifLong = listed && v.days === null ? (['flip.long', { days: usual }] as const) : undefined;
  return onEmpty(v, total, ifLong);
};
