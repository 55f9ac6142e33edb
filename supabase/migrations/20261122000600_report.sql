-- What a company sees of its own work over some months: how many homeowners asked, how soon they were
-- answered, how many jobs were won. Counted here, so that no request has to leave the database for it.

-- The requests sent to the caller's company in these months of Central time, the running one included.
-- `trade` narrows them to one; `trades` lists all that occur.
--   answered in   from the minute the company could see who asks, until its first yes or no
--   due           answered, or the promised time went by before the request was taken back
--   outcome       won and lost make up the win rate; a no of the company's own is neither
create function private.company_report(months integer, trade text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  its_company uuid := (select id from private.own_company_ids('approved') id);
  today date := (now() at time zone 'America/Chicago')::date;
  since date;
begin
  if its_company is null then
    perform private.refuse('PT403', 'Only the people of an approved company see its report.');
  end if;
  if months is null or months not between 1 and 36 then
    perform private.refuse('PT422', 'A report covers 1 to 36 months.');
  end if;
  since := date_trunc('month', today)::date - make_interval(months => months - 1);
  return (
    with received as materialized (
      select q.trade_id, r.quoted_usd, r.lost_reason,
        to_char(r.sent_at at time zone 'America/Chicago', 'YYYY-MM') as month,
        to_char(r.moved_at at time zone 'America/Chicago', 'YYYY-MM') as moved_in,
        extract(epoch from p.answered_at - greatest(p.sent_at, q.confirmed_at)) as answered_in,
        p.answered_at is not null or coalesce(p.promised_by < coalesce(p.withdrawn_at, now()), false) as due,
        coalesce(p.answered_at <= p.promised_by, false) as in_time,
        case
          when r.step = 'won' then 'won'
          when r.step = 'lost' and r.lost_reason = 'turned down' then 'turned down'
          when r.step = 'lost' then 'lost'
          when p.status = 'withdrawn' then 'taken back'
          else 'open'
        end as outcome
      from public.company_records r
      join public.request_recipients p on p.request_id = r.request_id and p.company_id = r.company_id
      join public.requests q on q.id = r.request_id
      where r.company_id = its_company and r.sent_at >= since::timestamp at time zone 'America/Chicago'
    ),
    chosen as materialized (
      select * from received x where company_report.trade is null or x.trade_id = company_report.trade
    ),
    -- One pass for the months, the trades and all together.
    counted as (
      select c.month, c.trade_id, jsonb_build_object(
        'requests', count(*),
        'answered', count(c.answered_in),
        'median_seconds', round(percentile_cont(0.5) within group (order by c.answered_in)),
        'due', count(*) filter (where c.due),
        'in_time', count(*) filter (where c.in_time),
        'quoted', count(c.quoted_usd),
        'won', count(*) filter (where c.outcome = 'won'),
        'lost', count(*) filter (where c.outcome = 'lost'),
        'won_usd', coalesce(sum(c.quoted_usd) filter (where c.outcome = 'won'), 0)
      ) as figures
      from chosen c
      group by grouping sets ((c.month), (c.trade_id), ())
    ),
    closed as (
      select c.moved_in as month, count(*) filter (where c.outcome = 'won') as won,
        count(*) filter (where c.outcome = 'lost') as lost
      from chosen c where c.outcome in ('won', 'lost') group by c.moved_in
    ),
    every_month as (
      select to_char(since + make_interval(months => n), 'YYYY-MM') as month
      from generate_series(0, company_report.months - 1) n
    )
    select jsonb_build_object(
      'today', today,
      'reply_hours', (select c.reply_hours from public.companies c where c.id = its_company),
      'trades', (select coalesce(jsonb_agg(distinct x.trade_id), '[]') from received x),
      'all', (select c.figures from counted c where c.month is null and c.trade_id is null),
      'by_month', (
        select jsonb_agg(jsonb_build_object(
          'month', e.month,
          'requests', coalesce(c.figures -> 'requests', '0'),
          'median_seconds', c.figures -> 'median_seconds',
          'closed', jsonb_build_object('won', coalesce(d.won, 0), 'lost', coalesce(d.lost, 0))) order by e.month)
        from every_month e
        left join counted c on c.month = e.month
        left join closed d on d.month = e.month
      ),
      'by_trade', (
        select coalesce(jsonb_agg(c.figures || jsonb_build_object('trade', c.trade_id)
          order by (c.figures -> 'requests') desc, c.trade_id), '[]')
        from counted c where c.trade_id is not null
      ),
      'lost_reasons', (
        select coalesce(jsonb_object_agg(l.lost_reason, l.n), '{}')
        from (select c.lost_reason, count(*) as n from chosen c where c.outcome = 'lost' group by c.lost_reason) l
      ),
      'outside', jsonb_build_object(
        'open', (select count(*) from chosen c where c.outcome = 'open'),
        'taken_back', (select count(*) from chosen c where c.outcome = 'taken back'),
        'turned_down', (select count(*) from chosen c where c.outcome = 'turned down'))
    )
  );
end;
$$;
-- The same as a call: POST /rest/v1/rpc/company_report.
create function public.company_report(months integer default 12, trade text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.company_report(months, trade);
$$;
insert into private.api_calls (name, callers) values ('company_report', 'signed in');

-- The address by which the people of a company know one another is the one they sign in with.
create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.company_members set signup_email = coalesce(new.email, '') where user_id = new.id;
  return null;
end;
$$;
create trigger follow_address after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_address();

revoke execute on all functions in schema private from public;
revoke execute on function public.company_report(integer, text) from public, anon, authenticated;
grant execute on function private.company_report(integer, text) to authenticated;
grant execute on function public.company_report(integer, text) to authenticated;
