import { cities as servedCities } from '../../src/place/cities.ts';
import { trades as allTrades } from '../../src/trades/index.ts';
import type { Connection } from '../../tests/database/harness/database.ts';

/** The trades that take requests. */
export const trades: readonly string[] = allTrades
  .filter(({ requests }) => requests.taken)
  .map(({ id }) => id);
const served: readonly string[] = servedCities.map(({ id }) => id);
export const cities: readonly string[] = [...served, 'elsewhere'];

type Run = (what: string, sql: string, params?: unknown[]) => Promise<void>;

/** Companies with one member each, whose account has the company's id, and a table of their ranks by size. */
async function addCompanies(run: Run, companies: number) {
  await run(
    'companies',
    `with made as (
       insert into companies (name, description, license, phone, status, created_at)
       select (array['Oak','Creek','Prairie','Bluff','Cedar','Pecan','Mesa','Canyon'])[1 + n % 8] || ' '
         || (array['Roofing','Air','Home','Garage','Septic','Concrete'])[1 + n % 6] || ' ' || n,
         'Works in north Texas.', 'L' || n, '817-555-0' || 100 + n % 100,
         (array['approved','approved','approved','approved','approved','approved','pending','rejected','suspended'])[1 + n % 9],
         now() - n * interval '3 hours'
       from generate_series(1, $1::int) n returning id
     ), served as (
       insert into company_trades (company_id, trade_id)
       select id, t from made cross join lateral (
         select t from unnest($2::text[]) t order by md5(id::text || t) limit 3
       ) picked
     ), placed as (
       insert into company_cities (company_id, city_id)
       select id, c from made cross join lateral (
         select c from unnest($3::text[]) c order by md5(id::text || c) limit 4
       ) picked
     ), people as (
       insert into auth.users (id, email, email_confirmed_at)
       select id, id || '@people.example', now() from made returning id
     )
     insert into company_members (company_id, user_id, signup_email)
     select id, id, id || '@people.example' from made`,
    [companies, trades, served],
  );
  await run(
    'ranks',
    `create temporary table ranked as select id, name, row_number() over (order by status <> 'approved', id) as rank
     from companies`,
  );
  await run('ranks by number', 'create unique index on ranked (rank)');
}

/** The marks of what is said of each request, joined from those of its parts, of which there are few. */
async function markRecords(run: Run) {
  await run(
    'words of jobs',
    `create temporary table job_marks as
     select t.id as trade_id, c.id as city_id, private.marks_of(concat_ws(' ',
       case t.id when 'hvac' then 'hvac heating and cooling' else replace(t.id, '-', ' ') end, c.id)) as marks
     from trades t cross join cities c`,
  );
  await run(
    'words of people',
    `create temporary table person_marks as
     select zip, private.marks_of(zip || ' pat h.') as marks from (select distinct zip from request_contacts) c`,
  );
  await run(
    'marks',
    `insert into private.search_marks (request_id, company_id, sent_at, marks)
     select k.request_id, k.company_id, k.sent_at, private.marks_of(lower(r.reference)) | j.marks
       | case when p.status not in ('withdrawn', 'declined') then w.answers else w.none end
       | case when p.status not in ('withdrawn', 'declined') and p.promised_by is not null then coalesce(n.marks, w.none) else w.none end
       | case when k.step in ('visit', 'quoted', 'won') then w.note else w.none end
     from company_records k
     join request_recipients p on p.request_id = k.request_id and p.company_id = k.company_id
     join requests r on r.id = k.request_id
     join job_marks j on j.trade_id = r.trade_id and j.city_id = r.city_id
     left join request_contacts c on c.request_id = k.request_id
     left join person_marks n on n.zip = c.zip
     cross join (select private.marks_of('2,400 sq ft new roof') as answers, 0::bit(512) as none,
       private.marks_of('called back, visit on friday.') as note) w`,
  );
}

/** Requests with all that belongs to them. */
async function addRequests(run: Run, requests: number, companies: number) {
  await run(
    'requests',
    `insert into requests (id, trade_id, city_id, page, answers, unanswered, created_at, confirmed_at, withdrawn_at)
     select gen_random_uuid(), ($2::text[])[1 + (n * 7 + n / cardinality($2::text[])) % cardinality($2::text[])],
       case when n % 20 = 0 then null else ($3::text[])[1 + n % cardinality($3::text[])] end, '/results',
       '[{"label": "Area", "words": "2,400 sq ft"}, {"label": "Job", "words": "New roof", "mark": "job"}]',
       '[{"label": "Pitch", "words": "6 in 12", "mark": "first"}]', at,
       case when n % 50 <> 7 then at end, case when n % 30 = 11 then at + interval '2 hours' end
     from (select n, now() - (n::float8 / $1) * interval '730 days' as at from generate_series(1, $1::int) n) made`,
    [requests, trades, served],
  );
  await run(
    'contacts',
    `insert into request_contacts (request_id, name, email, zip, note, preferred, expires_at)
     select id, 'Pat Homeowner', left(id::text, 8) || '@mail.example', (75000 + (hashtext(id::text) & 1023))::text,
       'The gate is open.', 'email', created_at + interval '730 days'
     from requests where withdrawn_at is null`,
  );
  await run(
    'phones and links',
    `with links as (
       insert into private.request_tokens (request_id, token_hash) select id, md5(id::text) from requests
     )
     insert into request_phones (request_id, phone) select request_id, '817-555-0' || 100 + (hashtext(request_id::text) & 63)
     from request_contacts where hashtext(request_id::text) % 2 = 0`,
  );
  await run(
    'consents',
    `insert into consents (request_id, channel, shown_text, shown_text_hash, version, page, companies, contact,
       contact_hash, user_agent, gpc, agreed_at)
     select r.id, channel, 'I agree that they may write to me about this request.', md5(r.id::text), '2026-11-23.1',
       '/results', '{}', null, private.salted_hash(left(r.id::text, 8) || '@mail.example'), 'Browser', false, r.created_at
     from requests r cross join unnest(case when hashtext(r.id::text) % 2 = 0 then '{email,call}'::text[] else '{email}' end) channel`,
  );
  await run(
    'recipients',
    `insert into request_recipients (request_id, company_id, company_name, place, status, channels, sent_at, promised_by,
       viewed_at, answered_at, withdrawn_at)
     select distinct on (r.id, c.id) r.id, c.id, c.name, p, s.status, '{email,call}', r.created_at,
       r.confirmed_at + interval '24 hours', r.confirmed_at + interval '10 minutes',
       case when s.status in ('answered', 'declined') then r.created_at + (s.roll + 1) * interval '20 minutes' end,
       r.withdrawn_at
     from requests r
     cross join lateral generate_series(1, 1 + (hashtext(r.id::text) & 3) % 3) p
     cross join lateral (select hashtext(r.id::text || p) & 127 as roll) d
     cross join lateral (select roll, case
       when r.withdrawn_at is not null then 'withdrawn'
       when r.confirmed_at is null then 'sent'
       when roll < 70 then 'answered' when roll < 110 then 'declined' when roll < 115 then 'viewed' else 'sent' end as status) s
     join ranked c on c.rank = 1 + case when p = 1 and hashtext('first' || r.id) & 127 < 27 then 0 else floor($1 * pow((hashtext(p || r.id::text) & 1048575) / 1048576.0, 1.5))::int end
     where r.city_id is not null
     order by r.id, c.id, p`,
    [companies],
  );
  await run(
    'records',
    `insert into company_records (request_id, company_id, step, lost_reason, quoted_usd, sent_at, moved_at, deleted_at,
       trade_id, city_id, taken_back, answered_in, in_time, due_by)
     select request_id, company_id, step, case step when 'lost' then case status when 'declined' then 'turned down' else 'price' end end,
       case when step in ('quoted', 'won') then 5000 end, sent_at, sent_at + interval '1 day',
       case when status = 'withdrawn' then sent_at + interval '3 hours' end,
       trade_id, city_id, status = 'withdrawn', extract(epoch from answered_at - greatest(sent_at, confirmed_at)),
       coalesce(answered_at <= promised_by, false), case when withdrawn_at is null or promised_by < withdrawn_at then promised_by end
     from (
       select p.*, r.trade_id, r.city_id, r.confirmed_at, case p.status
         when 'answered' then (array['answered','visit','quoted','won','lost'])[1 + (hashtext(request_id::text) & 7) % 5]
         when 'declined' then 'lost' else 'new' end as step
       from request_recipients p join requests r on r.id = p.request_id
     ) made`,
  );
  await markRecords(run);
  await run(
    'events and notes',
    `with noted as (
       insert into company_notes (id, request_id, company_id, author, body, created_at)
       select gen_random_uuid(), request_id, company_id, company_id, 'Called back, visit on Friday.', sent_at
       from company_records where step in ('visit', 'quoted', 'won')
     )
     insert into company_events (request_id, company_id, at, kind)
     select request_id, company_id, sent_at, 'sent' from company_records`,
  );
  await run(
    'what was kept, complaints, log',
    `with kept as (
       insert into kept_requests (request_id, step, changed_at)
       select id, case when created_at > now() - interval '20 days' then 'new' else 'done' end, created_at
       from requests where city_id is null
     ), complained as (
       insert into complaints (id, request_id, company_id, written_by, body, created_at, closed_at)
       select gen_random_uuid(), request_id, company_id, 'homeowner', 'They called at night.', sent_at,
         case when sent_at < now() - interval '10 days' then sent_at + interval '1 day' end
       from request_recipients where hashtext(request_id::text) % 500 = 3
     )
     insert into audit_log (at, action, request_id, reason)
     select created_at, 'opened evidence', id, 'the homeowner asked' from requests where hashtext(id::text) % 5 = 0
     order by created_at`,
  );
  await run(
    'register',
    `insert into private.request_register (request_id, sent_at, trade_id, city_id, zip, state, due_at)
     select r.id, r.created_at, r.trade_id, coalesce(r.city_id, 'elsewhere'), c.zip,
       case when r.withdrawn_at is not null then 'taken back' when p.n is null then 'kept'
         when p.open > 0 then case when r.confirmed_at is null then 'unconfirmed' else 'waiting' end
         when p.yes > 0 then 'answered' else 'declined' end, p.due
     from requests r
     left join request_contacts c on c.request_id = r.id
     left join (
       select request_id, count(*) as n, count(*) filter (where status in ('sent', 'viewed')) as open,
         count(*) filter (where status = 'answered') as yes,
         min(promised_by) filter (where status in ('sent', 'viewed')) as due
       from request_recipients group by request_id
     ) p on p.request_id = r.id`,
  );
}

/** What stands beside the requests: letters, running promises, and what professionals sent and bought. */
async function addWork(run: Run, requests: number, companies: number) {
  await run(
    'letters of 30 days',
    `insert into private.mail_queue (kind, key, to_address, address_hash, mailbox_hash, counts_at, due_at, facts, request_id,
       company_id, user_id, state, tries, created_at, ended_at)
     select kind, kind || ' ' || request_id || ' ' || coalesce(company_id::text, ''), case state when 'sent' then '' else 'pat@mail.example' end,
       md5(to_whom), md5(to_whom), sent_at, sent_at, jsonb_build_object('request', request_id), request_id, company_id,
       company_id, state, 1, sent_at, case when state <> 'queued' then sent_at + interval '1 minute' end
     from (
       select 'request sent' as kind, id as request_id, null::uuid as company_id, id::text as to_whom, created_at as sent_at,
         case when created_at > now() - interval '2 minutes' then 'queued' when hashtext(id::text) & 255 = 9 then 'dead' else 'sent' end as state
       from requests where created_at > now() - interval '30 days' and withdrawn_at is null
       union all
       select 'new request', request_id, company_id, company_id::text, sent_at, 'sent'
       from request_recipients where sent_at > now() - interval '30 days' and status <> 'withdrawn'
     ) made`,
  );
  await run(
    'promises that run, requests of a day',
    `with counted as (
       insert into private.recent_forms (form, at, request_id, email_hash, phone_hash, address_hash, network_hash)
       select 'request', created_at, id, md5(id::text), md5(id || 'phone'), md5(id || 'address'), md5(id || 'network')
       from requests where created_at > now() - interval '1 day'
     )
     insert into private.reply_clock (request_id, company_id, step, due_at, promised_by)
     select request_id, company_id, 'remind', promised_by - interval '6 hours', promised_by
     from request_recipients where status in ('sent', 'viewed') and promised_by > now()`,
  );
  await run(
    'calls, forms and orders',
    `with made as (
       select gen_random_uuid() as id, n, now() - (n::float8 / $1) * interval '730 days' as at,
         (array['new','in work','waiting','dropped','done','done','done','done','done','done'])[1 + n % 10] as step,
         (array['paid','paid','paid','pending','pending','failed','ended','refunded'])[1 + n % 8] as state,
         ($2::text[])[1 + n % cardinality($2::text[])] as trade, 'pro-' || n || '@mail.example' as email
       from generate_series(1, $1::int) n
     ), calls as (
       insert into call_requests (id, trade_id, page, company, name, email, phone, question, may_call, may_text, step, created_at, changed_at)
       select id, trade, '/roofing-domination-proposal', 'Company ' || n, 'Sam', email, '817-555-0' || 100 + n % 100,
         'What does it cost?', true, false, step, at, at from made
     ), agreed as (
       insert into consents (call_id, channel, shown_text, shown_text_hash, version, page, companies, contact, contact_hash,
         user_agent, gpc, agreed_at)
       select id, 'call', 'A person may call me.', md5(n::text), '2026-11-23.1', '/roofing-domination-proposal', '{}', null, md5(email),
         'Browser', false, at from made
     ), bought as (
       insert into orders (id, reference, plan_id, trade_id, city_id, company_id, email, state, trouble, amount_cents, paid_at, created_at)
       select id, 'P-' || translate(upper(lpad(to_hex(n), 6, '0')), '01', 'GH'), 'listing', trade, 'plano', r.company_id, email, state, case when n % 200 = 3 then '{amount}' else '{}' end::text[],
         4900, case when state <> 'pending' then at end, at
       from made left join (select id as company_id, rank from ranked) r on r.rank = 1 + n % $3
     ), told as (
       insert into payment_events (id, kind, happened_at, order_id, checkout, amount_cents, currency, outcome, test, taken_at)
       select 'evt_' || md5(n || kind), kind, at, id, 'cs_live_' || lpad(n::text, 12, '0'), 4900, 'usd', 'paid', false, at
       from made cross join unnest('{checkout.session.completed,invoice.paid}'::text[]) kind where state <> 'pending'
     ), entitled as (
       insert into entitlements (order_id, company_id, plan_id, trade_id, city_ids, since, until)
       select id, r.company_id, 'listing', trade, '{plano}', at, case when n % 3 > 0 then at + interval '1 year' end
       from made join (select id as company_id, rank from ranked) r on r.rank = 1 + n % $3 where state = 'paid' and n <= $3
     )
     insert into onboardings (id, service, order_id, email, company, answers, version, step, created_at, changed_at)
     select id, case when n % 2 = 0 then 'voice' else 'email' end, id, email, 'Company ' || n,
       '{"business": "Oak Roofing", "own_number": "817-555-0100"}', '2026-11-23.1', step, at, at
     from made`,
    [Math.ceil(requests / 50), trades, companies],
  );
}

/**
 * Two years of requests, written past the triggers: one in twenty kept, one in thirty taken back, up to
 * three companies each, of which some have many more requests than others, and one a fifth of them all.
 */
export async function fill(
  owner: Connection,
  requests: number,
  companies: number,
  tell: (line: string) => void = console.log,
) {
  const run: Run = async (what, sql, params = []) => {
    const started = performance.now();
    await owner.query(sql, params);
    tell(`  ${what}: ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await owner.query('set session_replication_role = replica');
  await owner.query('set synchronous_commit = off');
  await addCompanies(run, companies);
  await addRequests(run, requests, companies);
  await addWork(run, requests, companies);
  await owner.query('reset session_replication_role');
  await run('vacuum analyze', 'vacuum analyze');
}
