import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const numbers = readdirSync('supabase/migrations').map((file) => /^\d+/.exec(file)?.[0]);

it('gives each migration a number of its own, by which the database knows it', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
