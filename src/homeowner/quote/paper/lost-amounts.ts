import { hasWords, MONEY } from '../../../quote/proven-amounts.ts';
import { tokensOf } from '../../../quote/tokens.ts';

/** Ends as an amount does, or what is left of one: "$3,", "39.", "-$", "89. 010)", "489gg", "9,4U0.UU". */
export const FIGURED =
  /(?:\p{Sc}|\d[\d,.]*|\d[.,][\d\p{Lu}]+\.[\d\p{Lu}]{2}|\s{2}\d{2,}\p{L}{1,2})[\s.,:;*|/)\]°]*$/u;
/** A date, a phone number, a place, the number of a paper or a page: figures at the end of a line that are no amount. */
const NO_AMOUNT =
  /\d+[-/]\d+[-/]\d|\d+\.\d+\.\d{4}|\d{3}\W+\d{3}\W\d{4}|\b(?:[A-Z]{2}|texas)\W+\d{5}|#\s?[\w-]*$|\d{2,}-\d{2,}\W*$|(?:^|\s)0\d{4,}\W*$|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\W+\d{1,2}(?:\W+\d{4})?\W*$|\b(?:no|ticket|invoice|tech|page|suite|ste|hwy|apt)\b\W*\d+\W*$/i;
/** Whether what it ends in is none: these, or the number of a paper, "BID 1187", or a year. */
export const isNamed = (line: string): boolean => {
  const last = tokensOf(line).at(-1);
  const isName =
    last?.type === 'name' && /^(?:\p{L}.* )?\d+$/u.test(line.slice(last.from, last.to));
  return isName || NO_AMOUNT.test(line);
};
/** A total, whose amount nobody leaves out. */
export const TOTAL =
  /^\W*(?:(?:sub-?|grand |net )?total|balance(?: due)?|amount ?due)\W*(?:\S+\s*){0,2}$/i;
/** The name of a column of prices, right of another … */
const PRICED_HEAD = /\p{L}.*\s{2,}\S*\s?(?:price|amount|total|cost|charge|ext\w*)\W*$/iu;
/** … and what no longer is a row below it. */
const SENTENCE = /\p{L}[.!?]\W*$|(?:\S+\s+){10}/u;

/** The rows below the name of a column of prices, down to a total or a sentence: from where, and before which line. */
export const rowsBelow = (lines: readonly string[]): readonly [number, number] => {
  const from = lines.findIndex((line) => PRICED_HEAD.test(line) && !line.match(MONEY)) + 1;
  const size = lines.slice(from).findIndex((line) => SENTENCE.test(line) || TOTAL.test(line));
  const end = size < 0 ? lines.length : from + size;
  return [from, from === 0 ? 0 : end + (TOTAL.test(lines[end] ?? '') ? 1 : 0)];
};

/** Fewer of such rows with an amount than this, and the column was lost, as handwriting is. */
const FEWEST_READ = 0.5;
const FEWEST_ROWS = 3;

/** Whether the name of a column of prices was read, and few of its prices, or a total without its own. */
export const mayLack = (lines: readonly string[]): boolean => {
  const rows = lines.slice(...rowsBelow(lines)).filter(hasWords);
  const read = rows.filter((line) => line.match(MONEY));
  return (
    (rows.length >= FEWEST_ROWS && read.length < FEWEST_READ * rows.length) ||
    lines.some(
      (line, at) =>
        TOTAL.test(line) && ![line, lines[at + 1] ?? ''].some((one) => one.match(MONEY)),
    )
  );
};
