-- Who did what, written by the database.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Who did it; null: a script with the secret key. No foreign keys: the log outlives what it tells of.
  actor uuid,
  actor_email text not null default '',
  action text not null,
  company_id uuid,
  request_id uuid,
  user_id uuid,
  reason text not null default '',
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index audit_log_newest_idx on public.audit_log (at desc, id desc);
create index audit_log_company_idx on public.audit_log (company_id, id desc) where company_id is not null;
create index audit_log_request_idx on public.audit_log (request_id, id desc) where request_id is not null;

revoke all on table public.audit_log from service_role;
grant select on table public.audit_log to service_role;

create policy "admins read the log" on public.audit_log for select to authenticated using ((select private.staff_role()) = 'admin');

create function private.log_action(
  action text, company uuid default null, request uuid default null, person uuid default null,
  reason text default '', detail jsonb default '{}'
) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_email, action, company_id, request_id, user_id, reason, detail)
  values ((select auth.uid()), coalesce((select u.email from auth.users u where u.id = (select auth.uid())), ''),
    action, company, request, person, coalesce(reason, ''), detail);
$$;

-- Nobody changes what was logged, and nobody adds to it but the database. It is deleted when the evidence is,
-- by `forget_expired` alone; and with the contact data of a request go the reasons given for what was done
-- about it, which may name the person.
create function private.guard_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_if(current_user in ('anon', 'authenticated', 'service_role')
    or tg_op = 'UPDATE' and (new.reason <> '' or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason'),
    'PT403', 'The log cannot be changed.');
  return case tg_op when 'UPDATE' then new else old end;
end;
$$;
create trigger guard_log before update or delete on public.audit_log for each row execute function private.guard_log();
create trigger guard_whole_log before truncate on public.audit_log for each statement execute function private.guard_log();

-- Whoever changes a company's entry, or closes it, leaves both versions behind.
create function private.log_company_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_action(case new.status when old.status then 'changed company' else 'closed company' end, new.id, detail => (
    select jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value))
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
    where n.value is distinct from o.value
  ));
  return null;
end;
$$;
create trigger log_company_change after update on public.companies
  for each row when (old is distinct from new and (old.status = new.status or new.status = 'closed'))
  execute function private.log_company_change();

-- Logs what a trigger names, with the company, the request and the person of its row, and one more column of it
-- under the name that stands last.
create function private.log_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  its jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.log_action(tg_argv[0], (its ->> 'company_id')::uuid, (its ->> 'request_id')::uuid, (its ->> 'user_id')::uuid,
    detail => case when tg_nargs = 1 then '{}' else jsonb_build_object(tg_argv[2], its -> tg_argv[1]) end);
  return null;
end;
$$;

-- What staff added to what a company serves, or took off it.
create trigger log_added after insert on public.company_trades for each row when (private.staff_role() is not null)
  execute function private.log_row('added to company', 'trade_id', 'trade_id');
create trigger log_added after insert on public.company_cities for each row when (private.staff_role() is not null)
  execute function private.log_row('added to company', 'city_id', 'city_id');
create trigger log_removed after delete on public.company_trades for each row when (private.staff_role() is not null)
  execute function private.log_row('removed from company', 'trade_id', 'trade_id');
create trigger log_removed after delete on public.company_cities for each row when (private.staff_role() is not null)
  execute function private.log_row('removed from company', 'city_id', 'city_id');

-- The people of a company: who joined, left, or changed rank.
create trigger log_joined after insert on public.company_members for each row execute function private.log_row('joined company');
create trigger log_left after delete on public.company_members for each row execute function private.log_row('left company');
create trigger log_owner after update of role on public.company_members
  for each row when (old.role <> new.role and new.role = 'owner') execute function private.log_row('made owner');
create trigger log_member after update of role on public.company_members
  for each row when (old.role <> new.role and new.role = 'member') execute function private.log_row('made member');

-- Who was invited into a company, taken off again, or came. The address stands in the invitation, not here.
create trigger log_invited after insert on public.company_invitations
  for each row execute function private.log_row('invited member', 'id', 'invitation');
create trigger log_accepted after update of accepted_at on public.company_invitations
  for each row when (new.accepted_at is distinct from old.accepted_at)
  execute function private.log_row('accepted invitation', 'id', 'invitation');
create trigger log_canceled after update of canceled_at on public.company_invitations
  for each row when (new.canceled_at is distinct from old.canceled_at)
  execute function private.log_row('canceled invitation', 'id', 'invitation');

create trigger log_given after insert or update on public.staff
  for each row execute function private.log_row('gave role', 'role', 'role');
create trigger log_taken after delete on public.staff
  for each row execute function private.log_row('took role away', 'role', 'role');

-- The log, newest first.
create function private.log_lines(company uuid, request uuid, before_id bigint, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  lines jsonb;
begin
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', l.id, ''at'', l.at, ''actor'', l.actor_email, ''action'', l.action,
       ''company_id'', l.company_id, ''company_name'', coalesce(c.name, l.detail ->> ''name''), ''request_id'', l.request_id,
       ''reference'', upper(left(l.request_id::text, 4) || ''-'' || substr(l.request_id::text, 5, 4)),
       ''person'', u.email, ''reason'', l.reason, ''detail'', l.detail) order by l.id desc)
     from (select * from public.audit_log a where %s order by a.id desc limit %s) l
     left join public.companies c on c.id = l.company_id
     left join auth.users u on u.id = l.user_id',
    array_to_string(array_remove(array['true',
      'a.company_id = ' || quote_literal(company), 'a.request_id = ' || quote_literal(request),
      'a.id < ' || before_id::text], null), ' and '), most) into lines;
  return coalesce(lines, '[]');
end;
$$;

create function private.admin_log(company uuid, request uuid, before_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 50;
  lines jsonb;
begin
  perform private.admins_only();
  lines := private.log_lines(company, request, before_id, page + 1);
  return jsonb_build_object('more', jsonb_array_length(lines) > page, 'lines', lines - page);
end;
$$;

-- Of what is worked by steps: who changed the step or the note. The log says from which step to which; the note may
-- hold a person's words, so it stands with what is worked, and goes with it.
create function private.log_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    new.changed_at := now();
    new.changed_by := (select auth.uid());
    perform private.log_action('worked ' || tg_argv[0], request => (to_jsonb(new) ->> 'request_id')::uuid,
      -- A reference is worked out when the row is stored, and stays.
      detail => jsonb_strip_nulls(jsonb_build_object(tg_argv[0], to_jsonb(old) ->> 'reference', 'from', old.step, 'to', new.step)));
  end if;
  return new;
end;
$$;
