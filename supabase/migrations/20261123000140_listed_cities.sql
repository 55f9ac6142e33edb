-- What a company's dashboard says before the first request: in which of its cities homeowners can pick it,
-- for one of its trades at least. A plan may be missing, or another company may pay to be the only one.
create function private.listed_cities(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
  from public.company_cities s
  where s.company_id = company and exists (
    select from public.company_trades t
    where t.company_id = company and exists (select from private.listed_for(t.trade_id, s.city_id, company))
  );
$$;

-- The board as its call, with these.
create function public.received_board(
  company uuid default null, words text default null, trade text default null, city text default null,
  since timestamptz default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_set(private.received_board(company, words, trade, city, since), '{company,listed_in}',
    private.listed_cities(company));
$$;

revoke execute on function private.listed_cities(uuid) from public;
revoke execute on function public.received_board(uuid, text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function private.listed_cities(uuid), public.received_board(uuid, text, text, text, timestamptz)
  to authenticated;
