/**
 * `npm run check:content`: builds the site and checks what is written on it: every figure of a reading page
 * opens a source, links and headings hold, nothing is said twice, reviews are not overdue, the spelling is
 * American. Prints pages, words, sources and reading level, and exits with 1 if something is wrong.
 * `npm run check:content -- <folder>` reads a site that is built already.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, type Measured } from './content-check/check.ts';
import { medianOf } from './content-check/reading-level.ts';
import { buildSite } from './site-build.ts';

const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'ledger-content-'));
if (!given) {
  // No page asks the backend for anything while it is built.
  await buildSite({
    backendUrl: 'http://127.0.0.1:1',
    publishableKey: 'none',
    outFolder: folder,
  });
}
const { measured, alike, faults } = await checkContent(folder, new Date().toISOString());
if (!given) rmSync(folder, { recursive: true });

const sum = (of: readonly Measured[], part: 'words' | 'sources') =>
  of.reduce((total, one) => total + one[part], 0);
const row = (name: string, of: readonly Measured[]) => ({
  kind: name,
  pages: of.length,
  words: sum(of, 'words'),
  'sources a page': Number(medianOf(of.map(({ sources }) => sources)).toFixed(1)),
  'reading grade': Number(medianOf(of.map(({ grade }) => grade)).toFixed(1)),
});
const kinds = [...new Set(measured.map(({ kind }) => kind))];
console.table([
  ...kinds.map((kind) =>
    row(
      kind,
      measured.filter((one) => one.kind === kind),
    ),
  ),
  row('all', measured),
]);

const hardest = [...measured].sort((a, b) => b.grade - a.grade).slice(0, 5);
console.log('Hardest to read (school grade):');
for (const { path, grade } of hardest) console.log(`  ${grade.toFixed(1)}  ${path}`);

console.log('Proposals most alike (runs of five of their own words):');
for (const { pair, share } of alike.slice(0, 3)) {
  console.log(`  ${(share * 100).toFixed(1)}%  ${pair.join(', ')}`);
}

for (const [name, found] of Object.entries(faults)) {
  console.log(`\n${name}: ${found.length}`);
  for (const fault of found) console.log(`  ${fault}`);
}
process.exitCode = Object.values(faults).some((found) => found.length > 0) ? 1 : 0;
