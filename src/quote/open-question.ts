import { inPrice, type PlacedLine } from './place-line.ts';
import {
  isAtOnce,
  isByTime,
  isCalledWhole,
  isCondition,
  isLimited,
  isNoWhole,
  isOfLease,
  isPayment,
} from './price-words.ts';
import { IS_ANOTHER } from './doubted-price.ts';
import { isSame, sumOf, usdOf } from './judge.ts';
import { IN_PRICE } from './line-kind.ts';
import {
  isBeside,
  isInstead,
  isPaidFirst,
  isPartOf,
  monthsBetween,
  type PlanPrice,
  type Span,
} from './plan-price.ts';
import { mayCost, isRange } from './price-candidates.ts';
import { NO_MONEY } from './read-quote.ts';
import { tokensOf, valueOf } from './tokens.ts';
import { jobsIn, type TypedLine, type TypedQuote } from './typed-quote.ts';
import { unitOfRate } from './units.ts';

type AskedLine = Readonly<Record<'line', TypedLine> & Record<'amount', number>>;

/** What is to be asked about a quote before more can be said, each about lines that the person can see. */
export type OpenQuestion =
  /** Where the page is that it says it has, in its own words; null where an edge of its picture seems to cut it. */
  | { readonly ask: 'page'; readonly says: string | null }
  /** Which of its prices is meant. */
  | { readonly ask: 'option' }
  /** Which line is the whole price, where the lines do not make the total, or whether there is none. */
  | {
      readonly ask: 'whole';
      readonly lines: readonly AskedLine[];
      /** What none of its lines says by itself, US dollars: printed in one of them, or what several come to. */
      readonly others: readonly {
        readonly usd: number;
        readonly printed: string | null;
        readonly made: readonly number[];
      }[];
      readonly plan: PlanPrice | null;
    };

const MOST_TOTALS = 3;
const MAY_BE_TOTAL = /^(?:total|subtotal|net)$/;
/** What a plan comes to as its paper adds it up: "First year with 1 initial and 3 regular visits: $576". */
const IS_YEAR = /\b(?:1st|first) year\b|\bprimer a[nñ]o\b/i;
/** What a whole price is called. */
export const IS_WHOLE =
  /\b(?:(?:sub)?totals?|sum|price|due|balance|cost|net|pay|quoted|complete)\b/i;
/** Ends in the middle of an amount, as what an edge of a picture cut off does, "$", "2,", or holds what is left of one, "68:7::55". */
const TORN = /(?:\$|(?<!\d)[\dS]{1,3},)\s*$|\d:\d?:|\d:[6-9]\d/;
/** Amounts beside each other, which of them is meant nobody knows. */
const SEVERAL = /\d[.,]\d.*\s{2}\S*\d[.,]\d/;

/** How a price that no line has as its amount came about: the line that prints it, or the prices that make it, where lines do. */
const originOf = (usd: number, placed: readonly PlacedLine[]) => {
  const printed = placed.find(({ text }) =>
    tokensOf(text).some((token) => isSame(Math.abs(valueOf(token) ?? NaN), usd)),
  );
  const made = placed.filter((line) => line.amount && IN_PRICE.has(line.kind));
  const isMade = !printed && isSame(usdOf(made), usd);
  return {
    usd,
    printed: printed?.text ?? null,
    made: isMade ? made.map(({ amount }) => amount!) : [],
  };
};

/** What of a quote may leave a question open. */
export type Questioned = Omit<TypedQuote, 'key' | 'pasted' | 'wasRead' | 'whole' | 'isAccount'>;

/** The one question that is open about a quote; null where there is none. The largest amount comes first. */
export const openQuestion = (
  { lines, options, chosen, doubt, mayBe, others = [], plan, missing, cut, isPicture }: Questioned,
  placed: readonly PlacedLine[],
  span: Partial<Span> = {},
): OpenQuestion | null => {
  if (missing ?? cut) return { ask: 'page', says: missing };
  if (options.length > 0 && chosen === null) return { ask: 'option' };
  const priced = lines
    .flatMap((line, at) => {
      const { amount: own = null, rate = null, kind, place = '#out' } = placed[at] ?? {};
      // What is paid each month may be all of it.
      const isPaidEach = rate !== null && monthsBetween(rate.per) !== null;
      const each = isPaidEach && others.some((usd) => isSame(usd, rate.usd)) ? rate.usd : 0;
      const amount = own ?? each;
      return amount <= 0 ? [] : [{ line, amount, kind, place, rate }];
    })
    .toSorted((a, b) => b.amount - a.amount);
  if (doubt === 'all' || doubt === 'torn') {
    const sum = inPrice(placed);
    const isTorn = doubt === 'torn';
    const isCalledSum = (text: string) => IS_WHOLE.test(text) || isLimited(text);
    const isMisread = (text: string) =>
      TORN.test(text) || (isPicture && NO_MONEY.test(text) && !isCalledSum(text));
    const isPart = ({ line, amount }: AskedLine): boolean => isPartOf(line.text, amount, span);
    const parts = priced.filter((one) => one.kind !== 'addition' && isPart(one));
    // What is not much more than one of them is no more than paid first.
    const leastWhole = 2 * (parts[0]?.amount ?? 0);
    const comesAgain =
      parts.length > 0 ||
      lines.some(
        ({ read }) =>
          read?.rate &&
          (monthsBetween(read.rate.per) !== null || unitOfRate(read.rate.per) === 'visit'),
      );
    const isPaidAside = (text: string) =>
      (comesAgain || lines.some(({ read }) => read?.rate)) && isPaidFirst(text);
    /** Whether it is one of several that a larger one is the sum of, all of them paid as often. */
    const isAddend = (usd: number): boolean => {
      const rates = lines.flatMap(({ read }) => read?.rate ?? []);
      const per = rates.find((one) => one.usd === usd)?.per;
      const its = rates.flatMap((one) => (one.per === per ? one.usd : []));
      return its.includes(usd) && its.some((one) => one > usd && isSame(2 * one, sumOf(its)));
    };
    const tax = usdOf(placed.filter(({ kind }) => kind === 'tax'));
    const isBeforeTax = ({ amount }: (typeof priced)[number]): boolean =>
      tax > 0 && priced.some((one) => one.place === '#total' && isSame(one.amount, amount + tax));
    const mayBeIt = priced.filter(
      (one) =>
        !isBeforeTax(one) &&
        (one.kind !== 'addition' || isInstead(one.line.text)) &&
        mayCost(one.amount) &&
        !isCondition(one.line.text, '') &&
        !(isMisread(one.line.text) || isNoWhole(one.line.text)) &&
        !isPaidAside(one.line.text) &&
        !isAddend(one.amount) &&
        // Where the amount of a total may be lost, no other is offered for it.
        !(isTorn
          ? !isCalledSum(one.line.text) || SEVERAL.test(one.line.text)
          : one.amount < leastWhole || isPart(one)) &&
        // Of a lease what it costs to buy, never a payment.
        !(
          isPayment(one.line.text) ||
          (isOfLease(placed) && one.line.read && !isAtOnce(one.line.text))
        ),
    );
    // Work of more than all lines come to: what is taken off may be a payment.
    const totals = mayBeIt.filter(({ line: { key, text, read }, amount, kind, place, rate }) =>
      // Of a plan what is added to it by hand may be the whole, or what it costs at once; no fee for canceling, no extra visit is that of any.
      plan && read
        ? (2 * amount > (plan.usd ?? Infinity) && isAtOnce(text)) || isInstead(text)
        : (rate !== null ||
            place === '#total' ||
            MAY_BE_TOTAL.test(kind!) ||
            mayBe.includes(key) ||
            isLimited(text) ||
            (kind === 'work' && amount > sum)) &&
          !(read && isBeside(text, amount)),
    );
    if (totals.length === 0 && comesAgain && !plan)
      totals.push(...mayBeIt.filter(({ line }) => IS_YEAR.test(line.text)));
    // Where a sum is torn no part is offered for it.
    const isLost = lines.some(({ text }) => isCalledSum(text) && isMisread(text));
    // One line alone is no choice beside a larger one, nor is none.
    const largest = mayBeIt.find(
      ({ line: { text }, amount, kind }) =>
        !(plan || isTorn || isLost || isByTime(text) || isBeside(text, amount)) && kind === 'work',
    );
    if (totals.length < 2 && largest && !(totals[0] && totals[0].amount >= largest.amount))
      totals.push(largest);
    // The likeliest are asked about, the largest of them first: what is called the whole, and nothing far below it.
    const isCalled = ({ line, place }: (typeof priced)[number]) =>
      place === '#total' || isCalledWhole(line.text) || isLimited(line.text);
    const whole = totals.find((one) => isCalled(one) && !IS_ANOTHER.test(one.line.text));
    const rank = ({ line: { key } }: AskedLine) =>
      key === whole?.line.key ? 0 : mayBe.indexOf(key) + 1 || Infinity;
    // Nor is one line of about so much.
    const isFar = ({ line: { text }, amount }: AskedLine) =>
      whole !== undefined && (2 * amount < whole.amount || isRange(text, amount));
    const jobs = jobsIn({ lines, mayBe });
    // Where the same amount stands twice, its first line says what it is.
    const firstOf = (one: (typeof priced)[number]) =>
      isCalled(one) ? one : priced.find(({ amount }) => amount === one.amount)!;
    const asked: readonly AskedLine[] = totals
      .map(firstOf)
      .toSorted((a, b) => +isCalled(b) - +isCalled(a))
      .filter(({ amount }, at, all) => all.findIndex((one) => one.amount === amount) === at)
      .filter((one) => isCalled(one) || jobs.includes(one.line.key) || !isFar(one))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, MOST_TOTALS)
      .toSorted((a, b) => b.amount - a.amount);
    const isKnown = (usd: number): boolean =>
      asked.some(({ amount }) => isSame(amount, usd)) ||
      lines.some(({ read }) => isSame(read?.rate?.usd ?? NaN, usd));
    const more = others
      .filter((usd) => !isKnown(usd))
      .map((usd) => originOf(usd, placed))
      // No part of a plan is its price, nor is what its first visit and a later one come to.
      .filter(({ usd, printed, made }) =>
        printed === null
          ? made.length > 1 && !comesAgain
          : !(isPartOf(printed, usd, span) || isPaidAside(printed)),
      );
    return { ask: 'whole', lines: asked, others: plan || isTorn ? [] : more, plan };
  }
  return null;
};

/** So many amounts stand in a quote. */
export const amountsOf = (placed: readonly PlacedLine[]): number =>
  placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;

/** What was made of a text. */
export const sayReading = (placed: readonly PlacedLine[]): string =>
  amountsOf(placed) === 0
    ? 'We found no amount in it. Type what you can below.'
    : 'We have read it.';
