import { typedNumber } from '../engine/questions/typed-number.ts';
import type { Matcher } from './match-line.ts';
import type { Doubt } from './compare-quotes.ts';
import { chooseOption } from './choose-option.ts';
import type { Option } from './find-options.ts';
import { isAbout } from './fixed-price.ts';
import { inPrice, openQuestion } from './open-question.ts';
import { linesOf, place, placeLines, type Place } from './place-line.ts';
import { planPrice, type PlanPrice } from './plan-price.ts';
import type { Ends } from './price-candidates.ts';
import { SAYS } from './row-features.ts';
import { IN_PRICE } from './line-kind.ts';
import { readLine, readPaper, retype, type Reading } from './read-quote.ts';
import type { PlacedLine } from './weigh-quote.ts';

/** A line of a quote as it is in the form. */
export interface TypedLine {
  readonly key: number;
  readonly text: string;
  /** As typed; empty where the line has no amount. */
  readonly amount: string;
  /** As it was read in its paper; null for a line added by hand. */
  readonly read: PlacedLine | null;
  /** Chosen by hand; null while its words decide. */
  readonly place: Place | null;
}

/** One quote as it is in the form. */
export interface TypedQuote {
  readonly key: number;
  readonly pasted: string;
  /** The text that its lines were read from; empty before. */
  readonly wasRead: string;
  readonly lines: readonly TypedLine[];
  /** Prices of which one is chosen; none where there is one price. */
  readonly options: readonly Option[];
  /** Which option is checked, from 0; null while nobody has said. */
  readonly chosen: number | null;
  /** What we may have read wrong in it, until somebody puts it right. */
  readonly doubt: Doubt;
  /** Between what its open price is; null where it is fixed, or nobody can say. */
  readonly ends: Ends | null;
  /** Lines that may be the whole price, by key. */
  readonly mayBe: readonly number[];
  /** What the person says is the whole price: the line of this key, all lines together, what a plan comes to, or an end of an open price; null while nobody has said. */
  readonly whole: number | 'lines' | 'plan' | keyof Ends | null;
  /** What a price that comes again makes of it, where that is asked about; null where nothing comes again. */
  readonly plan: PlanPrice | null;
}

const inDollars = (amount: string): number | null => {
  const minus = /^\s*[-−(]/.test(amount);
  const usd = typedNumber(amount.replace(/[-−()]/g, ''), 'usd');
  return Number.isFinite(usd) ? (minus ? -usd : usd) : null;
};

/** Whether what stands in the box for an amount is none. */
export const isNoAmount = (amount: string): boolean =>
  amount.trim() !== '' && inDollars(amount) === null;

/** The line as it counts. What is no amount counts as none. */
export const placedLine = (
  { text, amount, place: chosen, read }: TypedLine,
  match: Matcher,
): PlacedLine => {
  const usd = inDollars(amount);
  const isAsRead = read?.text === text && read.amount === usd;
  if (isAsRead && chosen === null) return read;
  const line = isAsRead ? read : { ...retype(text, usd), option: read?.option ?? null };
  return place(line, match, chosen);
};

/** The same lines, what was read of them placed by another matcher. */
export const placedAnew = (lines: readonly TypedLine[], match: Matcher): TypedLine[] => {
  const placed = placeLines(
    lines.flatMap(({ read }) => read ?? []),
    match,
  ).values();
  return lines.map((line) => (line.read ? { ...line, read: placed.next().value! } : line));
};

/** The place of a line where a person said what the whole price is: no other line is the total then. */
const toldPlace = (placed: Place, key: number, whole: TypedQuote['whole']): Place => {
  if (whole === key) return '#total';
  return whole !== null && placed === '#total' ? '#out' : placed;
};

/** The lines of a quote as they count, those of the chosen option where there are several. */
export const placedQuote = (
  { lines, options, chosen, ends, whole, plan }: TypedQuote,
  match: Matcher,
): readonly PlacedLine[] => {
  const read = lines.map((line) => placedLine(line, match));
  // What is paid once and what comes again are both in it.
  if (whole === 'plan' && plan?.usd)
    return [
      ...read.map((line): PlacedLine => ({
        ...line,
        amount: null,
        rate: null,
        standing: 'included',
      })),
      { ...place(readLine(`Total $${plan.usd}`), match, '#total'), text: plan.says },
    ];
  const end = ends && (whole === 'low' || whole === 'high') ? ends[whole] : null;
  const placed = lines.map((line, at) => {
    const one = read[at]!;
    // The line that gives the ends is the price itself.
    const isEnds = end !== null && one.amount === ends!.high;
    return { ...one, place: isEnds ? '#out' : toldPlace(one.place, line.key, whole) };
  });
  return [
    ...chooseOption(placed, options, chosen, match),
    // The end that is checked stands in no line of its own.
    ...(end === null ? [] : [place(readLine(`Total $${end}`), match, '#total')]),
  ];
};

/** What may be wrong in it still, once the person said what its price is. */
export const doubtOf = ({ doubt, whole, lines }: TypedQuote): Doubt => {
  if (whole === null) return doubt;
  if (whole === 'lines') return 'none';
  if (whole === 'plan') return 'sums';
  if (doubt === 'open') return 'most';
  const isOneLine = lines.every(
    ({ key, read }) =>
      key === whole || (read !== null && (!read.amount || !IN_PRICE.has(read.kind))),
  );
  return doubt !== 'all' ? doubt : isOneLine ? 'sums' : 'lines';
};

/**
 * What may be wrong once a line was changed: an amount put right ends the doubt about the sums. Which price is meant
 * stays open until its own question is answered.
 */
export const doubtAfter = (doubt: Doubt, { amount }: Partial<Pick<TypedLine, 'amount'>>): Doubt =>
  doubt === 'sums' && amount !== undefined ? 'none' : doubt;

const DOUBTS: Partial<Record<Reading['state'], Doubt>> = {
  open: 'open',
  apart: 'none',
};

/** What is due may be less than the price by payments, called whatever: those of more than this part of it are asked about. */
const MOST_UNNAMED = 0.1;
const IS_DUE = /\b(?:due|owe[ds]?|owing|pay(?:able)?|balance|remain\w*)\b/i;

/** Whether a line is called what it was read as: a discount, and no payment. */
const isNamedDiscount = (text: string): boolean =>
  (SAYS['less']!.test(text) || SAYS['credit']!.test(text)) &&
  !SAYS['deposit']!.test(text) &&
  !SAYS['paid']!.test(text);

/** Whether payments may have been read as discounts, or a dash as a minus: more is taken off than its words explain, or than is left. */
const isEatenUp = ({ total, lines }: Reading): boolean => {
  const offBy = (isCounted: (text: string) => boolean) =>
    lines.reduce(
      (sum, { kind, text, amount }) =>
        kind === 'discount' && isCounted(text) ? sum + Math.abs(amount ?? 0) : sum,
      0,
    );
  return (
    total !== null &&
    (offBy(() => true) > total ||
      (lines.some(({ kind, text }) => kind === 'total' && IS_DUE.test(text)) &&
        offBy((text) => !isNamedDiscount(text)) > MOST_UNNAMED * total))
  );
};

/** Said beside the price of a whole job: "385 out the door", "$14,900 all in". */
const IS_WHOLE = String.raw`(?:out the door|otd|all[ -]in|total|(?:tax|everything) incl\w*|w(?:\/|ith) ?tax)\b`;

/** Whether the one amount of a paper is said to be its whole price, or no other may be it and nothing else is in it. */
const isOnlyPrice = ({ lines, mayBe }: Reading): boolean => {
  const priced = lines.filter(({ amount }) => amount !== null && amount > 0);
  const counted = lines.filter(({ kind, amount }) => amount !== null && IN_PRICE.has(kind));
  const [one] = priced;
  const usd = String(one?.amount).replace(/\B(?=(?:\d{3})+$)/g, ',?');
  return (
    (counted.length === 1 &&
      counted[0]!.kind === 'work' &&
      lines.every(({ kind, amount, rate }) => kind !== 'work' || amount !== null || !rate) &&
      mayBe.every((at) => lines[at] === counted[0])) ||
    (counted.length === 0 && mayBe.length === 1 && lines[mayBe[0]!]!.kind === 'total') ||
    (priced.length === 1 &&
      new RegExp(`(?<![\\d.,])${usd}(?:\\.00)? ${IS_WHOLE}`, 'i').test(one!.text))
  );
};

/** "Quarterly service $119 per quarter": the visits of a plan make its price, where nothing else is open. */
const BETWEEN_VISITS = /^(?:visit|week|year|quarter|qtr|(?:\w+ )?month)$/;
const isPlan = (lines: readonly PlacedLine[]): boolean => {
  const rated = lines.filter(
    ({ kind, amount, rate }) => kind !== 'addition' && amount === null && rate !== null,
  );
  const priced = lines.filter(({ amount, place: is }) => (amount ?? 0) > 0 && is !== '#out');
  const parts = [...rated.map(({ rate }) => rate!.usd), ...priced.map(({ amount }) => amount!)];
  const sum = parts.reduce((all, one) => all + one, 0);
  return (
    rated.length > 0 &&
    priced.length <= 1 &&
    priced.every(
      ({ place: is }) => linesOf(is).length > 0 && rated.every((one) => one.place !== is),
    ) &&
    // More than its parts once is what they come to.
    lines.every(({ amount }) => (amount ?? 0) <= sum) &&
    rated.every(({ rate, place: is }) => BETWEEN_VISITS.test(rate!.per) && linesOf(is).length === 1)
  );
};

/** A line with its price for one alone. */
const asRated = (line: PlacedLine): PlacedLine =>
  line.rate?.usd === line.amount ? { ...line, amount: null } : line;

const doubtIn = (reading: Reading): Doubt => {
  if (isEatenUp(reading)) return 'all';
  if (reading.state === 'unsure') return isOnlyPrice(reading) ? 'sums' : 'all';
  return DOUBTS[reading.state] ?? 'sums';
};

/** Whether all that may be the price is what its lines come to, and none of them only estimates: then nothing is to be asked. */
const isOnlyChoice = (
  quote: Pick<TypedQuote, 'lines' | 'options' | 'chosen' | 'doubt' | 'ends' | 'mayBe' | 'plan'>,
  placed: readonly PlacedLine[],
): boolean => {
  const question = openQuestion(quote, placed);
  if ((question?.ask !== 'most' && question?.ask !== 'whole') || quote.plan || quote.ends)
    return false;
  const sum = inPrice(placed);
  return (
    sum > 0 &&
    question.lines.length <= 1 &&
    question.lines.every(({ line, amount }) => Math.abs(sum - amount) < 1 && !isAbout(line.text)) &&
    placed.every(({ amount, rate }) => Math.max(amount ?? 0, rate?.usd ?? 0) <= sum) &&
    placed.every(({ kind, rate }) => kind === 'addition' || !/^h(?:ou)?r/.test(rate?.per ?? ''))
  );
};

/** What is read from a pasted text, its lines with keys from `firstKey` on. */
export const typedReading = (
  text: string,
  match: Matcher,
  firstKey: number,
): Pick<
  TypedQuote,
  'lines' | 'options' | 'chosen' | 'doubt' | 'ends' | 'mayBe' | 'whole' | 'plan'
> => {
  const reading = readPaper(text);
  const placed = placeLines(reading.lines, match);
  const rated = placed.map(asRated);
  const isAsked = reading.state === 'open' ? reading.ends === null : reading.state === 'unsure';
  const isByPlan = isAsked && isPlan(rated);
  const lines = isByPlan ? rated : placed;
  const found = isByPlan ? undefined : planPrice(text, match.span);
  // "$49 first, $79 per treatment": neither is the whole price.
  const plan = found && (isAsked || ![null, found.each].includes(reading.total)) ? found : null;
  const quote = {
    lines: lines.map((read, index) => ({
      key: firstKey + index,
      text: read.text,
      amount: read.amount === null ? '' : String(read.amount),
      read,
      place: null,
    })),
    options: reading.options,
    chosen: null,
    doubt: isByPlan ? 'sums' : plan ? 'all' : doubtIn(reading),
    plan,
    ends: plan ? null : reading.ends,
    mayBe: reading.mayBe.map((row) => firstKey + row),
    whole: null,
  } as const;
  return isOnlyChoice(quote, lines) ? { ...quote, doubt: 'sums' } : quote;
};
