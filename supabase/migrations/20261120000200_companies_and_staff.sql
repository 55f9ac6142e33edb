-- Who works with the site: the trades and cities it knows, the companies, their people, and the staff.

-- The site's trades by the ids of src/trades. Texas law on soliciting patients keeps two of them from
-- taking paid requests.
create table public.trades (
  id text primary key,
  takes_requests boolean not null,
  -- Texas licenses all of its work: a company is approved for it with a license that someone looked up.
  -- `licensing` in src/selling/licenses.ts says which.
  needs_license boolean not null default false,
  -- Lets a foreign key say "a trade that takes requests".
  unique (id, takes_requests)
);
insert into public.trades (id, takes_requests) values
  ('roofing', true), ('hvac', true), ('solar', true), ('pest-control', true), ('water-damage', true),
  ('concrete', true), ('septic', true), ('moving', true), ('cabinets', true), ('garage-door', true),
  ('appliance-repair', true), ('home-staging', true), ('chiropractic', false), ('senior-care', false),
  ('forensic-cleaning', true);
update public.trades set needs_license = id in ('hvac', 'solar', 'pest-control', 'septic', 'moving');

-- The cities served, by the ids of src/site.ts.
create table public.cities (id text primary key);
insert into public.cities (id) values
  ('southlake'), ('allen'), ('plano'), ('frisco'), ('mckinney'), ('dallas');

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null
    check (char_length(name) between 2 and 120 and name = btrim(name) and name !~ '[[:cntrl:]]'),
  description text not null default '' check (char_length(description) <= 600),
  license text not null default '' check (char_length(license) <= 80),
  -- How soon the company promises a first answer.
  reply_hours smallint not null default 24 check (reply_hours between 1 and 168),
  status text not null default 'pending' check (status in ('pending', 'approved', 'suspended')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create index companies_status_idx on public.companies (status);

create table public.company_trades (
  company_id uuid not null references public.companies on delete cascade,
  trade_id text not null,
  takes_requests boolean not null generated always as (true) stored,
  primary key (company_id, trade_id),
  foreign key (trade_id, takes_requests) references public.trades (id, takes_requests)
);
create index company_trades_trade_idx on public.company_trades (trade_id, takes_requests);

create table public.company_cities (
  company_id uuid not null references public.companies on delete cascade,
  city_id text not null references public.cities,
  primary key (company_id, city_id)
);
create index company_cities_city_idx on public.company_cities (city_id);

create table public.company_members (
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- The address given at sign-up, for the staff who approve the company.
  signup_email text not null default '',
  primary key (company_id, user_id)
);
create index company_members_user_idx on public.company_members (user_id);

-- The site's own people. Nothing in the API writes here: `npm run grant-role` does.
create table public.staff (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null check (role in ('admin', 'developer_admin')),
  granted_at timestamptz not null default now()
);

-- What policies ask about the caller.

-- Whether someone has an app that makes codes for signing in: a verified factor of the auth service. The
-- embedded server has none.
create function private.has_app(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end;
$$;

-- How staff stand with the code that comes after the password: 'given' in this session, 'to give', 'to set
-- up' where all staff need one, 'none' where none is needed.
create function private.code_of_staff() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then 'given'
    when private.has_app((select auth.uid())) then 'to give'
    when s.staff_need_codes then 'to set up'
    else 'none'
  end
  from private.settings s;
$$;

-- Nobody is staff by a password alone who has an app, or needs one.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held text;
begin
  select s.role into held from public.staff s where s.user_id = (select auth.uid());
  -- Looked at only for staff: most who call are not.
  return case when held is not null and private.code_of_staff() in ('given', 'none') then held end;
end;
$$;

create function private.own_company_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select company_id from public.company_members where user_id = (select auth.uid());
$$;

create function private.own_company_ids(with_status text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.id
  from public.companies c
  join public.company_members m on m.company_id = c.id
  where m.user_id = (select auth.uid()) and c.status = with_status;
$$;

-- Holds what may not be changed about a company through the API, whatever the table grants say.
create function private.guard_company() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'approved' and private.name_is_taken(new.id, new.name) then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
  end if;
  if new.license <> old.license then
    new.license_checked_at := null;
  end if;
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.id, new.is_demo, new.created_at) is distinct from (old.id, old.is_demo, old.created_at) then
    perform private.refuse('PT403', 'This part of a company''s entry cannot be changed.');
  end if;
  if new.status <> old.status then
    perform private.refuse('PT403', 'The site''s staff decide on a company, with a reason that is kept.');
  end if;
  if old.status = 'closed' then
    perform private.refuse('PT403', 'This company has closed its account.');
  end if;
  if private.staff_role() = 'admin' then
    return new;
  end if;
  if new.reply_hours <> old.reply_hours and new.id not in (select private.owned_company_ids()) then
    perform private.refuse('PT403', 'Only an owner of the company changes what it promises.');
  end if;
  if old.status not in ('pending', 'rejected')
    and (new.name, new.license, new.description, new.phone, new.website)
      is distinct from (old.name, old.license, old.description, old.phone, old.website)
  then
    perform private.refuse('PT403', 'The name, license, description, website and phone number were reviewed. Ask the site''s staff to change them.');
  end if;
  return new;
end;
$$;
create trigger guard_company before update on public.companies
  for each row execute function private.guard_company();

-- A sign-up that names a company makes it, pending, with the signer as its owner. What is not in its form
-- is left out and fails nothing; nothing else of what the signer wrote is used: no role, no status.
create function private.open_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := coalesce(new.raw_user_meta_data, '{}');
  company_name text := btrim(left(btrim(regexp_replace(
    coalesce(told ->> 'company_name', ''), '[[:cntrl:][:space:],]+', ' ', 'g')), 120));
  its_phone text := coalesce(told ->> 'phone', '');
  its_website text := coalesce(told ->> 'website', '');
  its_license text := case jsonb_typeof(told -> 'license') when 'string'
    then btrim(replace(private.visible_text(told ->> 'license'), E'\n', ' ')) else '' end;
  its_hours text := coalesce(told ->> 'reply_hours', '');
  new_company uuid;
begin
  if not private.is_company_name(company_name) then
    return new;
  end if;
  insert into public.companies (name, phone, website, license, reply_hours)
  values (
    company_name,
    case when its_phone ~ '^[2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4}$' and its_phone !~ '^900-|-976-' then its_phone else '' end,
    case when char_length(its_website) <= 200
      and its_website ~ '^https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[^[:space:]<>"]*)?$'
      and its_website = private.visible_text(its_website) then its_website else '' end,
    case when char_length(its_license) <= 80 then its_license else '' end,
    case when its_hours ~ '^[0-9]{1,3}$' and its_hours::integer between 1 and 168 then its_hours::smallint else 24 end
  )
  returning id into new_company;
  insert into public.company_members (company_id, user_id, signup_email)
  values (new_company, new.id, coalesce(new.email, ''));
  insert into public.company_trades (company_id, trade_id)
  select new_company, t.id from public.trades t
  where t.takes_requests and jsonb_typeof(told -> 'trades') = 'array' and (told -> 'trades') @> to_jsonb(t.id);
  insert into public.company_cities (company_id, city_id)
  select new_company, c.id from public.cities c
  where jsonb_typeof(told -> 'cities') = 'array' and (told -> 'cities') @> to_jsonb(c.id);
  return new;
end;
$$;
create trigger open_company after insert on auth.users
  for each row execute function private.open_company();

revoke execute on all functions in schema private from public;
grant execute on function private.staff_role() to authenticated, service_role;
grant execute on function private.own_company_ids() to authenticated;
grant execute on function private.own_company_ids(text) to authenticated;

-- Grants: first nothing, then the least.

revoke all on table public.trades, public.cities, public.companies, public.company_trades,
  public.company_cities, public.company_members, public.staff from public, anon, authenticated;
grant all on table public.trades, public.cities, public.companies, public.company_trades,
  public.company_cities, public.company_members, public.staff to service_role;

grant select on table public.trades, public.cities, public.company_trades, public.company_cities,
  public.companies to anon, authenticated;
grant update (name, description, license, reply_hours, status) on table public.companies to authenticated;
grant insert (company_id, trade_id), delete on table public.company_trades to authenticated;
grant insert (company_id, city_id), delete on table public.company_cities to authenticated;
grant select on table public.company_members, public.staff to authenticated;

alter table public.trades enable row level security;
alter table public.cities enable row level security;
alter table public.companies enable row level security;
alter table public.company_trades enable row level security;
alter table public.company_cities enable row level security;
alter table public.company_members enable row level security;
alter table public.staff enable row level security;

create policy "everyone reads the trades" on public.trades for select to anon, authenticated using (true);
create policy "everyone reads the cities" on public.cities for select to anon, authenticated using (true);

create policy "visitors see approved companies" on public.companies
  for select to anon using (status = 'approved');
create policy "members also see their own company, staff see all" on public.companies
  for select to authenticated using (
    status = 'approved'
    or id in (select private.own_company_ids())
    or (select private.staff_role()) is not null
  );
create policy "members and admins change a company" on public.companies
  for update to authenticated
  using (id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin')
  with check (id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- Who can see a company can see what it serves. What it serves is chosen while it waits for approval;
-- after that staff change it, since trades such as solar ask for their own registration.
create policy "trades of visible companies" on public.company_trades
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose trades while pending" on public.company_trades
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('pending')) or (select private.staff_role()) = 'admin'
  );
create policy "members drop trades while pending" on public.company_trades
  for delete to authenticated
  using (
    company_id in (select private.own_company_ids('pending')) or (select private.staff_role()) = 'admin'
  );

create policy "cities of visible companies" on public.company_cities
  for select to anon, authenticated
  using (exists (select from public.companies c where c.id = company_id));
create policy "members choose cities while pending" on public.company_cities
  for insert to authenticated
  with check (
    company_id in (select private.own_company_ids('pending')) or (select private.staff_role()) = 'admin'
  );
create policy "members drop cities while pending" on public.company_cities
  for delete to authenticated
  using (
    company_id in (select private.own_company_ids('pending')) or (select private.staff_role()) = 'admin'
  );

create policy "members see their membership, admins all" on public.company_members
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'admin');

create policy "staff see their own role, admins all" on public.staff
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'admin');
