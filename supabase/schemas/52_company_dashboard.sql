-- What a company reads of the requests addressed to it: a board, a list by pages, one request, each in one
-- call. All begin with the company's own records, and show of the homeowner what policies would: the job
-- until it is taken back or declined, the person once the request is confirmed, and never more than a
-- short name before the contact data are opened by `open_received`.

-- "Dana W." of "Dana Whitfield".
create function private.short_name(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := regexp_split_to_array(btrim(name), '\s+');
begin
  return case when cardinality(parts) > 1
    then parts[1] || ' ' || upper(left(parts[cardinality(parts)], 1)) || '.'
    else parts[1] end;
end;
$$;

-- A request as one company sees it. Only the functions below read it, each for companies of the caller.
create view private.received with (security_invoker = true) as
select k.company_id, k.request_id,
  -- What a search looks through.
  lower(concat_ws(' ', r.reference,
    case r.trade_id when 'hvac' then 'hvac heating and cooling' else replace(r.trade_id, '-', ' ') end, r.city_id,
    case when c.request_id is not null then c.zip || ' ' || private.short_name(c.name) end,
    case when p.status not in ('withdrawn', 'declined') then
      (select string_agg(a.value ->> 'words', ' ') from jsonb_array_elements(r.answers) a) end,
    k.next_step,
    (select string_agg(n.body, ' ') from public.company_notes n
      where n.request_id = k.request_id and n.company_id = k.company_id)
  )) as said,
  -- As json: it is put into lists and lists into boards, and jsonb is built anew at each of these.
  json_build_object(
    'id', r.id, 'reference', r.reference, 'trade_id', r.trade_id, 'city_id', r.city_id, 'sent_at', k.sent_at,
    'status', p.status, 'channels', p.channels, 'promised_by', p.promised_by, 'answered_at', p.answered_at,
    'taken_back_at', p.withdrawn_at,
    -- Taken back from this company alone: the request itself goes on.
    'goes_on', p.status = 'withdrawn' and r.withdrawn_at is null,
    'deleted_at', k.deleted_at, 'step', k.step, 'version', k.version, 'moved_at', k.moved_at,
    'visit_at', k.visit_at, 'quoted_usd', k.quoted_usd, 'lost_reason', k.lost_reason,
    'next_step', k.next_step, 'next_at', k.next_at,
    'person', case when c.request_id is not null then json_build_object('name', private.short_name(c.name),
      'zip', c.zip, 'note', c.note, 'preferred', c.preferred) end,
    'answers', case when p.status not in ('withdrawn', 'declined') then r.answers end,
    -- What the range is made of is read with the one request.
    'estimate', case when p.status not in ('withdrawn', 'declined') then r.estimate - 'lines' end,
    'stops', array(select s.scope from public.request_stops s
      where s.request_id = k.request_id and (s.undone_at is null or s.company_id = k.company_id)),
    -- How many others hold it: a count, never names.
    'others', (select count(*) from public.request_recipients o
      where o.request_id = k.request_id and o.company_id <> k.company_id and o.status <> 'withdrawn')
  ) as facts
from public.company_records k
join public.request_recipients p on p.request_id = k.request_id and p.company_id = k.company_id
join public.requests r on r.id = k.request_id
left join public.request_contacts c on c.request_id = k.request_id
  and p.status not in ('withdrawn', 'declined') and p.promised_by is not null;

-- The words looked for, each by itself: the first eight, since each is looked for in every request.
create function private.looked_for(words text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select w from regexp_split_to_table(lower(left(coalesce(words, ''), 200)), '\s+') w where w <> '' limit 8);
$$;

-- Looking for words reads what is said of every request, which takes long where there are many. So each has
-- marks: for any three letters that follow each other in a word of it, one of 512 bits. What lacks a mark of the
-- words looked for does not say them; only the rest is read.
create function private.marks_of(words text) returns bit(512)
language plpgsql immutable set search_path = '' as $$
declare
  bytes bytea := convert_to(words, 'UTF8');
  marks bit(512) := 0::bit(512);
begin
  for n in 0 .. coalesce(length(bytes), 0) - 3 loop
    if get_byte(bytes, n) > 32 and get_byte(bytes, n + 1) > 32 and get_byte(bytes, n + 2) > 32 then
      marks := set_bit(marks, (get_byte(bytes, n) * 961 + get_byte(bytes, n + 1) * 31 + get_byte(bytes, n + 2)) % 512, 1);
    end if;
  end loop;
  return marks;
end;
$$;

create table private.search_marks (
  request_id uuid not null,
  company_id uuid not null,
  sent_at timestamptz not null,
  marks bit(512) not null,
  primary key (request_id, company_id),
  foreign key (request_id, company_id) references public.request_recipients (request_id, company_id) on delete cascade
);
create index search_marks_newest_idx on private.search_marks (company_id, sent_at desc, request_id) include (marks);

-- Marks a request anew for one company, or for all that have it: mostly they may read the same words.
create function private.mark_words(request uuid, company uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  its record;
  marked text;
  its_marks bit(512);
begin
  for its in
    select k.company_id, k.sent_at, v.said
    from public.company_records k
    join private.received v on v.request_id = k.request_id and v.company_id = k.company_id
    where k.request_id = request and (company is null or k.company_id = company)
  loop
    if its.said is distinct from marked then
      marked := its.said;
      its_marks := private.marks_of(marked);
    end if;
    insert into private.search_marks (request_id, company_id, sent_at, marks)
    values (request, its.company_id, its.sent_at, its_marks)
    on conflict on constraint search_marks_pkey do update set sent_at = excluded.sent_at, marks = excluded.marks;
  end loop;
end;
$$;

-- After a company changed words of its own.
create function private.mark_own_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_words(coalesce(new.request_id, old.request_id), coalesce(new.company_id, old.company_id));
  return null;
end;
$$;
create trigger mark_own_words after update of next_step, sent_at on public.company_records
  for each row execute function private.mark_own_words();
create trigger mark_own_words after insert or delete on public.company_notes for each row execute function private.mark_own_words();

-- The company's records that a list is narrowed to, as a select. All but the words stand in an index of
-- `public.company_records`, so that no other table is read for a request that is not shown.
create function private.find_records(company uuid, words text, trade text, city text, since timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when looked = '{}' then format(
      'select k.request_id, k.sent_at, k.step, k.taken_back, k.quoted_usd, k.moved_at from public.company_records k where %s',
      concat_ws(' and ', format('k.company_id = %L', company), 'k.sent_at >= ' || quote_literal(since), narrowed))
    -- Newest first by the index of marks; the "offset" keeps the records behind it.
    else format(
      'select m.request_id, m.sent_at, k.step, k.taken_back, k.quoted_usd, k.moved_at
       from private.search_marks m cross join lateral (
         select * from public.company_records k where k.request_id = m.request_id and k.company_id = m.company_id offset 0
       ) k
       where %s and (
         select bool_and(strpos(v.said, w) > 0) from private.received v, unnest(%L::text[]) w
         where v.company_id = m.company_id and v.request_id = m.request_id
       )',
      concat_ws(' and ', format('m.company_id = %L', company), 'm.sent_at >= ' || quote_literal(since),
        format('m.marks & %1$L::bit(512) = %1$L::bit(512)', private.marks_of(array_to_string(looked, ' '))), narrowed), looked)
  end
  from private.looked_for(words) looked, concat_ws(' and ', 'k.trade_id = ' || quote_literal(trade),
    'k.city_id = ' || quote_literal(city)) all_of, nullif(all_of, '') narrowed;
$$;

-- A page of requests: its rows are found first, in the order of an index, and only theirs are drawn up, so
-- that many requests are read as fast as few. Newest first, after the one named by `before_at` and `before_id`. `step` is a step,
-- `taken back`, or null for all.
create function private.received(
  company uuid, step text, words text, trade text, city text, since timestamptz,
  before_at timestamptz, before_id uuid, most integer default 50
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  page json;
begin
  perform private.check_own_company(company);
  -- Put together and planned again at each call: a plan for any filter reads all of the company's requests.
  execute format(
    'select json_agg(v.facts order by f.sent_at desc, f.request_id)
     from (
       select k.request_id, k.sent_at from (%s) k where %s order by k.sent_at desc, k.request_id limit %s
     ) f
     join private.received v on v.company_id = %L and v.request_id = f.request_id',
    private.find_records(company, words, trade, city, since),
    array_to_string(array_remove(array[
      'true',
      case
        when step = 'taken back' then 'k.taken_back'
        when step is not null then format('k.step = %L and (not k.taken_back or k.step = ''won'')', step)
      end,
      case when before_at is not null then format('k.sent_at <= %L and (k.sent_at < %1$L or k.request_id > %L)', before_at, before_id) end
    ], null), ' and '),
    least(greatest(coalesce(most, 50), 1), 200), company) into page;
  return coalesce(page, '[]');
end;
$$;

-- The board: of each step how many, what they are worth, and the newest; of what is closed only this
-- month's. It counts the newest requests and says when there are more, so that it is read as fast by who has
-- two hundred thousand as by who has ten. Beside it, whatever is looked for: what waits for an answer, what was taken back and is not
-- confirmed to be deleted, and what the staff ask.
create function private.received_board(
  company uuid, words text, trade text, city text, since timestamptz
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  month timestamptz := date_trunc('month', now() at time zone 'America/Chicago') at time zone 'America/Chicago';
  -- Each that may hold the words is read for them.
  most_counted integer := case when private.looked_for(words) = '{}' then 1000 else 200 end;
  steps json;
begin
  perform private.check_own_company(company);
  -- A job won is the company's own bookkeeping, whoever takes the request back: sum, month and trade.
  execute format(
    'with found as materialized (
       select * from (%s) k
       where (not k.taken_back or k.step = ''won'') and (k.step not in (''won'', ''lost'') or k.moved_at >= %L)
       order by k.sent_at desc, k.request_id limit %s
     )
     select coalesce(json_object_agg(s.step, json_build_object(''count'', s.many, ''usd'', s.usd, ''rows'', (
       select json_agg(v.facts order by h.sent_at desc, h.request_id)
       from (
         select f.request_id, f.sent_at from found f where f.step = s.step order by f.sent_at desc, f.request_id limit 15
       ) h join private.received v on v.request_id = h.request_id and v.company_id = %L
     ))), ''{}'')
     from (select f.step, count(*) as many, coalesce(sum(f.quoted_usd), 0) as usd from found f group by f.step) s',
    private.find_records(company, words, trade, city, since), month, most_counted, company) into steps;
  return json_build_object(
    'now', now(),
    -- Letters of new requests do not arrive.
    'why_no_mail', private.why_no_mail(),
    'company', (
      select jsonb_build_object('id', c.id, 'name', c.name, 'reply_hours', c.reply_hours, 'paused', c.paused,
        'paused_until', c.paused_until, 'is_demo', c.is_demo,
        'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
          from public.company_trades t where t.company_id = c.id),
        'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
          from public.company_cities s where s.company_id = c.id),
        'listed_in', private.listed_cities(c.id))
      from public.companies c where c.id = company
    ),
    'ever', exists (select from public.company_records k where k.company_id = company),
    'waiting', (
      select coalesce(json_agg(v.facts order by w.promised_by nulls last, w.sent_at), '[]')
      from (
        select p.request_id, p.promised_by, p.sent_at from public.request_recipients p
        where p.company_id = company and p.status in ('sent', 'viewed')
        order by p.promised_by nulls last, p.sent_at limit 50
      ) w join private.received v on v.company_id = company and v.request_id = w.request_id
    ),
    'taken_back', (
      select coalesce(json_agg(v.facts order by w.sent_at desc), '[]')
      from (
        select k.request_id, k.sent_at from public.company_records k
        where k.company_id = company and k.taken_back and k.deleted_at is null
        order by k.sent_at desc limit 20
      ) w join private.received v on v.company_id = company and v.request_id = w.request_id
    ),
    -- What the staff ask about a complaint, and wait for.
    'asked', (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'question', k.question, 'asked_at', k.asked_at,
        'request_id', k.request_id, 'reference', r.reference) order by k.asked_at), '[]')
      from public.complaints k left join public.requests r on r.id = k.request_id
      where k.company_id = company and k.asked_at is not null and k.stated_at is null and k.closed_at is null
    ),
    'steps', steps,
    -- There are more; the newest are counted.
    'capped', (select sum((s.value ->> 'count')::integer) from json_each(steps) s) is not distinct from most_counted
  );
end;
$$;

-- The words agreed to as one of the companies in them may read them: the address or number blanked, which
-- is behind `open_received`, and of the other companies how many. Empty if their list is not found.
create function private.words_for(company text, words text, companies text[], contact text) returns text
language sql immutable set search_path = '' as $$
  select case when strpos(words, listed) = 0 then ''
    else replace(replace(words, coalesce(contact, ''), '…'), listed, private.list_in_words(
      company || case cardinality(companies)
        when 1 then '{}' when 2 then '{one other company}' else array[cardinality(companies) - 1 || ' other companies']
      end)) end
  from private.list_in_words(companies) listed;
$$;

-- One request with what happened to it, the company's notes, and what was agreed to in words.
create function private.received_one(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null, 'PT404', 'This request is not among yours.');
  return (
    select v.facts::jsonb || jsonb_build_object(
      'now', now(),
      'unanswered', case when part.status not in ('withdrawn', 'declined') then r.unanswered end,
      'estimate', case when part.status not in ('withdrawn', 'declined') then r.estimate end,
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'detail', e.detail,
          'who', coalesce(nullif(m.display_name, ''), m.signup_email), 'by_company', e.actor is not null) order by e.at desc, e.id), '[]')
        from (
          select * from public.company_events e
          where e.request_id = request and e.company_id = part.company_id order by e.at desc limit 200
        ) e
        left join public.company_members m on m.user_id = e.actor and m.company_id = part.company_id
      ),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'at', n.created_at, 'body', n.body,
          'who', coalesce(nullif(m.display_name, ''), m.signup_email)) order by n.created_at desc, n.id), '[]')
        from public.company_notes n
        left join public.company_members m on m.user_id = n.author and m.company_id = part.company_id
        where n.request_id = request and n.company_id = part.company_id
      ),
      'agreed', case when part.status in ('withdrawn', 'declined') then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('channel', w.channel, 'agreed_at', w.agreed_at, 'version', w.version,
          'text', private.words_for(part.company_name, w.shown_text, w.companies, w.contact)) order by w.id), '[]')
        from public.consents w where w.request_id = request and part.company_name = any (w.companies)
      ) end
    )
    from private.received v join public.requests r on r.id = v.request_id
    where v.request_id = request and v.company_id = part.company_id
  );
end;
$$;

-- Who the homeowners are, in full, for the company's books: of the requests that it opened and may still
-- open. It counts as opening them once more, by whoever asks.
create function private.received_people(company uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid[];
begin
  perform private.check_own_company(company);
  mine := array(
    select p.request_id from public.request_recipients p
    join public.request_contacts c on c.request_id = p.request_id
    where p.company_id = company and p.viewed_at is not null and p.promised_by is not null
      and p.status not in ('withdrawn', 'declined')
  );
  perform private.note_opened(company, mine);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.request_id, 'name', c.name,
      'email', case when 'email' = any (p.channels) then c.email else '' end)), '[]')
    from public.request_contacts c
    join public.request_recipients p on p.request_id = c.request_id and p.company_id = company
    where c.request_id = any (mine)
  );
end;
$$;
