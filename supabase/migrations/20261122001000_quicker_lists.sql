-- A company with many requests reads a page of them as fast as one with few: the page's rows are found
-- first, in the order of an index, and only theirs are drawn up.

create or replace function private.received_page(
  company uuid, step text, words text, trade text, city text, since timestamptz,
  before_at timestamptz, before_id uuid, most integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  looked text[] := private.looked_for(words);
  page jsonb;
begin
  perform private.check_own_company(company);
  -- Put together and planned anew at each call: a plan for any filter reads all of the company's requests.
  execute format(
    'select jsonb_agg(v.facts order by f.sent_at desc, f.request_id)
     from (
       select v.request_id, v.sent_at from private.received v where %s
       order by v.sent_at desc, v.request_id limit %s
     ) f
     join private.received v on v.company_id = %L and v.request_id = f.request_id',
    array_to_string(array_remove(array[
      'v.company_id = ' || quote_literal(company),
      case
        when step = 'taken back' then 'v.status = ''withdrawn'''
        when step is not null then format('v.step = %L and v.status <> ''withdrawn''', step)
      end,
      'v.sent_at >= ' || quote_literal(since),
      case when before_at is not null then format('v.sent_at <= %L and (v.sent_at < %1$L or v.request_id > %L)', before_at, before_id) end,
      'v.trade_id = ' || quote_literal(trade),
      'coalesce(v.city_id, ''elsewhere'') = ' || quote_literal(city),
      case when looked <> '{}' then format('not exists (select from unnest(%L::text[]) w where strpos(v.said, w) = 0)', looked) end
    ], null), ' and '),
    least(greatest(coalesce(most, 50), 1), 200), company) into page;
  return coalesce(page, '[]');
end;
$$;

revoke execute on all functions in schema private from public;
