-- Staff sign in with a password and a code of an app. The auth service keeps the app and checks its codes;
-- here is what it lacks: codes on paper for whoever lost the app.

-- One row for each code that was not used.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
alter table private.recovery_codes enable row level security;
revoke all on table private.recovery_codes from public, anon, authenticated;

-- Makes ten codes for whoever signed in with a code of their app, in place of those made before. Each is
-- eighty bits by chance, so that guessing needs no limit; only their hashes are kept.
create function private.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  codes text[];
begin
  if private.staff_role() is null or private.code_of_staff() <> 'given' then
    perform private.refuse('PT403', 'Enter the code from your app first.');
  end if;
  select array_agg(regexp_replace(left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 20),
    '(.{5})(?=.)', '\1-', 'g')) into codes
  from generate_series(1, 10);
  delete from private.recovery_codes c where c.user_id = (select auth.uid());
  insert into private.recovery_codes (user_id, code_hash)
  select (select auth.uid()), private.salted_hash(replace(code, '-', '')) from unnest(codes) as code;
  perform private.log_action('made recovery codes', person => (select auth.uid()));
  return codes;
end;
$$;
create function public.make_recovery_codes() returns text[]
language sql set search_path = ''
as $$
  select private.make_recovery_codes();
$$;

-- For whoever gave the right password and has lost the app: one code takes the app off the account and ends
-- the sessions that gave its codes, as of a lost phone. The codes go with it. Where all staff need an app,
-- the next page sets up another.
create function private.use_recovery_code(code text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
begin
  delete from private.recovery_codes c
  where c.user_id = person
    and c.code_hash = private.salted_hash(left(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g'), 100));
  if not found then
    perform private.refuse('PT422', 'This code is not one of yours, or has been used.');
  end if;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.aal = 'aal2';
  delete from private.recovery_codes c where c.user_id = person;
  perform private.log_action('used a recovery code', person => person);
end;
$$;
create function public.use_recovery_code(code text default null) returns void
language sql set search_path = ''
as $$
  select private.use_recovery_code(code);
$$;

-- How whoever calls stands with the code that staff give.
create function public.code_of_staff() returns text
language sql stable set search_path = ''
as $$
  select private.code_of_staff();
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_recovery_codes(), public.use_recovery_code(text), public.code_of_staff()
  from public, anon, authenticated;
grant execute on function public.make_recovery_codes(), public.use_recovery_code(text), public.code_of_staff(),
  private.make_recovery_codes(), private.use_recovery_code(text), private.code_of_staff() to authenticated;
