import { ROWS } from '../../reading/article-lists.ts';
import { textAt } from '../../reading/texts.ts';
import { pages, type PageKind, type PageRoute } from '../../routes.ts';

/** Pages that are listed under one heading. */
export interface PageGroup {
  readonly heading: string;
  readonly pages: readonly PageRoute[];
}

const forProfessionals = ({ path, kind }: PageRoute) =>
  kind === 'account' || textAt(path)?.front.audience === 'professionals';

const listed = pages.filter(
  ({ hidden, path, canonical }) => !hidden && path === canonical && path !== '/sitemap',
);
const forHomeowners = listed.filter((page) => !forProfessionals(page));
const ofKind = (...kinds: PageKind[]) => forHomeowners.filter(({ kind }) => kinds.includes(kind));
const newestFirst = (one: PageRoute, other: PageRoute) =>
  Number(textAt(other.path)?.front.published) - Number(textAt(one.path)?.front.published);

/**
 * Every page that may be found, by what it is, for lists that people and programs read. Of articles, of
 * which there may be thousands, the newest; their lists have them all.
 */
export const pageGroups: readonly PageGroup[] = [
  { heading: 'Calculators', pages: ofKind('calculator') },
  { heading: 'Checks and tools', pages: ofKind('tool') },
  { heading: 'Guides', pages: ofKind('guide') },
  { heading: 'How-to guides', pages: ofKind('how-to') },
  { heading: 'Questions and answers', pages: ofKind('faq') },
  { heading: 'Lists of what there is to read', pages: ofKind('list') },
  { heading: 'Articles', pages: ofKind('article').sort(newestFirst).slice(0, ROWS) },
  { heading: 'The open book of each calculator', pages: ofKind('book') },
  { heading: 'For professionals', pages: listed.filter(forProfessionals) },
  { heading: 'About the site', pages: ofKind('home', 'legal') },
].filter((group) => group.pages.length > 0);
