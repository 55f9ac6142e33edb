import { hasWords, MONEY, productOf, type Proof, prove } from '../../../quote/proven-amounts.ts';

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
      // Behind what they make may stand what is taken off it, and what that leaves.
      proofs[at]!.amounts.every((one) => productOf(line, one, true).length === 0);
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
