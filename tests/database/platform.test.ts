import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstDayFile, proofsIn } from '../../scripts/rehearse/first-day.ts';
import { catalogOf, differences } from '../../scripts/restore/catalog.ts';
import { call, openDatabase } from './harness/database.ts';
import { anonymous } from './harness/people.ts';
import { closedByDefault } from './harness/project.ts';
import { pushProject, startServer, type Server, type Session } from './harness/server.ts';

/** What a hosted project lets its owner, the auth service and the API do, on a server made like one. */
let server: Server;
let owner: Session;
beforeAll(async () => {
  server = await startServer();
  owner = await server.connect();
});
afterAll(async () => {
  await owner?.close();
  await server?.stop();
});

/** The code a statement is refused with, or `done`. */
const tried = async (session: Session, sql: string, params: unknown[] = []) =>
  session.query(sql, params).then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

it.each([
  ['become the superuser', 'set role supabase_admin', '42501'],
  ['become the auth service', 'set role supabase_auth_admin', '42501'],
  ['change a table of the auth service', 'alter table auth.users add column extra int', '42501'],
  ['make a superuser', 'create role extra superuser', '42501'],
  [
    'write past pg_cron’s calls',
    `update cron.job set command = 'select 1' where jobid = 1`,
    '42501',
  ],
  ['restore rows without their triggers', 'set session_replication_role = replica', 'done'],
])('the owner of everything here: may they %s?', async (_, sql, outcome) => {
  const session = await server.connect();
  expect(await tried(session, sql)).toBe(outcome);
  await session.close();
});

it('the auth service signs a company up, changes its address and deletes it, and reads nothing', async () => {
  const service = await server.connect('supabase_auth_admin');
  const id = randomUUID();
  const address = `${id}@people.example`;
  const company = async () =>
    (
      await owner.query(
        `select c.name, m.signup_email from companies c join company_members m on m.company_id = c.id
         where m.user_id = $1`,
        [id],
      )
    ).rows;
  await service.query(
    `insert into users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, '{"provider": "email"}', '{"company_name": "Hosted Roofing"}', now(), now())`,
    [id, address],
  );
  expect(await company()).toMatchObject([{ name: 'Hosted Roofing', signup_email: address }]);
  await service.query('update users set email = $2, email_confirmed_at = now() where id = $1', [
    id,
    `new-${address}`,
  ]);
  expect(await company()).toMatchObject([{ signup_email: `new-${address}` }]);
  const hook = { user: { email: address }, metadata: { ip_address: '203.0.113.9' } };
  expect(
    (await service.query('select private.limit_sign_ups($1) as answer', [hook])).rows,
  ).toHaveLength(1);
  expect(await tried(service, 'select * from public.requests')).toBe('42501');
  expect(await tried(service, 'select * from private.settings')).toBe('42501');
  await service.query('delete from users where id = $1', [id]);
  expect(await company()).toEqual([]);
  await service.close();
});

it('the API connects as someone who may only become its three roles', async () => {
  const api = await server.connect('authenticator');
  expect(await tried(api, 'select * from public.trades')).toBe('42501');
  expect(await tried(api, 'set role postgres')).toBe('42501');
  expect(await call(api, anonymous, 'select id from trades limit 1')).toMatchObject({ count: 1 });
  await api.close();
});

it('the operator’s key may make every call of scripts, though nothing is given to it by default', async () => {
  const { rows } = await owner.query(
    `select c.name from private.api_calls c
     where c.callers = 'scripts' and not exists (
       select from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = c.name
         and has_function_privilege('service_role', p.oid, 'execute')
     )`,
  );
  expect(rows).toEqual([]);
});

it('is the Postgres that the configuration names', async () => {
  const { db } = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
    db: { major_version: number };
  };
  const { rows } = await owner.query(`select current_setting('server_version') as version`);
  expect(Number.parseInt(String(rows[0]?.['version']), 10)).toBe(db.major_version);
});

it('each question of the first day is answered to the role that asks it', async () => {
  const reader = await server.connect('supabase_read_only_user');
  const asked = proofsIn(readFileSync(firstDayFile, 'utf8')).flatMap(({ command }) =>
    [...command.matchAll(/db query --remote( --read-only)? "([^"]+)"/g)].map(
      ([, reads, sql = '']) => ({ sql, by: reads ? reader : owner }),
    ),
  );
  expect(new Set(asked.map(({ by }) => by))).toEqual(new Set([reader, owner]));
  for (const { sql, by } of asked) expect(await tried(by, sql), sql).toBe('done');
  await reader.close();
});

it('the clock is scheduled, as the owner', async () => {
  const { rows } = await owner.query('select jobname, username from cron.job order by jobname');
  expect(rows).toEqual([
    { jobname: 'tidy', username: 'postgres' },
    { jobname: 'tidy_the_schedule', username: 'postgres' },
  ]);
});

it('the embedded database of all other tests has the same rights, policies and functions', async () => {
  const embedded = await openDatabase();
  expect(differences(await catalogOf(owner), await catalogOf(embedded))).toEqual([]);
  await embedded.close();
});

it('a project that was told to enable row level security by itself says so on the first day', async () => {
  // As the box of a new project makes it.
  const automatic = `
    create function public.rls_auto_enable() returns event_trigger language plpgsql security definer set search_path = pg_catalog as $$
    declare
      made record;
    begin
      for made in
        select * from pg_event_trigger_ddl_commands() where command_tag = 'CREATE TABLE' and schema_name = 'public'
      loop
        execute format('alter table if exists %s enable row level security', made.object_identity);
      end loop;
    end;
    $$;
    alter function public.rls_auto_enable() owner to postgres;
    create event trigger ensure_rls on ddl_command_end when tag in ('CREATE TABLE') execute function public.rls_auto_enable();`;
  const project = await pushProject(server.port, `automatic_${randomUUID().replaceAll('-', '')}`, [
    closedByDefault,
    automatic,
  ]);
  const session = await project();
  const page = readFileSync(firstDayFile, 'utf8');
  const { command } = proofsIn(page).find((proof) => proof.command.includes('catalog_faults'))!;
  const asked = /"([^"]+)"/.exec(command)?.[1] ?? '';
  const named = async () => JSON.stringify((await session.query(asked)).rows);
  expect(await named()).toContain('rls_auto_enable()');
  const mended = /`(drop function public\.rls_auto_enable\(\) cascade;)`/.exec(page)?.[1] ?? '';
  await session.query(mended);
  expect(await named()).toBe('[]');
  await session.close();
});

describe('a project from before May 2026, where all that is made was open to the API', () => {
  const name = `open_${randomUUID().replaceAll('-', '')}`;
  let open: Session;
  beforeAll(async () => {
    open = await (await pushProject(server.port, name, []))();
  });
  afterAll(() => open?.close());

  /** Rights line by line, with those of `role` alone. */
  const rightsOf = async (role: string, session: Session) =>
    (await catalogOf(session))
      .filter((line) => /^rights on (schema|table|column|function) /.test(line))
      .map((line) => {
        const [what, rights = ''] = line.split(': ');
        return `${what}: ${rights.split(' ').filter((each) => each.startsWith(`${role}=`))}`;
      });

  it.each(['anon', 'authenticated'])('gives %s no other right', async (role) => {
    expect(differences(await rightsOf(role, owner), await rightsOf(role, open))).toEqual([]);
  });

  it('keeps closed what a migration opens to nobody', async () => {
    const forgotten = async (session: Session) => {
      await session.query('create table public.forgotten (id int)');
      const outcome = await call(session, anonymous, 'insert into forgotten values (1)');
      await session.query('drop table public.forgotten');
      return outcome;
    };
    for (const session of [open, owner]) {
      expect(await forgotten(session)).toMatchObject({ code: '42501' });
    }
  });

  it('has no fault in its catalog', async () => {
    const { rows } = await open.query(
      'select question, offenders from private.catalog_faults() where cardinality(offenders) > 0',
    );
    expect(rows).toEqual([]);
  });
});
