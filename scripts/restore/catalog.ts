/** What asks the database: a connection of `pg`, or the embedded one of the tests. */
export interface Asking {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Everything the migrations lay down beside rows, each as a line of text that names it. */
const everything = `
  with place as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
  rights (kind, name, acl) as (
    select 'schema', nspname::text, nspacl from pg_namespace where nspname in ('public', 'private')
    union all
    select 'table', oid::regclass::text, relacl from pg_class
      where relnamespace in (select oid from place) and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'column', attrelid::regclass || '.' || attname, attacl from pg_attribute
      where attacl is not null and attrelid in (select oid from pg_class where relnamespace in (select oid from place))
    union all
    select 'function', oid::regprocedure::text, proacl from pg_proc where pronamespace in (select oid from place)
    union all
    select 'default rights', pg_get_userbyid(defaclrole) || ' ' || coalesce(defaclnamespace::regnamespace::text, '') || ' ' || defaclobjtype::text,
      defaclacl from pg_default_acl
  )
  select 'rights on ' || kind || ' ' || name || ': '
    || coalesce((select string_agg(each::text, ' ' order by each::text) from unnest(acl) each), 'those of its kind') as line
  from rights
  union all
  select 'table ' || oid::regclass || ': row level security ' || relrowsecurity || ', forced ' || relforcerowsecurity
    || ', tells of old rows by ' || relreplident::text
  from pg_class where relnamespace in (select oid from place) and relkind in ('r', 'p')
  union all
  select 'column ' || attrelid::regclass || '.' || attname || ': ' || format_type(atttypid, atttypmod)
    || case when attnotnull then ' not null' else '' end || coalesce(' ' || pg_get_expr(adbin, adrelid), '')
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where attnum > 0 and not attisdropped
    and attrelid in (select oid from pg_class where relnamespace in (select oid from place) and relkind in ('r', 'p', 'v', 'm'))
  union all
  select 'constraint ' || coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text) || '.' || conname
    || ': ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace in (select oid from place)
  union all
  select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'private')
  union all
  select 'policy ' || schemaname || '.' || tablename || ' "' || policyname || '" ' || permissive || ' ' || cmd || ' to '
    || array_to_string(roles, ', ') || ': ' || coalesce(qual, '') || ' / ' || coalesce(with_check, '')
  from pg_policies where schemaname in ('public', 'private')
  union all
  select 'trigger ' || tgrelid::regclass || ' ' || tgenabled::text || ': ' || pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not tgisinternal and nspname in ('public', 'private', 'auth')
  union all
  select 'function ' || oid::regprocedure || ': ' || md5(pg_get_functiondef(oid))
  from pg_proc where pronamespace in (select oid from place) and prokind in ('f', 'p')
  union all
  select 'view ' || oid::regclass || ': ' || md5(pg_get_viewdef(oid)) || ' ' || coalesce(array_to_string(reloptions, ' '), '')
  from pg_class where relnamespace in (select oid from place) and relkind in ('v', 'm')
  union all
  select 'publication ' || pubname || ': insert ' || pubinsert || ', update ' || pubupdate || ', delete ' || pubdelete
    || ', truncate ' || pubtruncate
    || coalesce(': ' || (select string_agg(schemaname || '.' || tablename, ' ' order by 1) from pg_publication_tables t
      where t.pubname = p.pubname), '')
  from pg_publication p`;

/** What only a hosted project has, asked only where it is there. */
const where = {
  'cron.job': `select 'schedule ' || jobname || ' ' || schedule || ' as ' || username || ': ' || command as line from cron.job`,
  'supabase_migrations.schema_migrations': `select 'migration ' || version as line from supabase_migrations.schema_migrations`,
};

/**
 * Tables, columns, constraints, indexes, rights, policies, triggers (those on accounts too), functions,
 * publications, the schedule and the list of migrations, sorted.
 */
export async function catalogOf(db: Asking): Promise<string[]> {
  const lines = async (sql: string) => (await db.query(sql)).rows.map(({ line }) => String(line));
  const found = await lines(everything);
  for (const [table, sql] of Object.entries(where)) {
    const { rows } = await db.query(`select to_regclass('${table}') is not null as there`);
    if (rows[0]?.there) found.push(...(await lines(sql)));
  }
  return found.sort();
}

/** What one catalog has and the other has not, as a person reads it. */
export const differences = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `gone: ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `new: ${line}`),
];
