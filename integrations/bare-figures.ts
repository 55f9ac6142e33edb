import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { bareFigure, type Figure } from '../src/engine/cost/figure.ts';
import { bareCost, type UnitCost } from '../src/engine/cost/unit-cost.ts';

type Books = Readonly<Record<string, Readonly<Record<string, Figure | UnitCost>>>>;

const bare = (entry: Figure | UnitCost): Figure | UnitCost =>
  'value' in entry ? bareFigure(entry) : bareCost(entry);

/** The books of a trade as a browser has them: what a rule computes with, as a module. */
export const asModule = (books: Books): string =>
  Object.entries(books)
    .map(([name, book]) => {
      const entries = Object.fromEntries(
        Object.entries(book).map(([key, entry]) => [key, bare(entry)]),
      );
      const text = JSON.stringify(entries);
      if (!isDeepStrictEqual(JSON.parse(text), entries))
        throw new Error(`${name} holds a value that is no plain data; a browser would lose it.`);
      return `export const ${name} = ${text};\n`;
    })
    .join('');

/**
 * Gives a browser of a trade's books only what its rule computes with. Who printed a figure, when, and in
 * which words is loaded once somebody opens it, as `figures.ts?whole`.
 */
export const bareFigures: Plugin = {
  name: 'bare-figures',
  applyToEnvironment: ({ name }) => name === 'client',
  async transform(_code, id) {
    if (!/src\/trades\/[^/]+\/figures\.ts$/.test(id.replaceAll('\\', '/'))) return undefined;
    // Asked for by its time, so that a changed book is read anew while the site is being written.
    const { mtimeMs } = await stat(id);
    const books = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Books;
    return { code: asModule(books), map: null };
  },
};
