import { kindOrder, kindWeights, type EntryKind, type Found } from './entry.ts';
import { ENTRIES_IN_PIECE, pieceOf, weightOf, type Load, type Start } from './pieces.ts';
import { slipsAllowed, slipsBetween, stem, wordsOf } from './words.ts';

/** The answers to a question, best first, and the words in them that answer it, without endings. */
export interface Answers {
  readonly found: readonly Found[];
  readonly matched: ReadonlySet<string>;
}

/** As many answers as fit on two screens of a phone. */
const MOST_ANSWERS = 12;

/** How many of them may be of one page: questions on it, or jobs it is opened on. */
const MOST_OF_ONE_PAGE = 3;

/** How many pieces an unfinished word may ask for; with more, it is too short to guess. */
const MOST_PIECES = 3;

/** An answer worth less than this part of the best one is none. */
const WORTH_SHOWING = 0.3;

/** How well a word of the index meets a typed one, from 0 to 1. */
const nearness = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.25 + (0.5 * typed.length) / word.length;
  // The ending is not finished yet.
  return typed.startsWith(word) && word.length >= 4 && typed.length - word.length < 4 ? 0.5 : 0;
};

/** The entries one typed word leads to, with what it is worth in each. */
interface Hits {
  readonly worth: Map<number, number>;
  readonly words: readonly string[];
}

const hitsIn = (
  typed: string,
  pieces: readonly Readonly<Record<string, readonly (readonly number[])[]>>[],
): Hits => {
  const worth = new Map<number, number>();
  const words: string[] = [];
  for (const piece of pieces) {
    for (const [word, levels] of Object.entries(piece)) {
      const near = nearness(typed, word);
      if (near === 0) continue;
      words.push(word);
      levels.forEach((distances, level) => {
        let number = 0;
        for (const distance of distances) {
          number += distance;
          worth.set(number, Math.max(worth.get(number) ?? 0, near * weightOf(level)));
        }
      });
    }
  }
  return { worth, words };
};

/** A search over the index that `start` begins, whose pieces `load` gets. */
export const makeFind = (start: Start, load: Load) => {
  const letters = new Set(start.letters);
  const spelled = new Set(start.spelled);
  const starts: { readonly first: number; readonly kind: EntryKind }[] = [];
  let total = 0;
  for (const kind of kindOrder) {
    starts.push({ first: total, kind });
    total += start.counts[kind] ?? 0;
  }
  const kindOf = (number: number): EntryKind =>
    starts.findLast(({ first }) => first <= number)!.kind;

  const lookUp = async (typed: string): Promise<Hits> => {
    const own = pieceOf(typed, letters);
    const longer = start.letters.filter((one) => one !== own && one.startsWith(typed));
    const names = [...(own ? [own] : []), ...(longer.length <= MOST_PIECES ? longer : [])];
    return hitsIn(typed, await Promise.all(names.map((name) => load('word', name))));
  };

  /** The words a slip may have made of, the nearest ones. */
  const mended = async (typed: string): Promise<readonly string[]> => {
    const most = slipsAllowed(typed);
    const letter = typed.slice(0, 1);
    if (most === 0 || !spelled.has(letter)) return [];
    const near = (await load('spelling', letter))
      .map((word) => ({ word, slips: slipsBetween(typed, word, most) }))
      .filter(({ slips }) => slips <= most);
    const least = Math.min(...near.map(({ slips }) => slips));
    return near.filter(({ slips }) => slips === least).map(({ word }) => word);
  };

  const hitsOf = async (word: string): Promise<Hits> => {
    const hits = await lookUp(stem(word));
    if (hits.worth.size > 0) return hits;
    const others = await Promise.all((await mended(word)).map((one) => lookUp(stem(one))));
    return {
      worth: new Map(others.flatMap(({ worth }) => [...worth])),
      words: others.flatMap(({ words }) => words),
    };
  };

  /** The numbers of the entries, best first. With `every`, only those in which all words stand. */
  const rank = (all: readonly Hits[], every: boolean): readonly number[] => {
    // A word that stands everywhere tells little.
    const tells = all.map(({ worth }) => Math.log(1 + total / Math.max(1, worth.size)));
    const most = tells.reduce((sum, one) => sum + one, 0);
    const numbers = new Set(all.flatMap(({ worth }) => [...worth.keys()]));
    const scored = [...numbers].map((number) => {
      let score = 0;
      let met = 0;
      let words = 0;
      all.forEach(({ worth }, i) => {
        const one = worth.get(number);
        if (one === undefined) return;
        // Two words that both say something count for more than one that says a lot.
        score += Math.sqrt(one) * tells[i]!;
        met += tells[i]!;
        words++;
      });
      const whole = words === all.length;
      return { number, whole, score: score * (met / most) ** 2 * kindWeights[kindOf(number)] };
    });
    const ranked = scored
      .filter(({ whole }) => whole || !every)
      .sort((a, b) => b.score - a.score || a.number - b.number);
    const best = ranked[0]?.score ?? 0;
    return ranked.filter(({ score }) => score >= best * WORTH_SHOWING).map(({ number }) => number);
  };

  /** Answers a question. With `every`, only by entries in which all its words stand. */
  return async (query: string, { every = false } = {}): Promise<Answers> => {
    const words = [...new Set(wordsOf(query))];
    const all = await Promise.all(words.map(hitsOf));
    const ranked = rank(all, every).slice(0, MOST_ANSWERS + MOST_OF_ONE_PAGE);
    const entries = await Promise.all(
      ranked.map(async (number) => {
        const piece = await load('entry', Math.floor(number / ENTRIES_IN_PIECE));
        return piece[number % ENTRIES_IN_PIECE]!;
      }),
    );
    const ofPage = new Map<string, number>();
    const found = entries.filter(({ path }) => {
      const page = path.replace(/[#?].*/, '');
      ofPage.set(page, (ofPage.get(page) ?? 0) + 1);
      return ofPage.get(page)! <= MOST_OF_ONE_PAGE;
    });
    return {
      found: found.slice(0, MOST_ANSWERS),
      matched: new Set(all.flatMap(({ words }) => words)),
    };
  };
};
