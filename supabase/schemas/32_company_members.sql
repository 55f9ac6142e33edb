-- The people of a company. An owner invites and removes; everyone works the requests. An account belongs
-- to one company.
create table public.company_members (
  company_id uuid not null references public.companies on delete cascade,
  -- "Insert or ignore" by the trigger of a sign-up cannot make two: each account signs up once.
  user_id uuid not null references auth.users on delete cascade constraint company_members_one_company unique,
  -- The address given at sign-up, for the staff who approve the company.
  signup_email text not null default '',
  role text not null default 'owner' check (role in ('owner', 'member')),
  display_name text not null default ''
    check (char_length(display_name) <= 80 and display_name = private.visible_text(display_name) and position(E'\n' in display_name) = 0),
  -- Whether mail of new requests and reminders goes to this address.
  mail_requests boolean not null default true,
  joined_at timestamptz not null default now(),
  primary key (company_id, user_id)
);

grant update (display_name, mail_requests) on table public.company_members to authenticated;

create policy "members see their membership, admins all" on public.company_members
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');
create policy "members change their own entry" on public.company_members
  for update to authenticated using (user_id = (select auth.uid()));

create function private.guard_member() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(current_user in ('anon', 'authenticated')
    and (to_jsonb(new) - 'display_name' - 'mail_requests') is distinct from (to_jsonb(old) - 'display_name' - 'mail_requests'),
    'PT403', 'Only your own name and your mail can be changed here.');
  return new;
end;
$$;
create trigger guard_member before update on public.company_members for each row execute function private.guard_member();

-- An owner removes a member, or gives the ownership on; never the last owner. `new_role`: owner, member or removed.
create function private.set_member(member uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = member);
begin
  -- Two owners who remove each other at once must not leave the company to nobody, nor may one act who was
  -- removed a moment ago.
  perform from public.companies c where c.id = its_company for update;
  perform private.refuse_if(not found or its_company not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company changes who belongs to it.');
  perform private.refuse_if(new_role is distinct from 'owner' and not exists (
    select from public.company_members m
    where m.company_id = its_company and m.role = 'owner' and m.user_id <> member
  ), 'PT422', 'A company needs an owner. Make someone else an owner first, or delete the account.');
  case new_role
    when 'owner', 'member' then 
      update public.company_members set role = new_role where user_id = member and company_id = its_company;
    when 'removed' then delete from public.company_members where user_id = member and company_id = its_company;
    else perform private.refuse('PT422', 'A person is an owner or a member, or is removed.');
  end case;
end;
$$;

-- Deletes the caller's account. With its last member a company closes: what waits for its answer becomes a
-- no, so that homeowners may pick another; what it noted is deleted; what it was told in confidence it can
-- no longer open. What the database logged stays.
create function private.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := (select m.company_id from public.company_members m where m.user_id = (select auth.uid()));
begin
  perform private.refuse_if((select auth.uid()) is null, 'PT403', 'Sign in first.');
  if its_company is not null then
    perform from public.companies c where c.id = its_company for update;
    if not exists (select from public.company_members m where m.company_id = its_company and m.user_id <> (select auth.uid())) then
      update public.request_recipients set status = 'declined'
      where company_id = its_company and status in ('sent', 'viewed');
      delete from public.company_notes where company_id = its_company;
      delete from public.company_invitations where company_id = its_company;
      update public.company_records set next_step = '', next_at = null, version = version + 1
      where company_id = its_company and (next_step <> '' or next_at is not null);
      -- Whoever was shut out does not come back as somebody else.
      insert into private.shut_out (company_id, name_key, license_hash, reason)
      select c.id, private.name_key(c.name), private.license_hash(c.license), private.why_shut_out(c.id)
      from public.companies c where c.id = its_company and c.status = 'suspended' on conflict do nothing;
      update public.companies
      set status = 'closed', name = 'Closed ' || upper(left(id::text, 8)), description = '', license = '', phone = '', website = ''
      where id = its_company;
      perform private.tell_of_leaving(its_company, 'closed', its_company::text);
      -- A plan that goes on being charged is for a person to end.
      perform private.work_out_order(o.id) from public.orders o where o.company_id = its_company and o.paid_at is not null;
      -- What never received a request nor paid leaves nothing behind, unless it was shut out.
      delete from public.companies c where c.id = its_company
        and not exists (select from private.shut_out s where s.company_id = c.id)
        and not exists (select from public.orders o where o.company_id = c.id and o.paid_at is not null)
        and not exists (select from public.request_recipients p where p.company_id = c.id)
        and not exists (select from public.complaints m where m.company_id = c.id)
        and not exists (select from public.request_replacements r where its_company in (r.company_id, r.replaced_company_id));
    elsif its_company in (select private.owned_company_ids()) and not exists (
      select from public.company_members m
      where m.company_id = its_company and m.role = 'owner' and m.user_id <> (select auth.uid())
    ) then
      perform private.refuse('PT422', 'You are the only owner. Make someone else an owner first, or remove the others.');
    end if;
  end if;
  delete from auth.users where id = (select auth.uid());
end;
$$;

-- The address by which the people of a company know one another is the one they sign in with.
create function private.follow_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.company_members set signup_email = coalesce(new.email, '') where user_id = new.id;
  return null;
end;
$$;
create trigger follow_address after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_address();

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (private.is_address(email) and email = lower(email)),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  -- Taken back, or given way to a fresh one. The row stays a while, so that invitations can be counted.
  canceled_at timestamptz
);
create unique index company_invitations_open_idx on public.company_invitations (company_id, email)
  where accepted_at is null and canceled_at is null;
create index company_invitations_company_idx on public.company_invitations (company_id, created_at);
create index company_invitations_expires_idx on public.company_invitations (expires_at);

create policy "members see who was invited" on public.company_invitations
  for select to authenticated
  using (canceled_at is null and company_id in (select private.own_company_ids()));

-- The secret of the mailed link is kept only as its SHA-256.
create table private.invitation_tokens (
  invitation_id uuid primary key references public.company_invitations on delete cascade,
  token_hash text not null unique
);

-- Invites someone by email address. Twice is the same as once, but for a fresh link and seven more days.
create function private.invite_member(company uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its_email text := lower(btrim(coalesce(address, '')));
begin
  perform private.refuse_if(company is null or company not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company invites people to it.');
  -- Nobody whom the staff have not looked at makes this site write to strangers. One at a time for each
  -- company, so that they can be counted.
  perform from public.companies c where c.id = company and c.status = 'approved' for no key update;
  perform private.refuse_if(not found, 'PT403', 'Invite people once your company is approved.');
  perform private.refuse_if(not private.is_address(its_email), 'PT422', 'Enter an email address like name@example.com.');
  perform private.refuse_if(exists (select from public.company_members m where m.company_id = company and lower(m.signup_email) = its_email),
    'PT409', 'This person is in your company already.');
  perform private.refuse_if((select count(*) from public.company_invitations i
      where i.company_id = company and i.created_at > now() - interval '1 day') >= 20
    or (select count(*) from public.company_members m where m.company_id = company) >= 50,
    'PT429', 'That is as many invitations as one company can send. Try again tomorrow.');
  update public.company_invitations i set canceled_at = now()
  where i.company_id = company and i.email = its_email and i.accepted_at is null and i.canceled_at is null;
  insert into public.company_invitations (company_id, email, invited_by) values (company, its_email, (select auth.uid()));
end;
$$;

create function private.cancel_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.company_invitations i set canceled_at = now()
  where i.id = invitation and i.accepted_at is null and i.canceled_at is null 
    and i.company_id in (select private.owned_company_ids());
  perform private.refuse_if(not found, 'PT404', 'This invitation is no longer there.');
end;
$$;

-- Joins the company of a mailed invitation. The account must have the address that was invited, so that a
-- forwarded link opens nothing. Whoever has yet to sign in learns whether that is of use, before a password is chosen.
create function private.accept_invitation(secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  its_email text := (select lower(u.email) from auth.users u where u.id = (select auth.uid()));
  its_id uuid := (
    select t.invitation_id from private.invitation_tokens t
    where t.token_hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex')
  );
  invitation public.company_invitations;
begin
  -- The company first, as whoever closes it does, so that the two cannot wait for each other.
  perform from public.companies c
  where c.id = (select i.company_id from public.company_invitations i where i.id = its_id) and c.status <> 'closed'
  for share;
  if found then
    select i.* into invitation from public.company_invitations i where i.id = its_id for update;
  end if;
  perform private.refuse_if(invitation.id is null or invitation.canceled_at is not null
    or (invitation.accepted_at is null and invitation.expires_at < now()),
    'PT410', 'This invitation is no longer valid. Ask for a new one.');
  if exists (
    select from public.company_members m where m.user_id = (select auth.uid()) and m.company_id = invitation.company_id
  ) then
    return invitation.company_id;
  end if;
  -- Who was removed since does not come back by the same link.
  perform private.refuse_if(invitation.accepted_at is not null,
    'PT410', 'This invitation was used already. Ask for a new one.');
  perform private.refuse_if(its_email is null, 'PT403', 'Sign in with the address that was invited.');
  perform private.refuse_if(invitation.email <> its_email,
    'PT403', 'This invitation is for another address. Sign in with the address that was invited.');
  perform private.refuse_if(not private.is_confirmed((select auth.uid())),
    'PT409', 'Confirm your email address first, by the link we mailed you.');
  insert into public.company_members (company_id, user_id, signup_email, role)
  values (invitation.company_id, (select auth.uid()), its_email, 'member');
  update public.company_invitations set accepted_at = now() where id = invitation.id;
  return invitation.company_id;
exception
  when unique_violation then
    perform private.refuse('PT409', 'This account belongs to another company already. Use another email address.');
end;
$$;
