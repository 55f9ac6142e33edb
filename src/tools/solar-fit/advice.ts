import { amount, outcome, usd, type Advice, type Saying } from '../../engine/index.ts';
import { figures } from '../../trades/solar/figures.ts';
import { resetPrice } from '../../trades/solar/lines.ts';
import { payback, rateOfReturn, YEARS } from '../../trades/solar/money.ts';
import { known, type Roof } from './found.ts';
import {
  atEitherRate,
  buybackNeeded,
  inTheOpen,
  isRoofOld,
  moneyOf,
  paidBack,
  type Outcome,
} from './judge.ts';
import { partOfBest } from './sides.ts';
import { canClear, OPEN } from './shade.ts';
import { roofJob } from './steps.ts';
import type { SolarFitWord } from './words.ts';

type Reason = Saying<SolarFitWord, 'reason'>;
type Flip = Saying<SolarFitWord, 'flip'>;

const sayMoney = (money: number) => ['no', 'maybe', 'yes'][money] ?? 'no';

const result = ({ system, found: { price, flows } }: Roof): Reason => {
  const years = payback(flows);
  const rate = rateOfReturn(flows);
  return [
    'reason.result',
    {
      price: usd(price.typical),
      back: years === null ? 'never' : 'some',
      years: years === null ? YEARS : Math.max(1, Math.round(years)),
      earns: rate === null || rate < 0 ? 'nothing' : 'some',
      rate: amount(Math.round(10 * (rate ?? 0)) / 10, 'percent'),
      want: amount(system.discount, 'percent'),
    },
  ];
};

const shaded = ({ system }: Roof): Reason | false =>
  system.shade > OPEN && ['reason.shade', { lost: amount(system.shade, 'percent') }];

/** What holds the roof back, where the money does not come out as a yes. */
const drawbacks = (roof: Roof): (Reason | false)[] => {
  const { v, found, system } = roof;
  const part = Math.round(partOfBest(v));
  return [
    shaded(roof),
    system.shade > OPEN && !canClear(v) && 'reason.shade-kept',
    part < figures.goodSide.value && ['reason.side', { part: amount(part, 'percent') }],
    (found.worth.limit === 'roof' || found.worth.panels < figures.fewPanels.value) && [
      'reason.small',
      { panels: found.worth.panels, limit: found.worth.limit },
    ],
  ];
};

const roofReasons = ({ v, found: { worth }, system, then }: Roof): (Reason | false)[] => {
  const { panels } = worth;
  const isOld = isRoofOld(system);
  const price = usd(resetPrice(system, panels).typical);
  return [
    v.condition !== 'sound' && ['reason.roof-worn', { condition: v.condition }],
    isOld && ['reason.roof-age', { covering: v.covering, age: v.roofAge }],
    (isOld || v.condition === 'worn') && ['reason.off-and-on', { panels, price }],
    ['reason.after-roof', { then: then.split('-')[0] ?? '' }],
  ];
};

const bill = ['rate', 'kwh', 'buyback'] as const;

/** Says so where the money rests on averages. */
const averages = ({ given }: Roof): Reason | false => {
  const open = bill.filter((id) => !given.has(id)).length;
  return open > 0 && ['reason.averages', { open: open === bill.length ? 'all' : 'some' }];
};

const reasons = (roof: Roof): (Reason | false)[] => {
  const { v, system, outcome } = roof;
  switch (outcome) {
    case 'not-yours':
      return [v.own === 'rented' ? 'reason.rented' : 'reason.shared'];
    case 'roof-first':
      return roofReasons(roof);
    case 'ask-utility':
      return [['reason.either-rate', { ...atEitherRate(v, system), rate: system.rate }]];
    case 'leaving':
      return [result(roof), ['reason.stay', { stay: v.stay ?? 0 }]];
    case 'shade-first':
      return [
        shaded(roof),
        ['reason.shade-cleared', { money: sayMoney(moneyOf(inTheOpen(system))) }],
      ];
    case 'suited':
      return [result(roof), shaded(roof), averages(roof)];
    case 'maybe':
    case 'not-now':
      return [result(roof), ...drawbacks(roof), averages(roof)];
  }
};

/** What would have to change for panels that do not pay. */
const whatMakesItPay = ({ system, atMost }: Roof): Flip => {
  const needed = buybackNeeded(system);
  const ceiling = usd(atMost);
  if (needed !== null) return ['flip.buyback-more', { needed, ceiling }];
  return atMost > 0 ? ['flip.cost', { ceiling }] : 'flip.nothing';
};

const flip = (roof: Roof): Flip => {
  const { v, system, outcome, money } = roof;
  switch (outcome) {
    case 'not-yours':
      return ['flip.owner', { own: v.own }];
    case 'roof-first':
      if (v.condition !== 'sound') return 'flip.new-roof';
      return v.covering === 'tile' ? 'flip.underlayment' : 'flip.roofer';
    case 'ask-utility':
      return ['flip.buyback', { needed: buybackNeeded(system) ?? system.rate }];
    case 'leaving':
      return ['flip.stay', { years: Math.ceil(paidBack(system) ?? YEARS) }];
    case 'shade-first':
      return ['flip.shade', { money: sayMoney(money) }];
    case 'suited':
      return 'flip.suited';
    case 'maybe':
      return ['flip.price', { ceiling: usd(roof.limit) }];
    case 'not-now':
      return whatMakesItPay(roof);
  }
};

const nexts: Readonly<Record<Outcome, Advice['next']>> = {
  suited: 'quotes',
  maybe: 'quotes',
  'shade-first': 'wait',
  'ask-utility': 'wait',
  leaving: 'wait',
  'not-now': 'wait',
  'roof-first': 'other-trade',
  'not-yours': 'wait',
};

/** An old roof that shows no harm: someone looks first, and nothing is bought yet. */
const isAskedFirst = (roof: Roof): boolean =>
  roof.outcome === 'roof-first' && roofJob(roof) === undefined;

/** The plain answer, why, and the one thing that would change it. */
export const advise = (roof: Roof): Advice<SolarFitWord> =>
  outcome(roof.outcome, nexts[roof.outcome], {
    facts: {
      ceiling: usd(roof.limit),
      buyback: roof.system.buyback,
      known: known(roof.given, 'buyback'),
      roof: isAskedFirst(roof) ? 'ask' : 'fix',
    },
    reasons: reasons(roof),
    flip: flip(roof),
    ...(roof.outcome === 'roof-first' && { trade: 'roofing' }),
  });
