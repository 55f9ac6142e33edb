-- Who may reach what, beyond the writes to a table that a grant beside it opens.

-- What policies, checks, guards and the calls with the caller's own rights ask in the caller's name.
grant execute on function
  private.refuse(text, text, text), private.refuse_if(boolean, text, text, text), private.request_header(text),
  private.visible_text(text), private.is_address(text)
to anon, authenticated, service_role;
grant execute on function
  private.token_request_id(), private.confirmation_request_id(), private.told_homeowner(uuid), private.told_paid()
to anon, authenticated;
grant execute on function
  private.is_phone(text), private.is_website(text), private.name_key(text), private.is_company_name(text),
  private.license_key(text), private.name_is_taken(uuid, text), private.staff_role()
to authenticated, service_role;
grant execute on function
  private.own_company_ids(), private.own_company_ids(text[]), private.owned_company_ids(), private.has_contact(uuid)
to authenticated;

-- The calls of the exposed schema, POST /rest/v1/rpc/<name>, by who may make them. Each is a function of that name
-- in the schema private; those few that run with the caller's own rights alone stand in public by themselves. A call
-- that is not named here is a fault.
create table private.api_calls (
  name text primary key,
  -- Anyone: visitors too, since a link or a browser calls it. Signed in: the call itself looks who asks.
  callers text not null check (callers in ('anyone', 'signed in', 'scripts'))
);
insert into private.api_calls (name, callers)
select unnest('{
  accept_invitation, ask_for_call, companies_for, complain, confirm_request, is_well, mail_links, onboarding_receipt,
  order_state, proposal_counts, read_request, replace_company, send_onboarding, start_order, stop_mail,
  take_back_paid, tell_paid, undo_stops, withdraw_from, withdraw_request
}'::text[]), 'anyone'
union all
select unnest('{
  access_table, add_complaint, admin_cases, admin_companies, admin_figures, admin_log,
  admin_requests, admin_today, admin_week, ask_again, ask_company, asked_to_stop, cancel_invitation,
  claim_order, close_complaint, code_of_staff, company_report, confirm_deletion, decide_company, delete_account,
  evidence_of, export_person, export_requests, forget_person, health, invite_member, judge_paid, mail_list, mail_state,
  make_recovery_codes, open_contact, open_received, received, received_board, received_one, received_people,
  retry_mail, review_of, set_member, set_role, settle_order, staff_list, state_side, step_case,
  use_recovery_code
}'::text[]), 'signed in'
union all
select unnest('{
  claim_mail, finish_mail, queue_account_mail, suppress_mail, take_payment_event, tidy, unsend_mail
}'::text[]), 'scripts';

-- Makes what private.api_calls names: of a function of the schema private a call of the same name and words, unless
-- the exposed schema has it already, and gives callers the right to both. Every parameter has a default, null if
-- the function names none, because the embedded server answers a browser's question whether it may call only for a
-- function that can be called without any.
create function private.open_calls() returns void
language plpgsql set search_path = '' as $$
declare
  call record;
begin
  for call in
    select c.name, pg_get_function_result(p.oid) as result, case p.provolatile when 's' then ' stable' else '' end as kind,
      (select string_agg(format('%I %s default %s', a.name, format_type(a.type, null),
          coalesce(pg_get_function_arg_default(p.oid, a.n::integer), 'null')), ', ' order by a.n)
        from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, n)) as parameters,
      (select string_agg(quote_ident(a.name), ', ' order by a.n) from unnest(p.proargnames) with ordinality a (name, n)) as names
    from private.api_calls c
    join pg_proc p on p.proname = c.name and p.pronamespace = 'private'::regnamespace and p.prorettype <> 'trigger'::regtype
    where not exists (select from pg_proc o where o.proname = c.name and o.pronamespace = 'public'::regnamespace)
  loop
    execute format(E'create function public.%I(%s) returns %s language sql%s set search_path = \'\' as $call$\n  select private.%I(%s);\n$call$',
      call.name, call.parameters, call.result, call.kind, call.name, call.names);
  end loop;
  for call in
    select p.oid::regprocedure as routine,
      case c.callers when 'anyone' then 'anon, authenticated, service_role' when 'signed in' then 'authenticated'
        else 'service_role' end as callers
    from private.api_calls c
    join pg_proc p on p.proname = c.name
      and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prorettype <> 'trigger'::regtype
  loop
    execute format('grant execute on function %s to %s', call.routine, call.callers);
  end loop;
end;
$$;
select private.open_calls();

-- Every table is closed by row level security. Whom its policies let read may select from it, and nobody else.
do $$
declare
  place record;
begin
  for place in
    select c.oid::regclass as name, (
        select string_agg(distinct role::text, ', ') from pg_policies p, unnest(p.roles) role
        where p.cmd = 'SELECT' and (p.schemaname, p.tablename) = (c.relnamespace::regnamespace::text, c.relname)
      ) as readers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', place.name);
    if place.readers is not null then
      execute format('grant select on table %s to %s', place.name, place.readers);
    end if;
  end loop;
end;
$$;

reset check_function_bodies;
