import { existsSync, readFileSync } from 'node:fs';

type Rows = Readonly<Record<string, unknown>>;

/** Nothing where a trade has none yet. */
const bookOf = (trade: string): Readonly<Record<string, Rows>> => {
  const file = new URL(`books/${trade}.json`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return JSON.parse(text) as Readonly<Record<string, Rows>>;
};

/**
 * Tests worked by hand compute with the prices and figures of the day they were worked, kept in `books/`, so
 * that a new price breaks no arithmetic. What a book had not yet or has no longer, is as the site has it.
 */
export const frozenBooks = {
  name: 'frozen-books',
  enforce: 'pre',
  transform(code: string, id: string) {
    const [, trade, file] =
      /content\/trades\/([^/]+)\/(prices|parts|new-ones|figures)\.json$/.exec(
        id.replaceAll('\\', '/'),
      ) ?? [];
    if (trade === undefined || file === undefined) return undefined;
    const rows = JSON.parse(code) as Rows;
    const frozen = bookOf(trade)[file] ?? {};
    const worked = Object.keys(rows).map((name) => [name, frozen[name] ?? rows[name]]);
    return { code: JSON.stringify(Object.fromEntries(worked)), map: null };
  },
} as const;
