-- Mail. What is to be told is queued in the transaction that it tells of, by triggers here; a sender
-- (supabase/functions/mail) claims, writes and delivers it. The queue holds facts, never a homeowner's
-- contact data in mail to a company, and no secret: the secret of a mailed link is derived from the
-- letter's id, so that each try mails the same one, and only its SHA-256 is stored.

alter table private.settings
  -- To an address without an account, so that nobody can flood a stranger's mailbox through the site.
  add column letters_per_address_per_day integer not null default 10 check (letters_per_address_per_day > 0),
  add column keep_letters_days integer not null default 30 check (keep_letters_days > 0);

-- Each letter to a homeowner carries a link of its own to the same request.
alter table private.request_tokens drop constraint request_tokens_pkey;
alter table private.request_tokens drop constraint request_tokens_token_hash_key;
alter table private.request_tokens add primary key (token_hash);
create index request_tokens_request_idx on private.request_tokens (request_id);

create table private.mail_queue (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'request sent', 'declined', 'lapsed',
    'new request', 'reminder', 'taken back',
    'company approved', 'company rejected', 'company suspended', 'company restored', 'invitation'
  )),
  -- Names what is told and to whom, so that nothing is told twice.
  key text not null unique,
  -- Emptied when the letter is sent or given up for good.
  to_address text not null check (char_length(to_address) <= 254),
  address_hash text not null,
  -- What the letter says, apart from what the site itself knows.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  request_id uuid references public.requests on delete cascade,
  company_id uuid references public.companies on delete cascade,
  -- The account it goes to; null: a homeowner, or someone invited.
  user_id uuid references auth.users on delete cascade,
  -- Not sent: `needless`, since what it says is no longer so; `suppressed`, since its address takes no mail
  -- or has had enough for a day; `dead`, after every try.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'needless', 'suppressed', 'dead')),
  -- How often it was claimed: names the try, too.
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
create index mail_queue_ended_idx on private.mail_queue (ended_at) where ended_at is not null;
create index mail_queue_address_idx on private.mail_queue (address_hash, created_at);
create index mail_queue_request_idx on private.mail_queue (request_id);
create index mail_queue_company_idx on private.mail_queue (company_id);
create index mail_queue_user_idx on private.mail_queue (user_id);

-- Addresses that get no mail: it comes back, or their owner called it spam.
create table private.mail_suppressions (
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
-- project. It holds private links, so only the developer reads it.
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

-- Putting letters into the queue.

-- A secret that only this database can make, the same each time it is asked for.
create function private.mail_secret(purpose text, subject uuid) returns text
language sql stable set search_path = ''
as $$
  select private.salted_hash('mail ' || purpose || ' ' || subject);
$$;

-- Queues a letter unless one with its key is there. Answers its id, or null if nothing will be sent.
create function private.queue_mail(
  what text, about text, address text, told jsonb, request uuid, company uuid, person uuid
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  its_hash text := private.salted_hash(address);
  why_not text;
  letter uuid;
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  why_not := case
    when exists (select from private.mail_suppressions s where s.address_hash = its_hash)
      then 'The address is on the list of those that get no mail.'
    when person is null and (
      select count(*) from private.mail_queue q
      where q.address_hash = its_hash and q.user_id is null and q.created_at > now() - interval '1 day'
    ) >= (select letters_per_address_per_day from private.settings)
      then 'Too many letters to this address in a day.'
  end;
  insert into private.mail_queue
    (kind, key, to_address, address_hash, facts, request_id, company_id, user_id, state, last_error, ended_at)
  values (what, about, case when why_not is null then address else '' end, its_hash, told, request, company, person,
    case when why_not is null then 'queued' else 'suppressed' end, coalesce(why_not, ''),
    case when why_not is not null then now() end)
  on conflict do nothing
  returning id into letter;
  return case when why_not is null then letter end;
end;
$$;

-- Tells the members of a company: all, or those who want mail of requests.
create function private.mail_members(
  company uuid, what text, about text, told jsonb, request uuid, who_wants boolean
) returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(what, about || ' ' || m.user_id, u.email, told, request, company, m.user_id)
  from public.company_members m
  join auth.users u on u.id = m.user_id
  where m.company_id = mail_members.company and (m.mail_requests or not who_wants);
$$;

-- What every letter about a request may say of it: nothing that tells who sent it.
create function private.request_facts(request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('request', r.id, 'reference', r.reference, 'trade', r.trade_id, 'city', r.city_id)
  from public.requests r where r.id = request;
$$;

-- The letters that go to the homeowner of a request, with a link that opens it.
create function private.is_to_homeowner(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('request sent', 'declined', 'lapsed', 'company left', 'asked to stop');
$$;

-- Tells the homeowner of a request, who has not asked everyone to stop, with a link that opens it.
create function private.mail_homeowner(request uuid, what text, about text, told jsonb, company uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (select c.email from public.request_contacts c where c.request_id = request);
  letter uuid;
begin
  if address is null or what <> 'asked to stop' and exists (
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

-- A request came in. Its name sorts after `take_request`, which spreads it over its tables.
create function private.tell_homeowner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mail_homeowner(r.id, 'request sent', 'request sent ' || r.id,
    jsonb_build_object(
      'companies', coalesce((
        select jsonb_agg(jsonb_build_object('name', p.company_name, 'promised_by', p.promised_by) order by p.place)
        from public.request_recipients p where p.request_id = r.id
      ), '[]'),
      'confirm', r.confirmed_at is null),
    null)
  from received join public.requests r on r.id = received.id;
  return null;
end;
$$;
create trigger tell_homeowner after insert on public.request_submissions
  referencing new table as received
  for each statement execute function private.tell_homeowner();

-- Mails the private links of an address again, once a day each: of its five newest requests that stand.
-- Who asks is told nothing of whether there are any; whoever can read the mail may open them.
create function private.mail_links(address text) returns void
language sql security definer set search_path = ''
as $$
  select private.mail_homeowner(mine.id, 'request sent', concat_ws(' ', 'link again', current_date, mine.id),
    jsonb_build_object('companies', '[]'::jsonb, 'again', true, 'confirm', mine.confirmed_at is null), null)
  from (
    select r.id, r.confirmed_at
    from public.request_contacts c join public.requests r on r.id = c.request_id
    where lower(c.email) = lower(btrim(address)) and r.withdrawn_at is null
    order by r.created_at desc limit 5
  ) mine;
$$;
create function public.mail_links(address text default null) returns void
language sql set search_path = ''
as $$
  select private.mail_links(address);
$$;

-- A company's part in a request begins, moves on or ends.
create function private.tell_of_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- With the contact data go the letters to the person, sent or not.
create function private.forget_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mail_queue where request_id = old.request_id and user_id is null;
  delete from public.mailbox
  where request_id = old.request_id and private.is_to_homeowner(kind);
  return null;
end;
$$;
create trigger forget_letters after delete on public.request_contacts
  for each row execute function private.forget_letters();

-- A letter that was being delivered when the contact data went does not arrive after them.
create function private.guard_mailbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_to_homeowner(new.kind)
    and not exists (select from public.request_contacts c where c.request_id = new.request_id)
  then
    return null;
  end if;
  return new;
end;
$$;
create trigger guard_mailbox before insert on public.mailbox
  for each row execute function private.guard_mailbox();

-- Sets the clock for promises that still run: of one company, or of all.
create function private.start_clocks(company uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.reply_clock (request_id, company_id, step, due_at, promised_by)
  select p.request_id, p.company_id, 'remind', p.promised_by - (p.promised_by - p.sent_at) / 4, p.promised_by
  from public.request_recipients p
  where p.status in ('sent', 'viewed') and p.promised_by > now()
    and (company is null or p.company_id = start_clocks.company)
  on conflict do nothing;
$$;

-- The one letter about a stop: it could be a company's way to be rid of the others.
create function private.tell_of_stop() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- What was decided of a company, with the reason word for word.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mail_members(new.company_id, 'company ' || new.decision, 'decision ' || new.id,
    jsonb_build_object('company', (select c.name from public.companies c where c.id = new.company_id), 'reason', new.reason),
    null, false);
  -- Whoever waits for a suspended company, or counts on it, need not.
  update public.request_recipients p set suspended = new.decision = 'suspended'
  where p.company_id = new.company_id and p.suspended <> (new.decision = 'suspended');
  if new.decision = 'suspended' then
    delete from private.reply_clock k where k.company_id = new.company_id;
    perform private.mail_homeowner(p.request_id, 'company left', 'company left ' || new.id || ' ' || p.request_id,
      jsonb_build_object('company', p.company_name), p.company_id)
    from public.request_recipients p
    where p.company_id = new.company_id and p.promised_by is not null
      and p.status in ('sent', 'viewed', 'answered') and p.sent_at > now() - interval '60 days';
  elsif new.decision = 'restored' then
    perform private.start_clocks(new.company_id);
  end if;
  return null;
end;
$$;
create trigger tell_of_decision after insert on public.company_decisions
  for each row execute function private.tell_of_decision();

create function private.tell_of_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
language plpgsql security definer set search_path = ''
as $$
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

-- The calls of the sender.

-- Whether a letter still says what is so.
create function private.still_true(letter private.mail_queue) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
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
        and p.status in ('sent', 'viewed', 'answered') and p.suspended
    )
    when letter.kind = 'asked to stop' then exists (
      select from public.request_stops s
      where s.request_id = letter.request_id and s.company_id = letter.company_id and s.undone_at is null
    )
    else true
  end;
$$;

-- Hands out letters that are due, each to one sender for two minutes, with the secrets their links carry.
-- Try by try the same letter says the same, but for what became untrue: that is given up.
create function private.claim_mail(most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  letter private.mail_queue;
  claimed jsonb := '[]';
begin
  for letter in
    select q.* from private.mail_queue q
    where q.state in ('queued', 'sending') and q.due_at <= now()
    order by q.due_at limit greatest(1, least(coalesce(most, 10), 50))
    for update skip locked
  loop
    if exists (select from private.mail_suppressions s where s.address_hash = letter.address_hash) then
      update private.mail_queue q set state = 'suppressed', to_address = '', ended_at = now(),
        last_error = 'The address is on the list of those that get no mail.'
      where q.id = letter.id;
    elsif not private.still_true(letter) then
      update private.mail_queue q set state = 'needless', to_address = '', ended_at = now(),
        last_error = 'When its turn came, it was no longer wanted or no longer so.'
      where q.id = letter.id;
    elsif letter.tries >= 6 then
      update private.mail_queue q set state = 'dead', ended_at = now(), last_error = 'The sender ended in the middle, again and again.'
      where q.id = letter.id;
    else
      update private.mail_queue q set state = 'sending', tries = q.tries + 1, due_at = now() + interval '2 minutes'
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
    end if;
  end loop;
  return claimed;
end;
$$;

-- Says what became of a try: sent; later (the provider did not take it, and may yet); refused (it never
-- will); bounced (the address takes no mail, so it gets none from now on). Answers whether it counted: the
-- try may have run out and another begun. That a letter was sent always counts.
create function private.finish_mail(letter uuid, try integer, outcome text, detail text, provider text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,6 hours}';
  its_hash text;
begin
  if outcome is null or outcome not in ('sent', 'later', 'refused', 'bounced') then
    perform private.refuse('PT422', 'A letter was sent, comes later, or was refused or bounced.');
  end if;
  update private.mail_queue q set
    state = case outcome when 'sent' then 'sent' when 'bounced' then 'suppressed' when 'refused' then 'dead'
      else case when q.tries > cardinality(pauses) then 'dead' else 'queued' end end,
    to_address = case when outcome in ('sent', 'bounced') then '' else q.to_address end,
    facts = case when outcome in ('sent', 'bounced') then '{}' else q.facts end,
    due_at = now() + coalesce(pauses[q.tries], '0'),
    last_error = left(coalesce(detail, ''), 500),
    provider_id = left(coalesce(provider, ''), 200),
    ended_at = case when outcome <> 'later' or q.tries > cardinality(pauses) then now() end
  where q.id = letter
    and (q.state = 'sending' and q.tries = try or outcome = 'sent' and q.state in ('queued', 'sending', 'dead'))
  returning q.address_hash into its_hash;
  if its_hash is null then
    return false;
  end if;
  if outcome = 'bounced' then
    insert into private.mail_suppressions (address_hash, reason) values (its_hash, 'bounced') on conflict do nothing;
  end if;
  return true;
end;
$$;

-- The provider reports, later, that mail to an address comes back or was called spam.
create function private.suppress_mail(address text, why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(btrim(address), '') = '' or why is null or why not in ('bounced', 'complained') then
    perform private.refuse('PT422', 'Name an address, and whether its mail bounced or was complained of.');
  end if;
  insert into private.mail_suppressions (address_hash, reason)
  values (private.salted_hash(address), why) on conflict do nothing;
end;
$$;

-- The link at the foot of mail of requests: turns it off for the account that it was sent to.
create function private.stop_mail(secret text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  parts text[] := regexp_match(secret, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$');
begin
  if parts is null or parts[2] <> private.mail_secret('stop', parts[1]::uuid) then
    perform private.refuse('PT404', 'This link is not whole. Copy all of it, or turn this mail off on your dashboard.');
  end if;
  update public.company_members set mail_requests = false where user_id = parts[1]::uuid;
end;
$$;

-- What staff see of the mail. Addresses are cut to what tells two addresses apart.

create function private.mail_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff look at its mail.');
  end if;
  return (
    select jsonb_build_object(
      'queued', count(*) filter (where q.state = 'queued'),
      'sending', count(*) filter (where q.state = 'sending'),
      'sent', count(*) filter (where q.state = 'sent'),
      'needless', count(*) filter (where q.state = 'needless'),
      'suppressed', count(*) filter (where q.state = 'suppressed'),
      'dead', count(*) filter (where q.state = 'dead'),
      'oldest_waiting_at', min(q.created_at) filter (where q.state in ('queued', 'sending')),
      'last_sent_at', max(q.ended_at) filter (where q.state = 'sent'),
      'kept_days', (select s.keep_letters_days from private.settings s),
      'suppressed_addresses', (select count(*) from private.mail_suppressions),
      'promises_running', (select count(*) from private.reply_clock)
    )
    from private.mail_queue q
  );
end;
$$;
create function public.mail_state() returns jsonb
language sql stable set search_path = ''
as $$
  select private.mail_state();
$$;

-- The letters in one state, or all, newest first; `before_at` and `before_id` name the last one seen.
create function private.mail_list(in_state text, before_at timestamptz, before_id uuid, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff look at its mail.');
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(seen) order by seen.created_at desc, seen.id desc)
    from (
      select q.id, q.kind, q.state, q.tries, q.due_at, q.last_error, q.provider_id, q.created_at, q.ended_at,
        regexp_replace(q.to_address, '^(.).*@', '\1…@') as to_address,
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
create function public.mail_list(
  in_state text default null, before_at timestamptz default null, before_id uuid default null, most integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.mail_list(in_state, before_at, before_id, most);
$$;

-- Tries a letter once more that was given up.
create function private.retry_mail(letter uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff look at its mail.');
  end if;
  update private.mail_queue q set state = 'queued', tries = 0, due_at = now(), ended_at = null
  where q.id = letter and q.state = 'dead';
  if not found then
    perform private.refuse('PT409', 'This letter is not among those that were given up. Look again.');
  end if;
  perform private.log_action('tried letter again', detail => jsonb_build_object('letter', letter));
end;
$$;
create function public.retry_mail(letter uuid default null) returns void
language sql set search_path = ''
as $$
  select private.retry_mail(letter);
$$;

create function public.claim_mail(most integer default 10) returns jsonb
language sql set search_path = ''
as $$
  select private.claim_mail(most);
$$;
create function public.finish_mail(
  letter uuid default null, try integer default null, outcome text default null, detail text default '', provider text default ''
) returns boolean
language sql set search_path = ''
as $$
  select private.finish_mail(letter, try, outcome, detail, provider);
$$;
create function public.suppress_mail(address text default null, why text default null) returns void
language sql set search_path = ''
as $$
  select private.suppress_mail(address, why);
$$;
create function public.stop_mail(secret text default null) returns void
language sql set search_path = ''
as $$
  select private.stop_mail(secret);
$$;

-- The clock.

-- Deletes what is older than letters are kept; those given up are kept three times as long.
create function private.forget_mail(most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  keep interval := (select make_interval(days => s.keep_letters_days) from private.settings s);
  done integer;
  total integer;
begin
  delete from private.mail_queue where id in (
    select q.id from private.mail_queue q
    where q.ended_at < now() - keep and (q.state <> 'dead' or q.ended_at < now() - 3 * keep)
    order by q.ended_at limit most
  );
  get diagnostics total = row_count;
  delete from public.mailbox where id in (
    select b.id from public.mailbox b where b.arrived_at < now() - keep order by b.arrived_at limit most
  );
  get diagnostics done = row_count;
  return total + done;
end;
$$;

-- Calls the sender of a hosted project when a letter waits, by pg_net, with the address and password that
-- its vault holds under `mail_address` and `mail_password`. Elsewhere the local server calls it.
create function private.wake_mail() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  password text;
begin
  if to_regclass('vault.decrypted_secrets') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
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

-- What the clock does every minute. Nothing in it keeps the rest from being done.
create or replace function private.do_chores() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.watch_intake();
  begin
    perform private.tick();
    perform private.wake_mail();
  exception
    when others then
      raise warning 'Mail was not seen to: %', sqlerrm;
  end;
  return private.forget_expired(1000) + private.forget_mail(1000);
end;
$$;

-- Promises made before there was a clock, if they still run.
select private.start_clocks();

-- Grants.

revoke execute on all functions in schema private from public;
revoke execute on function public.mail_state(), public.mail_list(text, timestamptz, uuid, integer), public.retry_mail(uuid),
  public.claim_mail(integer), public.finish_mail(uuid, integer, text, text, text), public.suppress_mail(text, text),
  public.stop_mail(text), public.mail_links(text) from public, anon, authenticated;
grant execute on function public.mail_state(), public.mail_list(text, timestamptz, uuid, integer), public.retry_mail(uuid),
  private.mail_state(), private.mail_list(text, timestamptz, uuid, integer), private.retry_mail(uuid) to authenticated;
grant execute on function public.claim_mail(integer), public.finish_mail(uuid, integer, text, text, text),
  public.suppress_mail(text, text), private.claim_mail(integer), private.finish_mail(uuid, integer, text, text, text),
  private.suppress_mail(text, text) to service_role;
grant execute on function public.stop_mail(text), private.stop_mail(text) to anon, authenticated, service_role;
grant execute on function public.mail_links(text), private.mail_links(text) to anon, authenticated;

revoke all on table private.mail_queue, private.mail_suppressions, private.reply_clock, public.mailbox
  from public, anon, authenticated;
grant all on table public.mailbox to service_role;
grant select on table public.mailbox to authenticated;
alter table private.mail_queue enable row level security;
alter table private.mail_suppressions enable row level security;
alter table private.reply_clock enable row level security;
alter table public.mailbox enable row level security;

create policy "the developer reads the mailbox" on public.mailbox
  for select to authenticated using ((select private.staff_role()) = 'developer_admin');
