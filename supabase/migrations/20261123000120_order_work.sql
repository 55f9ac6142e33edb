-- What is done with orders: a company claims its own, the operator sees all of them and settles trouble, and
-- a running plan decides who can be picked.

-- A signed-in owner takes a paid order for the company. Once taken it is no other company's; taken again,
-- it is listed in the cities where the company works by now.
create function private.claim_order(key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := (
    select m.company_id from public.company_members m where m.user_id = (select auth.uid()) and m.role = 'owner'
  );
  claimed public.orders;
begin
  if company is null then
    perform private.refuse('PT403', 'Sign in as an owner of your company first.');
  end if;
  select * into claimed from public.orders o where o.id = private.order_of(key) for update;
  if not found then
    perform private.refuse('PT404', 'We do not know this order. Open the link in the email about it.');
  elsif claimed.company_id <> company then
    perform private.refuse('PT409', 'This order belongs to another company.');
  elsif claimed.paid_at is null then
    perform private.refuse('PT422', 'This order is not paid for yet. Come back once it is.');
  end if;
  update public.orders o set company_id = company, user_id = coalesce(o.user_id, (select auth.uid())) where o.id = claimed.id;
  perform private.work_out_order(claimed.id);
end;
$$;
create function public.claim_order(key text default null) returns void
language sql set search_path = ''
as $$
  select private.claim_order(key);
$$;

-- All that the operator sees of an order.
create function private.order_line(its_order uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(o) || jsonb_build_object(
    'company_name', (select c.name from public.companies c where c.id = o.company_id),
    'to_look_at', not o.trouble <@ o.settled,
    'entitled', (
      select jsonb_build_object('plan_id', e.plan_id, 'city_ids', e.city_ids, 'since', e.since, 'until', e.until)
      from public.entitlements e where e.order_id = o.id
    ),
    'onboarded', private.onboarded_services(o.id),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'happened_at', e.happened_at, 'names', e.names,
        'plan', e.plan, 'amount_cents', e.amount_cents, 'currency', e.currency, 'outcome', e.outcome)
        order by e.happened_at desc, e.id desc)
      from (
        select * from public.payment_events e where e.order_id = o.id order by e.happened_at desc, e.id desc limit 20
      ) e
    ), '[]'))
  from public.orders o where o.id = its_order;
$$;

-- Orders, newest first, a page at a time. `filter`: a state, `to look at`, a reference, an email address, or
-- nothing for all of them.
create function private.operator_orders(filter text, from_at timestamptz, from_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page constant integer := 25;
  typed text := btrim(coalesce(filter, ''));
  found_orders uuid[];
begin
  perform private.admins_only();
  execute format('select array(select o.id from public.orders o where %s order by o.created_at desc, o.id desc limit %s)',
    array_to_string(array_remove(array[
      case
        when typed = '' then 'true'
        when typed = 'to look at' then 'not o.trouble <@ o.settled'
        when position('@' in typed) > 0 then format('lower(o.email) = lower(%L)', typed)
        when upper(typed) ~ '^P-' then format('o.reference = upper(%L)', typed)
        else format('o.state = %L', typed)
      end,
      case when from_at is not null then format('(o.created_at, o.id) < (%L::timestamptz, %L::uuid)', from_at, from_id) end
    ], null), ' and '), page + 1) into found_orders;
  -- Who looks for a person leaves that behind; the address does not stand in the log.
  if position('@' in typed) > 0 then
    perform private.log_action('searched by email address', detail => jsonb_build_object('found', cardinality(found_orders)));
  end if;
  return jsonb_build_object('more', cardinality(found_orders) > page, 'orders', coalesce((
    select jsonb_agg(private.order_line(f.id) order by f.n) from unnest(found_orders[:page]) with ordinality f (id, n)
  ), '[]'), 'counts', (
    select coalesce(jsonb_object_agg(s.state, s.n), '{}')
    from (
      select o.state, count(*) as n from public.orders o group by o.state
      union all
      select 'to look at', count(*) from public.orders o where not o.trouble <@ o.settled
      union all
      -- Told of by the provider, and of no order we know: after an hour nothing is likely to tie it to one.
      select 'untied', count(*) from public.payment_events e where e.order_id is null and e.taken_at < now() - interval '1 hour'
    ) s
  ));
end;
$$;
create function public.operator_orders(filter text default null, from_at timestamptz default null, from_id uuid default null)
returns jsonb
language sql set search_path = ''
as $$
  select private.operator_orders(filter, from_at, from_id);
$$;

-- Someone looked at what was wrong with an order, and writes down what was done. What waited for that, such
-- as a listing, begins. Logged.
create function private.settle_order(order_id uuid, note text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  written text := btrim(private.visible_text(coalesce(note, '')));
  settled public.orders;
begin
  perform private.admins_only();
  if char_length(written) not between 3 and 2000 then
    perform private.refuse('PT422', 'Write down what you did, in 3 to 2,000 characters.', 'note');
  end if;
  update public.orders o set settled = o.trouble, settled_note = written
  where o.id = settle_order.order_id and not o.trouble <@ o.settled
  returning * into settled;
  if settled.id is null then
    perform private.refuse('PT409', 'Nothing waits at this order any more. Look again.');
  end if;
  perform private.work_out_order(settled.id);
  perform private.log_action('settled order', company => settled.company_id, reason => written,
    detail => jsonb_build_object('order', settled.id, 'reference', settled.reference, 'trouble', settled.trouble));
end;
$$;
create function public.settle_order(order_id uuid default null, note text default null) returns void
language sql set search_path = ''
as $$
  select private.settle_order(order_id, note);
$$;

-- Who can be picked.

-- The companies that a running plan lists for a trade in a city, and whether as the only one: in the trade
-- that was ordered, since a plan without one would shut every other trade out, too. What was paid in test mode
-- long ago lists nobody: a payment link is an address that anyone can open by itself, with any order's id behind
-- it, and for a while it may be a link of the provider's test mode.
create function private.running_for(trade text, city text) returns table (company_id uuid, exclusive boolean)
language sql stable security definer set search_path = ''
as $$
  select e.company_id, p.exclusive and e.trade_id is not null
  from private.standing_entitlements e
  join public.plans p on p.id = e.plan_id and p.cities > 0
  where (e.trade_id = trade or e.trade_id is null) and city = any (e.city_ids) and e.since <= now();
$$;

-- The companies of a trade in a city whom what is paid for lets be picked: with a plan of their own where the
-- operator asks for one, and against nobody else's exclusive one. `one` asks about that company alone.
create function private.listed_for(trade text, city text, one uuid default null) returns setof uuid
-- Not in SQL alone: planned for the company asked about, not for any.
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with running as materialized (select * from private.running_for(trade, city)),
    alone as materialized (
      select r.company_id from running r join public.companies c on c.id = r.company_id and c.status = 'approved'
      where r.exclusive
    )
    select c.id
    from public.companies c
    join public.company_trades t on t.company_id = c.id and t.trade_id = trade
    join public.company_cities s on s.company_id = c.id and s.city_id = city
    where (one is null or c.id = one)
      and (not (select s.listing_needs_plan from private.settings s) or c.is_demo
        or c.id in (select r.company_id from running r))
      and not exists (select from alone a where a.company_id <> c.id);
end;
$$;

-- Whether a company takes requests now: approved, and not away.
create function private.takes_requests(company public.companies) returns boolean
language sql stable set search_path = ''
as $$
  select company.status = 'approved' and not (company.paused and coalesce(company.paused_until > now(), true));
$$;

-- Whether a company may receive a request of this trade in this city now.
create function private.serves(company uuid, trade text, city text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.listed_for(trade, city, company) l (id)
    join public.companies c on c.id = l.id and private.takes_requests(c)
  );
$$;

-- The companies that can be picked for a trade in a city now, in no order that means anything. `exclusive`:
-- it is the only one because it pays for that, which the page says.
create function private.companies_for(trade text, city text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description, 'license', c.license,
    'license_checked_at', c.license_checked_at, 'phone', c.phone, 'reply_hours', c.reply_hours, 'is_demo', c.is_demo,
    'exclusive', c.id in (select r.company_id from private.running_for(trade, city) r where r.exclusive)) order by c.id), '[]')
  from private.listed_for(trade, city) l (id)
  join public.companies c on c.id = l.id and private.takes_requests(c);
$$;
create function public.companies_for(trade text default null, city text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.companies_for(trade, city);
$$;

-- The clock.

-- Deletes orders that nobody paid for, with what was told of them, and what was counted.
create function private.forget_unpaid_orders(most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  unpaid uuid[] := array(
    select o.id from public.orders o cross join private.settings s
    where o.paid_at is null and o.created_at < now() - make_interval(days => s.keep_unpaid_orders_days)
    order by o.created_at limit most for update of o skip locked
  );
  done integer;
  total integer := cardinality(unpaid);
begin
  delete from public.payment_events e where e.order_id = any (unpaid);
  delete from public.orders o where o.id = any (unpaid);
  delete from private.recent_orders where id in (
    select n.id from private.recent_orders n where n.at < now() - interval '1 hour' order by n.at limit most
  );
  get diagnostics done = row_count;
  return total + done;
end;
$$;

-- Grants.

revoke execute on all functions in schema private from public;
grant execute on function private.serves(uuid, text, text) to service_role;
revoke execute on function public.claim_order(text), public.operator_orders(text, timestamptz, uuid),
  public.settle_order(uuid, text), public.companies_for(text, text) from public, anon, authenticated;
grant execute on function public.claim_order(text), public.operator_orders(text, timestamptz, uuid), public.settle_order(uuid, text),
  private.claim_order(text), private.operator_orders(text, timestamptz, uuid), private.settle_order(uuid, text) to authenticated;
grant execute on function public.companies_for(text, text), private.companies_for(text, text) to anon, authenticated, service_role;
insert into private.api_calls (name, callers) values
  ('claim_order', 'signed in'), ('operator_orders', 'signed in'), ('settle_order', 'signed in'), ('companies_for', 'anyone');
