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

comment on column public.requests.reference is
  'For people to read out. Not unique: the browser makes the id, so a stranger can make one that begins like another''s. Whoever looks a request up by it compares the email address or the whole id before acting.';

revoke execute on all functions in schema private from public;
-- A check runs with the rights of whoever writes the row.
grant execute on function private.visible_text(text) to authenticated, service_role;
