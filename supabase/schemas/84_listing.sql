-- Who can be picked: a running plan decides it, once listing needs one.

-- Those of some companies that a running plan lists for a trade in a city, and any that it lists as the only one: in the trade
-- that was ordered, since a plan without one would shut every other trade out, too. What was paid in test mode
-- long ago lists nobody: a payment link is an address that anyone can open by itself, with any order's id behind
-- it, and for a while it may be a link of the provider's test mode.
create function private.running_for(trade text, city text, asked uuid[]) returns table (company_id uuid, exclusive boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select e.company_id, p.exclusive and e.trade_id is not null
    from private.standing_entitlements e
    join public.plans p on p.id = e.plan_id and p.cities > 0
    where (e.trade_id = trade or e.trade_id is null) and city = any (e.city_ids) and e.since <= now()
      and (p.exclusive or e.company_id = any (asked));
end;
$$;

-- The companies of a trade in a city whom what is paid for lets be picked: with a plan of their own where the
-- operator asks for one, and against nobody else's exclusive one. `asked` asks about those companies alone.
create function private.listed_for(trade text, city text, asked uuid[] default null) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  asked := coalesce(asked, array(
    select t.company_id from public.company_trades t join public.company_cities s on s.company_id = t.company_id
    where t.trade_id = trade and s.city_id = city));
  return query
    with running as materialized (select * from private.running_for(trade, city, asked)),
    alone as materialized (
      select r.company_id from running r join public.companies c on c.id = r.company_id and c.status = 'approved'
      where r.exclusive
    )
    select c.id
    from public.companies c
    join public.company_trades t on t.company_id = c.id and t.trade_id = trade
    join public.company_cities s on s.company_id = c.id and s.city_id = city
    where c.id = any (asked)
      and (not (select s.listing_needs_plan from private.settings s) or c.is_demo
        or c.id in (select r.company_id from running r))
      and not exists (select from alone a where a.company_id <> c.id);
end;
$$;

-- Whether a company takes requests now: approved, and not away.
create function private.takes_requests(company public.companies) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return company.status = 'approved' and not (company.paused and coalesce(company.paused_until > now(), true));
end;
$$;

-- Those of some companies that may receive a request of this trade in this city now, in the order given.
create function private.serving(asked uuid[], trade text, city text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id
    from private.listed_for(trade, city, asked) l (id)
    join public.companies c on c.id = l.id and private.takes_requests(c)
    order by array_position(asked, l.id)
  );
end;
$$;

-- The companies that can be picked for a trade in a city now, in no order that means anything. `paid`: a plan of
-- its own lists it there. `exclusive`: it is the only one because it pays for that. The page says both.
create function private.companies_for(trade text, city text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as materialized (
    select c.* from private.listed_for(trade, city) l (id) join public.companies c on c.id = l.id and private.takes_requests(c)
  ), running as materialized (
    select r.* from private.running_for(trade, city, array(select id from listed)) r
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description, 'license', c.license,
    'license_checked_at', c.license_checked_at, 'phone', c.phone, 'reply_hours', c.reply_hours, 'is_demo', c.is_demo,
    'paid', c.id in (select r.company_id from running r),
    'exclusive', c.id in (select r.company_id from running r where r.exclusive)) order by c.id), '[]')
  from listed c;
$$;

-- What a company's dashboard says before the first request: in which of its cities homeowners can pick it,
-- for one of its trades at least. A plan may be missing, or another company may pay to be the only one.
create function private.listed_cities(company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
  from public.company_cities s
  where s.company_id = company and exists (
    select from public.company_trades t
    where t.company_id = company and exists (select from private.listed_for(t.trade_id, s.city_id, array[company]))
  );
$$;
