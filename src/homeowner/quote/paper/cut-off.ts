import { type Box, IS_PRICED, type PaperLine } from './pieces.ts';

/** How far a line is from each edge of a picture, as part of its width or height; from a paper beside its own, not at all; what was not read goes on from none. */
const offEdge = {
  right: ({ x, width }: Box) => 1 - x - width,
  left: ({ x }: Box) => x,
  bottom: ({ y, height }: Box) => 1 - y - height,
  top: ({ y }: Box) => y,
  middle: () => 0,
  unread: () => Infinity,
};
export type Edge = keyof typeof offEdge;

/** Lines that end so near to an edge, or to the right one, go on beyond it … */
const AT_EDGE = 0.003;
const AT_RIGHT = 0.01;
/** … and others of that page that end so little further from it may. */
const NEAR_EDGE = 0.05;
/** What stands there alone is dirt. */
const NO_SPECK = /(?=.*(?:\d|\p{L}{4}))(?:[\p{L}\d]\W*){4}/u;
/** A line that ends in an amount, or in a number of a column, is not the first of its page, or the last … */
const IN_COLUMN = /\s{2}\S*\d\W?$/;
/** … nor is another the last that ends none, … */
const CLOSING =
  /\b(?:thanks?|yours|sincerely|regards|sign\w*|accept\w*|days?|years?|warrant\w*|page|date|call)\b|\d{3}\W+\d{4}|www\b|@/i;
/** … where it stands nearer to an edge than its own height, or as near as the line above it, but for this part. */
const STEP = 0.85;
/** An amount that lost its cents, or one of them: so many show that the right edge cuts through them. */
const TORN = /\s{2}\S*\d[.,]\d?$/;
const FEWEST_TORN = 3;
/** What ends no paper: a subtotal, a tax, what is taken off, a row of prices beside each other that is no total, a long sentence without its end. */
export const ENDS_NONE =
  /^\W*sub-? ?total|^\W*(?:\w+ )?tax\b(?! id)\D*[\d,.]+$|\s[-–](?:\$[\d,.]+|[\d,]+\.\d\d)$|^(?!.*\btotal).*(?:\$[\d,.]+\s+[-–]?){2}\$[\d,.]+$|^(?:\S+\s+){12}.*(?<!\S)\p{Ll}[\p{Ll}'’]+,?$/iu;
/** A line stands no further than so many heights below another of its table. */
const MOST_STEP = 3;

/** Which edge of a picture cuts through its lines, or between two of them; null where none does. */
export const cutOf = (lines: readonly PaperLine[]): Edge | null => {
  const isRow = ({ text }: PaperLine) => IS_PRICED.test(text);
  const isOpen = ({ text }: PaperLine) => NO_SPECK.test(text) && !CLOSING.test(text);
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1]!;
  /** A crumpled line seems higher than it is. */
  const heightOf = ({ height }: Box) => Math.min(height, usual);
  const roomBelow = ({ text, box }: PaperLine, at: number) => {
    const above = lines[at - 1]?.box;
    const step = above ? box.y + box.height - above.y - above.height : 0;
    const isNext = (IS_PRICED.test(text) || IN_COLUMN.test(text)) && step < MOST_STEP * box.height;
    return Math.max(heightOf(box), isNext ? STEP * step : 0);
  };
  const isCut = (edge: Edge) => {
    const at = lines.filter(
      ({ text, box }) =>
        NO_SPECK.test(text) && offEdge[edge](box) < (edge === 'right' ? AT_RIGHT : AT_EDGE),
    );
    return at.length > 0;
  };
  const torn = lines.filter(({ text }) => TORN.test(text)).length;
  const isTorn = torn >= FEWEST_TORN && torn > lines.filter(isRow).length / 2;
  return (
    (isTorn ? 'right' : (['right', 'left', 'bottom'] as const).find(isCut)) ??
    (lines.some(
      (line, at) => (isRow(line) || isOpen(line)) && offEdge.bottom(line.box) < roomBelow(line, at),
    )
      ? 'bottom'
      : lines.some((line) => isRow(line) && offEdge.top(line.box) < heightOf(line.box))
        ? 'top'
        : null)
  );
};

/** Which lines may go on beyond the edge that cuts through their page: of a column, those that end as near to it as any. */
export const goOnAt = (edge: Edge, lines: readonly PaperLine[]): readonly boolean[] => {
  const off = lines.map(({ box }) => offEdge[edge](box));
  const nearest = edge === 'right' || edge === 'left' ? Math.min(...off) : 0;
  return off.map((one) => one - nearest < NEAR_EDGE);
};
