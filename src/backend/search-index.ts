import { ownJson } from './own-json.ts';
import type { Load, Pieces, Start } from '../search/pieces.ts';

/** Where the index is on the site: its start, and its pieces in a folder of the name it has. */
const FOLDER = '/search';

const get = (path: string): Promise<unknown> => ownJson(`${FOLDER}/${path}.json`);

/** The start of the index, and what gets its pieces, each once. Both throw when the network fails. */
export const loadSearchIndex = async (): Promise<{ start: Start; load: Load }> => {
  const start = (await get('start')) as Start;
  const asked = new Map<string, Promise<unknown>>();
  const load: Load = <K extends keyof Pieces>(kind: K, name: string | number) => {
    const path = `${start.version}/${kind}-${name}`;
    let piece = asked.get(path);
    if (!piece) {
      piece = get(path);
      asked.set(path, piece);
      // What failed is asked for again.
      piece.catch(() => asked.delete(path));
    }
    return piece as Promise<Pieces[K]>;
  };
  return { start, load };
};
