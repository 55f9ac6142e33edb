import Slugger from 'github-slugger';
import { hazards } from '../help/hazards.ts';
import { pageAt } from '../routes.ts';
import { tradeById } from '../trades/index.ts';
import { sourcesOf } from './cited.ts';
import { componentsIn, lineOf, nodesIn, treeOf, wordsIn } from './parsed.ts';
import { questionsIn } from './questions.ts';
import type { Text } from './read-text.ts';
import { textAt, textsOf } from './texts.ts';

/** A place in a text that an address can end with. */
export interface Place {
  readonly id: string;
  readonly line: number;
}

/** The headings of a text with the ids they get. */
export const headingsIn = (
  text: Pick<Text, 'source'>,
): readonly (Place & { readonly depth: number; readonly words: string })[] => {
  const slugger = new Slugger();
  return nodesIn(treeOf(text))
    .filter(({ type }) => type === 'heading')
    .map((node) => ({
      id: slugger.slug(wordsIn(node)),
      line: lineOf(node),
      depth: node.depth ?? 0,
      words: wordsIn(node),
    }));
};

/** The ids of the questions of another page, which a list of them keeps. */
const askedAt = (slug: string): readonly string[] => {
  const text = textsOf('faq').find((one) => one.slug === slug);
  return text ? questionsIn(text).map(({ id }) => id) : [];
};

/** Every id that a text makes, in no order; the same one twice is a fault. */
export const placesIn = (text: Text): readonly Place[] => [
  ...headingsIn(text),
  ...componentsIn(text).flatMap(({ name, attributes, line }) => {
    if (name === 'StopAndCall') return [{ id: 'stop-and-call', line }];
    if (name === 'Questions') return askedAt(String(attributes.of)).map((id) => ({ id, line }));
    const id = { Question: attributes.id, Checklist: attributes.name, Worksheet: attributes.name }[
      name
    ];
    return typeof id === 'string' ? [{ id, line }] : [];
  }),
];

/** The fragments of a page, where they are known here. */
export const fragmentsOf = (path: string): ReadonlySet<string> | undefined => {
  const text = textAt(path);
  if (text)
    return new Set([
      ...placesIn(text).map(({ id }) => id),
      'sources',
      ...sourcesOf(text).map(({ anchor }) => `source-${anchor}`),
    ]);
  const route = pageAt(path);
  if (route?.kind === 'home')
    return new Set(['calculators', ...hazards.map(({ id }) => `help-${id}`)]);
  if (route?.kind === 'book') {
    const ids = Object.keys(tradeById(route.trade ?? '')?.sources ?? {});
    return new Set([
      'prices',
      'figures',
      'places',
      'published',
      'sources',
      ...ids.map((id) => `source-${id}`),
    ]);
  }
  return undefined;
};
