import { createHash } from 'node:crypto';
import { kindOrder, type Found, type SearchEntry } from './entry.ts';
import {
  ENTRIES_IN_PIECE,
  LEVELS,
  levelOf,
  type Pieces,
  type Start,
  type WordPiece,
} from './pieces.ts';
import { stemsOf, wordsOf } from './words.ts';

/** An index as it is written: its start, and every piece by its name. */
export interface BuiltIndex {
  readonly start: Start;
  readonly pieces: ReadonlyMap<string, Pieces[keyof Pieces]>;
}

/** What a piece is called in its folder. */
export const pieceName = (kind: keyof Pieces, name: string | number): string => `${kind}-${name}`;

/** How large a piece with words may grow before it is parted by a further letter, in letters. */
const MOST_LETTERS = 16_000;

/** Of a long text these many words are kept, those that tell most about it. */
const MOST_OF_TEXT = 80;

const count = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** How much each word of an entry tells about it, its text aside. */
const weightsOf = ({ title, summary, words, trade = '' }: SearchEntry): Map<string, number> => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: (length: number) => number) => {
    const stems = new Set(stemsOf(text));
    for (const word of stems) weights.set(word, (weights.get(word) ?? 0) + weight(stems.size));
  };
  // A word is more of a short title than of a long one.
  add(title, (length) => 3 / (0.6 + 0.08 * length));
  add(words, () => 1);
  add(summary, (length) => 1 / (0.6 + 0.04 * length));
  add(trade, () => 0.8);
  return weights;
};

/** Parts words by their first letters until a piece is small enough. */
const partByLetters = (
  words: readonly (readonly [string, number[][]])[],
  depth = 1,
): (readonly [string, WordPiece])[] => {
  const groups = Map.groupBy(words, ([word]) => word.slice(0, depth));
  return [...groups].flatMap(([letters, group]) => {
    const piece = Object.fromEntries(group);
    const long = group.filter(([word]) => word.length > depth);
    if (long.length < 2 || JSON.stringify(piece).length <= MOST_LETTERS)
      return [[letters, piece] as const];
    const short = group.filter(([word]) => word.length <= depth);
    return [
      ...(short.length > 0 ? [[letters, Object.fromEntries(short)] as const] : []),
      ...partByLetters(long, depth + 1),
    ];
  });
};

const shown = ({ kind, path, title, summary, trade }: SearchEntry): Found => ({
  kind,
  path,
  title,
  summary,
  ...(trade && { trade }),
});

/** Writes the index of all entries, in pieces. */
export const buildIndex = (unordered: readonly SearchEntry[]): BuiltIndex => {
  const entries = unordered.toSorted(
    (a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind),
  );
  const weights = entries.map(weightsOf);
  const texts = entries.map(({ text = '' }) => count(stemsOf(text)));

  const standsIn = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.keys()) standsIn.set(word, (standsIn.get(word) ?? 0) + 1);
  }
  texts.forEach((text, number) => {
    const telling = [...text]
      .map(([word, times]) => ({
        word,
        times,
        tells: Math.min(times, 6) * Math.log(1 + entries.length / standsIn.get(word)!),
      }))
      .sort((a, b) => b.tells - a.tells)
      .slice(0, MOST_OF_TEXT);
    const own = weights[number]!;
    for (const { word, times } of telling) {
      own.set(word, (own.get(word) ?? 0) + 0.12 * Math.min(times, 6));
    }
  });

  const postings = new Map<string, number[][]>();
  const last = new Map<number[], number>();
  weights.forEach((own, number) => {
    for (const [word, weight] of own) {
      let levels = postings.get(word);
      if (!levels) postings.set(word, (levels = Array.from({ length: LEVELS }, () => [])));
      const list = levels[levelOf(weight)]!;
      list.push(number - (last.get(list) ?? 0));
      last.set(list, number);
    }
  });

  const wordPieces = partByLetters([...postings].sort(([a], [b]) => (a < b ? -1 : 1)));
  const spellings = Map.groupBy(
    new Set(entries.flatMap(({ title, words }) => wordsOf(`${title} ${words}`))),
    (word) => word.slice(0, 1),
  );
  const named: (readonly [string, Pieces[keyof Pieces]])[] = [
    ...wordPieces.map(([letters, piece]) => [pieceName('word', letters), piece] as const),
    ...[...spellings].map(([letter, words]) => [pieceName('spelling', letter), words] as const),
    ...Array.from({ length: Math.ceil(entries.length / ENTRIES_IN_PIECE) }, (_, n) => {
      const first = n * ENTRIES_IN_PIECE;
      return [
        pieceName('entry', n),
        entries.slice(first, first + ENTRIES_IN_PIECE).map(shown),
      ] as const;
    }),
  ];
  const pieces = new Map(named);
  return {
    start: {
      version: createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 10),
      counts: Object.fromEntries(
        kindOrder.map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]),
      ),
      letters: wordPieces.map(([letters]) => letters),
      spelled: [...spellings.keys()],
    },
    pieces,
  };
};
