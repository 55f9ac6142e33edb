/** Words that stand together, where they are on a page. All lengths in one unit, y downward. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Of the line the letters stand on. */
  readonly baseline: number;
  readonly width: number;
  /** Of the letters. */
  readonly height: number;
}

/** A place on a page, as parts of its width and height, from 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands side by side on a page. */
export interface PaperLine {
  readonly text: string;
  readonly box: Box;
}

/** As parts of the height of letters: how far two words of a line may stand above each other. */
const SAME_LINE = 0.55;
/** … what lies between words, and between columns. */
const SPACE = 0.12;
const COLUMN = 1.1;
/** … what hangs below the line. */
const BELOW = 0.3;

interface Row {
  readonly pieces: Piece[];
  last: Piece;
}

const endOf = ({ x, width }: Piece) => x + width;

const apart = (a: Piece, b: Piece) =>
  Math.abs(a.baseline - b.baseline) / Math.min(a.height, b.height);

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

/** What lies before each piece of a row: of it, and as it is written. */
const gapBefore = (pieces: readonly Piece[], at: number): '' | ' ' | '  ' => {
  const before = pieces[at - 1];
  if (!before) return '';
  const piece = pieces[at]!;
  // What goes on below stands further left.
  if (piece.x < before.x) return ' ';
  const gap = (piece.x - endOf(before)) / Math.max(piece.height, before.height);
  return gap > COLUMN ? '  ' : gap > SPACE ? ' ' : '';
};

const textOf = (pieces: readonly Piece[]): string => {
  let text = '';
  pieces.forEach((piece, at) => {
    const between = gapBefore(pieces, at);
    if (!/\s$/.test(text) || between === '  ') text = text.trimEnd() + between;
    text += piece.text;
  });
  return text.trim();
};

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
 * stood in the next column, or further right than any first cell.
 */
const unwrapped = (rows: readonly Row[]): Row[] => {
  const cells = rows.map((row) => ({ row, cell: firstCell(row) }));
  const isTable = ({ row, cell }: (typeof cells)[number]) => cell.length < row.pieces.length;
  const edge = Math.max(...cells.filter(isTable).map(({ cell }) => endOf(cell.at(-1)!)));
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
      endOf(last) + first.height + word > open.end
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
    open = next && { cell, end: Math.min(end, next.x - COLUMN * next.height) };
  }
  return whole;
};

const middleOf = ({ pieces }: Row) =>
  pieces.reduce((sum, { baseline }) => sum + baseline, 0) / pieces.length;

/**
 * The lines of a page, from the places of its words. Each word goes on the line whose last word it stands
 * beside, so a line may lean or bend. Columns are two spaces apart.
 * @param width of the page, in the unit of the pieces
 * @param height of the page
 */
export const rowsOf = (pieces: readonly Piece[], width: number, height: number): PaperLine[] => {
  const rows: Row[] = [];
  const words = pieces.filter(({ text, height: tall }) => text.trim() !== '' && tall > 0);
  for (const piece of words.toSorted((a, b) => a.x - b.x)) {
    const row = rowFor(rows, piece);
    if (row) {
      row.pieces.push(piece);
      row.last = piece;
    } else rows.push({ pieces: [piece], last: piece });
  }
  return unwrapped(rows.toSorted((a, b) => middleOf(a) - middleOf(b))).map(({ pieces: own }) => {
    const left = Math.min(...own.map(({ x }) => x));
    const right = Math.max(...own.map(endOf));
    const top = Math.min(...own.map((piece) => piece.baseline - piece.height));
    const bottom = Math.max(...own.map((piece) => piece.baseline + BELOW * piece.height));
    return {
      text: textOf(own),
      box: {
        x: left / width,
        y: top / height,
        width: (right - left) / width,
        height: (bottom - top) / height,
      },
    };
  });
};
