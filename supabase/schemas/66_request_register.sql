-- Every request with its filters, for the staff. A list is read by an index and a page at a time, however many
-- requests there are. For admins only, which each call asks for itself.

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
  same_as uuid,
  -- Whether it went to a company that is no demonstration, or to the site's own team. Kept here, so that
  -- counting a trade reads one index and no request.
  is_real boolean not null default true
);
-- One index for each combination of filters, newest first: a combination that nothing matches is found
-- out as fast as one that everything does.
create index request_register_newest_idx on private.request_register (sent_at desc, request_id desc)
  include (trade_id, city_id, state);
create index request_register_trade_idx on private.request_register (trade_id, sent_at desc, request_id desc);
create index request_register_city_idx on private.request_register (city_id, sent_at desc, request_id desc);
create index request_register_state_idx on private.request_register (state, sent_at desc, request_id desc);
create index request_register_trade_city_idx on private.request_register (trade_id, city_id, sent_at desc, request_id desc);
create index request_register_trade_state_idx on private.request_register (trade_id, state, sent_at desc, request_id desc);
create index request_register_city_state_idx on private.request_register (city_id, state, sent_at desc, request_id desc);
create index request_register_all_idx on private.request_register (trade_id, city_id, state, sent_at desc, request_id desc);
-- How many are late is counted each day.
create index request_register_late_idx on private.request_register (due_at) where state = 'waiting';
create index request_register_zip_idx on private.request_register (zip, sent_at desc, request_id desc) where zip is not null;
create index request_register_counted_idx on private.request_register (trade_id)
  where is_real and state not in ('unconfirmed', 'taken back');

-- Where a request stands, and what else its line says of it and its recipients.
create function private.standing_of(
  request uuid, out state text, out due_at timestamptz, out is_real boolean, out sent_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  select case
      when r.withdrawn_at is not null then 'taken back'
      when coalesce(bool_and(p.status = 'withdrawn'), true) then 'kept'
      when bool_or(p.status in ('sent', 'viewed')) then
        case when r.confirmed_at is null then 'unconfirmed' else 'waiting' end
      when bool_or(p.status = 'answered') then 'answered'
      else 'declined'
    end,
    min(p.promised_by) filter (where p.status in ('sent', 'viewed')), coalesce(bool_or(not c.is_demo), true), r.created_at
  into state, due_at, is_real, sent_at
  from public.requests r
  left join public.request_recipients p on p.request_id = r.id
  left join public.companies c on c.id = p.company_id
  where r.id = request
  group by r.id;
end;
$$;

-- The newest earlier request of the same address or number for the same trade, within 30 days.
create function private.repeated_request(request uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
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
    order by e.created_at desc limit 1
  );
end;
$$;

-- Makes the line of a request that came in, and the marks of its words.
create function private.register_request(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.request_register (request_id, sent_at, trade_id, city_id, zip, state, due_at, is_real, same_as)
  select r.id, r.created_at, r.trade_id, coalesce(r.city_id, 'elsewhere'), c.zip, s.state, s.due_at, s.is_real,
    private.repeated_request(r.id)
  from public.requests r
  left join public.request_contacts c on c.request_id = r.id
  cross join private.standing_of(request) s
  where r.id = request;
  perform private.mark_words(request);
end;
$$;

-- After a request or one of its recipients changed: what is counted, searched and listed of it follows.
create function private.follow_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  company uuid;
  stands record;
begin
  if tg_table_name = 'requests' then
    request := new.id;
  else
    request := new.request_id;
    company := new.company_id;
  end if;
  -- A new recipient's record begins with it.
  if tg_op = 'UPDATE' then
    perform private.count_records(request);
  end if;
  -- Two companies that answer at once wait for each other here, and the second one sees what the first did.
  perform from private.request_register g where g.request_id = request for update;
  if found then
    perform private.mark_words(request, company);
    select * into stands from private.standing_of(request);
    update private.request_register g
    set state = stands.state, due_at = stands.due_at, is_real = stands.is_real, sent_at = stands.sent_at
    where g.request_id = request and (g.state, g.due_at, g.is_real, g.sent_at)
      is distinct from (stands.state, stands.due_at, stands.is_real, stands.sent_at);
    -- What was taken back is nobody's work any more.
    if stands.state = 'taken back' then
      update public.kept_requests set step = 'done' where request_id = request and step in ('new', 'in work', 'waiting');
    end if;
  end if;
  return null;
end;
$$;
-- Triggers of one row run by name: after `keep_record`.
create trigger keep_record_followed after insert or update of status, promised_by, sent_at, answered_at, withdrawn_at
  on public.request_recipients for each row execute function private.follow_request();
create trigger follow_request after update of created_at, confirmed_at, withdrawn_at, answers on public.requests
  for each row when (
    (old.created_at, old.confirmed_at, old.withdrawn_at, old.answers)
      is distinct from (new.created_at, new.confirmed_at, new.withdrawn_at, new.answers)
  )
  execute function private.follow_request();

-- What someone typed into the search of requests means: the whole id or the first digits of a reference,
-- an email address, a ZIP code, a city, or the first companies whose names hold these words.
create function private.read_search(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := lower(btrim(coalesce(words, '')));
  digits text := replace(ltrim(typed, '#'), '-', '');
  companies uuid[];
begin
  if typed = '' then
    return '{}';
  end if;
  perform private.refuse_if(char_length(typed) > 254, 'PT422', 'Search for fewer words.');
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
language sql stable security definer set search_path = '' as $$
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
language plpgsql stable security definer set search_path = '' as $$
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
language sql stable security definer set search_path = '' as $$
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
language plpgsql security definer set search_path = '' as $$
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

-- The same for a spreadsheet, without anything that leads to a person. Logged.
create function private.export_requests(trade text, city text, state text, since timestamptz, words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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

create function private.proposal_counts(trade text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(not exists (select from public.trades t where t.id = trade),
    'PT404', 'This trade is not known here.');
  return jsonb_build_object(
    'requests', (
      select count(*) from private.request_register g
      where g.trade_id = trade and g.is_real and g.state not in ('unconfirmed', 'taken back')
    ),
    'companies', (
      select count(distinct c.id)
      from public.cities w
      cross join lateral private.listed_for(trade, w.id) l (id)
      join public.companies c on c.id = l.id and c.status = 'approved' and not c.is_demo
    ),
    'counted_at', now()
  );
end;
$$;
