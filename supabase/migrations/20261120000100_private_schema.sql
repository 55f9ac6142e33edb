-- What the API never exposes: settings, secrets and the helper functions of policies and triggers.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Every figure that rules how requests are taken and kept, in one row. Change it with an update here.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Mixed into every stored hash of an e-mail address, phone number or network address, so that a
  -- list of all phone numbers cannot be turned into a list of all hashes.
  salt text not null default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  -- Rate limits. Phone networks put many homes behind one address, hence the higher figure there.
  requests_per_contact_per_day integer not null default 10 check (requests_per_contact_per_day > 0),
  requests_per_address_per_hour integer not null default 20 check (requests_per_address_per_hour > 0),
  requests_per_hour integer not null default 300 check (requests_per_hour > 0),
  request_max_bytes integer not null default 32000 check (request_max_bytes > 0),
  replacements_per_request integer not null default 3 check (replacements_per_request >= 0),
  -- Retention: contact data of requests nobody received, of requests that were passed on, and the
  -- consent evidence.
  keep_unshared_days integer not null default 90 check (keep_unshared_days > 0),
  keep_shared_days integer not null default 730 check (keep_shared_days > 0),
  keep_evidence_years integer not null default 5 check (keep_evidence_years > 0),
  -- Whether all staff need a code of an app to sign in, also those who have not set one up. OPERATOR: on
  -- once the staff have; who has one needs it in any case.
  staff_need_codes boolean not null default false
);
alter table private.settings enable row level security;
revoke all on table private.settings from public, anon, authenticated;
insert into private.settings default values;

-- A hash that only this database can make, of a contact value or network address.
create function private.salted_hash(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.salt || lower(btrim(value)), 'UTF8')), 'hex')
  from private.settings s
  where btrim(value) <> '';
$$;

-- A header of the API call being served, by its lower-case name; null outside the API.
create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::json ->> name;
$$;

-- Ends the statement with a coded error: PT422 reaches the caller as HTTP status 422, and so on.
create function private.refuse(code text, reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = code, message = reason;
end;
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.request_header(text) to anon, authenticated, service_role;
grant execute on function private.refuse(text, text) to anon, authenticated, service_role;
