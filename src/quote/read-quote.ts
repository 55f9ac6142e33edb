import { findOptions, type Option } from './find-options.ts';
import {
  headingOf,
  kindOf,
  standingOf,
  type LineKind,
  type Section,
  type Standing,
} from './line-kind.ts';
import { figuresOf, type Figures, type Rate } from './line-figures.ts';
import { rowsOf, type PaperRow } from './paper-rows.ts';
import { proveSums, type Proof } from './prove-sums.ts';
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
  /** How far the sums prove it; `options`: one is to be chosen first. */
  readonly state: Proof['state'] | 'options';
}

/** Whether nothing in it is to be doubted: only then is something missing from it. */
export const isSure = ({ state }: Pick<Reading, 'state'>): boolean =>
  state === 'closes' || state === 'one price';

const LESS: ReadonlySet<LineKind> = new Set(['discount', 'credit']);
const LESS_WHERE_SAID: ReadonlySet<LineKind> = new Set(['depreciation', 'deductible', 'paid']);

const signed = (kind: LineKind, amount: number | null): number | null => {
  if (amount === null || amount === 0) return amount;
  if (LESS.has(kind)) return -Math.abs(amount);
  return LESS_WHERE_SAID.has(kind) ? amount : amount;
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

/** Reads one line. Never throws. */
export const readLine = (written: string): QuoteLine => {
  const [row] = rowsOf(written);
  const text = row?.text ?? written.slice(0, 300).trim();
  const figures = row?.figures ?? figuresOf(text);
  const context = { isListed: row ? row.mark !== '' : false, section: null, isInOption: false };
  return lineOf({ at: 0, text }, figures, kindOf(text, figures, context), null);
};

/** Whether the next row says what its price for one comes to: "24 hours, $36 an hour", "Weekly $864". */
const isWorkedOut = ({ figures: { rate, quantity, amount } }: PaperRow, next?: PaperRow): boolean =>
  rate !== null &&
  amount === null &&
  quantity !== null &&
  Math.abs(rate.usd * quantity - (next?.figures.amount ?? 0)) < 0.02;

/** What each row is by its words, its heading and its option. */
const kindsOf = (rows: readonly PaperRow[], found: ReturnType<typeof findOptions>): LineKind[] => {
  const hasBoxes = rows.some(({ mark }) => /\[x\]/i.test(mark));
  const isOfClaim = rows.some(({ text }) => /^\W*(?:rcv|acv)\b/i.test(text));
  let section: Section = null;
  let isFresh = false;
  return rows.map((row, at) => {
    const opens =
      row.figures.amount === null && !found.of.has(at) ? headingOf(row.text) : undefined;
    if (opens !== undefined) {
      section = opens;
      isFresh = true;
      return 'note';
    }
    // A part ends with an empty line, but not the one under its heading.
    if (row.isFirst && !isFresh) section = null;
    isFresh = false;
    const known = found.kinds.get(at);
    if (known) return known;
    const isInOption = found.of.has(at);
    if (isOfClaim && /^\W*net\W*$/i.test(row.figures.label)) return 'net';
    if (isWorkedOut(row, rows[at + 1])) return 'note';
    // Of boxes to check those left empty may be added.
    if (hasBoxes && /\[ ?\]/.test(row.mark) && row.figures.amount !== null) return 'addition';
    const kind = kindOf(row.text, row.figures, { isListed: row.mark !== '', section, isInOption });
    if (kind === 'total' || kind === 'work') section = section === 'scope' ? null : section;
    return kind;
  });
};

/** A contractor's quote, its lines in their order; any text will do. */
export const readPaper = (text: string): Reading => {
  const rows = rowsOf(text);
  const found = findOptions(rows);
  const words = kindsOf(rows, found);
  const proof = proveSums(
    rows.map(({ text: written, figures }, at) => {
      const line = lineOf(rows[at]!, figures, words[at]!, null);
      return {
        kind: words[at]!,
        amount: found.of.has(at) ? null : line.amount,
        isRate: figures.rate !== null,
        isProven: figures.isProven,
        amounts: figures.amounts,
        isAtEnd: figures.isAtEnd,
        isBare: figures.isBare,
        indent: rows[at]!.indent,
        label: figures.amount === null ? written : figures.label,
      };
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
  const price = proof.stated ?? (proof.lines > 0 && proof.state !== 'rates' ? proof.lines : null);
  return {
    lines,
    options: found.options,
    stated: hasOptions ? null : proof.stated,
    total: hasOptions ? null : price,
    sum: proof.lines,
    state: hasOptions ? 'options' : proof.state,
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
