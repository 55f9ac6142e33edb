import { bookEntry } from './book-figure.ts';
import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';
import { findSource, splitReferences, type CitedSource } from './references.ts';

/** A reference and its place in a text. */
export interface Citation {
  readonly reference: string;
  readonly line: number;
}

/** What the claims of front matter cite; only proposals have some. */
const citedInFront = ({ front, source }: Text): readonly Citation[] => {
  if (!('objections' in front)) return [];
  return [...front.is, ...front.isNot, ...front.objections].flatMap(({ says, cite }) =>
    splitReferences(cite ?? '').map((reference) => ({
      reference,
      line: source.slice(0, source.indexOf(says) + 1).split('\n').length,
    })),
  );
};

/** What the body cites: by an attribute `ids` or `cite`, or through a figure of a book. */
const citedInBody = (text: Text): readonly Citation[] =>
  componentsIn(text).flatMap(({ name, attributes, line }) => {
    const { ids, cite, of } = attributes;
    const references = [ids, cite].flatMap((one) =>
      typeof one === 'string' ? splitReferences(one) : [],
    );
    const throughBook =
      name === 'BookFigure' && typeof of === 'string' ? (bookEntry(of)?.references ?? []) : [];
    return [...references, ...throughBook].map((reference) => ({ reference, line }));
  });

/** Everything a text cites, in about the order in which it is read. */
export const citationsIn = (text: Text): readonly Citation[] => [
  ...citedInFront(text),
  ...citedInBody(text),
];

/** The sources of a text, each once, in the order they are first cited. */
export const sourcesOf = (text: Text): readonly CitedSource[] => {
  const references = new Set(citationsIn(text).map(({ reference }) => reference));
  return [...references].flatMap((reference) => findSource(reference, text.front.sources) ?? []);
};
