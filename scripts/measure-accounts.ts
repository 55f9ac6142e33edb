import { randomInt } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { call, type Caller, type Connection } from '../tests/database/harness/database.ts';
import {
  addCompany,
  from,
  send,
  signUp,
  submission,
  type Company,
} from '../tests/database/harness/people.ts';
import { startServer } from '../tests/database/harness/server.ts';
import { main } from './lifetime.ts';

/** What a list and a search may take, in milliseconds. */
const aim = { median: 50, p95: 150 };
/** What storing one request may take, in milliseconds. */
const storing = 20;

const trades = [
  'roofing',
  'hvac',
  'solar',
  'pest-control',
  'water-damage',
  'concrete',
  'septic',
  'moving',
  'cabinets',
  'garage-door',
  'appliance-repair',
  'home-staging',
  'forensic-cleaning',
];
const cities = ['southlake', 'allen', 'plano', 'frisco', 'mckinney', 'dallas', 'elsewhere'];
const states = ['unconfirmed', 'waiting', 'late', 'answered', 'declined', 'kept', 'taken back'];

const oneOf = <T>(items: readonly T[]): T => items[randomInt(items.length)]!;

/**
 * Two years of requests, written past the triggers: one in twenty kept, one in thirty taken back, up to
 * three companies each, of which some have many more requests than others.
 */
async function fill(owner: Connection, requests: number, companies: number) {
  const run = async (what: string, sql: string, params: unknown[] = []) => {
    const started = performance.now();
    await owner.query(sql, params);
    console.log(`  ${what}: ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await owner.query('set session_replication_role = replica');
  await owner.query('set synchronous_commit = off');
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
       insert into auth.users (id, email) select id, id || '@people.example' from made returning id
     )
     insert into company_members (company_id, user_id, signup_email)
     select id, id, id || '@people.example' from made`,
    [companies, trades, cities.slice(0, 6)],
  );
  await owner.query(
    `create temporary table ranked as select id, name, row_number() over (order by id) as rank from companies`,
  );
  await owner.query('create unique index on ranked (rank)');
  await run(
    'requests',
    `insert into requests (id, trade_id, city_id, page, answers, unanswered, created_at, confirmed_at, withdrawn_at)
     select gen_random_uuid(), ($2::text[])[1 + (n * 7 + n / 13) % 13],
       case when n % 20 = 0 then null else ($3::text[])[1 + n % 6] end, '/results',
       '[{"label": "Area", "words": "2,400 sq ft"}, {"label": "Job", "words": "New roof", "mark": "job"}]',
       '[{"label": "Pitch", "words": "6 in 12", "mark": "first"}]', at,
       case when n % 50 <> 7 then at end, case when n % 30 = 11 then at + interval '2 hours' end
     from (select n, now() - (n::float8 / $1) * interval '730 days' as at from generate_series(1, $1::int) n) made`,
    [requests, trades, cities.slice(0, 6)],
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
     join ranked c on c.rank = 1 + floor($1 * pow((hashtext(p || r.id::text) & 1048575) / 1048576.0, 1.5))::int
     where r.city_id is not null
     order by r.id, c.id, p`,
    [companies],
  );
  await run(
    'records',
    `insert into company_records (request_id, company_id, step, lost_reason, quoted_usd, sent_at, moved_at, deleted_at)
     select request_id, company_id, step, case step when 'lost' then case status when 'declined' then 'turned down' else 'price' end end,
       case when step in ('quoted', 'won') then 5000 end, sent_at, sent_at + interval '1 day',
       case when status = 'withdrawn' then sent_at + interval '3 hours' end
     from (
       select p.*, case p.status when 'answered' then (array['answered','visit','quoted','won','lost'])[1 + (hashtext(request_id::text) & 7) % 5]
         when 'declined' then 'lost' else 'new' end as step
       from request_recipients p
     ) made`,
  );
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
  await owner.query('reset session_replication_role');
  await run('vacuum analyze', 'vacuum analyze');
}

/** One call of a series; the parameters differ each time. */
interface Series {
  readonly name: string;
  readonly caller: () => Caller;
  readonly sql: string;
  readonly params: () => unknown[];
  /** No aim is set for it. */
  readonly told?: true;
}

const figuresOf = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return { 'p50 ms': round(at(0.5)), 'p95 ms': round(at(0.95)), 'max ms': round(at(1)) };
};

/** How often each large table was read from end to end so far. */
async function wholeReads(owner: Connection): Promise<Map<string, number>> {
  await owner.query('select pg_stat_force_next_flush()');
  const { rows } = await owner.query(
    `select relname, seq_scan::int as n from pg_stat_user_tables where n_live_tup > 10000`,
  );
  return new Map(rows.map((row) => [String(row['relname']), Number(row['n'])]));
}

async function measure(owner: Connection, series: Series, rounds: number) {
  const before = await wholeReads(owner);
  const times: number[] = [];
  for (let n = 0; n < (series.told ? 5 : rounds) + 3; n++) {
    // Before the parameters: it may choose the company they name.
    const caller = series.caller();
    const params = series.params();
    const started = performance.now();
    const outcome = await call(owner, caller, series.sql, params);
    const took = performance.now() - started;
    if (!outcome.ok) throw new Error(`${series.name}: ${outcome.code} ${outcome.message}`);
    // The first few fill the caches.
    if (n >= 3) times.push(took);
  }
  const after = await wholeReads(owner);
  const read = [...after]
    .filter(([table, n]) => n > (before.get(table) ?? 0))
    .map(([table]) => table);
  const figures = figuresOf(times);
  return {
    ...figures,
    held: series.told
      ? ''
      : figures['p50 ms'] <= aim.median && figures['p95 ms'] <= aim.p95
        ? 'yes'
        : 'NO',
    'read whole': read.join(' '),
  };
}

/**
 * `npm run measure:accounts`: how long the lists of companies and of the staff take on a real Postgres
 * with many requests, whether each finds its rows by an index, and how long storing one request takes.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000000' },
      companies: { type: 'string', default: '5000' },
      rounds: { type: 'string', default: '40' },
      only: { type: 'string', default: '' },
    },
  });
  const rounds = Number(values.rounds);
  const server = await startServer();
  const owner = await server.connect();
  try {
    const admin = await signUp(owner);
    await owner.query(`insert into staff (user_id, role) values ($1, 'admin')`, [admin.userId]);
    console.log(`Filling in ${values.requests} requests and ${values.companies} companies:`);
    await fill(owner, Number(values.requests), Number(values.companies));

    const sample = await owner.query(
      `select r.id, r.reference, r.created_at, c.email, c.zip from requests r
       join request_contacts c on c.request_id = r.id
       where hashtext(r.id::text) % (select greatest(count(*) / 300, 1) from requests) = 0 limit 300`,
    );
    const one = () => oneOf(sample.rows);
    const approved = await owner.query(
      `select c.id, count(*)::int as n from companies c join company_records k on k.company_id = c.id
       where c.status = 'approved' group by c.id order by n desc`,
    );
    const ids = approved.rows.map(({ id }) => String(id));
    const largest = approved.rows[0]!;
    const member = (userId: string): Caller => ({ role: 'authenticated', userId });
    let company = ids[0]!;
    const anyCompany = () => member((company = oneOf(ids)));
    const largestCompany = () => member((company = ids[0]!));
    const asAdmin = () => admin;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

    const list = (name: string, filter: Record<string, () => unknown>): Series => ({
      name: `admin list, ${name}`,
      caller: asAdmin,
      sql: `select admin_requests(${Object.keys(filter)
        .map((key, n) => `${key} => $${n + 1}`)
        .join(', ')})`,
      params: () => Object.values(filter).map((value) => value()),
    });
    const trade = () => oneOf(trades);
    const city = () => oneOf(cities);
    const state = () => oneOf(states);
    const since = () => daysAgo(oneOf([7, 30, 90, 365]));
    let place = one();
    const received = (
      name: string,
      caller: () => Caller,
      rest: string,
      params: () => unknown[],
    ): Series => ({
      name: `dashboard list, ${name}`,
      caller,
      sql: `select received($1${rest})`,
      params: () => [company, ...params()],
    });

    const all: Series[] = [
      list('newest', {}),
      list('trade', { trade }),
      list('city', { city }),
      list('state', { state }),
      ...states.map((one) => list(`state ${one}`, { state: () => one })),
      list('since', { since }),
      list('trade and city', { trade, city }),
      list('trade and state', { trade, state }),
      list('city and state', { city, state }),
      list('trade, city, state and since', { trade, city, state, since }),
      list('nothing matches', { city: () => 'elsewhere', state: () => 'answered' }),
      list('oldest first', { newer: () => true }),
      list('a page far down', {
        trade,
        from_at: () => (place = one())['created_at'],
        from_id: () => place['id'],
      }),
      list('search by reference', { words: () => one()['reference'] }),
      list('search by four digits', { words: () => `1${String(one()['id']).slice(1, 4)}` }),
      list('search by id', { words: () => one()['id'] }),
      list('search by email', { words: () => one()['email'] }),
      list('search by ZIP', { words: () => one()['zip'] }),
      list('search by city', { words: city }),
      list('search by company', { words: () => `roofing ${randomInt(Number(values.companies))}` }),
      list('search by a word of many companies', { words: () => 'oak' }),
      list('search by company, trade and state', { words: () => 'oak roofing', trade, state }),
      ...[
        'today()',
        'week()',
        'companies()',
        `companies('pending')`,
        `companies(null, 'oak')`,
        `complaints()`,
        'complaints(true)',
        'kept()',
        'kept(true)',
        'log()',
      ].map((name): Series => ({
        name: `admin ${name}`,
        caller: asAdmin,
        sql: `select admin_${name}`,
        params: () => [],
      })),
      {
        name: 'admin figures()',
        caller: asAdmin,
        sql: 'select admin_figures()',
        params: () => [],
        told: true,
      },
      {
        name: 'admin export, 5,000 lines',
        caller: asAdmin,
        sql: 'select export_requests()',
        params: () => [],
        told: true,
      },
      received('newest', anyCompany, '', () => []),
      received('a step', anyCompany, ', step => $2', () => [
        oneOf(['new', 'answered', 'visit', 'quoted', 'won', 'lost']),
      ]),
      received('taken back', anyCompany, `, step => 'taken back'`, () => []),
      received('trade', anyCompany, ', trade => $2', () => [trade()]),
      received('trade and city', anyCompany, ', trade => $2, city => $3', () => [trade(), city()]),
      received('search', anyCompany, ', words => $2', () => [
        oneOf(['friday', 'plano', 'nothing', '75010']),
      ]),
      received(`newest, largest company (${largest['n']})`, largestCompany, '', () => []),
      received('search, largest company', largestCompany, ', words => $2', () => [
        oneOf(['friday', 'plano', 'nothing']),
      ]),
      {
        name: 'dashboard board',
        caller: anyCompany,
        sql: 'select received_board($1)',
        params: () => [company],
      },
      {
        name: 'dashboard board, largest company',
        caller: largestCompany,
        sql: 'select received_board($1)',
        params: () => [company],
      },
      {
        name: 'dashboard report',
        caller: anyCompany,
        sql: 'select company_report()',
        params: () => [],
      },
      {
        name: 'dashboard report, largest company',
        caller: largestCompany,
        sql: 'select company_report()',
        params: () => [],
      },
    ];
    const results: Record<string, object> = {};
    for (const series of all.filter(({ name }) => name.includes(values.only))) {
      results[series.name] = await measure(owner, series, rounds);
    }

    const picked: Company[] = [];
    for (const name of ['Post Roofing', 'Brook Roofing', 'Meadow Roofing']) {
      picked.push(await addCompany(owner, name));
    }
    const times: number[] = [];
    for (let n = 0; n < 5 * rounds; n++) {
      const request = submission(picked);
      const started = performance.now();
      const outcome = await send(owner, request, from(`192.0.${2 + (n >> 7)}.${n & 127}`));
      if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
      if (n >= 3) times.push(performance.now() - started);
    }
    const stored = figuresOf(times);
    results['storing one request'] = {
      ...stored,
      held: stored['p95 ms'] <= storing ? 'yes' : 'NO',
    };

    console.log(
      `${values.requests} requests, ${values.companies} companies; aim ${aim.median} ms at the median and ${aim.p95} ms at the 95th percentile, storing ${storing} ms; this machine has ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table(results);
    for (const filter of [
      `null, null, null, null, '{}'`,
      `'roofing', 'plano', 'late', null, '{}'`,
      `null, null, null, null, private.read_search('75010')`,
      `null, null, null, null, private.read_search('nobody@mail.example')`,
    ]) {
      const { rows } = await owner.query(
        `select private.request_conditions(${filter}) as conditions`,
      );
      const plan = await owner.query(
        `explain (costs off) select r.request_id from private.request_register r where ${rows[0]?.['conditions']}
         order by r.sent_at desc, r.request_id desc limit 26`,
      );
      console.log(`\n${rows[0]?.['conditions']}`);
      for (const row of plan.rows) console.log(`  ${row['QUERY PLAN']}`);
    }
  } finally {
    await owner.close();
    await server.stop();
  }
});
