import { existsSync, readdirSync } from 'node:fs';
import { collections, type Collection } from './collections.ts';
import { readText, sayFault, type Text } from './read-text.ts';

/** The files of a collection, by name. Everything runs in the project's folder. */
export const filesOf = (collection: Collection): readonly string[] => {
  const folder = `content/${collection}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => `${folder}/${name}`);
};

const read = (Object.keys(collections) as Collection[]).flatMap((collection) =>
  filesOf(collection).map((file) => readText(collection, file)),
);
const faults = read.flatMap((one) => one.faults);
if (faults.length > 0) throw new Error(['Mend first:', ...faults.map(sayFault)].join('\n'));

/** Every reading page, collection by collection, each by name. */
export const texts: readonly Text[] = read.flatMap(({ text }) => text ?? []);

const byPath = new Map<string, Text>(texts.map((text) => [text.path, text]));

/** The reading page at a path. */
export const textAt = (path: string): Text | undefined => byPath.get(path);

/** The reading pages of one collection. */
export const textsOf = <C extends Collection>(collection: C): readonly Text<C>[] =>
  texts.filter((text) => text.collection === collection) as unknown as readonly Text<C>[];
