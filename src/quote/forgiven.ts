import { figuresOf } from './line-figures.ts';
import { isDenial, plainWords, STATEMENT } from './words-of.ts';

/** What whoever is insured has to pay of a claim; what a company gives for it; what others pay, or what was paid. */
const OWN =
  /\b(?:deductible|ded)\b|\b(?:(?:home)?owner|insured|customer)(?:['’]?s)? (?:portion|share|part)\b/i;
const GIFT = /\b(?:promo\w*|referral|marketing|advertis\w+|yard sign)\b/i;
const OTHER =
  /insur|carrier|claim|net\b|depreciat|discount|prior|\bpa(?:y|id)|check|deposit|down|due|receiv|collect|card|loan|tax/i;
const PAID = /\b(?:paid|pays?|owes?|due|received|collected|met|check)\b/i;
const NOTHING =
  /^\W*(?:your?|(?:home)?owner|insured|customer)(?:['’]?s)?\s+(?:pays?|owes?|due|cost|out[- ]of[- ]pocket)\W+(?:0(?:\.00)?|zero)[\s.]*$/i;

/** The sentences of a paper that give back what somebody has to pay of a claim, by its amount, or leave nothing of it. */
export const forgivenIn = (sentences: readonly string[]): readonly string[] => {
  const amountsOf = (one: string) => figuresOf(one).amounts.filter(Boolean);
  const owned = sentences.filter((one) => OWN.test(one)).flatMap(amountsOf);
  const sums = new Set(owned.map(Math.abs));
  const itsOf = (one: string) => amountsOf(one).filter((usd) => sums.has(Math.abs(usd)));
  const isPaid = (one: string) => PAID.test(one) && (OWN.test(one) || itsOf(one).length > 0);
  return sentences.filter((one) => {
    const its = itsOf(one);
    if (its.length === 0) return sums.size > 0 && NOTHING.test(one) && !sentences.some(isPaid);
    // Where it is named too, what is denied may be the gift: "For a sign you get nothing, and the deductible is owed".
    if (GIFT.test(one) && OWN.test(one)) return !plainWords(one).some(isDenial);
    if (GIFT.test(one)) return !isDeniedBefore(one, one.search(GIFT));
    return !OWN.test(one) && !OTHER.test(one) && its.some((usd) => usd < 0);
  });
};

const DEDUCTIBLE = /\bdeduct?ibles?\b/i;
/** What a company or an insurer may do with it instead: only what is denied of it leaves it with the owner. */
const TAKEN_OVER =
  /\b(?:waiv|absor|cover|rebat|forgiv|refund|reimburs|credit|excus|eras|swallow|bur(?:y|ied)|hid|discount|offset|lower|reduc|includ)\w*|\b(?:eats?|free|back|on us|for you|by (?:us|the (?:company|contractor))|tak\w+ care|goes? away|(?:we|contractor|company) (?:will |can )?pays?)\b|\b(?:we|i)['’]ll pay\b/i;
/** Whoever is insured: "you", but not "your carrier". */
const OWNER = String.raw`(?:you|(?:home)?owners?|insured|customer|client)\b`;
/** The owner takes it on: "you cover", "covered by the homeowner". */
const BY_OWNER = new RegExp(
  `\\b${OWNER} (?:will |must )?cover|\\bcovered by (?:the )?${OWNER}`,
  'gi',
);
const OWES = [
  new RegExp(`\\b${OWNER}.*\\b(?:pays?|paid|owe[sd]?|due|bring)\\b`, 'i'),
  new RegExp(`\\b(?:paid|owed|due|payable|collected|pays?)\\b.*\\b${OWNER}`, 'i'),
  /\b(?:responsib\w*|collect\w*|bring|must be paid|(?:is|are) (?:due|owed|payable)|due (?:to|at|on|upon|when))\b/i,
  /\b(?:yours|your (?:own|part|share|cost)|of your pocket|dueño|usted)\b|\bperson insured\b.*\bpay\b/i,
  /\b(?:but|beyond|except|other than|only|plus|besides) (?:\w+ ){0,2}dedu/i,
];
/** "You pay nothing beyond it" owes it. */
const BUT_IT =
  /\b(?:no|none|nothing|not)\b[^,.;]*\b(?:but|beyond|except|other than|more than|besides)\b/gi;

/** Whether a statement denies what follows in it: "We never waive", but not "You pay nothing". */
const isDeniedBefore = (statement: string, at: number): boolean =>
  plainWords(statement.slice(0, at)).some(isDenial) ||
  /\bagainst (?:the )?law\b|\bfraud\b/i.test(statement);

/** Whether a sentence leaves a deductible with whoever is insured: all that may take it over is denied. */
const leavesIt = (sentence: string): boolean => {
  const statements = sentence
    .replace(BY_OWNER, 'you pay')
    .replace(BUT_IT, 'only ')
    .split(new RegExp(`${STATEMENT.source}|[:.?!] (?=we\\b|you\\b)`, 'i'));
  const taken = statements.flatMap((one) => {
    const at = one.search(TAKEN_OVER);
    return at < 0 ? [] : isDeniedBefore(one, at);
  });
  if (taken.length > 0) return taken.every(Boolean);
  return (
    OWES.some((owes) => owes.test(statements.join(' '))) &&
    !plainWords(statements.join(' ')).some(isDenial)
  );
};

/** Whether a paper says in any words that the owner pays the deductible; what says so may stand in the sentence after it. */
export const isDeductibleOwed = (sentences: readonly string[]): boolean =>
  sentences.some((one, at) => {
    const next = sentences[at + 1] ?? '';
    return (
      DEDUCTIBLE.test(one) &&
      (leavesIt(one) || (/\bit\b/i.test(next) && leavesIt(`${one} ${next}`)))
    );
  });
