-- Written by `npm run schema` from supabase/schemas: edit those.

-- ==== supabase/schemas/10_settings.sql ====

-- What the API never exposes: settings, secrets and the helper functions of policies and triggers.

-- Functions may name tables and functions of later files.
set check_function_bodies = off;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- What is made is closed to the API until it is opened by name, whatever a project gives by default; only the
-- secret key of scripts does what it likes with tables.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;

-- Every figure and switch that rules the site, in one row.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Mixed into every stored hash of an e-mail address, phone number or network address, so that a
  -- list of all phone numbers cannot be turned into a list of all hashes.
  salt text not null default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  site_name text not null,
  legal_entity text not null,
  -- Whether all staff need a code of an app to sign in, also those who have not set one up. OPERATOR: on
  -- once the staff have; who has one needs it in any case.
  staff_need_codes boolean not null default false,
  -- Off while the site sends no mail: then a request counts as confirmed when it is sent.
  confirm_by_mail boolean not null default false,
  -- Whether only companies with a running plan for the trade and city can be picked. OPERATOR: on when
  -- you begin to charge; companies of the demonstration are exempt.
  listing_needs_plan boolean not null default false,
  -- The header in which the host's own proxy writes the caller's address. It must be one that a caller
  -- cannot write: no other is believed. Null if there is none; then addresses are not counted.
  address_header text default 'cf-connecting-ip' check (address_header = lower(address_header)),

  -- Requests, and as many of each other form, sign-up or order. Phone networks put many homes behind one address,
  -- hence the higher figure there. An IPv6 customer holds a /64 and may hold up to a /48, which the figure of the
  -- network bounds.
  requests_per_contact_per_day integer not null default 10 check (requests_per_contact_per_day > 0),
  requests_per_address_per_hour integer not null default 20 check (requests_per_address_per_hour > 0),
  requests_per_network_per_hour integer not null default 200 check (requests_per_network_per_hour > 0),
  alarming_requests_per_hour integer not null default 300 check (alarming_requests_per_hour > 0),
  request_max_bytes integer not null default 32000 check (request_max_bytes > 0),
  replacements_per_request integer not null default 3 check (replacements_per_request >= 0),
  -- For how long the same request from the same place is taken for a slip; 0 for never.
  repeat_minutes integer not null default 10 check (repeat_minutes >= 0),

  -- What neighbors paid: how many prices one connection tells in a day; how many of one kind of job and region count
  -- that come in a week, before the others wait for an operator; how old a job may be.
  paid_prices_per_address_per_day integer not null default 3 check (paid_prices_per_address_per_day > 0),
  paid_prices_per_job_per_week integer not null default 5 check (paid_prices_per_job_per_week > 0),
  take_paid_years integer not null default 3 check (take_paid_years > 0),

  -- Letters, to a mailbox without an account and of one group, so that nobody can flood a stranger's mailbox
  -- through the site. One connection sends half as many requests in the name of one mailbox
  -- (requests_per_contact_per_day), so that it cannot use up the letters that someone else is owed.
  letters_per_address_per_day integer not null default 20 check (letters_per_address_per_day > 0),
  -- Of the same, letters that say a short form arrived.
  form_letters_per_address_per_day integer not null default 5 check (form_letters_per_address_per_day > 0),
  -- Letters about an account to one address, which anyone may ask for; and how many of all in an hour are
  -- more than the site should send: the auth service has one limit for all.
  account_letters_per_address_per_day integer not null default 10 check (account_letters_per_address_per_day > 0),
  alarming_account_letters_per_hour integer not null default 100 check (alarming_account_letters_per_hour > 0),
  -- Letters to the operator. After so many forms in an hour none is written about another, so that a flood of
  -- forms does not become a flood of mail. All of them stand in /admin.
  work_letters_per_hour integer not null default 10 check (work_letters_per_hour > 0),

  -- Faults of browsers: how many different ones are taken in an hour (each is counted however often it comes), and
  -- of these from one network, so that a stranger's made-up faults leave room for true ones.
  client_errors_per_hour integer not null default 60 check (client_errors_per_hour > 0),
  client_errors_per_network_per_hour integer not null default 10 check (client_errors_per_network_per_hour > 0),

  -- Retention: contact data of requests nobody received, of requests that were passed on, and the
  -- consent evidence.
  keep_unshared_days integer not null default 90 check (keep_unshared_days > 0),
  keep_shared_days integer not null default 730 check (keep_shared_days > 0),
  keep_evidence_years integer not null default 5 check (keep_evidence_years > 0),
  -- For how long the homeowner can say that a stop was not so; then the number is deleted.
  keep_stopped_days integer not null default 10 check (keep_stopped_days > 0),
  keep_letters_days integer not null default 30 check (keep_letters_days > 0),
  keep_client_errors_days integer not null default 30 check (keep_client_errors_days > 0),
  -- Orders that nobody paid for, and records of payment: as long as the tax office may ask for them, which the
  -- privacy policy promises, and no longer, after the last thing that happened to the order.
  keep_unpaid_orders_days integer not null default 90 check (keep_unpaid_orders_days > 0),
  keep_payments_years integer not null default 7 check (keep_payments_years > 0),
  -- After a call is done or dropped. What was agreed to stays as long as the proof of any consent does.
  keep_calls_months integer not null default 12 check (keep_calls_months > 0),
  -- After the service ended.
  keep_onboardings_months integer not null default 12 check (keep_onboardings_months > 0),
  -- What neighbors paid, after the month in which the job was done.
  keep_paid_years integer not null default 5 check (keep_paid_years > 0)
);
-- Who runs the site, as src/site.ts says: a test compares them, and requests would be refused.
insert into private.settings (site_name, legal_entity)
values ('Southlake Home Ledger', 'Southlake Home Ledger (operator to be named)');

-- ==== supabase/schemas/12_input.sql ====

-- What comes from outside, before anything is done with it: how it is refused, who sent it, and what is left of a
-- text. What a stranger sends is measured before it is written out as text, and hidden characters are refused.
-- What every request calls many times is not in SQL alone, here and below: Postgres 17 plans such a function anew each
-- time, which took a tenth of storing a request.

-- Ends the statement with a coded error: PT422 reaches the caller as HTTP status 422, and so on. `parameter` has to be
-- changed, and the page says so beside its field.
create function private.refuse(code text, reason text, parameter text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if parameter is null then
    raise exception using errcode = code, message = reason;
  end if;
  raise exception using errcode = code, message = reason, hint = parameter;
end;
$$;
-- The same if something is wrong; what is not known is not wrong.
create function private.refuse_if(wrong boolean, code text, reason text, parameter text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if wrong then
    perform private.refuse(code, reason, parameter);
  end if;
end;
$$;

-- A header of the API call being served, by its lower-case name; null outside the API.
create function private.request_header(name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> name;
end;
$$;

-- A hash that only this database can make, of a contact value or network address.
create function private.salted_hash(value text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select encode(sha256(convert_to(s.salt || lower(btrim(value)), 'UTF8')), 'hex')
    from private.settings s
    where btrim(value) <> ''
  );
end;
$$;

-- A network address as it is counted. An IPv4 address in IPv6 clothing is still one home, not one of many in
-- a /64.
create function private.plain_address(written text) returns inet
language plpgsql immutable set search_path = '' as $$
declare
  typed inet := host(nullif(btrim(written), '')::inet);
begin
  return case when family(typed) = 6 and typed << '::ffff:0:0/96'
    then inet '0.0.0.0' + (typed - inet '::ffff:0:0') else typed end;
end;
$$;

-- The caller's network address as the host's proxy writes it; null outside the API, or if it makes no sense.
create function private.client_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  return private.plain_address(private.request_header((select s.address_header from private.settings s)));
exception
  when invalid_text_representation then
    return null;
end;
$$;

-- A hash for counting: of an IPv4 address, or of the first bits of an IPv6 one. Empty if there is none.
create function private.network_hash(address inet, bits integer) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.salted_hash(case family(address)
    when 4 then host(address)
    else network(set_masklen(address, bits))::text
  end), '');
end;
$$;

-- Of the mailbox that an address reaches: `pat+anything@` is the mailbox of `pat@`.
create function private.mailbox_hash(address text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.salted_hash(regexp_replace(address, '\+[^@]*@', '@'));
end;
$$;

-- A text without what is not seen or turns the direction of reading: control characters but the line
-- break, zero width, bidirectional marks and overrides, tags. Who reads a text that holds such reads
-- another than is stored.
create function private.visible_text(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(value,
    '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]',
    '', 'g');
end;
$$;

-- Whether a text is one address that mail can be sent to, with no name or second address beside it.
create function private.is_address(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(char_length(value) <= 254 and value = private.visible_text(value)
    and value ~ '^[^@[:space:]<>()\[\],;:"\\]+@[^@[:space:]<>()\[\],;:"\\]+\.[^@[:space:]<>()\[\],;:"\\.]{2,}$', false);
end;
$$;

-- Whether a text is a phone number of this country, as pages write it.
create function private.is_phone(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4}$';
$$;

-- Whether a text is the address of a website.
create function private.is_website(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 200 and value = private.visible_text(value)
    and value ~ '^https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[^[:space:]<>"]*)?$';
$$;

-- The text under a key, trimmed, or an empty string; refuses a value that is not text or is too long.
create function private.text_of(body jsonb, key text, max_length integer) returns text
language plpgsql stable set search_path = '' as $$
declare
  value text := btrim(coalesce(body ->> key, ''));
begin
  perform private.refuse_if(jsonb_typeof(body -> key) not in ('string', 'null'),
    'PT422', format('The %s is not in the form it should be.', key));
  perform private.refuse_if(char_length(value) > max_length,
    'PT422', format('Shorten the %s to %s characters.', key, max_length));
  return value;
end;
$$;

-- A body as text, or a refusal. A few bytes can stand for very long text (1e131071, 0e-16383), so size,
-- depth and numbers are looked at first, each at a cost bounded by the one before.
create function private.bounded_text(body jsonb, too_long text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most integer := (select request_max_bytes from private.settings);
  written text;
begin
  -- Stored, a list of one-digit numbers takes up to eight times its text.
  perform private.refuse_if(pg_column_size(body) > 8 * most, 'PT413', too_long);
  perform private.refuse_if(jsonb_path_exists(body, 'strict $.**{16}'),
    'PT422', 'Part of the request is not in the form it should be.');
  perform private.refuse_if(exists (
    select from jsonb_path_query(body, 'strict $.** ? (@.type() == "number")') as n (value)
    -- No figure a page sends comes near: JavaScript writes at most 17 digits.
    where abs(n.value::numeric) > 1e15 or scale(n.value::numeric) > 40
  ), 'PT422', 'A number in the request is too large or too long.');
  written := body::text;
  perform private.refuse_if(octet_length(written) > most, 'PT413', too_long);
  return written;
end;
$$;

-- A sum in US dollars, or 0 if there is none; refuses one that is no number from 0 to 1e8.
create function private.usd_of(body jsonb, key text) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(jsonb_typeof(body -> key), 'null') not in ('number', 'null')
    or (body ->> key)::numeric not between 0 and 1e8,
    'PT422', 'The price range is not in the form it should be.');
  return coalesce((body ->> key)::numeric, 0);
end;
$$;

-- ==== supabase/schemas/13_limits.sql ====

-- How many one sender may send: requests, the short forms of professionals, sign-ups, orders, faults of browsers. An
-- email address or a number counts only together with the connection, so that a stranger who types another's keeps
-- nobody out; and one network waits for itself alone.

-- What is counted. The clock deletes rows older than a day.
create table private.recent_forms (
  id bigint generated always as identity primary key,
  form text not null,
  at timestamptz not null default now(),
  -- Empty where none is counted.
  email_hash text not null default '',
  phone_hash text,
  address_hash text not null default '',
  network_hash text not null default '',
  -- The request counted, so that one taken back is not taken for its repetition, and what it asks of whom. No foreign
  -- key: both go their own way.
  request_id uuid,
  repeat_hash text
);
create index recent_forms_at_idx on private.recent_forms (at);
create index recent_forms_address_idx on private.recent_forms (form, address_hash, at);
create index recent_forms_network_idx on private.recent_forms (form, network_hash, at);
create index recent_forms_email_idx on private.recent_forms (email_hash, at) where email_hash <> '';
create index recent_forms_phone_idx on private.recent_forms (phone_hash, at) where phone_hash is not null;

-- Who sends a form, as it is counted.
create function private.sender_of(
  form text, email text default '', phone text default '', address inet default private.client_address()
) returns private.recent_forms
language plpgsql stable security definer set search_path = '' as $$
declare
  sender private.recent_forms;
begin
  sender.form := form;
  sender.email_hash := coalesce(private.mailbox_hash(email), '');
  sender.phone_hash := private.salted_hash(phone);
  sender.address_hash := private.network_hash(address, 64);
  sender.network_hash := private.network_hash(address, 48);
  return sender;
end;
$$;

-- Refuses who has sent too much: an address, a network, or a contact from this address.
create function private.check_limits(sender private.recent_forms) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits private.settings := (select s from private.settings s);
begin
  perform private.refuse_if((select count(*) from private.recent_forms n
      where (n.email_hash = sender.email_hash and n.email_hash <> '' or n.phone_hash = sender.phone_hash)
        and n.form = sender.form and n.address_hash = sender.address_hash
        and n.at > now() - interval '1 day') >= limits.requests_per_contact_per_day
    or sender.address_hash <> '' and (
      (select count(*) from private.recent_forms n
        where n.form = sender.form and n.address_hash = sender.address_hash
          and n.at > now() - interval '1 hour') >= limits.requests_per_address_per_hour
      or (select count(*) from private.recent_forms n
        where n.form = sender.form and n.network_hash = sender.network_hash
          and n.at > now() - interval '1 hour') >= limits.requests_per_network_per_hour
    ), 'PT429', case sender.form
      when 'request' then 'Too many requests came from this email, phone or connection. Try again later.'
      when 'order' then 'Too many orders were begun from this connection. Try again in an hour.'
      else 'Too many forms came from this email or connection. Yours is kept on this page: try again in an hour.'
    end);
end;
$$;

-- Counts a form, unless it is one too many, or a request that repeats one sent a moment ago. Waits for others of the
-- kind from the same network, and for no others.
create function private.count_form(sender private.recent_forms) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.count_form ' || sender.form), hashtext(sender.network_hash));
  perform private.refuse_if(sender.request_id is not null and exists (
    select from private.recent_forms n
    join public.requests r on r.id = n.request_id and r.withdrawn_at is null
    join private.settings s on s.repeat_minutes > 0 and n.at > now() - make_interval(mins => s.repeat_minutes)
    where n.email_hash = sender.email_hash and n.email_hash <> '' and n.address_hash = sender.address_hash
      and n.repeat_hash = sender.repeat_hash
  ), 'PT409', 'You sent this same request a few minutes ago, and it is stored. To change it, take the first one back by its private link.');
  perform private.check_limits(sender);
  insert into private.recent_forms (form, email_hash, phone_hash, address_hash, network_hash, request_id, repeat_hash)
  values (sender.form, sender.email_hash, sender.phone_hash, sender.address_hash, sender.network_hash, sender.request_id,
    sender.repeat_hash);
end;
$$;

-- ==== supabase/schemas/14_trades_and_cities.sql ====

-- The site's trades by the ids of src/trades. Texas law on soliciting patients keeps two of them from
-- taking paid requests.
create table public.trades (
  id text primary key,
  takes_requests boolean not null,
  -- Texas licenses all of its work: a company is approved for it with a license that someone looked up.
  -- `licensing` in src/selling/licenses.ts says which.
  needs_license boolean not null default false,
  -- Lets a foreign key say "a trade that takes requests".
  unique (id, takes_requests)
);
insert into public.trades (id, takes_requests, needs_license) values
  ('roofing', true, false), ('hvac', true, true), ('solar', true, true), ('pest-control', true, true),
  ('water-damage', true, false), ('concrete', true, false), ('septic', true, true), ('moving', true, true),
  ('cabinets', true, false), ('garage-door', true, false), ('appliance-repair', true, false),
  ('home-staging', true, false), ('chiropractic', false, false), ('senior-care', false, false),
  ('forensic-cleaning', true, false);

create policy "everyone reads the trades" on public.trades for select to anon, authenticated using (true);

-- The cities served, by the ids of src/place/cities.ts.
create table public.cities (id text primary key);
insert into public.cities (id) values
  ('southlake'), ('allen'), ('plano'), ('frisco'), ('mckinney'), ('dallas');

create policy "everyone reads the cities" on public.cities for select to anon, authenticated using (true);

-- ==== supabase/schemas/20_staff.sql ====

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

-- ==== supabase/schemas/30_companies.sql ====

-- A company's entry: what it is called, what is reviewed of it, what it serves. A company's name is what a
-- homeowner agrees to, so no two shown companies may read alike; names are not sentences, and no text of a company
-- holds what is not seen.

-- What a name looks like at a glance: accents and case dropped, letters and digits that are easily
-- taken for one another made one, a leading "The" and the legal form at the end left off, as is
-- everything that is no letter or digit. Two names with the same key look alike.
create function private.name_key(name text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(regexp_replace(regexp_replace(regexp_replace(folded,
    '^the[^a-z0-9]+', ''),
    -- The legal forms as they are spelled once i is l: inc, incorporated, corporation, limited.
    '((^|[^a-z0-9]+)(p[^a-z0-9]?)?(l[^a-z0-9]?l[^a-z0-9]?[cp]|l[^a-z0-9]?p|lnc|lncorporated|co|company|corp|corporatlon|ltd|llmlted))+[^a-z0-9]*$', ''),
    '[^a-z0-9]', '', 'g'), 'rn', 'm'), 'vv', 'w')
  from (
    select translate(replace(replace(lower(translate(normalize(name, NFKC),
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ',
      'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOOooooooUUUUuuuuYyy')), '&', 'and'), '+', 'and'), '01i5', 'olls') as folded
  ) f;
$$;

-- Whether a company may be called this: 3 to 120 Latin letters, digits and common signs, single spaces,
-- something to recognize it by. Other alphabets hold letters that cannot be told from Latin ones. The
-- name stands in the words of consent, so it may not read as a list or as a sentence that ends in it:
-- no comma, nothing after "!", and a period before a space only after one or two letters ("St. Mary").
create function private.is_company_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(name) <= 120
    and name !~ '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.+/()#!-]'
    and name ~ '[A-Za-z]'
    and name !~ '(^ | $|  )'
    and name !~ '!.' and name !~ '[^ .]{3}\.+ '
    -- A name is no advertisement: no phone number, no rank, no deductible given away, no word that shouts.
    and name !~ '[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{4}' and name !~ '[0-9]{3}[-. ][0-9]{4}'
    and name !~* '# ?1 *[A-Za-z]|deductible' and name !~ '(^| )(FREE|CALL|BEST|CHEAP|DISCOUNT|GUARANTEED)( |$)'
    and char_length(regexp_replace(name, '[ &''’.+/()#!-]', '', 'g')) >= 3
    and private.name_key(name) <> '';
$$;

-- A license without what people write between its letters and digits; null if there is none.
create function private.license_key(license text) returns text
language sql immutable set search_path = '' as $$
  select nullif(lower(regexp_replace(license, '[^A-Za-z0-9]', '', 'g')), '');
$$;

-- The companies that the caller belongs to.
create function private.own_company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select company_id from public.company_members where user_id = (select auth.uid());
$$;
-- Those of them that stand like this.
create function private.own_company_ids(variadic with_status text[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.id
  from public.companies c
  join public.company_members m on m.company_id = c.id
  where m.user_id = (select auth.uid()) and c.status = any (with_status);
$$;

-- The companies that the caller owns.
create function private.owned_company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.company_id from public.company_members m where m.user_id = (select auth.uid()) and m.role = 'owner';
$$;

-- Refuses a company that is not an approved one of the caller.
create function private.check_own_company(company uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(company is null or company not in (select private.own_company_ids('approved')),
    'PT403', 'Requests are for approved companies and the people who belong to them.');
end;
$$;

-- `rejected` may be mended and asked about again; `closed` is what is left when its last member has gone.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_company_name(name)),
  description text not null default '' check (char_length(description) <= 600)
    constraint companies_description_is_plain check (description = private.visible_text(description)),
  license text not null default '' check (char_length(license) <= 80)
    constraint companies_license_is_plain
      check (license = private.visible_text(license) and position(E'\n' in license) = 0),
  -- How soon the company promises a first answer.
  reply_hours smallint not null default 24 check (reply_hours between 1 and 168),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'suspended', 'closed')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- Its public number: a homeowner who cannot wait for an answer calls it. Empty where none is given.
  phone text not null default '' check (phone = '' or private.is_phone(phone))
    -- Numbers that cost the caller money.
    constraint companies_phone_is_free check (phone !~ '^900-|-976-'),
  website text not null default '' check (website = '' or private.is_website(website)),
  -- When the staff found the license in the state's own list; null once it was changed.
  license_checked_at timestamptz,
  paused boolean not null default false,
  -- When the pause ends by itself; null: when someone ends it.
  paused_until timestamptz check (isfinite(paused_until))
);
create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';
create index companies_suspended_name_idx on public.companies (private.name_key(name)) where status = 'suspended';
create index companies_suspended_license_idx on public.companies (private.license_key(license)) where status = 'suspended';
-- Companies, by name.
create index companies_by_name_idx on public.companies (lower(name), id);
create index companies_by_status_name_idx on public.companies (status, lower(name), id);

grant update (name, description, license, reply_hours, phone, website, paused, paused_until) on table public.companies to authenticated;

create policy "visitors see approved companies" on public.companies for select to anon using (status = 'approved');
create policy "members also see their own company, staff see all" on public.companies
  for select to authenticated using (
    status = 'approved'
    or id in (select private.own_company_ids())
    or (select private.staff_role()) is not null
  );
create policy "members and admins change a company" on public.companies
  for update to authenticated
  using (id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- Whether another approved company has this name or one that looks like it.
create function private.name_is_taken(company uuid, name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.companies c
    where c.status = 'approved' and c.id <> company
      and private.name_key(c.name) = private.name_key(name_is_taken.name)
  );
$$;

-- Whether a company closed its account.
create function private.has_closed(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.companies c where c.id = company and c.status = 'closed');
$$;

-- Holds what may not be changed about a company through the API, whatever the table grants say.
create function private.guard_company() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(new.status = 'approved' and private.name_is_taken(new.id, new.name),
    'PT409', 'Another approved company has this name, or one that looks like it.');
  if new.license <> old.license then
    new.license_checked_at := null;
  end if;
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  perform private.refuse_if((new.id, new.is_demo, new.created_at) is distinct from (old.id, old.is_demo, old.created_at),
    'PT403', 'This part of a company''s entry cannot be changed.');
  perform private.refuse_if(new.status <> old.status,
    'PT403', 'The site''s staff decide on a company, with a reason that is kept.');
  perform private.refuse_if(old.status = 'closed', 'PT403', 'This company has closed its account.');
  if private.staff_role() = 'admin' then
    return new;
  end if;
  perform private.refuse_if(new.reply_hours <> old.reply_hours and new.id not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company changes what it promises.');
  perform private.refuse_if(old.status not in ('pending', 'rejected')
    and (new.name, new.license, new.description, new.phone, new.website)
      is distinct from (old.name, old.license, old.description, old.phone, old.website),
    'PT403', 'The name, license, description, website and phone number were reviewed. Ask the site''s staff to change them.');
  return new;
end;
$$;
create trigger guard_company before update on public.companies for each row execute function private.guard_company();

create table public.company_trades (
  company_id uuid not null references public.companies on delete cascade,
  trade_id text not null,
  takes_requests boolean not null generated always as (true) stored,
  primary key (company_id, trade_id),
  foreign key (trade_id, takes_requests) references public.trades (id, takes_requests)
);
create index company_trades_trade_idx on public.company_trades (trade_id, takes_requests);

grant insert (company_id, trade_id), delete on table public.company_trades to authenticated;

-- Who can see a company can see what it serves. What it serves is chosen while it waits for approval;
-- after that staff change it, since trades such as solar ask for their own registration.
create policy "trades of visible companies" on public.company_trades
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose trades while pending" on public.company_trades
  for insert to authenticated
  with check (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');
create policy "members drop trades while pending" on public.company_trades
  for delete to authenticated
  using (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');

create table public.company_cities (
  company_id uuid not null references public.companies on delete cascade,
  city_id text not null references public.cities,
  primary key (company_id, city_id)
);
create index company_cities_city_idx on public.company_cities (city_id);

grant insert (company_id, city_id), delete on table public.company_cities to authenticated;

create policy "cities of visible companies" on public.company_cities
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose cities while pending" on public.company_cities
  for insert to authenticated
  with check (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');
create policy "members drop cities while pending" on public.company_cities
  for delete to authenticated
  using (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');

-- What a company serves is changed by itself only while it waits. The lock makes a change under way and
-- an approval wait for each other, which a policy cannot.
create function private.guard_served() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  its_status public.companies.status%type;
begin
  if auth.uid() is not null and private.staff_role() is distinct from 'admin' then
    select c.status into its_status from public.companies c where c.id = its_company for share;
    -- Without a status the company is being deleted, and what it served goes with it.
    perform private.refuse_if(its_status not in ('pending', 'rejected'),
      'PT403', 'The trades and cities were reviewed. Ask the site''s staff to change them.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
create trigger guard_served before insert or delete on public.company_trades for each row execute function private.guard_served();
create trigger guard_served before insert or delete on public.company_cities for each row execute function private.guard_served();

-- ==== supabase/schemas/32_company_members.sql ====

-- The people of a company. An owner invites and removes; everyone works the requests. An account belongs
-- to one company.
create table public.company_members (
  company_id uuid not null references public.companies on delete cascade,
  -- "Insert or ignore" by the trigger of a sign-up cannot make two: each account signs up once.
  user_id uuid not null references auth.users on delete cascade constraint company_members_one_company unique,
  -- The address given at sign-up, for the staff who approve the company.
  signup_email text not null default '',
  role text not null default 'owner' check (role in ('owner', 'member')),
  display_name text not null default ''
    check (char_length(display_name) <= 80 and display_name = private.visible_text(display_name) and position(E'\n' in display_name) = 0),
  -- Whether mail of new requests and reminders goes to this address.
  mail_requests boolean not null default true,
  joined_at timestamptz not null default now(),
  primary key (company_id, user_id)
);

grant update (display_name, mail_requests) on table public.company_members to authenticated;

create policy "members see their membership, admins all" on public.company_members
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');
create policy "members change their own entry" on public.company_members
  for update to authenticated using (user_id = (select auth.uid()));

create function private.guard_member() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(current_user in ('anon', 'authenticated')
    and (to_jsonb(new) - 'display_name' - 'mail_requests') is distinct from (to_jsonb(old) - 'display_name' - 'mail_requests'),
    'PT403', 'Only your own name and your mail can be changed here.');
  return new;
end;
$$;
create trigger guard_member before update on public.company_members for each row execute function private.guard_member();

-- An owner removes a member, or gives the ownership on; never the last owner. `new_role`: owner, member or removed.
create function private.set_member(member uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = member);
begin
  -- Two owners who remove each other at once must not leave the company to nobody, nor may one act who was
  -- removed a moment ago.
  perform from public.companies c where c.id = its_company for update;
  perform private.refuse_if(not found or its_company not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company changes who belongs to it.');
  perform private.refuse_if(new_role is distinct from 'owner' and not exists (
    select from public.company_members m
    where m.company_id = its_company and m.role = 'owner' and m.user_id <> member
  ), 'PT422', 'A company needs an owner. Make someone else an owner first, or delete the account.');
  case new_role
    when 'owner', 'member' then 
      update public.company_members set role = new_role where user_id = member and company_id = its_company;
    when 'removed' then delete from public.company_members where user_id = member and company_id = its_company;
    else perform private.refuse('PT422', 'A person is an owner or a member, or is removed.');
  end case;
end;
$$;

-- Deletes the caller's account. With its last member a company closes: what waits for its answer becomes a
-- no, so that homeowners may pick another; what it noted is deleted; what it was told in confidence it can
-- no longer open. What the database logged stays.
create function private.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = (select auth.uid()));
begin
  perform private.refuse_if((select auth.uid()) is null, 'PT403', 'Sign in first.');
  if its_company is not null then
    perform from public.companies c where c.id = its_company for update;
    if not exists (select from public.company_members m where m.company_id = its_company and m.user_id <> (select auth.uid())) then
      update public.request_recipients set status = 'declined'
      where company_id = its_company and status in ('sent', 'viewed');
      delete from public.company_notes where company_id = its_company;
      delete from public.company_invitations where company_id = its_company;
      update public.company_records set next_step = '', next_at = null, version = version + 1
      where company_id = its_company and (next_step <> '' or next_at is not null);
      -- Whoever was shut out does not come back as somebody else.
      insert into private.shut_out (company_id, name_key, license_hash, reason)
      select c.id, private.name_key(c.name), private.license_hash(c.license), private.why_shut_out(c.id)
      from public.companies c where c.id = its_company and c.status = 'suspended' on conflict do nothing;
      update public.companies
      set status = 'closed', name = 'Closed ' || upper(left(id::text, 8)), description = '', license = '', phone = '', website = ''
      where id = its_company;
      perform private.tell_of_leaving(its_company, 'closed', its_company::text);
      -- A plan that goes on being charged is for a person to end.
      perform private.work_out_order(o.id) from public.orders o where o.company_id = its_company and o.paid_at is not null;
      -- What never received a request nor paid leaves nothing behind, unless it was shut out.
      delete from public.companies c where c.id = its_company
        and not exists (select from private.shut_out s where s.company_id = c.id)
        and not exists (select from public.orders o where o.company_id = c.id and o.paid_at is not null)
        and not exists (select from public.request_recipients p where p.company_id = c.id)
        and not exists (select from public.complaints m where m.company_id = c.id)
        and not exists (select from public.request_replacements r where its_company in (r.company_id, r.replaced_company_id));
    elsif its_company in (select private.owned_company_ids()) and not exists (
      select from public.company_members m
      where m.company_id = its_company and m.role = 'owner' and m.user_id <> (select auth.uid())
    ) then
      perform private.refuse('PT422', 'You are the only owner. Make someone else an owner first, or remove the others.');
    end if;
  end if;
  delete from auth.users where id = (select auth.uid());
end;
$$;

-- The address by which the people of a company know one another is the one they sign in with.
create function private.follow_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.company_members set signup_email = coalesce(new.email, '') where user_id = new.id;
  return null;
end;
$$;
create trigger follow_address after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_address();

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (private.is_address(email) and email = lower(email)),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  -- Taken back, or given way to a fresh one. The row stays a while, so that invitations can be counted.
  canceled_at timestamptz
);
create unique index company_invitations_open_idx on public.company_invitations (company_id, email)
  where accepted_at is null and canceled_at is null;
create index company_invitations_company_idx on public.company_invitations (company_id, created_at);
create index company_invitations_expires_idx on public.company_invitations (expires_at);

create policy "members see who was invited" on public.company_invitations
  for select to authenticated
  using (canceled_at is null and company_id in (select private.own_company_ids()));

-- The secret of the mailed link is kept only as its SHA-256.
create table private.invitation_tokens (
  invitation_id uuid primary key references public.company_invitations on delete cascade,
  token_hash text not null unique
);

-- Invites someone by email address. Twice is the same as once, but for a fresh link and seven more days.
create function private.invite_member(company uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_email text := lower(btrim(coalesce(address, '')));
begin
  perform private.refuse_if(company is null or company not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company invites people to it.');
  -- Nobody whom the staff have not looked at makes this site write to strangers. One at a time for each
  -- company, so that they can be counted.
  perform from public.companies c where c.id = company and c.status = 'approved' for no key update;
  perform private.refuse_if(not found, 'PT403', 'Invite people once your company is approved.');
  perform private.refuse_if(not private.is_address(its_email), 'PT422', 'Enter an email address like name@example.com.');
  perform private.refuse_if(exists (select from public.company_members m where m.company_id = company and lower(m.signup_email) = its_email),
    'PT409', 'This person is in your company already.');
  perform private.refuse_if((select count(*) from public.company_invitations i
      where i.company_id = company and i.created_at > now() - interval '1 day') >= 20
    or (select count(*) from public.company_members m where m.company_id = company) >= 50,
    'PT429', 'That is as many invitations as one company can send. Try again tomorrow.');
  update public.company_invitations i set canceled_at = now()
  where i.company_id = company and i.email = its_email and i.accepted_at is null and i.canceled_at is null;
  insert into public.company_invitations (company_id, email, invited_by) values (company, its_email, (select auth.uid()));
end;
$$;

create function private.cancel_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.company_invitations i set canceled_at = now()
  where i.id = invitation and i.accepted_at is null and i.canceled_at is null 
    and i.company_id in (select private.owned_company_ids());
  perform private.refuse_if(not found, 'PT404', 'This invitation is no longer there.');
end;
$$;

-- Joins the company of a mailed invitation. The account must have the address that was invited, so that a
-- forwarded link opens nothing. Whoever has yet to sign in learns whether that is of use, before a password is chosen.
create function private.accept_invitation(secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  its_email text := (select lower(u.email) from auth.users u where u.id = (select auth.uid()));
  its_id uuid := (
    select t.invitation_id from private.invitation_tokens t
    where t.token_hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex')
  );
  invitation public.company_invitations;
begin
  -- The company first, as whoever closes it does, so that the two cannot wait for each other.
  perform from public.companies c
  where c.id = (select i.company_id from public.company_invitations i where i.id = its_id) and c.status <> 'closed'
  for share;
  if found then
    select i.* into invitation from public.company_invitations i where i.id = its_id for update;
  end if;
  perform private.refuse_if(invitation.id is null or invitation.canceled_at is not null
    or (invitation.accepted_at is null and invitation.expires_at < now()),
    'PT410', 'This invitation is no longer valid. Ask for a new one.');
  if exists (
    select from public.company_members m where m.user_id = (select auth.uid()) and m.company_id = invitation.company_id
  ) then
    return invitation.company_id;
  end if;
  -- Who was removed since does not come back by the same link.
  perform private.refuse_if(invitation.accepted_at is not null,
    'PT410', 'This invitation was used already. Ask for a new one.');
  perform private.refuse_if(its_email is null, 'PT403', 'Sign in with the address that was invited.');
  perform private.refuse_if(invitation.email <> its_email,
    'PT403', 'This invitation is for another address. Sign in with the address that was invited.');
  perform private.refuse_if(not private.is_confirmed((select auth.uid())),
    'PT409', 'Confirm your email address first, by the link we mailed you.');
  insert into public.company_members (company_id, user_id, signup_email, role)
  values (invitation.company_id, (select auth.uid()), its_email, 'member');
  update public.company_invitations set accepted_at = now() where id = invitation.id;
  return invitation.company_id;
exception
  when unique_violation then
    perform private.refuse('PT409', 'This account belongs to another company already. Use another email address.');
end;
$$;

-- ==== supabase/schemas/34_company_review.sql ====

-- What the staff look at and decide. A company is approved by all that was reviewed of it, and keeps it until
-- staff change it.

-- What the staff decided of a company and why, word for word as the company is told.
create table public.company_decisions (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies on delete cascade,
  decision text not null check (decision in ('approved', 'rejected', 'suspended', 'restored')),
  reason text not null default '' check (char_length(reason) <= 1000 and reason = private.visible_text(reason)),
  -- What was looked at before a yes.
  checked text[] not null default '{}'
    check (checked <@ '{license,insurance,address,name,phone}'::text[]),
  -- No foreign key: the record outlives the account.
  decided_by uuid,
  decided_at timestamptz not null default now()
);
create index company_decisions_company_idx on public.company_decisions (company_id, decided_at desc);

create policy "members see what was decided of their company, admins all" on public.company_decisions
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- What is known again of a suspended company that deleted its account: its name as it looks at a glance, and
-- its license number as a hash.
create table private.shut_out (
  company_id uuid primary key references public.companies on delete cascade,
  name_key text not null,
  license_hash text,
  reason text not null,
  at timestamptz not null default now()
);
create index shut_out_name_idx on private.shut_out (name_key);
create index shut_out_license_idx on private.shut_out (license_hash);

-- The same as it is kept of a company that is gone.
create function private.license_hash(license text) returns text
language sql stable set search_path = '' as $$
  select private.salted_hash(private.license_key(license));
$$;

-- Why a company was suspended last.
create function private.why_shut_out(company uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select d.reason from public.company_decisions d
    where d.company_id = company and d.decision = 'suspended' order by d.decided_at desc, d.id desc limit 1
  ), '');
$$;

-- Companies that are suspended, or were when they deleted their account, with a company's name or license. In
-- plpgsql, as what lists ask of each company: it keeps the plan, where sql makes it anew for each line.
create function private.shut_out_like(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'reason', s.reason,
      'same', case when s.same_name then 'name' else 'license' end) order by s.at desc), '[]')
    from (
      select c.id, private.name_key(c.name) as name_key, private.license_key(c.license) as license_key,
        private.license_hash(c.license) as license_hash
      from public.companies c where c.id = company
    ) own
    cross join lateral (
      select o.name_key = own.name_key as same_name, o.reason, o.at
      from private.shut_out o
      where o.company_id <> own.id and (o.name_key = own.name_key or o.license_hash = own.license_hash)
      union all
      select private.name_key(o.name) = own.name_key, private.why_shut_out(o.id),
        coalesce((select max(d.decided_at) from public.company_decisions d where d.company_id = o.id and d.decision = 'suspended'), o.created_at)
      from public.companies o
      where o.status = 'suspended' and o.id <> own.id
        and (private.name_key(o.name) = own.name_key or private.license_key(o.license) = own.license_key)
    ) s
  );
end;
$$;

create function private.reviewed_facts(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select facts || jsonb_build_object('hash', encode(sha256(convert_to(facts::text, 'UTF8')), 'hex'))
    from (
      select jsonb_build_object('id', c.id, 'name', c.name, 'license', c.license,
        'description', c.description, 'phone', c.phone, 'website', c.website,
        'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
          from public.company_trades t where t.company_id = c.id),
        'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
          from public.company_cities s where s.company_id = c.id),
        'shut_out_like', private.shut_out_like(c.id)) as facts
      from public.companies c where c.id = company
    ) reviewed
  );
end;
$$;

-- What staff look at before they approve a company, and its hash for `decide_company`.
create function private.review_of(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return private.reviewed_facts(company);
end;
$$;

-- What has to be looked at before a company is approved.
create function private.checks_for(company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when exists (
      select from public.company_trades s join public.trades t on t.id = s.trade_id and t.needs_license
      where s.company_id = company
    ) then '{license}' else '{}'::text[] end || '{insurance,address,name,phone}'::text[];
$$;

-- Approves, rejects or suspends a company. A yes is to what was reviewed, named by its hash, once all of it
-- was looked at; a no gives a reason, which is mailed word for word.
create function private.decide_company(company uuid, decision text, reason text, reviewed_hash text, checked text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
  why text := btrim(coalesce(reason, ''));
begin
  perform private.admins_only();
  -- A change under way ends first, so that what is compared is what is approved.
  select c.status into was from public.companies c where c.id = company for update;
  perform private.refuse_if(not found, 'PT404', 'This company is no longer there.');
  perform private.refuse_if(char_length(why) > 1000 or why <> private.visible_text(why),
    'PT422', 'Shorten the reason to 1000 plain characters.');
  perform private.refuse_if(decision is null or decision not in ('approved', 'rejected', 'suspended'),
    'PT422', 'Approve, reject or suspend the company.');
  perform private.refuse_if(was <> all (case decision when 'approved' then '{pending,rejected,suspended}' when 'rejected' then '{pending}' else '{approved}' end::text[]),
    'PT409', format('This company is %s already. Look again.', was));
  if decision = 'approved' then
    perform private.refuse_if(reviewed_hash is null or private.reviewed_facts(company) ->> 'hash' <> reviewed_hash,
      'PT409', 'This company was changed after you looked at it. Look again.');
    perform private.refuse_if(not private.has_confirmed_member(company),
      'PT422', 'Nobody has confirmed the email address of this company yet. Wait until they open the link in our mail.');
    -- A suspension that is lifted asks for nothing anew.
    perform private.refuse_if(was <> 'suspended' and not coalesce(checked, '{}') @> private.checks_for(company),
      'PT422', 'Tick each thing that you looked at. What is not ticked was not checked.');
    perform private.refuse_if('license' = any (private.checks_for(company)) and exists (
      select from public.companies c where c.id = company and c.license = ''),
      'PT422', 'Texas licenses a trade of this company, and it gives no license. Ask for it, or take the trade off.');
  end if;
  perform private.refuse_if(decision <> 'approved' and char_length(why) < 10,
    'PT422', 'Give the reason in a sentence. The company gets it word for word.');
  update public.companies set status = decision,
    license_checked_at = case when 'license' = any (checked) then now() else license_checked_at end
  where id = company;
  insert into public.company_decisions (company_id, decision, reason, checked, decided_by)
  values (company, case when decision = 'approved' and was = 'suspended' then 'restored' else decision end, why,
    case when decision = 'approved' then coalesce(checked, '{}') else '{}' end, (select auth.uid()));
exception
  when unique_violation then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
end;
$$;

-- A rejected company that has mended what was wrong waits again.
create function private.ask_again() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.companies set status = 'pending'
  where status = 'rejected' and id in (select private.own_company_ids());
  perform private.refuse_if(not found, 'PT409', 'Your company is not waiting for a change from you.');
end;
$$;

-- ==== supabase/schemas/36_sign_ups.sql ====

-- A sign-up that names a company makes it, pending, with the signer as its owner. What is not in its form
-- is left out and fails nothing; nothing else of what the signer wrote is used: no role, no status.
create function private.open_company() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := coalesce(new.raw_user_meta_data, '{}');
  company_name text := btrim(left(btrim(regexp_replace(
    coalesce(told ->> 'company_name', ''), '[[:cntrl:][:space:],]+', ' ', 'g')), 120));
  its_phone text := coalesce(told ->> 'phone', '');
  its_website text := coalesce(told ->> 'website', '');
  its_license text := case jsonb_typeof(told -> 'license') when 'string'
    then btrim(replace(private.visible_text(told ->> 'license'), E'\n', ' ')) else '' end;
  its_hours text := coalesce(told ->> 'reply_hours', '');
  new_company uuid;
begin
  if not private.is_company_name(company_name) then
    return new;
  end if;
  insert into public.companies (name, phone, website, license, reply_hours)
  values (
    company_name,
    case when private.is_phone(its_phone) and its_phone !~ '^900-|-976-' then its_phone else '' end,
    case when private.is_website(its_website) then its_website else '' end,
    case when char_length(its_license) <= 80 then its_license else '' end,
    case when its_hours ~ '^[0-9]{1,3}$' and its_hours::integer between 1 and 168 then its_hours::smallint else 24 end
  )
  returning id into new_company;
  insert into public.company_members (company_id, user_id, signup_email)
  values (new_company, new.id, coalesce(new.email, ''));
  insert into public.company_trades (company_id, trade_id)
  select new_company, t.id from public.trades t
  where t.takes_requests and jsonb_typeof(told -> 'trades') = 'array' and (told -> 'trades') @> to_jsonb(t.id);
  insert into public.company_cities (company_id, city_id)
  select new_company, c.id from public.cities c
  where jsonb_typeof(told -> 'cities') = 'array' and (told -> 'cities') @> to_jsonb(c.id);
  return new;
end;
$$;
create trigger open_company after insert on auth.users for each row execute function private.open_company();

-- Whether the owner of an account has shown that its address is theirs. A project that asks for no
-- confirmation confirms each at once.
create function private.is_confirmed(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(to_jsonb(u) ->> 'email_confirmed_at', '') <> '' from auth.users u where u.id = person;
$$;

-- Whether someone of a company has. Who has not may not even exist.
create function private.has_confirmed_member(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.company_members m
    where m.company_id = has_confirmed_member.company and private.is_confirmed(m.user_id));
$$;

-- Deletes sign-ups that nobody confirmed within two days, and their companies: who typed the address may
-- not own it. A link works for a day, and may be asked for again within the first. Staff and people whom the operator
-- invited are left alone. Where the clock stood meanwhile they have the two days anew: after a restore, someone who had
-- confirmed since the backup is not deleted before that is done again. Answers how many it deleted.
create function private.forget_unconfirmed(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[] := array(
    select u.id from auth.users u
    -- The clock runs each minute: it looks at those of a month, not at every account.
    where u.created_at between now() - interval '30 days' and now() - interval '2 days'
      and exists (select from private.clock_runs k
        where k.steady_since < now() - interval '2 days' and k.ran_at > now() - interval '1 hour')
      and coalesce(to_jsonb(u) ->> 'email_confirmed_at', '') = '' and coalesce(to_jsonb(u) ->> 'invited_at', '') = ''
      and not exists (select from public.staff s where s.user_id = u.id)
    order by u.created_at limit most
  );
  theirs uuid[] := array(select m.company_id from public.company_members m where m.user_id = any (due));
begin
  delete from auth.users where id = any (due);
  delete from public.companies c
  where c.id = any (theirs) and c.status = 'pending'
    and not exists (select from public.company_members m where m.company_id = c.id)
    -- What the operator tied to it is theirs to look at first.
    and not exists (select from public.orders o where o.company_id = c.id)
    and not exists (select from public.complaints k where k.company_id = c.id);
  return cardinality(due);
end;
$$;

-- The auth service asks this before it makes a user (its "Before User Created" hook, supabase/config.toml):
-- nothing in the answer is a yes. A sign-up is counted like a short form, by the address of who sends it.
create function private.limit_sign_ups(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender inet;
begin
  begin
    sender := private.plain_address(event -> 'metadata' ->> 'ip_address');
  exception
    -- What is no address is counted by the email address alone.
    when invalid_text_representation then
      null;
  end;
  perform private.count_form(
    private.sender_of('sign-up', coalesce(nullif(event -> 'user' ->> 'email', ''), 'none'), address => sender));
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429,
      'message', 'Too many sign-ups came from this email or connection. Try again in an hour.'));
end;
$$;

-- The auth service is there on a hosted project alone; the embedded server asks no hook.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.limit_sign_ups(jsonb) to supabase_auth_admin;
  end if;
end;
$$;

-- ==== supabase/schemas/40_requests.sql ====

-- A homeowner's request, who received it, and the secret that opens it. What identifies the person stands in
-- request_contacts and request_phones alone, so that withdrawing can really delete it.

-- The request whose secret the caller sent in the header `x-request-token`, if any.
create function private.token_request_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select request_id
  from private.request_tokens
  where token_hash = encode(sha256(convert_to(private.request_header('x-request-token'), 'UTF8')), 'hex');
$$;

-- Until its person has confirmed it by the link mailed to the address it gives, companies see the job, not the
-- person.
create table public.requests (
  -- Made by the browser, so that sending the same request again is seen as the same request.
  id uuid primary key,
  trade_id text not null,
  takes_requests boolean not null generated always as (true) stored,
  -- Null: outside the cities served.
  city_id text references public.cities,
  page text not null check (page ~ '^/[A-Za-z0-9/_-]{0,200}$'),
  -- The estimate the person saw: `SaidEstimate` in src/backend/sent-job.ts. Removed on withdrawal.
  estimate jsonb check (jsonb_typeof(estimate) = 'object'),
  -- How long the form was open, and the page that led here: parts of the proof that a person asked.
  fill_seconds integer check (fill_seconds >= 0),
  referrer text not null default '' check (char_length(referrer) <= 200),
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- The answers, and the questions asked and left open, in the words the person saw: [{label, words, mark}],
  -- `SaidAnswer` in src/backend/sent-job.ts. Removed on withdrawal.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  unanswered jsonb not null default '[]' check (jsonb_typeof(unanswered) = 'array'),
  confirmed_at timestamptz,
  -- As 3F2A-9C1B; `referenceOf` in src/backend/requests.ts says the same.
  reference text not null
    generated always as (upper(left(id::text, 4) || '-' || substr(id::text, 5, 4))) stored,
  foreign key (trade_id, takes_requests) references public.trades (id, takes_requests)
);
create index requests_trade_idx on public.requests (trade_id, takes_requests);
create index requests_city_idx on public.requests (city_id);
create index requests_created_idx on public.requests (created_at);
create index requests_withdrawn_idx on public.requests (withdrawn_at) where withdrawn_at is not null;
comment on column public.requests.reference is
  'For people to read out. Not unique: the browser makes the id, so a stranger can make one that begins like another''s. Whoever looks a request up by it compares the email address or the whole id before acting.';

-- The secret of the private link is kept only as its SHA-256. Each letter to a homeowner carries a link of its
-- own to the same request.
create table private.request_tokens (
  request_id uuid not null references public.requests on delete cascade,
  token_hash text primary key
);
create index request_tokens_request_idx on private.request_tokens (request_id);

create table public.request_contacts (
  request_id uuid primary key references public.requests on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]]'),
  -- The same addresses as `readEmail` in src/homeowner/request/draft.ts takes.
  email text not null check (private.is_address(email)),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  note text not null default '' check (char_length(note) <= 2000),
  -- One of the ways agreed to; empty where the person has no preference or agreed to none.
  preferred text not null check (preferred in ('', 'email', 'call', 'text')),
  -- When contact data are deleted: set when a request is taken in, and put off when it reaches a company.
  -- Whoever changes the periods in private.settings changes them for requests from then on.
  expires_at timestamptz not null,
  constraint request_contacts_are_plain check (
    name = private.visible_text(name) and position(E'\n' in name) = 0 and email = private.visible_text(email)
  )
);
-- A person is looked up by the address or the number, whoever asks.
create index request_contacts_email_idx on public.request_contacts (lower(email));
create index request_contacts_expires_idx on public.request_contacts (expires_at);

-- What identifies a person is read by the link itself; a company opens it by `open_received`, which notes
-- that, and staff by a call that is logged.
create policy "the private link shows its contact data" on public.request_contacts
  for select to anon, authenticated using (request_id = (select private.token_request_id()));

-- The number is kept separately, so that a company that may only write sees none.
create table public.request_phones (
  request_id uuid primary key references public.request_contacts on delete cascade,
  phone text not null check (private.is_phone(phone))
);
create index request_phones_phone_idx on public.request_phones (phone);

create policy "the private link shows its phone number" on public.request_phones
  for select to anon, authenticated using (request_id = (select private.token_request_id()));

create table public.request_recipients (
  request_id uuid not null references public.requests on delete cascade,
  company_id uuid not null references public.companies,
  -- The name and license on the day the request was passed on.
  company_name text not null,
  company_license text not null default '',
  -- There are three places, and the unique index below lets one company hold each: this, not the
  -- browser, is why at most three companies hold a request at any time.
  place smallint not null check (place between 1 and 3),
  status text not null default 'sent' check (status in ('sent', 'viewed', 'answered', 'declined', 'withdrawn')),
  -- How this company may get in touch: what the homeowner ticked.
  channels text[] not null,
  sent_at timestamptz not null default now(),
  -- When a company promised to answer is not set before it can.
  promised_by timestamptz,
  viewed_at timestamptz,
  -- The first answer: yes or no.
  answered_at timestamptz,
  withdrawn_at timestamptz,
  -- The staff closed the company's requests to it.
  suspended boolean not null default false,
  primary key (request_id, company_id)
);
create unique index request_recipients_place_idx on public.request_recipients (request_id, place) where status <> 'withdrawn';
-- A company's newest requests, and the staff's list of late answers.
create index request_recipients_waiting_idx on public.request_recipients (company_id, promised_by, sent_at)
  where status in ('sent', 'viewed');
create index request_recipients_newest_idx on public.request_recipients (company_id, sent_at desc);
create index request_recipients_late_idx on public.request_recipients (promised_by) where status in ('sent', 'viewed');

grant update (status) on table public.request_recipients to authenticated;

create policy "the private link shows its recipients" on public.request_recipients
  for select to anon using (request_id = (select private.token_request_id()));
-- A company keeps the row of a request that was taken back: what it was, when, and that it is over.
create policy "the link, each recipient and admins see recipients" on public.request_recipients
  for select to authenticated using (
    request_id = (select private.token_request_id())
    or company_id in (select private.own_company_ids('approved'))
    or (select private.staff_role()) = 'admin'
  );
create policy "an approved company moves its own row on" on public.request_recipients
  for update to authenticated
  using (status <> 'withdrawn' and company_id in (select private.own_company_ids('approved')));

create policy "the private link shows its request" on public.requests
  for select to anon using (id = (select private.token_request_id()));
-- Whether a request is a company's own is asked of the one row that makes it so, by its key, here as in
-- every policy: asked of the list of all its requests, it took the longer the more there had been. Who says
-- no has no more use for the details; and the developer looks after the site, not after its homeowners.
create policy "the link, its recipients and admins see a request" on public.requests
  for select to authenticated using (
    id = (select private.token_request_id())
    or exists (
      select from public.request_recipients p
      where p.request_id = requests.id and p.status not in ('withdrawn', 'declined')
        and p.company_id in (select private.own_company_ids('approved'))
    )
    or (select private.staff_role()) = 'admin'
  );

-- Holds how a recipient moves on, and sets the times. A company can only move its own row's status forward, once
-- the person has confirmed; it cannot touch a time, a place or a channel. Who may become one is asked by what takes
-- a request in and what replaces a company (`private.serving`); no one else may add any.
create function private.guard_recipient() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.refuse_if((to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status'),
      'PT403', 'Only the status of a request can be changed.');
    -- The promised time runs from the confirmation, so there is none before it.
    perform private.refuse_if(new.status <> old.status and old.promised_by is null,
      'PT422', 'The person has not confirmed this request yet.');
    perform private.refuse_if(new.status <> old.status and (old.status, new.status) not in (
      ('sent', 'viewed'), ('sent', 'answered'), ('sent', 'declined'),
      ('viewed', 'answered'), ('viewed', 'declined')
    ), 'PT422', format('A request that is %s cannot become %s.', old.status, new.status));
  end if;
  if new.status <> old.status then
    case new.status
      when 'viewed' then new.viewed_at := now();
      when 'withdrawn' then new.withdrawn_at := now();
      else new.answered_at := coalesce(old.answered_at, now());
    end case;
  end if;
  return new;
end;
$$;
create trigger guard_recipient before update on public.request_recipients for each row execute function private.guard_recipient();

-- How each recipient is doing, for the private link and the staff. Adds what only the database's clock
-- should say: whether the promised time has passed without an answer.
create view public.request_progress with (security_invoker = true) as
  select request_id, company_id, company_name, company_license, place, status, channels,
    sent_at, promised_by, viewed_at, answered_at, withdrawn_at,
    coalesce(status in ('sent', 'viewed') and promised_by < now(), false) as overdue,
    suspended
  from public.request_recipients;
grant select on table public.request_progress to anon, authenticated;

-- The first moment from then on at which Texas lets a company call.
create function private.callable_from(moment timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  home constant text := 'America/Chicago';
  day date := (moment at time zone home)::date;
begin
  if moment >= (day + time '21:00') at time zone home then
    day := day + 1;
  end if;
  return greatest(moment,
    (day + case when extract(isodow from day) = 7 then time '12:00' else time '09:00' end) at time zone home);
end;
$$;

-- When a promise of so many hours ends. Hours count only while a company may call, so that none is late
-- in the night; each 24 of them are a day. `promiseUntil` in src/contact/calling-hours.ts says
-- the same; a test compares them.
create function private.promise_until(start timestamptz, hours integer) returns timestamptz
language plpgsql stable strict set search_path = '' as $$
declare
  home constant text := 'America/Chicago';
  moment timestamptz := private.callable_from(
    (private.callable_from(start) at time zone home + make_interval(days => hours / 24)) at time zone home);
  remaining interval := make_interval(hours => hours % 24);
  closes timestamptz;
begin
  loop
    closes := ((moment at time zone home)::date + time '21:00') at time zone home;
    exit when moment + remaining <= closes;
    remaining := remaining - (closes - moment);
    moment := private.callable_from(closes);
  end loop;
  return moment + remaining;
end;
$$;

-- Deletes a request's contact data from every table. The evidence of consent stays, with the contact
-- values blanked in its words and their hashes kept.
create function private.forget_contact(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.request_contacts where request_id = request;
  update public.consents
  set shown_text = replace(shown_text, contact, '[removed]'), contact = null, ip_address = null
  where request_id = request and contact is not null;
  update public.requests set answers = '[]', unanswered = '[]', estimate = null, referrer = '' where id = request;
end;
$$;

-- What goes with the contact data, whoever deletes them: what may name the person or repeat what they said.
create function private.forget_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Letters to the person, sent or not.
  delete from private.mail_queue where request_id = old.request_id and user_id is null;
  delete from public.mailbox where request_id = old.request_id and private.is_to_homeowner(kind);
  delete from public.company_notes where request_id = old.request_id;
  -- Every row, so that a change under way is waited for and then overwritten.
  update public.company_records set next_step = '', next_at = null, version = version + 1 where request_id = old.request_id;
  update public.audit_log set reason = '' where request_id = old.request_id and reason <> '';
  update public.kept_requests set note = '' where request_id = old.request_id and note <> '';
  -- What homeowners themselves complain of stays until it is answered and its evidence goes.
  update public.complaints set body = '[removed]', resolution = case when closed_at is null then '' else '[removed]' end
  where request_id = old.request_id and written_by = 'company';
  update public.complaints set statement = '[removed]' where request_id = old.request_id and statement <> '';
  update private.request_register set zip = null where request_id = old.request_id;
  return null;
end;
$$;
create trigger forget_told after delete on public.request_contacts for each row execute function private.forget_told();

-- ==== supabase/schemas/42_consents.sql ====

-- The proof of what was agreed to: by a homeowner in a request, and by a professional who asks for a call. The words
-- are composed here, so that nobody can store words no page showed.

create table private.consent_words (
  version text not null,
  -- A channel, or the terms that go with every channel: of a request by how many companies were picked, and of a call
  -- of ours, as src/company/proposal/call-consent.ts shows them; tests compare.
  part text not null check (part in ('email', 'call', 'text', 'automated', 'terms, no company', 'terms, one company',
    'terms, more companies', 'our call', 'our text', 'terms, our call')),
  -- {who} is every company picked, or where none is the site's legal entity; {why} they call: only companies have work
  -- to offer; {site} is the site's name.
  words text not null,
  primary key (version, part)
);
insert into private.consent_words (version, part, words) values
  ('2026-11-23.1', 'our call', 'A person from {who} may call me at {phone} about its services for companies.'),
  ('2026-11-23.1', 'our text', '{who} may text me at {phone} about its services for companies. How many texts I get varies. Message and data rates may apply. I can reply STOP to end them or HELP for help.'),
  ('2026-11-23.1', 'terms, our call', 'Each box is my choice, and neither is a condition of buying anything. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time.'),
  ('2026-11-28.1', 'email', 'I agree that {who} can email me at {email} about this request, and about nothing else.'),
  ('2026-11-28.1', 'call', 'I agree that a person from {who} can call me at {phone} {why}, and about nothing else.'),
  ('2026-11-28.1', 'text', 'I agree that {who} can text me at {phone} {why}, and about nothing else. How many texts I get varies. Message and data rates may apply. I can reply STOP to stop them or HELP for help.'),
  ('2026-11-28.1', 'terms, no company', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. No company receives this request. The Privacy Policy and the Terms and Conditions say how my details are used.'),
  ('2026-11-28.1', 'terms, one company', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. {site} emails me what happens with this request. It doesn’t call or text me. Companies pay {site} a flat monthly fee to be listed. The fee is the same whether or not I send this request, and nothing is paid for the request. Whether a company is listed can depend on the fee; the order in which companies are shown does not. The Privacy Policy and the Terms and Conditions say how my details are used.'),
  ('2026-11-28.1', 'terms, more companies', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. {site} emails me what happens with this request. It doesn’t call or text me. Companies pay {site} a flat monthly fee to be listed. The fee is the same whether or not I send this request, and nothing is paid for the request. Whether a company is listed can depend on the fee; the order in which companies are shown does not. The Privacy Policy and the Terms and Conditions say how my details are used.');

-- One row per channel agreed to: the words as shown, for whom, when and where. Nothing updates or
-- deletes these through the API.
create table public.consents (
  id bigint generated always as identity primary key,
  -- Of a request, or of a call: those outlive it, hence no foreign key.
  request_id uuid references public.requests on delete cascade,
  call_id uuid,
  channel text not null check (channel in ('email', 'call', 'text', 'automated')),
  -- The exact text shown; on withdrawal the contact values in it are blanked and the hash of the
  -- original remains.
  shown_text text not null,
  version text not null,
  page text not null,
  companies text[] not null,
  -- The address or number it applies to: the value until withdrawal, its salted hash for good.
  contact text,
  contact_hash text not null,
  user_agent text not null,
  ip_address text,
  gpc boolean not null,
  agreed_at timestamptz not null default now(),
  -- The proof that the stored words are those once shown: the salted hash of their SHA-256. By the plain
  -- SHA-256, whoever read it could find a number blanked in the words by trying them all.
  shown_text_hash text not null,
  check (num_nonnulls(request_id, call_id) = 1)
);
create index consents_request_idx on public.consents (request_id);
create index consents_call_idx on public.consents (call_id) where call_id is not null;
create index consents_call_agreed_idx on public.consents (agreed_at) where call_id is not null;
-- The newest earlier request of the same address or number for the same trade, within 30 days.
create index consents_contact_idx on public.consents (contact_hash, agreed_at desc);

-- It names the address and the number; staff open it by `evidence_of`, which is logged.
create policy "the private link shows what was agreed" on public.consents
  for select to anon, authenticated using (request_id = (select private.token_request_id()));

-- A list as English writes it: "A", "A and B", "A, B, and C".
create function private.list_in_words(items text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case cardinality(items)
    when 0 then ''
    when 1 then items[1]
    when 2 then items[1] || ' and ' || items[2]
    else array_to_string(items[:cardinality(items) - 1], ', ') || ', and ' || items[cardinality(items)]
  end;
end;
$$;

-- The words of a version for one channel, exactly as the page shows them; null if there are none. `our call` and
-- `our text` name no company.
create function private.consent_text(version text, channel text, companies text[], email text, phone text)
returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- What a visitor typed is put in last, so that no mark in it is filled in turn.
    select replace(replace(replace(replace(replace(box.words || E'\n\n' || terms.words,
      '{who}', case when cardinality(companies) = 0 then s.legal_entity else private.list_in_words(companies) end),
      '{why}', case when cardinality(companies) = 0 then 'about this request' else 'to offer me this work' end),
      '{site}', s.site_name),
      '{phone}', phone),
      '{email}', email)
    from private.consent_words box
    join private.consent_words terms on terms.version = box.version and terms.part =
      case when channel like 'our %' then 'terms, our call' else case cardinality(companies) when 0 then 'terms, no company' when 1 then 'terms, one company' else 'terms, more companies' end end
    cross join private.settings s
    where box.version = consent_text.version and box.part = consent_text.channel
  );
end;
$$;

-- Stores what was agreed to for one channel.
create function private.keep_consent(
  request uuid, call uuid, channel text, version text, words text, page text, companies text[], contact text, user_agent text, gpc boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.consents (request_id, call_id, channel, shown_text, shown_text_hash, version, page,
    companies, contact, contact_hash, user_agent, ip_address, gpc)
  values (request, call, channel, words, private.salted_hash(encode(sha256(convert_to(words, 'UTF8')), 'hex')), version, page,
    companies, contact, private.salted_hash(contact),
    left(coalesce(private.request_header('user-agent'), user_agent), 400), host(private.client_address()),
    gpc or coalesce(private.request_header('sec-gpc') = '1', false));
end;
$$;

-- Stores the consents given for these companies and returns the channels they cover: none where the
-- person only wants to read the answers on the private link. The words are
-- composed here; those the browser showed must be the same.
create function private.record_consents(
  request uuid, given jsonb, company_names text[], email text, phone text, page text, gpc boolean, user_agent text
) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  consent jsonb;
  channel text;
  version text;
  words text;
  value text;
  channels text[] := '{}';
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 4,
    'PT422', 'The ways to be contacted are not in the form they should be.');
  for consent in select * from jsonb_array_elements(given) loop
    channel := private.text_of(consent, 'channel', 20);
    version := private.text_of(consent, 'version', 40);
    perform private.refuse_if(channel not in ('email', 'call', 'text', 'automated') or channel = any (channels),
      'PT422', 'A way to be contacted is not known here or is given twice.');
    value := case channel when 'email' then email else phone end;
    perform private.refuse_if(value = '', 'PT422', 'Enter the phone number the calls or texts should go to.');
    words := private.consent_text(version, channel, company_names, email, phone);
    perform private.refuse_if(words is null or words <> private.text_of(consent, 'text', 4000),
      'PT422', 'The words you agreed to are not the ones in use now. Reload the page, read them again, and send your request again.');
    perform private.keep_consent(request, null, channel, version, words, page, company_names, value, user_agent, gpc);
    channels := channels || channel;
  end loop;
  return channels;
end;
$$;

-- ==== supabase/schemas/44_request_intake.sql ====

-- Taking a request in: check it, count it against the limits, and spread it over its tables. One hostile sender
-- cannot close it to others: one request a statement, checked before anything is locked, each network waiting for
-- itself alone, and nothing of the past walked over. The triggers run as the owner, so that browsers need no right
-- but to insert.

create table public.request_submissions (
  id uuid primary key,
  -- The whole request as the browser sent it; emptied by the trigger that takes it in.
  body jsonb,
  received_at timestamptz not null default now()
);
create index request_submissions_received_idx on public.request_submissions (received_at);

grant insert (id, body) on table public.request_submissions to anon, authenticated;

create policy "anyone may send a request, which leaves no body behind" on public.request_submissions
  for insert to anon, authenticated with check (body is null);

-- What the watch noticed, for the staff to read: an alarm stops nobody.
create table public.alarms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('many requests', 'requests without address', 'letters about accounts')),
  -- The hour it began in; within it the alarm grows.
  hour timestamptz not null,
  -- How many there were in an hour, and how many it takes to raise the alarm.
  figure integer not null,
  threshold integer not null,
  last_seen_at timestamptz not null default now(),
  unique (kind, hour)
);

create policy "staff read the alarms" on public.alarms
  for select to authenticated using ((select private.staff_role()) is not null);

-- The distinct companies in a list of ids, in the order picked.
create function private.picked_companies(ids jsonb) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  picked uuid[];
begin
  if jsonb_typeof(ids) is distinct from 'array' then
    return '{}';
  end if;
  perform private.refuse_if(jsonb_array_length(ids) > 3, 'PT422', 'Pick up to three companies.');
  select coalesce(array_agg(p.id order by p.first), '{}') into picked
  from (
    select value::uuid as id, min(ordinality) as first
    from jsonb_array_elements_text(ids) with ordinality group by 1
  ) p;
  return picked;
exception
  when invalid_text_representation then
    perform private.refuse('PT422', 'One of the companies picked is not known here.');
end;
$$;

-- A list as the page says it, or an empty one; refuses one that is no list of so many objects.
create function private.said_list(said jsonb, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(said), 'null') = 'null' then
    return '[]';
  end if;
  perform private.refuse_if(jsonb_typeof(said) <> 'array' or jsonb_array_length(said) > most
    or exists (select from jsonb_array_elements(said) s where jsonb_typeof(s) <> 'object'),
    'PT422', 'The answers are not in the form they should be.');
  return said;
end;
$$;

-- Questions and answers in the words the person saw.
create function private.said_answers(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'label', private.visible_text(private.text_of(s, 'label', 200)),
      'words', private.visible_text(private.text_of(s, 'words', 1000)),
      'mark', case when s ->> 'mark' in ('job', 'first') then s ->> 'mark' end)) order by n), '[]')
    from jsonb_array_elements(private.said_list(said, 100)) with ordinality l (s, n)
  );
end;
$$;

-- The lines of a price as the person saw them: what, how much of it, likely dollars, and a source of the
-- open book.
create function private.said_lines(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'label', private.visible_text(private.text_of(s, 'label', 200)),
      'amount', private.visible_text(private.text_of(s, 'amount', 100)),
      'usd', private.usd_of(s, 'usd'),
      'source', coalesce(substring(private.text_of(s, 'source', 20) from '^[A-Z]{1,3}[0-9]{1,4}$'), '')) order by n), '[]')
    from jsonb_array_elements(private.said_list(said, 60)) with ordinality l (s, n)
  );
end;
$$;

-- The estimate as it is kept, or null; refuses one whose figures are missing, negative, above 1e8 dollars
-- or out of order.
create function private.estimate_of(estimate jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(estimate), 'null') = 'null' then
    return null;
  end if;
  perform private.refuse_if(jsonb_typeof(estimate) <> 'object' or jsonb_typeof(estimate -> 'low') is distinct from 'number'
    or jsonb_typeof(estimate -> 'typical') is distinct from 'number'
    or jsonb_typeof(estimate -> 'high') is distinct from 'number',
    'PT422', 'The price range is not in the form it should be.');
  perform private.refuse_if(not ((estimate -> 'low')::numeric >= 0
    and (estimate -> 'low')::numeric <= (estimate -> 'typical')::numeric
    and (estimate -> 'typical')::numeric <= (estimate -> 'high')::numeric
    and (estimate -> 'high')::numeric <= 1e8),
    'PT422', 'The price range is not in the form it should be.');
  return jsonb_build_object('low', estimate -> 'low', 'typical', estimate -> 'typical', 'high', estimate -> 'high',
    'label', private.visible_text(private.text_of(estimate, 'label', 200)),
    'meaning', private.visible_text(private.text_of(estimate, 'meaning', 200)),
    'modelVersion', private.visible_text(private.text_of(estimate, 'modelVersion', 40)),
    'narrows', private.usd_of(estimate, 'narrows'), 'lines', private.said_lines(estimate -> 'lines'));
end;
$$;

create function private.receive_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(current_setting('intake.body', true), '') <> '',
    'PT422', 'Send one request at a time.');
  perform private.refuse_if(jsonb_typeof(new.body) is distinct from 'object', 'PT422', 'The request is empty.');
  perform set_config('intake.body',
    private.bounded_text(new.body, 'The request is too long. Shorten the note.'), true);
  new.body := null;
  new.received_at := now();
  return new;
end;
$$;
create trigger receive_request before insert on public.request_submissions for each row execute function private.receive_request();

create function private.take_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := (select id from received);
  body jsonb := nullif(current_setting('intake.body', true), '')::jsonb;
  trade text;
  city text;
  page text;
  email text;
  phone text;
  preferred text;
  picked uuid[];
  named text[];
  serving uuid[];
  channels text[];
  confirmed timestamptz;
  limits private.settings := (select s from private.settings s);
  sender private.recent_forms;
begin
  perform set_config('intake.body', '', true);
  if request is null then
    return null;
  end if;
  -- A field that people do not see. Dropping the request in silence would lose the rare honest one
  -- whose password manager filled the field, so it is refused out loud.
  perform private.refuse_if(private.text_of(body, 'website', 400) <> '',
    'PT422', 'A hidden field was filled in, which usually means a program did it. Reload the page and type the request by hand.');
  perform private.refuse_if(private.text_of(body, 'token', 100) !~ '^[A-Za-z0-9_-]{32,100}$',
    'PT422', 'The request came without its private link.');
  trade := private.text_of(body, 'trade', 40);
  perform private.refuse_if(not exists (select from public.trades t where t.id = trade and t.takes_requests),
    'PT422', 'This site takes no requests for this trade.');
  city := nullif(private.text_of(body, 'city', 40), 'elsewhere');
  perform private.refuse_if(city is not null and not exists (select from public.cities c where c.id = city),
    'PT422', 'This city is not known here.');
  page := private.text_of(body, 'page', 200);
  email := private.text_of(body -> 'contact', 'email', 254);
  phone := private.text_of(body -> 'contact', 'phone', 20);
  preferred := private.text_of(body -> 'contact', 'preferred', 10);
  picked := private.picked_companies(body -> 'companies');
  select coalesce(array_agg(c.name order by array_position(picked, c.id)), '{}') into named
  from public.companies c where c.id = any (picked);
  perform private.refuse_if(cardinality(named) <> cardinality(picked),
    'PT422', 'One of the companies picked is not known here.');
  -- A company picked that stopped serving this trade and city since is left out, not a reason to
  -- lose the request; the private link shows who has it.
  serving := private.serving(picked, trade, city);
  confirmed := case when not limits.confirm_by_mail then now() end;
  -- Once here, so that who is over the limit writes nothing; once more when it is counted.
  sender := private.sender_of('request', email, phone);
  perform private.check_limits(sender);

  -- The same id again ends here, with a unique violation the browser reads as "stored".
  insert into public.requests (id, trade_id, city_id, page, answers, unanswered, estimate, fill_seconds, referrer, confirmed_at)
  values (request, trade, city, page,
    private.said_answers(body -> 'answers'), private.said_answers(body -> 'unanswered'),
    private.estimate_of(body -> 'estimate'),
    -- A clock set back while the form was open says less than nothing: it says nothing.
    case when jsonb_typeof(body -> 'seconds') = 'number' and (body ->> 'seconds')::numeric >= 0
      then least((body ->> 'seconds')::numeric, 1e6)::integer end,
    private.text_of(body, 'referrer', 200), confirmed);
  begin
    insert into private.request_tokens (request_id, token_hash)
    values (request, encode(sha256(convert_to(body ->> 'token', 'UTF8')), 'hex'));
  exception
    when unique_violation then
      perform private.refuse('PT422', 'Another request has this private link. Reload the page and send again.');
  end;
  insert into public.request_contacts (request_id, name, email, zip, note, preferred, expires_at)
  values (request, private.text_of(body -> 'contact', 'name', 120), email,
    private.text_of(body -> 'contact', 'zip', 10), private.visible_text(private.text_of(body -> 'contact', 'note', 2000)), preferred,
    now() + make_interval(days => case when confirmed is not null and cardinality(serving) > 0
      then limits.keep_shared_days else limits.keep_unshared_days end));
  channels := private.record_consents(request, body -> 'consents', named, email, phone, page,
    coalesce(body -> 'gpc' = 'true', false), private.text_of(body, 'userAgent', 400));
  perform private.refuse_if(preferred <> '' and not (channels && (case preferred when 'call' then '{call,automated}' else array[preferred] end)),
    'PT422', 'The way you like best must be one you agreed to.');
  -- A number that nobody may call or text is not kept.
  if channels && '{call,text,automated}' then
    insert into public.request_phones (request_id, phone) values (request, phone);
  end if;
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  select request, c.id, c.name, c.license, array_position(serving, c.id), channels,
    private.promise_until(confirmed, c.reply_hours)
  from public.companies c
  where c.id = any (serving);
  -- What no company received, the site's own team works.
  if serving = '{}' then
    insert into public.kept_requests (request_id) values (request);
  end if;
  perform private.register_request(request);
  perform private.tell_homeowner(request);
  -- Last, when nothing else is left to do: this waits for others from the same network.
  sender.request_id := request;
  sender.repeat_hash := private.salted_hash(
    concat_ws(' ', email, phone, trade, city, (select string_agg(id::text, ' ' order by id) from unnest(picked) id)));
  perform private.count_form(sender);
  return null;
exception
  when check_violation then
    perform private.refuse('PT422', 'Part of the request is not in the form it should be. Check the name, email, phone and ZIP code.');
end;
$$;
create trigger take_request after insert on public.request_submissions
  referencing new table as received
  for each statement execute function private.take_request();

-- Raises an alarm when the whole site gets more requests, or is asked for more letters about accounts, in an
-- hour than it ever should, and when many requests come without an address: then the header in
-- private.settings is not the one the host writes, and addresses are not counted.
create function private.watch_intake() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.alarms (kind, hour, figure, threshold)
  select seen.kind, date_trunc('hour', now()), seen.figure, seen.threshold
  from private.settings s
  cross join (
    select count(*) as every, count(*) filter (where address_hash = '') as nameless
    from private.recent_forms where form = 'request' and at > now() - interval '1 hour'
  ) n
  cross join lateral (values
    ('many requests', n.every, s.alarming_requests_per_hour),
    ('requests without address', n.nameless, s.requests_per_address_per_hour),
    ('letters about accounts', (select count(*) from private.mail_queue q
      where q.kind = 'account' and q.created_at > now() - interval '1 hour'), s.alarming_account_letters_per_hour)
  ) seen (kind, figure, threshold)
  where seen.figure >= seen.threshold
  on conflict (kind, hour) do update
    set figure = greatest(public.alarms.figure, excluded.figure), last_seen_at = now();
end;
$$;

-- ==== supabase/schemas/46_private_link.sql ====

-- What the private link and the mailed link of a request can do: its doors, through which a browser writes and
-- which keep nothing they should not, and its calls, as POST /rest/v1/rpc/read_request and so on with the secret in
-- the header `x-request-token`. The calls run with the caller's own rights, so the policies decide; they are here
-- because the embedded server hands headers to calls only, not to reads of a table.

create table public.request_withdrawals (
  request_id uuid primary key references public.requests on delete cascade,
  received_at timestamptz not null default now()
);

grant insert (request_id) on table public.request_withdrawals to anon, authenticated;

create policy "the private link withdraws its request" on public.request_withdrawals
  for insert to anon with check (request_id = (select private.token_request_id()));
create policy "the link and admins withdraw a request" on public.request_withdrawals
  for insert to authenticated with check (
    request_id = (select private.token_request_id()) or (select private.staff_role()) = 'admin'
  );

-- Withdrawing: every recipient loses the request, the contact data goes. In the order in which a company
-- locks what it changes, its part before its record, and past the key that a second door holds, so that
-- none of them can wait for each other.
create function private.withdraw_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits for a replacement under way, so that it cannot write contact data after this removed it.
  perform from public.requests where id = new.request_id for no key update;
  update public.request_recipients set status = 'withdrawn'
  where request_id = new.request_id and status <> 'withdrawn';
  perform private.forget_contact(new.request_id);
  update public.requests set withdrawn_at = now() where id = new.request_id;
  if private.staff_role() = 'admin' and private.token_request_id() is distinct from new.request_id then
    perform private.log_action('withdrew request', request => new.request_id);
  end if;
  return null;
end;
$$;
create trigger withdraw_request after insert on public.request_withdrawals for each row execute function private.withdraw_request();

-- Withdraws the request of the private link. A second time is refused as a duplicate.
create function public.withdraw_request() returns void
language sql set search_path = '' as $$
  insert into public.request_withdrawals (request_id) values ((select private.token_request_id()));
$$;

create table public.request_replacements (
  request_id uuid not null references public.requests on delete cascade,
  replaced_company_id uuid not null references public.companies,
  company_id uuid not null references public.companies,
  -- The consents that name the new company; emptied by the trigger that takes them in.
  consents jsonb,
  received_at timestamptz not null default now(),
  primary key (request_id, replaced_company_id)
);
create index request_replacements_replaced_idx on public.request_replacements (replaced_company_id);
create index request_replacements_company_idx on public.request_replacements (company_id);

grant insert (request_id, replaced_company_id, company_id, consents) on table public.request_replacements to anon, authenticated;

create policy "the private link picks another company" on public.request_replacements
  for insert to anon, authenticated
  with check (request_id = (select private.token_request_id()) and consents is null);

-- Picking another: a company that declined, was suspended, closed, lost the request to the homeowner's taking it
-- back, or let its promised time pass gives its place to one that the homeowner names in a new consent.
create function private.replace_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := new.consents;
  email text;
  phone text;
  replaced public.request_recipients;
  successor public.companies;
  request public.requests;
begin
  new.consents := null;
  new.received_at := now();
  perform private.refuse_if(new.request_id is null or new.request_id is distinct from private.token_request_id(),
    'PT403', 'This link does not open this request.');
  perform private.bounded_text(given, 'The words agreed to are too long.');
  -- The row lock makes two replacements of one request wait for each other. Without its key: a company that
  -- answers queues a letter, which names its request and so holds the key, while it waits for the recipient.
  select * into request from public.requests where id = new.request_id for no key update;
  if exists (select from public.request_replacements r
             where r.request_id = new.request_id and r.replaced_company_id = new.replaced_company_id) then
    return new; -- runs into the primary key: already done
  end if;
  -- While calls are to stop, there is no number to agree to.
  select c.email, coalesce(p.phone, '') into email, phone
  from public.request_contacts c left join public.request_phones p on p.request_id = c.request_id
    and not exists (select from public.request_stops s where s.request_id = c.request_id and s.undone_at is null)
  where c.request_id = new.request_id;
  perform private.refuse_if(not found, 'PT410', 'This request was withdrawn, so there is nothing left to send.');
  perform private.refuse_if((select count(*) from public.request_replacements r where r.request_id = new.request_id)
      >= (select replacements_per_request from private.settings),
    'PT422', 'This request has gone to as many companies as it can. Start a new one.');
  select * into replaced from public.request_recipients
  where request_id = new.request_id and company_id = new.replaced_company_id
    and (status in ('declined', 'withdrawn') or (status in ('sent', 'viewed') and promised_by < now())
      or (status in ('sent', 'viewed', 'answered') and (suspended or private.has_closed(company_id))));
  perform private.refuse_if(not found, 'PT422', 'This company still has time to answer, or has answered.');
  perform private.refuse_if(exists (select from public.request_recipients r
             where r.request_id = new.request_id and r.company_id = new.company_id),
    'PT422', 'This company has had your request already.');
  select * into successor from public.companies c
  where c.id = any (private.serving(array[new.company_id], request.trade_id, request.city_id));
  perform private.refuse_if(not found, 'PT422', 'This company does not take requests for this trade and city.');

  update public.request_recipients set status = 'withdrawn'
  where request_id = replaced.request_id and company_id = replaced.company_id;
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  values (request.id, successor.id, successor.name, successor.license, replaced.place,
    private.record_consents(request.id, given, array[successor.name], email, phone, request.page, false, ''),
    case when request.confirmed_at is not null then private.promise_until(now(), successor.reply_hours) end);
  return new;
end;
$$;
create trigger replace_recipient before insert on public.request_replacements
  for each row execute function private.replace_recipient();

-- Gives the place of a company that declined or is late to another one, which the consents name. All
-- three are needed; they have defaults because the embedded server answers a browser's question whether
-- it may call only for a function that can be called without any.
create function public.replace_company(
  replaced uuid default null, successor uuid default null, consents jsonb default null
) returns void
language sql set search_path = '' as $$
  insert into public.request_replacements (request_id, replaced_company_id, company_id, consents)
  values ((select private.token_request_id()), replaced, successor, consents);
$$;

-- The secret of the mailed link is kept only as its SHA-256. The browser never has it: whoever can send
-- it has read the mail.
create table private.confirmation_tokens (
  request_id uuid primary key references public.requests on delete cascade,
  token_hash text not null unique
);

-- The request whose mailed secret the caller sent in the header `x-confirmation-token`, if any.
create function private.confirmation_request_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select t.request_id
  from private.confirmation_tokens t
  join public.request_contacts c on c.request_id = t.request_id
  where t.token_hash = encode(sha256(convert_to(private.request_header('x-confirmation-token'), 'UTF8')), 'hex');
$$;

-- The fourth door: confirming.
create table public.request_confirmations (
  request_id uuid primary key references public.requests on delete cascade,
  received_at timestamptz not null default now()
);

grant insert (request_id) on table public.request_confirmations to anon, authenticated;

create policy "the mailed link confirms its request" on public.request_confirmations
  for insert to anon, authenticated with check (request_id = (select private.confirmation_request_id()));

create function private.confirm_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits for a withdrawal or replacement under way.
  perform from public.requests where id = new.request_id for update;
  update public.requests set confirmed_at = now() where id = new.request_id and confirmed_at is null;
  update public.request_recipients p set promised_by = private.promise_until(now(), c.reply_hours)
  from public.companies c
  where c.id = p.company_id and p.request_id = new.request_id
    and p.promised_by is null and p.status in ('sent', 'viewed');
  return null;
end;
$$;
create trigger confirm_request after insert on public.request_confirmations for each row execute function private.confirm_request();

-- Confirms the request of the mailed link. A second time is refused as a duplicate.
create function public.confirm_request() returns void
language sql set search_path = '' as $$
  insert into public.request_confirmations (request_id) values ((select private.confirmation_request_id()));
$$;

-- A request whose person a company can see is kept as long as shared ones are: once it is confirmed and
-- has a recipient, whichever comes last.
create function private.keep_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.request_contacts c set expires_at = r.created_at + make_interval(days => s.keep_shared_days)
  from public.requests r cross join private.settings s
  where c.request_id in (select a.request_id from added a) and r.id = c.request_id
    and r.confirmed_at is not null
    and exists (select from public.request_recipients p where p.request_id = r.id)
    and c.expires_at < r.created_at + make_interval(days => s.keep_shared_days);
  return null;
end;
$$;
create trigger keep_shared after insert on public.request_recipients
  referencing new table as added for each statement execute function private.keep_shared();
-- Runs after `confirm_request`, which is for each row.
create trigger keep_shared after insert on public.request_confirmations
  referencing new table as added for each statement execute function private.keep_shared();

-- What a private link shows, with who was told to stop, and what the companies told it of visits and prices.
create function public.read_request() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id,
    'reference', r.reference,
    'trade_id', r.trade_id,
    'city_id', r.city_id,
    'sent_at', r.created_at,
    'confirmed_at', r.confirmed_at,
    'withdrawn_at', r.withdrawn_at,
    'range', jsonb_build_object('low', r.estimate -> 'low', 'high', r.estimate -> 'high'),
    'contact', (
      -- While calls are to stop, the number is for nobody.
      select jsonb_build_object('email', c.email, 'phone', coalesce(
        (select p.phone from public.request_phones p where p.request_id = r.id and not exists (
          select from public.request_stops s where s.request_id = r.id and s.undone_at is null)), ''))
      from public.request_contacts c where c.request_id = r.id
    ),
    'recipients', coalesce((
      select jsonb_agg(to_jsonb(p) - 'request_id' || private.told_homeowner(p.company_id) order by p.sent_at, p.place)
      from public.request_progress p where p.request_id = r.id
    ), '[]'),
    'stops', coalesce((
      select jsonb_agg(jsonb_build_object('company_name', p.company_name, 'scope', s.scope, 'told_at', s.told_at,
          'undone_at', s.undone_at, 'number_until', s.number_until)
        order by s.told_at, s.scope)
      from public.request_stops s
      left join public.request_recipients p on p.request_id = s.request_id and p.company_id = s.company_id
      where s.request_id = r.id
    ), '[]'),
    'agreed', coalesce((
      select jsonb_agg(jsonb_build_object('channel', w.channel, 'text', w.shown_text, 'version', w.version,
        'companies', w.companies, 'agreed_at', w.agreed_at) order by w.id)
      from public.consents w where w.request_id = r.id
    ), '[]'),
    'paid', private.told_paid()
  )
  from public.requests r
  where r.id = (select private.token_request_id());
$$;

-- Taking the details back from one company: it loses the request and what it noted of the person, the
-- others keep it. Twice is the same as once.
create function private.withdraw_from(company uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := private.token_request_id();
begin
  perform private.refuse_if(request is null, 'PT403', 'This link does not open this request.');
  perform from public.requests where id = request for no key update;
  update public.request_recipients p set status = 'withdrawn'
  where p.request_id = request and p.company_id = withdraw_from.company and p.status in ('sent', 'viewed', 'answered');
  if not found then
    return;
  end if;
  delete from public.company_notes n where n.request_id = request and n.company_id = withdraw_from.company;
  update public.company_records c set next_step = '', next_at = null, version = version + 1
  where c.request_id = request and c.company_id = withdraw_from.company;
end;
$$;

-- What a company noted that it told the person of the private link: when it visits, and its price in US
-- dollars, with the visit's time before it was moved; and whether it closed its account. Nothing more of one that
-- did, nor of a company that said no, has lost the request or is suspended; no visit of a lost job.
create function private.told_homeowner(company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('closed', private.has_closed(company), 'visit_at', k.visit_at, 'quoted_usd', k.quoted_usd,
    'visit_was', case when k.visit_at is not null then (
      select (e.detail ->> 'from_visit')::timestamptz from public.company_events e
      where e.request_id = private.token_request_id() and e.company_id = told_homeowner.company and e.detail ? 'from_visit'
      order by e.at desc limit 1
    ) end)
  from (select) nothing
  left join (
    select case when c.step <> 'lost' then c.visit_at end as visit_at, c.quoted_usd
    from public.company_records c
    join public.request_recipients p on p.request_id = c.request_id and p.company_id = c.company_id
    where c.request_id = private.token_request_id() and c.company_id = told_homeowner.company
      and p.status = 'answered' and not p.suspended and not private.has_closed(company)
  ) k on true;
$$;

-- ==== supabase/schemas/48_contact.sql ====

-- What identifies a homeowner is read by a company through one door, which notes that it was opened; and
-- what binds every company when a homeowner has had enough.

-- "They asked us to stop": told to one company, it binds every company on the request, until the homeowner
-- says that it was not so. Otherwise one company could cut off the others.
create table public.request_stops (
  request_id uuid not null references public.requests on delete cascade,
  -- The company that was told; null: the site's own team.
  company_id uuid references public.companies,
  -- `calls` leaves email where it was agreed to.
  scope text not null check (scope in ('calls', 'everything')),
  told_at timestamptz not null default now(),
  -- Until when the homeowner may say that it was not so; then the number is deleted. Null: it was at once.
  number_until timestamptz,
  -- The homeowner said so: from then on it binds the company that passed it on, alone.
  undone_at timestamptz,
  primary key (request_id, scope)
);
create index request_stops_company_idx on public.request_stops (company_id);
create index request_stops_standing_idx on public.request_stops (number_until) where undone_at is null;

-- Who was told is for the homeowner and for admins; a company reads in its own history that there was a stop.
create policy "the private link shows who was told to stop" on public.request_stops
  for select to anon using (request_id = (select private.token_request_id()));
create policy "the link, signed in, and admins see who was told to stop" on public.request_stops
  for select to authenticated using (
    request_id = (select private.token_request_id())
    or (select private.staff_role()) = 'admin'
  );

-- The ways agreed to in which a company may still get in touch.
create function private.standing_channels(part public.request_recipients) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(way.channel order by way.n), '{}')
  from unnest('{email,call,text,automated}'::text[]) with ordinality way (channel, n)
  where exists (
    select from public.consents w
    where w.request_id = part.request_id and w.channel = way.channel and part.company_name = any (w.companies)
  ) and not exists (
    select from public.request_stops s
    where s.request_id = part.request_id and (s.undone_at is null or s.company_id = part.company_id)
      and (s.scope = 'everything' or way.channel <> 'email')
  ) and (way.channel = 'email'
    or exists (select from public.request_phones p where p.request_id = part.request_id));
$$;

create function private.stop_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.requests r where r.id = new.request_id for no key update;
  -- Nobody doubts what was told to the site's own team.
  if new.company_id is null then
    delete from public.request_phones where request_id = new.request_id;
  end if;
  update public.request_recipients p set channels = private.standing_channels(p)
  where p.request_id = new.request_id and p.status <> 'withdrawn';
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  select p.request_id, p.company_id,
    case when p.company_id = new.company_id and new.undone_at is null then (select auth.uid()) end,
    case when new.undone_at is null then 'asked to stop' else 'not asked to stop' end,
    jsonb_build_object('scope', new.scope, 'own', p.company_id = new.company_id)
  from public.request_recipients p where p.request_id = new.request_id and p.status <> 'withdrawn';
  return null;
end;
$$;
create trigger stop_contact after insert or update on public.request_stops for each row execute function private.stop_contact();

-- The row that makes one of the caller's approved companies a recipient of this request.
create function private.own_part(request uuid) returns public.request_recipients
language sql stable security definer set search_path = '' as $$
  select p
  from public.request_recipients p
  where p.request_id = request and p.company_id in (select private.own_company_ids('approved'));
$$;

-- Notes that whoever is signed in opened the contact data of these requests, once an hour.
create function private.note_opened(company uuid, requests uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.company_events (request_id, company_id, actor, kind)
  select m.id, company, (select auth.uid()), 'opened' from unnest(requests) m (id)
  where not exists (
    select from public.company_events e
    where e.request_id = m.id and e.company_id = company and e.kind = 'opened'
      and e.actor = (select auth.uid()) and e.at > now() - interval '1 hour'
  );
$$;

-- Opens the homeowner's contact data for a company, as far as it was agreed: notes who opened it, and
-- tells the homeowner that it was seen.
create function private.open_received(request uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
  answer jsonb;
begin
  perform private.refuse_if(part.request_id is null, 'PT404', 'This request is not among yours.');
  perform private.refuse_if(part.status in ('withdrawn', 'declined'),
    'PT410', case part.status
    when 'declined' then 'You said no to this request, so its contact data are closed.'
    else 'This request was taken back. Its contact data are gone.' end);
  perform private.refuse_if(part.promised_by is null,
    'PT409', 'This person has not confirmed the request yet. You will see who it is as soon as they do.');
  select jsonb_build_object('name', c.name, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
    'channels', part.channels,
    'email', case when 'email' = any (part.channels) then c.email else '' end,
    'phone', case when part.channels && '{call,text,automated}' then coalesce(
      (select p.phone from public.request_phones p where p.request_id = c.request_id), '') else '' end)
  into answer
  from public.request_contacts c where c.request_id = request;
  perform private.refuse_if(not found,
    'PT410', 'The contact data of this request were deleted when their time was over.');
  update public.request_recipients set status = 'viewed'
  where request_id = request and company_id = part.company_id and status = 'sent';
  -- Who answered first and opened then has opened it, too.
  update public.request_recipients set viewed_at = now()
  where request_id = request and company_id = part.company_id and viewed_at is null;
  perform private.note_opened(part.company_id, array[request]);
  return answer;
end;
$$;

-- The homeowner asked this company to stop. `scope`: calls (and texts), or everything.
create function private.asked_to_stop(request uuid, scope text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null or part.status = 'withdrawn',
    'PT404', 'This request is not among yours.');
  -- Only who has had the person's details can have been told; what it says binds others, so it is logged.
  perform private.refuse_if(part.status = 'declined' or not exists (
    select from public.company_events e
    where e.request_id = request and e.company_id = part.company_id and e.kind = 'opened'
  ), 'PT409', 'Open the contact data first: only a company the person spoke with can pass this on.');
  perform private.refuse_if(scope is null or scope not in ('calls', 'everything'),
    'PT422', 'Say whether calls stop or everything.');
  insert into public.request_stops (request_id, company_id, scope, number_until)
  values (request, part.company_id, asked_to_stop.scope,
    now() + make_interval(days => (select s.keep_stopped_days from private.settings s)))
  -- Whom the homeowner has contradicted passes on nothing more; another company may.
  on conflict on constraint request_stops_pkey do update
    set company_id = excluded.company_id, told_at = now(), number_until = excluded.number_until, undone_at = null
    where request_stops.undone_at is not null and request_stops.company_id <> excluded.company_id;
  if found then
    perform private.log_action('passed on a stop', part.company_id, request, detail => jsonb_build_object('scope', asked_to_stop.scope));
  end if;
end;
$$;

-- The homeowner, by the private link: it was not so that everyone was asked to stop.
create function private.undo_stops() returns void
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := private.token_request_id();
  undone public.request_stops;
begin
  perform private.refuse_if(request is null, 'PT403', 'This link does not open this request.');
  for undone in
    update public.request_stops s set undone_at = now()
    where s.request_id = request and s.undone_at is null and s.company_id is not null
    returning s.*
  loop
    perform private.log_action('undid a stop', undone.company_id, request, detail => jsonb_build_object('scope', undone.scope));
  end loop;
end;
$$;

-- Says that what the company had noted of a request taken back is deleted. Twice is the same as once.
create function private.confirm_deletion(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null or part.status not in ('withdrawn', 'declined'),
    'PT404', 'There is nothing to delete for this request.');
  update public.company_records set deleted_at = now(), version = version + 1
  where request_id = request and company_id = part.company_id and deleted_at is null;
  if found then
    insert into public.company_events (request_id, company_id, actor, kind)
    values (request, part.company_id, (select auth.uid()), 'deleted');
  end if;
end;
$$;

-- ==== supabase/schemas/50_company_records.sql ====

-- What a company keeps of each request it received: how far the job is, what happened, and notes.

-- Whether the contact data of a request still stand.
create function private.has_contact(request uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.request_contacts c where c.request_id = request);
$$;

-- The company's own record of a request: how far the job is. It changes nothing that was agreed. The
-- homeowner sees the visit and the price in it, by `private.told_homeowner`, and nothing else of it.
create table public.company_records (
  request_id uuid not null,
  company_id uuid not null,
  -- `new` ends with the company's answer alone.
  step text not null default 'new' check (step in ('new', 'answered', 'visit', 'quoted', 'won', 'lost')),
  visit_at timestamptz check (isfinite(visit_at)),
  -- US dollars.
  quoted_usd numeric(11, 2) check (quoted_usd >= 0 and quoted_usd <= 100000000),
  -- `turned down`: the company's own no.
  lost_reason text check (lost_reason in ('price', 'chose another', 'no reply', 'not our work', 'other', 'turned down')),
  next_step text not null default '' check (char_length(next_step) <= 200 and next_step = private.visible_text(next_step)),
  next_at timestamptz check (isfinite(next_at)),
  -- Raised by each change: who changes names the one last seen, and finds no row if another was quicker.
  version integer not null default 1,
  sent_at timestamptz not null default now(),
  -- When the step was last changed.
  moved_at timestamptz not null default now(),
  -- When the company said that it deleted what it had noted elsewhere, after the request was taken back.
  deleted_at timestamptz,
  -- What a company's lists, sums and reports, and the staff's figures, need of the request and of the company's
  -- part in it, kept here by triggers: one index answers them, however many requests there are.
  trade_id text not null,
  -- Null: outside the cities served.
  city_id text,
  taken_back boolean not null default false,
  -- Seconds from when the company could see the person until its first yes or no.
  answered_in double precision,
  in_time boolean not null default false,
  -- When an answer that did not come, or not yet, is late; null: it was taken back before.
  due_by timestamptz,
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade,
  check ((step = 'lost') = (lost_reason is not null))
);
create index company_records_step_idx on public.company_records (company_id, step, sent_at desc, request_id)
  include (taken_back, trade_id, city_id, quoted_usd, moved_at);
create index company_records_newest_idx on public.company_records (company_id, sent_at desc, request_id)
  include (step, taken_back, trade_id, city_id, quoted_usd, moved_at, lost_reason, answered_in, in_time, due_by);
create index company_records_job_idx on public.company_records (company_id, trade_id, city_id, sent_at desc, request_id)
  include (step, taken_back, quoted_usd, moved_at);
create index company_records_to_delete_idx on public.company_records (company_id, sent_at desc)
  where taken_back and deleted_at is null;
create index company_records_sent_idx on public.company_records (sent_at) include (trade_id, city_id, answered_in, in_time, due_by);

grant update (step, visit_at, quoted_usd, lost_reason, next_step, next_at) on table public.company_records to authenticated;

create policy "an approved company sees its records" on public.company_records
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "an approved company keeps its records" on public.company_records
  for update to authenticated using (company_id in (select private.own_company_ids('approved')));

-- What happened with a request at one company, written by the database but for what only a person knows.
create table public.company_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  company_id uuid not null,
  at timestamptz not null default now(),
  -- Who did it; null: the homeowner or the clock. No foreign key: the record outlives the account.
  actor uuid,
  kind text not null check (kind in ('sent', 'opened', 'answered', 'declined', 'called', 'no answer', 'texted',
    'mailed', 'moved', 'asked to stop', 'not asked to stop', 'taken back', 'deleted')),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index company_events_request_idx on public.company_events (request_id, company_id, at);

grant insert (id, request_id, company_id, actor, kind) on table public.company_events to authenticated;

create policy "an approved company sees what happened" on public.company_events
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members note what only they know" on public.company_events
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and actor = (select auth.uid())
    and kind in ('called', 'no answer', 'texted', 'mailed') and detail = '{}'
    and at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_events.request_id and p.company_id = company_events.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );

create table public.company_notes (
  -- Made by the browser, so that a note sent twice is one.
  id uuid primary key,
  request_id uuid not null,
  company_id uuid not null,
  author uuid not null,
  body text not null check (char_length(body) between 1 and 4000 and body = private.visible_text(body)),
  created_at timestamptz not null default now(),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index company_notes_request_idx on public.company_notes (request_id, company_id, created_at);

grant insert (id, request_id, company_id, author, body), delete on table public.company_notes to authenticated;

create policy "an approved company reads its notes" on public.company_notes
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members write notes" on public.company_notes
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and author = (select auth.uid())
    and created_at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_notes.request_id and p.company_id = company_notes.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );
-- A note is deleted by who wrote it, or by an owner of the company.
create policy "members delete notes" on public.company_notes
  for delete to authenticated
  using (
    company_id in (select private.own_company_ids('approved'))
    and (author = (select auth.uid()) or company_id in (select private.owned_company_ids()))
  );

-- New requests appear on an open dashboard by themselves where the database can tell browsers.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.company_records;
    -- Deletions are told to every listener, whatever the policies say; nobody here needs them.
    alter publication supabase_realtime set (publish = 'insert, update');
  end if;
end;
$$;

-- What is counted of a company's part in a request, by what its columns in the record say.
create function private.figures_of(
  part public.request_recipients, confirmed_at timestamptz,
  out taken_back boolean, out answered_in double precision, out in_time boolean, out due_by timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  taken_back := part.status = 'withdrawn';
  answered_in := extract(epoch from part.answered_at - greatest(part.sent_at, confirmed_at))::float8;
  in_time := coalesce(part.answered_at <= part.promised_by, false);
  due_by := case when part.withdrawn_at is null or part.promised_by < part.withdrawn_at then part.promised_by end;
end;
$$;

-- Opens the record with the request, and moves it with the answer.
create function private.keep_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.company_records (request_id, company_id, sent_at, trade_id, city_id, taken_back, answered_in, in_time, due_by)
    select new.request_id, new.company_id, new.sent_at, r.trade_id, r.city_id, f.*
    from public.requests r cross join lateral private.figures_of(new, r.confirmed_at) f where r.id = new.request_id;
    insert into public.company_events (request_id, company_id, kind) values (new.request_id, new.company_id, 'sent');
    return null;
  end if;
  if new.status = old.status then
    return null;
  end if;
  case new.status
    when 'answered' then
      update public.company_records set step = 'answered', moved_at = now(), version = version + 1
      where request_id = new.request_id and company_id = new.company_id and step = 'new';
    when 'declined' then
      update public.company_records
      set step = 'lost', lost_reason = 'turned down', next_step = '', next_at = null, moved_at = now(), version = version + 1
      where request_id = new.request_id and company_id = new.company_id;
    else null;
  end case;
  if new.status <> 'viewed' then
    insert into public.company_events (request_id, company_id, actor, kind)
    values (new.request_id, new.company_id,
      case when new.status <> 'withdrawn' then (select auth.uid()) end,
      case new.status when 'withdrawn' then 'taken back' else new.status end);
  end if;
  return null;
end;
$$;
create trigger keep_record after insert or update of status on public.request_recipients
  for each row execute function private.keep_record();

-- Keeps what is counted of a request in step with it.
create function private.count_records(request uuid) returns void
language sql security definer set search_path = '' as $$
  update public.company_records k
  set taken_back = f.taken_back, answered_in = f.answered_in, in_time = f.in_time, due_by = f.due_by
  from public.requests r
  join public.request_recipients p on p.request_id = r.id
  cross join lateral private.figures_of(p, r.confirmed_at) f
  where r.id = request and k.request_id = r.id and k.company_id = p.company_id
    and (k.taken_back, k.answered_in, k.in_time, k.due_by) is distinct from (f.taken_back, f.answered_in, f.in_time, f.due_by);
$$;

-- Holds which steps follow each other, and keeps the count of changes.
create function private.guard_record() returns trigger
language plpgsql set search_path = '' as $$
declare
  its_status text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  perform private.refuse_if((new.request_id, new.company_id, new.sent_at, new.moved_at, new.deleted_at, new.version,
      new.trade_id, new.city_id, new.taken_back, new.answered_in, new.in_time, new.due_by)
    is distinct from (old.request_id, old.company_id, old.sent_at, old.moved_at, old.deleted_at, old.version,
      old.trade_id, old.city_id, old.taken_back, old.answered_in, old.in_time, old.due_by),
    'PT403', 'This part of the record is kept by the site.');
  select p.status into its_status from public.request_recipients p
  where p.request_id = new.request_id and p.company_id = new.company_id;
  perform private.refuse_if(its_status = 'withdrawn',
    'PT410', 'This request was taken back. Its record can no longer be changed.');
  perform private.refuse_if(its_status is null or its_status = 'declined',
    'PT410', 'You said no to this request. Its record can no longer be changed.');
  -- It may say what the homeowner said.
  perform private.refuse_if(new.next_step <> '' and new.next_step <> old.next_step and not private.has_contact(new.request_id),
    'PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  if new.step <> old.step then
    perform private.refuse_if(its_status <> 'answered',
      'PT422', 'A new request moves on by your answer: "We can do this" or "Not for us".');
    perform private.refuse_if(new.step = 'new', 'PT422', 'A request that was answered is no longer new.');
    new.moved_at := now();
  end if;
  if new.step <> 'lost' then
    new.lost_reason := null;
  elsif its_status = 'answered' and coalesce(new.lost_reason, 'turned down') = 'turned down' then
    perform private.refuse('PT422', 'Say why the job was lost.');
  end if;
  new.version := old.version + 1;
  return new;
end;
$$;
create trigger guard_record before update on public.company_records for each row execute function private.guard_record();

-- What was quoted can be written over, and a visit moved: the history keeps what stood there before.
create function private.log_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  values (new.request_id, new.company_id, (select auth.uid()), 'moved',
    jsonb_build_object('from', old.step, 'to', new.step) || case
      when new.quoted_usd is distinct from old.quoted_usd
        then jsonb_build_object('from_usd', old.quoted_usd, 'to_usd', new.quoted_usd)
      else '{}' end || case
      when new.visit_at is distinct from old.visit_at
        then jsonb_build_object('from_visit', old.visit_at, 'to_visit', new.visit_at)
      else '{}' end);
  return null;
end;
$$;
create trigger log_move after update of step, quoted_usd, visit_at on public.company_records
  for each row when (
    old.step <> 'new' and coalesce(new.lost_reason, '') <> 'turned down'
    and (old.step, old.quoted_usd, old.visit_at) is distinct from (new.step, new.quoted_usd, new.visit_at)
  )
  execute function private.log_move();

-- Notes hold what the homeowner said, so they are written only while the contact data stand: this waits
-- for a withdrawal under way. Runs after the policies, so that it tells nothing to strangers.
create function private.guard_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.requests r where r.id = new.request_id for share;
  perform private.refuse_if(not private.has_contact(new.request_id),
    'PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  return null;
end;
$$;
create trigger guard_note after insert on public.company_notes for each row execute function private.guard_note();

-- More than any job needs; without a bound one account could fill the disk.
create function private.bound_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  perform private.refuse_if(tg_table_name = 'company_notes' and (
    select count(*) from public.company_notes n where n.request_id = new.request_id and n.company_id = new.company_id
  ) > 200,
    'PT429', 'This request has 200 notes already. Delete some first.');
  perform private.refuse_if(tg_table_name = 'company_events' and (
    select count(*) from public.company_events e where e.request_id = new.request_id and e.company_id = new.company_id
  ) > 500,
    'PT429', 'That is as much as this request''s history holds.');
  return null;
end;
$$;
create trigger bound_record after insert on public.company_notes for each row execute function private.bound_record();
create trigger bound_record after insert on public.company_events
  for each row when (new.kind in ('called', 'no answer', 'texted', 'mailed')) execute function private.bound_record();

-- ==== supabase/schemas/52_company_dashboard.sql ====

-- What a company reads of the requests addressed to it: a board, a list by pages, one request, each in one
-- call. All begin with the company's own records, and show of the homeowner what policies would: the job
-- until it is taken back or declined, the person once the request is confirmed, and never more than a
-- short name before the contact data are opened by `open_received`.

-- "Dana W." of "Dana Whitfield".
create function private.short_name(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := regexp_split_to_array(btrim(name), '\s+');
begin
  return case when cardinality(parts) > 1
    then parts[1] || ' ' || upper(left(parts[cardinality(parts)], 1)) || '.'
    else parts[1] end;
end;
$$;

-- A request as one company sees it. Only the functions below read it, each for companies of the caller.
create view private.received with (security_invoker = true) as
select k.company_id, k.request_id,
  -- What a search looks through.
  lower(concat_ws(' ', r.reference,
    case r.trade_id when 'hvac' then 'hvac heating and cooling' else replace(r.trade_id, '-', ' ') end, r.city_id,
    case when c.request_id is not null then c.zip || ' ' || private.short_name(c.name) end,
    case when p.status not in ('withdrawn', 'declined') then
      (select string_agg(a.value ->> 'words', ' ') from jsonb_array_elements(r.answers) a) end,
    k.next_step,
    (select string_agg(n.body, ' ') from public.company_notes n
      where n.request_id = k.request_id and n.company_id = k.company_id)
  )) as said,
  -- As json: it is put into lists and lists into boards, and jsonb is built anew at each of these.
  json_build_object(
    'id', r.id, 'reference', r.reference, 'trade_id', r.trade_id, 'city_id', r.city_id, 'sent_at', k.sent_at,
    'status', p.status, 'channels', p.channels, 'promised_by', p.promised_by, 'answered_at', p.answered_at,
    'taken_back_at', p.withdrawn_at,
    -- Taken back from this company alone: the request itself goes on.
    'goes_on', p.status = 'withdrawn' and r.withdrawn_at is null,
    'deleted_at', k.deleted_at, 'step', k.step, 'version', k.version, 'moved_at', k.moved_at,
    'visit_at', k.visit_at, 'quoted_usd', k.quoted_usd, 'lost_reason', k.lost_reason,
    'next_step', k.next_step, 'next_at', k.next_at,
    'person', case when c.request_id is not null then json_build_object('name', private.short_name(c.name),
      'zip', c.zip, 'note', c.note, 'preferred', c.preferred) end,
    'answers', case when p.status not in ('withdrawn', 'declined') then r.answers end,
    -- What the range is made of is read with the one request.
    'estimate', case when p.status not in ('withdrawn', 'declined') then r.estimate - 'lines' end,
    'stops', array(select s.scope from public.request_stops s
      where s.request_id = k.request_id and (s.undone_at is null or s.company_id = k.company_id)),
    -- How many others hold it: a count, never names.
    'others', (select count(*) from public.request_recipients o
      where o.request_id = k.request_id and o.company_id <> k.company_id and o.status <> 'withdrawn')
  ) as facts
from public.company_records k
join public.request_recipients p on p.request_id = k.request_id and p.company_id = k.company_id
join public.requests r on r.id = k.request_id
left join public.request_contacts c on c.request_id = k.request_id
  and p.status not in ('withdrawn', 'declined') and p.promised_by is not null;

-- The words looked for, each by itself: the first eight, since each is looked for in every request.
create function private.looked_for(words text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select w from regexp_split_to_table(lower(left(coalesce(words, ''), 200)), '\s+') w where w <> '' limit 8);
$$;

-- Looking for words reads what is said of every request, which takes long where there are many. So each has
-- marks: for any three letters that follow each other in a word of it, one of 512 bits. What lacks a mark of the
-- words looked for does not say them; only the rest is read.
create function private.marks_of(words text) returns bit(512)
language plpgsql immutable set search_path = '' as $$
declare
  bytes bytea := convert_to(words, 'UTF8');
  marks bit(512) := 0::bit(512);
begin
  for n in 0 .. coalesce(length(bytes), 0) - 3 loop
    if get_byte(bytes, n) > 32 and get_byte(bytes, n + 1) > 32 and get_byte(bytes, n + 2) > 32 then
      marks := set_bit(marks, (get_byte(bytes, n) * 961 + get_byte(bytes, n + 1) * 31 + get_byte(bytes, n + 2)) % 512, 1);
    end if;
  end loop;
  return marks;
end;
$$;

create table private.search_marks (
  request_id uuid not null,
  company_id uuid not null,
  sent_at timestamptz not null,
  marks bit(512) not null,
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index search_marks_newest_idx on private.search_marks (company_id, sent_at desc, request_id) include (marks);

-- Marks a request anew for one company, or for all that have it: mostly they may read the same words.
create function private.mark_words(request uuid, company uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its record;
  marked text;
  its_marks bit(512);
begin
  for its in
    select k.company_id, k.sent_at, v.said
    from public.company_records k
    join private.received v on v.request_id = k.request_id and v.company_id = k.company_id
    where k.request_id = request and (company is null or k.company_id = company)
  loop
    if its.said is distinct from marked then
      marked := its.said;
      its_marks := private.marks_of(marked);
    end if;
    insert into private.search_marks (request_id, company_id, sent_at, marks)
    values (request, its.company_id, its.sent_at, its_marks)
    on conflict on constraint search_marks_pkey do update set sent_at = excluded.sent_at, marks = excluded.marks;
  end loop;
end;
$$;

-- After a company changed words of its own.
create function private.mark_own_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_words(coalesce(new.request_id, old.request_id), coalesce(new.company_id, old.company_id));
  return null;
end;
$$;
create trigger mark_own_words after update of next_step, sent_at on public.company_records
  for each row execute function private.mark_own_words();
create trigger mark_own_words after insert or delete on public.company_notes for each row execute function private.mark_own_words();

-- The company's records that a list is narrowed to, as a select. All but the words stand in an index of
-- `public.company_records`, so that no other table is read for a request that is not shown.
create function private.find_records(company uuid, words text, trade text, city text, since timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when looked = '{}' then format(
      'select k.request_id, k.sent_at, k.step, k.taken_back, k.quoted_usd, k.moved_at from public.company_records k where %s',
      concat_ws(' and ', format('k.company_id = %L', company), 'k.sent_at >= ' || quote_literal(since), narrowed))
    -- Newest first by the index of marks; the "offset" keeps the records behind it.
    else format(
      'select m.request_id, m.sent_at, k.step, k.taken_back, k.quoted_usd, k.moved_at
       from private.search_marks m cross join lateral (
         select * from public.company_records k where k.request_id = m.request_id and k.company_id = m.company_id offset 0
       ) k
       where %s and (
         select bool_and(strpos(v.said, w) > 0) from private.received v, unnest(%L::text[]) w
         where v.company_id = m.company_id and v.request_id = m.request_id
       )',
      concat_ws(' and ', format('m.company_id = %L', company), 'm.sent_at >= ' || quote_literal(since),
        format('m.marks & %1$L::bit(512) = %1$L::bit(512)', private.marks_of(array_to_string(looked, ' '))), narrowed), looked)
  end
  from private.looked_for(words) looked, concat_ws(' and ', 'k.trade_id = ' || quote_literal(trade),
    'k.city_id = ' || quote_literal(city)) all_of, nullif(all_of, '') narrowed;
$$;

-- A page of requests: its rows are found first, in the order of an index, and only theirs are drawn up, so
-- that many requests are read as fast as few. Newest first, after the one named by `before_at` and `before_id`. `step` is a step,
-- `taken back`, or null for all.
create function private.received(
  company uuid, step text, words text, trade text, city text, since timestamptz,
  before_at timestamptz, before_id uuid, most integer default 50
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  page json;
begin
  perform private.check_own_company(company);
  -- Put together and planned again at each call: a plan for any filter reads all of the company's requests.
  execute format(
    'select json_agg(v.facts order by f.sent_at desc, f.request_id)
     from (
       select k.request_id, k.sent_at from (%s) k where %s order by k.sent_at desc, k.request_id limit %s
     ) f
     join private.received v on v.company_id = %L and v.request_id = f.request_id',
    private.find_records(company, words, trade, city, since),
    array_to_string(array_remove(array[
      'true',
      case
        when step = 'taken back' then 'k.taken_back'
        when step is not null then format('k.step = %L and (not k.taken_back or k.step = ''won'')', step)
      end,
      case when before_at is not null then format('k.sent_at <= %L and (k.sent_at < %1$L or k.request_id > %L)', before_at, before_id) end
    ], null), ' and '),
    least(greatest(coalesce(most, 50), 1), 200), company) into page;
  return coalesce(page, '[]');
end;
$$;

-- The board: of each step how many, what they are worth, and the newest; of what is closed only this
-- month's. It counts the newest requests and says when there are more, so that it is read as fast by who has
-- two hundred thousand as by who has ten. Beside it, whatever is looked for: what waits for an answer, what was taken back and is not
-- confirmed to be deleted, and what the staff ask.
create function private.received_board(
  company uuid, words text, trade text, city text, since timestamptz
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  month timestamptz := date_trunc('month', now() at time zone 'America/Chicago') at time zone 'America/Chicago';
  -- Each that may hold the words is read for them.
  most_counted integer := case when private.looked_for(words) = '{}' then 1000 else 200 end;
  steps json;
begin
  perform private.check_own_company(company);
  -- A job won is the company's own bookkeeping, whoever takes the request back: sum, month and trade.
  execute format(
    'with found as materialized (
       select * from (%s) k
       where (not k.taken_back or k.step = ''won'') and (k.step not in (''won'', ''lost'') or k.moved_at >= %L)
       order by k.sent_at desc, k.request_id limit %s
     )
     select coalesce(json_object_agg(s.step, json_build_object(''count'', s.many, ''usd'', s.usd, ''rows'', (
       select json_agg(v.facts order by h.sent_at desc, h.request_id)
       from (
         select f.request_id, f.sent_at from found f where f.step = s.step order by f.sent_at desc, f.request_id limit 15
       ) h join private.received v on v.request_id = h.request_id and v.company_id = %L
     ))), ''{}'')
     from (select f.step, count(*) as many, coalesce(sum(f.quoted_usd), 0) as usd from found f group by f.step) s',
    private.find_records(company, words, trade, city, since), month, most_counted, company) into steps;
  return json_build_object(
    'now', now(),
    -- Letters of new requests do not arrive.
    'why_no_mail', private.why_no_mail(),
    'company', (
      select jsonb_build_object('id', c.id, 'name', c.name, 'reply_hours', c.reply_hours, 'paused', c.paused,
        'paused_until', c.paused_until, 'is_demo', c.is_demo,
        'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
          from public.company_trades t where t.company_id = c.id),
        'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
          from public.company_cities s where s.company_id = c.id),
        'listed_in', private.listed_cities(c.id))
      from public.companies c where c.id = company
    ),
    'ever', exists (select from public.company_records k where k.company_id = company),
    'waiting', (
      select coalesce(json_agg(v.facts order by w.promised_by nulls last, w.sent_at), '[]')
      from (
        select p.request_id, p.promised_by, p.sent_at from public.request_recipients p
        where p.company_id = company and p.status in ('sent', 'viewed')
        order by p.promised_by nulls last, p.sent_at limit 50
      ) w join private.received v on v.company_id = company and v.request_id = w.request_id
    ),
    'taken_back', (
      select coalesce(json_agg(v.facts order by w.sent_at desc), '[]')
      from (
        select k.request_id, k.sent_at from public.company_records k
        where k.company_id = company and k.taken_back and k.deleted_at is null
        order by k.sent_at desc limit 20
      ) w join private.received v on v.company_id = company and v.request_id = w.request_id
    ),
    -- What the staff ask about a complaint, and wait for.
    'asked', (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'question', k.question, 'asked_at', k.asked_at,
        'request_id', k.request_id, 'reference', r.reference) order by k.asked_at), '[]')
      from public.complaints k left join public.requests r on r.id = k.request_id
      where k.company_id = company and k.asked_at is not null and k.stated_at is null and k.closed_at is null
    ),
    'steps', steps,
    -- There are more; the newest are counted.
    'capped', (select sum((s.value ->> 'count')::integer) from json_each(steps) s) is not distinct from most_counted
  );
end;
$$;

-- The words agreed to as one of the companies in them may read them: the address or number blanked, which
-- is behind `open_received`, and of the other companies how many. Empty if their list is not found.
create function private.words_for(company text, words text, companies text[], contact text) returns text
language sql immutable set search_path = '' as $$
  select case when strpos(words, listed) = 0 then ''
    else replace(replace(words, coalesce(contact, ''), '…'), listed, private.list_in_words(
      company || case cardinality(companies)
        when 1 then '{}' when 2 then '{one other company}' else array[cardinality(companies) - 1 || ' other companies']
      end)) end
  from private.list_in_words(companies) listed;
$$;

-- One request with what happened to it, the company's notes, and what was agreed to in words.
create function private.received_one(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null, 'PT404', 'This request is not among yours.');
  return (
    select v.facts::jsonb || jsonb_build_object(
      'now', now(),
      'unanswered', case when part.status not in ('withdrawn', 'declined') then r.unanswered end,
      'estimate', case when part.status not in ('withdrawn', 'declined') then r.estimate end,
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'detail', e.detail,
          'who', coalesce(nullif(m.display_name, ''), m.signup_email), 'by_company', e.actor is not null) order by e.at desc, e.id), '[]')
        from (
          select * from public.company_events e
          where e.request_id = request and e.company_id = part.company_id order by e.at desc limit 200
        ) e
        left join public.company_members m on m.user_id = e.actor and m.company_id = part.company_id
      ),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'at', n.created_at, 'body', n.body,
          'who', coalesce(nullif(m.display_name, ''), m.signup_email)) order by n.created_at desc, n.id), '[]')
        from public.company_notes n
        left join public.company_members m on m.user_id = n.author and m.company_id = part.company_id
        where n.request_id = request and n.company_id = part.company_id
      ),
      'agreed', case when part.status in ('withdrawn', 'declined') then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('channel', w.channel, 'agreed_at', w.agreed_at, 'version', w.version,
          'text', private.words_for(part.company_name, w.shown_text, w.companies, w.contact)) order by w.id), '[]')
        from public.consents w where w.request_id = request and part.company_name = any (w.companies)
      ) end
    )
    from private.received v join public.requests r on r.id = v.request_id
    where v.request_id = request and v.company_id = part.company_id
  );
end;
$$;

-- Who the homeowners are, in full, for the company's books: of the requests that it opened and may still
-- open. It counts as opening them once more, by whoever asks.
create function private.received_people(company uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid[];
begin
  perform private.check_own_company(company);
  mine := array(
    select p.request_id from public.request_recipients p
    join public.request_contacts c on c.request_id = p.request_id
    where p.company_id = company and p.viewed_at is not null and p.promised_by is not null
      and p.status not in ('withdrawn', 'declined')
  );
  perform private.note_opened(company, mine);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.request_id, 'name', c.name,
      'email', case when 'email' = any (p.channels) then c.email else '' end)), '[]')
    from public.request_contacts c
    join public.request_recipients p on p.request_id = c.request_id and p.company_id = company
    where c.request_id = any (mine)
  );
end;
$$;

-- ==== supabase/schemas/54_company_report.sql ====

-- What a company sees of its own work over some months: how many homeowners asked, how soon they were
-- answered, how many jobs were won. Counted here, so that no request has to leave the database for it.

-- The requests sent to the caller's company in these months of Central time, the running one included.
-- `trade` narrows them to one; `trades` lists all that occur.
--   answered in   from the minute the company could see who asks, until its first yes or no
--   due           answered, or the promised time went by before the request was taken back
--   outcome       won and lost make up the win rate; a no of the company's own is neither
create function private.company_report(months integer default 12, trade text default null) returns jsonb
-- Sorted in memory, however many requests there were.
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  its_company uuid := (select id from private.own_company_ids('approved') id);
  today date := (now() at time zone 'America/Chicago')::date;
  since date;
  -- When each month began, and the next one begins.
  begins timestamptz[];
begin
  perform private.refuse_if(its_company is null, 'PT403', 'Only the people of an approved company see its report.');
  perform private.refuse_if(months is null or months not between 1 and 36, 'PT422', 'A report covers 1 to 36 months.');
  since := date_trunc('month', today)::date - make_interval(months => months - 1);
  begins := array(
    select (since + make_interval(months => n))::timestamp at time zone 'America/Chicago' from generate_series(0, months) n
  );
  return (
    -- Counted in one pass; of all that is alike in what the report tells apart there is one row.
    with cells as materialized (
      select r.trade_id, width_bucket(r.sent_at, begins) as month, width_bucket(r.moved_at, begins) as moved_in, r.lost_reason,
        case
          when r.step = 'won' then 'won'
          when r.step = 'lost' and r.lost_reason = 'turned down' then 'turned down'
          when r.step = 'lost' then 'lost'
          when r.taken_back then 'taken back'
          else 'open'
        end as outcome,
        count(*) as requests, count(r.answered_in) as answered, count(r.quoted_usd) as quoted, sum(r.quoted_usd) as usd,
        count(*) filter (where r.answered_in is not null or r.due_by < now()) as due, count(*) filter (where r.in_time) as in_time
      from public.company_records r
      where r.company_id = its_company and r.sent_at >= begins[1]
      group by 1, 2, 3, 4, 5
    ),
    chosen as (
      select * from cells x where company_report.trade is null or x.trade_id = company_report.trade
    ),
    -- For the months, the trades and all together.
    medians as materialized (
      select m.month, m.trade_id, round(percentile_cont(0.5) within group (order by m.answered_in)) as seconds
      from (
        select width_bucket(r.sent_at, begins) as month, r.trade_id, r.answered_in
        from public.company_records r
        where r.company_id = its_company and r.sent_at >= begins[1] and r.answered_in is not null
          and (company_report.trade is null or r.trade_id = company_report.trade)
      ) m
      group by grouping sets ((m.month), (m.trade_id), ())
    ),
    counted as (
      select c.month, c.trade_id, jsonb_build_object(
        'requests', coalesce(sum(c.requests), 0),
        'answered', coalesce(sum(c.answered), 0),
        'median_seconds', (select m.seconds from medians m
          where m.month is not distinct from c.month and m.trade_id is not distinct from c.trade_id),
        'due', coalesce(sum(c.due), 0),
        'in_time', coalesce(sum(c.in_time), 0),
        'quoted', coalesce(sum(c.quoted), 0),
        'won', coalesce(sum(c.requests) filter (where c.outcome = 'won'), 0),
        'lost', coalesce(sum(c.requests) filter (where c.outcome = 'lost'), 0),
        'won_usd', coalesce(sum(c.usd) filter (where c.outcome = 'won'), 0)
      ) as figures
      from chosen c
      group by grouping sets ((c.month), (c.trade_id), ())
    ),
    closed as (
      select c.moved_in as month, coalesce(sum(c.requests) filter (where c.outcome = 'won'), 0) as won,
        coalesce(sum(c.requests) filter (where c.outcome = 'lost'), 0) as lost
      from chosen c where c.outcome in ('won', 'lost') group by c.moved_in
    ),
    every_month as (
      select n as month, to_char(since + make_interval(months => n - 1), 'YYYY-MM') as name
      from generate_series(1, company_report.months) n
    )
    select jsonb_build_object(
      'today', today,
      'reply_hours', (select c.reply_hours from public.companies c where c.id = its_company),
      'trades', (select coalesce(jsonb_agg(distinct x.trade_id), '[]') from cells x),
      'all', (select c.figures from counted c where c.month is null and c.trade_id is null),
      'by_month', (
        select jsonb_agg(jsonb_build_object(
          'month', e.name,
          'requests', coalesce(c.figures -> 'requests', '0'),
          'median_seconds', c.figures -> 'median_seconds',
          'closed', jsonb_build_object('won', coalesce(d.won, 0), 'lost', coalesce(d.lost, 0))) order by e.month)
        from every_month e
        left join counted c on c.month = e.month
        left join closed d on d.month = e.month
      ),
      'by_trade', (
        select coalesce(jsonb_agg(c.figures || jsonb_build_object('trade', c.trade_id)
          order by (c.figures -> 'requests') desc, c.trade_id), '[]')
        from counted c where c.trade_id is not null
      ),
      'lost_reasons', (
        select coalesce(jsonb_object_agg(l.lost_reason, l.n), '{}')
        from (select c.lost_reason, sum(c.requests) as n from chosen c where c.outcome = 'lost' group by c.lost_reason) l
      ),
      'outside', jsonb_build_object(
        'open', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'open'),
        'taken_back', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'taken back'),
        'turned_down', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'turned down'))
    )
  );
end;
$$;

-- ==== supabase/schemas/60_audit_log.sql ====

-- Who did what, written by the database.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Who did it; null: a script with the secret key. No foreign keys: the log outlives what it tells of.
  actor uuid,
  actor_email text not null default '',
  action text not null,
  company_id uuid,
  request_id uuid,
  user_id uuid,
  reason text not null default '',
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index audit_log_newest_idx on public.audit_log (at desc, id desc);
create index audit_log_company_idx on public.audit_log (company_id, id desc) where company_id is not null;
create index audit_log_request_idx on public.audit_log (request_id, id desc) where request_id is not null;

revoke all on table public.audit_log from service_role;
grant select on table public.audit_log to service_role;

create policy "admins read the log" on public.audit_log for select to authenticated using ((select private.staff_role()) = 'admin');

create function private.log_action(
  action text, company uuid default null, request uuid default null, person uuid default null,
  reason text default '', detail jsonb default '{}'
) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_email, action, company_id, request_id, user_id, reason, detail)
  values ((select auth.uid()), coalesce((select u.email from auth.users u where u.id = (select auth.uid())), ''),
    action, company, request, person, coalesce(reason, ''), detail);
$$;

-- Nobody changes what was logged, and nobody adds to it but the database. It is deleted when the evidence is,
-- by `forget_expired` alone; and with the contact data of a request go the reasons given for what was done
-- about it, which may name the person.
create function private.guard_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(current_user in ('anon', 'authenticated', 'service_role')
    or tg_op = 'UPDATE' and (new.reason <> '' or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason'),
    'PT403', 'The log cannot be changed.');
  return case tg_op when 'UPDATE' then new else old end;
end;
$$;
create trigger guard_log before update or delete on public.audit_log for each row execute function private.guard_log();
create trigger guard_whole_log before truncate on public.audit_log for each statement execute function private.guard_log();

-- Whoever changes a company's entry, or closes it, leaves both versions behind.
create function private.log_company_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_action(case new.status when old.status then 'changed company' else 'closed company' end, new.id, detail => (
    select jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
    where n.value is distinct from o.value
  ));
  return null;
end;
$$;
create trigger log_company_change after update on public.companies
  for each row when (old is distinct from new and (old.status = new.status or new.status = 'closed'))
  execute function private.log_company_change();

-- Logs what a trigger names, with the company, the request and the person of its row, and one more column of it
-- under the name that stands last.
create function private.log_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.log_action(tg_argv[0], (its ->> 'company_id')::uuid, (its ->> 'request_id')::uuid, (its ->> 'user_id')::uuid,
    detail => case when tg_nargs = 1 then '{}' else jsonb_build_object(tg_argv[2], its -> tg_argv[1]) end);
  return null;
end;
$$;

-- What staff added to what a company serves, or took off it.
create trigger log_added after insert on public.company_trades for each row when (private.staff_role() is not null)
  execute function private.log_row('added to company', 'trade_id', 'trade_id');
create trigger log_added after insert on public.company_cities for each row when (private.staff_role() is not null)
  execute function private.log_row('added to company', 'city_id', 'city_id');
create trigger log_removed after delete on public.company_trades for each row when (private.staff_role() is not null)
  execute function private.log_row('removed from company', 'trade_id', 'trade_id');
create trigger log_removed after delete on public.company_cities for each row when (private.staff_role() is not null)
  execute function private.log_row('removed from company', 'city_id', 'city_id');

-- The people of a company: who joined, left, or changed rank.
create trigger log_joined after insert on public.company_members for each row execute function private.log_row('joined company');
create trigger log_left after delete on public.company_members for each row execute function private.log_row('left company');
create trigger log_owner after update of role on public.company_members
  for each row when (old.role <> new.role and new.role = 'owner') execute function private.log_row('made owner');
create trigger log_member after update of role on public.company_members
  for each row when (old.role <> new.role and new.role = 'member') execute function private.log_row('made member');

-- Who was invited into a company, taken off again, or came. The address stands in the invitation, not here.
create trigger log_invited after insert on public.company_invitations
  for each row execute function private.log_row('invited member', 'id', 'invitation');
create trigger log_accepted after update of accepted_at on public.company_invitations
  for each row when (new.accepted_at is distinct from old.accepted_at)
  execute function private.log_row('accepted invitation', 'id', 'invitation');
create trigger log_canceled after update of canceled_at on public.company_invitations
  for each row when (new.canceled_at is distinct from old.canceled_at)
  execute function private.log_row('canceled invitation', 'id', 'invitation');

create trigger log_given after insert or update on public.staff
  for each row execute function private.log_row('gave role', 'role', 'role');
create trigger log_taken after delete on public.staff
  for each row execute function private.log_row('took role away', 'role', 'role');

-- The log, newest first.
create function private.log_lines(company uuid, request uuid, before_id bigint, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  lines jsonb;
begin
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', l.id, ''at'', l.at, ''actor'', l.actor_email, ''action'', l.action,
       ''company_id'', l.company_id, ''company_name'', coalesce(c.name, l.detail ->> ''name''), ''request_id'', l.request_id,
       ''reference'', upper(left(l.request_id::text, 4) || ''-'' || substr(l.request_id::text, 5, 4)),
       ''person'', u.email, ''reason'', l.reason, ''detail'', l.detail) order by l.id desc)
     from (select * from public.audit_log a where %s order by a.id desc limit %s) l
     left join public.companies c on c.id = l.company_id
     left join auth.users u on u.id = l.user_id',
    array_to_string(array_remove(array['true',
      'a.company_id = ' || quote_literal(company), 'a.request_id = ' || quote_literal(request),
      'a.id < ' || before_id::text], null), ' and '), most) into lines;
  return coalesce(lines, '[]');
end;
$$;

create function private.admin_log(company uuid, request uuid, before_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 50;
  lines jsonb;
begin
  perform private.admins_only();
  lines := private.log_lines(company, request, before_id, page + 1);
  return jsonb_build_object('more', jsonb_array_length(lines) > page, 'lines', lines - page);
end;
$$;

-- Of what is worked by steps: who changed the step or the note. The log says from which step to which; the note may
-- hold a person's words, so it stands with what is worked, and goes with it.
create function private.log_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    new.changed_at := now();
    new.changed_by := (select auth.uid());
    perform private.log_action('worked ' || tg_argv[0], request => (to_jsonb(new) ->> 'request_id')::uuid,
      -- A reference is worked out when the row is stored, and stays.
      detail => jsonb_strip_nulls(jsonb_build_object(tg_argv[0], to_jsonb(old) ->> 'reference', 'from', old.step, 'to', new.step)));
  end if;
  return new;
end;
$$;

-- ==== supabase/schemas/62_complaints.sql ====

-- Complaints: by the homeowner through the private link, about the site or a company; by a company about
-- a request of its own ("the number is not in service"); by either to the staff, who write it down.
create table public.complaints (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  -- Null: someone called or wrote about a company, and named no request.
  request_id uuid references public.requests on delete cascade,
  -- Whom it is about, or who complains.
  company_id uuid references public.companies,
  written_by text not null check (written_by in ('homeowner', 'company')),
  came_by text not null default 'site' check (came_by in ('site', 'phone', 'email', 'letter')),
  body text not null check (char_length(body) between 5 and 2000 and body = private.visible_text(body)),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid,
  -- The answer, or what was done.
  resolution text not null default '' check (char_length(resolution) <= 2000),
  -- The answer went by letter to whoever complained.
  answered_by_mail boolean not null default false,
  -- What the staff asked the company, in their own words: it never reads the homeowner's. Empty: nothing.
  question text not null default '' check (char_length(question) <= 2000 and question = private.visible_text(question)),
  asked_at timestamptz,
  -- What the company said to it, or the staff wrote down that it said.
  statement text not null default '' check (char_length(statement) <= 2000 and statement = private.visible_text(statement)),
  stated_at timestamptz,
  stated_by uuid,
  check (written_by = 'homeowner' or company_id is not null),
  check (request_id is not null or (company_id is not null and came_by <> 'site'))
);
create index complaints_without_request_idx on public.complaints (created_at) where request_id is null;
create index complaints_open_idx on public.complaints (created_at, id) where closed_at is null;
create index complaints_listed_idx on public.complaints (coalesce(closed_at, created_at) desc, id desc);
create index complaints_request_idx on public.complaints (request_id);
create index complaints_company_idx on public.complaints (company_id);

grant insert (id, request_id, company_id, written_by, body) on table public.complaints to anon, authenticated;

create policy "admins read complaints" on public.complaints
  for select to authenticated using ((select private.staff_role()) = 'admin');
create policy "the private link complains" on public.complaints
  for insert to anon
  with check (request_id = (select private.token_request_id()) and written_by = 'homeowner');
create policy "the link, and a company about its own request, complain" on public.complaints
  for insert to authenticated
  with check (
    (request_id = (select private.token_request_id()) and written_by = 'homeowner')
    or (written_by = 'company' and company_id in (select private.own_company_ids('approved')) and exists (
      select from public.request_recipients p
      where p.request_id = complaints.request_id and p.company_id = complaints.company_id
        and p.status not in ('withdrawn', 'declined')
    ))
  );

create function private.open_complaint() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.created_at := now();
  new.closed_at := null;
  new.closed_by := null;
  new.resolution := '';
  new.answered_by_mail := false;
  new.question := '';
  new.asked_at := null;
  new.statement := '';
  new.stated_at := null;
  new.stated_by := null;
  if current_user in ('anon', 'authenticated') then
    new.came_by := 'site';
  end if;
  return new;
end;
$$;
create trigger open_complaint before insert on public.complaints for each row execute function private.open_complaint();

-- Runs after the policies: before them it would tell a stranger who has a part in which request.
create function private.guard_complaint() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time for each request, so that they can be counted.
  perform from public.requests r where r.id = new.request_id for no key update;
  -- Each side by itself, so that none can take the other's word, and what was answered makes room. What the
  -- staff write down takes nobody's room and needs none.
  perform private.refuse_if(new.came_by = 'site' and (select count(*) from public.complaints c
      where c.request_id = new.request_id and c.written_by = new.written_by and c.closed_at is null
        and c.came_by = 'site' and (new.written_by = 'homeowner' or c.company_id = new.company_id)) > 5,
    'PT429', 'We have five messages from you about this request already and will answer them first.');
  perform private.refuse_if(new.request_id is not null and new.company_id is not null and not exists (
    select from public.request_recipients p where p.request_id = new.request_id and p.company_id = new.company_id
  ), 'PT422', 'This company has no part in this request.', 'company_name');
  return null;
end;
$$;
create trigger guard_complaint after insert on public.complaints for each row execute function private.guard_complaint();

-- A complaint through the private link, as a call because the embedded server hands headers to calls only.
-- `company` is whom it is about; null: the site. The same id again is refused as a duplicate.
create function public.complain(complaint uuid default null, company uuid default null, body text default null) returns void
language sql set search_path = '' as $$
  insert into public.complaints (id, request_id, company_id, written_by, body)
  values (complaint, (select private.token_request_id()), company, 'homeowner', body);
$$;

-- Writes down a complaint that came by phone, email or letter: about a request, by its number, a company, by
-- its name, or both. `complaint` is made by the browser: twice is the same as once.
create function private.add_complaint(
  complaint uuid, request_number text, company_name text, written_by text, came_by text, body text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digits text := replace(ltrim(lower(btrim(coalesce(request_number, ''))), '#'), '-', '');
  named text := lower(btrim(coalesce(company_name, '')));
  said text := btrim(coalesce(body, ''));
  requests uuid[] := '{}';
  companies uuid[] := '{}';
begin
  perform private.admins_only();
  perform private.refuse_if(complaint is null or add_complaint.written_by is null or add_complaint.written_by not in ('homeowner', 'company')
    or add_complaint.came_by is null or add_complaint.came_by not in ('phone', 'email', 'letter'),
    'PT422', 'Say who complained, and whether by phone, email or letter.');
  perform private.refuse_if(char_length(said) not between 5 and 2000 or said <> private.visible_text(said),
    'PT422', 'Write what was said in 5 to 2000 plain characters.', 'body');
  if digits <> '' then
    perform private.refuse_if(digits !~ '^[0-9a-f]{8,32}$',
      'PT422', 'Write the request''s number as the list shows it, like 1A2B-3C4D.', 'request_number');
    requests := array(select r.id from public.requests r
      where r.id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid limit 2);
    perform private.refuse_if(cardinality(requests) <> 1,
      'PT422', case cardinality(requests) when 0 then 'No request has this number. Look it up under Requests.'
      else 'Two requests begin with this number. Write its whole id, from the address of its page.' end, 'request_number');
  end if;
  if named <> '' then
    -- Its whole name before a part of one, and an approved company before another with its name.
    companies := array(
      select f.id from (
        select c.id, rank() over (order by lower(c.name) <> named, lower(c.name) = named and c.status <> 'approved') as place
        from public.companies c where position(named in lower(c.name)) > 0
      ) f where f.place = 1 limit 2);
    perform private.refuse_if(cardinality(companies) <> 1,
      'PT422', case cardinality(companies) when 0 then 'No company is called this. Look it up under Companies.'
      else 'More than one company is called this. Write its whole name.' end, 'company_name');
  end if;
  perform private.refuse_if(requests = '{}' and companies = '{}',
    'PT422', 'Say which request or which company it is about.', 'request_number');
  perform private.refuse_if(add_complaint.written_by = 'company' and companies = '{}',
    'PT422', 'Say which company complained.', 'company_name');
  insert into public.complaints (id, request_id, company_id, written_by, came_by, body)
  values (complaint, requests[1], companies[1], add_complaint.written_by, add_complaint.came_by, said)
  on conflict (id) do nothing;
  if found then
    perform private.log_action('wrote down complaint', companies[1], requests[1],
      detail => jsonb_build_object('complaint', complaint, 'by', add_complaint.came_by));
  end if;
end;
$$;

-- What the staff or a company write to a complaint, without the white space around it; refuses what is too
-- short or too long.
create function private.said_to_complaint(words text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  said text := btrim(coalesce(words, ''));
begin
  perform private.refuse_if(char_length(said) not between 5 and 2000 or said <> private.visible_text(said),
    'PT422', 'Write 5 to 2000 plain characters.');
  return said;
end;
$$;

-- Asks the company that a homeowner complained of for its side. Its members get the question by letter.
-- Asked once more before it has said anything, the newer question stands.
create function private.ask_company(complaint uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its public.complaints;
  said text;
begin
  perform private.admins_only();
  said := private.said_to_complaint(question);
  update public.complaints k set question = said, asked_at = now()
  where k.id = complaint and k.closed_at is null and k.stated_at is null
    and k.company_id is not null and k.written_by = 'homeowner'
  returning k.* into its;
  perform private.refuse_if(not found,
    'PT409', 'There is no company to ask about this complaint, or it has said its side already. Look again.');
  perform private.mail_members(its.company_id, 'statement asked', format('statement asked %s %s', its.id, its.asked_at),
    coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('question', said, 'complaint', its.id,
      'company', (select c.name from public.companies c where c.id = its.company_id)),
    its.request_id, false);
  -- What was asked stands with the complaint, and goes with it.
  perform private.log_action('asked company', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id));
end;
$$;

-- What the company says to the question: its own people, or the staff for what it wrote or told them.
create function private.state_side(complaint uuid, statement text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_admin boolean := coalesce(private.staff_role() = 'admin', false);
  its public.complaints;
  said text;
begin
  select k.* into its from public.complaints k
  where k.id = complaint and k.asked_at is not null
    and (is_admin or k.company_id in (select private.own_company_ids('approved')));
  perform private.refuse_if(not found, 'PT404', 'Nobody asked your company this.');
  said := private.said_to_complaint(statement);
  update public.complaints k set statement = said, stated_at = now(), stated_by = (select auth.uid())
  where k.id = complaint and k.closed_at is null and k.stated_at is null;
  perform private.refuse_if(not found, 'PT409', 'This was answered or closed already. Nothing more is needed.');
  perform private.log_action(case when is_admin then 'wrote down statement' else 'gave statement' end,
    its.company_id, its.request_id, detail => jsonb_build_object('complaint', its.id));
end;
$$;

-- Whether a letter can reach whoever complained.
create function private.can_answer(its public.complaints) returns boolean
language sql stable security definer set search_path = '' as $$
  select case its.written_by
    when 'homeowner' then exists (select from public.request_contacts c where c.request_id = its.request_id)
    else exists (select from public.company_members m where m.company_id = its.company_id)
  end;
$$;

-- Closes a complaint with what was done. `by_mail`: these words are the answer, and go by letter to whoever
-- complained.
create function private.close_complaint(complaint uuid, resolution text, by_mail boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its public.complaints;
  done text;
  letter constant text := 'answer ' || complaint;
begin
  perform private.admins_only();
  done := private.said_to_complaint(resolution);
  update public.complaints k
  set closed_at = now(), closed_by = (select auth.uid()), resolution = done, answered_by_mail = coalesce(by_mail, false)
  where k.id = complaint and k.closed_at is null
  returning k.* into its;
  perform private.refuse_if(not found, 'PT409', 'This complaint was closed already. Look again.');
  if its.answered_by_mail then
    if its.written_by = 'homeowner' then
      perform private.mail_homeowner(its.request_id, 'complaint answered', letter, jsonb_build_object('answer', done), its.company_id);
    else
      perform private.mail_members(its.company_id, 'report answered', letter,
        coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('answer', done), its.request_id, false);
    end if;
    perform private.refuse_if(not exists (
      select from private.mail_queue q where (q.key = letter or q.key like letter || ' %') and q.state = 'queued'
    ), 'PT409', 'No letter can reach them: the address is deleted, takes no mail, or has had enough for today. Close it without a letter.');
  end if;
  -- What was done about it stands with the complaint, and goes with it.
  perform private.log_action('closed complaint', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id, 'by_mail', its.answered_by_mail));
end;
$$;

create function private.complaint_line(complaint uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', k.id, 'request_id', k.request_id, 'reference', r.reference, 'trade_id', r.trade_id,
    'city_id', case when r.id is not null then coalesce(r.city_id, 'elsewhere') end,
    'company_id', k.company_id, 'company_name', c.name,
    'written_by', k.written_by, 'came_by', k.came_by, 'body', k.body, 'created_at', k.created_at, 'closed_at', k.closed_at,
    'closed_by', (select u.email from auth.users u where u.id = k.closed_by), 'resolution', k.resolution,
    'answered_by_mail', k.answered_by_mail, 'can_answer', private.can_answer(k),
    'question', k.question, 'asked_at', k.asked_at, 'statement', k.statement, 'stated_at', k.stated_at,
    'stated_by_staff', exists (select from public.staff s where s.user_id = k.stated_by))
  from public.complaints k
  left join public.requests r on r.id = k.request_id
  left join public.companies c on c.id = k.company_id
  where k.id = complaint;
$$;

-- ==== supabase/schemas/64_kept_requests.sql ====

-- Requests that no company received are worked by the site's own team.
create table public.kept_requests (
  request_id uuid primary key references public.requests on delete cascade,
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000 and note = private.visible_text(note)),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
create index kept_requests_open_idx on public.kept_requests (changed_at, request_id) where step in ('new', 'in work', 'waiting');
create index kept_requests_step_idx on public.kept_requests (step, changed_at desc, request_id desc);

create policy "admins see what was kept" on public.kept_requests
  for select to authenticated using ((select private.staff_role()) = 'admin');
create trigger log_work before update of step, note on public.kept_requests
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('kept request');

create function private.kept_line(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', k.request_id, 'reference', r.reference, 'trade_id', g.trade_id, 'city_id', g.city_id,
    'zip', g.zip, 'sent_at', g.sent_at, 'withdrawn_at', r.withdrawn_at, 'step', k.step, 'note', k.note,
    'changed_at', k.changed_at, 'changed_by', (select u.email from auth.users u where u.id = k.changed_by),
    'channels', array(select distinct w.channel from public.consents w where w.request_id = k.request_id order by 1))
  from public.kept_requests k
  join private.request_register g on g.request_id = k.request_id
  join public.requests r on r.id = k.request_id
  where k.request_id = request;
$$;

-- ==== supabase/schemas/65_paid_prices.sql ====

-- What neighbors paid: after a job, a homeowner may tell what it cost. No name, no company, no street, no address of a
-- network. Staff alone read what one person told; visitors read figures of five jobs and more (decision 024).

-- The trades whose prices are taken, and which answers of their calculators are kept: those that say what was done and
-- how large it was, and none about people.
create table private.paid_trades (
  trade_id text primary key references public.trades,
  fields text[] not null
);
insert into private.paid_trades (trade_id, fields) values
  ('roofing',
    '{job,condition,damage,repair,known,floor,area,squares,covering,metal,pitch,existing,age,tile,shape,stories,layers,rise,decking,valleys,chimneys,skylights,ridgeVent,gutters,panels,extras}'),
  ('hvac',
    '{job,symptom,cools,heats,system,ductWork,age,area,part,heatPart,pumpPart,checked,refrigerant,pounds,hours,credited,warranty,often,repairQuote,newQuote,state,tier,tons,systems,afue,zones,rate,ducts,wiring,lineSet,newThermostat,extras}'),
  ('solar',
    '{job,count,batteries,have,kwh,face,rate,pitch,area,shade,secondFace,secondShare,covering,roofAge,street,bills,retailer,buyback,selfUse,cover,panels,watts,panelAge,battery,also,extras,escalation,degradation,upkeep}'),
  ('pest-control',
    '{target,evidence,underWarranty,bedBugs,severity,work,rooms,area,stories,service,season,lot,nest,bees,method,openings,soiled,yard,months,every,sameDay,tried,calls,door,measured,garage,paved,extras}'),
  ('water-damage',
    '{scope,source,hours,area,walls,moldArea,soiled,floor,floors,rooms,ceilingArea,wallLength,cabinets,ceilingHeight,soaked,standing,contents,mold,afterHours,extras}'),
  ('concrete',
    '{trouble,job,moves,overlay,lift,place,area,thickness,finish,steel,cracks,seal,bonding,soil,base,access,approach,easement,extras}'),
  ('septic',
    '{job,inside,system,problem,fault,sign,part,tank,bedrooms,area,lid,when,since,disposal,young,age,why,soil,fieldSoil,extras,riser,filter,forSale,contract,checked,ownWork,main,distance,offer,tapFee}'),
  ('moving',
    '{reach,home,miles,milesTexas,milesOut,season,day,count,fullness,rooms,items,bulky,flights,elevator,carry,shuttle,packing,crew,friends,storage,valuation}'),
  ('cabinets',
    '{job,condition,kind,pieces,measure,length,boxes,floor,tier,counter,style,box,uppers,material,layout,fronts,doors,drawers,handles,finish,remove,counterSize,plumbing,imported,order,old,extras}'),
  ('garage-door',
    '{job,stuck,smooth,eyes,size,material,springs,fault,fix,drive,cleaned,panelFix,sections,edge,powered,openerAge,afterHours,warranty,age,attached,count,rating,perDay,weight,height,odd,doors,opener,remotes,keypad,outlet,lock,extras}'),
  ('appliance-repair',
    '{appliance,refrigerator,washer,dryer,dishwasher,range,microwave,disposal,microwaveKind,age,brand,checked,fuel,dryerFuel,newPrice,repairs,credited,refrigeratorPart,washerPart,dryerPart,dishwasherPart,rangePart,microwavePart,disposalPart,extra}'),
  ('home-staging', '{kind,area,scope,rooms,months,photos,editing,showings,days,state,term,declutter,paint,extras}');

-- The kinds of job that figures are made of, each with the answers that name it and what it is usually about, in US
-- dollars, as a measure of what cannot be. A test compares them with the calculators.
create table private.paid_jobs (
  trade_id text not null references private.paid_trades,
  id text not null,
  answers jsonb not null,
  usual_usd integer not null check (usual_usd > 0),
  primary key (trade_id, id)
);
insert into private.paid_jobs (trade_id, id, answers, usual_usd)
select j.trade, k.key, jsonb_object(j.named::text[], string_to_array(k.key, '.')), k.value::integer
from (values
  ('roofing', '{job}', '{"replace": 16000, "repair": 800, "storm": 16000}'),
  ('hvac', '{job}', '{"repair": 620, "ducts": 5500, "tune-up": 130}'),
  ('hvac', '{job,system}', '{"replace.ac-furnace": 12000, "replace.ac": 7600, "replace.furnace": 5100,
    "replace.heat-pump": 10000, "replace.mini-split": 3700}'),
  ('solar', '{job}', '{"new": 20000, "reset": 6300, "battery": 15000}'),
  ('pest-control', '{target,service}', '{"general.once": 270, "general.quarterly": 600, "general.bimonthly": 670,
    "general.monthly": 950}'),
  ('pest-control', '{target}', '{"german": 450, "termite": 1800, "rodent": 1400, "bedbug": 750, "flea": 440,
    "mosquito": 920, "fireAnt": 190, "wasp": 170, "bee": 630}'),
  ('water-damage', '{scope}', '{"dry": 2500, "rebuild": 3700, "mold": 2500}'),
  ('concrete', '{job}', '{"repair": 990, "resurface": 4300, "level": 3000, "replace": 8000, "new": 6200}'),
  ('septic', '{job}', '{"pump": 430, "repair": 430, "inspect": 430, "contract": 970, "part": 8300, "replace":
    18000}'),
  ('moving', '{reach}', '{"local": 1600, "texas": 3200, "interstate": 6500}'),
  ('cabinets', '{job}', '{"replace": 17000, "reface": 6200, "repaint": 4100, "hardware": 330}'),
  ('garage-door', '{job}', '{"spring": 380, "cable": 200, "track": 240, "close": 140, "opener": 580, "panel": 580,
    "noise": 180, "new": 2400}'),
  ('appliance-repair', '{appliance}', '{"refrigerator": 280, "washer": 240, "dryer": 210, "dishwasher": 260,
    "range": 240, "microwave": 220, "disposal": 160}'),
  ('home-staging', '{kind}', '{"consult": 300, "occupied": 1100, "vacant": 4300, "virtual": 220}')
) j (trade, named, jobs), jsonb_each_text(j.jobs::jsonb) k;

create table public.paid_prices (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  trade_id text not null,
  job text not null,
  -- One of the cities served, or elsewhere around Dallas and Fort Worth. No nearer: five of one kind must come together.
  region text not null check (region in ('near', 'elsewhere')),
  -- The first day of the month in which it was done.
  month date not null check (extract(day from month) = 1),
  total_cents integer not null check (total_cents > 0),
  -- What our model said was likely for these answers.
  ours_cents integer not null check (ours_cents > 0),
  model_version text not null,
  -- Null: not known.
  tax_in boolean,
  permit_in boolean,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  came_from text not null check (came_from in ('request', 'quote', 'result')),
  -- Who told it, as a salted hash: of the request, or of the number that a browser made for itself.
  teller_hash text not null,
  -- Of the secret that takes it back, which only the browser has.
  secret_hash text not null unique,
  -- Held: an operator looks before it counts.
  state text not null check (state in ('counted', 'held', 'dropped')),
  -- Has been in figures that visitors read.
  published boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  judged_at timestamptz,
  judged_by uuid,
  unique (teller_hash, trade_id, job),
  foreign key (trade_id, job) references private.paid_jobs
);
create index paid_prices_group_idx on public.paid_prices (trade_id, job, region, created_at);
create index paid_prices_held_idx on public.paid_prices (created_at, id) where state = 'held';
create index paid_prices_state_idx on public.paid_prices (state, created_at desc, id desc);
create index paid_prices_month_idx on public.paid_prices (month);
-- A request led to one job, and its page shows one price.
create unique index paid_prices_request_key on public.paid_prices (teller_hash) where came_from = 'request';

-- When prices were told that were taken back: in their week they count on, so that taking back makes no room for more.
create table private.paid_taken_back (
  trade_id text not null,
  job text not null,
  region text not null,
  told_at timestamptz not null
);

create policy "admins see what neighbors paid" on public.paid_prices
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- What visitors read: of five jobs and more of one kind and region, as it was when the figures were last made. There is
-- no other list and no filter.
create table public.paid_figures (
  trade_id text not null,
  job text not null,
  region text not null,
  -- Those that name the job.
  answers jsonb not null,
  jobs integer not null check (jobs >= 5),
  -- The first day of the years of the first and the last job: who told four of five would learn more of the fifth.
  from_year date not null,
  to_year date not null,
  -- About half of them paid between these. These and all below are of several prices each, rounded to two digits.
  low_usd integer not null,
  high_usd integer not null,
  -- From 30 jobs on.
  median_usd integer check (median_usd is null or jobs >= 30),
  -- The nine figures that part them into tenths: as parts of our likely figure for the same answers, from 30 jobs on; in
  -- US dollars, from 100 on.
  tenths_of_ours float[] check (tenths_of_ours is null or jobs >= 30),
  -- Of our model, beside which nine in ten were told: these tenths are for it.
  version text check ((version is null) = (tenths_of_ours is null)),
  tenths_usd integer[] check (tenths_usd is null or jobs >= 100),
  is_demo boolean not null,
  made_on date not null default current_date,
  primary key (trade_id, job, region),
  foreign key (trade_id, job) references private.paid_jobs
);

create policy "everyone reads the figures of what neighbors paid" on public.paid_figures
  for select to anon, authenticated using (true);

-- Below what given parts of the prices lie, smoothed by Bernstein polynomials (Cheng 1995): a mean of all of them, each
-- weighed by the chance that as many of the others as it has below it are below, where each is with the chance of that
-- part. Of prices evenly apart it is percentile_cont, but never one price or two. No price of five weighs over 0.43.
-- Rounded to two digits that count: nothing that visitors read of a price says more.
create function private.smoothed(prices float[], parts float[]) returns float[]
language sql immutable set search_path = '' as $$
  select array(
    -- By logarithms, as the ways to draw many are more than a float holds.
    select round(w.mean, 1 - floor(log(w.mean))::integer) from (
      select u.at,
        sum(s.price * exp(greatest(-700, s.ways + (s.nth - 1) * ln(u.part) + (s.n - s.nth) * ln(1 - u.part))))::numeric as mean
      from unnest(parts) with ordinality u (part, at), (
        select r.*, coalesce(sum(ln((r.n - r.nth + 1.0::float) / nullif(r.nth - 1, 0))) over (order by r.nth), 0) as ways
        from (select price, row_number() over (order by price) as nth, count(*) over () as n from unnest(prices) price) r
      ) s
      group by u.at
    ) w
    order by w.at
  );
$$;

-- Nobody else tells of a kind of job and region, takes back or judges, until this transaction is done. Asked before any
-- row is held: whoever makes the figures holds them all.
create function private.alone_with(its public.paid_prices) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('private.paid_prices'), hashtext(concat_ws(' ', its.trade_id, its.job, its.region)));
$$;

-- Makes the figures of a group again where at least five jobs are in it that never were in any: so each differs from
-- every one before by five jobs or more, whatever was taken back in between. Where more than a tenth of those they tell
-- of are taken back or dropped, nothing is told until then: made again with fewer others, they would give one away.
create function private.publish_paid() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its public.paid_prices := coalesce(new, old);
  made public.paid_figures;
  fresh integer;
  tenths float[] := '{0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9}';
  paid float[];
  of_ours float[];
begin
  perform private.alone_with(its);
  insert into private.paid_taken_back
  select old.trade_id, old.job, old.region, old.created_at where tg_op = 'DELETE';
  select count(*) filter (where not p.published), count(*), date_trunc('year', min(p.month)),
    date_trunc('year', max(p.month)), bool_or(p.is_demo),
    array_agg(p.total_cents / 100.0), array_agg(p.total_cents::float / p.ours_cents)
  into fresh, made.jobs, made.from_year, made.to_year, made.is_demo, paid, of_ours
  from public.paid_prices p
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted';
  delete from public.paid_figures f
  where (f.trade_id, f.job, f.region) = (its.trade_id, its.job, its.region)
    and (fresh >= 5 or made.jobs - fresh < 5 or made.jobs - fresh < 0.9 * f.jobs);
  if fresh < 5 then
    return null;
  end if;
  -- Our figure for a job may differ by version, and anyone may make one up: a tenth of others moves a quote's place
  -- among tenths by one at most.
  select p.model_version into made.version from public.paid_prices p
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted'
  group by p.model_version having made.jobs >= 30 and count(*) >= 0.9 * made.jobs;
  insert into public.paid_figures (trade_id, job, region, answers, jobs, from_year, to_year, low_usd, high_usd,
    median_usd, tenths_of_ours, tenths_usd, version, is_demo)
  select its.trade_id, its.job, its.region, j.answers, made.jobs, made.from_year, made.to_year, q[1], q[2],
    case when made.jobs >= 30 then q[3] end, case when made.version is not null then private.smoothed(of_ours, tenths) end,
    case when made.jobs >= 100 then private.smoothed(paid, tenths) end, made.version, made.is_demo
  from private.paid_jobs j, private.smoothed(paid, '{0.25,0.75,0.5}') q
  where (j.trade_id, j.id) = (its.trade_id, its.job);
  update public.paid_prices p set published = true
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted' and not p.published;
  return null;
end;
$$;
create trigger publish_paid after insert or delete or update of state on public.paid_prices
  for each row execute function private.publish_paid();

-- A sum in cents, from 1 cent to 10 million dollars; refuses any other.
create function private.cents_of(told jsonb, key text) returns integer
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_if(jsonb_typeof(told -> key) is distinct from 'number' or (told ->> key)::numeric not between 1 and 1e9,
    'PT422', 'Write what it cost in all, above $0.', 'total');
  return round((told ->> key)::numeric);
end;
$$;

-- Whether a value can be an answer of a calculator: a number, the name of a choice, or a list or tally of them. Words
-- that somebody typed are none.
create function private.is_answer(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'number' then true
    when 'string' then value #>> '{}' ~ '^[A-Za-z0-9-]{1,40}$'
    when 'array' then not exists (
      select from jsonb_array_elements(value) v where jsonb_typeof(v) <> 'string' or v #>> '{}' !~ '^[A-Za-z0-9-]{1,40}$')
    when 'object' then not exists (
      select from jsonb_each(value) v where v.key !~ '^[A-Za-z0-9-]{1,40}$' or jsonb_typeof(v.value) <> 'number')
    else false
  end;
$$;

-- The request whose private link told a price, as it is kept.
create function private.teller_of(request uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.salted_hash('request ' || request);
$$;

-- Takes a price in. The same id with the same secret is answered as told. What cannot be is refused with what to change;
-- what is three times off our likely figure, which no published price is, or off what such a job usually is, or comes
-- with many of its kind in a week, waits for an operator.
create function private.tell_paid(told jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := private.token_request_id();
  limits private.settings := (select s from private.settings s);
  today date := (now() at time zone 'America/Chicago')::date;
  sender private.recent_forms := private.sender_of('paid');
  paid public.paid_prices;
  usual_cents numeric;
begin
  perform private.refuse_if(jsonb_typeof(told) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(told, 'This is too long.');
  -- A field that people do not see.
  perform private.refuse_if(private.typed(told, 'website', 400) <> '',
    'PT422', 'A hidden field was filled in, which usually means a program did it. Reload the page and type it by hand.');
  paid.id := private.typed_id(told);
  perform private.refuse_if(private.typed(told, 'secret', 100) !~ '^[A-Za-z0-9_-]{32,100}$',
    'PT422', 'The price came without its secret. Reload the page and send it again.');
  paid.secret_hash := encode(sha256(convert_to(told ->> 'secret', 'UTF8')), 'hex');
  select p.state into paid.state from public.paid_prices p where p.id = paid.id and p.secret_hash = paid.secret_hash;
  if found then
    return jsonb_build_object('state', paid.state);
  end if;

  paid.came_from := private.typed(told, 'came_from', 10);
  perform private.refuse_if(paid.came_from not in ('request', 'quote', 'result'),
    'PT422', 'The form came without its page. Reload the page and send it again.');
  paid.trade_id := private.typed(told, 'trade', 40);
  if paid.came_from = 'request' then
    perform private.refuse_if(not exists (
      select from public.requests r
      where r.id = request and r.trade_id = paid.trade_id and r.confirmed_at is not null and r.withdrawn_at is null
    ), 'PT403', 'This link opens no request that was sent and confirmed.');
    paid.teller_hash := private.teller_of(request);
  else
    perform private.refuse_if(private.typed(told, 'device', 40) !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      'PT422', 'The form came without its number. Reload the page and send it again.');
    paid.teller_hash := private.salted_hash('device ' || (told ->> 'device'));
  end if;

  select coalesce(jsonb_object_agg(a.key, a.value), '{}') into paid.answers
  from private.paid_trades t, jsonb_each(case jsonb_typeof(told -> 'answers') when 'object' then told -> 'answers' else '{}' end) a
  where t.trade_id = paid.trade_id and a.key = any (t.fields) and private.is_answer(a.value);
  select j.id, 100.0 * j.usual_usd into paid.job, usual_cents
  from private.paid_jobs j where j.trade_id = paid.trade_id and paid.answers @> j.answers;
  perform private.refuse_if(paid.job is null,
    'PT422', 'Say first what was done: the first questions about the job are open.', 'answers');
  paid.region := private.typed(told, 'region', 10);
  perform private.refuse_if(paid.region not in ('near', 'elsewhere'), 'PT422', 'Choose where the home is.', 'region');
  perform private.refuse_if(private.typed(told, 'month', 7) !~ '^20[0-9]{2}-(0[1-9]|1[0-2])$',
    'PT422', 'Choose the month in which it was done.', 'month');
  paid.month := ((told ->> 'month') || '-01')::date;
  perform private.refuse_if(paid.month > today,
    'PT422', 'This month is still to come. Choose the month in which it was done.', 'month');
  perform private.refuse_if(paid.month < today - make_interval(years => limits.take_paid_years),
    'PT422', format('Prices change: we take jobs of the last %s years.', limits.take_paid_years), 'month');
  paid.total_cents := private.cents_of(told, 'total_cents');
  paid.ours_cents := private.cents_of(told, 'ours_cents');
  paid.model_version := private.typed(told, 'version', 20);
  -- Visitors read it beside the figures, so it says nothing else.
  perform private.refuse_if(paid.model_version !~ '^20[0-9]{2}(\.[0-9]{1,3}){2}$',
    'PT422', 'The form came without its version. Reload the page and send it again.');
  paid.tax_in := case private.typed(told, 'tax', 3) when 'yes' then true when 'no' then false end;
  paid.permit_in := case private.typed(told, 'permit', 3) when 'yes' then true when 'no' then false end;

  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.count_form(sender);
  perform private.refuse_if(sender.address_hash <> '' and (
    select count(*) from private.recent_forms n
    where n.form = 'paid' and n.address_hash = sender.address_hash and n.at > now() - interval '1 day'
  ) > limits.paid_prices_per_address_per_day,
    'PT429', 'Enough prices came from this connection for today. Yours stays on this page: send it tomorrow.');
  perform private.alone_with(paid);
  paid.state := case when paid.total_cents between paid.ours_cents / 3.0 and 3.0 * paid.ours_cents
    -- The browser says what ours is: whatever it says, no such job is far off unseen.
    and paid.total_cents between usual_cents / 3 and 3 * usual_cents
    and (
      select count(*) from (
        select p.trade_id, p.job, p.region, p.created_at from public.paid_prices p
        union all
        select * from private.paid_taken_back
      ) told (trade_id, job, region, at)
      where (told.trade_id, told.job, told.region) = (paid.trade_id, paid.job, paid.region)
        and told.at > now() - interval '7 days'
    ) < limits.paid_prices_per_job_per_week then 'counted' else 'held' end;
  insert into public.paid_prices (id, trade_id, job, region, month, total_cents, ours_cents, model_version, tax_in, permit_in,
    answers, came_from, teller_hash, secret_hash, state)
  values (paid.id, paid.trade_id, paid.job, paid.region, paid.month, paid.total_cents, paid.ours_cents, paid.model_version,
    paid.tax_in, paid.permit_in, paid.answers, paid.came_from, paid.teller_hash, paid.secret_hash, paid.state);
  return jsonb_build_object('state', paid.state);
exception
  when unique_violation then
    perform private.refuse('PT409', 'You told us of a job like this already. Take that price back to tell another.');
end;
$$;

create function private.delete_paid(secret text, teller text) returns void
language sql security definer set search_path = '' as $$
  select private.alone_with(p) from public.paid_prices p where p.secret_hash = secret or p.teller_hash = teller;
  delete from public.paid_prices p where p.secret_hash = secret or p.teller_hash = teller;
$$;

-- Takes a price back: by its secret, or by the private link of the request that told it. Twice is the same as once.
create function private.take_back_paid(secret text default null) returns void
language sql security definer set search_path = '' as $$
  select private.delete_paid(encode(sha256(convert_to(secret, 'UTF8')), 'hex'), private.teller_of(private.token_request_id()));
$$;

-- What the private link of the caller told; null where no prices of its trade are taken.
create function private.told_paid() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('price', (
    select jsonb_build_object('total_cents', p.total_cents, 'month', p.month, 'state', p.state)
    from public.paid_prices p where p.teller_hash = private.teller_of(r.id)
  ))
  from public.requests r join private.paid_trades t on t.trade_id = r.trade_id
  where r.id = private.token_request_id();
$$;

-- Taking a request back takes back what it told.
create function private.take_back_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_paid(null, private.teller_of(new.request_id));
  return null;
end;
$$;
create trigger take_back_told after insert on public.request_withdrawals for each row execute function private.take_back_told();

-- What the operator sees and decides.

create function private.paid_line(price uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p) - '{teller_hash,secret_hash,published}'::text[]
    || jsonb_build_object('judged_by', (select u.email from auth.users u where u.id = p.judged_by))
  from public.paid_prices p where p.id = price;
$$;

-- Lets a price count, or drops it. Logged.
create function private.judge_paid(price uuid, counts boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admins_only();
  perform private.alone_with(p) from public.paid_prices p where p.id = price;
  update public.paid_prices p
  set state = case when counts then 'counted' else 'dropped' end, judged_at = now(), judged_by = (select auth.uid())
  where p.id = price;
  perform private.refuse_if(not found, 'PT404', 'This price was taken back.');
  perform private.log_action(case when counts then 'counted a price' else 'dropped a price' end, detail => (
    select jsonb_build_object('job', concat_ws(' ', p.trade_id, p.job), 'usd', round(p.total_cents / 100.0)) from public.paid_prices p where p.id = price));
end;
$$;

create function private.forget_paid(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('public.paid_prices', 'month', now() - make_interval(years => s.keep_paid_years), most)
    + private.forget_before('private.paid_taken_back', 'told_at', now() - interval '7 days', most)
  from private.settings s;
$$;

-- ==== supabase/schemas/66_request_register.sql ====

-- Every request with its filters, for the staff. A list is read by an index and a page at a time, however many
-- requests there are. For admins only, which each call asks for itself.

-- One line for each request: what the staff's list filters and orders by, kept by triggers beside the
-- tables it is taken from. Whether a promise is late is said by the clock, not stored.
create table private.request_register (
  request_id uuid primary key references public.requests on delete cascade,
  sent_at timestamptz not null,
  trade_id text not null,
  -- `elsewhere` outside the cities served.
  city_id text not null,
  -- Null once the contact data are gone.
  zip text,
  -- `unconfirmed` and `waiting`: a company has yet to answer; `declined`: all of them said no; `kept`: no
  -- company received it.
  state text not null check (state in ('unconfirmed', 'waiting', 'answered', 'declined', 'kept', 'taken back')),
  -- The earliest promise that still runs, or ran out without an answer.
  due_at timestamptz,
  -- An earlier request of the same contact for the same trade. No foreign key: it may be forgotten first.
  same_as uuid,
  -- Whether it went to a company that is no demonstration, or to the site's own team. Kept here, so that
  -- counting a trade reads one index and no request.
  is_real boolean not null default true
);
-- One index for each combination of filters, newest first: a combination that nothing matches is found
-- out as fast as one that everything does.
create index request_register_newest_idx on private.request_register (sent_at desc, request_id desc)
  include (trade_id, city_id, state);
create index request_register_trade_idx on private.request_register (trade_id, sent_at desc, request_id desc);
create index request_register_city_idx on private.request_register (city_id, sent_at desc, request_id desc);
create index request_register_state_idx on private.request_register (state, sent_at desc, request_id desc);
create index request_register_trade_city_idx on private.request_register (trade_id, city_id, sent_at desc, request_id desc);
create index request_register_trade_state_idx on private.request_register (trade_id, state, sent_at desc, request_id desc);
create index request_register_city_state_idx on private.request_register (city_id, state, sent_at desc, request_id desc);
create index request_register_all_idx on private.request_register (trade_id, city_id, state, sent_at desc, request_id desc);
-- How many are late is counted each day.
create index request_register_late_idx on private.request_register (due_at) where state = 'waiting';
create index request_register_zip_idx on private.request_register (zip, sent_at desc, request_id desc) where zip is not null;
create index request_register_counted_idx on private.request_register (trade_id)
  where is_real and state not in ('unconfirmed', 'taken back');

-- Where a request stands, and what else its line says of it and its recipients.
create function private.standing_of(
  request uuid, out state text, out due_at timestamptz, out is_real boolean, out sent_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  select case
      when r.withdrawn_at is not null then 'taken back'
      when coalesce(bool_and(p.status = 'withdrawn'), true) then 'kept'
      when bool_or(p.status in ('sent', 'viewed')) then
        case when r.confirmed_at is null then 'unconfirmed' else 'waiting' end
      when bool_or(p.status = 'answered') then 'answered'
      else 'declined'
    end,
    min(p.promised_by) filter (where p.status in ('sent', 'viewed')), coalesce(bool_or(not c.is_demo), true), r.created_at
  into state, due_at, is_real, sent_at
  from public.requests r
  left join public.request_recipients p on p.request_id = r.id
  left join public.companies c on c.id = p.company_id
  where r.id = request
  group by r.id;
end;
$$;

-- The newest earlier request of the same address or number for the same trade, within 30 days.
create function private.repeated_request(request uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select e.request_id
    from public.requests r
    join public.consents mine on mine.request_id = r.id
    cross join lateral (
      select q.id as request_id, q.created_at
      from public.consents c
      join public.requests q on q.id = c.request_id and q.trade_id = r.trade_id and q.withdrawn_at is null
      where c.contact_hash = mine.contact_hash and c.request_id <> r.id
        and c.agreed_at between r.created_at - interval '30 days' and r.created_at
        and q.created_at < r.created_at
      order by c.agreed_at desc limit 1
    ) e
    where r.id = request
    order by e.created_at desc limit 1
  );
end;
$$;

-- Makes the line of a request that came in, and the marks of its words.
create function private.register_request(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.request_register (request_id, sent_at, trade_id, city_id, zip, state, due_at, is_real, same_as)
  select r.id, r.created_at, r.trade_id, coalesce(r.city_id, 'elsewhere'), c.zip, s.state, s.due_at, s.is_real,
    private.repeated_request(r.id)
  from public.requests r
  left join public.request_contacts c on c.request_id = r.id
  cross join private.standing_of(request) s
  where r.id = request;
  perform private.mark_words(request);
end;
$$;

-- After a request or one of its recipients changed: what is counted, searched and listed of it follows.
create function private.follow_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  company uuid;
  stands record;
begin
  if tg_table_name = 'requests' then
    request := new.id;
  else
    request := new.request_id;
    company := new.company_id;
  end if;
  -- A new recipient's record begins with it.
  if tg_op = 'UPDATE' then
    perform private.count_records(request);
  end if;
  -- Two companies that answer at once wait for each other here, and the second one sees what the first did.
  perform from private.request_register g where g.request_id = request for update;
  if found then
    perform private.mark_words(request, company);
    select * into stands from private.standing_of(request);
    update private.request_register g
    set state = stands.state, due_at = stands.due_at, is_real = stands.is_real, sent_at = stands.sent_at
    where g.request_id = request and (g.state, g.due_at, g.is_real, g.sent_at)
      is distinct from (stands.state, stands.due_at, stands.is_real, stands.sent_at);
    -- What was taken back is nobody's work any more.
    if stands.state = 'taken back' then
      update public.kept_requests set step = 'done' where request_id = request and step in ('new', 'in work', 'waiting');
    end if;
  end if;
  return null;
end;
$$;
-- Triggers of one row run by name: after `keep_record`.
create trigger keep_record_followed after insert or update of status, promised_by, sent_at, answered_at, withdrawn_at
  on public.request_recipients for each row execute function private.follow_request();
create trigger follow_request after update of created_at, confirmed_at, withdrawn_at, answers on public.requests
  for each row when (
    (old.created_at, old.confirmed_at, old.withdrawn_at, old.answers)
      is distinct from (new.created_at, new.confirmed_at, new.withdrawn_at, new.answers)
  )
  execute function private.follow_request();

-- What someone typed into the search of requests means: the whole id or the first digits of a reference,
-- an email address, a ZIP code, a city, or the first companies whose names hold these words.
create function private.read_search(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := lower(btrim(coalesce(words, '')));
  digits text := replace(ltrim(typed, '#'), '-', '');
  companies uuid[];
begin
  if typed = '' then
    return '{}';
  end if;
  perform private.refuse_if(char_length(typed) > 254, 'PT422', 'Search for fewer words.');
  if position('@' in typed) > 0 then
    return jsonb_build_object('as', 'email', 'contact_hash', private.salted_hash(typed));
  end if;
  if typed ~ '^[0-9]{5}$' then
    return jsonb_build_object('as', 'zip', 'zip', typed);
  end if;
  if digits ~ '^[0-9a-f]{32}$' or typed ~ '^#?[0-9a-f]{4}(-?[0-9a-f]{1,4})?$' and digits ~ '[0-9]' then
    return jsonb_build_object('as', 'reference', 'first', rpad(digits, 32, '0')::uuid, 'last', rpad(digits, 32, 'f')::uuid);
  end if;
  if typed = 'elsewhere' or exists (select from public.cities c where c.id = replace(typed, ' area', '')) then
    return jsonb_build_object('as', 'city', 'city', replace(typed, ' area', ''));
  end if;
  companies := array(
    select c.id from public.companies c
    where position(typed in lower(c.name)) > 0
    order by c.status <> 'approved', lower(c.name), c.id limit 8
  );
  if companies = '{}' and digits ~ '^[0-9a-f]{4,8}$' then
    return jsonb_build_object('as', 'reference', 'first', rpad(digits, 32, '0')::uuid, 'last', rpad(digits, 32, 'f')::uuid);
  end if;
  return jsonb_build_object('as', 'companies', 'companies', companies, 'names', array(
    select c.name from public.companies c where c.id = any (companies) order by c.status <> 'approved', lower(c.name), c.id limit 3
  ));
end;
$$;

-- The conditions of a list of requests over `private.request_register r`.
create function private.request_conditions(trade text, city text, state text, since timestamptz, search jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select array_to_string(array_remove(array[
    'true',
    'r.trade_id = ' || quote_literal(nullif(trade, '')),
    'r.city_id = ' || quote_literal(nullif(city, '')),
    case
      when state = 'late' then 'r.state = ''waiting'' and r.due_at < now()'
      when state <> '' then 'r.state = ' || quote_literal(state)
    end,
    'r.sent_at >= ' || quote_literal(since::text) || '::timestamptz',
    case search ->> 'as'
      when 'zip' then format('r.zip = %L', search ->> 'zip')
      when 'city' then format('r.city_id = %L', search ->> 'city')
      when 'reference' then format('r.request_id between %L and %L', search ->> 'first', search ->> 'last')
      when 'email' then format('r.request_id = any (array(select c.request_id from public.consents c where c.contact_hash = %L))',
        search ->> 'contact_hash')
    end
  ], null), ' and ');
$$;

-- The requests a filter finds, at most so many beyond a key: newest first, or those newer than it, oldest
-- first. Found by a company, a request is ordered by when it was last passed on to one of those.
create function private.find_requests(
  conditions text, search jsonb, from_at timestamptz, from_id uuid, newer boolean, most integer
) returns table (request_id uuid, key_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Both keys of a row, which sides of them are meant, and in which order.
  beyond text := case when from_at is null then 'true' else format('(%%1$s.sent_at, %%1$s.request_id) %s (%L::timestamptz, %L::uuid)',
    case when newer then '>' else '<' end, from_at, from_id) end;
  ordered text := format('%%1$s.sent_at %1$s, %%1$s.request_id %1$s', case when newer then 'asc' else 'desc' end);
begin
  if search ->> 'as' = 'companies' then
    return query execute format(
      'select f.request_id, f.sent_at from unnest(%1$L::uuid[]) c (id) cross join lateral (
         select p.request_id, p.sent_at
         from public.request_recipients p join private.request_register r on r.request_id = p.request_id
         where p.company_id = c.id and %2$s and %3$s and not exists (
           select from public.request_recipients q
           where q.request_id = p.request_id and q.company_id = any (%1$L::uuid[])
             and (q.sent_at, q.company_id) > (p.sent_at, p.company_id)
         )
         order by %4$s limit %6$s
       ) f order by %5$s limit %6$s',
      (select coalesce(array_agg(value::uuid), '{}') from jsonb_array_elements_text(search -> 'companies')),
      conditions, format(beyond, 'p'), format(ordered, 'p'), format(ordered, 'f'), most);
  else
    return query execute format(
      'select r.request_id, r.sent_at from private.request_register r where %s and %s order by %s limit %s',
      conditions, format(beyond, 'r'), format(ordered, 'r'), most);
  end if;
end;
$$;

-- One request as the staff's list shows it. What identifies a person is not in it.
create function private.request_line(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', g.request_id, 'reference', r.reference, 'sent_at', g.sent_at,
    'trade_id', g.trade_id, 'city_id', g.city_id, 'zip', g.zip,
    'estimate', case when r.estimate is not null
      then jsonb_build_object('low', r.estimate -> 'low', 'high', r.estimate -> 'high') end,
    'state', g.state, 'late', coalesce(g.state = 'waiting' and g.due_at < now(), false),
    'confirmed_at', r.confirmed_at, 'withdrawn_at', r.withdrawn_at,
    'same_as', upper(left(g.same_as::text, 4) || '-' || substr(g.same_as::text, 5, 4)),
    'kept_step', (select k.step from public.kept_requests k where k.request_id = g.request_id),
    'complaints', (select count(*) from public.complaints c where c.request_id = g.request_id and c.closed_at is null),
    'stopped', exists (select from public.request_stops s where s.request_id = g.request_id and s.undone_at is null),
    'channels', array(select distinct w.channel from public.consents w where w.request_id = g.request_id order by 1),
    'recipients', coalesce((
      select jsonb_agg(jsonb_build_object('company_id', p.company_id, 'company_name', p.company_name, 'status', p.status,
        'sent_at', p.sent_at, 'promised_by', p.promised_by, 'answered_at', p.answered_at, 'withdrawn_at', p.withdrawn_at,
        'overdue', coalesce(p.status in ('sent', 'viewed') and p.promised_by < now(), false),
        'deleted_at', c.deleted_at) order by p.sent_at, p.place)
      from public.request_recipients p
      left join public.company_records c on c.request_id = p.request_id and c.company_id = p.company_id
      where p.request_id = g.request_id
    ), '[]'))
  from private.request_register g
  join public.requests r on r.id = g.request_id
  where g.request_id = request;
$$;

create function private.admin_requests(
  trade text, city text, state text, since timestamptz, words text, from_at timestamptz, from_id uuid, newer boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  page constant integer := 25;
  most_counted constant integer := 10000;
  search jsonb;
  conditions text;
  lines jsonb;
  counted integer;
begin
  perform private.admins_only();
  search := private.read_search(words);
  conditions := private.request_conditions(trade, city, state, since, search);
  select coalesce(jsonb_agg(private.request_line(f.request_id) || jsonb_build_object('key_at', f.key_at) order by f.n), '[]')
  into lines
  from private.find_requests(conditions, search, from_at, from_id, coalesce(newer, false), page + 1)
    with ordinality f (request_id, key_at, n);
  -- Counted once, on the first page.
  if from_at is null and coalesce(search ->> 'as', '') <> 'companies' then
    execute format('select count(*) from (select from private.request_register r where %s limit %s) counted',
      conditions, most_counted + 1) into counted;
  end if;
  -- Who looks for a person leaves that behind; the address does not stand in the log.
  if search ->> 'as' = 'email' then
    perform private.log_action('searched by email address',
      detail => jsonb_build_object('found', coalesce(counted, jsonb_array_length(lines))));
  end if;
  return jsonb_build_object('lines', lines - page, 'more', jsonb_array_length(lines) > page,
    'count', case when counted is not null then least(counted, most_counted) end, 'count_is_least', coalesce(counted > most_counted, false),
    'search', search - 'contact_hash' - 'companies' - 'first' - 'last');
end;
$$;

-- The same for a spreadsheet, without anything that leads to a person. Logged.
create function private.export_requests(trade text, city text, state text, since timestamptz, words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  search jsonb;
  lines jsonb;
begin
  perform private.admins_only();
  search := private.read_search(words);
  select coalesce(jsonb_agg(private.request_line(f.request_id) - 'zip' - 'estimate' order by f.n), '[]') into lines
  from private.find_requests(private.request_conditions(trade, city, state, since, search), search, null, null, false, most + 1)
    with ordinality f (request_id, key_at, n);
  perform private.log_action('exported requests', detail => jsonb_strip_nulls(jsonb_build_object(
    'lines', least(jsonb_array_length(lines), most), 'trade', nullif(trade, ''), 'city', nullif(city, ''),
    'state', nullif(state, ''), 'since', since, 'search', search ->> 'as')));
  return jsonb_build_object('lines', lines - most, 'more', jsonb_array_length(lines) > most);
end;
$$;

create function private.proposal_counts(trade text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(not exists (select from public.trades t where t.id = trade),
    'PT404', 'This trade is not known here.');
  return jsonb_build_object(
    'requests', (
      select count(*) from private.request_register g
      where g.trade_id = trade and g.is_real and g.state not in ('unconfirmed', 'taken back')
    ),
    'companies', (
      select count(distinct c.id)
      from public.cities w
      cross join lateral private.listed_for(trade, w.id) l (id)
      join public.companies c on c.id = l.id and c.status = 'approved' and not c.is_demo
    ),
    'counted_at', now()
  );
end;
$$;

-- ==== supabase/schemas/68_admin.sql ====

-- What else the staff read and do: what waits for them today, companies, figures, and what there is of one person.
-- For admins only, which each call asks for itself.

-- How a company kept its promises since a day: how many answers were due, and how many came in time.
create function private.promises_kept(company uuid, since timestamptz, out passed_on bigint, out due bigint, out in_time bigint)
language sql stable security definer set search_path = '' as $$
  select count(*), count(*) filter (where k.answered_in is not null or k.due_by < now()), count(*) filter (where k.in_time)
  from public.company_records k where k.company_id = company and k.sent_at >= since;
$$;

-- All that the staff see of a company. `hash` names what a decision is about.
create function private.company_line(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.reviewed_facts(c.id) || jsonb_build_object('status', c.status, 'reply_hours', c.reply_hours,
      'paused', c.paused and coalesce(c.paused_until > now(), true), 'is_demo', c.is_demo, 'created_at', c.created_at,
      'members', coalesce((
        select jsonb_agg(jsonb_build_object('email', coalesce(u.email, m.signup_email), 'role', m.role,
          'confirmed', private.is_confirmed(m.user_id)) order by m.joined_at)
        from public.company_members m left join auth.users u on u.id = m.user_id where m.company_id = c.id
      ), '[]'),
      'decisions', coalesce((
        select jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'decided_at', d.decided_at,
          'checked', d.checked, 'decided_by', (select u.email from auth.users u where u.id = d.decided_by))
          order by d.decided_at desc)
        from public.company_decisions d where d.company_id = c.id
      ), '[]'),
      'checks', private.checks_for(c.id), 'license_checked_at', c.license_checked_at,
      'complaints', (select count(*) from public.complaints k
        where k.company_id = c.id and k.written_by = 'homeowner' and k.closed_at is null),
      -- How often it said that a homeowner asked everyone to stop, and how often that was not so.
      'stops', (select count(*) from public.request_stops s where s.company_id = c.id),
      'stops_undone', (select count(*) from public.request_stops s where s.company_id = c.id and s.undone_at is not null),
      'passed_on', promises.passed_on, 'due', promises.due, 'in_time', promises.in_time)
    from public.companies c
    cross join lateral private.promises_kept(c.id, now() - interval '90 days') promises
    where c.id = company
  );
end;
$$;

-- How many companies there are of each status.
create function private.companies_by_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.status, s.n), '{}')
  from (select c.status, count(*) as n from public.companies c group by c.status) s;
$$;

create function private.admin_companies(status text, words text, from_name text, from_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 25;
  typed text := lower(btrim(coalesce(words, '')));
  found uuid[];
begin
  perform private.admins_only();
  execute format('select array(select c.id from public.companies c where %s order by lower(c.name), c.id limit %s)',
    array_to_string(array_remove(array[
      'true',
      'c.status = ' || quote_literal(nullif(status, '')),
      case when typed <> '' then format('(position(%1$L in lower(c.name)) > 0 or position(%1$L in lower(c.license)) > 0
        or c.phone = %1$L or c.id::text = %1$L
        or c.id in (select m.company_id from public.company_members m where lower(m.signup_email) = %1$L))', typed) end,
      case when from_name is not null then format('(lower(c.name), c.id) > (lower(%L), %L::uuid)', from_name, from_id) end
    ], null), ' and '), page + 1) into found;
  return jsonb_build_object('more', cardinality(found) > page, 'companies', coalesce((
    select jsonb_agg(private.company_line(f.id) order by f.n)
    from unnest(found[:page]) with ordinality f (id, n)
  ), '[]'), 'counts', private.companies_by_status());
end;
$$;

-- The monday, in Central time, on which a week began.
create function private.week_of(at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('week', at at time zone 'America/Chicago')::date;
$$;

-- When each of the last weeks began, the running one last, and the next one begins.
create function private.last_weeks(many integer) returns timestamptz[]
language sql stable set search_path = '' as $$
  select array_agg((private.week_of(now()) - 7 * n)::timestamp at time zone 'America/Chicago' order by n desc)
  from generate_series(-1, many - 1) n;
$$;

-- The answers that companies owed so far: whether each came in time, and after how many minutes. The time runs
-- from when the company could see the person.
create view private.answers_due with (security_invoker = true) as
select k.sent_at, k.trade_id, coalesce(k.city_id, 'elsewhere') as city_id, k.in_time, k.answered_in / 60 as minutes
from public.company_records k
where k.answered_in is not null or k.due_by < now();

-- Figures and trends of the last twelve weeks, and the places nobody serves of the last 90 days.
create function private.admin_figures() returns jsonb
-- Sorted in memory, however many requests there were.
language plpgsql stable security definer set search_path = '' set work_mem = '64MB' as $$
declare
  begins timestamptz[] := private.last_weeks(12);
  figures jsonb;
begin
  perform private.admins_only();
  -- Each grouping set fills one of week, trade and city: `line` says which and with what.
  with requests as (
    select concat_ws(' ', 'week ' || g.week, 'trade ' || g.trade_id, 'city ' || g.city_id) as line, g.week, g.trade_id,
      g.city_id, sum(g.n) as n, sum(g.taken_back) as taken_back, sum(g.kept) as kept
    from (
      select width_bucket(r.sent_at, begins) as week, r.trade_id, r.city_id, count(*) as n,
        count(*) filter (where r.state = 'taken back') as taken_back, count(*) filter (where r.state = 'kept') as kept
      from private.request_register r where r.sent_at >= begins[1]
      group by 1, 2, 3
    ) g
    group by grouping sets ((g.week), (g.trade_id), (g.city_id))
  -- Of each line how many answers took how long: to five minutes beyond four hours, so that there are few such
  -- times, and the half is found by adding up where all answers would have to be sorted.
  ), times as (
    select a.week, a.trade_id, a.city_id, a.minutes, count(*) as n, count(*) filter (where a.in_time) as in_time
    from (
      select width_bucket(n.sent_at, begins) as week, n.trade_id, n.city_id, n.in_time,
        case when n.minutes < 240 then n.minutes::integer else (n.minutes / 5)::integer * 5 end as minutes
      from private.answers_due n where n.sent_at >= begins[1]
    ) a
    group by grouping sets ((a.week, a.minutes), (a.trade_id, a.minutes), (a.city_id, a.minutes))
  ), answers as (
    select concat_ws(' ', 'week ' || t.week, 'trade ' || t.trade_id, 'city ' || t.city_id) as line, t.week, t.trade_id,
      t.city_id, sum(t.n) as due, sum(t.in_time) as in_time, min(t.minutes) filter (where t.within >= t.given / 2) as median
    from (
      -- Unanswered ones have no time and come last.
      select u.*, sum(u.n) over (line order by u.minutes) as within,
        sum(u.n) filter (where u.minutes is not null) over line as given
      from times u window line as (partition by u.week, u.trade_id, u.city_id)
    ) t
    group by t.week, t.trade_id, t.city_id
  ), lines as (
    select coalesce(q.week, a.week) as week, coalesce(q.trade_id, a.trade_id) as trade_id,
      coalesce(q.city_id, a.city_id) as city_id,
      jsonb_build_object('requests', coalesce(q.n, 0), 'taken_back', coalesce(q.taken_back, 0), 'kept', coalesce(q.kept, 0),
        'due', coalesce(a.due, 0), 'in_time', coalesce(a.in_time, 0), 'median_minutes', a.median) as figures,
      coalesce(q.n, 0) as n
    from requests q full join answers a on a.line = q.line
  )
  select jsonb_build_object(
    'weeks', (
      select jsonb_agg(coalesce(l.figures, '{"requests": 0, "taken_back": 0, "kept": 0, "due": 0, "in_time": 0, "median_minutes": null}')
        || jsonb_build_object('week', private.week_of(begins[s.nth])) order by s.nth)
      from generate_series(1, 12) s (nth) left join lines l on l.week = s.nth
    ),
    'trades', coalesce((select jsonb_agg(l.figures || jsonb_build_object('trade_id', l.trade_id) order by l.n desc, l.trade_id)
      from lines l where l.trade_id is not null), '[]'),
    'cities', coalesce((select jsonb_agg(l.figures || jsonb_build_object('city_id', l.city_id) order by l.n desc, l.city_id)
      from lines l where l.city_id is not null), '[]'),
    'unserved', coalesce((
      select jsonb_agg(to_jsonb(u)) from (
        select g.city_id, g.zip, g.trade_id, count(*) as requests, max(g.sent_at) as last_at
        from private.request_register g
        where g.state = 'kept' and g.sent_at > now() - interval '90 days' and g.zip is not null
        group by g.city_id, g.zip, g.trade_id order by count(*) desc, max(g.sent_at) desc limit 50
      ) u
    ), '[]')
  ) into figures;
  return figures;
end;
$$;

-- Copies of a request taken back from a company in the last 90 days, which it has not said it deleted. The few
-- such records are found first; the "offset" keeps the recipients behind them.
create view private.standing_copies with (security_invoker = true) as
select p.*
from public.company_records c
cross join lateral (
  select * from public.request_recipients p where p.request_id = c.request_id and p.company_id = c.company_id offset 0
) p
where c.taken_back and c.deleted_at is null and p.withdrawn_at > now() - interval '90 days';

-- Those that it opened.
create function private.undeleted_copies()
returns table (request_id uuid, company_id uuid, company_name text, withdrawn_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.request_id, p.company_id, p.company_name, p.withdrawn_at
  from private.standing_copies p
  where (p.viewed_at is not null or p.answered_at is not null) and exists (
    select from public.company_events e
    where e.request_id = p.request_id and e.company_id = p.company_id and e.kind = 'opened' offset 0
  );
$$;

-- What waits for the staff: the oldest ten cases of each kind, alarms, the last lines of the log, and what nobody
-- reports by itself. `undeleted`: copies that a company opened; `unconfirmed_copies`, opened or not, of the last
-- 90 days; `late`, the requests whose promise ran out without an answer; and `mail`, letters that should have left
-- ten minutes ago.
create function private.admin_today() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 10;
begin
  perform private.admins_only();
  return jsonb_build_object(
    'now', now(),
    'cases', (
      select coalesce(jsonb_object_agg(w.kind, jsonb_build_object('count', w.n, 'since', w.since, 'first', array(
        select private.case_line(w.kind, f.id) from (
          select c.id, c.since from private.cases c where c.kind = w.kind and c.is_ours order by c.since, c.id limit most
        ) f order by f.since, f.id
      ))), '{}')
      from (select c.kind, count(*) as n, min(c.since) as since from private.cases c where c.is_ours group by c.kind) w
    ),
    'undeleted', (
      select jsonb_build_object('count', count(*), 'first', coalesce(
        (array_agg(to_jsonb(u) || jsonb_build_object('reference',
          upper(left(u.request_id::text, 4) || '-' || substr(u.request_id::text, 5, 4))) order by u.withdrawn_at))[:most], '{}'))
      from private.undeleted_copies() u
    ),
    'unconfirmed_copies', (select count(*) from private.standing_copies),
    'late', (select count(*) from private.request_register g where g.state = 'waiting' and g.due_at < now()),
    'mail', (
      select jsonb_build_object('waiting', count(*), 'since', min(q.created_at))
      from private.mail_queue q
      where q.state in ('queued', 'sending') and q.counts_at < now() - interval '10 minutes'
        and (q.last_error <> '' or q.due_at < now() - interval '10 minutes')
    ),
    'alarms', coalesce((
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'hour', a.hour, 'figure', a.figure, 'threshold', a.threshold)
        order by a.hour desc)
      from public.alarms a where a.hour > now() - interval '2 days'
    ), '[]'),
    'log', private.log_lines(null, null, null, 5)
  );
end;
$$;

-- This week in one line, and how many requests each of the last twelve weeks had.
create function private.admin_week() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  begins timestamptz[] := private.last_weeks(12);
begin
  perform private.admins_only();
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(
        (select count(*) from private.request_register r where r.sent_at >= begins[n] and r.sent_at < begins[n + 1])
        order by n)
      from generate_series(1, 12) n
    ),
    'week', (
      select jsonb_build_object('due', count(*), 'in_time', count(*) filter (where a.in_time),
        'median_minutes', round(percentile_cont(0.5) within group (order by a.minutes)))
      from private.answers_due a where a.sent_at >= begins[12]
    ),
    'taken_back', (
      select count(*) from public.requests r
      where r.withdrawn_at >= begins[12]
    ),
    'companies', private.companies_by_status()
  );
end;
$$;

-- Who a request is from; null once that is gone.
create function private.contact_of(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', c.name, 'email', c.email, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
    'phone', coalesce((select p.phone from public.request_phones p where p.request_id = c.request_id), ''))
  from public.request_contacts c where c.request_id = request;
$$;

-- Opens the contact data of a request for an admin, who says why. It is logged before it is answered.
create function private.open_contact(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened contact data', request => request, reason => why);
  return private.contact_of(request);
end;
$$;

-- All that is kept of a request, on one sheet: what was sent, what was agreed to, and what became of it.
create function private.evidence_sheet(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'reference', r.reference, 'trade_id', r.trade_id, 'city_id', r.city_id,
    'page', r.page, 'referrer', r.referrer, 'fill_seconds', r.fill_seconds, 'sent_at', r.created_at,
    'confirmed_at', r.confirmed_at,
    -- Null: nobody was asked, or the person did not confirm.
    'confirmed_by_mail_at', (select f.received_at from public.request_confirmations f where f.request_id = r.id),
    'answers', r.answers, 'unanswered', r.unanswered, 'estimate', r.estimate, 'withdrawn_at', r.withdrawn_at,
    'contact', private.contact_of(r.id),
    'consents', coalesce((
      select jsonb_agg(to_jsonb(w) - array['request_id', 'call_id'] order by w.id) from public.consents w where w.request_id = r.id
    ), '[]'),
    'recipients', coalesce((
      select jsonb_agg(to_jsonb(p) - 'request_id' order by p.sent_at, p.place)
      from public.request_progress p where p.request_id = r.id
    ), '[]'),
    'stops', coalesce((
      select jsonb_agg(to_jsonb(s) - 'request_id' order by s.told_at) from public.request_stops s where s.request_id = r.id
    ), '[]'),
    'log', coalesce((
      select jsonb_agg(to_jsonb(l) order by l.id) from public.audit_log l where l.request_id = r.id
    ), '[]')
  )
  from public.requests r where r.id = request;
$$;

-- The sheet, for an admin who says why; opening it is logged.
create function private.evidence_of(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened evidence', request => request, reason => why);
  return private.evidence_sheet(request);
end;
$$;

-- One person whole, across requests, calls and forms: by email address or phone number, as someone asks us
-- "what do you have?" or "delete it". What was taken back is found too, by the hash that stays.
create function private.person_of(contact text, out kind text, out value text, out requests uuid[])
language plpgsql stable security definer set search_path = '' as $$
declare
  search text[] := private.form_search(contact);
begin
  perform private.refuse_if(search is null or search[1] not in ('email', 'phone'),
    'PT422', 'Type a whole email address or a whole phone number.');
  kind := search[1];
  value := search[2];
  requests := array(
    select distinct w.request_id from public.consents w
    where w.contact_hash = private.salted_hash(search[2]) and w.request_id is not null
    union select c.request_id from public.request_contacts c where search[1] = 'email' and lower(c.email) = search[2]
    union select p.request_id from public.request_phones p where search[1] = 'phone' and p.phone = search[2]
  );
end;
$$;

create function private.export_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
  person record;
begin
  select * into person from private.person_of(contact);
  perform private.log_action('exported a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', to_jsonb(person.requests)));
  return jsonb_build_object(
    'requests', coalesce((
      -- What our own staff did is not the person's.
      select jsonb_agg(private.evidence_sheet(r.id) - 'log' || jsonb_build_object('complaints', coalesce((
        select jsonb_agg(jsonb_build_object('created_at', k.created_at, 'body', k.body, 'closed_at', k.closed_at,
          'answer', case when k.answered_by_mail then k.resolution end) order by k.created_at)
        from public.complaints k where k.request_id = r.id and k.written_by = 'homeowner'), '[]')) order by r.created_at)
      from public.requests r where r.id = any (person.requests)
    ), '[]'),
    'calls', coalesce((
      select jsonb_agg(to_jsonb(c) - array['note', 'changed_by'] order by c.created_at) from public.call_requests c
      where person.value = case person.kind when 'email' then lower(c.email) else c.phone end
    ), '[]'),
    'forms', coalesce((
      select jsonb_agg(to_jsonb(o) - array['note', 'changed_by'] order by o.created_at) from public.onboardings o
      where person.kind = 'email' and lower(o.email) = person.value
    ), '[]'));
end;
$$;

-- Takes back every request of a person and deletes what else was sent with that address or number. Answers
-- how many of each. Proof without name, address or number stays.
create function private.forget_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
  person record;
  taken integer;
  calls integer;
  forms integer;
begin
  select * into person from private.person_of(contact);
  insert into public.request_withdrawals (request_id)
  select r.id from public.requests r where r.id = any (person.requests) and r.withdrawn_at is null
  on conflict do nothing;
  get diagnostics taken = row_count;
  delete from public.call_requests c
  where person.value = case person.kind when 'email' then lower(c.email) else c.phone end;
  get diagnostics calls = row_count;
  delete from public.onboardings o where person.kind = 'email' and lower(o.email) = person.value;
  get diagnostics forms = row_count;
  perform private.log_action('deleted a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', taken, 'calls', calls, 'forms', forms));
  return jsonb_build_object('requests', taken, 'calls', calls, 'forms', forms);
end;
$$;

-- ==== supabase/schemas/70_mail_queue.sql ====

-- Mail. What is to be told is queued in the transaction that it tells of, by triggers here; a sender
-- (supabase/functions/mail) claims, writes and delivers it (72_mail_sending.sql). The queue holds
-- facts, never a homeowner's contact data in mail to a company, and no secret that can be read: that of a
-- mailed link is derived from the letter's id, so that each try mails the same one, and only its SHA-256 is
-- stored; letters about accounts are sealed by the sender.

create table private.mail_queue (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'account', 'app taken off',
    'request sent', 'declined', 'lapsed', 'company left', 'asked to stop', 'complaint answered',
    'new request', 'reminder', 'taken back',
    'company approved', 'company rejected', 'company suspended', 'company restored', 'invitation',
    'statement asked', 'report answered',
    'order paid', 'order failed', 'order refunded', 'order ended', 'order to look at',
    'call asked', 'work for the operator', 'onboarding received'
  )),
  -- Names what is told and to whom, so that nothing is told twice.
  key text not null unique,
  -- Emptied when the letter is sent or given up for good.
  to_address text not null check (char_length(to_address) <= 254),
  -- Mail to an address may come back.
  address_hash text not null,
  -- Letters are counted by the mailbox that they reach, with what they are like, and from when on.
  mailbox_hash text not null default '',
  counts_with text not null default 'requests',
  counts_at timestamptz not null default now(),
  -- What the letter says, apart from what the site itself knows.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  request_id uuid references public.requests on delete cascade,
  company_id uuid references public.companies on delete cascade,
  -- The account it goes to; null: a homeowner, or someone invited.
  user_id uuid references auth.users on delete cascade,
  -- Not sent: `needless`, since what it says is no longer so; `suppressed`, since its address takes no mail
  -- or has had enough for two days; `dead`, after every try.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'needless', 'suppressed', 'dead')),
  -- How often it was claimed, but for tries at which the provider took nothing at all. Names the try, too.
  tries smallint not null default 0,
  -- When it may be claimed: the next try, or the end of the claim of a sender that did not come back.
  due_at timestamptz not null default now(),
  last_error text not null default '',
  -- The letter's name at the provider.
  provider_id text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index mail_queue_due_idx on private.mail_queue (due_at) where state in ('queued', 'sending');
create index mail_queue_newest_idx on private.mail_queue (created_at desc, id desc);
create index mail_queue_state_idx on private.mail_queue (state, created_at desc, id desc) include (counts_at);
create index mail_queue_ended_idx on private.mail_queue (ended_at) where ended_at is not null;
create index mail_queue_mailbox_idx on private.mail_queue (mailbox_hash, counts_at);
create index mail_queue_request_idx on private.mail_queue (request_id);
create index mail_queue_company_idx on private.mail_queue (company_id);
create index mail_queue_user_idx on private.mail_queue (user_id);

-- Who gets no mail: an address whose mail comes back, and a mailbox whose owner called it spam. Anyone may
-- type `owner+anything@` into a form, and it comes back where the host knows no such addresses: that says
-- nothing of `owner@`.
create table private.mail_suppressions (
  -- Of the address that bounced, or of the mailbox that complained.
  address_hash text primary key,
  reason text not null check (reason in ('bounced', 'complained')),
  created_at timestamptz not null default now()
);

-- The promises that still run, and only these: when the clock looks at each next, and what it does then.
create table private.reply_clock (
  request_id uuid not null,
  company_id uuid not null,
  step text not null check (step in ('remind', 'lapse')),
  due_at timestamptz not null,
  promised_by timestamptz not null,
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index reply_clock_due_idx on private.reply_clock (due_at);

-- Where the embedded server's letters arrive, since nothing leaves this machine. Empty on a hosted
-- project. It holds private links, so only the operator reads it.
create table public.mailbox (
  -- The letter's id in the queue, so that it arrives once.
  id uuid primary key,
  arrived_at timestamptz not null default now(),
  kind text not null,
  to_address text not null,
  subject text not null,
  plain text not null,
  html text not null,
  request_id uuid references public.requests on delete cascade
);
create index mailbox_newest_idx on public.mailbox (arrived_at desc, id);
create index mailbox_request_idx on public.mailbox (request_id);

create policy "the operator reads the mailbox" on public.mailbox
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- Putting letters into the queue.

-- A secret that only this database can make, the same each time it is asked for.
create function private.mail_secret(purpose text, subject uuid) returns text
language sql stable set search_path = '' as $$
  select private.salted_hash('mail ' || purpose || ' ' || subject);
$$;

-- Which letters are counted together. Forms filled in with someone's address use up neither the letters of
-- that person's own requests nor those about money, which follow from what the payment provider told; and
-- whoever gets no more of the first kind can still ask for the private link.
create function private.letter_group(kind text, facts jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when kind in ('call asked', 'onboarding received') then 'forms'
    when kind = 'invitation' then 'invitations'
    when kind like 'order %' then 'orders'
    when facts ->> 'again' = 'true' then 'links'
    else 'requests'
  end;
end;
$$;

-- Whether letters to an address are not sent.
create function private.takes_no_mail(its_address text, its_mailbox text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.mail_suppressions s
    where s.address_hash = its_address or s.address_hash = its_mailbox and s.reason = 'complained'
  );
end;
$$;

-- Queues a letter unless one with its key is there: for now, for tomorrow where its mailbox has had enough
-- today, or not at all where it has had enough for tomorrow, too. Answers its id, or null if it won't be sent.
create function private.queue_mail(
  what text, about text, address text, told jsonb, request uuid, company uuid, person uuid
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  its_address text := private.salted_hash(address);
  its_mailbox text := private.mailbox_hash(address);
  its_group text := private.letter_group(what, told);
  most integer := (
    select case its_group when 'forms' then s.form_letters_per_address_per_day else s.letters_per_address_per_day end
    from private.settings s
  );
  waits boolean := false;
  why_not text;
  letter uuid;
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  why_not := case
    when not private.is_address(address) then 'This is no address that mail can be sent to.'
    when private.takes_no_mail(its_address, its_mailbox) then 'The address is on the list of those that get no mail.'
  end;
  if why_not is null and person is null then
    select count(*) filter (where q.counts_at <= now()) >= most,
      case when count(*) filter (where q.counts_at <= now()) >= most and count(*) filter (where q.counts_at > now()) >= most
        then 'Too many letters to this address in two days.' end
    into waits, why_not
    from private.mail_queue q
    where q.mailbox_hash = its_mailbox and q.user_id is null and q.state <> 'suppressed'
      and q.counts_at > now() - interval '1 day' and q.counts_with = its_group;
  end if;
  insert into private.mail_queue
    (kind, key, to_address, address_hash, mailbox_hash, counts_with, counts_at, due_at, facts,
      request_id, company_id, user_id, state, last_error, ended_at)
  select what, about, case when why_not is null then address else '' end, its_address, its_mailbox, its_group, due.at, due.at, told,
    request, company, person, case when why_not is null then 'queued' else 'suppressed' end,
    coalesce(why_not, case when waits then 'Enough letters to this address for today. It goes tomorrow.' end, ''),
    case when why_not is not null then now() end
  from (select now() + case when waits then interval '1 day' else '0' end as at) due
  on conflict do nothing
  returning id into letter;
  return case when why_not is null then letter end;
end;
$$;

-- Takes a letter out of the queue, and out of the mailbox of this machine.
create function private.forget_letter(about text) returns void
language sql security definer set search_path = '' as $$
  with gone as (delete from private.mail_queue q where q.key = about returning q.id)
  delete from public.mailbox b using gone where b.id = gone.id;
$$;

-- Tells the members of a company: all, or those who want mail of requests.
create function private.mail_members(
  company uuid, what text, about text, told jsonb, request uuid, who_wants boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(what, about || ' ' || m.user_id, u.email, told, request, company, m.user_id)
  from public.company_members m
  join auth.users u on u.id = m.user_id
  where m.company_id = mail_members.company and (m.mail_requests or not who_wants);
end;
$$;

-- Tells every admin of work that waits.
create function private.mail_admins(what text, about text, told jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.queue_mail(what, about || ' ' || s.user_id, u.email, told, null, null, s.user_id)
  from public.staff s join auth.users u on u.id = s.user_id
  where s.role = 'admin';
$$;

-- Tells every admin of a form that was counted a moment ago, and of the view of /admin where it waits.
create function private.tell_operator(view text, reference text, work uuid) returns void
language sql security definer set search_path = '' as $$
  select private.mail_admins('work for the operator', 'work ' || work, jsonb_build_object('view', view, 'reference', reference))
  where (select count(*) from private.recent_forms n where n.form in ('call', 'onboarding') and n.at > now() - interval '1 hour')
    <= (select s.work_letters_per_hour from private.settings s);
$$;

-- What every letter about a request may say of it: nothing that tells who sent it.
create function private.request_facts(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('request', r.id, 'reference', r.reference, 'trade', r.trade_id, 'city', r.city_id)
    from public.requests r where r.id = request
  );
end;
$$;

-- The letters that go to the homeowner of a request, with a link that opens it.
create function private.is_to_homeowner(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request sent', 'declined', 'lapsed', 'company left', 'asked to stop', 'complaint answered');
$$;

-- Tells the homeowner of a request, who has not asked everyone to stop or who asked us something, with a
-- link that opens it.
create function private.mail_homeowner(request uuid, what text, about text, told jsonb, company uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select c.email from public.request_contacts c where c.request_id = request);
  letter uuid;
begin
  if address is null or what not in ('asked to stop', 'complaint answered') and exists (
    select from public.request_stops s where s.request_id = request and s.scope = 'everything' and s.undone_at is null
  ) then
    return;
  end if;
  letter := private.queue_mail(what, about, address,
    private.request_facts(request) || jsonb_build_object('page', (select r.page from public.requests r where r.id = request)) || told,
    request, company, null);
  if letter is null then
    return;
  end if;
  insert into private.request_tokens (request_id, token_hash)
  values (request, encode(sha256(convert_to(private.mail_secret('link', letter), 'UTF8')), 'hex'));
  if told ->> 'confirm' = 'true' then
    insert into private.confirmation_tokens (request_id, token_hash)
    values (request, encode(sha256(convert_to(private.mail_secret('confirm', letter), 'UTF8')), 'hex'))
    on conflict (request_id) do update set token_hash = excluded.token_hash;
  end if;
end;
$$;

-- A request came in.
create function private.tell_homeowner(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mail_homeowner(request, 'request sent', 'request sent ' || request,
    jsonb_build_object(
      'companies', array(
        select jsonb_build_object('name', p.company_name, 'promised_by', p.promised_by)
        from public.request_recipients p where p.request_id = request order by p.place
      ),
      'confirm', (select r.confirmed_at is null from public.requests r where r.id = request)),
    null);
end;
$$;

-- Mails the private links of an address again, once a day each: of its five newest requests that stand.
-- Who asks is told nothing of whether there are any; whoever can read the mail may open them.
create function private.mail_links(address text) returns void
language sql security definer set search_path = '' as $$
  select private.mail_homeowner(mine.id, 'request sent', concat_ws(' ', 'link again', current_date, mine.id),
    jsonb_build_object('companies', '[]'::jsonb, 'again', true, 'confirm', mine.confirmed_at is null), null)
  from (
    select r.id, r.confirmed_at
    from public.request_contacts c join public.requests r on r.id = c.request_id
    where lower(c.email) = lower(btrim(address)) and r.withdrawn_at is null
    order by r.created_at desc limit 5
  ) mine;
$$;

-- A company's part in a request begins, moves on or ends.
create function private.tell_of_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its text := new.request_id || ' ' || new.company_id;
  begins constant timestamptz := now();
begin
  if new.status in ('sent', 'viewed') and new.promised_by is not null then
    if tg_op = 'INSERT' or new.promised_by is distinct from old.promised_by then
      insert into private.reply_clock (request_id, company_id, step, due_at, promised_by)
      -- The last quarter of the promise.
      values (new.request_id, new.company_id, 'remind', new.promised_by - (new.promised_by - begins) / 4, new.promised_by)
      on conflict (request_id, company_id) do update
        set step = excluded.step, due_at = excluded.due_at, promised_by = excluded.promised_by;
    end if;
  else
    delete from private.reply_clock where request_id = new.request_id and company_id = new.company_id;
  end if;
  -- A company is told when it can see the person.
  if new.promised_by is not null and (tg_op = 'INSERT' or old.promised_by is null) then
    perform private.mail_members(new.company_id, 'new request', 'new request ' || its,
      private.request_facts(new.request_id) || jsonb_build_object('company', new.company_name, 'promised_by', new.promised_by),
      new.request_id, true);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    if new.status = 'declined' then
      perform private.mail_homeowner(new.request_id, 'declined', 'declined ' || its,
        jsonb_build_object('company', new.company_name, 'others', (
          select count(*) from public.request_recipients p
          where p.request_id = new.request_id and p.company_id <> new.company_id and p.status in ('sent', 'viewed', 'answered')
        )), new.company_id);
    elsif new.status = 'withdrawn' and new.promised_by is not null then
      perform private.mail_members(new.company_id, 'taken back', 'taken back ' || its,
        private.request_facts(new.request_id) || jsonb_build_object('company', new.company_name),
        new.request_id, false);
    end if;
  end if;
  return null;
end;
$$;
create trigger tell_of_recipient after insert or update of status, promised_by on public.request_recipients
  for each row execute function private.tell_of_recipient();

-- A letter that was being delivered when the contact data went does not arrive after them.
create function private.guard_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_to_homeowner(new.kind)
    and not exists (select from public.request_contacts c where c.request_id = new.request_id)
  then
    return null;
  end if;
  return new;
end;
$$;
create trigger guard_mailbox before insert on public.mailbox for each row execute function private.guard_mailbox();

-- Sets the clock for promises that still run: of one company, or of all.
create function private.start_clocks(company uuid default null) returns void
language sql security definer set search_path = '' as $$
  insert into private.reply_clock (request_id, company_id, step, due_at, promised_by)
  select p.request_id, p.company_id, 'remind', p.promised_by - (p.promised_by - p.sent_at) / 4, p.promised_by
  from public.request_recipients p
  where p.status in ('sent', 'viewed') and p.promised_by > now()
    and (company is null or p.company_id = start_clocks.company)
  on conflict do nothing;
$$;

-- The one letter about a stop: it could be a company's way to be rid of the others.
create function private.tell_of_stop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mail_homeowner(new.request_id, 'asked to stop',
    format('asked to stop %s %s %s', new.request_id, new.scope, new.told_at),
    jsonb_build_object('scope', new.scope,
      'company', (select c.name from public.companies c where c.id = new.company_id),
      'until', new.number_until),
    new.company_id);
  return null;
end;
$$;
create trigger tell_of_stop after insert or update on public.request_stops
  for each row when (new.company_id is not null and new.undone_at is null) execute function private.tell_of_stop();

-- Tells whoever waits for a company, or counts on it, that it is `suspended` or has `closed`, once for each event.
create function private.tell_of_leaving(company uuid, why text, event text) returns void
language sql security definer set search_path = '' as $$
  select private.mail_homeowner(p.request_id, 'company left', 'company left ' || event || ' ' || p.request_id,
    jsonb_build_object('company', p.company_name, 'why', why), p.company_id)
  from public.request_recipients p
  where p.company_id = company and p.promised_by is not null
    and p.status in ('sent', 'viewed', 'answered') and p.sent_at > now() - interval '60 days';
$$;

-- What was decided of a company, with the reason word for word.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its_name text := (select c.name from public.companies c where c.id = new.company_id);
begin
  perform private.log_action(new.decision || ' company', new.company_id, reason => new.reason,
    detail => jsonb_strip_nulls(jsonb_build_object('name', its_name, 'checked', nullif(to_jsonb(new.checked), '[]'))));
  perform private.mail_members(new.company_id, 'company ' || new.decision, 'decision ' || new.id,
    jsonb_build_object('company', its_name, 'reason', new.reason), null, false);
  -- Whoever waits for a suspended company, or counts on it, need not.
  update public.request_recipients p set suspended = new.decision = 'suspended'
  where p.company_id = new.company_id and p.suspended <> (new.decision = 'suspended');
  if new.decision = 'suspended' then
    delete from private.reply_clock k where k.company_id = new.company_id;
    perform private.tell_of_leaving(new.company_id, 'suspended', new.id::text);
  elsif new.decision = 'restored' then
    perform private.start_clocks(new.company_id);
  end if;
  return null;
end;
$$;
create trigger tell_of_decision after insert on public.company_decisions for each row execute function private.tell_of_decision();

create function private.tell_of_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  letter uuid;
begin
  if tg_op <> 'INSERT' then
    delete from private.mail_queue where key = 'invitation ' || old.id and state <> 'sent';
    return null;
  end if;
  letter := private.queue_mail('invitation', 'invitation ' || new.id, new.email,
    jsonb_build_object('company', (select c.name from public.companies c where c.id = new.company_id),
      'expires_at', new.expires_at),
    null, new.company_id, null);
  if letter is not null then
    insert into private.invitation_tokens (invitation_id, token_hash)
    values (new.id, encode(sha256(convert_to(private.mail_secret('invite', letter), 'UTF8')), 'hex'))
    on conflict (invitation_id) do update set token_hash = excluded.token_hash;
  end if;
  return null;
end;
$$;
create trigger tell_of_invitation after insert or delete or update of canceled_at on public.company_invitations
  for each row execute function private.tell_of_invitation();

-- The reply clock: reminds a company in the last quarter of its promise, and tells the homeowner when the
-- promise has lapsed. Answers how many promises it looked at.
create function private.tick() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  done integer := 0;
begin
  for due in
    select k.request_id, k.company_id, k.step, k.promised_by, p.company_name, p.suspended
    from private.reply_clock k
    join public.request_recipients p on p.request_id = k.request_id and p.company_id = k.company_id
    join public.requests r on r.id = k.request_id
    join public.companies c on c.id = k.company_id
    where k.due_at <= now()
    order by k.due_at limit 500
    -- Whoever withdraws or closes an account holds these and then wants the clock: it is left alone this time.
    for update of k skip locked for key share of r skip locked for key share of c skip locked
  loop
    if due.step = 'remind' and due.promised_by > now() then
      perform private.mail_members(due.company_id, 'reminder', 'reminder ' || due.request_id || ' ' || due.company_id,
        private.request_facts(due.request_id) || jsonb_build_object('company', due.company_name, 'promised_by', due.promised_by),
        due.request_id, true);
      update private.reply_clock k set step = 'lapse', due_at = k.promised_by
      where k.request_id = due.request_id and k.company_id = due.company_id;
    else
      -- Of a suspended company the homeowner knows already.
      if not due.suspended then
        perform private.mail_homeowner(due.request_id, 'lapsed', 'lapsed ' || due.request_id || ' ' || due.company_id,
          jsonb_build_object('company', due.company_name), due.company_id);
      end if;
      delete from private.reply_clock k where k.request_id = due.request_id and k.company_id = due.company_id;
    end if;
    done := done + 1;
  end loop;
  return done;
end;
$$;

-- ==== supabase/schemas/72_mail_sending.sql ====

-- Sending what is queued: the calls of the sender, what staff see, and the clock.

-- How the mail provider fares. That it takes nothing, for want of a key, a quota or itself, is no fault of
-- the letters: they stay as they were, and it is left alone for a while, longer each time.
create table private.mail_provider (
  only_row boolean primary key default true check (only_row),
  -- How often in a row it was asked and took nothing. Until it takes a letter it is asked with one at a time.
  refusals smallint not null default 0,
  refused_since timestamptz,
  paused_until timestamptz,
  -- What it answered then.
  answer text not null default '',
  -- When it last took a letter, or found fault with one.
  well_at timestamptz
);
insert into private.mail_provider default values;

-- The calls of the sender.

-- Whether a letter still says what is so.
create function private.still_true(letter private.mail_queue) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    -- The link or code in it is good for a day (`otp_expiry` in supabase/config.toml); a notice has none.
    when letter.kind = 'account' then letter.counts_with = 'notices' or letter.created_at > now() - interval '1 day'
    when letter.kind in ('new request', 'reminder') then exists (
      select from public.request_recipients p
      join public.companies c on c.id = p.company_id and c.status = 'approved'
      join public.company_members m on m.company_id = c.id and m.user_id = letter.user_id and m.mail_requests
      where p.request_id = letter.request_id and p.company_id = letter.company_id and p.status in ('sent', 'viewed')
    )
    when letter.kind in ('declined', 'lapsed') then exists (
      select from public.request_recipients p
      where p.request_id = letter.request_id and p.company_id = letter.company_id
        and p.status = any (case letter.kind when 'declined' then '{declined}' else '{sent,viewed}'::text[] end)
        and not (letter.kind = 'lapsed' and p.suspended)
    )
    when letter.kind = 'company left' then exists (
      select from public.request_recipients p
      where p.request_id = letter.request_id and p.company_id = letter.company_id
        and p.status in ('sent', 'viewed', 'answered') and (p.suspended or private.has_closed(p.company_id))
    )
    when letter.kind = 'asked to stop' then exists (
      select from public.request_stops s
      where s.request_id = letter.request_id and s.company_id = letter.company_id and s.undone_at is null
    )
    when letter.kind = 'statement asked' then exists (
      select from public.complaints k
      where k.id = (letter.facts ->> 'complaint')::uuid and k.closed_at is null and k.stated_at is null
    )
    else true
  end;
$$;

-- How long a letter waits after its nth try, and so how long a sender has it at most: one that ends in the
-- middle is a try, too. Null: that was the last one.
create function private.pause_after(tries integer) returns interval
language sql immutable set search_path = '' as $$
  select ('{1 minute,5 minutes,30 minutes,2 hours,6 hours}'::interval[])[tries];
$$;

-- Ends a letter that was not sent: with its address, and what it says, unless someone may try it again.
create function private.end_letter(letter uuid, as_state text, why text) returns void
language sql security definer set search_path = '' as $$
  update private.mail_queue q set state = as_state, ended_at = now(), last_error = why,
    to_address = case when as_state = 'dead' and q.kind <> 'account' then q.to_address else '' end,
    facts = case when as_state = 'dead' and q.kind <> 'account' then q.facts else '{}' end
  where q.id = letter;
$$;

-- Hands out letters that are due, each to one sender, with the secrets their links carry: as many as it
-- wants, unless fewer are due or the provider is left alone. Try by try the same letter says the same, but
-- for what became untrue: that is given up. `only_kind`: of one kind alone; null: of all.
create function private.claim_mail(most integer default 10, only_kind text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  provider private.mail_provider := (select p from private.mail_provider p);
  wanted integer := case when provider.refusals > 0 then 1 else greatest(1, least(coalesce(most, 10), 50)) end;
  letter private.mail_queue;
  claimed jsonb := '[]';
begin
  if provider.paused_until > now() then
    return claimed;
  end if;
  for letter in
    select q.* from private.mail_queue q
    where q.state in ('queued', 'sending') and q.due_at <= now() and (only_kind is null or q.kind = only_kind)
    order by q.due_at
    for update skip locked
  loop
    -- Whoever asks for a new password gets the letter, though an earlier one came back; but a provider with a
    -- list of its own drops it until the address is taken off there, too.
    if letter.kind <> 'account' and private.takes_no_mail(letter.address_hash, letter.mailbox_hash) then
      perform private.end_letter(letter.id, 'suppressed', 'The address is on the list of those that get no mail.');
    elsif not private.still_true(letter) then
      perform private.end_letter(letter.id, 'needless', 'When its turn came, it was no longer wanted or no longer so.');
    elsif letter.tries > 0 and private.pause_after(letter.tries) is null then
      perform private.end_letter(letter.id, 'dead', 'The sender ended in the middle, again and again.');
    else
      update private.mail_queue q set state = 'sending', tries = q.tries + 1,
        due_at = now() + greatest(interval '2 minutes', private.pause_after(q.tries + 1))
      where q.id = letter.id;
      claimed := claimed || jsonb_build_object('id', letter.id, 'try', letter.tries + 1, 'kind', letter.kind,
        'to', letter.to_address, 'request', letter.request_id,
        'facts', letter.facts || case
          when private.is_to_homeowner(letter.kind) then jsonb_build_object(
            'link', private.mail_secret('link', letter.id),
            'confirm', case when letter.facts ->> 'confirm' = 'true' then private.mail_secret('confirm', letter.id) end)
          when letter.kind = 'invitation' then jsonb_build_object('invite', private.mail_secret('invite', letter.id))
          when letter.kind in ('new request', 'reminder') then jsonb_build_object(
            'stop', letter.user_id || '.' || private.mail_secret('stop', letter.user_id))
          else '{}'
        end);
      exit when jsonb_array_length(claimed) >= wanted;
    end if;
  end loop;
  return claimed;
end;
$$;

-- Notes whether the provider does its work. That it does not counts once a pause, and not while it takes other
-- letters: then it only has enough for the moment.
create function private.note_provider(well boolean, detail text) returns void
language sql security definer set search_path = '' as $$
  update private.mail_provider p set refusals = 0, refused_since = null, paused_until = null, answer = '', well_at = now()
  where well and (p.refusals > 0 or p.well_at is null or p.well_at < now() - interval '1 second');
  update private.mail_provider p set refusals = least(p.refusals + 1, 10), refused_since = coalesce(p.refused_since, now()),
    answer = left(detail, 500), paused_until = now() + least(interval '1 minute' * 2 ^ p.refusals, interval '15 minutes')
  where not well and coalesce(p.paused_until, '-infinity') <= now() and coalesce(p.well_at, '-infinity') < now() - interval '2 seconds';
$$;

-- From now on the address takes no mail of ours. A complaint outweighs a bounce.
create function private.suppress(its_hash text, why text) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_suppressions as s (address_hash, reason) values (its_hash, why)
  on conflict (address_hash) do update set reason = excluded.reason where s.reason = 'bounced';
$$;

-- Says what became of a try: sent; away (the provider takes no letter now, whatever it says: that is no try);
-- later (it did not take this one, and may yet); refused (it never will); bounced (the address takes no mail,
-- so it gets none from now on). Answers whether it counted: the try may have run out and another begun. That
-- a letter was sent always counts.
create function private.finish_mail(letter uuid, try integer, outcome text, detail text default '', provider text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mine private.mail_queue;
  why text := left(coalesce(detail, ''), 500);
begin
  perform private.refuse_if(outcome is null or outcome not in ('sent', 'away', 'later', 'refused', 'bounced'),
    'PT422', 'A letter was sent, comes later because of it or of the provider, or was refused or bounced.');
  select * into mine from private.mail_queue q
  where q.id = letter
    and (q.state = 'sending' and q.tries = try or outcome = 'sent' and q.state in ('queued', 'sending', 'dead'))
  for update;
  if not found then
    return false;
  end if;
  if outcome = 'sent' then
    perform private.end_letter(letter, 'sent', '');
    update private.mail_queue q set provider_id = left(coalesce(provider, ''), 200) where q.id = letter;
  elsif outcome = 'bounced' then
    perform private.end_letter(letter, 'suppressed', why);
    perform private.suppress(mine.address_hash, 'bounced');
  elsif outcome = 'refused' or outcome = 'later' and private.pause_after(mine.tries) is null
    -- The provider took nothing of it for a week: someone is to look.
    or outcome = 'away' and mine.created_at < now() - interval '7 days'
  then
    perform private.end_letter(letter, 'dead', why);
  else
    update private.mail_queue q set state = 'queued', last_error = why,
      tries = case outcome when 'away' then q.tries - 1 else q.tries end,
      -- Behind the others, so that one that always fails holds up none.
      due_at = now() + case outcome
        when 'away' then least(greatest((now() - q.created_at) / 8, interval '1 minute'), interval '30 minutes')
        else private.pause_after(q.tries) end
    where q.id = letter;
  end if;
  perform private.note_provider(outcome <> 'away', why);
  return true;
end;
$$;

-- The provider reports, later, that mail to an address comes back or was called spam.
create function private.suppress_mail(address text, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(btrim(address), '') = '' or why is null or why not in ('bounced', 'complained'),
    'PT422', 'Name an address, and whether its mail bounced or was complained of.');
  perform private.suppress(case why when 'bounced' then private.salted_hash(address) else private.mailbox_hash(address) end, why);
end;
$$;

-- The provider reports, later, that it did not send a letter that it had taken: refused, for want of a quota or
-- a domain, or bounced, since the address is on its own list of those that take no mail. What the letter said is
-- gone from here, so nobody can try it again. Answers whether there is such a letter.
create function private.unsend_mail(provider text, outcome text, detail text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lost private.mail_queue;
begin
  perform private.refuse_if(coalesce(provider, '') = '' or outcome is null or outcome not in ('refused', 'bounced'),
    'PT422', 'Name the letter as the provider does, and whether it was refused or bounced.');
  select * into lost from private.mail_queue q where q.provider_id = provider for update;
  if not found then
    return false;
  end if;
  perform private.end_letter(lost.id, case outcome when 'refused' then 'dead' else 'suppressed' end, left(coalesce(detail, ''), 500));
  if outcome = 'bounced' then
    perform private.suppress(lost.address_hash, 'bounced');
  end if;
  return true;
end;
$$;

-- Takes what the auth service wants to be mailed, sealed so that only the sender can open it: it holds links
-- that sign someone in. `message` names what it was asked; `letters` is [{to, sealed, notice}]. They go before
-- others. Refused once an address had enough of them today, so that the last link it got goes on to work. Of an
-- account each address is counted by itself: nobody uses up its letters by signing up as `owner+1@`. What tells
-- of a change that was made, a notice, is neither counted nor refused: else whoever took an account over could
-- keep its owner from hearing of it by asking for links first.
create function private.queue_account_mail(message text, letters jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(exists (select from jsonb_array_elements(letters) l where not private.is_address(l ->> 'to')),
    'PT422', 'This is no address that mail can be sent to.');
  perform private.refuse_if(exists (
    select from jsonb_array_elements(letters) l
    cross join lateral (
      select count(*) as today
      from private.mail_queue q
      where q.mailbox_hash = private.mailbox_hash(l ->> 'to') and q.counts_with = 'accounts' and q.counts_at > now() - interval '1 day'
        and (q.address_hash = private.salted_hash(l ->> 'to') or not exists (
          select from auth.users u where lower(u.email) = lower(l ->> 'to') and private.is_confirmed(u.id)))
    ) sent
    where not l @> '{"notice": true}' and sent.today >= (select s.account_letters_per_address_per_day from private.settings s)
  ), 'PT429', 'This address had enough letters about its account today.');
  insert into private.mail_queue (kind, key, to_address, address_hash, mailbox_hash, counts_with, facts, due_at)
  select 'account', concat_ws(' ', 'account', message, l.nth), l.value ->> 'to', private.salted_hash(l.value ->> 'to'),
    private.mailbox_hash(l.value ->> 'to'), case when l.value @> '{"notice": true}' then 'notices' else 'accounts' end,
    jsonb_build_object('sealed', l.value ->> 'sealed'), now() - interval '1 hour'
  from jsonb_array_elements(letters) with ordinality l (value, nth)
  on conflict do nothing;
end;
$$;

-- The link at the foot of mail of requests: turns it off for the account that it was sent to.
create function private.stop_mail(secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(secret, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$');
begin
  perform private.refuse_if(parts is null or parts[2] <> private.mail_secret('stop', parts[1]::uuid),
    'PT404', 'This link is not whole. Copy all of it, or turn this mail off on your dashboard.');
  update public.company_members set mail_requests = false where user_id = parts[1]::uuid;
end;
$$;

-- What staff see of the mail. Addresses are cut to what tells two addresses apart, and the developer sees
-- none of a homeowner.

create function private.mail_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return (
    select jsonb_build_object(
      'queued', count(*) filter (where q.state = 'queued'),
      'sending', count(*) filter (where q.state = 'sending'),
      'sent', count(*) filter (where q.state = 'sent'),
      'needless', count(*) filter (where q.state = 'needless'),
      'suppressed', count(*) filter (where q.state = 'suppressed'),
      'dead', count(*) filter (where q.state = 'dead'),
      'oldest_waiting_at', min(q.counts_at) filter (where q.state in ('queued', 'sending') and q.counts_at <= now()),
      'suppressed_addresses', (select count(*) from private.mail_suppressions),
      'promises_running', (select count(*) from private.reply_clock),
      'refused_since', (select p.refused_since from private.mail_provider p),
      'paused_until', (select p.paused_until from private.mail_provider p),
      'answer', (select p.answer from private.mail_provider p)
    )
    from private.mail_queue q
  );
end;
$$;

-- The letters in one state, or all, newest first; `before_at` and `before_id` name the last one seen.
create function private.mail_list(in_state text, before_at timestamptz, before_id uuid, most integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return coalesce((
    select jsonb_agg(to_jsonb(seen) order by seen.created_at desc, seen.id desc)
    from (
      select q.id, q.kind, q.state, q.tries, q.due_at,
        -- A provider may name the address in its answer.
        regexp_replace(q.last_error, '[^\s@"''<>(),;:]+@[^\s@"''<>(),;:]+', '(address)', 'g') as last_error,
        q.provider_id, q.created_at, q.ended_at,
        case
          when q.to_address <> '' and private.is_to_homeowner(q.kind) and private.staff_role() <> 'admin' then 'a homeowner'
          else regexp_replace(q.to_address, '^(.).*@', '\1…@')
        end as to_address,
        q.facts ->> 'reference' as reference
      from private.mail_queue q
      where (in_state is null or q.state = in_state)
        and (before_at is null or (q.created_at, q.id) < (before_at, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
      order by q.created_at desc, q.id desc
      limit greatest(1, least(coalesce(most, 50), 200))
    ) seen
  ), '[]');
end;
$$;

-- Tries letters once more now: one, or all if none is named, that were given up or wait because the provider
-- did not take them; and asks the provider again. Those being sent are left alone, so that none goes out
-- twice. Answers how many letters it was.
create function private.retry_mail(letter uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  is_paused boolean := exists (select from private.mail_provider p where p.paused_until > now());
  found_letters integer;
begin
  perform private.staff_only();
  update private.mail_queue q
  set state = 'queued', tries = case q.state when 'dead' then 0 else q.tries end, due_at = now(), ended_at = null
  where (letter is null or q.id = letter) and (
    q.state = 'dead' and q.to_address <> ''
    or q.state = 'queued' and q.last_error <> '' and q.counts_at <= now() and (q.due_at > now() or is_paused)
  );
  get diagnostics found_letters = row_count;
  perform private.refuse_if(letter is not null and found_letters = 0,
    'PT409', 'This letter neither was given up nor waits for another try. Look again.');
  update private.mail_provider p set paused_until = null where p.paused_until is not null;
  perform private.log_action(case when letter is null then 'tried all letters again' else 'tried letter again' end,
    detail => case when letter is null then jsonb_build_object('letters', found_letters) else jsonb_build_object('letter', letter) end);
  return found_letters;
end;
$$;

-- Why the letters to whoever is signed in do not arrive: their mail comes back, or they called it spam. Null:
-- nothing is known against it.
create function private.why_no_mail() returns text
language sql stable security definer set search_path = '' as $$
  select case when bool_or(s.reason = 'complained') then 'complained' else min(s.reason) end
  from auth.users u
  join private.mail_suppressions s on s.address_hash = private.salted_hash(u.email)
    or s.address_hash = private.mailbox_hash(u.email) and s.reason = 'complained'
  where u.id = (select auth.uid());
$$;

-- The clock.

-- Deletes what is older than letters are kept; those given up are kept three times as long.
create function private.forget_mail(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('private.mail_queue', 'ended_at', now() - 3 * kept.long, most)
    + private.forget_before('private.mail_queue', 'ended_at', now() - kept.long, most, 'state <> ''dead''')
    + private.forget_before('public.mailbox', 'arrived_at', now() - kept.long, most)
  from (select make_interval(days => s.keep_letters_days) as long from private.settings s) kept;
$$;

-- Calls the sender of a hosted project when a letter waits, by pg_net, with the address and password that
-- its vault holds under `mail_address` and `mail_password`. Elsewhere the local server calls it.
create function private.wake_mail() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  password text;
begin
  if to_regclass('vault.decrypted_secrets') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or exists (select from private.mail_provider p where p.paused_until > now())
    or not exists (select from private.mail_queue q where q.state in ('queued', 'sending') and q.due_at <= now())
  then
    return;
  end if;
  execute $sql$
    select max(decrypted_secret) filter (where name = 'mail_address'), max(decrypted_secret) filter (where name = 'mail_password')
    from vault.decrypted_secrets
  $sql$ into address, password;
  if address is not null and password is not null then
    execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
      using address, jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || password);
  end if;
end;
$$;

-- ==== supabase/schemas/80_orders.sql ====

-- What professionals buy: plans, orders, and what a paid order entitles to. An order is begun here, paid for at the
-- payment provider (Stripe), and never taken for paid because a browser says so: only the provider's own signed
-- events count (82_payments.sql). A company claims its own, the operator sees all of them and settles trouble.

-- What is for sale, as in src/selling/plans.ts; a test compares.
create table public.plans (
  id text primary key,
  -- In how many cities the company's name can be picked; 0: it is not listed.
  cities smallint not null check (cities >= 0),
  -- No other company of the trade can be picked in the city. Arranged by a call, never bought on the page.
  exclusive boolean not null,
  -- Of a month, before tax: what a payment is held against. OPERATOR: change it with src/selling/plans.ts.
  monthly_cents bigint not null check (monthly_cents > 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$')
);
insert into public.plans (id, cities, exclusive, monthly_cents) values
  ('listing', 1, false, 4900), ('city', 3, false, 14900), ('exclusive', 1, true, 44900),
  ('presence', 0, false, 9900), ('voice', 0, false, 9900), ('email', 0, false, 4900);

create policy "everyone sees the plans" on public.plans for select to anon, authenticated using (true);

-- A number for people to read out: without 0 and O, 1 and I.
create function private.new_order_reference() returns text
language sql volatile set search_path = '' as $$
  select 'P-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(sha256(uuid_send(gen_random_uuid())), n) % 32, 1), '')
  from generate_series(0, 5) n;
$$;

create table public.orders (
  -- Unguessable: whoever has it sees the state of the order, and nothing of who ordered.
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_order_reference() check (reference ~ '^P-[2-9A-HJ-NP-Z]{6}$'),
  -- Null: paid for without an order of ours, by a link that names no plan we know.
  plan_id text references public.plans,
  trade_id text references public.trades,
  city_id text references public.cities,
  company_id uuid references public.companies on delete set null,
  user_id uuid references auth.users on delete set null,
  -- Empty: paid for without an order of ours, and the provider told none.
  email text not null
    check (email = '' or private.is_address(email)),
  -- Nothing of ours led to the payment: someone opened the provider's link by itself.
  unasked boolean not null default false,
  -- All that follows is worked out from the events, each time one arrives.
  state text not null default 'pending'
    check (state in ('pending', 'paid', 'failed', 'expired', 'refunded', 'partly refunded', 'disputed', 'ended')),
  -- What a person of ours has to look at, and what of it one has looked at.
  trouble text[] not null default '{}',
  settled text[] not null default '{}',
  settled_note text not null default '' check (char_length(settled_note) <= 2000),
  -- The checkouts; later months are not in it.
  amount_cents bigint check (amount_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  -- Paid in the provider's test mode: no money moved.
  test boolean not null default false,
  paid_at timestamptz,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index orders_newest_idx on public.orders (created_at desc, id desc);
create index orders_state_idx on public.orders (state, created_at desc, id desc);
create index orders_open_idx on public.orders (created_at desc, id desc) where not trouble <@ settled;
create index orders_email_idx on public.orders (lower(email));
create index orders_plan_idx on public.orders (plan_id);
create index orders_trade_idx on public.orders (trade_id);
create index orders_city_idx on public.orders (city_id);
create index orders_company_idx on public.orders (company_id);
create index orders_user_idx on public.orders (user_id);
create index orders_paid_idx on public.orders (paid_at) where paid_at is not null;

-- Whoever holds an order's key may claim it for a company, and so would read here whose email it was begun
-- with, and what the operator noted. The pages read orders by `order_state`, which says neither.
create policy "admins see all orders" on public.orders for select to authenticated using ((select private.staff_role()) = 'admin');

-- What a paid order gives, for as long as it runs.
create table public.entitlements (
  order_id uuid primary key references public.orders on delete cascade,
  -- Null until a company claims its order.
  company_id uuid references public.companies on delete cascade,
  plan_id text not null references public.plans,
  -- Null: every trade of the company.
  trade_id text references public.trades,
  -- Where the company's name can be picked.
  city_ids text[] not null default '{}',
  since timestamptz not null,
  -- Null: until it is ended.
  until timestamptz
);
create index entitlements_company_idx on public.entitlements (company_id);
create index entitlements_plan_idx on public.entitlements (plan_id);
create index entitlements_trade_idx on public.entitlements (trade_id);

create policy "members see what their company is entitled to, admins all" on public.entitlements
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- The entitlements that have not ended. An order that was paid in test mode longer ago than it takes to try
-- no longer lists anyone, nor keeps anyone from being listed: else companies would stay listed for money that
-- never moved. A view, since a function would be called for each order whenever a company is listed.
create view private.standing_entitlements with (security_invoker = true) as
select e.*
from public.entitlements e
join public.orders o on o.id = e.order_id
where (e.until is null or e.until > now()) and not (o.test and coalesce(o.paid_at < now() - interval '1 month', false));

-- The entitlements of others that run and keep a plan from being listed there: theirs is exclusive, or this
-- one is and theirs lists them.
create function private.city_taken(its_order uuid, company uuid, plan text, trade text, places text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.standing_entitlements e
    join public.plans theirs on theirs.id = e.plan_id and theirs.cities > 0
    join public.plans ours on ours.id = plan and ours.cities > 0
    where e.order_id is distinct from its_order and (e.company_id is null or e.company_id is distinct from company)
      and (e.trade_id = trade or e.trade_id is null or trade is null) and e.city_ids && places
      and (theirs.exclusive or ours.exclusive)
  );
$$;

-- Begins an order: anyone may, within limits. Who owns a company and is signed in orders for it.
create function private.start_order(plan text, trade text, city text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.plans;
  its_trade text := nullif(trade, '');
  its_city text := nullif(nullif(city, ''), 'elsewhere');
  address text := btrim(coalesce(email, ''));
  company uuid := (select id from private.owned_company_ids() id);
  made public.orders;
begin
  select * into wanted from public.plans p where p.id = plan;
  perform private.refuse_if(not found, 'PT422', 'This plan is not for sale here. Reload the page.', 'plan');
  -- The operator arranges it on the phone, and sends the link to pay.
  perform private.refuse_if(wanted.exclusive and private.staff_role() is distinct from 'admin',
    'PT422', 'This plan starts with a call, because there is only one for each city. Ask for a call.', 'plan');
  perform private.refuse_if(not private.is_address(address),
    'PT422', 'Type your email address, like pat@example.com.', 'email');
  perform private.refuse_if(its_trade is not null and not exists (select from public.trades t where t.id = its_trade),
    'PT422', 'This trade is not known here. Reload the page.', 'trade');
  perform private.refuse_if(its_city is not null and not exists (select from public.cities c where c.id = its_city),
    'PT422', 'This city is not known here. Pick one from the list.', 'city');
  if wanted.cities > 0 then
    if not exists (select from public.trades t where t.id = its_trade and t.takes_requests) then
      perform private.refuse('PT422', 'No listing is sold for this trade.', 'trade');
    elsif its_city is null then
      perform private.refuse('PT422', 'Pick the city you want to be listed in.', 'city');
    elsif exists (select from public.companies c where c.id = company and c.status <> 'approved') then
      perform private.refuse('PT422', 'A person has not approved your company yet, so there is nothing to pay. We write to you once it is, and you can start then.');
    -- Nobody pays to be listed whom we may yet turn down. What an admin or a script begins was looked at.
    elsif company is null and private.staff_role() is distinct from 'admin'
      and current_setting('role', true) is distinct from 'service_role'
    then
      perform private.refuse('PT422', 'A listing is for companies that a person has approved, so there is nothing to pay yet. Sign your company up first, which costs nothing. Approved already? Sign in as its owner, and start the plan here.', 'company');
    elsif private.city_taken(null, company, wanted.id, its_trade, array[its_city]) then
      perform private.refuse('PT422', 'Another company has this trade and city for now. Pick another city, or ask for a call.', 'city');
    end if;
  end if;
  perform private.count_form(private.sender_of('order'));
  insert into public.orders (plan_id, trade_id, city_id, company_id, user_id, email)
  values (wanted.id, its_trade, its_city, company, (select auth.uid()), address)
  returning * into made;
  return jsonb_build_object('order', made.id, 'reference', made.reference);
end;
$$;

-- The order that a key opens: its id, or the id of a checkout of it. Null for anything else.
create function private.order_of(key text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return (select o.id from public.orders o where o.id = key::uuid);
  elsif key ~ '^cs_(test|live)_[A-Za-z0-9]{10,200}$' then
    return (select min(e.order_id::text)::uuid from public.payment_events e where e.names @> array[key] and e.checkout = key);
  end if;
  return null;
end;
$$;

-- Which services were set up for an order, or are about to be.
create function private.onboarded_services(its_order uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct o.service order by o.service), '{}')
  from public.onboardings o where o.order_id = its_order and o.step <> 'dropped';
$$;

-- What whoever holds the key of an order sees: nothing of who ordered.
create function private.order_state(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', o.reference, 'plan', o.plan_id, 'trade', o.trade_id, 'city', o.city_id,
    'state', o.state, 'amount_cents', o.amount_cents, 'refunded_cents', o.refunded_cents, 'currency', o.currency,
    'test', o.test, 'since', o.changed_at, 'paid_at', o.paid_at, 'until', e.until,
    'trouble_said', not o.trouble <@ o.settled, 'claimed', o.company_id is not null,
    'onboarded', private.onboarded_services(o.id))
  from public.orders o left join public.entitlements e on e.order_id = o.id
  where o.id = private.order_of(key);
$$;

-- A signed-in owner takes a paid order for the company. Once taken it is no other company's; taken again,
-- it is listed in the cities where the company works by now.
create function private.claim_order(key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := (select id from private.owned_company_ids() id);
  claimed public.orders;
begin
  perform private.refuse_if(company is null, 'PT403', 'Sign in as an owner of your company first.');
  select * into claimed from public.orders o where o.id = private.order_of(key) for update;
  if not found then
    perform private.refuse('PT404', 'We do not know this order. Open the link in the email about it.');
  elsif claimed.company_id <> company then
    perform private.refuse('PT409', 'This order belongs to another company.');
  elsif claimed.paid_at is null then
    perform private.refuse('PT422', 'This order is not paid for yet. Come back once it is.');
  end if;
  update public.orders o set company_id = company, user_id = coalesce(o.user_id, (select auth.uid())) where o.id = claimed.id;
  perform private.work_out_order(claimed.id);
end;
$$;

-- All that the operator sees of an order.
create function private.order_line(its_order uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(o) || jsonb_build_object(
    'company_name', (select c.name from public.companies c where c.id = o.company_id),
    'to_look_at', not o.trouble <@ o.settled,
    'entitled', (
      select jsonb_build_object('plan_id', e.plan_id, 'city_ids', e.city_ids, 'since', e.since, 'until', e.until)
      from public.entitlements e where e.order_id = o.id
    ),
    'onboarded', private.onboarded_services(o.id),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'happened_at', e.happened_at, 'names', e.names,
        'plan', e.plan, 'amount_cents', e.amount_cents, 'currency', e.currency, 'outcome', e.outcome)
        order by e.happened_at desc, e.id desc)
      from (
        select * from public.payment_events e where e.order_id = o.id order by e.happened_at desc, e.id desc limit 20
      ) e
    ), '[]'))
  from public.orders o where o.id = its_order;
$$;

-- Someone looked at what was wrong with an order, and writes down what was done. What waited for that, such
-- as a listing, begins. Logged.
create function private.settle_order(order_id uuid, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written text := btrim(private.visible_text(coalesce(note, '')));
  settled public.orders;
begin
  perform private.admins_only();
  perform private.refuse_if(char_length(written) not between 3 and 2000,
    'PT422', 'Write down what you did, in 3 to 2,000 characters.', 'note');
  update public.orders o set settled = o.trouble, settled_note = written
  where o.id = settle_order.order_id and not o.trouble <@ o.settled
  returning * into settled;
  perform private.refuse_if(settled.id is null, 'PT409', 'Nothing waits at this order any more. Look again.');
  perform private.work_out_order(settled.id);
  perform private.log_action('settled order', company => settled.company_id, reason => written,
    detail => jsonb_build_object('order', settled.id, 'reference', settled.reference, 'trouble', settled.trouble));
end;
$$;

-- Deletes orders that nobody paid for, those that are over for so long, and what was told of either.
create function private.forget_orders(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept_from timestamptz := now() - make_interval(years => (select s.keep_payments_years from private.settings s));
  gone uuid[] := array(
    select o.id from public.orders o cross join private.settings s
    where o.paid_at is null and o.created_at < now() - make_interval(days => s.keep_unpaid_orders_days)
    order by o.created_at limit most for update of o skip locked
  ) || array(
    select o.id from public.orders o
    where o.paid_at < kept_from
      and not exists (select from public.payment_events e where e.order_id = o.id and e.happened_at >= kept_from)
      and not exists (select from public.entitlements t where t.order_id = o.id and coalesce(t.until, 'infinity') >= kept_from)
    order by o.paid_at limit most for update of o skip locked
  );
begin
  delete from public.payment_events e where e.order_id = any (gone);
  delete from public.orders o where o.id = any (gone);
  return cardinality(gone)
    -- What no checkout ever tied to an order.
    + private.forget_before('public.payment_events', 'taken_at', kept_from, most, 'order_id is null');
end;
$$;

-- ==== supabase/schemas/82_payments.sql ====

-- What the payment provider tells (Stripe's events, made small by supabase/functions/payments), and what it
-- makes of an order. Events come late, twice and in any order, and most of them do not name the order. So
-- each is kept as it came, events that share an id belong together, and an order is worked out anew from
-- all of its events each time one arrives. Nothing asks which came first.

create table public.payment_events (
  -- As the provider names it: the same one again is the same row.
  id text primary key check (id ~ '^[A-Za-z0-9_]{1,120}$'),
  kind text not null check (kind in (
    'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed',
    'checkout.session.expired', 'invoice.paid', 'invoice.payment_failed', 'invoice_payment.paid',
    'customer.subscription.updated', 'customer.subscription.deleted', 'charge.refunded', 'refund.failed',
    'charge.dispute.created', 'charge.dispute.closed'
  )),
  happened_at timestamptz not null,
  -- Null: kept until the checkout arrives that ties it to an order.
  order_id uuid references public.orders,
  -- The things it names at the provider.
  checkout text,
  subscription text,
  invoice text,
  payment text,
  charge text,
  dispute text,
  names text[] not null generated always as (
    array_remove(array[checkout, subscription, invoice, payment, charge, dispute], null)
  ) stored,
  -- What the link that was paid by sells.
  plan text,
  amount_cents bigint,
  -- Tax in it: what comes on top of the price.
  tax_cents bigint not null default 0,
  currency text,
  -- What the plan cost when this was taken: a price that rises later makes no earlier payment wrong.
  price_cents bigint,
  price_currency text,
  -- How the thing stands: the payment of a checkout, a subscription, a dispute.
  outcome text,
  -- When a subscription is set to end.
  ends_at timestamptz,
  test boolean not null,
  taken_at timestamptz not null default now()
);
create index payment_events_names_idx on public.payment_events using gin (names);
create index payment_events_order_idx on public.payment_events (order_id);
create index payment_events_untied_idx on public.payment_events (taken_at) where order_id is null;

create policy "admins see what the payment provider told" on public.payment_events
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- The order that a checkout pays for: the one it was sent out with. Money that came without one makes an
-- order of its own, so that nothing is lost and someone looks at it.
create function private.paid_for(event jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked text := lower(event ->> 'order');
  found_order uuid;
  own_id uuid := md5('order ' || (event ->> 'checkout'))::uuid;
begin
  if asked ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    found_order := (select o.id from public.orders o where o.id = asked::uuid);
  end if;
  if found_order is not null or event ->> 'kind' = 'checkout.session.expired' then
    return found_order;
  end if;
  insert into public.orders (id, plan_id, email, unasked)
  values (own_id, (select p.id from public.plans p where p.id = event ->> 'plan'),
    case when private.is_address(event ->> 'email') then event ->> 'email' else '' end, true)
  on conflict (id) do nothing;
  return own_id;
end;
$$;

-- How each checkout of an order stands.
create function private.checkouts_of(its_order uuid)
returns table (
  checkout text, paid_at timestamptz, failed boolean, expired boolean, amount bigint, plan text, subscription text, invoice text,
  -- How much more was paid than the plan costs, in cents of its currency; null: in another currency, or no plan.
  above bigint
)
language sql stable security definer set search_path = '' as $$
  select e.checkout,
    min(e.happened_at) filter (where e.kind = 'checkout.session.async_payment_succeeded'
      or e.kind = 'checkout.session.completed' and e.outcome in ('paid', 'no_payment_required')),
    bool_or(e.kind = 'checkout.session.async_payment_failed'), bool_or(e.kind = 'checkout.session.expired'),
    max(e.amount_cents), min(e.plan), min(e.subscription), min(e.invoice),
    case when bool_and(e.currency = e.price_currency) then max(e.amount_cents - e.tax_cents) - max(e.price_cents) end
  from public.payment_events e
  where e.order_id = its_order and e.checkout is not null
  group by e.checkout;
$$;

-- What came in for an order, what went back, and what is under way: one line.
create function private.money_of(
  its_order uuid, out received bigint, out returned bigint, out returned_at timestamptz, out failing text, out disputed boolean,
  -- Money that was given back did not arrive: it still counts as given back, and someone sends it again.
  out stuck boolean
)
language sql stable security definer set search_path = '' as $$
  with event as (select * from public.payment_events e where e.order_id = its_order),
  invoice as (
    select e.invoice, max(e.amount_cents) filter (where e.kind = 'invoice.paid') as paid,
      max(e.happened_at) filter (where e.kind = 'invoice.paid') as paid_at,
      max(e.happened_at) filter (where e.kind = 'invoice.payment_failed') as failed_at
    from event e where e.kind in ('invoice.paid', 'invoice.payment_failed') group by e.invoice
  ),
  charge as (
    -- The provider tells all that was returned of a charge so far. A dispute lost is money returned, too.
    select e.charge, greatest(max(e.amount_cents) filter (where e.kind = 'charge.refunded'),
        max(e.amount_cents) filter (where e.kind = 'charge.dispute.closed' and e.outcome = 'lost')) as returned,
      max(e.happened_at) filter (where e.kind = 'charge.refunded' or e.outcome = 'lost') as returned_at
    from event e where e.charge is not null group by e.charge
  )
  select
    (select coalesce(sum(c.amount), 0) from private.checkouts_of(its_order) c
      where c.paid_at is not null and not exists (select from invoice i where i.invoice = c.invoice and i.paid is not null))
    + (select coalesce(sum(i.paid), 0) from invoice i),
    (select coalesce(sum(c.returned), 0) from charge c),
    (select max(c.returned_at) from charge c),
    -- Unpaid, with nothing paid since.
    (select max(i.invoice) from invoice i
      where i.paid_at is null and i.failed_at is not null and not exists (select from invoice later where later.paid_at > i.failed_at)),
    exists (select from event e where e.kind = 'charge.dispute.created' and not exists (
      select from event c where c.kind = 'charge.dispute.closed' and c.dispute = e.dispute)),
    exists (select from event e where e.kind = 'refund.failed');
$$;

-- When what an order runs on ends: null while any subscription that was paid for runs on, or there is none.
create function private.end_of(its_order uuid, out ends_at timestamptz, out is_over boolean)
language sql stable security definer set search_path = '' as $$
  select case when bool_and(s.ends_at is not null) then max(s.ends_at) end, coalesce(bool_and(s.is_over), false)
  from (
    select c.checkout,
      coalesce(
        (select min(coalesce(e.ends_at, e.happened_at)) from public.payment_events e
          where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.deleted'),
        (select e.ends_at from public.payment_events e
          where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.updated'
          -- Of two words in one second the one that says it ends.
          order by e.happened_at desc, e.ends_at is not null desc, e.id desc limit 1)
      ) as ends_at,
      exists (select from public.payment_events e
        where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.deleted') as is_over
    from private.checkouts_of(its_order) c where c.paid_at is not null
  ) s;
$$;

-- Where the company of an order is listed: the city it ordered, what it had, then where it works, as many as
-- the plan has.
create function private.cities_of(its public.orders, plan public.plans) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(first.city order by first.nth), '{}')
  from (
    select city, min(nth) as nth
    from (
      select its.city_id as city, 0 as nth where its.city_id is not null
      union all
      select e.city, e.nth from public.entitlements n, unnest(n.city_ids) with ordinality e (city, nth) where n.order_id = its.id
      union all
      select c.city_id, 100 + row_number() over (order by c.city_id) from public.company_cities c where c.company_id = its.company_id
    ) candidate
    group by city order by min(nth) limit plan.cities
  ) first;
$$;

-- Works an order out from its events and nothing else, writes what it entitles to, and tells what changed.
create function private.work_out_order(its_order uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.orders;
  now_is public.orders;
  paid record;
  money record;
  ending record;
  sold public.plans;
  listed_in text[];
  ended timestamptz := (select e.until from public.entitlements e where e.order_id = its_order);
  troubles text[];
  waits boolean;
  held text[] := (
    select e.city_ids from public.entitlements e where e.order_id = its_order and (e.until is null or e.until > now())
  );
begin
  select * into was from public.orders o where o.id = its_order for update;
  select count(c.paid_at) as times, min(c.paid_at) as at, sum(c.amount) filter (where c.paid_at is not null) as cents,
    count(*) filter (where not c.failed and not c.expired) as open, coalesce(bool_or(c.failed), false) as failed, count(*) as tries,
    (array_agg(p.id order by c.paid_at, c.checkout) filter (where p.id is not null and c.paid_at is not null))[1] as plan,
    coalesce(bool_or(p.id is null) filter (where c.paid_at is not null), false) as nameless,
    coalesce(bool_or(p.id <> was.plan_id) filter (where c.paid_at is not null), false) as other,
    coalesce(bool_or(coalesce(c.above < 0, true)) filter (where p.id is not null and c.paid_at is not null), false) as too_little,
    coalesce(bool_or(c.above > 0) filter (where c.paid_at is not null), false) as too_much
  into paid
  from private.checkouts_of(its_order) c left join public.plans p on p.id = c.plan;
  select * into money from private.money_of(its_order);
  select * into ending from private.end_of(its_order);

  now_is := was;
  now_is.state := case
    when paid.times = 0 then case when paid.tries = 0 or paid.open > 0 then 'pending' when paid.failed then 'failed' else 'expired' end
    when money.disputed then 'disputed'
    when money.returned > 0 and money.returned >= money.received then 'refunded'
    when ending.is_over then 'ended'
    when money.failing is not null then 'failed'
    when money.returned > 0 then 'partly refunded'
    else 'paid'
  end;
  now_is.paid_at := paid.at;
  now_is.amount_cents := paid.cents;
  now_is.refunded_cents := money.returned;
  select coalesce(min(e.currency), was.currency), coalesce(bool_or(e.test), was.test) into now_is.currency, now_is.test
  from public.payment_events e where e.order_id = its_order;

  -- What was paid for is what is given. By a link without a name it is what was ordered, once someone looked.
  select * into sold from public.plans p
  where p.id = case when not paid.nameless then paid.plan when 'unknown plan' = any (was.settled) then was.plan_id end;
  -- A listing that was paid for past our page, and a plan to be the only one that nobody here agreed to,
  -- begin once someone looked: whoever has a payment link can open it by itself.
  waits := was.unasked and sold.cities > 0 and not 'unknown order' = any (was.settled)
    or sold.exclusive and was.plan_id is distinct from sold.id and not 'other plan' = any (was.settled)
    or paid.too_little and not 'other amount' = any (was.settled);
  listed_in := case when sold.id is not null then private.cities_of(was, sold) else '{}' end;
  troubles := array_remove(array[
    case when paid.times > 0 and was.unasked then 'unknown order' end,
    case when paid.nameless then 'unknown plan' end,
    case when paid.other then 'other plan' end,
    case when paid.too_little or paid.too_much then 'other amount' end,
    case when paid.times > 1 then format('paid %s times', paid.times) end,
    case when money.disputed then 'disputed' end,
    case when paid.times > 0 and ending.ends_at is null and now_is.state not in ('refunded', 'ended')
        and exists (select from public.companies c where c.id = was.company_id and c.status = 'closed')
      then 'closed while paying' end,
    case when money.stuck then 'refund failed' end,
    -- What it has it keeps: another that came later, and was let in, does not put it out with its next month.
    case when paid.times > 0 and now_is.state not in ('refunded', 'ended') and not listed_in <@ coalesce(held, '{}')
        and private.city_taken(was.id, was.company_id, sold.id, was.trade_id, listed_in)
      then 'city taken' end
  ], null);
  now_is.trouble := troubles;
  -- The next dispute is another one, with a date of its own.
  now_is.settled := case when money.disputed then was.settled else array_remove(was.settled, 'disputed') end;

  if sold.id is null or waits or 'city taken' = any (troubles) and not 'city taken' = any (was.settled) then
    delete from public.entitlements e where e.order_id = its_order;
  else
    insert into public.entitlements as e (order_id, company_id, plan_id, trade_id, city_ids, since, until)
    values (its_order, was.company_id, sold.id, was.trade_id, listed_in, paid.at,
      case when now_is.state = 'refunded' then least(money.returned_at, ending.ends_at) else ending.ends_at end)
    on conflict (order_id) do update set company_id = excluded.company_id, plan_id = excluded.plan_id,
      trade_id = excluded.trade_id, city_ids = excluded.city_ids, since = excluded.since, until = excluded.until;
  end if;

  if (now_is.state, now_is.refunded_cents) is distinct from (was.state, was.refunded_cents) then
    now_is.changed_at := now();
  end if;
  update public.orders o set state = now_is.state, trouble = now_is.trouble, settled = now_is.settled, amount_cents = now_is.amount_cents,
    refunded_cents = now_is.refunded_cents, currency = now_is.currency, test = now_is.test, paid_at = now_is.paid_at,
    changed_at = now_is.changed_at
  where o.id = its_order;
  perform private.tell_of_order(was, now_is, money.failing, case when ending.ends_at is distinct from ended then ending.ends_at end);
end;
$$;

-- Takes an event: from the function that checked its signature, and from nobody else. Answers the order, or
-- null while none is known. Events wait for each other, so that two that belong together see each other.
create function private.take_payment_event(event jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  its_id text := event ->> 'id';
  its_order uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.take_payment_event'));
  if exists (select from public.payment_events e where e.id = its_id) then
    return (select e.order_id from public.payment_events e where e.id = its_id);
  end if;
  insert into public.payment_events (id, kind, happened_at, order_id, checkout, subscription, invoice, payment, charge, dispute,
    plan, amount_cents, tax_cents, currency, price_cents, price_currency, outcome, ends_at, test)
  values (its_id, event ->> 'kind', (event ->> 'happened_at')::timestamptz,
    case when event ->> 'checkout' is not null then private.paid_for(event) end,
    event ->> 'checkout', event ->> 'subscription', event ->> 'invoice', event ->> 'payment', event ->> 'charge',
    event ->> 'dispute', event ->> 'plan', (event ->> 'amount_cents')::bigint, coalesce((event ->> 'tax_cents')::bigint, 0),
    event ->> 'currency', (select p.monthly_cents from public.plans p where p.id = event ->> 'plan'),
    (select p.currency from public.plans p where p.id = event ->> 'plan'), event ->> 'outcome',
    (event ->> 'ends_at')::timestamptz, coalesce((event ->> 'test')::boolean, false));

  -- All that hangs together with it, by whatever chain of names.
  with recursive tied (id, names) as (
    select e.id, e.names from public.payment_events e where e.id = its_id
    union
    select e.id, e.names from tied t join public.payment_events e on e.names && t.names
  ),
  owner as (
    select e.order_id from tied t join public.payment_events e using (id)
    where e.order_id is not null order by e.happened_at, e.id limit 1
  )
  update public.payment_events e set order_id = owner.order_id
  from tied, owner where e.id = tied.id and e.order_id is null;

  its_order := (select e.order_id from public.payment_events e where e.id = its_id);
  if its_order is not null then
    perform private.work_out_order(its_order);
  end if;
  return its_order;
end;
$$;

-- Tells of an order what is new since it was last worked out. Each letter has a key, so that none comes twice.
-- `ends_at`: when it ends, if that is new.
create function private.tell_of_order(was public.orders, now_is public.orders, failing text, ends_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := jsonb_build_object('order', now_is.id, 'reference', now_is.reference, 'plan', now_is.plan_id,
    'trade', now_is.trade_id, 'city', now_is.city_id, 'amount_cents', now_is.amount_cents,
    'refunded_cents', now_is.refunded_cents, 'currency', now_is.currency, 'test', now_is.test);
begin
  if now_is.paid_at is not null and was.paid_at is null then
    perform private.queue_mail('order paid', 'order paid ' || now_is.id, now_is.email, told, null, now_is.company_id, null);
  end if;
  if now_is.state = 'failed' and was.state <> 'failed' then
    perform private.queue_mail('order failed', 'order failed ' || now_is.id || ' ' || coalesce(failing, ''), now_is.email,
      told || jsonb_build_object('renewal', failing is not null), null, now_is.company_id, null);
  elsif was.state = 'failed' and now_is.state <> 'failed' then
    -- Not said any more once it is not so.
    delete from private.mail_queue q where q.key like 'order failed ' || now_is.id || '%' and q.state = 'queued';
  end if;
  if now_is.refunded_cents > was.refunded_cents then
    perform private.queue_mail('order refunded', 'order refunded ' || now_is.id || ' ' || now_is.refunded_cents, now_is.email,
      told, null, now_is.company_id, null);
  end if;
  -- Set to end, or ended at once: the last day is told when it is known.
  if ends_at is not null then
    perform private.queue_mail('order ended', 'order ended ' || now_is.id || ' ' || extract(epoch from ends_at)::bigint, now_is.email,
      told || jsonb_build_object('until', ends_at, 'over', ends_at <= now()), null, now_is.company_id, null);
  end if;
  if not now_is.trouble <@ (was.trouble || now_is.settled) then
    perform private.mail_admins('order to look at', 'order to look at ' || now_is.id || ' ' || current_date || ' ' || md5(now_is.trouble::text),
      told || jsonb_build_object('trouble', now_is.trouble));
  end if;
end;
$$;

-- ==== supabase/schemas/84_listing.sql ====

-- Who can be picked: a running plan decides it, once listing needs one.

-- Those of some companies that a running plan lists for a trade in a city, and any that it lists as the only one: in the trade
-- that was ordered, since a plan without one would shut every other trade out, too. What was paid in test mode
-- long ago lists nobody: a payment link is an address that anyone can open by itself, with any order's id behind
-- it, and for a while it may be a link of the provider's test mode.
create function private.running_for(trade text, city text, asked uuid[]) returns table (company_id uuid, exclusive boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select e.company_id, p.exclusive and e.trade_id is not null
    from private.standing_entitlements e
    join public.plans p on p.id = e.plan_id and p.cities > 0
    where (e.trade_id = trade or e.trade_id is null) and city = any (e.city_ids) and e.since <= now()
      and (p.exclusive or e.company_id = any (asked));
end;
$$;

-- The companies of a trade in a city whom what is paid for lets be picked: with a plan of their own where the
-- operator asks for one, and against nobody else's exclusive one. `asked` asks about those companies alone.
create function private.listed_for(trade text, city text, asked uuid[] default null) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  asked := coalesce(asked, array(
    select t.company_id from public.company_trades t join public.company_cities s on s.company_id = t.company_id
    where t.trade_id = trade and s.city_id = city));
  return query
    with running as materialized (select * from private.running_for(trade, city, asked)),
    alone as materialized (
      select r.company_id from running r join public.companies c on c.id = r.company_id and c.status = 'approved'
      where r.exclusive
    )
    select c.id
    from public.companies c
    join public.company_trades t on t.company_id = c.id and t.trade_id = trade
    join public.company_cities s on s.company_id = c.id and s.city_id = city
    where c.id = any (asked)
      and (not (select s.listing_needs_plan from private.settings s) or c.is_demo
        or c.id in (select r.company_id from running r))
      and not exists (select from alone a where a.company_id <> c.id);
end;
$$;

-- Whether a company takes requests now: approved, and not away.
create function private.takes_requests(company public.companies) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return company.status = 'approved' and not (company.paused and coalesce(company.paused_until > now(), true));
end;
$$;

-- Those of some companies that may receive a request of this trade in this city now, in the order given.
create function private.serving(asked uuid[], trade text, city text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id
    from private.listed_for(trade, city, asked) l (id)
    join public.companies c on c.id = l.id and private.takes_requests(c)
    order by array_position(asked, l.id)
  );
end;
$$;

-- The companies that can be picked for a trade in a city now, in no order that means anything. `paid`: a plan of
-- its own lists it there. `exclusive`: it is the only one because it pays for that. The page says both.
create function private.companies_for(trade text, city text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as materialized (
    select c.* from private.listed_for(trade, city) l (id) join public.companies c on c.id = l.id and private.takes_requests(c)
  ), running as materialized (
    select r.* from private.running_for(trade, city, array(select id from listed)) r
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description, 'license', c.license,
    'license_checked_at', c.license_checked_at, 'phone', c.phone, 'reply_hours', c.reply_hours, 'is_demo', c.is_demo,
    'paid', c.id in (select r.company_id from running r),
    'exclusive', c.id in (select r.company_id from running r where r.exclusive)) order by c.id), '[]')
  from listed c;
$$;

-- What a company's dashboard says before the first request: in which of its cities homeowners can pick it,
-- for one of its trades at least. A plan may be missing, or another company may pay to be the only one.
create function private.listed_cities(company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
  from public.company_cities s
  where s.company_id = company and exists (
    select from public.company_trades t
    where t.company_id = company and exists (select from private.listed_for(t.trade_id, s.city_id, array[company]))
  );
$$;

-- ==== supabase/schemas/86_forms.sql ====

-- What the short forms of professionals have in common: what is read out of them, and how the operator finds one.
-- Whoever writes "I never agreed to be called" has a name in our lists, and is answered with the words they were shown.

-- What was typed under a key, without what is not seen and without space around it: one line, or several.
-- Refuses what is no text or too long, and names the key, for the page to say so beside its field.
create function private.typed(sent jsonb, key text, longest integer, in_lines boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  value text := private.visible_text(regexp_replace(
    replace(coalesce(sent ->> key, ''), E'\t', ' '), E'\r\n?', E'\n', 'g'));
begin
  perform private.refuse_if(coalesce(jsonb_typeof(sent -> key), 'null') not in ('string', 'null'),
    'PT422', 'This is not in the form it should be. Type it again.', key);
  value := btrim(case when in_lines then value else regexp_replace(value, '\s+', ' ', 'g') end, E' \n');
  perform private.refuse_if(char_length(value) > longest,
    'PT422', format('Shorten this to %s characters.', longest), key);
  return value;
end;
$$;

-- An email address as the forms take it.
create function private.typed_email(sent jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  email text := private.typed(sent, 'email', 254);
begin
  perform private.refuse_if(not private.is_address(email),
    'PT422', 'Write your email address, like name@example.com.', 'email');
  return email;
end;
$$;

-- The id that a browser made for a form.
create function private.typed_id(sent jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  id text := lower(coalesce(sent ->> 'id', ''));
begin
  perform private.refuse_if(id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    'PT422', 'The form came without its number. Reload the page and send it again.');
  return id::uuid;
end;
$$;

-- What is searched for, as {email | phone | order | form, the value}; null where a list is asked for. A phone
-- number is read however it is written.
create function private.form_search(filter text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when position('@' in f.typed) > 0 then array['email', lower(f.typed)]
    when upper(f.typed) ~ '^P-' then array['order', upper(f.typed)]
    when upper(f.typed) ~ '^[CVE]-' then array['form', upper(f.typed)]
    when f.digits ~ '^1?[2-9]\d{9}$' and f.typed ~ '^[-+().\d\s]+$' then array['phone', regexp_replace(right(f.digits, 10), '^(...)(...)(....)$', '\1-\2-\3')]
  end
  from (select btrim(filter) as typed, regexp_replace(filter, '\D', '', 'g') as digits) f;
$$;

-- ==== supabase/schemas/87_call_requests.sql ====

-- Asking for a call: a professional who reads a proposal leaves a question and, in boxes of their own, says
-- whether a person may call and whether we may text. Anyone may ask; the operator answers.

create table public.call_requests (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  -- For people to read out; not unique, since the browser makes the id.
  reference text not null generated always as ('C-' || upper(left(id::text, 8))) stored,
  trade_id text references public.trades,
  page text not null,
  company text not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  -- Empty unless we may call or text it.
  phone text not null default '' check (phone = '' or private.is_phone(phone)),
  question text not null,
  may_call boolean not null,
  may_text boolean not null,
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  check ((phone <> '') = (may_call or may_text))
);
create index call_requests_trade_idx on public.call_requests (trade_id);
create index call_requests_newest_idx on public.call_requests (created_at desc, id desc);
create index call_requests_open_idx on public.call_requests (created_at, id) where step in ('new', 'in work', 'waiting');
create index call_requests_step_idx on public.call_requests (step, created_at desc, id desc);
create index call_requests_reference_idx on public.call_requests (reference);
create index call_requests_email_idx on public.call_requests (lower(email));
create index call_requests_over_idx on public.call_requests (changed_at);

-- Stores what was agreed to for each ticked box.
create function private.record_call_consents(call public.call_requests, version text, gpc boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  channel text;
  words text;
begin
  foreach channel in array array_remove(array[
    case when call.may_call then 'call' end, case when call.may_text then 'text' end], null)
  loop
    words := private.consent_text(version, 'our ' || channel, '{}', call.email, call.phone);
    perform private.refuse_if(words is null,
      'PT422', 'The words beside the boxes have changed. Reload the page, read them again, and send it once more.');
    perform private.keep_consent(null, call.id, channel, version, words, call.page, '{}', call.phone, '', gpc);
  end loop;
end;
$$;

-- Takes a call in and answers its reference. The same id again is answered as sent, whatever comes with it:
-- so a stranger learns nothing from an id.
create function private.ask_for_call(call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  its_id uuid;
  asked public.call_requests;
begin
  perform private.refuse_if(jsonb_typeof(call) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(call, 'This is too long. Shorten the question.');
  its_id := private.typed_id(call);
  select * into asked from public.call_requests c where c.id = its_id;
  if found then
    return jsonb_build_object('reference', asked.reference);
  end if;
  asked.id := its_id;
  asked.trade_id := nullif(private.typed(call, 'trade', 40), '');
  perform private.refuse_if(asked.trade_id is not null and not exists (select from public.trades t where t.id = asked.trade_id),
    'PT422', 'This trade is not known here. Reload the page and send it again.');
  asked.page := private.typed(call, 'page', 200);
  -- Two slashes at its start would lead the operator to another site.
  perform private.refuse_if(asked.page !~ '^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?$',
    'PT422', 'The form does not say which page it comes from. Reload the page and send it again.');
  asked.company := private.typed(call, 'company', 120);
  asked.name := private.typed(call, 'name', 120);
  perform private.refuse_if(asked.name = '', 'PT422', 'Write your name.', 'name');
  asked.email := private.typed_email(call);
  asked.question := private.typed(call, 'question', 2000, true);
  asked.may_call := coalesce(call -> 'may_call' = 'true', false);
  asked.may_text := coalesce(call -> 'may_text' = 'true', false);
  -- A number that nobody may call or text is not kept.
  asked.phone := case when asked.may_call or asked.may_text then private.typed(call, 'phone', 20) else '' end;
  perform private.refuse_if((asked.may_call or asked.may_text) and not private.is_phone(asked.phone),
    'PT422', 'Write the phone number with its area code, like 817-555-0123, or clear both boxes.', 'phone');
  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.record_call_consents(asked, private.typed(call, 'version', 40), coalesce(call -> 'gpc' = 'true', false));
  perform private.count_form(private.sender_of('call', asked.email));
  insert into public.call_requests (id, trade_id, page, company, name, email, phone, question, may_call, may_text)
  values (asked.id, asked.trade_id, asked.page, asked.company, asked.name, asked.email, asked.phone, asked.question,
    asked.may_call, asked.may_text)
  returning reference into asked.reference;
  -- Whoever typed the address may not own it, so the letter holds none of the words that were typed.
  perform private.queue_mail('call asked', 'call asked ' || asked.id, asked.email,
    jsonb_build_object('reference', asked.reference, 'trade', asked.trade_id,
      'may_call', asked.may_call, 'may_text', asked.may_text), null, null, null);
  perform private.tell_operator('calls', asked.reference, asked.id);
  return jsonb_build_object('reference', asked.reference);
exception
  -- The same form twice at once: the other one stored it.
  when unique_violation then
    return jsonb_build_object('reference', (select c.reference from public.call_requests c where c.id = its_id));
end;
$$;

-- What the operator sees.

create function private.call_line(call uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) || jsonb_build_object(
    'changed_by', (select u.email from auth.users u where u.id = c.changed_by),
    'agreed', coalesce((
      select jsonb_agg(jsonb_build_object('channel', w.channel, 'text', w.shown_text, 'version', w.version,
        'agreed_at', w.agreed_at) order by w.id)
      from public.consents w where w.call_id = c.id
    ), '[]'))
  from public.call_requests c where c.id = call;
$$;

create trigger log_work before update of step, note on public.call_requests
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('call');

-- How long they are kept.

-- Whoever deletes a call, by the clock or because its person asked: the number goes from the words agreed to,
-- which stay as a request's do, and so does the letter.
create function private.forget_call() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.consents w
  set shown_text = replace(w.shown_text, w.contact, '[removed]'), contact = null, ip_address = null
  where w.call_id = old.id and w.contact is not null;
  perform private.forget_letter('call asked ' || old.id);
  return null;
end;
$$;
create trigger forget_call after delete on public.call_requests for each row execute function private.forget_call();

create function private.forget_calls(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('public.call_requests', 'changed_at', kept.evidence_from, most)
    + private.forget_before('public.call_requests', 'changed_at', kept.over_since, most, 'step in (''done'', ''dropped'')')
    + private.forget_before('public.consents', 'agreed_at', kept.evidence_from, most, 'call_id is not null')
  from (
    select now() - make_interval(years => s.keep_evidence_years) as evidence_from,
      now() - make_interval(months => s.keep_calls_months) as over_since
    from private.settings s
  ) kept;
$$;

-- ==== supabase/schemas/88_onboardings.sql ====

-- Setting up a service: what a professional tells us so that the AI voice receptionist, or the follow-up by
-- email, can be made. Anyone may send it, before or after paying; the operator works it.

-- What is asked, by version, as src/selling/onboarding lists it; a test compares. An answer under any other key is
-- refused. Versions stay: what waits on a device was written under one.
create table private.onboarding_fields (
  service text not null check (service in ('voice', 'email')),
  version text not null,
  key text not null,
  -- Characters.
  longest integer not null check (longest > 0),
  must boolean not null,
  primary key (service, version, key)
);
insert into private.onboarding_fields (service, version, key, longest, must)
select f.service, '2026-11-23.1', unnest(f.keys::text[]), f.longest, f.must
from (values
  ('voice', '{business, trade, city, own_number, escalation_number, recording}', 200, true),
  ('voice', '{website, holidays, tone, languages}', 200, false),
  ('voice', '{hours, greeting}', 600, true),
  ('voice', '{services}', 1500, true),
  ('voice', '{no_services, prices_said, booking, emergencies, escalation_when}', 1500, false),
  ('voice', '{notes}', 2000, false),
  ('email', '{business, trade, city, from_name, reply_to, list_size, unsubscribed, postal_address}', 200, true),
  ('email', '{website, tone}', 200, false),
  ('email', '{list_source}', 1500, true),
  ('email', '{occasions, sequence, offers}', 1500, false),
  ('email', '{notes}', 2000, false)
) f (service, keys, longest, must);

create table public.onboardings (
  -- Made by the browser, so that one sent twice is one; whoever has it sees the receipt.
  id uuid primary key,
  service text not null check (service in ('voice', 'email')),
  -- For people to read out; not unique, since the browser makes the id.
  reference text not null
    generated always as (case service when 'voice' then 'V-' else 'E-' end || upper(left(id::text, 8))) stored,
  -- The order it goes with; null where nothing is paid yet.
  order_id uuid references public.orders on delete set null,
  email text not null check (email <> ''),
  company text not null check (company <> ''),
  -- By the keys of private.onboarding_fields; what was left open is left out.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  version text not null,
  agreed_at timestamptz not null default now(),
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
create index onboardings_order_idx on public.onboardings (order_id);
create index onboardings_newest_idx on public.onboardings (created_at desc, id desc);
create index onboardings_open_idx on public.onboardings (created_at, id) where step in ('new', 'in work', 'waiting');
create index onboardings_step_idx on public.onboardings (step, created_at desc, id desc);
create index onboardings_reference_idx on public.onboardings (reference);
create index onboardings_email_idx on public.onboardings (lower(email));
create index onboardings_changed_idx on public.onboardings (changed_at);

-- The answers as they are kept: every key known to this version of the service, none too long, none missing.
create function private.answers_of(sent jsonb, service text, version text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  field record;
  unknown text;
  answer text;
  kept jsonb := '{}';
begin
  perform private.refuse_if(jsonb_typeof(sent) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.refuse_if(not exists (select from private.onboarding_fields f
      where (f.service, f.version) = (answers_of.service, answers_of.version)),
    'PT422', 'This form has changed. Your answers are kept: reload the page and send them again.');
  select k.key into unknown from jsonb_object_keys(sent) k (key)
  where not exists (select from private.onboarding_fields f
    where (f.service, f.version, f.key) = (answers_of.service, answers_of.version, k.key))
  limit 1;
  perform private.refuse_if(found,
    'PT422', 'The form holds an answer to no question of it. Reload the page and send it again.');
  for field in
    select f.key, f.longest, f.must from private.onboarding_fields f
    where (f.service, f.version) = (answers_of.service, answers_of.version)
  loop
    answer := private.typed(sent, field.key, field.longest, true);
    if answer <> '' then
      kept := kept || jsonb_build_object(field.key, answer);
    elsif field.must then
      perform private.refuse('PT422', 'This is needed before we can begin.', field.key);
    end if;
  end loop;
  return kept;
end;
$$;

-- Takes an onboarding in. The same id again is answered as sent, whatever comes with it.
create function private.send_onboarding(form jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  its_id uuid;
  kept public.onboardings;
begin
  perform private.refuse_if(jsonb_typeof(form) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(form - 'answers', 'This is too long. Shorten your answers.');
  perform private.bounded_text(coalesce(form -> 'answers', 'null'), 'This is too long. Shorten your answers.');
  its_id := private.typed_id(form);
  select * into kept from public.onboardings o where o.id = its_id;
  if found then
    return jsonb_build_object('reference', kept.reference, 'sent_at', kept.created_at);
  end if;
  kept.service := private.typed(form, 'service', 20);
  kept.version := private.typed(form, 'version', 40);
  kept.company := private.typed(form, 'company', 200);
  perform private.refuse_if(kept.company = '', 'PT422', 'Write the name of the business.', 'company');
  kept.email := private.typed_email(form);
  kept.answers := private.answers_of(form -> 'answers', kept.service, kept.version);
  perform private.refuse_if(form -> 'agreed' is distinct from 'true',
    'PT422', 'Tick the box at the end before you send it.', 'agreed');
  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.count_form(private.sender_of('onboarding', kept.email));
  insert into public.onboardings (id, service, order_id, email, company, answers, version)
  values (its_id, kept.service, private.order_of(private.typed(form, 'order', 255)), kept.email, kept.company,
    kept.answers, kept.version)
  returning * into kept;
  -- Whoever typed the address may not own it, so the letter holds none of the words that were typed.
  perform private.queue_mail('onboarding received', 'onboarding received ' || kept.id, kept.email,
    jsonb_build_object('service', kept.service, 'reference', kept.reference, 'receipt', kept.id), null, null, null);
  perform private.tell_operator('onboardings', kept.reference, kept.id);
  return jsonb_build_object('reference', kept.reference, 'sent_at', kept.created_at);
exception
  -- The same form twice at once: the other one stored it.
  when unique_violation then
    return (select jsonb_build_object('reference', o.reference, 'sent_at', o.created_at)
      from public.onboardings o where o.id = its_id);
end;
$$;

-- A text in which addresses and phone numbers are cut to what tells two of them apart.
create function private.masked(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value, '([^\s@<>(),;:])[^\s@<>(),;:]*@', '\1…@', 'g'),
    -- Seven digits or more, however they are grouped, that end in four.
    '\+?\(?\m[0-9]([-./() ]{0,2}[0-9]){2,}[-./() ]{0,2}([0-9]{4})\M', '…\2', 'g');
$$;

-- What was sent, for whoever holds its id: the summary names the keys of private.onboarding_fields, and the
-- page knows the questions. Null for any other key.
create function private.onboarding_receipt(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', o.reference, 'service', o.service, 'company', o.company,
    'sent_at', o.created_at, 'status', o.step, 'version', o.version,
    'summary', (select coalesce(jsonb_agg(jsonb_build_array(a.key, private.masked(a.value)) order by a.key), '[]')
      from jsonb_each_text(o.answers) a))
  from public.onboardings o
  where o.id = case when onboarding_receipt.key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then onboarding_receipt.key::uuid end;
$$;

-- What the operator sees.

create function private.onboarding_line(onboarding uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(o) - 'order_id' || jsonb_build_object(
    'order', (
      select jsonb_build_object('reference', p.reference, 'plan', p.plan_id, 'state', p.state)
      from public.orders p where p.id = o.order_id
    ),
    'changed_by', (select u.email from auth.users u where u.id = o.changed_by))
  from public.onboardings o where o.id = onboarding;
$$;

create trigger log_work before update of step, note on public.onboardings
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('onboarding');

-- How long they are kept.

create function private.forget_onboarding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_letter('onboarding received ' || old.id);
  return null;
end;
$$;
create trigger forget_onboarding after delete on public.onboardings for each row execute function private.forget_onboarding();

create function private.forget_onboardings(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  over_since timestamptz := now() - make_interval(months => (select s.keep_onboardings_months from private.settings s));
  evidence_from timestamptz := now() - make_interval(years => (select s.keep_evidence_years from private.settings s));
  total integer;
begin
  delete from public.onboardings o where o.id in (
    select d.id
    from public.onboardings d left join public.entitlements e on e.order_id = d.order_id
    where d.step = 'dropped' and d.changed_at < over_since
      or e.until < over_since
      -- Without an order nothing says when the service ends; the operator does, by dropping it.
      or e.order_id is null and d.changed_at < evidence_from
    order by d.changed_at limit most
  );
  get diagnostics total = row_count;
  return total;
end;
$$;

-- ==== supabase/schemas/89_inbox.sql ====

-- The inbox: something came, and a person works it. Each kind stays in the table of its own, with its checks, its
-- retention and what else it sets off; here is what they have in common, so that one list shows them all.

-- Each case by its kind, which is also its view of /admin. `is_open`: neither done nor dropped; `is_ours`: it waits for us, and
-- not for whoever sent it. Open ones are listed by `since`, the others by `listed_at`.
create view private.cases with (security_invoker = true) as
select 'calls' as kind, c.id, c.step, c.step in ('new', 'in work', 'waiting') as is_open, c.step in ('new', 'in work') as is_ours,
  c.created_at as since, c.created_at as listed_at,
  -- What a search finds it by.
  c.reference, null as order_reference, lower(c.email) as email, array[c.phone] as phones
from public.call_requests c
union all
select 'onboardings', o.id, o.step, o.step in ('new', 'in work', 'waiting'), o.step in ('new', 'in work'),
  o.created_at, o.created_at,
  -- Not joined: a part that joins is read whole, whatever index it has.
  o.reference, (select p.reference from public.orders p where p.id = o.order_id), lower(o.email),
  array[o.answers ->> 'own_number', o.answers ->> 'escalation_number']
from public.onboardings o
union all
select 'kept', k.request_id, k.step, k.step in ('new', 'in work', 'waiting'), k.step in ('new', 'in work'),
  k.changed_at, k.changed_at, null, null, null, null
from public.kept_requests k
union all
-- Waiting: for the company's side, after which we answer.
select 'complaints', k.id,
  case when k.closed_at is not null then 'done' when k.asked_at is not null and k.stated_at is null then 'waiting' else 'new' end,
  k.closed_at is null, k.closed_at is null, k.created_at, coalesce(k.closed_at, k.created_at), null, null, null, null
from public.complaints k
union all
-- Open: something about it needs a person.
select 'orders', o.id, o.state, not o.trouble <@ o.settled, not o.trouble <@ o.settled,
  o.created_at, o.created_at, o.reference, o.reference, lower(o.email), null
from public.orders o
union all
-- A price that neighbors would not believe.
select 'paid', p.id, p.state, p.state = 'held', p.state = 'held', p.created_at, p.created_at, null, null, null, null
from public.paid_prices p
union all
select 'sign-ups', c.id, c.status, c.status = 'pending', c.status = 'pending', c.created_at, c.created_at, null, null, null, null
from public.companies c;

-- All that the staff see of a case.
create function private.case_line(kind text, id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'calls' then private.call_line(id)
    when 'onboardings' then private.onboarding_line(id)
    when 'kept' then private.kept_line(id)
    when 'complaints' then private.complaint_line(id)
    when 'orders' then private.order_line(id)
    when 'paid' then private.paid_line(id)
    when 'sign-ups' then private.company_line(id)
  end;
$$;

-- A page of the cases of a kind, how many there are of each step, up to 1,001, and the key of the next page:
-- `open` ones, oldest first, those of one step, or `all`, newest first; or those that words find, a reference, an
-- email address or a phone number, in whatever step.
create function private.admin_cases(
  kind text, filter text default 'open', words text default '', from_at timestamptz default null, from_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 25;
  search text[] := private.form_search(words);
  oldest_first boolean := search is null and filter = 'open';
  -- So many meet a condition; more are not counted.
  number_of constant text := '(select count(*) from (select from private.cases c where c.kind = %L and %s limit 1001) f)';
  ids uuid[];
  ats timestamptz[];
  counts jsonb;
begin
  perform private.admins_only();
  perform private.refuse_if(search is null and btrim(coalesce(words, '')) <> '',
    'PT422', 'Search by a reference, a whole email address or a whole phone number.');
  execute format('select array_agg(f.id order by f.at %1$s, f.id %1$s), array_agg(f.at order by f.at %1$s, f.id %1$s) from (
      select c.id, c.%2$I as at from private.cases c where c.kind = %3$L and %4$s and %5$s order by c.%2$I %1$s, c.id %1$s limit %6$s
    ) f',
    case when oldest_first then 'asc' else 'desc' end,
    case when oldest_first then 'since' else 'listed_at' end,
    kind,
    case
      when search[1] = 'phone' then format('%L = any (c.phones)', search[2])
      when search is not null then format('c.%I = %L',
        case search[1] when 'email' then 'email' when 'order' then 'order_reference' else 'reference' end, search[2])
      when filter = 'open' then 'c.is_open'
      when filter = 'all' then 'true'
      else format('c.step = %L', filter)
    end,
    case when from_at is null then 'true' else
      format('(c.%I, c.id) %s (%L::timestamptz, %L::uuid)', case when oldest_first then 'since' else 'listed_at' end,
        case when oldest_first then '>' else '<' end, from_at, from_id)
    end,
    most + 1) into ids, ats;
  -- Who looks for a person leaves that behind; the address or number does not stand in the log.
  if search[1] in ('email', 'phone') then
    perform private.log_action(
      case search[1] when 'email' then 'searched by email address' else 'searched by phone number' end,
      detail => jsonb_build_object('found', coalesce(cardinality(ids), 0)));
  end if;
  -- The steps there are, each found in an index by the one before.
  execute format('with recursive steps (step) as (
      select min(c.step) from private.cases c where c.kind = %1$L
      union all
      select (select min(c.step) from private.cases c where c.kind = %1$L and c.step > s.step) from steps s where s.step is not null
    )
    select jsonb_build_object(''all'', %2$s, ''open'', %3$s)
      || coalesce(jsonb_object_agg(s.step, %4$s) filter (where s.step is not null), ''{}'') from steps s',
    kind, format(number_of, kind, 'true'), format(number_of, kind, 'c.is_open'), format(number_of, kind, 'c.step = s.step')) into counts;
  return jsonb_build_object(
    'cases', coalesce((
      select jsonb_agg(private.case_line(kind, f.id) order by f.n) from unnest(ids[:most]) with ordinality f (id, n)
    ), '[]'),
    'next', case when cardinality(ids) > most then jsonb_build_object('at', ats[most], 'id', ids[most]) end,
    'counts', counts || case kind when 'orders' then jsonb_build_object(
      -- Told of by the provider, and of no order we know: after an hour nothing is likely to tie it to one.
      'untied', (select count(*) from public.payment_events e where e.order_id is null and e.taken_at < now() - interval '1 hour')
    ) else '{}' end);
end;
$$;

-- Moves on what is worked by steps, and replaces its note. Dropped: it comes to nothing, or the service has ended.
create function private.step_case(kind text, id uuid, step text, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  noted text;
begin
  perform private.admins_only();
  perform private.refuse_if(step is null or step not in ('new', 'in work', 'waiting', 'done', 'dropped'),
    'PT422', 'A step is new, in work, waiting, done or dropped.', 'step');
  noted := private.typed(jsonb_build_object('note', note), 'note', 2000, true);
  case kind
    when 'calls' then
      update public.call_requests c set step = step_case.step, note = noted where c.id = step_case.id;
    when 'onboardings' then
      update public.onboardings o set step = step_case.step, note = noted where o.id = step_case.id;
    else
      update public.kept_requests k set step = step_case.step, note = noted where kind = 'kept' and k.request_id = step_case.id;
  end case;
  perform private.refuse_if(not found, 'PT404', 'This is no longer here. Look again.');
end;
$$;

-- ==== supabase/schemas/90_clock.sql ====

-- What is done every minute: watching, waking and forgetting.

-- Deletes rows of a table from before a moment, oldest first and at most so many, and answers how many it deleted.
create function private.forget_before(place regclass, stamp text, moment timestamptz, most integer, which text default 'true')
returns integer
language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  execute format('delete from %1$s where ctid = any (array(
    select ctid from %1$s where %2$I < %3$L and %4$s order by %2$I limit %5$s))', place, stamp, moment, which, most);
  get diagnostics done = row_count;
  return done;
end;
$$;

-- Applies the retention periods of private.settings, to at most so many rows of a kind at a time, and
-- answers how many it deleted or emptied.
create function private.forget_expired(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  evidence_from timestamptz := now() - make_interval(years => (select keep_evidence_years from private.settings));
  done integer;
  total integer := 0;
begin
  -- The request is locked first, as withdrawing does, so that the two cannot wait for each other.
  perform private.forget_contact(due.id) from (
    select r.id from public.request_contacts c join public.requests r on r.id = c.request_id
    where c.expires_at < now() order by c.expires_at limit most for no key update of r skip locked
  ) due;
  get diagnostics done = row_count;
  total := total + done;
  -- A stop that nobody said was not so.
  delete from public.request_phones p using public.request_stops s
  where s.request_id = p.request_id and s.undone_at is null
    and s.number_until < now();
  get diagnostics done = row_count;
  total := total + done;
  delete from public.requests where id in (
    select id from public.requests
    where created_at < evidence_from order by created_at limit most for update skip locked
  );
  get diagnostics done = row_count;
  return total + done
    -- The others go with their requests.
    + private.forget_before('public.complaints', 'created_at', evidence_from, most, 'request_id is null')
    + private.forget_before('public.audit_log', 'at', evidence_from, most)
    -- A month after an invitation has run out, nothing counts it any more.
    + private.forget_before('public.company_invitations', 'expires_at', now() - interval '30 days', most)
    + private.forget_before('private.recent_forms', 'at', now() - interval '1 day', most)
    + private.forget_before('public.request_submissions', 'received_at', now() - interval '1 day', most);
end;
$$;

-- What the clock does every minute. Nothing in it keeps the rest from being done. Answers how many rows were
-- deleted or emptied, or null where that failed.
create function private.do_chores() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.watch_intake();
  begin
    perform private.tick();
    perform private.wake_mail();
  exception
    when others then
      raise warning 'Mail was not seen to: %', sqlerrm;
  end;
  begin
    return private.forget_expired(1000) + private.forget_mail(1000) + private.forget_orders(1000)
      + private.forget_calls(1000) + private.forget_onboardings(1000) + private.forget_unconfirmed(100)
      + private.forget_paid(1000);
  exception
    when others then
      raise warning 'Nothing was deleted: %', sqlerrm;
      return null;
  end;
end;
$$;

create table private.clock_runs (
  only_row boolean primary key default true check (only_row),
  ran_at timestamptz not null,
  -- How long the last run took, and how many rows it deleted or emptied.
  milliseconds integer not null,
  rows_forgotten integer not null,
  -- Since when it has not stood for an hour.
  steady_since timestamptz not null default now()
);

-- What the clock does, every minute: the database's own where it has one (below), else the local server by
-- POST /rest/v1/rpc/tidy with its secret key. Answers how many rows were deleted or emptied; null where that
-- failed, and then the clock counts as standing since it last did all.
create function private.tidy() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer := private.do_chores();
  faults integer;
begin
  if forgotten is null then
    return null;
  end if;
  delete from public.client_errors e
  where e.hour < now() - make_interval(days => (select s.keep_client_errors_days from private.settings s));
  get diagnostics faults = row_count;
  forgotten := forgotten + faults;
  insert into private.clock_runs as k (ran_at, milliseconds, rows_forgotten)
  values (now(), extract(epoch from clock_timestamp() - now()) * 1000, forgotten)
  on conflict (only_row) do update
    set steady_since = case when k.ran_at > now() - interval '1 hour' then k.steady_since else now() end,
      ran_at = excluded.ran_at, milliseconds = excluded.milliseconds, rows_forgotten = excluded.rows_forgotten;
  return forgotten;
end;
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    begin
      create extension if not exists pg_cron;
    exception
      when others then
        raise warning 'pg_cron is here but could not be used (%). Let something else call private.tidy() every minute.', sqlerrm;
    end;
  end if;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('tidy', '* * * * *', 'select private.tidy()');
    -- Nothing else deletes what the scheduler writes about each run: 1,440 rows a day.
    perform cron.schedule('tidy_the_schedule', '17 9 * * *',
      $sql$delete from cron.job_run_details where end_time < now() - interval '7 days'$sql$);
  end if;
end;
$$;

-- ==== supabase/schemas/92_health.sql ====

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

-- ==== supabase/schemas/94_access.sql ====

-- Who may reach what, beyond the writes to a table that a grant beside it opens.

-- What policies, checks, guards and the calls with the caller's own rights ask in the caller's name.
grant execute on function
  private.refuse(text, text, text), private.refuse_if(boolean, text, text, text), private.request_header(text),
  private.visible_text(text), private.is_address(text)
to anon, authenticated, service_role;
grant execute on function
  private.token_request_id(), private.confirmation_request_id(), private.told_homeowner(uuid), private.told_paid()
to anon, authenticated;
grant execute on function
  private.is_phone(text), private.is_website(text), private.name_key(text), private.is_company_name(text),
  private.license_key(text), private.name_is_taken(uuid, text), private.staff_role()
to authenticated, service_role;
grant execute on function
  private.own_company_ids(), private.own_company_ids(text[]), private.owned_company_ids(), private.has_contact(uuid)
to authenticated;

-- The calls of the exposed schema, POST /rest/v1/rpc/<name>, by who may make them. Each is a function of that name
-- in the schema private; those few that run with the caller's own rights alone stand in public by themselves. A call
-- that is not named here is a fault.
create table private.api_calls (
  name text primary key,
  -- Anyone: visitors too, since a link or a browser calls it. Signed in: the call itself looks who asks.
  callers text not null check (callers in ('anyone', 'signed in', 'scripts'))
);
insert into private.api_calls (name, callers)
select unnest('{
  accept_invitation, ask_for_call, companies_for, complain, confirm_request, is_well, mail_links, onboarding_receipt,
  order_state, proposal_counts, read_request, replace_company, send_onboarding, start_order, stop_mail,
  take_back_paid, tell_paid, undo_stops, withdraw_from, withdraw_request
}'::text[]), 'anyone'
union all
select unnest('{
  access_table, add_complaint, admin_cases, admin_companies, admin_figures, admin_log,
  admin_requests, admin_today, admin_week, ask_again, ask_company, asked_to_stop, cancel_invitation,
  claim_order, close_complaint, code_of_staff, company_report, confirm_deletion, decide_company, delete_account,
  evidence_of, export_person, export_requests, forget_person, health, invite_member, judge_paid, mail_list, mail_state,
  make_recovery_codes, open_contact, open_received, received, received_board, received_one, received_people,
  retry_mail, review_of, set_member, set_role, settle_order, staff_list, state_side, step_case,
  use_recovery_code
}'::text[]), 'signed in'
union all
select unnest('{
  claim_mail, finish_mail, queue_account_mail, suppress_mail, take_payment_event, tidy, unsend_mail
}'::text[]), 'scripts';

-- Makes what private.api_calls names: of a function of the schema private a call of the same name and words, unless
-- the exposed schema has it already, and gives callers the right to both. Every parameter has a default, null if
-- the function names none, because the embedded server answers a browser's question whether it may call only for a
-- function that can be called without any.
create function private.open_calls() returns void
language plpgsql set search_path = '' as $$
declare
  call record;
begin
  for call in
    select c.name, pg_get_function_result(p.oid) as result, case p.provolatile when 's' then ' stable' else '' end as kind,
      (select string_agg(format('%I %s default %s', a.name, format_type(a.type, null),
          coalesce(pg_get_function_arg_default(p.oid, a.n::integer), 'null')), ', ' order by a.n)
        from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, n)) as parameters,
      (select string_agg(quote_ident(a.name), ', ' order by a.n) from unnest(p.proargnames) with ordinality a (name, n)) as names
    from private.api_calls c
    join pg_proc p on p.proname = c.name and p.pronamespace = 'private'::regnamespace and p.prorettype <> 'trigger'::regtype
    where not exists (select from pg_proc o where o.proname = c.name and o.pronamespace = 'public'::regnamespace)
  loop
    execute format(E'create function public.%I(%s) returns %s language sql%s set search_path = \'\' as $call$\n  select private.%I(%s);\n$call$',
      call.name, call.parameters, call.result, call.kind, call.name, call.names);
  end loop;
  for call in
    select p.oid::regprocedure as routine,
      case c.callers when 'anyone' then 'anon, authenticated, service_role' when 'signed in' then 'authenticated'
        else 'service_role' end as callers
    from private.api_calls c
    join pg_proc p on p.proname = c.name
      and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prorettype <> 'trigger'::regtype
  loop
    execute format('grant execute on function %s to %s', call.routine, call.callers);
  end loop;
end;
$$;
select private.open_calls();

-- Every table is closed by row level security. Whom its policies let read may select from it, and nobody else.
do $$
declare
  place record;
begin
  for place in
    select c.oid::regclass as name, (
        select string_agg(distinct role::text, ', ') from pg_policies p, unnest(p.roles) role
        where p.cmd = 'SELECT' and (p.schemaname, p.tablename) = (c.relnamespace::regnamespace::text, c.relname)
      ) as readers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', place.name);
    if place.readers is not null then
      execute format('grant select on table %s to %s', place.name, place.readers);
    end if;
  end loop;
end;
$$;

reset check_function_bodies;
