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
