import { readAmounts, type Rate } from './amounts.ts';
import { plainWords } from './words-of.ts';

/** What a line of a quote is. Only `work`, `tax` and `discount` are part of the price. */
export type LineKind =
  | 'work'
  | 'tax'
  | 'discount'
  /** A choice that may be added: not in the price. */
  | 'option'
  | 'subtotal'
  | 'total'
  /** What is due when. */
  | 'payment';

/** How the work of a line stands in the quote. */
export type Standing =
  | 'priced'
  /** Said to be in the price. */
  | 'included'
  /** Only named: in the scope, if the price is for all of it. */
  | 'named'
  /** To be priced later, or for each one needed. */
  | 'open'
  /** Left to the owner or to others. */
  | 'out';

/** One line of a quote. */
export interface QuoteLine {
  readonly text: string;
  readonly kind: LineKind;
  readonly standing: Standing;
  /** US dollars; below 0 where it is taken off; null where none is written. */
  readonly amount: number | null;
  readonly rate: Rate | null;
}

/** Longer texts are no quotes; what is over is left out. */
const LONGEST_TEXT = 40_000;
const LONGEST_LINE = 300;
const MOST_LINES = 300;

/** Said of work that is not in the price, whatever amount stands beside it. */
const NOT_IN_IT =
  /\b(?:not|isn['’]t|aren['’]t) (?:be )?(?:included|incl\b|in (?:this|the) (?:price|quote|bid|estimate))|\b(?:does|do) not include|\bdoesn['’]t include|\bexclud|^\W*exclusions?\s*:|\bn\.?i\.?c\b\.?|\bsold separately\b|\bextra charge\b/i;
const BY_OTHERS =
  /\bby (?:the )?(?:owner|homeowner|customer|client|others?|buyer|seller|gc|tenant)s?\b(?!['’]s)|\b(?:owner|homeowner|customer|client)(?:['’]?s)?[ -](?:supplie[sd]|provide[sd]|to (?:supply|provide|pull|pay|obtain|remove|move)|pulls|pays|responsib|furnish)|\bno (?:permit|haul|paint|disposal)\b/i;
const INCLUDED =
  /\bincl(?:uded|udes|uding|\.)?(?![a-z])|\bno (?:extra |additional )?(?:charge|cost)\b|\bn\/c\b|\bfree\b|\bcomplimentary\b|\bin (?:the )?price\b/i;
const OPEN =
  /\bt\.?b\.?d\b\.?|\bto be (?:determined|decided|priced|quoted)\b|\b(?:as|if|where|when) (?:needed|necessary|required|found|rotten|damaged|any)\b|\btime (?:and|&) materials?\b|\bt ?& ?m\b|\bupon inspection\b|\bmarket price\b|\bper unit\b|\b(?:additional|extra|further|each additional)\b.*\b(?:per|each|ea|\/)|\bchange order\b|\bcall for (?:a )?(?:price|quote)\b|\bpending\b|\bunforeseen\b/i;

const PAYMENT =
  /\bdeposit\b|\bdown ?-?payment\b|\b(?:due|payable|paid|pay) (?:at|on|upon|before|when|in) (?!total)|\bbalance (?:due|owed|of|on|at|upon|remaining)\b|\b(?:remaining|final) balance\b|^\W*balance\W*\$|\bpayment\b|\bfinanc|\bdraw\b|\bretainer\b|\bprogress (?:bill|payment)|\bas low as\b|\bamount paid\b|\bapr\b|\binstallments?\b/i;
const SUBTOTAL = /\bsub[- ]?total\b/i;
const TOTAL =
  /^\W*(?:(?:your|grand|final|net|full|whole|complete|project|job|contract|estimated?|quoted?|bid|proposal|invoice|package|sales|combined|overall|new)\s+)*(?:totals?|amount due|price|cost|investment|sum)\b(?:\s+(?:due|price|cost|amount|investment|sum|estimate|project|job|contract|for|this|the|with|w\/?|incl\w*|after|and|tax|discounts?|quoted?|bid|all|of|work|to|usd|complete|installed|is|as|written|above|proposal))*\W*(?:usd\W*)?[\d$,.k\s()-]*$|\bgrand total\b|^\W*(?:we (?:propose|offer).*(?:sum|total) of|for the (?:total )?sum of)/i;
const TAX = /\b(?:sales )?tax(?:es)?\b/i;
const NO_TAX = /\btax (?:credit|rebate|incentive)|\btaxes? (?:is|are)? ?includ/i;
const DISCOUNT =
  /\bdiscount\b|\bcoupon\b|\brebate\b|\bpromo(?:tion)?\b|\bsavings?\b|\bcredit\b|^\W*less\b/i;
const OPTION = /^\W*(?:option|optional|add[- ]?on|upgrade|alternate|alt\.|good|better|best)\b/i;

const kindOf = (text: string, hasAmount: boolean): LineKind => {
  if (SUBTOTAL.test(text)) return 'subtotal';
  if (TOTAL.test(text) && hasAmount) return 'total';
  if (/\btotal\b/i.test(text) && hasAmount && !PAYMENT.test(text)) return 'subtotal';
  if (PAYMENT.test(text)) return 'payment';
  if (OPTION.test(text)) return 'option';
  if (!hasAmount) return 'work';
  if (TAX.test(text) && !NO_TAX.test(text)) return 'tax';
  return DISCOUNT.test(text) ? 'discount' : 'work';
};

const standingOf = (text: string, amount: number | null, rate: Rate | null): Standing => {
  if (NOT_IN_IT.test(text)) return 'out';
  if (amount !== null && amount !== 0) return 'priced';
  if (BY_OTHERS.test(text)) return 'out';
  if (OPEN.test(text) || rate) return 'open';
  return INCLUDED.test(text) || amount === 0 ? 'included' : 'named';
};

/** Reads one line. Never throws. */
export const readLine = (written: string): QuoteLine => {
  const text = written.slice(0, LONGEST_LINE);
  const { amount, rate } = readAmounts(text);
  const kind = kindOf(text, amount !== null || rate !== null);
  const isLess = kind === 'discount' && amount !== null && amount > 0;
  const standing = standingOf(text, amount, rate);
  return {
    text,
    kind,
    // "Not included: about $300" is no part of the price.
    standing,
    amount: standing === 'out' ? null : isLess ? -amount : amount,
    rate,
  };
};

const hasMoney = (text: string): boolean => {
  const { amount, rate } = readAmounts(text);
  return amount !== null || rate !== null;
};
const isOnlyMoney = (text: string): boolean =>
  hasMoney(`sum ${text}`) &&
  plainWords(text.replace(/\b(?:usd|k)\b/gi, '')).every((word) => /^\d/.test(word));
/** Whether the sentence goes on in the next line. */
const goesOn = (text: string, next: string): boolean =>
  !hasMoney(text) &&
  !/[:.;!?]$/.test(text) &&
  (/(?:,|&|\band|\bwith|\bof|\bto|\bfor|\bor|-)$/i.test(text) || /^[a-z(&]/.test(next));

const tidy = (line: string): string =>
  line
    .replace(/[\p{Cf}\u0000-\u0008\u000e-\u001f]/gu, '')
    .replace(/\t/g, '  ')
    .replace(/(?:\.\s?){3,}|_{2,}|…+/g, ' ')
    .replace(
      /^[\s*\u2022\u00b7\u25aa\u25cf\u25e6\u2713\u2714\u2611\u25a1\u2013\u2014-]+(?!\$?\d)|^\s*\d{1,2}[.)]\s+(?=[a-z])/giu,
      '',
    )
    .replace(/ {3,}/g, '  ')
    .trim();

/** The lines of a text as they were meant: one broken over two is joined. */
const joinLines = (text: string): string[] => {
  const joined: string[] = [];
  for (const line of text
    .slice(0, LONGEST_TEXT)
    .split(/\r\n|\r|\n/)
    .map(tidy)) {
    if (!line) continue;
    const before = joined.at(-1);
    const belongs =
      before !== undefined &&
      before.length + line.length < LONGEST_LINE &&
      ((isOnlyMoney(line) && !hasMoney(before)) || goesOn(before, line));
    if (belongs) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined.slice(0, MOST_LINES);
};

/** The lines of a contractor's quote, in their order; any text will do. */
export const readQuote = (text: string): QuoteLine[] => joinLines(text).map(readLine);

/** A line whose amount a person put right: dollars, or null where they say it has none. */
export const retype = (text: string, amount: number | null): QuoteLine => {
  const read = readLine(text);
  if (read.amount === amount) return read;
  const { kind, standing } = readLine(amount === null ? text : `${text} $${Math.abs(amount)}`);
  const without = standing === 'priced' ? 'open' : standing;
  return { text, kind, amount, rate: null, standing: amount === null ? without : 'priced' };
};
