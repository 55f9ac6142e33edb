-- What a private link can do, as calls: POST /rest/v1/rpc/read_request and so on, with the secret in the
-- header `x-request-token`. The functions run with the caller's own rights, so the policies decide; they
-- are here because the embedded server hands headers to calls only, not to reads of a table.

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

revoke execute on function public.withdraw_request(), public.replace_company(uuid, uuid, jsonb) from public;
grant execute on function public.withdraw_request(), public.replace_company(uuid, uuid, jsonb) to anon, authenticated;
