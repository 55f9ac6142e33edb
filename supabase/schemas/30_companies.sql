-- A company's entry: what it is called, what is reviewed of it, what it serves. A company's name is what a
-- homeowner agrees to, so no two shown companies may read alike; names are not sentences, and no text of a company
-- holds what is not seen.

-- What a name looks like at a glance: accents and case dropped, letters and digits that are easily
-- taken for one another made one, a leading "The" and the legal form at the end left off, as is
-- everything that is no letter or digit. Two names with the same key look alike.
create function private.name_key(name text) returns text
language sql immutable set search_path = '' as $$
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
create function private.is_company_name(name text) returns boolean
language sql immutable set search_path = '' as $$
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

-- A license without what people write between its letters and digits; null if there is none.
create function private.license_key(license text) returns text
language sql immutable set search_path = '' as $$
  select nullif(lower(regexp_replace(license, '[^A-Za-z0-9]', '', 'g')), '');
$$;

-- The companies that the caller belongs to.
create function private.own_company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select company_id from public.company_members where user_id = (select auth.uid());
$$;
-- Those of them that stand like this.
create function private.own_company_ids(variadic with_status text[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.id
  from public.companies c
  join public.company_members m on m.company_id = c.id
  where m.user_id = (select auth.uid()) and c.status = any (with_status);
$$;

-- The companies that the caller owns.
create function private.owned_company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.company_id from public.company_members m where m.user_id = (select auth.uid()) and m.role = 'owner';
$$;

-- Refuses a company that is not an approved one of the caller.
create function private.check_own_company(company uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_if(company is null or company not in (select private.own_company_ids('approved')),
    'PT403', 'Requests are for approved companies and the people who belong to them.');
end;
$$;

-- `rejected` may be mended and asked about again; `closed` is what is left when its last member has gone.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_company_name(name)),
  description text not null default '' check (char_length(description) <= 600)
    constraint companies_description_is_plain check (description = private.visible_text(description)),
  license text not null default '' check (char_length(license) <= 80)
    constraint companies_license_is_plain
      check (license = private.visible_text(license) and position(E'\n' in license) = 0),
  -- How soon the company promises a first answer.
  reply_hours smallint not null default 24 check (reply_hours between 1 and 168),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'suspended', 'closed')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- Its public number: a homeowner who cannot wait for an answer calls it. Empty where none is given.
  phone text not null default '' check (phone = '' or private.is_phone(phone))
    -- Numbers that cost the caller money.
    constraint companies_phone_is_free check (phone !~ '^900-|-976-'),
  website text not null default '' check (website = '' or private.is_website(website)),
  -- When the staff found the license in the state's own list; null once it was changed.
  license_checked_at timestamptz,
  paused boolean not null default false,
  -- When the pause ends by itself; null: when someone ends it.
  paused_until timestamptz check (isfinite(paused_until))
);
create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';
create index companies_suspended_name_idx on public.companies (private.name_key(name)) where status = 'suspended';
create index companies_suspended_license_idx on public.companies (private.license_key(license)) where status = 'suspended';
-- Companies, by name.
create index companies_by_name_idx on public.companies (lower(name), id);
create index companies_by_status_name_idx on public.companies (status, lower(name), id);

grant update (name, description, license, reply_hours, phone, website, paused, paused_until) on table public.companies to authenticated;

create policy "visitors see approved companies" on public.companies for select to anon using (status = 'approved');
create policy "members also see their own company, staff see all" on public.companies
  for select to authenticated using (
    status = 'approved'
    or id in (select private.own_company_ids())
    or (select private.staff_role()) is not null
  );
create policy "members and admins change a company" on public.companies
  for update to authenticated
  using (id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- Whether another approved company has this name or one that looks like it.
create function private.name_is_taken(company uuid, name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.companies c
    where c.status = 'approved' and c.id <> company
      and private.name_key(c.name) = private.name_key(name_is_taken.name)
  );
$$;

-- Whether a company closed its account.
create function private.has_closed(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.companies c where c.id = company and c.status = 'closed');
$$;

-- Holds what may not be changed about a company through the API, whatever the table grants say.
create function private.guard_company() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(new.status = 'approved' and private.name_is_taken(new.id, new.name),
    'PT409', 'Another approved company has this name, or one that looks like it.');
  if new.license <> old.license then
    new.license_checked_at := null;
  end if;
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  perform private.refuse_if((new.id, new.is_demo, new.created_at) is distinct from (old.id, old.is_demo, old.created_at),
    'PT403', 'This part of a company''s entry cannot be changed.');
  perform private.refuse_if(new.status <> old.status,
    'PT403', 'The site''s staff decide on a company, with a reason that is kept.');
  perform private.refuse_if(old.status = 'closed', 'PT403', 'This company has closed its account.');
  if private.staff_role() = 'admin' then
    return new;
  end if;
  perform private.refuse_if(new.reply_hours <> old.reply_hours and new.id not in (select private.owned_company_ids()),
    'PT403', 'Only an owner of the company changes what it promises.');
  perform private.refuse_if(old.status not in ('pending', 'rejected')
    and (new.name, new.license, new.description, new.phone, new.website)
      is distinct from (old.name, old.license, old.description, old.phone, old.website),
    'PT403', 'The name, license, description, website and phone number were reviewed. Ask the site''s staff to change them.');
  return new;
end;
$$;
create trigger guard_company before update on public.companies for each row execute function private.guard_company();

create table public.company_trades (
  company_id uuid not null references public.companies on delete cascade,
  trade_id text not null,
  takes_requests boolean not null generated always as (true) stored,
  primary key (company_id, trade_id),
  foreign key (trade_id, takes_requests) references public.trades (id, takes_requests)
);
create index company_trades_trade_idx on public.company_trades (trade_id, takes_requests);

grant insert (company_id, trade_id), delete on table public.company_trades to authenticated;

-- Who can see a company can see what it serves. What it serves is chosen while it waits for approval;
-- after that staff change it, since trades such as solar ask for their own registration.
create policy "trades of visible companies" on public.company_trades
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose trades while pending" on public.company_trades
  for insert to authenticated
  with check (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');
create policy "members drop trades while pending" on public.company_trades
  for delete to authenticated
  using (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');

create table public.company_cities (
  company_id uuid not null references public.companies on delete cascade,
  city_id text not null references public.cities,
  primary key (company_id, city_id)
);
create index company_cities_city_idx on public.company_cities (city_id);

grant insert (company_id, city_id), delete on table public.company_cities to authenticated;

create policy "cities of visible companies" on public.company_cities
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose cities while pending" on public.company_cities
  for insert to authenticated
  with check (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');
create policy "members drop cities while pending" on public.company_cities
  for delete to authenticated
  using (company_id in (select private.own_company_ids('pending', 'rejected')) or (select private.staff_role()) = 'admin');

-- What a company serves is changed by itself only while it waits. The lock makes a change under way and
-- an approval wait for each other, which a policy cannot.
create function private.guard_served() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its_company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  its_status public.companies.status%type;
begin
  if auth.uid() is not null and private.staff_role() is distinct from 'admin' then
    select c.status into its_status from public.companies c where c.id = its_company for share;
    -- Without a status the company is being deleted, and what it served goes with it.
    perform private.refuse_if(its_status not in ('pending', 'rejected'),
      'PT403', 'The trades and cities were reviewed. Ask the site''s staff to change them.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
create trigger guard_served before insert or delete on public.company_trades for each row execute function private.guard_served();
create trigger guard_served before insert or delete on public.company_cities for each row execute function private.guard_served();
