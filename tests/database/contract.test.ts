import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tidy } from '../../scripts/backend/tidy.ts';
import { freePort } from '../../scripts/ports.ts';
import { catalogOf, differences } from '../../scripts/restore/catalog.ts';
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
import { consentsFor } from '../../src/homeowner/request/consent.ts';
import { newKey } from '../../src/kit/key.ts';
import { trades } from '../../src/trades/index.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { startApi, type Api } from './harness/api.ts';
import { openDatabase } from './harness/database.ts';

/**
 * The site's own calls, and those of a hostile browser, over the API, with the demonstration in it: against
 * the embedded server, which gives every table grant back, or in a hosted run against PostgREST.
 */
let server: Api;
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

beforeAll(async () => {
  server = await startApi();
  const publishableKey = server.keys.SUPABASE_PUBLISHABLE_KEY;
  await seedDemo({ url: server.url, publishableKey, secretKey: server.keys.SUPABASE_SECRET_KEY });
  vi.stubEnv('PUBLIC_SUPABASE_URL', server.url);
  vi.stubEnv('PUBLIC_SUPABASE_KEY', publishableKey);
  operator = client(server.keys.SUPABASE_SECRET_KEY);
  const found = await companiesFor('roofing', 'southlake');
  if (!found.ok) throw new Error(found.message);
  demo = found.data;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
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
    estimate: {
      low: 1,
      typical: 2,
      high: 3,
      label: 'Roof',
      meaning: '',
      modelVersion: '1',
      narrows: 0,
      lines: [],
    },
    answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
    unanswered: [{ label: 'Pitch', words: '6 in 12', mark: 'first' }],
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
    expect(demo.every(({ is_demo }) => is_demo)).toBe(true);
    // Numbers kept for fiction.
    for (const { phone } of demo) expect(phone).toMatch(/^817-555-01\d\d$/);
    expect(await companiesFor('roofing', 'elsewhere')).toEqual({ ok: true, data: [] });
    expect(await companiesFor('chiropractic', 'southlake')).toEqual({ ok: true, data: [] });
  });

  it('store a request once, show it to its link, and withdraw it', async () => {
    const sent = request(demo.slice(0, 2));
    expect(await submitRequest(sent)).toEqual({ ok: true, stored: 'now' });
    expect(await submitRequest(sent)).toEqual({ ok: true, stored: 'already' });

    const read = await readRequest(sent);
    expect(read).toMatchObject({
      ok: true,
      request: {
        trade_id: 'roofing',
        city_id: 'southlake',
        reference: referenceOf(sent.id),
        withdrawn_at: null,
        // Only email was agreed to.
        contact: { email: sent.contact.email, phone: '' },
        recipients: [
          { company_name: demo[0]!.name, status: 'sent', overdue: false },
          { company_name: demo[1]!.name, status: 'sent' },
        ],
        agreed: [{ channel: 'email', text: sent.consents[0]!.text }],
      },
    });
    if (read.ok) {
      expect(Date.now() - Date.parse(read.request.sent_at)).toBeLessThan(60_000);
      // At once, while no mail is sent.
      expect(read.request.confirmed_at).toEqual(read.request.sent_at);
      expect(Date.parse(read.request.recipients[0]?.promised_by ?? '')).toBeGreaterThan(Date.now());
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
        replaced: late.id,
        successor: next.id,
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
          { company_name: late.name, status: 'withdrawn' },
          { status: 'sent' },
          { company_name: next.name, status: 'sent' },
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
        replaced: demo[0]!.id,
        successor: demo[1]!.id,
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
      'company_decisions',
      'company_invitations',
      'company_records',
      'company_events',
      'company_notes',
      'request_stops',
      'audit_log',
      'complaints',
      'kept_requests',
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
      'tidy',
      'log_action',
      'decide_company',
      'review_of',
      'ask_again',
      'invite_member',
      'cancel_invitation',
      'accept_invitation',
      'set_member',
      'open_received',
      'asked_to_stop',
      'confirm_deletion',
      'delete_account',
      'set_role',
      'staff_list',
      'open_contact',
      'evidence_of',
      'close_complaint',
      'ask_company',
      'state_side',
      'add_complaint',
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
        withdrawn_at: null,
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

    expect((await ana.from('request_contacts').select('*')).data).toEqual([]);
    const opened = await ana.rpc('open_received', { request: shared.id });
    expect(opened.data).toMatchObject({ name: 'Pat', email: shared.contact.email, phone: '' });
    const refused = await ana.rpc('open_received', { request: foreign.id });
    expect(refused).toMatchObject({ data: null, error: { code: 'PT404' } });
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
        expect(row).toMatchObject({ answered_at: null, channels: ['email'] });
      }
      // Ana's own was opened; nothing else moved.
      expect((data ?? []).map((row) => String(row.status)).sort()).toEqual(
        sent === shared ? ['sent', 'sent', 'viewed'] : ['sent', 'sent'],
      );
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

  it('as developer admin, sees no request and nobody’s contact data', async () => {
    await submitRequest(request(demo));
    const developer = await signedIn('developer@demo.example');
    for (const table of [
      'requests',
      'request_contacts',
      'request_phones',
      'request_recipients',
      'request_progress',
      'consents',
      'company_records',
      'company_notes',
      'audit_log',
      'complaints',
      'kept_requests',
    ]) {
      expect((await developer.from(table).select('*')).data ?? [], table).toEqual([]);
    }
  });
});

describe('a session', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (claims: Record<string, unknown>, secret: string, alg = 'HS256') => {
    const unsigned = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
  };
  const ask = async (token: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: server.keys.SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    });
    return { status: answer.status, body: await answer.text() };
  };
  let token: string;
  let claims: Record<string, unknown>;
  let adminId: string;
  beforeAll(async () => {
    const admin = await signedIn('admin@demo.example');
    adminId = String((await admin.auth.getUser()).data.user?.id);
    const { data } = await (await signedIn('ana@demo.example')).auth.getSession();
    token = String(data.session?.access_token);
    claims = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()) as Record<
      string,
      unknown
    >;
    await submitRequest(request(demo));
  });

  it('as it was issued opens what is its own', async () => {
    const own = await ask(token, 'company_members?select=user_id');
    expect(JSON.parse(own.body)).toEqual([{ user_id: claims['sub'] }]);
    expect((await ask(token, 'rpc/staff_list', { method: 'POST', body: '{}' })).status).toBe(403);
  });

  const tampered: [string, () => string][] = [
    ['the admin’s id under the same signature', () => forge({ sub: adminId })],
    ['the operator’s role under the same signature', () => forge({ role: 'service_role' })],
    ['a later end under the same signature', () => forge({ exp: 4_000_000_000, sub: adminId })],
    [
      'no signature and no algorithm',
      () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, sub: adminId })}.`,
    ],
    ['a signature of a guessed secret', () => sign({ ...claims, sub: adminId }, 'secret')],
    ['an empty secret', () => sign({ ...claims, sub: adminId }, ' ')],
    [
      'the public key as its secret',
      () => sign({ ...claims, sub: adminId }, server.keys.SUPABASE_PUBLISHABLE_KEY),
    ],
    [
      'the right secret, but an end that has passed',
      () => sign({ ...claims, sub: adminId, exp: 1_700_000_000 }, server.keys.SUPABASE_JWT_SECRET),
    ],
    ['half of its letters', () => token.slice(0, token.length / 2)],
    ['nothing of a token', () => 'null'],
  ];
  const forge = (changes: Record<string, unknown>) => {
    const [head, , signature] = token.split('.');
    return `${head}.${encode({ ...claims, ...changes })}.${signature}`;
  };
  it.each(tampered)('with %s opens nothing', async (_, make) => {
    const forged = make();
    for (const path of ['staff', 'company_members', 'requests', 'company_records', 'audit_log']) {
      const { status, body } = await ask(forged, `${path}?select=*`);
      if (status < 400) expect(JSON.parse(body), path).toEqual([]);
    }
    for (const name of ['staff_list', 'admin_today', 'review_of']) {
      const { status } = await ask(forged, `rpc/${name}`, { method: 'POST', body: '{}' });
      expect(status, name).toBeGreaterThanOrEqual(400);
    }
    const { status } = await ask(forged, `staff`, {
      method: 'POST',
      body: JSON.stringify({ user_id: claims['sub'], role: 'admin' }),
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('over the API, someone who is not of the company', () => {
  const tables = [
    'companies',
    'company_trades',
    'company_cities',
    'company_members',
    'company_decisions',
    'company_invitations',
    'company_records',
    'company_events',
    'company_notes',
    'request_stops',
    'request_recipients',
    'requests',
    'request_contacts',
    'request_phones',
    'consents',
    'complaints',
    'kept_requests',
    'audit_log',
    'staff',
  ];
  /** Everything the operator sees. */
  const everything = async () => {
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const { data } = await operator.from(table).select('*').throwOnError();
      all[table] = (data as unknown[]).map((row) => JSON.stringify(row)).sort();
    }
    return all;
  };
  let sent: NewRequest;
  let ana: { id: string; company: string };
  let complaint: string;
  let invitation: string;
  const secret = 'Ana noted that the dog bites.';

  beforeAll(async () => {
    const user = await signedIn('ana@demo.example');
    const company = demo.find(({ name }) => name === 'Demo Post Oak Home Services')!;
    ana = { id: String((await user.auth.getUser()).data.user?.id), company: company.id };
    sent = request([company]);
    await submitRequest(sent);
    const its = { request_id: sent.id, company_id: ana.company };
    await user.rpc('open_received', { request: sent.id }).throwOnError();
    await user
      .from('request_recipients')
      .update({ status: 'answered' })
      .eq('request_id', sent.id)
      .throwOnError();
    await user
      .from('company_notes')
      .insert({ ...its, id: crypto.randomUUID(), author: ana.id, body: secret })
      .throwOnError();
    await user
      .from('company_records')
      .update({ step: 'quoted', quoted_usd: 12_345, next_step: secret })
      .eq('request_id', sent.id)
      .throwOnError();
    await user.rpc('invite_member', { company: ana.company, address: 'new@demo.example' });
    complaint = crypto.randomUUID();
    await user
      .from('complaints')
      .insert({ ...its, id: complaint, written_by: 'company', body: secret })
      .throwOnError();
    const { data } = await operator.from('company_invitations').select('id').throwOnError();
    invitation = String(data[0]?.id);
  });

  const attackers: [string, () => Promise<SupabaseClient>][] = [
    ['a visitor', () => Promise.resolve(visitor())],
    ['a company that waits for approval', () => signedIn('dee@demo.example')],
    ['another company', () => signedIn('ben@demo.example')],
    ['the developer', () => signedIn('developer@demo.example')],
  ];

  it.each(attackers)('%s reads nothing of it, by any road', async (_, enter) => {
    const user = await enter();
    const seen: unknown[] = [];
    for (const table of tables) seen.push((await user.from(table).select('*')).data);
    for (const road of [
      '*, company_notes(*), company_records(*)',
      '*, company_members(*), company_invitations(*), company_decisions(*)',
      '*, request_recipients(*, requests(*, request_contacts(*, request_phones(*)), consents(*)))',
      '*, complaints(*), request_stops(*), company_events(*)',
    ]) {
      seen.push((await user.from('companies').select(road)).data);
    }
    for (const schema of ['private', 'auth', 'supabase_migrations', 'pg_catalog']) {
      for (const table of [
        'settings',
        'users',
        'request_tokens',
        'mail_queue',
        'received',
        'pg_authid',
      ]) {
        seen.push((await user.schema(schema).from(table).select('*')).data);
      }
    }
    for (const table of tables.filter((name) => !/^compan(ies|y_trades|y_cities)$/.test(name))) {
      const { count } = await user
        .from(table)
        .select('*', { count: 'exact', head: true })
        .eq(
          table === 'requests'
            ? 'id'
            : table.startsWith('request') || table === 'consents'
              ? 'request_id'
              : 'company_id',
          table === 'requests' || table.startsWith('request') || table === 'consents'
            ? sent.id
            : ana.company,
        );
      expect(count ?? 0, table).toBe(0);
    }
    const all = JSON.stringify(seen);
    for (const private_ of [secret, sent.contact.email, sent.id, 'new@demo.example', ana.id]) {
      expect(all).not.toContain(private_);
    }
  });

  it.each(attackers)('%s changes nothing, by any write or call', async (who, enter) => {
    const user = await enter();
    const me = (await user.auth.getUser()).data.user?.id ?? crypto.randomUUID();
    const before = await everything();
    const its = { request_id: sent.id, company_id: ana.company };
    const note = { ...its, id: crypto.randomUUID(), author: me, body: 'Forged.' };
    for (const forged of [
      user.from('company_notes').insert(note),
      user.from('company_notes').insert({ ...note, author: ana.id }),
      user.from('company_notes').update({ body: 'Forged.' }).eq('company_id', ana.company),
      user.from('company_notes').delete().eq('company_id', ana.company),
      user
        .from('company_records')
        .update({ step: 'lost', lost_reason: 'price' })
        .eq('company_id', ana.company),
      user.from('company_records').upsert({ ...its, step: 'won' }),
      user.from('company_records').delete().eq('company_id', ana.company),
      user.from('company_events').insert({ ...its, actor: me, kind: 'called' }),
      user.from('company_events').insert({ ...its, actor: ana.id, kind: 'declined' }),
      user.from('company_members').insert({ company_id: ana.company, user_id: me, role: 'owner' }),
      user.from('company_members').upsert({ company_id: ana.company, user_id: me, role: 'owner' }),
      user
        .from('company_members')
        .update({ company_id: ana.company, role: 'owner' })
        .eq('user_id', me),
      user.from('company_members').delete().eq('company_id', ana.company),
      user.from('company_decisions').insert({ company_id: ana.company, decision: 'rejected' }),
      user.from('company_invitations').insert({ company_id: ana.company, email: 'x@demo.example' }),
      user.from('company_invitations').update({ email: 'x@demo.example' }).eq('id', invitation),
      user
        .from('companies')
        .update({ status: 'approved', name: 'Mine Roofing' })
        .eq('id', ana.company),
      user.from('companies').upsert({ id: ana.company, name: 'Mine Roofing' }),
      user.from('companies').update({ status: 'approved' }).eq('status', 'pending'),
      user.from('request_recipients').update({ status: 'declined' }).eq('request_id', sent.id),
      user
        .from('request_recipients')
        .insert({ ...its, company_name: 'x', place: 2, channels: ['call'] }),
      user.from('request_stops').insert({ ...its, scope: 'everything' }),
      user
        .from('complaints')
        .insert({ ...its, id: crypto.randomUUID(), written_by: 'homeowner', body: 'Forged.' }),
      user.from('complaints').update({ closed_at: '2026-01-01T00:00:00Z' }).eq('id', complaint),
      user.from('kept_requests').insert({ request_id: sent.id }),
      user.from('audit_log').insert({ action: 'gave role' }),
      user.from('audit_log').delete().neq('action', ''),
      user.from('staff').upsert({ user_id: me, role: 'admin' }),
      user.from('staff').delete().neq('user_id', me),
    ]) {
      await forged;
    }
    for (const [name, args] of Object.entries({
      decide_company: {
        company: ana.company,
        decision: 'suspended',
        reason: 'Because I can do it.',
      },
      invite_member: { company: ana.company, address: 'x@demo.example' },
      cancel_invitation: { invitation },
      accept_invitation: { secret: invitation },
      set_member: { member: ana.id, new_role: 'removed' },
      open_received: { request: sent.id },
      received_one: { request: sent.id },
      received: { company: ana.company },
      received_board: { company: ana.company },
      asked_to_stop: { request: sent.id, scope: 'everything' },
      confirm_deletion: { request: sent.id },
      set_role: { address: 'ana@demo.example', role: 'admin' },
      open_contact: { request: sent.id, reason: 'Because I can.' },
      evidence_of: { request: sent.id, reason: 'Because I can.' },
      close_complaint: { complaint, resolution: 'Nothing to see.' },
      ask_company: { complaint, question: 'Is it so?' },
      state_side: { complaint, statement: 'It is not so.' },
      add_complaint: {
        complaint: crypto.randomUUID(),
        request_number: sent.id,
        written_by: 'homeowner',
        came_by: 'phone',
        body: 'Forged by phone.',
      },
      complain: { complaint: crypto.randomUUID(), company: ana.company, body: 'Forged.' },
      admin_requests: { words: sent.contact.email },
      export_requests: {},
      admin_log: {},
      staff_list: {},
      tidy: {},
      claim_mail: {},
      finish_mail: { letter: crypto.randomUUID(), try: 1, outcome: 'sent' },
      suppress_mail: { address: 'ana@demo.example', why: 'bounced' },
      unsend_mail: { provider: 're_1', outcome: 'refused' },
      stop_mail: { secret: `${ana.id}.${'0'.repeat(64)}` },
    })) {
      const { error } = await user.rpc(name, args);
      expect(error, `${who}: ${name}`).not.toBeNull();
    }
    expect(await everything()).toEqual(before);
  });

  it('and an admin changes nothing past the calls that are logged', async () => {
    const admin = await signedIn('admin@demo.example');
    const before = await everything();
    for (const forged of [
      admin.from('companies').update({ status: 'suspended' }).eq('id', ana.company),
      admin
        .from('company_decisions')
        .insert({ company_id: ana.company, decision: 'suspended', reason: 'x' }),
      admin.from('company_members').delete().eq('company_id', ana.company),
      admin.from('company_notes').delete().eq('company_id', ana.company),
      admin
        .from('company_records')
        .update({ step: 'lost', lost_reason: 'price' })
        .eq('company_id', ana.company),
      admin.from('request_recipients').update({ status: 'declined' }).eq('request_id', sent.id),
      admin.from('complaints').update({ closed_at: '2026-01-01T00:00:00Z' }).eq('id', complaint),
      admin.from('staff').insert({ user_id: ana.id, role: 'admin' }),
      admin.from('staff').delete().eq('role', 'developer_admin'),
      admin.from('audit_log').update({ action: 'nothing' }).neq('action', ''),
      admin.from('audit_log').delete().neq('action', ''),
    ]) {
      await forged;
    }
    for (const table of [
      'request_contacts',
      'request_phones',
      'consents',
      'company_notes',
      'company_records',
    ]) {
      expect((await admin.from(table).select('*')).data ?? [], table).toEqual([]);
    }
    expect(await everything()).toEqual(before);
  });
});

/** In what the embedded server is known to differ from a hosted project. */
const known: readonly [how: string, line: RegExp][] = [
  [
    'lets the API do all to every table',
    /^new: rights on table .*: anon=(arwdDxtm|rwU)\/postgres authenticated=\1\/postgres postgres=\1\/postgres service_role=\1\/postgres$/,
  ],
  ['and so has not what is given to few', /^gone: rights on table /],
  ['by default, too', /^(gone|new): rights on default rights /],
  ['has no roles that own and look on', /^(gone|new): rights on schema /],
  ['has no auth service beside it', /^(gone|new): rights on function private\.limit_sign_ups/],
  ['tells no browser of changes', /^gone: publication supabase_realtime/],
  ['has no schedule', /^gone: schedule /],
  ['is Postgres 17, where no column’s NOT NULL has a name', /^gone: constraint .*: NOT NULL \w+$/],
];

// Last, because it ends the server.
it('the embedded server differs from a hosted project in what is known, and in nothing else', async ({
  skip,
}) => {
  if (!server.catalog) return skip('PostgREST answers here.');
  const hosted = await openDatabase();
  const found = differences(await catalogOf(hosted), await server.catalog());
  await hosted.close();
  expect(found.filter((line) => !known.some(([, what]) => what.test(line)))).toEqual([]);
  for (const [how, what] of known) {
    expect(
      found.some((line) => what.test(line)),
      how,
    ).toBe(true);
  }
});
