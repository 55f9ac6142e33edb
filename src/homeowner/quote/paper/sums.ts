import { tokensOf } from '../../../quote/tokens.ts';
import { ANY_UNIT } from '../../../quote/units.ts';
import type { Piece } from './rows.ts';

/** One line of a paper: which of its amounts a sum on the paper proves. */
export interface Proof {
  /** Amounts of money in it, as written. */
  readonly amounts: readonly string[];
  /** Of these, those that a multiplication of their line or a sum of the page comes to. */
  readonly proven: readonly string[];
  /** Whether it stands among the lines of a sum that comes out: what has no amount there has lost none. */
  readonly isSummed: boolean;
}

const NUMBER = /[-−(]*\$?\s?\d[\d,]*(?:\.\d+)?\)?/g;
/** With a dollar sign, with cents, or alone at the end of a line, in a column of its own: two digits behind words alone. */
const MONEY =
  /[-−(]*\$\s?\d[\d,]*(?:\.\d\d)?\)?(?![\d.,]*\d)|[-−(]*(?<![\d.,])\d[\d,]*\.\d\d\)?(?![\d.,]*\d| ?%)|(?<=\s{2})(?<!TX\s{2})[-−(]*[1-9][\d,]{2,}\)?$|(?<=^[^\d\s]+(?: [^\d\s]+)*\s{2})[1-9]\d$/g;

/** Where the last amount of a line ends, as a part of it; 1 without one. */
export const lastAmountEnd = (line: string): number => {
  const last = [...line.matchAll(MONEY)].at(-1);
  return last ? (last.index + last[0].length) / line.length : 1;
};

/** In cents; below 0 with a minus or in brackets. */
const centsOf = (written: string): number => {
  const cents = Math.round(100 * Number(written.replaceAll(/[^\d.]/g, '')));
  return /[-−(]/.test(written) ? -cents : cents;
};

/** What a sum is called. */
const SUM =
  /\b(?:(?:sub)?totals?|sum|due|price|cost|net|all)\b|\b(?:balance|amount)\b|\b(?:you|we) pay\b/i;
const LEFT = /^\W*(?:balance|remaind|amount due)/i;
/** So many lines may make one sum. */
const MOST_ADDENDS = 60;

const UNIT = new RegExp(`(?<=^[\\d\\s.,|]*\\d[|\\s]+)\\b(?:${ANY_UNIT})\\b(?=\\s+\\$?\\d)`, 'giu');
/** Whether an amount of it would say of what it is: the unit behind a number, "2 ft  146 LF", does not. */
export const hasWords = (line: string): boolean =>
  /(?<!\p{L}|\d\s*)\p{L}{2}|(?<!\p{L})\p{Lu}\p{L}{2}/u.test(line.replaceAll(UNIT, ' '));

/**
 * The amount and the numbers before it that make it, in cents, to the cent or as rounded to dollars: two that
 * multiply to it, with or without a tax behind them, or three, "9 x 3 days @ 31.00"; none if none do.
 * @param isSure whether a sum proves it: then one times the same is its price
 */
const productOf = (line: string, amount: string, isSure: boolean): readonly number[] => {
  const cents = Math.abs(centsOf(amount));
  const before = (line.slice(0, line.lastIndexOf(amount)).match(NUMBER) ?? []).map((one) =>
    Math.abs(centsOf(one)),
  );
  for (const [at, first] of before.entries())
    for (const [next, second] of before.entries()) {
      if (next <= at || (!isSure && (first === 100 || second === 100))) continue;
      const product = (first * second) / 100;
      const third = before.slice(next + 1).find((one) => {
        const isFactor = isSure && Math.abs(cents - (product * one) / 100) <= 1;
        return isFactor || Math.abs(cents - product - one) <= 1;
      });
      if (third !== undefined) return [first, second, third, cents];
      if (Math.abs(cents - product) <= 1) return [first, second, cents];
    }
  return [];
};

/** One amount of a paper: the line it stands in, and which of its amounts it is. */
interface Entry {
  readonly line: number;
  readonly at: number;
  /** Of a table, from its right. */
  readonly column: number;
  readonly cents: number;
}

/** The amounts as they may stand above a sum: the first and the second of each line, as of columns with empty cells, and the last, all of them, and each column, from the right. */
const columnsOf = (matches: readonly (readonly RegExpExecArray[])[]) => {
  const all = matches.map((own, line) =>
    own.map(({ 0: one, index, input }, at): Entry => {
      const column = input.slice(index + one.length).split(/\s{2,}/).length;
      return { line, at, column, cents: centsOf(one) };
    }),
  );
  const columns = Map.groupBy(all.flat(), ({ column }) => column);
  const [lasts, ...begins] = [[-1], [0, 1], [1, 2]].map((cut) =>
    all.flatMap((own) => own.slice(...cut)),
  );
  return { begins, others: [lasts!, all.flat(), ...columns.values()] };
};

/** A sum and the amounts in a row before or behind it that make it; null where none do. */
const addendsOf = (
  column: readonly Entry[],
  at: number,
  by: -1 | 1,
  lines: readonly string[],
): readonly Entry[] | null => {
  const sum = column[at]!;
  let left = sum.cents;
  for (let count = 1; count <= MOST_ADDENDS; count += 1) {
    const one = column[at + by * count];
    if (!one) return null;
    left -= one.cents;
    // One line that says the same amount is no sum.
    if (left !== 0 || count < 2) continue;
    const addends = by < 0 ? column.slice(at - count, at) : column.slice(at + 1, at + count + 1);
    const called = lines[sum.line]!;
    // Two round amounts make a third by chance: that is a sum where it is called one.
    const isRound = count === 2 && sum.cents % 100 === 0;
    if (isRound && /\p{L}/u.test(called) && !SUM.test(called)) continue;
    // A balance is no more than the total.
    const isOver = ({ line, cents }: Entry) => cents < sum.cents && /^\W*total/i.test(lines[line]!);
    if (!LEFT.test(called) || !addends.some(isOver)) return addends;
  }
  return null;
};

/** "50 % down". */
const PERCENT = /(\d[\d.]*) ?%/g;
/** A part of less, in cents, comes out by chance. */
const LEAST_PART = 1000;
/** From so much on the same amount again was read right, too: "your deductible of $3,100.00". */
const LEAST_AGAIN = 100_000;

/**
 * Which amounts of a paper are proven by arithmetic that stands on it: quantity times price in their line,
 * that some amounts in a row make the next or the one before them, or that they are so many percent of one that
 * is proven, or the same again. Reading is proven by nothing else: a reader's own doubt does not tell right from wrong.
 */
export const prove = (lines: readonly string[]): readonly Proof[] => {
  const matches = lines.map((line) => [...line.matchAll(MONEY)]);
  const found = matches.map((own) => own.map(([one]) => one.trim()));
  const proven = found.map(() => new Set<number>());
  /** By lines of a sum that comes out, those of the sums. */
  const summed = new Map<number, Entry['line'][]>();
  const { begins, others } = columnsOf(matches);
  for (const column of [...begins, ...others])
    for (const [at, sum] of column.entries())
      for (const by of [-1, 1] as const) {
        const addends = addendsOf(column, at, by, lines);
        if (!addends) continue;
        for (const { line, at: own } of [...addends, sum]) proven[line]!.add(own);
        // An amount without words is that of a line beside it that has none.
        const torn = addends.filter(({ line }) => !hasWords(lines[line]!));
        for (let { line } = addends[0]!; by < 0 && line <= sum.line; line += 1)
          if (others.includes(column) && torn.every((one) => Math.abs(one.line - line) > 1))
            summed.set(line, [...(summed.get(line) ?? []), sum.line]);
      }
  const bySums = found.flatMap((amounts, line) =>
    [...proven[line]!].map((at) => centsOf(amounts[at]!)),
  );
  const all = found.flat().map((one) => Math.abs(centsOf(one)));
  for (const [line, text] of lines.entries()) {
    const parts = [...text.matchAll(PERCENT)].map(([, percent]) => Number(percent) / 100);
    const multiplied = found[line]!.flatMap((one, at) =>
      productOf(text, one, proven[line]!.has(at)),
    );
    for (const [at, one] of found[line]!.entries()) {
      const cents = Math.abs(centsOf(one));
      // Payments of the same amount make the whole.
      const times = all.filter((other) => other === cents).length;
      const isPart = [1, 1 / times, ...parts].some(
        (part) =>
          cents >= (part === 1 ? LEAST_AGAIN : LEAST_PART) &&
          bySums.some((whole) => Math.abs(Math.abs(part * whole) - cents) < 1),
      );
      if (multiplied.includes(cents) || isPart) proven[line]!.add(at);
    }
  }
  return found.map((amounts, at) => ({
    amounts,
    proven: amounts.filter((_, own) => proven[at]!.has(own)),
    // Beside a sum that does not come out a row may have lost what it is of that one.
    isSummed: (summed.get(at) ?? []).some((sum) => proven[sum]!.size === found[sum]!.length),
  }));
};

/** Whether a sum of more than all others comes out, and each amount has its words: then its table lost none. */
export const isWhole = (lines: readonly string[], proofs = prove(lines)): boolean => {
  const most = Math.max(...proofs.flatMap(({ amounts }) => amounts.map(centsOf)));
  return (
    proofs.some(
      ({ isSummed, amounts }) => isSummed && amounts.some((one) => centsOf(one) === most),
    ) && lines.every((line, at) => proofs[at]!.amounts.length === 0 || hasWords(line))
  );
};

/** A price, and in a column of their own words with another, as boxes beside each other have. */
const BESIDE = new RegExp(
  `(?:\\$[\\d,.]+|\\d[.,]\\d\\d)\\s{2,}(?!(?:per |/)?(?:${ANY_UNIT})\\b)\\p{L}{3}.*(?:\\$[\\d,.]+|\\d[.,]\\d\\d)$`,
  'iu',
);

/** Lines of sums that come out, without a count and its price that do not make their amount: one of them was misread. */
export const withoutMisread = (lines: readonly string[]): readonly string[] => {
  const proofs = prove(lines);
  return lines.map((line, at) => {
    const [words = '', ...cells] = line.split(/\s{2,}/);
    const amount = cells.pop() ?? '';
    const isCount = (cell: string) => /\d/.test(cell) && !cell.match(MONEY) && !hasWords(cell);
    const isMisread =
      proofs[at]!.proven.includes(amount) &&
      cells.length > 1 &&
      cells.some(isCount) &&
      /\d/.test(cells.at(-1)!) &&
      productOf(line, amount, true).length === 0;
    // What it is called may stand behind its number; a unit says nothing of it.
    const named = cells.filter((cell) => hasWords(`1 ${cell} 1`));
    return isMisread ? [words, ...named, amount].join('  ') : line;
  });
};

/** An amount that may begin with a dollar sign, read as a digit, or with a minus, read as another stroke. */
const SIGN =
  /(?<=\s{2}[-−(]?)[58](?=\d{1,3}(?:,\d{3})*(?:\.\d\d)?\)?$)|(?<=\s{2})[~=–—](?=\s?\$?\s?\d[\d,.]*$)/;
/** So many are tried. */
const MOST_SIGNS = 5;

/** The lines, with signs in place of what they were read as, where only that makes a sum on the paper come out. */
export const mendSigns = (lines: readonly string[]): readonly string[] => {
  const isProven = (proofs: readonly Proof[], at: number) =>
    proofs[at]!.proven.length === proofs[at]!.amounts.length;
  const proofs = prove(lines);
  const may = lines.flatMap((line, at) => (SIGN.test(line) && !isProven(proofs, at) ? [at] : []));
  if (may.length > MOST_SIGNS || !lines.some((line) => line.includes('$'))) return lines;
  for (let which = 2 ** may.length - 1; which > 0; which -= 1) {
    const changed = may.filter((_, bit) => which & (1 << bit));
    const mended = lines.map((line, at) =>
      changed.includes(at) ? line.replace(SIGN, (one) => (/\d/.test(one) ? '$' : '-')) : line,
    );
    const after = prove(mended);
    if (changed.every((at) => isProven(after, at))) return mended;
  }
  return lines;
};

/** The amounts of a paper, as written. */
export const amountsIn = (lines: readonly string[]): readonly string[] =>
  prove(lines).flatMap(({ amounts }) => amounts);

/** Ends as an amount does, or what is left of one: "$3,", "39.", "-$", "89. 010)", "489gg", "9,4U0.UU". */
const FIGURED =
  /(?:\p{Sc}|\d[\d,.]*|\d[.,][\d\p{Lu}]+\.[\d\p{Lu}]{2}|\s{2}\d{2,}\p{L}{1,2})[\s.,:;*|/)\]°]*$/u;
/** A date, a phone number, a place, the number of a paper or a page: figures at the end of a line that are no amount. */
const NO_AMOUNT =
  /\d+[-/.]\d+[-/.]\d|\d{3}\W+\d{3}\W\d{4}|\b(?:[A-Z]{2}|texas)\W+\d{5}|#\s?[\w-]*$|\d{2,}-\d{2,}\W*$|(?:^|\s)0\d{4,}\W*$|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\W+\d{1,2}(?:\W+\d{4})?\W*$|\b(?:no|ticket|invoice|tech|page|suite|ste|hwy|apt)\b\W*\d+\W*$/i;
/** Whether what it ends in is none: these, or the number of a paper, "BID 1187", or a year. */
const isNamed = (line: string): boolean => {
  const last = tokensOf(line).at(-1);
  const isName =
    last?.type === 'name' && /^(?:\p{L}.* )?\d+$/u.test(line.slice(last.from, last.to));
  return isName || NO_AMOUNT.test(line);
};
/** A total, whose amount nobody leaves out. */
const TOTAL = /^\W*(?:(?:sub|grand |net )?total|balance(?: due)?|amount ?due)\W*(?:\S+\s*){0,2}$/i;
/** Says itself that it adds nothing. */
const ADDS_NONE = /\b(?:incl\w*|free|n\/c|no charge|waived)\b/i;
/** What the columns of a table are called where they are no choice. */
const COLUMNS = /\b(?:qty|quantity|price|amount|total|rate|ext\w*)\b/i;
const HEAD = new RegExp(`${COLUMNS.source}.*${COLUMNS.source}`, 'i');
/** The name of a column of prices, right of another … */
const PRICED_HEAD = /\p{L}.*\s{2,}\S*\s?(?:price|amount|total|cost|charge|ext\w*)\W*$/iu;
/** … and what no longer is a row below it. */
const SENTENCE = /\p{L}[.!?]\W*$|(?:\S+\s+){10}/u;

/** The rows below the name of a column of prices, down to a total or a sentence: from where, and before which line. */
const rowsBelow = (lines: readonly string[]): readonly [number, number] => {
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

/** Of a letter lines without amounts are no rows. */
const LETTER = /^\W*dear\b/i;
/** From the first amount to the last, so many of the lines of a table have one. */
const TABLE = 0.5;

/** An amount that lost none of its marks. */
const WHOLE = /(?:^\D*\$\s?\d{1,3}(?:,\d{3})*|\d,\d{3}|\.\d\d)\)?$/;
const CENTS = /\.\d\d\)?$/;
/** A comma of thousands, and none where others have one: a digit too many. */
const MARKED = /\d,\d{3}/;
const UNMARKED = /\d{4}/;
/** Of 1,254 amounts read more surely than this 1 was wrong, which had lost its point … */
const SURE = 95;
/** … and of 18 that sums prove, read less surely than this, 6. */
const UNSURE = 70;
const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');

/**
 * Which lines that were read from a picture are to be compared with it: those with an amount that no sum proves and
 * that was not surely read, that has no words, or that was read so poorly that a sum may come out by chance; those
 * that stand between amounts and may have lost their own, unless they are among the lines of a sum that comes out;
 * and what names several prices beside each other.
 * @param isCut whether an edge of the picture cuts through lines
 * @param goesOn which of them may go on beyond an edge
 * @param words those of each, as they were read
 */
export const doubtfulIn = (
  lines: readonly string[],
  isCut: boolean,
  goesOn: readonly boolean[] = [],
  words: readonly (readonly Pick<Piece, 'text' | 'sure'>[])[] = [],
): readonly boolean[] => {
  const proofs = prove(lines);
  const all = proofs.flatMap(({ amounts }) => amounts);
  const haveCents = 2 * all.filter((one) => CENTS.test(one)).length > all.length;
  const haveMarks = all.some((one) => MARKED.test(one));
  const isUnread = (one: string, at: number, isProven: boolean): boolean => {
    const own = words[at]?.filter(({ text }) => digitsOf(text) === digitsOf(one)) ?? [];
    const most = Math.max(-1, ...own.map(({ sure }) => sure!));
    return isProven
      ? most >= 0 && most < UNSURE
      : most <= SURE ||
          !WHOLE.test(one) ||
          CENTS.test(one) !== haveCents ||
          (haveMarks && UNMARKED.test(one)) ||
          (/\s{2}/.test(lines[at]!) && lastAmountEnd(lines[at]!) < 1);
  };
  const isLostTotal = lines.map((line, at) => TOTAL.test(line) && proofs[at]!.amounts.length === 0);
  const isAmount = lines.map((_, at) => proofs[at]!.amounts.length > 0 || isLostTotal[at]!);
  const isFigured = lines.map(
    (line, at) => isAmount[at]! || (FIGURED.test(line) && !isNamed(line)),
  );
  // A sum that comes out shows where the table is; without one a date further up may be what is left of an amount.
  const lastSummed = proofs.findLastIndex(({ isSummed }) => isSummed);
  const isIn = lastSummed >= 0 ? isAmount : isFigured;
  const first = isIn.indexOf(true);
  const end = isIn.lastIndexOf(true);
  const isLacking = mayLack(lines);
  const [from, to] = isLacking ? rowsBelow(lines) : [first, 0];
  // The words of an amount that stands alone may follow it.
  const last = Math.max(end >= 0 && !hasWords(lines[end]!) ? end + 1 : end, to - 1);
  const count = isFigured.slice(first, last + 1).filter(Boolean).length;
  const isTable =
    isCut ||
    isLacking ||
    isLostTotal.includes(true) ||
    (count >= TABLE * (last - first + 1) && !lines.some((line) => LETTER.test(line)));
  // Behind such a sum come its terms.
  const comesOut = isWhole(lines, proofs);
  // Which name stands over which of several prices no sum tells.
  const isHead = (line: string, at: number) =>
    at === first - 1 &&
    proofs[first]!.amounts.length > 1 &&
    /\p{L}.*\s{2,}\S/u.test(line) &&
    !isNamed(line) &&
    !COLUMNS.test(line);
  const isRow = (line: string) =>
    /\p{L}{3}|^\d+\s+\p{L}/u.test(line) &&
    [ADDS_NONE, HEAD].every((says) => !says.test(line)) &&
    !isNamed(line);
  let start = Math.min(first < 0 ? from : first, from);
  // Where the first amount or the last stands alone each may stand beside the words above it, or below; a number above sums is none.
  const isShifted = [lastSummed < 0 || proofs[first]!.isSummed ? first : end, end].some(
    (at) => at >= 0 && isAmount[at] && !hasWords(lines[at]!),
  );
  if (isShifted && isRow(lines[start - 1] ?? '')) start -= 1;
  return lines.map((line, at) => {
    const { amounts, proven, isSummed } = proofs[at]!;
    if (goesOn[at] && at >= first) return true;
    const isTerm = comesOut && at > lastSummed;
    if (amounts.length > 0)
      return (
        isShifted ||
        BESIDE.test(line) ||
        !hasWords(line) ||
        !/\p{L}{3}/u.test(line) ||
        amounts.some((one) => isUnread(one, at, proven.includes(one)))
      );
    const isLost = isFigured[at]! || (isTable && (isCut || !isTerm) && isRow(line));
    // Between two sums that come out nothing lost its amount.
    const isBetween = [isAmount.lastIndexOf(true, at), isAmount.indexOf(true, at)].every(
      (own) => proofs[own]?.isSummed,
    );
    return isHead(line, at) || (isLost && !isSummed && !isBetween && at >= start && at <= last);
  });
};
