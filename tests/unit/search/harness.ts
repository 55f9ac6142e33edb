import { buildIndex, pieceName, type BuiltIndex } from '../../../src/search/build-index.ts';
import type { SearchEntry } from '../../../src/search/entry.ts';
import { makeFind, type Answers } from '../../../src/search/find.ts';
import type { Load, Pieces } from '../../../src/search/pieces.ts';

/** A search over entries as a browser has it, and which pieces it asked for. */
export const searchOver = (entries: readonly SearchEntry[]) => {
  const built: BuiltIndex = buildIndex(entries);
  const asked: string[] = [];
  const load: Load = <K extends keyof Pieces>(kind: K, name: string | number) => {
    asked.push(pieceName(kind, name));
    const piece = built.pieces.get(pieceName(kind, name));
    if (!piece) throw new Error(`no piece ${pieceName(kind, name)}`);
    return Promise.resolve(JSON.parse(JSON.stringify(piece)) as Pieces[K]);
  };
  const find = makeFind(built.start, load);
  return {
    built,
    asked,
    find,
    paths: async (query: string, options?: { every: boolean }): Promise<readonly string[]> =>
      (await find(query, options)).found.map(({ path }) => path),
  } satisfies { find: (query: string) => Promise<Answers> } & Record<string, unknown>;
};
