import { type Proof, prove } from '../../../quote/proven-amounts.ts';

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
