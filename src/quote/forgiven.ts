import { figuresOf } from './line-figures.ts';
import { isDenial, plainWords } from './words-of.ts';

/** What whoever is insured has to pay of a claim, and what a company gives for something else. */
const OWN =
  /\b(?:deductible|ded)\b|\b(?:(?:home)?owner|insured|customer)(?:['’]?s)? (?:portion|share|part)\b/i;
const GIFT = /\b(?:promo\w*|referral|marketing|advertis\w+|yard sign)\b/i;
/** Says in words that it is as much. */
const AS_MUCH =
  /\b(?:same amount|equal to|in the amount of)\b(?=.*\b(?:deductible|(?:policy|insur\w+|carrier) (?:holds?|keeps?|leaves?|takes?))\b)/i;

/** The sentences of a paper that give, as something else, just what somebody has to pay of a claim. */
export const forgivenIn = (sentences: readonly string[]): readonly string[] => {
  const sumsOf = (one: string) => figuresOf(one).amounts.filter(Boolean).map(Math.abs);
  const owned = new Set(sentences.filter((one) => OWN.test(one)).flatMap(sumsOf));
  return sentences.filter((one) => {
    // Where it is named too, what is denied may be the gift: "For a sign you get nothing, and the deductible is owed".
    const until = Math.max(one.search(GIFT), one.search(AS_MUCH));
    const said = OWN.test(one) ? one : one.slice(0, until);
    return (
      GIFT.test(one) &&
      (AS_MUCH.test(one) || sumsOf(one).some((usd) => owned.has(usd))) &&
      !plainWords(said).some(isDenial)
    );
  });
};
