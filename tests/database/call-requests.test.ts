import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callBoxText,
  callConsentVersion,
  callWays,
  sharedCallTerms,
} from '../../src/company/proposal/call-consent.ts';
import { call, openDatabase, type Caller, type Row } from './harness/database.ts';
import { addTeam, anonymous, from } from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller, developer: Caller, member: Caller;

beforeAll(async () => {
  db = await openDatabase();
  ({ admin, developer, member } = await addTeam(db));
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from private.recent_forms');
  await db.query('delete from private.mail_queue');
  await db.query('delete from call_requests');
  await db.query('delete from consents where call_id is not null');
});

/** A call as the browser asks for it, by a person who ticked both boxes. */
const asking = (changes: Row = {}): Row => {
  const id = randomUUID();
  return {
    id,
    trade: 'roofing',
    page: '/roofing-domination-proposal',
    company: 'Oak Roofing',
    name: 'Pat Roofer',
    email: `pat-${id.slice(0, 8)}@mail.example`,
    phone: '817-555-0123',
    question: 'Which cities\ncan I pick?',
    may_call: true,
    may_text: true,
    version: callConsentVersion,
    gpc: false,
    ...changes,
  };
};
const ask = (sent: unknown, caller: Caller = anonymous) =>
  call(db, caller, 'select ask_for_call($1) as answer', [JSON.stringify(sent)]);
const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const stored = ({ id }: Row) => rows('select * from call_requests where id = $1', [id]);
const agreed = ({ id }: Row) => rows('select * from consents where call_id = $1 order by id', [id]);
const letters = () => rows('select * from private.mail_queue order by kind, created_at');
const list = (filter: string, caller: Caller = admin, after: Row | null = null, words = '') =>
  call(db, caller, 'select admin_cases($1, $2, $3, $4, $5) as answer', [
    'calls',
    filter,
    words,
    after?.['at'] ?? null,
    after?.['id'] ?? null,
  ]);
const listed = async (filter: string, after: Row | null = null, words = '') => {
  const outcome = await list(filter, admin, after, words);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['answer'] as { cases: Row[]; next: Row | null; counts: Row };
};
const search = (words: string) => listed('open', null, words);
const step = (id: unknown, to: string | null, note: string | null = '', caller: Caller = admin) =>
  call(db, caller, 'select step_case($1, $2, $3, $4)', ['calls', id, to, note]);

describe('a call asked for', () => {
  it('is stored as it was typed, with a reference to read out', async () => {
    const sent = asking();
    const outcome = await ask(sent);
    const reference = `C-${String(sent['id']).slice(0, 8).toUpperCase()}`;
    expect(outcome).toMatchObject({ ok: true, rows: [{ answer: { reference } }] });
    const { id, company, name, email, phone, question, page } = sent;
    expect(await stored(sent)).toMatchObject([
      { id, company, name, email, phone, question, page, trade_id: 'roofing', step: 'new' },
    ]);
  });

  it('needs no phone number, and keeps none, where no box is ticked', async () => {
    for (const phone of ['', '817-555-0123', 'call me']) {
      const sent = asking({ phone, may_call: false, may_text: false, version: 'none' });
      expect(await ask(sent)).toMatchObject({ ok: true });
      expect(await stored(sent)).toMatchObject([{ phone: '' }]);
      expect(await agreed(sent)).toEqual([]);
    }
  });
});

describe('a call sent twice', () => {
  it('is one, is told of once, and counts once', async () => {
    const sent = asking();
    const first = await ask(sent);
    expect(await ask(sent)).toEqual(first);
    expect(await stored(sent)).toHaveLength(1);
    expect(await agreed(sent)).toHaveLength(2);
    expect((await letters()).map(({ kind }) => kind)).toEqual([
      'call asked',
      'work for the operator',
    ]);
    expect(await rows('select 1 from private.recent_forms')).toHaveLength(1);
  });

  it('under an id that somebody else used answers as sent, and changes and tells nothing', async () => {
    const sent = asking();
    const first = await ask(sent);
    for (const other of [
      asking({ id: sent['id'], question: 'Mine.' }),
      { id: sent['id'] },
      { ...asking(), id: String(sent['id']).toUpperCase(), email: 'no address' },
    ]) {
      expect(await ask(other)).toEqual(first);
    }
    expect(await stored(sent)).toMatchObject([
      { question: sent['question'], email: sent['email'] },
    ]);
  });
});

describe('a call is refused', () => {
  const long = (length: number) => 'x'.repeat(length);
  const wrong: [string, Row, string | undefined][] = [
    ['without a name', { name: ' \n\u200b ' }, 'name'],
    ['with a name too long', { name: long(121) }, 'name'],
    ['with a name that is no text', { name: { first: 'Pat' } }, 'name'],
    ['with a company too long', { company: long(121) }, 'company'],
    ['without an email address', { email: '' }, 'email'],
    ['with something else in its place', { email: 'pat@mail' }, 'email'],
    ['with two addresses', { email: 'a@mail.example,b@mail.example c' }, 'email'],
    ['with an address too long', { email: `${long(250)}@b.co` }, 'email'],
    ['with a question too long', { question: long(2001) }, 'question'],
    ['with a box ticked and no number', { phone: '' }, 'phone'],
    ['with a number that is none', { phone: '117-555-0123', may_call: false }, 'phone'],
    ['with a number in another form', { phone: '(817) 555-0123', may_text: false }, 'phone'],
    ['with a number too long', { phone: '8'.repeat(21) }, 'phone'],
    ['for a trade that is not known', { trade: 'astrology' }, undefined],
    ['from a page that is none', { page: 'https://evil.example' }, undefined],
    ['with an id that is none', { id: 'x' }, undefined],
    ['without an id', { id: null }, undefined],
    ['under words that no page showed', { version: '1' }, undefined],
    ['under no words', { version: null }, undefined],
  ];
  it.each(wrong)('%s', async (_, changes, parameter) => {
    const outcome = await ask(asking(changes));
    expect(outcome).toMatchObject({ ok: false, code: 'PT422', hint: parameter });
    expect(await rows('select 1 from call_requests')).toEqual([]);
    expect(await rows('select 1 from consents where call_id is not null')).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it.each([[null], ['text'], [[]], [7]])('where it is %j', async (sent) => {
    expect(await ask(sent)).toMatchObject({ ok: false, code: 'PT422' });
  });

  it('where it is far too long, or built to be dear', async () => {
    expect(await ask(asking({ more: 'x'.repeat(40_000) }))).toMatchObject({ code: 'PT413' });
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
    expect(await ask(asking({ more: deep }))).toMatchObject({ code: 'PT422' });
  });
});

describe('what was typed', () => {
  it('is kept without what is not seen, in one line where there is one', async () => {
    const sent = asking({
      name: ' Pat\u202e\u200b \t Roofer\r\n ',
      company: 'Oak\nRoofing\u0007',
      email: ' pat@mail.example\u200b ',
      question: '\n First.\r\nSecond.\u2028 \u0000x\t'.replace('\u0000', ''),
    });
    expect(await ask(sent)).toMatchObject({ ok: true });
    expect(await stored(sent)).toMatchObject([
      {
        name: 'Pat Roofer',
        company: 'Oak Roofing',
        email: 'pat@mail.example',
        question: 'First.\nSecond. x',
      },
    ]);
  });

  it('may be anything that is text: it is never read as HTML or SQL here', async () => {
    const question = `<script>alert(1)</script>'; drop table call_requests; --`;
    const sent = asking({ question, name: question.slice(0, 100) });
    expect(await ask(sent)).toMatchObject({ ok: true });
    expect(await stored(sent)).toMatchObject([{ question }]);
  });
});

describe('what was agreed to', () => {
  it('is in the words of the page', async () => {
    const sent = asking();
    await ask(sent);
    expect(
      (await agreed(sent)).map(({ shown_text }) => shown_text),
      'a migration must add these words to private.consent_words',
    ).toEqual(callWays.map((way) => `${callBoxText(way, '817-555-0123')}\n\n${sharedCallTerms}`));
  });

  it('is composed here, one row for each ticked box', async () => {
    for (const [changes, channels] of [
      [{}, ['call', 'text']],
      [{ may_text: false }, ['call']],
      [{ may_call: false }, ['text']],
      [{ may_call: 'true', may_text: 1 }, []],
    ] as const) {
      const sent = asking(changes);
      expect(await ask(sent)).toMatchObject({ ok: true });
      expect((await agreed(sent)).map(({ channel }) => channel)).toEqual(channels);
    }
  });

  it('is kept with where it was said, and the signal of the browser', async () => {
    const sent = asking({ gpc: true });
    await ask(sent, {
      role: 'anon',
      headers: { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Browser' },
    });
    const [words] = await agreed(sent);
    expect(words).toMatchObject({
      version: callConsentVersion,
      page: sent['page'],
      contact: '817-555-0123',
      ip_address: '203.0.113.7',
      user_agent: 'Browser',
      gpc: true,
    });
    expect(words?.['contact_hash']).toMatch(/^[0-9a-f]{64}$/);
    const signaled = asking();
    await ask(signaled, { role: 'anon', headers: { 'sec-gpc': '1' } });
    expect(await agreed(signaled)).toMatchObject([{ gpc: true }, { gpc: true }]);
  });
});

describe('the limits', () => {
  it('let one address ask ten times a day from one connection, and no other wait for it', async () => {
    const email = 'pat@mail.example';
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await ask(asking({ email }), from('203.0.113.7'))).toMatchObject({ ok: true });
    }
    expect(await ask(asking({ email }), from('203.0.113.7'))).toMatchObject({
      ok: false,
      code: 'PT429',
    });
    // A stranger who typed the address of another keeps nobody out.
    expect(await ask(asking({ email }), from('203.0.113.8'))).toMatchObject({ ok: true });
    expect(await ask(asking(), from('203.0.113.7'))).toMatchObject({ ok: true });
  });

  it('take all of an IPv6 /64 for one place, and stop it alone', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await ask(asking(), from(`2001:db8:1:1::${nth}`))).toMatchObject({ ok: true });
    }
    expect(await ask(asking(), from('2001:db8:1:1::ffff'))).toMatchObject({ code: 'PT429' });
    expect(await ask(asking(), from('2001:db8:1:2::1'))).toMatchObject({ ok: true });
    await db.query('update private.settings set requests_per_network_per_hour = 21');
    expect(await ask(asking(), from('2001:db8:1:3::1'))).toMatchObject({ code: 'PT429' });
    expect(await ask(asking(), from('2001:db8:2::1'))).toMatchObject({ ok: true });
    await db.query('update private.settings set requests_per_network_per_hour = 200');
  });

  it('never stop the whole site', async () => {
    await db.query(
      `insert into private.recent_forms (form, email_hash, address_hash, network_hash)
       select 'call', 'x' || n, 'y' || n, 'z' || n from generate_series(1, 5000) n`,
    );
    expect(await ask(asking(), from('203.0.113.9'))).toMatchObject({ ok: true });
    expect(await ask(asking())).toMatchObject({ ok: true });
  });

  it('answer one that is stored, however many came since', async () => {
    const sent = asking();
    await ask(sent, from('203.0.113.7'));
    await db.query('update private.settings set requests_per_address_per_hour = 1');
    expect(await ask(asking(), from('203.0.113.7'))).toMatchObject({ code: 'PT429' });
    expect(await ask(sent, from('203.0.113.7'))).toMatchObject({ ok: true });
    await db.query('update private.settings set requests_per_address_per_hour = 20');
  });
});

describe('the letters', () => {
  const word = 'pinkelephant';
  it('go to who asked and to every admin, and hold nothing that was typed', async () => {
    const sent = asking({ name: word, company: word, question: word });
    await ask(sent);
    const [asked, work, ...others] = await letters();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      kind: 'call asked',
      to_address: sent['email'],
      facts: { trade: 'roofing', may_call: true, may_text: true },
    });
    expect(work).toMatchObject({
      kind: 'work for the operator',
      user_id: admin.userId,
      facts: { view: 'calls' },
    });
    expect(JSON.stringify([asked, work])).not.toContain(word);
    expect(JSON.stringify([asked, work])).not.toContain('817-555');
    expect(JSON.stringify(work)).not.toContain(sent['email']);
  });

  it('to an admin are few in an hour, whatever comes', async () => {
    for (let nth = 0; nth < 12; nth += 1) await ask(asking());
    const kinds = (await letters()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'work for the operator')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'call asked')).toHaveLength(12);
  });
});

describe('the operator', () => {
  it('alone lists calls and moves them', async () => {
    const sent = asking();
    await ask(sent);
    for (const caller of [anonymous, member, developer]) {
      const code = caller === anonymous ? '42501' : 'PT403';
      expect(await list('open', caller)).toMatchObject({ ok: false, code });
      expect(await step(sent['id'], 'done', '', caller)).toMatchObject({ ok: false, code });
    }
    expect(await stored(sent)).toMatchObject([{ step: 'new' }]);
    expect((await listed('open')).cases).toMatchObject([
      {
        email: sent['email'],
        phone: '817-555-0123',
        agreed: [{ channel: 'call' }, { channel: 'text' }],
      },
    ]);
  });

  it('moves a call on with a note, and the log says who did, without the note', async () => {
    const sent = asking();
    await ask(sent);
    expect(await step(sent['id'], 'waiting', ' Called,\r\nno answer.\u200b ')).toMatchObject({
      ok: true,
    });
    expect(await stored(sent)).toMatchObject([
      { step: 'waiting', note: 'Called,\nno answer.', changed_by: admin.userId },
    ]);
    const [line] = await rows(
      `select * from audit_log where action = 'worked call' order by id desc`,
    );
    expect(line).toMatchObject({
      actor: admin.userId,
      detail: {
        from: 'new',
        to: 'waiting',
        call: `C-${String(sent['id']).slice(0, 8).toUpperCase()}`,
      },
    });
    expect(JSON.stringify(line)).not.toContain('no answer');
  });

  it('is told what cannot be', async () => {
    const sent = asking();
    await ask(sent);
    expect(await step(sent['id'], 'lost')).toMatchObject({ code: 'PT422', hint: 'step' });
    expect(await step(sent['id'], null)).toMatchObject({ code: 'PT422', hint: 'step' });
    expect(await step(sent['id'], 'done', 'x'.repeat(2001))).toMatchObject({
      code: 'PT422',
      hint: 'note',
    });
    expect(await step(randomUUID(), 'done')).toMatchObject({ code: 'PT404' });
    expect(await step(null, 'done')).toMatchObject({ code: 'PT404' });
    expect(await list('open', admin, null, 'lost')).toMatchObject({ code: 'PT422' });
    expect(await listed(`lost' or true --`)).toMatchObject({ cases: [], next: null });
    expect(await step(sent['id'], 'done', null)).toMatchObject({ ok: true });
  });

  it('sees the open ones oldest first, others newest first, a page at a time, and how many there are', async () => {
    await db.query(
      `insert into call_requests (id, page, company, name, email, question, may_call, may_text, step, created_at)
       select gen_random_uuid(), '/', '', n::text, 'a@mail.example', '', false, false,
         case when n <= 30 then 'new' else 'done' end, now() - make_interval(mins => n)
       from generate_series(1, 31) n`,
    );
    const first = await listed('open');
    expect(first.cases.map(({ name }) => Number(name))).toEqual(
      Array.from({ length: 25 }, (_, nth) => 30 - nth),
    );
    expect(first).toMatchObject({ counts: { open: 30, all: 31, new: 30, done: 1 } });
    const second = await listed('open', first.next);
    expect(second.cases.map(({ name }) => Number(name))).toEqual([5, 4, 3, 2, 1]);
    expect(second.next).toBeNull();
    expect((await listed('new')).cases[0]).toMatchObject({ name: '1' });
    expect((await listed('done')).cases).toMatchObject([{ name: '31' }]);
    const all = await listed('all');
    expect(all.cases[0]).toMatchObject({ name: '1' });
    expect((await listed('all', all.next)).cases).toHaveLength(6);
  });

  it('sees how many there are up to a thousand and one, which is read as more than a thousand', async () => {
    await db.query(
      `insert into call_requests (id, page, company, name, email, question, may_call, may_text, step)
       select gen_random_uuid(), '/', '', 'Sam', 'a@mail.example', '', false, false,
         case when n <= 1000 then 'waiting' else 'done' end
       from generate_series(1, 2010) n`,
    );
    expect((await listed('open')).counts).toEqual({
      all: 1001,
      open: 1000,
      waiting: 1000,
      done: 1001,
    });
  });
});

describe('a search', () => {
  const found = async (words: string) =>
    (await search(words)).cases.map(({ reference }) => reference);

  it('finds whoever says they never agreed, in any step, with the words they were shown', async () => {
    const sent = asking({ email: 'Pat@Mail.example', phone: '214-555-0177' });
    await ask(sent);
    await ask(asking());
    await step(sent['id'], 'dropped');
    const reference = `C-${String(sent['id']).slice(0, 8).toUpperCase()}`;
    for (const words of [
      'pat@mail.example',
      ' PAT@MAIL.EXAMPLE ',
      '(214) 555-0177',
      '+1 214.555.0177',
      reference,
      reference.toLowerCase(),
    ]) {
      expect(await found(words), words).toEqual([reference]);
    }
    expect((await search('214-555-0177')).cases[0]!['agreed']).toMatchObject([
      { channel: 'call', text: expect.stringContaining('may call me at 214-555-0177') },
      { channel: 'text' },
    ]);
    expect(await found('nobody@mail.example')).toEqual([]);
  });

  it('for a person is logged, without the address or the number', async () => {
    await db.query('delete from audit_log');
    await search('pat@mail.example');
    await search('214-555-0177');
    await search('C-12345678');
    const log = await rows('select action, detail from audit_log order by id');
    expect(log.map(({ action }) => action)).toEqual([
      'searched by email address',
      'searched by phone number',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/pat@|0177/);
  });

  it('by anything else says what can be searched for, and is for admins alone', async () => {
    expect(await list('open', admin, null, 'Pat')).toMatchObject({
      ok: false,
      message: 'Search by a reference, a whole email address or a whole phone number.',
    });
    for (const caller of [developer, member, anonymous]) {
      expect(await list('open', caller, null, 'pat@mail.example')).toMatchObject({ ok: false });
    }
  });
});

describe('the clock', () => {
  const age = ({ id }: Row, interval: string) =>
    db.query(
      `update call_requests set changed_at = now() - $2::interval, created_at = now() - $2::interval where id = $1`,
      [id, interval],
    );
  const tidy = () => db.query('select private.tidy()');

  it('deletes a call a year after it is done or dropped, and keeps what was agreed to without the number', async () => {
    for (const [to, interval, left] of [
      ['done', '11 months', 1],
      ['done', '13 months', 0],
      ['dropped', '13 months', 0],
      ['waiting', '13 months', 1],
      // Nobody works it any more.
      ['new', '61 months', 0],
    ] as const) {
      const sent = asking();
      await ask(sent);
      await db.query('update call_requests set step = $2 where id = $1', [sent['id'], to]);
      await age(sent, interval);
      await tidy();
      expect(await stored(sent), `${to} ${interval}`).toHaveLength(left);
      const words = await agreed(sent);
      expect(words).toHaveLength(2);
      for (const { contact, ip_address, shown_text, contact_hash } of words) {
        expect([contact, ip_address]).toEqual(left ? ['817-555-0123', null] : [null, null]);
        expect(String(shown_text).includes('817-555-0123')).toBe(left === 1);
        expect(String(shown_text).includes('[removed]')).toBe(left === 0);
        expect(contact_hash).not.toBe('');
      }
    }
  });

  it('leaves no letter to the person, nor does anyone else who deletes a call', async () => {
    const sent = asking();
    await ask(sent);
    const [letter] = await rows(`select id from private.mail_queue where kind = 'call asked'`);
    await db.query(
      `insert into mailbox (id, kind, to_address, subject, plain, html) values ($1, 'call asked', $2, 'S', 'P', 'H')`,
      [letter?.['id'], sent['email']],
    );
    await db.query('delete from call_requests where reference = $1', [
      `C-${String(sent['id']).slice(0, 8).toUpperCase()}`,
    ]);
    expect((await letters()).map(({ kind }) => kind)).toEqual(['work for the operator']);
    expect(await rows('select 1 from mailbox')).toEqual([]);
    expect(await agreed(sent)).toMatchObject([{ contact: null }, { contact: null }]);
  });

  it('deletes what was agreed to after five years, and what the limits counted after a day', async () => {
    const sent = asking();
    await ask(sent);
    await db.query(`update private.recent_forms set at = now() - interval '23 hours'`);
    await db.query(`update consents set agreed_at = now() - interval '59 months'`);
    await tidy();
    expect(await agreed(sent)).toHaveLength(2);
    expect(await rows('select 1 from private.recent_forms')).toHaveLength(1);
    await db.query(`update private.recent_forms set at = now() - interval '25 hours'`);
    await db.query(`update consents set agreed_at = now() - interval '61 months'`);
    await tidy();
    expect(await agreed(sent)).toEqual([]);
    expect(await rows('select 1 from private.recent_forms')).toEqual([]);
  });
});
