import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaFiles } from '../../scripts/backend/baseline.ts';
import { catalogOf, differences } from '../../scripts/restore/catalog.ts';
import { closedByDefault } from './harness/project.ts';
import { pushProject, startServer, type Server, type Session } from './harness/server.ts';

/** Whether the schema files say what the migrations make, one after another. */
let server: Server;
let migrated: Session;
let declared: Session;
beforeAll(async () => {
  server = await startServer();
  migrated = await server.connect();
  const open = await pushProject(
    server.port,
    `declared_${randomUUID().replaceAll('-', '')}`,
    [closedByDefault],
    [
      'set session authorization postgres',
      ...schemaFiles().map((file) => readFileSync(file, 'utf8')),
    ],
  );
  declared = await open();
});
afterAll(async () => {
  await migrated?.close();
  await declared?.close();
  await server?.stop();
});

/** The rows that a new database has, but for what is drawn by chance. */
async function rowsOf(db: Session): Promise<string[]> {
  const { rows } = await db.query(
    `select format('select %L || (to_jsonb(t) - ''salt'')::text as line from %I.%I t',
       format('row of %I.%I: ', schemaname, tablename), schemaname, tablename) as sql
     from pg_tables where schemaname in ('public', 'private')`,
  );
  const found: string[] = [];
  for (const { sql } of rows as { sql: string }[]) {
    found.push(...(await db.query(sql)).rows.map(({ line }) => String(line)));
  }
  return found;
}

const compared = async () => {
  const [before, after] = await Promise.all(
    [migrated, declared].map(async (db) => [...(await catalogOf(db)), ...(await rowsOf(db))]),
  );
  // Which files made it is what may differ.
  return differences(before!, after!).filter((line) => !/^gone: migration \d+$/.test(line));
};

it('what the migrations make is what the schema files say', async () => {
  expect(await compared(), 'in `gone`, the migrations alone; in `new`, the files alone').toEqual(
    [],
  );
});

it.each([
  ['a column', 'alter table public.cities add column unwritten text'],
  ['a right', 'grant delete on public.cities to anon'],
  ['a check', 'alter table public.cities add constraint short check (char_length(id) < 40)'],
  ['a row', `insert into public.cities values ('unwritten')`],
])('%s that no migration brings is found', async (_, change) => {
  await declared.query('begin');
  try {
    await declared.query(change);
    expect(await compared()).not.toEqual([]);
  } finally {
    await declared.query('rollback');
  }
});
