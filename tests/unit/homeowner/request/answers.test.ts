import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** What the server answers to the next call. */
const server = vi.hoisted(() => ({ data: null as unknown }));
vi.mock('../../../../src/backend/client.ts', () => {
  const call = {
    select: () => call,
    eq: () => call,
    setHeader: () => call,
    abortSignal: async () => ({ data: server.data, error: null, status: 200 }),
  };
  return { patience: 15_000, backend: async () => ({ rpc: () => call, from: () => call }) };
});
// Whoever read them before has the real client.
vi.resetModules();
afterAll(() => vi.resetModules());
const { readRequest } = await import('../../../../src/backend/requests.ts');
const { companiesFor } = await import('../../../../src/backend/companies.ts');

const key = { id: '3f2a9c1b-7d10-4c55-9a51-0d8f6f0e2b11', token: 'x'.repeat(43) };
const whole = {
  id: key.id,
  trade_id: 'roofing',
  city_id: 'allen',
  sent_at: '2026-11-21T18:00:00+00:00',
  confirmed_at: null,
  withdrawn_at: null,
  range: { low: 12_200, high: 20_700 },
  contact: { email: 'pat@mail.example', phone: '' },
  recipients: [
    {
      company_id: 'a',
      company_name: 'Demo One',
      place: 1,
      status: 'sent',
      channels: ['email'],
      sent_at: '2026-11-21T18:00:00+00:00',
      viewed_at: null,
      promised_by: null,
      answered_at: null,
      overdue: false,
      suspended: false,
      closed: false,
      visit_at: null,
      visit_was: null,
      quoted_usd: null,
    },
  ],
  stops: [
    {
      company_name: 'Demo One',
      scope: 'calls',
      told_at: '2026-11-21T19:00:00+00:00',
      undone_at: null,
      number_until: '2026-12-01T19:00:00+00:00',
    },
  ],
  agreed: [],
  paid: null,
};
beforeEach(() => {
  server.data = whole;
});

it('reads a request that is whole', async () => {
  expect(await readRequest(key)).toMatchObject({
    ok: true,
    request: {
      id: key.id,
      city_id: 'allen',
      confirmed_at: null,
      stops: [{ company_name: 'Demo One', scope: 'calls', told_at: '2026-11-21T19:00:00+00:00' }],
    },
  });
});

it.each([
  ['a status nobody knows', { recipients: [{ ...whole.recipients[0], status: 'lost' }] }],
  ['a time that is none', { sent_at: 'soon' }],
  ['no list of recipients', { recipients: null }],
  ['a stop of what nobody knows', { stops: [{ ...whole.stops[0], scope: 'letters' }] }],
  ['a contact of another shape', { contact: 'pat@mail.example' }],
])('takes an answer with %s for none', async (_, change) => {
  server.data = { ...whole, ...change };
  expect(await readRequest(key)).toMatchObject({ ok: false, kind: 'offline' });
});

it('opens nothing where the server opens nothing', async () => {
  server.data = null;
  expect(await readRequest(key)).toMatchObject({ ok: false, kind: 'gone' });
});

it('takes a list of companies of another shape for none', async () => {
  server.data = [{ id: 'a', name: 'Demo One' }];
  expect(await companiesFor('roofing', 'allen')).toMatchObject({ ok: false, kind: 'offline' });
});
