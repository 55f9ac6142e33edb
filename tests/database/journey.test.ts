import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentVersion } from '../../src/homeowner/request/consent.ts';
import { call, openDatabase, type Connection, type Row } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  holding,
  open,
  send,
  signUp,
  submission,
  type Company,
} from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, creek: Company, prairie: Company, elm: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing', { replyHours: 4 });
  creek = await addCompany(db, 'Creek Roofing');
  prairie = await addCompany(db, 'Prairie Roofing');
  elm = await addCompany(db, 'Elm Roofing');
});
afterAll(() => db.close());

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;

/** Every place where a text can be found in any column of any table of ours. */
async function whereabouts(connection: Connection, text: string): Promise<string[]> {
  const { rows: columns } = await connection.query(`
    select table_schema, table_name, column_name from information_schema.columns
    where table_schema in ('public', 'private')`);
  const found: string[] = [];
  for (const { table_schema, table_name, column_name } of columns as Record<string, string>[]) {
    const { rows: hits } = await connection.query(
      `select 1 from "${table_schema}"."${table_name}" where position($1 in "${column_name}"::text) > 0`,
      [text],
    );
    if (hits.length > 0) found.push(`${table_schema}.${table_name}.${column_name}`);
  }
  return found;
}

const statuses = async (requestId: string) =>
  Object.fromEntries(
    (
      await rows('select company_name, status from request_recipients where request_id = $1', [
        requestId,
      ])
    ).map((row) => [row['company_name'], row['status']]),
  );

describe('a request from beginning to end', () => {
  it('goes to the companies picked, is answered, and vanishes on withdrawal but for its evidence', async () => {
    const request = submission([oak, creek]);
    const visitor = holding(request.token);
    expect(await send(db, request)).toMatchObject({ ok: true });

    // The homeowner's view: who has it, and the exact words.
    const progress = await call(db, visitor, 'select * from request_progress order by place');
    expect(progress).toMatchObject({
      rows: [
        {
          company_name: 'Oak Roofing',
          status: 'sent',
          channels: ['email', 'call'],
          overdue: false,
        },
        { company_name: 'Creek Roofing', status: 'sent', overdue: false },
      ],
    });
    const agreed = await call(db, visitor, 'select * from consents order by id');
    expect(agreed).toMatchObject({
      rows: [
        {
          channel: 'email',
          shown_text: consents([oak, creek], request.email, request.phone)[0]!.text,
          companies: ['Oak Roofing', 'Creek Roofing'],
          contact: request.email,
          version: consentVersion,
          page: '/roofing-results',
        },
        { channel: 'call', contact: request.phone },
      ],
    });

    // Only the companies picked have it.
    expect(await open(db, oak.member, request)).toMatchObject({
      rows: [
        {
          contact: {
            name: 'Pat Homeowner',
            zip: '76092',
            note: 'Hail.',
            email: request.email,
            phone: request.phone,
          },
        },
      ],
    });
    expect(await open(db, prairie.member, request)).toMatchObject({ code: 'PT404' });

    // A company answers: the time is the database's own.
    await call(
      db,
      oak.member,
      `update request_recipients set status = 'answered' where request_id = $1 and company_id = $2`,
      [request.id, oak.id],
    );
    const answered = await call(
      db,
      visitor,
      `select answered_at is not null as answered from request_progress where status = 'answered'`,
    );
    expect(answered).toMatchObject({ rows: [{ answered: true }] });

    // Before withdrawing, the search below does find the address: it is able to fail.
    expect(await whereabouts(db, request.email)).toContain('public.request_contacts.email');

    const withdrawn = await call(
      db,
      visitor,
      'insert into request_withdrawals (request_id) values ($1)',
      [request.id],
    );
    expect(withdrawn).toMatchObject({ ok: true });
    expect(await whereabouts(db, request.email)).toEqual([]);
    expect(await whereabouts(db, request.phone)).toEqual([]);
    expect(await statuses(request.id)).toEqual({
      'Oak Roofing': 'withdrawn',
      'Creek Roofing': 'withdrawn',
    });
    expect(
      await call(db, oak.member, 'select * from requests where id = $1', [request.id]),
    ).toMatchObject({ rows: [] });

    expect(
      await rows('select answers, unanswered, estimate from requests where id = $1', [request.id]),
    ).toEqual([{ answers: [], unanswered: [], estimate: null }]);

    // The proof remains, with the hash of the words as they were and of the contact.
    const evidence = await rows('select * from consents where request_id = $1 order by id', [
      request.id,
    ]);
    expect(evidence).toHaveLength(2);
    const words = consents([oak, creek], request.email, request.phone)[0]!.text;
    expect(evidence[0]).toMatchObject({
      shown_text: words.replace(request.email, '[removed]'),
      contact: null,
      ip_address: null,
    });
    const [hashes] = await rows(
      `select private.salted_hash($1) as contact,
         private.salted_hash(encode(sha256(convert_to($2, 'UTF8')), 'hex')) as words`,
      [request.email, words],
    );
    expect(evidence[0]?.['contact_hash']).toBe(hashes?.['contact']);
    expect(evidence[0]?.['shown_text_hash']).toBe(hashes?.['words']);
  });

  it('withdrawn, leaves no hash from which its number could be found by trying them all', async () => {
    const request = submission([oak]);
    await send(db, request);
    await call(db, holding(request.token), 'insert into request_withdrawals values ($1)', [
      request.id,
    ]);
    const [call_] = await rows(
      `select * from consents where request_id = $1 and channel = 'call'`,
      [request.id],
    );
    // What a reader of the row could compute of the right number, and would then see that it is right.
    const guess = String(call_?.['shown_text']).replace('[removed]', request.phone);
    const stored = JSON.stringify(call_);
    for (const text of [guess, request.phone, request.phone.replaceAll('-', '')]) {
      for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
        for (const encoding of ['hex', 'base64'] as const) {
          const hash = createHash(algorithm).update(text).digest(encoding);
          expect(stored).not.toContain(hash);
        }
      }
    }
  });

  it('sent again after it was withdrawn, does not come back to life', async () => {
    const request = submission([oak]);
    await send(db, request);
    await call(db, holding(request.token), 'insert into request_withdrawals values ($1)', [
      request.id,
    ]);
    expect(await send(db, request)).toMatchObject({ ok: false, code: '23505' });
    expect(await whereabouts(db, request.email)).toEqual([]);
  });

  it('is closed to a company that declined it, which still sees that it did', async () => {
    const request = submission([oak, creek]);
    await send(db, request);
    const decline = `update request_recipients set status = 'declined' where request_id = $1`;
    expect(await call(db, oak.member, decline, [request.id])).toMatchObject({ count: 1 });
    expect(
      await call(db, oak.member, 'select 1 from requests where id = $1', [request.id]),
    ).toMatchObject({ rows: [] });
    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
    const own = 'select status from request_progress where request_id = $1';
    expect(await call(db, oak.member, own, [request.id])).toMatchObject({
      rows: [{ status: 'declined' }],
    });
  });

  it('is kept for the site alone where no company serves the area', async () => {
    for (const city of ['elsewhere', 'dallas']) {
      const request = submission([], { city });
      const own = consents([], request.email, request.phone);
      expect(
        await send(db, { id: request.id, body: { ...request.body, consents: own } }),
      ).toMatchObject({ ok: true });
      expect(
        await rows('select * from request_contacts where request_id = $1', [request.id]),
      ).toHaveLength(1);
      expect(await statuses(request.id)).toEqual({});
    }
  });

  it('leaves out a company that stopped serving since it was picked, and keeps the request', async () => {
    const leaving = await addCompany(db, 'Leaving Roofing');
    const request = submission([leaving, oak]);
    await db.query(`update companies set status = 'suspended' where id = $1`, [leaving.id]);
    expect(await send(db, request)).toMatchObject({ ok: true });
    expect(await statuses(request.id)).toEqual({ 'Oak Roofing': 'sent' });
  });

  it('keeps no copy in the door it came through', async () => {
    const request = submission([oak]);
    await send(db, request);
    const [row] = await rows('select body from request_submissions where id = $1', [request.id]);
    expect(row).toEqual({ body: null });
  });

  it('stores the secret of the private link only as a hash', async () => {
    const request = submission([oak]);
    await send(db, request);
    expect(await whereabouts(db, request.token)).toEqual([]);
  });
});

describe('what is refused', () => {
  const range = { low: 1, typical: 2, high: 3, label: 'Roof', modelVersion: '1' };
  const refused: [string, Record<string, unknown>, string][] = [
    ['a filled hidden field', { website: 'https://spam.example' }, 'PT422'],
    [
      'four companies',
      { companies: Array.from({ length: 4 }, () => crypto.randomUUID()) },
      'PT422',
    ],
    ['a trade that takes no requests', { trade: 'chiropractic' }, 'PT422'],
    ['a trade that is not there', { trade: 'astrology' }, 'PT422'],
    ['a city that is not there', { city: 'houston' }, 'PT422'],
    ['no city', { city: '' }, 'PT422'],
    ['a short secret', { token: 'abc' }, 'PT422'],
    ['consents without end', { consents: Array(5).fill({}) }, 'PT422'],
    ['a consent that is no list', { consents: 'yes' }, 'PT422'],
    ['a page that is an address elsewhere', { page: 'https://evil.example' }, 'PT422'],
    ['an estimate that is no object', { estimate: [1] }, 'PT422'],
    ['a contact that is no object', { contact: 'me' }, 'PT422'],
    ['companies that are no ids', { companies: ['oak'] }, 'PT422'],
    ['a company that is not there', { companies: [crypto.randomUUID()] }, 'PT422'],
    ['an estimate without its figures', { estimate: { label: 'Roof' } }, 'PT422'],
    ['answers that are no list', { answers: { area: 2400 } }, 'PT422'],
    ['answers that are no words', { answers: [{ label: 'Area', words: 2400 }] }, 'PT422'],
    ['answers without end', { answers: Array(101).fill({ label: 'A', words: 'B' }) }, 'PT422'],
    ['an answer without end', { answers: [{ label: 'A', words: 'x'.repeat(1001) }] }, 'PT422'],
    ['open questions that are no objects', { unanswered: ['pitch'] }, 'PT422'],
    [
      'a line that costs less than nothing',
      { estimate: { ...range, lines: [{ usd: -1 }] } },
      'PT422',
    ],
    ['a line that costs words', { estimate: { ...range, lines: [{ usd: 'much' }] } }, 'PT422'],
    ['lines that are no list', { estimate: { ...range, lines: 'all' } }, 'PT422'],
    ['a text that is a number', { page: 7 }, 'PT422'],
    ['a body beyond all measure', { answers: { note: 'x'.repeat(40_000) } }, 'PT413'],
  ];
  it.each(refused)('%s', async (_, changes, code) => {
    const request = submission([oak], changes);
    expect(await send(db, request)).toMatchObject({ ok: false, code });
    expect(await rows('select 1 from requests where id = $1', [request.id])).toEqual([]);
  });

  const contacts: [string, Record<string, string>][] = [
    ['a name with a line break', { name: 'Pat\nBcc: all' }],
    ['no name', { name: ' ' }],
    ['an email without a host', { email: 'pat@' }],
    ['an email with a space', { email: 'pat home@mail.example' }],
    ['a phone in another form', { phone: '(817) 555-0100' }],
    ['a ZIP code with letters', { zip: '7609A' }],
    ['an unknown preference', { preferred: 'pigeon' }],
    ['a note beyond all measure', { note: 'x'.repeat(2001) }],
  ];
  it.each(contacts)('%s', async (_, changes) => {
    const request = submission([oak]);
    const contact = { ...(request.body['contact'] as Row), ...changes };
    const body = {
      ...request.body,
      contact,
      consents: consents([oak], String(contact['email']), String(contact['phone'])),
    };
    expect(await send(db, { id: request.id, body })).toMatchObject({ ok: false, code: 'PT422' });
  });

  it('a consent to calls without a phone number', async () => {
    const request = submission([oak]);
    const contact = { ...(request.body['contact'] as Row), phone: '' };
    expect(await send(db, { ...request, body: { ...request.body, contact } })).toMatchObject({
      ok: false,
      code: 'PT422',
      message: 'Enter the phone number the calls or texts should go to.',
    });
  });

  it('a company of another trade or city, which is left out', async () => {
    const septic = await addCompany(db, 'Septic Only', { trades: ['septic'] });
    const plano = await addCompany(db, 'Plano Only', { cities: ['plano'] });
    const request = submission([septic, oak, plano]);
    expect(await send(db, request)).toMatchObject({ ok: true });
    const { rows } = await db.query(
      'select company_id, place from request_recipients where request_id = $1',
      [request.id],
    );
    expect(rows).toEqual([{ company_id: oak.id, place: 1 }]);
  });

  it('a trade that takes no requests, for a company too', async () => {
    await expect(
      db.query('insert into company_trades (company_id, trade_id) values ($1, $2)', [
        oak.id,
        'chiropractic',
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

describe('picking another company', () => {
  const replace = (token: string, id: string, from: Company, to: Company, given: unknown) =>
    call(
      db,
      holding(token),
      `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
       values ($1, $2, $3, $4)`,
      [id, from.id, to.id, JSON.stringify(given)],
    );
  const lapse = (id: string, company: Company) =>
    db.query(
      `update request_recipients set promised_by = now() - interval '1 minute'
       where request_id = $1 and company_id = $2`,
      [id, company.id],
    );

  it('works once the promised time has passed, and the late company loses the request', async () => {
    const request = submission([oak, creek, prairie]);
    await send(db, request);
    const given = consents([elm], request.email, request.phone);
    expect(await replace(request.token, request.id, oak, elm, given)).toMatchObject({
      code: 'PT422',
    });

    await lapse(request.id, oak);
    const late = await call(
      db,
      holding(request.token),
      'select company_name from request_progress where overdue',
    );
    expect(late).toMatchObject({ rows: [{ company_name: 'Oak Roofing' }] });

    expect(await replace(request.token, request.id, oak, elm, given)).toMatchObject({ ok: true });
    expect(await statuses(request.id)).toEqual({
      'Oak Roofing': 'withdrawn',
      'Creek Roofing': 'sent',
      'Prairie Roofing': 'sent',
      'Elm Roofing': 'sent',
    });
    expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
    expect(await open(db, elm.member, request)).toMatchObject({
      rows: [{ contact: { email: request.email } }],
    });
    // Again is the same, and nothing of the consents stays in the door.
    expect(await replace(request.token, request.id, oak, elm, given)).toMatchObject({
      code: '23505',
    });
    expect(
      await rows('select consents from request_replacements where request_id = $1', [request.id]),
    ).toEqual([{ consents: null }]);
    await call(db, holding(request.token), 'insert into request_withdrawals values ($1)', [
      request.id,
    ]);
    expect(await whereabouts(db, request.email)).toEqual([]);
    expect(await whereabouts(db, request.phone)).toEqual([]);
  });

  it('is refused to a stranger, to a company that has it, without naming the new one, and after withdrawal', async () => {
    const request = submission([oak, creek]);
    await send(db, request);
    await lapse(request.id, oak);
    const { id, token, email, phone } = request;
    const given = consents([elm], email, phone);
    expect(await replace('x'.repeat(43), id, oak, elm, given)).toMatchObject({ code: 'PT403' });
    expect(await replace(token, id, oak, creek, consents([creek], email, phone))).toMatchObject({
      code: 'PT422',
    });
    expect(await replace(token, id, oak, elm, consents([oak], email, phone))).toMatchObject({
      code: 'PT422',
    });
    expect(await replace(token, id, elm, prairie, consents([prairie], email, phone))).toMatchObject(
      { code: 'PT422' },
    );
    // A link that opens nothing is not a request that was withdrawn.
    const dead = holding('y'.repeat(43));
    expect(
      await call(db, dead, `select replace_company($1, $2, '[]')`, [oak.id, elm.id]),
    ).toMatchObject({ code: 'PT403', message: 'This link does not open this request.' });
    await call(db, holding(token), 'insert into request_withdrawals values ($1)', [id]);
    expect(await replace(token, id, oak, elm, given)).toMatchObject({ code: 'PT410' });
  });
});

describe('signing up', () => {
  const companiesOf = (userId: string | undefined) =>
    rows(
      `select name, status, is_demo from companies
       join company_members on company_id = id where user_id = $1`,
      [userId],
    );

  it('makes a pending company by its name and believes nothing else', async () => {
    const { userId } = await signUp(db, {
      company_name: '  Sly\n Roofing ',
      role: 'admin',
      status: 'approved',
      is_demo: true,
    });
    expect(await companiesOf(userId)).toEqual([
      { name: 'Sly Roofing', status: 'pending', is_demo: false },
    ]);
    expect(await rows('select 1 from staff where user_id = $1', [userId])).toEqual([]);
  });

  it('takes over what the company says of itself, and leaves out what is not in its form', async () => {
    const served = async (userId: string | undefined) =>
      (
        await rows(
          `select name, phone, website, license, reply_hours, role,
             array(select trade_id from company_trades t where t.company_id = c.id order by 1) as trades,
             array(select city_id from company_cities s where s.company_id = c.id order by 1) as cities
           from companies c join company_members m on m.company_id = c.id where m.user_id = $1`,
          [userId],
        )
      )[0];
    const good = await signUp(db, {
      company_name: 'Whole Roofing',
      phone: '817-555-0144',
      website: 'https://whole.example/about',
      license: 'TDLR TACLA12345C',
      reply_hours: 4,
      trades: ['roofing', 'hvac', 'roofing'],
      cities: ['allen', 'southlake'],
    });
    expect(await served(good.userId)).toEqual({
      name: 'Whole Roofing',
      phone: '817-555-0144',
      website: 'https://whole.example/about',
      license: 'TDLR TACLA12345C',
      reply_hours: 4,
      role: 'owner',
      trades: ['hvac', 'roofing'],
      cities: ['allen', 'southlake'],
    });
    const bad = {
      name: 'Odd Roofing',
      phone: '',
      website: '',
      license: '',
      reply_hours: 24,
      role: 'owner',
      trades: [],
      cities: [],
    };
    for (const told of [
      {
        phone: '900-555-0144',
        website: 'javascript:alert(1)',
        license: 'x'.repeat(81),
        reply_hours: 1000,
        trades: ['chiropractic', 'senior-care', 'nonsense', 7, null, { id: 'hvac' }],
        cities: 'allen',
      },
      {
        phone: 8175550144,
        website: ['https://a.example'],
        license: {},
        reply_hours: '4; --',
        trades: 'roofing',
        cities: { allen: true },
      },
      {
        phone: '817-976-0144',
        website: `https://a.example/${'x'.repeat(200)}`,
        reply_hours: -1,
        trades: [['roofing']],
      },
      { website: 'https://a.example/\u202efdp.exe', license: null },
    ]) {
      const { userId } = await signUp(db, { company_name: 'Odd Roofing', role: 'admin', ...told });
      expect(await served(userId)).toEqual(bad);
    }
  });

  it('succeeds without a company name or with one that may not be, with none made, and with one that is far too long', async () => {
    expect(await companiesOf((await signUp(db)).userId)).toEqual([]);
    for (const company_name of ['On', 'Оak Roofing', 'Oak\u202eRoofing', '<script>']) {
      expect(await companiesOf((await signUp(db, { company_name })).userId)).toEqual([]);
    }
    const [company] = await companiesOf(
      (await signUp(db, { company_name: 'x '.repeat(500) })).userId,
    );
    expect(String(company?.['name']).length).toBeLessThanOrEqual(120);
  });

  it('gives a visitor who is not signed in nothing to see of it', async () => {
    expect(
      await call(db, anonymous, `select 1 from companies where name = 'Sly Roofing'`),
    ).toMatchObject({ rows: [] });
  });
});
