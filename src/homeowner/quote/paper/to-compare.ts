import { amountsIn, hasWords, namelessTotal } from '../../../quote/proven-amounts.ts';
import { goOnAt } from './cut-off.ts';
import { doubtfulIn } from './doubtful.ts';
import type { PaperPage, Texts } from './paper.ts';
import type { PaperLine } from './pieces.ts';

/** Of each line of each page. */
export type Marks = readonly (readonly boolean[])[];

/** The same, the one of a line put so. */
export const putOn = <Value>(
  all: readonly (readonly Value[])[],
  page: number,
  line: number,
  to: Value,
): readonly (readonly Value[])[] =>
  all.map((lines, at) => (at === page ? lines.with(line, to) : lines));

/** Of the width of its picture: a line that ends so far before another of its column that ends in an amount may have lost its end, but not a sentence whose numbers have their marks. */
const SHORT = 0.05;
const SENTENCE = /^(?!.* \d{3})\S+(?: \S+){3,}[.!?]$/;

/** Which lines of the pages that were pictures are to be compared with them. Sums go on from page to page. */
export const toCompare = (pages: readonly Omit<PaperPage, 'draw'>[], texts: Texts): Marks => {
  const pictures = pages.map(({ wasPicture }) => wasPicture === true);
  const isCut = pages.some(({ cut = null }) => cut !== null);
  const goesOn = pages.flatMap(({ lines, cut }) =>
    cut ? goOnAt(cut, lines ?? []) : (lines ?? []).map(() => false),
  );
  const words = pages.flatMap(({ lines: all }) => {
    const lines = all ?? [];
    const endOf = ({ box }: PaperLine) => box.x + box.width;
    const rows = lines.filter(({ text }) => /\d\W?$/.test(text) && amountsIn([text]).length > 0);
    return lines.map((line) => {
      const column = rows.filter((one) => one.box.x < endOf(line) && endOf(one) > line.box.x);
      const isShort = column.some((one) => endOf(one) - SHORT >= endOf(line));
      return isShort && !SENTENCE.test(line.text) ? [] : (line.words ?? []);
    });
  });
  const doubtful = doubtfulIn(texts.flat(), isCut, goesOn, words).values();
  // What has no width is a name that we gave: no picture has it.
  const isSeen = (page: number, at: number) => pages[page]!.lines![at]!.box.width > 0;
  return texts.map((lines, page) =>
    lines.map((_, at) => doubtful.next().value! && pictures[page]! && isSeen(page, at)),
  );
};

/** What may be left of an amount: one behind whose comma fewer than three digits are, and what was made of half of one, or two digits of dollars. */
const CUT_OFF = /[-−(]*(?:\$?\s?\d{1,3},\d{0,2}\D?|\$\s?\d{1,2})$/;
/** A price of that many digits has marks between them, which handwriting may lose. */
const RUN_ON = /(?<=\s{2})[-−(]*\$?\d{6,}\)?$/;

/**
 * What was read, as a text, and where in it each line of each page stands, from 0.
 * @param compare lines that nobody compared yet
 */
export const asText = (
  pages: readonly PaperPage[],
  texts: Texts,
  compare: Marks = [],
): { readonly text: string; readonly places: readonly (readonly number[])[] } => {
  const lines: string[] = [];
  const total = namelessTotal(texts.flat());
  const places = texts.map((page, at) => {
    const before = texts.slice(0, at).flat().length;
    return page.map((line, own) => {
      // Torn from its words an amount is nobody's, an empty line keeps it apart, but for that of the sum of all. Dirt parts nothing.
      const isPicture = pages[at]?.wasPicture === true;
      const isTorn = isPicture && /[\p{L}\d]/u.test(line) && !hasWords(line);
      const around = isTorn ? [''] : [];
      const dirtless = isPicture ? line.replace(/^\W{1,2}$/, '-') : line;
      // What the right edge leaves of "$20,500", or "307094", is no amount before somebody says so.
      const off = pages[at]?.cut === 'right' ? CUT_OFF : RUN_ON;
      const whole = compare[at]?.[own] ? dirtless.replace(off, '') : dirtless;
      const name = before + own === total ? 'Total' : '';
      lines.push(...around, isTorn ? `${name}  ${line}` : whole, ...around);
      return lines.length - 1 - around.length;
    });
  });
  return { text: lines.join('\n'), places };
};
