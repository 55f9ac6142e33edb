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
