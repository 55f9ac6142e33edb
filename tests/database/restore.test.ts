import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogOf, differences } from '../../scripts/restore/catalog.ts';
import { readDump } from '../../scripts/restore/dump.ts';
import { psqlCall } from '../../scripts/restore/psql.ts';
import { countsOf, restore } from '../../scripts/restore/restore.ts';
import { carry } from './harness/carry.ts';
import { openDatabase } from './harness/database.ts';
import { addCompany, send, submission } from './harness/people.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

let old: Database;
const opened: Database[] = [];
const open = async () => {
  const db = await openDatabase();
  opened.push(db);
  return db;
};
beforeAll(async () => {
  old = await open();
  const company = await addCompany(old, 'Old Roofing');
  expect(await send(old, submission([company]))).toMatchObject({ ok: true });
});
afterAll(() => Promise.all(opened.map((db) => db.close())));

it('brings every row back and leaves nothing else different', async () => {
  const fresh = await open();
  const counts = await countsOf(old);
  expect(counts['public.requests']).toBe(1);
  expect(await restore(fresh, carry(old, fresh), counts)).toEqual([]);
  expect(await countsOf(fresh)).toEqual(counts);
  expect(differences(await catalogOf(old), await catalogOf(fresh))).toEqual([]);
});

it('stops the clock before the first row is in, and leaves it stopped', async () => {
  const fresh = await open();
  const active = async () =>
    (await fresh.query('select command from cron.job where active')).rows.map(({ command }) =>
      String(command),
    );
  expect(await active()).toHaveLength(2);
  const whileItTicks = async (tables: readonly string[]) => {
    await carry(old, fresh)(tables);
    for (const command of await active()) await fresh.query(command);
  };
  expect(await restore(fresh, whileItTicks, await countsOf(old))).toEqual([]);
  expect(await active()).toEqual([]);
});

it('says which rows are missing', async () => {
  const fresh = await open();
  const wrong = await restore(fresh, carry(old, fresh, 'public.requests'), await countsOf(old));
  expect(wrong).toContain('public.requests: 0 rows, not 1');
});

it('says which rights, triggers and policies a restored schema changed', async () => {
  const fresh = await open();
  const asASchemaDumpDoes = async (tables: readonly string[]) => {
    await carry(old, fresh)(tables);
    await fresh.query('grant all on all tables in schema public to anon');
    await fresh.query('grant execute on all functions in schema public to anon');
    // The trigger goes with it. That itself belongs to the auth service here.
    await fresh.query('drop function private.open_company cascade');
  };
  const wrong = await restore(fresh, asASchemaDumpDoes, await countsOf(old));
  expect(wrong).toContainEqual(
    expect.stringMatching(/^new: rights on table requests: .*anon=arwd/),
  );
  expect(wrong).toContainEqual(expect.stringMatching(/^gone: trigger auth.users .*open_company/));
  expect(wrong).toContainEqual(expect.stringMatching(/^table rights of anonymous visitors.*: \S/));
});

it('touches no project that is in use', async () => {
  const before = await countsOf(old);
  await expect(restore(old, carry(old, old), before)).rejects.toThrow('new one');
  expect(await countsOf(old)).toEqual(before);
});

it('counts the rows of a dump, and leaves out what only the platform may write', () => {
  const ofThePlatform = [
    'COPY "cron"."job" ("jobid", "command") FROM stdin;',
    '1\tSELECT pg_catalog.setval(\'"public"."alarms_id_seq"\', 9, true);',
    '\\.',
    '',
    `SELECT pg_catalog.setval('"cron"."jobid_seq"', 2, true);`,
    'COPY "storage"."buckets_vectors" ("id") FROM stdin;',
    '\\.',
  ];
  const ofOurs = [
    'SET session_replication_role = replica;',
    'COPY "public"."requests" ("id", "note") FROM stdin;',
    '1\tone',
    '2\tCOPY me',
    'COPY "cron"."job" ("jobid") FROM stdin;',
    '\\.',
    `SELECT pg_catalog.setval('"public"."alarms_id_seq"', 1, false);`,
    'COPY auth.users (id) FROM stdin;',
    '\\.',
    'RESET ALL;',
  ];
  const [first = '', ...rest] = ofOurs;
  const { script, counts } = readDump([first, ...ofThePlatform, ...rest].join('\n'));
  expect(counts).toEqual({ 'public.requests': 3, 'auth.users': 0 });
  // The empty line between the two stays.
  expect(script.split('\n').filter(Boolean)).toEqual(ofOurs);
});

it('keeps the address and its password off the command line', () => {
  const url = 'postgresql://postgres.ref:p%40ss%2Fword@db.example:6543/postgres?sslmode=require';
  const { args, env } = psqlCall(url, ['public.requests']);
  expect(env).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6543',
    PGUSER: 'postgres.ref',
    PGPASSWORD: 'p@ss/word',
    PGDATABASE: 'postgres',
    PGSSLMODE: 'require',
  });
  expect(args.join(' ')).not.toMatch(/p@ss|db\.example|postgres\.ref/);
  expect(args).toContain('--command=truncate public.requests cascade');
});
