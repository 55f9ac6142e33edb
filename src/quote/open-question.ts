import { dueIn } from './due-in.ts';
import { isSame } from './judge.ts';
import type { PlacedLine } from './weigh-quote.ts';
import {
  isByTime,
  isByWeek,
  isCalledWhole,
  isCondition,
  isForAll,
  isLimited,
  isNoWhole,
} from './fixed-price.ts';
import { isBeside, isPartOf, type PlanPrice, type Span } from './plan-price.ts';
import { mayCost, type Ends } from './price-candidates.ts';
import { jobsIn, type TypedLine, type TypedQuote } from './typed-quote.ts';

/** A line of the form with what it counts as. */
export interface AskedLine {
  readonly line: TypedLine;
  readonly amount: number;
}

/** What is to be asked about a quote before more can be said, each about lines that the person can see. */
export type OpenQuestion =
  /** Where the page is that it says it has, in its own words. */
  | { readonly ask: 'page'; readonly says: string }
  /** Which of its prices is meant. */
  | { readonly ask: 'option' }
  /** Which line is the whole price, where the lines do not make the total. */
  | {
      readonly ask: 'whole';
      readonly lines: readonly AskedLine[];
      readonly sum: number;
      readonly plan: PlanPrice | null;
      readonly next: PlaceQuestion | null;
    }
  /** What an open price comes to: an end of it, or one of these lines. */
  | {
      readonly ask: 'most';
      readonly ends: Ends | null;
      readonly lines: readonly AskedLine[];
      readonly next: PlaceQuestion | null;
    }
  | PlaceQuestion;

/** Which work a line is for, and how many more wait. With a price that was asked about it is the next question. */
export interface PlaceQuestion {
  readonly ask: 'place';
  readonly line: TypedLine;
  readonly waiting: number;
}

/** What is paid on a loan or a lease each month. */
const IS_PAYMENT =
  /\bloan\b|\bfinanc|\b(?:monthly|first) (?:lease )?payment\b|\bpayment (?:in )?y(?:ea)?r ?1\b/i;
/** Says what all of it costs who does not pay for it by the month. */
const IS_AT_ONCE = /\b(?:cash|buy|outright|in full|price)\b/i;
/** So many lines may be the whole price. */
const MOST_TOTALS = 3;
const MAY_BE_TOTAL = /^(?:total|subtotal|net)$/;
const MAY_HOLD = /^(?:work|option|total|subtotal)$/;
/** What a whole price is called. */
export const IS_SUM = /\b(?:(?:sub)?totals?|sum|price|due|balance|cost|net|pay)\b/i;
/** "Half, $4,310, is due at the start": a part of the whole. */
const isShare = (text: string): boolean => {
  const { first, later } = dueIn(text, 0);
  return first + later > 0 && !isCalledWhole(text);
};
/** Ends in the middle of an amount, as what an edge of a picture cut off does: "$", "2,". */
const TORN = /(?:\$|(?<!\d)[\dS]{1,3},)\s*$/;
/** Amounts beside each other, which of them is meant nobody knows. */
const SEVERAL = /\d[.,]\d.*\s{2}\S*\d[.,]\d/;
const IN_SUM = /^(?!#total|#out)/;

/** What the lines come to that are in the price, US dollars. */
export const inPrice = (placed: readonly PlacedLine[]): number =>
  placed.reduce(
    (all, { kind, amount, place }) =>
      all + (kind !== 'addition' && IN_SUM.test(place) ? (amount ?? 0) : 0),
    0,
  );

/** Whether what is paid by the month is paid for years. */
export const isOfLease = (placed: readonly PlacedLine[]): boolean =>
  placed.some(({ text }) => /\b(?:lease|ppa)\b/i.test(text));

/** What of a quote may leave a question open. */
export type Questioned = Pick<
  TypedQuote,
  'lines' | 'options' | 'chosen' | 'doubt' | 'ends' | 'mayBe' | 'plan' | 'missing'
>;

/** The one question that is open about a quote; null where there is none. The largest amount comes first. */
export const openQuestion = (
  { lines, options, chosen, doubt, ends, mayBe, plan, missing }: Questioned,
  placed: readonly PlacedLine[],
  span: Partial<Span> = {},
): OpenQuestion | null => {
  if (missing !== null) return { ask: 'page', says: missing };
  if (options.length > 0 && chosen === null) return { ask: 'option' };
  const priced = lines
    .flatMap((line, at) => {
      const { amount = null, kind, place = '#out' } = placed[at] ?? {};
      return amount === null || amount <= 0 ? [] : [{ line, amount, kind, place }];
    })
    .toSorted((a, b) => b.amount - a.amount);
  const waiting = priced.filter(({ place }) => place === '#unknown');
  const next: PlaceQuestion | null = waiting[0]
    ? { ask: 'place', line: waiting[0].line, waiting: waiting.length - 1 }
    : null;
  if (doubt === 'all' || doubt === 'open' || doubt === 'torn') {
    const sum = inPrice(placed);
    const isTorn = doubt === 'torn';
    const isPart = ({ line }: AskedLine): boolean => isPartOf(line.text, span);
    const parts = priced.filter((one) => MAY_HOLD.test(one.kind!) && isPart(one));
    // What is not much more than one of them is no more than paid first.
    const leastWhole = 2 * (parts[0]?.amount ?? 0);
    // Work of more than all lines come to: what is taken off may be a payment.
    const totals = priced.filter(({ line, amount, kind, place }) => {
      const { text, read } = line;
      const isTotal =
        place === '#total' ||
        MAY_BE_TOTAL.test(kind!) ||
        mayBe.includes(line.key) ||
        (kind === 'work' && amount > sum);
      // Of a plan what is added to it by hand may be the whole, or what it costs at once; no fee for canceling, no extra visit is that of any.
      const isWhole =
        plan && read
          ? 2 * amount > (plan.usd ?? Infinity) &&
            amount !== plan.once &&
            IS_AT_ONCE.test(text) &&
            !IS_PAYMENT.test(text)
          : isTotal && !(read && isBeside(text, amount));
      return (
        kind !== 'addition' &&
        mayCost(amount) &&
        !isCondition(text, '') &&
        !(TORN.test(text) || isNoWhole(text)) &&
        !(doubt === 'all' && (amount < leastWhole || isPart({ line, amount }))) &&
        // Where the amount of a total may be lost, no other is offered for it.
        !(isTorn && (!IS_SUM.test(text) || SEVERAL.test(text) || isShare(text))) &&
        isWhole
      );
    });
    // One line alone is no choice beside a larger one.
    const [largest] = priced.filter((one) => one.kind === 'work' && !isPart(one));
    if (!plan && !isTorn && totals.length === 1 && largest && largest.amount > totals[0]!.amount)
      totals.push(largest);
    const isFirst = ({ amount }: AskedLine, at: number, all: readonly AskedLine[]) =>
      all.findIndex((one) => one.amount === amount) === at;
    // The likeliest are asked about, the largest of them first: what is called the whole, and nothing far below it.
    const isCalled = ({ line, place }: (typeof priced)[number]) =>
      place === '#total' || isCalledWhole(line.text);
    const whole = totals.find(isCalled);
    const rank = ({ line: { key } }: AskedLine) =>
      key === whole?.line.key ? 0 : mayBe.indexOf(key) + 1 || Infinity;
    const isFar = (amount: number) => 2 * amount < (whole?.amount ?? 0);
    const jobs = jobsIn({ lines, mayBe });
    const asked: readonly AskedLine[] = totals
      .filter(isFirst)
      .filter((one) => isCalled(one) || jobs.includes(one.line.key) || !isFar(one.amount))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, MOST_TOTALS)
      .toSorted((a, b) => b.amount - a.amount);
    if (doubt === 'open') {
      // Neither what a week costs nor a payment of a lease is the most that it comes to.
      const likely = asked.filter(
        ({ line, amount }) =>
          (!ends || amount !== ends.high) &&
          !isByWeek(line.text) &&
          !IS_PAYMENT.test(line.text) &&
          !(isByTime(line.text) && isOfLease(placed)),
      );
      // A month or a week of it, or less than that, is not the most that it comes to.
      const work = priced
        .filter(({ kind }) => kind === 'work')
        .slice(0, 1)
        .filter(
          ({ line, amount }) =>
            !isBeside(line.text, amount) &&
            !isCondition(line.text, '') &&
            !isByTime(line.text) &&
            !isByWeek(line.text),
        );
      const offered = ends || likely.length > 0 ? likely : work;
      // The most that a paper states is no question of which.
      const limit = priced.find(
        ({ line: { text }, amount }) =>
          isLimited(text) &&
          !isCondition(text, '') &&
          offered.every((other) => amount >= other.amount),
      );
      return { ask: 'most', ends, lines: limit ? [limit] : offered, next };
    }
    return {
      ask: 'whole',
      lines: asked,
      // The same amount twice is no choice, nor what counts the whole as a part, nor what lines come to that may have lost theirs.
      sum:
        plan ||
        isTorn ||
        parts.length > 0 ||
        isFar(sum) ||
        priced.some(({ line }) => isNoWhole(line.text)) ||
        priced.some(({ amount, place }) => amount === whole?.amount && IN_SUM.test(place)) ||
        asked.some(({ line, amount }) => isSame(amount, sum) || isForAll(line.text))
          ? 0
          : sum,
      plan,
      next,
    };
  }
  return next;
};
