import type { PageKind } from '../routes.ts';

/** What each kind of page is called where a link says what it leads to. */
export const kindNames: Readonly<Record<PageKind, string>> = {
  home: 'First page',
  calculator: 'Calculator',
  results: 'Estimate',
  tool: 'Tool',
  book: 'Open book',
  guide: 'Guide',
  'how-to': 'How-to',
  faq: 'Questions',
  article: 'Article',
  proposal: 'For companies',
  service: 'For companies',
  list: 'List',
  legal: 'Legal',
  account: 'For companies',
};
