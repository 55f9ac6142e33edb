import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks, ownChunks } from '../../../integrations/chunks.ts';

test('every name in the list of chunks is a file or folder of src', () => {
  const names = ownChunks.flatMap(({ of, but = [] }) => [...of, ...but]);
  expect(names.filter((name) => !existsSync(`src/${name}`))).toEqual([]);
});

test('a module is in the first chunk that names it, and in none that leaves it out', () => {
  const chunkOf = (path: string) =>
    chunks.find(({ test }) => test.test(`/home/site/${path}`))?.name;
  expect(chunkOf('src/engine/cost/unit.ts')).toBe('typed-number');
  expect(chunkOf('src/engine/cost/unit-cost.ts')).toBe('engine');
  expect(chunkOf('src/engine/cost/interpolate.ts')).toBe('run');
  expect(chunkOf('src/homeowner/results/Metrics.tsx')).toBe('results');
  expect(chunkOf('src/homeowner/results/Compare.tsx')).toBeUndefined();
  expect(chunkOf('src/pages/index.astro')).toBeUndefined();
});
