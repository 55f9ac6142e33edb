import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8').split('\n'),
);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('every action is pinned by its commit, with the version in words: a tag can be moved', () => {
  const used = lines.filter((line) => line.includes('uses:'));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
});

test('every npm script that a workflow runs exists', () => {
  const scripts = lines.flatMap((line) => /npm run (?:-s )?([\w:]+)/.exec(line)?.[1] ?? []);
  expect(scripts).toEqual(expect.arrayContaining(['stale', 'links']));
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
});
