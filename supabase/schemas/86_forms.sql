-- What the short forms of professionals have in common: how many one sender may send, what is read out of them,
-- and how the operator finds one. Whoever writes "I never agreed to be called" has a name in our lists, and is
-- answered with the words they were shown.

-- What their limits count, and those of sign-ups and of faults that browsers report; rows older than a day go
-- with the clock.
create table private.recent_forms (
  id bigint generated always as identity primary key,
  form text not null,
  at timestamptz not null default now(),
  email_hash text not null,
  address_hash text not null,
  network_hash text not null
);
create index recent_forms_at_idx on private.recent_forms (at);
create index recent_forms_address_idx on private.recent_forms (form, address_hash, at);
create index recent_forms_network_idx on private.recent_forms (form, network_hash, at);

-- Counts a form, unless it is one too many. The limits are those of requests, and so are their reasons: an
-- email address counts only together with the connection, so that a stranger who types another's keeps
-- nobody out, and one network waits for itself alone.
create function private.count_form(form text, email text, sender inet default private.client_address()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.settings := (select s from private.settings s);
  its_address text := private.network_hash(sender, 64);
  its_network text := private.network_hash(sender, 48);
  its_email text := private.mailbox_hash(email);
begin
  perform pg_advisory_xact_lock(hashtext('private.count_form'), hashtext(its_network));
  if (select count(*) from private.recent_forms n
      where n.form = count_form.form and n.address_hash = its_address and n.email_hash = its_email
        and n.at > now() - interval '1 day') >= limits.requests_per_contact_per_day
    or its_address <> '' and (
      (select count(*) from private.recent_forms n
        where n.form = count_form.form and n.address_hash = its_address
          and n.at > now() - interval '1 hour') >= limits.requests_per_address_per_hour
      or (select count(*) from private.recent_forms n
        where n.form = count_form.form and n.network_hash = its_network
          and n.at > now() - interval '1 hour') >= limits.requests_per_network_per_hour
    )
  then
    perform private.refuse('PT429', 'Too many forms came from this email or connection. Yours is kept on this page: try again in an hour.');
  end if;
  insert into private.recent_forms (form, email_hash, address_hash, network_hash)
  values (count_form.form, its_email, its_address, its_network);
end;
$$;

-- What was typed under a key, without what is not seen and without space around it: one line, or several.
-- Refuses what is no text or too long, and names the key, for the page to say so beside its field.
create function private.typed(sent jsonb, key text, longest integer, in_lines boolean default false) returns text
language plpgsql stable set search_path = ''
as $$
declare
  value text := private.visible_text(regexp_replace(
    replace(coalesce(sent ->> key, ''), E'\t', ' '), E'\r\n?', E'\n', 'g'));
begin
  if coalesce(jsonb_typeof(sent -> key), 'null') not in ('string', 'null') then
    perform private.refuse('PT422', 'This is not in the form it should be. Type it again.', key);
  end if;
  value := btrim(case when in_lines then value else regexp_replace(value, '\s+', ' ', 'g') end, E' \n');
  if char_length(value) > longest then
    perform private.refuse('PT422', format('Shorten this to %s characters.', longest), key);
  end if;
  return value;
end;
$$;

-- An email address as the forms take it.
create function private.typed_email(sent jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  email text := private.typed(sent, 'email', 254);
begin
  if not private.is_address(email) then
    perform private.refuse('PT422', 'Write your email address, like name@example.com.', 'email');
  end if;
  return email;
end;
$$;

-- The id that a browser made for a form.
create function private.typed_id(sent jsonb) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  id text := lower(coalesce(sent ->> 'id', ''));
begin
  if id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse('PT422', 'The form came without its number. Reload the page and send it again.');
  end if;
  return id::uuid;
end;
$$;

-- The path of the page it was written on.
create function private.typed_page(sent jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  page text := private.typed(sent, 'page', 200);
begin
  -- Two slashes at its start would lead the operator to another site.
  if page !~ '^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?$' then
    perform private.refuse('PT422', 'The form does not say which page it comes from. Reload the page and send it again.');
  end if;
  return page;
end;
$$;

-- What is searched for, as {email | phone | order | form, the value}; null where a list is asked for. A phone
-- number is read however it is written.
create function private.form_search(filter text) returns text[]
language sql immutable set search_path = ''
as $$
  select case
    when position('@' in f.typed) > 0 then array['email', lower(f.typed)]
    when upper(f.typed) ~ '^P-' then array['order', upper(f.typed)]
    when upper(f.typed) ~ '^[CVE]-' then array['form', upper(f.typed)]
    when f.digits ~ '^1?[2-9]\d{9}$' and f.typed ~ '^[-+().\d\s]+$' then array['phone', regexp_replace(right(f.digits, 10), '^(...)(...)(....)$', '\1-\2-\3')]
  end
  from (select btrim(filter) as typed, regexp_replace(filter, '\D', '', 'g') as digits) f;
$$;
