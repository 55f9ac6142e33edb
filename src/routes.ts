import fixedPages from '../content/pages.json' with { type: 'json' };
import { bookOf } from './trades/open-book.ts';
import { articleLists } from './reading/article-lists.ts';
import type { ReadingKind } from './reading/collections.ts';
import { texts, textsOf } from './reading/texts.ts';
import { site } from './site.ts';
import { tools } from './tools/index.ts';
import { trades, type TradeId } from './trades/index.ts';
import { tradeName } from './trades/names.ts';

/** What a page is, which decides where it is listed and what is tested on it. */
export type PageKind =
  | 'home'
  | 'calculator'
  | 'results'
  | 'tool'
  | 'book'
  | ReadingKind
  /** A page that lists others. */
  | 'list'
  | 'legal'
  | 'account';

/** One public address of the site. */
export interface PageRoute {
  readonly path: `/${string}`;
  /** The path search engines are told; the page's own unless it is an alternate. */
  readonly canonical: `/${string}`;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  readonly trade?: TradeId;
  /** The id of the tool that a page of the kind `tool` shows. */
  readonly tool?: string;
  /** Kept out of search engines and the sitemaps: it says nothing without what is a person's own. */
  readonly hidden?: true;
  /** Kept out of search engines and of what programs are told; our own lists and search have it. */
  readonly noindex?: true;
}

export interface Redirect {
  readonly from: `/${string}`;
  readonly to: `/${string}`;
}

/** A page of `content/pages.json`; its title is followed by the name of the site. */
type FixedPage = Pick<PageRoute, 'title' | 'description'> & { readonly hidden?: boolean };

const page = (
  path: `/${string}`,
  kind: PageKind,
  title: string,
  description: string,
): PageRoute => ({ path, canonical: path, kind, title, description });

const calculators = trades.flatMap(({ id: trade, title, description, paths }): PageRoute[] => [
  { ...page(paths.main, 'calculator', title, description), trade },
  ...paths.alternates.map(({ path, heading }) => ({
    ...page(path, 'calculator', heading, description),
    canonical: paths.main,
    trade,
  })),
]);

const results = trades.flatMap(({ id: trade, name, paths }): PageRoute[] => {
  if (paths.results === null) return [];
  const title = `Your ${name.toLowerCase()} estimate`;
  const description = `${title}, line by line, with what moves it and a check of a quote you have.`;
  return [{ ...page(paths.results, 'results', title, description), trade, hidden: true }];
});

const toolPages: PageRoute[] = tools.map(({ id, path, title, description, trade }) => ({
  ...page(path, 'tool', title, description),
  tool: id,
  ...(trade && { trade }),
}));

const books: PageRoute[] = trades.map(({ id, name, sources }) => {
  const cited = Object.keys(sources).length;
  return {
    ...page(
      bookOf(id),
      'book',
      `${name}: the open book of figures`,
      `Every price, limit and factor behind the ${name === 'HVAC' ? name : name.toLowerCase()} calculator, with source and the day it was read: ${cited} sources, and the published prices we tried it on.`,
    ),
    trade: id,
  };
});

/** Pages whose address is written by hand; `account` is signing up and in, and the pages behind it. */
const fixed = (kind: keyof typeof fixedPages): PageRoute[] =>
  Object.entries<FixedPage>(fixedPages[kind]).map(([path, { title, description, hidden }]) => ({
    ...page(path as PageRoute['path'], kind, `${title} · ${site.name}`, description),
    ...(hidden && { hidden: true as const }),
  }));

const reading: PageRoute[] = texts.map(({ path, kind, front }) => ({
  ...page(path, kind, front.title, front.description),
  ...(front.trade && { trade: front.trade }),
  ...(kind === 'proposal' && !site.proposalsInSearch && { noindex: true as const }),
}));

/** The lists of articles. Only the first page of a list is told to search engines. */
const lists = articleLists.map(({ path, trade, page: number }): PageRoute => {
  const turned = number === 1 ? '' : `, page ${number}`;
  const about = trade ? tradeName(trade) : 'Homes';
  return {
    ...page(
      path,
      'list',
      `${trade ? `${about} articles` : 'Articles'}${turned} · ${site.name}`,
      `${about} around Southlake${turned}: one question an article, its answer in the list with the number that decides, then the reasons, the local rule and the sources.`,
    ),
    ...(trade && { trade }),
    ...(number > 1 && { hidden: true as const }),
  };
});

/** Every page of the site. Pages, navigation, the sitemaps and the tests come from this table. */
export const pages: readonly PageRoute[] = [
  page('/', 'home', `${site.name}: open-book home costs`, site.description),
  ...calculators,
  ...results,
  ...toolPages,
  ...books,
  page(
    '/about-us',
    'legal',
    `About ${site.name}`,
    'Who runs this site, how it makes money, how its estimates are made and checked, and how to report a mistake. In plain words, on one page.',
  ),
  ...fixed('legal'),
  ...reading,
  ...fixed('list'),
  ...lists,
  ...fixed('account'),
];

/** Old addresses that answer 301; a query string is kept. */
export const redirects: readonly Redirect[] = [
  ...trades.flatMap(({ paths }) => paths.redirects.map((from) => ({ from, to: paths.main }))),
  // An article that stands elsewhere is still looked for among the others.
  ...textsOf('articles').flatMap(({ slug, path: to }) => {
    const from: Redirect['from'] = `/articles/${slug}`;
    return to === from ? [] : [{ from, to }];
  }),
  { from: '/gmb-automation', to: '/southlake-google-my-business-automation' },
  { from: '/gmb-integration', to: '/southlake-google-my-business-automation' },
];

const byPath = new Map<string, PageRoute>(pages.map((route) => [route.path, route]));

/** Whether search engines are told of a page: the main address of each, and none that is kept from them. */
export const isForSearchEngines = ({ path, canonical, hidden, noindex }: PageRoute): boolean =>
  path === canonical && !hidden && !noindex;

export const pageAt = (path: string): PageRoute | undefined => byPath.get(path);

/** What Astro builds one file of `src/pages` for: each page of a kind. `name` is that of the file's parameter. */
export const pagesOf = <Name extends string>(kind: PageKind, name: Name) =>
  pages
    .filter((route) => route.kind === kind)
    .map((route) => ({
      params: { [name]: route.path.slice(1) } as Record<Name, string>,
      props: { route },
    }));
