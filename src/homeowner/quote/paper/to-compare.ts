import type { PaperPage, Texts } from './paper.ts';
import { cutOf } from './rows.ts';
import { doubtfulIn } from './sums.ts';

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

/** Which lines of the pages that were pictures are to be compared with them. Sums go on from page to page. */
export const toCompare = (pages: readonly PaperPage[], texts: Texts): Marks => {
  const pictures = pages.map(({ wasPicture }) => wasPicture === true);
  const isCut = pages.some(({ lines }, page) => pictures[page] && lines && cutOf(lines) !== null);
  const doubtful = doubtfulIn(texts.flat(), isCut).values();
  return texts.map((lines, page) => lines.map(() => doubtful.next().value! && pictures[page]!));
};
