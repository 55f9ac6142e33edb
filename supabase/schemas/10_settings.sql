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
