-- What the short forms of professionals have in common: what is read out of them, and how the operator finds one.
-- Whoever writes "I never agreed to be called" has a name in our lists, and is answered with the words they were shown.

-- What was typed under a key, without what is not seen and without space around it: one line, or several.
-- Refuses what is no text or too long, and names the key, for the page to say so beside its field.
create function private.typed(sent jsonb, key text, longest integer, in_lines boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  value text := private.visible_text(regexp_replace(
    replace(coalesce(sent ->> key, ''), E'\t', ' '), E'\r\n?', E'\n', 'g'));
begin
  perform private.refuse_if(coalesce(jsonb_typeof(sent -> key), 'null') not in ('string', 'null'),
    'PT422', 'This is not in the form it should be. Type it again.', key);
  value := btrim(case when in_lines then value else regexp_replace(value, '\s+', ' ', 'g') end, E' \n');
  perform private.refuse_if(char_length(value) > longest,
    'PT422', format('Shorten this to %s characters.', longest), key);
  return value;
end;
$$;

-- An email address as the forms take it.
create function private.typed_email(sent jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  email text := private.typed(sent, 'email', 254);
begin
  perform private.refuse_if(not private.is_address(email),
    'PT422', 'Write your email address, like name@example.com.', 'email');
  return email;
end;
$$;

-- The id that a browser made for a form.
create function private.typed_id(sent jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  id text := lower(coalesce(sent ->> 'id', ''));
begin
  perform private.refuse_if(id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    'PT422', 'The form came without its number. Reload the page and send it again.');
  return id::uuid;
end;
$$;

-- What is searched for, as {email | phone | order | form, the value}; null where a list is asked for. A phone
-- number is read however it is written.
create function private.form_search(filter text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when position('@' in f.typed) > 0 then array['email', lower(f.typed)]
    when upper(f.typed) ~ '^P-' then array['order', upper(f.typed)]
    when upper(f.typed) ~ '^[CVE]-' then array['form', upper(f.typed)]
    when f.digits ~ '^1?[2-9]\d{9}$' and f.typed ~ '^[-+().\d\s]+$' then array['phone', regexp_replace(right(f.digits, 10), '^(...)(...)(....)$', '\1-\2-\3')]
  end
  from (select btrim(filter) as typed, regexp_replace(filter, '\D', '', 'g') as digits) f;
$$;
