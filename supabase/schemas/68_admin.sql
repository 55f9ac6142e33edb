-- What else the staff read and do: what waits for them today, companies, figures, and what there is of one person.
-- For admins only, which each call asks for itself.

-- How a company kept its promises since a day: how many answers were due, and how many came in time.
create function private.promises_kept(company uuid, since timestamptz, out passed_on bigint, out due bigint, out in_time bigint)
language sql stable security definer set search_path = '' as $$
  select count(*), count(*) filter (where k.answered_in is not null or k.due_by < now()), count(*) filter (where k.in_time)
  from public.company_records k where k.company_id = company and k.sent_at >= since;
$$;

-- All that the staff see of a company. `hash` names what a decision is about.
create function private.company_line(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.reviewed_facts(c.id) || jsonb_build_object('status', c.status, 'reply_hours', c.reply_hours,
      'paused', c.paused and coalesce(c.paused_until > now(), true), 'is_demo', c.is_demo, 'created_at', c.created_at,
      'members', coalesce((
        select jsonb_agg(jsonb_build_object('email', coalesce(u.email, m.signup_email), 'role', m.role,
          'confirmed', private.is_confirmed(m.user_id)) order by m.joined_at)
        from public.company_members m left join auth.users u on u.id = m.user_id where m.company_id = c.id
      ), '[]'),
      'decisions', coalesce((
        select jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'decided_at', d.decided_at,
          'checked', d.checked, 'decided_by', (select u.email from auth.users u where u.id = d.decided_by))
          order by d.decided_at desc)
        from public.company_decisions d where d.company_id = c.id
      ), '[]'),
      'checks', private.checks_for(c.id), 'license_checked_at', c.license_checked_at,
      'complaints', (select count(*) from public.complaints k
        where k.company_id = c.id and k.written_by = 'homeowner' and k.closed_at is null),
      -- How often it said that a homeowner asked everyone to stop, and how often that was not so.
      'stops', (select count(*) from public.request_stops s where s.company_id = c.id),
      'stops_undone', (select count(*) from public.request_stops s where s.company_id = c.id and s.undone_at is not null),
      'passed_on', promises.passed_on, 'due', promises.due, 'in_time', promises.in_time)
    from public.companies c
    cross join lateral private.promises_kept(c.id, now() - interval '90 days') promises
    where c.id = company
  );
end;
$$;

-- How many companies there are of each status.
create function private.companies_by_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.status, s.n), '{}')
  from (select c.status, count(*) as n from public.companies c group by c.status) s;
$$;

create function private.admin_companies(status text, words text, from_name text, from_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 25;
  typed text := lower(btrim(coalesce(words, '')));
  found uuid[];
begin
  perform private.admins_only();
  execute format('select array(select c.id from public.companies c where %s order by lower(c.name), c.id limit %s)',
    array_to_string(array_remove(array[
      'true',
      'c.status = ' || quote_literal(nullif(status, '')),
      case when typed <> '' then format('(position(%1$L in lower(c.name)) > 0 or position(%1$L in lower(c.license)) > 0
        or c.phone = %1$L or c.id::text = %1$L
        or c.id in (select m.company_id from public.company_members m where lower(m.signup_email) = %1$L))', typed) end,
      case when from_name is not null then format('(lower(c.name), c.id) > (lower(%L), %L::uuid)', from_name, from_id) end
    ], null), ' and '), page + 1) into found;
  return jsonb_build_object('more', cardinality(found) > page, 'companies', coalesce((
    select jsonb_agg(private.company_line(f.id) order by f.n)
    from unnest(found[:page]) with ordinality f (id, n)
  ), '[]'), 'counts', private.companies_by_status());
end;
$$;

-- The monday, in Central time, on which a week began.
create function private.week_of(at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('week', at at time zone 'America/Chicago')::date;
$$;

-- When each of the last weeks began, the running one last, and the next one begins.
create function private.last_weeks(many integer) returns timestamptz[]
language sql stable set search_path = '' as $$
  select array_agg((private.week_of(now()) - 7 * n)::timestamp at time zone 'America/Chicago' order by n desc)
  from generate_series(-1, many - 1) n;
$$;

-- The answers that companies owed so far: whether each came in time, and after how many minutes. The time runs
-- from when the company could see the person.
create view private.answers_due with (security_invoker = true) as
select k.sent_at, k.trade_id, coalesce(k.city_id, 'elsewhere') as city_id, k.in_time, k.answered_in / 60 as minutes
from public.company_records k
where k.answered_in is not null or k.due_by < now();

-- Figures and trends of the last twelve weeks, and the places nobody serves of the last 90 days.
create function private.admin_figures() returns jsonb
-- Sorted in memory, however many requests there were.
language plpgsql stable security definer set search_path = '' set work_mem = '64MB' as $$
declare
  begins timestamptz[] := private.last_weeks(12);
  figures jsonb;
begin
  perform private.admins_only();
  -- Each grouping set fills one of week, trade and city: `line` says which and with what.
  with requests as (
    select concat_ws(' ', 'week ' || g.week, 'trade ' || g.trade_id, 'city ' || g.city_id) as line, g.week, g.trade_id,
      g.city_id, sum(g.n) as n, sum(g.taken_back) as taken_back, sum(g.kept) as kept
    from (
      select width_bucket(r.sent_at, begins) as week, r.trade_id, r.city_id, count(*) as n,
        count(*) filter (where r.state = 'taken back') as taken_back, count(*) filter (where r.state = 'kept') as kept
      from private.request_register r where r.sent_at >= begins[1]
      group by 1, 2, 3
    ) g
    group by grouping sets ((g.week), (g.trade_id), (g.city_id))
  -- Of each line how many answers took how long: to five minutes beyond four hours, so that there are few such
  -- times, and the half is found by adding up where all answers would have to be sorted.
  ), times as (
    select a.week, a.trade_id, a.city_id, a.minutes, count(*) as n, count(*) filter (where a.in_time) as in_time
    from (
      select width_bucket(n.sent_at, begins) as week, n.trade_id, n.city_id, n.in_time,
        case when n.minutes < 240 then n.minutes::integer else (n.minutes / 5)::integer * 5 end as minutes
      from private.answers_due n where n.sent_at >= begins[1]
    ) a
    group by grouping sets ((a.week, a.minutes), (a.trade_id, a.minutes), (a.city_id, a.minutes))
  ), answers as (
    select concat_ws(' ', 'week ' || t.week, 'trade ' || t.trade_id, 'city ' || t.city_id) as line, t.week, t.trade_id,
      t.city_id, sum(t.n) as due, sum(t.in_time) as in_time, min(t.minutes) filter (where t.within >= t.given / 2) as median
    from (
      -- Unanswered ones have no time and come last.
      select u.*, sum(u.n) over (line order by u.minutes) as within,
        sum(u.n) filter (where u.minutes is not null) over line as given
      from times u window line as (partition by u.week, u.trade_id, u.city_id)
    ) t
    group by t.week, t.trade_id, t.city_id
  ), lines as (
    select coalesce(q.week, a.week) as week, coalesce(q.trade_id, a.trade_id) as trade_id,
      coalesce(q.city_id, a.city_id) as city_id,
      jsonb_build_object('requests', coalesce(q.n, 0), 'taken_back', coalesce(q.taken_back, 0), 'kept', coalesce(q.kept, 0),
        'due', coalesce(a.due, 0), 'in_time', coalesce(a.in_time, 0), 'median_minutes', a.median) as figures,
      coalesce(q.n, 0) as n
    from requests q full join answers a on a.line = q.line
  )
  select jsonb_build_object(
    'weeks', (
      select jsonb_agg(coalesce(l.figures, '{"requests": 0, "taken_back": 0, "kept": 0, "due": 0, "in_time": 0, "median_minutes": null}')
        || jsonb_build_object('week', private.week_of(begins[s.nth])) order by s.nth)
      from generate_series(1, 12) s (nth) left join lines l on l.week = s.nth
    ),
    'trades', coalesce((select jsonb_agg(l.figures || jsonb_build_object('trade_id', l.trade_id) order by l.n desc, l.trade_id)
      from lines l where l.trade_id is not null), '[]'),
    'cities', coalesce((select jsonb_agg(l.figures || jsonb_build_object('city_id', l.city_id) order by l.n desc, l.city_id)
      from lines l where l.city_id is not null), '[]'),
    'unserved', coalesce((
      select jsonb_agg(to_jsonb(u)) from (
        select g.city_id, g.zip, g.trade_id, count(*) as requests, max(g.sent_at) as last_at
        from private.request_register g
        where g.state = 'kept' and g.sent_at > now() - interval '90 days' and g.zip is not null
        group by g.city_id, g.zip, g.trade_id order by count(*) desc, max(g.sent_at) desc limit 50
      ) u
    ), '[]')
  ) into figures;
  return figures;
end;
$$;

-- Copies of a request taken back from a company in the last 90 days, which it has not said it deleted. The few
-- such records are found first; the "offset" keeps the recipients behind them.
create view private.standing_copies with (security_invoker = true) as
select p.*
from public.company_records c
cross join lateral (
  select * from public.request_recipients p where p.request_id = c.request_id and p.company_id = c.company_id offset 0
) p
where c.taken_back and c.deleted_at is null and p.withdrawn_at > now() - interval '90 days';

-- Those that it opened.
create function private.undeleted_copies()
returns table (request_id uuid, company_id uuid, company_name text, withdrawn_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.request_id, p.company_id, p.company_name, p.withdrawn_at
  from private.standing_copies p
  where (p.viewed_at is not null or p.answered_at is not null) and exists (
    select from public.company_events e
    where e.request_id = p.request_id and e.company_id = p.company_id and e.kind = 'opened' offset 0
  );
$$;

-- What waits for the staff: the oldest ten cases of each kind, alarms, the last lines of the log, and what nobody
-- reports by itself. `undeleted`: copies that a company opened; `unconfirmed_copies`, opened or not, of the last
-- 90 days; `late`, the requests whose promise ran out without an answer; and `mail`, letters that should have left
-- ten minutes ago.
create function private.admin_today() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 10;
begin
  perform private.admins_only();
  return jsonb_build_object(
    'now', now(),
    'cases', (
      select coalesce(jsonb_object_agg(w.kind, jsonb_build_object('count', w.n, 'since', w.since, 'first', array(
        select private.case_line(w.kind, f.id) from (
          select c.id, c.since from private.cases c where c.kind = w.kind and c.is_ours order by c.since, c.id limit most
        ) f order by f.since, f.id
      ))), '{}')
      from (select c.kind, count(*) as n, min(c.since) as since from private.cases c where c.is_ours group by c.kind) w
    ),
    'undeleted', (
      select jsonb_build_object('count', count(*), 'first', coalesce(
        (array_agg(to_jsonb(u) || jsonb_build_object('reference',
          upper(left(u.request_id::text, 4) || '-' || substr(u.request_id::text, 5, 4))) order by u.withdrawn_at))[:most], '{}'))
      from private.undeleted_copies() u
    ),
    'unconfirmed_copies', (select count(*) from private.standing_copies),
    'late', (select count(*) from private.request_register g where g.state = 'waiting' and g.due_at < now()),
    'mail', (
      select jsonb_build_object('waiting', count(*), 'since', min(q.created_at))
      from private.mail_queue q
      where q.state in ('queued', 'sending') and q.counts_at < now() - interval '10 minutes'
        and (q.last_error <> '' or q.due_at < now() - interval '10 minutes')
    ),
    'alarms', coalesce((
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'hour', a.hour, 'figure', a.figure, 'threshold', a.threshold)
        order by a.hour desc)
      from public.alarms a where a.hour > now() - interval '2 days'
    ), '[]'),
    'log', private.log_lines(null, null, null, 5)
  );
end;
$$;

-- This week in one line, and how many requests each of the last twelve weeks had.
create function private.admin_week() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  begins timestamptz[] := private.last_weeks(12);
begin
  perform private.admins_only();
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(
        (select count(*) from private.request_register r where r.sent_at >= begins[n] and r.sent_at < begins[n + 1])
        order by n)
      from generate_series(1, 12) n
    ),
    'week', (
      select jsonb_build_object('due', count(*), 'in_time', count(*) filter (where a.in_time),
        'median_minutes', round(percentile_cont(0.5) within group (order by a.minutes)))
      from private.answers_due a where a.sent_at >= begins[12]
    ),
    'taken_back', (
      select count(*) from public.requests r
      where r.withdrawn_at >= begins[12]
    ),
    'companies', private.companies_by_status()
  );
end;
$$;

-- Who a request is from; null once that is gone.
create function private.contact_of(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', c.name, 'email', c.email, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
    'phone', coalesce((select p.phone from public.request_phones p where p.request_id = c.request_id), ''))
  from public.request_contacts c where c.request_id = request;
$$;

-- Opens the contact data of a request for an admin, who says why. It is logged before it is answered.
create function private.open_contact(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened contact data', request => request, reason => why);
  return private.contact_of(request);
end;
$$;

-- All that is kept of a request, on one sheet: what was sent, what was agreed to, and what became of it.
create function private.evidence_sheet(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'reference', r.reference, 'trade_id', r.trade_id, 'city_id', r.city_id,
    'page', r.page, 'referrer', r.referrer, 'fill_seconds', r.fill_seconds, 'sent_at', r.created_at,
    'confirmed_at', r.confirmed_at,
    -- Null: nobody was asked, or the person did not confirm.
    'confirmed_by_mail_at', (select f.received_at from public.request_confirmations f where f.request_id = r.id),
    'answers', r.answers, 'unanswered', r.unanswered, 'estimate', r.estimate, 'withdrawn_at', r.withdrawn_at,
    'contact', private.contact_of(r.id),
    'consents', coalesce((
      select jsonb_agg(to_jsonb(w) - array['request_id', 'call_id'] order by w.id) from public.consents w where w.request_id = r.id
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
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
begin
  perform private.log_action('opened evidence', request => request, reason => why);
  return private.evidence_sheet(request);
end;
$$;

-- One person whole, across requests, calls and forms: by email address or phone number, as someone asks us
-- "what do you have?" or "delete it". What was taken back is found too, by the hash that stays.
create function private.person_of(contact text, out kind text, out value text, out requests uuid[])
language plpgsql stable security definer set search_path = '' as $$
declare
  search text[] := private.form_search(contact);
begin
  perform private.refuse_if(search is null or search[1] not in ('email', 'phone'),
    'PT422', 'Type a whole email address or a whole phone number.');
  kind := search[1];
  value := search[2];
  requests := array(
    select distinct w.request_id from public.consents w
    where w.contact_hash = private.salted_hash(search[2]) and w.request_id is not null
    union select c.request_id from public.request_contacts c where search[1] = 'email' and lower(c.email) = search[2]
    union select p.request_id from public.request_phones p where search[1] = 'phone' and p.phone = search[2]
  );
end;
$$;

create function private.export_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
  person record;
begin
  select * into person from private.person_of(contact);
  perform private.log_action('exported a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', to_jsonb(person.requests)));
  return jsonb_build_object(
    'requests', coalesce((
      -- What our own staff did is not the person's.
      select jsonb_agg(private.evidence_sheet(r.id) - 'log' || jsonb_build_object('complaints', coalesce((
        select jsonb_agg(jsonb_build_object('created_at', k.created_at, 'body', k.body, 'closed_at', k.closed_at,
          'answer', case when k.answered_by_mail then k.resolution end) order by k.created_at)
        from public.complaints k where k.request_id = r.id and k.written_by = 'homeowner'), '[]')) order by r.created_at)
      from public.requests r where r.id = any (person.requests)
    ), '[]'),
    'calls', coalesce((
      select jsonb_agg(to_jsonb(c) - array['note', 'changed_by'] order by c.created_at) from public.call_requests c
      where person.value = case person.kind when 'email' then lower(c.email) else c.phone end
    ), '[]'),
    'forms', coalesce((
      select jsonb_agg(to_jsonb(o) - array['note', 'changed_by'] order by o.created_at) from public.onboardings o
      where person.kind = 'email' and lower(o.email) = person.value
    ), '[]'));
end;
$$;

-- Takes back every request of a person and deletes what else was sent with that address or number. Answers
-- how many of each. Proof without name, address or number stays.
create function private.forget_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.reason_of(reason);
  person record;
  taken integer;
  calls integer;
  forms integer;
begin
  select * into person from private.person_of(contact);
  insert into public.request_withdrawals (request_id)
  select r.id from public.requests r where r.id = any (person.requests) and r.withdrawn_at is null
  on conflict do nothing;
  get diagnostics taken = row_count;
  delete from public.call_requests c
  where person.value = case person.kind when 'email' then lower(c.email) else c.phone end;
  get diagnostics calls = row_count;
  delete from public.onboardings o where person.kind = 'email' and lower(o.email) = person.value;
  get diagnostics forms = row_count;
  perform private.log_action('deleted a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', taken, 'calls', calls, 'forms', forms));
  return jsonb_build_object('requests', taken, 'calls', calls, 'forms', forms);
end;
$$;
