-- What a private link can do, as calls: POST /rest/v1/rpc/read_request and so on, with the secret in the
-- header `x-request-token`. The functions run with the caller's own rights, so the policies decide; they
-- are here because the embedded server hands headers to calls only, not to reads of a table.

-- The request of the private link with its recipients and the words agreed to; null if it opens none.
create function public.read_request() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id,
    'trade_id', r.trade_id,
    'city_id', r.city_id,
    'sent_at', r.created_at,
    'withdrawn_at', r.withdrawn_at,
    'contact', (
      select jsonb_build_object('email', c.email, 'phone', c.phone)
      from public.request_contacts c where c.request_id = r.id
    ),
    'recipients', coalesce((
      select jsonb_agg(to_jsonb(p) - 'request_id' order by p.sent_at, p.place)
      from public.request_progress p where p.request_id = r.id
    ), '[]'),
    'agreed', coalesce((
      select jsonb_agg(jsonb_build_object('channel', w.channel, 'text', w.shown_text, 'version', w.version,
        'companies', w.companies, 'agreed_at', w.agreed_at) order by w.id)
      from public.consents w where w.request_id = r.id
    ), '[]')
  )
  from public.requests r
  where r.id = (select private.token_request_id());
$$;

-- Withdraws the request of the private link. A second time is refused as a duplicate.
create function public.withdraw_request() returns void
language sql set search_path = ''
as $$
  insert into public.request_withdrawals (request_id) values ((select private.token_request_id()));
$$;

-- Gives the place of a company that declined or is late to another one, which the consents name. All
-- three are needed; they have defaults because the embedded server answers a browser's question whether
-- it may call only for a function that can be called without any.
create function public.replace_company(
  replaced uuid default null, successor uuid default null, consents jsonb default null
) returns void
language sql set search_path = ''
as $$
  insert into public.request_replacements (request_id, replaced_company_id, company_id, consents)
  values ((select private.token_request_id()), replaced, successor, consents);
$$;

revoke execute on function public.read_request(), public.withdraw_request(),
  public.replace_company(uuid, uuid, jsonb) from public;
grant execute on function public.read_request(), public.withdraw_request(),
  public.replace_company(uuid, uuid, jsonb) to anon, authenticated;
