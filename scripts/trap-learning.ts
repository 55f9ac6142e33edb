import { readFileSync } from 'node:fs';
import { sentencesOf } from '../src/quote/find-cautions.ts';
import { ANY_TRAP, TRAPS, trapOf, type Trap } from '../src/quote/learned-traps.ts';
import type { Packed } from '../src/quote/packed.ts';
import { featuresOfSentence } from '../src/quote/trap-features.ts';
import { oftenSeen, weigh, type Lesson } from './learn-weights.ts';
import { pack } from './pack.ts';
import { overlaps, type Paper } from './quote-score.ts';

/** How sentences are gone through. */
const MANNER = { many: ANY_TRAP + 1, rounds: 30, stride: 0.4, shrink: 0.0001, hidden: 0.2 };
/** A sentence with a trap counts for so many without: they are one in twenty. */
const TRAP_COUNTS = 8;
/** One that only looks like a trap counts for so many that do not, in a paper and where it was written to teach. */
const HONEST_COUNTS = 3;
const TWIN_COUNTS = 2;
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
interface Said {
  readonly sentence: string;
  readonly trade: string;
  /** The trap it has, by its place in `TRAPS`; -1 for none. */
  readonly trap: number;
  readonly counts: number;
}

const lessonsOf = (paper: Paper): Said[] =>
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
const writtenLessons = (text: string): Said[] =>
  text
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [trade = '', caution = ''] = head.split(' ');
      const trap = trapOf(caution);
      return lines.flatMap((line) => {
        const sentence = line.slice(2);
        if (line.startsWith('-')) return { sentence, trade, trap: -1, counts: TWIN_COUNTS };
        return trap >= 0 ? { sentence, trade, trap, counts: TRAP_COUNTS } : [];
      });
    });

/** A sentence to weigh by: one question a trap, and one for any of them. */
const questionsOf = ({ sentence, trade, trap, counts }: Said): Lesson => {
  const features = featuresOfSentence(sentence, trade);
  return {
    features: [features],
    errors: ([scores]) => [
      scores!.map((score, one) => {
        const isIt = one === trap || (one === ANY_TRAP && trap >= 0);
        const error = 1 / (1 + Math.exp(-score)) - (isIt ? 1 : 0);
        return (error * (isIt || trap < 0 ? counts : 1)) / Math.sqrt(features.length);
      }),
    ],
  };
};

const weighTraps = (said: readonly Said[]): string => {
  const lessons = said.map(questionsOf);
  const names = [...oftenSeen(lessons, LEAST_SEEN).keys()];
  const weights = weigh(lessons, names, MANNER);
  const packed = names.flatMap((name, at) => {
    const letters = [...weights[at]!].flatMap((weight, trap) =>
      Math.abs(weight) >= LEAST_WEIGHT
        ? `${String.fromCharCode(97 + trap)}${Math.round(weight * SCALE)}`
        : [],
    );
    return letters.length > 0 ? [[name, letters.join('')] as const] : [];
  });
  return pack(packed);
};

/** Learns what sentences with traps say, from papers and from sentences written so. */
export const learnTraps = (
  papers: readonly Paper[],
  written = readFileSync(new URL('../tests/fixtures/quote-traps.txt', import.meta.url), 'utf8'),
): Packed => ({
  scale: SCALE,
  features: weighTraps([...papers.flatMap(lessonsOf), ...writtenLessons(written)]),
});
