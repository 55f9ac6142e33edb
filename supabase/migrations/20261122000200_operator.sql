-- The operator's side: who did what (written by the database), who is staff, contact data and evidence
-- opened with a reason that is kept, complaints, and the requests that no company received.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Who did it; null: a script with the secret key. No foreign keys: the log outlives what it tells of.
  actor uuid,
  actor_email text not null default '',
  action text not null,
  company_id uuid,
  request_id uuid,
  user_id uuid,
  reason text not null default '',
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index audit_log_newest_idx on public.audit_log (at desc, id desc);
create index audit_log_company_idx on public.audit_log (company_id, id desc) where company_id is not null;
create index audit_log_request_idx on public.audit_log (request_id, id desc) where request_id is not null;

create function private.log_action(
  action text, company uuid default null, request uuid default null, person uuid default null,
  reason text default '', detail jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor, actor_email, action, company_id, request_id, user_id, reason, detail)
  values ((select auth.uid()), coalesce((select u.email from auth.users u where u.id = (select auth.uid())), ''),
    action, company, request, person, coalesce(reason, ''), detail);
$$;

-- Nobody changes what was logged, and nobody adds to it but the database. It is deleted when the evidence is,
-- by `forget_expired` alone; and with the contact data of a request go the reasons given for what was done
-- about it, which may name the person.
create function private.guard_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role')
    or tg_op = 'UPDATE' and (new.reason <> '' or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason')
  then
    perform private.refuse('PT403', 'The log cannot be changed.');
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end;
$$;
create function private.forget_reasons() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l set reason = '' where l.request_id = old.request_id and l.reason <> '';
  return null;
end;
$$;
create trigger forget_reasons after delete on public.request_contacts
  for each row execute function private.forget_reasons();
create trigger guard_log before update or delete on public.audit_log
  for each row execute function private.guard_log();
create trigger guard_whole_log before truncate on public.audit_log
  for each statement execute function private.guard_log();

create function private.log_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_action(new.decision || ' company', new.company_id, reason => new.reason,
    detail => jsonb_strip_nulls(jsonb_build_object('name', (select c.name from public.companies c where c.id = new.company_id),
      'checked', case when new.checked <> '{}' then to_jsonb(new.checked) end)));
  return null;
end;
$$;
create trigger log_decision after insert on public.company_decisions
  for each row execute function private.log_decision();

-- Whoever changes a company's entry, or closes it, leaves both versions behind.
create function private.log_company_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_action(case new.status when old.status then 'changed company' else 'closed company' end, new.id, detail => (
    select jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
    where n.value is distinct from o.value
  ));
  return null;
end;
$$;
create trigger log_company_change after update on public.companies
  for each row when (old is distinct from new and (old.status = new.status or new.status = 'closed'))
  execute function private.log_company_change();

create function private.log_served_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() is not null then
    perform private.log_action(case tg_op when 'INSERT' then 'added to company' else 'removed from company' end,
      case tg_op when 'INSERT' then new.company_id else old.company_id end,
      detail => to_jsonb(case tg_op when 'INSERT' then new else old end) - 'company_id' - 'takes_requests');
  end if;
  return null;
end;
$$;
create trigger log_served_change after insert or delete on public.company_trades
  for each row execute function private.log_served_change();
create trigger log_served_change after insert or delete on public.company_cities
  for each row execute function private.log_served_change();

-- The people of a company: who joined, left, or changed rank.
create function private.log_member_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  case tg_op
    when 'INSERT' then perform private.log_action('joined company', new.company_id, person => new.user_id);
    when 'DELETE' then perform private.log_action('left company', old.company_id, person => old.user_id);
    else perform private.log_action('made ' || new.role, new.company_id, person => new.user_id);
  end case;
  return null;
end;
$$;
create trigger log_member_change after insert or delete on public.company_members
  for each row execute function private.log_member_change();
create trigger log_member_role after update of role on public.company_members
  for each row when (old.role <> new.role) execute function private.log_member_change();

-- Who was invited into a company, taken off again, or came. The address stands in the invitation, not here.
create function private.log_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_action(
    case when tg_op = 'INSERT' then 'invited member' when new.accepted_at is not null then 'accepted invitation'
      else 'canceled invitation' end,
    new.company_id, person => case when tg_op = 'UPDATE' and new.accepted_at is not null then (select auth.uid()) end,
    detail => jsonb_build_object('invitation', new.id));
  return null;
end;
$$;
create trigger log_invitation after insert on public.company_invitations
  for each row execute function private.log_invitation();
create trigger log_invitation_end after update of accepted_at, canceled_at on public.company_invitations
  for each row when ((old.accepted_at, old.canceled_at) is distinct from (new.accepted_at, new.canceled_at))
  execute function private.log_invitation();

-- Staff: the site keeps at least one admin, whoever removes whom and however.
create function private.guard_staff() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    -- Two admins who remove each other at once wait for each other here.
    perform pg_advisory_xact_lock(hashtext('private.guard_staff'));
    if not exists (select from public.staff s where s.role = 'admin' and s.user_id <> old.user_id) then
      perform private.refuse('PT422', 'The site needs an admin. Make someone else an admin first.');
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
create trigger guard_staff before update or delete on public.staff
  for each row execute function private.guard_staff();

create function private.log_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_action('took role away', person => old.user_id, detail => jsonb_build_object('role', old.role));
  else
    perform private.log_action('gave role', person => new.user_id, detail => jsonb_build_object('role', new.role));
  end if;
  return null;
end;
$$;
create trigger log_staff_change after insert or update or delete on public.staff
  for each row execute function private.log_staff_change();

-- Gives the account with this address a role of the staff, or `none`.
create function private.set_role(address text, role text) returns void
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
create function public.set_role(address text default null, role text default null) returns void
language sql set search_path = ''
as $$
  select private.set_role(address, role);
$$;

-- Who is staff, with the address each signs in with.
create function private.staff_list() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin sees who is staff.');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', s.user_id, 'email', u.email, 'role', s.role,
      'granted_at', s.granted_at) order by s.granted_at), '[]')
    from public.staff s join auth.users u on u.id = s.user_id
  );
end;
$$;
create function public.staff_list() returns jsonb
language sql stable set search_path = ''
as $$
  select private.staff_list();
$$;

-- Why an admin opens what identifies a person; refuses anyone else, and who does not say.
create function private.reason_of(reason text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  why text := btrim(coalesce(reason, ''));
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin opens contact data.');
  end if;
  if char_length(why) not between 5 and 500 then
    perform private.refuse('PT422', 'Say in a few words why you open it. It is written into the log.');
  end if;
  return why;
end;
$$;

-- Opens the contact data of a request for an admin, who says why. It is logged before it is answered.
create function private.open_contact(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened contact data', request => request, reason => why);
  return (
    select jsonb_build_object('name', c.name, 'email', c.email, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
      'phone', coalesce((select p.phone from public.request_phones p where p.request_id = c.request_id), ''))
    from public.request_contacts c where c.request_id = request
  );
end;
$$;
create function public.open_contact(request uuid default null, reason text default null) returns jsonb
language sql set search_path = ''
as $$
  select private.open_contact(request, reason);
$$;

-- All that is kept of a request, on one sheet: what was sent, what was agreed to, and what became of it.
create function private.evidence_sheet(request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'reference', r.reference, 'trade_id', r.trade_id, 'city_id', r.city_id,
    'page', r.page, 'referrer', r.referrer, 'fill_seconds', r.fill_seconds, 'sent_at', r.created_at,
    'confirmed_at', r.confirmed_at,
    -- Null: nobody was asked, or the person did not confirm.
    'confirmed_by_mail_at', (select f.received_at from public.request_confirmations f where f.request_id = r.id),
    'answers', r.answers, 'unanswered', r.unanswered, 'estimate', r.estimate, 'withdrawn_at', r.withdrawn_at,
    'contact', (
      select jsonb_build_object('name', c.name, 'email', c.email, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
        'phone', coalesce((select p.phone from public.request_phones p where p.request_id = c.request_id), ''))
      from public.request_contacts c where c.request_id = r.id
    ),
    'consents', coalesce((
      select jsonb_agg(to_jsonb(w) - 'request_id' order by w.id) from public.consents w where w.request_id = r.id
    ), '[]'),
    'recipients', coalesce((
      select jsonb_agg(to_jsonb(p) - 'request_id' order by p.sent_at, p.place)
      from public.request_progress p where p.request_id = r.id
    ), '[]'),
    'stops', coalesce((
      select jsonb_agg(to_jsonb(s) - 'request_id' order by s.told_at) from public.request_stops s where s.request_id = r.id
    ), '[]'),
    'log', coalesce((
      select jsonb_agg(to_jsonb(l) order by l.id) from public.audit_log l where l.request_id = r.id
    ), '[]')
  )
  from public.requests r where r.id = request;
$$;

-- The sheet, for an admin who says why; opening it is logged.
create function private.evidence_of(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened evidence', request => request, reason => why);
  return private.evidence_sheet(request);
end;
$$;
create function public.evidence_of(request uuid default null, reason text default null) returns jsonb
language sql set search_path = ''
as $$
  select private.evidence_of(request, reason);
$$;

create function private.log_withdrawal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() = 'admin' and private.token_request_id() is distinct from new.request_id then
    perform private.log_action('withdrew request', request => new.request_id);
  end if;
  return null;
end;
$$;
create trigger log_withdrawal after insert on public.request_withdrawals
  for each row execute function private.log_withdrawal();

-- Complaints: by the homeowner through the private link, about the site or a company; by a company about
-- a request of its own ("the number is not in service"); by either to the staff, who write it down.
create table public.complaints (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  -- Null: someone called or wrote about a company, and named no request.
  request_id uuid references public.requests on delete cascade,
  -- Whom it is about, or who complains.
  company_id uuid references public.companies,
  written_by text not null check (written_by in ('homeowner', 'company')),
  came_by text not null default 'site' check (came_by in ('site', 'phone', 'email', 'letter')),
  body text not null check (char_length(body) between 5 and 2000 and body = private.visible_text(body)),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid,
  -- The answer, or what was done.
  resolution text not null default '' check (char_length(resolution) <= 2000),
  -- The answer went by letter to whoever complained.
  answered_by_mail boolean not null default false,
  -- What the staff asked the company, in their own words: it never reads the homeowner's. Empty: nothing.
  question text not null default '' check (char_length(question) <= 2000 and question = private.visible_text(question)),
  asked_at timestamptz,
  -- What the company said to it, or the staff wrote down that it said.
  statement text not null default '' check (char_length(statement) <= 2000 and statement = private.visible_text(statement)),
  stated_at timestamptz,
  stated_by uuid,
  check (written_by = 'homeowner' or company_id is not null),
  check (request_id is not null or (company_id is not null and came_by <> 'site'))
);
create index complaints_without_request_idx on public.complaints (created_at) where request_id is null;
create index complaints_open_idx on public.complaints (created_at) where closed_at is null;
create index complaints_request_idx on public.complaints (request_id);
create index complaints_company_idx on public.complaints (company_id);

create function private.open_complaint() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  new.closed_at := null;
  new.closed_by := null;
  new.resolution := '';
  new.answered_by_mail := false;
  new.question := '';
  new.asked_at := null;
  new.statement := '';
  new.stated_at := null;
  new.stated_by := null;
  if current_user in ('anon', 'authenticated') then
    new.came_by := 'site';
  end if;
  return new;
end;
$$;
create trigger open_complaint before insert on public.complaints
  for each row execute function private.open_complaint();

-- Runs after the policies: before them it would tell a stranger who has a part in which request.
create function private.guard_complaint() returns trigger
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
    perform private.refuse('PT422', 'This company has no part in this request.', 'company_name');
  end if;
  return null;
end;
$$;
create trigger guard_complaint after insert on public.complaints
  for each row execute function private.guard_complaint();

-- Refuses with the parameter that has to be changed, for the page to say so beside its field.
create function private.refuse(code text, reason text, parameter text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = code, message = reason, hint = parameter;
end;
$$;

-- Writes down a complaint that came by phone, email or letter: about a request, by its number, a company, by
-- its name, or both. `complaint` is made by the browser: twice is the same as once.
create function private.add_complaint(
  complaint uuid, request_number text, company_name text, written_by text, came_by text, body text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  digits text := replace(ltrim(lower(btrim(coalesce(request_number, ''))), '#'), '-', '');
  named text := lower(btrim(coalesce(company_name, '')));
  said text := btrim(coalesce(body, ''));
  requests uuid[] := '{}';
  companies uuid[] := '{}';
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin writes a complaint down.');
  end if;
  if complaint is null or add_complaint.written_by is null or add_complaint.written_by not in ('homeowner', 'company')
    or add_complaint.came_by is null or add_complaint.came_by not in ('phone', 'email', 'letter')
  then
    perform private.refuse('PT422', 'Say who complained, and whether by phone, email or letter.');
  end if;
  if char_length(said) not between 5 and 2000 or said <> private.visible_text(said) then
    perform private.refuse('PT422', 'Write what was said in 5 to 2000 plain characters.', 'body');
  end if;
  if digits <> '' then
    if digits !~ '^[0-9a-f]{8,32}$' then
      perform private.refuse('PT422', 'Write the request''s number as the list shows it, like 1A2B-3C4D.', 'request_number');
    end if;
    requests := array(select r.id from public.requests r
      where r.id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid limit 2);
    if cardinality(requests) <> 1 then
      perform private.refuse('PT422', case cardinality(requests) when 0 then 'No request has this number. Look it up under Requests.'
        else 'Two requests begin with this number. Write its whole id, from the address of its page.' end, 'request_number');
    end if;
  end if;
  if named <> '' then
    -- Its whole name before a part of one, and an approved company before another with its name.
    companies := array(
      select f.id from (
        select c.id, rank() over (order by lower(c.name) <> named, lower(c.name) = named and c.status <> 'approved') as place
        from public.companies c where position(named in lower(c.name)) > 0
      ) f where f.place = 1 limit 2);
    if cardinality(companies) <> 1 then
      perform private.refuse('PT422', case cardinality(companies) when 0 then 'No company is called this. Look it up under Companies.'
        else 'More than one company is called this. Write its whole name.' end, 'company_name');
    end if;
  end if;
  if requests = '{}' and companies = '{}' then
    perform private.refuse('PT422', 'Say which request or which company it is about.', 'request_number');
  end if;
  if add_complaint.written_by = 'company' and companies = '{}' then
    perform private.refuse('PT422', 'Say which company complained.', 'company_name');
  end if;
  insert into public.complaints (id, request_id, company_id, written_by, came_by, body)
  values (complaint, requests[1], companies[1], add_complaint.written_by, add_complaint.came_by, said)
  on conflict (id) do nothing;
  if found then
    perform private.log_action('wrote down complaint', companies[1], requests[1],
      detail => jsonb_build_object('complaint', complaint, 'by', add_complaint.came_by));
  end if;
end;
$$;
create function public.add_complaint(
  complaint uuid default null, request_number text default null, company_name text default null,
  written_by text default null, came_by text default null, body text default null
) returns void
language sql set search_path = ''
as $$
  select private.add_complaint(complaint, request_number, company_name, written_by, came_by, body);
$$;

-- What the staff or a company write to a complaint, without the white space around it; refuses what is too
-- short or too long.
create function private.said_to_complaint(words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := btrim(coalesce(words, ''));
begin
  if char_length(said) not between 5 and 2000 or said <> private.visible_text(said) then
    perform private.refuse('PT422', 'Write 5 to 2000 plain characters.');
  end if;
  return said;
end;
$$;

-- Asks the company that a homeowner complained of for its side. Its members get the question by letter.
-- Asked once more before it has said anything, the newer question stands.
create function private.ask_company(complaint uuid, question text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its public.complaints;
  said text;
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin asks a company for its side.');
  end if;
  said := private.said_to_complaint(question);
  update public.complaints k set question = said, asked_at = now()
  where k.id = complaint and k.closed_at is null and k.stated_at is null
    and k.company_id is not null and k.written_by = 'homeowner'
  returning k.* into its;
  if not found then
    perform private.refuse('PT409', 'There is no company to ask about this complaint, or it has said its side already. Look again.');
  end if;
  perform private.mail_members(its.company_id, 'statement asked', format('statement asked %s %s', its.id, its.asked_at),
    coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('question', said, 'complaint', its.id,
      'company', (select c.name from public.companies c where c.id = its.company_id)),
    its.request_id, false);
  -- What was asked stands with the complaint, and goes with it.
  perform private.log_action('asked company', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id));
end;
$$;
create function public.ask_company(complaint uuid default null, question text default null) returns void
language sql set search_path = ''
as $$
  select private.ask_company(complaint, question);
$$;

-- What the company says to the question: its own people, or the staff for what it wrote or told them.
create function private.state_side(complaint uuid, statement text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_admin boolean := coalesce(private.staff_role() = 'admin', false);
  its public.complaints;
  said text;
begin
  select k.* into its from public.complaints k
  where k.id = complaint and k.asked_at is not null
    and (is_admin or k.company_id in (select private.own_company_ids('approved')));
  if not found then
    perform private.refuse('PT404', 'Nobody asked your company this.');
  end if;
  said := private.said_to_complaint(statement);
  update public.complaints k set statement = said, stated_at = now(), stated_by = (select auth.uid())
  where k.id = complaint and k.closed_at is null and k.stated_at is null;
  if not found then
    perform private.refuse('PT409', 'This was answered or closed already. Nothing more is needed.');
  end if;
  perform private.log_action(case when is_admin then 'wrote down statement' else 'gave statement' end,
    its.company_id, its.request_id, detail => jsonb_build_object('complaint', its.id));
end;
$$;
create function public.state_side(complaint uuid default null, statement text default null) returns void
language sql set search_path = ''
as $$
  select private.state_side(complaint, statement);
$$;

-- Whether a letter can reach whoever complained.
create function private.can_answer(its public.complaints) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case its.written_by
    when 'homeowner' then exists (select from public.request_contacts c where c.request_id = its.request_id)
    else exists (select from public.company_members m where m.company_id = its.company_id)
  end;
$$;

-- Closes a complaint with what was done. `by_mail`: these words are the answer, and go by letter to whoever
-- complained.
create function private.close_complaint(complaint uuid, resolution text, by_mail boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its public.complaints;
  done text;
  letter constant text := 'answer ' || complaint;
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin closes a complaint.');
  end if;
  done := private.said_to_complaint(resolution);
  update public.complaints k
  set closed_at = now(), closed_by = (select auth.uid()), resolution = done, answered_by_mail = coalesce(by_mail, false)
  where k.id = complaint and k.closed_at is null
  returning k.* into its;
  if not found then
    perform private.refuse('PT409', 'This complaint was closed already. Look again.');
  end if;
  if its.answered_by_mail then
    if its.written_by = 'homeowner' then
      perform private.mail_homeowner(its.request_id, 'complaint answered', letter, jsonb_build_object('answer', done), its.company_id);
    else
      perform private.mail_members(its.company_id, 'report answered', letter,
        coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('answer', done), its.request_id, false);
    end if;
    if not exists (
      select from private.mail_queue q where (q.key = letter or q.key like letter || ' %') and q.state = 'queued'
    ) then
      perform private.refuse('PT409', 'No letter can reach them: the address is deleted, takes no mail, or has had enough for today. Close it without a letter.');
    end if;
  end if;
  -- What was done about it stands with the complaint, and goes with it.
  perform private.log_action('closed complaint', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id, 'by_mail', its.answered_by_mail));
end;
$$;
create function public.close_complaint(
  complaint uuid default null, resolution text default null, by_mail boolean default false
) returns void
language sql set search_path = ''
as $$
  select private.close_complaint(complaint, resolution, by_mail);
$$;

-- Requests that no company received are worked by the site's own team.
create table public.kept_requests (
  request_id uuid primary key references public.requests on delete cascade,
  step text not null default 'new' check (step in ('new', 'in work', 'done')),
  note text not null default '' check (char_length(note) <= 2000 and note = private.visible_text(note)),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
insert into public.kept_requests (request_id)
select r.id from public.requests r
where r.withdrawn_at is null and not exists (select from public.request_recipients p where p.request_id = r.id);
create index kept_requests_open_idx on public.kept_requests (changed_at) where step <> 'done';

-- A statement of the intake spreads one request over its tables, its recipients before its submission
-- ends: what has none by then is kept.
create function private.keep_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.kept_requests (request_id)
  select s.id from received s join public.requests r on r.id = s.id
  where not exists (select from public.request_recipients p where p.request_id = s.id)
  on conflict do nothing;
  return null;
end;
$$;
-- Triggers of one statement run by name: after `take_request`.
create trigger take_request_kept after insert on public.request_submissions
  referencing new table as received
  for each statement execute function private.keep_request();

create function private.log_kept() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.request_id <> old.request_id then
    perform private.refuse('PT403', 'What is kept stays with its request.');
  end if;
  if (select auth.uid()) is not null then
    new.changed_at := now();
    new.changed_by := (select auth.uid());
    perform private.log_action('worked kept request', request => new.request_id,
      detail => jsonb_build_object('from', old.step, 'to', new.step));
  end if;
  return new;
end;
$$;
create trigger log_kept before update on public.kept_requests
  for each row execute function private.log_kept();
-- A note may hold what the homeowner said, a company's message about a request a number that is not in
-- service, and its statement either. What homeowners themselves complain of stays until it is answered and its evidence goes.
create function private.forget_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.kept_requests set note = '' where request_id = old.request_id and note <> '';
  update public.complaints set body = '[removed]', resolution = case when closed_at is null then '' else '[removed]' end
  where request_id = old.request_id and written_by = 'company';
  update public.complaints set statement = '[removed]' where request_id = old.request_id and statement <> '';
  return null;
end;
$$;
create trigger forget_told after delete on public.request_contacts
  for each row execute function private.forget_told();

-- Policies and grants.

revoke execute on all functions in schema private from public;
revoke execute on function public.set_role(text, text), public.staff_list(), public.open_contact(uuid, text),
  public.evidence_of(uuid, text), public.close_complaint(uuid, text, boolean), public.ask_company(uuid, text),
  public.state_side(uuid, text),
  public.add_complaint(uuid, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.set_role(text, text), public.staff_list(), public.open_contact(uuid, text),
  public.evidence_of(uuid, text), public.close_complaint(uuid, text, boolean), public.ask_company(uuid, text),
  public.state_side(uuid, text),
  public.add_complaint(uuid, text, text, text, text, text) to authenticated;
grant execute on function private.set_role(text, text), private.staff_list(), private.open_contact(uuid, text),
  private.evidence_of(uuid, text), private.close_complaint(uuid, text, boolean), private.ask_company(uuid, text),
  private.state_side(uuid, text),
  private.add_complaint(uuid, text, text, text, text, text) to authenticated;

revoke all on table public.audit_log, public.complaints, public.kept_requests
  from public, anon, authenticated, service_role;
grant select on table public.audit_log to service_role;
grant all on table public.complaints, public.kept_requests to service_role;
grant select on table public.audit_log, public.complaints, public.kept_requests to authenticated;
grant insert (id, request_id, company_id, written_by, body) on table public.complaints to anon, authenticated;
grant update (step, note) on table public.kept_requests to authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;

alter table public.audit_log enable row level security;
alter table public.complaints enable row level security;
alter table public.kept_requests enable row level security;

create policy "admins read the log" on public.audit_log
  for select to authenticated using ((select private.staff_role()) = 'admin');
create policy "admins read complaints" on public.complaints
  for select to authenticated using ((select private.staff_role()) = 'admin');
create policy "the private link complains" on public.complaints
  for insert to anon
  with check (request_id = (select private.token_request_id()) and written_by = 'homeowner');
create policy "the link, and a company about its own request, complain" on public.complaints
  for insert to authenticated
  with check (
    (request_id = (select private.token_request_id()) and written_by = 'homeowner')
    or (written_by = 'company' and company_id in (select private.own_company_ids('approved')) and exists (
      select from public.request_recipients p
      where p.request_id = complaints.request_id and p.company_id = complaints.company_id
        and p.status not in ('withdrawn', 'declined')
    ))
  );
create policy "admins see what was kept" on public.kept_requests
  for select to authenticated using ((select private.staff_role()) = 'admin');
create policy "admins work what was kept" on public.kept_requests
  for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');

-- Staff are made by `set_role` or the operator's script, never by writing the table.
