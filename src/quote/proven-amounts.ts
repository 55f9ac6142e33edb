import { ANY_UNIT } from './units.ts';

/** One line of a paper: which of its amounts a sum on the paper proves. */
export interface Proof {
  /** Amounts of money in it, as written. */
  readonly amounts: readonly string[];
  /** Of these, those that a multiplication of their line or a sum of the page comes to. */
  readonly proven: readonly string[];
  /** Whether it stands among the lines of a sum that comes out: what has no amount there has lost none. */
  readonly isSummed: boolean;
}

const NUMBER = /[-−(]*\$?\s?(?:\d[\d,]*(?:\.\d+)?|(?<!\d)\.\d+)\)?/g;
/** With a dollar sign, with cents, or alone at the end of a line, in a column of its own: two digits behind words alone. */
export const MONEY =
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
 * multiply to it, with or without a tax behind them, or three, "9 x 3 days @ 31.00", "4 at $612 and $85"; none if none do.
 * @param isSure whether a sum proves it: then one times the same is its price
 */
export const productOf = (line: string, amount: string, isSure: boolean): readonly number[] => {
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
        const isEach = Math.abs(cents - product - (first * one) / 100) <= 1;
        return isFactor || isEach || Math.abs(cents - product - one) <= 1;
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

/** The line of a sum that comes out and is more than all others; -1 without one. */
const mostSummed = (proofs: readonly Proof[]): number => {
  const most = Math.max(...proofs.flatMap(({ amounts }) => amounts.map(centsOf)));
  return proofs.findLastIndex(
    ({ isSummed, amounts }) => isSummed && amounts.some((one) => centsOf(one) === most),
  );
};

/** Whether there is one, and each amount has its words: then its table lost none. */
export const isWhole = (lines: readonly string[], proofs = prove(lines)): boolean =>
  mostSummed(proofs) >= 0 &&
  lines.every((line, at) => proofs[at]!.amounts.length === 0 || hasWords(line));

/** The line that holds nothing but it, where no other sum stands below: a total that lost its name; -1 without one. */
export const namelessTotal = (lines: readonly string[]): number => {
  const proofs = prove(lines);
  const at = mostSummed(proofs);
  const isLast = at === proofs.findLastIndex(({ isSummed }) => isSummed);
  return isLast && at >= 0 && !hasWords(lines[at]!) ? at : -1;
};

/** The amounts of a paper, as written. */
export const amountsIn = (lines: readonly string[]): readonly string[] =>
  prove(lines).flatMap(({ amounts }) => amounts);
