-- What the site's own people ask of a running database: is it as it was written, does its clock run, what
-- breaks in browsers. Nothing here answers personal data.

-- Faults of browsers. A page reports what broke; who was there is not asked and not kept. How many new ones a
-- network told of is counted for a day, by its hash.

create table public.client_errors (
  hour timestamptz not null,
  -- The path alone, without query and fragment.
  page text not null check (char_length(page) <= 100),
  message text not null check (char_length(message) between 1 and 200),
  -- Which build of the site the browser ran.
  build text not null check (char_length(build) <= 40),
  times integer not null default 1 check (times between 1 and 9999),
  last_at timestamptz not null default now(),
  primary key (hour, page, message, build)
);
create index client_errors_newest_idx on public.client_errors (last_at desc);

revoke all on table public.client_errors from service_role;
grant select, delete on table public.client_errors to service_role;
grant insert (page, message, build) on table public.client_errors to anon, authenticated;

create policy "every browser reports faults" on public.client_errors for insert to anon, authenticated with check (times = 1);
create policy "the developer reads faults" on public.client_errors
  for select to authenticated using ((select private.staff_role()) = 'developer_admin');

-- A message without what may belong to a person: addresses, links, quoted text, keys and long numbers.
create function private.scrubbed(message text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  rest text := left(coalesce(message, ''), 2000);
begin
  rest := regexp_replace(rest, '[[:cntrl:][:space:]]+', ' ', 'g');
  rest := regexp_replace(rest, '[a-z][a-z0-9+.-]*://[^\s"''<>]+', '(link)', 'gi');
  rest := regexp_replace(rest, '[^\s@"''<>(),;:]+@[^\s@"''<>(),;:]+', '(address)', 'g');
  -- What a parser was given to read, or a person typed: browsers put it between double quotes or backticks.
  rest := regexp_replace(rest, '"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)|''[^'']*(''|$)|‘[^’]*(’|$)', '"…"', 'g');
  rest := regexp_replace(rest, '[A-Za-z0-9_-]{32,}|(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}', '(key)', 'g');
  rest := regexp_replace(rest, '[0-9]{3,}([ ()./,-]*[0-9]+)*|[0-9]([ ()./,-]*[0-9]){6,}', '(number)', 'g');
  return left(btrim(rest), 200);
end;
$$;

-- The door: what a browser says is scrubbed, dated here and counted up. Past the limit it is dropped
-- without a word, since a page has nothing to do about that.
create function private.take_client_error() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its_network text := private.network_hash(private.client_address(), 48);
begin
  new.hour := date_trunc('hour', now());
  new.last_at := now();
  new.times := 1;
  new.page := left(private.scrubbed(split_part(split_part(coalesce(new.page, ''), '?', 1), '#', 1)), 100);
  new.message := private.scrubbed(new.message);
  new.build := left(regexp_replace(coalesce(new.build, ''), '[^0-9A-Za-z:._-]', '', 'g'), 40);
  if new.page !~ '^/' or new.message = '' then
    return null;
  end if;
  -- One at a time, so that the same fault from two browsers is counted, and the limit holds.
  perform pg_advisory_xact_lock(hashtext('private.take_client_error'));
  update public.client_errors e set times = least(e.times + 1, 9999), last_at = now()
  where (e.hour, e.page, e.message, e.build) = (new.hour, new.page, new.message, new.build);
  if found then
    return null;
  end if;
  if (select count(*) from public.client_errors e where e.hour = new.hour)
      >= (select s.client_errors_per_hour from private.settings s)
    or its_network <> '' and (select count(*) from private.recent_forms n
        where n.form = 'fault' and n.network_hash = its_network and n.at > now() - interval '1 hour')
      >= (select s.client_errors_per_network_per_hour from private.settings s)
  then
    return null;
  end if;
  if its_network <> '' then
    insert into private.recent_forms (form, network_hash) values ('fault', its_network);
  end if;
  return new;
end;
$$;
create trigger take_client_error before insert on public.client_errors for each row execute function private.take_client_error();

-- Questions to the catalog, each with those who answer wrongly. The tests ask them of every change and
-- show that each is able to find a fault (tests/database/lints.ts); the developer's page asks them of the
-- database that runs. Those about grants cannot hold on the embedded server, which gives all of them back
-- when it starts; policies and triggers hold there alone.
create function private.catalog_faults()
returns table (question text, about_grants boolean, remedy text, offenders text[])
language sql stable security definer set search_path = '' as $$
  with relation as (
    select c.oid, c.oid::regclass::text as name, n.nspname as place, c.relkind as kind, c.relrowsecurity as secured,
      c.reloptions as options, c.relacl as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private')
  ),
  routine as (
    select p.oid, p.oid::regprocedure::text as signature, p.proname as name, n.nspname as place, p.prosrc as source,
      p.prosecdef as definer, p.proconfig as config, coalesce(p.proacl, acldefault('f', p.proowner)) as rights
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
  ),
  rule as (
    select p.tablename::text as on_table, p.tablename || ': ' || p.policyname as name, p.cmd, p.roles, p.permissive,
      btrim(coalesce(p.qual, ''), '() ') as reads, btrim(coalesce(p.with_check, ''), '() ') as writes,
      coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '') as words
    from pg_policies p
    where p.schemaname in ('public', 'private')
  ),
  held as (
    select r.place, r.name, a.privilege_type as what,
      case a.grantee when 0 then 'PUBLIC' else pg_get_userbyid(a.grantee) end as holder
    from relation r, aclexplode(r.rights) a
    where r.kind in ('r', 'p', 'v', 'm')
  )
  select q.name, q.about_grants, q.remedy, array(select unnest(q.offenders) order by 1)
  from (values
    (1, 'tables without row level security', false, 'alter table … enable row level security', array(
      select name from relation where kind in ('r', 'p') and not secured
    )),
    (2, 'views that run with their owner’s rights', false, 'create view … with (security_invoker = true)', array(
      select name from relation
      where kind in ('v', 'm') and not coalesce('security_invoker=true' = any (options), false)
    )),
    (3, 'policies that call auth or helper functions once per row', false,
      'write (select auth.uid()), so that it is called once per statement', array(
      select name from rule
      where regexp_replace(words, 'SELECT (auth|private)\.\w+\(', '', 'g') ~ '(auth|private)\.\w+\('
    )),
    (4, 'writes allowed to anyone', false, 'say in the policy which rows may be written', array(
      select name from rule where cmd <> 'SELECT' and (reads = 'true' or writes = 'true')
    )),
    (5, 'policies open to every role', false, 'name the role: to anon, to authenticated', array(
      select name from rule where 'public' = any (roles)
    )),
    (6, 'two policies answering one role and statement', false,
      'join them with "or": each one is evaluated for every row', array(
      select on_table || ': ' || role || ' ' || cmd
      from rule, unnest(roles) as role
      where permissive = 'PERMISSIVE'
      group by on_table, role, cmd having count(*) > 1
    )),
    (7, 'rules that believe what a user wrote about herself', false, 'take roles from public.staff', array(
      select name from rule where words ~ 'user_meta_?data'
      union all select signature from routine where source ~ 'user_meta_?data' and name <> 'open_company'
    )),
    (8, 'functions whose search path can be changed under them', false, 'set search_path = ''''', array(
      select signature from routine where not coalesce('search_path=""' = any (config), false)
    )),
    (9, 'functions in the exposed schema that private.api_calls does not name', false,
      'insert into private.api_calls, or put a helper function into the schema private', array(
      select signature from routine
      where place = 'public' and name not in (select c.name from private.api_calls c)
    )),
    (10, 'definer functions in the exposed schema', false,
      'let callers use their own rights, or put the function into the schema private', array(
      select signature from routine where place = 'public' and definer
    )),
    (11, 'functions that anonymous callers may run, beyond those that private.api_calls gives to anyone', false,
      'revoke execute … from public, anon', array(
      select signature from routine
      where place = 'public' and has_function_privilege('anon', oid, 'execute')
        and name not in (select c.name from private.api_calls c where c.callers = 'anyone')
    )),
    (12, 'functions of the clock and of scripts that the API’s users may run', false,
      'revoke execute … from authenticated', array(
      select signature from routine
      where has_function_privilege('authenticated', oid, 'execute') and (
        name in (select c.name from private.api_calls c where c.callers = 'scripts')
        or name in ('do_chores', 'forget_expired', 'forget_unconfirmed', 'watch_intake', 'log_action', 'forget_contact')
      )
    )),
    (13, 'sequences that the API’s users may draw from', true,
      'revoke all on all sequences in schema public from anon, authenticated', array(
      select name || ' ' || role from relation, unnest('{anon,authenticated}'::text[]) role
      where kind = 'S' and has_sequence_privilege(role, oid, 'usage,select,update')
    )),
    (14, 'unsalted hashes of what a person typed', false, 'private.salted_hash(…)', array(
      select r.name || '.' || a.attname
      from relation r join pg_attribute a on a.attrelid = r.oid
      where r.kind = 'r' and a.attname ~ 'sha256'
    )),
    (15, 'definer functions that anonymous callers may run, beyond those policies and calls need', false,
      'revoke execute … from public, anon', array(
      select signature from routine
      where definer and has_function_privilege('anon', oid, 'execute')
        and signature not in ('private.token_request_id()', 'private.confirmation_request_id()', 'private.told_homeowner(uuid)',
          'private.told_paid()')
        and name not in (select c.name from private.api_calls c where c.callers = 'anyone')
    )),
    (16, 'functions that anyone may run by default', false,
      'revoke execute … from public, then grant it by name', array(
      select r.signature from routine r, aclexplode(r.rights) a where a.grantee = 0
    )),
    (17, 'table rights of anonymous visitors beyond select and insert', true,
      'revoke all, then grant the least', array(
      select name || ' ' || what from held where holder = 'anon' and what not in ('SELECT', 'INSERT')
    )),
    (18, 'rights of the API’s roles on private tables', true,
      'revoke all on table private.… from anon, authenticated', array(
      select name || ' ' || holder || ' ' || what from held
      where place = 'private' and holder in ('anon', 'authenticated', 'PUBLIC')
    )),
    (19, 'foreign keys without an index that begins with their columns', false, 'create index on … (…)', array(
      select k.conrelid::regclass::text || ': ' || k.conname
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where n.nspname in ('public', 'private') and k.contype = 'f' and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(k.conkey, 1) - 1] @> k.conkey
      )
    )),
    (20, 'definer functions that signed-in callers may run, which no policy and no call of theirs needs', false,
      'revoke execute … from authenticated: what triggers and definer functions use runs as the owner', array(
      select d.signature from routine d
      where d.place = 'private' and d.definer and has_function_privilege('authenticated', d.oid, 'execute')
        and not exists (select from routine r where not r.definer and strpos(r.source, 'private.' || d.name || '(') > 0)
        and not exists (select from rule r where strpos(r.words, 'private.' || d.name || '(') > 0)
    ))
  ) q (place, name, about_grants, remedy, offenders)
  order by q.place;
$$;

-- Who reads and writes which table, as the grants and policies say it, and who may make which call.
create function private.access_table() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return jsonb_build_object(
    'tables', (
      select jsonb_agg(jsonb_build_object(
        'name', c.relname,
        'is_view', c.relkind in ('v', 'm'),
        'is_secured', c.relrowsecurity or c.relkind in ('v', 'm'),
        'rights', (
          select coalesce(jsonb_agg(jsonb_build_object('role', role, 'command', command) order by role, command), '[]')
          from unnest('{anon,authenticated}'::text[]) role, unnest('{select,insert,update,delete}'::text[]) command
          where case command when 'delete' then has_table_privilege(role, c.oid, command)
            else has_any_column_privilege(role, c.oid, command) end
        ),
        'policies', (
          select coalesce(jsonb_agg(jsonb_build_object('role', role, 'command', lower(p.cmd), 'name', p.policyname,
            'rule', coalesce(case p.cmd when 'INSERT' then p.with_check else p.qual end, 'true'))
            order by p.cmd, role), '[]')
          from pg_policies p, unnest(p.roles) role
          where p.schemaname = 'public' and p.tablename = c.relname
        )
      ) order by c.relname)
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    ),
    'calls', (
      select jsonb_agg(jsonb_build_object('name', p.proname,
        'anon', has_function_privilege('anon', p.oid, 'execute'),
        'authenticated', has_function_privilege('authenticated', p.oid, 'execute')) order by p.proname)
      from pg_proc p where p.pronamespace = 'public'::regnamespace
    )
  );
end;
$$;

-- What a relation answers that not every project has, or lets us read; else null.
create function private.peek(relation text, question text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if to_regclass(relation) is not null then
    execute question into answer;
  end if;
  return answer;
exception
  when insufficient_privilege or undefined_column then
    return null;
end;
$$;

-- How many hold each role, and how many of them sign in with a password alone, having no app for codes.
create function private.staff_apps() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.role), '[]')
  from (
    select t.role, count(*) as people, count(*) filter (where not private.has_app(t.user_id)) as without_app
    from public.staff t
    group by t.role
  ) r;
$$;

-- The state of the whole, for its own people. Counts, no person.
create function private.health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return jsonb_build_object(
    'now', clock_timestamp(),
    'postgres', current_setting('server_version'),
    -- Where the one who applied them wrote that down.
    'migrations', private.peek('supabase_migrations.schema_migrations',
      'select coalesce(jsonb_agg(to_jsonb(m) ->> ''version'' order by m.version), ''[]'') from supabase_migrations.schema_migrations m'),
    'clock', (
      select jsonb_build_object('ran_at', c.ran_at, 'milliseconds', c.milliseconds, 'rows_forgotten', c.rows_forgotten)
      from private.clock_runs c
    ),
    -- Null where something outside calls the clock.
    'schedule', private.peek('cron.job', 'select to_jsonb(max(schedule)) from cron.job where active and command ~ ''private\.tidy'''),
    -- Names of the secrets in the vault; never their values.
    'secrets', private.peek('vault.secrets',
      'select coalesce(jsonb_agg(s.name order by s.name), ''[]'') from vault.secrets s where s.name is not null'),
    -- Figures and switches as they are; of texts only whether they are set.
    'settings', (
      select coalesce(jsonb_object_agg(v.key, case jsonb_typeof(v.value)
        when 'string' then to_jsonb(case v.value #>> '{}' when '' then 'empty' else 'set' end) else v.value end), '{}')
      from private.settings s, jsonb_each(to_jsonb(s) - 'only_row') v
    ),
    'operator_is_named', (select s.legal_entity !~ 'to be named' from private.settings s),
    'staff', private.staff_apps(),
    'has_demo', exists (select from public.companies c where c.is_demo),
    'errors_last_day', (
      select jsonb_build_object('times', coalesce(sum(e.times), 0), 'different', count(distinct (e.page, e.message)))
      from public.client_errors e where e.last_at > now() - interval '1 day'
    ),
    'questions', (
      select jsonb_agg(jsonb_build_object('question', f.question, 'about_grants', f.about_grants, 'remedy', f.remedy, 'offenders', to_jsonb(f.offenders)))
      from private.catalog_faults() f
    )
  );
end;
$$;

-- For a service that asks every few minutes and calls someone: 503 if the clock stands, or letters do. Nothing
-- else can say so: every other word to the staff is a letter. Why is told to them alone, on the health page.
create function private.is_well() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(not exists (select from private.clock_runs c where c.ran_at > now() - interval '5 minutes')
    -- Letters about accounts are due before they came, to go before others.
    or exists (
      select from private.mail_queue q
      where q.state in ('queued', 'sending') and q.due_at < now() - interval '10 minutes' and q.counts_at < now() - interval '10 minutes'
    )
    or exists (select from private.mail_provider p where p.refused_since < now() - interval '10 minutes'),
    'PT503', 'Not ok');
  return 'ok';
end;
$$;
