import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type Connection, type Outcome } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  from,
  holding,
  send,
  submission,
  type Company,
} from './harness/people.ts';
import { startServer, type Server } from './harness/server.ts';

/** What two browsers do at the same instant, on a real server with a connection for each. */
let server: Server;
type Browser = Connection & { close(): Promise<void> };
let owner: Browser;
const browsers: Browser[] = [];

beforeAll(async () => {
  server = await startServer();
  owner = await server.connect();
  for (let n = 0; n < 8; n++) browsers.push(await server.connect());
});
afterAll(async () => {
  await Promise.all([owner, ...browsers].map((connection) => connection?.close()));
  await server?.stop();
});

const codes = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'stored' : outcome.code)).sort();

const count = async (sql: string, params: unknown[]) =>
  Number((await owner.query(`select count(*) as n from ${sql}`, params)).rows[0]?.['n']);

const addCompanies = async (kind: string, names: readonly string[]) => {
  const companies: Company[] = [];
  for (const name of names) companies.push(await addCompany(owner, `${kind} ${name}`));
  return companies;
};

it('stores a request once when eight copies of it arrive at once', async () => {
  const oak = await addCompany(owner, 'Oak Roofing');
  const request = submission([oak]);
  const outcomes = await Promise.all(browsers.map((browser) => send(browser, request)));
  expect(codes(outcomes)).toEqual([...Array<string>(7).fill('23505'), 'stored']);
  for (const table of ['requests where id', 'request_recipients where request_id']) {
    expect(await count(`${table} = $1`, [request.id])).toBe(1);
  }
  expect(await count('consents where request_id = $1', [request.id])).toBe(2);
});

it('lets exactly the allowed number through when one contact sends more at once', async () => {
  await owner.query(
    'update private.settings set requests_per_contact_per_day = 3, repeat_minutes = 0',
  );
  const oak = await addCompany(owner, 'Limit Roofing');
  const first = submission([oak]);
  const { contact, consents: given } = first.body;
  const outcomes = await Promise.all(
    browsers.map((browser) => send(browser, submission([oak], { contact, consents: given }))),
  );
  await owner.query(
    'update private.settings set requests_per_contact_per_day = default, repeat_minutes = default',
  );
  expect(codes(outcomes)).toEqual([
    ...Array<string>(5).fill('PT429'),
    ...Array<string>(3).fill('stored'),
  ]);
});

it('stores one of eight same requests that two tabs and their retries send under ids of their own', async () => {
  const oak = await addCompany(owner, 'Tabs Roofing');
  const { contact, consents: given } = submission([oak]).body;
  const outcomes = await Promise.all(
    browsers.map((browser) => send(browser, submission([oak], { contact, consents: given }))),
  );
  expect(codes(outcomes)).toEqual([...Array<string>(7).fill('PT409'), 'stored']);
});

it('refuses a bulk statement at once and takes an honest request while one is under way', async () => {
  const oak = await addCompany(owner, 'Bulk Roofing');
  const [hostile, other, honest] = browsers as [Browser, Browser, Browser];
  // Its first request of a statement is well-formed and its statement left open, holding all it locked.
  await hostile.query('begin');
  await hostile.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify(from('198.51.100.1').headers),
  ]);
  const taken = submission([oak]);
  await hostile.query('insert into request_submissions (id, body) values ($1, $2)', [
    taken.id,
    JSON.stringify(taken.body),
  ]);
  const many = Array.from({ length: 290 }, () => submission([oak]));
  const values = many.map((_, n) => `($${2 * n + 1}::uuid, $${2 * n + 2}::jsonb)`).join(', ');
  const bulk = await call(
    other,
    from('198.51.100.1'),
    `insert into request_submissions (id, body) values ${values}`,
    many.flatMap(({ id, body }) => [id, JSON.stringify(body)]),
  );
  expect(bulk).toMatchObject({ ok: false, message: 'Send one request at a time.' });
  await honest.query(`set statement_timeout = '3s'`);
  expect(await send(honest, submission([oak]), from('203.0.113.1'))).toMatchObject({ ok: true });
  await hostile.query('rollback');
  await honest.query('reset statement_timeout');
});

it('lets retention and withdrawing meet without either failing', async () => {
  const oak = await addCompany(owner, 'Meeting Roofing');
  for (let round = 0; round < 5; round++) {
    const request = submission([oak]);
    await send(owner, request);
    await owner.query(
      `update request_contacts set expires_at = now() - interval '1 hour' where request_id = $1`,
      [request.id],
    );
    const [withdrawn] = await Promise.all([
      call(browsers[0]!, holding(request.token), 'insert into request_withdrawals values ($1)', [
        request.id,
      ]),
      ...browsers.slice(1, 4).map((clock) => clock.query('select private.tidy()')),
    ]);
    expect(withdrawn).toMatchObject({ ok: true });
    expect(await count('request_contacts where request_id = $1', [request.id])).toBe(0);
  }
});

it('never lets more than three companies hold a request, however many replacements race', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
  const companies = await addCompanies('Race', names);
  const picked = companies.slice(0, 3);
  const rivals = companies.slice(3);
  const request = submission(picked);
  expect(await send(owner, request)).toMatchObject({ ok: true });
  await owner.query(
    `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1`,
    [request.id],
  );
  const outcomes = await Promise.all(
    browsers.map((browser, n) =>
      call(
        browser,
        holding(request.token),
        `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
         values ($1, $2, $3, $4)`,
        [
          request.id,
          picked[n % 2]!.id,
          rivals[n]!.id,
          JSON.stringify(consents([rivals[n]!], request.email, request.phone)),
        ],
      ),
    ),
  );
  expect(codes(outcomes).filter((code) => code === 'stored')).toHaveLength(2);
  expect(
    await count(`request_recipients where request_id = $1 and status <> 'withdrawn'`, [request.id]),
  ).toBe(3);
});

it('has three places and no fourth, even for the operator', async () => {
  const companies = await addCompanies('Place', ['P', 'Q', 'R', 'S']);
  const request = submission(companies.slice(0, 3));
  await send(owner, request);
  const fourth = (place: number) =>
    owner.query(
      `insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
       values ($1, $2, 'Place S', $3, '{email}', now())`,
      [request.id, companies[3]!.id, place],
    );
  for (const place of [1, 2, 3])
    await expect(fourth(place)).rejects.toMatchObject({ code: '23505' });
  await expect(fourth(4)).rejects.toMatchObject({ code: '23514' });
});

it('leaves no contact data behind when withdrawing races with picking another company', async () => {
  for (let round = 0; round < 5; round++) {
    const late = await addCompany(owner, `Late ${round}`);
    const next = await addCompany(owner, `Next ${round}`);
    const request = submission([late]);
    await send(owner, request);
    await owner.query(
      `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1`,
      [request.id],
    );
    const visitor = holding(request.token);
    await Promise.all([
      call(
        browsers[0]!,
        visitor,
        `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
         values ($1, $2, $3, $4)`,
        [
          request.id,
          late.id,
          next.id,
          JSON.stringify(consents([next], request.email, request.phone)),
        ],
      ),
      call(browsers[1]!, visitor, 'insert into request_withdrawals values ($1)', [request.id]),
    ]);
    expect(
      await count('consents where request_id = $1 and contact is not null', [request.id]),
    ).toBe(0);
    expect(
      await count(`request_recipients where request_id = $1 and status <> 'withdrawn'`, [
        request.id,
      ]),
    ).toBe(0);
  }
});

it('gives no right back by default: a table made without a revoke would be open', async () => {
  // Shows that the server's starting grants are those of a hosted project, so that the revokes count.
  await owner.query('create table public.forgotten (id int)');
  expect(await call(owner, anonymous, 'insert into forgotten values (1)')).toMatchObject({
    ok: true,
  });
  await owner.query('drop table public.forgotten');
});
