-- What the staff read: what waits for them today, every request with its filters, companies, figures and
-- the log. Each list is read by an index and a page at a time, however many requests there are. All of it
-- is for admins only, which each call asks for itself.

-- One line for each request: what the staff's list filters and orders by, kept by triggers beside the
-- tables it is taken from. Whether a promise is late is said by the clock, not stored.
create table private.request_register (
  request_id uuid primary key references public.requests on delete cascade,
  sent_at timestamptz not null,
  trade_id text not null,
  -- `elsewhere` outside the cities served.
  city_id text not null,
  -- Null once the contact data are gone.
  zip text,
  -- `unconfirmed` and `waiting`: a company has yet to answer; `declined`: all of them said no; `kept`: no
  -- company received it.
  state text not null check (state in ('unconfirmed', 'waiting', 'answered', 'declined', 'kept', 'taken back')),
  -- The earliest promise that still runs, or ran out without an answer.
  due_at timestamptz,
  -- An earlier request of the same contact for the same trade. No foreign key: it may be forgotten first.
  same_as uuid
);
alter table private.request_register enable row level security;
revoke all on table private.request_register from public, anon, authenticated;

-- Where a request stands.
create function private.standing_of(request uuid, out state text, out due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select case
      when r.withdrawn_at is not null then 'taken back'
      when count(p.company_id) = 0 then 'kept'
      when bool_or(p.status in ('sent', 'viewed')) then
        case when r.confirmed_at is null then 'unconfirmed' else 'waiting' end
      when bool_or(p.status = 'answered') then 'answered'
      else 'declined'
    end,
    min(p.promised_by) filter (where p.status in ('sent', 'viewed'))
  from public.requests r
  left join public.request_recipients p on p.request_id = r.id and p.status <> 'withdrawn'
  where r.id = request
  group by r.id;
$$;

-- The newest earlier request of the same address or number for the same trade, within 30 days.
create index consents_contact_idx on public.consents (contact_hash, agreed_at desc);
create function private.repeated_request(request uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select e.request_id
  from public.requests r
  join public.consents mine on mine.request_id = r.id
  cross join lateral (
    select q.id as request_id, q.created_at
    from public.consents c
    join public.requests q on q.id = c.request_id and q.trade_id = r.trade_id and q.withdrawn_at is null
    where c.contact_hash = mine.contact_hash and c.request_id <> r.id
      and c.agreed_at between r.created_at - interval '30 days' and r.created_at
      and q.created_at < r.created_at
    order by c.agreed_at desc limit 1
  ) e
  where r.id = request
  order by e.created_at desc limit 1;
$$;

insert into private.request_register (request_id, sent_at, trade_id, city_id, zip, state, due_at, same_as)
select r.id, r.created_at, r.trade_id, coalesce(r.city_id, 'elsewhere'), c.zip, s.state, s.due_at,
  private.repeated_request(r.id)
from public.requests r
left join public.request_contacts c on c.request_id = r.id
cross join lateral private.standing_of(r.id) s;

-- One index for each combination of filters, newest first: a combination that nothing matches is found
-- out as fast as one that everything does.
create index request_register_newest_idx on private.request_register (sent_at desc, request_id desc)
  include (trade_id, city_id, state);
create index request_register_trade_idx on private.request_register (trade_id, sent_at desc, request_id desc);
create index request_register_city_idx on private.request_register (city_id, sent_at desc, request_id desc);
create index request_register_state_idx on private.request_register (state, sent_at desc, request_id desc);
create index request_register_trade_city_idx
  on private.request_register (trade_id, city_id, sent_at desc, request_id desc);
create index request_register_trade_state_idx
  on private.request_register (trade_id, state, sent_at desc, request_id desc);
create index request_register_city_state_idx
  on private.request_register (city_id, state, sent_at desc, request_id desc);
create index request_register_all_idx
  on private.request_register (trade_id, city_id, state, sent_at desc, request_id desc);
-- How many are late is counted each day.
create index request_register_late_idx on private.request_register (due_at) where state = 'waiting';
create index request_register_zip_idx on private.request_register (zip, sent_at desc, request_id desc)
  where zip is not null;

create function private.register_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_register (request_id, sent_at, trade_id, city_id, zip, state, due_at, same_as)
  select r.id, r.created_at, r.trade_id, coalesce(r.city_id, 'elsewhere'), c.zip, s.state, s.due_at,
    private.repeated_request(r.id)
  from received n
  join public.requests r on r.id = n.id
  left join public.request_contacts c on c.request_id = r.id
  cross join lateral private.standing_of(r.id) s
  on conflict do nothing;
  return null;
end;
$$;
-- Triggers of one statement run by name: after `take_request`.
create trigger take_request_registered after insert on public.request_submissions
  referencing new table as received
  for each statement execute function private.register_request();

create function private.update_register(request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  stands record;
begin
  -- Two companies that answer at once wait for each other here, and the second one sees what the first did.
  perform from private.request_register g where g.request_id = request for update;
  if found then
    select * into stands from private.standing_of(request);
    update private.request_register g set state = stands.state, due_at = stands.due_at
    where g.request_id = request and (g.state, g.due_at) is distinct from (stands.state, stands.due_at);
  end if;
end;
$$;

create function private.register_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.update_register(new.request_id);
  return null;
end;
$$;
create trigger register_recipient after insert or update of status, promised_by on public.request_recipients
  for each row execute function private.register_recipient();

create function private.register_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.update_register(new.id);
  -- Only a script sets back when a request was sent.
  update private.request_register set sent_at = new.created_at where request_id = new.id and sent_at <> new.created_at;
  -- What was taken back is nobody's work any more.
  if new.withdrawn_at is not null then
    update public.kept_requests set step = 'done' where request_id = new.id and step <> 'done';
  end if;
  return null;
end;
$$;
create trigger register_change after update of created_at, confirmed_at, withdrawn_at on public.requests
  for each row when (
    (old.created_at, old.confirmed_at, old.withdrawn_at) is distinct from (new.created_at, new.confirmed_at, new.withdrawn_at)
  )
  execute function private.register_change();

create function private.forget_zip() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.request_register set zip = null where request_id = old.request_id;
  return null;
end;
$$;
create trigger forget_zip after delete on public.request_contacts
  for each row execute function private.forget_zip();

-- Ends a call that is not an admin's.
create function private.admins_only() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only an admin sees this.');
  end if;
end;
$$;

-- What someone typed into the search of requests means: the whole id or the first digits of a reference,
-- an email address, a ZIP code, a city, or the first companies whose names hold these words.
create function private.read_search(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := lower(btrim(coalesce(words, '')));
  digits text := replace(ltrim(typed, '#'), '-', '');
  companies uuid[];
begin
  if typed = '' then
    return '{}';
  end if;
  if char_length(typed) > 254 then
    perform private.refuse('PT422', 'Search for fewer words.');
  end if;
  if position('@' in typed) > 0 then
    return jsonb_build_object('as', 'email', 'contact_hash', private.salted_hash(typed));
  end if;
  if typed ~ '^[0-9]{5}$' then
    return jsonb_build_object('as', 'zip', 'zip', typed);
  end if;
  if digits ~ '^[0-9a-f]{32}$' or typed ~ '^#?[0-9a-f]{4}(-?[0-9a-f]{1,4})?$' and digits ~ '[0-9]' then
    return jsonb_build_object('as', 'reference', 'first', rpad(digits, 32, '0')::uuid, 'last', rpad(digits, 32, 'f')::uuid);
  end if;
  if typed = 'elsewhere' or exists (select from public.cities c where c.id = replace(typed, ' area', '')) then
    return jsonb_build_object('as', 'city', 'city', replace(typed, ' area', ''));
  end if;
  companies := array(
    select c.id from public.companies c
    where position(typed in lower(c.name)) > 0
    order by c.status <> 'approved', lower(c.name), c.id limit 8
  );
  if companies = '{}' and digits ~ '^[0-9a-f]{4,8}$' then
    return jsonb_build_object('as', 'reference', 'first', rpad(digits, 32, '0')::uuid, 'last', rpad(digits, 32, 'f')::uuid);
  end if;
  return jsonb_build_object('as', 'companies', 'companies', companies, 'names', array(
    select c.name from public.companies c where c.id = any (companies) order by c.status <> 'approved', lower(c.name), c.id limit 3
  ));
end;
$$;

-- The conditions of a list of requests over `private.request_register r`.
create function private.request_conditions(trade text, city text, state text, since timestamptz, search jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select array_to_string(array_remove(array[
    'true',
    'r.trade_id = ' || quote_literal(nullif(trade, '')),
    'r.city_id = ' || quote_literal(nullif(city, '')),
    case
      when state = 'late' then 'r.state = ''waiting'' and r.due_at < now()'
      when state <> '' then 'r.state = ' || quote_literal(state)
    end,
    'r.sent_at >= ' || quote_literal(since::text) || '::timestamptz',
    case search ->> 'as'
      when 'zip' then format('r.zip = %L', search ->> 'zip')
      when 'city' then format('r.city_id = %L', search ->> 'city')
      when 'reference' then format('r.request_id between %L and %L', search ->> 'first', search ->> 'last')
      when 'email' then format('r.request_id = any (array(select c.request_id from public.consents c where c.contact_hash = %L))',
        search ->> 'contact_hash')
    end
  ], null), ' and ');
$$;

-- The requests a filter finds, at most so many beyond a key: newest first, or those newer than it, oldest
-- first. Found by a company, a request is ordered by when it was last passed on to one of those.
create function private.find_requests(
  conditions text, search jsonb, from_at timestamptz, from_id uuid, newer boolean, most integer
) returns table (request_id uuid, key_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Both keys of a row, which sides of them are meant, and in which order.
  beyond text := case when from_at is null then 'true' else format('(%%1$s.sent_at, %%1$s.request_id) %s (%L::timestamptz, %L::uuid)',
    case when newer then '>' else '<' end, from_at, from_id) end;
  ordered text := format('%%1$s.sent_at %1$s, %%1$s.request_id %1$s', case when newer then 'asc' else 'desc' end);
begin
  if search ->> 'as' = 'companies' then
    return query execute format(
      'select f.request_id, f.sent_at from unnest(%1$L::uuid[]) c (id) cross join lateral (
         select p.request_id, p.sent_at
         from public.request_recipients p join private.request_register r on r.request_id = p.request_id
         where p.company_id = c.id and %2$s and %3$s and not exists (
           select from public.request_recipients q
           where q.request_id = p.request_id and q.company_id = any (%1$L::uuid[])
             and (q.sent_at, q.company_id) > (p.sent_at, p.company_id)
         )
         order by %4$s limit %6$s
       ) f order by %5$s limit %6$s',
      (select coalesce(array_agg(value::uuid), '{}') from jsonb_array_elements_text(search -> 'companies')),
      conditions, format(beyond, 'p'), format(ordered, 'p'), format(ordered, 'f'), most);
  else
    return query execute format(
      'select r.request_id, r.sent_at from private.request_register r where %s and %s order by %s limit %s',
      conditions, format(beyond, 'r'), format(ordered, 'r'), most);
  end if;
end;
$$;

-- One request as the staff's list shows it. What identifies a person is not in it.
create function private.request_line(request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', g.request_id, 'reference', r.reference, 'sent_at', g.sent_at,
    'trade_id', g.trade_id, 'city_id', g.city_id, 'zip', g.zip,
    'estimate', case when r.estimate is not null
      then jsonb_build_object('low', r.estimate -> 'low', 'high', r.estimate -> 'high') end,
    'state', g.state, 'late', coalesce(g.state = 'waiting' and g.due_at < now(), false),
    'confirmed_at', r.confirmed_at, 'withdrawn_at', r.withdrawn_at,
    'same_as', upper(left(g.same_as::text, 4) || '-' || substr(g.same_as::text, 5, 4)),
    'kept_step', (select k.step from public.kept_requests k where k.request_id = g.request_id),
    'complaints', (select count(*) from public.complaints c where c.request_id = g.request_id and c.closed_at is null),
    'stopped', exists (select from public.request_stops s where s.request_id = g.request_id and s.undone_at is null),
    'channels', array(select distinct w.channel from public.consents w where w.request_id = g.request_id order by 1),
    'recipients', coalesce((
      select jsonb_agg(jsonb_build_object('company_id', p.company_id, 'company_name', p.company_name, 'status', p.status,
        'sent_at', p.sent_at, 'promised_by', p.promised_by, 'answered_at', p.answered_at, 'withdrawn_at', p.withdrawn_at,
        'overdue', coalesce(p.status in ('sent', 'viewed') and p.promised_by < now(), false),
        'deleted_at', c.deleted_at) order by p.sent_at, p.place)
      from public.request_recipients p
      left join public.company_records c on c.request_id = p.request_id and c.company_id = p.company_id
      where p.request_id = g.request_id
    ), '[]'))
  from private.request_register g
  join public.requests r on r.id = g.request_id
  where g.request_id = request;
$$;

create function private.admin_requests(
  trade text, city text, state text, since timestamptz, words text, from_at timestamptz, from_id uuid, newer boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page constant integer := 25;
  most_counted constant integer := 10000;
  search jsonb;
  conditions text;
  lines jsonb;
  counted integer;
begin
  perform private.admins_only();
  search := private.read_search(words);
  conditions := private.request_conditions(trade, city, state, since, search);
  select coalesce(jsonb_agg(private.request_line(f.request_id) || jsonb_build_object('key_at', f.key_at) order by f.n), '[]')
  into lines
  from private.find_requests(conditions, search, from_at, from_id, coalesce(newer, false), page + 1)
    with ordinality f (request_id, key_at, n);
  -- Counted once, on the first page.
  if from_at is null and coalesce(search ->> 'as', '') <> 'companies' then
    execute format('select count(*) from (select from private.request_register r where %s limit %s) counted',
      conditions, most_counted + 1) into counted;
  end if;
  -- Who looks for a person leaves that behind; the address does not stand in the log.
  if search ->> 'as' = 'email' then
    perform private.log_action('searched by email address',
      detail => jsonb_build_object('found', coalesce(counted, jsonb_array_length(lines))));
  end if;
  return jsonb_build_object('lines', lines - page, 'more', jsonb_array_length(lines) > page,
    'count', case when counted is not null then least(counted, most_counted) end, 'count_is_least', coalesce(counted > most_counted, false),
    'search', search - 'contact_hash' - 'companies' - 'first' - 'last');
end;
$$;
-- `state`: as in the register, or `late`. `from_at` and `from_id`: the key of the last line seen; with
-- `newer` the lines after it in time, oldest first.
create function public.admin_requests(
  trade text default null, city text default null, state text default null, since timestamptz default null,
  words text default null, from_at timestamptz default null, from_id uuid default null, newer boolean default null
) returns jsonb
language sql set search_path = ''
as $$
  select private.admin_requests(trade, city, state, since, words, from_at, from_id, newer);
$$;

-- The same for a spreadsheet, without anything that leads to a person. Logged.
create function private.export_requests(trade text, city text, state text, since timestamptz, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5000;
  search jsonb;
  lines jsonb;
begin
  perform private.admins_only();
  search := private.read_search(words);
  select coalesce(jsonb_agg(private.request_line(f.request_id) - 'zip' - 'estimate' order by f.n), '[]') into lines
  from private.find_requests(private.request_conditions(trade, city, state, since, search), search, null, null, false, most + 1)
    with ordinality f (request_id, key_at, n);
  perform private.log_action('exported requests', detail => jsonb_strip_nulls(jsonb_build_object(
    'lines', least(jsonb_array_length(lines), most), 'trade', nullif(trade, ''), 'city', nullif(city, ''),
    'state', nullif(state, ''), 'since', since, 'search', search ->> 'as')));
  return jsonb_build_object('lines', lines - most, 'more', jsonb_array_length(lines) > most);
end;
$$;
create function public.export_requests(
  trade text default null, city text default null, state text default null, since timestamptz default null,
  words text default null
) returns jsonb
language sql set search_path = ''
as $$
  select private.export_requests(trade, city, state, since, words);
$$;

-- Companies, by name.
create index companies_by_name_idx on public.companies (lower(name), id);
create index companies_by_status_name_idx on public.companies (status, lower(name), id);

-- How a company kept its promises since a day: how many answers were due, and how many came in time.
create function private.promises_kept(company uuid, since timestamptz, out passed_on bigint, out due bigint, out in_time bigint)
language sql stable security definer set search_path = ''
as $$
  select count(*), count(*) filter (where k.answered_in is not null or k.due_by < now()), count(*) filter (where k.in_time)
  from public.company_records k where k.company_id = company and k.sent_at >= since;
$$;

-- All that the staff see of a company. `hash` names what a decision is about.
create function private.company_line(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
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
  where c.id = company;
$$;

create function private.admin_companies(status text, words text, from_name text, from_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
  ), '[]'), 'counts', (
    select coalesce(jsonb_object_agg(s.status, s.n), '{}')
    from (select c.status, count(*) as n from public.companies c group by c.status) s
  ));
end;
$$;
create function public.admin_companies(
  status text default null, words text default null, from_name text default null, from_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_companies(status, words, from_name, from_id);
$$;

-- Complaints, open ones oldest first, closed ones newest first.
create index complaints_closed_idx on public.complaints (closed_at desc, id desc) where closed_at is not null;
create function private.complaint_line(complaint uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
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
create function private.admin_complaints(closed boolean, from_at timestamptz, from_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 25;
  found uuid[];
begin
  perform private.admins_only();
  if coalesce(closed, false) then
    found := array(select k.id from public.complaints k
      where k.closed_at is not null and (from_at is null or (k.closed_at, k.id) < (from_at, from_id))
      order by k.closed_at desc, k.id desc limit page + 1);
  else
    found := array(select k.id from public.complaints k
      where k.closed_at is null and (from_at is null or (k.created_at, k.id) > (from_at, from_id))
      order by k.created_at, k.id limit page + 1);
  end if;
  return jsonb_build_object('more', cardinality(found) > page, 'complaints', coalesce((
    select jsonb_agg(private.complaint_line(f.id) order by f.n) from unnest(found[:page]) with ordinality f (id, n)
  ), '[]'));
end;
$$;
create function public.admin_complaints(
  closed boolean default null, from_at timestamptz default null, from_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_complaints(closed, from_at, from_id);
$$;

-- The requests that no company received: open ones oldest first, done ones newest first.
create index kept_requests_done_idx on public.kept_requests (changed_at desc, request_id desc) where step = 'done';
create function private.kept_line(request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', k.request_id, 'reference', r.reference, 'trade_id', g.trade_id, 'city_id', g.city_id,
    'zip', g.zip, 'sent_at', g.sent_at, 'withdrawn_at', r.withdrawn_at, 'step', k.step, 'note', k.note,
    'changed_at', k.changed_at,
    'channels', array(select distinct w.channel from public.consents w where w.request_id = k.request_id order by 1))
  from public.kept_requests k
  join private.request_register g on g.request_id = k.request_id
  join public.requests r on r.id = k.request_id
  where k.request_id = request;
$$;
create function private.admin_kept(done boolean, from_at timestamptz, from_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 25;
  found uuid[];
begin
  perform private.admins_only();
  if coalesce(done, false) then
    found := array(select k.request_id from public.kept_requests k
      where k.step = 'done' and (from_at is null or (k.changed_at, k.request_id) < (from_at, from_id))
      order by k.changed_at desc, k.request_id desc limit page + 1);
  else
    found := array(select k.request_id from public.kept_requests k
      where k.step <> 'done' and (from_at is null or (k.changed_at, k.request_id) > (from_at, from_id))
      order by k.changed_at, k.request_id limit page + 1);
  end if;
  return jsonb_build_object('more', cardinality(found) > page, 'kept', coalesce((
    select jsonb_agg(private.kept_line(f.id) order by f.n) from unnest(found[:page]) with ordinality f (id, n)
  ), '[]'));
end;
$$;
create function public.admin_kept(
  done boolean default null, from_at timestamptz default null, from_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_kept(done, from_at, from_id);
$$;

-- The log, newest first.
create function private.log_lines(company uuid, request uuid, before_id bigint, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  lines jsonb;
begin
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', l.id, ''at'', l.at, ''actor'', l.actor_email, ''action'', l.action,
       ''company_id'', l.company_id, ''company_name'', coalesce(c.name, l.detail ->> ''name''), ''request_id'', l.request_id,
       ''reference'', upper(left(l.request_id::text, 4) || ''-'' || substr(l.request_id::text, 5, 4)),
       ''person'', u.email, ''reason'', l.reason, ''detail'', l.detail) order by l.id desc)
     from (select * from public.audit_log a where %s order by a.id desc limit %s) l
     left join public.companies c on c.id = l.company_id
     left join auth.users u on u.id = l.user_id',
    array_to_string(array_remove(array['true',
      'a.company_id = ' || quote_literal(company), 'a.request_id = ' || quote_literal(request),
      'a.id < ' || before_id::text], null), ' and '), most) into lines;
  return coalesce(lines, '[]');
end;
$$;
create function private.admin_log(company uuid, request uuid, before_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page constant integer := 50;
  lines jsonb;
begin
  perform private.admins_only();
  lines := private.log_lines(company, request, before_id, page + 1);
  return jsonb_build_object('more', jsonb_array_length(lines) > page, 'lines', lines - page);
end;
$$;
create function public.admin_log(company uuid default null, request uuid default null, before_id bigint default null)
returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_log(company, request, before_id);
$$;

-- The monday, in Central time, on which a week began.
create function private.week_of(at timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select date_trunc('week', at at time zone 'America/Chicago')::date;
$$;

-- When each of the last weeks began, the running one last, and the next one begins.
create function private.last_weeks(many integer) returns timestamptz[]
language sql stable set search_path = ''
as $$
  select array_agg((private.week_of(now()) - 7 * n)::timestamp at time zone 'America/Chicago' order by n desc)
  from generate_series(-1, many - 1) n;
$$;

-- The answers that companies owed so far: whether each came in time, and after how many minutes. The time runs
-- from when the company could see the person.
create view private.answers_due with (security_invoker = true) as
select k.sent_at, k.trade_id, coalesce(k.city_id, 'elsewhere') as city_id, k.in_time, k.answered_in / 60 as minutes
from public.company_records k
where k.answered_in is not null or k.due_by < now();
revoke all on table private.answers_due from public, anon, authenticated;

-- Figures and trends of the last twelve weeks, and the places nobody serves of the last 90 days.
create function private.admin_figures() returns jsonb
-- Sorted in memory, however many requests there were.
language plpgsql stable security definer set search_path = '' set work_mem = '64MB'
as $$
declare
  begins timestamptz[] := private.last_weeks(12);
  figures jsonb;
begin
  perform private.admins_only();
  -- Each grouping set fills one of week, trade and city: `line` says which and with what.
  with requests as (
    select concat_ws(' ', 'week ' || g.week, 'trade ' || g.trade_id, 'city ' || g.city_id) as line, g.week, g.trade_id,
      g.city_id, count(*) as n, count(*) filter (where g.state = 'taken back') as taken_back,
      count(*) filter (where g.state = 'kept') as kept
    from (
      select width_bucket(r.sent_at, begins) as week, r.trade_id, r.city_id, r.state
      from private.request_register r where r.sent_at >= begins[1]
    ) g
    group by grouping sets ((g.week), (g.trade_id), (g.city_id))
  ), answers as (
    select concat_ws(' ', 'week ' || a.week, 'trade ' || a.trade_id, 'city ' || a.city_id) as line, a.week, a.trade_id,
      a.city_id, count(*) as due, count(*) filter (where a.in_time) as in_time,
      percentile_cont(0.5) within group (order by a.minutes) as median
    from (select width_bucket(n.sent_at, begins) as week, n.* from private.answers_due n where n.sent_at >= begins[1]) a
    group by grouping sets ((a.week), (a.trade_id), (a.city_id))
  ), lines as (
    select coalesce(q.week, a.week) as week, coalesce(q.trade_id, a.trade_id) as trade_id,
      coalesce(q.city_id, a.city_id) as city_id,
      jsonb_build_object('requests', coalesce(q.n, 0), 'taken_back', coalesce(q.taken_back, 0), 'kept', coalesce(q.kept, 0),
        'due', coalesce(a.due, 0), 'in_time', coalesce(a.in_time, 0), 'median_minutes', round(a.median)) as figures,
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
create function public.admin_figures() returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_figures();
$$;

create index requests_withdrawn_idx on public.requests (withdrawn_at) where withdrawn_at is not null;

-- Copies of a request taken back from a company in the last 90 days, which it has not said it deleted. The few
-- such records are found first; the "offset" keeps the recipients behind them.
create view private.standing_copies with (security_invoker = true) as
select p.*
from public.company_records c
cross join lateral (
  select * from public.request_recipients p where p.request_id = c.request_id and p.company_id = c.company_id offset 0
) p
where c.taken_back and c.deleted_at is null and p.withdrawn_at > now() - interval '90 days';
revoke all on table private.standing_copies from public, anon, authenticated;
-- Those that it opened.
create function private.undeleted_copies()
returns table (request_id uuid, company_id uuid, company_name text, withdrawn_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select p.request_id, p.company_id, p.company_name, p.withdrawn_at
  from private.standing_copies p
  where (p.viewed_at is not null or p.answered_at is not null) and exists (
    select from public.company_events e
    where e.request_id = p.request_id and e.company_id = p.company_id and e.kind = 'opened' offset 0
  );
$$;

-- What waits for the staff, oldest first in each list, and the last lines of the log.
create function private.tasks_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  today jsonb;
begin
  perform private.admins_only();
  select jsonb_build_object(
    'now', now(),
    'sign_ups', jsonb_build_object(
      'count', (select count(*) from public.companies c where c.status = 'pending'),
      'first', coalesce((select jsonb_agg(private.company_line(w.id) order by w.created_at, w.id) from (
        select c.id, c.created_at from public.companies c where c.status = 'pending' order by c.created_at, c.id limit most
      ) w), '[]')),
    'complaints', jsonb_build_object(
      'count', (select count(*) from public.complaints k where k.closed_at is null),
      'first', coalesce((select jsonb_agg(private.complaint_line(w.id) order by w.created_at, w.id) from (
        select k.id, k.created_at from public.complaints k where k.closed_at is null order by k.created_at, k.id limit most
      ) w), '[]')),
    'kept', jsonb_build_object(
      'count', (select count(*) from public.kept_requests k where k.step <> 'done'),
      'first', coalesce((select jsonb_agg(private.kept_line(w.request_id) order by w.changed_at, w.request_id) from (
        select k.request_id, k.changed_at from public.kept_requests k where k.step <> 'done'
        order by k.changed_at, k.request_id limit most
      ) w), '[]')),
    'undeleted', (
      select jsonb_build_object('count', count(*), 'first', coalesce(
        (array_agg(to_jsonb(u) || jsonb_build_object('reference',
          upper(left(u.request_id::text, 4) || '-' || substr(u.request_id::text, 5, 4))) order by u.withdrawn_at))[:most], '{}'))
      from private.undeleted_copies() u
    ),
    'alarms', coalesce((
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'hour', a.hour, 'figure', a.figure, 'threshold', a.threshold)
        order by a.hour desc)
      from public.alarms a where a.hour > now() - interval '2 days'
    ), '[]'),
    'log', private.log_lines(null, null, null, 5)
  ) into today;
  return today;
end;
$$;
-- The same with what nobody reports by itself: `unconfirmed_copies`, opened or not, of the last 90 days;
-- `late`, the requests whose promise ran out without an answer; and `mail`, letters that should have left
-- ten minutes ago.
create function private.admin_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.admins_only();
  return private.tasks_today() || jsonb_build_object(
    'unconfirmed_copies', (select count(*) from private.standing_copies),
    'late', (select count(*) from private.request_register g where g.state = 'waiting' and g.due_at < now()),
    'mail', (
      select jsonb_build_object('waiting', count(*), 'since', min(q.created_at))
      from private.mail_queue q
      where q.state in ('queued', 'sending') and q.counts_at < now() - interval '10 minutes'
        and (q.last_error <> '' or q.due_at < now() - interval '10 minutes')
    )
  );
end;
$$;
-- This week in one line, and how many requests each of the last twelve weeks had.
create function private.admin_week() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
    'companies', (
      select coalesce(jsonb_object_agg(s.status, s.n), '{}')
      from (select c.status, count(*) as n from public.companies c group by c.status) s
    )
  );
end;
$$;
create function public.admin_week() returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_week();
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.admin_requests(text, text, text, timestamptz, text, timestamptz, uuid, boolean),
  public.export_requests(text, text, text, timestamptz, text), public.admin_companies(text, text, text, uuid),
  public.admin_complaints(boolean, timestamptz, uuid), public.admin_kept(boolean, timestamptz, uuid),
  public.admin_log(uuid, uuid, bigint), public.admin_figures(), public.admin_week()
  from public, anon, authenticated;
grant execute on function
  public.admin_requests(text, text, text, timestamptz, text, timestamptz, uuid, boolean),
  public.export_requests(text, text, text, timestamptz, text), public.admin_companies(text, text, text, uuid),
  public.admin_complaints(boolean, timestamptz, uuid), public.admin_kept(boolean, timestamptz, uuid),
  public.admin_log(uuid, uuid, bigint), public.admin_figures(), public.admin_week(),
  private.admin_requests(text, text, text, timestamptz, text, timestamptz, uuid, boolean),
  private.export_requests(text, text, text, timestamptz, text), private.admin_companies(text, text, text, uuid),
  private.admin_complaints(boolean, timestamptz, uuid), private.admin_kept(boolean, timestamptz, uuid),
  private.admin_log(uuid, uuid, bigint), private.admin_figures(), private.admin_today(), private.admin_week()
  to authenticated;
insert into private.api_calls (name, callers)
select unnest('{admin_requests, export_requests, admin_companies, admin_complaints, admin_kept, admin_log, admin_figures,
  admin_today, admin_week}'::text[]), 'signed in';
