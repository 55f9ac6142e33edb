import { globSync, readFileSync } from 'node:fs';
import { rowsOf, sourceAt, sourceBooks } from '../src/trades/source-books.ts';

/** Where a source is cited, and by which id. */
export interface CitedLine {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly as: string;
}

/** Each row of every book, and the reference of the row in which it stands in full. */
const rows = sourceBooks.flatMap((book) =>
  Object.entries(rowsOf(book)).map(([id, row]) => {
    const reference = `${book} ${id}`;
    return { book, id, reference, home: typeof row === 'string' ? row : reference };
  }),
);

/** The sources that a name may mean, each as its own book names it: an id alone may stand in several books. */
export const sourcesNamed = (name: string): readonly string[] => [
  ...new Set(
    rows.filter(({ id, reference }) => name === id || name === reference).map(({ home }) => home),
  ),
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of any of some ids as a word of its own: in `R48.1` and `AR48` there is no `R48`. */
const anyOf = (ids: readonly string[], before = ''): RegExp =>
  new RegExp(`(?<![\\w.-])${before}(${ids.map(escaped).join('|')})(?![\\w-]|\\.\\w)`, 'g');

const otherBook = `(?<!\\b(?:${sourceBooks.join('|')})\\s+)`;

/** What of a page's own sources stands for one of these references: `X3: legal prop-53.254`. */
const ownIds = (text: string, references: readonly string[]): readonly string[] =>
  [...text.matchAll(/^\s+(X\d+): (.+)$/gm)].flatMap(([, id = '', row = '']) =>
    references.includes(row.trim()) ? [id] : [],
  );

/**
 * Every line of code, words and schemas that cites a source, by whatever id: elsewhere "roofing R132", in the
 * folders of its trade `R132` alone, on a page with sources of its own `X3`.
 * @param source as its own book names it, "legal bus-com-27.02"
 */
export function citedLines(source: string): readonly CitedLine[] {
  if (!sourceAt(source)) return [];
  const same = rows.filter(({ home }) => home === source);
  const references = same.map(({ reference }) => reference);
  const files = globSync([
    'src/**/*.{ts,tsx,astro}',
    'content/**/*.{json,mdx}',
    'supabase/schemas/*.sql',
  ]).filter((file) => !file.startsWith('content/sources/'));
  return files.sort().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const [, folder] = /^(?:src|content)\/trades\/([^/]+)\//.exec(file) ?? [];
    const alone = [
      ...same.flatMap(({ book, id }) => (book === folder ? [id] : [])),
      ...(file.endsWith('.mdx') ? ownIds(text, references) : []),
    ];
    const found = [
      ...same.flatMap(({ book, id }) => [...text.matchAll(anyOf([id], `${book}\\s+`))]),
      ...(alone.length > 0 ? text.matchAll(anyOf(alone, otherBook)) : []),
    ].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      as: match[0].replaceAll(/\s+/g, ' '),
    }));
    const once = new Map(found.reverse().map((one) => [one.line, one]));
    return [...once.values()].sort((a, b) => a.line - b.line);
  });
}
