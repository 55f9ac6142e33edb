import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../scripts/seed-demo.ts';
import { seedDemoPaid } from '../../scripts/seed-demo-paid.ts';
import { seedDemoSelling } from '../../scripts/seed-demo-selling.ts';
import { seedDemoRequests } from '../../scripts/seed-demo-requests.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { startEmbedded, type EmbeddedBackend } from './harness/embedded.ts';

/** What the demonstration holds tells one story, whoever reads it. */
let server: EmbeddedBackend;

const client = (key: string) =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  server = await startEmbedded();
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = server.keys;
  const demo = { url: server.url, publishableKey, secretKey };
  await seedDemo(demo);
  await Promise.all([seedDemoRequests(demo), seedDemoSelling(demo), seedDemoPaid(demo)]);
  // Seventeen requests are sent and worked, one call after another.
}, 300_000);
afterAll(async () => {
  await server?.remove();
});

it('each request is agreed to before it is passed on, worked after that, and sent at one time for all', async () => {
  const operator = client(server.keys.SUPABASE_SECRET_KEY);
  const { data: requests } = await operator
    .from('requests')
    .select(
      `id, created_at, confirmed_at, consents(agreed_at), request_recipients(sent_at, answered_at,
        company_records(sent_at, moved_at), company_events(at), company_notes(created_at))`,
    )
    .throwOnError();
  const account = demoAccounts.find(({ staffRole }) => staffRole === 'admin')!;
  const admin = client(server.keys.SUPABASE_PUBLISHABLE_KEY);
  await admin.auth.signInWithPassword({ email: account.email, password: account.password });
  const { data: listed } = await admin.rpc('admin_requests', {}).throwOnError();
  const lines = (listed as { lines: { id: string; sent_at: string }[] }).lines;

  expect(requests.length).toBeGreaterThan(10);
  const time = Date.parse;
  for (const { id, created_at, confirmed_at, consents, request_recipients: parts } of requests) {
    const sent = time(created_at);
    // What a company can see, it can see since then.
    expect(time(confirmed_at), id).toBe(sent);
    expect(consents.length, id).toBeGreaterThan(0);
    expect(time(lines.find((line) => line.id === id)!.sent_at), id).toBe(sent);
    for (const part of parts) {
      expect(time(part.sent_at), id).toBe(sent);
      for (const { agreed_at } of consents) expect(time(agreed_at), id).toBeLessThanOrEqual(sent);
      const records = [part.company_records].flat();
      const later = [
        ...records.map(({ moved_at }) => moved_at as string),
        ...part.company_events.map(({ at }) => at as string),
        ...part.company_notes.map(({ created_at: noted }) => noted as string),
        ...(part.answered_at ? [part.answered_at as string] : []),
      ];
      for (const at of later) expect(time(at), id).toBeGreaterThanOrEqual(sent);
      expect(records.map((record) => time(record.sent_at as string))).toEqual([sent]);
    }
  }
});

it('orders stand in every way that the operator is to see, and forms go with the one that is paid', async () => {
  const operator = client(server.keys.SUPABASE_SECRET_KEY);
  const { data: orders } = await operator
    .from('orders')
    .select('id, email, state, trouble, test')
    .order('email')
    .throwOnError();
  expect(orders.map(({ email, state, trouble }) => [email.split('@')[0], state, trouble])).toEqual([
    ['cedar.row', 'paid', ['paid 2 times']],
    ['lone.star', 'refunded', []],
    ['north.fork', 'paid', []],
    ['slate.ridge', 'failed', []],
    ['two.creeks', 'pending', []],
  ]);
  // No money moved for any of them.
  expect(orders.filter(({ test, state }) => !test && state !== 'pending')).toEqual([]);
  const { data: forms } = await operator
    .from('onboardings')
    .select('service, order_id')
    .order('service')
    .throwOnError();
  const paid = orders.find(({ email }) => email.startsWith('north.fork'))!.id;
  expect(forms).toEqual([
    { service: 'email', order_id: paid },
    { service: 'voice', order_id: paid },
  ]);
  const { count } = await operator
    .from('call_requests')
    .select('*', { count: 'exact', head: true })
    .throwOnError();
  expect(count).toBe(2);
});

it('prices paid are marked as made up, and show each size of group that is told of', async () => {
  const { data } = await client(server.keys.SUPABASE_PUBLISHABLE_KEY)
    .from('paid_figures')
    .select('trade_id, jobs, median_usd, tenths_usd, is_demo')
    .order('trade_id')
    .throwOnError();
  expect(data).toMatchObject([
    { trade_id: 'garage-door', jobs: 12, median_usd: null, is_demo: true },
    { trade_id: 'hvac', jobs: 120, tenths_usd: expect.any(Array), is_demo: true },
    { trade_id: 'roofing', jobs: 41, median_usd: expect.any(Number), tenths_usd: null },
  ]);
});
