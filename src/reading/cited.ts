import { bookEntry } from './book-figure.ts';
import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';
import { findSource, splitReferences, type CitedSource } from './references.ts';

/** A reference and its place in a text. */
export interface Citation {
  readonly reference: string;
  readonly line: number;
}

/** Everything a text cites, in reading order: by an attribute `ids` or `cite`, or through a figure of a book. */
export const citationsIn = (text: Text): readonly Citation[] =>
  componentsIn(text).flatMap(({ name, attributes, line }) => {
    const { ids, cite, of } = attributes;
    const references = [ids, cite].flatMap((one) =>
      typeof one === 'string' ? splitReferences(one) : [],
    );
    const throughBook =
      name === 'BookFigure' && typeof of === 'string' ? (bookEntry(of)?.references ?? []) : [];
    return [...references, ...throughBook].map((reference) => ({ reference, line }));
  });

/** The sources of a text, each once, in the order they are first cited. */
export const sourcesOf = (text: Text): readonly CitedSource[] => {
  const references = new Set(citationsIn(text).map(({ reference }) => reference));
  return [...references].flatMap((reference) => findSource(reference, text.front.sources) ?? []);
};
