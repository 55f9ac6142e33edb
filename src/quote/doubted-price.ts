import type { Chosen } from './choose-price.ts';
import { isCalledWhole, isForAll, isOfAll, isOptional } from './price-words.ts';
import { isSame } from './judge.ts';
import { IN_PRICE, type LineKind } from './line-kind.ts';
import type { PaperRow } from './paper-rows.ts';
import { mayCost } from './price-candidates.ts';
import { tokensOf, valueOf } from './tokens.ts';

const IS_SUM = /\b(?:totals?|balance|net|due|contract (?:price|sum))\b/i;
/** Beside an amount of another paper, or of one part of the time. */
export const IS_ANOTHER =
  /^or\b|\b(?:original|revised|becomes?|(?:agreement|contract)(?: sum)? (?:is )?now|new contract|may pay|so far|to here|to this point|the cap|total of payments)\b|^\w* ?balance\b|\$\d+, \d/i;
/** Less for who pays for all of it first, though most of the price is left. */
const IS_AHEAD =
  /\bprepay\b|\bpay(?:ing)? (?:in full )?ahead\b|\bpay (?:for )?(?:it )?all (?:of it )?(?:today|now|up ?front)\b/i;
/** Ways by their letters, or a change and what it makes of a contract. */
const LETTERED =
  /^(?:[A-D](?:[).:]| \+ )|(?:total|Total|TOTAL) [A-D]\b|(?:Net of )?(?:[Tt]his [Cc]hange|THIS CHANGE)\b|N(?:ew|EW) (?:contract|CONTRACT)\b|Contract with this change\b)/;
/** What was paid to have it looked at. */
const IS_VISIT = /\b(?:diag\w*|trip|service call|inspection)\b.*\bpaid\b/i;
type Priced = Extract<Chosen, { readonly usd: number }>;
const amountOf = ({ figures: { amount } }: PaperRow): number => amount ?? 0;

/** What is given back, whatever else. */
export const isReturned = ({ text }: PaperRow): boolean =>
  /(?<!non[- ]?)\brefundable\b(?! (?:until|till|if|when|within|for|to|up|\d))/i.test(text);
/** Tells of an amount whether it is only a price with what is given back. */
export const withReturned = (rows: readonly PaperRow[], usd: number) => {
  const returned = rows.filter(isReturned).map(amountOf);
  return (one: number): boolean => returned.some((back) => back > 0 && isSame(one, usd + back));
};

/**
 * Rows that speak against a price: what a paper calls a sum of everything and is more, other lettered ways to do it,
 * and what costs more for who does not pay ahead.
 */
export const rivalsOf = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  { usd, row: own, proof }: Priced,
): readonly number[] => {
  const lettered = rows.filter((row) => LETTERED.test(row.text) && amountOf(row) > 0).length;
  const jobs = rows.filter(
    (row, at) => IN_PRICE.has(kinds[at]!) && amountOf(row) > 0 && !isForAll(row.text),
  );
  // "The drive $7,900, the walk $2,100, both $9,400": any of them may be meant.
  const isOfJobs =
    jobs.length === 2 &&
    rows.some(
      (row) =>
        isForAll(row.text) &&
        jobs.every((job) => amountOf(row) > amountOf(job)) &&
        amountOf(row) < amountOf(jobs[0]!) + amountOf(jobs[1]!) - 1,
    );
  const isWithReturned = withReturned(rows, usd);
  // "Roof 21,830.50, gutters 4,510.00. We do it for $26,340.50"
  const isWithAnother = (sum: number): boolean =>
    proof.state !== 'closes' &&
    rows.some((row) => amountOf(row) > 0 && isSame(usd + amountOf(row), sum));
  // "Hammer $3,780, original contract $22,900, revised $26,680": the change may be meant.
  const isOfAnother = own !== null && IS_ANOTHER.test(rows[own]!.text);
  const isPartOfIt = (sum: number): boolean =>
    isOfAnother && rows.some((row) => amountOf(row) > 0 && isSame(sum + amountOf(row), usd));
  const isAhead = own !== null && IS_AHEAD.test(rows[own]!.text);
  return rows.flatMap((row, at) => {
    const one = amountOf(row);
    const { label } = row.figures;
    const isSum =
      kinds[at] === 'subtotal'
        ? at > (own ?? 0) && /\bgrand total\b|\bcontract (?:total|price|sum)\b/i.test(label)
        : IS_SUM.test(label) && !/\b(?:before|without|regular|list|of payments)\b/i.test(label);
    return at !== own &&
      one > 0 &&
      ((one > usd + 1 && kinds[at] !== 'option' && isSum && !isWithReturned(one)) ||
        (isOfJobs && (jobs.includes(row) || isForAll(row.text))) ||
        (lettered > 1 && LETTERED.test(row.text)) ||
        (isAhead && one > usd + 1) ||
        isPartOfIt(one) ||
        (isWithAnother(one) && !isWithReturned(one)) ||
        (IS_AHEAD.test(row.text) && one > 0.6 * usd))
      ? [at]
      : [];
  });
};

/** A price less likely than this is asked about; one that stands alone, that its name or its lines bear out, or a sentence and its lines, where it is less likely than that. */
const SURE = 0.95;
const ALONE = 0.85;
const BORNE_OUT = 0.75;
const PROVEN = 0.5;
/** Whether a row holds no more than words, or words and then a price. */
const isPlain = ({ text, figures: { amounts, rate } }: PaperRow): boolean =>
  rate === null && (amounts.length === 0 || /^[^.\d][^\d$]*\$?[\d,]+(?:\.\d\d)?$/.test(text));

/**
 * Whether a price is likely enough to be said: of 999 papers left out 60 were wrong under one bound of 0.75, of 760
 * under these 3. Of 16 sums of lines 6 were wrong: only a plain list, each price at the end of its line, bears its own out.
 */
export const isSure = (
  { type, likely, proof, usd, row: at }: Priced,
  rows: readonly PaperRow[],
): boolean => {
  const isMade =
    proof.state === 'closes' && proof.count > 1 && (type !== 'sum' || rows.every(isPlain));
  const own = rows[at ?? -1] ?? rows.find((row) => isSame(amountOf(row), usd));
  const said = own?.text ?? '';
  if (isOfAll(said) || (isMade && own?.figures.isProven)) return likely >= PROVEN;
  if (isMade || isCalledWhole(said)) return likely >= BORNE_OUT;
  // "So a month runs around $2,860"
  const isGuess = /\b(?:about|around|approx\w*)\W*$/i.test(own?.figures.label ?? '');
  const isAlone =
    type === 'total' && proof.state !== 'unsure' && own?.figures.rate === null && !isGuess;
  return likely >= (isAlone ? ALONE : SURE);
};

/** Whether something on the paper contradicts its price, however likely the words around it make it. */
export const isContradicted = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  price: Priced,
): boolean => {
  const { usd, type, proof } = price;
  const own = price.row === null ? undefined : rows[price.row];
  const counted = rows.filter((row, at) => IN_PRICE.has(kinds[at]!) && amountOf(row) !== 0);
  const printed = rows.flatMap(({ text }) => tokensOf(text).map(valueOf));
  const isPrinted = printed.some((one) => isSame(Math.abs(one ?? NaN), usd));
  return (
    !mayCost(usd) ||
    rivalsOf(rows, kinds, price).length > 0 ||
    // What is offered, or what nobody pays, is in no sum: "Diagnosis 129.00", below it "(waived with the repair)".
    counted.some(
      (row) =>
        isOptional(row.text) || /^\W*waived\b\D*$/i.test(rows[rows.indexOf(row) + 1]?.text ?? ''),
    ) ||
    rows.some(
      ({ figures: { rate } }, at) =>
        (rate?.usd ?? 0) > usd && mayCost(rate!.usd) && kinds[at] !== 'note',
    ) ||
    // What a visit before cost is credited: with it or without is the price, unless lines make it before that.
    rows.some(
      ({ text, figures: { amount } }, at) =>
        (amount ?? 0) < 0 &&
        IS_VISIT.test(text) &&
        (proof.state !== 'closes' || at < (price.row ?? Infinity)),
    ) ||
    // What is left of twice as much is a balance.
    (type === 'total' && counted.some((row) => amountOf(row) > 2 * usd)) ||
    // What a paper leaves to pay is no price, nor is what was paid of one said to be in it.
    ((type !== 'sum' || counted.length < 2) && !isPrinted) ||
    (own !== undefined && IS_ANOTHER.test(own.text))
  );
};
