import { readFileSync } from 'node:fs';

/** The words of a quote of tests/fixtures/quotes. */
export const quoteText = (name: string): string =>
  readFileSync(`tests/fixtures/quotes/${name}.txt`, 'utf8');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A line as a table prints it: its words at the left, what follows in columns at the right. */
const row = (line: string): string => {
  const [words = '', ...columns] = line.trim().split(/\s{2,}|\t/);
  const cells = columns.map((cell) => `<span>${escaped(cell)}</span>`).join('');
  return /^[-=_]{3,}$/.test(words) ? '<hr>' : `<p><b>${escaped(words)}</b>${cells}</p>`;
};

/** A quote as an office prints it, as HTML. */
export const printedHtml = (text: string): string => `<!doctype html><meta charset="utf-8"><style>
  @page { size: letter; margin: 0.6in }
  body { margin: 0; font: 10.5pt/1.45 Arial, sans-serif; color: #111; background: #fff }
  p { display: flex; gap: 0.9em; margin: 0; min-height: 1em; border-bottom: 0.5pt solid #ccc }
  b { flex: 1; font-weight: 400 }
  span { min-width: 5em; text-align: right; white-space: nowrap }
</style>${text.split('\n').map(row).join('\n')}`;

/** The amounts of a text in cents, in their order: what has cents, or a dollar sign. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])(?:\$\s?)?\d[\d,]*(?:\.\d+)?/g)]
    .map(([one]) => one)
    .filter((one) => /^\$[^.]*(?:\.\d\d)?$|^[^$]*\.\d\d$/.test(one))
    .map((one) => Math.round(100 * Number(one.replaceAll(/[^\d.]/g, ''))));

/** How many of the amounts of a paper were read, and how many were read that are not on it. */
export const compareAmounts = (
  paper: string,
  read: string,
): { readonly all: number; readonly right: number; readonly wrong: number } => {
  const left = amountsIn(paper);
  const all = left.length;
  let wrong = 0;
  for (const amount of amountsIn(read)) {
    const at = left.indexOf(amount);
    if (at < 0) wrong += 1;
    else left.splice(at, 1);
  }
  return { all, right: all - left.length, wrong };
};
