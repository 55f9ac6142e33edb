-- What a hosted Supabase project has before the first migration, as far as this project leans on it: its
-- roles with their attributes, who owns what, and who may do what by default. The superuser
-- `supabase_admin` runs it; migrations run as `postgres`, who is not one.
--
-- Read from supabase/postgres (migrations/db and nix/tests/expected, October 2026), supabase/auth
-- (migrations to 20260625000000), supabase/vault 0.3, pg_cron 1.6 and pg_net 0.20. Columns, signatures,
-- owners and rights are theirs. Not here, because only C can do it: what supautils lets `postgres` do
-- (but for the one setting below), safeupdate, the vault's encryption, and anyone who acts on
-- `cron.job` or `net.http_request_queue`.

create role postgres login createdb createrole replication bypassrls;
alter role postgres set search_path = "$user", public, extensions;
create role anon;
create role authenticated;
create role service_role bypassrls;
create role authenticator login noinherit;
create role dashboard_user createdb createrole replication;
create role supabase_auth_admin login noinherit;
alter role supabase_auth_admin set search_path = auth;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin noinherit;
-- As whom Supabase runs what is asked with `--read-only`: it reads every table, and may call nothing of ours.
create role supabase_read_only_user login bypassrls;
grant pg_read_all_data to supabase_read_only_user;
alter role supabase_read_only_user set default_transaction_read_only = on;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;
grant authenticator to supabase_storage_admin;
grant set on parameter session_replication_role to postgres;

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
  execute format('grant all on database %I to dashboard_user', current_database());
end;
$$;

-- All that is made in `public` used to be open to the API's roles. A project made since May 2026 takes
-- that back at once, and the older ones have since October: `closedByDefault` in database.ts.
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role, dashboard_user;
do $$
declare
  wanted text;
begin
  for wanted in
    select name from pg_available_extensions where name in ('pgcrypto', 'uuid-ossp', 'pg_stat_statements')
  loop
    execute format('create extension %I schema extensions', wanted);
  end loop;
end;
$$;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
create schema realtime authorization supabase_admin;
grant usage on schema realtime to postgres with grant option;
create schema storage authorization supabase_admin;
grant usage on schema storage to anon, authenticated, service_role;
grant usage on schema storage to postgres with grant option;
grant all on schema storage to supabase_storage_admin, dashboard_user;

-- The auth service. It reads and writes as `supabase_auth_admin`, whom nobody here can become.
create schema auth authorization supabase_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on schema auth to supabase_auth_admin, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on routines to postgres, dashboard_user;

set role supabase_auth_admin;
create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique default null,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create index users_instance_id_email_idx on auth.users (instance_id, lower(email));
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (char_length(scopes) <= 4096)
);
create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
  'phone_change_token'
);
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  unique (user_id, token_type)
);
create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
create index audit_logs_instance_id_idx on auth.audit_log_entries (instance_id);
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.audit_log_entries enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.sessions enable row level security;
grant select on auth.users, auth.mfa_factors, auth.sessions to postgres with grant option;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb;
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid;
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  );
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  );
$$;
reset role;

-- The vault, which keeps what it is given in base64 here.
create schema vault authorization supabase_admin;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on vault.secrets (name) where name is not null;
create function vault._crypto_aead_det_decrypt(
  message bytea, additional bytea, key_id bigint, context bytea default 'pgsodium', nonce bytea default null
) returns bytea language sql immutable as 'select message';
create view vault.decrypted_secrets as
  select s.id, s.name, s.description, s.secret,
    convert_from(
      vault._crypto_aead_det_decrypt(decode(s.secret, 'base64'), convert_to(s.id::text, 'utf8'), 0, 'pgsodium', s.nonce),
      'utf8'
    ) as decrypted_secret,
    s.key_id, s.nonce, s.created_at, s.updated_at
  from vault.secrets s;
create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description)
  values (encode(convert_to(new_secret, 'utf8'), 'base64'), new_name, new_description)
  returning id;
$$;
create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void language sql security definer set search_path = '' as $$
  update vault.secrets s
  set secret = coalesce(encode(convert_to(new_secret, 'utf8'), 'base64'), s.secret), name = coalesce(new_name, s.name),
    description = coalesce(new_description, s.description), updated_at = now()
  where s.id = secret_id;
$$;
revoke all on all functions in schema vault from public;
grant usage on schema vault to postgres with grant option;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres with grant option;
grant execute on all functions in schema vault to postgres with grant option;
grant usage on schema vault to service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to service_role;
grant execute on all functions in schema vault to service_role;

-- pg_cron, without its clock.
create schema cron authorization supabase_admin;
create sequence cron.jobid_seq;
create table cron.job (
  jobid bigint primary key default nextval('cron.jobid_seq'),
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport int not null default 5432,
  database text not null default current_database(),
  username text not null default session_user,
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);
create sequence cron.runid_seq;
create table cron.job_run_details (
  jobid bigint,
  runid bigint primary key default nextval('cron.runid_seq'),
  job_pid int,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
alter table cron.job enable row level security;
alter table cron.job_run_details enable row level security;
create policy cron_job_policy on cron.job using (username = current_user);
create policy cron_job_run_details_policy on cron.job_run_details using (username = current_user);
create function cron.schedule(schedule text, command text) returns bigint
language sql strict security definer set search_path = '' as $$
  insert into cron.job (schedule, command) values (schedule, command) returning jobid;
$$;
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql strict security definer set search_path = '' as $$
  insert into cron.job as j (jobname, schedule, command) values (job_name, schedule, command)
  on conflict on constraint jobname_username_uniq do update set schedule = excluded.schedule, command = excluded.command
  returning j.jobid;
$$;
create function cron.alter_job(
  job_id bigint, schedule text default null, command text default null, database text default null,
  username text default null, active boolean default null
) returns void
language sql security definer set search_path = '' as $$
  update cron.job j set schedule = coalesce($2, j.schedule), command = coalesce($3, j.command),
    database = coalesce($4, j.database), username = coalesce($5, j.username), active = coalesce($6, j.active)
  where j.jobid = $1 and j.username = session_user;
$$;
create function cron.unschedule(job_id bigint) returns boolean
language sql strict security definer set search_path = '' as $$
  delete from cron.job where jobid = job_id and username = session_user returning true;
$$;
create function cron.unschedule(job_name text) returns boolean
language sql strict security definer set search_path = '' as $$
  delete from cron.job where jobname = job_name and username = session_user returning true;
$$;
grant select on cron.job, cron.job_run_details to public;
grant usage on schema cron to postgres with grant option;
grant execute on all functions in schema cron to postgres with grant option;
grant select on cron.job to postgres with grant option;
grant all on cron.job_run_details to postgres with grant option;
revoke trigger on cron.job_run_details from postgres;

-- pg_net, without its worker: what is asked for waits in its queue.
create schema net authorization supabase_admin;
create domain net.http_method as text check (lower(value) in ('get', 'post', 'delete'));
create unlogged table net.http_request_queue (
  id bigserial,
  method net.http_method not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds int not null
);
create unlogged table net._http_response (
  id bigint,
  status_code int,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
create function net.http_get(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000
) returns bigint language sql as $$
  insert into net.http_request_queue as q (method, url, headers, timeout_milliseconds)
  values ('GET', url, headers, timeout_milliseconds) returning q.id;
$$;
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
) returns bigint language sql as $$
  insert into net.http_request_queue as q (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'utf8'), timeout_milliseconds) returning q.id;
$$;
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;
