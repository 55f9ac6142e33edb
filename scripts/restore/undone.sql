-- Asked of a database before a backup takes its place: one statement that does again what a restore undoes, all
-- of it or nothing. The one word that begins with a colon is the time of the backup, or a little before. It holds
-- ids, hashes, the log and what the staff wrote; of letters no word and no address. Requests, accounts and
-- companies that are new since then are not in it. What people wrote stands in it as text within a text: nobody
-- can end it early.
with since as (select timestamptz :since as at),
users as (
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'password', md5(coalesce(u.encrypted_password, '')))), '[]') as now
  from auth.users u
)
select format('do %L;', 'begin' || string_agg(again, '' order by nth) || E'\nend;') as again
from (
  -- As the calls of the API are made, which write times into the names of letters.
  select 0 as nth, $again$
    set local timezone = 'UTC';
    delete from auth.sessions;$again$ as again
  having count(*) > 0
  union all
  -- The log goes on behind what is known, not in its place.
  select 5, format($again$
    insert into public.audit_log overriding system value
    select l.* from jsonb_populate_recordset(null::public.audit_log, %L) l on conflict do nothing;
    perform setval(pg_get_serial_sequence('public.audit_log', 'id'), max(id)) from public.audit_log;$again$, jsonb_agg(to_jsonb(l)))
  from public.audit_log l, since
  where l.at >= since.at
  having count(*) > 0
  union all
  -- First, so that nothing below tells anyone twice: which letters went out.
  select 10, format($again$
    insert into private.mail_queue as q (id, kind, key, to_address, address_hash, mailbox_hash, counts_with, counts_at, facts,
      request_id, company_id, user_id, state, provider_id, created_at, ended_at)
    select l.id, l.kind, l.key, '', l.address_hash, l.mailbox_hash, l.counts_with, l.counts_at, '{}',
      (select r.id from public.requests r where r.id = l.request_id), (select c.id from public.companies c where c.id = l.company_id),
      (select u.id from auth.users u where u.id = l.user_id), l.state, l.provider_id, l.created_at, l.ended_at
    from jsonb_populate_recordset(null::private.mail_queue, %L) l
    on conflict (key) do update set to_address = '', facts = '{}', state = excluded.state, provider_id = excluded.provider_id,
      ended_at = excluded.ended_at;$again$,
    jsonb_agg(to_jsonb(q) - '{to_address,facts,last_error}'::text[]
      || jsonb_build_object('state', replace(q.state, 'sending', 'sent'), 'ended_at', coalesce(q.ended_at, now()))))
  from private.mail_queue q, since
  where q.state in ('sent', 'needless', 'suppressed', 'sending') and coalesce(q.ended_at, now()) >= since.at
  having count(*) > 0
  union all
  select 20, format($again$
    insert into private.mail_suppressions as s select * from jsonb_populate_recordset(null::private.mail_suppressions, %L)
    on conflict (address_hash) do update set reason = excluded.reason where s.reason = 'bounced';$again$, jsonb_agg(to_jsonb(s)))
  from private.mail_suppressions s
  having count(*) > 0
  union all
  -- What companies answered: else their promise lapses, and the homeowner is told so. From whom it was taken back,
  -- or another took the place of, has lost the request.
  select 30, format($again$
    update public.request_recipients p set status = s.status
    from jsonb_populate_recordset(null::public.request_recipients, %1$L) s
    where (p.request_id, p.company_id) = (s.request_id, s.company_id) and p.status not in (s.status, 'withdrawn');
    update public.request_recipients p set viewed_at = s.viewed_at, answered_at = s.answered_at
    from jsonb_populate_recordset(null::public.request_recipients, %1$L) s
    where (p.request_id, p.company_id) = (s.request_id, s.company_id);
    delete from public.company_notes n
    using jsonb_to_recordset(%1$L) s (request_id uuid, company_id uuid, forgets boolean)
    where (n.request_id, n.company_id) = (s.request_id, s.company_id) and s.forgets;
    update public.company_records c set next_step = '', next_at = null
    from jsonb_to_recordset(%1$L) s (request_id uuid, company_id uuid, forgets boolean)
    where (c.request_id, c.company_id) = (s.request_id, s.company_id) and s.forgets;$again$,
    jsonb_agg(jsonb_build_object('request_id', p.request_id, 'company_id', p.company_id, 'status', p.status,
      'viewed_at', p.viewed_at, 'answered_at', p.answered_at,
      -- As private.withdraw_from() has it; whose place another took keeps its notes.
      'forgets', p.status = 'withdrawn' and not exists (
        select from public.request_replacements x
        where (x.request_id, x.replaced_company_id) = (p.request_id, p.company_id)))))
  from public.request_recipients p, since
  where greatest(p.viewed_at, p.answered_at, p.withdrawn_at) >= since.at
    or (p.request_id, p.company_id) in (
      select x.request_id, x.replaced_company_id from public.request_replacements x where x.received_at >= since.at)
  having count(*) > 0
  union all
  select 40, format($again$
    insert into public.request_stops as own
    select s.* from jsonb_populate_recordset(null::public.request_stops, %L) s join public.requests r on r.id = s.request_id
    where s.company_id is null or exists (select from public.companies c where c.id = s.company_id)
    on conflict (request_id, scope) do update set company_id = excluded.company_id, told_at = excluded.told_at,
      number_until = excluded.number_until, undone_at = excluded.undone_at
      where own.* is distinct from excluded.*;$again$, jsonb_agg(to_jsonb(s)))
  from public.request_stops s, since
  where s.told_at >= since.at or s.undone_at >= since.at
  having count(*) > 0
  union all
  select 50, format($again$
    insert into public.request_withdrawals
    select w.* from jsonb_populate_recordset(null::public.request_withdrawals, %L) w join public.requests r on r.id = w.request_id
    on conflict do nothing;$again$, jsonb_agg(to_jsonb(w)))
  from public.request_withdrawals w, since
  where w.received_at >= since.at
  having count(*) > 0
  union all
  -- A name is free for another only once its company is no longer approved.
  select 60 + step.nth, format($again$
    update public.companies c set status = s.status, license_checked_at = s.license_checked_at
    from jsonb_populate_recordset(null::public.companies, %L) s where c.id = s.id and c.status not in (s.status, 'closed');$again$,
    jsonb_agg(jsonb_build_object('id', c.id, 'status', c.status, 'license_checked_at', c.license_checked_at)))
  from public.companies c
  cross join lateral (select case c.status when 'approved' then 1 else 0 end as nth) step
  where c.status <> 'closed'
  group by step.nth
  union all
  select 62, format($again$
    insert into public.company_decisions overriding system value
    select d.* from jsonb_populate_recordset(null::public.company_decisions, %L) d join public.companies c on c.id = d.company_id
    order by d.id on conflict do nothing;
    perform setval(pg_get_serial_sequence('public.company_decisions', 'id'), max(id)) from public.company_decisions;$again$,
    jsonb_agg(to_jsonb(d)))
  from public.company_decisions d, since
  where d.decided_at >= since.at
  having count(*) > 0
  union all
  -- Who owns a company, gets its mail or was removed from it: before anything is told to its people.
  select 25, format($again$
    update public.company_members m set role = s.role, mail_requests = s.mail_requests
    from jsonb_populate_recordset(null::public.company_members, %1$L) s
    where (m.company_id, m.user_id) = (s.company_id, s.user_id) and (m.role, m.mail_requests) <> (s.role, s.mail_requests);
    delete from public.company_members m
    where m.user_id in (select u.id from jsonb_populate_recordset(null::auth.users, %2$L) u) and not exists (
      select from jsonb_populate_recordset(null::public.company_members, %1$L) s
      where (m.company_id, m.user_id) = (s.company_id, s.user_id));$again$,
    coalesce(jsonb_agg(jsonb_build_object('company_id', m.company_id, 'user_id', m.user_id, 'role', m.role,
      'mail_requests', m.mail_requests)), '[]'), (select now from users))
  from public.company_members m
  union all
  -- Accounts that were deleted, as their owners did it; the last of a company closes it.
  select 80, format($again$
    declare
      person uuid;
    begin
      for person in
        select u.id from auth.users u left join public.company_members m on m.user_id = u.id
        where u.id not in (select s.id from jsonb_populate_recordset(null::auth.users, %L) s)
        order by m.role is not distinct from 'owner'
      loop
        perform set_config('request.jwt.claims', jsonb_build_object('sub', person)::text, true);
        perform private.delete_account();
      end loop;
      perform set_config('request.jwt.claims', '', true);
    end;$again$, now)
  from users
  union all
  -- Whose password was changed gets a new one by mail: the old one may be known to others.
  select 90, format($again$
    update auth.users u set encrypted_password = ''
    from jsonb_to_recordset(%L) s (id uuid, password text)
    where u.id = s.id and md5(coalesce(u.encrypted_password, '')) <> s.password;$again$, now)
  from users
  union all
  select 91, format($again$
    delete from auth.mfa_factors where id <> all (%L);$again$, coalesce(array_agg(f.id), '{}'))
  from auth.mfa_factors f
  union all
  select 92, format($again$
    delete from private.recovery_codes where code_hash <> all (%L);$again$, coalesce(array_agg(c.code_hash), '{}'))
  from private.recovery_codes c
  union all
  -- The site keeps an admin at each step.
  select 93, format($again$
    insert into public.staff as own
    select s.* from jsonb_populate_recordset(null::public.staff, %1$L) s join auth.users u on u.id = s.user_id order by s.role
    on conflict (user_id) do update set role = excluded.role where own.role <> excluded.role;
    delete from public.staff own
    where own.user_id not in (select s.user_id from jsonb_populate_recordset(null::public.staff, %1$L) s);$again$, jsonb_agg(to_jsonb(s)))
  from public.staff s
  having count(*) > 0
  union all
  select 94, format($again$
    update public.company_invitations set canceled_at = now() where accepted_at is null and canceled_at is null and id <> all (%L);$again$,
    coalesce(array_agg(i.id), '{}'))
  from public.company_invitations i
  where i.accepted_at is null and i.canceled_at is null
  union all
  select 95, format($again$
    delete from public.call_requests where id <> all (%L);$again$, coalesce(array_agg(c.id), '{}'))
  from public.call_requests c
  union all
  select 96, format($again$
    delete from public.onboardings where id <> all (%L);$again$, coalesce(array_agg(o.id), '{}'))
  from public.onboardings o
  union all
  -- Answered complaints are not answered again.
  select 97, format($again$
    update public.complaints k set closed_at = s.closed_at, closed_by = s.closed_by, resolution = s.resolution,
      answered_by_mail = s.answered_by_mail, question = s.question, asked_at = s.asked_at, statement = s.statement,
      stated_at = s.stated_at, stated_by = s.stated_by
    from jsonb_populate_recordset(null::public.complaints, %L) s where k.id = s.id;$again$, jsonb_agg(to_jsonb(k) - 'body'))
  from public.complaints k, since
  where greatest(k.closed_at, k.asked_at, k.stated_at) >= since.at
  having count(*) > 0
  union all
  -- Orders that were begun, for the payment provider's events to find.
  select 98, format($again$
    insert into public.orders (id, reference, plan_id, trade_id, city_id, company_id, user_id, email, created_at)
    select o.id, o.reference, o.plan_id, o.trade_id, o.city_id, (select c.id from public.companies c where c.id = o.company_id),
      (select u.id from auth.users u where u.id = o.user_id), o.email, o.created_at
    from jsonb_populate_recordset(null::public.orders, %L) o on conflict do nothing;$again$,
    jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'plan_id', o.plan_id, 'trade_id', o.trade_id, 'city_id', o.city_id,
      'company_id', o.company_id, 'user_id', o.user_id, 'email', o.email, 'created_at', o.created_at)))
  from public.orders o, since
  where o.created_at >= since.at and not o.unasked
  having count(*) > 0
) undone;
