import { mdxToMdast } from 'satteri';
import type { Text } from './read-text.ts';

/** A node of the tree that MDX is read into, as far as we look at it. */
export interface Node {
  readonly type: string;
  /** Of a component. */
  readonly name?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** A component in the text, with its attributes as values. */
export interface Used {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly node: Node;
}

/** The tree that was asked for last: a page asks for its own many times, and all together fill the memory. */
let last: { readonly text: Pick<Text, 'source'>; readonly tree: Node } | undefined;

/** The text as a tree; lines count from the top of the file. Throws what MDX finds wrong. */
export const treeOf = (text: Pick<Text, 'source'>): Node => {
  if (last?.text !== text) {
    last = { text, tree: mdxToMdast(text.source, { position: true }) as unknown as Node };
  }
  return last.tree;
};

/** Every node below, in reading order. */
export const nodesIn = (node: Node): readonly Node[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);

/** Where a node begins. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** The words of a node, without markup. */
export const wordsIn = (node: Node): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '')
    : (node.children ?? []).map(wordsIn).join(node.type === 'root' ? '\n' : '');

const valueOf = (written: unknown): unknown => {
  if (written === null || written === undefined) return true;
  if (typeof written !== 'object') return written;
  const { value = '' } = written as { value?: string };
  // Our own content, which Astro runs as a program anyway.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function(`return (${value})`)();
};

/** The components of a text in reading order. */
export const componentsIn = (text: Text): readonly Used[] =>
  nodesIn(treeOf(text))
    .filter(({ type, name }) => type.startsWith('mdxJsx') && /^[A-Z]/.test(name ?? ''))
    .map((node) => ({
      name: node.name ?? '',
      line: lineOf(node),
      node,
      attributes: Object.fromEntries(
        (node.attributes ?? []).flatMap(({ name, value }) =>
          name ? [[name, valueOf(value)]] : [],
        ),
      ),
    }));
