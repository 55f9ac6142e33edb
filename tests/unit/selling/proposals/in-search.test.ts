import { afterEach, expect, it, vi } from 'vitest';
import type { PageRoute } from '../../../../src/routes.ts';
import type * as Site from '../../../../src/site.ts';

afterEach(() => {
  vi.doUnmock('../../../../src/site.ts');
  vi.resetModules();
});

/** The table of routes, our lists and our search, built with the operator's switch in one position. */
const builtWith = async (proposalsInSearch: boolean) => {
  vi.resetModules();
  vi.doMock('../../../../src/site.ts', async (original) => {
    const real: typeof Site = await original();
    return { ...real, site: { ...real.site, proposalsInSearch } };
  });
  const { pages, isForSearchEngines } = await import('../../../../src/routes.ts');
  const { pageGroups } = await import('../../../../src/site/components/page-groups.ts');
  const { pageEntries } = await import('../../../../src/site/components/page-entries.ts');
  const proposals = pages.filter(({ kind }) => kind === 'proposal');
  const paths = (all: readonly { readonly path: string }[]) => all.map(({ path }) => path);
  return {
    proposals: paths(proposals),
    told: paths(proposals.filter(isForSearchEngines)),
    noindex: paths(proposals.filter((page: PageRoute) => page.noindex)),
    others: pages.filter(({ kind }) => kind !== 'proposal').some(({ noindex }) => noindex),
    listed: paths(pageGroups.find(({ heading }) => heading === 'For professionals')!.pages),
    found: paths(pageEntries),
  };
};

it('keeps proposals from search engines until the operator turns them on, and lists them here', async () => {
  const built = await builtWith(false);
  expect(built.proposals.length).toBeGreaterThan(0);
  expect(built.told).toEqual([]);
  expect(built.noindex).toEqual(built.proposals);
  expect(built.others).toBe(false);
  expect(built.listed).toEqual(expect.arrayContaining(built.proposals));
  expect(built.found).toEqual(expect.arrayContaining(built.proposals));
});

it('tells search engines of proposals once the operator turned them on', async () => {
  const built = await builtWith(true);
  expect(built.proposals.length).toBeGreaterThan(0);
  expect(built.told).toEqual(built.proposals);
  expect(built.noindex).toEqual([]);
  expect(built.listed).toEqual(expect.arrayContaining(built.proposals));
  expect(built.found).toEqual(expect.arrayContaining(built.proposals));
});
