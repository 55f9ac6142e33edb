import { bareText } from '../../src/site/components/bare-text.ts';
import type { Text } from '../../src/reading/read-text.ts';
import { sentencesOf, wordsOf } from './reading-level.ts';

/** Words in a row that are compared; fewer are alike by chance, more forgive a changed word. */
const SHINGLE = 5;

/** The most of a page that may stand on another one as well: pages alike but for a name help nobody. */
export const MOST_ALIKE = 0.1;

/** Two proposals, and how much of the shorter one's own words the other has too, 0–1. */
export interface Likeness {
  readonly pair: readonly [string, string];
  readonly share: number;
}

/** What its writer wrote: the claims and objections of the front matter, and the body. Not what the page adds. */
export const ownWordsOf = ({ front, source }: Text<'proposals'>): string =>
  [
    front.title,
    front.heading,
    front.description,
    front.lede,
    front.who,
    ...[...front.is, ...front.isNot].map(({ says }) => says),
    ...front.objections.flatMap(({ says, answer }) => [says, answer]),
    // A list's items and a table's cells are sentences of their own.
    ...source
      .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
      .split(/\n{2,}|\n(?=[-|])|\|/)
      .map(bareText),
  ].join('\n');

const shinglesOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  return new Set(
    words
      .slice(0, 1 - SHINGLE || undefined)
      .map((_, at) => words.slice(at, at + SHINGLE).join(' ')),
  );
};

/** Every two proposals, the most alike first. */
export const likenesses = (proposals: readonly Text<'proposals'>[]): readonly Likeness[] => {
  const all = proposals.map((text) => ({
    slug: text.slug,
    shingles: shinglesOf(ownWordsOf(text)),
  }));
  return all
    .flatMap((one, at) =>
      all.slice(at + 1).map((other): Likeness => {
        const shared = [...one.shingles].filter((shingle) => other.shingles.has(shingle)).length;
        return {
          pair: [one.slug, other.slug],
          share: shared / Math.max(1, Math.min(one.shingles.size, other.shingles.size)),
        };
      }),
    )
    .sort((a, b) => b.share - a.share);
};

/** The sentences of a proposal, as `repeatedSentences` takes them. */
export const saidIn = (text: Text<'proposals'>) => ({
  path: text.path,
  texts: ownWordsOf(text).split('\n').flatMap(sentencesOf),
});
