/** Quotes the law, a notice that it asks for or what it forbids, or says what others do or may offer. */
const LAW =
  /\b(?:(?:federal|state|texas|city|county)(?:['’]s)? (?:law|rule|code|statute)s?|against the law|unlawful|chapter \d|section \d{2,})|^\W*(?:other|some|most|many|storm) (?:\w+ )?(?:compan|agenc|mover|outfit|roofer|contractor|office|clinic|seller|shop|broker|chaser)|^\W*(?:(?:if|when) )?(?:some|any)(?:one|body)(?: else)? (?:\w+ )?(?:offers?|promises?|tells? you)\b/i;
/** Says what a price is or has in it, what whoever signs keeps, or that no more is owed than for what was done. */
const GIVES =
  /^(?!.*\b(?:not|if|unless|before)\b)(?:.*\d (?:(?:that|which|and) )?includ(?:es?|ing)\b|.*\ball (?:that )?you (?:owe|pay) is\b|(?:total|.*\bweekly charge)\b[^$]* is \$[\d,.]+(?:, tax included)?\W*$|you keep (?:all|every)\b)/i;

/** Whether a sentence lays nothing on whoever signs: it says what the law has, what others do, or what it gives. */
export const frees = (sentence: string): boolean => LAW.test(sentence) || GIVES.test(sentence);
