/**
 * For each question that `private.catalog_faults()` asks of the database's catalog, a statement that
 * makes an offender: it shows that the question is able to find one. The questions themselves stand in
 * supabase/schemas/92_health.sql, so that the tests and the developer's page ask the same.
 */
export const faults: Readonly<Record<string, string>> = {
  'tables without row level security': 'create table public.fault (id int)',
  'views that run with their owner’s rights':
    'create view public.fault as select * from public.staff',
  'policies that call auth or helper functions once per row':
    'create policy fault on public.staff for select to authenticated using (user_id = auth.uid())',
  'writes allowed to anyone':
    'create policy fault on public.staff for insert to authenticated with check (true)',
  'policies open to every role': `create policy fault on public.staff for select using (role = 'admin')`,
  'two policies answering one role and statement': `create policy fault on public.staff for select to authenticated using (role = 'admin')`,
  'rules that believe what a user wrote about herself': `create policy fault on public.staff for select to authenticated
    using ((current_setting('request.jwt.claims')::jsonb -> 'user_metadata' ->> 'role') = 'admin')`,
  'functions whose search path can be changed under them':
    'create function private.fault() returns int language sql as $$ select 1 $$',
  'functions in the exposed schema that private.api_calls does not name': `create function public.fault() returns int language sql set search_path = '' as $$ select 1 $$`,
  'definer functions in the exposed schema': `create function public.fault() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
  'functions that anonymous callers may run, beyond those that private.api_calls gives to anyone':
    'grant execute on function public.tidy() to anon',
  'functions of the clock and of scripts that the API’s users may run':
    'grant execute on function public.tidy() to authenticated',
  'sequences that the API’s users may draw from':
    'grant usage on sequence public.consents_id_seq to anon',
  'unsalted hashes of what a person typed':
    'alter table public.consents add column words_sha256 text',
  'definer functions that anonymous callers may run, beyond those policies and calls need': `create function private.fault() returns int language sql security definer set search_path = '' as $$ select 1 $$; grant execute on function private.fault() to anon`,
  'definer functions that signed-in callers may run, which no policy and no call of theirs needs':
    'grant execute on function private.forget_contact(uuid) to authenticated',
  'functions that anyone may run by default': `create function private.fault() returns int language sql set search_path = '' as $$ select 1 $$; grant execute on function private.fault() to public`,
  'table rights of anonymous visitors beyond select and insert':
    'grant update on public.staff to anon',
  'rights of the API’s roles on private tables':
    'grant select on private.settings to authenticated',
  'foreign keys without an index that begins with their columns':
    'create table public.fault (user_id uuid references auth.users)',
};
