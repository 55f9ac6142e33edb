import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Row } from './harness/database.ts';
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
  type Submission,
  checked,
} from './harness/people.ts';

/** What the staff do, and that each of it is written down by the database, whatever the browser says. */
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller, second: Caller, developer: Caller;
let oak: Company, creek: Company, elm: Company;

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const ask = (caller: Caller, sql: string, params: unknown[] = []) =>
  call(db, caller, `select ${sql} as answer`, params);
const sent = async (companies: Company[], changes: Record<string, unknown> = {}) => {
  const request = submission(companies, changes);
  expect(await send(db, request)).toMatchObject({ ok: true });
  return request;
};
const addressOf = async ({ userId }: Caller) =>
  String((await rows('select email from auth.users where id = $1', [userId]))[0]?.['email']);
/** What was logged since the log held so many lines. */
const logged = async (act: () => Promise<unknown>): Promise<Row[]> => {
  const [before] = await rows('select coalesce(max(id), 0) as last from audit_log');
  await act();
  return rows(
    `select action, actor, actor_email, company_id, request_id, user_id, reason, detail
     from audit_log where id > $1 order by id`,
    [before?.['last']],
  );
};

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing');
  creek = await addCompany(db, 'Creek Roofing');
  elm = await addCompany(db, 'Elm Roofing');
  [admin, second, developer] = [await signUp(db), await signUp(db), await signUp(db)];
  await db.query(`insert into staff values ($1, 'admin'), ($2, 'admin'), ($3, 'developer_admin')`, [
    admin.userId,
    second.userId,
    developer.userId,
  ]);
});
afterAll(() => db.close());

const who = async () => ({ actor: admin.userId, actor_email: await addressOf(admin) });
const outsiders = (request?: Submission) => [
  anonymous,
  ...(request ? [holding(request.token)] : []),
  oak.member,
  elm.member,
  developer,
];

describe('whatever an admin does', () => {
  it('is logged: decisions on companies, with their reason', async () => {
    const company = await addCompany(db, 'Decided Roofing', { status: 'pending' });
    const review = await ask(admin, `review_of($1) ->> 'hash'`, [company.id]);
    const hash = review.ok ? review.rows[0]?.['answer'] : null;
    const decide = (decision: string, reason: string | null) =>
      ask(admin, 'decide_company($1, $2, $3, $4, $5)', [
        company.id,
        decision,
        reason,
        hash,
        decision === 'approved' && reason === null ? checked : [],
      ]);
    for (const [decision, reason, action] of [
      ['approved', null, 'approved company'],
      ['suspended', 'Three complaints in a week.', 'suspended company'],
      ['approved', 'They mended it.', 'restored company'],
    ] as const) {
      expect(await logged(() => decide(decision, reason))).toEqual([
        {
          ...(await who()),
          action,
          company_id: company.id,
          request_id: null,
          user_id: null,
          reason: reason ?? '',
          detail: { name: 'Decided Roofing', ...(reason === null && { checked }) },
        },
      ]);
    }
    // What was refused did not happen, and is not in the log.
    expect(await logged(() => decide('rejected', 'Too late for that.'))).toEqual([]);
  });

  it('is logged: changes of a company’s entry and of what it serves, both versions', async () => {
    const change = (sql: string) =>
      logged(() => call(db, admin, sql.replaceAll('$1', `'${creek.id}'`)));
    expect(
      await change(`update companies set license = 'TX 7', phone = '817-555-0177' where id = $1`),
    ).toMatchObject([
      {
        ...(await who()),
        action: 'changed company',
        company_id: creek.id,
        detail: { license: ['', 'TX 7'], phone: ['', '817-555-0177'] },
      },
    ]);
    expect(
      await change(`insert into company_trades (company_id, trade_id) values ($1, 'hvac')`),
    ).toMatchObject([{ action: 'added to company', detail: { trade_id: 'hvac' } }]);
    expect(
      await change(`delete from company_trades where company_id = $1 and trade_id = 'hvac'`),
    ).toMatchObject([{ action: 'removed from company', detail: { trade_id: 'hvac' } }]);
    expect(
      await change(`insert into company_cities (company_id, city_id) values ($1, 'allen')`),
    ).toMatchObject([{ action: 'added to company', detail: { city_id: 'allen' } }]);
  });

  it('is logged: contact data, evidence and withdrawals, each with its reason where one is asked for', async () => {
    const request = await sent([oak]);
    expect(
      await logged(() => ask(admin, `open_contact($1, ' They called us. ')`, [request.id])),
    ).toMatchObject([
      {
        ...(await who()),
        action: 'opened contact data',
        request_id: request.id,
        reason: 'They called us.',
      },
    ]);
    expect(
      await logged(() => ask(admin, `evidence_of($1, 'A letter from counsel.')`, [request.id])),
    ).toMatchObject([{ action: 'opened evidence', reason: 'A letter from counsel.' }]);
    expect(
      await logged(() =>
        call(db, admin, 'insert into request_withdrawals (request_id) values ($1)', [request.id]),
      ),
    ).toMatchObject([{ ...(await who()), action: 'withdrew request', request_id: request.id }]);
    // The homeowner's own withdrawal is not the staff's doing.
    const own = await sent([oak]);
    expect(await logged(() => call(db, holding(own.token), 'select withdraw_request()'))).toEqual(
      [],
    );
  });

  it('is logged: a search by address on every page of it, without the address', async () => {
    const request = await sent([oak]);
    for (const page of [
      'admin_requests(words => $1)',
      `admin_requests(words => $1, from_at => now() + interval '1 day', from_id => gen_random_uuid())`,
    ]) {
      const lines = await logged(() => ask(admin, page, [request.email]));
      expect(lines, page).toMatchObject([{ action: 'searched by email address' }]);
      expect(JSON.stringify(lines)).not.toContain(request.email);
    }
  });

  it('is not hidden by a refusal afterward, nor done in another’s name', async () => {
    const request = await sent([oak]);
    // A browser that says who acts, or what time it is, is not asked.
    const forged: Caller = {
      ...admin,
      headers: { 'x-actor': String(second.userId), date: 'Thu, 01 Jan 1970 00:00:00 GMT' },
    };
    expect(
      await logged(() => ask(forged, `open_contact($1, 'Just looking.')`, [request.id])),
    ).toMatchObject([await who()]);
  });
});

describe('the log', () => {
  it('is written, changed and emptied by nobody through the API, whatever the grants', async () => {
    await ask(admin, `open_contact($1, 'To have a line.')`, [(await sent([oak])).id]);
    const sum = async () =>
      (await rows(`select md5(string_agg(l::text, '' order by id)) as sum from audit_log l`))[0];
    const before = await sum();
    const attacks = [
      `insert into audit_log (action) values ('nothing to see')`,
      `update audit_log set reason = 'No reason.'`,
      'delete from audit_log',
      `insert into audit_log (id, action) overriding system value values (1, 'x')
       on conflict (id) do update set action = excluded.action`,
      'truncate audit_log',
    ];
    await db.query(
      'grant select, insert, update, delete on audit_log to anon, authenticated, service_role',
    );
    try {
      for (const caller of [...outsiders(), admin, second]) {
        for (const sql of attacks) await call(db, caller, sql);
      }
      for (const sql of attacks.slice(1)) {
        expect(await call(db, { role: 'service_role' }, sql), sql).toMatchObject({ ok: false });
      }
    } finally {
      await db.query('revoke all on audit_log from anon, authenticated, service_role');
      await db.query('grant select on audit_log to service_role');
      await db.query('grant select on audit_log to authenticated');
    }
    expect(await sum()).toEqual(before);
  });

  it('takes no line even from the secret key', async () => {
    expect(
      await call(db, { role: 'service_role' }, `insert into audit_log (action) values ('x')`),
    ).toMatchObject({ ok: false });
  });

  it('forgets the reasons of what was done about a request with its contact data, and no more', async () => {
    const request = await sent([oak]);
    await ask(admin, `open_contact($1, 'Pat of 817-555-0123 called.')`, [request.id]);
    const line = async () =>
      (
        await rows(
          `select * from audit_log where request_id = $1 and action = 'opened contact data'`,
          [request.id],
        )
      )[0];
    const before = await line();
    expect(before).toMatchObject({ reason: 'Pat of 817-555-0123 called.' });
    await call(db, holding(request.token), 'select withdraw_request()');
    expect(await line()).toEqual({ ...before, reason: '' });
    for (const change of [
      `action = 'x'`,
      `reason = 'Another.'`,
      `detail = '{"a": 1}', reason = ''`,
    ]) {
      await expect(db.query(`update audit_log set ${change}`)).rejects.toThrow('cannot be changed');
    }
  });

  it('is read by admins alone', async () => {
    for (const caller of outsiders()) {
      const outcome = await call(db, caller, 'select * from audit_log');
      expect(outcome.ok ? outcome.rows : []).toEqual([]);
      expect(await ask(caller, 'admin_log()')).toMatchObject({ ok: false });
    }
    expect(await call(db, admin, 'select * from audit_log limit 1')).toMatchObject({ count: 1 });
  });

  it('outlives the account that wrote it and the request it tells of, until the evidence goes', async () => {
    const [third, request] = [await signUp(db), await sent([oak])];
    await db.query(`insert into staff values ($1, 'admin')`, [third.userId]);
    await ask(third, `open_contact($1, 'On my last day.')`, [request.id]);
    expect(await ask(third, 'delete_account()')).toMatchObject({ ok: true });
    await db.query('delete from requests where id = $1', [request.id]);
    const lines = `select id from audit_log where request_id = '${request.id}'`;
    expect(await rows(lines)).toHaveLength(1);
    await db.query('alter table audit_log disable trigger guard_log');
    await db.query(
      `update audit_log set at = now() - interval '5 years 1 day' where request_id = $1`,
      [request.id],
    );
    await db.query('alter table audit_log enable trigger guard_log');
    await call(db, { role: 'service_role' }, 'select tidy()');
    expect(await rows(lines)).toEqual([]);
    expect((await rows('select 1 from audit_log limit 1')).length).toBe(1);
  });
});

describe('a role', () => {
  const setRole = (caller: Caller, address: string | null, role: string | null) =>
    ask(caller, 'set_role($1, $2)', [address, role]);

  it('is given and taken by admins, to accounts that are there, and logged', async () => {
    const person = await signUp(db);
    const address = await addressOf(person);
    for (const caller of [...outsiders(), person]) {
      expect(await setRole(caller, address, 'admin')).toMatchObject({ ok: false });
      expect(await setRole(caller, await addressOf(second), 'none')).toMatchObject({ ok: false });
      expect(await ask(caller, 'staff_list()')).toMatchObject({ ok: false });
    }
    for (const role of [null, '', 'owner', 'Admin', 'service_role', 'x'.repeat(10_000)]) {
      expect(await setRole(admin, address, role)).toMatchObject({ code: 'PT422' });
    }
    for (const nobody of [null, '', '%', 'nobody@people.example']) {
      expect(await setRole(admin, nobody, 'admin')).toMatchObject({ code: 'PT404' });
    }
    const given = await logged(() => setRole(admin, ` ${address.toUpperCase()} `, 'admin'));
    expect(given).toMatchObject([
      { ...(await who()), action: 'gave role', user_id: person.userId, detail: { role: 'admin' } },
    ]);
    expect(await ask(person, 'staff_list()')).toMatchObject({ ok: true });
    await setRole(admin, address, 'developer_admin');
    expect(await ask(person, 'staff_list()')).toMatchObject({ code: 'PT403' });
    expect(await logged(() => setRole(admin, address, 'none'))).toMatchObject([
      { action: 'took role away', user_id: person.userId },
    ]);
    expect(await rows('select 1 from staff where user_id = $1', [person.userId])).toEqual([]);
  });

  it('of the last admin stays, whoever takes it and however', async () => {
    const [adminAt, secondAt] = [await addressOf(admin), await addressOf(second)];
    expect(await setRole(admin, secondAt, 'none')).toMatchObject({ ok: true });
    for (const role of ['none', 'developer_admin']) {
      expect(await setRole(admin, adminAt, role)).toMatchObject({ code: 'PT422' });
    }
    expect(await ask(admin, 'delete_account()')).toMatchObject({ code: 'PT422' });
    await expect(
      db.query('delete from auth.users where id = $1', [admin.userId]),
    ).rejects.toMatchObject({ code: 'PT422' });
    await expect(db.query('delete from staff')).rejects.toMatchObject({ code: 'PT422' });
    expect(await rows(`select user_id from staff where role = 'admin'`)).toEqual([
      { user_id: admin.userId },
    ]);
    expect(await setRole(admin, secondAt, 'admin')).toMatchObject({ ok: true });
  });
});

describe('one person whole', () => {
  it('is exported and deleted across requests, by email or by phone, by an admin who says why', async () => {
    const [one, two] = [await sent([oak]), await sent([oak])];
    await db.query('update request_contacts set email = $2 where request_id = $1', [
      two.id,
      one.email,
    ]);
    for (const caller of [...outsiders(), oak.member]) {
      for (const name of ['export_person', 'forget_person']) {
        expect(await ask(caller, `${name}($1, 'They wrote to us.')`, [one.email])).toMatchObject({
          ok: false,
        });
      }
    }
    expect(await ask(admin, `export_person('pat', 'They wrote to us.')`)).toMatchObject({
      code: 'PT422',
    });
    const exported = await ask(admin, `export_person($1, 'They wrote to us.')`, [
      one.email.toUpperCase(),
    ]);
    const { requests } = (exported.ok ? exported.rows[0]?.['answer'] : {}) as {
      requests: Record<string, unknown>[];
    };
    expect(requests.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    const [first] = requests;
    expect(first).toMatchObject({
      answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
      unanswered: [{ label: 'Pitch' }],
      estimate: { low: 9000 },
      contact: { note: 'Hail.' },
      confirmed_by_mail_at: null,
    });
    expect(first).not.toHaveProperty('log');
    const lines = await logged(() =>
      ask(admin, `forget_person($1, 'They wrote to us.')`, [one.email]),
    );
    expect(JSON.stringify(lines)).not.toContain(one.email);
    expect(lines.map(({ action }) => action)).toContain('deleted a person');
    expect(
      await rows('select 1 from request_contacts where request_id = any ($1)', [[one.id, two.id]]),
    ).toEqual([]);
    // What was taken back is still found by whom it belonged to.
    const after = await ask(admin, `export_person($1, 'They wrote to us.')`, [one.phone]);
    expect(JSON.stringify(after)).toContain(one.id);
    expect(JSON.stringify(after)).not.toContain(one.email);
  });
});

describe('contact data and evidence', () => {
  it('are opened by admins alone, who say why', async () => {
    const request = await sent([oak]);
    for (const call_ of ['open_contact', 'evidence_of']) {
      for (const caller of outsiders(request)) {
        expect(await ask(caller, `${call_}($1, 'Let me see.')`, [request.id])).toMatchObject({
          ok: false,
        });
      }
      for (const reason of [null, '', '    ', 'why', 'x'.repeat(501)]) {
        expect(await ask(admin, `${call_}($1, $2)`, [request.id, reason])).toMatchObject({
          code: 'PT422',
        });
      }
    }
    // No table gives an admin the same without a line in the log.
    for (const table of ['request_contacts', 'request_phones', 'consents']) {
      const outcome = await call(db, admin, `select * from ${table}`);
      expect(outcome, table).toMatchObject({ rows: [] });
    }
    expect(await ask(admin, `open_contact($1, 'They called us.')`, [request.id])).toMatchObject({
      rows: [{ answer: { email: request.email, phone: request.phone, note: 'Hail.' } }],
    });
  });

  it('as a sheet hold every word agreed to, who received it, stops and the log; after withdrawing, no person', async () => {
    const request = await sent([oak, creek]);
    await ask(oak.member, 'open_received($1)', [request.id]);
    await ask(oak.member, `asked_to_stop($1, 'calls')`, [request.id]);
    const sheet = async () => {
      const outcome = await ask(admin, `evidence_of($1, 'A letter from counsel.')`, [request.id]);
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome.rows[0]?.['answer'] as Row;
    };
    const whole = await sheet();
    const words = consents([oak, creek], request.email, request.phone).map(({ text }) => text);
    expect(whole).toMatchObject({
      id: request.id,
      contact: { email: request.email },
      consents: words.map((shown_text) => ({ shown_text })),
      recipients: [{ company_name: 'Oak Roofing' }, { company_name: 'Creek Roofing' }],
      stops: [{ scope: 'calls', company_id: oak.id }],
      log: [{ action: 'passed on a stop' }, { action: 'opened evidence' }],
    });
    await call(db, holding(request.token), 'select withdraw_request()');
    const after = await sheet();
    expect(after['contact']).toBeNull();
    expect(after['consents']).toHaveLength(2);
    for (const text of [request.email, request.phone, 'Pat']) {
      expect(JSON.stringify(after)).not.toContain(text);
    }
    expect(after['log']).toHaveLength(3);
  });
});

describe('an account whose address nobody confirmed', () => {
  it('is given no role: whoever signs up first with an address is not its owner', async () => {
    const person = await signUp(db);
    const address = `${person.userId}@people.example`;
    const unconfirmed = 'update auth.users set email_confirmed_at = null where id = $1';
    await db.query(unconfirmed, [person.userId]);
    expect(await ask(admin, `set_role('${address}', 'admin')`, [])).toMatchObject({
      code: 'PT409',
    });
    await db.query('update auth.users set email_confirmed_at = now() where id = $1', [
      person.userId,
    ]);
    expect(await ask(admin, `set_role('${address}', 'developer_admin')`, [])).toMatchObject({
      ok: true,
    });
    expect(await ask(admin, `set_role('${address}', 'none')`, [])).toMatchObject({ ok: true });
  });
});

describe('a complaint', () => {
  const complain = (
    caller: Caller,
    request: Submission,
    {
      about = null,
      by = 'homeowner',
      body = 'They never called.',
      id = crypto.randomUUID(),
    }: {
      about?: Company | null;
      by?: string;
      body?: string;
      id?: string;
    } = {},
  ) =>
    call(
      db,
      caller,
      'insert into complaints (id, request_id, company_id, written_by, body) values ($1, $2, $3, $4, $5)',
      [id, request.id, about?.id ?? null, by, body],
    );
  const told = async ({ id }: Submission) =>
    rows('select written_by, company_id from complaints where request_id = $1', [id]);

  it('comes from the link or from a company of the request, and from nobody else', async () => {
    const request = await sent([oak]);
    for (const caller of [anonymous, holding('x'.repeat(43)), elm.member, developer]) {
      for (const by of ['homeowner', 'company']) {
        expect(await complain(caller, request, { by, about: oak })).toMatchObject({ ok: false });
      }
    }
    // A company does not write as the homeowner, nor the homeowner as a company.
    expect(await complain(oak.member, request, { about: oak })).toMatchObject({ code: '42501' });
    const link = holding(request.token);
    expect(await complain(link, request, { by: 'company', about: oak })).toMatchObject({
      code: '42501',
    });
    expect(await complain(link, request, { about: elm })).toMatchObject({ code: 'PT422' });
    expect(await told(request)).toEqual([]);
    expect(await complain(link, request, { about: oak })).toMatchObject({ ok: true });
    expect(await complain(link, request)).toMatchObject({ ok: true });
    expect(await complain(oak.member, request, { by: 'company', about: oak })).toMatchObject({
      ok: true,
    });
    expect(await told(request)).toHaveLength(3);
    expect(
      await call(db, link, 'select complain($1, $2, $3)', [
        crypto.randomUUID(),
        oak.id,
        'Through the call.',
      ]),
    ).toMatchObject({ ok: true });
  });

  it('sent twice is one; five about a request are enough; it says something in plain signs', async () => {
    const request = await sent([oak]);
    const link = holding(request.token);
    const id = crypto.randomUUID();
    expect(await complain(link, request, { id })).toMatchObject({ ok: true });
    expect(await complain(link, request, { id })).toMatchObject({ code: '23505' });
    for (const body of ['', 'Bad', 'x'.repeat(2001), 'Hidden \u202e words']) {
      expect(await complain(link, request, { body })).toMatchObject({ code: '23514' });
    }
    for (let n = 0; n < 4; n++) {
      expect(await complain(link, request)).toMatchObject({ ok: true });
    }
    expect(await complain(link, request)).toMatchObject({ code: 'PT429' });
    // Nor does one side take the other's word, and what was answered makes room.
    for (let n = 0; n < 5; n++) {
      const outcome = await complain(oak.member, request, { by: 'company', about: oak });
      expect(outcome).toMatchObject({ ok: true });
    }
    expect(await complain(oak.member, request, { by: 'company', about: oak })).toMatchObject({
      code: 'PT429',
    });
    await db.query(`update complaints set closed_at = now() where id = $1`, [id]);
    expect(await complain(link, request)).toMatchObject({ ok: true });
    expect(await told(request)).toHaveLength(11);
  });

  describe('that came by phone or mail', () => {
    const add = (caller: Caller, told: Record<string, unknown>, id: string = crypto.randomUUID()) =>
      ask(caller, 'add_complaint($1, $2, $3, $4, $5, $6)', [
        id,
        told['request'] ?? null,
        told['company'] ?? null,
        'by' in told ? told['by'] : 'homeowner',
        'came' in told ? told['came'] : 'phone',
        'body' in told ? told['body'] : 'They never called.',
      ]);
    const numberOf = ({ id }: Submission) => `#${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

    it('is written down by an admin, once, and logged', async () => {
      const request = await sent([oak]);
      const id = crypto.randomUUID();
      for (const caller of outsiders(request)) {
        expect(await add(caller, { request: numberOf(request) })).toMatchObject({ ok: false });
      }
      const told = { request: ` ${numberOf(request)} `, company: 'oak ROOFING', came: 'letter' };
      const act = async () => {
        expect(await add(admin, told, id)).toMatchObject({ ok: true });
        expect(await add(admin, told, id)).toMatchObject({ ok: true });
      };
      expect(await logged(act)).toMatchObject([
        {
          ...(await who()),
          action: 'wrote down complaint',
          request_id: request.id,
          company_id: oak.id,
          detail: { complaint: id, by: 'letter' },
        },
      ]);
      expect(
        await rows(
          'select id, company_id, written_by, came_by from complaints where request_id = $1',
          [request.id],
        ),
      ).toEqual([{ id, company_id: oak.id, written_by: 'homeowner', came_by: 'letter' }]);
    });

    it('may name a company and no request, and goes when evidence does', async () => {
      const id = crypto.randomUUID();
      expect(await add(admin, { company: 'elm', by: 'company', came: 'email' }, id)).toMatchObject({
        ok: true,
      });
      const listed = await ask(admin, `admin_cases('complaints')`);
      expect(
        (listed.ok ? (listed.rows[0]?.['answer'] as { cases: Row[] }) : { cases: [] }).cases,
      ).toContainEqual(
        expect.objectContaining({
          id,
          request_id: null,
          reference: null,
          city_id: null,
          company_name: 'Elm Roofing',
          came_by: 'email',
        }),
      );
      const left = () => rows('select 1 from complaints where id = $1', [id]);
      await db.query(
        `update complaints set created_at = now() - make_interval(days => -1, years =>
           (select keep_evidence_years from private.settings)) where id = $1`,
        [id],
      );
      await db.query('select private.tidy()');
      expect(await left()).toHaveLength(1);
      await db.query(
        `update complaints set created_at = created_at - interval '2 days' where id = $1`,
        [id],
      );
      await db.query('select private.tidy()');
      expect(await left()).toEqual([]);
    });

    it('says who, about what, in plain signs, and which of two is meant', async () => {
      const request = await sent([oak]);
      const its = { request: numberOf(request) };
      for (const told of [
        {},
        { request: '12' },
        { request: 'ffff-0000' },
        { company: 'Nobody & Sons' },
        { company: 'Roofing' },
        { ...its, by: 'company' },
        { ...its, company: 'Elm Roofing' },
        { ...its, came: 'site' },
        { ...its, came: null },
        { ...its, by: 'neighbor' },
        { ...its, by: null },
        ...['', null, 'Bad', 'x'.repeat(2001), 'Hidden \u202e words'].map((body) => ({
          ...its,
          body,
        })),
      ]) {
        expect(await add(admin, told), JSON.stringify(told)).toMatchObject({ code: 'PT422' });
      }
      expect(await told(request)).toEqual([]);
    });

    it('says of what it refuses which part has to be changed', async () => {
      const request = { request: numberOf(await sent([oak])) };
      for (const [told, parameter] of [
        [{ request: '12' }, 'request_number'],
        [{ request: 'ffff-0000' }, 'request_number'],
        [{}, 'request_number'],
        [{ company: 'Nobody & Sons' }, 'company_name'],
        [{ company: 'Roofing' }, 'company_name'],
        [{ ...request, by: 'company' }, 'company_name'],
        [{ ...request, company: 'Elm Roofing' }, 'company_name'],
        [{ ...request, body: 'Bad' }, 'body'],
      ] as const) {
        expect(await add(admin, told), JSON.stringify(told)).toMatchObject({ hint: parameter });
      }
    });

    it('takes no room from the homeowner and needs none; nobody else says how theirs came', async () => {
      const request = await sent([oak]);
      for (let n = 0; n < 7; n++) {
        expect(await add(admin, { request: request.id })).toMatchObject({ ok: true });
      }
      await db.query('grant insert on complaints to anon');
      const forged = await call(
        db,
        holding(request.token),
        `insert into complaints (id, request_id, written_by, came_by, body)
         values (gen_random_uuid(), $1, 'homeowner', 'phone', 'Believe me.')`,
        [request.id],
      );
      await db.query('revoke insert on complaints from anon');
      await db.query(
        'grant insert (id, request_id, company_id, written_by, body) on complaints to anon',
      );
      expect(forged).toMatchObject({ ok: true });
      expect(
        await rows(
          `select came_by from complaints where request_id = $1 and body like 'Believe%'`,
          [request.id],
        ),
      ).toEqual([{ came_by: 'site' }]);
    });
  });

  it('is not closed by who sends it, and closed once, by an admin, with what was done', async () => {
    const request = await sent([oak]);
    const id = crypto.randomUUID();
    await db.query('grant insert on complaints to anon');
    const forged = await call(
      db,
      holding(request.token),
      `insert into complaints (id, request_id, written_by, body, closed_at, resolution, created_at)
       values ($1, $2, 'homeowner', 'Closed by myself.', now(), 'Done.', now() - interval '1 year')`,
      [id, request.id],
    );
    expect(forged).toMatchObject({ ok: true });
    await db.query('revoke insert on complaints from anon');
    await db.query(
      'grant insert (id, request_id, company_id, written_by, body) on complaints to anon',
    );
    expect(
      await rows(
        `select closed_at, resolution, created_at > now() - interval '1 hour' as now from complaints where id = $1`,
        [id],
      ),
    ).toEqual([{ closed_at: null, resolution: '', now: true }]);

    const close = (caller: Caller, resolution: string | null) =>
      ask(caller, 'close_complaint($1, $2)', [id, resolution]);
    for (const caller of outsiders(request)) {
      expect(await close(caller, 'All is well.')).toMatchObject({ ok: false });
    }
    for (const words of [null, '', 'ok', 'x'.repeat(2001)]) {
      expect(await close(admin, words)).toMatchObject({ code: 'PT422' });
    }
    expect(await logged(() => close(admin, 'We wrote to them.'))).toMatchObject([
      {
        action: 'closed complaint',
        request_id: request.id,
        // It stands with the complaint, and goes with it.
        reason: '',
        detail: { complaint: id },
      },
    ]);
    expect(await close(second, 'I did it.')).toMatchObject({ code: 'PT409' });
    expect(await rows('select closed_by from complaints where id = $1', [id])).toEqual([
      { closed_by: admin.userId },
    ]);
  });

  describe('that is answered', () => {
    /** A homeowner's complaint about Oak, and who sent it. */
    const complained = async () => {
      const request = await sent([oak, creek]);
      const id = crypto.randomUUID();
      await complain(holding(request.token), request, { about: oak, id });
      return { id, request };
    };
    const letters = (kind: string, { id }: Submission) =>
      rows(
        `select to_address, facts, company_id, user_id from private.mail_queue
         where kind = $1 and request_id = $2`,
        [kind, id],
      );
    const question = 'When did you call the homeowner?';
    const side = 'We called twice on Monday.';

    it('is asked of the company by an admin alone, and told by that company alone', async () => {
      const { id, request } = await complained();
      const askIt = (caller: Caller, words: string | null = question) =>
        ask(caller, 'ask_company($1, $2)', [id, words]);
      const state = (caller: Caller, words: string | null = side) =>
        ask(caller, 'state_side($1, $2)', [id, words]);
      const seen = async (company: Company) => {
        const board = await ask(company.member, 'received_board($1)', [company.id]);
        const { asked } = (board.ok ? board.rows[0]?.['answer'] : {}) as { asked: Row[] };
        return asked.filter((one) => one['id'] === id);
      };
      // Before it is asked there is nothing to answer.
      expect(await state(oak.member)).toMatchObject({ code: 'PT404' });
      for (const caller of outsiders(request)) {
        expect(await askIt(caller)).toMatchObject({ ok: false });
      }
      for (const words of [null, ' ', 'x'.repeat(2001), 'Hidden \u202e words']) {
        expect(await askIt(admin, words)).toMatchObject({ code: 'PT422' });
      }
      expect(await logged(() => askIt(admin))).toMatchObject([
        { action: 'asked company', company_id: oak.id, request_id: request.id, reason: '' },
      ]);
      const mailed = await letters('statement asked', request);
      expect(mailed).toMatchObject([
        { company_id: oak.id, user_id: oak.member.userId, facts: { question } },
      ]);
      // Neither who complained nor what was written goes along.
      expect(JSON.stringify(mailed)).not.toMatch(/They never called|"link"/);
      expect(await seen(oak)).toMatchObject([{ question, request_id: request.id }]);
      expect(JSON.stringify(await seen(oak))).not.toContain('They never called');
      expect(await seen(creek)).toEqual([]);
      for (const caller of [
        anonymous,
        holding(request.token),
        creek.member,
        elm.member,
        developer,
      ]) {
        expect(await state(caller)).toMatchObject({ ok: false });
      }
      expect(await state(oak.member, 'no')).toMatchObject({ code: 'PT422' });
      expect(await logged(() => state(oak.member))).toMatchObject([
        { action: 'gave statement', company_id: oak.id, reason: '' },
      ]);
      expect(await seen(oak)).toEqual([]);
      expect(await state(oak.member, 'No, thrice.')).toMatchObject({ code: 'PT409' });
      expect(await askIt(admin)).toMatchObject({ code: 'PT409' });
      expect(await state(admin, 'As they told us.')).toMatchObject({ code: 'PT409' });
      expect(await rows('select statement, stated_by from complaints where id = $1', [id])).toEqual(
        [{ statement: side, stated_by: oak.member.userId }],
      );
      // With the person goes what the company said of them.
      await call(db, holding(request.token), 'select withdraw_request()');
      expect(await rows('select statement from complaints where id = $1', [id])).toEqual([
        { statement: '[removed]' },
      ]);
    });

    it('has the side of a company noted by the staff, and none of a company that complains', async () => {
      const { id } = await complained();
      await ask(admin, 'ask_company($1, $2)', [id, question]);
      expect(await ask(admin, 'state_side($1, $2)', [id, side])).toMatchObject({ ok: true });
      expect(await rows('select stated_by from complaints where id = $1', [id])).toEqual([
        { stated_by: admin.userId },
      ]);
      const request = await sent([oak]);
      const own = crypto.randomUUID();
      await complain(oak.member, request, { by: 'company', about: oak, id: own });
      expect(await ask(admin, 'ask_company($1, $2)', [own, question])).toMatchObject({
        code: 'PT409',
      });
    });

    it('goes by letter to the homeowner, even to one who asked everyone to stop', async () => {
      const { id, request } = await complained();
      await open(db, oak.member, request);
      await ask(oak.member, 'asked_to_stop($1, $2)', [request.id, 'everything']);
      const answer = 'We spoke with them. They call you today.';
      expect(await ask(admin, 'close_complaint($1, $2, $3)', [id, answer, true])).toMatchObject({
        ok: true,
      });
      expect(await letters('complaint answered', request)).toMatchObject([
        { to_address: request.email, facts: { answer, reference: expect.any(String) as string } },
      ]);
      const read = await ask(admin, `admin_cases('complaints', 'done')`, []);
      const { cases } = (read.ok ? read.rows[0]?.['answer'] : {}) as { cases: Row[] };
      expect(cases.find((one) => one['id'] === id)).toMatchObject({
        resolution: answer,
        answered_by_mail: true,
      });
    });

    it('goes by letter to the company that wrote', async () => {
      const request = await sent([oak]);
      const id = crypto.randomUUID();
      await complain(oak.member, request, { by: 'company', about: oak, id });
      await ask(admin, 'close_complaint($1, $2, $3)', [id, 'The number is right.', true]);
      expect(await letters('report answered', request)).toMatchObject([
        { user_id: oak.member.userId, facts: { answer: 'The number is right.' } },
      ]);
    });

    it('is not said to be sent where no letter can be', async () => {
      const { id, request } = await complained();
      await call(db, holding(request.token), 'select withdraw_request()');
      const close = (byMail: boolean) =>
        ask(admin, 'close_complaint($1, $2, $3)', [id, 'We spoke with them.', byMail]);
      expect(await close(true)).toMatchObject({ code: 'PT409' });
      expect(await rows('select closed_at from complaints where id = $1', [id])).toEqual([
        { closed_at: null },
      ]);
      expect(await close(false)).toMatchObject({ ok: true });
      expect(await letters('complaint answered', request)).toEqual([]);
    });
  });

  it('of a company goes with the person it tells of; the homeowner’s own stays to be answered', async () => {
    const request = await sent([oak]);
    const link = holding(request.token);
    await complain(link, request, { about: oak, body: 'They shouted at me.' });
    await complain(oak.member, request, {
      by: 'company',
      about: oak,
      body: `${request.phone} is not in service.`,
    });
    await call(db, link, 'select withdraw_request()');
    expect(
      await rows('select body from complaints where request_id = $1 order by written_by', [
        request.id,
      ]),
    ).toEqual([{ body: '[removed]' }, { body: 'They shouted at me.' }]);
    // And after taking it back one can still complain.
    expect(await complain(link, request, { about: oak })).toMatchObject({ ok: true });
    expect(await complain(oak.member, request, { by: 'company', about: oak })).toMatchObject({
      code: '42501',
    });
  });
});

describe('a request that no company received', () => {
  const keptStep = async ({ id }: Submission) =>
    rows('select step, note, changed_by from kept_requests where request_id = $1', [id]);

  it('is kept for the site’s own team, and one that was received is not', async () => {
    const kept = await sent([], { city: 'elsewhere' });
    const received = await sent([oak]);
    expect(await keptStep(kept)).toEqual([{ step: 'new', note: '', changed_by: null }]);
    expect(await keptStep(received)).toEqual([]);
  });

  it('is worked by admins alone, each step logged, and forgets what was noted when it is taken back', async () => {
    const request = await sent([], { city: 'elsewhere' });
    const work = (caller: Caller, step: string, note = '') =>
      ask(caller, 'step_case($1, $2, $3, $4)', ['kept', request.id, step, note]);
    for (const caller of outsiders(request)) {
      expect(await work(caller, 'done')).toMatchObject({ ok: false });
    }
    const noted = await logged(() => work(admin, 'in work', 'Pat wants a new roof.'));
    expect(noted).toMatchObject([
      {
        ...(await who()),
        action: 'worked kept request',
        request_id: request.id,
        detail: { from: 'new', to: 'in work' },
      },
    ]);
    expect(await logged(() => work(admin, 'in work', 'Pat wants a new roof.'))).toEqual([]);
    expect(await work(admin, 'sold')).toMatchObject({ code: 'PT422' });
    expect(await work(admin, 'done', 'x'.repeat(2001))).toMatchObject({ code: 'PT422' });
    expect(
      await call(db, admin, `update kept_requests set step = 'done' where request_id = $1`, [
        request.id,
      ]),
    ).toMatchObject({ code: '42501' });
    expect(await keptStep(request)).toMatchObject([{ step: 'in work', changed_by: admin.userId }]);
    await call(db, holding(request.token), 'select withdraw_request()');
    expect(await keptStep(request)).toMatchObject([{ note: '' }]);
  });
});
