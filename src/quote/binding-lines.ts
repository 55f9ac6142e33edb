import learned from './binding-weights.json' with { type: 'json' };
import { isPlan } from './due-in.ts';
import { frees } from './frees.ts';
import { codeOf, unpack, weightsOf, type Packed } from './packed.ts';
import { featuresOfSentence } from './sentence-features.ts';
import { sentencesOf } from './sentences.ts';
import { plainWords } from './words-of.ts';

/** What was learned of sentences: of each feature first how much it binds, then by which caution. */
export type LearnedBinding = Packed & { readonly matters: readonly string[] };

/** Learned weights, ready to read with. */
export type BindingModel = ReturnType<typeof unpackBinding>;

/** As likely to bind, and by this one caution: then it is named. No honest sentence of a paper left out was above 0.94. */
const LEAST_NAMED = 0.96;

/** Makes written weights ready. */
export const unpackBinding = ({ scale, features, matters }: LearnedBinding) => {
  const weights = unpack(features);
  /** Of one sentence much is asked in a row. */
  let last = { sentence: '', trade: '', scores: new Float64Array(matters.length + 1) };
  const scoresOf = (sentence: string, trade: string): Float64Array => {
    if (last.sentence === sentence && last.trade === trade) return last.scores;
    const scores = new Float64Array(matters.length + 1);
    for (const feature of featuresOfSentence(sentence, trade))
      for (const [at, weight] of weightsOf(weights.get(codeOf(feature)) ?? ''))
        scores[at]! += weight / scale;
    last = { sentence, trade, scores };
    return scores;
  };
  return {
    /** Ids of the cautions it tells. */
    matters,
    /** How much speaks for a sentence that binds whoever signs; more than 0 is likelier than not. */
    score: (sentence: string, trade: string) => scoresOf(sentence, trade)[0]!,
    /** The caution that it surely calls for, or as likely as this, by its id; undefined where it calls for none. */
    matterOf: (sentence: string, trade: string, least = LEAST_NAMED) => {
      const [binds, ...each] = scoresOf(sentence, trade);
      const all = each.reduce((sum, score) => sum + Math.exp(score), 0) * (1 + Math.exp(-binds!));
      return matters[each.findIndex((score) => Math.exp(score) >= least * all)];
    },
  };
};

/** What all open papers taught. */
export const learnedBinding: BindingModel = unpackBinding(learned);

/** Below it no sentence is warned of, whatever words it has; and from here on one is told by what it speaks of. */
export const LEAST = -0.5;
export const LEAST_TOLD = 1;
/** Likelier to bind than not: to be read twice; of many sentences one is so by chance, so there it takes more. */
const LEAST_LISTED = 0.15;
const LEAST_OF_MANY = 0.75;
/** From so many sentences on they are many. */
const MANY = 8;
const MOST_LINES = 6;
const RISES = /^(?:price-moves|not-binding)$/;
/** Words in columns are no sentence, nor is a title, "Apex Roofing, Work Agreement"; what follows a stroke says the line before it in Spanish. */
const NO_SENTENCE = /\S(?:\s{2}|\t|\.{4})|^\/ |^(?=.*\p{Ll})(?!.*(?<!\S)\p{Ll})/u;

/**
 * Sentences of a quote that may bind whoever signs it, and of which we do not surely know what they do; the most binding
 * first. Nothing is said of them but that they are to be read twice.
 * @param found what is surely said of it already
 */
export const bindingLines = (
  text: string,
  trade: string,
  found: readonly { readonly sentence: string; readonly also: readonly string[] }[] = [],
  model: BindingModel = learnedBinding,
): string[] => {
  const said = found.flatMap(({ sentence, also }) => [sentence, ...also]);
  const sentences = [...new Set(sentencesOf(text))].filter(
    (sentence) =>
      plainWords(sentence).length > 2 && !NO_SENTENCE.test(sentence) && !said.includes(sentence),
  );
  const least = sentences.length >= MANY ? LEAST_OF_MANY : LEAST_LISTED;
  return sentences
    .map((sentence) => ({ sentence, score: model.score(sentence, trade) }))
    .filter(({ sentence, score }) => score > least && !frees(sentence) && !isPlan(sentence))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_LINES)
    .map(({ sentence }) => sentence);
};

/** Whether a price may rise, by what is warned of or likelier than not by a listed sentence. */
export const mayRise = (
  found: readonly { readonly caution: { readonly id: string } }[],
  listed: readonly string[],
  trade: string,
): boolean =>
  [
    ...found.map(({ caution }) => caution.id),
    ...listed.map((one) => learnedBinding.matterOf(one, trade, 0.5)),
  ].some((id) => RISES.test(id ?? ''));
