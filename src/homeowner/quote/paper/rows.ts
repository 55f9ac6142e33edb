import { ANY_UNIT } from '../../../quote/units.ts';

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

/** How far a line is from each edge of a picture, as part of its width or height; from a paper beside its own, not at all. */
const offEdge = {
  right: ({ x, width }: Box) => 1 - x - width,
  left: ({ x }: Box) => x,
  bottom: ({ y, height }: Box) => 1 - y - height,
  top: ({ y }: Box) => y,
  middle: () => 0,
};
export type Edge = keyof typeof offEdge;

/** Lines that end so near to an edge, or to the right one, go on beyond it … */
const AT_EDGE = 0.003;
const AT_RIGHT = 0.01;
/** … and others of that page that end so little further from it may. */
const NEAR_EDGE = 0.05;
/** What stands there alone is dirt. */
const NO_SPECK = /(?=.*(?:\d|\p{L}{4}))(?:[\p{L}\d]\W*){4}/u;
/** A line that ends in an amount is not the first of its page, or the last … */
const ROW = /(?:\s{2}\S*\d[.,]\d+|\$\s?\d[\d,.]*)\W?$/;
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
  const isRow = ({ text }: PaperLine) => ROW.test(text);
  const isOpen = ({ text }: PaperLine) => NO_SPECK.test(text) && !CLOSING.test(text);
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1]!;
  /** A crumpled line seems higher than it is. */
  const heightOf = ({ height }: Box) => Math.min(height, usual);
  const roomBelow = ({ text, box }: PaperLine, at: number) => {
    const above = lines[at - 1]?.box;
    const step = above ? box.y + box.height - above.y - above.height : 0;
    const isNext = (ROW.test(text) || IN_COLUMN.test(text)) && step < MOST_STEP * box.height;
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
  // What goes on below stands no further right.
  if (piece.x <= before.x) return ' ';
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

const middleOf = ({ pieces }: Row) =>
  pieces.reduce((sum, { baseline }) => sum + baseline, 0) / pieces.length;

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

/** Each word on the row whose last word it stands beside, and each amount beside its words. */
const grouped = (pieces: readonly Piece[]): readonly Row[] => {
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

/** In heights of letters: words so far apart are those of a receipt's wide print … */
const WIDE = 0.8;
/** … where no two stand so many times as far apart as usual. */
const MOST_WIDE = 1.5;

/** The rows, what lies between two words of a print as wide as a receipt's counted to the first, so that they are of one cell. */
const tightened = (rows: readonly Row[]): readonly Row[] => {
  const gapBehind = (pieces: readonly Piece[], at: number) => {
    const [one, next] = pieces.slice(at, at + 2);
    const areWords = next && [one, next].every((piece) => /^\p{L}{2}/u.test(piece!.text));
    return areWords ? (next.x - endOf(one!)) / Math.max(one!.height, next.height) : Infinity;
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

const IS_PRICED = /(?:\$\s?\d[\d,.]*|\d,\d{3}|\d[.,]\d\d)\W?$/;
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
export const LEAST_SURE = 60;

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
const unboxed = (rows: readonly Row[]): readonly Row[] => {
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
    grouped(inside.filter((piece) => boxOf(piece, edges) === box)).filter(
      // A name without letters was misread.
      (row) => middleOf(row) > top || /\p{L}{3}/u.test(textOf(row.pieces)),
    ),
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
