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

const TOTAL = /\b(?:total|due|(?:you|we) pay|price)\b/i;
/** Says itself that it adds nothing. */
const ADDS_NONE = /\b(?:incl\w*|free|n\/c|no charge|waived)\b/i;

/**
 * The one line of a table whose amount is missing where its total is more than all others come to, and that
 * amount; null where more than one line is without. An unproven guess: to be asked.
 */
export const missingIn = (
  lines: readonly string[],
): { readonly line: number; readonly amount: string } | null => {
  const proofs = prove(lines);
  const cents = proofs.map(({ amounts }) => amounts.map(centsOf).at(-1) ?? 0);
  const most = Math.max(...cents.filter((_, at) => TOTAL.test(lines[at]!)));
  const total = most > 0 ? cents.lastIndexOf(most) : -1;
  const first = cents.findIndex((own) => own !== 0);
  if (total < 0 || proofs[total]!.proven.length > 0) return null;
  const without = lines.flatMap((line, at) =>
    at > first && at < total && cents[at] === 0 && /\p{L}{3}/u.test(line) && !ADDS_NONE.test(line)
      ? [at]
      : [],
  );
  const left = cents.slice(first, total).reduce((rest, own) => rest - own, cents[total]!);
  if (without.length !== 1 || left <= 0) return null;
  const [whole, part] = (left / 100).toFixed(2).split('.') as [string, string];
  const amount = `$${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${part}`;
  return { line: without[0]!, amount };
};
