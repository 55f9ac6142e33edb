-- A company's name is what a homeowner agrees to, so no two shown companies may read alike, and a
-- company is approved by the very name and license that someone reviewed.

-- What a name looks like at a glance: accents and case dropped, letters and digits that are easily
-- taken for one another made one, everything else left out. Two names with the same key look alike.
create function private.name_key(name text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(translate(regexp_replace(replace(replace(lower(translate(normalize(name, NFKC),
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ',
      'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOOooooooUUUUuuuuYyy')), '&', 'and'), '+', 'and'),
    '[^a-z0-9]', '', 'g'), '01i5', 'olls'), 'rn', 'm'), 'vv', 'w');
$$;

-- Whether a company may be called this: 3 to 120 Latin letters, digits and common signs, single spaces,
-- something to recognize it by. Other alphabets hold letters that cannot be told from Latin ones.
create function private.is_company_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(name) <= 120
    and name !~ '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.,+/()#!-]'
    and name ~ '[A-Za-z]'
    and name !~ '(^ | $|  )'
    and char_length(private.name_key(name)) >= 3;
$$;

-- Names from before this rule: what is not allowed is dropped, and a name that another shown company
-- already has gets a number. Staff look at either again before it is shown.
update public.companies c set
  name = case when private.is_company_name(mended.name) then mended.name else 'Company ' || upper(left(c.id::text, 8)) end,
  status = case when c.status = 'approved' then 'pending' else c.status end
from (
  select id, btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
    '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.,+/()#!-]', ' ', 'g'), ' +', ' ', 'g')) as name
  from public.companies
) mended
where mended.id = c.id and not private.is_company_name(c.name);
update public.companies c set name = left(c.name, 100) || ' (' || upper(left(c.id::text, 8)) || ')', status = 'pending'
from (
  select id, row_number() over (partition by private.name_key(name) order by created_at, id) as nth
  from public.companies where status = 'approved'
) shown
where shown.id = c.id and shown.nth > 1;

alter table public.companies drop constraint companies_name_check;
alter table public.companies add constraint companies_name_check check (private.is_company_name(name));
-- Among those shown only: else whoever signs up first under a name would keep its owner out.
create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';

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
    perform private.refuse('PT403', 'A company is approved by the name and license that were reviewed.');
  end if;
  if private.staff_role() = 'admin' then
    return new;
  end if;
  if new.status <> old.status then
    perform private.refuse('PT403', 'Only the site''s staff approve or suspend a company.');
  end if;
  if old.status <> 'pending' and (new.name, new.license) is distinct from (old.name, old.license) then
    perform private.refuse('PT403', 'The name and license of an approved company are changed by the site''s staff.');
  end if;
  return new;
end;
$$;

-- Whether another approved company has this name or one that looks like it.
create function private.name_is_taken(company uuid, name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.companies c
    where c.status = 'approved' and c.id <> company
      and private.name_key(c.name) = private.name_key(name_is_taken.name)
  );
$$;

-- Approves a company, or lets a suspended one back, if its name and license are still those that were
-- reviewed.
create function private.approve_company(company uuid, reviewed_name text, reviewed_license text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT403', 'Only the site''s staff approve a company.');
  end if;
  update public.companies set status = 'approved'
  where id = company and name = reviewed_name and license = reviewed_license;
  if not found then
    perform private.refuse('PT409', 'The name or license of this company was changed after you looked at it. Look again.');
  end if;
exception
  when unique_violation then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
end;
$$;

-- The same as a call: POST /rest/v1/rpc/approve_company. All three are needed; they have defaults
-- because the embedded server answers a browser's question whether it may call only then.
create function public.approve_company(
  company uuid default null, reviewed_name text default null, reviewed_license text default null
) returns void
language sql set search_path = ''
as $$
  select private.approve_company(company, reviewed_name, reviewed_license);
$$;

-- A sign-up whose company name is not allowed makes an account without a company.
create or replace function private.open_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company_name text := btrim(left(btrim(regexp_replace(
    coalesce(new.raw_user_meta_data ->> 'company_name', ''), '[[:cntrl:][:space:]]+', ' ', 'g')), 120));
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

revoke execute on all functions in schema private from public;
revoke execute on function public.approve_company(uuid, text, text) from public, anon, authenticated;
-- A check and an index run with the rights of whoever writes the row.
grant execute on function private.name_key(text), private.is_company_name(text) to authenticated, service_role;
grant execute on function private.name_is_taken(uuid, text) to authenticated, service_role;
grant execute on function private.approve_company(uuid, text, text) to authenticated;
grant execute on function public.approve_company(uuid, text, text) to authenticated;

-- Nobody but the tables' own triggers draws numbers from a sequence.
revoke all on all sequences in schema public from public, anon, authenticated;
