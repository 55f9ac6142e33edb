/** Words that stand together, where they are on a page. All lengths in one unit, y downward. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Of the line the letters stand on. */
  readonly baseline: number;
  readonly width: number;
  /** Of the letters. */
  readonly height: number;
  /** How sure of its letters was what read it in a picture, from 0 to 100. */
  readonly sure?: number;
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
  /** Its words as they were read in a picture. */
  readonly words?: readonly Pick<Piece, 'text' | 'sure'>[];
}

/** What ends in an amount. */
export const IS_PRICED = /(?:\$\s?\d[\d,.]*|\d,\d{3}|\d[.,]\d\d)\W?$/;

/** What lies between words, and between columns. */
export const SPACE = 0.12;
export const COLUMN = 1.1;

export interface Row {
  readonly pieces: Piece[];
  last: Piece;
}

export const endOf = ({ x, width }: Piece) => x + width;

export const apart = (a: Piece, b: Piece) =>
  Math.abs(a.baseline - b.baseline) / Math.min(a.height, b.height);

/** What lies before each piece of a row: of it, and as it is written. */
export const gapBefore = (pieces: readonly Piece[], at: number): '' | ' ' | '  ' => {
  const before = pieces[at - 1];
  if (!before) return '';
  const piece = pieces[at]!;
  // What goes on below stands no further right.
  if (piece.x <= before.x) return ' ';
  const gap = (piece.x - endOf(before)) / Math.max(piece.height, before.height);
  return gap > COLUMN ? '  ' : gap > SPACE ? ' ' : '';
};

export const textOf = (pieces: readonly Piece[]): string => {
  let text = '';
  pieces.forEach((piece, at) => {
    const between = gapBefore(pieces, at);
    if (!/\s$/.test(text) || between === '  ') text = text.trimEnd() + between;
    text += piece.text;
  });
  return text.trim();
};

export const middleOf = ({ pieces }: Row) =>
  pieces.reduce((sum, { baseline }) => sum + baseline, 0) / pieces.length;
