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
/** With a dollar sign, with cents, or alone at the end of a line, in a column of its own. */
const MONEY =
  /[-−(]*\$\s?\d[\d,]*(?:\.\d\d)?\)?(?![\d.,]*\d)|[-−(]*(?<![\d.,])\d[\d,]*\.\d\d\)?(?![\d.,]*\d| ?%)|(?<=\s{2})[-−(]*\d[\d,]{2,}\)?$/g;

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
/** So many lines may make one sum. */
const MOST_ADDENDS = 60;

/** Whether an amount of it would say of what it is. */
export const hasWords = (line: string): boolean => /\p{L}{2}/u.test(line);

/** The amount and the two numbers before it that multiply to it, to the cent or as rounded to dollars; none if none do. */
const productOf = (line: string, amount: string): readonly string[] => {
  const cents = Math.abs(centsOf(amount));
  const before = (line.slice(0, line.indexOf(amount)).match(NUMBER) ?? []).map((one) => one.trim());
  for (const [at, first] of before.entries())
    for (const second of before.slice(at + 1)) {
      const factors = [first, second].map((one) => Math.abs(centsOf(one)));
      if (!factors.includes(100) && Math.abs((factors[0]! * factors[1]!) / 100 - cents) <= 1)
        return [first, second, amount];
    }
  return [];
};

/**
 * Which amounts of a paper are proven by arithmetic that stands on it: quantity times price in their line,
 * or that the last amounts of some lines in a row make the next. Reading is proven by nothing else: a reader's
 * own doubt does not tell right from wrong.
 */
export const prove = (lines: readonly string[]): readonly Proof[] => {
  const found = lines.map((line) => line.match(MONEY)?.map((one) => one.trim()) ?? []);
  const proven = lines.map((line, at) => {
    const multiplied = new Set(found[at]!.flatMap((one) => productOf(line, one)));
    return new Set(found[at]!.filter((one) => multiplied.has(one)));
  });
  const last = found.flatMap((amounts, line) => {
    const amount = amounts.at(-1);
    return amount === undefined ? [] : [{ line, amount, cents: centsOf(amount) }];
  });
  const summed = new Set<number>();
  last.forEach((sum, at) => {
    let left = sum.cents;
    for (let from = at - 1; from >= 0 && at - from <= MOST_ADDENDS; from -= 1) {
      left -= last[from]!.cents;
      // One line that says the same amount is no sum.
      if (left !== 0 || at - from < 2) continue;
      // Two round amounts make a third by chance: that is a sum where it is called one.
      const isRound = at - from === 2 && sum.cents % 100 === 0;
      if (isRound && hasWords(lines[sum.line]!) && !SUM.test(lines[sum.line]!)) continue;
      for (const { line, amount } of last.slice(from, at + 1)) proven[line]!.add(amount);
      // An amount without words is that of a line that has none.
      if (last.slice(from, at).every(({ line }) => hasWords(lines[line]!)))
        for (let line = last[from]!.line; line <= sum.line; line += 1) summed.add(line);
      break;
    }
  });
  return found.map((amounts, at) => ({
    amounts,
    proven: [...proven[at]!],
    isSummed: summed.has(at),
  }));
};

/** Ends as an amount does, or what is left of one: "$3,", "39.", "-$", "89. 010)". */
const FIGURED = /(?:\p{Sc}|\d[\d,.]*)[\s.,:;*|)\]]*$/u;
/** A date, a phone number, a place: figures at the end of a line that are no amount. */
const NO_AMOUNT = /\d+[-/.]\d+[-/.]\d|\d{3}\W+\d{3}\W\d{4}|\b[A-Z]{2}\W+\d{5}|#\s?[\w-]*$/;
/** A total, whose amount nobody leaves out. */
const TOTAL = /^\W*(?:(?:sub|grand |net )?total|(?:balance|amount) ?due)\W*(?:\S+\s*){0,2}$/i;
/** Says itself that it adds nothing. */
const ADDS_NONE = /\b(?:incl\w*|free|n\/c|no charge|waived)\b/i;
/** What the columns of a table are called where they are no choice. */
const COLUMNS = /\b(?:qty|quantity|price|amount|total|rate|ext\w*)\b/i;
/** From the first amount to the last, so many of the lines of a table have one. */
const TABLE = 0.5;

/**
 * Which lines that were read from a picture are to be compared with it: those with an amount that no sum proves, or
 * that has no words; those that stand between amounts and may have lost their own, unless they are among the lines
 * of a sum that comes out; and what names several prices beside each other.
 * @param isCut whether an edge of the picture cuts through lines
 */
export const doubtfulIn = (lines: readonly string[], isCut: boolean): readonly boolean[] => {
  const proofs = prove(lines);
  const isLostTotal = lines.map((line, at) => TOTAL.test(line) && proofs[at]!.amounts.length === 0);
  const isAmount = lines.map((_, at) => proofs[at]!.amounts.length > 0 || isLostTotal[at]!);
  const isFigured = lines.map(
    (line, at) => isAmount[at]! || (FIGURED.test(line) && !NO_AMOUNT.test(line)),
  );
  // A sum that comes out shows where the table is; without one a date further up may be what is left of an amount.
  const isIn = proofs.some(({ isSummed }) => isSummed) ? isAmount : isFigured;
  const first = isIn.indexOf(true);
  const end = isIn.lastIndexOf(true);
  // The words of an amount that stands alone may follow it.
  const last = end >= 0 && !hasWords(lines[end]!) ? end + 1 : end;
  const count = isFigured.slice(first, last + 1).filter(Boolean).length;
  const isTable = isCut || isLostTotal.includes(true) || count >= TABLE * (last - first + 1);
  // Which name stands over which of several prices no sum tells.
  const isHead = (line: string, at: number) =>
    at === first - 1 &&
    proofs[first]!.amounts.length > 1 &&
    /\p{L}.*\s{2,}\S/u.test(line) &&
    !COLUMNS.test(line);
  return lines.map((line, at) => {
    const { amounts, proven, isSummed } = proofs[at]!;
    if (amounts.length > 0) return amounts.some((one) => !hasWords(line) || !proven.includes(one));
    const isLost = isFigured[at]! || (isTable && /\p{L}{3}/u.test(line) && !ADDS_NONE.test(line));
    return isHead(line, at) || (isLost && !isSummed && at >= first && at <= last);
  });
};
