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

const textOf = (pieces: readonly Piece[]): string => {
  let text = '';
  pieces.forEach((piece, at) => {
    const before = pieces[at - 1];
    if (before) {
      const gap = (piece.x - endOf(before)) / Math.max(piece.height, before.height);
      const between = gap > COLUMN ? '  ' : gap > SPACE ? ' ' : '';
      if (!/\s$/.test(text) || between === '  ') text = text.trimEnd() + between;
    }
    text += piece.text;
  });
  return text.trim();
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
  return rows
    .toSorted((a, b) => middleOf(a) - middleOf(b))
    .map(({ pieces: own }) => {
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
