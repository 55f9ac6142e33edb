import { readFileSync } from 'node:fs';
import { sentencesOf } from '../src/quote/find-cautions.ts';
import {
  ANY_TRAP,
  TRAPS,
  trapOf,
  type LearnedTraps,
  type Trap,
} from '../src/quote/learned-traps.ts';
import { pack } from '../src/quote/packed.ts';
import { featuresOfSentence } from '../src/quote/trap-features.ts';
import { overlaps, type Paper } from './quote-score.ts';

/** So often all sentences are gone through, and so far each step goes at first. */
const ROUNDS = 30;
const STRIDE = 0.3;
/** Each weight shrinks by this part of itself with each round. */
const SHRINK = 0.01;
/** This part of what is seen of a sentence is hidden from each step, another each round: so no word is relied on alone. */
const HIDDEN = 0.2;
/** A sentence with a trap counts for so many without: they are one in twenty. */
const TRAP_COUNTS = 8;
/** One that only looks like a trap counts for so many that do not. */
const HONEST_COUNTS = 3;
/** A feature seen in fewer sentences is left out. */
const LEAST_SEEN = 3;
/** Weights below this are left out of the file, and written as whole numbers of this scale. */
const LEAST_WEIGHT = 0.36;
const SCALE = 10;
/** The caution that warns of a trap, as `tests/fixtures/quotes/README.md` names it. */
const CAUTION_OF: Readonly<Record<string, Trap>> = {
  'assignment of benefits': 'assigned',
  'auto-renewal': 'auto-renew',
  'cancellation penalty': 'cancel-fee',
  'cash or Zelle': 'cash',
  'credit that ended': 'credit',
  'deposit above custom': 'half-down',
  'early termination': 'cancel-fee',
  'letter of protection': 'settlement',
  'no license number': 'unlicensed',
  'no permit needed': 'no-permit',
  'non-binding move': 'not-binding',
  'non-refundable fee': 'no-refund',
  'personal liability': 'you-owe',
  'price per cubic foot': 'cubic',
  'public adjusting': 'claim',
  'service call rebuild list': 'rebuild',
  'sign today': 'today-only',
  'UCC filing': 'filing',
  deductible: 'deductible',
  escalator: 'escalator',
};

/** A sentence to learn from. */
interface Lesson {
  readonly sentence: string;
  readonly trade: string;
  /** The trap it has, by its place in `TRAPS`; -1 for none. */
  readonly trap: number;
  readonly counts: number;
}

const lessonsOf = (paper: Paper): Lesson[] =>
  sentencesOf(paper.text)
    .filter(Boolean)
    .flatMap((sentence) => {
      const traps = new Set(
        paper.traps
          .filter(({ words }) => overlaps(sentence, words))
          .map(({ trap }) => CAUTION_OF[trap]),
      );
      const isHonest = traps.size === 0 && paper.honest.some((one) => overlaps(sentence, one));
      const learned = [...traps].flatMap((trap) => (trap ? TRAPS.indexOf(trap) : []));
      return (traps.size > 0 ? learned : [-1]).map((trap) => ({
        sentence,
        trade: paper.trade,
        trap,
        counts: trap >= 0 ? TRAP_COUNTS : isHonest ? HONEST_COUNTS : 1,
      }));
    });

/** Sentences written for a caution, with it and without. */
const writtenLessons = (): Lesson[] =>
  readFileSync(new URL('../tests/fixtures/quote-traps.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [trade = '', caution = ''] = head.split(' ');
      const trap = trapOf(caution);
      return lines.flatMap((line) => {
        const sentence = line.slice(2);
        if (line.startsWith('-')) return { sentence, trade, trap: -1, counts: 1 };
        return trap >= 0 ? { sentence, trade, trap, counts: TRAP_COUNTS } : [];
      });
    });

/** What of a sentence is not hidden in a round, the same each time it is learned. */
const seenOf = <T>(all: readonly T[], at: number, round: number): readonly T[] =>
  all.filter((_, feature) => {
    const mixed = Math.imul(
      at ^ Math.imul(feature, 2654435761) ^ Math.imul(round, 40503),
      2246822519,
    );
    return feature === 0 || Math.imul(mixed ^ (mixed >>> 15), 3266489917) >>> 8 >= HIDDEN * 2 ** 24;
  });

/** One logistic regression a trap, and one for any of them, by plain steps in a fixed order: the same sentences make the same weights. */
const weigh = (lessons: readonly Lesson[]): LearnedTraps['features'] => {
  const seen = new Map<string, number>();
  const read = lessons.map((lesson) => ({
    ...lesson,
    names: featuresOfSentence(lesson.sentence, lesson.trade),
  }));
  for (const name of read.flatMap(({ names }) => names)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const weights = new Map(
    [...seen]
      .filter(([, count]) => count >= LEAST_SEEN)
      .map(([name]) => [name, new Float64Array(ANY_TRAP + 1)]),
  );
  const known = read.map(({ names, trap, counts }) => ({
    trap,
    counts,
    own: names.flatMap((name) => weights.get(name) ?? []),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of known.keys()) {
      const which = (at * 7919 + round * 37) % known.length;
      const { trap, counts } = known[which]!;
      const own = seenOf(known[which]!.own, which, round);
      const stride = STRIDE / (1 + round / 5) / Math.sqrt(own.length);
      for (let one = 0; one <= ANY_TRAP; one++) {
        let score = 0;
        for (const weight of own) score += weight[one]!;
        const isIt = one === trap || (one === ANY_TRAP && trap >= 0);
        const error = 1 / (1 + Math.exp(-score)) - (isIt ? 1 : 0);
        const step = stride * error * (isIt || trap < 0 ? counts : 1);
        for (const weight of own) weight[one]! -= step;
      }
    }
    for (const weight of weights.values())
      for (let one = 0; one <= ANY_TRAP; one++) weight[one]! *= 1 - SHRINK;
  }
  const packed = [...weights].flatMap(([name, its]) => {
    const letters = [...its].flatMap((weight, trap) =>
      Math.abs(weight) >= LEAST_WEIGHT
        ? `${String.fromCharCode(97 + trap)}${Math.round(weight * SCALE)}`
        : [],
    );
    return letters.length > 0 ? [[name, letters.join('')] as const] : [];
  });
  return pack(packed);
};

/** Learns what sentences with traps say, from papers and from sentences written so. */
export const learnTraps = (papers: readonly Paper[]): LearnedTraps => ({
  scale: SCALE,
  features: weigh([...papers.flatMap(lessonsOf), ...writtenLessons()]),
});
