-- A homeowner's request, who received it, and the proof of what was agreed to. What identifies the
-- person stands in request_contacts alone, so that withdrawing can really delete it.

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
  foreign key (trade_id, takes_requests) references public.trades (id, takes_requests)
);
create index requests_trade_idx on public.requests (trade_id, takes_requests);
create index requests_city_idx on public.requests (city_id);
create index requests_created_idx on public.requests (created_at);

-- The secret of the private link is kept only as its SHA-256.
create table private.request_tokens (
  request_id uuid primary key references public.requests on delete cascade,
  token_hash text not null unique
);

create table public.request_contacts (
  request_id uuid primary key references public.requests on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]{2,}$'),
  phone text not null default '' check (phone ~ '^([2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4})?$'),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  note text not null default '' check (char_length(note) <= 2000),
  -- One of the ways agreed to; empty where the person has no preference or agreed to none.
  preferred text not null check (preferred in ('', 'email', 'call', 'text'))
);

-- A person is looked up by the address or the number, whoever asks.
create index request_contacts_email_idx on public.request_contacts (lower(email));

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
  promised_by timestamptz not null,
  viewed_at timestamptz,
  -- The first answer: yes or no.
  answered_at timestamptz,
  withdrawn_at timestamptz,
  primary key (request_id, company_id)
);
create unique index request_recipients_place_idx on public.request_recipients (request_id, place)
  where status <> 'withdrawn';
create index request_recipients_company_idx on public.request_recipients (company_id);

-- One row per channel agreed to: the words as shown, for whom, when and where. Nothing updates or
-- deletes these through the API.
create table public.consents (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.requests on delete cascade,
  channel text not null check (channel in ('email', 'call', 'text', 'automated')),
  -- The exact text shown; on withdrawal the contact values in it are blanked and the hash of the
  -- original remains.
  shown_text text not null,
  shown_text_sha256 text not null,
  version text not null,
  page text not null,
  companies text[] not null,
  -- The address or number it applies to: the value until withdrawal, its salted hash for good.
  contact text,
  contact_hash text not null,
  user_agent text not null,
  ip_address text,
  gpc boolean not null,
  agreed_at timestamptz not null default now()
);
create index consents_request_idx on public.consents (request_id);

-- What the rate limits count. Rows older than a day are removed as new ones arrive.
create table private.recent_requests (
  at timestamptz not null default now(),
  email_hash text not null,
  phone_hash text,
  address_hash text
);
create index recent_requests_at_idx on private.recent_requests (at);

-- The three doors through which a browser writes. Each keeps nothing it should not.

create table public.request_submissions (
  id uuid primary key,
  -- The whole request as the browser sent it; emptied by the trigger that takes it in.
  body jsonb,
  received_at timestamptz not null default now()
);

create table public.request_withdrawals (
  request_id uuid primary key references public.requests on delete cascade,
  received_at timestamptz not null default now()
);

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

-- What policies ask about the caller.

-- The request whose secret the caller sent in the header `x-request-token`, if any.
create function private.token_request_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select request_id
  from private.request_tokens
  where token_hash = encode(sha256(convert_to(private.request_header('x-request-token'), 'UTF8')), 'hex');
$$;

-- Holds who may become a recipient and how a recipient moves on, and sets the times. A company can only
-- move its own row's status forward, once the person has confirmed; it cannot touch a time, a place or a
-- channel.
create function private.guard_recipient() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not (select private.serves(new.company_id, r.trade_id, r.city_id)
            from public.requests r where r.id = new.request_id) then
      perform private.refuse('PT422', 'This company does not take requests for this trade and city.');
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    if (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
      perform private.refuse('PT403', 'Only the status of a request can be changed.');
    end if;
    -- The promised time runs from the confirmation, so there is none before it.
    if new.status <> old.status and old.promised_by is null then
      perform private.refuse('PT422', 'The person has not confirmed this request yet.');
    end if;
    if new.status <> old.status and (old.status, new.status) not in (
      ('sent', 'viewed'), ('sent', 'answered'), ('sent', 'declined'),
      ('viewed', 'answered'), ('viewed', 'declined')
    ) then
      perform private.refuse('PT422', format('A request that is %s cannot become %s.', old.status, new.status));
    end if;
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
create trigger guard_recipient before insert or update on public.request_recipients
  for each row execute function private.guard_recipient();

-- How each recipient is doing, for the private link and the staff. Adds what only the database's clock
-- should say: whether the promised time has passed without an answer.
create view public.request_progress with (security_invoker = true) as
  select request_id, company_id, company_name, company_license, place, status, channels,
    sent_at, promised_by, viewed_at, answered_at, withdrawn_at,
    (status in ('sent', 'viewed') and promised_by < now()) as overdue
  from public.request_recipients;

revoke execute on all functions in schema private from public;
grant execute on function private.token_request_id() to anon, authenticated;

-- Grants: first nothing, then the least.

revoke all on table private.request_tokens, private.recent_requests,
  public.requests, public.request_contacts, public.request_recipients, public.consents,
  public.request_submissions, public.request_withdrawals, public.request_replacements,
  public.request_progress from public, anon, authenticated;
grant all on table public.requests, public.request_contacts, public.request_recipients, public.consents,
  public.request_submissions, public.request_withdrawals, public.request_replacements,
  public.request_progress to service_role;

grant select on table public.requests, public.request_contacts, public.request_recipients,
  public.consents, public.request_progress to anon, authenticated;
grant update (status) on table public.request_recipients to authenticated;
grant insert (id, body) on table public.request_submissions to anon, authenticated;
grant insert (request_id) on table public.request_withdrawals to anon, authenticated;
grant insert (request_id, replaced_company_id, company_id, consents) on table public.request_replacements
  to anon, authenticated;

alter table private.request_tokens enable row level security;
alter table private.recent_requests enable row level security;
alter table public.requests enable row level security;
alter table public.request_contacts enable row level security;
alter table public.request_recipients enable row level security;
alter table public.consents enable row level security;
alter table public.request_submissions enable row level security;
alter table public.request_withdrawals enable row level security;
alter table public.request_replacements enable row level security;

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

create policy "the private link shows its contact data" on public.request_contacts
  for select to anon using (request_id = (select private.token_request_id()));
-- What identifies a person is read by the link itself; a company opens it by `open_received`, which notes
-- that, and staff by a call that is logged.
create policy "the link, signed in, shows its contact data" on public.request_contacts
  for select to authenticated using (request_id = (select private.token_request_id()));

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
  using (status <> 'withdrawn' and company_id in (select private.own_company_ids('approved')))
  with check (status <> 'withdrawn' and company_id in (select private.own_company_ids('approved')));

create policy "the private link shows what was agreed" on public.consents
  for select to anon using (request_id = (select private.token_request_id()));
-- It names the address and the number; staff open it by `evidence_of`, which is logged.
create policy "the link, signed in, shows what was agreed" on public.consents
  for select to authenticated using (request_id = (select private.token_request_id()));

create policy "anyone may send a request, which leaves no body behind" on public.request_submissions
  for insert to anon, authenticated with check (body is null);

create policy "the private link withdraws its request" on public.request_withdrawals
  for insert to anon with check (request_id = (select private.token_request_id()));
create policy "the link and admins withdraw a request" on public.request_withdrawals
  for insert to authenticated with check (
    request_id = (select private.token_request_id()) or (select private.staff_role()) = 'admin'
  );

create policy "the private link picks another company" on public.request_replacements
  for insert to anon, authenticated
  with check (request_id = (select private.token_request_id()) and consents is null);
