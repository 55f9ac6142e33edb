import { unboxed } from './boxes.ts';
import { grouped } from './group-words.ts';
import {
  apart,
  COLUMN,
  endOf,
  gapBefore,
  type PaperLine,
  type Piece,
  type Row,
  SPACE,
  textOf,
} from './pieces.ts';

/** … what hangs below the line. */
const BELOW = 0.3;

/** The words at the left of a row, up to its next column. */
const firstCell = ({ pieces }: Row): Piece[] => {
  const end = pieces.findIndex((_, at) => gapBefore(pieces, at) === '  ');
  return end < 0 ? pieces : pieces.slice(0, end);
};

/** Words that go on below stand no further down, in heights of letters … */
const NEXT_LINE = 3.2;
/** … begin so, or stand behind a word that ends so. */
const GOES_ON = /^[\p{Ll}(&/+]/u;
const OPEN = /(?:[-–,&(/+]|\b(?:and|or|with|of|to|for|the|a))$/;

/**
 * The rows, what did not fit into the first cell of one taken back into it from below: its next word would have
 * stood in the next column, or further right than any first cell; of a sentence, further right than any line. Of
 * a picture sentences stay in their lines, each of which is compared with it.
 */
const unwrapped = (rows: readonly Row[], isExact: boolean): Row[] => {
  const cells = rows.map((row) => ({ row, cell: firstCell(row) }));
  const isTable = ({ row, cell }: (typeof cells)[number]) => cell.length < row.pieces.length;
  const edge = Math.max(...cells.filter(isTable).map(({ cell }) => endOf(cell.at(-1)!)));
  const margin = isExact
    ? Math.max(...cells.filter((one) => !isTable(one)).map(({ row }) => endOf(row.last)))
    : Infinity;
  const whole: Row[] = [];
  /** The first cell that may go on: its last line, and where it must end. */
  let open: { cell: readonly Piece[]; end: number } | undefined;
  for (const one of cells) {
    const { row, cell } = one;
    const first = cell[0]!;
    const last = open?.cell.at(-1);
    const word = (first.width * /^\S*/.exec(first.text)![0].length) / first.text.length;
    if (
      open &&
      last &&
      !isTable(one) &&
      (GOES_ON.test(first.text) || OPEN.test(last.text)) &&
      Math.abs(first.x - open.cell[0]!.x) < 2 * first.height &&
      first.baseline - last.baseline < NEXT_LINE * first.height &&
      endOf(last) + first.height + word > open.end &&
      // What reaches over the next column is a line of its own.
      endOf(cell.at(-1)!) < open.end + 2 * first.height
    ) {
      const { pieces } = whole.at(-1)!;
      pieces.splice(pieces.indexOf(last) + 1, 0, ...cell);
      open = { ...open, cell };
      continue;
    }
    whole.push(row);
    const next = row.pieces[cell.length];
    // The longest of all says nothing of how wide its column is.
    const end = endOf(cell.at(-1)!) < edge ? edge : Infinity;
    open = { cell, end: next ? Math.min(end, next.x - COLUMN * next.height) : margin };
  }
  return whole;
};

/** As parts of the height of letters: what stands less far above is of one row, where what it stands between goes on. */
const HALF_LINE = 0.9;

/** The rows, a cell of two lines with the others of its row, which stand at half its height, between its words. */
const closed = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row, at) => {
    const isHalf = (one: number): boolean => {
      const [above, own, below] = rows
        .slice(Math.max(0, one - 1), one + 2)
        .map(({ pieces }) => pieces);
      return (
        one > 0 &&
        below !== undefined &&
        [above!, below].every(
          (cell) =>
            apart(cell[0]!, own![0]!) < HALF_LINE &&
            Math.abs(cell[0]!.x - above![0]!.x) < cell[0]!.height &&
            endOf(cell.at(-1)!) < own!.at(-1)!.x &&
            own!.every((one) => one.x > endOf(cell.at(-1)!) || endOf(one) < cell[0]!.x),
        )
      );
    };
    if (isHalf(at - 1) || isHalf(at + 1)) return [];
    if (!isHalf(at)) return [row];
    const words = [...rows[at - 1]!.pieces, ...rows[at + 1]!.pieces];
    const before = row.pieces.filter(({ x }) => x < words[0]!.x);
    return [{ ...row, pieces: [...before, ...words, ...row.pieces.slice(before.length)] }];
  });

/** In heights of letters: words so far apart are those of a receipt's wide print … */
const WIDE = 0.8;
/** … where no two stand so many times as far apart as usual. */
const MOST_WIDE = 1.5;

/** The rows, what lies between two words of a print as wide as a receipt's counted to the first, so that they are of one cell. */
const tightened = (rows: readonly Row[]): readonly Row[] => {
  const gapBehind = (pieces: readonly Piece[], at: number) => {
    const [one, next] = pieces.slice(at, at + 2);
    const areWords = next && [one, next].every((piece) => /^\p{L}{2}/u.test(piece!.text));
    // Between an amount and its cents such a print loses the point.
    const areCents = next && /^\d\d$/.test(next.text) && /\d$/.test(one!.text);
    return areWords || areCents
      ? (next.x - endOf(one!)) / Math.max(one!.height, next.height)
      : Infinity;
  };
  const gaps = rows
    .flatMap(({ pieces }) => pieces.map((_, at) => gapBehind(pieces, at)))
    .filter((gap) => gap < 2 * COLUMN)
    .toSorted((a, b) => a - b);
  const usual = gaps[gaps.length >> 1] ?? 0;
  if (usual < WIDE) return rows;
  return rows.map(({ pieces, last }) => ({
    pieces: pieces.map((piece, at) =>
      gapBehind(pieces, at) < MOST_WIDE * usual
        ? { ...piece, width: pieces[at + 1]!.x - piece.x - 2 * SPACE * piece.height }
        : piece,
    ),
    last,
  }));
};

/**
 * The lines of a page, from the places of its words. Each word goes on the line whose last word it stands
 * beside, so a line may lean or bend. Columns are two spaces apart.
 * @param width of the page, in the unit of the pieces
 * @param height of the page
 * @param isExact whether the words are sure, as those of a text are
 */
export const rowsOf = (
  pieces: readonly Piece[],
  width: number,
  height: number,
  isExact = false,
): PaperLine[] => {
  const rows = grouped(pieces.filter(({ text, height: tall }) => text.trim() !== '' && tall > 0));
  return unwrapped(unboxed(closed(isExact ? rows : tightened(rows))), isExact).map(
    ({ pieces: own }) => {
      const left = Math.min(...own.map(({ x }) => x));
      const right = Math.max(...own.map(endOf));
      const top = Math.min(...own.map((piece) => piece.baseline - piece.height));
      const bottom = Math.max(...own.map((piece) => piece.baseline + BELOW * piece.height));
      return {
        text: textOf(own),
        words: own.map(({ text, sure = 0 }) => ({ text, sure })),
        box: {
          x: left / width,
          y: top / height,
          width: (right - left) / width,
          height: (bottom - top) / height,
        },
      };
    },
  );
};
