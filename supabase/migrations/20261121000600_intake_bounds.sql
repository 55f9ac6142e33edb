-- What a stranger sends is measured before it is written out as text, hidden characters are refused, and
-- a company answers nobody who has not confirmed.

-- A body as text, or a refusal. A few bytes can stand for very long text (1e131071, 0e-16383), so size,
-- depth and numbers are looked at first, each at a cost bounded by the one before.
create function private.bounded_text(body jsonb, too_long text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  most integer := (select request_max_bytes from private.settings);
  written text;
begin
  -- Stored, a list of one-digit numbers takes up to eight times its text.
  if pg_column_size(body) > 8 * most then
    perform private.refuse('PT413', too_long);
  end if;
  if jsonb_path_exists(body, 'strict $.**{16}') then
    perform private.refuse('PT422', 'Part of the request is not in the form it should be.');
  end if;
  if exists (
    select from jsonb_path_query(body, 'strict $.** ? (@.type() == "number")') as n (value)
    -- No figure a page sends comes near: JavaScript writes at most 17 digits.
    where abs(n.value::numeric) > 1e15 or scale(n.value::numeric) > 40
  ) then
    perform private.refuse('PT422', 'A number in the request is too large or too long.');
  end if;
  written := body::text;
  if octet_length(written) > most then
    perform private.refuse('PT413', too_long);
  end if;
  return written;
end;
$$;

create or replace function private.receive_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('intake.body', true), '') <> '' then
    perform private.refuse('PT422', 'Send one request at a time.');
  end if;
  if jsonb_typeof(new.body) is distinct from 'object' then
    perform private.refuse('PT422', 'The request is empty.');
  end if;
  perform set_config('intake.body',
    private.bounded_text(new.body, 'The request is too long. Shorten the note.'), true);
  new.body := null;
  new.received_at := now();
  return new;
end;
$$;

-- Picking another: a company that declined, or let its promised time pass, gives its place to one that
-- the homeowner names in a new consent.
create or replace function private.replace_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := new.consents;
  email text;
  phone text;
  replaced public.request_recipients;
  successor public.companies;
  request public.requests;
begin
  new.consents := null;
  new.received_at := now();
  if new.request_id is null or new.request_id is distinct from private.token_request_id() then
    perform private.refuse('PT403', 'This link does not open this request.');
  end if;
  perform private.bounded_text(given, 'The words agreed to are too long.');
  -- The row lock makes two replacements of one request wait for each other.
  select * into request from public.requests where id = new.request_id for update;
  if exists (select from public.request_replacements r
             where r.request_id = new.request_id and r.replaced_company_id = new.replaced_company_id) then
    return new; -- runs into the primary key: already done
  end if;
  select c.email, coalesce(p.phone, '') into email, phone
  from public.request_contacts c left join public.request_phones p on p.request_id = c.request_id
  where c.request_id = new.request_id;
  if not found then
    perform private.refuse('PT410', 'This request was withdrawn, so there is nothing left to send.');
  end if;
  if (select count(*) from public.request_replacements r where r.request_id = new.request_id)
      >= (select replacements_per_request from private.settings) then
    perform private.refuse('PT422', 'This request has gone to as many companies as it can. Start a new one.');
  end if;
  select * into replaced from public.request_recipients
  where request_id = new.request_id and company_id = new.replaced_company_id
    and (status = 'declined' or (status in ('sent', 'viewed') and promised_by < now()));
  if not found then
    perform private.refuse('PT422', 'This company still has time to answer, or has answered.');
  end if;
  if exists (select from public.request_recipients r
             where r.request_id = new.request_id and r.company_id = new.company_id) then
    perform private.refuse('PT422', 'This company has had your request already.');
  end if;
  select * into successor from public.companies c
  where c.id = new.company_id and private.serves(c.id, request.trade_id, request.city_id);
  if not found then
    perform private.refuse('PT422', 'This company does not take requests for this trade and city.');
  end if;

  update public.request_recipients set status = 'withdrawn'
  where request_id = replaced.request_id and company_id = replaced.company_id;
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  values (request.id, successor.id, successor.name, successor.license, replaced.place,
    private.record_consents(request.id, given, array[successor.name], email, phone, request.page, false, ''),
    case when request.confirmed_at is not null then now() + make_interval(hours => successor.reply_hours) end);
  return new;
end;
$$;

-- A sum in US dollars, or 0 if there is none; refuses one that is no number from 0 to 1e8.
create function private.usd_of(body jsonb, key text) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(body -> key), 'null') not in ('number', 'null')
    or (body ->> key)::numeric not between 0 and 1e8
  then
    perform private.refuse('PT422', 'The price range is not in the form it should be.');
  end if;
  return coalesce((body ->> key)::numeric, 0);
end;
$$;

-- The lines of a price as the person saw them: what, how much of it, likely dollars, and a source of the
-- open book.
create function private.said_lines(said jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
create or replace function private.estimate_of(estimate jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(estimate), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(estimate) <> 'object' or jsonb_typeof(estimate -> 'low') is distinct from 'number'
    or jsonb_typeof(estimate -> 'typical') is distinct from 'number'
    or jsonb_typeof(estimate -> 'high') is distinct from 'number'
  then
    perform private.refuse('PT422', 'The price range is not in the form it should be.');
  end if;
  if not ((estimate -> 'low')::numeric >= 0
    and (estimate -> 'low')::numeric <= (estimate -> 'typical')::numeric
    and (estimate -> 'typical')::numeric <= (estimate -> 'high')::numeric
    and (estimate -> 'high')::numeric <= 1e8)
  then
    perform private.refuse('PT422', 'The price range is not in the form it should be.');
  end if;
  return jsonb_build_object('low', estimate -> 'low', 'typical', estimate -> 'typical', 'high', estimate -> 'high',
    'label', private.visible_text(private.text_of(estimate, 'label', 200)),
    'meaning', private.visible_text(private.text_of(estimate, 'meaning', 200)),
    'modelVersion', private.visible_text(private.text_of(estimate, 'modelVersion', 40)),
    'narrows', private.usd_of(estimate, 'narrows'), 'lines', private.said_lines(estimate -> 'lines'));
end;
$$;

-- A text without what is not seen or turns the direction of reading: control characters but the line
-- break, zero width, bidirectional marks and overrides, tags. Who reads a text that holds such reads
-- another than is stored.
create function private.visible_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(value,
    '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]',
    '', 'g');
$$;

-- Requests from before this rule stay as they are.
alter table public.request_contacts
  add constraint request_contacts_are_plain check (
    name = private.visible_text(name) and position(E'\n' in name) = 0 and email = private.visible_text(email)
  ) not valid;

-- Holds who may become a recipient and how a recipient moves on, and sets the times. A company can only
-- move its own row's status forward, once the person has confirmed; it cannot touch a time, a place or a
-- channel.
create or replace function private.guard_recipient() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not (select private.serves(new.company_id, r.trade_id, r.city_id)
            from public.requests r where r.id = new.request_id) then
      perform private.refuse('PT422', 'This company does not take requests for this trade and city.');
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    if (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
      perform private.refuse('PT403', 'Only the status of a request can be changed.');
    end if;
    -- The promised time runs from the confirmation, so there is none before it.
    if new.status <> old.status and old.promised_by is null then
      perform private.refuse('PT422', 'The person has not confirmed this request yet.');
    end if;
    if new.status <> old.status and (old.status, new.status) not in (
      ('sent', 'viewed'), ('sent', 'answered'), ('sent', 'declined'),
      ('viewed', 'answered'), ('viewed', 'declined')
    ) then
      perform private.refuse('PT422', format('A request that is %s cannot become %s.', old.status, new.status));
    end if;
  end if;
  if new.status <> old.status then
    case new.status
      when 'viewed' then new.viewed_at := now();
      when 'withdrawn' then new.withdrawn_at := now();
      else new.answered_at := coalesce(old.answered_at, now());
    end case;
  end if;
  return new;
end;
$$;

comment on column public.requests.reference is
  'For people to read out. Not unique: the browser makes the id, so a stranger can make one that begins like another''s. Whoever looks a request up by it compares the email address or the whole id before acting.';

revoke execute on all functions in schema private from public;
-- A check runs with the rights of whoever writes the row.
grant execute on function private.visible_text(text) to authenticated, service_role;
