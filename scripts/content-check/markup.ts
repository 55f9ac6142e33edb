import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { redirects } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import type { BuiltPage } from '../built-pages.ts';

/** One main heading, and no level skipped. */
export const headingFaults = (document: HTMLElement): string[] => {
  const levels = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ tagName, text }) => ({ level: Number(tagName[1]), text: text.trim() }));
  const mains = levels.filter(({ level }) => level === 1).length;
  return [
    ...(mains === 1 ? [] : [`${mains} main headings`]),
    ...levels
      .filter(({ level }, i) => level > (levels[i - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `level ${level} after a higher one: ${text}`),
  ];
};

/** Pictures and drawings that say nothing to who cannot see them, and are not marked as ornament. */
export const silentPictures = (document: HTMLElement): string[] => [
  ...document.querySelectorAll('img:not([alt])').map((image) => image.toString()),
  ...document
    .querySelectorAll('main svg')
    .filter(
      (drawing) =>
        !drawing.closest('[aria-hidden="true"]') &&
        !drawing.hasAttribute('aria-label') &&
        !drawing.hasAttribute('aria-labelledby') &&
        !drawing.querySelector('title'),
    )
    .map((drawing) => `a drawing without words: ${drawing.toString().slice(0, 80)}`),
];

/** Labels on elements that may not have one, such as a plain `span`: not every screen reader says them. */
export const unsaidLabels = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('span[aria-label], div[aria-label], p[aria-label]')
    .filter((labeled) => !labeled.hasAttribute('role'))
    .map((labeled) => `a label without a role: ${labeled.toString().slice(0, 80)}`);

/**
 * Finds what a page links to that is not there: a page, a file, a fragment, or only a redirect.
 * @param folder where the site was built
 */
export const linkCheck = (built: readonly BuiltPage[], folder: string) => {
  const byPath = new Map(built.map((page) => [page.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  /** The fragments of a page, read when it is first linked to. */
  const fragmentsOf = (path: string): ReadonlySet<string> | undefined => {
    const page = byPath.get(path);
    if (page && !known.has(path)) {
      const ids = [...page.html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
      known.set(path, new Set(ids));
    }
    return known.get(path);
  };
  const moved = new Set<string>(redirects.map(({ from }) => from));
  const wrong = (page: BuiltPage, href: string): string | undefined => {
    const base = `${site.origin}${page.path}`;
    if (!URL.canParse(href, base)) return `${href} is no address`;
    const url = new URL(href, base);
    if (url.origin !== site.origin) return undefined;
    if (moved.has(url.pathname)) return `${href} is a redirect`;
    const target = fragmentsOf(url.pathname);
    if (!target) return existsSync(join(folder, url.pathname)) ? undefined : `${href} is missing`;
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (!fragment || target.has(fragment)) return undefined;
    return `${href} has no such fragment`;
  };
  return (page: BuiltPage): string[] =>
    page.document
      .querySelectorAll('a[href], link[href], script[src], img[src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .flatMap((href) => wrong(page, href) ?? []);
};
