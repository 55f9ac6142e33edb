import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  from,
  holding,
  send,
  submission,
  type Company,
  type Submission,
} from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing');
});
afterAll(() => db.close());
// Each test begins with nobody counted.
beforeEach(() => db.query('delete from private.recent_forms'));

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;

/** What became of each of these: "stored", or the code it was refused with. */
const outcomes = async (count: number, make: (nth: number) => [Submission, Caller?]) => {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) {
    const outcome = await send(db, ...make(n));
    codes.push(outcome.ok ? 'stored' : outcome.code);
  }
  return codes;
};
const stored = (codes: readonly string[]) => codes.filter((code) => code === 'stored').length;

const withSetting = async (change: string, body: () => Promise<void>) => {
  const [before] = await rows('select to_jsonb(s) as settings from private.settings s');
  await db.query(`update private.settings set ${change}`);
  try {
    await body();
  } finally {
    const column = change.split(' ')[0];
    await db.query(
      `update private.settings set ${column} =
        (jsonb_populate_record(null::private.settings, $1)).${column}`,
      [JSON.stringify(before?.['settings'])],
    );
  }
};

describe('one request a statement', () => {
  it('refuses a second row before anything is locked, written or counted', async () => {
    const many = Array.from({ length: 290 }, () => submission([oak]));
    const values = many.map((_, n) => `($${2 * n + 1}::uuid, $${2 * n + 2}::jsonb)`).join(', ');
    await db.query('begin');
    await db.query('savepoint before');
    const attempt = db.query(
      `insert into request_submissions (id, body) values ${values}`,
      many.flatMap(({ id, body }) => [id, JSON.stringify(body)]),
    );
    await expect(attempt).rejects.toMatchObject({
      code: 'PT422',
      message: 'Send one request at a time.',
    });
    // Locks of a transaction survive the failure of a statement without a savepoint; none was taken.
    await db.query('rollback to before');
    const locks = await rows(`select * from pg_locks where locktype = 'advisory'`);
    await db.query('rollback');
    expect(locks).toEqual([]);
    expect(await rows('select 1 from private.recent_forms')).toEqual([]);
  });

  it('does no work of the intake for the first row of several', async () => {
    // A trade that is not there is found only once a request is taken in; the second row comes first.
    const [first, second] = [submission([oak], { trade: 'astrology' }), submission([oak])];
    const outcome = await call(
      db,
      anonymous,
      'insert into request_submissions (id, body) values ($1, $2), ($3, $4)',
      [first.id, JSON.stringify(first.body), second.id, JSON.stringify(second.body)],
    );
    expect(outcome).toMatchObject({ ok: false, message: 'Send one request at a time.' });
  });

  it('takes honest requests one after the other in one transaction, with no body left behind', async () => {
    const [first, second] = [submission([oak]), submission([oak])];
    await db.query('begin');
    for (const { id, body } of [first, second]) {
      await db.query('insert into request_submissions (id, body) values ($1, $2)', [
        id,
        JSON.stringify(body),
      ]);
    }
    const [memory] = await rows(`select current_setting('intake.body', true) as body`);
    await db.query('commit');
    expect(memory).toEqual({ body: '' });
    expect(
      await rows('select count(*)::int as n from requests where id in ($1, $2)', [
        first.id,
        second.id,
      ]),
    ).toEqual([{ n: 2 }]);
  });

  it('stores nothing for a row that is skipped as a duplicate', async () => {
    const request = submission([oak]);
    await send(db, request);
    const other = submission([oak]);
    await expect(
      db.query(
        'insert into request_submissions (id, body) values ($1, $2) on conflict do nothing',
        [request.id, JSON.stringify(other.body)],
      ),
    ).resolves.toMatchObject({ count: 0 });
    expect(await rows('select 1 from request_contacts where email = $1', [other.email])).toEqual(
      [],
    );
  });

  it('waits for requests from its own network alone', async () => {
    const locks = async (caller: Caller) => {
      await db.query('begin');
      await db.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(caller.headers),
      ]);
      const { id, body } = submission([oak]);
      await db.query('insert into request_submissions (id, body) values ($1, $2)', [
        id,
        JSON.stringify(body),
      ]);
      const held = await rows(
        `select classid, objid, objsubid from pg_locks where locktype = 'advisory'`,
      );
      await db.query('rollback');
      expect(held).toHaveLength(1);
      return held;
    };
    const [here, again, elsewhere] = [
      await locks(from('203.0.113.1')),
      await locks(from('203.0.113.1')),
      await locks(from('203.0.113.2')),
    ];
    expect(again).toEqual(here);
    expect(elsewhere).not.toEqual(here);
  });
});

describe('what is measured before it is written out', () => {
  /** Sends a body as it is spelled; it may take two seconds. */
  const sendSpelled = async (more: string) => {
    const { id, body } = submission([oak], { more: 'HERE' });
    const spelled = JSON.stringify(body).replace('"HERE"', more);
    const began = Date.now();
    const outcome = await call(
      db,
      anonymous,
      'insert into request_submissions (id, body) values ($1, $2)',
      [id, spelled],
    );
    expect(Date.now() - began).toBeLessThan(2_000);
    return outcome;
  };
  const list = (number: string, count: number) =>
    `{"a": [${Array<string>(count).fill(number).join(',')}]}`;

  it.each([
    ['one number of 131,072 digits', list('1e131071', 1)],
    ['a thousand of them', list('1e131071', 1_000)],
    ['8,000 of them', list('1e131071', 8_000)],
    ['negative ones', list('-1e131071', 8_000)],
    ['very small ones', list('1e-16383', 8_000)],
    ['zeros with 16,383 digits', list('0e-16383', 8_000)],
    ['one among the honest', `{"a": [1, 2, {"b": 0e-16383}]}`],
  ])('refuses %s', async (_, answers) => {
    expect(await sendSpelled(answers)).toMatchObject({
      code: 'PT422',
      message: expect.stringContaining('number') as string,
    });
  });

  it('refuses more numbers than can be looked at', async () => {
    expect(await sendSpelled(list('1e131071', 30_000))).toMatchObject({ code: 'PT413' });
  });

  it.each([17, 200, 1_000])('refuses what is nested %i deep', async (depth) => {
    const nested = `{"a": ${'['.repeat(depth)}1e131071${']'.repeat(depth)}}`;
    expect(await sendSpelled(nested)).toMatchObject({ code: 'PT422' });
  });

  it('refuses what is merely long', async () => {
    expect(await sendSpelled(list('1', 17_000))).toMatchObject({ code: 'PT413' });
    expect(await sendSpelled(`{"a": "${'x'.repeat(40_000)}"}`)).toMatchObject({ code: 'PT413' });
    expect(await sendSpelled(`{"a": "${'x'.repeat(300_000)}"}`)).toMatchObject({ code: 'PT413' });
  });

  it.each([
    ['an outline', `{"outline": [${Array<string>(200).fill('[12.25, 40.5]').join(',')}]}`],
    [
      'the figures JavaScript writes',
      '{"a": [0, -0.0, 1e15, -1e15, 1.2345678901234567e-9, 0.30000000000000004]}',
    ],
    ['a long list of short numbers', list('1', 5_000)],
    ['a word that looks like a number', '{"a": "1e131071"}'],
  ])('takes %s', async (_, answers) => {
    expect(await sendSpelled(answers)).toMatchObject({ ok: true });
  });

  it('measures the words of a replacement in the same way', async () => {
    const elm = await addCompany(db, 'Elm Roofing');
    const request = submission([oak]);
    await send(db, request);
    const began = Date.now();
    for (const [given, code] of [
      [list('1e131071', 8_000), 'PT422'],
      [list('1e131071', 30_000), 'PT413'],
    ] as const) {
      expect(
        await call(db, holding(request.token), 'select replace_company($1, $2, $3)', [
          oak.id,
          elm.id,
          given,
        ]),
      ).toMatchObject({ code });
    }
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});

describe('the form of a request', () => {
  it.each(['\u0007', '\n', '\u200b', '\u200f', '\u202e', '\u2066', '\ufeff'])(
    'has no hidden characters in name and address: %j',
    async (sign) => {
      const email = `pat${sign}@mail.example`;
      const { contact } = submission([oak]).body as { contact: { email: string; phone: string } };
      for (const changed of [{ name: `Pat${sign}Homeowner` }, { email }]) {
        const its = { ...contact, ...changed };
        const outcome = await send(
          db,
          submission([oak], { contact: its, consents: consents([oak], its.email, its.phone) }),
        );
        expect(outcome).toMatchObject({
          code: 'PT422',
          message: expect.stringContaining('name, email') as string,
        });
      }
    },
  );

  it.each([
    [-1, 2, 3],
    [3, 2, 4],
    [1, 3, 2],
    [1, 2, 100_000_001],
  ])('has a range from 0 to 1e8 in order: not %d, %d, %d', async (low, typical, high) => {
    const estimate = { low, typical, high, label: 'Roof', modelVersion: '1' };
    expect(await send(db, submission([oak], { estimate }))).toMatchObject({
      code: 'PT422',
      message: expect.stringContaining('price range') as string,
    });
  });

  it('can have a range of nothing, or of very much', async () => {
    for (const figure of [0, 1e8]) {
      const estimate = { low: figure, typical: figure, high: figure, label: '', modelVersion: '1' };
      expect(await send(db, submission([oak], { estimate }))).toMatchObject({ ok: true });
    }
  });
});

describe('limits', () => {
  it('count an IPv4 address', async () => {
    const codes = await outcomes(22, () => [submission([oak]), from('203.0.113.9')]);
    expect(codes).toEqual([...Array<string>(20).fill('stored'), 'PT429', 'PT429']);
    expect(await outcomes(1, () => [submission([oak]), from('203.0.113.10')])).toEqual(['stored']);
  });

  it('count an IPv6 customer by the first 64 bits, however the address is spelled', async () => {
    const codes = await outcomes(30, (n) => [submission([oak]), from(`2001:db8:0:7::${n + 1}`)]);
    expect(stored(codes)).toBe(20);
    const spelled = ['2001:DB8:0:7::1', '2001:0db8:0000:0007:0:0:0:1', ' 2001:db8:0:7::1 '];
    for (const address of spelled) {
      expect(await outcomes(1, () => [submission([oak]), from(address)])).toEqual(['PT429']);
    }
    expect(await outcomes(1, () => [submission([oak]), from('2001:db8:0:8::1')])).toEqual([
      'stored',
    ]);
  });

  it('count the whole of a /48, which one customer can hold', async () => {
    await withSetting('requests_per_network_per_hour = 5', async () => {
      const codes = await outcomes(8, (n) => [submission([oak]), from(`2001:db8:1:${n}::1`)]);
      expect(stored(codes)).toBe(5);
      expect(await outcomes(1, () => [submission([oak]), from('2001:db8:2::1')])).toEqual([
        'stored',
      ]);
    });
  });

  it('count an IPv4 address written as IPv6 as the same one', async () => {
    await outcomes(20, () => [submission([oak]), from('203.0.113.11')]);
    expect(await outcomes(1, () => [submission([oak]), from('::ffff:203.0.113.11')])).toEqual([
      'PT429',
    ]);
    expect(await outcomes(1, () => [submission([oak]), from('::ffff:203.0.113.12')])).toEqual([
      'stored',
    ]);
  });

  it('believe no header but the one the host writes', async () => {
    const claimed = (n: number): Caller => ({
      role: 'anon',
      headers: {
        'cf-connecting-ip': '203.0.113.20',
        'x-forwarded-for': `198.51.100.${n}`,
        'x-real-ip': `198.51.100.${n}`,
      },
    });
    expect(stored(await outcomes(25, (n) => [submission([oak]), claimed(n)]))).toBe(20);

    // Where the host writes none, what a caller claims does not make it another caller.
    const { contact } = submission([]).body as { contact: { email: string; phone: string } };
    await withSetting('repeat_minutes = 0', async () => {
      const codes = await outcomes(12, (n) => [
        submission([oak], { contact, consents: consents([oak], contact.email, contact.phone) }),
        { role: 'anon', headers: { 'x-forwarded-for': `198.51.100.${n}` } },
      ]);
      expect(stored(codes)).toBe(10);
    });
  });

  it('keep an address out that no proxy wrote rightly', async () => {
    expect(await outcomes(1, () => [submission([oak]), from('not an address')])).toEqual([
      'stored',
    ]);
    expect(await rows('select address_hash from private.recent_forms')).toEqual([
      { address_hash: '' },
    ]);
  });

  it('count a contact where it is used, so that a stranger cannot use it up', async () => {
    const victim = submission([oak]);
    const { contact, consents: given } = victim.body;
    const theirs = () => submission([oak], { contact, consents: given });
    await withSetting('repeat_minutes = 0', async () => {
      const codes = await outcomes(12, () => [theirs(), from('203.0.113.66')]);
      expect(codes).toEqual([...Array<string>(10).fill('stored'), 'PT429', 'PT429']);
    });
    expect(await send(db, victim, from('203.0.113.77'))).toMatchObject({ ok: true });
  });

  it('never stop the whole site: very many requests raise an alarm that staff read', async () => {
    await withSetting('alarming_requests_per_hour = 3', async () => {
      const codes = await outcomes(6, (n) => [submission([oak]), from(`203.0.113.${n + 100}`)]);
      expect(stored(codes)).toBe(6);
      await db.query('select private.tidy()');
      await db.query('select private.tidy()');
    });
    expect(await rows('select kind, figure, threshold from alarms')).toEqual([
      { kind: 'many requests', figure: 6, threshold: 3 },
    ]);
    await db.query('delete from alarms');
    await db.query('select private.tidy()');
    expect(await rows('select 1 from alarms')).toEqual([]);
  });

  it('raise an alarm when the host writes no address, for then addresses are not counted', async () => {
    await outcomes(20, () => [submission([oak])]);
    await db.query('select private.tidy()');
    expect(await rows('select kind, figure, threshold from alarms')).toEqual([
      { kind: 'requests without address', figure: 20, threshold: 20 },
    ]);
    await db.query('delete from alarms');
  });

  it('let who is over them write nothing', async () => {
    await outcomes(20, () => [submission([oak]), from('203.0.113.40')]);
    // Sequences do not roll back: a consent that was written and undone would have drawn a number.
    const drawn = async () => (await rows('select last_value from consents_id_seq'))[0];
    const before = await drawn();
    expect(await outcomes(3, () => [submission([oak]), from('203.0.113.40')])).toEqual([
      'PT429',
      'PT429',
      'PT429',
    ]);
    expect(await drawn()).toEqual(before);
  });
});

describe('the same request again', () => {
  const twin = ({ body }: Submission) => {
    const { contact, consents: given } = body;
    return submission([oak], { contact, consents: given });
  };
  const home = from('203.0.113.30');

  it('with its own id is "stored already", even past the limit', async () => {
    const request = submission([oak]);
    await send(db, request, home);
    await outcomes(25, () => [submission([oak]), home]);
    const again = await send(db, request, home);
    expect(again).toMatchObject({ ok: false, code: '23505' });
  });

  it('under another id, within minutes and from the same place, is refused and says that the first is stored', async () => {
    const request = submission([oak]);
    await send(db, request, home);
    expect(await send(db, twin(request), home)).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('it is stored') as string,
    });
    // To another trade or to others, after a while, or from elsewhere, it is a request of its own: who
    // is refused must not learn what someone else has sent.
    expect(await send(db, { ...twin(request), ...forNobody(request) }, home)).toMatchObject({
      ok: true,
    });
    expect(await send(db, twin(request), from('203.0.113.31'))).toMatchObject({ ok: true });
    await db.query(`update private.recent_forms set at = at - interval '11 minutes'`);
    expect(await send(db, twin(request), home)).toMatchObject({ ok: true });
  });

  const forNobody = ({ body, email, phone }: Submission) => ({
    id: crypto.randomUUID(),
    body: {
      ...body,
      token: 't'.repeat(40),
      companies: [],
      consents: consents([], email, phone),
    },
  });

  it('can be sent after the first was taken back', async () => {
    const request = submission([oak]);
    await send(db, request, home);
    await call(db, holding(request.token), 'insert into request_withdrawals values ($1)', [
      request.id,
    ]);
    expect(await send(db, twin(request), home)).toMatchObject({ ok: true });
  });

  it('with the private link of another request is not taken for that one, and shows no hash', async () => {
    const first = submission([oak]);
    await send(db, first, home);
    const second = submission([oak], { token: first.token });
    const outcome = await send(db, second, home);
    expect(outcome).toMatchObject({ ok: false, code: 'PT422' });
    expect(JSON.stringify(outcome)).not.toMatch(/[0-9a-f]{64}/);
  });
});

describe('retention', () => {
  const age = (id: string, days: number) =>
    db.query(
      `with aged as (update requests set created_at = now() - make_interval(days => $2) where id = $1)
       update request_contacts set expires_at = expires_at - make_interval(days => $2) where request_id = $1`,
      [id, days],
    );
  const known = async ({ email }: Submission) =>
    (await rows('select 1 from request_contacts where email = $1', [email])).length > 0;
  const tidy = () => db.query('select private.tidy()');

  it('forgets contact data when its time is over, and the evidence years later', async () => {
    const shared = submission([oak]);
    const unshared = submission([], { city: 'elsewhere' });
    await send(db, shared);
    await send(db, unshared);
    for (const { id } of [shared, unshared]) await age(id, 91);
    await tidy();
    expect([await known(shared), await known(unshared)]).toEqual([true, false]);
    await age(shared.id, 731 - 91);
    await tidy();
    expect(await known(shared)).toBe(false);
    expect(await rows('select contact from consents where request_id = $1', [shared.id])).toEqual([
      { contact: null },
      { contact: null },
    ]);
    await age(shared.id, 366 * 5 + 1);
    await tidy();
    expect(await rows('select 1 from requests where id = $1', [shared.id])).toEqual([]);
  });

  it('keeps a request longer once a company has it', async () => {
    const request = submission([]);
    await send(db, request);
    await db.query(
      `insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
       values ($1, $2, 'Oak Roofing', 1, '{email}', now())`,
      [request.id, oak.id],
    );
    await age(request.id, 91);
    await tidy();
    expect(await known(request)).toBe(true);
  });

  it('works in batches, the oldest first, and never while a request is taken in', async () => {
    const due = [submission([]), submission([]), submission([])];
    for (const [n, request] of due.entries()) {
      await send(db, request);
      await age(request.id, 100 + n);
    }
    await send(db, submission([oak]));
    expect(await Promise.all(due.map(known))).toEqual([true, true, true]);
    await db.query('select private.forget_expired(2)');
    expect(await Promise.all(due.map(known))).toEqual([true, false, false]);
  });

  it('forgets the counts and the doors after a day', async () => {
    const request = submission([oak]);
    await send(db, request);
    await db.query(`update private.recent_forms set at = at - interval '25 hours'`);
    await db.query(`update request_submissions set received_at = now() - interval '25 hours'`);
    await tidy();
    expect(await rows('select 1 from private.recent_forms')).toEqual([]);
    expect(await rows('select 1 from request_submissions')).toEqual([]);
    // The request itself still says that it is stored.
    expect(await send(db, request)).toMatchObject({ ok: false, code: '23505' });
  });

  it('reads what is due from an index, not the past', async () => {
    await db.query('set enable_seqscan = off');
    const plan = await rows(
      'explain select request_id from request_contacts where expires_at < now() order by expires_at limit 5',
    );
    await db.query('reset enable_seqscan');
    expect(JSON.stringify(plan)).toContain('request_contacts_expires_idx');
  });

  it('is for the clock alone', async () => {
    for (const caller of [anonymous, oak.member]) {
      expect(await call(db, caller, 'select public.tidy()')).toMatchObject({ code: '42501' });
    }
    expect(await call(db, { role: 'service_role' }, 'select public.tidy()')).toMatchObject({
      ok: true,
    });
  });
});
