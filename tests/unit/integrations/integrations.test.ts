import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intoHead } from '../../../integrations/island-head.ts';
import { withOwnHashes } from '../../../integrations/own-hashes.ts';
import { islandFiles, withImports, withScripts } from '../../../integrations/preload-islands.ts';
import { isText } from '../../../integrations/reread-texts.ts';
import { noticeOf, packageFolder } from '../../../integrations/third-party-notices.ts';
import { collections } from '../../../src/reading/collections.ts';

describe('the scripts that a page asks for at once', () => {
  test('are those its islands begin with, and all that these import', () => {
    const html =
      '<astro-island component-url="/_astro/A.js" renderer-url="/_astro/r.js"></astro-island>';
    expect(islandFiles(html)).toEqual(['_astro/A.js', '_astro/r.js']);
    // One that waits to be seen asks for its own.
    expect(
      islandFiles(
        '<astro-island component-url="/_astro/B.js" props="{}" client="visible"></astro-island>',
      ),
    ).toEqual([]);
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['c', 'a']],
    ]);
    expect([...withImports('a', imports)]).toEqual(['a', 'b', 'c']);
  });
});

describe('where a page names its scripts', () => {
  test('is what wakes an island that waits for a person, and that island for its own', () => {
    expect(
      withScripts(
        '<head></head><script>a</script><script>b</script><astro-island uid="1" client="person"></astro-island>',
        { now: new Set(), later: new Set(['a.js', 'b.js']), own: new Set(['c.js']) },
      ),
    ).toBe(
      '<head></head><script>var scripts="/a.js /b.js";</script><script>a</script><script>b</script><astro-island data-scripts="/c.js" uid="1" client="person"></astro-island>',
    );
  });

  test('is the head for a first look, and what wakes its island for the rest', () => {
    expect(
      withScripts(
        '<head></head><script>a</script><astro-island uid="1" client="first-look"></astro-island>',
        {
          now: new Set(['look.js', 'rule.js']),
          later: new Set(['react.js', 'rule.js']),
          firstLook: 'look.js',
        },
      ),
    ).toBe(
      '<head><link rel="modulepreload" href="/look.js"><link rel="modulepreload" href="/rule.js"></head><script>var scripts="/react.js";</script><script>a</script><astro-island data-first-look="/look.js" uid="1" client="first-look"></astro-island>',
    );
  });

  test('is the head where an island waits for nobody', () => {
    expect(
      withScripts('<head></head><astro-island client="load"></astro-island>', {
        now: new Set(['a.js']),
      }),
    ).toBe(
      '<head><link rel="modulepreload" href="/a.js"></head><astro-island client="load"></astro-island>',
    );
  });
});

describe('the policy of a page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = (policy: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}"><style media="print">b{}</style><script>a()</script><script src="/x.js"></script>`;

  test('names what stands in the page and nothing else', () => {
    expect(withOwnHashes(page(` ${hash('a()')} ${hash('c()')} ${hash('b{}')}`))).toBe(
      page(` ${hash('a()')} ${hash('b{}')}`),
    );
  });
});

describe('what wakes the islands of a page', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';

  test('goes out of the body, its scripts into one file', () => {
    const { html, script } = intoHead(
      `<head><title>$&</title></head><body><script>x</script><p>x</p>${style}<script>a<b</script><script>c</script><astro-island></astro-island><script>d</script><astro-island></astro-island></body>`,
    );
    expect(script!.code).toBe('a<b\n\nc');
    expect(html).toBe(
      `<head><title>$&</title><script async src="/${script!.file}"></script></head><body><script>x</script><p>x</p><astro-island></astro-island><script>d</script><astro-island></astro-island></body>`,
    );
  });

  test('is looked for in vain on a page without islands, which stays as it is', () => {
    const page = '<head><style>h1{color:red}</style></head><body><script>x</script></body>';
    expect(intoHead(page)).toEqual({ html: page });
  });
});

describe('the notices', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'notices-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['\0/a/node_modules/react/index.js?commonjs', '/a/node_modules/react'],
    [
      '/a/node_modules/@supabase/lite/node_modules/b/c.js',
      '/a/node_modules/@supabase/lite/node_modules/b',
    ],
    ['/a/node_modules/@nanostores/react/x.js', '/a/node_modules/@nanostores/react'],
    ['/a/src/homeowner/Form.tsx', undefined],
    ['\0vite/preload-helper.js', undefined],
  ])('know the package of %j', (module, expected) => {
    expect(packageFolder(module)).toBe(expected);
  });

  test('give name, version, license and its words', () => {
    expect(noticeOf(resolve('node_modules/react'))).toMatch(
      /^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright/,
    );
  });

  test('stop the build at a package without a license', () => {
    writeFileSync(join(folder, 'package.json'), '{"name":"bare","version":"1.0.0"}');
    expect(() => noticeOf(folder)).toThrow('bare is shipped to browsers and has no license');
  });
});

test('a text of every collection is read again when it is written', () => {
  for (const collection of Object.keys(collections))
    expect(isText(`/site/content/${collection}/one.mdx`), collection).toBe(true);
  expect(isText('/site/content/legal/privacy.mdx')).toBe(false);
});
