import type { PlacedLine } from './place-line.ts';
import {
  isAtOnce,
  isByWeek,
  isCondition,
  isLimited,
  isNoWhole,
  isOfLease,
  isPayment,
} from './price-words.ts';
import { isSame } from './judge.ts';
import { figuresOf } from './line-figures.ts';
import {
  isLater,
  isPaidFirst,
  isPartOf,
  monthsBetween,
  type PlanPrice,
  type Span,
} from './plan-price.ts';
import { toldPrice, type QuoteLine } from './quote-line.ts';
import { placesOf } from './passage.ts';
import { isLowEnd, isRange, mayCost } from './price-candidates.ts';
import { NO_MONEY } from './read-quote.ts';
import { unitOfRate } from './units.ts';
import type { TypedLine, TypedQuote } from './typed-quote.ts';

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
      /** What a line prints beside its own amount, US dollars. What nobody printed is offered as no price. */
      readonly others: readonly { readonly usd: number; readonly printed: string }[];
      readonly plan: PlanPrice | null;
    };

/** So many prices are offered. */
const MOST_OFFERED = 4;
/** What a whole price is called. */
export const IS_WHOLE =
  /\b(?:(?:sub)?totals?|sum|price|due|balance|cost|net|pay|quoted|complete)\b/i;
/** Ends in the middle of an amount, as what an edge of a picture cut off does, "$", "2,", or holds what is left of one, "68:7::55". */
const TORN = /(?:\$|(?<!\d)[\dS]{1,3},)\s*$|\d:\d?:|\d:[6-9]\d/;

/** A line as it was read, or told. */
const readOf = ({ read, text }: TypedLine): QuoteLine => read ?? toldPrice(text);

/** What of a quote may leave a question open. */
export type Questioned = Omit<TypedQuote, 'key' | 'pasted' | 'wasRead' | 'whole' | 'isAccount'>;

const isNamed = (text: string): boolean => IS_WHOLE.test(text) || isLimited(text);
const isCalled = ({ kind, text }: QuoteLine): boolean => kind === 'total' || isLimited(text);

/** Another amount, with what is said behind it of how often it is paid. */
const ANOTHER = /\$[\d.,]+(?:\s*(?:(?:an?|per|each|every)\s|\/\s?)?w(?:ee)?k(?:ly)?\b)?/i;

/** Whether a line multiplies it by a price, names a price for so much or for an hour, pays it again and again, or for a month of many, or begins a range with it: "1,040 x $11.75", "$9.50 per $1,000", "119 every 3 months", "13.1 cents per kWh, about $150 a month". */
const isPartOnly = (text: string, usd: number, span: Partial<Span>): boolean =>
  isLowEnd(text, usd) ||
  placesOf(text, usd).some(({ from, to }) => {
    // What is said behind another amount is said of that.
    const own = text.slice(from).split(/(?!^)\$/)[0]!;
    const unit = unitOfRate(figuresOf(own).rate?.per ?? '');
    return (
      /^ ?(?:[x×@] ?\$|every\b|pies\b)/i.test(text.slice(to)) ||
      /\bper \$?$/i.test(text.slice(0, from)) ||
      unit === 'hour' ||
      (unit === 'visit' && (span.visits ?? 1) > 1) ||
      isPartOf(own, span) ||
      // "the weekly charge is $680"
      isByWeek(`${text.slice(0, from).split(ANOTHER).at(-1)} $`)
    );
  });

/** Whether an amount is owed only if something goes wrong, or covers a loss, or counts a time: "in month 300". */
const isNoPrice = (text: string, usd: number): boolean =>
  placesOf(text, usd).some(
    ({ from, to }) =>
      isCondition(text.slice(0, from), text.slice(to)) ||
      /\b(?:in|to|until) (?:year|month|week|day) $/i.test(text.slice(0, from)),
  );

/** Whether a paper says an amount so, and calls it nowhere the price of all: "$850 a week", "Deductible: $6,200". */
const saysOnly = (
  read: readonly QuoteLine[],
  usd: number,
  isSo: (text: string, usd: number, span: Partial<Span>) => boolean,
  span: Partial<Span> = {},
): boolean => {
  const its = read.filter(({ text }) => placesOf(text, usd).length > 0);
  const parts = its.filter(({ text }) => isSo(text, usd, span));
  return parts.length > 0 && its.every((line) => parts.includes(line) || !isNamed(line.text));
};

/** What a person says of a quote who tells a price that it asks for a part alone; null where it may be the whole one. */
export const saidByPart = (
  { lines, plan }: Pick<Questioned, 'lines' | 'plan'>,
  usd: number,
  span: Partial<Span>,
): 'plan' | 'none' | null => {
  const isPlan = plan !== null && [plan.each, plan.once].includes(usd);
  const read = lines.flatMap((line) => line.read ?? []);
  if (!isPlan && !saysOnly(read, usd, isPartOnly, span)) return null;
  return isPlan && plan.usd ? 'plan' : 'none';
};

/** Tells of an amount, and the words of its line, that it surely is not the whole price of a quote. */
const noWhole = ({ lines, doubt, plan, isPicture = false }: Questioned, span: Partial<Span>) => {
  const read = lines.map(readOf);
  const isPaidAtOnce = plan !== null || isOfLease(read);
  // Some price is for one of several, or is paid again and again.
  const isRegular = read.some(({ text, rate }) => rate !== null || isPartOf(text, span));
  const hasMost = read.some(({ text }) => isLimited(text) && /\d{3}/.test(text));
  const again = read.flatMap(({ text, amount, rate }) =>
    isPartOf(text, span) || monthsBetween(rate?.per ?? '') ? (amount ?? rate?.usd ?? 0) : [],
  );
  return (text: string, usd: number): boolean =>
    isNoWhole(text) ||
    saysOnly(read, usd, isNoPrice) ||
    saysOnly(read, usd, isPartOnly, span) ||
    isPayment(text) ||
    TORN.test(text) ||
    // What is only guessed is none beside the most that it may come to.
    (hasMost && !isLimited(text) && isRange(text, usd)) ||
    // Where the amount of a total may be lost, no other is offered for it.
    (!isNamed(text) && (doubt === 'torn' || (isPicture && NO_MONEY.test(text)))) ||
    // Of a lease, or a plan, what it costs at once is, never a payment.
    (isPaidAtOnce && !isAtOnce(text)) ||
    2 * usd < (plan?.usd ?? 0) ||
    // What comes again is no whole price, nor is what is less, or is paid first.
    isPartOf(text, span) ||
    again.some((one) => usd < one) ||
    (isRegular && isPaidFirst(text) && !isLimited(text));
};

/**
 * The lines that may be the whole price: what was told, what was learned to be likely, the likeliest first, and what
 * the paper calls so. One alone is no choice beside a larger one.
 */
const linesOffered = (quote: Questioned, span: Partial<Span>): readonly AskedLine[] => {
  const { lines, mayBe, isPicture } = quote;
  const isNone = noWhole(quote, span);
  const priced = lines
    .map((line): AskedLine => {
      const { amount, rate } = readOf(line);
      // What is paid each month may be all of it, but not what goes on after another price.
      const isMonthly = monthsBetween(rate?.per ?? '') !== null && !isLater(line.text);
      return { line, amount: amount ?? (isMonthly && mayBe.includes(rate!.usd) ? rate!.usd : 0) };
    })
    .filter(
      ({ line: { text, place }, amount }) =>
        mayCost(amount) && (place === '#total' || !isNone(text, amount)),
    );
  const likely = [
    ...priced.filter(({ line }) => line.place === '#total'),
    ...mayBe.flatMap((usd) => priced.filter(({ amount }) => isSame(amount, usd))),
    ...priced.filter(({ line }) => isCalled(readOf(line))),
  ];
  const amounts = new Set(likely.map(({ amount }) => amount));
  const largest = Math.max(
    0,
    ...priced.flatMap(({ line: { read }, amount }) => (read?.kind === 'work' ? amount : [])),
  );
  const isMore = largest > Math.max(0, ...amounts);
  if (isMore && !isPicture) amounts.add(largest);
  return [...amounts].slice(0, MOST_OFFERED).map((usd) => {
    const same = priced.filter(({ amount }) => amount === usd);
    // Where the same amount stands twice, its first line says what it is.
    return same.find(({ line }) => isCalled(readOf(line))) ?? same[0]!;
  });
};

/** The one question that is open about a quote; null where there is none. */
export const openQuestion = (quote: Questioned, span: Partial<Span> = {}): OpenQuestion | null => {
  const { options, chosen, doubt, mayBe, plan, missing, cut } = quote;
  if (missing ?? cut) return { ask: 'page', says: missing };
  if (options.length > 0 && chosen === null) return { ask: 'option' };
  if (doubt !== 'all' && doubt !== 'torn') return null;
  const lines = linesOffered(quote, span);
  const read = quote.lines.map(readOf);
  const isLineAlone = plan !== null || doubt === 'torn' || isOfLease(read);
  const more = (isLineAlone ? [] : mayBe)
    .filter((usd) => !read.some(({ amount, rate }) => isSame(amount ?? rate?.usd ?? NaN, usd)))
    .flatMap((usd) => {
      const its = read.find(({ text }) => placesOf(text, usd).length > 0);
      // What is left out or given is no price.
      const isOut = !its || its.standing === 'out' || its.kind === 'included';
      const isPart = isOut || isPartOnly(its.text, usd, span) || isNoPrice(its.text, usd);
      return isPart ? [] : { usd, printed: its.text };
    });
  return { ask: 'whole', lines, others: more.slice(0, MOST_OFFERED - lines.length), plan };
};

/** So many amounts stand in a quote. */
export const amountsOf = (placed: readonly PlacedLine[]): number =>
  placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;

/** What was made of a text. */
export const sayReading = (placed: readonly PlacedLine[]): string =>
  amountsOf(placed) === 0
    ? 'We took no amount from it. Type what you can below.'
    : 'We have read it.';
