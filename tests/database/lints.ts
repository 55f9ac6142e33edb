/**
 * Questions to the database's catalogue, each answering the offenders. `fault` makes an offender, so
 * that the test can first show that the lint is able to fail.
 */
export interface Lint {
  readonly name: string;
  readonly remedy: string;
  readonly sql: string;
  readonly fault: string;
}

const ours = `('public', 'private')`;

export const lints: readonly Lint[] = [
  {
    name: 'tables without row level security',
    remedy: 'alter table … enable row level security',
    sql: `select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ours} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    fault: 'create table public.fault (id int)',
  },
  {
    name: 'views that run with their owner’s rights',
    remedy: 'create view … with (security_invoker = true)',
    sql: `select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ours} and c.relkind in ('v', 'm')
        and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
    fault: 'create view public.fault as select * from public.staff',
  },
  {
    name: 'policies that call auth or helper functions once per row',
    remedy: 'write (select auth.uid()), so that it is called once per statement',
    sql: `select tablename || ': ' || policyname as offender
      from pg_policies, lateral (select coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule) r
      where schemaname in ${ours}
        and regexp_replace(rule, 'SELECT (auth|private)\\.\\w+\\(', '', 'g') ~ '(auth|private)\\.\\w+\\('`,
    fault: `create policy fault on public.staff for select to authenticated using (user_id = auth.uid())`,
  },
  {
    name: 'writes allowed to anyone',
    remedy: 'say in the policy which rows may be written',
    sql: `select tablename || ': ' || policyname as offender from pg_policies
      where schemaname in ${ours} and cmd <> 'SELECT'
        and (btrim(coalesce(qual, ''), '() ') = 'true' or btrim(coalesce(with_check, ''), '() ') = 'true')`,
    fault: `create policy fault on public.staff for insert to authenticated with check (true)`,
  },
  {
    name: 'policies open to every role',
    remedy: 'name the role: to anon, to authenticated',
    sql: `select tablename || ': ' || policyname as offender from pg_policies
      where schemaname in ${ours} and 'public' = any (roles)`,
    fault: `create policy fault on public.staff for select using (role = 'admin')`,
  },
  {
    name: 'two policies answering one role and statement',
    remedy: 'join them with "or": each one is evaluated for every row',
    sql: `select tablename || ': ' || role || ' ' || cmd as offender
      from pg_policies, unnest(roles) as role
      where schemaname in ${ours} and permissive = 'PERMISSIVE'
      group by tablename, role, cmd having count(*) > 1`,
    fault: `create policy fault on public.staff for select to authenticated using (role = 'admin')`,
  },
  {
    name: 'rules that believe what a user wrote about herself',
    remedy: 'take roles from public.staff',
    sql: `select tablename || ': ' || policyname as offender from pg_policies
      where schemaname in ${ours} and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_meta_?data'
      union all
      select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ours} and p.prosrc ~ 'user_meta_?data' and p.proname <> 'open_company'`,
    fault: `create policy fault on public.staff for select to authenticated
      using ((current_setting('request.jwt.claims')::jsonb -> 'user_metadata' ->> 'role') = 'admin')`,
  },
  {
    name: 'functions whose search path can be changed under them',
    remedy: `set search_path = ''`,
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ours} and not coalesce('search_path=""' = any (p.proconfig), false)`,
    fault: 'create function private.fault() returns int language sql as $$ select 1 $$',
  },
  {
    name: 'functions in the exposed schema, beyond the calls of links, staff and clock',
    remedy: 'put helper functions into the schema private',
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.proname not in
        ('read_request', 'withdraw_request', 'replace_company', 'confirm_request', 'review_of', 'approve_company', 'tidy')`,
    fault: `create function public.fault() returns int language sql set search_path = '' as $$ select 1 $$`,
  },
  {
    name: 'definer functions in the exposed schema',
    remedy: 'let callers use their own rights, or put the function into the schema private',
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef`,
    fault: `create function public.fault() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
  },
  {
    name: 'functions that anonymous callers may run, beyond the calls of links',
    remedy: 'revoke execute … from public, anon',
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')
        and p.proname not in ('read_request', 'withdraw_request', 'replace_company', 'confirm_request')`,
    fault: 'grant execute on function public.tidy() to anon',
  },
  {
    name: 'functions of the clock that the API’s users may run',
    remedy: 'revoke execute … from authenticated',
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ours} and p.proname in ('tidy', 'forget_expired', 'watch_intake', 'issue_confirmation')
        and has_function_privilege('authenticated', p.oid, 'execute')`,
    fault: 'grant execute on function public.tidy() to authenticated',
  },
  {
    name: 'sequences that the API’s users may draw from',
    remedy: 'revoke all on all sequences in schema public from anon, authenticated',
    sql: `select c.oid::regclass::text || ' ' || role as offender
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest('{anon,authenticated}'::text[]) role
      where n.nspname in ${ours} and c.relkind = 'S'
        and has_sequence_privilege(role, c.oid, 'usage,select,update')`,
    fault: 'grant usage on sequence public.consents_id_seq to anon',
  },
  {
    name: 'unsalted hashes of what a person typed',
    remedy: 'private.salted_hash(…)',
    sql: `select c.oid::regclass::text || '.' || a.attname as offender
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ours} and c.relkind = 'r' and a.attname ~ 'sha256'`,
    fault: 'alter table public.consents add column words_sha256 text',
  },
  {
    name: 'definer functions that anonymous callers may run, beyond those policies need',
    remedy: 'revoke execute … from public, anon',
    sql: `select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ours} and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')
        and p.oid::regprocedure::text not in ('private.token_request_id()', 'private.confirmation_request_id()')`,
    fault: `create function private.fault() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
  },
  {
    name: 'functions that anyone may run by default',
    remedy: 'revoke execute … from public, then grant it by name',
    sql: `select p.oid::regprocedure::text as offender
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where n.nspname in ${ours} and a.grantee = 0`,
    fault: `create function private.fault() returns int language sql set search_path = '' as $$ select 1 $$`,
  },
  {
    name: 'table rights of anonymous visitors beyond select and insert',
    remedy: 'revoke all, then grant the least',
    sql: `select table_schema || '.' || table_name || ' ' || privilege_type as offender
      from information_schema.role_table_grants
      where table_schema in ${ours} and grantee = 'anon' and privilege_type not in ('SELECT', 'INSERT')`,
    fault: 'grant update on public.staff to anon',
  },
  {
    name: 'rights of the API’s roles on private tables',
    remedy: 'revoke all on table private.… from anon, authenticated',
    sql: `select table_name || ' ' || grantee || ' ' || privilege_type as offender
      from information_schema.role_table_grants
      where table_schema = 'private' and grantee in ('anon', 'authenticated', 'PUBLIC')`,
    fault: 'grant select on private.settings to authenticated',
  },
  {
    name: 'foreign keys without an index that begins with their columns',
    remedy: 'create index on … (…)',
    sql: `select k.conrelid::regclass::text || ': ' || k.conname as offender
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where n.nspname in ${ours} and k.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(k.conkey, 1) - 1] @> k.conkey
      )`,
    fault: 'create table public.fault (user_id uuid references auth.users)',
  },
];
