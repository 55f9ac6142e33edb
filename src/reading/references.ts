import type { Source, SourceRows } from '../engine/index.ts';
import { bookOf } from '../trades/open-book.ts';
import { tradeById } from '../trades/index.ts';
import { tradeName } from '../trades/names.ts';
import { sourceAt, sourceOf } from '../trades/source-books.ts';

/** A source that a reading page cites, found by its reference. */
export interface CitedSource extends Source {
  /** As written: "roofing R48", "local L3", "X1". */
  readonly reference: string;
  /** The id alone: "R48". */
  readonly id: string;
  /** What the book is called; the page's own sources stand in none. */
  readonly book?: string;
  /** Its entry in the open book of its trade, if it stands in one. */
  readonly entry?: string;
  /** A name that an address and an attribute can hold: "roofing-R48". */
  readonly anchor: string;
}

/** What books are called that no trade owns. */
const sharedNames: Readonly<Record<string, string>> = {
  local: 'Local',
  legal: 'Law',
  hiring: 'Hiring',
  'know-how': 'Know-how',
  help: 'Help',
  'business-profile': 'Profile',
};

/** The references in an attribute: "roofing R48, local L3". */
export const splitReferences = (ids: string): readonly string[] =>
  ids
    .split(',')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '');

/** What a reference stands for on a page with these sources of its own. */
export const findSource = (reference: string, own: SourceRows): CitedSource | undefined => {
  const [book = '', id] = reference.split(' ');
  const anchor = reference.replaceAll(' ', '-');
  if (id === undefined) {
    const source = sourceOf(own, book);
    return source && { ...source, reference, id: book, anchor };
  }
  const trade = tradeById(book);
  const source = sourceAt(reference);
  return (
    source && {
      ...source,
      reference,
      id,
      anchor,
      book: trade ? tradeName(book) : (sharedNames[book] ?? book),
      ...(trade && { entry: `${bookOf(book)}#source-${id}` }),
    }
  );
};
