-- The inbox: something came, and a person works it. Each kind stays in the table of its own, with its checks, its
-- retention and what else it sets off; here is what they have in common, so that one list shows them all.

-- Each case by its kind, which is also its view of /admin. `is_open`: neither done nor dropped; `is_ours`: it waits for us, and
-- not for whoever sent it. Open ones are listed by `since`, the others by `listed_at`.
create view private.cases with (security_invoker = true) as
select 'calls' as kind, c.id, c.step, c.step in ('new', 'in work', 'waiting') as is_open, c.step in ('new', 'in work') as is_ours,
  c.created_at as since, c.created_at as listed_at,
  -- What a search finds it by.
  c.reference, null as order_reference, lower(c.email) as email, array[c.phone] as phones
from public.call_requests c
union all
select 'onboardings', o.id, o.step, o.step in ('new', 'in work', 'waiting'), o.step in ('new', 'in work'),
  o.created_at, o.created_at,
  -- Not joined: a part that joins is read whole, whatever index it has.
  o.reference, (select p.reference from public.orders p where p.id = o.order_id), lower(o.email),
  array[o.answers ->> 'own_number', o.answers ->> 'escalation_number']
from public.onboardings o
union all
select 'kept', k.request_id, k.step, k.step in ('new', 'in work', 'waiting'), k.step in ('new', 'in work'),
  k.changed_at, k.changed_at, null, null, null, null
from public.kept_requests k
union all
-- Waiting: for the company's side, after which we answer.
select 'complaints', k.id,
  case when k.closed_at is not null then 'done' when k.asked_at is not null and k.stated_at is null then 'waiting' else 'new' end,
  k.closed_at is null, k.closed_at is null, k.created_at, coalesce(k.closed_at, k.created_at), null, null, null, null
from public.complaints k
union all
-- Open: something about it needs a person.
select 'orders', o.id, o.state, not o.trouble <@ o.settled, not o.trouble <@ o.settled,
  o.created_at, o.created_at, o.reference, o.reference, lower(o.email), null
from public.orders o
union all
-- A price that neighbors would not believe.
select 'paid', p.id, p.state, p.state = 'held', p.state = 'held', p.created_at, p.created_at, null, null, null, null
from public.paid_prices p
union all
select 'sign-ups', c.id, c.status, c.status = 'pending', c.status = 'pending', c.created_at, c.created_at, null, null, null, null
from public.companies c;

-- All that the staff see of a case.
create function private.case_line(kind text, id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'calls' then private.call_line(id)
    when 'onboardings' then private.onboarding_line(id)
    when 'kept' then private.kept_line(id)
    when 'complaints' then private.complaint_line(id)
    when 'orders' then private.order_line(id)
    when 'paid' then private.paid_line(id)
    when 'sign-ups' then private.company_line(id)
  end;
$$;

-- A page of the cases of a kind, how many there are of each step, up to 1,001, and the key of the next page:
-- `open` ones, oldest first, those of one step, or `all`, newest first; or those that words find, a reference, an
-- email address or a phone number, in whatever step.
create function private.admin_cases(
  kind text, filter text default 'open', words text default '', from_at timestamptz default null, from_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 25;
  search text[] := private.form_search(words);
  oldest_first boolean := search is null and filter = 'open';
  -- So many meet a condition; more are not counted.
  number_of constant text := '(select count(*) from (select from private.cases c where c.kind = %L and %s limit 1001) f)';
  ids uuid[];
  ats timestamptz[];
  counts jsonb;
begin
  perform private.admins_only();
  perform private.refuse_if(search is null and btrim(coalesce(words, '')) <> '',
    'PT422', 'Search by a reference, a whole email address or a whole phone number.');
  execute format('select array_agg(f.id order by f.at %1$s, f.id %1$s), array_agg(f.at order by f.at %1$s, f.id %1$s) from (
      select c.id, c.%2$I as at from private.cases c where c.kind = %3$L and %4$s and %5$s order by c.%2$I %1$s, c.id %1$s limit %6$s
    ) f',
    case when oldest_first then 'asc' else 'desc' end,
    case when oldest_first then 'since' else 'listed_at' end,
    kind,
    case
      when search[1] = 'phone' then format('%L = any (c.phones)', search[2])
      when search is not null then format('c.%I = %L',
        case search[1] when 'email' then 'email' when 'order' then 'order_reference' else 'reference' end, search[2])
      when filter = 'open' then 'c.is_open'
      when filter = 'all' then 'true'
      else format('c.step = %L', filter)
    end,
    case when from_at is null then 'true' else
      format('(c.%I, c.id) %s (%L::timestamptz, %L::uuid)', case when oldest_first then 'since' else 'listed_at' end,
        case when oldest_first then '>' else '<' end, from_at, from_id)
    end,
    most + 1) into ids, ats;
  -- Who looks for a person leaves that behind; the address or number does not stand in the log.
  if search[1] in ('email', 'phone') then
    perform private.log_action(
      case search[1] when 'email' then 'searched by email address' else 'searched by phone number' end,
      detail => jsonb_build_object('found', coalesce(cardinality(ids), 0)));
  end if;
  -- The steps there are, each found in an index by the one before.
  execute format('with recursive steps (step) as (
      select min(c.step) from private.cases c where c.kind = %1$L
      union all
      select (select min(c.step) from private.cases c where c.kind = %1$L and c.step > s.step) from steps s where s.step is not null
    )
    select jsonb_build_object(''all'', %2$s, ''open'', %3$s)
      || coalesce(jsonb_object_agg(s.step, %4$s) filter (where s.step is not null), ''{}'') from steps s',
    kind, format(number_of, kind, 'true'), format(number_of, kind, 'c.is_open'), format(number_of, kind, 'c.step = s.step')) into counts;
  return jsonb_build_object(
    'cases', coalesce((
      select jsonb_agg(private.case_line(kind, f.id) order by f.n) from unnest(ids[:most]) with ordinality f (id, n)
    ), '[]'),
    'next', case when cardinality(ids) > most then jsonb_build_object('at', ats[most], 'id', ids[most]) end,
    'counts', counts || case kind when 'orders' then jsonb_build_object(
      -- Told of by the provider, and of no order we know: after an hour nothing is likely to tie it to one.
      'untied', (select count(*) from public.payment_events e where e.order_id is null and e.taken_at < now() - interval '1 hour')
    ) else '{}' end);
end;
$$;

-- Moves on what is worked by steps, and replaces its note. Dropped: it comes to nothing, or the service has ended.
create function private.step_case(kind text, id uuid, step text, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  noted text;
begin
  perform private.admins_only();
  perform private.refuse_if(step is null or step not in ('new', 'in work', 'waiting', 'done', 'dropped'),
    'PT422', 'A step is new, in work, waiting, done or dropped.', 'step');
  noted := private.typed(jsonb_build_object('note', note), 'note', 2000, true);
  case kind
    when 'calls' then
      update public.call_requests c set step = step_case.step, note = noted where c.id = step_case.id;
    when 'onboardings' then
      update public.onboardings o set step = step_case.step, note = noted where o.id = step_case.id;
    else
      update public.kept_requests k set step = step_case.step, note = noted where kind = 'kept' and k.request_id = step_case.id;
  end case;
  perform private.refuse_if(not found, 'PT404', 'This is no longer here. Look again.');
end;
$$;
