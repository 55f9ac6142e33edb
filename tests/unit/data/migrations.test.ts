import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no two migrations share a version: a hosted project keeps one of each', () => {
  const versions = readdirSync('supabase/migrations').map((name) => name.split('_')[0]);
  expect(versions.filter((version, nth) => versions.indexOf(version) !== nth)).toEqual([]);
});
