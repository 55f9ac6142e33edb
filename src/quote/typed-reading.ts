import type { Doubt } from './compare-quotes.ts';
import { isByWeek, isOfLease } from './price-words.ts';
import { usdOf } from './judge.ts';
import { IN_PRICE } from './line-kind.ts';
import { isAccount as isOfAccount } from './is-account.ts';
import type { Matcher } from './match-line.ts';
import { missingPage } from './missing-page.ts';
import { IS_WHOLE, openQuestion, type Questioned } from './open-question.ts';
import { placeLines } from './place-line.ts';
import { isPaidFirst, isPartOf, planPrice, type Span } from './plan-price.ts';
import type { QuoteLine } from './quote-line.ts';
import { NO_MONEY, readPaper, type Reading } from './read-quote.ts';
import { isNamedDiscount, SAYS } from './row-features.ts';
import type { TypedQuote } from './typed-quote.ts';

/** What is due may be less than the price by payments, called whatever: those of more than this part of it are asked about. */
const MOST_UNNAMED = 0.1;
const IS_DUE = /\b(?:due|owe[ds]?|owing|pay(?:able)?|balance|remain\w*)\b/i;

/** Whether payments may have been read as discounts: of what is due more is taken off than its words explain. */
const isEatenUp = ({ total, lines }: Reading): boolean => {
  const unnamed = -usdOf(
    lines.filter(({ kind, text }) => kind === 'discount' && !isNamedDiscount(text)),
  );
  return (
    unnamed > MOST_UNNAMED * (total ?? Infinity) &&
    lines.some(({ kind, text }) => kind === 'total' && IS_DUE.test(text))
  );
};

/** Whether its price is only for a part of the time that we estimate. */
const isOfPart = ({ lines, total }: Reading, span: Span): boolean =>
  lines.some(
    ({ kind, text, amount }) =>
      (kind === 'total' || (amount !== null && amount === total)) &&
      (isByWeek(text) || isPartOf(text, span)),
  );

const doubtIn = (reading: Reading, span: Span, isIn: (line: QuoteLine) => boolean): Doubt => {
  const { state, lines } = reading;
  // No month is what a week comes to.
  if (isEatenUp(reading) || isOfPart(reading, span)) return 'all';
  if (state === 'open' || state === 'unsure' || state === 'nothing') return 'all';
  if (state === 'stated') return 'told';
  // What nobody compared may be more than it says, or less.
  if (lines.some((line) => isIn(line) && line.amount && IN_PRICE.has(line.kind))) return 'part';
  return 'none';
};

/**
 * Whether lines of a picture that nobody compared with it may make another price of it: those that give the price,
 * that hold as much, or that lost what they held.
 */
const isUncompared = ({ lines, total }: Reading, isIn: (line: QuoteLine) => boolean): boolean => {
  const stating = lines.filter(({ kind, amount }) => kind === 'total' && amount === total);
  const giving = stating.length > 0 ? stating : lines.filter(({ kind }) => IN_PRICE.has(kind));
  return (
    total === null ||
    giving.some(isIn) ||
    lines.some(
      (line) =>
        isIn(line) && (line.amount ?? (line.rate || /\d/.test(line.text) ? 0 : total)) >= total,
    )
  );
};

const IS_PART = /\b(?:line|page|sheet) (?:\d+ )?(?:total|amount)|^\W*(?:lines|items)\b/i;
/** Whether its sums are called those of parts alone: of a picture the whole may stand below them. */
const hasOnlyParts = ({ lines }: Reading): boolean => {
  const sums = lines.filter(({ kind, amount }) => kind.endsWith('total') && amount !== null);
  return sums.length > 0 && sums.every(({ text }) => SAYS['sub']!.test(text) || IS_PART.test(text));
};

/**
 * What is read from a pasted text, its lines with keys from `firstKey` on.
 * @param uncompared lines of the text that were read from a picture, may be wrong, and that nobody compared with it
 * @param isPicture whether it was read from one at all
 */
export const typedReading = (
  text: string,
  match: Matcher,
  firstKey: number,
  uncompared: readonly number[] = [],
  isPicture = false,
): Questioned & Pick<TypedQuote, 'whole' | 'isAccount'> => {
  const reading = readPaper(text);
  const begins = uncompared.map((own) => reading.lines.findLast(({ at }) => at <= own)?.at);
  const isIn = ({ at }: QuoteLine) => begins.includes(at);
  const all = isPicture ? reading.lines.filter(({ amount }) => amount) : [];
  const isMarked = 2 * all.filter((its) => NO_MONEY.test(its.text)).length < all.length;
  const isTorn = all.filter((its) => !/\p{L}{3}/u.test(its.text)).length > 2;
  const isLoose = isTorn || begins.length > 0;
  const placed = placeLines(
    // What nobody compared tells no price of a part: it may be a count, or a rate that lost its words. So may what has no mark of money, and all where several amounts stand without words.
    reading.lines.map((line) =>
      (isTorn || isIn(line) || (isMarked && NO_MONEY.test(line.text))) && !IS_WHOLE.test(line.text)
        ? { ...line, amount: null, rate: null, standing: 'included' as const }
        : line,
    ),
    match,
  );
  // "$49 first, $79 per treatment": neither is the whole price, nor is what both make.
  const plan = planPrice(reading.lines, match.span) ?? null;
  // A picture may put a name over the price of another: none is offered before all was compared.
  const options = isLoose ? [] : reading.options;
  const isAccount = isOfAccount(text);
  const isPart = isPicture && (reading.state === 'stated' || hasOnlyParts(reading));
  const sure = isAccount || isPart || plan ? 'all' : doubtIn(reading, match.span, isIn);
  const quote = {
    lines: placed.map((read, index) => ({
      key: firstKey + index,
      text: read.text,
      read,
      // What a plan asks first is no total of it.
      place:
        (isTorn && !IS_WHOLE.test(read.text)) ||
        (plan && read.place === '#total' && isPaidFirst(read.text))
          ? '#out'
          : null,
    })),
    options,
    chosen: null,
    doubt: isLoose && (isUncompared(reading, isIn) || sure === 'all') ? 'torn' : sure,
    plan,
    mayBe: reading.mayBe,
    whole: null,
    isAccount,
    missing: missingPage(text, reading.lines),
  } as const;
  // A lease that says what a month costs names no whole price: none is asked for.
  const question = isOfLease(placed) && !plan ? openQuestion(quote, match.span) : null;
  return question?.ask === 'whole' && !question.lines.length ? { ...quote, doubt: 'open' } : quote;
};
