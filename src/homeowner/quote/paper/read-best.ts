import { hasWords, isWhole, MONEY, prove } from '../../../quote/proven-amounts.ts';
import type { Clean } from './clean-picture.ts';
import { cutOf, type Edge } from './cut-off.ts';
import { WHITE } from './gray.ts';
import type { Layout, Letters, Words } from './letters.ts';
import { mayLack } from './lost-amounts.ts';
import { mendAmounts } from './mend-amounts.ts';
import { mendSigns } from './mend-lines.ts';
import { IS_PRICED, type PaperLine, type Piece } from './pieces.ts';
import { rowsOf } from './rows.ts';
import { toCompare } from './to-compare.ts';
import { darker, isPartUnread } from './unread.ts';

/** A page is read so wide, in points: more takes longer and reads no better. */
export const READ_WIDTH = 2000;
/** What no sum proves is read again so wide: of 163 amounts that both read alike one was wrong, by a speck before it. */
export const SECOND_WIDTH = 1500;
/** Less sure than this, of 100, a page was hard to read. */
export const UNSURE = 70;
export const FEWEST_LINES = 3;
/** With less light than this, of 255, nothing can be read: the grain of the dark would take a minute. */
export const NIGHT = 30;
/** Where the reader is sure of a smaller part of the words than this, what it read is noise. */
export const NOISE = 0.4;

/** What a page was read as. */
export interface Reading {
  readonly words: Words;
  readonly lines: readonly PaperLine[];
  readonly cut: Edge | null;
  /** How many amounts it holds, and of how many the arithmetic of the page comes out right. */
  readonly amounts: number;
  readonly proven: number;
  /** Whether much of it was not read at first. */
  readonly isPale?: boolean;
  /** What was read, and how often it was turned by a quarter, clockwise, to stand upright. */
  readonly picture: Clean;
  readonly turns: number;
}

/** Of 100: above the first amount letters of which the reader is less sure, and no word among them, are what it made of a picture, or of a dark letterhead. */
const SURE_MARK = 60;
const isScrawl = ({ text, words = [] }: PaperLine) =>
  !/\p{L}{4}/u.test(text) && words.every(({ sure }) => sure! < SURE_MARK);

const linesOf = (pieces: readonly Piece[], { width, height }: Clean): readonly PaperLine[] => {
  const rows = rowsOf(pieces, width, height);
  const texts = mendSigns(rows.map(({ text }) => mendAmounts(text)));
  const first = texts.findIndex((text) => text.search(MONEY) >= 0);
  const lines = rows.map((row, at) => ({ ...row, text: texts[at]! }));
  return lines.filter((line, at) => at >= first || !isScrawl(line));
};

/** Words that are more than a unit, and a price behind them. A bare number may count what stands left of its price. */
const PRICED = /((?:\p{L}\W*){7}).*\s{2}\S*\d$/u;
/** So many on either side of a gap make two papers, but options beside each other have the same words. */
const FEWEST_PRICED = 3;

/** Above the first price of a box stands its name alone, above that of a paper its letterhead. */
const MOST_ABOVE = 1;

/** Whether what stands side by side has a total each, as offers in boxes have: what has no width is a name that we gave. */
const isChoice = (lines: readonly PaperLine[]) => lines.some(({ box }) => box.width === 0);

/** Whether two papers lie side by side in a picture. */
const hasTwo = (pieces: readonly Piece[], picture: Clean, lines: readonly PaperLine[]): boolean => {
  const across = pieces.toSorted((a, b) => a.x - b.x);
  const pricedIn = (those: readonly Piece[], as: RegExp) =>
    linesOf(those, picture).flatMap(
      ({ text }) => (as.test(text) && PRICED.exec(text)?.[1]?.trim()) || [],
    );
  return across.some(({ x, height }, at) => {
    const left = across.slice(0, at);
    if (x - Math.max(...left.map((piece) => piece.x + piece.width)) <= height) return false;
    const right = linesOf(across.slice(at), picture).map(({ text }) => text);
    const above = right.findIndex((text) => IS_PRICED.test(text));
    if (isChoice(lines) && above <= MOST_ABOVE) return false;
    const first = pricedIn(left, IS_PRICED);
    const others = pricedIn(across.slice(at), /\d$/).filter((words) => !first.includes(words));
    return Math.min(first.length, others.length) >= FEWEST_PRICED;
  });
};

const readingOf = (words: Words, picture: Clean, turns: number): Reading => {
  const lines = linesOf(words.pieces, picture);
  const proofs = prove(lines.map(({ text }) => text));
  const count = (which: 'amounts' | 'proven', those = proofs) =>
    those.reduce((sum, { [which]: own }) => sum + own.length, 0);
  // One that was torn from its words is not read right.
  const proven = count(
    'proven',
    proofs.filter((_, at) => hasWords(lines[at]!.text)),
  );
  const cut = hasTwo(words.pieces, picture, lines) ? 'middle' : (picture.cut ?? cutOf(lines));
  return { words, lines, cut, amounts: count('amounts'), proven, picture, turns };
};

/** In heights of its letters, so near a word read at another width is the same one. */
const SAME_PLACE = 2;
/** Of 100: what was read alike and less surely than this at either width may be wrong at both, as "0" for "9" in a crumple. */
const SURE_ALIKE = 88;

/**
 * The words, each figure sure that was read the same at the same place at another width, and what was read only
 * there, of which nothing is sure. A page that was hard to read is wrong at both.
 */
const confirmed = (own: Words, again: readonly Piece[], scale: number): Piece[] => {
  const others = again.map((one) => ({
    ...one,
    x: one.x * scale,
    baseline: one.baseline * scale,
    width: one.width * scale,
    height: one.height * scale,
  }));
  const isBeside = (one: Piece, other: Piece) =>
    Math.abs(other.baseline - one.baseline) < Math.max(one.height, other.height);
  const isSurelySame = (one: Piece, other: Piece) =>
    isBeside(one, other) &&
    other.text === one.text &&
    Math.min(one.sure ?? 0, other.sure ?? 0) >= SURE_ALIKE &&
    Math.abs(other.x - one.x) < SAME_PLACE * one.height;
  const isOver = (one: Piece, other: Piece) =>
    isBeside(one, other) && other.x < one.x + one.width && one.x < other.x + other.width;
  return [
    ...own.pieces.map((one) => {
      const isSure = own.confidence >= UNSURE && others.some((other) => isSurelySame(one, other));
      return isSure && /\d/.test(one.text) ? { ...one, sure: 100 } : one;
    }),
    ...others
      .filter(
        (other) =>
          /[\p{L}\d]{2}/u.test(other.text) && !own.pieces.some((one) => isOver(one, other)),
      )
      .map((other) => ({ ...other, sure: 0 })),
  ];
};

/** The picture with nothing left in it but the lines that are asked about, and half a line above and below each. */
const onlyAt = (
  { picture, width, height }: Clean,
  lines: readonly PaperLine[],
  asked: readonly boolean[],
) => {
  const only = picture.slice();
  const from = only.length - width * height;
  for (let y = 0; y < height; y += 1) {
    const isIn = ({ box }: PaperLine, at: number) =>
      asked[at] && Math.abs((y + 0.5) / height - box.y - box.height / 2) < box.height;
    if (!lines.some(isIn)) only.fill(WHITE, from + y * width, from + (y + 1) * width);
  }
  return only;
};

/**
 * Reads a page: turned upright, and where a line is to be compared at a second width, before in a second layout if
 * amounts seem to be lacking; the layout with more of them counts, as does a darker picture where much was not read. Where the whole comes out only those lines are
 * read again. What no way up makes readable is not read further.
 * @param clean makes the picture ready, turned by so many quarters, so many points wide
 */
export const readBest = async (
  letters: Pick<Letters, 'read'>,
  clean: (turns: number, width: number) => Promise<Clean>,
  turned: number,
): Promise<Reading> => {
  const read = async (picture: Clean, turns: number, layout: Layout, as = picture) =>
    readingOf(await letters.read(as.picture, picture.width, layout), picture, turns);
  const asGiven = await clean(turned, READ_WIDTH);
  if (asGiven.light < NIGHT)
    return readingOf({ pieces: [], confidence: 0, sure: 0 }, asGiven, turned);
  let best: Reading | undefined;
  const { isSideways } = asGiven.lie;
  // The upright rules of a table look like lines of letters that lie on their side.
  for (const by of isSideways ? [1, 3, 0, 2] : [0, 2]) {
    const picture = by === 0 ? asGiven : await clean(turned + by, READ_WIDTH);
    const reading = await read(picture, turned + by, 'lines');
    if (!best || reading.words.sure > best.words.sure) best = reading;
    // Letters that stand upside down are read as others; where there are none nothing is turned.
    if (best.words.sure >= NOISE || (!isSideways && reading.lines.length < FEWEST_LINES)) break;
  }
  best = best!;
  let lit = (picture: Clean): Clean => picture;
  if (best.words.sure >= NOISE && isPartUnread(best.picture, best.lines)) {
    const again = await read(best.picture, best.turns, 'lines', darker(best.picture));
    if (again.amounts > best.amounts) [best, lit] = [again, darker];
    best = { ...best, isPale: true };
  }
  const { words, amounts, proven, picture, turns, lines, cut } = best;
  const texts = lines.map(({ text }) => text);
  const [asked = []] = toCompare([{ lines, cut, wasPicture: true }], [texts]);
  const isSure = proven === amounts || !asked.includes(true);
  if (words.sure < NOISE || (amounts > 0 && isSure)) return best;
  const isPoor = amounts === 0 || mayLack(texts);
  const scattered = isPoor ? await read(picture, turns, 'words', lit(picture)) : best;
  const isBetter = scattered.proven >= proven && scattered.amounts > amounts;
  const own = (isBetter ? scattered : best).words;
  const narrow = lit(await clean(turns, SECOND_WIDTH));
  const layout = isBetter ? 'words' : 'lines';
  const isPart = !isBetter && isWhole(texts);
  const shown = isPart ? onlyAt(narrow, lines, asked) : narrow.picture;
  const again = await letters.read(shown, narrow.width, layout);
  const pieces = confirmed(own, again.pieces, picture.width / narrow.width);
  const reading = readingOf({ ...own, pieces }, picture, turns);
  // What an edge cuts off one layout leaves out. That boxes are no papers may show once all their words are there.
  const cuts = [cut, scattered.cut].filter((edge) => edge !== 'middle' || !isChoice(reading.lines));
  return { ...best, ...reading, cut: cuts.find((edge) => edge) ?? reading.cut };
};
