import { expect, it } from 'vitest';
import { articleLists, listsOf, newest, ROWS } from '../../../src/reading/article-lists.ts';
import type { Text } from '../../../src/reading/read-text.ts';
import { pageAt } from '../../../src/routes.ts';
import { trades } from '../../../src/trades/index.ts';

/** As many as one day there may be, a trade in turn. */
const many = Array.from({ length: 10_000 }, (_, index) => ({
  path: `/articles/a${index}`,
  front: { trade: trades[index % trades.length]!.id },
})) as unknown as readonly Text<'articles'>[];

it.each([
  ['none', []],
  ['those there are', newest],
  ['10,000', many],
])('of %s: lists every article once among all and once in its trade, few to a page', (_, all) => {
  const lists = listsOf(all);
  const listed = (of: readonly (typeof lists)[number][]) => of.flatMap(({ articles }) => articles);
  expect(listed(lists.filter(({ trade }) => !trade))).toEqual(all);
  expect(new Set(listed(lists.filter(({ trade }) => trade)))).toEqual(new Set(all));
  for (const { articles, trade } of lists) {
    expect(articles.length).toBeLessThanOrEqual(ROWS);
    if (trade) expect(articles.filter(({ front }) => front.trade !== trade)).toEqual([]);
  }
});

it('leads from each page of a list to the next and back', () => {
  const lists = listsOf(many);
  const at = new Map(lists.map((list) => [list.path, list]));
  expect(at.size).toBe(lists.length);
  for (const list of lists.filter(({ page }) => page === 1)) {
    let seen = list.articles.length;
    let last = list;
    while (last.older) {
      const next = at.get(last.older)!;
      expect(next.newer).toBe(last.path);
      expect(next.page).toBe(last.page + 1);
      last = next;
      seen += next.articles.length;
    }
    expect(seen).toBe(list.count);
  }
});

it('has a row in the route table for every page, the first alone told to search engines', () => {
  for (const { path, page } of articleLists) {
    const route = pageAt(path);
    expect(route?.kind).toBe('list');
    expect(route?.hidden ?? false).toBe(page > 1);
  }
});

it('begins with the newest', () => {
  const days = newest.map(({ front }) => Number(front.published));
  expect(days).toEqual([...days].sort((one, other) => other - one));
});
