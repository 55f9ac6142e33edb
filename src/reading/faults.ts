import { existsSync } from 'node:fs';
import { numbersFor, type HelpKind } from '../help/numbers.ts';
import { pageAt, redirects } from '../routes.ts';
import type { TradeId } from '../trades/index.ts';
import { bookEntry } from './book-figure.ts';
import { citationsIn } from './cited.ts';
import { fragmentsOf, headingsIn, placesIn } from './fragments.ts';
import { livePrice } from './live-price.ts';
import { pictureOf } from './picture.ts';
import { componentsIn, lineOf, nodesIn, treeOf, type Used } from './parsed.ts';
import { proposalFaults } from './proposal-faults.ts';
import type { Fault, Text } from './read-text.ts';
import { findSource } from './references.ts';
import { vocabulary } from './vocabulary.ts';

type Found = Omit<Fault, 'file'>;

/** The longest short answer that is read at a glance. */
const LONGEST_ANSWER = 140;

const said = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Components that do not exist, and attributes that they do not have or lack. */
const misused = ({ name, attributes }: Used): string[] => {
  const known = vocabulary[name];
  if (!known) return [`<${name}> does not exist; there are ${Object.keys(vocabulary).join(', ')}`];
  const { must = [], may = [] } = known;
  const all = [...must, ...may];
  return [
    ...must
      .filter((one) => attributes[one] === undefined || attributes[one] === '')
      .map((one) => `<${name}> needs the attribute ${one}`),
    ...Object.keys(attributes)
      .filter((one) => !all.includes(one))
      .map((one) => `<${name}> has no attribute ${one}; it has ${all.join(', ') || 'none'}`),
  ];
};

const unless = (isRight: boolean, message: string): string[] => (isRight ? [] : [message]);

const drawingExists = (name: unknown): string[] => {
  const file = `src/site/diagrams/${said(name)}.astro`;
  return unless(existsSync(file), `draw ${file}, or name one that exists`);
};

/** What the attributes of a component say that cannot be kept, by its name. */
const broken: Readonly<Record<string, (attributes: Used['attributes']) => string[]>> = {
  BookFigure: ({ of, part }) => {
    const entry = bookEntry(said(of));
    const file = `content/trades/${said(of).split(' ')[0]}/prices.json`;
    if (!entry) return [`"${said(of)}": find its key in ${file}, as "trade key"`];
    try {
      entry.say(part as 'low' | undefined);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  },
  Price: ({ trade, answers, show = 'both' }) => {
    const price = livePrice(trade as TradeId, (answers ?? {}) as Record<string, unknown>);
    const problems = 'problems' in price ? price.problems : [];
    return [
      ...problems.map(
        (problem) => `Price: ${problem} (npm run -s estimate -- ${said(trade)} --fields)`,
      ),
      ...unless(
        ['likely', 'range', 'both'].includes(said(show)),
        'Price: show is likely, range or both',
      ),
    ];
  },
  Diagram: ({ name }) => drawingExists(name),
  Step: ({ drawing }) => (drawing === undefined ? [] : drawingExists(drawing)),
  Call: ({ kind, name, number, ids }) =>
    kind === undefined
      ? unless(Boolean(name && number && ids), 'Call needs a kind, or name, number and ids')
      : unless(
          numbersFor(kind as HelpKind).length > 0,
          `no number of the kind "${said(kind)}" in content/help/numbers.json`,
        ),
  Questions: ({ of }) => {
    const file = `content/faq/${said(of)}.mdx`;
    return unless(existsSync(file), `${file} is not there`);
  },
  Question: ({ answer }) =>
    unless(
      said(answer).length <= LONGEST_ANSWER,
      `shorten the answer from ${said(answer).length} to ${LONGEST_ANSWER} characters`,
    ),
};

const twice = (text: Text): Found[] => {
  const seen = new Map<string, number>();
  return placesIn(text).flatMap(({ id, line }) => {
    const first = seen.get(id);
    seen.set(id, first ?? line);
    const message = `"${id}" stands on line ${first} already; each name, id and heading is one`;
    return first === undefined ? [] : [{ line, message }];
  });
};

const misplacedHeadings = (text: Text): Found[] =>
  headingsIn(text).flatMap(({ depth, words, line }) => [
    ...(depth === 2 || depth === 3 ? [] : [{ line, message: 'use only ## and ### headings' }]),
    ...(/^(sources|related|go on with)$/i.test(words)
      ? [{ line, message: `leave out "${words}": it comes by itself` }]
      : []),
  ]);

/** What is wrong with an address inside the site. */
const deadLink = (url: string, text: Text): string | undefined => {
  const [path = '', fragment] = url.split('#');
  if (path === '') {
    const here = [...placesIn(text).map(({ id }) => id), 'sources'];
    return here.includes(fragment ?? '')
      ? undefined
      : `this page has no ${url}; it has ${here.join(', ')}`;
  }
  if (path.includes('?')) return `${url}: leave out the answers, or use <Price>, which links them`;
  const moved = redirects.find(({ from }) => from === path);
  if (moved) return `${path} moved to ${moved.to}`;
  if (!pageAt(path)) return `${path} is no page of this site`;
  const fragments = fragmentsOf(path);
  return fragment !== undefined && fragments && !fragments.has(fragment)
    ? `${path} has no #${fragment}; it has ${[...fragments].filter((one) => !one.startsWith('source-')).join(', ')}`
    : undefined;
};

const deadLinks = (text: Text): Found[] =>
  nodesIn(treeOf(text)).flatMap((node) => {
    const url = node.type === 'link' ? node.url : undefined;
    if (!url || !/^[/#]/.test(url)) return [];
    const message = deadLink(url, text);
    return message ? [{ line: lineOf(node), message }] : [];
  });

const lostReferences = (text: Text): Found[] =>
  citationsIn(text)
    .filter(({ reference }) => !findSource(reference, text.front.sources))
    .map(({ reference, line }) => ({
      line,
      message: `"${reference}" is in no book and not among the page's own sources; write "roofing R48", "local L3" or "X1"`,
    }));

const idleSources = (text: Text): Found[] => {
  const cited = new Set(citationsIn(text).map(({ reference }) => reference));
  return Object.keys(text.front.sources)
    .filter((id) => !cited.has(id))
    .map((id) => ({
      line: text.source.slice(0, text.source.indexOf(`\n  ${id}:`) + 1).split('\n').length,
      message: `cite ${id} or take it out`,
    }));
};

const lostRelated = (text: Text): Found[] =>
  text.front.related.flatMap((path) => {
    const message = path === text.path ? 'the page itself is not related' : deadLink(path, text);
    const line = text.source.slice(0, text.source.indexOf('\nrelated:') + 1).split('\n').length;
    return message ? [{ line, message: `related: ${message}` }] : [];
  });

/** An article has one picture, and a place for it. */
const lostPicture = (text: Text): Found[] => {
  if (text.kind !== 'article') return [];
  const places = componentsIn(text).filter(({ name }) => name === 'Picture');
  const misplaced =
    places.length === 1
      ? []
      : [{ line: places[1]?.line ?? 1, message: 'put <Picture /> where it stands, once' }];
  try {
    pictureOf(text as Text<'articles'>);
    return misplaced;
  } catch (error) {
    return [...misplaced, { line: 1, message: (error as Error).message }];
  }
};

/** What the MDX itself says is wrong: "12:5: Unexpected character …". */
const unreadable = (error: unknown): Found => {
  const [, line = '1', message] = /^(\d+):\d+:\s*([^]*)$/.exec((error as Error).message) ?? [];
  return { line: Number(line), message: message ?? (error as Error).message };
};

/** Everything that would break a page or mislead its reader, each with where it is and what to do. */
export const faultsIn = (text: Text): readonly Fault[] => {
  let found: readonly Found[];
  try {
    found = [
      ...componentsIn(text).flatMap((used) => {
        const misuse = misused(used);
        const said = misuse.length > 0 ? misuse : (broken[used.name]?.(used.attributes) ?? []);
        return said.map((message) => ({ line: used.line, message }));
      }),
      ...lostReferences(text),
      ...idleSources(text),
      ...lostRelated(text),
      ...deadLinks(text),
      ...misplacedHeadings(text),
      ...twice(text),
      ...proposalFaults(text),
      ...lostPicture(text),
    ];
  } catch (error) {
    found = [unreadable(error)];
  }
  return found.map((one) => ({ file: text.file, ...one })).sort((a, b) => a.line - b.line);
};
