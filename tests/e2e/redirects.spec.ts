import { pages, redirects } from '../../src/routes.ts';
import { expect, test } from './harness/test.ts';

const query = '?area=2400&note=a%20b';

for (const { from, to } of redirects) {
  test(`${from} moves for good to ${to} and keeps the query`, async ({ request, baseURL }) => {
    const response = await request.get(from + query, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const target = new URL(response.headers()['location'] ?? '', baseURL);
    expect(target.pathname).toBe(to);
    expect(target.searchParams.get('area')).toBe('2400');
    expect(target.searchParams.get('note')).toBe('a b');
    expect((await request.get(target.href, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const { path } of pages.filter(({ path }) => path !== path.toLowerCase())) {
  test(`the small-letter form of ${path} moves to it`, async ({ request, baseURL }) => {
    const response = await request.get(path.toLowerCase() + query, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const target = new URL(response.headers()['location'] ?? '', baseURL);
    expect(target.pathname).toBe(path);
    expect(target.searchParams.get('note')).toBe('a b');
  });
}

test('no redirect leads to another, to nothing, or away from a page', () => {
  const paths = new Set<string>(pages.map(({ path }) => path));
  const faulty = redirects.filter(({ from, to }) => paths.has(from) || !paths.has(to));
  expect(faulty).toEqual([]);
});
