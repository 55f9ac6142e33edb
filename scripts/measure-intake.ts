import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  call,
  type Caller,
  type Connection,
  type Outcome,
} from '../tests/database/harness/database.ts';
import {
  addCompany,
  from,
  send,
  submission,
  type Company,
} from '../tests/database/harness/people.ts';
import { startServer, type Server } from '../tests/database/harness/server.ts';
import { main } from './lifetime.ts';
import { fill } from './measure-accounts/fill.ts';

/** Connections that the API opens to the database for everyone; requests beyond them wait in line. */
const poolSize = 20;
/** What a hosted project gives an anonymous statement. */
const patience = '3s';
const bulkRows = 290;

const code = (outcome: Outcome) => (outcome.ok ? 'stored' : outcome.code);

/** Lends connections in the order they were asked for. */
function makePool(connections: readonly Connection[]) {
  const idle = [...connections];
  const waiting: ((connection: Connection) => void)[] = [];
  return async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection =
      idle.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)));
    try {
      return await work(connection);
    } finally {
      const next = waiting.shift();
      if (next) next(connection);
      else idle.push(connection);
    }
  };
}
type Pool = ReturnType<typeof makePool>;

/**
 * An array in one POST, sent as PostgREST sends it; the last row cannot be stored, so that none is
 * counted and the same array goes again and again.
 */
const makeBulk = (companies: readonly Company[]) => {
  const rows = Array.from({ length: bulkRows }, (_, n) => {
    const { id, body } = submission(companies);
    return { id, body: n < bulkRows - 1 ? body : { ...body, trade: 'astrology' } };
  });
  const json = JSON.stringify(rows);
  return (db: Connection) =>
    call(
      db,
      from('198.51.100.7'),
      `insert into request_submissions (id, body)
       select id, body from json_to_recordset($1::json) as sent (id uuid, body jsonb)`,
      [json],
    );
};

/** One hostile sender's ways, each on connections of its own, from now until told to stop. */
function attack(server: Server, companies: readonly Company[]) {
  let going = true;
  const hex = () => Math.floor(Math.random() * 0x10000).toString(16);
  const one = (caller: () => Caller) => (db: Connection) =>
    send(db, submission(companies), caller());
  const ways: Record<string, (db: Connection) => Promise<Outcome>> = {
    [`arrays of ${bulkRows} rows, first connection`]: makeBulk(companies),
    [`arrays of ${bulkRows} rows, second connection`]: makeBulk(companies),
    'addresses of one IPv6 /64': one(() => from(`2001:db8:7:7:${hex()}:${hex()}:${hex()}:1`)),
    'networks of one IPv6 /48': one(() => from(`2001:db8:9:${hex()}::1`)),
    'forged x-forwarded-for and x-real-ip': one(() => ({
      role: 'anon',
      headers: {
        'cf-connecting-ip': '198.51.100.8',
        'x-forwarded-for': `10.0.${hex()}`,
        'x-real-ip': `10.0.${hex()}`,
      },
    })),
  };
  const done = Object.entries(ways).map(async ([way, once]) => {
    const db = await server.connect();
    await db.query(`set statement_timeout = '${patience}'`);
    const codes: Record<string, number> = {};
    while (going) {
      const answer = code(await once(db));
      codes[answer] = (codes[answer] ?? 0) + 1;
    }
    await db.close();
    return { way, tried: Object.values(codes).reduce((sum, n) => sum + n, 0), ...codes };
  });
  return {
    async stop() {
      going = false;
      return Promise.all(done);
    },
  };
}

/** Many homeowners who press "send" at the same instant, each then once more. */
async function homeowners(
  pool: Pool,
  owner: Connection,
  companies: readonly Company[],
  count: number,
  round: number,
) {
  const requests = Array.from({ length: count }, (_, n) => ({
    request: submission(companies),
    // Every tenth one is on a phone network that puts them behind one address.
    caller: from(n % 10 === 0 ? `203.0.113.${round}` : `192.0.${round * 2 + (n >> 7)}.${n & 127}`),
  }));
  const started = performance.now();
  const answers = await Promise.all(
    requests.map(async ({ request, caller }) => {
      const outcome = await pool((db) => send(db, request, caller));
      return { answer: code(outcome), after: performance.now() - started };
    }),
  );
  const wall = performance.now() - started;
  const replays = await Promise.all(
    requests.map(({ request, caller }) => pool((db) => send(db, request, caller))),
  );
  const { rows } = await owner.query(
    `select count(*)::int as n, count(distinct c.email)::int as people,
       count(distinct r.id) filter (where (select count(*) from request_recipients p where p.request_id = r.id) = $2
         and (select count(*) from consents a where a.request_id = r.id) = 2)::int as whole
     from requests r join request_contacts c on c.request_id = r.id where c.email = any ($1)`,
    [requests.map(({ request }) => request.email), companies.length],
  );
  const times = answers.map(({ after }) => after).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(share * count) - 1] ?? NaN);
  const stored = Number(rows[0]?.['n']);
  return {
    'answered stored': answers.filter(({ answer }) => answer === 'stored').length,
    'in the database, whole': Number(rows[0]?.['whole']),
    lost: count - Number(rows[0]?.['people']),
    doubled: stored - Number(rows[0]?.['people']),
    'replays told so': replays.filter((outcome) => code(outcome) === '23505').length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': at(1),
    'all ms': Math.round(wall),
  };
}

/**
 * `npm run measure:intake`: how long homeowners who all send at once wait on a real Postgres, alone and
 * while one hostile sender floods the intake, with a past of many stored requests.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      homeowners: { type: 'string', default: '200' },
      history: { type: 'string', default: '50000' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const count = Number(values.homeowners);
  const server = await startServer({ durable: true });
  try {
    const owner = await server.connect();
    const companies: Company[] = [];
    for (const name of ['Oak Roofing', 'Creek Roofing', 'Prairie Roofing'])
      companies.push(await addCompany(owner, name));
    await fill(owner, Number(values.history), 1000);
    const connections = await Promise.all(Array.from({ length: poolSize }, () => server.connect()));
    for (const db of connections) await db.query(`set statement_timeout = '${patience}'`);
    const pool = makePool(connections);
    const results: Record<string, object> = {};
    let round = 0;
    const measure = async (when: string) => {
      for (let n = 1; n <= Number(values.rounds); n++) {
        results[`${when}, ${n}`] = await homeowners(pool, owner, companies, count, ++round);
      }
    };
    await measure('alone');
    const hostile = attack(server, companies);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await measure('under attack');
    const attempts = await hostile.stop();
    const tidied = performance.now();
    await owner.query('select private.tidy()');
    console.log(
      `${count} homeowners at once over ${poolSize} connections, ${values.history} older requests stored, statement timeout ${patience}; this machine has ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table(results);
    console.log('What the hostile sender got for it (PT422 refused, PT429 too many):');
    console.table(Object.fromEntries(attempts.map(({ way, ...codes }) => [way, codes])));
    const alarms = await owner.query('select kind, figure, threshold from alarms');
    console.log('Alarms raised:', alarms.rows, `in ${Math.round(performance.now() - tidied)} ms`);
    await Promise.all([owner, ...connections].map((db) => db.close()));
  } finally {
    await server.stop();
  }
});
