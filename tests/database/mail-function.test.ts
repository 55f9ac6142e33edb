import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuthFailure } from '../../src/backend/auth-words.ts';
import { seal } from '../../supabase/functions/mail/seal.ts';
import { signedHeaders } from '../../supabase/functions/mail/signature.ts';
import {
  endPause,
  hasDeno,
  recover,
  startApi,
  startFunction,
  startMailServer,
  startProvider,
  type DenoFunction,
} from './harness/mail.ts';
import { addCompany, send, submission, type Company } from './harness/people.ts';
import { startServer, type Server, type Session } from './harness/server.ts';

/** Milliseconds for what follows an answer. A machine may stall; nothing waits for it to pass. */
const eventually = { timeout: 60_000 };

/**
 * The mail function by the runtime it is deployed to, against the migrations and providers in every mood.
 * Where Deno's package is not made for the system, these are left out; the embedded server's tests run the
 * same code in Node.
 */
describe.skipIf(!hasDeno)('the mail function, run by Deno', () => {
  const secretKey = randomUUID();
  const hookSecret = `v1,whsec_${Buffer.from(randomUUID()).toString('base64')}`;
  const reportSecret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
  let database: Server;
  let db: Session;
  let apiSession: Session;
  let api: Awaited<ReturnType<typeof startApi>>;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let post: DenoFunction;
  let impatient: DenoFunction;
  let bySmtp: DenoFunction;
  let withoutProvider: DenoFunction;
  let company: Company;

  beforeAll(async () => {
    database = await startServer();
    db = await database.connect();
    // A connection of its own: what the function does after it has answered runs beside a test.
    apiSession = await database.connect();
    api = await startApi(apiSession, secretKey);
    provider = await startProvider();
    mailServer = await startMailServer();
    const common = {
      SUPABASE_URL: api.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      MAIL_PASSWORD: 'open sesame',
      MAIL_PER_SECOND: '1000',
      MAIL_FROM: 'The Ledger <ledger@mail.example>',
      PUBLIC_SITE_ORIGIN: 'https://ledger.example',
    };
    const byResend = {
      MAIL_PROVIDER: 'resend',
      RESEND_API_KEY: 're_test',
      RESEND_URL: provider.url,
    };
    [post, impatient, bySmtp, withoutProvider] = await Promise.all([
      startFunction({
        ...common,
        ...byResend,
        SEND_EMAIL_HOOK_SECRET: hookSecret,
        RESEND_WEBHOOK_SECRET: reportSecret,
      }),
      startFunction({ ...common, ...byResend, MAIL_PATIENCE_MS: '300' }),
      startFunction({
        ...common,
        MAIL_PROVIDER: 'smtp',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(mailServer.port),
        SMTP_PLAIN: 'yes',
      }),
      startFunction({ ...common, SEND_EMAIL_HOOK_SECRET: hookSecret }),
    ]);
    company = await addCompany(db, 'Post Oak Roofing');
  });
  afterAll(async () => {
    await Promise.all([post, impatient, bySmtp, withoutProvider].map((one) => one?.stop()));
    api?.stop();
    provider?.stop();
    mailServer?.stop();
    await Promise.all([db, apiSession].map((one) => one?.close()));
    await database?.stop();
  });
  beforeEach(async () => {
    provider.forget();
    mailServer.letters.length = 0;
    await db.query('delete from private.mail_queue');
    await db.query('delete from private.mail_suppressions');
    await db.query('delete from private.recent_forms');
    await recover(db);
    await db.query('update company_members set mail_requests = true');
  });

  const round = (of: DenoFunction = post, password = 'open sesame') =>
    of.call('', { method: 'POST', headers: { authorization: `Bearer ${password}` } });
  const tally = async (of?: DenoFunction) => (await round(of)).json();
  const states = async () =>
    (await db.query('select state from private.mail_queue order by state')).rows.map(
      ({ state }) => state,
    );
  const passTime = async () => {
    await db.query(
      `update private.mail_queue set due_at = now() where state in ('queued', 'sending')`,
    );
    await endPause(db);
  };
  /** A request to the company: one letter to it, one to the homeowner. */
  const requested = async () => {
    const sent = submission([company]);
    expect(await send(db, sent)).toMatchObject({ ok: true });
    return sent;
  };
  /** Letters to companies, as many as asked for. */
  const queued = (count: number) =>
    db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
        select 'company approved', gen_random_uuid()::text, n || '@mail.example', 'x', '{"company": "A", "reason": ""}'
        from generate_series(1, $1) n`,
      [count],
    );

  it('sends each letter once, with both parts, under its own name', async () => {
    const sent = await requested();
    expect(await tally()).toEqual({ sent: 2, away: 0, later: 0, refused: 0, bounced: 0 });
    expect(await tally()).toEqual({ sent: 0, away: 0, later: 0, refused: 0, bounced: 0 });
    const home = provider.deliveries.find(({ to }) => to === sent.email)!;
    const other = provider.deliveries.find(({ to }) => to !== sent.email)!;
    expect(home.text).toContain(`https://ledger.example/roofing-results#request=${sent.id}.`);
    expect(home.html).toContain('Open your request');
    expect(home.headers).toEqual({});
    expect(JSON.stringify(other)).not.toContain(sent.email);
    expect(other.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { rows } = await db.query('select id, provider_id from private.mail_queue');
    expect(rows.map(({ id }) => id).sort()).toEqual(
      provider.deliveries.map(({ key }) => key).sort(),
    );
    expect(rows.every(({ provider_id }) => String(provider_id).startsWith('re_'))).toBe(true);
  });

  it('loses and doubles nothing while the provider is down for an hour', async () => {
    await queued(12);
    provider.mood = { status: 503, name: 'service_unavailable' };
    for (let nth = 0; nth < 20; nth += 1) {
      await round();
      await passTime();
    }
    expect(await states()).toEqual(Array(12).fill('queued'));
    // A provider that takes nothing is asked with one letter, after the first four.
    expect(provider.tries).toBe(4 + 19);
    provider.mood = 'well';
    await tally();
    expect(await states()).toEqual(Array(12).fill('sent'));
    expect(provider.deliveries).toHaveLength(12);
  });

  it.each(['hangs', 'lost'] as const)(
    'sends a letter once where the provider takes it and its answer %s',
    async (mood) => {
      await requested();
      provider.mood = mood;
      expect(await tally(impatient)).toEqual({
        sent: 0,
        away: 2,
        later: 0,
        refused: 0,
        bounced: 0,
      });
      await passTime();
      provider.mood = 'well';
      expect(await tally()).toEqual({ sent: 2, away: 0, later: 0, refused: 0, bounced: 0 });
      expect(provider.tries).toBeGreaterThanOrEqual(4);
      expect(provider.deliveries).toHaveLength(2);
    },
  );

  it('hands a letter over once where the clock calls several times at once', async () => {
    await queued(30);
    await Promise.all([round(), round(), round(), round()]);
    expect(provider.tries).toBe(30);
    expect(await states()).toEqual(Array(30).fill('sent'));
  });

  it.each([
    [422, 'validation_error', 'dead'],
    [422, 'invalid_from_address', 'queued'],
    [403, 'invalid_api_key', 'queued'],
    [401, 'missing_api_key', 'queued'],
    [429, 'rate_limit_exceeded', 'queued'],
    [500, 'internal_server_error', 'queued'],
    [409, 'concurrent_idempotent_requests', 'queued'],
    // It was taken before, with other words.
    [409, 'invalid_idempotent_request', 'sent'],
  ])('knows what %i %s means: %s', async (status, name, state) => {
    await queued(1);
    provider.mood = { status, name };
    await round();
    expect(await states()).toEqual([state]);
  });

  it('keeps a letter that it cannot write yet for the next version, and sends the rest', async () => {
    await queued(2);
    await db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
        values ('company approved', 'broken', 'a@mail.example', 'x', '{}')`,
    );
    expect(await tally()).toMatchObject({ sent: 2, later: 1 });
    expect(await states()).toEqual(['queued', 'sent', 'sent']);
    // Not for ever: it is given up after as many tries as any other.
    for (let nth = 1; nth < 6; nth += 1) {
      await passTime();
      await round();
    }
    expect(await states()).toEqual(['dead', 'sent', 'sent']);
  });

  it('shows hostile text as text, and nothing as a header', async () => {
    await db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
        values ('company rejected', 'hostile', 'a@mail.example', 'x', $1)`,
      [
        JSON.stringify({
          company: 'A\r\nBcc: all@mail.example',
          reason: '<script>alert(1)</script><a href="https://evil.example">Press</a>',
        }),
      ],
    );
    await round(bySmtp);
    const [letter = ''] = mailServer.letters;
    const [headers = ''] = letter.split('\n\n');
    expect(headers).not.toMatch(/^Bcc:/m);
    const page = letter.slice(letter.indexOf('text/html'));
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });

  it('lets nobody in without the password, and waits where no provider is set', async () => {
    await queued(1);
    for (const password of ['', 'open', 'x'.repeat(5000)]) {
      expect((await round(post, password)).status).toBe(401);
    }
    expect((await post.call('', { method: 'POST' })).status).toBe(401);
    expect((await round(withoutProvider)).status).toBe(503);
    expect(await states()).toEqual(['queued']);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/nothing'],
      ['DELETE', '/stop'],
    ] as const) {
      expect((await post.call(path, { method })).status).toBe(404);
    }
  });

  it('says that it met a fault where the database does not answer as it should', async () => {
    await db.query('alter function public.claim_mail(integer, text) rename to claim_mail_away');
    expect((await round()).status).toBe(500);
    await db.query('alter function public.claim_mail_away(integer, text) rename to claim_mail');
  });

  describe('asked by the auth service', () => {
    const body = JSON.stringify({
      user: { email: 'ana@mail.example' },
      email_data: {
        token: '123456',
        token_hash: 'the-hash',
        redirect_to: 'https://ledger.example/auth',
        email_action_type: 'recovery',
      },
    });
    const ask = (headers: Record<string, string>, sent = body) =>
      post.call('/account', { method: 'POST', headers, body: sent });

    const arrived = () => vi.waitFor(() => expect(provider.deliveries).toHaveLength(1), eventually);

    it('sends the letter in the look of the rest', async () => {
      const answer = await ask(await signedHeaders(randomUUID(), body, hookSecret));
      expect(await answer.json()).toEqual({});
      await arrived();
      expect(provider.deliveries).toMatchObject([
        { to: 'ana@mail.example', subject: 'Choose a new password' },
      ]);
      expect(provider.deliveries[0]?.text).toContain(
        'https://ledger.example/auth#token_hash=the-hash&type=recovery&email=ana%40mail.example',
      );
    });

    it('sends nothing that is unsigned, signed by another, changed or old', async () => {
      const id = randomUUID();
      const good = await signedHeaders(id, body, hookSecret);
      const other = `v1,whsec_${Buffer.from('another').toString('base64')}`;
      const old = Date.now() / 1000 - 600;
      for (const answer of [
        await ask({}),
        await ask(await signedHeaders(id, body, other)),
        await ask(good, body.replace('ana@', 'eve@')),
        await ask({ ...good, 'webhook-id': randomUUID() }),
        await ask(await signedHeaders(id, body, hookSecret, old)),
        await ask({ ...good, 'webhook-signature': 'v1,%%%' }),
      ]) {
        expect(answer.status).toBe(401);
      }
      expect(provider.deliveries).toEqual([]);
    });

    it('answers before the provider does, and keeps the letter for when it is back', async () => {
      provider.mood = 'hangs';
      const began = performance.now();
      const answer = await ask(await signedHeaders(randomUUID(), body, hookSecret));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
      // The auth service waits five seconds, a provider has fifteen.
      expect(performance.now() - began).toBeLessThan(3_000);
      // Nobody who reads the database can sign in as the person.
      const kept = (await db.query('select * from private.mail_queue')).rows;
      expect(kept).toMatchObject([{ kind: 'account', to_address: 'ana@mail.example' }]);
      expect(JSON.stringify(kept)).not.toMatch(/the-hash|123456|verify/);
      await vi.waitFor(() => expect(provider.tries).toBe(1), eventually);
      await passTime();
      provider.mood = 'well';
      await round();
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), eventually);
      expect(provider.deliveries).toHaveLength(1);
      expect((await db.query('select to_address, facts from private.mail_queue')).rows).toEqual([
        { to_address: '', facts: {} },
      ]);
    });

    it('sends once what it is asked twice', async () => {
      const headers = await signedHeaders(randomUUID(), body, hookSecret);
      await ask(headers);
      await arrived();
      expect((await ask(headers)).status).toBe(200);
      expect(await tally()).toMatchObject({ sent: 0 });
      expect(provider.deliveries).toHaveLength(1);
    });

    it('says in an answer that is read where the letter cannot be queued or sent', async () => {
      const fault = { error: { http_code: 503, message: expect.any(String) as string } };
      await db.query('alter function public.queue_account_mail(text, jsonb) rename to away');
      const headers = await signedHeaders(randomUUID(), body, hookSecret);
      const answer = await ask(headers);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(fault);
      await db.query('alter function public.away(text, jsonb) rename to queue_account_mail');
      const init = { method: 'POST', headers, body };
      const other = await withoutProvider.call('/account', init);
      expect(await other.json()).toEqual(fault);
      expect(await states()).toEqual([]);
    });

    it('answers for an address that had enough as for one that was written to a moment ago', async () => {
      await db.query('update private.settings set account_letters_per_address_per_day = 1');
      expect((await ask(await signedHeaders(randomUUID(), body, hookSecret))).status).toBe(200);
      await arrived();
      const answer = await ask(await signedHeaders(randomUUID(), body, hookSecret));
      // Whoever took the account over could otherwise see to it that its owner hears nothing.
      const changed = body.replace('"recovery"', '"password_changed_notification"');
      const told = await ask(await signedHeaders(randomUUID(), changed, hookSecret), changed);
      expect(await told.json()).toEqual({});
      await vi.waitFor(async () => expect(await states()).toEqual(['sent', 'sent']), eventually);
      await db.query('update private.settings set account_letters_per_address_per_day = default');
      expect(answer.status).toBe(200);
      const { error } = (await answer.json()) as { error: { http_code: number; message: string } };
      const read = readAuthFailure({ status: error.http_code, message: error.message });
      expect(read).toMatchObject({ kind: 'limited', ofAddress: true });
    });

    it('cannot open what was sealed with another secret', async () => {
      const sealed = await seal({}, 'another secret');
      await db.query('select private.queue_account_mail($1, $2)', [
        'a message',
        [{ to: 'ana@mail.example', sealed }],
      ]);
      await round();
      // The round of the test before may not have ended, and take it first.
      await vi.waitFor(async () => {
        const { rows } = await db.query('select state, tries, last_error from private.mail_queue');
        expect(rows).toEqual([
          { state: 'queued', tries: 1, last_error: expect.stringMatching(/^It cannot be written/) },
        ]);
      }, eventually);
      expect(provider.deliveries).toEqual([]);
    });
  });

  describe('told by the provider', () => {
    const report = async (type: string, data: object, secret = reportSecret, at = new Date()) => {
      const body = JSON.stringify({ type, created_at: at.toISOString(), data });
      const headers = await signedHeaders(randomUUID(), body, secret);
      return post.call('/report', {
        method: 'POST',
        body,
        // Resend signs the same, under other names.
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.replace('webhook', 'svix'), value]),
        ),
      });
    };
    const suppressed = async () =>
      (await db.query('select reason from private.mail_suppressions')).rows;

    it.each([
      ['email.bounced', { to: ['a@mail.example'], bounce: { type: 'Permanent' } }, 'bounced'],
      ['email.complained', { to: ['a@mail.example'] }, 'complained'],
    ])('that an address wants no mail (%s), sends it none', async (type, data, reason) => {
      expect((await report(type, data)).status).toBe(200);
      expect(await suppressed()).toEqual([{ reason }]);
    });

    it.each([
      [
        'email.failed',
        { failed: { reason: 'reached_daily_quota' } },
        'dead',
        'reached_daily_quota',
        [],
      ],
      [
        'email.suppressed',
        {
          suppressed: {
            message: 'a@mail.example is on the list',
            type: 'OnAccountSuppressionList',
          },
        },
        'suppressed',
        '…@… is on the list',
        [{ reason: 'bounced' }],
      ],
    ])(
      'that a letter it took was not sent (%s), counts it as sent no more',
      async (type, data, state, why, list) => {
        await queued(2);
        await round();
        expect(await states()).toEqual(['sent', 'sent']);
        const { rows } = await db.query('select id, provider_id from private.mail_queue limit 1');
        expect((await report(type, { ...data, email_id: rows[0]?.['provider_id'] })).status).toBe(
          200,
        );
        const { rows: after } = await db.query(
          'select state, last_error from private.mail_queue order by id = $1 desc',
          [rows[0]?.['id']],
        );
        expect(after).toMatchObject([{ state, last_error: why }, { state: 'sent' }]);
        expect(await suppressed()).toEqual(list);
      },
    );

    it('of a letter that it took just now, asks to be told again; of a stranger’s, does not', async () => {
      const data = { email_id: randomUUID(), failed: { reason: 'reached_daily_quota' } };
      expect((await report('email.failed', data)).status).toBe(503);
      const longAgo = new Date(Date.now() - 120_000);
      expect((await report('email.failed', data, reportSecret, longAgo)).status).toBe(200);
    });

    it('that a mailbox was full for a while, or by a stranger, goes on', async () => {
      await report('email.bounced', { to: ['a@mail.example'], bounce: { type: 'Transient' } });
      await report('email.delivered', { to: ['a@mail.example'] });
      const forged = await report('email.complained', { to: ['a@mail.example'] }, hookSecret);
      expect(forged.status).toBe(401);
      expect(await suppressed()).toEqual([]);
    });
  });

  it('turns mail off by one press of a mail program’s button, and not by looking', async () => {
    await requested();
    await round();
    const header = provider.deliveries
      .map(({ headers }) => headers['List-Unsubscribe'])
      .find(Boolean);
    const { pathname, search } = new URL(String(header).slice(1, -1));
    expect(pathname).toBe('/functions/v1/mail/stop');
    const wants = async () =>
      (await db.query('select mail_requests from company_members')).rows[0]?.['mail_requests'];
    const looked = await post.call(`/stop${search}`, { method: 'GET', redirect: 'manual' });
    expect(looked.headers.get('location')).toMatch(/^https:\/\/ledger\.example\/stop-mail#/);
    expect(await wants()).toBe(true);
    const pressed = await post.call(`/stop${search}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect(await wants()).toBe(false);
    expect((await post.call('/stop?token=x', { method: 'POST' })).status).toBe(404);
  });

  describe('by SMTP', () => {
    it('sends both parts, under a name that stays', async () => {
      await queued(2);
      expect(await tally(bySmtp)).toMatchObject({ sent: 2 });
      const { rows } = await db.query('select id from private.mail_queue');
      for (const { id } of rows) {
        const letter = mailServer.letters.find((one) =>
          one.includes(`<${String(id)}@mail.example>`),
        );
        expect(letter).toContain('From: The Ledger <ledger@mail.example>');
        expect(letter).toContain('text/plain');
        expect(letter).toContain('text/html');
      }
    });

    it('keeps what a server on a blocklist cannot send, and the address with it', async () => {
      await db.query(
        `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
          values ('company approved', 'blocked', 'blocked@mail.example', 'x', '{"company": "A", "reason": ""}')`,
      );
      expect(await tally(bySmtp)).toMatchObject({ away: 1 });
      expect(await states()).toEqual(['queued']);
      expect((await db.query('select 1 from private.mail_suppressions')).rows).toEqual([]);
    });

    it('sends nothing more to an address that is not there', async () => {
      await db.query(
        `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
          values ('company approved', 'nobody', 'nobody@mail.example', 'x', '{"company": "A", "reason": ""}')`,
      );
      expect(await tally(bySmtp)).toMatchObject({ bounced: 1 });
      const { rows } = await db.query('select state, last_error from private.mail_queue');
      expect(rows).toMatchObject([{ state: 'suppressed' }]);
      expect(String(rows[0]?.['last_error'])).not.toContain('nobody@');
    });
  });
});
