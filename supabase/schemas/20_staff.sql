-- The site's own people, and what policies ask about the caller. Staff sign in with a password and a code of an
-- app. The auth service keeps the app and checks its codes; here is what it lacks: codes on paper for whoever lost
-- the app.

-- Whether someone has an app that makes codes for signing in: a verified factor of the auth service. The
-- embedded server has none.
create function private.has_app(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end;
$$;

-- How staff stand with the code that comes after the password: 'given' in this session, 'to give', 'to set
-- up' where all staff need one, 'none' where none is needed.
create function private.code_of_staff() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then 'given'
    when private.has_app((select auth.uid())) then 'to give'
    when s.staff_need_codes then 'to set up'
    else 'none'
  end
  from private.settings s;
$$;

-- Nobody is staff by a password alone who has an app, or needs one.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  held text;
begin
  select s.role into held from public.staff s where s.user_id = (select auth.uid());
  -- Looked at only for staff: most who call are not.
  return case when held is not null and private.code_of_staff() in ('given', 'none') then held end;
end;
$$;

-- Ends a call that is not an admin's.
create function private.admins_only() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(private.staff_role() is distinct from 'admin', 'PT403', 'Only an admin does this.');
end;
$$;

-- Ends a call that is not one of the staff's.
create function private.staff_only() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(private.staff_role() is null, 'PT403', 'Only the site''s staff do this.');
end;
$$;

-- The site's own people. Nothing in the API writes here: `npm run grant-role` does.
create table public.staff (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null check (role in ('admin', 'developer_admin')),
  granted_at timestamptz not null default now()
);

create policy "staff see their own role, admins all" on public.staff
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'admin');

-- Staff: the site keeps at least one admin, whoever removes whom and however.
create function private.guard_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    -- Two admins who remove each other at once wait for each other here.
    perform pg_advisory_xact_lock(hashtext('private.guard_staff'));
    perform private.refuse_if(not exists (select from public.staff s where s.role = 'admin' and s.user_id <> old.user_id),
      'PT422', 'The site needs an admin. Make someone else an admin first.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
create trigger guard_staff before update or delete on public.staff for each row execute function private.guard_staff();

-- Gives the account with this address a role of the staff, or `none`.
create function private.set_role(address text, role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform private.admins_only();
  perform private.refuse_if(set_role.role is null or set_role.role not in ('admin', 'developer_admin', 'none'),
    'PT422', 'A role is admin, developer_admin or none.');
  select u.id into person from auth.users u where lower(u.email) = lower(btrim(address));
  perform private.refuse_if(person is null, 'PT404', 'Nobody has an account with this address. They sign up first.');
  -- Else whoever signs up first with somebody's address would be given the role meant for that person.
  perform private.refuse_if(set_role.role <> 'none' and not private.is_confirmed(person),
    'PT409', 'This person has not confirmed their address yet. They open the link we mailed them first.');
  if set_role.role = 'none' then
    delete from public.staff s where s.user_id = person;
  else
    insert into public.staff (user_id, role) values (person, set_role.role)
    on conflict (user_id) do update set role = excluded.role, granted_at = now();
  end if;
end;
$$;

-- Who is staff, with the address each signs in with.
create function private.staff_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.admins_only();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', s.user_id, 'email', u.email, 'role', s.role,
      'granted_at', s.granted_at) order by s.granted_at), '[]')
    from public.staff s join auth.users u on u.id = s.user_id
  );
end;
$$;

-- Why an admin opens what identifies a person; refuses anyone else, and who does not say.
create function private.reason_of(reason text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  why text := btrim(coalesce(reason, ''));
begin
  perform private.admins_only();
  perform private.refuse_if(char_length(why) not between 5 and 500,
    'PT422', 'Say in a few words why you open it. It is written into the log.');
  return why;
end;
$$;

-- One row for each code that was not used.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Makes ten codes for whoever signed in with a code of their app, in place of those made before. Each is
-- eighty bits by chance, so that guessing needs no limit; only their hashes are kept.
create function private.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  codes text[];
begin
  perform private.refuse_if(private.staff_role() is null or private.code_of_staff() <> 'given',
    'PT403', 'Enter the code from your app first.');
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

-- For whoever gave the right password and has lost the app: one code takes the app off the account and ends
-- the sessions that gave its codes, as of a lost phone. The codes go with it. Where all staff need an app,
-- the next page sets up another. The auth service, which tells of an app taken off through it, knows nothing
-- of this, so the letter is ours.
create function private.use_recovery_code(code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
begin
  delete from private.recovery_codes c
  where c.user_id = person
    and c.code_hash = private.salted_hash(left(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g'), 100));
  perform private.refuse_if(not found, 'PT422', 'This code is not one of yours, or has been used.');
  if exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    perform private.queue_mail('app taken off', concat_ws(' ', 'app taken off', person, now()), u.email,
      jsonb_build_object('at', now()), null, null, person)
    from auth.users u where u.id = person;
  end if;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.aal = 'aal2';
  delete from private.recovery_codes c where c.user_id = person;
  perform private.log_action('used a recovery code', person => person);
end;
$$;
