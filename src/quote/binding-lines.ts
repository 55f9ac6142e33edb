import learned from './binding-weights.json' with { type: 'json' };
import { codeOf, unpack, type Packed } from './packed.ts';
import { featuresOfSentence } from './sentence-features.ts';
import { sentencesOf } from './sentences.ts';
import { plainWords } from './words-of.ts';

/** Learned weights, ready to read with. */
export interface BindingModel {
  /** How much speaks for a sentence that binds whoever signs; more than 0 is likelier than not. */
  readonly score: (sentence: string, trade: string) => number;
}

/** Makes written weights ready. */
export const unpackBinding = ({ scale, features }: Packed): BindingModel => {
  const weights = unpack(features);
  return {
    score: (sentence, trade) =>
      featuresOfSentence(sentence, trade).reduce(
        (sum, feature) => sum + Number(weights.get(codeOf(feature)) ?? 0),
        0,
      ) / scale,
  };
};

/** What all open papers taught. */
export const learnedBinding: BindingModel = unpackBinding(learned);

/** Below it no sentence is warned of, whatever words it has. */
export const LEAST = -0.5;
/** Likelier to bind than not: to be read twice. */
const LEAST_LISTED = 0;
/** Nobody reads more of them twice. */
const MOST_LINES = 6;
const SHORTEST = 3;
/** From here on one is told by what it speaks of; and from here on nine in ten bind, so that the company is asked. */
export const LEAST_TOLD = 1;
const LEAST_ASKED = 2.5;
const MOST_ASKED = 2;
/** Words in columns are no sentence; what follows a stroke says the line before it in Spanish. */
const COLUMNS = /\S(?:\s{2}|\t|\.{4})|^\/ /;

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
  // A long one may be quoted in part.
  const isSaid = (sentence: string) =>
    said.some((one) => sentence.includes(one.replace(/^… | …$/g, '')));
  return [...new Set(sentencesOf(text))]
    .filter(
      (sentence) =>
        plainWords(sentence).length >= SHORTEST &&
        /[a-z]{3}/.test(sentence) &&
        !COLUMNS.test(sentence) &&
        !isSaid(sentence),
    )
    .map((sentence) => ({ sentence, score: model.score(sentence, trade) }))
    .filter(({ score }) => score > LEAST_LISTED)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_LINES)
    .map(({ sentence }) => sentence);
};

/** Those of the listed sentences, the most binding first, that a company is to be asked about. */
export const askedOf = (listed: readonly string[], trade: string): string[] =>
  listed.filter((one) => learnedBinding.score(one, trade) >= LEAST_ASKED).slice(0, MOST_ASKED);
