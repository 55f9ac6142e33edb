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
