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
create index complaints_open_idx on public.complaints (created_at, id) where closed_at is null;
create index complaints_listed_idx on public.complaints (coalesce(closed_at, created_at) desc, id desc);
create index complaints_request_idx on public.complaints (request_id);
create index complaints_company_idx on public.complaints (company_id);

grant insert (id, request_id, company_id, written_by, body) on table public.complaints to anon, authenticated;

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

create function private.open_complaint() returns trigger
language plpgsql set search_path = '' as $$
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
create trigger open_complaint before insert on public.complaints for each row execute function private.open_complaint();

-- Runs after the policies: before them it would tell a stranger who has a part in which request.
create function private.guard_complaint() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time for each request, so that they can be counted.
  perform from public.requests r where r.id = new.request_id for no key update;
  -- Each side by itself, so that none can take the other's word, and what was answered makes room. What the
  -- staff write down takes nobody's room and needs none.
  perform private.refuse_if(new.came_by = 'site' and (select count(*) from public.complaints c
      where c.request_id = new.request_id and c.written_by = new.written_by and c.closed_at is null
        and c.came_by = 'site' and (new.written_by = 'homeowner' or c.company_id = new.company_id)) > 5,
    'PT429', 'We have five messages from you about this request already and will answer them first.');
  perform private.refuse_if(new.request_id is not null and new.company_id is not null and not exists (
    select from public.request_recipients p where p.request_id = new.request_id and p.company_id = new.company_id
  ), 'PT422', 'This company has no part in this request.', 'company_name');
  return null;
end;
$$;
create trigger guard_complaint after insert on public.complaints for each row execute function private.guard_complaint();

-- A complaint through the private link, as a call because the embedded server hands headers to calls only.
-- `company` is whom it is about; null: the site. The same id again is refused as a duplicate.
create function public.complain(complaint uuid default null, company uuid default null, body text default null) returns void
language sql set search_path = '' as $$
  insert into public.complaints (id, request_id, company_id, written_by, body)
  values (complaint, (select private.token_request_id()), company, 'homeowner', body);
$$;

-- Writes down a complaint that came by phone, email or letter: about a request, by its number, a company, by
-- its name, or both. `complaint` is made by the browser: twice is the same as once.
create function private.add_complaint(
  complaint uuid, request_number text, company_name text, written_by text, came_by text, body text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digits text := replace(ltrim(lower(btrim(coalesce(request_number, ''))), '#'), '-', '');
  named text := lower(btrim(coalesce(company_name, '')));
  said text := btrim(coalesce(body, ''));
  requests uuid[] := '{}';
  companies uuid[] := '{}';
begin
  perform private.admins_only();
  perform private.refuse_if(complaint is null or add_complaint.written_by is null or add_complaint.written_by not in ('homeowner', 'company')
    or add_complaint.came_by is null or add_complaint.came_by not in ('phone', 'email', 'letter'),
    'PT422', 'Say who complained, and whether by phone, email or letter.');
  perform private.refuse_if(char_length(said) not between 5 and 2000 or said <> private.visible_text(said),
    'PT422', 'Write what was said in 5 to 2000 plain characters.', 'body');
  if digits <> '' then
    perform private.refuse_if(digits !~ '^[0-9a-f]{8,32}$',
      'PT422', 'Write the request''s number as the list shows it, like 1A2B-3C4D.', 'request_number');
    requests := array(select r.id from public.requests r
      where r.id between rpad(digits, 32, '0')::uuid and rpad(digits, 32, 'f')::uuid limit 2);
    perform private.refuse_if(cardinality(requests) <> 1,
      'PT422', case cardinality(requests) when 0 then 'No request has this number. Look it up under Requests.'
      else 'Two requests begin with this number. Write its whole id, from the address of its page.' end, 'request_number');
  end if;
  if named <> '' then
    -- Its whole name before a part of one, and an approved company before another with its name.
    companies := array(
      select f.id from (
        select c.id, rank() over (order by lower(c.name) <> named, lower(c.name) = named and c.status <> 'approved') as place
        from public.companies c where position(named in lower(c.name)) > 0
      ) f where f.place = 1 limit 2);
    perform private.refuse_if(cardinality(companies) <> 1,
      'PT422', case cardinality(companies) when 0 then 'No company is called this. Look it up under Companies.'
      else 'More than one company is called this. Write its whole name.' end, 'company_name');
  end if;
  perform private.refuse_if(requests = '{}' and companies = '{}',
    'PT422', 'Say which request or which company it is about.', 'request_number');
  perform private.refuse_if(add_complaint.written_by = 'company' and companies = '{}',
    'PT422', 'Say which company complained.', 'company_name');
  insert into public.complaints (id, request_id, company_id, written_by, came_by, body)
  values (complaint, requests[1], companies[1], add_complaint.written_by, add_complaint.came_by, said)
  on conflict (id) do nothing;
  if found then
    perform private.log_action('wrote down complaint', companies[1], requests[1],
      detail => jsonb_build_object('complaint', complaint, 'by', add_complaint.came_by));
  end if;
end;
$$;

-- What the staff or a company write to a complaint, without the white space around it; refuses what is too
-- short or too long.
create function private.said_to_complaint(words text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  said text := btrim(coalesce(words, ''));
begin
  perform private.refuse_if(char_length(said) not between 5 and 2000 or said <> private.visible_text(said),
    'PT422', 'Write 5 to 2000 plain characters.');
  return said;
end;
$$;

-- Asks the company that a homeowner complained of for its side. Its members get the question by letter.
-- Asked once more before it has said anything, the newer question stands.
create function private.ask_company(complaint uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its public.complaints;
  said text;
begin
  perform private.admins_only();
  said := private.said_to_complaint(question);
  update public.complaints k set question = said, asked_at = now()
  where k.id = complaint and k.closed_at is null and k.stated_at is null
    and k.company_id is not null and k.written_by = 'homeowner'
  returning k.* into its;
  perform private.refuse_if(not found,
    'PT409', 'There is no company to ask about this complaint, or it has said its side already. Look again.');
  perform private.mail_members(its.company_id, 'statement asked', format('statement asked %s %s', its.id, its.asked_at),
    coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('question', said, 'complaint', its.id,
      'company', (select c.name from public.companies c where c.id = its.company_id)),
    its.request_id, false);
  -- What was asked stands with the complaint, and goes with it.
  perform private.log_action('asked company', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id));
end;
$$;

-- What the company says to the question: its own people, or the staff for what it wrote or told them.
create function private.state_side(complaint uuid, statement text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_admin boolean := coalesce(private.staff_role() = 'admin', false);
  its public.complaints;
  said text;
begin
  select k.* into its from public.complaints k
  where k.id = complaint and k.asked_at is not null
    and (is_admin or k.company_id in (select private.own_company_ids('approved')));
  perform private.refuse_if(not found, 'PT404', 'Nobody asked your company this.');
  said := private.said_to_complaint(statement);
  update public.complaints k set statement = said, stated_at = now(), stated_by = (select auth.uid())
  where k.id = complaint and k.closed_at is null and k.stated_at is null;
  perform private.refuse_if(not found, 'PT409', 'This was answered or closed already. Nothing more is needed.');
  perform private.log_action(case when is_admin then 'wrote down statement' else 'gave statement' end,
    its.company_id, its.request_id, detail => jsonb_build_object('complaint', its.id));
end;
$$;

-- Whether a letter can reach whoever complained.
create function private.can_answer(its public.complaints) returns boolean
language sql stable security definer set search_path = '' as $$
  select case its.written_by
    when 'homeowner' then exists (select from public.request_contacts c where c.request_id = its.request_id)
    else exists (select from public.company_members m where m.company_id = its.company_id)
  end;
$$;

-- Closes a complaint with what was done. `by_mail`: these words are the answer, and go by letter to whoever
-- complained.
create function private.close_complaint(complaint uuid, resolution text, by_mail boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its public.complaints;
  done text;
  letter constant text := 'answer ' || complaint;
begin
  perform private.admins_only();
  done := private.said_to_complaint(resolution);
  update public.complaints k
  set closed_at = now(), closed_by = (select auth.uid()), resolution = done, answered_by_mail = coalesce(by_mail, false)
  where k.id = complaint and k.closed_at is null
  returning k.* into its;
  perform private.refuse_if(not found, 'PT409', 'This complaint was closed already. Look again.');
  if its.answered_by_mail then
    if its.written_by = 'homeowner' then
      perform private.mail_homeowner(its.request_id, 'complaint answered', letter, jsonb_build_object('answer', done), its.company_id);
    else
      perform private.mail_members(its.company_id, 'report answered', letter,
        coalesce(private.request_facts(its.request_id), '{}') || jsonb_build_object('answer', done), its.request_id, false);
    end if;
    perform private.refuse_if(not exists (
      select from private.mail_queue q where (q.key = letter or q.key like letter || ' %') and q.state = 'queued'
    ), 'PT409', 'No letter can reach them: the address is deleted, takes no mail, or has had enough for today. Close it without a letter.');
  end if;
  -- What was done about it stands with the complaint, and goes with it.
  perform private.log_action('closed complaint', its.company_id, its.request_id,
    detail => jsonb_build_object('complaint', its.id, 'by_mail', its.answered_by_mail));
end;
$$;

create function private.complaint_line(complaint uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', k.id, 'request_id', k.request_id, 'reference', r.reference, 'trade_id', r.trade_id,
    'city_id', case when r.id is not null then coalesce(r.city_id, 'elsewhere') end,
    'company_id', k.company_id, 'company_name', c.name,
    'written_by', k.written_by, 'came_by', k.came_by, 'body', k.body, 'created_at', k.created_at, 'closed_at', k.closed_at,
    'closed_by', (select u.email from auth.users u where u.id = k.closed_by), 'resolution', k.resolution,
    'answered_by_mail', k.answered_by_mail, 'can_answer', private.can_answer(k),
    'question', k.question, 'asked_at', k.asked_at, 'statement', k.statement, 'stated_at', k.stated_at,
    'stated_by_staff', exists (select from public.staff s where s.user_id = k.stated_by))
  from public.complaints k
  left join public.requests r on r.id = k.request_id
  left join public.companies c on c.id = k.company_id
  where k.id = complaint;
$$;
