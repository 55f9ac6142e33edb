import { likelyKinds } from '../../../src/quote/learned-kinds.ts';
import { likeliest, type LineKind } from '../../../src/quote/line-kind.ts';
import { rowsOf } from '../../../src/quote/paper-rows.ts';
import { lineOf, type QuoteLine } from '../../../src/quote/quote-line.ts';
import { learnedLines } from '../../../src/quote/read-quote.ts';

/** A line without a paper around it: of this kind, or of what its own words say. */
export const readLine = (written: string, kind?: LineKind): QuoteLine => {
  const row = rowsOf(written)[0]!;
  const [likely] = likelyKinds([row], learnedLines);
  return lineOf(row, row.figures, kind ?? likeliest(likely!), null);
};
