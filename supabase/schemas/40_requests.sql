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
