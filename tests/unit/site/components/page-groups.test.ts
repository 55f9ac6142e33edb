import { expect, it } from 'vitest';
import { pageGroups } from '../../../../src/site/components/page-groups.ts';
import { ROWS } from '../../../../src/reading/article-lists.ts';
import { pages } from '../../../../src/routes.ts';

it('lists every page that may be found in one group, and of articles the newest', () => {
  const listed = pageGroups.flatMap((group) => group.pages.map(({ path }) => path));
  expect(new Set(listed).size).toBe(listed.length);
  const missing = pages.filter(
    ({ path, canonical, hidden }) =>
      !hidden && path === canonical && path !== '/sitemap' && !listed.includes(path),
  );
  const articles = pages.filter(({ kind }) => kind === 'article').length;
  expect(missing.filter(({ kind }) => kind !== 'article')).toEqual([]);
  expect(missing).toHaveLength(Math.max(0, articles - ROWS));
});

it('puts what is for professionals together, apart from what homeowners read', () => {
  const group = pageGroups.find(({ heading }) => heading === 'For professionals');
  expect(group?.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/southlake-google-my-business-automation', '/professional-signup']),
  );
});
