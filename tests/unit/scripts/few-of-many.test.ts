import { expect, test } from 'vitest';
import { pages, type PageRoute } from '../../../src/routes.ts';
import { fewOfMany, openedPages } from '../../e2e/harness/sample.ts';

const article = (n: number): PageRoute => ({
  path: `/articles/${n}`,
  canonical: `/articles/${n}`,
  kind: 'article',
  title: '',
  description: '',
});

test('of ten thousand articles the tests open a few, and every other page', () => {
  const others = pages.filter(({ kind }) => kind === 'calculator' || kind === 'legal');
  const many = Array.from({ length: 10_000 }, (_, n) => article(n));
  const opened = fewOfMany([...many, ...others]);
  expect(opened.filter(({ kind }) => kind === 'article').length).toBeLessThan(30);
  expect(opened).toEqual(expect.arrayContaining(others));
});

test('of every kind of page one at least is opened', () => {
  const kinds = (all: readonly PageRoute[]) => [...new Set(all.map(({ kind }) => kind))].sort();
  expect(kinds(openedPages)).toEqual(kinds(pages));
});
