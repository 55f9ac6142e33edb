import { readFileSync } from 'node:fs';
import type { Packed } from '../src/quote/packed.ts';
import { featuresOfSentence } from '../src/quote/sentence-features.ts';
import { sentencesOf } from '../src/quote/sentences.ts';
import { oftenSeen, weigh, type Lesson } from './learn-weights.ts';
import { pack } from './pack.ts';
import { overlaps, type Paper } from './quote-score.ts';

/** How sentences are gone through. */
const MANNER = { many: 1, rounds: 80, stride: 0.4, shrink: 0.0001, hidden: 0.3 };
/** A sentence that binds counts for so many that do not: they are one in twenty. */
const BINDING_COUNTS = 4;
/** One that only looks so counts for so many that do not, in a paper and where it was written to teach. */
const HONEST_COUNTS = 3;
const TWIN_COUNTS = 3;
/** And any other of a paper: what an ordinary paper says is to be left alone. */
const PAPER_COUNTS = 2;
/** A feature seen in fewer sentences is left out. */
const LEAST_SEEN = 3;
/** A feature that weighs less is left out, and the others are weighed again. */
const LEAST_WEIGHT = 0.4;
/** What then weighs less is left out of the file, where weights are whole numbers of this scale. */
const LEAST_WRITTEN = 0.3;
const SCALE = 10;

/** A sentence to learn from. */
interface Said {
  readonly sentence: string;
  readonly trade: string;
  /** Whether a careful friend would warn of it. */
  readonly binds: boolean;
  readonly counts: number;
}

const lessonsOf = ({ text, trade, traps, honest }: Paper): Said[] =>
  sentencesOf(text)
    .filter(Boolean)
    .map((sentence) => {
      const binds = traps.some(({ words }) => overlaps(sentence, words));
      const isHonest = honest.some((one) => overlaps(sentence, one));
      const counts = binds ? BINDING_COUNTS : isHonest ? HONEST_COUNTS : PAPER_COUNTS;
      return { sentence, trade, binds, counts };
    });

/** Sentences written for a caution, with it and without. */
const writtenLessons = (text: string): Said[] =>
  text
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [trade = ''] = head.split(' ');
      return lines.map((line) => {
        const binds = line.startsWith('+');
        const counts = binds ? BINDING_COUNTS : TWIN_COUNTS;
        return { sentence: line.slice(2), trade, binds, counts };
      });
    });

const questionOf = ({ sentence, trade, binds, counts }: Said): Lesson => {
  const features = featuresOfSentence(sentence, trade);
  return {
    features: [features],
    errors: ([scores]) => [
      scores!.map((score) => {
        const error = 1 / (1 + Math.exp(-score)) - (binds ? 1 : 0);
        return (error * counts) / Math.sqrt(features.length);
      }),
    ],
  };
};

/** Learns which sentences bind whoever signs, from papers and from sentences written so. */
export const learnBinding = (
  papers: readonly Paper[],
  written = readFileSync(new URL('../tests/fixtures/quote-traps.txt', import.meta.url), 'utf8'),
): Packed => {
  const lessons = [...papers.flatMap(lessonsOf), ...writtenLessons(written)].map(questionOf);
  const seen = [...oftenSeen(lessons, LEAST_SEEN).keys()];
  const weighed = (those: readonly string[]) =>
    weigh(lessons, those, MANNER).map(([weight]) => weight!);
  const first = weighed(seen);
  // Those that are left take over what the others told.
  const names = seen.filter((_, at) => Math.abs(first[at]!) >= LEAST_WEIGHT);
  const weights = weighed(names);
  const packed = names.flatMap((name, at) => {
    const weight = weights[at]!;
    const said = `${weight > 0 ? '+' : ''}${Math.round(weight * SCALE)}`;
    return Math.abs(weight) >= LEAST_WRITTEN ? [[name, said] as const] : [];
  });
  return { scale: SCALE, features: pack(packed) };
};
