import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../../supabase/migrations/', import.meta.url);

/** What a Supabase project has before the first migration; its superuser `supabase_admin` runs it. */
export const platform = readFileSync(new URL('supabase.sql', import.meta.url), 'utf8');

/**
 * What a project closes as soon as it is made, so that the API's roles may do nothing with what migrations
 * make unless they say so. Projects made before May 2026 worked without it until October.
 *
 * Source: supabase/cli, apps/cli-go/internal/db/start/start.go.
 */
export const closedByDefault = `
  alter default privileges for role postgres in schema public
    revoke select, insert, update, delete on tables from anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    revoke usage, select on sequences from anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    revoke execute on functions from anon, authenticated, service_role;`;

/** Every migration, in order. */
export const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((file) => {
    const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    return { version, name, sql: readFileSync(new URL(file, folder), 'utf8') };
  });

/** What `supabase db push` does, in order: every migration, as `postgres`, and a list of them. */
export const pushed: readonly string[] = [
  'set session authorization postgres',
  `create schema supabase_migrations;
   create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`,
  ...migrations.map(({ sql }) => sql),
  ...migrations.map(
    ({ version, name }) =>
      `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
  ),
];
