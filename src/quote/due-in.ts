import { figuresOf } from './line-figures.ts';
import { tokensOf } from './tokens.ts';
import { isDenial, plainWords } from './words-of.ts';

/** Each figure is said with its own words: "$0 at start, $11,505 at completion", "$500 deposit balance $400". */
const PART =
  /[;|/+]|,(?!\d)|\.(?!\d)|\b(?:and|then)\b|\s(?=(?:balance|remainder|rest|remaining)\b(?! *(?:[;,.]|$)))/i;
const FIRST =
  /\b(?:deposit|anticipo|initial|first(?! (?:insurance |claim )?check)|down|retainer|sign\w*|start\w*|begin\w*|schedul\w*|book\w*|order\w*|hold|up ?front|advance|before|today|now|accept\w*|say (?:yes|ok(?:ay)?|go)|approval)\b/i;
/** Says so plainly, though the line may be of anything: "We collect $2,100 today", and no "about $725 today". */
const PLAINLY =
  /\b(?:down(?! the)|deposit|anticipo|initial payment|up ?front|in advance|(?:collect|pay|due)\b.*\btoday|today to|your (?:signed agreement|order)|(?:at|on|upon|with|when you) (?:the |your )?(?:sign\w*|order|accept\w*|booking)|say (?:yes|ok(?:ay)?|go)|(?:to|at) start|antes|to (?:schedule|book|reserve|hold|secure|get (?:on|started))|before (?:we|the \w+|start|work|delivery))\b/i;
/** As much at once is asked in trades where goods are made to order, and of small jobs, as a part of the price. */
export const MOST_AT_ONCE = 0.5;
/** Forms are delivered before the work; what is not paid before it, or the day it starts, is paid later. */
const LATER =
  /\b(?:(?:none|nothing|not a (?:cent|dime|dollar|penny)|not pay\w*|(?:do|wo)n['’]t (?:pay|owe))\b.*\b(?:before|prior to|until)|balance|remainder|rest|remaining|saldo|last|cod|happy|satisfied|after (?:the )?(?:job|work)|complet\w*|finish\w*|done|final (?:payment|draw|bill|invoice|inspection|walk)|at (?:the )?end|(?:day|morning|when|once) (?:we|(?:the |our )?crew|work) (?:starts?|begins?)|(?:after|on|upon|at|once|when) (?:the )?(?:[\w']+ )?(?:pour\w*|walk\w*|pass\w*|inspect\w*|dry-?in|deliver\w*(?! of (?:the )?forms)|panels|roof|pto|arriv\w*|install\w*|cool\w*|runs?|final))\b/i;
/** Comes from an insurer or a lender, or is what an insurer leaves to pay. */
const OF_OTHERS = /\b(?:deductible|insur\w+|claims?|lender|loan|financ\w+)\b/i;
/** Asked of nobody: "half when we start is fine but not required". */
const AS_YOU_LIKE =
  /\b(?:not (?:required|needed|necessary)|optional|if you (?:like|want|prefer|wish))\b/i;

const SHARES: readonly (readonly [says: RegExp, share: number])[] = [
  [/\btwo[- ]thirds\b/i, 2 / 3],
  [/\bthree[- ](?:quarters|fourths)\b/i, 3 / 4],
  [/\b(?:half|mitad)\b/i, 1 / 2],
  [/\b(?:third|tercio)\b/i, 1 / 3],
];

/** "No deposits under $15,000" asks for none of it. */
const LIMIT = /\b(?:under|over|above|below) \$ ?[\d,.]+/gi;

/** "40% at forms and steel set": a time of its own that is not the start. */
const MILESTONE =
  /\b(?:at|when|once|after|upon|on) (?!(?:the )?deliver\w* of (?:the )?forms)[a-z]|\bday\b/i;

/** Whether a part says that its sum is due when work is done; undefined where it says neither that nor the start. */
const isLater = (part: string): boolean | undefined =>
  LATER.test(part) || (FIRST.test(part) ? false : MILESTONE.test(part) || undefined);

/** The share of a price that words say, from 0 to 1; undefined where they say none. */
const saidShare = (part: string): number | undefined => {
  const percent = tokensOf(part).find((token) => token.type === 'percent');
  return percent ? percent.value / 100 : SHARES.find(([says]) => says.test(part))?.[1];
};
/** Says again in dollars what share was said: "half, $3,044.63". */
const IS_SUM = /^\W*\$[\d,.]+\W*$/;

/** So near to a whole shares are all of it, as a part of 1. */
const WHOLE = 0.01;
/** So far a share that is said may be from what its sum makes of a price before tax, as a part of 1. */
const TAXED = 0.05;

/**
 * When the sums of a sentence are due, as parts of the price from 0. A part that does not say goes with the one before it, at the start of a
 * sentence with the first that does.
 * @param total dollars the quote comes to; 0 where none was read, then only percents say a part
 */
export const dueIn = (sentence: string, total: number) => {
  const parts = sentence.split(PART);
  const isAsked = !OF_OTHERS.test(sentence) && !plainWords(sentence).some(isDenial);
  const saysWhen = (part: string) => isLater(part) !== undefined;
  let when = parts.find(saysWhen) ?? '';
  const told: number[] = [];
  const shares = parts.flatMap((part, at) => {
    if (saysWhen(part)) when = part;
    if (AS_YOU_LIKE.test(part) || (IS_SUM.test(part) && saidShare(parts[at - 1] ?? ''))) return [];
    const said = saidShare(part);
    const { amount: usd, amounts } = figuresOf(part.replace(LIMIT, ' '));
    const isLate = isLater(when) ?? false;
    // "30%  $2,617  $3,366": of several prices each has its own. "$9,000 of $27,000" asks for the smaller.
    const isOfTotal = usd !== null && total > 0 && !(said && amounts.length > 1);
    const sum = amounts.length > 1 ? Math.min(...amounts.filter((one) => one > 0)) : usd;
    // Half of an odd number of cents is half.
    const made = isOfTotal ? Math.round((sum! / total) * 1000) / 1000 : said;
    // Half of a price whose tax comes on top is half.
    const share = said && made && Math.abs(made - said) < TAXED ? said : made;
    if (share === undefined) return [];
    // "30% at start, 70% al terminar": the rest is later, however that is said.
    const isRest = !saysWhen(part) && told.some((one) => Math.abs(one + share - 1) < WHOLE);
    told.push(share);
    const isPlain = isAsked && share < 1 && PLAINLY.test(when);
    return { isLate: isLate || isRest, share, isPlain };
  });
  const first = shares.filter(({ isLate }) => !isLate);
  return {
    /** The largest sum asked for at the start or before; 0 where none is said. */
    first: Math.max(0, ...first.map(({ share }) => share)),
    /** The largest that is plainly asked for then, but not all; 0 where none is. */
    asked: Math.max(0, ...first.map(({ share, isPlain }) => (isPlain ? share : 0))),
    /** All that is left until work is done. */
    later: shares.reduce((sum, { isLate, share }) => sum + (isLate ? share : 0), 0),
  };
};

/** Whether a sentence says no more than when each part of a price is due, and asks for no more than half of it first. */
export const isPlan = (sentence: string): boolean => {
  const { first, later } = dueIn(sentence, 0);
  return first <= MOST_AT_ONCE && later > 0 && Math.abs(first + later - 1) < WHOLE;
};
