import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { email as emailForm } from '../../src/selling/onboarding/email.ts';
import { CONTACT, fieldsOf } from '../../src/selling/onboarding/form.ts';
import { voice as voiceForm } from '../../src/selling/onboarding/voice.ts';
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
  await db.query('delete from onboardings');
  await db.query('delete from call_requests');
});

const voiceAnswers = {
  business: 'Oak Roofing',
  trade: 'roofing',
  city: 'southlake',
  own_number: '817-555-0123',
  hours: 'Mon–Fri 7–5\nSat 8–12',
  services: 'Reroofs, repairs.',
  escalation_number: '214-555-0199',
  greeting: 'Oak Roofing, an AI answers.',
  recording: 'no',
};
const emailAnswers = {
  business: 'Oak Roofing',
  trade: 'roofing',
  city: 'southlake',
  from_name: 'Maria at Oak Roofing',
  reply_to: 'maria@oak.example',
  list_source: 'Invoices since 2023.',
  list_size: '100 to 500',
  unsubscribed: 'none',
  postal_address: '1 Oak Street, Southlake, TX 76092',
};

/** A form as the browser sends it. */
const form = (changes: Row = {}): Row => ({
  id: randomUUID(),
  service: 'voice',
  order: null,
  email: 'maria@oak.example',
  company: 'Oak Roofing',
  answers: voiceAnswers,
  version: '2026-11-23.1',
  agreed: true,
  ...changes,
});
const emailed = (changes: Row = {}) =>
  form({ service: 'email', answers: emailAnswers, ...changes });
const send = (sent: unknown, caller: Caller = anonymous) =>
  call(db, caller, 'select send_onboarding($1) as answer', [JSON.stringify(sent)]);
const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const stored = ({ id }: Row) => rows('select * from onboardings where id = $1', [id]);
const letters = () => rows('select * from private.mail_queue order by kind');
const receipt = async (key: unknown, caller: Caller = anonymous) => {
  const outcome = await call(db, caller, 'select onboarding_receipt($1) as answer', [key]);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['answer'] as (Row & { summary: [string, string][] }) | null;
};
const list = (filter: string, caller: Caller = admin, after: Row | null = null, words = '') =>
  call(db, caller, 'select admin_cases($1, $2, $3, $4, $5) as answer', [
    'onboardings',
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
  call(db, caller, 'select step_case($1, $2, $3, $4)', ['onboardings', id, to, note]);

describe.each([voiceForm, emailForm])(
  'the questions of $service',
  ({ service, version, steps }) => {
    it('are the same on the page and in the database', async () => {
      const asked = fieldsOf({ steps })
        .filter(({ key }) => key !== CONTACT)
        .map(({ key, longest, missing }) => ({ key, longest, must: missing !== undefined }));
      const known = await rows(
        `select key, longest, must from private.onboarding_fields where service = $1 and version = $2`,
        [service, version],
      );
      const byKey = (one: { key?: unknown }, other: { key?: unknown }) =>
        String(one.key) < String(other.key) ? -1 : 1;
      expect(
        known.sort(byKey),
        'a migration must add the questions of this version to private.onboarding_fields',
      ).toEqual(asked.sort(byKey));
    });
  },
);

describe('a form', () => {
  it.each([
    ['voice', form, 'V-', voiceAnswers],
    ['email', emailed, 'E-', emailAnswers],
  ] as const)(
    'for %s is stored as it was typed, with a reference',
    async (service, make, letter, answers) => {
      const sent = make();
      const outcome = await send(sent);
      const reference = `${letter}${String(sent['id']).slice(0, 8).toUpperCase()}`;
      expect(outcome).toMatchObject({ ok: true, rows: [{ answer: { reference } }] });
      expect(await stored(sent)).toMatchObject([
        { service, answers, company: 'Oak Roofing', email: 'maria@oak.example', step: 'new' },
      ]);
    },
  );

  it('keeps what is not seen out of its answers, and what was left open', async () => {
    const open = { website: ' ', notes: null };
    const sent = form({
      answers: { ...voiceAnswers, ...open, hours: ' Mon\u202e–Fri\r\n7–5\u200b ' },
    });
    expect(await send(sent)).toMatchObject({ ok: true });
    expect((await stored(sent))[0]?.['answers']).toEqual({
      ...voiceAnswers,
      hours: 'Mon–Fri\n7–5',
    });
  });

  it('sent twice is one, is told of once, and counts once', async () => {
    const sent = form();
    const first = await send(sent);
    expect(await send(sent)).toEqual(first);
    expect(await stored(sent)).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
    expect(await rows('select 1 from private.recent_forms')).toHaveLength(1);
  });

  it('under an id that is used answers as sent, and changes nothing', async () => {
    const sent = form();
    const first = await send(sent);
    expect(await send(form({ id: sent['id'], company: 'Elm' }))).toEqual(first);
    expect(await send({ id: sent['id'] })).toEqual(first);
    expect(await stored(sent)).toMatchObject([{ company: 'Oak Roofing' }]);
  });

  it('longer than one request may be is taken, up to 32,000 bytes of answers', async () => {
    const long = {
      services: 'é'.repeat(1500),
      emergencies: 'é'.repeat(1500),
      notes: 'é'.repeat(2000),
    };
    expect(await send(form({ answers: { ...voiceAnswers, ...long } }))).toMatchObject({ ok: true });
    const longer = Object.fromEntries(
      ['services', 'no_services', 'prices_said', 'booking', 'emergencies', 'escalation_when'].map(
        (key) => [key, '𠮷'.repeat(1500)],
      ),
    );
    expect(await send(form({ answers: { ...voiceAnswers, ...longer } }))).toMatchObject({
      ok: false,
      code: 'PT413',
    });
  });
});

describe('a form is refused', () => {
  const but = (changes: Row) => ({ answers: { ...voiceAnswers, ...changes } });
  const wrong: [string, Row, string | undefined][] = [
    ['under a key that it does not ask', but({ password: 'x' }), undefined],
    ['with the answers of another service', { answers: emailAnswers }, undefined],
    ['without what is needed', but({ greeting: ' \u200b' }), 'greeting'],
    ['with an answer too long', but({ tone: 'x'.repeat(201) }), 'tone'],
    ['with an answer that is no text', but({ tone: ['x'] }), 'tone'],
    ['without answers', { answers: null }, undefined],
    ['with a list for answers', { answers: [] }, undefined],
    ['for a service there is not', { service: 'fax' }, undefined],
    ['in a version there is not', { version: '1' }, undefined],
    ['without a tick', { agreed: false }, 'agreed'],
    ['with something like a tick', { agreed: 'true' }, 'agreed'],
    ['without a company', { company: '' }, 'company'],
    ['without an address', { email: 'maria' }, 'email'],
    ['without an id', { id: null }, undefined],
    ['with an id that is none', { id: `${randomUUID()}x` }, undefined],
  ];
  it.each(wrong)('%s', async (_, changes, parameter) => {
    expect(await send(form(changes))).toMatchObject({ ok: false, code: 'PT422', hint: parameter });
    expect(await rows('select 1 from onboardings')).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it.each([[null], ['text'], [[]]])('where it is %j', async (sent) => {
    expect(await send(sent)).toMatchObject({ ok: false, code: 'PT422' });
  });

  it('after too many from one place, and from no other', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const sent = form({ email: `maria-${nth}@oak.example` });
      expect(await send(sent, from(`2001:db8::${nth}`))).toMatchObject({ ok: true });
    }
    expect(await send(form(), from('2001:db8::99'))).toMatchObject({ code: 'PT429' });
    expect(await send(form(), from('203.0.113.7'))).toMatchObject({ ok: true });
    // Calls have a count of their own.
    const asked = { ...form(), name: 'Pat', page: '/', may_call: false, may_text: false };
    expect(
      await call(db, from('2001:db8::99'), 'select ask_for_call($1)', [JSON.stringify(asked)]),
    ).toMatchObject({ ok: true });
  });
});

describe('the receipt', () => {
  it('shows whoever holds the id what was sent, with numbers and addresses cut short', async () => {
    const notes =
      'Call 817-555-0123, (214) 555-0199, +1 972.555.0100 or 8175550188; write to maria@oak.example.';
    const sent = form({ answers: { ...voiceAnswers, notes } });
    await send(sent);
    const seen = await receipt(sent['id']);
    expect(seen).toMatchObject({
      reference: `V-${String(sent['id']).slice(0, 8).toUpperCase()}`,
      service: 'voice',
      company: 'Oak Roofing',
      status: 'new',
      version: '2026-11-23.1',
    });
    const summary = Object.fromEntries(seen!.summary);
    expect(summary).toMatchObject({
      business: 'Oak Roofing',
      own_number: '…0123',
      escalation_number: '…0199',
      hours: voiceAnswers.hours,
      notes: 'Call …0123, …0199, …0100 or …0188; write to m…@oak.example.',
    });
    expect(Object.keys(seen!).sort()).toEqual([
      'company',
      'reference',
      'sent_at',
      'service',
      'status',
      'summary',
      'version',
    ]);
    const mailed = emailed();
    await send(mailed);
    expect(Object.fromEntries((await receipt(mailed['id']))!.summary)).toMatchObject({
      reply_to: 'm…@oak.example',
      postal_address: emailAnswers.postal_address,
    });
  });

  it('is nothing for any other key', async () => {
    const sent = form();
    await send(sent);
    for (const key of [randomUUID(), '', null, 'x', `${String(sent['id'])}'`, '%', '00000000']) {
      expect(await receipt(key), String(key)).toBeNull();
      expect(await receipt(key, admin)).toBeNull();
    }
  });
});

describe('an order', () => {
  /** Begins an order; paid, if it is said since when what it gives ran, and until when. */
  const order = async (plan: string, since?: string, until?: string): Promise<string> => {
    const [made] = await rows(
      `insert into orders (plan_id, email, state, paid_at) values ($1, 'maria@oak.example', $2, $3::timestamptz) returning id`,
      [plan, since ? 'paid' : 'pending', since ?? null],
    );
    if (since) {
      await db.query(
        `insert into entitlements (order_id, plan_id, since, until) values ($1, $2, $3::timestamptz, $4::timestamptz)`,
        [made?.['id'], plan, since, until ?? null],
      );
    }
    return String(made?.['id']);
  };
  const state = async (key: string) =>
    (await call(db, anonymous, 'select order_state($1) as answer', [key])) as { rows?: Row[] };
  const ago = (months: number) => new Date(Date.now() - months * 30.5 * 86_400_000).toISOString();

  it('is tied to the form that names it, and tells what was set up', async () => {
    const key = await order('city', ago(1));
    await send(form({ order: key }));
    const dropped = form({ order: key });
    await send(emailed({ order: key }));
    await send(dropped);
    const [first] = await rows('select reference from orders where id = $1', [key]);
    const { cases: onboardings } = await listed('open');
    expect(onboardings).toHaveLength(3);
    for (const { order: its } of onboardings) {
      expect(its).toEqual({ reference: first?.['reference'], plan: 'city', state: 'paid' });
    }
    expect((await state(key)).rows).toMatchObject([{ answer: { onboarded: ['email', 'voice'] } }]);
    await db.query(`update onboardings set step = 'dropped' where service = 'voice'`);
    expect((await state(key)).rows).toMatchObject([{ answer: { onboarded: ['email'] } }]);
  });

  it('that is not known is left out, and refuses nothing', async () => {
    for (const key of [randomUUID(), 'cs_test_doesnotexist1', 'x', '', null]) {
      const sent = form({ order: key });
      expect(await send(sent)).toMatchObject({ ok: true });
      expect(await stored(sent)).toMatchObject([{ order_id: null }]);
    }
  });

  it('decides how long the form is kept: a year after the service ended', async () => {
    const cases: [string, string | null, string, string, boolean][] = [
      ['that runs', await order('voice', ago(40)), 'done', ago(30), true],
      ['that ended lately', await order('voice', ago(40), ago(11)), 'done', ago(30), true],
      ['that ended long ago', await order('voice', ago(40), ago(13)), 'done', ago(30), false],
      ['without one', null, 'done', ago(30), true],
      ['without one, five years on', null, 'done', ago(61), false],
      ['dropped lately', null, 'dropped', ago(11), true],
      ['dropped long ago', null, 'dropped', ago(13), false],
      [
        'dropped long ago, though the order runs',
        await order('city', ago(40)),
        'dropped',
        ago(13),
        false,
      ],
    ];
    for (const [what, key, at, changed, stays] of cases) {
      const sent = form({ order: key });
      await db.query('delete from private.recent_forms');
      expect(await send(sent)).toMatchObject({ ok: true });
      await db.query(
        'update onboardings set step = $2, changed_at = $3::timestamptz where id = $1',
        [sent['id'], at, changed],
      );
      await db.query('select private.tidy()');
      expect(await stored(sent), what).toHaveLength(stays ? 1 : 0);
      expect((await receipt(sent['id'])) !== null).toBe(stays);
    }
  });

  it('gone, leaves the form', async () => {
    const key = await order('voice');
    const sent = form({ order: key });
    await send(sent);
    await db.query('delete from orders where id = $1', [key]);
    expect(await stored(sent)).toMatchObject([{ order_id: null }]);
  });
});

describe('the letters', () => {
  it('lead who sent it to its receipt, tell every admin, and hold nothing that was typed', async () => {
    const word = 'pinkelephant';
    const sent = form({ company: word, answers: { ...voiceAnswers, business: word, notes: word } });
    await send(sent);
    const [received, work, ...others] = await letters();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      kind: 'onboarding received',
      to_address: 'maria@oak.example',
      facts: { service: 'voice', receipt: sent['id'] },
    });
    expect(work).toMatchObject({
      kind: 'work for the operator',
      user_id: admin.userId,
      facts: { view: 'onboardings' },
    });
    expect(JSON.stringify([received, work])).not.toContain(word);
    expect(JSON.stringify(work?.['facts'])).not.toContain(sent['id']);
    expect(JSON.stringify(work)).not.toContain('maria');
  });

  it('to who sent it goes with the form', async () => {
    const sent = form();
    await send(sent);
    await db.query('delete from onboardings where id = $1', [sent['id']]);
    expect((await letters()).map(({ kind }) => kind)).toEqual(['work for the operator']);
  });
});

describe('a search', () => {
  it('finds a form by its reference, its order, its email address or a number in it, in any step', async () => {
    const { rows: begun } = await call(
      db,
      anonymous,
      `select start_order('voice', null, null, 'maria@oak.example') as answer`,
    ).then((outcome) => {
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome;
    });
    const { order, reference } = begun[0]!['answer'] as Row;
    const sent = form({ order, email: 'Maria@Oak.example' });
    await send(sent);
    await send(
      emailed({ email: 'other@oak.example', answers: { ...emailAnswers, business: 'Elm' } }),
    );
    await step(sent['id'], 'done');
    const own = String(sent['id']).slice(0, 8);
    for (const words of [
      'maria@oak.example',
      '(817) 555-0123',
      '214-555-0199',
      String(reference),
      `v-${own}`,
    ]) {
      const { cases: onboardings } = await search(words);
      expect(
        onboardings.map(({ id }) => id),
        words,
      ).toEqual([sent['id']]);
    }
    expect((await search('P-222222')).cases).toEqual([]);
    expect(await list('open', admin, null, 'Oak')).toMatchObject({ ok: false });
  });
});

describe('the operator', () => {
  it('alone lists them and moves them', async () => {
    const sent = form();
    await send(sent);
    for (const caller of [anonymous, member, developer]) {
      const code = caller === anonymous ? '42501' : 'PT403';
      expect(await list('open', caller)).toMatchObject({ ok: false, code });
      expect(await step(sent['id'], 'done', '', caller)).toMatchObject({ ok: false, code });
    }
    expect(await stored(sent)).toMatchObject([{ step: 'new' }]);
    expect((await listed('open')).cases).toMatchObject([
      { answers: voiceAnswers, order: null, email: 'maria@oak.example' },
    ]);
  });

  it('moves one on with a note, the log says who did, without the note, and the receipt how far it is', async () => {
    const sent = form();
    await send(sent);
    expect(await step(sent['id'], 'in work', 'Ask for the trip fee.')).toMatchObject({ ok: true });
    expect(await stored(sent)).toMatchObject([
      { step: 'in work', note: 'Ask for the trip fee.', changed_by: admin.userId },
    ]);
    expect(await receipt(sent['id'])).toMatchObject({ status: 'in work' });
    expect(JSON.stringify(await receipt(sent['id']))).not.toContain('trip fee');
    const [line] = await rows(
      `select * from audit_log where action = 'worked onboarding' order by id desc`,
    );
    expect(line).toMatchObject({
      actor: admin.userId,
      detail: { from: 'new', to: 'in work' },
    });
    expect(JSON.stringify(line)).not.toContain('trip fee');
  });

  it('is told what cannot be', async () => {
    const sent = form();
    await send(sent);
    expect(await step(sent['id'], 'lost')).toMatchObject({ code: 'PT422', hint: 'step' });
    expect(await step(sent['id'], 'done', 'x'.repeat(2001))).toMatchObject({ hint: 'note' });
    expect(await step(randomUUID(), 'done')).toMatchObject({ code: 'PT404' });
  });

  it('sees the open ones oldest first, others newest first, a page at a time, and how many there are', async () => {
    await db.query(
      `insert into onboardings (id, service, email, company, answers, version, step, created_at)
       select gen_random_uuid(), 'email', 'a@mail.example', n::text, '{}', '1',
         case when n <= 30 then 'waiting' else 'dropped' end, now() - make_interval(mins => n)
       from generate_series(1, 31) n`,
    );
    const first = await listed('open');
    expect(first.cases.map(({ company }) => Number(company))).toEqual(
      Array.from({ length: 25 }, (_, nth) => 30 - nth),
    );
    expect(first).toMatchObject({ counts: { open: 30, all: 31, waiting: 30, dropped: 1 } });
    const second = await listed('open', first.next);
    expect(second.next).toBeNull();
    expect(second.cases).toHaveLength(5);
    expect((await listed('waiting')).cases[0]).toMatchObject({ company: '1' });
    expect((await listed('dropped')).cases).toMatchObject([{ company: '31' }]);
    expect((await listed('all')).cases[0]).toMatchObject({ company: '1' });
  });
});
