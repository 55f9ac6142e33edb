import { figuresOf, type Figures } from './line-figures.ts';
import { standingOf, type LineKind } from './line-kind.ts';
import type { PaperRow } from './paper-rows.ts';
import { SALES_TAXES } from './price-words.ts';

/** One line of a quote. */
export type QuoteLine = Readonly<ReturnType<typeof lineOf>>;

const signed = (kind: LineKind, amount: number | null): number | null =>
  amount && (kind === 'discount' || kind === 'credit') ? -Math.abs(amount) : amount;

const IS_COVER = /\b(?:liability|insured|bonded)\b(?!.*\bdeductible)/i;

/** "Visits  6", "Torsion springs  2": nothing on 2,000 papers is priced at less US dollars without a sign of money. */
const LEAST_BARE = 20;
const isNoMoney = (text: string, { amount, unitPrice, amounts, after }: Figures): boolean =>
  // "3,400 pies cuadrados"
  /^ ?pies\b/i.test(after) ||
  (Math.abs(amount ?? LEAST_BARE) < LEAST_BARE && !/\$|[.,]\d/.test(text)) ||
  // "tax is extra 8.25"
  (amount === SALES_TAXES[1] && /\btax/i.test(text) && !text.includes('$')) ||
  // "3-4 regions  12  58.00  696.00": counts alone prove no price beside money.
  (unitPrice !== null &&
    amounts.length > 0 &&
    ![amount, unitPrice].some((usd) => amounts.includes(usd!)));

/** A row as a line of such a kind. */
export const lineOf = (
  row: Pick<PaperRow, 'at' | 'text'>,
  figures: Figures,
  kind: LineKind,
  option: number | null,
  under = '',
  isLeftOut = false,
) => {
  const standing = isLeftOut ? 'out' : standingOf(row.text, figures);
  const isOut =
    kind === 'included' ||
    isNoMoney(row.text, figures) ||
    // "Tech 17", "model 600": without a sign of money it is no price. Nor is what an insurer would pay.
    (kind === 'note' && (figures.isBare || IS_COVER.test(row.text))) ||
    (standing === 'out' && kind !== 'total' && kind !== 'addition');
  return {
    /** The line of the text it begins on, from 0. */
    at: row.at,
    text: row.text,
    // "Not included" names what is not in it.
    kind: kind === 'included' && standing === 'out' ? 'note' : kind,
    standing,
    /** US dollars; below 0 where it is taken off; null where none is written: "Not included: about $300" is no part of the price. */
    amount: isOut ? null : signed(kind, figures.amount),
    rate: figures.rate,
    /** Which option it belongs to, from 0; null where to none, or to all. */
    option,
    /** The heading or the package it stands under; empty where there is none. */
    under,
  };
};

/** A whole price that a person told, as a line: "Total $3,600". */
export const toldPrice = (text: string): QuoteLine =>
  lineOf({ at: 0, text }, figuresOf(text), 'total', null);
