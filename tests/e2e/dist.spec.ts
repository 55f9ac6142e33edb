import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { readBuiltPages, type BuiltPage } from '../../scripts/built-pages.ts';
import { headingFaults, linkCheck } from '../../scripts/content-check/markup.ts';
import { letters, lettersOfDevice } from '../../scripts/cut-fonts.ts';
import { sentBytes } from '../../scripts/host/brotli.ts';
import { withoutChance } from '../../scripts/page-weight.ts';
import { pageAt, pages } from '../../src/routes.ts';
import { SEARCH_SCRIPT } from '../../src/search/script.ts';
import { site } from '../../src/site.ts';
import { fewOfMany } from './harness/sample.ts';
import { expect, test } from './harness/test.ts';

/** The checks of what was built print every offender, not only the first. */
test.describe('the built pages', () => {
  let all: readonly BuiltPage[];
  /** Those that are read: of kinds with hundreds of pages only some. */
  let built: readonly BuiltPage[];
  let folder: string;
  test.beforeAll(({ environment }) => {
    folder = environment.siteFolder;
    all = readBuiltPages(folder);
    const opened = new Set<string>(fewOfMany(pages, 200).map(({ path }) => path));
    const unknown = ({ path }: BuiltPage) => !pageAt(path);
    built = all.filter((page) => opened.has(page.path) || unknown(page));
  });

  /** What each page does wrong, with the page's address before it. */
  const offences = (find: (page: BuiltPage) => string[]) =>
    built.flatMap((page) => find(page).map((offence) => `${page.path}: ${offence}`));

  test('are those of the route table, and no others', () => {
    const known = new Set<string>([...pages.map(({ path }) => path), '/404']);
    expect(all.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([]);
    const existing = new Set(all.map(({ path }) => path));
    expect(pages.filter(({ path }) => !existing.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('link only to pages, files and fragments that exist, and to no redirect', () => {
    expect(offences(linkCheck(all, folder))).toEqual([]);
  });

  test('have one main heading and skip no level', () => {
    expect(offences(({ document }) => headingFaults(document))).toEqual([]);
  });

  test('give every control a name, and refer to nothing that is not there', () => {
    const found = offences(({ document }) => {
      const ids = document.querySelectorAll('[id]').map(({ id }) => id);
      const known = new Set(ids);
      const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'];
      const labeled = new Set(
        document.querySelectorAll('label[for]').map((label) => label.getAttribute('for')),
      );
      const nameless = document
        .querySelectorAll('input:not([type="hidden"]), select, textarea')
        .filter(
          (control) =>
            !labeled.has(control.id) &&
            !control.closest('label') &&
            !control.hasAttribute('aria-label') &&
            !control.hasAttribute('aria-labelledby'),
        );
      return [
        ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two of #${id}`),
        ...references.flatMap((name) =>
          document
            .querySelectorAll(`[${name}]`)
            .flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? [])
            .filter((id) => !known.has(id))
            .map((id) => `${name} of #${id}, which is not there`),
        ),
        ...nameless.map((control) => `no name: ${control.toString()}`),
      ];
    });
    expect(found).toEqual([]);
  });

  test('have titles and descriptions of their own', () => {
    const mains = pages.filter(({ path, canonical }) => path === canonical);
    for (const part of ['title', 'description'] as const) {
      const seen = new Set<string>();
      const twice = mains
        .map((route) => route[part])
        .filter((text) => seen.size === seen.add(text).size);
      expect(twice).toEqual([]);
    }
  });

  test('carry no style attribute, which the policy would block', () => {
    expect(
      offences(({ document }) => document.querySelectorAll('[style]').map((e) => e.toString())),
    ).toEqual([]);
  });

  test('let every phone number be dialed by a tap', () => {
    const number =
      /(?:\(\d{3}\) ?|\b\d{3}[-.])\d{3}[-.]\d{4}\b|(?<![\d$,.-])\b(?:911|988)\b(?![\d,%])/g;
    const told = (node: Node): string[] => {
      if (node.nodeType === NodeType.TEXT_NODE) {
        const text = node.textContent;
        return (text.match(number) ?? []).map((one) => `${one} in “${text.trim().slice(0, 80)}”`);
      }
      const name = (node as HTMLElement).rawTagName?.toLowerCase();
      // What a link elsewhere says is its own; options and titles can hold no link.
      if (['a', 'head', 'script', 'style', 'template', 'option', 'title'].includes(name)) return [];
      return node.childNodes.flatMap(told);
    };
    expect(offences(({ document }) => told(document))).toEqual([]);
    const links = built.flatMap(({ document }) => document.querySelectorAll('a[href^="tel:"]'));
    expect(
      links
        .filter((link) => link.getAttribute('href') !== `tel:${link.text.replaceAll(/\D/g, '')}`)
        .map(String),
    ).toEqual([]);
  });

  test('carry style elements only in the head, as HTML asks', () => {
    expect(
      offences(({ document }) => document.querySelectorAll('body style').map((e) => e.toString())),
    ).toEqual([]);
  });

  test('carry inline scripts only if the policy names their hash, and no event attributes', () => {
    const found = offences(({ document, html }) => {
      const policy = document
        .querySelector('meta[http-equiv="content-security-policy"]')
        ?.getAttribute('content');
      if (!policy) return ['no content security policy'];
      const inline = document
        .querySelectorAll('script:not([src])')
        .filter((script) => !script.getAttribute('type')?.includes('json'))
        .map((script) => script.textContent)
        .filter((code) => {
          const hash = createHash('sha256').update(code).digest('base64');
          return !policy.includes(`'sha256-${hash}'`);
        })
        .map((code) => `inline script ${code.slice(0, 80)}`);
      const events = html.match(/<[a-z][^>]*\son[a-z]+=/g) ?? [];
      return [...inline, ...events];
    });
    expect(found).toEqual([]);
  });

  test('are written in letters that our fonts hold, and so is what our scripts write', () => {
    const known = new Set(`${letters}${lettersOfDevice}\n\r\t`);
    const strange = (text: string) => [...new Set(text)].filter((letter) => !known.has(letter));
    const scripts = readdirSync(join(folder, '_astro'))
      .filter((name) => name.endsWith('.js') && !/^(react|supabase)\./.test(name))
      .map((name) => join('_astro', name))
      .concat(SEARCH_SCRIPT)
      .flatMap((name) => strange(readFileSync(join(folder, name), 'utf8')));
    expect([...offences(({ html }) => strange(html)), ...scripts]).toEqual([]);
  });

  test('tell machines nothing that is not valid JSON with a type', () => {
    const found = offences(({ document }) =>
      document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
        try {
          const data = JSON.parse(script.textContent);
          const things = [data['@graph'] ?? data].flat();
          return things.every((thing) => thing['@type']) ? [] : ['a thing without a type'];
        } catch (error) {
          return [String(error)];
        }
      }),
    );
    expect(found).toEqual([]);
  });

  test('weigh at most 20 KB with their style sheets, as sent', () => {
    const found = offences(({ document, html }) => {
      const sheets = document
        .querySelectorAll('link[rel="stylesheet"]')
        .map((link) => readFileSync(join(folder, link.getAttribute('href') ?? ''), 'utf8'));
      const bytes = [html, ...sheets].reduce(
        (sum, text) => sum + sentBytes(withoutChance(text)),
        0,
      );
      return bytes > 20 * 1024 ? [`${bytes} bytes`] : [];
    });
    expect(found).toEqual([]);
  });

  test('are listed in the sitemap by their main address, unless hidden', () => {
    const addressesIn = (name: string) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, url = '']) => url,
      );
    const parts = addressesIn('sitemap-index.xml').map((url) => addressesIn(new URL(url).pathname));
    const listed = parts.flat().sort();
    const expected = pages
      .filter(({ path, canonical, hidden, noindex }) => path === canonical && !hidden && !noindex)
      .map(({ path }) => new URL(path, site.origin).href)
      .sort();
    expect(listed).toEqual(expected);
    // Search engines take no more than 50,000 in one file; small ones are read again for less.
    expect(parts.map(({ length }) => length).filter((length) => length > 100)).toEqual([]);
    expect(parts.length).toBe(Math.ceil(expected.length / 100));
  });

  test('come with the license of whatever others wrote in them', () => {
    const notices = readFileSync(join(folder, 'third-party-notices.txt'), 'utf8');
    for (const name of ['react', 'react-dom', '@supabase/supabase-js', 'uqr', 'tailwindcss']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d.*\\((MIT|ISC)\\)$`, 'm'));
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    // Each part: the package in one line, then the words of its license.
    for (const part of notices.split(/^-{72}$/m).slice(1)) {
      expect(part).toMatch(/^\s*\S+ \d+\.\d+\.\S+ \([\w .-]+\)\n\n[^]{500,}/);
    }
    expect(
      offences(({ html }) => (html.includes('"/third-party-notices.txt"') ? [] : ['no link'])),
    ).toEqual([]);
  });

  test('what a list shows of a picture has the colors of both themes', () => {
    const pictures = join(folder, 'articles/pictures');
    for (const name of readdirSync(pictures)) {
      const svg = readFileSync(join(pictures, name), 'utf8');
      const used = new Set([...svg.matchAll(/var\((--\w+)\)/g)].map(([, color]) => color));
      const missing = [...used].filter(
        (color) => !new RegExp(`${color}:light-dark\\(#\\w+,#\\w+\\);`).test(svg),
      );
      expect(missing, name).toEqual([]);
      expect(svg, name).toContain('svg{color-scheme:light dark;');
    }
  });
});
