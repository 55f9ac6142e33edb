import { trades, type TradeId } from '../trades/index.ts';
import type { Text } from './read-text.ts';
import { textsOf } from './texts.ts';

/** How many articles stand on one page of a list: as many as one looks through, and few enough to be light. */
export const ROWS = 60;

/** One page of the articles, newest first: of all, or of one trade. Each has an address of its own. */
export interface ArticleList {
  readonly path: `/${string}`;
  readonly trade?: TradeId;
  /** From 1. */
  readonly page: number;
  readonly articles: readonly Text<'articles'>[];
  /** How many there are on all pages of this list. */
  readonly count: number;
  readonly newer?: `/${string}`;
  readonly older?: `/${string}`;
}

/** The articles, newest first. */
export const newest: readonly Text<'articles'>[] = [...textsOf('articles')].sort(
  (one, other) =>
    Number(other.front.published) - Number(one.front.published) || (one.path < other.path ? -1 : 1),
);

/** The pages of a list that begins at an address. */
const listOf = (
  first: `/${string}`,
  all: readonly Text<'articles'>[],
  trade?: TradeId,
): ArticleList[] => {
  const last = Math.max(1, Math.ceil(all.length / ROWS));
  const at = (page: number): `/${string}` => (page === 1 ? first : `${first}/page/${page}`);
  return Array.from({ length: last }, (_, index) => ({
    path: at(index + 1),
    page: index + 1,
    articles: all.slice(index * ROWS, (index + 1) * ROWS),
    count: all.length,
    ...(trade && { trade }),
    ...(index > 0 && { newer: at(index) }),
    ...(index + 1 < last && { older: at(index + 2) }),
  }));
};

/** Every page of every list: of all articles, then of each trade that has some. */
export const listsOf = (articles: readonly Text<'articles'>[]): readonly ArticleList[] => {
  const byTrade = Map.groupBy(articles, ({ front }) => front.trade);
  return [
    ...listOf('/articles', articles),
    ...trades.flatMap(({ id }) =>
      byTrade.has(id) ? listOf(`/articles/trade/${id}`, byTrade.get(id) ?? [], id) : [],
    ),
  ];
};

export const articleLists: readonly ArticleList[] = listsOf(newest);
