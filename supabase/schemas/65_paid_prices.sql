-- What neighbors paid: after a job, a homeowner may tell what it cost. No name, no company, no street, no address of a
-- network. Staff alone read what one person told; visitors read figures of five jobs and more (decision 024).

-- The trades whose prices are taken, and which answers of their calculators are kept: those that say what was done and
-- how large it was, and none about people.
create table private.paid_trades (
  trade_id text primary key references public.trades,
  fields text[] not null
);
insert into private.paid_trades (trade_id, fields) values
  ('roofing',
    '{job,condition,damage,repair,known,floor,area,squares,covering,metal,pitch,existing,age,tile,shape,stories,layers,rise,decking,valleys,chimneys,skylights,ridgeVent,gutters,panels,extras}'),
  ('hvac',
    '{job,symptom,cools,heats,system,ductWork,age,area,part,heatPart,pumpPart,checked,refrigerant,pounds,hours,credited,warranty,often,repairQuote,newQuote,state,tier,tons,systems,afue,zones,rate,ducts,wiring,lineSet,newThermostat,extras}'),
  ('solar',
    '{job,count,batteries,have,kwh,face,rate,pitch,area,shade,secondFace,secondShare,covering,roofAge,street,bills,retailer,buyback,selfUse,cover,panels,watts,panelAge,battery,also,extras,escalation,degradation,upkeep}'),
  ('pest-control',
    '{target,evidence,underWarranty,bedBugs,severity,work,rooms,area,stories,service,season,lot,nest,bees,method,openings,soiled,yard,months,every,sameDay,tried,calls,door,measured,garage,paved,extras}'),
  ('water-damage',
    '{scope,source,hours,area,walls,moldArea,soiled,floor,floors,rooms,ceilingArea,wallLength,cabinets,ceilingHeight,soaked,standing,contents,mold,afterHours,extras}'),
  ('concrete',
    '{trouble,job,moves,overlay,lift,place,area,thickness,finish,steel,cracks,seal,bonding,soil,base,access,approach,easement,extras}'),
  ('septic',
    '{job,inside,system,problem,fault,sign,part,tank,bedrooms,area,lid,when,since,disposal,young,age,why,soil,fieldSoil,extras,riser,filter,forSale,contract,checked,ownWork,main,distance,offer,tapFee}'),
  ('moving',
    '{reach,home,miles,milesTexas,milesOut,season,day,count,fullness,rooms,items,bulky,flights,elevator,carry,shuttle,packing,crew,friends,storage,valuation}'),
  ('cabinets',
    '{job,condition,kind,pieces,measure,length,boxes,floor,tier,counter,style,box,uppers,material,layout,fronts,doors,drawers,handles,finish,remove,counterSize,plumbing,imported,order,old,extras}'),
  ('garage-door',
    '{job,stuck,smooth,eyes,size,material,springs,fault,fix,drive,cleaned,panelFix,sections,edge,powered,openerAge,afterHours,warranty,age,attached,count,rating,perDay,weight,height,odd,doors,opener,remotes,keypad,outlet,lock,extras}'),
  ('appliance-repair',
    '{appliance,refrigerator,washer,dryer,dishwasher,range,microwave,disposal,microwaveKind,age,brand,checked,fuel,dryerFuel,newPrice,repairs,credited,refrigeratorPart,washerPart,dryerPart,dishwasherPart,rangePart,microwavePart,disposalPart,extra}'),
  ('home-staging', '{kind,area,scope,rooms,months,photos,editing,showings,days,state,term,declutter,paint,extras}');

-- The kinds of job that figures are made of, each with the answers that name it and what it is usually about, in US
-- dollars, as a measure of what cannot be. A test compares them with the calculators.
create table private.paid_jobs (
  trade_id text not null references private.paid_trades,
  id text not null,
  answers jsonb not null,
  usual_usd integer not null check (usual_usd > 0),
  primary key (trade_id, id)
);
insert into private.paid_jobs (trade_id, id, answers, usual_usd)
select j.trade, k.key, jsonb_object(j.named::text[], string_to_array(k.key, '.')), k.value::integer
from (values
  ('roofing', '{job}', '{"replace": 16000, "repair": 800, "storm": 16000}'),
  ('hvac', '{job}', '{"repair": 620, "ducts": 5500, "tune-up": 130}'),
  ('hvac', '{job,system}', '{"replace.ac-furnace": 12000, "replace.ac": 7600, "replace.furnace": 5100,
    "replace.heat-pump": 10000, "replace.mini-split": 3700}'),
  ('solar', '{job}', '{"new": 20000, "reset": 6300, "battery": 15000}'),
  ('pest-control', '{target,service}', '{"general.once": 270, "general.quarterly": 600, "general.bimonthly": 670,
    "general.monthly": 950}'),
  ('pest-control', '{target}', '{"german": 450, "termite": 1800, "rodent": 1400, "bedbug": 750, "flea": 440,
    "mosquito": 920, "fireAnt": 190, "wasp": 170, "bee": 630}'),
  ('water-damage', '{scope}', '{"dry": 2500, "rebuild": 3700, "mold": 2500}'),
  ('concrete', '{job}', '{"repair": 990, "resurface": 4300, "level": 3000, "replace": 8000, "new": 6200}'),
  ('septic', '{job}', '{"pump": 430, "repair": 430, "inspect": 430, "contract": 970, "part": 8300, "replace":
    18000}'),
  ('moving', '{reach}', '{"local": 1600, "texas": 3200, "interstate": 6500}'),
  ('cabinets', '{job}', '{"replace": 17000, "reface": 6200, "repaint": 4100, "hardware": 330}'),
  ('garage-door', '{job}', '{"spring": 380, "cable": 200, "track": 240, "close": 140, "opener": 580, "panel": 580,
    "noise": 180, "new": 2400}'),
  ('appliance-repair', '{appliance}', '{"refrigerator": 280, "washer": 240, "dryer": 210, "dishwasher": 260,
    "range": 240, "microwave": 220, "disposal": 160}'),
  ('home-staging', '{kind}', '{"consult": 300, "occupied": 1100, "vacant": 4300, "virtual": 220}')
) j (trade, named, jobs), jsonb_each_text(j.jobs::jsonb) k;

create table public.paid_prices (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  trade_id text not null,
  job text not null,
  -- One of the cities served, or elsewhere around Dallas and Fort Worth. No nearer: five of one kind must come together.
  region text not null check (region in ('near', 'elsewhere')),
  -- The first day of the month in which it was done.
  month date not null check (extract(day from month) = 1),
  total_cents integer not null check (total_cents > 0),
  -- What our model said was likely for these answers.
  ours_cents integer not null check (ours_cents > 0),
  model_version text not null,
  -- Null: not known.
  tax_in boolean,
  permit_in boolean,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  came_from text not null check (came_from in ('request', 'quote', 'result')),
  -- Who told it, as a salted hash: of the request, or of the number that a browser made for itself.
  teller_hash text not null,
  -- Of the secret that takes it back, which only the browser has.
  secret_hash text not null unique,
  -- Held: an operator looks before it counts.
  state text not null check (state in ('counted', 'held', 'dropped')),
  -- Has been in figures that visitors read.
  published boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  judged_at timestamptz,
  judged_by uuid,
  unique (teller_hash, trade_id, job),
  foreign key (trade_id, job) references private.paid_jobs
);
create index paid_prices_group_idx on public.paid_prices (trade_id, job, region, created_at);
create index paid_prices_held_idx on public.paid_prices (created_at, id) where state = 'held';
create index paid_prices_state_idx on public.paid_prices (state, created_at desc, id desc);
create index paid_prices_month_idx on public.paid_prices (month);
-- A request led to one job, and its page shows one price.
create unique index paid_prices_request_key on public.paid_prices (teller_hash) where came_from = 'request';

-- When prices were told that were taken back: in their week they count on, so that taking back makes no room for more.
create table private.paid_taken_back (
  trade_id text not null,
  job text not null,
  region text not null,
  told_at timestamptz not null
);

create policy "admins see what neighbors paid" on public.paid_prices
  for select to authenticated using ((select private.staff_role()) = 'admin');

-- What visitors read: of five jobs and more of one kind and region, as it was when the figures were last made. There is
-- no other list and no filter.
create table public.paid_figures (
  trade_id text not null,
  job text not null,
  region text not null,
  -- Those that name the job.
  answers jsonb not null,
  jobs integer not null check (jobs >= 5),
  -- The first day of the years of the first and the last job: who told four of five would learn more of the fifth.
  from_year date not null,
  to_year date not null,
  -- About half of them paid between these. These and all below are of several prices each, rounded to two digits.
  low_usd integer not null,
  high_usd integer not null,
  -- From 30 jobs on.
  median_usd integer check (median_usd is null or jobs >= 30),
  -- The nine figures that part them into tenths: as parts of our likely figure for the same answers, from 30 jobs on; in
  -- US dollars, from 100 on.
  tenths_of_ours float[] check (tenths_of_ours is null or jobs >= 30),
  -- Of our model, beside which nine in ten were told: these tenths are for it.
  version text check ((version is null) = (tenths_of_ours is null)),
  tenths_usd integer[] check (tenths_usd is null or jobs >= 100),
  is_demo boolean not null,
  made_on date not null default current_date,
  primary key (trade_id, job, region),
  foreign key (trade_id, job) references private.paid_jobs
);

create policy "everyone reads the figures of what neighbors paid" on public.paid_figures
  for select to anon, authenticated using (true);

-- Below what given parts of the prices lie, smoothed by Bernstein polynomials (Cheng 1995): a mean of all of them, each
-- weighed by the chance that as many of the others as it has below it are below, where each is with the chance of that
-- part. Of prices evenly apart it is percentile_cont, but never one price or two. No price of five weighs over 0.43.
-- Rounded to two digits that count: nothing that visitors read of a price says more.
create function private.smoothed(prices float[], parts float[]) returns float[]
language sql immutable set search_path = '' as $$
  select array(
    -- By logarithms, as the ways to draw many are more than a float holds.
    select round(w.mean, 1 - floor(log(w.mean))::integer) from (
      select u.at,
        sum(s.price * exp(greatest(-700, s.ways + (s.nth - 1) * ln(u.part) + (s.n - s.nth) * ln(1 - u.part))))::numeric as mean
      from unnest(parts) with ordinality u (part, at), (
        select r.*, coalesce(sum(ln((r.n - r.nth + 1.0::float) / nullif(r.nth - 1, 0))) over (order by r.nth), 0) as ways
        from (select price, row_number() over (order by price) as nth, count(*) over () as n from unnest(prices) price) r
      ) s
      group by u.at
    ) w
    order by w.at
  );
$$;

-- Nobody else tells of a kind of job and region, takes back or judges, until this transaction is done. Asked before any
-- row is held: whoever makes the figures holds them all.
create function private.alone_with(its public.paid_prices) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('private.paid_prices'), hashtext(concat_ws(' ', its.trade_id, its.job, its.region)));
$$;

-- Makes the figures of a group again where at least five jobs are in it that never were in any: so each differs from
-- every one before by five jobs or more, whatever was taken back in between. Where more than a tenth of those they tell
-- of are taken back or dropped, nothing is told until then: made again with fewer others, they would give one away.
create function private.publish_paid() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its public.paid_prices := coalesce(new, old);
  made public.paid_figures;
  fresh integer;
  tenths float[] := '{0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9}';
  paid float[];
  of_ours float[];
begin
  perform private.alone_with(its);
  insert into private.paid_taken_back
  select old.trade_id, old.job, old.region, old.created_at where tg_op = 'DELETE';
  select count(*) filter (where not p.published), count(*), date_trunc('year', min(p.month)),
    date_trunc('year', max(p.month)), bool_or(p.is_demo),
    array_agg(p.total_cents / 100.0), array_agg(p.total_cents::float / p.ours_cents)
  into fresh, made.jobs, made.from_year, made.to_year, made.is_demo, paid, of_ours
  from public.paid_prices p
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted';
  delete from public.paid_figures f
  where (f.trade_id, f.job, f.region) = (its.trade_id, its.job, its.region)
    and (fresh >= 5 or made.jobs - fresh < 5 or made.jobs - fresh < 0.9 * f.jobs);
  if fresh < 5 then
    return null;
  end if;
  -- Our figure for a job may differ by version, and anyone may make one up: a tenth of others moves a quote's place
  -- among tenths by one at most.
  select p.model_version into made.version from public.paid_prices p
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted'
  group by p.model_version having made.jobs >= 30 and count(*) >= 0.9 * made.jobs;
  insert into public.paid_figures (trade_id, job, region, answers, jobs, from_year, to_year, low_usd, high_usd,
    median_usd, tenths_of_ours, tenths_usd, version, is_demo)
  select its.trade_id, its.job, its.region, j.answers, made.jobs, made.from_year, made.to_year, q[1], q[2],
    case when made.jobs >= 30 then q[3] end, case when made.version is not null then private.smoothed(of_ours, tenths) end,
    case when made.jobs >= 100 then private.smoothed(paid, tenths) end, made.version, made.is_demo
  from private.paid_jobs j, private.smoothed(paid, '{0.25,0.75,0.5}') q
  where (j.trade_id, j.id) = (its.trade_id, its.job);
  update public.paid_prices p set published = true
  where (p.trade_id, p.job, p.region) = (its.trade_id, its.job, its.region) and p.state = 'counted' and not p.published;
  return null;
end;
$$;
create trigger publish_paid after insert or delete or update of state on public.paid_prices
  for each row execute function private.publish_paid();

-- A sum in cents, from 1 cent to 10 million dollars; refuses any other.
create function private.cents_of(told jsonb, key text) returns integer
language plpgsql stable set search_path = '' as $$
begin
  perform private.refuse_if(jsonb_typeof(told -> key) is distinct from 'number' or (told ->> key)::numeric not between 1 and 1e9,
    'PT422', 'Write what it cost in all, above $0.', 'total');
  return round((told ->> key)::numeric);
end;
$$;

-- Whether a value can be an answer of a calculator: a number, the name of a choice, or a list or tally of them. Words
-- that somebody typed are none.
create function private.is_answer(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'number' then true
    when 'string' then value #>> '{}' ~ '^[A-Za-z0-9-]{1,40}$'
    when 'array' then not exists (
      select from jsonb_array_elements(value) v where jsonb_typeof(v) <> 'string' or v #>> '{}' !~ '^[A-Za-z0-9-]{1,40}$')
    when 'object' then not exists (
      select from jsonb_each(value) v where v.key !~ '^[A-Za-z0-9-]{1,40}$' or jsonb_typeof(v.value) <> 'number')
    else false
  end;
$$;

-- The request whose private link told a price, as it is kept.
create function private.teller_of(request uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.salted_hash('request ' || request);
$$;

-- Takes a price in. The same id with the same secret is answered as told. What cannot be is refused with what to change;
-- what is three times off our likely figure, which no published price is, or off what such a job usually is, or comes
-- with many of its kind in a week, waits for an operator.
create function private.tell_paid(told jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := private.token_request_id();
  limits private.settings := (select s from private.settings s);
  today date := (now() at time zone 'America/Chicago')::date;
  sender private.recent_forms := private.sender_of('paid');
  paid public.paid_prices;
  usual_cents numeric;
begin
  perform private.refuse_if(jsonb_typeof(told) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(told, 'This is too long.');
  -- A field that people do not see.
  perform private.refuse_if(private.typed(told, 'website', 400) <> '',
    'PT422', 'A hidden field was filled in, which usually means a program did it. Reload the page and type it by hand.');
  paid.id := private.typed_id(told);
  perform private.refuse_if(private.typed(told, 'secret', 100) !~ '^[A-Za-z0-9_-]{32,100}$',
    'PT422', 'The price came without its secret. Reload the page and send it again.');
  paid.secret_hash := encode(sha256(convert_to(told ->> 'secret', 'UTF8')), 'hex');
  select p.state into paid.state from public.paid_prices p where p.id = paid.id and p.secret_hash = paid.secret_hash;
  if found then
    return jsonb_build_object('state', paid.state);
  end if;

  paid.came_from := private.typed(told, 'came_from', 10);
  perform private.refuse_if(paid.came_from not in ('request', 'quote', 'result'),
    'PT422', 'The form came without its page. Reload the page and send it again.');
  paid.trade_id := private.typed(told, 'trade', 40);
  if paid.came_from = 'request' then
    perform private.refuse_if(not exists (
      select from public.requests r
      where r.id = request and r.trade_id = paid.trade_id and r.confirmed_at is not null and r.withdrawn_at is null
    ), 'PT403', 'This link opens no request that was sent and confirmed.');
    paid.teller_hash := private.teller_of(request);
  else
    perform private.refuse_if(private.typed(told, 'device', 40) !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      'PT422', 'The form came without its number. Reload the page and send it again.');
    paid.teller_hash := private.salted_hash('device ' || (told ->> 'device'));
  end if;

  select coalesce(jsonb_object_agg(a.key, a.value), '{}') into paid.answers
  from private.paid_trades t, jsonb_each(case jsonb_typeof(told -> 'answers') when 'object' then told -> 'answers' else '{}' end) a
  where t.trade_id = paid.trade_id and a.key = any (t.fields) and private.is_answer(a.value);
  select j.id, 100.0 * j.usual_usd into paid.job, usual_cents
  from private.paid_jobs j where j.trade_id = paid.trade_id and paid.answers @> j.answers;
  perform private.refuse_if(paid.job is null,
    'PT422', 'Say first what was done: the first questions about the job are open.', 'answers');
  paid.region := private.typed(told, 'region', 10);
  perform private.refuse_if(paid.region not in ('near', 'elsewhere'), 'PT422', 'Choose where the home is.', 'region');
  perform private.refuse_if(private.typed(told, 'month', 7) !~ '^20[0-9]{2}-(0[1-9]|1[0-2])$',
    'PT422', 'Choose the month in which it was done.', 'month');
  paid.month := ((told ->> 'month') || '-01')::date;
  perform private.refuse_if(paid.month > today,
    'PT422', 'This month is still to come. Choose the month in which it was done.', 'month');
  perform private.refuse_if(paid.month < today - make_interval(years => limits.take_paid_years),
    'PT422', format('Prices change: we take jobs of the last %s years.', limits.take_paid_years), 'month');
  paid.total_cents := private.cents_of(told, 'total_cents');
  paid.ours_cents := private.cents_of(told, 'ours_cents');
  paid.model_version := private.typed(told, 'version', 20);
  -- Visitors read it beside the figures, so it says nothing else.
  perform private.refuse_if(paid.model_version !~ '^20[0-9]{2}(\.[0-9]{1,3}){2}$',
    'PT422', 'The form came without its version. Reload the page and send it again.');
  paid.tax_in := case private.typed(told, 'tax', 3) when 'yes' then true when 'no' then false end;
  paid.permit_in := case private.typed(told, 'permit', 3) when 'yes' then true when 'no' then false end;

  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.count_form(sender);
  perform private.refuse_if(sender.address_hash <> '' and (
    select count(*) from private.recent_forms n
    where n.form = 'paid' and n.address_hash = sender.address_hash and n.at > now() - interval '1 day'
  ) > limits.paid_prices_per_address_per_day,
    'PT429', 'Enough prices came from this connection for today. Yours stays on this page: send it tomorrow.');
  perform private.alone_with(paid);
  paid.state := case when paid.total_cents between paid.ours_cents / 3.0 and 3.0 * paid.ours_cents
    -- The browser says what ours is: whatever it says, no such job is far off unseen.
    and paid.total_cents between usual_cents / 3 and 3 * usual_cents
    and (
      select count(*) from (
        select p.trade_id, p.job, p.region, p.created_at from public.paid_prices p
        union all
        select * from private.paid_taken_back
      ) told (trade_id, job, region, at)
      where (told.trade_id, told.job, told.region) = (paid.trade_id, paid.job, paid.region)
        and told.at > now() - interval '7 days'
    ) < limits.paid_prices_per_job_per_week then 'counted' else 'held' end;
  insert into public.paid_prices (id, trade_id, job, region, month, total_cents, ours_cents, model_version, tax_in, permit_in,
    answers, came_from, teller_hash, secret_hash, state)
  values (paid.id, paid.trade_id, paid.job, paid.region, paid.month, paid.total_cents, paid.ours_cents, paid.model_version,
    paid.tax_in, paid.permit_in, paid.answers, paid.came_from, paid.teller_hash, paid.secret_hash, paid.state);
  return jsonb_build_object('state', paid.state);
exception
  when unique_violation then
    perform private.refuse('PT409', 'You told us of a job like this already. Take that price back to tell another.');
end;
$$;

create function private.delete_paid(secret text, teller text) returns void
language sql security definer set search_path = '' as $$
  select private.alone_with(p) from public.paid_prices p where p.secret_hash = secret or p.teller_hash = teller;
  delete from public.paid_prices p where p.secret_hash = secret or p.teller_hash = teller;
$$;

-- Takes a price back: by its secret, or by the private link of the request that told it. Twice is the same as once.
create function private.take_back_paid(secret text default null) returns void
language sql security definer set search_path = '' as $$
  select private.delete_paid(encode(sha256(convert_to(secret, 'UTF8')), 'hex'), private.teller_of(private.token_request_id()));
$$;

-- What the private link of the caller told; null where no prices of its trade are taken.
create function private.told_paid() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('price', (
    select jsonb_build_object('total_cents', p.total_cents, 'month', p.month, 'state', p.state)
    from public.paid_prices p where p.teller_hash = private.teller_of(r.id)
  ))
  from public.requests r join private.paid_trades t on t.trade_id = r.trade_id
  where r.id = private.token_request_id();
$$;

-- Taking a request back takes back what it told.
create function private.take_back_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_paid(null, private.teller_of(new.request_id));
  return null;
end;
$$;
create trigger take_back_told after insert on public.request_withdrawals for each row execute function private.take_back_told();

-- What the operator sees and decides.

create function private.paid_line(price uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p) - '{teller_hash,secret_hash,published}'::text[]
    || jsonb_build_object('judged_by', (select u.email from auth.users u where u.id = p.judged_by))
  from public.paid_prices p where p.id = price;
$$;

-- Lets a price count, or drops it. Logged.
create function private.judge_paid(price uuid, counts boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admins_only();
  perform private.alone_with(p) from public.paid_prices p where p.id = price;
  update public.paid_prices p
  set state = case when counts then 'counted' else 'dropped' end, judged_at = now(), judged_by = (select auth.uid())
  where p.id = price;
  perform private.refuse_if(not found, 'PT404', 'This price was taken back.');
  perform private.log_action(case when counts then 'counted a price' else 'dropped a price' end, detail => (
    select jsonb_build_object('job', concat_ws(' ', p.trade_id, p.job), 'usd', round(p.total_cents / 100.0)) from public.paid_prices p where p.id = price));
end;
$$;

create function private.forget_paid(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('public.paid_prices', 'month', now() - make_interval(years => s.keep_paid_years), most)
    + private.forget_before('private.paid_taken_back', 'told_at', now() - interval '7 days', most)
  from private.settings s;
$$;
