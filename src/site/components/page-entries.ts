import searched from '../../../content/search.json' with { type: 'json' };
import { textAt } from '../../reading/texts.ts';
import { pages, type PageRoute } from '../../routes.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { tradeById, trades, type Trade, type TradeId } from '../../trades/index.ts';
import { shortTitle } from './navigation.ts';
import { ofText } from './reading-entries.ts';

/** What people type for pages and trades beyond the words that stand there. */
const alsoSaid: {
  readonly trades: Readonly<Record<TradeId, string>>;
  readonly pages: Readonly<Record<string, string>>;
} = searched;

/** Words that lead to a calculator: its situations, its further addresses, and what people call it. */
const searchWordsOf = ({ path, trade: id }: PageRoute): string => {
  const trade = id === undefined ? undefined : tradeById(id);
  if (!trade || path !== trade.paths.main) return alsoSaid.pages[path] ?? '';
  return [
    ...trade.situations.map(({ says }) => says),
    ...trade.paths.alternates.map(({ heading }) => heading),
    alsoSaid.trades[trade.id],
    'cost price quote estimate repair',
  ].join('. ');
};

/** Addresses that lead with what to do now: the one kind of alternate worth an answer of its own. */
const emergencies = new Set<string>(
  trades.flatMap(({ paths }) =>
    paths.alternates.filter(({ emergency }) => emergency).map(({ path }) => path),
  ),
);

/** What each figure of a trade's open book is called. */
const figuresOf = ({ prices, figures = {} }: Trade): string =>
  [...Object.values(prices), ...Object.values(figures)].map(({ label }) => label).join('. ');

/** A page of its own, with the words that lead to it. */
const entryOf = (page: PageRoute): SearchEntry | undefined => {
  const { kind, path, trade: id, description } = page;
  // A list of all pages is what the search is.
  if (kind === 'results' || path === '/sitemap') return undefined;
  const trade = id === undefined ? undefined : tradeById(id);
  const text = textAt(path);
  return {
    kind,
    path,
    title: shortTitle(page),
    summary: description,
    words: searchWordsOf(page),
    ...(trade && { trade: trade.name }),
    ...(kind === 'book' && trade && { text: figuresOf(trade) }),
    ...(text && ofText(text)),
  };
};

/** Every page of its own: what the search finds besides questions and help. */
export const pageEntries: readonly SearchEntry[] = pages
  .filter(({ hidden, path, canonical }) => !hidden && (path === canonical || emergencies.has(path)))
  .flatMap((page) => entryOf(page) ?? []);
