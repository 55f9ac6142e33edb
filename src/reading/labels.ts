import { tradeName } from '../trades/names.ts';
import { sourcesOf } from './cited.ts';
import type { Text } from './read-text.ts';
import type { CitedSource } from './references.ts';

const plainBooks = new WeakMap<Text, string | undefined>();

/** The one book whose ids need no name on this page: its trade's, or the only one it cites. */
const plainBook = (text: Text): string | undefined => {
  if (!plainBooks.has(text)) {
    const books = new Set(sourcesOf(text).flatMap(({ book }) => book ?? []));
    const own = text.front.trade && tradeName(text.front.trade);
    plainBooks.set(text, own ?? (books.size === 1 ? [...books][0] : undefined));
  }
  return plainBooks.get(text);
};

/** What a chip says: the id, and its book where the same id could stand for another source. */
export const labelOf = ({ book, id }: CitedSource, text: Text): string =>
  book === undefined || book === plainBook(text) ? id : `${book} ${id}`;
