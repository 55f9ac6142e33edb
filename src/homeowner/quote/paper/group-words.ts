import { apart, endOf, gapBefore, middleOf, type Piece, type Row } from './pieces.ts';

/** As parts of the height of letters: how far two words of a line may stand above each other. */
const SAME_LINE = 0.55;

/** The row that a piece goes on: the nearest whose last word is beside it and not under it. */
const rowFor = (rows: readonly Row[], piece: Piece): Row | undefined => {
  let nearest: Row | undefined;
  for (const row of rows) {
    if (apart(row.last, piece) >= SAME_LINE) continue;
    if (endOf(row.last) - piece.x > piece.height) continue;
    if (!nearest || apart(row.last, piece) < apart(nearest.last, piece)) nearest = row;
  }
  return nearest;
};

/** So much of what stands on a page, from its left, belongs to its first column. */
const FIRST_COLUMN = 0.4;
/** As parts of the distance of two lines: how far below or above its words an amount may stand … */
const MOST_OFF = 0.8;
/** … how much that may change from line to line, and how near to its words is near enough. */
const STEADY = 0.25;
const NEAR = 0.3;
/** So many lines of one offset show one. */
const FEWEST_STEADY = 3;

/**
 * Rows of amounts that a fold lifted above or below their words, beside these: by the offset that most amounts
 * of the page have. Where another offset has as many the nearer one counts; where neither is near they stay apart.
 */
const paired = (whole: readonly Row[]): readonly Row[] => {
  const startOf = ({ pieces }: Row) => pieces[0]!.x;
  const written = ({ pieces }: Row) => pieces.map(({ text }) => text).join(' ');
  const left = Math.min(...whole.map(startOf));
  const right = Math.max(...whole.map(({ last }) => endOf(last)));
  const column = Math.min(
    ...whole
      .filter((row) => /\d/.test(written(row)) && !/\p{L}{3}/u.test(written(row)))
      .map(startOf)
      .filter((x) => x > left + FIRST_COLUMN * (right - left)),
  );
  // Specks to the left of an amount are no words of it.
  const rows = whole.flatMap((row) => {
    const at = row.pieces.findIndex(({ x }) => x >= column);
    const specks = row.pieces.slice(0, Math.max(0, at));
    return specks.length > 0 && specks.every(({ text }) => text.length <= 2)
      ? [
          { pieces: specks, last: specks.at(-1)! },
          { pieces: row.pieces.slice(at), last: row.last },
        ]
      : [row];
  });
  const tails = rows.filter((row) => startOf(row) >= column);
  const heads = rows
    .filter((row) => startOf(row) < column && /\p{L}{3}/u.test(written(row)))
    .toSorted((a, b) => a.pieces[0]!.baseline - b.pieces[0]!.baseline);
  const first = Math.min(...tails.map(({ pieces }) => pieces[0]!.baseline));
  const gaps = heads
    .slice(1)
    .map((head, at) => head.pieces[0]!.baseline - heads[at]!.pieces[0]!.baseline)
    .filter((_, at) => heads[at + 1]!.pieces[0]!.baseline > first)
    .toSorted((a, b) => a - b);
  const pitch = gaps[gaps.length >> 1] ?? 0;
  const offsets = (tail: Row) =>
    heads.flatMap((head) => {
      const [piece] = tail.pieces;
      const off = piece!.baseline - head.last.baseline;
      const isBeside = endOf(head.last) - piece!.x <= piece!.height;
      return isBeside && Math.abs(off) < MOST_OFF * pitch ? [{ head, off }] : [];
    });
  const all = tails.map((tail) => ({ tail, found: offsets(tail) }));
  // Amounts that stand beside their words show the offset, too.
  const beside = heads.flatMap(({ pieces }) =>
    pieces.flatMap((piece, at) =>
      gapBefore(pieces, at) === '  ' ? [piece.baseline - pieces[at - 1]!.baseline] : [],
    ),
  );
  const isSteady = (off: number, middle: number) => Math.abs(off - middle) < STEADY * pitch;
  const timesOf = (middle: number) =>
    beside.filter((off) => isSteady(off, middle)).length +
    all.filter(({ found }) => found.some(({ off }) => isSteady(off, middle))).length;
  const offers = all
    .flatMap(({ found }) => found.map(({ off }) => ({ off, times: timesOf(off) })))
    .toSorted((a, b) => b.times - a.times || Math.abs(a.off) - Math.abs(b.off));
  const best = offers[0];
  if (!best || best.times < FEWEST_STEADY) return whole;
  const rival = offers.find(({ off }) => Math.abs(off - best.off) > 2 * STEADY * pitch);
  if (rival?.times === best.times && Math.abs(best.off) > NEAR * pitch) return whole;
  const joined = new Map<Row, Row>();
  const taken = new Set<Row>();
  for (const { tail, found } of all.toSorted((a, b) => startOf(a.tail) - startOf(b.tail))) {
    const [own] = found
      .filter(({ off }) => isSteady(off, best.off))
      .toSorted((a, b) => Math.abs(a.off - best.off) - Math.abs(b.off - best.off));
    const head = own && (joined.get(own.head) ?? own.head);
    // Two amounts one above the other are not of one line.
    if (!head || endOf(head.last) - startOf(tail) > tail.last.height) continue;
    joined.set(own.head, { pieces: [...head.pieces, ...tail.pieces], last: tail.last });
    taken.add(tail);
  }
  return rows.flatMap((row) => (taken.has(row) ? [] : [joined.get(row) ?? row]));
};

/** Each word on the row whose last word it stands beside, and each amount beside its words. */
export const grouped = (pieces: readonly Piece[]): readonly Row[] => {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const row = rowFor(rows, piece);
    if (row) {
      row.pieces.push(piece);
      row.last = piece;
    } else rows.push({ pieces: [piece], last: piece });
  }
  return paired(rows).toSorted((a, b) => middleOf(a) - middleOf(b));
};
