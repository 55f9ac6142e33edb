import { figuresOf } from './line-figures.ts';
import { isDenial, plainWords } from './words-of.ts';

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
    if (GIFT.test(one)) return !plainWords(one).some(isDenial);
    return !OWN.test(one) && !OTHER.test(one) && its.some((usd) => usd < 0);
  });
};
