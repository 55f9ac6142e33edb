import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { openEmbedded } from './harness/database.ts';
import { lints } from './lints.ts';

let db: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  db = await openEmbedded();
});
afterAll(() => db.close());

const offenders = async (sql: string) =>
  (await db.query(sql)).rows.map((row) => String(row['offender']));

describe.each(lints)('$name', ({ sql, fault, remedy }) => {
  it('are found when there are some', async () => {
    await db.query('begin');
    try {
      await db.query(fault);
      expect(await offenders(sql)).not.toEqual([]);
    } finally {
      await db.query('rollback');
    }
  });

  it('are not here', async () => {
    expect(await offenders(sql), remedy).toEqual([]);
  });
});

it('the API is told to expose the public schema alone', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(config).toMatch(/^schemas = \["public"\]$/m);
});

it('no seed can carry demonstration data to a hosted project', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(config).toMatch(/\[db\.seed\](\n#.*)*\nenabled = false\nsql_paths = \[\]/);
});

it('nobody signs up on a hosted project while the site has no page for it', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(parse(config)).toMatchObject({ auth: { enable_signup: false } });
});
