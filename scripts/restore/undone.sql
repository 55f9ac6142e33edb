-- Asked of a database before a backup takes its place: one statement that does again what a restore undoes, all
-- of it or nothing. The one word that begins with a colon is the time of the backup, or a little before. It holds
-- ids, hashes, the log, what the staff wrote, what was paid for, and addresses of accounts; of letters no word and
-- no address, and of homeowners nothing by which they can be reached. Requests, accounts and companies that are new
-- since then are not in it. What people wrote stands in it as text within a text: nobody can end it early.
with since as (select timestamptz :since as at),
users as (
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'password', md5(coalesce(u.encrypted_password, '')),
    'confirmed', u.email_confirmed_at)), '[]') as now
  from auth.users u
)
select format('do %L;', 'begin' || string_agg(again, '' order by nth) || E'\nend;') as again
from (
  -- As the calls of the API are made, which write times into the names of letters.
  select 0 as nth, $again$
    set local timezone = 'UTC';
    delete from auth.sessions;
    -- Whoever used a link to a new password or address since then could use it once more.
    delete from auth.one_time_tokens where token_type <> 'confirmation_token';
    update auth.users set recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = '',
      email_change_confirm_status = 0, reauthentication_token = ''
    where concat(recovery_token, email_change, email_change_token_new, email_change_token_current, reauthentication_token) <> '';$again$ as again
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
  -- First, so that nothing below tells anyone twice: which letters went out. The secret of a link follows from the
  -- id of its letter.
  select 10, format($again$
    declare
      letters constant jsonb := %L;
    begin
      insert into private.mail_queue as q (id, kind, key, to_address, address_hash, mailbox_hash, counts_with, counts_at, facts,
        request_id, company_id, user_id, state, provider_id, created_at, ended_at)
      select l.id, l.kind, l.key, '', l.address_hash, l.mailbox_hash, l.counts_with, l.counts_at, '{}',
        (select r.id from public.requests r where r.id = l.request_id), (select c.id from public.companies c where c.id = l.company_id),
        (select u.id from auth.users u where u.id = l.user_id), l.state, l.provider_id, l.created_at, l.ended_at
      from jsonb_populate_recordset(null::private.mail_queue, letters) l
      on conflict (key) do update set to_address = '', facts = '{}', state = excluded.state, provider_id = excluded.provider_id,
        ended_at = excluded.ended_at;
      insert into private.request_tokens (request_id, token_hash)
      select r.id, encode(sha256(convert_to(private.mail_secret('link', l.id), 'UTF8')), 'hex')
      from jsonb_populate_recordset(null::private.mail_queue, letters) l join public.requests r on r.id = l.request_id
      where l.state = 'sent' and private.is_to_homeowner(l.kind) on conflict do nothing;
    end;$again$,
    jsonb_agg(to_jsonb(q) - '{to_address,facts,last_error}'::text[]
      || jsonb_build_object('state', replace(q.state, 'sending', 'sent'), 'ended_at', coalesce(q.ended_at, now()))))
  from private.mail_queue q, since
  where q.state in ('sent', 'needless', 'suppressed', 'sending') and coalesce(q.ended_at, now()) >= since.at
  having count(*) > 0
  union all
  select 12, format($again$
    insert into private.confirmation_tokens
    select t.* from jsonb_populate_recordset(null::private.confirmation_tokens, %L) t join public.requests r on r.id = t.request_id
    on conflict (request_id) do update set token_hash = excluded.token_hash;$again$, jsonb_agg(to_jsonb(t)))
  from private.confirmation_tokens t
  where exists (
    select from private.mail_queue q, since
    where q.request_id = t.request_id and q.kind = 'request sent' and q.state in ('sent', 'sending')
      and coalesce(q.ended_at, now()) >= since.at)
  having count(*) > 0
  union all
  select 20, format($again$
    insert into private.mail_suppressions as s select * from jsonb_populate_recordset(null::private.mail_suppressions, %L)
    on conflict (address_hash) do update set reason = excluded.reason where s.reason = 'bounced';$again$, jsonb_agg(to_jsonb(s)))
  from private.mail_suppressions s
  having count(*) > 0
  union all
  -- What was agreed with the company picked in the place of another. The words are composed anew, with the address
  -- and the number that are in the backup, and kept only if they are those once shown.
  select 27, format($again$
    insert into public.consents (request_id, channel, shown_text, version, page, companies, contact, contact_hash, user_agent,
      ip_address, gpc, agreed_at, shown_text_hash)
    select s.request_id, s.channel, w.words, s.version, s.page, s.companies, w.contact, s.contact_hash, s.user_agent,
      s.ip_address, s.gpc, s.agreed_at, s.shown_text_hash
    from jsonb_populate_recordset(null::public.consents, %L) s
    join public.request_contacts c on c.request_id = s.request_id
    left join public.request_phones p on p.request_id = s.request_id
    cross join lateral (select
      case s.channel when 'email' then c.email else p.phone end as contact,
      private.consent_text(s.version, s.channel, s.companies, c.email, coalesce(p.phone, '')) as words) w
    where private.salted_hash(encode(sha256(convert_to(w.words, 'UTF8')), 'hex')) = s.shown_text_hash
      and not exists (
        select from public.consents o
        where (o.request_id, o.channel, o.agreed_at) = (s.request_id, s.channel, s.agreed_at));$again$,
    jsonb_agg(to_jsonb(w) - '{id,shown_text,contact}'::text[]))
  from public.consents w, since
  where w.agreed_at >= since.at and exists (select from public.request_replacements x where x.request_id = w.request_id)
  having count(*) > 0
  union all
  -- What people confirmed; and that companies have been able to see them, and since when.
  select 28, format($again$
    insert into public.request_confirmations (request_id, received_at)
    select r.id, s.received_at
    from jsonb_populate_recordset(null::public.request_confirmations, %1$L) s join public.requests r on r.id = s.request_id
    on conflict do nothing;
    update public.requests r set confirmed_at = s.received_at
    from jsonb_populate_recordset(null::public.request_confirmations, %1$L) s
    where r.id = s.request_id and r.confirmed_at > s.received_at;$again$, jsonb_agg(to_jsonb(c)))
  from public.request_confirmations c, since
  where c.received_at >= since.at
  having count(*) > 0
  union all
  -- What companies answered: else their promise lapses, and the homeowner is told so. From whom it was taken back,
  -- or another took the place of, has lost the request; and the other has it.
  select 30, format($again$
    declare
      parts constant jsonb := %L;
    begin
      update public.request_recipients p set status = s.status
      from jsonb_populate_recordset(null::public.request_recipients, parts) s
      where (p.request_id, p.company_id) = (s.request_id, s.company_id) and s.status = 'withdrawn' and p.status <> s.status;
      insert into public.request_recipients (request_id, company_id, company_name, company_license, place, status, channels,
        sent_at, promised_by, withdrawn_at)
      select s.request_id, s.company_id, s.company_name, s.company_license, s.place,
        case s.status when 'withdrawn' then s.status else 'sent' end, s.channels, s.sent_at, s.promised_by, s.withdrawn_at
      from jsonb_populate_recordset(null::public.request_recipients, parts) s
      join public.requests r on r.id = s.request_id join public.companies c on c.id = s.company_id
      where cardinality(s.channels) = (
        select count(*) from public.consents w where w.request_id = s.request_id and w.agreed_at = s.sent_at)
      on conflict do nothing;
      update public.request_recipients p set status = s.status
      from jsonb_populate_recordset(null::public.request_recipients, parts) s
      where (p.request_id, p.company_id) = (s.request_id, s.company_id) and p.status not in (s.status, 'withdrawn');
      update public.request_recipients p set promised_by = s.promised_by, viewed_at = s.viewed_at, answered_at = s.answered_at,
        withdrawn_at = s.withdrawn_at
      from jsonb_populate_recordset(null::public.request_recipients, parts) s
      where (p.request_id, p.company_id) = (s.request_id, s.company_id)
        and (p.promised_by, p.viewed_at, p.answered_at, p.withdrawn_at)
          is distinct from (s.promised_by, s.viewed_at, s.answered_at, s.withdrawn_at);
      delete from public.company_notes n
      using jsonb_to_recordset(parts) s (request_id uuid, company_id uuid, forgets boolean)
      where (n.request_id, n.company_id) = (s.request_id, s.company_id) and s.forgets;
      update public.company_records c set next_step = '', next_at = null
      from jsonb_to_recordset(parts) s (request_id uuid, company_id uuid, forgets boolean)
      where (c.request_id, c.company_id) = (s.request_id, s.company_id) and s.forgets;
    end;$again$,
    jsonb_agg(to_jsonb(p) - 'suspended' || jsonb_build_object(
      -- As private.withdraw_from() has it; whose place another took keeps its notes.
      'forgets', p.status = 'withdrawn' and not exists (
        select from public.request_replacements x
        where (x.request_id, x.replaced_company_id) = (p.request_id, p.company_id)))))
  from public.request_recipients p, since
  where greatest(p.sent_at, p.viewed_at, p.answered_at, p.withdrawn_at) >= since.at
    or p.request_id in (select c.request_id from public.request_confirmations c where c.received_at >= since.at)
    or (p.request_id, p.company_id) in (
      select x.request_id, x.replaced_company_id from public.request_replacements x where x.received_at >= since.at)
  having count(*) > 0
  union all
  -- No trigger: it would take them for new.
  select 32, format($again$
    set local session_replication_role = replica;
    insert into public.request_replacements
    select s.* from jsonb_populate_recordset(null::public.request_replacements, %L) s
    join public.request_recipients p on (p.request_id, p.company_id) = (s.request_id, s.company_id)
    on conflict do nothing;
    set local session_replication_role = origin;$again$, jsonb_agg(to_jsonb(x)))
  from public.request_replacements x, since
  where x.received_at >= since.at
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
    update public.companies c set (status, license_checked_at, paused, paused_until)
      = (s.status, s.license_checked_at, s.paused, s.paused_until)
    from jsonb_populate_recordset(null::public.companies, %L) s
    where c.id = s.id and c.status <> 'closed' and (c.status, c.license_checked_at, c.paused, c.paused_until)
      is distinct from (s.status, s.license_checked_at, s.paused, s.paused_until);$again$,
    jsonb_agg(jsonb_build_object('id', c.id, 'status', c.status, 'license_checked_at', c.license_checked_at,
      'paused', c.paused, 'paused_until', c.paused_until)))
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
  -- Who confirmed the address of a sign-up: else the clock deletes it.
  select 85, format($again$
    update auth.users u set email_confirmed_at = s.confirmed, confirmation_token = ''
    from jsonb_to_recordset(%L) s (id uuid, confirmed timestamptz)
    where u.id = s.id and u.email_confirmed_at is null and s.confirmed is not null;
    delete from auth.one_time_tokens t using auth.users u
    where t.user_id = u.id and t.token_type = 'confirmation_token' and u.email_confirmed_at is not null;$again$, now)
  from users
  union all
  -- Who signs in with another address. All let go of theirs first: one may have taken another's.
  select 86, format($again$
    declare
      moved constant jsonb := (
        select coalesce(jsonb_agg(to_jsonb(s)), '[]')
        from jsonb_to_recordset(%L) s (id uuid, email text) join auth.users u on u.id = s.id
        where u.email is distinct from s.email and not exists (
          select from auth.users o where o.email = s.email and o.id not in (
            select m.id from jsonb_to_recordset(%1$L) m (id uuid))));
    begin
      update auth.users u set email = null from jsonb_to_recordset(moved) s (id uuid) where u.id = s.id;
      update auth.users u set email = s.email from jsonb_to_recordset(moved) s (id uuid, email text) where u.id = s.id;
      update auth.identities i set identity_data = i.identity_data || jsonb_build_object('email', s.email)
      from jsonb_to_recordset(moved) s (id uuid, email text) where i.user_id = s.id and i.provider = 'email';
    end;$again$, jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email)))
  from auth.users u, since
  where u.updated_at >= since.at and u.email <> ''
  having count(*) > 0
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
  -- Those since, with their links; not who has joined by one: those accounts may be new.
  select 95, format($again$
    set local session_replication_role = replica;
    insert into public.company_invitations
    select i.* from jsonb_populate_recordset(null::public.company_invitations, %1$L) i
    join public.companies c on c.id = i.company_id where c.status = 'approved' on conflict do nothing;
    insert into private.invitation_tokens
    select i.id, t.token_hash from jsonb_to_recordset(%1$L) t (id uuid, token_hash text)
    join public.company_invitations i on i.id = t.id on conflict do nothing;
    set local session_replication_role = origin;$again$, jsonb_agg(to_jsonb(i) || jsonb_build_object('token_hash', t.token_hash)))
  from public.company_invitations i join private.invitation_tokens t on t.invitation_id = i.id, since
  where i.created_at >= since.at and i.accepted_at is null and i.canceled_at is null
  having count(*) > 0
  union all
  select 96, format($again$
    delete from public.call_requests where id <> all (%L);$again$, coalesce(array_agg(c.id), '{}'))
  from public.call_requests c
  union all
  -- Prices that were taken back.
  select 96.5, format($again$
    delete from public.paid_prices where id <> all (%L);$again$, coalesce(array_agg(p.id), '{}'))
  from public.paid_prices p
  union all
  select 97, format($again$
    delete from public.onboardings where id <> all (%L);$again$, coalesce(array_agg(o.id), '{}'))
  from public.onboardings o
  union all
  -- Answered complaints are not answered again.
  select 98, format($again$
    update public.complaints k set closed_at = s.closed_at, closed_by = s.closed_by, resolution = s.resolution,
      answered_by_mail = s.answered_by_mail, question = s.question, asked_at = s.asked_at, statement = s.statement,
      stated_at = s.stated_at, stated_by = s.stated_by
    from jsonb_populate_recordset(null::public.complaints, %L) s where k.id = s.id;$again$, jsonb_agg(to_jsonb(k) - 'body'))
  from public.complaints k, since
  where greatest(k.closed_at, k.asked_at, k.stated_at) >= since.at
  having count(*) > 0
  union all
  -- What was ordered, paid for, given back, claimed and settled, and what it entitles to, as it had been worked out:
  -- so that nobody is told of it again. What a company new since then had claimed is nobody's until it is claimed anew.
  select 99, format($again$
    set local session_replication_role = replica;
    insert into public.orders as own
    select o.* from jsonb_populate_recordset(null::public.orders, %1$L) t cross join lateral (select (jsonb_populate_record(
      t, jsonb_build_object('company_id', (select c.id from public.companies c where c.id = t.company_id),
        'user_id', (select u.id from auth.users u where u.id = t.user_id)))).*) o
    on conflict (id) do update set (company_id, user_id, state, trouble, settled, settled_note, amount_cents, refunded_cents,
      currency, test, paid_at, changed_at) = (excluded.company_id, excluded.user_id, excluded.state, excluded.trouble,
      excluded.settled, excluded.settled_note, excluded.amount_cents, excluded.refunded_cents, excluded.currency,
      excluded.test, excluded.paid_at, excluded.changed_at);
    delete from public.entitlements e using jsonb_to_recordset(%1$L) o (id uuid) where e.order_id = o.id;
    insert into public.entitlements
    select e.order_id, (select c.id from public.companies c where c.id = e.company_id), e.plan_id, e.trade_id, e.city_ids, e.since, e.until
    from jsonb_populate_recordset(null::public.entitlements, %2$L) e;
    set local session_replication_role = origin;$again$, jsonb_agg(to_jsonb(o)), jsonb_agg(to_jsonb(e)) filter (where e.order_id is not null))
  from public.orders o left join public.entitlements e on e.order_id = o.id, since
  where o.created_at >= since.at or o.paid_at is not null
    or o.id in (select n.order_id from public.payment_events n where n.taken_at >= since.at)
  having count(*) > 0
  union all
  select 100, format($again$
    insert into public.payment_events as own (id, kind, happened_at, order_id, checkout, subscription, invoice, payment, charge,
      dispute, plan, amount_cents, tax_cents, currency, price_cents, price_currency, outcome, ends_at, test, taken_at)
    select e.id, e.kind, e.happened_at, (select o.id from public.orders o where o.id = e.order_id), e.checkout, e.subscription, e.invoice, e.payment, e.charge,
      e.dispute, e.plan, e.amount_cents, e.tax_cents, e.currency, e.price_cents, e.price_currency, e.outcome, e.ends_at, e.test, e.taken_at
    from jsonb_populate_recordset(null::public.payment_events, %L) e
    on conflict (id) do update set order_id = excluded.order_id where own.order_id is null;$again$, jsonb_agg(to_jsonb(e)))
  from public.payment_events e, since
  where e.taken_at >= since.at
    or e.order_id in (select n.order_id from public.payment_events n where n.taken_at >= since.at)
  having count(*) > 0
) undone;
