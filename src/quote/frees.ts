import { dueIn } from './due-in.ts';

/** Quotes the law, a notice that it asks for or what it forbids, or says what others do or may offer. */
const LAW =
  /\b(?:(?:federal|state|texas|city|county)(?:['’]s)? (?:law|rule|code|statute)s?|against the law|unlawful|chapter \d|section \d{2,})|^\W*(?:other|some|most|many|storm) (?:\w+ )?(?:compan|agenc|mover|outfit|roofer|contractor|office|clinic|seller|shop|broker|chaser)|^\W*(?:(?:if|when) )?(?:some|any)(?:one|body)(?: else)? (?:\w+ )?(?:offers?|promises?|tells? you)\b/i;
/** What is paid comes back or is for what was done, nothing more is owed, it ends by itself, or only the money of who is cared for pays. */
const FREE =
  /(?<!\b(?:no|non|not|none|less)\b.*)\brefundable\b|\b(?:no|without(?: any?)?) (?:\w+ ){0,2}(?:fee|penalty) (?:for|to|if|when)\b|\bnothing (?:further|more|else|to pay)\b|\ball (?:that )?you (?:owe|pay) is\b|\bonly (?:owe|pay) for\b|\b(?:owe|pay) only for\b|\bends? by itself\b|\bthen (?:stops|ends)\b|\b(?:from|with) (?:the )?\w+(?:['’]s)? money only\b|\bonly on (?:the )?\w+(?:['’]s)? behalf\b|\bwe (?:do not|don['’]t|never|will not|won['’]t|cannot|can['’]t) (?:(?:ask|charge|keep|raise|require)\b(?!.*\b(?:permit|inspect\w*|city|county)\b)|take (?:back|letters|liens|assignments|an assignment))\b/i;
/** "No fee to cancel for three days, after that 30% is owed" frees for a while. */
const FOR_A_WHILE =
  /\b(?:but|except|unless|only (?:if|in|within|until)|thereafter|after (?:that|which|then)|otherwise|today|tonight)\b/i;

/** Whether a sentence lays nothing on whoever signs: it says what frees them, what the law has, or what others do. */
export const frees = (sentence: string): boolean =>
  LAW.test(sentence) || (FREE.test(sentence) && !FOR_A_WHILE.test(sentence));

/** Paid as or after work is done, */
const WHEN_DONE =
  /\bday of (?:the |each |every |your )?(?:visit|service)\b|\bdays after (?:we (?:finish|are done)|completion|(?:the |our )?(?:invoice|bill)|(?:the )?work)\b|^\W*(?:payment|terms)\b.*\bon completion\b/i;
/** but for what somebody else leaves unpaid, or in part before. */
const NOT_ALL = /\$|\b(?:today|not|any\w*|whatever|if|unless|before|down|deposit)\b/i;
const REST =
  /\b(?:balance|rest|remainder) (?:is )?(?:due |paid )?(?:on|at|upon|when|once|after)\b/i;
const SHARES = /(?:\d ?%|\bhalf\b).*(?:\d ?%|\bhalf\b)/i;
/** As much at once is asked in trades where goods are made to order. */
const MOST_AT_ONCE = 0.5;

/** Says what a price has in it. */
const OFFERED =
  /^(?!.*\b(?:not|if|unless|before)\b).*\d (?:(?:that|which|and) )?includ(?:es?|ing)\b/i;

/** Whether nobody need read a sentence twice: it frees, says what a price has in it, or no more than when each part of a price is due, none before the work. */
export const isHarmless = (sentence: string): boolean => {
  if (frees(sentence)) return true;
  const { first, later } = dueIn(sentence, 0);
  const said = first + later;
  if (said === 0)
    return OFFERED.test(sentence) || (WHEN_DONE.test(sentence) && !NOT_ALL.test(sentence));
  const isWhole = SHARES.test(sentence)
    ? Math.abs(said - 1) < 0.01
    : said <= MOST_AT_ONCE && REST.test(sentence);
  return isWhole && first <= MOST_AT_ONCE && !/\bbefore\b/i.test(sentence);
};
