import type { Chosen } from './choose-price.ts';
import {
  isAtOnce,
  isByWeek,
  isCalledWhole,
  isOfAll,
  isOfLease,
  isOptional,
  isPayment,
} from './price-words.ts';
import { isSame } from './judge.ts';
import { IN_PRICE, type LineKind } from './line-kind.ts';
import type { PaperRow } from './paper-rows.ts';
import { mayCost } from './price-candidates.ts';
import { TAX_CREDIT } from './prove-sums.ts';
import { tokensOf, valueOf } from './tokens.ts';

/** Beside an amount of another paper, or of one part of the time. */
const IS_ANOTHER =
  /^or\b|\b(?:original|revised|becomes?|(?:agreement|contract)(?: sum)? (?:is )?now|new contract|may pay|so far|to here|to this point|the cap|total of payments)\b|^\w* ?balance\b|\bstill owe\b|\$\d+, \d/i;
/** Ways by their letters, or a change and what it makes of a contract. */
const LETTERED =
  /^(?:[A-D](?:[).:]| \+ )|(?:total|Total|TOTAL) [A-D]\b|(?:Net of )?(?:[Tt]his [Cc]hange|THIS CHANGE)\b|N(?:ew|EW) (?:contract|CONTRACT)\b|Contract with this change\b)/;
/** Behind a figure that it calls the price of all: "ok 678 out the door". */
const FOR_ALL =
  /^ ?(?:out the door|otd|all[ -](?:in|told)|total(?! \w+ length|:? \$?\d)|for (?:everything|all of it|the (?:whole|lot|two|both)))\b/i;
/** What is given back, whatever else. */
const IS_RETURNED = /(?<!non[- ]?)\brefundable\b(?! (?:until|till|if|when|within|for|to|up|\d))/i;
/** What is left of more than this many times as much is a balance. */
const MOST_LEFT_OF = 2;

/** A candidate that is one price. */
export type Priced = Extract<Chosen, { readonly usd: number }>;
const amountOf = ({ figures: { amount } }: PaperRow): number => amount ?? 0;

/** What the words right behind a figure call the price of all, in whatever line. */
export const calledForAll = (rows: readonly PaperRow[]) =>
  rows.flatMap(({ text }, row) =>
    tokensOf(text).flatMap((token) => {
      const usd = valueOf(token) ?? 0;
      return mayCost(usd) && FOR_ALL.test(text.slice(token.to)) ? [{ usd, row }] : [];
    }),
  );

/** Rows that speak against a price: larger amounts that do not come down to it, and lettered ways to do it. */
export const rivalsOf = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  { usd, row: own, proof }: Priced,
): readonly number[] => {
  const isLettered = (row: PaperRow) => LETTERED.test(row.text) && amountOf(row) > 0;
  const hasWays = rows.filter(isLettered).length > 1;
  const isLarger = (row: PaperRow, at: number): boolean => {
    const kind = kinds[at]!;
    const one = amountOf(row);
    const isAbove = at < (own ?? 0) && (proof.state === 'closes' || kind === 'subtotal');
    return (
      one > usd + 1 &&
      (IN_PRICE.has(kind) || /^(?:subtotal|total)$/.test(kind) || isCalledWhole(row.text)) &&
      !(isAbove && one <= MOST_LEFT_OF * usd)
    );
  };
  return rows.flatMap((row, at) =>
    at !== own && (isLarger(row, at) || (hasWays && isLettered(row))) ? [at] : [],
  );
};

/** From so likely on a price is said that stands alone, and one that its name or its lines bear out. */
const SURE = 0.925;
const BORNE_OUT = 0.77;

/** Whether a row holds no more than words, or words and then a price. */
const isPlain = ({ text, figures: { amounts, rate } }: PaperRow): boolean =>
  rate === null && (amounts.length === 0 || /^[^.\d][^\d$]*\$?[\d,]+(?:\.\d\d)?$/.test(text));

/**
 * Whether a price is printed, or what a plain list comes to, and likely enough to be said: of 469 said so of papers left
 * out none was wrong.
 */
export const isSure = (
  { type, likely, proof, usd, row }: Priced,
  rows: readonly PaperRow[],
): boolean => {
  const own = row === null ? rows.find((one) => isSame(amountOf(one), usd)) : rows[row];
  const text = own?.text ?? '';
  const isMade = proof.state === 'closes' && proof.count > 1;
  const isSaid = type === 'sum' && isMade ? rows.every(isPlain) : own && isSame(amountOf(own), usd);
  if (!isSaid || type === 'figure') return false;
  return likely >= (isMade || isCalledWhole(text) || isOfAll(text) ? BORNE_OUT : SURE);
};

/** Whether something on the paper contradicts its price, however likely the words around it make it. */
export const isContradicted = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  price: Priced,
): boolean => {
  const own = rows[price.row ?? -1]?.text ?? '';
  const isOfTime =
    rows.some(({ figures }) => figures.amount === price.usd && isByWeek(figures.label)) ||
    (isOfLease(rows) && rows.some(({ text }) => isPayment(text)) && !isAtOnce(own));
  return (
    !mayCost(price.usd) ||
    isOfTime ||
    IS_ANOTHER.test(own) ||
    TAX_CREDIT.test(own) ||
    rivalsOf(rows, kinds, price).length > 0 ||
    // Nor does one of a thing cost more than the whole.
    rows.some(
      ({ figures: { rate } }, at) =>
        rate && rate.usd > price.usd && mayCost(rate.usd) && kinds[at] !== 'note',
    ) ||
    // What is offered, given back or waived is in no sum, and in Texas no deductible is.
    rows.some(
      ({ text, figures }, at) =>
        figures.amount &&
        IN_PRICE.has(kinds[at]!) &&
        (isOptional(text) ||
          IS_RETURNED.test(text) ||
          (figures.amount < 0 && /\bdeductib/i.test(text)) ||
          // "Diagnosis 129.00", below it "(waived with the repair)"
          /^\W*waived\b\D*$/i.test(rows[at + 1]?.text ?? '')),
    ) ||
    // Below the price what takes something off it, and what that leaves: "Total 855", "Diagnosis waived -89", "Due 766".
    rows.some(
      ({ text, figures: { amount } }, at) =>
        price.row !== null &&
        at > price.row &&
        (amount ?? 0) < 0 &&
        /\b(?:waived|discount|coupon)\b/i.test(text) &&
        rows.slice(at).some((left) => isSame(amountOf(left), price.usd + amount!)),
    )
  );
};
