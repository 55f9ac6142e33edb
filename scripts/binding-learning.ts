import { readFileSync } from 'node:fs';
import type { LearnedBinding } from '../src/quote/binding-lines.ts';
import { LETTERS } from '../src/quote/packed.ts';
import { featuresOfSentence } from '../src/quote/sentence-features.ts';
import { sentencesOf } from '../src/quote/sentences.ts';
import { oftenSeen, weigh, type Lesson } from './learn-weights.ts';
import { pack } from './pack.ts';
import { findCautions } from '../src/quote/find-cautions.ts';
import { cautionsOf } from '../src/quote/quote-words.ts';
import { overlaps, wordsOfTrade, type Paper } from './quote-score.ts';

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

/** How it is gone through by which caution a sentence binds. */
const MATTER_MANNER = { ...MANNER, rounds: 30, stride: 0.6 };
/** A caution of fewer sentences is told by its phrases. */
const LEAST_TAUGHT = 10;
const LEAST_MATTER = 0.3;

/** Cautions by what papers call their traps; of several the first that the trade has. */
const CAUTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  deductible: ['deductible'],
  'no permit needed': ['no-permit'],
  'auto-renewal': ['auto-renew'],
  'cancellation penalty': ['cancel-fee'],
  'early termination': ['cancel-fee'],
  'sign today': ['today-only'],
  'assignment of benefits': ['assigned'],
  'public adjusting': ['claim'],
  'credit that ended': ['credit'],
  'no license number': ['unlicensed'],
  'UCC filing': ['filing'],
  'non-refundable fee': ['no-refund'],
  'cash or Zelle': ['cash'],
  'deposit above custom': ['deposit', 'half-down'],
  'personal liability': ['responsible', 'damage', 'you-owe'],
  escalator: ['escalator'],
  'service call rebuild list': ['rebuild'],
  'letter of protection': ['settlement'],
  'non-binding move': ['not-binding'],
  'price per cubic foot': ['cubic'],
};

const idsOf = (trade: string): ReadonlySet<string> =>
  new Set(cautionsOf(wordsOfTrade(trade)).map(({ id }) => id));

/** The one caution whose phrases a sentence has. */
const phrasedBy = (sentence: string, trade: string): string | undefined => {
  const its = cautionsOf(wordsOfTrade(trade)).filter(({ missing }) => !missing);
  const [found, other] = findCautions(sentence, its, 0, trade, null);
  return other ? undefined : found?.caution.id;
};

/** A sentence to learn from. */
interface Said {
  readonly sentence: string;
  readonly trade: string;
  /** Whether a careful friend would warn of it. */
  readonly binds: boolean;
  readonly counts: number;
  /** The caution that it calls for, where it is known. */
  readonly matter?: string | undefined;
}

const lessonsOf = ({ text, trade, traps, honest }: Paper): Said[] => {
  const ids = idsOf(trade);
  return sentencesOf(text)
    .filter(Boolean)
    .map((sentence) => {
      const its = traps.find(({ words }) => overlaps(sentence, words));
      const binds = its !== undefined;
      const matter = its && CAUTIONS_OF[its.trap]?.find((id) => ids.has(id));
      const isHonest = honest.some((one) => overlaps(sentence, one));
      const counts = binds ? BINDING_COUNTS : isHonest ? HONEST_COUNTS : PAPER_COUNTS;
      return { sentence, trade, binds, counts, matter };
    });
};

/** Sentences written for a caution, with it and without. */
const writtenLessons = (text: string): Said[] =>
  text
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [trade = '', id = ''] = head.split(' ');
      const isKnown = idsOf(trade).has(id);
      return lines.map((line) => {
        const binds = line.startsWith('+');
        const counts = binds ? BINDING_COUNTS : TWIN_COUNTS;
        const sentence = line.slice(2);
        const matter = !binds ? undefined : isKnown ? id : phrasedBy(sentence, trade);
        return { sentence, trade, binds, counts, matter };
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

/** Its words alone and by two, what they mean, and the trade. */
const isOfMatter = (feature: string): boolean => feature !== '' && !/^#|^@.* | .* /.test(feature);

const matterOf = (said: Said, matters: readonly string[]): Lesson => {
  const features = featuresOfSentence(said.sentence, said.trade).filter(isOfMatter);
  const its = matters.indexOf(said.matter!);
  return {
    features: [features],
    errors: ([scores]) => {
      const odds = scores!.map((score) => Math.exp(score));
      const all = odds.reduce((sum, one) => sum + one, 0);
      return [
        odds.map((one, at) => (one / all - (at === its ? 1 : 0)) / Math.sqrt(features.length)),
      ];
    },
  };
};

/** Learns which sentences bind whoever signs, and by which caution, from papers and from sentences written so. */
export const learnBinding = (
  papers: readonly Paper[],
  written = readFileSync(new URL('../tests/fixtures/quote-traps.txt', import.meta.url), 'utf8'),
): LearnedBinding => {
  const said = [...papers.flatMap(lessonsOf), ...writtenLessons(written)];
  const lessons = said.map(questionOf);
  const seen = [...oftenSeen(lessons, LEAST_SEEN).keys()];
  const weighed = (those: readonly string[]) =>
    weigh(lessons, those, MANNER).map(([weight]) => weight!);
  const first = weighed(seen);
  // Those that are left take over what the others told.
  const names = seen.filter((_, at) => Math.abs(first[at]!) >= LEAST_WEIGHT);
  const says = new Map<string, string>();
  const write = (name: string, at: number, weight: number) =>
    says.set(name, `${says.get(name) ?? ''}${LETTERS[at]!}${Math.round(weight * SCALE)}`);
  for (const [at, weight] of weighed(names).entries())
    if (Math.abs(weight) >= LEAST_WRITTEN) write(names[at]!, 0, weight);

  const taught = Map.groupBy(said, ({ matter }) => matter);
  const matters = [...taught].flatMap(([id, { length }]) =>
    id !== undefined && length >= LEAST_TAUGHT ? id : [],
  );
  const told = matters.flatMap((id) => taught.get(id)!).map((one) => matterOf(one, matters));
  const ofMatters = [...oftenSeen(told, LEAST_SEEN).keys()];
  const weights = weigh(told, ofMatters, { ...MATTER_MANNER, many: matters.length });
  for (const [at, each] of weights.entries())
    for (const [matter, weight] of each.entries())
      if (Math.abs(weight) >= LEAST_MATTER) write(ofMatters[at]!, matter + 1, weight);
  return { scale: SCALE, matters, features: pack([...says]) };
};
