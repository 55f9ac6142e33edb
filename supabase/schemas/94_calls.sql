-- The calls of the exposed schema, by who may make them. A call that is not named here is a fault.
create table private.api_calls (
  name text primary key,
  -- Anyone: visitors too, since a link or a browser calls it. Signed in: the call itself looks who asks.
  callers text not null check (callers in ('anyone', 'signed in', 'scripts'))
);
insert into private.api_calls (name, callers)
select unnest('{
  ask_for_call, companies_for, complain, confirm_request, is_well, mail_links, onboarding_receipt, order_state,
  proposal_counts, read_request, replace_company, send_onboarding, start_order, stop_mail, undo_stops,
  withdraw_from, withdraw_request
}'::text[]), 'anyone'
union all
select unnest('{
  accept_invitation, access_table, add_complaint, admin_companies, admin_complaints, admin_figures, admin_kept,
  admin_log, admin_requests, admin_today, admin_week, ask_again, ask_company, asked_to_stop, cancel_invitation,
  claim_order, close_complaint, code_of_staff, company_report, confirm_deletion, decide_company, delete_account,
  evidence_of, export_person, export_requests, forget_person, health, invite_member, mail_list, mail_state,
  make_recovery_codes, open_contact, open_received, operator_calls, operator_onboardings, operator_orders,
  received, received_board, received_one, received_people, retry_mail, review_of, set_member, set_role,
  settle_order, staff_list, state_side, step_call, step_onboarding, use_recovery_code
}'::text[]), 'signed in'
union all
select unnest('{
  claim_mail, finish_mail, queue_account_mail, suppress_mail, take_payment_event, tidy, unsend_mail
}'::text[]), 'scripts';

alter table private.api_calls enable row level security;
revoke all on table private.api_calls from public, anon, authenticated;

-- Nobody runs a function who is not named: beside it, for what policies, constraints and views ask as the caller, or
-- in the table above, for a call and for the function of the same name in the schema private.
revoke execute on all functions in schema private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
do $$
declare
  call record;
begin
  for call in
    select p.oid::regprocedure as routine,
      case c.callers when 'anyone' then 'anon, authenticated' when 'signed in' then 'authenticated' else 'service_role' end as callers
    from private.api_calls c
    join pg_proc p on p.proname = c.name
      and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prorettype <> 'trigger'::regtype
  loop
    execute format('grant execute on function %s to %s', call.routine, call.callers);
  end loop;
end;
$$;

-- Nobody but the tables' own triggers draws numbers from a sequence.
revoke all on all sequences in schema public, private from public, anon, authenticated;

reset check_function_bodies;
