-- What a payment gives, against whoever pays past our page: a payment link is an address that anyone can open
-- by itself, with any order's id behind it, and for a while it may be a link of the provider's test mode.

-- Whether an order was paid in test mode longer ago than it takes to try: it no longer lists anyone, nor
-- keeps anyone from being listed. Else companies would stay listed for money that never moved.
create function private.is_stale_test(its public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select its.test and coalesce(its.paid_at < now() - interval '1 month', false);
$$;

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

create or replace function private.city_taken(its_order uuid, company uuid, plan text, trade text, places text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.entitlements e
    join public.plans theirs on theirs.id = e.plan_id and theirs.cities > 0
    join public.plans ours on ours.id = plan and ours.cities > 0
    join public.orders o on o.id = e.order_id
    where e.order_id is distinct from its_order and (e.company_id is null or e.company_id is distinct from company)
      and (e.trade_id = trade or e.trade_id is null or trade is null) and e.city_ids && places
      and (e.until is null or e.until > now()) and not private.is_stale_test(o) and (theirs.exclusive or ours.exclusive)
  );
$$;

create or replace function private.work_out_order(its_order uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was public.orders;
  now_is public.orders;
  paid record;
  money record;
  ending record;
  sold public.plans;
  listed_in text[];
  ended timestamptz := (select e.until from public.entitlements e where e.order_id = its_order);
  troubles text[];
  waits boolean;
  held text[] := (
    select e.city_ids from public.entitlements e where e.order_id = its_order and (e.until is null or e.until > now())
  );
begin
  select * into was from public.orders o where o.id = its_order for update;
  select count(c.paid_at) as times, min(c.paid_at) as at, sum(c.amount) filter (where c.paid_at is not null) as cents,
    count(*) filter (where not c.failed and not c.expired) as open, coalesce(bool_or(c.failed), false) as failed, count(*) as tries,
    (array_agg(p.id order by c.paid_at, c.checkout) filter (where p.id is not null and c.paid_at is not null))[1] as plan,
    coalesce(bool_or(p.id is null) filter (where c.paid_at is not null), false) as nameless,
    coalesce(bool_or(p.id <> was.plan_id) filter (where c.paid_at is not null), false) as other
  into paid
  from private.checkouts_of(its_order) c left join public.plans p on p.id = c.plan;
  select * into money from private.money_of(its_order);
  select * into ending from private.end_of(its_order);

  now_is := was;
  now_is.state := case
    when paid.times = 0 then case when paid.tries = 0 or paid.open > 0 then 'pending' when paid.failed then 'failed' else 'expired' end
    when money.disputed then 'disputed'
    when money.returned > 0 and money.returned >= money.received then 'refunded'
    when ending.is_over then 'ended'
    when money.failing is not null then 'failed'
    when money.returned > 0 then 'partly refunded'
    else 'paid'
  end;
  now_is.paid_at := paid.at;
  now_is.amount_cents := paid.cents;
  now_is.refunded_cents := money.returned;
  select coalesce(min(e.currency), was.currency), coalesce(bool_or(e.test), was.test) into now_is.currency, now_is.test
  from public.payment_events e where e.order_id = its_order;

  -- What was paid for is what is given. By a link without a name it is what was ordered, once someone looked.
  select * into sold from public.plans p
  where p.id = case when not paid.nameless then paid.plan when 'unknown plan' = any (was.settled) then was.plan_id end;
  -- A listing that was paid for past our page, and a plan to be the only one that nobody here agreed to,
  -- begin once someone looked: whoever has a payment link can open it by itself.
  waits := was.unasked and sold.cities > 0 and not 'unknown order' = any (was.settled)
    or sold.exclusive and was.plan_id is distinct from sold.id and not 'other plan' = any (was.settled);
  listed_in := case when sold.id is not null then private.cities_of(was, sold) else '{}' end;
  troubles := array_remove(array[
    case when paid.times > 0 and was.unasked then 'unknown order' end,
    case when paid.nameless then 'unknown plan' end,
    case when paid.other then 'other plan' end,
    case when paid.times > 1 then format('paid %s times', paid.times) end,
    case when money.disputed then 'disputed' end,
    -- What it has it keeps: another that came later, and was let in, does not put it out with its next month.
    case when paid.times > 0 and now_is.state not in ('refunded', 'ended') and not listed_in <@ coalesce(held, '{}')
        and private.city_taken(was.id, was.company_id, sold.id, was.trade_id, listed_in)
      then 'city taken' end
  ], null);
  now_is.trouble := troubles;
  -- The next dispute is another one, with a date of its own.
  now_is.settled := case when money.disputed then was.settled else array_remove(was.settled, 'disputed') end;

  if sold.id is null or waits or 'city taken' = any (troubles) and not 'city taken' = any (was.settled) then
    delete from public.entitlements e where e.order_id = its_order;
  else
    insert into public.entitlements as e (order_id, company_id, plan_id, trade_id, city_ids, since, until)
    values (its_order, was.company_id, sold.id, was.trade_id, listed_in, paid.at,
      case when now_is.state = 'refunded' then least(money.returned_at, ending.ends_at) else ending.ends_at end)
    on conflict (order_id) do update set company_id = excluded.company_id, plan_id = excluded.plan_id,
      trade_id = excluded.trade_id, city_ids = excluded.city_ids, since = excluded.since, until = excluded.until;
  end if;

  if (now_is.state, now_is.refunded_cents) is distinct from (was.state, was.refunded_cents) then
    now_is.changed_at := now();
  end if;
  update public.orders o set state = now_is.state, trouble = now_is.trouble, settled = now_is.settled, amount_cents = now_is.amount_cents,
    refunded_cents = now_is.refunded_cents, currency = now_is.currency, test = now_is.test, paid_at = now_is.paid_at,
    changed_at = now_is.changed_at
  where o.id = its_order;
  perform private.tell_of_order(was, now_is, money.failing, case when ending.ends_at is distinct from ended then ending.ends_at end);
end;
$$;

create or replace function private.tell_of_order(was public.orders, now_is public.orders, failing text, ends_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := jsonb_build_object('order', now_is.id, 'reference', now_is.reference, 'plan', now_is.plan_id,
    'trade', now_is.trade_id, 'city', now_is.city_id, 'amount_cents', now_is.amount_cents,
    'refunded_cents', now_is.refunded_cents, 'currency', now_is.currency, 'test', now_is.test);
begin
  if now_is.paid_at is not null and was.paid_at is null then
    perform private.queue_mail('order paid', 'order paid ' || now_is.id, now_is.email, told, null, now_is.company_id, null);
  end if;
  if now_is.state = 'failed' and was.state <> 'failed' then
    perform private.queue_mail('order failed', 'order failed ' || now_is.id || ' ' || coalesce(failing, ''), now_is.email,
      told || jsonb_build_object('renewal', failing is not null), null, now_is.company_id, null);
  elsif was.state = 'failed' and now_is.state <> 'failed' then
    -- Not said any more once it is not so.
    delete from private.mail_queue q where q.key like 'order failed ' || now_is.id || '%' and q.state = 'queued';
  end if;
  if now_is.refunded_cents > was.refunded_cents then
    perform private.queue_mail('order refunded', 'order refunded ' || now_is.id || ' ' || now_is.refunded_cents, now_is.email,
      told, null, now_is.company_id, null);
  end if;
  -- Set to end, or ended at once: the last day is told when it is known.
  if ends_at is not null then
    perform private.queue_mail('order ended', 'order ended ' || now_is.id || ' ' || extract(epoch from ends_at)::bigint, now_is.email,
      told || jsonb_build_object('until', ends_at, 'over', ends_at <= now()), null, now_is.company_id, null);
  end if;
  if not now_is.trouble <@ (was.trouble || now_is.settled) then
    perform private.mail_admins('order to look at', 'order to look at ' || now_is.id || ' ' || current_date || ' ' || md5(now_is.trouble::text),
      told || jsonb_build_object('trouble', now_is.trouble));
  end if;
end;
$$;

-- Whoever holds an order's key may claim it for a company, and so would read here whose email it was begun
-- with, and what the operator noted. The pages read orders by `order_state`, which says neither.
drop policy "owners see the orders of their company, buyers their own, admins all" on public.orders;
create policy "admins see all orders" on public.orders
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- Grants.

revoke execute on function private.is_stale_test(public.orders), private.running_for(text, text) from public;
