import { amount, outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import { yearAtTheirAge, type Found } from './found.ts';
import { farQuote, resetPrice } from './lines.ts';
import { payback, rateOfReturn, YEARS } from './money.ts';
import { billCount, tooFewBills } from './use.ts';

const roofFirst = (v: SolarValues, panels: number): Advice<'solar'> => {
  const tile = v.covering === 'tile';
  return outcome(tile ? 'underlayment-first' : 'roof-first', 'other-trade', {
    reasons: [
      ['reason.roof-age', { covering: v.covering, age: v.roofAge }],
      ['reason.off-and-on', { panels, price: usd(resetPrice(v, panels)) }],
    ],
    flip: tile ? 'flip.underlayment-renewed' : 'flip.roofer-gives-years',
    trade: 'roofing',
  });
};

/** What they come to at the typical price, in one sentence. */
const result = (
  v: SolarValues,
  { price, flows }: Found,
  given: Given,
): Saying<'solar', 'reason'> => {
  const years = payback(flows);
  const rate = rateOfReturn(flows);
  return [
    'reason.result',
    {
      price: usd(price.typical),
      back: years === null ? 'never' : 'some',
      years: years === null ? YEARS : Math.round(years),
      earns: rate === null || rate < 0 ? 'nothing' : 'some',
      rate: amount(rate ?? 0, 'percent'),
      asked: given.has('discount') ? 'given' : 'open',
      want: amount(v.discount, 'percent'),
    },
  ];
};

/** What is paid for power sent out, and whether someone said so. */
const buybackTaken = (v: SolarValues, given: Given) => ({
  buyback: v.buyback,
  known: given.has('buyback') ? 'given' : 'open',
});

const shopFirst = (v: SolarValues, given: Given): Saying<'solar', 'reason'>[] => {
  const offer = figures.averageOffer.value;
  return v.retailer === 'yes' && v.rate >= offer
    ? [['reason.cheaper-plan', { offer, rate: given.has('rate') ? 'given' : 'open' }]]
    : [];
};

/** A roof that may be due while the panels lie on it costs them a trip down and up. */
const agingRoof = (v: SolarValues, panels: number, given: Given): Saying<'solar', 'reason'>[] =>
  given.has('roofAge') && v.roofAge >= figures.roofToLookAt.value[v.covering]
    ? [['reason.roof-to-look-at', { panels, price: usd(resetPrice(v, panels)) }]]
    : [];

/** What is due at signing, or a month, is no price to judge by. */
const askWholePrice: Advice<'solar'> = outcome('ask-whole-price', 'wait', {
  reasons: ['reason.add-up-payments'],
});

/** A few bills, or those of one season, show no year: what they were filled to is no ground for a contract. */
const moreBills = (v: SolarValues, rest: Saying<'solar', 'reason'>[]): Advice<'solar'> =>
  outcome('more-bills', 'wait', {
    facts: { bills: billCount(v) },
    reasons: ['reason.filled-year', ...rest],
    flip: 'flip.yearly-use',
  });

/** Why not, or up to what price: the plain answer on new panels. */
const onNew = (v: SolarValues, found: Found, given: Given): Advice<'solar'> => {
  const { worth, price, value, ceiling } = found;
  if (v.roofAge >= figures.oldRoof.value[v.covering]) return roofFirst(v, worth.panels);
  if (farQuote(v) === 'low') return askWholePrice;
  const back = result(v, found, given);
  const before = [...agingRoof(v, worth.panels, given), ...shopFirst(v, given)];
  if (tooFewBills(v)) return moreBills(v, [back, ...before]);
  const facts = { ceiling: usd(ceiling) };
  // Who cannot choose a plan gets what the utility pays, and that may be next to nothing.
  if (v.retailer === 'no' && !given.has('buyback') && value >= price.low)
    return outcome('ask-buyback', 'wait', {
      reasons: [back, ['reason.buyback-taken', { buyback: v.buyback }]],
      flip: 'flip.buyback-decides',
    });
  if (value >= figures.margin.value * price.typical && ceiling >= price.typical)
    return outcome('pays', 'quotes', {
      facts: { ...facts, ...buybackTaken(v, given) },
      reasons: [back, ...before],
      flip: 'flip.cheaper-plan',
    });
  if (value >= price.low) {
    // A price that earns the rate wanted can still lie above what others charge: two truths, told apart.
    const dear = {
      ...facts,
      limit: value >= price.typical && ceiling < price.typical ? 'market' : 'worth',
    };
    return outcome('only-at-the-right-price', 'quotes', {
      facts: dear,
      reasons: [back, ...before, ['reason.say-no-above', dear]],
      ...(dear.limit === 'worth' && { flip: 'flip.buyback-raises' }),
    });
  }
  return outcome('does-not-pay', 'wait', {
    reasons: [
      back,
      ['reason.would-have-to-cost', { ...facts, want: amount(v.discount, 'percent') }],
      ...shopFirst(v, given),
    ],
    flip: 'flip.buyback-or-shade',
  });
};

/** Whether a battery pays by itself. */
const onBattery = (v: SolarValues, found: Found, given: Given): Advice<'solar'> => {
  const { worth, price, value, ceiling } = found;
  if (farQuote(v) === 'low') return askWholePrice;
  if (tooFewBills(v)) return moreBills(v, [result(v, found, given)]);
  const facts = {
    saved: usd(worth.byBattery),
    years: figures.batteryYears.value,
    ceiling: usd(ceiling),
    price: usd(price.typical),
  };
  if (value >= price.typical)
    return outcome('battery-pays', 'quotes', {
      facts: { ...facts, ...buybackTaken(v, given) },
      reasons: [['reason.battery-saves', facts]],
      flip: 'flip.higher-buyback',
    });
  return outcome('battery-for-outages', 'quotes', {
    reasons: [
      v.have === null ? 'reason.battery-alone' : ['reason.battery-short', facts],
      'reason.medical-equipment',
    ],
    flip: 'flip.no-buyback',
  });
};

/** Whether panels are worth putting back after a new roof; `cost` in US dollars. */
const onReset = (v: SolarValues, cost: number): Advice<'solar'> => {
  const left = Math.max(0, YEARS - v.panelAge);
  const { earned } = yearAtTheirAge(v);
  const needed = cost / earned;
  const pays = needed <= left;
  return outcome(pays ? 'put-back' : 'do-not-put-back', pays ? 'quotes' : 'wait', {
    reasons: [
      ['reason.earned-back', { earned: usd(earned), needed: Math.ceil(needed), left }],
      ...(pays
        ? (['reason.who-tests'] as const)
        : (['reason.down-only', 'reason.not-yours'] as const)),
    ],
    ...(!pays && { flip: 'flip.younger-panels' }),
  });
};

/** The plain answer on new panels, a battery, or panels that come off. */
export const advise = (
  v: SolarValues,
  found: Found,
  total: number,
  given: Given,
): Advice<'solar'> => {
  switch (v.job) {
    case 'new':
      return onNew(v, found, given);
    case 'battery':
      return onBattery(v, found, given);
    case 'reset':
      return onReset(v, total);
  }
};
