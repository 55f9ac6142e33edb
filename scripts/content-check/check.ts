import { isStale } from '../../src/engine/index.ts';
import { sourcesOf } from '../../src/reading/cited.ts';
import type { Text } from '../../src/reading/read-text.ts';
import { textAt, texts, textsOf } from '../../src/reading/texts.ts';
import { pages } from '../../src/routes.ts';
import { readBuiltPages, type BuiltPage } from '../built-pages.ts';
import { blocksOf, type Block } from './blocks.ts';
import { unsourcedFigures } from './figures.ts';
import { headingFaults, linkCheck, silentPictures, unsaidLabels } from './markup.ts';
import { likenesses, MOST_ALIKE, type Likeness } from './likeness.ts';
import { gradeOf, wordsOf } from './reading-level.ts';
import { repeatedSentences } from './repeated.ts';
import { misspelled } from './spelling.ts';
import { wordingFaults } from './wording.ts';

/** One reading page, measured. */
export interface Measured {
  readonly path: string;
  readonly kind: Text['kind'];
  readonly words: number;
  readonly sources: number;
  /** School grade; sixth grade is age 12. */
  readonly grade: number;
}

/** What was found: `faults` by what is wrong, each with its page. */
export interface Report {
  readonly measured: readonly Measured[];
  /** Every two proposals, the most alike first. */
  readonly alike: readonly Likeness[];
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

/** Titles and descriptions that a list of results would cut, or that say too little. */
const lengthFaults = (): string[] =>
  pages
    .filter(({ path, canonical, hidden }) => path === canonical && !hidden)
    .flatMap(({ path, title, description }) => [
      ...(title.length > 65 ? [`${path}: title of ${title.length} characters`] : []),
      ...(description.length < 70 || description.length > 165
        ? [`${path}: description of ${description.length} characters`]
        : []),
    ]);

/** Pages that are no text of `content/` but speak for the house: the front page and what counsel reads. */
const isOurs = (path: string): boolean =>
  pages.some((page) => page.path === path && ['home', 'legal', 'tool'].includes(page.kind));

/** Pages with words of their own: no figures, no list of other pages, no account. */
const written = new Set<string>(
  pages
    .filter(
      ({ kind, path, canonical }) =>
        path === canonical && !['results', 'book', 'account', 'list'].includes(kind),
    )
    .map(({ path }) => path),
);

/**
 * Checks the built pages as they are read.
 * @param folder where the site was built
 * @param today ISO date, against which reviews are due
 */
export const checkContent = async (folder: string, today: string): Promise<Report> => {
  const built = readBuiltPages(folder);
  const linksOf = linkCheck(built, folder);
  const byPath = new Map(built.map((page) => [page.path, page]));
  const of = (find: (page: BuiltPage) => readonly string[]) =>
    built.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

  const blocks = new Map<string, Block[]>(
    built.flatMap((page) =>
      written.has(page.path) ? [[page.path, blocksOf(page.document)] as const] : [],
    ),
  );
  const readings = texts.flatMap((text) => {
    const own = blocks.get(text.path);
    return own ? [{ text, own, said: own.map((block) => block.text) }] : [];
  });
  const inReadings = (find: (reading: (typeof readings)[number]) => readonly string[]) =>
    readings.flatMap((reading) => find(reading).map((fault) => `${reading.text.file}: ${fault}`));

  const spelling: string[] = [];
  for (const [path, own] of blocks) {
    const wrong = await misspelled(own.map(({ text }) => text).join('\n'));
    if (wrong.length > 0) spelling.push(`${path}: ${wrong.join(', ')}`);
  }

  const alike = likenesses(textsOf('proposals'));
  return {
    alike,
    measured: readings.map(({ text, said }) => ({
      path: text.path,
      kind: text.kind,
      words: said.flatMap(wordsOf).length,
      sources: sourcesOf(text).length,
      grade: gradeOf(said),
    })),
    faults: {
      'Not built': texts.flatMap(({ path }) => (byPath.has(path) ? [] : [path])),
      'Figures without a source': inReadings(({ own }) => unsourcedFigures(own)),
      'Sentences on two pages': repeatedSentences(
        readings.map(({ text, said }) => ({ path: text.path, texts: said })),
        // What a calculator or tool says on its own page is not for another to repeat either.
        [...blocks].flatMap(([path, own]) =>
          textAt(path) ? [] : [{ path, texts: own.map(({ text }) => text) }],
        ),
      ),
      // A legal page and the front page are held to the same words.
      Wording: [...blocks].flatMap(([path, own]) =>
        textAt(path) || isOurs(path)
          ? wordingFaults(own.map(({ text }) => text)).map((fault) => `${path}: ${fault}`)
          : [],
      ),
      'Proposals too alike': alike
        .filter(({ share }) => share > MOST_ALIKE)
        .map(({ pair, share }) => `${pair.join(' and ')}: ${Math.round(share * 100)}%`),
      'Reviews due': inReadings(({ text: { front } }) =>
        isStale({ reviewBy: front.review.toISOString().slice(0, 10) }, today)
          ? [`to be read again by ${front.review.toISOString().slice(0, 10)}`]
          : [],
      ),
      'Titles and descriptions': lengthFaults(),
      Headings: of(({ document }) => headingFaults(document)),
      'Links that lead nowhere': of(linksOf),
      'Drawings without words': of(({ document }) => silentPictures(document)),
      'Labels nobody hears': of(({ document }) => unsaidLabels(document)),
      Spelling: spelling,
    },
  };
};
