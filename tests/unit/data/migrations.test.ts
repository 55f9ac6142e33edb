import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseline, baselineFile, isFrozen } from '../../../scripts/backend/baseline.ts';

const files = readdirSync('supabase/migrations');
const numbers = files.map((file) => /^\d+/.exec(file)?.[0]);

it('gives each migration a number of its own, by which the database knows it', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

// Afterwards tests/database/schemas.test.ts alone holds the two together.
it.runIf(!isFrozen())('makes the first migration of the schema: else run npm run schema', () => {
  expect(readFileSync(baselineFile, 'utf8')).toBe(baseline());
});
