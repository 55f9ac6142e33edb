import {
  amount,
  caution,
  metric,
  outcome,
  usd,
  type Advice,
  type FoundMetric,
  type FoundWarning,
  type Given,
  type ThreePoint,
} from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import { figures } from '../../trades/home-staging/figures.ts';
import { daysOnMarket } from '../../trades/home-staging/places.ts';
import { priced, step, type BookSource, type Decision, type Step } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { netByDays } from './chart.ts';
import { evidence } from './evidence.ts';
import { fields, type StagingReturnValues } from './fields.ts';
import { toAgent, toStager } from './letters.ts';
import { carryingOf, costOf, daysSaved, evenDays, jobOf, netOf, restylingOf } from './money.ts';
import { words, type StagingReturnWord } from './words.ts';

type ReturnAdvice = Advice<StagingReturnWord>;
type Metric = FoundMetric<BookSource, StagingReturnWord>;

/** All that the decision rests on. Money in US dollars. */
interface Case {
  readonly v: StagingReturnValues;
  readonly cost: ThreePoint | undefined;
  /** A month. */
  readonly carrying: number | undefined;
  /** Days, on the owner's own guess. */
  readonly saved: number | undefined;
  readonly cut: number;
  /** Days sooner that pay for it by time alone. */
  readonly even: ThreePoint | undefined;
}

const caseOf = (v: StagingReturnValues): Case => {
  const cost = costOf(v);
  const carrying = carryingOf(v);
  return {
    v,
    cost,
    carrying,
    saved: daysSaved(v),
    cut: v.cut ?? 0,
    even: cost && evenDays(cost, carrying),
  };
};

const market = ({ v }: Case) => inPlace(daysOnMarket, v.city).value;

/** A guess of more days saved, or lost, than homes take in all. */
const farGuess = (one: Case): FoundWarning<BookSource> | false => {
  const days = Math.abs(one.saved ?? 0);
  const { value, sources } = inPlace(daysOnMarket, one.v.city);
  return (
    days > value.to &&
    caution('far-guess', {
      facts: { days, ...value },
      sources: sources.map((id) => `home-staging ${id}` as const) as unknown as [BookSource],
    })
  );
};

/** Whether a walk-through would spare much: not against a price below that of any restyling. */
const isAdviceCheaper = ({ v, cost }: Case): boolean =>
  v.kind !== 'consult' && cost !== undefined && cost.typical >= restylingOf(v).low;

const needsNumbers = ({ cost, carrying }: Case): ReturnAdvice =>
  outcome('needs-numbers', 'wait', {
    facts: { missing: cost === undefined ? 'price' : 'carrying' },
    reasons: [
      cost === undefined ? 'reason.no-price' : ['reason.cost-alone', { cost: usd(cost.typical) }],
      carrying === undefined ? 'reason.add-up' : 'reason.time-is-money',
    ],
  });

/** No guess was given: what it would take, and whether there is room for it. */
const breakEven = (one: Case, days: number): ReturnAdvice => {
  const { daysWithout } = one.v;
  const usual = market(one);
  const facts = { days: Math.ceil(days), ...usual, own: daysWithout ?? 0 };
  if (daysWithout !== null ? days > daysWithout : days > usual.from)
    return outcome('not-on-time-alone', 'do-it-yourself', {
      facts: { withCut: 'no' },
      reasons: [
        [daysWithout === null ? 'reason.more-than-they-take' : 'reason.more-than-yours', facts],
        'reason.no-price-effect',
      ],
      flip: 'flip.cut',
    });
  return outcome('break-even', 'wait', {
    facts,
    reasons: [['reason.homes-take', facts], 'reason.only-you'],
    flip: 'flip.guess',
  });
};

/** Which way it comes out: surely only where it does at both ends of the price, and by some way. */
const verdictOf = (worth: number, { low, typical, high }: ThreePoint) => {
  const margin = figures.closeShare.value * typical;
  if (worth >= Math.max(high, typical + margin)) return 'pays';
  return worth <= Math.min(low, typical - margin) ? 'loses' : 'close';
};

const byGuess = (one: Case, cost: ThreePoint): ReturnAdvice => {
  const { carrying = 0, saved = 0, cut } = one;
  const time = netOf(0, carrying, saved, 0);
  const facts = {
    days: Math.abs(saved),
    time: usd(Math.abs(time)),
    cost: usd(cost),
    cut: usd(cut),
    net: usd(Math.abs(time + cut - cost.typical)),
    withCut: cut > 0 ? 'yes' : 'no',
    way:
      one.saved === undefined || one.carrying === undefined
        ? 'none'
        : saved < 0
          ? 'longer'
          : 'sooner',
  };
  const reasons = [['reason.sum', facts], 'reason.your-guess'] as const;
  const whole = verdictOf(time + cut, cost);
  if (whole === 'close') return outcome('close', 'wait', { reasons, flip: 'flip.few-days' });
  if (whole === 'loses')
    return outcome('not-on-time-alone', 'do-it-yourself', {
      facts,
      reasons: [['reason.short', facts], ...reasons],
      flip: saved < 0 || !isAdviceCheaper(one) ? 'flip.guess' : 'flip.fewer-rooms',
    });
  return verdictOf(time, cost) === 'pays'
    ? outcome('pays', 'quotes', { facts, reasons, flip: 'flip.few-days' })
    : outcome('only-with-cut', 'wait', {
        reasons: [...reasons, 'reason.no-price-effect'],
        flip: 'flip.no-cut',
      });
};

const isGuessed = ({ v, saved, carrying }: Case): boolean =>
  (saved !== undefined && carrying !== undefined) || v.cut !== null;

const advise = (one: Case): ReturnAdvice => {
  const { cost, even } = one;
  if (cost === undefined) return needsNumbers(one);
  if (isGuessed(one)) return byGuess(one, cost);
  return even === undefined ? needsNumbers(one) : breakEven(one, even.typical);
};

const metrics = (one: Case, given: Given): (Metric | false)[] => {
  const { v, cost, carrying, saved, cut, even } = one;
  const { value: part } = figures.priceCut;
  return [
    cost !== undefined &&
      metric('staging', cost, 'usd', {
        facts: { from: v.costFrom },
        ...(v.costFrom === 'model' && {
          sources: ['home-staging S1'] as const,
        }),
      }),
    carrying !== undefined && metric('carrying', carrying, 'usd-month'),
    even !== undefined && metric('break-even', even, 'day', { sources: ['home-staging S11'] }),
    cost !== undefined &&
      carrying !== undefined &&
      saved !== undefined &&
      metric('net', netOf(cost.typical, carrying, saved, cut), 'usd', {
        facts: {
          days: Math.abs(saved),
          way: saved < 0 ? 'longer' : 'sooner',
          withCut: cut > 0 ? 'yes' : 'no',
        },
        sources: ['home-staging S11'],
      }),
    given.has('price') &&
      metric('one-cut', v.price * part, 'usd', {
        facts: { part: amount(100 * part, 'percent') },
        sources: ['home-staging S37'],
      }),
  ];
};

const stepsFor = (outcome: string, one: Case): (Step<StagingReturnWord> | false)[] => {
  const { v, carrying } = one;
  const ours = v.costFrom === 'model';
  const job = ours ? jobOf(v) : undefined;
  const smaller = priced('home-staging', { kind: 'consult', area: v.area, city: v.city });
  return [
    carrying === undefined && step('add-up', 'today'),
    step('price-first', 'week', { sources: ['home-staging S22', 'home-staging S24'] }),
    step('free-first', 'week', { sources: ['home-staging S36'] }),
    outcome === 'break-even' && step('ask-agent', 'week', { sources: ['home-staging S45'] }),
    outcome === 'not-on-time-alone' &&
      isAdviceCheaper(one) &&
      step('advice-only', 'month', { sources: ['home-staging S1'], job: smaller }),
    (outcome === 'pays' || outcome === 'close' || outcome === 'only-with-cut') &&
      step('two-prices', 'month', { sources: ['home-staging S6'], ...(job && { job }) }),
  ];
};

const decide = (v: StagingReturnValues, given: Given): Decision<StagingReturnWord> => {
  const one = caseOf(v);
  const { cost, carrying, saved = 0, cut, even } = one;
  const recommendation = advise(one);
  const usual = market(one);
  return {
    recommendation,
    warnings: [farGuess(one)],
    metrics: metrics(one, given),
    series: [
      cost !== undefined &&
        carrying !== undefined &&
        even !== undefined &&
        netByDays(cost, carrying, { even: even.typical, saved, cut }),
    ],
    assumptions: [
      'assumption.no-return',
      isGuessed(one) && ['assumption.market', { ...usual }],
      v.costFrom === 'model' && v.kind === 'vacant' && 'assumption.months',
    ],
    steps: stepsFor(recommendation.outcome, one),
    lists: [evidence],
    letters: [toAgent, recommendation.outcome !== 'not-on-time-alone' && toStager(v)],
    ...(v.costFrom === 'model' && { opens: jobOf(v) }),
  };
};

/** Staging against what the home costs while it waits, on the owner's own figures alone. */
export const rule = defineRule({
  tool: 'staging-return',
  version: '2026.11.2',
  fields,
  words,
  decide,
});
