import { afterAll, beforeAll, expect, it } from 'vitest';
import { cities } from '../../src/site.ts';
import { trades } from '../../src/trades/index.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { openEmbedded } from './harness/database.ts';

/** What the database and the site both list must be the same list. */
let db: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  db = await openEmbedded();
});
afterAll(() => db.close());

it('the database knows the trades of the site and no others, and which of them take requests', async () => {
  const { rows } = await db.query('select id, takes_requests as taken from trades');
  const known = Object.fromEntries(rows.map(({ id, taken }) => [String(id), taken]));
  const sited = Object.fromEntries(trades.map(({ id, requests }) => [id, requests.taken]));
  expect(known).toEqual(sited);
});

it('the database knows the cities of the site and no others', async () => {
  const { rows } = await db.query('select id from cities');
  expect(rows.map(({ id }) => id).sort()).toEqual(cities.map(({ id }) => id).sort());
});

it('the demonstration has an approved company for every trade that takes requests', async () => {
  const { rows } = await db.query('select id from trades where takes_requests');
  const served = demoAccounts.flatMap(({ company }) =>
    company?.status === 'approved' ? company.trades : [],
  );
  expect(rows.map(({ id }) => id).filter((id) => !served.includes(String(id)))).toEqual([]);
});
