-- What a proposal says of us: how many homeowners asked for companies of a trade so far, and how many
-- companies of it are listed. Demonstration companies count for nothing, and neither do requests that went
-- to nobody else.

-- Kept with the register, so that counting a trade reads one index and no request.
alter table private.request_register add column is_real boolean not null default true;

-- Whether a request went to a company that is no demonstration, or to the site's own team.
create function private.is_real(request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_or(not c.is_demo), true)
  from public.request_recipients p
  join public.companies c on c.id = p.company_id
  where p.request_id = request;
$$;
update private.request_register g set is_real = false where not private.is_real(g.request_id);
create index request_register_counted_idx on private.request_register (trade_id)
  where is_real and state not in ('unconfirmed', 'taken back');

create function private.mark_registered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_real := private.is_real(new.request_id);
  return new;
end;
$$;
create trigger mark_registered before insert on private.request_register
  for each row execute function private.mark_registered();

-- A company picked later may be the first that is no demonstration.
create function private.mark_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.request_register g set is_real = true
  where g.request_id = new.request_id and not g.is_real
    and exists (select from public.companies c where c.id = new.company_id and not c.is_demo);
  return null;
end;
$$;
create trigger mark_recipient after insert on public.request_recipients
  for each row execute function private.mark_recipient();

create function private.proposal_counts(trade text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.trades t where t.id = trade) then
    perform private.refuse('PT404', 'This trade is not known here.');
  end if;
  return jsonb_build_object(
    'requests', (
      select count(*) from private.request_register g
      where g.trade_id = trade and g.is_real and g.state not in ('unconfirmed', 'taken back')
    ),
    'companies', (
      select count(distinct c.id)
      from public.cities w
      cross join lateral private.listed_for(trade, w.id) l (id)
      join public.companies c on c.id = l.id and c.status = 'approved' and not c.is_demo
    ),
    'counted_at', now()
  );
end;
$$;
-- As a call: POST /rest/v1/rpc/proposal_counts.
create function public.proposal_counts(trade text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.proposal_counts(trade);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.proposal_counts(text) from public, anon, authenticated;
grant execute on function public.proposal_counts(text), private.proposal_counts(text) to anon, authenticated;
insert into private.api_calls (name, callers) values ('proposal_counts', 'anyone');
