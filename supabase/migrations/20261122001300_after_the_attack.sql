-- What an attacker found: a stop that cut off competitors unseen, whom it named, complaints that shut the
-- homeowner out, notes deleted by anyone, writing without end, and accounts whose address nobody confirmed.

-- Who told of a stop is for staff; a company reads in its own history that there was one.
alter policy "the companies of a request see that it asked to stop" on public.request_stops
  using ((select private.staff_role()) = 'admin');

create or replace function private.asked_to_stop(request uuid, scope text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  if part.request_id is null or part.status = 'withdrawn' then
    perform private.refuse('PT404', 'This request is not among yours.');
  end if;
  -- Only who has had the person's details can have been told; what it says binds others, so it is logged.
  if part.status = 'declined' or not exists (
    select from public.company_events e
    where e.request_id = request and e.company_id = part.company_id and e.kind = 'opened'
  ) then
    perform private.refuse('PT409', 'Open the contact data first: only a company the person spoke with can pass this on.');
  end if;
  if scope is null or scope not in ('calls', 'everything') then
    perform private.refuse('PT422', 'Say whether calls stop or everything.');
  end if;
  insert into public.request_stops (request_id, company_id, scope)
  values (request, part.company_id, asked_to_stop.scope)
  on conflict do nothing;
  if found then
    perform private.log_action('passed on a stop', part.company_id, request, detail => jsonb_build_object('scope', asked_to_stop.scope));
  end if;
end;
$$;

create or replace function private.guard_complaint() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time for each request, so that they can be counted.
  perform from public.requests r where r.id = new.request_id for no key update;
  -- Each side by itself, so that none can take the other's word, and what was answered makes room. What the
  -- staff write down takes nobody's room and needs none.
  if new.came_by = 'site' and (select count(*) from public.complaints c
      where c.request_id = new.request_id and c.written_by = new.written_by and c.closed_at is null
        and c.came_by = 'site' and (new.written_by = 'homeowner' or c.company_id = new.company_id)) > 5 then
    perform private.refuse('PT429', 'We have five messages from you about this request already and will answer them first.');
  end if;
  if new.request_id is not null and new.company_id is not null and not exists (
    select from public.request_recipients p where p.request_id = new.request_id and p.company_id = new.company_id
  ) then
    perform private.refuse('PT422', 'This company has no part in this request.');
  end if;
  return null;
end;
$$;

create function private.owned_company_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select m.company_id from public.company_members m where m.user_id = (select auth.uid()) and m.role = 'owner';
$$;

-- A note is deleted by who wrote it, or by an owner of the company.
alter policy "members delete notes" on public.company_notes
  using (
    company_id in (select private.own_company_ids('approved'))
    and (author = (select auth.uid()) or company_id in (select private.owned_company_ids()))
  );

-- More than any job needs; without a bound one account could fill the disk.
create function private.bound_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  if tg_table_name = 'company_notes' and (
    select count(*) from public.company_notes n where n.request_id = new.request_id and n.company_id = new.company_id
  ) > 200 then
    perform private.refuse('PT429', 'This request has 200 notes already. Delete some first.');
  end if;
  if tg_table_name = 'company_events' and (
    select count(*) from public.company_events e where e.request_id = new.request_id and e.company_id = new.company_id
  ) > 500 then
    perform private.refuse('PT429', 'That is as much as this request''s history holds.');
  end if;
  return null;
end;
$$;
create trigger bound_record after insert on public.company_notes
  for each row execute function private.bound_record();
create trigger bound_record after insert on public.company_events
  for each row when (new.kind in ('called', 'no answer', 'texted', 'mailed')) execute function private.bound_record();

-- What the company promises homeowners is for its owners to change; anyone may pause.

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
  if new.reply_hours <> old.reply_hours and new.id not in (select private.owned_company_ids()) then
    perform private.refuse('PT403', 'Only an owner of the company changes what it promises.');
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


-- Whether the owner of an account has shown that its address is theirs. A project that asks for no
-- confirmation confirms each at once.
create function private.is_confirmed(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(to_jsonb(u) ->> 'email_confirmed_at', '') <> '' from auth.users u where u.id = person;
$$;

create or replace function private.set_role(address text, role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin gives and takes roles.');
  end if;
  if set_role.role is null or set_role.role not in ('admin', 'developer_admin', 'none') then
    perform private.refuse('PT422', 'A role is admin, developer_admin or none.');
  end if;
  select u.id into person from auth.users u where lower(u.email) = lower(btrim(address));
  if person is null then
    perform private.refuse('PT404', 'Nobody has an account with this address. They sign up first.');
  end if;
  -- Else whoever signs up first with somebody's address would be given the role meant for that person.
  if set_role.role <> 'none' and not private.is_confirmed(person) then
    perform private.refuse('PT409', 'This person has not confirmed their address yet. They open the link we mailed them first.');
  end if;
  if set_role.role = 'none' then
    delete from public.staff s where s.user_id = person;
  else
    insert into public.staff (user_id, role) values (person, set_role.role)
    on conflict (user_id) do update set role = excluded.role, granted_at = now();
  end if;
end;
$$;

create or replace function private.accept_invitation(secret text) returns uuid
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
  if not private.is_confirmed((select auth.uid())) then
    perform private.refuse('PT409', 'Confirm your email address first, by the link we mailed you.');
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

create or replace function private.delete_account() returns void
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
      -- What never received a request leaves nothing behind.
      delete from public.companies c where c.id = its_company
        and not exists (select from public.request_recipients p where p.company_id = c.id)
        and not exists (select from public.complaints m where m.company_id = c.id)
        and not exists (select from public.request_replacements r where its_company in (r.company_id, r.replaced_company_id));
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

create or replace function private.scrubbed(message text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  rest text := left(coalesce(message, ''), 2000);
begin
  rest := regexp_replace(rest, '[[:cntrl:][:space:]]+', ' ', 'g');
  rest := regexp_replace(rest, '[a-z][a-z0-9+.-]*://[^\s"''<>]+', '(link)', 'gi');
  rest := regexp_replace(rest, '[^\s@"''<>(),;:]+@[^\s@"''<>(),;:]+', '(address)', 'g');
  -- What a parser was given to read, or a person typed: browsers put it between double quotes or backticks.
  rest := regexp_replace(rest, '"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)|''[^'']*(''|$)|‘[^’]*(’|$)', '"…"', 'g');
  rest := regexp_replace(rest, '[A-Za-z0-9_-]{32,}|(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}', '(key)', 'g');
  rest := regexp_replace(rest, '[0-9]{3,}([ ().,-]*[0-9]+)*', '(number)', 'g');
  return left(btrim(rest), 200);
end;
$$;


-- Deletions are told to every listener, whatever the policies say; nobody here needs them.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime set (publish = 'insert, update');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.owned_company_ids() to authenticated;
