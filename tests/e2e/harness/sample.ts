import { componentsIn } from '../../../src/reading/parsed.ts';
import { textAt } from '../../../src/reading/texts.ts';
import { pages, type PageKind, type PageRoute } from '../../../src/routes.ts';
import { trades, type Trade } from '../../../src/trades/index.ts';

/**
 * Of things that differ mostly in content, the few that between them show every kind: each one that
 * brings a kind which none before it has.
 */
export function sampleByKind<T>(all: readonly T[], kindsOf: (one: T) => readonly string[]): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const fresh = kindsOf(one).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return fresh.length > 0;
  });
}

/** What a calculator's page may be made of. */
const partsOf = ({
  calculator,
  sensitive,
  peopleFirst,
  emergency,
  requests,
  paths,
}: Trade): string[] => [
  ...Object.values(calculator.fields).map(({ kind }) => `field: ${kind}`),
  `sensitive: ${sensitive ?? false}`,
  `people first: ${peopleFirst ?? false}`,
  `emergency: ${emergency !== undefined}`,
  `requests: ${requests.taken}`,
  `results: ${paths.results !== null}`,
];

/** Trades whose pages have between them every part that a trade's page can have. */
export const sampledTrades: readonly Trade[] = sampleByKind(trades, partsOf);

/** Kinds of which there may be thousands, alike in all but their text, which the unit tests read. */
const many: ReadonlySet<PageKind> = new Set([
  'article',
  'guide',
  'faq',
  'how-to',
  'list',
  'proposal',
]);

/** How many pages of such a kind a browser opens one by one. */
const OPENED = 8;

const lengthOf = ({ path }: PageRoute): number => textAt(path)?.source.length ?? 0;

/**
 * All but the pages of some kinds, and of each such kind the first ones and the longest.
 * @param most how many are the first ones
 */
export function fewOfMany(all: readonly PageRoute[], most = OPENED): readonly PageRoute[] {
  const groups = Map.groupBy(
    all.filter(({ kind }) => many.has(kind)),
    ({ kind }) => kind,
  );
  const few = new Set(
    [...groups.values()].flatMap((group) => [
      ...group.slice(0, most),
      group.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)),
    ]),
  );
  return all.filter((route) => !many.has(route.kind) || few.has(route));
}

/** The pages that tests open one by one. */
export const openedPages = fewOfMany(pages);

/** What a page is made of: its kind, the parts of its trade, or the components of its text. */
const kindsOf = ({ kind, trade, path }: PageRoute): string[] => {
  const text = textAt(path);
  if (text) return [kind, ...componentsIn(text).map(({ name }) => `component: ${name}`)];
  if (trade === undefined || kind === 'book') return [kind];
  return [
    kind,
    ...sampledTrades.filter(({ id }) => id === trade).map(({ id }) => `${kind} of ${id}`),
  ];
};

/** Main addresses, one of each kind of page and of each way in which pages differ. */
export const sampledPages: readonly PageRoute[] = sampleByKind(
  openedPages.filter(({ path, canonical }) => path === canonical),
  kindsOf,
);
