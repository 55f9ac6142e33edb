import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { letters, lettersOfDevice } from '../../scripts/cut-fonts.ts';
import { sentBytes } from '../../scripts/host/brotli.ts';
import { pages, redirects } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { readBuiltPages, type BuiltPage } from './harness/built-pages.ts';
import { expect, test } from './harness/test.ts';

/** The checks of what was built print every offender, not only the first. */
test.describe('the built pages', () => {
  let built: BuiltPage[];
  let folder: string;
  test.beforeAll(({ environment }) => {
    folder = environment.siteFolder;
    built = readBuiltPages(folder);
  });

  /** What each page does wrong, with the page's address before it. */
  const offences = (find: (page: BuiltPage) => string[]) =>
    built.flatMap((page) => find(page).map((offence) => `${page.path}: ${offence}`));

  test('are those of the route table, and no others', () => {
    const known = new Set<string>([...pages.map(({ path }) => path), '/404']);
    expect(built.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([]);
    const existing = new Set(built.map(({ path }) => path));
    expect(pages.filter(({ path }) => !existing.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('link only to pages, files and fragments that exist, and to no redirect', () => {
    const fragments = new Map(
      built.map(({ path, html }) => [
        path,
        new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)),
      ]),
    );
    const moved = new Set<string>(redirects.map(({ from }) => from));
    const wrong = (page: BuiltPage, href: string): string | undefined => {
      const base = `${site.origin}${page.path}`;
      if (!URL.canParse(href, base)) return `${href} is no address`;
      const url = new URL(href, base);
      if (url.origin !== site.origin) return undefined;
      if (moved.has(url.pathname)) return `${href} is a redirect`;
      const target = fragments.get(url.pathname);
      if (!target) return existsSync(join(folder, url.pathname)) ? undefined : `${href} is missing`;
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (!fragment || target.has(fragment)) return undefined;
      return `${href} has no such fragment`;
    };
    const found = offences((page) =>
      page.document
        .querySelectorAll('a[href], link[href], script[src], img[src]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .flatMap((href) => wrong(page, href) ?? []),
    );
    expect(found).toEqual([]);
  });

  test('have one main heading and skip no level', () => {
    const found = offences(({ document }) => {
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
    });
    expect(found).toEqual([]);
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
      const texts = mains.map((route) => route[part]);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
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
      .flatMap((name) => strange(readFileSync(join(folder, '_astro', name), 'utf8')));
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

  test('weigh at most 24 KB with their style sheets, as sent', () => {
    const found = offences(({ document, html }) => {
      const sheets = document
        .querySelectorAll('link[rel="stylesheet"]')
        .map((link) => readFileSync(join(folder, link.getAttribute('href') ?? '')));
      const bytes = [html, ...sheets].reduce((sum, text) => sum + sentBytes(text), 0);
      return bytes > 24 * 1024 ? [`${bytes} bytes`] : [];
    });
    expect(found).toEqual([]);
  });

  test('are listed in the sitemap by their main address, unless hidden', () => {
    const sitemap = readFileSync(join(folder, 'sitemap-0.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url).sort();
    const expected = pages
      .filter(({ path, canonical, hidden }) => path === canonical && !hidden)
      .map(({ path }) => new URL(path, site.origin).href)
      .sort();
    expect(listed).toEqual(expected);
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
});
