-- What a company keeps of each request it received: how far the job is, what happened, and notes.

-- Whether the contact data of a request still stand.
create function private.has_contact(request uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.request_contacts c where c.request_id = request);
$$;

-- The company's own record of a request: how far the job is. It changes nothing that was agreed. The
-- homeowner sees the visit and the price in it, by `private.told_homeowner`, and nothing else of it.
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
  -- What a company's lists, sums and reports, and the staff's figures, need of the request and of the company's
  -- part in it, kept here by triggers: one index answers them, however many requests there are.
  trade_id text not null,
  -- Null: outside the cities served.
  city_id text,
  taken_back boolean not null default false,
  -- Seconds from when the company could see the person until its first yes or no.
  answered_in double precision,
  in_time boolean not null default false,
  -- When an answer that did not come, or not yet, is late; null: it was taken back before.
  due_by timestamptz,
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade,
  check ((step = 'lost') = (lost_reason is not null))
);
create index company_records_step_idx on public.company_records (company_id, step, sent_at desc, request_id)
  include (taken_back, trade_id, city_id, quoted_usd, moved_at);
create index company_records_newest_idx on public.company_records (company_id, sent_at desc, request_id)
  include (step, taken_back, trade_id, city_id, quoted_usd, moved_at, lost_reason, answered_in, in_time, due_by);
create index company_records_job_idx on public.company_records (company_id, trade_id, city_id, sent_at desc, request_id)
  include (step, taken_back, quoted_usd, moved_at);
create index company_records_to_delete_idx on public.company_records (company_id, sent_at desc)
  where taken_back and deleted_at is null;
create index company_records_sent_idx on public.company_records (sent_at) include (trade_id, city_id, answered_in, in_time, due_by);

grant update (step, visit_at, quoted_usd, lost_reason, next_step, next_at) on table public.company_records to authenticated;

create policy "an approved company sees its records" on public.company_records
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "an approved company keeps its records" on public.company_records
  for update to authenticated using (company_id in (select private.own_company_ids('approved')));

-- What happened with a request at one company, written by the database but for what only a person knows.
create table public.company_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  company_id uuid not null,
  at timestamptz not null default now(),
  -- Who did it; null: the homeowner or the clock. No foreign key: the record outlives the account.
  actor uuid,
  kind text not null check (kind in ('sent', 'opened', 'answered', 'declined', 'called', 'no answer', 'texted',
    'mailed', 'moved', 'asked to stop', 'not asked to stop', 'taken back', 'deleted')),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index company_events_request_idx on public.company_events (request_id, company_id, at);

grant insert (id, request_id, company_id, actor, kind) on table public.company_events to authenticated;

create policy "an approved company sees what happened" on public.company_events
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members note what only they know" on public.company_events
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and actor = (select auth.uid())
    and kind in ('called', 'no answer', 'texted', 'mailed') and detail = '{}'
    and at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_events.request_id and p.company_id = company_events.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );

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

grant insert (id, request_id, company_id, author, body), delete on table public.company_notes to authenticated;

create policy "an approved company reads its notes" on public.company_notes
  for select to authenticated using (company_id in (select private.own_company_ids('approved')));
create policy "members write notes" on public.company_notes
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('approved')) and author = (select auth.uid())
    and created_at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_notes.request_id and p.company_id = company_notes.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );
-- A note is deleted by who wrote it, or by an owner of the company.
create policy "members delete notes" on public.company_notes
  for delete to authenticated
  using (
    company_id in (select private.own_company_ids('approved'))
    and (author = (select auth.uid()) or company_id in (select private.owned_company_ids()))
  );

-- New requests appear on an open dashboard by themselves where the database can tell browsers.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.company_records;
    -- Deletions are told to every listener, whatever the policies say; nobody here needs them.
    alter publication supabase_realtime set (publish = 'insert, update');
  end if;
end;
$$;

-- What is counted of a company's part in a request, by what its columns in the record say.
create function private.figures_of(
  part public.request_recipients, confirmed_at timestamptz,
  out taken_back boolean, out answered_in double precision, out in_time boolean, out due_by timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  taken_back := part.status = 'withdrawn';
  answered_in := extract(epoch from part.answered_at - greatest(part.sent_at, confirmed_at))::float8;
  in_time := coalesce(part.answered_at <= part.promised_by, false);
  due_by := case when part.withdrawn_at is null or part.promised_by < part.withdrawn_at then part.promised_by end;
end;
$$;

-- Opens the record with the request, and moves it with the answer.
create function private.keep_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.company_records (request_id, company_id, sent_at, trade_id, city_id, taken_back, answered_in, in_time, due_by)
    select new.request_id, new.company_id, new.sent_at, r.trade_id, r.city_id, f.*
    from public.requests r cross join lateral private.figures_of(new, r.confirmed_at) f where r.id = new.request_id;
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

-- Keeps what is counted of a request in step with it.
create function private.count_records(request uuid) returns void
language sql security definer set search_path = '' as $$
  update public.company_records k
  set taken_back = f.taken_back, answered_in = f.answered_in, in_time = f.in_time, due_by = f.due_by
  from public.requests r
  join public.request_recipients p on p.request_id = r.id
  cross join lateral private.figures_of(p, r.confirmed_at) f
  where r.id = request and k.request_id = r.id and k.company_id = p.company_id
    and (k.taken_back, k.answered_in, k.in_time, k.due_by) is distinct from (f.taken_back, f.answered_in, f.in_time, f.due_by);
$$;

-- Holds which steps follow each other, and keeps the count of changes.
create function private.guard_record() returns trigger
language plpgsql set search_path = '' as $$
declare
  its_status text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  perform private.refuse_if((new.request_id, new.company_id, new.sent_at, new.moved_at, new.deleted_at, new.version,
      new.trade_id, new.city_id, new.taken_back, new.answered_in, new.in_time, new.due_by)
    is distinct from (old.request_id, old.company_id, old.sent_at, old.moved_at, old.deleted_at, old.version,
      old.trade_id, old.city_id, old.taken_back, old.answered_in, old.in_time, old.due_by),
    'PT403', 'This part of the record is kept by the site.');
  select p.status into its_status from public.request_recipients p
  where p.request_id = new.request_id and p.company_id = new.company_id;
  perform private.refuse_if(its_status = 'withdrawn',
    'PT410', 'This request was taken back. Its record can no longer be changed.');
  perform private.refuse_if(its_status is null or its_status = 'declined',
    'PT410', 'You said no to this request. Its record can no longer be changed.');
  -- It may say what the homeowner said.
  perform private.refuse_if(new.next_step <> '' and new.next_step <> old.next_step and not private.has_contact(new.request_id),
    'PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  if new.step <> old.step then
    perform private.refuse_if(its_status <> 'answered',
      'PT422', 'A new request moves on by your answer: "We can do this" or "Not for us".');
    perform private.refuse_if(new.step = 'new', 'PT422', 'A request that was answered is no longer new.');
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
create trigger guard_record before update on public.company_records for each row execute function private.guard_record();

-- What was quoted can be written over, and a visit moved: the history keeps what stood there before.
create function private.log_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  values (new.request_id, new.company_id, (select auth.uid()), 'moved',
    jsonb_build_object('from', old.step, 'to', new.step) || case
      when new.quoted_usd is distinct from old.quoted_usd
        then jsonb_build_object('from_usd', old.quoted_usd, 'to_usd', new.quoted_usd)
      else '{}' end || case
      when new.visit_at is distinct from old.visit_at
        then jsonb_build_object('from_visit', old.visit_at, 'to_visit', new.visit_at)
      else '{}' end);
  return null;
end;
$$;
create trigger log_move after update of step, quoted_usd, visit_at on public.company_records
  for each row when (
    old.step <> 'new' and coalesce(new.lost_reason, '') <> 'turned down'
    and (old.step, old.quoted_usd, old.visit_at) is distinct from (new.step, new.quoted_usd, new.visit_at)
  )
  execute function private.log_move();

-- Notes hold what the homeowner said, so they are written only while the contact data stand: this waits
-- for a withdrawal under way. Runs after the policies, so that it tells nothing to strangers.
create function private.guard_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.requests r where r.id = new.request_id for share;
  perform private.refuse_if(not private.has_contact(new.request_id),
    'PT410', 'The contact data of this request were deleted, so nothing more can be noted about it.');
  return null;
end;
$$;
create trigger guard_note after insert on public.company_notes for each row execute function private.guard_note();

-- More than any job needs; without a bound one account could fill the disk.
create function private.bound_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  perform private.refuse_if(tg_table_name = 'company_notes' and (
    select count(*) from public.company_notes n where n.request_id = new.request_id and n.company_id = new.company_id
  ) > 200,
    'PT429', 'This request has 200 notes already. Delete some first.');
  perform private.refuse_if(tg_table_name = 'company_events' and (
    select count(*) from public.company_events e where e.request_id = new.request_id and e.company_id = new.company_id
  ) > 500,
    'PT429', 'That is as much as this request''s history holds.');
  return null;
end;
$$;
create trigger bound_record after insert on public.company_notes for each row execute function private.bound_record();
create trigger bound_record after insert on public.company_events
  for each row when (new.kind in ('called', 'no answer', 'texted', 'mailed')) execute function private.bound_record();
