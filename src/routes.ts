import { WHO_TO_CALL } from './help/other-trades.ts';
import { bookOf, OPEN_BOOK } from './trades/open-book.ts';
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

const page = (
  path: `/${string}`,
  kind: PageKind,
  title: string,
  description: string,
): PageRoute => ({ path, canonical: path, kind, title, description });

const calculators: PageRoute[] = trades.flatMap(({ id, title, description, paths }) => [
  { path: paths.main, canonical: paths.main, title, description, kind: 'calculator', trade: id },
  ...paths.alternates.map(({ path, heading }): PageRoute => ({
    path,
    canonical: paths.main,
    title: heading,
    description,
    kind: 'calculator',
    trade: id,
  })),
]);

const results: PageRoute[] = trades.flatMap(({ id, name, paths }) =>
  paths.results === null
    ? []
    : [
        {
          path: paths.results,
          canonical: paths.results,
          title: `Your ${name.toLowerCase()} estimate`,
          description: `Your ${name.toLowerCase()} estimate, line by line, with what moves it and a check of a quote you have.`,
          kind: 'results',
          trade: id,
          hidden: true,
        },
      ],
);

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

const legal: PageRoute[] = [
  page(
    '/about-us',
    'legal',
    `About ${site.name}`,
    'Who runs this site, how it makes money, how its estimates are made and checked, and how to report a mistake. In plain words, on one page.',
  ),
  page(
    '/privacy-policy',
    'legal',
    `Privacy policy · ${site.name}`,
    'What we store, for how long, who receives it and how you take it back. No trackers, no ad tags. Your details go only to companies you pick by name.',
  ),
  page(
    '/terms-conditions',
    'legal',
    `Terms and conditions · ${site.name}`,
    'The rules for homeowners and companies: estimates are not quotes, companies are independent and pay a flat fee, and you can take a request back any time.',
  ),
  page(
    '/disclaimers',
    'legal',
    `Disclaimers · ${site.name}`,
    'What an estimate here is and is not, why it is not medical, legal, insurance or engineering advice, and when to call 911 before reading on.',
  ),
  page(
    '/refund-policy',
    'legal',
    `Refund policy · ${site.name}`,
    'Homeowners pay nothing. For companies: all of it back in the first 14 days, how to end a plan by email, and what happens if you were charged twice.',
  ),
];

const reading: PageRoute[] = texts.map(({ path, kind, front }) => ({
  ...page(path, kind, front.title, front.description),
  ...(front.trade && { trade: front.trade }),
  ...(kind === 'proposal' && !site.proposalsInSearch && { noindex: true as const }),
}));

/** The lists of what there is to read. Only the first page of a list is told to search engines. */
const lists: PageRoute[] = [
  page(
    OPEN_BOOK,
    'list',
    `The open book, and its data · ${site.name}`,
    'Every figure behind our calculators, with its source and day, calculator by calculator. All of it as CSV and JSON files that you may use if you name us.',
  ),
  page(
    WHO_TO_CALL,
    'list',
    `Who to call for what we do not price · ${site.name}`,
    'Plumber, electrician, engineer, tree, wildlife, windows, fence, pool, sprinklers: who does the work, where to check a Texas license, and what to ask first.',
  ),
  page(
    '/my-request',
    'list',
    `Find my request · ${site.name}`,
    'Lost the private link of a request you sent? See what this device remembers, or have the link mailed again. It shows who has your details and takes them back.',
  ),
  page(
    '/southlake-how-to-guides',
    'list',
    `How-to guides for homes in North Texas · ${site.name}`,
    'Short jobs and checks you can do yourself around Southlake: how long each takes, what it costs, what can hurt, and when to stop and call someone.',
  ),
  ...articleLists.map(({ path, trade, page: number }): PageRoute => {
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
  }),
];

/** Signing up and in, which anyone may find, and the pages behind it. */
const accounts: PageRoute[] = [
  page(
    '/professional-signup',
    'account',
    `For professionals: sign up · ${site.name}`,
    'Sign a company up: you see the whole job first, at most three companies get it, and a person looks at each new company before it is shown.',
  ),
  page(
    '/auth',
    'account',
    `Sign in · ${site.name}`,
    'Sign in as a company, set a new password, or accept an invitation. Homeowners need no account: the private link opens their request.',
  ),
  {
    ...page(
      '/dashboard',
      'account',
      `Your requests · ${site.name}`,
      'For companies: the requests that homeowners addressed to you by name, with the time promised to each.',
    ),
    hidden: true,
  },
  {
    ...page(
      '/admin',
      'account',
      `Operator · ${site.name}`,
      'For the people who run this site: companies that wait, requests, complaints and what was done.',
    ),
    hidden: true,
  },
  {
    ...page(
      '/developer-admin',
      'account',
      `Health of the site · ${site.name}`,
      'For the developers of this site: checks of the build, the database, the mail and the prices.',
    ),
    hidden: true,
  },
  page(
    '/aivoice-onboard',
    'account',
    `Set up the AI voice receptionist · ${site.name}`,
    'For companies: hours, services, emergencies and the greeting, in eight short steps. Saved on your device as you go; nothing is sent before you have looked it over.',
  ),
  {
    ...page(
      '/aivoice-thanks',
      'account',
      `Your answers arrived: AI voice receptionist · ${site.name}`,
      'For companies: what you sent for the AI voice receptionist, its number, and what happens by when.',
    ),
    hidden: true,
  },
  {
    ...page(
      '/email-thanks',
      'account',
      `Your answers arrived: email follow-up · ${site.name}`,
      'For companies: what you sent for the follow-up by email, its number, and what happens by when.',
    ),
    hidden: true,
  },
  {
    ...page(
      '/payment-success',
      'account',
      `Your order · ${site.name}`,
      'For professionals: whether the payment arrived, what was ordered, how to end it, and what comes next.',
    ),
    hidden: true,
  },
  {
    ...page(
      '/stop-mail',
      'account',
      `Stop mail about requests · ${site.name}`,
      'For companies: turns off mail about new requests for one address, with one press and without signing in.',
    ),
    hidden: true,
  },
];

/** Every page of the site. Pages, navigation, the sitemaps and the tests come from this table. */
export const pages: readonly PageRoute[] = [
  page('/', 'home', `${site.name}: open-book home costs`, site.description),
  ...calculators,
  ...results,
  ...toolPages,
  ...books,
  ...legal,
  ...reading,
  ...lists,
  ...accounts,
  page(
    '/sitemap',
    'list',
    `All pages · ${site.name}`,
    'Every calculator, guide and page of the site in one list, with a search box over all of them, from roofing and heating to moving and senior care.',
  ),
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
