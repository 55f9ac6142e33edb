-- What professionals buy: plans, orders, and what a paid order entitles to. An order is begun here, paid for at the
-- payment provider (Stripe), and never taken for paid because a browser says so: only the provider's own signed
-- events count (82_payments.sql). A company claims its own, the operator sees all of them and settles trouble.

-- What is for sale, as in src/selling/plans.ts; a test compares.
create table public.plans (
  id text primary key,
  -- In how many cities the company's name can be picked; 0: it is not listed.
  cities smallint not null check (cities >= 0),
  -- No other company of the trade can be picked in the city. Arranged by a call, never bought on the page.
  exclusive boolean not null,
  -- Of a month, before tax: what a payment is held against. OPERATOR: change it with src/selling/plans.ts.
  monthly_cents bigint not null check (monthly_cents > 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$')
);
insert into public.plans (id, cities, exclusive, monthly_cents) values
  ('listing', 1, false, 4900), ('city', 3, false, 14900), ('exclusive', 1, true, 44900),
  ('presence', 0, false, 9900), ('voice', 0, false, 9900), ('email', 0, false, 4900);

create policy "everyone sees the plans" on public.plans for select to anon, authenticated using (true);

-- A number for people to read out: without 0 and O, 1 and I.
create function private.new_order_reference() returns text
language sql volatile set search_path = '' as $$
  select 'P-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(sha256(uuid_send(gen_random_uuid())), n) % 32, 1), '')
  from generate_series(0, 5) n;
$$;

create table public.orders (
  -- Unguessable: whoever has it sees the state of the order, and nothing of who ordered.
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_order_reference() check (reference ~ '^P-[2-9A-HJ-NP-Z]{6}$'),
  -- Null: paid for without an order of ours, by a link that names no plan we know.
  plan_id text references public.plans,
  trade_id text references public.trades,
  city_id text references public.cities,
  company_id uuid references public.companies on delete set null,
  user_id uuid references auth.users on delete set null,
  -- Empty: paid for without an order of ours, and the provider told none.
  email text not null
    check (email = '' or private.is_address(email)),
  -- Nothing of ours led to the payment: someone opened the provider's link by itself.
  unasked boolean not null default false,
  -- All that follows is worked out from the events, each time one arrives.
  state text not null default 'pending'
    check (state in ('pending', 'paid', 'failed', 'expired', 'refunded', 'partly refunded', 'disputed', 'ended')),
  -- What a person of ours has to look at, and what of it one has looked at.
  trouble text[] not null default '{}',
  settled text[] not null default '{}',
  settled_note text not null default '' check (char_length(settled_note) <= 2000),
  -- The checkouts; later months are not in it.
  amount_cents bigint check (amount_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  -- Paid in the provider's test mode: no money moved.
  test boolean not null default false,
  paid_at timestamptz,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index orders_newest_idx on public.orders (created_at desc, id desc);
create index orders_state_idx on public.orders (state, created_at desc, id desc);
create index orders_open_idx on public.orders (created_at desc, id desc) where not trouble <@ settled;
create index orders_email_idx on public.orders (lower(email));
create index orders_plan_idx on public.orders (plan_id);
create index orders_trade_idx on public.orders (trade_id);
create index orders_city_idx on public.orders (city_id);
create index orders_company_idx on public.orders (company_id);
create index orders_user_idx on public.orders (user_id);
create index orders_paid_idx on public.orders (paid_at) where paid_at is not null;

-- Whoever holds an order's key may claim it for a company, and so would read here whose email it was begun
-- with, and what the operator noted. The pages read orders by `order_state`, which says neither.
create policy "admins see all orders" on public.orders for select to authenticated using ((select private.staff_role()) = 'admin');

-- What a paid order gives, for as long as it runs.
create table public.entitlements (
  order_id uuid primary key references public.orders on delete cascade,
  -- Null until a company claims its order.
  company_id uuid references public.companies on delete cascade,
  plan_id text not null references public.plans,
  -- Null: every trade of the company.
  trade_id text references public.trades,
  -- Where the company's name can be picked.
  city_ids text[] not null default '{}',
  since timestamptz not null,
  -- Null: until it is ended.
  until timestamptz
);
create index entitlements_company_idx on public.entitlements (company_id);
create index entitlements_plan_idx on public.entitlements (plan_id);
create index entitlements_trade_idx on public.entitlements (trade_id);

create policy "members see what their company is entitled to, admins all" on public.entitlements
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- The entitlements that have not ended. An order that was paid in test mode longer ago than it takes to try
-- no longer lists anyone, nor keeps anyone from being listed: else companies would stay listed for money that
-- never moved. A view, since a function would be called for each order whenever a company is listed.
create view private.standing_entitlements with (security_invoker = true) as
select e.*
from public.entitlements e
join public.orders o on o.id = e.order_id
where (e.until is null or e.until > now()) and not (o.test and coalesce(o.paid_at < now() - interval '1 month', false));

-- The entitlements of others that run and keep a plan from being listed there: theirs is exclusive, or this
-- one is and theirs lists them.
create function private.city_taken(its_order uuid, company uuid, plan text, trade text, places text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.standing_entitlements e
    join public.plans theirs on theirs.id = e.plan_id and theirs.cities > 0
    join public.plans ours on ours.id = plan and ours.cities > 0
    where e.order_id is distinct from its_order and (e.company_id is null or e.company_id is distinct from company)
      and (e.trade_id = trade or e.trade_id is null or trade is null) and e.city_ids && places
      and (theirs.exclusive or ours.exclusive)
  );
$$;

-- Begins an order: anyone may, within limits. Who owns a company and is signed in orders for it.
create function private.start_order(plan text, trade text, city text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.plans;
  its_trade text := nullif(trade, '');
  its_city text := nullif(nullif(city, ''), 'elsewhere');
  address text := btrim(coalesce(email, ''));
  company uuid := (select id from private.owned_company_ids() id);
  made public.orders;
begin
  select * into wanted from public.plans p where p.id = plan;
  perform private.refuse_if(not found, 'PT422', 'This plan is not for sale here. Reload the page.', 'plan');
  -- The operator arranges it on the phone, and sends the link to pay.
  perform private.refuse_if(wanted.exclusive and private.staff_role() is distinct from 'admin',
    'PT422', 'This plan starts with a call, because there is only one for each city. Ask for a call.', 'plan');
  perform private.refuse_if(not private.is_address(address),
    'PT422', 'Type your email address, like pat@example.com.', 'email');
  perform private.refuse_if(its_trade is not null and not exists (select from public.trades t where t.id = its_trade),
    'PT422', 'This trade is not known here. Reload the page.', 'trade');
  perform private.refuse_if(its_city is not null and not exists (select from public.cities c where c.id = its_city),
    'PT422', 'This city is not known here. Pick one from the list.', 'city');
  if wanted.cities > 0 then
    if not exists (select from public.trades t where t.id = its_trade and t.takes_requests) then
      perform private.refuse('PT422', 'No listing is sold for this trade.', 'trade');
    elsif its_city is null then
      perform private.refuse('PT422', 'Pick the city you want to be listed in.', 'city');
    elsif exists (select from public.companies c where c.id = company and c.status <> 'approved') then
      perform private.refuse('PT422', 'A person has not approved your company yet, so there is nothing to pay. We write to you once it is, and you can start then.');
    -- Nobody pays to be listed whom we may yet turn down. What an admin or a script begins was looked at.
    elsif company is null and private.staff_role() is distinct from 'admin'
      and current_setting('role', true) is distinct from 'service_role'
    then
      perform private.refuse('PT422', 'A listing is for companies that a person has approved, so there is nothing to pay yet. Sign your company up first, which costs nothing. Approved already? Sign in as its owner, and start the plan here.', 'company');
    elsif private.city_taken(null, company, wanted.id, its_trade, array[its_city]) then
      perform private.refuse('PT422', 'Another company has this trade and city for now. Pick another city, or ask for a call.', 'city');
    end if;
  end if;
  perform private.count_form(private.sender_of('order'));
  insert into public.orders (plan_id, trade_id, city_id, company_id, user_id, email)
  values (wanted.id, its_trade, its_city, company, (select auth.uid()), address)
  returning * into made;
  return jsonb_build_object('order', made.id, 'reference', made.reference);
end;
$$;

-- The order that a key opens: its id, or the id of a checkout of it. Null for anything else.
create function private.order_of(key text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return (select o.id from public.orders o where o.id = key::uuid);
  elsif key ~ '^cs_(test|live)_[A-Za-z0-9]{10,200}$' then
    return (select min(e.order_id::text)::uuid from public.payment_events e where e.names @> array[key] and e.checkout = key);
  end if;
  return null;
end;
$$;

-- Which services were set up for an order, or are about to be.
create function private.onboarded_services(its_order uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct o.service order by o.service), '{}')
  from public.onboardings o where o.order_id = its_order and o.step <> 'dropped';
$$;

-- What whoever holds the key of an order sees: nothing of who ordered.
create function private.order_state(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', o.reference, 'plan', o.plan_id, 'trade', o.trade_id, 'city', o.city_id,
    'state', o.state, 'amount_cents', o.amount_cents, 'refunded_cents', o.refunded_cents, 'currency', o.currency,
    'test', o.test, 'since', o.changed_at, 'paid_at', o.paid_at, 'until', e.until,
    'trouble_said', not o.trouble <@ o.settled, 'claimed', o.company_id is not null,
    'onboarded', private.onboarded_services(o.id))
  from public.orders o left join public.entitlements e on e.order_id = o.id
  where o.id = private.order_of(key);
$$;

-- A signed-in owner takes a paid order for the company. Once taken it is no other company's; taken again,
-- it is listed in the cities where the company works by now.
create function private.claim_order(key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := (select id from private.owned_company_ids() id);
  claimed public.orders;
begin
  perform private.refuse_if(company is null, 'PT403', 'Sign in as an owner of your company first.');
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

-- All that the operator sees of an order.
create function private.order_line(its_order uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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

-- Someone looked at what was wrong with an order, and writes down what was done. What waited for that, such
-- as a listing, begins. Logged.
create function private.settle_order(order_id uuid, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written text := btrim(private.visible_text(coalesce(note, '')));
  settled public.orders;
begin
  perform private.admins_only();
  perform private.refuse_if(char_length(written) not between 3 and 2000,
    'PT422', 'Write down what you did, in 3 to 2,000 characters.', 'note');
  update public.orders o set settled = o.trouble, settled_note = written
  where o.id = settle_order.order_id and not o.trouble <@ o.settled
  returning * into settled;
  perform private.refuse_if(settled.id is null, 'PT409', 'Nothing waits at this order any more. Look again.');
  perform private.work_out_order(settled.id);
  perform private.log_action('settled order', company => settled.company_id, reason => written,
    detail => jsonb_build_object('order', settled.id, 'reference', settled.reference, 'trouble', settled.trouble));
end;
$$;

-- Deletes orders that nobody paid for, those that are over for so long, and what was told of either.
create function private.forget_orders(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept_from timestamptz := now() - make_interval(years => (select s.keep_payments_years from private.settings s));
  gone uuid[] := array(
    select o.id from public.orders o cross join private.settings s
    where o.paid_at is null and o.created_at < now() - make_interval(days => s.keep_unpaid_orders_days)
    order by o.created_at limit most for update of o skip locked
  ) || array(
    select o.id from public.orders o
    where o.paid_at < kept_from
      and not exists (select from public.payment_events e where e.order_id = o.id and e.happened_at >= kept_from)
      and not exists (select from public.entitlements t where t.order_id = o.id and coalesce(t.until, 'infinity') >= kept_from)
    order by o.paid_at limit most for update of o skip locked
  );
begin
  delete from public.payment_events e where e.order_id = any (gone);
  delete from public.orders o where o.id = any (gone);
  return cardinality(gone)
    -- What no checkout ever tied to an order.
    + private.forget_before('public.payment_events', 'taken_at', kept_from, most, 'order_id is null');
end;
$$;
