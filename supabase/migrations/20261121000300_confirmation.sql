-- What was answered and what was left open; a short name for each request; a phone number only where
-- calls or texts were agreed to; and whether the person has confirmed the request by the link mailed to
-- the address it gives. Until then companies see the job, not the person.

alter table private.settings
  -- Off while the site sends no mail: then a request counts as confirmed when it is sent.
  add column confirm_by_mail boolean not null default false;

alter table public.requests
  -- The answers, and the questions asked and left open, in the words the person saw: [{label, words, mark}],
  -- `SaidAnswer` in src/backend/sent-job.ts. Removed on withdrawal.
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  add column unanswered jsonb not null default '[]' check (jsonb_typeof(unanswered) = 'array'),
  add column confirmed_at timestamptz,
  -- For people to read out, as 3F2A-9C1B; `referenceOf` in src/backend/requests.ts says the same.
  add column reference text not null
    generated always as (upper(left(id::text, 4) || '-' || substr(id::text, 5, 4))) stored;
update public.requests set confirmed_at = created_at;

-- The number is kept separately, so that a company that may only write sees none.
create table public.request_phones (
  request_id uuid primary key references public.request_contacts on delete cascade,
  phone text not null check (phone ~ '^[2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4}$')
);
create index request_phones_phone_idx on public.request_phones (phone);
insert into public.request_phones (request_id, phone)
select c.request_id, c.phone
from public.request_contacts c
where c.phone <> '' and exists (
  select from public.consents a
  where a.request_id = c.request_id and a.channel in ('call', 'text', 'automated')
);
-- A dropped column stays in the rows on the disk, so it is emptied first.
update public.request_contacts set phone = '' where phone <> '';
alter table public.request_contacts drop column phone;
-- The same addresses as `readEmail` in src/homeowner/request/draft.ts takes; older ones may stay as they are.
alter table public.request_contacts
  drop constraint request_contacts_email_check,
  add constraint request_contacts_email_check
    check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:].]{2,}$') not valid;

-- When a company promised to answer is not set before it can.
alter table public.request_recipients alter column promised_by drop not null;
-- The staff closed the company's requests to it.
alter table public.request_recipients add column suspended boolean not null default false;
create or replace view public.request_progress with (security_invoker = true) as
  select request_id, company_id, company_name, company_license, place, status, channels,
    sent_at, promised_by, viewed_at, answered_at, withdrawn_at,
    coalesce(status in ('sent', 'viewed') and promised_by < now(), false) as overdue,
    suspended
  from public.request_recipients;

-- A company's newest requests, and the staff's list of late answers.
create index request_recipients_waiting_idx on public.request_recipients (company_id, promised_by, sent_at)
  where status in ('sent', 'viewed');
create index request_recipients_newest_idx on public.request_recipients (company_id, sent_at desc);
drop index public.request_recipients_company_idx;
create index request_recipients_late_idx on public.request_recipients (promised_by)
  where status in ('sent', 'viewed');

-- The secret of the mailed link is kept only as its SHA-256. The browser never has it: whoever can send
-- it has read the mail.
create table private.confirmation_tokens (
  request_id uuid primary key references public.requests on delete cascade,
  token_hash text not null unique
);

-- Makes the secret for a mail about to be sent and returns it; a secret mailed before stops working.
create function private.issue_confirmation(request uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not exists (select from public.request_contacts c where c.request_id = request) then
    perform private.refuse('PT410', 'This request was withdrawn.');
  end if;
  insert into private.confirmation_tokens (request_id, token_hash)
  values (request, encode(sha256(convert_to(secret, 'UTF8')), 'hex'))
  on conflict (request_id) do update set token_hash = excluded.token_hash;
  return secret;
end;
$$;

-- The request whose mailed secret the caller sent in the header `x-confirmation-token`, if any.
create function private.confirmation_request_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select t.request_id
  from private.confirmation_tokens t
  join public.request_contacts c on c.request_id = t.request_id
  where t.token_hash = encode(sha256(convert_to(private.request_header('x-confirmation-token'), 'UTF8')), 'hex');
$$;

-- The first moment from then on at which Texas lets a company call.
create function private.callable_from(moment timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(greatest(moment, (day + opening) at time zone 'America/Chicago'))
  from (
    select day, case when extract(isodow from day) = 7 then time '12:00' else time '09:00' end as opening
    from (select (moment at time zone 'America/Chicago')::date + n as day from generate_series(0, 1) n) days
  ) openings
  where moment < (day + time '21:00') at time zone 'America/Chicago';
$$;

-- When a promise of so many hours ends. Hours count only while a company may call, so that none is late
-- in the night; each 24 of them are a day. `promiseUntil` in src/company/dashboard/calling-hours.ts says
-- the same; a test compares them.
create function private.promise_until(start timestamptz, hours integer) returns timestamptz
language plpgsql stable strict set search_path = ''
as $$
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

-- The fourth door: confirming.
create table public.request_confirmations (
  request_id uuid primary key references public.requests on delete cascade,
  received_at timestamptz not null default now()
);

create function private.confirm_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
create trigger confirm_request after insert on public.request_confirmations
  for each row execute function private.confirm_request();

-- Confirms the request of the mailed link. A second time is refused as a duplicate.
create function public.confirm_request() returns void
language sql set search_path = ''
as $$
  insert into public.request_confirmations (request_id) values ((select private.confirmation_request_id()));
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.confirm_request() from public;
grant execute on function private.confirmation_request_id(), public.confirm_request() to anon, authenticated;

revoke all on table private.confirmation_tokens, public.request_phones, public.request_confirmations
  from public, anon, authenticated;
grant all on table public.request_phones, public.request_confirmations to service_role;
grant select on table public.request_phones to anon, authenticated;
grant insert (request_id) on table public.request_confirmations to anon, authenticated;

alter table private.confirmation_tokens enable row level security;
alter table public.request_phones enable row level security;
alter table public.request_confirmations enable row level security;

create policy "the private link shows its phone number" on public.request_phones
  for select to anon using (request_id = (select private.token_request_id()));
create policy "the link, signed in, shows its phone number" on public.request_phones
  for select to authenticated using (request_id = (select private.token_request_id()));

create policy "the mailed link confirms its request" on public.request_confirmations
  for insert to anon, authenticated with check (request_id = (select private.confirmation_request_id()));
