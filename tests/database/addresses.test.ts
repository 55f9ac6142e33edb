import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEmail } from '../../src/contact/read-typed.ts';
import { call, openDatabase, type Row } from './harness/database.ts';
import { begin, bought } from './harness/payments.ts';
import { consents, from, send, submission } from './harness/people.ts';

/** Whom the site can be made to write to by someone who types another's address into its forms. */
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('truncate private.recent_forms, private.mail_queue');
  await db.query('delete from private.mail_suppressions');
});

let networks = 0;
/** A connection that nothing came from before: the limits of connections are not what is looked at here. */
const elsewhere = () => from(`198.51.${(networks += 1) >> 8}.${networks & 255}`);

const ask = (email: string, changes: Row = {}) =>
  call(db, elsewhere(), 'select ask_for_call($1)', [
    JSON.stringify({
      id: randomUUID(),
      trade: 'roofing',
      page: '/roofing-domination-proposal',
      company: '',
      name: 'Pat',
      email,
      phone: '',
      question: '',
      may_call: false,
      may_text: false,
      version: '',
      ...changes,
    }),
  ]);
const request = (email: string) => {
  const sent = submission([]);
  const contact = { ...(sent.body['contact'] as Row), email };
  const agreed = consents([], email, sent.phone);
  return send(db, { id: sent.id, body: { ...sent.body, contact, consents: agreed } }, elsewhere());
};
const letters = async (state = 'queued') =>
  (
    await db.query(
      'select kind, to_address from private.mail_queue where state = $1 and user_id is null order by created_at',
      [state],
    )
  ).rows;

describe('what is more than an address', () => {
  const forged = [
    // Read as a name and an address, the name being whatever a stranger wants to say.
    'Call-me-at-evil.example<pat@mail.example>',
    '"Win"<pat@mail.example>',
    'sam,pat@mail.example',
    'sam;pat@mail.example',
    'all:pat@mail.example;',
    'pat@[192.0.2.1].example',
    'pat(hello)@mail.example',
    'pat\\@mail.example',
    'pat@mail.example>',
  ];

  it.each(forged)('is taken by no form: %s', async (email) => {
    expect(await ask(email)).toMatchObject({ ok: false, code: 'PT422', hint: 'email' });
    expect(await begin(db, { email })).toMatchObject({ ok: false, code: 'PT422', hint: 'email' });
    expect(await request(email)).toMatchObject({ ok: false, code: 'PT422' });
    // The browser says so before it is sent.
    expect(readEmail(email)).toBeNull();
    expect(await letters()).toEqual([]);
  });

  it.each(forged)('is never queued, wherever it came from: %s', async (email) => {
    await db.query(`select private.queue_mail('call asked', $1, $2, '{}', null, null, null)`, [
      randomUUID(),
      email,
    ]);
    expect(await letters()).toEqual([]);
    expect(await letters('suppressed')).toMatchObject([{ to_address: '' }]);
  });

  it.each([
    "o'hara+list@mail.example",
    'zoë_b/c=d@bücher.example',
    'a.b-c@x.co.uk',
    'a?b&c%d@x.io',
  ])('leaves an unusual one that is one: %s', async (email) => {
    expect(await ask(email)).toMatchObject({ ok: true });
    expect(await begin(db, { email })).toMatchObject({ ok: true });
    expect(await request(email)).toMatchObject({ ok: true });
    expect(readEmail(email)).toBe(email);
    expect(await letters()).toMatchObject([{ to_address: email }, { to_address: email }]);
  });
});

describe('a stranger who types another’s address from ever new connections', () => {
  it('brings them a few letters in a day, however the address is dressed', async () => {
    for (let nth = 0; nth < 8; nth += 1) {
      expect(await ask(nth % 2 ? `Pat+${nth}@Mail.example` : 'pat@mail.example')).toMatchObject({
        ok: true,
      });
    }
    // Five today, three of the rest tomorrow.
    expect(await letters()).toHaveLength(8);
    expect(
      (await db.query('select 1 from private.mail_queue where due_at <= now()')).rows,
    ).toHaveLength(5);
  });

  it('uses up neither the letters of their requests, nor those about their money', async () => {
    const email = 'owner@mail.example';
    for (let nth = 0; nth < 12; nth += 1) await ask(email);
    await db.query(`delete from private.mail_queue where state = 'queued'`);
    for (let nth = 0; nth < 45; nth += 1) {
      await db.query(
        `insert into private.mail_queue (kind, key, to_address, address_hash, mailbox_hash, facts)
         values ('declined', $1, '', '', private.mailbox_hash($2), '{}')`,
        [randomUUID(), email],
      );
    }
    await bought(db, { email });
    expect((await letters()).map(({ kind }) => kind)).toContain('order paid');
    await db.query(`delete from private.mail_queue where kind = 'declined'`);
    expect(await request(email)).toMatchObject({ ok: true });
    expect((await letters()).map(({ kind }) => kind)).toContain('request sent');
  });

  it('reaches nobody who called our mail spam, by no other name of the mailbox', async () => {
    await db.query(`select private.suppress_mail('pat+tag@mail.example', 'complained')`);
    for (const email of ['pat@mail.example', 'pat+2@mail.example', 'PAT@mail.example']) {
      expect(await ask(email)).toMatchObject({ ok: true });
    }
    expect(await letters()).toEqual([]);
  });
});

it('a page that a form names leads to no other site', async () => {
  for (const page of ['//evil', '//evil/x', 'https://evil.example', '/\\evil']) {
    expect(await ask('pat@mail.example', { page })).toMatchObject({ ok: false, code: 'PT422' });
  }
  for (const page of ['/', '/us2-email', '/roofing-domination-proposal']) {
    expect(await ask('pat@mail.example', { page })).toMatchObject({ ok: true });
  }
});
