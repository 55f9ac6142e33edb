import { globSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { citedAddresses } from '../../../scripts/cited-addresses.ts';

/** The files in which a source or a place to look something up is written down. */
const files = globSync([
  'content/sources/*.json',
  'content/{articles,guides,faq,how-to,proposals,services}/*.mdx',
  'src/help/*.ts',
  'src/selling/licenses.ts',
]);

test('every source that is written down anywhere is opened', () => {
  const opened = new Set(citedAddresses());
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\burl"?:\s*['"]?(https?:[^\s'"]+)/g)].map(
      ([, address = '']) => address,
    ),
  );
  expect(written.length).toBeGreaterThan(1_000);
  expect(written.filter((address) => !opened.has(address))).toEqual([]);
});

test('an address that was not reached fails the command, which names it', async () => {
  // Names under .invalid never exist.
  const ran = new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/links.ts', 'http://no-such-host.invalid/'],
      (error, output) => resolve({ code: error?.code, output }),
    ),
  );
  expect(await ran).toEqual({
    code: 1,
    output: expect.stringContaining('http://no-such-host.invalid/') as string,
  });
});
