-- What the payment provider tells (Stripe's events, made small by supabase/functions/payments), and what it
-- makes of an order. Events come late, twice and in any order, and most of them do not name the order. So
-- each is kept as it came, events that share an id belong together, and an order is worked out anew from
-- all of its events each time one arrives. Nothing asks which came first.

create table public.payment_events (
  -- As the provider names it: the same one again is the same row.
  id text primary key check (id ~ '^[A-Za-z0-9_]{1,120}$'),
  kind text not null check (kind in (
    'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed',
    'checkout.session.expired', 'invoice.paid', 'invoice.payment_failed', 'invoice_payment.paid',
    'customer.subscription.updated', 'customer.subscription.deleted', 'charge.refunded', 'refund.failed',
    'charge.dispute.created', 'charge.dispute.closed'
  )),
  happened_at timestamptz not null,
  -- Null: kept until the checkout arrives that ties it to an order.
  order_id uuid references public.orders,
  -- The things it names at the provider.
  checkout text,
  subscription text,
  invoice text,
  payment text,
  charge text,
  dispute text,
  names text[] not null generated always as (
    array_remove(array[checkout, subscription, invoice, payment, charge, dispute], null)
  ) stored,
  -- What the link that was paid by sells.
  plan text,
  amount_cents bigint,
  -- Tax in it: what comes on top of the price.
  tax_cents bigint not null default 0,
  currency text,
  -- What the plan cost when this was taken: a price that rises later makes no earlier payment wrong.
  price_cents bigint,
  price_currency text,
  -- How the thing stands: the payment of a checkout, a subscription, a dispute.
  outcome text,
  -- When a subscription is set to end.
  ends_at timestamptz,
  test boolean not null,
  taken_at timestamptz not null default now()
);
create index payment_events_names_idx on public.payment_events using gin (names);
create index payment_events_order_idx on public.payment_events (order_id);
create index payment_events_untied_idx on public.payment_events (taken_at) where order_id is null;

create policy "admins see what the payment provider told" on public.payment_events
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- The order that a checkout pays for: the one it was sent out with. Money that came without one makes an
-- order of its own, so that nothing is lost and someone looks at it.
create function private.paid_for(event jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked text := lower(event ->> 'order');
  found_order uuid;
  own_id uuid := md5('order ' || (event ->> 'checkout'))::uuid;
begin
  if asked ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    found_order := (select o.id from public.orders o where o.id = asked::uuid);
  end if;
  if found_order is not null or event ->> 'kind' = 'checkout.session.expired' then
    return found_order;
  end if;
  insert into public.orders (id, plan_id, email, unasked)
  values (own_id, (select p.id from public.plans p where p.id = event ->> 'plan'),
    case when private.is_address(event ->> 'email') then event ->> 'email' else '' end, true)
  on conflict (id) do nothing;
  return own_id;
end;
$$;

-- How each checkout of an order stands.
create function private.checkouts_of(its_order uuid)
returns table (
  checkout text, paid_at timestamptz, failed boolean, expired boolean, amount bigint, plan text, subscription text, invoice text,
  -- How much more was paid than the plan costs, in cents of its currency; null: in another currency, or no plan.
  above bigint
)
language sql stable security definer set search_path = '' as $$
  select e.checkout,
    min(e.happened_at) filter (where e.kind = 'checkout.session.async_payment_succeeded'
      or e.kind = 'checkout.session.completed' and e.outcome in ('paid', 'no_payment_required')),
    bool_or(e.kind = 'checkout.session.async_payment_failed'), bool_or(e.kind = 'checkout.session.expired'),
    max(e.amount_cents), min(e.plan), min(e.subscription), min(e.invoice),
    case when bool_and(e.currency = e.price_currency) then max(e.amount_cents - e.tax_cents) - max(e.price_cents) end
  from public.payment_events e
  where e.order_id = its_order and e.checkout is not null
  group by e.checkout;
$$;

-- What came in for an order, what went back, and what is under way: one line.
create function private.money_of(
  its_order uuid, out received bigint, out returned bigint, out returned_at timestamptz, out failing text, out disputed boolean,
  -- Money that was given back did not arrive: it still counts as given back, and someone sends it again.
  out stuck boolean
)
language sql stable security definer set search_path = '' as $$
  with event as (select * from public.payment_events e where e.order_id = its_order),
  invoice as (
    select e.invoice, max(e.amount_cents) filter (where e.kind = 'invoice.paid') as paid,
      max(e.happened_at) filter (where e.kind = 'invoice.paid') as paid_at,
      max(e.happened_at) filter (where e.kind = 'invoice.payment_failed') as failed_at
    from event e where e.kind in ('invoice.paid', 'invoice.payment_failed') group by e.invoice
  ),
  charge as (
    -- The provider tells all that was returned of a charge so far. A dispute lost is money returned, too.
    select e.charge, greatest(max(e.amount_cents) filter (where e.kind = 'charge.refunded'),
        max(e.amount_cents) filter (where e.kind = 'charge.dispute.closed' and e.outcome = 'lost')) as returned,
      max(e.happened_at) filter (where e.kind = 'charge.refunded' or e.outcome = 'lost') as returned_at
    from event e where e.charge is not null group by e.charge
  )
  select
    (select coalesce(sum(c.amount), 0) from private.checkouts_of(its_order) c
      where c.paid_at is not null and not exists (select from invoice i where i.invoice = c.invoice and i.paid is not null))
    + (select coalesce(sum(i.paid), 0) from invoice i),
    (select coalesce(sum(c.returned), 0) from charge c),
    (select max(c.returned_at) from charge c),
    -- Unpaid, with nothing paid since.
    (select max(i.invoice) from invoice i
      where i.paid_at is null and i.failed_at is not null and not exists (select from invoice later where later.paid_at > i.failed_at)),
    exists (select from event e where e.kind = 'charge.dispute.created' and not exists (
      select from event c where c.kind = 'charge.dispute.closed' and c.dispute = e.dispute)),
    exists (select from event e where e.kind = 'refund.failed');
$$;

-- When what an order runs on ends: null while any subscription that was paid for runs on, or there is none.
create function private.end_of(its_order uuid, out ends_at timestamptz, out is_over boolean)
language sql stable security definer set search_path = '' as $$
  select case when bool_and(s.ends_at is not null) then max(s.ends_at) end, coalesce(bool_and(s.is_over), false)
  from (
    select c.checkout,
      coalesce(
        (select min(coalesce(e.ends_at, e.happened_at)) from public.payment_events e
          where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.deleted'),
        (select e.ends_at from public.payment_events e
          where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.updated'
          -- Of two words in one second the one that says it ends.
          order by e.happened_at desc, e.ends_at is not null desc, e.id desc limit 1)
      ) as ends_at,
      exists (select from public.payment_events e
        where e.order_id = its_order and e.subscription = c.subscription and e.kind = 'customer.subscription.deleted') as is_over
    from private.checkouts_of(its_order) c where c.paid_at is not null
  ) s;
$$;

-- Where the company of an order is listed: the city it ordered, what it had, then where it works, as many as
-- the plan has.
create function private.cities_of(its public.orders, plan public.plans) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(first.city order by first.nth), '{}')
  from (
    select city, min(nth) as nth
    from (
      select its.city_id as city, 0 as nth where its.city_id is not null
      union all
      select e.city, e.nth from public.entitlements n, unnest(n.city_ids) with ordinality e (city, nth) where n.order_id = its.id
      union all
      select c.city_id, 100 + row_number() over (order by c.city_id) from public.company_cities c where c.company_id = its.company_id
    ) candidate
    group by city order by min(nth) limit plan.cities
  ) first;
$$;

-- Works an order out from its events and nothing else, writes what it entitles to, and tells what changed.
create function private.work_out_order(its_order uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
    coalesce(bool_or(p.id <> was.plan_id) filter (where c.paid_at is not null), false) as other,
    coalesce(bool_or(coalesce(c.above < 0, true)) filter (where p.id is not null and c.paid_at is not null), false) as too_little,
    coalesce(bool_or(c.above > 0) filter (where c.paid_at is not null), false) as too_much
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
    or sold.exclusive and was.plan_id is distinct from sold.id and not 'other plan' = any (was.settled)
    or paid.too_little and not 'other amount' = any (was.settled);
  listed_in := case when sold.id is not null then private.cities_of(was, sold) else '{}' end;
  troubles := array_remove(array[
    case when paid.times > 0 and was.unasked then 'unknown order' end,
    case when paid.nameless then 'unknown plan' end,
    case when paid.other then 'other plan' end,
    case when paid.too_little or paid.too_much then 'other amount' end,
    case when paid.times > 1 then format('paid %s times', paid.times) end,
    case when money.disputed then 'disputed' end,
    case when paid.times > 0 and ending.ends_at is null and now_is.state not in ('refunded', 'ended')
        and exists (select from public.companies c where c.id = was.company_id and c.status = 'closed')
      then 'closed while paying' end,
    case when money.stuck then 'refund failed' end,
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

-- Takes an event: from the function that checked its signature, and from nobody else. Answers the order, or
-- null while none is known. Events wait for each other, so that two that belong together see each other.
create function private.take_payment_event(event jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  its_id text := event ->> 'id';
  its_order uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.take_payment_event'));
  if exists (select from public.payment_events e where e.id = its_id) then
    return (select e.order_id from public.payment_events e where e.id = its_id);
  end if;
  insert into public.payment_events (id, kind, happened_at, order_id, checkout, subscription, invoice, payment, charge, dispute,
    plan, amount_cents, tax_cents, currency, price_cents, price_currency, outcome, ends_at, test)
  values (its_id, event ->> 'kind', (event ->> 'happened_at')::timestamptz,
    case when event ->> 'checkout' is not null then private.paid_for(event) end,
    event ->> 'checkout', event ->> 'subscription', event ->> 'invoice', event ->> 'payment', event ->> 'charge',
    event ->> 'dispute', event ->> 'plan', (event ->> 'amount_cents')::bigint, coalesce((event ->> 'tax_cents')::bigint, 0),
    event ->> 'currency', (select p.monthly_cents from public.plans p where p.id = event ->> 'plan'),
    (select p.currency from public.plans p where p.id = event ->> 'plan'), event ->> 'outcome',
    (event ->> 'ends_at')::timestamptz, coalesce((event ->> 'test')::boolean, false));

  -- All that hangs together with it, by whatever chain of names.
  with recursive tied (id, names) as (
    select e.id, e.names from public.payment_events e where e.id = its_id
    union
    select e.id, e.names from tied t join public.payment_events e on e.names && t.names
  ),
  owner as (
    select e.order_id from tied t join public.payment_events e using (id)
    where e.order_id is not null order by e.happened_at, e.id limit 1
  )
  update public.payment_events e set order_id = owner.order_id
  from tied, owner where e.id = tied.id and e.order_id is null;

  its_order := (select e.order_id from public.payment_events e where e.id = its_id);
  if its_order is not null then
    perform private.work_out_order(its_order);
  end if;
  return its_order;
end;
$$;

-- Tells of an order what is new since it was last worked out. Each letter has a key, so that none comes twice.
-- `ends_at`: when it ends, if that is new.
create function private.tell_of_order(was public.orders, now_is public.orders, failing text, ends_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
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
