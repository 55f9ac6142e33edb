import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { schemaFiles } from '../../scripts/backend/baseline.ts';
import { openDatabase } from './harness/database.ts';
import { faults } from './lints.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

/** Who answers a question wrongly, and what to do about it. */
const ask = async (question: string) => {
  const { rows } = await db.query(
    'select remedy, offenders from private.catalog_faults() where question = $1',
    [question],
  );
  return rows[0] as { remedy: string; offenders: string[] };
};

it('every question to the catalog is asked here', async () => {
  const { rows } = await db.query('select question from private.catalog_faults()');
  expect(Object.keys(faults).sort()).toEqual(rows.map(({ question }) => question).sort());
});

describe.each(Object.entries(faults))('%s', (question, fault) => {
  it('are found when there are some', async () => {
    await db.query('begin');
    try {
      await db.query(fault);
      expect((await ask(question)).offenders).not.toEqual([]);
    } finally {
      await db.query('rollback');
    }
  });

  it('are not here', async () => {
    const { offenders, remedy } = await ask(question);
    expect(offenders, remedy).toEqual([]);
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

it('whoever signs up on a hosted project confirms their address first', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(parse(config)).toMatchObject({
    auth: { enable_signup: true, email: { enable_confirmations: true } },
  });
});

it('every function stands once: what replaces one is written where it stands', () => {
  const twice = schemaFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/create or replace function (\S+?)\(/gi)].map(
      ([, what]) => `${file}: ${what}`,
    ),
  );
  expect(twice).toEqual([]);
});

it('every function names what there is, which is not asked while the schema is made', async () => {
  const { rows } = await db.query(
    `select oid::regprocedure::text as name, pg_get_functiondef(oid) as made from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows.length).toBeGreaterThan(200);
  await db.query('begin');
  try {
    for (const { name, made } of rows as { name: string; made: string }[]) {
      await expect(db.query(made), name).resolves.toBeDefined();
    }
    const wrong = `create function private.wrong() returns int language sql as 'select n from private.missing'`;
    await expect(db.query(wrong)).rejects.toThrow('private.missing');
  } finally {
    await db.query('rollback');
  }
});
