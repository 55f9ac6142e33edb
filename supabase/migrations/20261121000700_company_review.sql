-- A company is approved by all that was reviewed of it, and keeps it until staff change it. Names are not
-- sentences, and no text of a company holds what is not seen.

drop index public.companies_name_idx;

-- What a name looks like at a glance: accents and case dropped, letters and digits that are easily
-- taken for one another made one, a leading "The" and the legal form at the end left off, as is
-- everything that is no letter or digit. Two names with the same key look alike.
create or replace function private.name_key(name text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(regexp_replace(regexp_replace(regexp_replace(folded,
    '^the[^a-z0-9]+', ''),
    -- The legal forms as they are spelled once i is l: inc, incorporated, corporation, limited.
    '((^|[^a-z0-9]+)(p[^a-z0-9]?)?(l[^a-z0-9]?l[^a-z0-9]?[cp]|l[^a-z0-9]?p|lnc|lncorporated|co|company|corp|corporatlon|ltd|llmlted))+[^a-z0-9]*$', ''),
    '[^a-z0-9]', '', 'g'), 'rn', 'm'), 'vv', 'w')
  from (
    select translate(replace(replace(lower(translate(normalize(name, NFKC),
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ',
      'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOOooooooUUUUuuuuYyy')), '&', 'and'), '+', 'and'), '01i5', 'olls') as folded
  ) f;
$$;

-- Whether a company may be called this: 3 to 120 Latin letters, digits and common signs, single spaces,
-- something to recognize it by. Other alphabets hold letters that cannot be told from Latin ones. The
-- name stands in the words of consent, so it may not read as a list or as a sentence that ends in it:
-- no comma, nothing after "!", and a period before a space only after one or two letters ("St. Mary").
create or replace function private.is_company_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(name) <= 120
    and name !~ '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.+/()#!-]'
    and name ~ '[A-Za-z]'
    and name !~ '(^ | $|  )'
    and name !~ '!.' and name !~ '[^ .]{3}\.+ '
    -- A name is no advertisement: no phone number, no rank, no deductible given away, no word that shouts.
    and name !~ '[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{4}' and name !~ '[0-9]{3}[-. ][0-9]{4}'
    and name !~* '# ?1 *[A-Za-z]|deductible' and name !~ '(^| )(FREE|CALL|BEST|CHEAP|DISCOUNT|GUARANTEED)( |$)'
    and char_length(regexp_replace(name, '[ &''’.+/()#!-]', '', 'g')) >= 3
    and private.name_key(name) <> '';
$$;

-- Names and texts from before these rules: mended, and looked at again before they are shown.
update public.companies c set
  name = case when private.is_company_name(mended.name) then mended.name else 'Company ' || upper(left(c.id::text, 8)) end,
  status = case when c.status = 'approved' then 'pending' else c.status end
from (
  select id, btrim(regexp_replace(regexp_replace(name, '[,!]|\.+ ', ' ', 'g'), ' +', ' ', 'g')) as name
  from public.companies
) mended
where mended.id = c.id and not private.is_company_name(c.name);
update public.companies c set name = left(c.name, 100) || ' (' || upper(left(c.id::text, 8)) || ')', status = 'pending'
from (
  select id, row_number() over (partition by private.name_key(name) order by created_at, id) as nth
  from public.companies where status = 'approved'
) shown
where shown.id = c.id and shown.nth > 1;
update public.companies set
  description = private.visible_text(description),
  license = replace(private.visible_text(license), E'\n', ' '),
  status = case when status = 'approved' then 'pending' else status end
where (description, license) is distinct from
  (private.visible_text(description), replace(private.visible_text(license), E'\n', ' '));

create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';
alter table public.companies
  add constraint companies_description_is_plain check (description = private.visible_text(description)),
  add constraint companies_license_is_plain
    check (license = private.visible_text(license) and position(E'\n' in license) = 0);

-- A sign-up whose company name is not allowed makes an account without a company; the comma
-- before "LLC" is common, so it is only left out.
create or replace function private.open_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company_name text := btrim(left(btrim(regexp_replace(
    coalesce(new.raw_user_meta_data ->> 'company_name', ''), '[[:cntrl:][:space:],]+', ' ', 'g')), 120));
  new_company uuid;
begin
  if private.is_company_name(company_name) then
    insert into public.companies (name) values (company_name) returning id into new_company;
    insert into public.company_members (company_id, user_id, signup_email)
    values (new_company, new.id, coalesce(new.email, ''));
  end if;
  return new;
end;
$$;

-- Holds what may not be changed about a company through the API, whatever the table grants say.
create or replace function private.guard_company() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'approved' and private.name_is_taken(new.id, new.name) then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
  end if;
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.id, new.is_demo, new.created_at) is distinct from (old.id, old.is_demo, old.created_at) then
    perform private.refuse('PT403', 'This part of a company''s entry cannot be changed.');
  end if;
  if new.status <> old.status and new.status = 'approved' then
    perform private.refuse('PT403', 'A company is approved by what was reviewed of it.');
  end if;
  if private.staff_role() = 'admin' then
    return new;
  end if;
  if new.status <> old.status then
    perform private.refuse('PT403', 'Only the site''s staff approve or suspend a company.');
  end if;
  if old.status <> 'pending' and (new.name, new.license, new.description, new.phone)
    is distinct from (old.name, old.license, old.description, old.phone)
  then
    perform private.refuse('PT403', 'The name, license, description and phone number were reviewed. Ask the site''s staff to change them.');
  end if;
  return new;
end;
$$;

-- What a company serves is changed by itself only while it waits. The lock makes a change under way and
-- an approval wait for each other, which a policy cannot.
create function private.guard_served() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  its_company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
begin
  if auth.uid() is not null and private.staff_role() is distinct from 'admin' then
    perform from public.companies c where c.id = its_company and c.status = 'pending' for share;
    if not found then
      perform private.refuse('PT403', 'The trades and cities were reviewed. Ask the site''s staff to change them.');
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;
create trigger guard_served before insert or delete on public.company_trades
  for each row execute function private.guard_served();
create trigger guard_served before insert or delete on public.company_cities
  for each row execute function private.guard_served();

-- What is reviewed of a company, with the hash that names exactly this; null if there is no such company.
create function private.reviewed_facts(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select facts || jsonb_build_object('hash', encode(sha256(convert_to(facts::text, 'UTF8')), 'hex'))
  from (
    select jsonb_build_object('id', c.id, 'name', c.name, 'license', c.license,
      'description', c.description, 'phone', c.phone,
      'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
        from public.company_trades t where t.company_id = c.id),
      'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
        from public.company_cities s where s.company_id = c.id)) as facts
    from public.companies c where c.id = company
  ) reviewed;
$$;

create function private.review_of(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff review a company.');
  end if;
  return private.reviewed_facts(company);
end;
$$;

-- What staff look at before they approve a company, and its hash for `approve_company`:
-- POST /rest/v1/rpc/review_of.
create function public.review_of(company uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.review_of(company);
$$;

drop function public.approve_company(uuid, text, text);
drop function private.approve_company(uuid, text, text);

-- Approves a company, or lets a suspended one back, if it is still as it was reviewed.
create function private.approve_company(company uuid, reviewed_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only the site''s staff approve a company.');
  end if;
  -- A change under way ends first, so that what is compared is what is approved.
  perform from public.companies c where c.id = company for update;
  if not found or reviewed_hash is null or private.reviewed_facts(company) ->> 'hash' <> reviewed_hash then
    perform private.refuse('PT409', 'This company was changed after you looked at it. Look again.');
  end if;
  update public.companies set status = 'approved' where id = company;
exception
  when unique_violation then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
end;
$$;

-- The same as a call: POST /rest/v1/rpc/approve_company. Both are needed; they have defaults because the
-- embedded server answers a browser's question whether it may call only then.
create function public.approve_company(company uuid default null, reviewed_hash text default null) returns void
language sql set search_path = ''
as $$
  select private.approve_company(company, reviewed_hash);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.review_of(uuid), public.approve_company(uuid, text) from public, anon, authenticated;
grant execute on function private.review_of(uuid), private.approve_company(uuid, text) to authenticated;
grant execute on function public.review_of(uuid), public.approve_company(uuid, text) to authenticated;
