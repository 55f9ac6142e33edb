/** One line of a paper: which of its amounts a sum on the paper proves. */
export interface Proof {
  /** Amounts of money in it, as written. */
  readonly amounts: readonly string[];
  /** Of these, those that a multiplication of their line or a sum of the page comes to. */
  readonly proven: readonly string[];
}

const NUMBER = /[-−(]*\$?\s?\d[\d,]*(?:\.\d+)?\)?/g;
/** With a dollar sign, with cents, or alone at the end of a line, in a column of its own. */
const MONEY =
  /[-−(]*\$\s?\d[\d,]*(?:\.\d\d)?\)?(?![\d.,]*\d)|[-−(]*(?<![\d.,])\d[\d,]*\.\d\d\)?(?![\d.,]*\d)|(?<=\s{2})[-−(]*\d[\d,]{2,}\)?$/g;

/** In cents; below 0 with a minus or in brackets. */
const centsOf = (written: string): number => {
  const cents = Math.round(100 * Number(written.replaceAll(/[^\d.]/g, '')));
  return /[-−(]/.test(written) ? -cents : cents;
};

/** So many lines may make one sum. */
const MOST_ADDENDS = 60;

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
  last.forEach((sum, at) => {
    let left = sum.cents;
    for (let from = at - 1; from >= 0 && at - from <= MOST_ADDENDS; from -= 1) {
      left -= last[from]!.cents;
      // One line that says the same amount is no sum.
      if (left !== 0 || at - from < 2) continue;
      for (const { line, amount } of last.slice(from, at + 1)) proven[line]!.add(amount);
      break;
    }
  });
  return found.map((amounts, at) => ({ amounts, proven: [...proven[at]!] }));
};
