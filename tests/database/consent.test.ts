import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  channels as everyChannel,
  consentsFor,
  consentVersion,
} from '../../src/homeowner/request/consent.ts';
import { referenceOf } from '../../src/backend/requests.ts';
import { promiseUntil } from '../../src/contact/calling-hours.ts';
import { site } from '../../src/site.ts';
import { call, openDatabase, type Caller, type Row } from './harness/database.ts';
import {
  addCompany,
  consents,
  holding,
  issue,
  mailed,
  open,
  send,
  submission,
  type Company,
  type Submission,
} from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, creek: Company, prairie: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing', { replyHours: 4 });
  creek = await addCompany(db, 'O’Neil & Sons Inc.');
  prairie = await addCompany(db, 'Prairie Roofing');
});
afterAll(() => db.close());

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const seen = async (caller: Caller, table: string, { id }: Submission) => {
  const key = table === 'requests' ? 'id' : 'request_id';
  const outcome = await call(db, caller, `select * from ${table} where ${key} = $1`, [id]);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows;
};

describe('the words of consent', () => {
  it('are the same in the page and in the database, for every channel and number of companies', async () => {
    const email = 'pat{site}@mail.example';
    const phone = '817-555-0123';
    for (const companies of [
      [],
      ['Oak Roofing'],
      ['Oak Roofing', 'O’Neil & Sons, Inc.'],
      ['Oak Roofing', 'O’Neil & Sons, Inc.', 'Prairie Roofing'],
    ]) {
      for (const { channel, text } of consentsFor(everyChannel, { companies, email, phone })) {
        const [words] = await rows('select private.consent_text($1, $2, $3, $4, $5) as text', [
          consentVersion,
          channel,
          companies,
          email,
          phone,
        ]);
        expect(
          words?.['text'],
          'a migration must add these words to private.consent_words, or the names to private.settings',
        ).toBe(text);
      }
    }
  });

  it('name who runs the site as src/site.ts does', async () => {
    expect(await rows('select site_name, legal_entity from private.settings')).toEqual([
      { site_name: site.name, legal_entity: site.legalEntity },
    ]);
  });

  const forged: [string, (text: string, request: Submission) => string][] = [
    ['words nobody published', (_, { email }) => `FORGED. I read nothing. ${email} Oak Roofing`],
    ['a word more', (text) => `${text} And anything else.`],
    ['a company less', (text) => text.replace('Oak Roofing', 'Elm Roofing')],
    ['another number', (text) => text.replace(/817-555-\d{4}/, '214-555-0199')],
    ['nothing', () => ''],
  ];
  it.each(forged)('are refused when a browser sends %s', async (_, forge) => {
    const request = submission([oak]);
    const [email, phone] = consents([oak], request.email, request.phone);
    const body = {
      ...request.body,
      consents: [email, { ...phone, text: forge(phone!.text, request) }],
    };
    expect(await send(db, { ...request, body })).toMatchObject({
      ok: false,
      code: 'PT422',
      message: expect.stringContaining('not the ones in use now') as string,
    });
    expect(await rows('select 1 from requests where id = $1', [request.id])).toEqual([]);
  });

  it.each(['v', '2026-11-20.1'])(
    'are refused under a version that is not known, or no longer: %s',
    async (version) => {
      const request = submission([oak]);
      const given = consents([oak], request.email, request.phone);
      const body = { ...request.body, consents: given.map((one) => ({ ...one, version })) };
      expect(await send(db, { ...request, body })).toMatchObject({
        code: 'PT422',
        message: expect.stringContaining('Reload the page, read them again') as string,
      });
    },
  );

  it('are refused when they leave out a company that would get the data, or name one twice', async () => {
    const request = submission([oak, creek]);
    const body = { ...request.body, consents: consents([oak], request.email, request.phone) };
    expect(await send(db, { ...request, body })).toMatchObject({ code: 'PT422' });
  });
});

describe('a request without a box ticked', () => {
  it('goes to the companies, who see the job and no way to reach the person', async () => {
    const request = submission([oak], {}, []);
    expect(await send(db, request)).toMatchObject({ ok: true });
    expect(await rows('select 1 from consents where request_id = $1', [request.id])).toEqual([]);
    expect(await rows('select 1 from request_phones where request_id = $1', [request.id])).toEqual(
      [],
    );
    expect(await open(db, oak.member, request)).toMatchObject({
      rows: [{ contact: { email: '', phone: '', preferred: '', channels: [] } }],
    });
    // The person reads the answer on the private link.
    await call(
      db,
      oak.member,
      `update request_recipients set status = 'answered' where request_id = $1`,
      [request.id],
    );
    expect(await seenByLink(request)).toMatchObject([
      { answer: { recipients: [{ status: 'answered', channels: [] }], agreed: [] } },
    ]);
  });

  it('prefers no way that was not agreed to', async () => {
    const request = submission([oak], {}, []);
    (request.body['contact'] as Row)['preferred'] = 'call';
    expect(await send(db, request)).toMatchObject({ code: 'PT422' });
  });
});

describe('taking the details back from one company', () => {
  const from = ({ token }: Submission, company: Company) =>
    call(db, holding(token), 'select withdraw_from($1)', [company.id]);

  it('closes the request to it, deletes what it noted, and leaves it with the others', async () => {
    const request = submission([oak, creek]);
    await send(db, request);
    await open(db, oak.member, request);
    await db.query(
      `insert into company_notes (id, request_id, company_id, author, body)
       values (gen_random_uuid(), $1, $2, $3, 'Gate code 4711')`,
      [request.id, oak.id, oak.member.userId],
    );
    expect(await from(request, oak)).toMatchObject({ ok: true });
    expect(await from(request, oak)).toMatchObject({ ok: true });
    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
    expect(await rows('select 1 from company_notes where request_id = $1', [request.id])).toEqual(
      [],
    );
    expect(await open(db, creek.member, request)).toMatchObject({ ok: true });
    const letters = await rows(
      `select company_id from private.mail_queue where request_id = $1 and kind = 'taken back'`,
      [request.id],
    );
    expect(letters).toEqual([{ company_id: oak.id }]);
  });

  it('lets another company have the place, once', async () => {
    const request = submission([oak]);
    await send(db, request);
    const give = (to: Company) =>
      call(db, holding(request.token), 'select replace_company($1, $2, $3)', [
        oak.id,
        to.id,
        JSON.stringify(consents([to], request.email, request.phone)),
      ]);
    await from(request, oak);
    expect(await give(creek)).toMatchObject({ ok: true });
    expect(await open(db, creek.member, request)).toMatchObject({ ok: true });
    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
    expect(await give(creek)).toMatchObject({ ok: false });
  });

  it('is for the link of that request alone', async () => {
    const mine = submission([oak]);
    const other = submission([oak]);
    await send(db, mine);
    await send(db, other);
    expect(await from({ ...mine, token: 'x'.repeat(43) }, oak)).toMatchObject({ code: 'PT403' });
    await from(mine, oak);
    expect(await open(db, oak.member, other)).toMatchObject({ ok: true });
  });
});

describe('a private link mailed again', () => {
  const ask = (address: string) => call(db, { role: 'anon' }, 'select mail_links($1)', [address]);
  const letters = (request: Submission) =>
    rows(
      `select facts ->> 'again' as again from private.mail_queue
       where request_id = $1 and kind = 'request sent' order by facts ? 'again'`,
      [request.id],
    );

  it('goes to the address that sent the request, once a day, and tells the asker nothing', async () => {
    const request = submission([oak]);
    await send(db, request);
    const answer = await ask(` ${request.email.toUpperCase()} `);
    await ask(request.email);
    expect(await letters(request)).toEqual([{ again: null }, { again: 'true' }]);
    expect(await ask('nobody@mail.example')).toEqual(answer);
  });

  it('is not mailed for a request that was taken back', async () => {
    const request = submission([oak]);
    await send(db, request);
    await call(db, holding(request.token), 'select withdraw_request()');
    await ask(request.email);
    expect(await letters(request)).toEqual([]);
  });
});

describe('a promise in hours', () => {
  it('ends where the page says, whenever it begins', async () => {
    const starts = Array.from(
      { length: 400 },
      (_, n) => new Date(Date.UTC(2026, 9, 25) + n * 3_371_000 * 20),
    ).map((time) => new Date(Math.floor(time.getTime() / 60_000) * 60_000));
    for (const hours of [1, 4, 12, 24, 49]) {
      const ends = await rows(
        'select private.promise_until(s, $2) as at from unnest($1::timestamptz[]) with ordinality l (s, n) order by n',
        [starts.map((start) => start.toISOString()), hours],
      );
      expect(ends.map(({ at }) => new Date(String(at)).getTime())).toEqual(
        starts.map((start) => promiseUntil(start, hours).getTime()),
      );
    }
  });
});

describe('a phone number', () => {
  it('is not kept where only email was agreed to, though the browser sent it', async () => {
    const request = submission([oak], {}, ['email']);
    expect(await send(db, request)).toMatchObject({ ok: true });
    expect(await rows('select 1 from request_phones where request_id = $1', [request.id])).toEqual(
      [],
    );
    const [stored] = await rows(
      `select (select string_agg(c::text, ' ') from request_contacts c where request_id = $1) as contact,
        (select string_agg(c::text, ' ') from consents c where request_id = $1) as consents`,
      [request.id],
    );
    expect(JSON.stringify(stored)).not.toContain(request.phone);
  });

  it.each(['call', 'text'] as const)(
    'is seen by the company where %s was agreed to',
    async (channel) => {
      const request = submission([oak], {}, [channel]);
      (request.body['contact'] as Row)['preferred'] = channel;
      expect(await send(db, request)).toMatchObject({ ok: true });
      expect(await open(db, oak.member, request)).toMatchObject({
        rows: [{ contact: { phone: request.phone, email: '', channels: [channel] } }],
      });
    },
  );

  it('is agreed by nobody to be called by machines, whatever words are sent', async () => {
    const request = submission([oak]);
    for (const version of [consentVersion, '2026-11-23.3']) {
      const automated = {
        channel: 'automated',
        version,
        text: `I agree that Oak Roofing can call me at ${request.phone} to offer me this work with an autodialer, a recorded voice or an AI voice, and about nothing else.`,
      };
      expect(
        await send(db, { id: request.id, body: { ...request.body, consents: [automated] } }),
      ).toMatchObject({ ok: false, code: 'PT422' });
    }
  });

  it('is not seen by a company that was agreed to write only, beside one that may call', async () => {
    const request = submission([oak, creek]);
    await send(db, request);
    await db.query(
      `update request_recipients set status = 'declined' where request_id = $1 and company_id = $2`,
      [request.id, oak.id],
    );
    const replaced = await call(db, holding(request.token), 'select replace_company($1, $2, $3)', [
      oak.id,
      prairie.id,
      JSON.stringify(consents([prairie], request.email, request.phone, ['email'])),
    ]);
    expect(replaced).toMatchObject({ ok: true });
    expect(await open(db, prairie.member, request)).toMatchObject({
      rows: [{ contact: { email: request.email, phone: '', channels: ['email'] } }],
    });
    expect(await open(db, creek.member, request)).toMatchObject({
      rows: [{ contact: { phone: request.phone } }],
    });
    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
  });

  const unagreed: [string, readonly ('email' | 'call' | 'text')[]][] = [
    ['call', ['email']],
    ['call', ['email', 'text']],
    ['text', ['email', 'call']],
    ['email', ['call']],
  ];
  it.each(unagreed)('%s is no way to like best where %s were agreed to', async (way, given) => {
    const request = submission([oak], {}, given);
    (request.body['contact'] as Row)['preferred'] = way;
    expect(await send(db, request)).toMatchObject({
      code: 'PT422',
      message: 'The way you like best must be one you agreed to.',
    });
  });
});

describe('a request', () => {
  it('keeps what was answered, what was left open and the range, each only as sent', async () => {
    const request = submission([oak], {
      answers: [
        { label: 'Roof area', words: '2,400 sq ft', mark: 'job', id: 'area' },
        { label: 'Leaks', words: 'No' },
      ],
      unanswered: [{ label: 'Age', words: '20\u202E years', mark: 'x' }],
      estimate: null,
    });
    await send(db, request);
    expect(await seen(oak.member, 'requests', request)).toMatchObject([
      {
        answers: [
          { label: 'Roof area', words: '2,400 sq ft', mark: 'job' },
          { label: 'Leaks', words: 'No' },
        ],
        unanswered: [{ label: 'Age', words: '20 years' }],
        estimate: null,
      },
    ]);
    const range = {
      low: 1,
      typical: 2,
      high: 3,
      label: 'Roof',
      meaning: 'The range our model gave',
      modelVersion: '1',
      narrows: 40,
      lines: [{ label: 'Tear-off', amount: '24 squares', usd: 2, source: 'R12' }],
    };
    const withRange = submission([oak], {
      estimate: { ...range, inputs: { a: 1 } },
    });
    await send(db, withRange);
    expect(await seen(oak.member, 'requests', withRange)).toMatchObject([{ estimate: range }]);
    const [kept] = await rows('select estimate from requests where id = $1', [withRange.id]);
    expect(kept?.['estimate']).toEqual(range);
  });

  it('from a page before this was asked is taken without', async () => {
    const request = submission([oak]);
    const body = { ...request.body, answers: undefined, unanswered: undefined };
    expect(await send(db, { ...request, body })).toMatchObject({ ok: true });
  });

  it('has the name people read out that the page says, too', async () => {
    const request = submission([oak]);
    await send(db, request);
    const [{ answer } = {}] = await seenByLink(request);
    expect(answer).toMatchObject({ reference: referenceOf(request.id) });
    expect(await rows('select reference from requests where id = $1', [request.id])).toEqual([
      { reference: referenceOf(request.id) },
    ]);
  });

  it('is taken from a clock that ran backward, without a time', async () => {
    const request = submission([oak], { seconds: -5 });
    expect(await send(db, request)).toMatchObject({ ok: true });
    expect(await rows('select fill_seconds from requests where id = $1', [request.id])).toEqual([
      { fill_seconds: null },
    ]);
  });

  it('finds its company under a trade with a space at its end', async () => {
    const request = submission([oak], { trade: ' roofing ' });
    await send(db, request);
    expect(await seen(oak.member, 'requests', request)).toHaveLength(1);
  });
});

const seenByLink = async ({ token }: Submission) => {
  const outcome = await call(db, holding(token), 'select read_request() as answer');
  return outcome.ok ? outcome.rows : [];
};

describe('until the person confirms by the mailed link', () => {
  beforeAll(() => db.query('update private.settings set confirm_by_mail = true'));
  afterAll(() => db.query('update private.settings set confirm_by_mail = false'));

  const issued = ({ id }: Submission) => issue(db, 'confirmation', id);
  const confirm = (secret: string) => call(db, mailed(secret), 'select confirm_request()');

  it('companies see the job but not the person, and no promise runs', async () => {
    const request = submission([oak]);
    await send(db, request);
    expect(await seen(oak.member, 'requests', request)).toMatchObject([
      {
        trade_id: 'roofing',
        answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
        confirmed_at: null,
      },
    ]);
    for (const table of ['request_contacts', 'request_phones', 'consents']) {
      expect(await seen(oak.member, table, request), table).toEqual([]);
    }
    expect(await seen(oak.member, 'request_progress', request)).toMatchObject([
      { promised_by: null, overdue: false },
    ]);
    expect(await seenByLink(request)).toMatchObject([
      { answer: { confirmed_at: null, contact: { email: request.email } } },
    ]);

    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT409' });

    const secret = await issued(request);
    expect(await confirm(secret)).toMatchObject({ ok: true });
    expect(await open(db, oak.member, request)).toMatchObject({
      rows: [{ contact: { email: request.email, phone: request.phone } }],
    });
    expect(
      await rows(
        `select promised_by = private.promise_until(confirmed_at, 4) as kept
         from request_recipients join requests on id = request_id where request_id = $1`,
        [request.id],
      ),
    ).toEqual([{ kept: true }]);
    // A second tap changes nothing.
    expect(await confirm(secret)).toMatchObject({ ok: false, code: '23505' });
  });

  it('no company answers or says that it has looked', async () => {
    const request = submission([oak]);
    await send(db, request);
    const move = (status: string) =>
      call(db, oak.member, 'update request_recipients set status = $2 where request_id = $1', [
        request.id,
        status,
      ]);
    for (const status of ['viewed', 'answered', 'declined']) {
      expect(await move(status)).toMatchObject({
        code: 'PT422',
        message: 'The person has not confirmed this request yet.',
      });
    }
    await confirm(await issued(request));
    expect(await move('answered')).toMatchObject({ count: 1 });
  });

  it('contact data are kept only as long as those nobody received', async () => {
    const request = submission([oak]);
    await send(db, request);
    const days = async () =>
      Number(
        (
          await rows(
            `select round(extract(epoch from expires_at - now()) / 86400)::int as days
             from request_contacts where request_id = $1`,
            [request.id],
          )
        )[0]?.['days'],
      );
    expect(await days()).toBe(90);
    await confirm(await issued(request));
    expect(await days()).toBe(730);
  });

  it('nobody confirms with the private link, an older mail, a guess, or after taking it back', async () => {
    const request = submission([oak]);
    await send(db, request);
    const older = await issued(request);
    const newer = await issued(request);
    for (const secret of [request.token, request.id, older, '', 'x'.repeat(64)]) {
      expect(await confirm(secret)).toMatchObject({ ok: false, code: '42501' });
    }
    expect(
      await call(db, holding(request.token), 'insert into request_confirmations values ($1)', [
        request.id,
      ]),
    ).toMatchObject({ ok: false });
    await call(db, holding(request.token), 'insert into request_withdrawals values ($1)', [
      request.id,
    ]);
    expect(await confirm(newer)).toMatchObject({ ok: false, code: '42501' });
    expect(await confirm(await issued(request))).toMatchObject({ ok: false, code: '42501' });
    expect(await seen(oak.member, 'requests', request)).toEqual([]);
  });

  it('the secret of the mail is kept only as a hash', async () => {
    const request = submission([oak]);
    await send(db, request);
    const [letter] = await rows(
      `select private.mail_secret('confirm', q.id) as secret from private.mail_queue q
       where q.key = 'request sent ' || $1::text`,
      [request.id],
    );
    const secret = String(letter?.['secret']);
    expect(
      await rows('select 1 from private.confirmation_tokens where token_hash = $1', [secret]),
    ).toEqual([]);
    expect(await confirm(secret)).toMatchObject({ ok: true });
  });
});
