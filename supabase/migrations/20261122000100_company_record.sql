-- The company's side of a request: its own record of each, its people, what the staff decided of it, and
-- what binds it when a homeowner has had enough. What identifies a homeowner is read through one door,
-- which notes that it was opened.

-- The company itself: its website, whether it takes requests just now, and two more states. `rejected`
-- may be mended and asked about again; `closed` is what is left when its last member has gone.
alter table public.companies
  add column website text not null default ''
    check (char_length(website) <= 200 and website ~ '^(https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[^[:space:]<>"]*)?)?$'
      and website = private.visible_text(website)),
  add column paused boolean not null default false,
  -- When the pause ends by itself; null: when someone ends it.
  add column paused_until timestamptz check (isfinite(paused_until)),
  drop constraint companies_status_check,
  add constraint companies_status_check
    check (status in ('pending', 'approved', 'rejected', 'suspended', 'closed'));
grant update (website, paused, paused_until) on table public.companies to authenticated;
revoke update (status) on table public.companies from authenticated;

-- Whether a company may receive a request of this trade in this city now.
create or replace function private.serves(company uuid, trade text, city text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from public.companies c
    join public.company_trades t on t.company_id = c.id and t.trade_id = trade
    join public.company_cities s on s.company_id = c.id and s.city_id = city
    where c.id = company and c.status = 'approved' and not (c.paused and coalesce(c.paused_until > now(), true))
  );
$$;

-- Holds what may not be changed about a company through the API, whatever the table grants say.
create or replace function private.guard_company() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'approved' and private.name_is_taken(new.id, new.name) then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
  end if;
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.id, new.is_demo, new.created_at) is distinct from (old.id, old.is_demo, old.created_at) then
    perform private.refuse('PT403', 'This part of a company''s entry cannot be changed.');
  end if;
  if new.status <> old.status then
    perform private.refuse('PT403', 'The site''s staff decide on a company, with a reason that is kept.');
  end if;
  if old.status = 'closed' then
    perform private.refuse('PT403', 'This company has closed its account.');
  end if;
  if private.staff_role() = 'admin' then
    return new;
  end if;
  if old.status not in ('pending', 'rejected')
    and (new.name, new.license, new.description, new.phone, new.website)
      is distinct from (old.name, old.license, old.description, old.phone, old.website)
  then
    perform private.refuse('PT403', 'The name, license, description, website and phone number were reviewed. Ask the site''s staff to change them.');
  end if;
  return new;
end;
$$;

-- What a company serves is changed by itself only while it waits. The lock makes a change under way and
-- an approval wait for each other, which a policy cannot.
create or replace function private.guard_served() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  its_company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  its_status public.companies.status%type;
begin
  if auth.uid() is not null and private.staff_role() is distinct from 'admin' then
    select c.status into its_status from public.companies c where c.id = its_company for share;
    -- Without a status the company is being deleted, and what it served goes with it.
    if its_status not in ('pending', 'rejected') then
      perform private.refuse('PT403', 'The trades and cities were reviewed. Ask the site''s staff to change them.');
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;

create function private.own_unreviewed_company_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.id
  from public.companies c
  join public.company_members m on m.company_id = c.id
  where m.user_id = (select auth.uid()) and c.status in ('pending', 'rejected');
$$;

alter policy "members choose trades while pending" on public.company_trades
  with check (
    company_id in (select private.own_unreviewed_company_ids()) or (select private.staff_role()) = 'admin'
  );
alter policy "members drop trades while pending" on public.company_trades
  using (
    company_id in (select private.own_unreviewed_company_ids()) or (select private.staff_role()) = 'admin'
  );
alter policy "members choose cities while pending" on public.company_cities
  with check (
    company_id in (select private.own_unreviewed_company_ids()) or (select private.staff_role()) = 'admin'
  );
alter policy "members drop cities while pending" on public.company_cities
  using (
    company_id in (select private.own_unreviewed_company_ids()) or (select private.staff_role()) = 'admin'
  );

create or replace function private.reviewed_facts(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select facts || jsonb_build_object('hash', encode(sha256(convert_to(facts::text, 'UTF8')), 'hex'))
  from (
    select jsonb_build_object('id', c.id, 'name', c.name, 'license', c.license,
      'description', c.description, 'phone', c.phone, 'website', c.website,
      'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
        from public.company_trades t where t.company_id = c.id),
      'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
        from public.company_cities s where s.company_id = c.id)) as facts
    from public.companies c where c.id = company
  ) reviewed;
$$;

-- What the staff decided of a company and why, word for word as the company is told.
create table public.company_decisions (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies on delete cascade,
  decision text not null check (decision in ('approved', 'rejected', 'suspended', 'restored')),
  reason text not null default '' check (char_length(reason) <= 1000 and reason = private.visible_text(reason)),
  -- No foreign key: the record outlives the account.
  decided_by uuid,
  decided_at timestamptz not null default now()
);
create index company_decisions_company_idx on public.company_decisions (company_id, decided_at desc);

-- Approves, rejects or suspends a company. A yes is to what was reviewed, named by its hash; a no gives a
-- reason, which is mailed word for word.
drop function public.approve_company(uuid, text);
drop function private.approve_company(uuid, text);
create function private.decide_company(company uuid, decision text, reason text, reviewed_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was text;
  why text := btrim(coalesce(reason, ''));
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only the site''s staff decide on a company.');
  end if;
  -- A change under way ends first, so that what is compared is what is approved.
  select c.status into was from public.companies c where c.id = company for update;
  if not found then
    perform private.refuse('PT404', 'This company is no longer there.');
  end if;
  if char_length(why) > 1000 or why <> private.visible_text(why) then
    perform private.refuse('PT422', 'Shorten the reason to 1000 plain characters.');
  end if;
  case decision
    when 'approved' then
      if was not in ('pending', 'rejected', 'suspended') then
        perform private.refuse('PT409', format('This company is %s already. Look again.', was));
      end if;
      if reviewed_hash is null or private.reviewed_facts(company) ->> 'hash' <> reviewed_hash then
        perform private.refuse('PT409', 'This company was changed after you looked at it. Look again.');
      end if;
    when 'rejected' then
      if was <> 'pending' then
        perform private.refuse('PT409', format('This company is %s already. Look again.', was));
      end if;
    when 'suspended' then
      if was <> 'approved' then
        perform private.refuse('PT409', format('This company is %s already. Look again.', was));
      end if;
    else
      perform private.refuse('PT422', 'Approve, reject or suspend the company.');
  end case;
  if decision <> 'approved' and char_length(why) < 10 then
    perform private.refuse('PT422', 'Give the reason in a sentence. The company gets it word for word.');
  end if;
  update public.companies set status = decision where id = company;
  insert into public.company_decisions (company_id, decision, reason, decided_by)
  values (company, case when decision = 'approved' and was = 'suspended' then 'restored' else decision end, why,
    (select auth.uid()));
exception
  when unique_violation then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
end;
$$;

-- The same as a call. Every parameter has a default because the embedded server answers a browser's
-- question whether it may call only for a function that can be called without any; so do all below.
create function public.decide_company(
  company uuid default null, decision text default null, reason text default null, reviewed_hash text default null
) returns void
language sql set search_path = ''
as $$
  select private.decide_company(company, decision, reason, reviewed_hash);
$$;

-- A rejected company that has mended what was wrong waits again.
create function private.ask_again() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.companies set status = 'pending'
  where status = 'rejected' and id in (select private.own_company_ids());
  if not found then
    perform private.refuse('PT409', 'Your company is not waiting for a change from you.');
  end if;
end;
$$;
create function public.ask_again() returns void
language sql set search_path = ''
as $$
  select private.ask_again();
$$;

-- The people of a company. An owner invites and removes; everyone works the requests. An account belongs
-- to one company.
alter table public.company_members
  add column role text not null default 'owner' check (role in ('owner', 'member')),
  add column display_name text not null default ''
    check (char_length(display_name) <= 80 and display_name = private.visible_text(display_name) and position(E'\n' in display_name) = 0),
  -- Whether mail of new requests and reminders goes to this address.
  add column mail_requests boolean not null default true,
  add column joined_at timestamptz not null default now(),
  -- "Insert or ignore" by the trigger of a sign-up cannot make two: each account signs up once.
  add constraint company_members_one_company unique (user_id);
drop index public.company_members_user_idx;
grant update (display_name, mail_requests) on table public.company_members to authenticated;

create function private.guard_member() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
    and (to_jsonb(new) - 'display_name' - 'mail_requests') is distinct from (to_jsonb(old) - 'display_name' - 'mail_requests')
  then
    perform private.refuse('PT403', 'Only your own name and your mail can be changed here.');
  end if;
  return new;
end;
$$;
create trigger guard_member before update on public.company_members
  for each row execute function private.guard_member();

alter policy "members see their membership, admins all" on public.company_members
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');
create policy "members change their own entry" on public.company_members
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Whether the caller is an owner of this company.
create function private.owns(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.company_members m
    where m.company_id = company and m.user_id = (select auth.uid()) and m.role = 'owner'
  );
$$;

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:].]{2,}$' and email = lower(email)),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  -- Taken back, or given way to a fresh one. The row stays a while, so that invitations can be counted.
  cancelled_at timestamptz
);
create unique index company_invitations_open_idx on public.company_invitations (company_id, email)
  where accepted_at is null and cancelled_at is null;
create index company_invitations_company_idx on public.company_invitations (company_id, created_at);
create index company_invitations_expires_idx on public.company_invitations (expires_at);

-- The secret of the mailed link is kept only as its SHA-256.
create table private.invitation_tokens (
  invitation_id uuid primary key references public.company_invitations on delete cascade,
  token_hash text not null unique
);

-- Makes the secret for a mail about to be sent and returns it; a secret mailed before stops working.
create function private.issue_invitation(invitation uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.invitation_tokens (invitation_id, token_hash)
  values (invitation, encode(sha256(convert_to(secret, 'UTF8')), 'hex'))
  on conflict (invitation_id) do update set token_hash = excluded.token_hash;
  return secret;
end;
$$;

-- Invites someone by email address. Twice is the same as once, but for a fresh link and seven more days.
create function private.invite_member(company uuid, address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_email text := lower(btrim(coalesce(address, '')));
begin
  if company is null or not private.owns(company) then
    perform private.refuse('PT403', 'Only an owner of the company invites people to it.');
  end if;
  -- Nobody whom the staff have not looked at makes this site write to strangers. One at a time for each
  -- company, so that they can be counted.
  perform from public.companies c where c.id = company and c.status = 'approved' for no key update;
  if not found then
    perform private.refuse('PT403', 'Invite people once your company is approved.');
  end if;
  if its_email !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:].]{2,}$' or char_length(its_email) > 254 then
    perform private.refuse('PT422', 'Enter an email address like name@example.com.');
  end if;
  if exists (select from public.company_members m where m.company_id = company and lower(m.signup_email) = its_email) then
    perform private.refuse('PT409', 'This person is in your company already.');
  end if;
  if (select count(*) from public.company_invitations i
      where i.company_id = company and i.created_at > now() - interval '1 day') >= 20
    or (select count(*) from public.company_members m where m.company_id = company) >= 50
  then
    perform private.refuse('PT429', 'That is as many invitations as one company can send. Try again tomorrow.');
  end if;
  update public.company_invitations i set cancelled_at = now()
  where i.company_id = company and i.email = its_email and i.accepted_at is null and i.cancelled_at is null;
  insert into public.company_invitations (company_id, email, invited_by) values (company, its_email, (select auth.uid()));
end;
$$;
create function public.invite_member(company uuid default null, address text default null) returns void
language sql set search_path = ''
as $$
  select private.invite_member(company, address);
$$;

create function private.cancel_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.company_invitations i set cancelled_at = now()
  where i.id = invitation and i.accepted_at is null and i.cancelled_at is null and private.owns(i.company_id);
  if not found then
    perform private.refuse('PT404', 'This invitation is no longer there.');
  end if;
end;
$$;
create function public.cancel_invitation(invitation uuid default null) returns void
language sql set search_path = ''
as $$
  select private.cancel_invitation(invitation);
$$;

-- Joins the company of a mailed invitation. The account must have the address that was invited, so that a
-- forwarded link opens nothing.
create function private.accept_invitation(secret text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  its_email text := (select lower(u.email) from auth.users u where u.id = (select auth.uid()));
  its_id uuid := (
    select t.invitation_id from private.invitation_tokens t
    where t.token_hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex')
  );
  invitation public.company_invitations;
begin
  if its_email is null then
    perform private.refuse('PT403', 'Sign in with the address that was invited.');
  end if;
  -- The company first, as whoever closes it does, so that the two cannot wait for each other.
  perform from public.companies c
  where c.id = (select i.company_id from public.company_invitations i where i.id = its_id) and c.status <> 'closed'
  for share;
  if found then
    select i.* into invitation from public.company_invitations i where i.id = its_id for update;
  end if;
  if invitation.id is null or invitation.cancelled_at is not null
    or (invitation.accepted_at is null and invitation.expires_at < now())
  then
    perform private.refuse('PT410', 'This invitation is no longer valid. Ask for a new one.');
  end if;
  if invitation.email <> its_email then
    perform private.refuse('PT403', 'This invitation is for another address. Sign in with the address that was invited.');
  end if;
  if exists (
    select from public.company_members m where m.user_id = (select auth.uid()) and m.company_id = invitation.company_id
  ) then
    return invitation.company_id;
  end if;
  -- Who was removed since does not come back by the same link.
  if invitation.accepted_at is not null then
    perform private.refuse('PT410', 'This invitation was used already. Ask for a new one.');
  end if;
  insert into public.company_members (company_id, user_id, signup_email, role)
  values (invitation.company_id, (select auth.uid()), its_email, 'member');
  update public.company_invitations set accepted_at = now() where id = invitation.id;
  return invitation.company_id;
exception
  when unique_violation then
    perform private.refuse('PT409', 'This account belongs to another company already. Use another email address.');
end;
$$;
create function public.accept_invitation(secret text default null) returns uuid
language sql set search_path = ''
as $$
  select private.accept_invitation(secret);
$$;

-- An owner removes a member, or gives the ownership on; never the last owner.
create function private.set_member(member uuid, new_role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = member);
begin
  -- Two owners who remove each other at once must not leave the company to nobody, nor may one act who was
  -- removed a moment ago.
  perform from public.companies c where c.id = its_company for update;
  if not found or not private.owns(its_company) then
    perform private.refuse('PT403', 'Only an owner of the company changes who belongs to it.');
  end if;
  if new_role is distinct from 'owner' and not exists (
    select from public.company_members m
    where m.company_id = its_company and m.role = 'owner' and m.user_id <> member
  ) then
    perform private.refuse('PT422', 'A company needs an owner. Make someone else an owner first, or delete the account.');
  end if;
  case new_role
    when 'owner', 'member' then 
      update public.company_members set role = new_role where user_id = member and company_id = its_company;
    when 'removed' then delete from public.company_members where user_id = member and company_id = its_company;
    else perform private.refuse('PT422', 'A person is an owner or a member, or is removed.');
  end case;
end;
$$;
-- `new_role`: owner, member or removed.
create function public.set_member(member uuid default null, new_role text default null) returns void
language sql set search_path = ''
as $$
  select private.set_member(member, new_role);
$$;

-- The company's own record of a request: how far the job is. The homeowner never sees it, and it changes
-- nothing that was agreed.
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
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade,
  check ((step = 'lost') = (lost_reason is not null))
);
create index company_records_step_idx on public.company_records (company_id, step, sent_at desc, request_id);
create index company_records_newest_idx on public.company_records (company_id, sent_at desc, request_id);

-- What happened with a request at one company, written by the database but for what only a person knows.
create table public.company_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  company_id uuid not null,
  at timestamptz not null default now(),
  -- Who did it; null: the homeowner or the clock. No foreign key: the record outlives the account.
  actor uuid,
  kind text not null check (kind in ('sent', 'opened', 'answered', 'declined', 'called', 'no answer', 'texted',
    'mailed', 'moved', 'asked to stop', 'taken back', 'deleted')),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index company_events_request_idx on public.company_events (request_id, company_id, at);

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

-- The records of requests from before.
insert into public.company_records (request_id, company_id, step, lost_reason, sent_at)
select p.request_id, p.company_id,
  case p.status when 'answered' then 'answered' when 'declined' then 'lost' else 'new' end,
  case p.status when 'declined' then 'turned down' end, p.sent_at
from public.request_recipients p;

-- Opens the record with the request, and moves it with the answer.
create function private.keep_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.company_records (request_id, company_id, sent_at) values (new.request_id, new.company_id, new.sent_at);
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

-- Whether the contact data of a request still stand.
create function private.has_contact(request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.request_contacts c where c.request_id = request);
$$;

-- Holds which steps follow each other, and keeps the count of changes.
create function private.guard_record() returns trigger
language plpgsql set search_path = ''
as $$
declare
  its_status text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.request_id, new.company_id, new.sent_at, new.moved_at, new.deleted_at, new.version)
    is distinct from (old.request_id, old.company_id, old.sent_at, old.moved_at, old.deleted_at, old.version)
  then
    perform private.refuse('PT403', 'This part of the record is kept by the site.');
  end if;
  select p.status into its_status from public.request_recipients p
  where p.request_id = new.request_id and p.company_id = new.company_id;
  if its_status = 'withdrawn' then
    perform private.refuse('PT410', 'This request was taken back. Its record can no longer be changed.');
  end if;
  if its_status is null or its_status = 'declined' then
    perform private.refuse('PT410', 'You said no to this request. Its record can no longer be changed.');
  end if;
  -- It may say what the homeowner said.
  if new.next_step <> '' and new.next_step <> old.next_step and not private.has_contact(new.request_id) then
    perform private.refuse('PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  end if;
  if new.step <> old.step then
    if its_status <> 'answered' then
      perform private.refuse('PT422', 'A new request moves on by your answer: "We can do this" or "Not for us".');
    end if;
    if new.step = 'new' then
      perform private.refuse('PT422', 'A request that was answered is no longer new.');
    end if;
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
create trigger guard_record before update on public.company_records
  for each row execute function private.guard_record();

create function private.log_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  values (new.request_id, new.company_id, (select auth.uid()), 'moved',
    jsonb_build_object('from', old.step, 'to', new.step));
  return null;
end;
$$;
create trigger log_move after update of step on public.company_records
  for each row when (old.step <> 'new' and old.step <> new.step and coalesce(new.lost_reason, '') <> 'turned down')
  execute function private.log_move();

-- Notes hold what the homeowner said, so they are written only while the contact data stand: this waits
-- for a withdrawal under way. Runs after the policies, so that it tells nothing to strangers.
create function private.guard_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.requests r where r.id = new.request_id for share;
  if not private.has_contact(new.request_id) then
    perform private.refuse('PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  end if;
  return null;
end;
$$;
create trigger guard_note after insert on public.company_notes
  for each row execute function private.guard_note();

-- And they go with the contact data.
create function private.forget_notes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.company_notes where request_id = old.request_id;
  -- Every row, so that a change under way is waited for and then overwritten.
  update public.company_records set next_step = '', next_at = null, version = version + 1
  where request_id = old.request_id;
  return null;
end;
$$;
create trigger forget_notes after delete on public.request_contacts
  for each row execute function private.forget_notes();

-- Withdrawing: every recipient loses the request, the contact data goes. In the order in which a company
-- locks what it changes, its part before its record, and past the key that a second door holds, so that
-- none of them can wait for each other.
create or replace function private.withdraw_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for a replacement under way, so that it cannot write contact data after this removed it.
  perform from public.requests where id = new.request_id for no key update;
  update public.request_recipients set status = 'withdrawn'
  where request_id = new.request_id and status <> 'withdrawn';
  perform private.forget_contact(new.request_id);
  update public.requests set withdrawn_at = now() where id = new.request_id;
  return null;
end;
$$;

-- "They asked us to stop": told to one company, it binds every company on the request.
create table public.request_stops (
  request_id uuid not null references public.requests on delete cascade,
  -- The company that was told; null: the homeowner used the private link.
  company_id uuid references public.companies,
  -- `calls` leaves email where it was agreed to.
  scope text not null check (scope in ('calls', 'everything')),
  told_at timestamptz not null default now(),
  primary key (request_id, scope)
);
create index request_stops_company_idx on public.request_stops (company_id);

create function private.stop_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.requests r where r.id = new.request_id for no key update;
  delete from public.request_phones where request_id = new.request_id;
  update public.request_recipients
  set channels = case new.scope when 'everything' then '{}' else array(select c from unnest(channels) c where c = 'email') end
  where request_id = new.request_id;
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  select p.request_id, p.company_id, case when p.company_id = new.company_id then (select auth.uid()) end,
    'asked to stop', jsonb_build_object('scope', new.scope)
  from public.request_recipients p where p.request_id = new.request_id and p.status <> 'withdrawn';
  return null;
end;
$$;
create trigger stop_contact after insert on public.request_stops
  for each row execute function private.stop_contact();

-- The calls of a company about one of its requests.

-- The row that makes one of the caller's approved companies a recipient of this request.
create function private.own_part(request uuid) returns public.request_recipients
language sql stable security definer set search_path = ''
as $$
  select p
  from public.request_recipients p
  where p.request_id = request and p.company_id in (select private.own_company_ids('approved'));
$$;

-- Opens the homeowner's contact data for a company, as far as it was agreed: notes who opened it, and
-- tells the homeowner that it was seen.
create function private.open_received(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  part public.request_recipients := private.own_part(request);
  answer jsonb;
begin
  if part.request_id is null then
    perform private.refuse('PT404', 'This request is not among yours.');
  end if;
  if part.status in ('withdrawn', 'declined') then
    perform private.refuse('PT410', case part.status
      when 'declined' then 'You said no to this request, so its contact data are closed.'
      else 'This request was taken back. Its contact data are gone.' end);
  end if;
  if part.promised_by is null then
    perform private.refuse('PT409', 'This person has not confirmed the request yet. You will see who it is as soon as they do.');
  end if;
  select jsonb_build_object('name', c.name, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
    'channels', part.channels,
    'email', case when 'email' = any (part.channels) then c.email else '' end,
    'phone', case when part.channels && '{call,text,automated}' then coalesce(
      (select p.phone from public.request_phones p where p.request_id = c.request_id), '') else '' end)
  into answer
  from public.request_contacts c where c.request_id = request;
  if not found then
    perform private.refuse('PT410', 'The contact data of this request were deleted when their time was over.');
  end if;
  update public.request_recipients set status = 'viewed'
  where request_id = request and company_id = part.company_id and status = 'sent';
  insert into public.company_events (request_id, company_id, actor, kind)
  select request, part.company_id, (select auth.uid()), 'opened'
  where not exists (
    select from public.company_events e
    where e.request_id = request and e.company_id = part.company_id and e.kind = 'opened'
      and e.actor = (select auth.uid()) and e.at > now() - interval '1 hour'
  );
  return answer;
end;
$$;
create function public.open_received(request uuid default null) returns jsonb
language sql set search_path = ''
as $$
  select private.open_received(request);
$$;

-- The homeowner asked this company to stop. `scope`: calls (and texts), or everything.
create function private.asked_to_stop(request uuid, scope text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  if part.request_id is null or part.status = 'withdrawn' then
    perform private.refuse('PT404', 'This request is not among yours.');
  end if;
  if scope is null or scope not in ('calls', 'everything') then
    perform private.refuse('PT422', 'Say whether calls stop or everything.');
  end if;
  insert into public.request_stops (request_id, company_id, scope)
  values (request, part.company_id, asked_to_stop.scope)
  on conflict do nothing;
end;
$$;
create function public.asked_to_stop(request uuid default null, scope text default null) returns void
language sql set search_path = ''
as $$
  select private.asked_to_stop(request, scope);
$$;

-- Says that what the company had noted of a request taken back is deleted. Twice is the same as once.
create function private.confirm_deletion(request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  if part.request_id is null or part.status not in ('withdrawn', 'declined') then
    perform private.refuse('PT404', 'There is nothing to delete for this request.');
  end if;
  update public.company_records set deleted_at = now(), version = version + 1
  where request_id = request and company_id = part.company_id and deleted_at is null;
  if found then
    insert into public.company_events (request_id, company_id, actor, kind)
    values (request, part.company_id, (select auth.uid()), 'deleted');
  end if;
end;
$$;
create function public.confirm_deletion(request uuid default null) returns void
language sql set search_path = ''
as $$
  select private.confirm_deletion(request);
$$;

-- Deletes the caller's account. With its last member a company closes: what waits for its answer becomes a
-- no, so that homeowners may pick another; what it noted is deleted; what it was told in confidence it can
-- no longer open. What the database logged stays.
create function private.delete_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = (select auth.uid()));
begin
  if (select auth.uid()) is null then
    perform private.refuse('PT403', 'Sign in first.');
  end if;
  if its_company is not null then
    perform from public.companies c where c.id = its_company for update;
    if not exists (select from public.company_members m where m.company_id = its_company and m.user_id <> (select auth.uid())) then
      update public.request_recipients set status = 'declined'
      where company_id = its_company and status in ('sent', 'viewed');
      delete from public.company_notes where company_id = its_company;
      delete from public.company_invitations where company_id = its_company;
      update public.company_records set next_step = '', next_at = null, version = version + 1
      where company_id = its_company and (next_step <> '' or next_at is not null);
      update public.companies
      set status = 'closed', name = 'Closed ' || upper(left(id::text, 8)), description = '', license = '', phone = '', website = ''
      where id = its_company;
    elsif private.owns(its_company) and not exists (
      select from public.company_members m
      where m.company_id = its_company and m.role = 'owner' and m.user_id <> (select auth.uid())
    ) then
      perform private.refuse('PT422', 'You are the only owner. Make someone else an owner first, or remove the others.');
    end if;
  end if;
  delete from auth.users where id = (select auth.uid());
end;
$$;
create function public.delete_account() returns void
language sql set search_path = ''
as $$
  select private.delete_account();
$$;

-- Policies and grants.

revoke execute on all functions in schema private from public;
revoke execute on function public.decide_company(uuid, text, text, text), public.ask_again(),
  public.invite_member(uuid, text), public.cancel_invitation(uuid), public.accept_invitation(text),
  public.set_member(uuid, text), public.open_received(uuid), public.asked_to_stop(uuid, text),
  public.confirm_deletion(uuid), public.delete_account() from public, anon, authenticated;
grant execute on function public.decide_company(uuid, text, text, text), public.ask_again(),
  public.invite_member(uuid, text), public.cancel_invitation(uuid), public.accept_invitation(text),
  public.set_member(uuid, text), public.open_received(uuid), public.asked_to_stop(uuid, text),
  public.confirm_deletion(uuid), public.delete_account() to authenticated;
grant execute on function private.decide_company(uuid, text, text, text), private.ask_again(),
  private.invite_member(uuid, text), private.cancel_invitation(uuid), private.accept_invitation(text),
  private.set_member(uuid, text), private.open_received(uuid), private.asked_to_stop(uuid, text),
  private.confirm_deletion(uuid), private.delete_account(), private.own_unreviewed_company_ids(),
  private.has_contact(uuid) to authenticated;

revoke all on table private.invitation_tokens, public.company_decisions, public.company_invitations,
  public.company_records, public.company_events, public.company_notes, public.request_stops
  from public, anon, authenticated;
grant all on table public.company_decisions, public.company_invitations, public.company_records,
  public.company_events, public.company_notes, public.request_stops to service_role;
grant select on table public.company_decisions, public.company_invitations, public.company_records,
  public.company_events, public.company_notes, public.request_stops to authenticated;
grant update (step, visit_at, quoted_usd, lost_reason, next_step, next_at) on table public.company_records to authenticated;
grant insert (id, request_id, company_id, actor, kind) on table public.company_events to authenticated;
grant insert (id, request_id, company_id, author, body), delete on table public.company_notes to authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;

alter table private.invitation_tokens enable row level security;
alter table public.company_decisions enable row level security;
alter table public.company_invitations enable row level security;
alter table public.company_records enable row level security;
alter table public.company_events enable row level security;
alter table public.company_notes enable row level security;
alter table public.request_stops enable row level security;

create policy "members see what was decided of their company, admins all" on public.company_decisions
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');
create policy "members see who was invited" on public.company_invitations
  for select to authenticated
  using (cancelled_at is null and company_id in (select private.own_company_ids()));
create policy "an approved company sees its records" on public.company_records
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "an approved company keeps its records" on public.company_records
  for update to authenticated
  using (company_id in (select private.own_company_ids('approved')))
  with check (company_id in (select private.own_company_ids('approved')));
create policy "an approved company sees what happened" on public.company_events
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members note what only they know" on public.company_events
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and actor = (select auth.uid())
    and kind in ('called', 'no answer', 'texted', 'mailed') and detail = '{}'
    and at between now() - interval '1 minute' and now() + interval '1 minute'
    and request_id in (select private.addressed_request_ids())
  );
create policy "an approved company reads its notes" on public.company_notes
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members write notes" on public.company_notes
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and author = (select auth.uid())
    and created_at between now() - interval '1 minute' and now() + interval '1 minute'
    and request_id in (select private.addressed_request_ids())
  );
create policy "members delete notes" on public.company_notes
  for delete to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "the companies of a request see that it asked to stop" on public.request_stops
  for select to authenticated using (
    request_id in (select private.addressed_request_ids()) or (select private.staff_role()) = 'admin'
  );

-- A company keeps the row of a request that was taken back: what it was, when, and that it is over.
alter policy "the link, each recipient and staff see recipients" on public.request_recipients
  using (
    request_id = (select private.token_request_id())
    or company_id in (select private.own_company_ids('approved'))
    or (select private.staff_role()) = 'admin'
  );
-- The developer looks after the site, not after its homeowners.
alter policy "the link, its recipients and staff see a request" on public.requests
  using (
    id = (select private.token_request_id())
    or id in (select private.addressed_request_ids())
    or (select private.staff_role()) = 'admin'
  );
-- What identifies a person is read by the link itself; a company opens it by `open_received`, which notes
-- that, and staff by a call that is logged.
alter policy "the link, its recipients and admins see contact data" on public.request_contacts
  using (request_id = (select private.token_request_id()));
alter policy "the link, those who may call and admins see a phone number" on public.request_phones
  using (request_id = (select private.token_request_id()));
alter policy "the link, each recipient and staff see recipients" on public.request_recipients
  rename to "the link, each recipient and admins see recipients";
alter policy "the link, its recipients and staff see a request" on public.requests
  rename to "the link, its recipients and admins see a request";
alter policy "the link, its recipients and admins see contact data" on public.request_contacts
  rename to "the link, signed in, shows its contact data";
alter policy "the link, those who may call and admins see a phone number" on public.request_phones
  rename to "the link, signed in, shows its phone number";
drop function private.open_request_ids();
drop function private.callable_request_ids();

-- New requests appear on an open dashboard by themselves where the database can tell browsers.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.company_records;
  end if;
end;
$$;
