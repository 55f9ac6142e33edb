import { blankNotMoney, COUNTED } from './not-money.ts';

/** A price for one of something: "$95 per sheet". */
export interface Rate {
  /** US dollars, 0 or more. */
  readonly usd: number;
  /** As written, in lower case and of one thing: "sheet", "sq ft", "visit". */
  readonly per: string;
}

/** What a line says in dollars. */
export interface Amounts {
  /** US dollars; below 0 where it is taken off; null where the line has no amount of its own. */
  readonly amount: number | null;
  /** The line's price for one, where it has no amount of its own. */
  readonly rate: Rate | null;
}

/** Dollars above this are a number of something else. */
const MOST = 10_000_000;

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
/** With a dollar sign, cents or separated thousands: surely an amount. */
const SURE = new RegExp(
  `([-−–(] ?)?(?:(?:\\$|usd)\\s?([-−])?\\s?(${NUMBER})(k\\b)?|(?<![\\d.,$])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d+\\.\\d{2})(?![\\d%]|,\\d))(\\))?(-(?=\\s|$)| ?cr\\b)?`,
  'gi',
);
/** A bare number that ends the line: "Permit 300". */
const LAST = /(?<![\w.,$/-])([-−])?(\d{1,6}(?:\.\d{1,2})?)(k)?\s*$/i;

const AFTER_RATE = new RegExp(
  `^\\s*(?:/|per\\b|a(?= )|each\\b|ea\\b|p/)\\s*(${COUNTED}|[a-z]+)?`,
  'i',
);
const BEFORE_RATE = /(?:@|\bat)\s*$/i;
/** "12 sheets @ $95", "5 hrs x $165". */
const TIMES = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:${COUNTED}|[a-z]+)?\\.?\\s*(?:@|\\bat\\b|×|\\bx)\\s*$`,
  'i',
);

interface Found {
  readonly usd: number;
  readonly from: number;
  readonly to: number;
}

const read = (digits: string, thousands?: string): number =>
  Number(digits.replace(/,/g, '')) * (thousands ? 1000 : 1);

const toCents = (usd: number): number => Math.round(usd * 100) / 100;

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/(?<=\w{2})(?<!s)s$/, '')
    .trim();

const sureAmounts = (text: string): Found[] =>
  [...text.matchAll(SURE)].flatMap((match) => {
    const [whole, before = '', minus, dollars, k, bare, closed, after] = match;
    const usd = read(dollars ?? bare ?? '', k);
    // "Permit - $300" and "$300-$500" are no deductions; "-$500", "($500)" and "$500-" are.
    const isJoined = /^[-−]$/.test(before) && !/\S$/.test(text.slice(0, match.index));
    const isLess =
      minus !== undefined || after !== undefined || isJoined || (before[0] === '(' && !!closed);
    return usd <= MOST
      ? [{ usd: isLess ? -usd : usd, from: match.index, to: match.index + whole.length }]
      : [];
  });

const lastNumber = (text: string): Found[] => {
  const match = LAST.exec(text);
  const hasWords = match !== null && /[a-z]{2}/i.test(text.slice(0, match.index));
  const usd = match ? read(match[2] ?? '', match[3]) : 0;
  return match && hasWords
    ? [{ usd: match[1] ? -usd : usd, from: match.index, to: text.length }]
    : [];
};

const rateOf = (text: string, { usd, to, from }: Found): Rate | null => {
  const after = AFTER_RATE.exec(text.slice(to));
  if (after && usd >= 0) return { usd, per: singular(after[1] ?? '') || 'each' };
  const before = text.slice(0, from);
  return usd >= 0 && (BEFORE_RATE.test(before) || TIMES.test(before)) ? { usd, per: 'each' } : null;
};

/**
 * The amount of one line of a quote. The last amount counts ("30 SQ $325.00 $9,750.00"; of a range its
 * upper end); a quantity at a price for one is multiplied.
 */
export const readAmounts = (text: string): Amounts => {
  const masked = blankNotMoney(text);
  const sure = sureAmounts(masked);
  const found = sure.length > 0 ? sure : lastNumber(masked);
  const own = found.filter((one) => !rateOf(text, one)).at(-1);
  if (own) return { amount: toCents(own.usd), rate: null };
  const priced = found.at(-1);
  const rate = priced ? rateOf(text, priced) : null;
  if (!priced || !rate) return { amount: null, rate: null };
  const times = TIMES.exec(text.slice(0, priced.from));
  const count = times ? read(times[1] ?? '') : 0;
  return count > 0 && count * rate.usd <= MOST
    ? { amount: toCents(count * rate.usd), rate: null }
    : { amount: null, rate };
};
