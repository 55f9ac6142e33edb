import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openDatabase, type Caller } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  holding,
  issue,
  mailed,
  send,
  submission,
  type Company,
  type Submission,
} from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, demo: Company;

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

const counts = async (trade: string, caller: Caller = anonymous) => {
  const outcome = await call(db, caller, 'select proposal_counts($1) as answer', [trade]);
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['answer'] as { requests: number; companies: number; counted_at: string };
};
const counted = async (trade = 'roofing') => {
  const { requests, companies } = await counts(trade);
  return [requests, companies];
};
const asked = async (picked: readonly Company[], changes = {}): Promise<Submission> => {
  const request = submission(picked, changes);
  expect(await send(db, request)).toMatchObject({ ok: true });
  return request;
};
const withdraw = ({ token }: Submission) => call(db, holding(token), 'select withdraw_request()');

it('say 0 where there is nothing, with the time it was counted', async () => {
  expect(await counted()).toEqual([0, 0]);
  expect(Math.abs(Date.now() - Date.parse((await counts('roofing')).counted_at))).toBeLessThan(
    60_000,
  );
  // No company can be picked for it.
  expect(await counted('chiropractic')).toEqual([0, 0]);
});

it('know no other trade', async () => {
  await expect(counts('astrology')).rejects.toThrow('PT404');
  await expect(counts('')).rejects.toThrow('PT404');
});

it('leave out the demonstration, its companies and what went to them alone', async () => {
  demo = await addCompany(db, 'Demo Roofing');
  await db.query('update companies set is_demo = true where id = $1', [demo.id]);
  await asked([demo]);
  expect(await counted()).toEqual([0, 0]);
  oak = await addCompany(db, 'Oak Roofing');
  expect(await counted()).toEqual([0, 1]);
  await asked([demo, oak]);
  await asked([oak]);
  // Kept for the site's own team.
  await asked([]);
  expect(await counted()).toEqual([3, 1]);
  expect(await counted('hvac')).toEqual([0, 0]);
});

it('count a request that moved on from the demonstration to another company', async () => {
  const request = await asked([demo]);
  expect(await counted()).toEqual([3, 1]);
  await db.query(`update request_recipients set status = 'declined' where request_id = $1`, [
    request.id,
  ]);
  expect(
    await call(db, holding(request.token), 'select replace_company($1, $2, $3)', [
      demo.id,
      oak.id,
      JSON.stringify(consents([oak], request.email, request.phone)),
    ]),
  ).toMatchObject({ ok: true });
  expect(await counted()).toEqual([4, 1]);
});

it('leave out what was taken back', async () => {
  const request = await asked([oak]);
  expect(await counted()).toEqual([5, 1]);
  expect(await withdraw(request)).toMatchObject({ ok: true });
  expect(await counted()).toEqual([4, 1]);
});

it('leave out what nobody has confirmed', async () => {
  await db.query('update private.settings set confirm_by_mail = true');
  const request = await asked([oak]);
  await db.query('update private.settings set confirm_by_mail = false');
  expect(await counted()).toEqual([4, 1]);
  const secret = await issue(db, 'confirmation', request.id);
  await call(db, mailed(secret), 'select confirm_request()');
  expect(await counted()).toEqual([5, 1]);
});

it.each(['pending', 'rejected', 'suspended'])('leave out a company that is %s', async (status) => {
  await addCompany(db, `${status} Roofing`, { status });
  expect(await counted()).toEqual([5, 1]);
});

it('leave out a company without a plan, once companies need one', async () => {
  await db.query('update private.settings set listing_needs_plan = true');
  expect(await counted()).toEqual([5, 0]);
  await db.query('update private.settings set listing_needs_plan = false');
});

it('read one index and no request, however many there are', async () => {
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into private.request_register (request_id, sent_at, trade_id, city_id, state)
     select gen_random_uuid(), now(), (array['hvac', 'solar', 'septic'])[1 + n % 3], 'plano', 'waiting'
     from generate_series(1, 30000) n`,
  );
  await db.query('reset session_replication_role');
  await db.query('analyze private.request_register');
  // Reading the table is dearer than the index only once all see its rows, and that waits for whoever else is
  // at work in the database: asked is whether the index alone can answer.
  await db.query('set enable_seqscan = off');
  await db.query('set enable_bitmapscan = off');
  const { rows } = await db.query(
    `explain select count(*) from private.request_register g
     where g.trade_id = 'hvac' and g.is_real and g.state not in ('unconfirmed', 'taken back')`,
  );
  await db.query('reset enable_seqscan');
  await db.query('reset enable_bitmapscan');
  expect(JSON.stringify(rows)).toContain('Index Only Scan using request_register_counted_idx');
  expect(await counted('hvac')).toEqual([10_000, 0]);
});
