-- What a company sees of its own work over some months: how many homeowners asked, how soon they were
-- answered, how many jobs were won. Counted here, so that no request has to leave the database for it.

-- The requests sent to the caller's company in these months of Central time, the running one included.
-- `trade` narrows them to one; `trades` lists all that occur.
--   answered in   from the minute the company could see who asks, until its first yes or no
--   due           answered, or the promised time went by before the request was taken back
--   outcome       won and lost make up the win rate; a no of the company's own is neither
create function private.company_report(months integer default 12, trade text default null) returns jsonb
-- Sorted in memory, however many requests there were.
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  its_company uuid := (select id from private.own_company_ids('approved') id);
  today date := (now() at time zone 'America/Chicago')::date;
  since date;
  -- When each month began, and the next one begins.
  begins timestamptz[];
begin
  perform private.refuse_if(its_company is null, 'PT403', 'Only the people of an approved company see its report.');
  perform private.refuse_if(months is null or months not between 1 and 36, 'PT422', 'A report covers 1 to 36 months.');
  since := date_trunc('month', today)::date - make_interval(months => months - 1);
  begins := array(
    select (since + make_interval(months => n))::timestamp at time zone 'America/Chicago' from generate_series(0, months) n
  );
  return (
    -- Counted in one pass; of all that is alike in what the report tells apart there is one row.
    with cells as materialized (
      select r.trade_id, width_bucket(r.sent_at, begins) as month, width_bucket(r.moved_at, begins) as moved_in, r.lost_reason,
        case
          when r.step = 'won' then 'won'
          when r.step = 'lost' and r.lost_reason = 'turned down' then 'turned down'
          when r.step = 'lost' then 'lost'
          when r.taken_back then 'taken back'
          else 'open'
        end as outcome,
        count(*) as requests, count(r.answered_in) as answered, count(r.quoted_usd) as quoted, sum(r.quoted_usd) as usd,
        count(*) filter (where r.answered_in is not null or r.due_by < now()) as due, count(*) filter (where r.in_time) as in_time
      from public.company_records r
      where r.company_id = its_company and r.sent_at >= begins[1]
      group by 1, 2, 3, 4, 5
    ),
    chosen as (
      select * from cells x where company_report.trade is null or x.trade_id = company_report.trade
    ),
    -- For the months, the trades and all together.
    medians as materialized (
      select m.month, m.trade_id, round(percentile_cont(0.5) within group (order by m.answered_in)) as seconds
      from (
        select width_bucket(r.sent_at, begins) as month, r.trade_id, r.answered_in
        from public.company_records r
        where r.company_id = its_company and r.sent_at >= begins[1] and r.answered_in is not null
          and (company_report.trade is null or r.trade_id = company_report.trade)
      ) m
      group by grouping sets ((m.month), (m.trade_id), ())
    ),
    counted as (
      select c.month, c.trade_id, jsonb_build_object(
        'requests', coalesce(sum(c.requests), 0),
        'answered', coalesce(sum(c.answered), 0),
        'median_seconds', (select m.seconds from medians m
          where m.month is not distinct from c.month and m.trade_id is not distinct from c.trade_id),
        'due', coalesce(sum(c.due), 0),
        'in_time', coalesce(sum(c.in_time), 0),
        'quoted', coalesce(sum(c.quoted), 0),
        'won', coalesce(sum(c.requests) filter (where c.outcome = 'won'), 0),
        'lost', coalesce(sum(c.requests) filter (where c.outcome = 'lost'), 0),
        'won_usd', coalesce(sum(c.usd) filter (where c.outcome = 'won'), 0)
      ) as figures
      from chosen c
      group by grouping sets ((c.month), (c.trade_id), ())
    ),
    closed as (
      select c.moved_in as month, coalesce(sum(c.requests) filter (where c.outcome = 'won'), 0) as won,
        coalesce(sum(c.requests) filter (where c.outcome = 'lost'), 0) as lost
      from chosen c where c.outcome in ('won', 'lost') group by c.moved_in
    ),
    every_month as (
      select n as month, to_char(since + make_interval(months => n - 1), 'YYYY-MM') as name
      from generate_series(1, company_report.months) n
    )
    select jsonb_build_object(
      'today', today,
      'reply_hours', (select c.reply_hours from public.companies c where c.id = its_company),
      'trades', (select coalesce(jsonb_agg(distinct x.trade_id), '[]') from cells x),
      'all', (select c.figures from counted c where c.month is null and c.trade_id is null),
      'by_month', (
        select jsonb_agg(jsonb_build_object(
          'month', e.name,
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
        from (select c.lost_reason, sum(c.requests) as n from chosen c where c.outcome = 'lost' group by c.lost_reason) l
      ),
      'outside', jsonb_build_object(
        'open', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'open'),
        'taken_back', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'taken back'),
        'turned_down', (select coalesce(sum(c.requests), 0) from chosen c where c.outcome = 'turned down'))
    )
  );
end;
$$;
