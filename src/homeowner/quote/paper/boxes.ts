import { ANY_UNIT } from '../../../quote/units.ts';
import { grouped } from './group-words.ts';
import { endOf, gapBefore, IS_PRICED, middleOf, type Piece, type Row, textOf } from './pieces.ts';

const IS_UNIT = new RegExp(`^(?:per |/)?(?:${ANY_UNIT})\\b`, 'i');
const IS_TOTAL = /\btotal\b.*\d/i;
/** So many words, of which so many stand behind a price, show that a box stands beside another. */
const FEWEST_BOXED = 3;
const FEWEST_BESIDE = 2;
/** What stands so many times as far below as the rows of the boxes do is of none. */
const MOST_BELOW = 1.6;

const cellsOf = (pieces: readonly Piece[]): readonly Piece[][] => {
  const from = pieces.flatMap((_, at) => (gapBefore(pieces, at) === ' ' ? [] : [at]));
  return from.map((start, at) => pieces.slice(start, from[at + 1]));
};

/** Words that begin behind a price and have one of their own, as those of another offer do. */
const besides = ({ pieces }: Row): readonly Piece[] => {
  const cells = cellsOf(pieces);
  const texts = cells.map(textOf);
  return cells.flatMap(([first], at) => {
    const own = texts[at]!;
    const isNext =
      IS_PRICED.test(texts[at - 1] ?? '') &&
      /\p{L}{3}/u.test(own) &&
      !IS_UNIT.test(own) &&
      [own, texts[at + 1]?.replace(/^.*\p{L}.*$/u, '') ?? ''].some((one) => IS_PRICED.test(one));
    return isNext ? [{ ...first!, text: own }] : [];
  });
};

/** Where boxes side by side begin, from the second: behind prices, with so many different words. */
const edgesOf = (begins: readonly Piece[], pieces: readonly Piece[]): readonly number[] => {
  const all = begins.toSorted((a, b) => a.x - b.x);
  return all.flatMap((one, at) => {
    const isNear = ({ x }: Piece) => Math.abs(x - one.x) < 2 * one.height;
    if (at > 0 && isNear(all[at - 1]!)) return [];
    const words = new Set(
      pieces.filter(isNear).flatMap(({ text }) => text.match(/\p{L}{3,}/u) ?? []),
    );
    const isBox = all.filter(isNear).length >= FEWEST_BESIDE && words.size >= FEWEST_BOXED;
    // Sorted, it is the leftmost.
    return isBox ? [one.x - one.height / 2] : [];
  });
};

const boxOf = ({ x }: Piece, edges: readonly number[]) => edges.filter((edge) => edge <= x).length;

/** Whether a row runs over from one box into the next. */
const isOver = ({ pieces }: Row, edges: readonly number[]): boolean =>
  pieces.some(
    (piece, at) =>
      edges.some((edge) => piece.x < edge && endOf(piece) > edge) ||
      (at > 0 &&
        boxOf(piece, edges) !== boxOf(pieces[at - 1]!, edges) &&
        gapBefore(pieces, at) === ' '),
  );

interface Place {
  readonly edges: readonly number[];
  readonly head: number;
  readonly first: number;
  readonly end: number;
}

/** What boxes are called. */
const NAME =
  /^(?:good|better|best|basic|standard|premium|bronze|silver|gold|platinum|(?:option|plan|package) \w{1,5})$/i;

/** Boxes below a row of their names, with a price in each and not all in one row, as in a table; null where there are none. */
const namedPlace = (rows: readonly Row[]): Place | null => {
  const head = rows.findIndex(({ pieces }) => {
    const cells = cellsOf(pieces);
    return cells.length > 1 && cells.every((cell) => NAME.test(textOf(cell)));
  });
  if (head < 0) return null;
  const names = cellsOf(rows[head]!.pieces).map(([one]) => one!);
  const [left, ...edges] = names.map(({ x, height }) => x - height / 2);
  const below = rows.slice(head + 1);
  const isOut = (row: Row) => isOver(row, edges) || row.pieces[0]!.x < left!;
  const size = below.findIndex(isOut);
  const prices = (size < 0 ? below : below.slice(0, size)).map(({ pieces }) =>
    pieces.filter(({ text }) => /\$\s?\d/.test(text)).map((piece) => boxOf(piece, edges)),
  );
  const isApart = prices.some(({ length }) => length > 0 && length < names.length);
  const end = head + 2 + prices.findLastIndex(({ length }) => length > 0);
  return isApart && new Set(prices.flat()).size === names.length
    ? { edges, head, first: head, end }
    : null;
};

/** The rows of a box below its name, its only price beside that: alone it would be nobody's. */
const pricedBeside = (rows: readonly Row[]): readonly Row[] => {
  const [name, ...others] = rows;
  const isPrice = ({ pieces }: Row) => /^\$\s?\d[\d,.]*$/.test(textOf(pieces));
  const at = others.findIndex(isPrice);
  if (at < 0 || at !== others.findLastIndex(isPrice)) return rows;
  const own = others[at]!.pieces;
  const by = endOf(name!.pieces.at(-1)!) + 2 * own[0]!.height - own[0]!.x;
  const price = own.map((piece) => ({ ...piece, x: piece.x + by }));
  return [{ ...name!, pieces: [...name!.pieces, ...price] }, ...others.toSpliced(at, 1)];
};

/** Of 100: of what the reader is less sure of than this it may have read wrong, at any width, as it does handwriting. */
const LEAST_SURE = 60;

/** A box that has a number, without a head of one word that may be misread. Heads stand above the top of the first prices. */
const surelyHeaded = (own: readonly Row[], top: number): readonly Row[] => {
  const [head] = own;
  const isUnsure =
    head?.pieces.length === 1 &&
    middleOf(head) < top &&
    (head.last.sure ?? LEAST_SURE) < LEAST_SURE &&
    !NAME.test(head.last.text);
  return isUnsure ? own.slice(1) : own;
};

/** From which row boxes with these edges stand side by side, with their heads, and before which they no longer do; null where they do not. */
const placeOf = (
  rows: readonly Row[],
  isBeside: readonly boolean[],
  edges: readonly number[],
): Place | null => {
  const first = isBeside.indexOf(true);
  let last = isBeside.lastIndexOf(true);
  if (edges.length === 0 || rows.slice(first, last + 1).some((row) => isOver(row, edges)))
    return null;
  const most = (MOST_BELOW * (middleOf(rows[last]!) - middleOf(rows[first]!))) / (last - first);
  const isBelow = (at: number) =>
    rows[at] &&
    rows[at - 1] &&
    !isOver(rows[at], edges) &&
    middleOf(rows[at]) - middleOf(rows[at - 1]!) < most;
  while (isBelow(last + 1) && IS_PRICED.test(textOf(rows[last + 1]!.pieces))) last += 1;
  let head = first;
  const isHead = (at: number) =>
    at >= 0 && !isOver(rows[at]!, edges) && rows[at]!.pieces.some((piece) => boxOf(piece, edges));
  while (isBelow(head) && isHead(head - 1)) head -= 1;
  return { edges, head, first, end: last + 1 };
};

/** The rows, each of several boxes that stand side by side, with an offer in each, by itself from its head to its end. */
export const unboxed = (rows: readonly Row[]): readonly Row[] => {
  const found = rows.map(besides);
  const unnamed = edgesOf(
    found.flat(),
    rows.flatMap(({ pieces }) => pieces),
  );
  const those = found.map(({ length }) => length > 0);
  const besidePlace = placeOf(rows, those, unnamed);
  const place = besidePlace ?? namedPlace(rows);
  if (!place) return rows;
  const { edges, head, first, end } = place;
  const inside = rows.slice(head, end).flatMap(({ pieces }) => pieces);
  const top = Math.min(...rows[first]!.pieces.map(({ baseline, height }) => baseline - height));
  const boxes = [0, ...edges].map((_, box) =>
    grouped(inside.filter((piece) => boxOf(piece, edges) === box)),
  );
  // Each with a total, and none below all, they are offers, whatever became of their names.
  const hasTotal = (of: readonly Row[]) => of.some(({ pieces }) => IS_TOTAL.test(textOf(pieces)));
  const isChoice = boxes.every(hasTotal) && !hasTotal(rows.slice(end));
  const named = boxes.flatMap((own, box) => {
    const name = { ...own[0]!.pieces[0]!, text: `Option ${box + 1}`, width: 0 };
    if (!besidePlace) return pricedBeside(own);
    return isChoice ? [{ pieces: [name], last: name }, ...surelyHeaded(own, top)] : own;
  });
  return [...rows.slice(0, head), ...named, ...rows.slice(end)];
};
