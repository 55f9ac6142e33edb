import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeKeys } from '../../scripts/backend/keys.ts';
import { startBackend, type Backend } from '../../scripts/backend/lite.ts';
import { tidy } from '../../scripts/backend/tidy.ts';
import { seedDemo } from '../../scripts/seed-demo.ts';
import { companiesFor, type Company } from '../../src/backend/companies.ts';
import {
  confirmRequest,
  linkIsDead,
  readRequest,
  referenceOf,
  replaceCompany,
  submitRequest,
  withdrawRequest,
  type NewRequest,
} from '../../src/backend/requests.ts';
import { consentsFor } from '../../src/islands/request/consent.ts';
import { newKey } from '../../src/islands/request/key.ts';
import { trades } from '../../src/trades/index.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';

/**
 * The site's own calls, and those of a hostile browser, against the embedded server: the real API, with
 * the demonstration in it, and with every table grant given back as that server does.
 */
let folder: string;
let server: Backend;
let operator: SupabaseClient;
let demo: readonly Company[];

const client = (key: string) =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const visitor = () => client(server.keys.SUPABASE_PUBLISHABLE_KEY);
const signedIn = async (email: string) => {
  const account = demoAccounts.find((known) => known.email === email);
  const user = visitor();
  const { error } = await user.auth.signInWithPassword({
    email,
    password: account?.password ?? '',
  });
  if (error) throw error;
  return user;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-embedded-'));
  server = await startBackend({
    folder,
    port: await freePort(),
    siteUrl: 'http://localhost:4321',
    keys: makeKeys(),
    print: () => undefined,
  });
  const publishableKey = server.keys.SUPABASE_PUBLISHABLE_KEY;
  await seedDemo({ url: server.url, publishableKey, secretKey: server.keys.SUPABASE_SECRET_KEY });
  vi.stubEnv('PUBLIC_SUPABASE_URL', server.url);
  vi.stubEnv('PUBLIC_SUPABASE_KEY', publishableKey);
  operator = client(server.keys.SUPABASE_SECRET_KEY);
  const found = await companiesFor('roofing', 'southlake');
  if (!found.ok) throw new Error(found.message);
  demo = found.companies;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
function request(picked: readonly Company[], changes: Partial<NewRequest> = {}): NewRequest {
  const email = `home-${++count}@mail.example`;
  const parties = {
    companies: picked.map(({ name }) => name),
    email,
    phone: `817-555-${1000 + count}`,
  };
  return {
    ...newKey(),
    trade: 'roofing',
    city: 'southlake',
    page: '/roofing-results',
    companies: picked.map(({ id }) => id),
    contact: {
      name: 'Pat',
      email,
      phone: parties.phone,
      zip: '76092',
      note: '',
      preferred: 'email',
    },
    consents: consentsFor(['email'], parties),
    estimate: { low: 1, typical: 2, high: 3, label: 'Roof', modelVersion: '1' },
    answers: { area: 2400 },
    unanswered: ['pitch'],
    gpc: true,
    seconds: 30,
    referrer: '',
    userAgent: 'a browser',
    website: '',
    ...changes,
  };
}

describe('the site’s own calls', () => {
  it('list the approved companies of a trade and city, and none elsewhere', async () => {
    expect(demo.map(({ name }) => name).sort()).toEqual([
      'Demo Bluebonnet Repair',
      'Demo Cross Timbers Builders',
      'Demo Post Oak Home Services',
    ]);
    expect(demo.every(({ isDemo }) => isDemo)).toBe(true);
    // Numbers kept for fiction.
    for (const { phone } of demo) expect(phone).toMatch(/^817-555-01\d\d$/);
    expect(await companiesFor('roofing', 'elsewhere')).toEqual({ ok: true, companies: [] });
    expect(await companiesFor('chiropractic', 'southlake')).toEqual({ ok: true, companies: [] });
  });

  it('store a request once, show it to its link, and withdraw it', async () => {
    const sent = request(demo.slice(0, 2));
    expect(await submitRequest(sent)).toEqual({ ok: true, stored: 'now' });
    expect(await submitRequest(sent)).toEqual({ ok: true, stored: 'already' });

    const read = await readRequest(sent);
    expect(read).toMatchObject({
      ok: true,
      request: {
        tradeId: 'roofing',
        cityId: 'southlake',
        reference: referenceOf(sent.id),
        withdrawnAt: null,
        // Only email was agreed to.
        contact: { email: sent.contact.email, phone: '' },
        recipients: [
          { companyName: demo[0]!.name, status: 'sent', overdue: false },
          { companyName: demo[1]!.name, status: 'sent' },
        ],
        agreed: [{ channel: 'email', text: sent.consents[0]!.text }],
      },
    });
    if (read.ok) {
      expect(Date.now() - read.request.sentAt.getTime()).toBeLessThan(60_000);
      // At once, while no mail is sent.
      expect(read.request.confirmedAt).toEqual(read.request.sentAt);
      expect(read.request.recipients[0]?.promisedBy?.getTime()).toBeGreaterThan(Date.now());
    }

    expect(await withdrawRequest(sent)).toEqual({ ok: true });
    expect(await withdrawRequest(sent)).toEqual({ ok: true });
    const after = await readRequest(sent);
    expect(after).toMatchObject({ ok: true, request: { contact: null } });
    expect(JSON.stringify(after)).not.toContain(sent.contact.email);
  });

  it('exchange a late company for another', async () => {
    const [late, , next] = demo as [Company, Company, Company];
    const sent = request(demo.slice(0, 2));
    await submitRequest(sent);
    const exchange = () =>
      replaceCompany(sent, {
        replacedCompanyId: late.id,
        companyId: next.id,
        consents: consentsFor(['email'], {
          companies: [next.name],
          email: sent.contact.email,
          phone: '',
        }),
      });
    expect(await exchange()).toMatchObject({ ok: false, kind: 'invalid' });
    await operator
      .from('request_recipients')
      .update({ promised_by: '2026-01-01T00:00:00Z' })
      .eq('request_id', sent.id)
      .eq('company_id', late.id);
    expect(await exchange()).toEqual({ ok: true });
    expect(await exchange()).toEqual({ ok: true });
    expect(await readRequest(sent)).toMatchObject({
      request: {
        recipients: [
          { companyName: late.name, status: 'withdrawn' },
          { status: 'sent' },
          { companyName: next.name, status: 'sent' },
        ],
      },
    });
  });

  it('say what is wrong in words: too many, not in order, no such link', async () => {
    expect(await submitRequest(request(demo, { website: 'x' }))).toMatchObject({ kind: 'invalid' });
    expect(await readRequest(newKey())).toMatchObject({ ok: false, kind: 'gone' });
    expect(await withdrawRequest(newKey())).toMatchObject({ ok: false, kind: 'gone' });
    expect(await confirmRequest('x'.repeat(64))).toMatchObject({ ok: false, kind: 'gone' });
    expect(
      await replaceCompany(newKey(), {
        replacedCompanyId: demo[0]!.id,
        companyId: demo[1]!.id,
        consents: [],
      }),
    ).toMatchObject({ ok: false, kind: 'gone', message: linkIsDead.message });
    const first = request([]);
    const kinds: string[] = [];
    // The same contact, each time for another trade: the same for the same is refused before that.
    for (const { id } of trades.filter(({ requests }) => requests.taken).slice(0, 11)) {
      const result = await submitRequest({ ...first, ...newKey(), trade: id });
      kinds.push(result.ok ? 'stored' : result.kind);
    }
    expect(kinds).toEqual([...Array<string>(10).fill('stored'), 'limited']);
    const again = request([]);
    await submitRequest(again);
    expect(await submitRequest({ ...again, ...newKey() })).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('it is stored') as string,
    });
  });

  it('call a server that is not there offline', async () => {
    const closed = createClient(`http://127.0.0.1:${await freePort()}`, 'x', {
      auth: { persistSession: false },
    });
    const { attempt } = await import('../../src/backend/failure.ts');
    const result = await attempt(
      () => closed.from('companies').select().retry(false),
      () => ({ ok: true as const }),
    );
    expect(result).toMatchObject({ ok: false, kind: 'offline' });
  });
});

describe('the clock of the local server', () => {
  it('deletes contact data whose time is over, without anyone sending a request', async () => {
    const sent = request(demo);
    await submitRequest(sent);
    await operator
      .from('request_contacts')
      .update({ expires_at: '2026-01-01T00:00:00Z' })
      .eq('request_id', sent.id)
      .throwOnError();
    const secretKey = server.keys.SUPABASE_SECRET_KEY;
    expect(await tidy({ url: server.url, secretKey })).toBe(1);
    expect(await readRequest(sent)).toMatchObject({ request: { contact: null } });
  });

  it('says what went wrong, and nothing of a database that has ended', async () => {
    const stranger = { url: server.url, secretKey: server.keys.SUPABASE_PUBLISHABLE_KEY };
    await expect(tidy(stranger)).rejects.toThrow(/permission denied|not allowed|42501/i);
    const gone = { url: `http://127.0.0.1:${await freePort()}`, secretKey: 'x' };
    expect(await tidy(gone)).toBeNull();
  });
});

describe('a hostile browser', () => {
  it('reads no request, contact or consent without its secret, whatever it asks for', async () => {
    const sent = request(demo);
    await submitRequest(sent);
    const stranger = visitor();
    for (const table of [
      'requests',
      'request_contacts',
      'request_recipients',
      'request_progress',
      'consents',
      'request_submissions',
      'request_withdrawals',
      'request_replacements',
      'request_phones',
      'request_confirmations',
      'alarms',
      'staff',
      'company_members',
    ]) {
      const { data } = await stranger.from(table).select('*');
      expect(data ?? [], table).toEqual([]);
    }
    const embedded = await stranger
      .from('companies')
      .select('name, request_recipients(*, requests(*, request_contacts(*)))');
    expect(JSON.stringify(embedded.data)).not.toContain(sent.contact.email);
    const { data } = await stranger.rpc('read_request').setHeader('x-request-token', sent.id);
    expect(data).toBeNull();
  });

  it('cannot call the helper functions or read the private schema', async () => {
    const stranger = visitor();
    for (const name of [
      'forget_contact',
      'token_request_id',
      'salted_hash',
      'take_request',
      'issue_confirmation',
      'tidy',
      'approve_company',
    ]) {
      expect((await stranger.rpc(name)).error, name).not.toBeNull();
    }
    const { error } = await stranger.schema('private').from('settings').select('*');
    expect(error).not.toBeNull();
  });

  it('cannot upsert over a request, withdraw another’s, or write past the doors', async () => {
    const sent = request(demo);
    await submitRequest(sent);
    const thief = visitor();
    const attacks = [
      thief.from('request_submissions').upsert({ id: sent.id, body: { token: 'x'.repeat(43) } }),
      thief.from('request_submissions').delete().eq('id', sent.id),
      thief.from('request_withdrawals').insert({ request_id: sent.id }),
      thief.from('request_recipients').insert({
        request_id: sent.id,
        company_id: demo[0]!.id,
        company_name: 'x',
        place: 1,
        channels: [],
        promised_by: '2030-01-01',
      }),
      thief
        .from('request_contacts')
        .update({ email: 'thief@mail.example' })
        .eq('request_id', sent.id),
      thief.from('consents').update({ shown_text: 'Anything.' }).eq('request_id', sent.id),
      thief.from('companies').insert({ name: 'Sneaky', status: 'approved' }),
      thief.from('company_trades').insert({ company_id: demo[0]!.id, trade_id: 'moving' }),
    ];
    for (const attack of attacks) await attack;
    expect(await readRequest(sent)).toMatchObject({
      ok: true,
      request: {
        withdrawnAt: null,
        contact: { email: sent.contact.email },
        recipients: [{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }],
        agreed: [{ text: sent.consents[0]!.text }],
      },
    });
    const { data } = await operator.from('companies').select('name').eq('name', 'Sneaky');
    expect(data).toEqual([]);
  });

  it('does not become staff, approved, demo or someone else’s colleague by signing up or signing in', async () => {
    const user = visitor();
    const { data } = await user.auth.signUp({
      email: 'mallory@mail.example',
      password: 'mallory-password',
      options: { data: { company_name: 'Mallory Roofing', role: 'admin', staff_role: 'admin' } },
    });
    const userId = data.user?.id;
    await user.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } });
    await user.from('staff').insert({ user_id: userId, role: 'admin' });
    await user.from('staff').upsert({ user_id: userId, role: 'admin' });
    await user.from('company_members').insert({ company_id: demo[0]!.id, user_id: userId });
    await user.from('company_members').update({ company_id: demo[0]!.id }).eq('user_id', userId);
    await user.from('companies').update({ status: 'approved', is_demo: true }).neq('name', '');
    expect((await operator.from('staff').select('role').eq('user_id', userId)).data).toEqual([]);
    const own = await operator
      .from('company_members')
      .select('companies(name, status, is_demo)')
      .eq('user_id', userId);
    expect(own.data).toEqual([
      { companies: { name: 'Mallory Roofing', status: 'pending', is_demo: false } },
    ]);
  });

  it('as a company, sees and moves only its own part of a request', async () => {
    const ana = await signedIn('ana@demo.example');
    const anas = demo.find(({ name }) => name === 'Demo Post Oak Home Services')!;
    const others = demo.filter(({ id }) => id !== anas.id);
    const shared = request(demo);
    const foreign = request(others);
    await submitRequest(shared);
    await submitRequest(foreign);

    const seen = await ana
      .from('request_contacts')
      .select('request_id')
      .in('request_id', [shared.id, foreign.id]);
    expect(seen.data).toEqual([{ request_id: shared.id }]);
    const rivals = await ana
      .from('request_progress')
      .select('company_id')
      .eq('request_id', shared.id);
    expect(rivals.data).toEqual([{ company_id: anas.id }]);
    expect((await ana.from('consents').select('*')).data).toEqual([]);

    for (const change of [
      { status: 'answered', answered_at: '2020-01-01T00:00:00Z' },
      { promised_by: '2030-01-01T00:00:00Z' },
      { channels: ['call', 'text', 'automated'] },
      { status: 'withdrawn' },
      { place: 2 },
    ]) {
      await ana.from('request_recipients').update(change).eq('request_id', shared.id);
    }
    await ana
      .from('request_recipients')
      .update({ status: 'declined' })
      .eq('request_id', foreign.id);
    for (const sent of [shared, foreign]) {
      const { data } = await operator
        .from('request_recipients')
        .select('status, answered_at, channels')
        .eq('request_id', sent.id);
      for (const row of data ?? []) {
        expect(row).toEqual({ status: 'sent', answered_at: null, channels: ['email'] });
      }
    }

    const { error } = await ana
      .from('request_recipients')
      .update({ status: 'answered' })
      .eq('request_id', shared.id);
    expect(error).toBeNull();
    await withdrawRequest(shared);
    const after = await ana.from('requests').select('id').eq('id', shared.id);
    expect(after.data).toEqual([]);
  });

  it('as a company waiting for approval, sees no request and cannot be picked', async () => {
    const dee = await signedIn('dee@demo.example');
    expect((await dee.from('requests').select('id')).data).toEqual([]);
    const { data } = await dee.from('companies').select('id, name').eq('status', 'pending');
    const own = data?.find(({ name }) => name === 'Demo Grapevine Creek Roofing');
    const picked = { ...demo[0]!, id: String(own?.id), name: String(own?.name) };
    const sent = request([picked]);
    expect(await submitRequest(sent)).toMatchObject({ ok: true });
    expect(await readRequest(sent)).toMatchObject({ request: { recipients: [] } });
  });

  it('as developer admin, sees requests but no contact data', async () => {
    const developer = await signedIn('developer@demo.example');
    expect((await developer.from('requests').select('id')).data).not.toEqual([]);
    expect((await developer.from('request_contacts').select('*')).data).toEqual([]);
    expect((await developer.from('consents').select('*')).data).toEqual([]);
  });
});
