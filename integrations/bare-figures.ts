import type { Plugin } from 'vite';

/** What is read of an entry only when somebody opens it. */
const UNREAD: Readonly<Record<string, ReadonlySet<string>>> = {
  priceBook: new Set(['note', 'geography', 'year', 'asOf', 'reviewBy']),
  figureBook: new Set(['label', 'unit', 'sources', 'ours', 'note', 'asOf', 'reviewBy']),
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node.properties as Node[]).filter(({ type }) => type === 'Property')
    : [];

const nameOf = ({ key }: Node): string => String((key as Node).name ?? (key as Node).value);

/** The call `priceBook<…>()(read, entries)`: which book it makes, and its entries. */
const bookOf = (node: Node): { unread: ReadonlySet<string>; entries: Node[] } | undefined => {
  const inner = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
  if (inner?.type !== 'CallExpression') return undefined;
  const unread = UNREAD[String((inner.callee as Node).name)];
  const [, entries] = node.arguments as Node[];
  return unread && { unread, entries: propertiesOf(entries) };
};

const unreadIn = (node: Node): Node[] => {
  const book = bookOf(node);
  if (!book) return children(node).flatMap(unreadIn);
  return book.entries.flatMap(({ value }) =>
    propertiesOf(value).filter((property) => book.unread.has(nameOf(property))),
  );
};

/**
 * Takes out of a browser's books of figures what is read only when somebody opens an entry: who printed
 * it, when, and in which words. That is loaded then, as `figures.ts?whole`.
 */
export const bareFigures: Plugin = {
  name: 'bare-figures',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/src\/trades\/[^/]+\/figures\.ts$/.test(id.replaceAll('\\', '/'))) return undefined;
    const cuts = unreadIn(this.parse(code) as unknown as Node).sort((a, b) => b.start - a.start);
    let bare = code;
    for (const { start, end } of cuts) {
      const comma = /^\s*,/.exec(bare.slice(end))?.[0].length ?? 0;
      bare = bare.slice(0, start) + bare.slice(end + comma);
    }
    return { code: bare, map: null };
  },
};
