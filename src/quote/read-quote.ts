import { findOptions, type Option } from './find-options.ts';
import { likelyKinds, unpack, type LineModel } from './learned-kinds.ts';
import { KINDS, likeliest, standingOf, type LineKind, type Standing } from './line-kind.ts';
import learned from './line-weights.json' with { type: 'json' };
import { figuresOf, type Figures, type Rate } from './line-figures.ts';
import { openPrice, type Ends } from './open-price.ts';
import { rowsOf, type PaperRow } from './paper-rows.ts';
import { proveSums, summed, type Proof } from './prove-sums.ts';
import type { Unit } from './units.ts';

/** One line of a quote. */
export interface QuoteLine {
  /** The line of the text it begins on, from 0. */
  readonly at: number;
  readonly text: string;
  readonly kind: LineKind;
  readonly standing: Standing;
  /** US dollars; below 0 where it is taken off; null where none is written. */
  readonly amount: number | null;
  readonly rate: Rate | null;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** Which option it belongs to, from 0; null where to none, or to all. */
  readonly option: number | null;
  /** The heading or the package it stands under; empty where there is none. */
  readonly under: string;
}

/** A quote as it was read. */
export interface Reading {
  readonly lines: readonly QuoteLine[];
  /** Prices of which one is chosen; none where there is one price. */
  readonly options: readonly Option[];
  /** The total it states, US dollars; null where it states none, or each option its own. */
  readonly stated: number | null;
  /** The price as far as it is known, US dollars: the total it states, else the sum of its lines. */
  readonly total: number | null;
  /** What its lines add up to, US dollars. */
  readonly sum: number;
  /** How far the sums prove it; `options`: one is to be chosen first; `open`: it gives no fixed price. */
  readonly state: Exclude<Proof['state'], 'rates'> | 'options' | 'open';
  /** Between what its open price is; null where it is fixed, or nobody can say. */
  readonly ends: Ends | null;
}

/** Whether nothing in it is to be doubted: only then is something missing from it. */
export const isSure = ({ state }: Pick<Reading, 'state'>): boolean =>
  state === 'closes' || state === 'one price';

const learnedLines = unpack(learned);

const LESS: ReadonlySet<LineKind> = new Set(['discount', 'credit']);

const signed = (kind: LineKind, amount: number | null): number | null => {
  if (amount === null || amount === 0) return amount;
  return LESS.has(kind) ? -Math.abs(amount) : amount;
};

const lineOf = (
  row: Pick<PaperRow, 'at' | 'text'>,
  figures: Figures,
  kind: LineKind,
  option: number | null,
  under = '',
): QuoteLine => {
  const standing = standingOf(row.text, figures);
  const isOut =
    kind === 'included' ||
    (standing === 'out' && kind !== 'total' && kind !== 'subtotal' && kind !== 'addition');
  return {
    at: row.at,
    text: row.text,
    kind,
    standing,
    // "Not included: about $300" is no part of the price.
    amount: isOut ? null : signed(kind, figures.amount),
    rate: figures.rate,
    quantity: figures.quantity,
    unit: figures.unit,
    option,
    under,
  };
};

/** What a line that somebody types with a price is not. */
const NO_PRICE: ReadonlySet<LineKind> = new Set(['note', 'included', 'option']);

/** A price that stands alone is not one of several. */
const asOnly = (likely: Readonly<Float64Array>): Float64Array =>
  Float64Array.from(KINDS, (kind, at) => {
    if (kind === 'option') return 0;
    return likely[at]! + (kind === 'work' ? likely[KINDS.indexOf('option')]! : 0);
  });

/** Reads one line. Never throws. */
export const readLine = (written: string): QuoteLine => {
  const [row] = rowsOf(written);
  const text = row?.text ?? written.slice(0, 300).trim();
  const without = (row?.figures.amount ?? 0) > 0 ? NO_PRICE : undefined;
  const kind = row ? likeliest(likelyKinds([row], learnedLines)[0]!, without) : 'note';
  return lineOf({ at: 0, text }, row?.figures ?? figuresOf(text), kind, null);
};

/**
 * A contractor's quote, its lines in their order; any text will do.
 * @param model what was learned of lines
 */
export const readPaper = (text: string, model: LineModel = learnedLines): Reading => {
  const rows = rowsOf(text);
  // Read twice: what the options are is told by the lines, and what the lines are by the options.
  const found = findOptions(rows, likelyKinds(rows, model));
  const likely = likelyKinds(rows, model, found);
  const words = likely.map((one, at) => found.kinds.get(at) ?? likeliest(one));
  const isAlone = rows.filter(({ figures: { amount } }) => (amount ?? 0) > 0).length === 1;
  const proof = proveSums(
    rows.map((row, at) => {
      const line = summed(row, isAlone ? asOnly(likely[at]!) : likely[at]!);
      return found.of.has(at) ? { ...line, amount: null } : line;
    }),
  );
  const hasOptions = found.options.length > 0;
  let under = '';
  const lines = rows.map((row, at) => {
    const word = words[at]!;
    // A price for one beside options may come on top of any.
    const isOnTop =
      word === 'work' &&
      row.figures.rate !== null &&
      row.figures.amount === null &&
      !found.of.has(at);
    const kind = !hasOptions ? proof.kinds[at]! : isOnTop ? 'addition' : word;
    if (row.isFirst) under = '';
    const line = lineOf(row, row.figures, kind, found.of.get(at) ?? null, under);
    const isPackage =
      kind === 'subtotal' && rows[at + 1] !== undefined && rows[at + 1]!.indent > row.indent;
    if (isPackage || (kind === 'note' && row.text.length < 60 && row.figures.amount === null))
      under = row.text;
    else if (kind === 'subtotal' || kind === 'total') under = '';
    return line;
  });
  const open = hasOptions ? null : openPrice(rows, likely, proof);
  const isFixed = !hasOptions && !open;
  return {
    lines,
    options: found.options,
    stated: isFixed ? proof.stated : null,
    total: isFixed ? (proof.stated ?? (proof.lines > 0 ? proof.lines : null)) : null,
    sum: proof.lines,
    state: hasOptions ? 'options' : open || proof.state === 'rates' ? 'open' : proof.state,
    ends: open?.ends ?? null,
  };
};

/** The lines of a quote, in their order. */
export const readQuote = (text: string): readonly QuoteLine[] => readPaper(text).lines;

/** A line whose amount a person put right: dollars, or null where they say it has none. */
export const retype = (text: string, amount: number | null): QuoteLine => {
  const read = readLine(text);
  if (read.amount === amount) return read;
  const { kind, standing } = readLine(amount === null ? text : `${text} $${Math.abs(amount)}`);
  const without = standing === 'priced' ? 'open' : standing;
  return {
    ...read,
    kind: kind === 'note' || kind === 'included' ? (amount === null ? kind : 'work') : kind,
    amount,
    rate: null,
    standing: amount === null ? without : 'priced',
  };
};
