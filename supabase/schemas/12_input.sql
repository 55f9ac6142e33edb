-- What comes from outside, before anything is done with it: how it is refused, who sent it, and what is left of a
-- text. What a stranger sends is measured before it is written out as text, and hidden characters are refused.
-- What every request calls many times is not in SQL alone, here and below: Postgres 17 plans such a function anew each
-- time, which took a tenth of storing a request.

-- Ends the statement with a coded error: PT422 reaches the caller as HTTP status 422, and so on. `parameter` has to be
-- changed, and the page says so beside its field.
create function private.refuse(code text, reason text, parameter text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if parameter is null then
    raise exception using errcode = code, message = reason;
  end if;
  raise exception using errcode = code, message = reason, hint = parameter;
end;
$$;
-- The same if something is wrong; what is not known is not wrong.
create function private.refuse_if(wrong boolean, code text, reason text, parameter text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if wrong then
    perform private.refuse(code, reason, parameter);
  end if;
end;
$$;

-- A header of the API call being served, by its lower-case name; null outside the API.
create function private.request_header(name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> name;
end;
$$;

-- A hash that only this database can make, of a contact value or network address.
create function private.salted_hash(value text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select encode(sha256(convert_to(s.salt || lower(btrim(value)), 'UTF8')), 'hex')
    from private.settings s
    where btrim(value) <> ''
  );
end;
$$;

-- A network address as it is counted. An IPv4 address in IPv6 clothing is still one home, not one of many in
-- a /64.
create function private.plain_address(written text) returns inet
language plpgsql immutable set search_path = '' as $$
declare
  typed inet := host(nullif(btrim(written), '')::inet);
begin
  return case when family(typed) = 6 and typed << '::ffff:0:0/96'
    then inet '0.0.0.0' + (typed - inet '::ffff:0:0') else typed end;
end;
$$;

-- The caller's network address as the host's proxy writes it; null outside the API, or if it makes no sense.
create function private.client_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  return private.plain_address(private.request_header((select s.address_header from private.settings s)));
exception
  when invalid_text_representation then
    return null;
end;
$$;

-- A hash for counting: of an IPv4 address, or of the first bits of an IPv6 one. Empty if there is none.
create function private.network_hash(address inet, bits integer) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(private.salted_hash(case family(address)
    when 4 then host(address)
    else network(set_masklen(address, bits))::text
  end), '');
end;
$$;

-- Of the mailbox that an address reaches: `pat+anything@` is the mailbox of `pat@`.
create function private.mailbox_hash(address text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.salted_hash(regexp_replace(address, '\+[^@]*@', '@'));
end;
$$;

-- A text without what is not seen or turns the direction of reading: control characters but the line
-- break, zero width, bidirectional marks and overrides, tags. Who reads a text that holds such reads
-- another than is stored.
create function private.visible_text(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(value,
    '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]',
    '', 'g');
end;
$$;

-- Whether a text is one address that mail can be sent to, with no name or second address beside it.
create function private.is_address(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(char_length(value) <= 254 and value = private.visible_text(value)
    and value ~ '^[^@[:space:]<>()\[\],;:"\\]+@[^@[:space:]<>()\[\],;:"\\]+\.[^@[:space:]<>()\[\],;:"\\.]{2,}$', false);
end;
$$;

-- Whether a text is a phone number of this country, as pages write it.
create function private.is_phone(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4}$';
$$;

-- Whether a text is the address of a website.
create function private.is_website(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 200 and value = private.visible_text(value)
    and value ~ '^https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[^[:space:]<>"]*)?$';
$$;

-- The text under a key, trimmed, or an empty string; refuses a value that is not text or is too long.
create function private.text_of(body jsonb, key text, max_length integer) returns text
language plpgsql stable set search_path = '' as $$
declare
  value text := btrim(coalesce(body ->> key, ''));
begin
  perform private.refuse_if(jsonb_typeof(body -> key) not in ('string', 'null'),
    'PT422', format('The %s is not in the form it should be.', key));
  perform private.refuse_if(char_length(value) > max_length,
    'PT422', format('Shorten the %s to %s characters.', key, max_length));
  return value;
end;
$$;

-- A body as text, or a refusal. A few bytes can stand for very long text (1e131071, 0e-16383), so size,
-- depth and numbers are looked at first, each at a cost bounded by the one before.
create function private.bounded_text(body jsonb, too_long text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most integer := (select request_max_bytes from private.settings);
  written text;
begin
  -- Stored, a list of one-digit numbers takes up to eight times its text.
  perform private.refuse_if(pg_column_size(body) > 8 * most, 'PT413', too_long);
  perform private.refuse_if(jsonb_path_exists(body, 'strict $.**{16}'),
    'PT422', 'Part of the request is not in the form it should be.');
  perform private.refuse_if(exists (
    select from jsonb_path_query(body, 'strict $.** ? (@.type() == "number")') as n (value)
    -- No figure a page sends comes near: JavaScript writes at most 17 digits.
    where abs(n.value::numeric) > 1e15 or scale(n.value::numeric) > 40
  ), 'PT422', 'A number in the request is too large or too long.');
  written := body::text;
  perform private.refuse_if(octet_length(written) > most, 'PT413', too_long);
  return written;
end;
$$;

-- A sum in US dollars, or 0 if there is none; refuses one that is no number from 0 to 1e8.
create function private.usd_of(body jsonb, key text) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(jsonb_typeof(body -> key), 'null') not in ('number', 'null')
    or (body ->> key)::numeric not between 0 and 1e8,
    'PT422', 'The price range is not in the form it should be.');
  return coalesce((body ->> key)::numeric, 0);
end;
$$;
