import { figuresOf } from './line-figures.ts';
import { isDenial, plainWords } from './words-of.ts';

/** What whoever is insured has to pay of a claim, and what a company gives for something else. */
const OWN =
  /\b(?:deductible|ded)\b|\b(?:(?:home)?owner|insured|customer)(?:['’]?s)? (?:portion|share|part)\b|\b(?:policy|insurer|insurance|carrier) (?:holds?|keeps?|leaves?|takes?|puts?)\b/i;
const GIFT = /\b(?:promo\w*|referral|marketing|advertis\w+|yard[- ]sign)\b/i;
/** Says in words that it is as much, */
const AS_MUCH = /\bsame amount\b|\b(?:equal to|in the amount of)\b(?! \$)/i;
/** or gives what was just named: "We credit it back as an allowance". */
const GIVEN = /\bwe (?:\w+ )?(?:credit|rebate|refund) (?:it|that|this)\b.*/i;
/** Denies nothing: "Don't worry about your deductible". */
const COMFORT = /\b(?:do not|don['’]?t|no need to) (?:worry|sweat|stress|fret)\b/i;

/** The sentences of a paper that give, as something else, just what somebody has to pay of a claim. */
export const forgivenIn = (sentences: readonly string[]): readonly string[] => {
  const sumsOf = (one: string) => figuresOf(one).amounts.filter(Boolean).map(Math.abs);
  const owned = new Set(sentences.filter((one) => OWN.test(one)).flatMap(sumsOf));
  return sentences.filter((one, at) => {
    const [given] = GIVEN.exec(one) ?? [];
    // Where it is named too, what is denied may be the gift: "For a sign you get nothing, and the deductible is owed".
    const until = Math.max(one.search(GIFT), one.search(AS_MUCH));
    const said = given ?? (OWN.test(one) ? one : one.slice(0, until));
    const isNamed = OWN.test(one) || OWN.test(sentences[at - 1] ?? '');
    return (
      GIFT.test(one) &&
      ((isNamed && (given !== undefined || AS_MUCH.test(one))) ||
        sumsOf(one).some((usd) => owned.has(usd))) &&
      !plainWords(said.replace(COMFORT, '')).some(isDenial)
    );
  });
};
