-- Taking a request in: check it, count it against the limits, and spread it over its tables. One hostile sender
-- cannot close it to others: one request a statement, checked before anything is locked, each network waiting for
-- itself alone, and nothing of the past walked over. The triggers run as the owner, so that browsers need no right
-- but to insert.

create table public.request_submissions (
  id uuid primary key,
  -- The whole request as the browser sent it; emptied by the trigger that takes it in.
  body jsonb,
  received_at timestamptz not null default now()
);
create index request_submissions_received_idx on public.request_submissions (received_at);

grant insert (id, body) on table public.request_submissions to anon, authenticated;

create policy "anyone may send a request, which leaves no body behind" on public.request_submissions
  for insert to anon, authenticated with check (body is null);

-- What the watch noticed, for the staff to read: an alarm stops nobody.
create table public.alarms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('many requests', 'requests without address', 'letters about accounts')),
  -- The hour it began in; within it the alarm grows.
  hour timestamptz not null,
  -- How many there were in an hour, and how many it takes to raise the alarm.
  figure integer not null,
  threshold integer not null,
  last_seen_at timestamptz not null default now(),
  unique (kind, hour)
);

create policy "staff read the alarms" on public.alarms
  for select to authenticated using ((select private.staff_role()) is not null);

-- The distinct companies in a list of ids, in the order picked.
create function private.picked_companies(ids jsonb) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  picked uuid[];
begin
  if jsonb_typeof(ids) is distinct from 'array' then
    return '{}';
  end if;
  perform private.refuse_if(jsonb_array_length(ids) > 3, 'PT422', 'Pick up to three companies.');
  select coalesce(array_agg(p.id order by p.first), '{}') into picked
  from (
    select value::uuid as id, min(ordinality) as first
    from jsonb_array_elements_text(ids) with ordinality group by 1
  ) p;
  return picked;
exception
  when invalid_text_representation then
    perform private.refuse('PT422', 'One of the companies picked is not known here.');
end;
$$;

-- A list as the page says it, or an empty one; refuses one that is no list of so many objects.
create function private.said_list(said jsonb, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(said), 'null') = 'null' then
    return '[]';
  end if;
  perform private.refuse_if(jsonb_typeof(said) <> 'array' or jsonb_array_length(said) > most
    or exists (select from jsonb_array_elements(said) s where jsonb_typeof(s) <> 'object'),
    'PT422', 'The answers are not in the form they should be.');
  return said;
end;
$$;

-- Questions and answers in the words the person saw.
create function private.said_answers(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'label', private.visible_text(private.text_of(s, 'label', 200)),
      'words', private.visible_text(private.text_of(s, 'words', 1000)),
      'mark', case when s ->> 'mark' in ('job', 'first') then s ->> 'mark' end)) order by n), '[]')
    from jsonb_array_elements(private.said_list(said, 100)) with ordinality l (s, n)
  );
end;
$$;

-- The lines of a price as the person saw them: what, how much of it, likely dollars, and a source of the
-- open book.
create function private.said_lines(said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'label', private.visible_text(private.text_of(s, 'label', 200)),
      'amount', private.visible_text(private.text_of(s, 'amount', 100)),
      'usd', private.usd_of(s, 'usd'),
      'source', coalesce(substring(private.text_of(s, 'source', 20) from '^[A-Z]{1,3}[0-9]{1,4}$'), '')) order by n), '[]')
    from jsonb_array_elements(private.said_list(said, 60)) with ordinality l (s, n)
  );
end;
$$;

-- The estimate as it is kept, or null; refuses one whose figures are missing, negative, above 1e8 dollars
-- or out of order.
create function private.estimate_of(estimate jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(estimate), 'null') = 'null' then
    return null;
  end if;
  perform private.refuse_if(jsonb_typeof(estimate) <> 'object' or jsonb_typeof(estimate -> 'low') is distinct from 'number'
    or jsonb_typeof(estimate -> 'typical') is distinct from 'number'
    or jsonb_typeof(estimate -> 'high') is distinct from 'number',
    'PT422', 'The price range is not in the form it should be.');
  perform private.refuse_if(not ((estimate -> 'low')::numeric >= 0
    and (estimate -> 'low')::numeric <= (estimate -> 'typical')::numeric
    and (estimate -> 'typical')::numeric <= (estimate -> 'high')::numeric
    and (estimate -> 'high')::numeric <= 1e8),
    'PT422', 'The price range is not in the form it should be.');
  return jsonb_build_object('low', estimate -> 'low', 'typical', estimate -> 'typical', 'high', estimate -> 'high',
    'label', private.visible_text(private.text_of(estimate, 'label', 200)),
    'meaning', private.visible_text(private.text_of(estimate, 'meaning', 200)),
    'modelVersion', private.visible_text(private.text_of(estimate, 'modelVersion', 40)),
    'narrows', private.usd_of(estimate, 'narrows'), 'lines', private.said_lines(estimate -> 'lines'));
end;
$$;

create function private.receive_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(current_setting('intake.body', true), '') <> '',
    'PT422', 'Send one request at a time.');
  perform private.refuse_if(jsonb_typeof(new.body) is distinct from 'object', 'PT422', 'The request is empty.');
  perform set_config('intake.body',
    private.bounded_text(new.body, 'The request is too long. Shorten the note.'), true);
  new.body := null;
  new.received_at := now();
  return new;
end;
$$;
create trigger receive_request before insert on public.request_submissions for each row execute function private.receive_request();

create function private.take_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := (select id from received);
  body jsonb := nullif(current_setting('intake.body', true), '')::jsonb;
  trade text;
  city text;
  page text;
  email text;
  phone text;
  preferred text;
  picked uuid[];
  named text[];
  serving uuid[];
  channels text[];
  confirmed timestamptz;
  limits private.settings := (select s from private.settings s);
  sender private.recent_forms;
begin
  perform set_config('intake.body', '', true);
  if request is null then
    return null;
  end if;
  -- A field that people do not see. Dropping the request in silence would lose the rare honest one
  -- whose password manager filled the field, so it is refused out loud.
  perform private.refuse_if(private.text_of(body, 'website', 400) <> '',
    'PT422', 'A hidden field was filled in, which usually means a program did it. Reload the page and type the request by hand.');
  perform private.refuse_if(private.text_of(body, 'token', 100) !~ '^[A-Za-z0-9_-]{32,100}$',
    'PT422', 'The request came without its private link.');
  trade := private.text_of(body, 'trade', 40);
  perform private.refuse_if(not exists (select from public.trades t where t.id = trade and t.takes_requests),
    'PT422', 'This site takes no requests for this trade.');
  city := nullif(private.text_of(body, 'city', 40), 'elsewhere');
  perform private.refuse_if(city is not null and not exists (select from public.cities c where c.id = city),
    'PT422', 'This city is not known here.');
  page := private.text_of(body, 'page', 200);
  email := private.text_of(body -> 'contact', 'email', 254);
  phone := private.text_of(body -> 'contact', 'phone', 20);
  preferred := private.text_of(body -> 'contact', 'preferred', 10);
  picked := private.picked_companies(body -> 'companies');
  select coalesce(array_agg(c.name order by array_position(picked, c.id)), '{}') into named
  from public.companies c where c.id = any (picked);
  perform private.refuse_if(cardinality(named) <> cardinality(picked),
    'PT422', 'One of the companies picked is not known here.');
  -- A company picked that stopped serving this trade and city since is left out, not a reason to
  -- lose the request; the private link shows who has it.
  serving := private.serving(picked, trade, city);
  confirmed := case when not limits.confirm_by_mail then now() end;
  -- Once here, so that who is over the limit writes nothing; once more when it is counted.
  sender := private.sender_of('request', email, phone);
  perform private.check_limits(sender);

  -- The same id again ends here, with a unique violation the browser reads as "stored".
  insert into public.requests (id, trade_id, city_id, page, answers, unanswered, estimate, fill_seconds, referrer, confirmed_at)
  values (request, trade, city, page,
    private.said_answers(body -> 'answers'), private.said_answers(body -> 'unanswered'),
    private.estimate_of(body -> 'estimate'),
    -- A clock set back while the form was open says less than nothing: it says nothing.
    case when jsonb_typeof(body -> 'seconds') = 'number' and (body ->> 'seconds')::numeric >= 0
      then least((body ->> 'seconds')::numeric, 1e6)::integer end,
    private.text_of(body, 'referrer', 200), confirmed);
  begin
    insert into private.request_tokens (request_id, token_hash)
    values (request, encode(sha256(convert_to(body ->> 'token', 'UTF8')), 'hex'));
  exception
    when unique_violation then
      perform private.refuse('PT422', 'Another request has this private link. Reload the page and send again.');
  end;
  insert into public.request_contacts (request_id, name, email, zip, note, preferred, expires_at)
  values (request, private.text_of(body -> 'contact', 'name', 120), email,
    private.text_of(body -> 'contact', 'zip', 10), private.visible_text(private.text_of(body -> 'contact', 'note', 2000)), preferred,
    now() + make_interval(days => case when confirmed is not null and cardinality(serving) > 0
      then limits.keep_shared_days else limits.keep_unshared_days end));
  channels := private.record_consents(request, body -> 'consents', named, email, phone, page,
    coalesce(body -> 'gpc' = 'true', false), private.text_of(body, 'userAgent', 400));
  perform private.refuse_if(preferred <> '' and not (channels && (case preferred when 'call' then '{call,automated}' else array[preferred] end)),
    'PT422', 'The way you like best must be one you agreed to.');
  -- A number that nobody may call or text is not kept.
  if channels && '{call,text,automated}' then
    insert into public.request_phones (request_id, phone) values (request, phone);
  end if;
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  select request, c.id, c.name, c.license, array_position(serving, c.id), channels,
    private.promise_until(confirmed, c.reply_hours)
  from public.companies c
  where c.id = any (serving);
  -- What no company received, the site's own team works.
  if serving = '{}' then
    insert into public.kept_requests (request_id) values (request);
  end if;
  perform private.register_request(request);
  perform private.tell_homeowner(request);
  -- Last, when nothing else is left to do: this waits for others from the same network.
  sender.request_id := request;
  sender.repeat_hash := private.salted_hash(
    concat_ws(' ', email, phone, trade, city, (select string_agg(id::text, ' ' order by id) from unnest(picked) id)));
  perform private.count_form(sender);
  return null;
exception
  when check_violation then
    perform private.refuse('PT422', 'Part of the request is not in the form it should be. Check the name, email, phone and ZIP code.');
end;
$$;
create trigger take_request after insert on public.request_submissions
  referencing new table as received
  for each statement execute function private.take_request();

-- Raises an alarm when the whole site gets more requests, or is asked for more letters about accounts, in an
-- hour than it ever should, and when many requests come without an address: then the header in
-- private.settings is not the one the host writes, and addresses are not counted.
create function private.watch_intake() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.alarms (kind, hour, figure, threshold)
  select seen.kind, date_trunc('hour', now()), seen.figure, seen.threshold
  from private.settings s
  cross join (
    select count(*) as every, count(*) filter (where address_hash = '') as nameless
    from private.recent_forms where form = 'request' and at > now() - interval '1 hour'
  ) n
  cross join lateral (values
    ('many requests', n.every, s.alarming_requests_per_hour),
    ('requests without address', n.nameless, s.requests_per_address_per_hour),
    ('letters about accounts', (select count(*) from private.mail_queue q
      where q.kind = 'account' and q.created_at > now() - interval '1 hour'), s.alarming_account_letters_per_hour)
  ) seen (kind, figure, threshold)
  where seen.figure >= seen.threshold
  on conflict (kind, hour) do update
    set figure = greatest(public.alarms.figure, excluded.figure), last_seen_at = now();
end;
$$;
