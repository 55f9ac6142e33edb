-- What a payment gives, against whoever pays past our page: a payment link is an address that anyone can open
-- by itself, with any order's id behind it, and for a while it may be a link of the provider's test mode.

-- The companies that a running plan lists for a trade in a city, and whether as the only one: in the trade
-- that was ordered, since a plan without one would shut every other trade out, too.
create function private.running_for(trade text, city text) returns table (company_id uuid, exclusive boolean)
language sql stable security definer set search_path = ''
as $$
  select e.company_id, p.exclusive and e.trade_id is not null
  from public.entitlements e
  join public.plans p on p.id = e.plan_id and p.cities > 0
  join public.orders o on o.id = e.order_id
  where (e.trade_id = trade or e.trade_id is null) and city = any (e.city_ids)
    and e.since <= now() and (e.until is null or e.until > now()) and not private.is_stale_test(o);
$$;

create or replace function private.is_listed(company uuid, trade text, city text) returns boolean
language sql stable security definer set search_path = ''
as $$
  with running as (select * from private.running_for(trade, city))
  select (
      not (select s.listing_needs_plan from private.settings s)
      or (select c.is_demo from public.companies c where c.id = company)
      or exists (select from running r where r.company_id = company)
    )
    and not exists (
      select from running r join public.companies c on c.id = r.company_id and c.status = 'approved'
      where r.exclusive and r.company_id <> company
    );
$$;

create or replace function private.companies_for(trade text, city text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description, 'license', c.license, 'licenseCheckedAt', c.license_checked_at,
    'phone', c.phone, 'replyHours', c.reply_hours, 'isDemo', c.is_demo, 'exclusive', exists (
      select from private.running_for(trade, city) r where r.company_id = c.id and r.exclusive
    )) order by c.id), '[]')
  from public.companies c
  join public.company_trades t on t.company_id = c.id and t.trade_id = trade
  join public.company_cities s on s.company_id = c.id and s.city_id = city
  where private.serves(c.id, trade, city);
$$;

-- Grants.

revoke execute on function private.running_for(text, text) from public;
