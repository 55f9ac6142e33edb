import { afterAll, beforeAll, expect, it } from 'vitest';
import { fill } from '../../scripts/measure-accounts/fill.ts';
import { listAim, seriesOf, type Series } from '../../scripts/measure-accounts/series.ts';
import { countWholeReads } from '../../scripts/measure-accounts/whole-reads.ts';
import { call } from './harness/database.ts';
import { signUp } from './harness/people.ts';
import { startServer, type Server } from './harness/server.ts';

let server: Server;
let owner: Awaited<ReturnType<Server['connect']>>;
let lists: Series[];

beforeAll(async () => {
  server = await startServer();
  owner = await server.connect();
  const admin = await signUp(owner);
  await owner.query(`insert into staff (user_id, role) values ($1, 'admin')`, [admin.userId]);
  await fill(owner, 30_000, 300, () => {});
  lists = (await seriesOf(owner, admin, 300)).filter(({ aim }) => aim === listAim);
}, 120_000);
afterAll(async () => {
  await owner.close();
  await server.stop();
});

// A table of this size is often read faster than its index, so the planner is told to take the index where
// there is one.
it('reads no large table from end to end for any list, search or count', async () => {
  const faults: string[] = [];
  await owner.query('set enable_seqscan = off');
  for (const { name, caller, sql, params } of lists) {
    const who = caller();
    const readSince = await countWholeReads(owner);
    const outcome = await call(owner, who, sql, params());
    const read = await readSince();
    if (!outcome.ok || read.length > 0)
      faults.push(`${name}: ${outcome.ok ? read : outcome.message}`);
  }
  expect(lists.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
}, 120_000);
