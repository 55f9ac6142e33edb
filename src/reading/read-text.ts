import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { collections, type Collection, type FrontMatter, type ReadingKind } from './collections.ts';

/** One reading page as it was written: its front matter, checked, and its MDX. */
export interface Text<C extends Collection = Collection> {
  readonly collection: C;
  readonly kind: ReadingKind;
  /** The file's name, which is the last part of the address. */
  readonly slug: string;
  readonly path: `/${string}`;
  /** Where it lies, for messages. */
  readonly file: string;
  readonly front: FrontMatter<C>;
  /** The whole file. */
  readonly source: string;
}

/** What is wrong with a text, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** "content/guides/x.mdx:12 what to do", as editors can open it. */
export const sayFault = ({ file, line, message }: Fault): string => `${file}:${line} ${message}`;

/** The lines between the first two rows of three dashes. */
const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/** The line of a key, counted in the file: the front matter begins on the second. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line + 1;
  }
  return 1;
};

/** Reads one file of a collection; what is wrong comes back as faults, all of them at once. */
export const readText = <C extends Collection>(
  collection: C,
  file: string,
): { readonly text?: Text<C>; readonly faults: readonly Fault[] } => {
  const source = readFileSync(file, 'utf8');
  const written = FRONT_MATTER.exec(source)?.[1];
  if (written === undefined)
    return {
      faults: [{ file, line: 1, message: 'begin with front matter between two lines ---' }],
    };
  const lines = new LineCounter();
  // Days become dates, as in the YAML that Astro reads.
  const document = parseDocument(written, { lineCounter: lines, customTags: ['timestamp'] });
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ message, linePos }) => ({
        file,
        line: (linePos?.[0].line ?? 0) + 1,
        message: message.split('\n')[0] ?? message,
      })),
    };
  const { kind, schema, under } = collections[collection];
  const read = schema.safeParse(document.toJS());
  if (!read.success)
    return {
      faults: read.error.issues.map(({ path, message }) => ({
        file,
        line: lineOf(document, lines, path),
        message: `${path.join('.') || 'front matter'}: ${message}`,
      })),
    };
  const slug = basename(file, '.mdx');
  const own = 'path' in read.data ? read.data.path : undefined;
  return {
    faults: [],
    text: {
      collection,
      kind,
      slug,
      path: (own ?? `${under}/${slug}`) as `/${string}`,
      file,
      front: read.data as FrontMatter<C>,
      source,
    },
  };
};
