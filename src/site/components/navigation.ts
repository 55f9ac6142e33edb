import { WHO_TO_CALL } from '../../help/other-trades.ts';
import { pages, type PageRoute } from '../../routes.ts';
import { site } from '../../site.ts';

/** A page's title among its siblings, where the site's name need not be said again. */
export const shortTitle = ({ title }: Pick<PageRoute, 'title'>): string =>
  title.replace(` · ${site.name}`, '');

/** A link of the frame. */
export interface NavLink {
  readonly name: string;
  readonly path: string;
}

const paths = new Set<string>(pages.map((page) => page.path));

/** Only links whose page exists; the part after # belongs to the page before it. */
const existing = <Link extends NavLink>(links: readonly Link[]): readonly Link[] =>
  links.filter((link) => paths.has(link.path.replace(/#.*$/, '')));

/** The header. */
export const mainLinks = existing([
  { name: 'Calculators', path: '/#calculators' },
  { name: 'Guides', path: '/southlake-how-to-guides' },
  { name: 'Articles', path: '/articles' },
  { name: 'Questions', path: '/southlake-property-faq' },
  { name: 'Find my request', path: '/my-request' },
  { name: 'For professionals', path: '/professional-signup' },
]);

/** The footer: where to go on that the header does not lead, who we are and what we promise. */
export const footerLinks = existing([
  { name: 'All pages', path: '/sitemap' },
  { name: 'Whole-home check', path: '/assessment' },
  { name: 'Who else to call', path: WHO_TO_CALL },
  { name: 'About us', path: '/about-us' },
  { name: 'Privacy', path: '/privacy-policy' },
  { name: 'Terms', path: '/terms-conditions' },
  { name: 'Disclaimers', path: '/disclaimers' },
  { name: 'Refunds', path: '/refund-policy' },
  { name: 'Sign in', path: '/auth' },
]);

/** Where a homeowner can read, each with what stands there. */
export const readingLinks = existing([
  {
    name: 'How-to guides',
    path: '/southlake-how-to-guides',
    says: 'Short jobs and checks, what each takes, and where to stop.',
  },
  {
    name: 'Questions homeowners ask',
    path: '/southlake-property-faq',
    says: 'Permits, storms, energy, selling, hiring: a short answer to each.',
  },
  {
    name: 'Appliance questions',
    path: '/southlake-appliance-FAQ',
    says: 'Repair or replace, safety, warranties, hard water.',
  },
  {
    name: 'Articles',
    path: '/articles',
    says: 'One question each. The answer stands in the list.',
  },
  {
    name: 'Plumber, electrician, trees, wildlife',
    path: WHO_TO_CALL,
    says: 'Who to call for what we don’t price, and where to check the license.',
  },
]);
