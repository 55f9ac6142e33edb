import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, restore } from '../../scripts/restore/restore.ts';
import { carry } from './harness/carry.ts';
import { call, openDatabase, type Caller } from './harness/database.ts';
import {
  addApp,
  addCompany,
  anonymous,
  checked,
  consents,
  holding,
  mailed,
  open,
  send,
  signUp,
  submission,
  type Company,
} from './harness/people.ts';

/** What the handbook says to run where a backup took the place of newer rows. */
const handbook =
  readFileSync('docs/operate.md', 'utf8').split(/^### What a restore undoes$/m)[1] ?? '';
const [section = ''] = handbook.split(/^##/m);
const [, file = ''] = /sed "s\/:since\/'\$SINCE'\/" (\S+)/.exec(section) ?? [];
const [, blind = ''] = /^ *```sql\n([^]*?)\n *```$/m.exec(section) ?? [];

type Database = Awaited<ReturnType<typeof openDatabase>>;
const databases: Database[] = [];
const fresh = async () => {
  const db = await openDatabase();
  databases.push(db);
  return db;
};

const clock: Caller = { role: 'service_role' };
const one = async (db: Database, sql: string, params: unknown[] = []) =>
  Object.values((await db.query(sql, params)).rows[0] ?? {})[0];
const done = async (db: Database, caller: Caller, sql: string, params: unknown[] = []) =>
  expect(await call(db, caller, sql, params)).toMatchObject({ ok: true });

/** Sends what is due, and names each letter. */
async function mail(db: Database): Promise<string[]> {
  const outcome = await call(db, clock, 'select claim_mail(50) as letters');
  const letters = (outcome.ok ? outcome.rows[0]?.['letters'] : []) as {
    id: string;
    try: number;
    kind: string;
    to: string;
    facts: Record<string, string | null>;
  }[];
  for (const letter of letters) {
    await done(db, clock, `select finish_mail($1, $2, 'sent', '', 're')`, [letter.id, letter.try]);
    for (const link of ['link', 'confirm', 'invite']) {
      const secret = letter.facts[link];
      if (secret) mailedLinks[`${letter.kind}, ${link}, ${letter.to}`] = secret;
    }
  }
  return letters.map(({ kind, to }) => `${kind} to ${to}`);
}

/** The old database, a backup of it, and what came after. */
let old: Database;
let since: string;
let again: string;
let admin: Caller;
let fired: Caller;
let member: Caller;
let patient: Company;
let suspended: Company;
let closed: Company;
let successor: Company;
let signedUp: Caller;
let waiting: Caller;
let bought: string;
/** Of letters that went out since: the private link, the link that confirms, the invitation. */
const mailedLinks: Record<string, string> = {};
const complaint = randomUUID();
const checkout = 'cs_live_abcdefghijklmnop';
const asked = {
  withdrawn: '',
  partly: '',
  answered: '',
  declined: '',
  stopped: '',
  undone: '',
  confirmed: '',
  unopened: '',
};
const letterOf: Record<string, string> = {};
let backup: () => Promise<Database>;

beforeAll(async () => {
  old = await fresh();
  admin = await signUp(old);
  fired = await signUp(old);
  await old.query(`insert into staff (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    admin.userId,
    fired.userId,
  ]);
  patient = await addCompany(old, 'Patient Roofing');
  suspended = await addCompany(old, 'Suspended Roofing');
  closed = await addCompany(old, 'Closed Roofing');
  successor = await addCompany(old, 'Successor Roofing');
  // Two who have not confirmed the address of their sign-up, three days before.
  signedUp = await signUp(old, { company_name: 'Confirmed Roofing' });
  waiting = await signUp(old, { company_name: 'Waiting Roofing' });
  await old.query(
    `update auth.users set email_confirmed_at = null, confirmation_token = 'one', recovery_token = 'two',
       created_at = now() - interval '3 days', updated_at = now() - interval '3 days' where id = any ($1)`,
    [[signedUp.userId, waiting.userId]],
  );
  for (const [{ userId }, type] of [
    [signedUp, 'confirmation_token'],
    [waiting, 'confirmation_token'],
    [signedUp, 'recovery_token'],
  ] as const) {
    await old.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1, $2, 'hash', '')`,
      [userId, type],
    );
  }
  await old.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider)
     select id, id, jsonb_build_object('sub', id, 'email', email), 'email' from auth.users`,
  );
  member = await signUp(old);
  await old.query(
    `insert into company_members (company_id, user_id, role) values ($1, $2, 'member')`,
    [patient.id, member.userId],
  );
  const requested = async (companies: readonly Company[]) => {
    const sent = submission(companies);
    expect(await send(old, sent)).toMatchObject({ ok: true });
    return sent;
  };
  const sent = {
    withdrawn: await requested([patient, suspended]),
    partly: await requested([patient, suspended]),
    answered: await requested([patient]),
    declined: await requested([patient, closed]),
    stopped: await requested([patient]),
    undone: await requested([patient]),
    confirmed: await requested([patient]),
    unopened: await requested([patient]),
  };
  // These came in while an address had to be confirmed.
  await old.query(`update requests set confirmed_at = null where id = any ($1)`, [
    [sent.confirmed.id, sent.unopened.id],
  ]);
  await old.query(`update request_recipients set promised_by = null where request_id = any ($1)`, [
    [sent.confirmed.id, sent.unopened.id],
  ]);
  await old.query(
    `delete from private.mail_queue where kind = 'new request' and request_id = any ($1)`,
    [[sent.confirmed.id, sent.unopened.id]],
  );
  for (const [name, { id, email }] of Object.entries(sent)) {
    asked[name as keyof typeof asked] = id;
    letterOf[name] = email;
  }
  await old.query(
    `insert into call_requests (id, page, company, name, email, question, may_call, may_text)
     values ($1, '/', 'Calls', 'Cal', 'cal@mail.example', '', false, false)`,
    [randomUUID()],
  );
  for (const { id } of [sent.stopped, sent.undone]) await open(old, patient.member, { id });
  await old.query(
    `insert into company_notes (id, request_id, company_id, author, body) values ($1, $2, $3, $4, 'Has a dog.')`,
    [randomUUID(), sent.partly.id, patient.id, patient.member.userId],
  );
  await old.query(
    `update company_records set next_step = 'Call Pat' where request_id = $1 and company_id = $2`,
    [sent.partly.id, patient.id],
  );
  await done(old, holding(sent.answered.token), `select complain($1, $2, 'Nobody came.')`, [
    complaint,
    patient.id,
  ]);
  await done(old, patient.member, `select invite_member($1, 'invited@mail.example')`, [patient.id]);
  await mail(old);
  // The clock has long been running.
  await old.query(
    `insert into private.clock_runs (ran_at, steady_since, milliseconds, rows_forgotten)
     values (now() - interval '1 day', now() - interval '1 year', 0, 0)`,
  );
  // The promises of these have run out by the time that the clock looks again.
  await old.query(`update private.reply_clock set step = 'lapse', due_at = now()`);

  // The backup is made here: what is in it is what a restored database begins with.
  const kept = await fresh();
  const counts = await countsOf(old);
  expect(await restore(kept, carry(old, kept), counts)).toEqual([]);
  backup = async () => {
    const db = await fresh();
    expect(await restore(db, carry(kept, db), counts)).toEqual([]);
    return db;
  };
  since = String(await one(old, 'select clock_timestamp()::text'));
  for (const name of Object.keys(mailedLinks)) delete mailedLinks[name];

  // And this is what came after it.
  await done(old, holding(sent.withdrawn.token), `insert into request_withdrawals values ($1)`, [
    sent.withdrawn.id,
  ]);
  await done(old, holding(sent.partly.token), 'select withdraw_from($1)', [patient.id]);
  for (const [name, status] of [
    ['answered', 'answered'],
    ['declined', 'declined'],
    ['undone', 'answered'],
    ['stopped', 'answered'],
  ] as const) {
    await done(
      old,
      patient.member,
      'update request_recipients set status = $3 where request_id = $1 and company_id = $2',
      [sent[name].id, patient.id, status],
    );
  }
  for (const { id } of [sent.stopped, sent.undone]) {
    await done(old, patient.member, `select asked_to_stop($1, 'everything')`, [id]);
  }
  await done(old, holding(sent.undone.token), 'select undo_stops()');
  await done(
    old,
    admin,
    `select decide_company($1, 'suspended', 'It''s over; $again$ $$end$$; said a \\ person.')`,
    [suspended.id],
  );
  await done(old, closed.member, 'select delete_account()');
  // Another was picked in the place of the company that declined.
  const { declined } = sent;
  await done(old, holding(declined.token), 'select replace_company($1, $2, $3)', [
    patient.id,
    successor.id,
    JSON.stringify(consents([successor], declined.email, declined.phone)),
  ]);
  await done(
    old,
    successor.member,
    `update request_recipients set status = 'answered' where request_id = $1 and company_id = $2`,
    [declined.id, successor.id],
  );
  await done(old, successor.member, 'update companies set paused = true where true');
  // Two letters with links that are new, and one confirmed by such a link.
  for (const { email } of [sent.confirmed, sent.unopened, sent.partly]) {
    await done(old, anonymous, 'select mail_links($1)', [email]);
  }
  await mail(old);
  const confirms = mailedLinks[`request sent, confirm, ${sent.confirmed.email}`] ?? '';
  await done(old, mailed(confirms), 'select confirm_request()');
  await old.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(), confirmation_token = '' where id = $1`,
    [signedUp.userId],
  );
  // Two who change addresses: each takes what the other had.
  for (const [{ userId }, address] of [
    [successor.member, 'moved@company.example'],
    [patient.member, `${successor.member.userId}@people.example`],
    [successor.member, `${patient.member.userId}@people.example`],
  ] as const) {
    await old.query(`update auth.users set email = $2, updated_at = now() where id = $1`, [
      userId,
      address,
    ]);
    await old.query(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text) where user_id = $1`,
      [userId, address],
    );
  }
  await done(old, patient.member, `select set_member($1, 'removed')`, [member.userId]);
  await done(old, patient.member, 'update company_members set mail_requests = false where true');
  await old.query('delete from staff where user_id = $1', [fired.userId]);
  await old.query(`update auth.users set encrypted_password = 'new' where id = $1`, [
    patient.member.userId,
  ]);
  await done(old, clock, `select suppress_mail('gone@mail.example', 'bounced')`);
  await old.query('delete from call_requests');
  await old.query('update company_invitations set canceled_at = now()');
  await done(old, patient.member, `select invite_member($1, 'later@mail.example')`, [patient.id]);
  await old.query(
    `update complaints set closed_at = now(), closed_by = $1, resolution = 'They came.'`,
    [admin.userId],
  );
  await old.query(
    `insert into orders (plan_id, trade_id, city_id, email) values ('city', 'roofing', 'southlake', 'buyer@mail.example')`,
  );
  // Paid for past our page, claimed, and settled.
  for (const event of [
    { kind: 'checkout.session.completed', outcome: 'paid', invoice: 'in_1', subscription: 'sub_1' },
    {
      kind: 'customer.subscription.updated',
      subscription: 'sub_1',
      ends_at: '2030-01-01T00:00:00Z',
    },
  ]) {
    await done(old, clock, 'select take_payment_event($1)', [
      JSON.stringify({
        id: `evt_${event.kind.replaceAll('.', '_')}`,
        happened_at: '2026-11-24T12:00:00Z',
        test: false,
        email: 'payer@company.example',
        ...(event.outcome && { checkout, plan: 'city', amount_cents: 14_900, currency: 'usd' }),
        ...event,
      }),
    ]);
  }
  await done(old, patient.member, 'select claim_order($1)', [checkout]);
  bought = String(await one(old, 'select id from orders where unasked'));
  await done(old, admin, `select settle_order($1, 'They paid by the link in an email.')`, [bought]);
  await mail(old);
  expect(await mail(old)).toEqual([]);

  const text = readFileSync(file, 'utf8').replace(':since', `'${since}'`);
  again = String(await one(old, text));
});
afterAll(() => Promise.all(databases.map((db) => db.close())));

const contactOf = async (db: Database, id: string) =>
  Number(await one(db, 'select count(*)::int from request_contacts where request_id = $1', [id]));

describe('a restored database', () => {
  it('has all that was undone, and its clock would tell what is not so', async () => {
    const db = await backup();
    expect(await contactOf(db, asked.withdrawn)).toBe(1);
    expect(await one(db, 'select status from companies where id = $1', [suspended.id])).toBe(
      'approved',
    );
    await db.query('select private.tidy()');
    expect(await mail(db)).toContain(`lapsed to ${letterOf['answered']}`);
  });

  it('is as it was after what the handbook has run, and tells nobody anything twice or wrong', async () => {
    const db = await backup();
    // The schedule of the restored database is there before anyone else.
    await db.query('select private.tidy()');
    // What was taken off the accounts since.
    await addApp(db, admin);
    await db.query(`insert into private.recovery_codes values ($1, 'used')`, [admin.userId]);
    await db.query(
      `insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal1')`,
      [admin.userId],
    );
    await db.query(again);
    await db.query('select private.tidy()');
    expect(await mail(db)).toEqual([]);

    expect(await contactOf(db, asked.withdrawn)).toBe(0);
    expect(await open(db, patient.member, { id: asked.withdrawn })).toMatchObject({ ok: false });
    for (const { id } of [suspended, closed]) {
      expect(await db.query('select name, status from companies where id = $1', [id])).toEqual(
        await old.query('select name, status from companies where id = $1', [id]),
      );
    }
    expect(await open(db, suspended.member, { id: asked.withdrawn })).toMatchObject({ ok: false });
    // Taken back from one company alone: the other keeps it.
    expect(await contactOf(db, asked.partly)).toBe(1);
    expect(await open(db, patient.member, { id: asked.partly })).toMatchObject({ ok: false });
    const same = async (sql: string) =>
      expect((await db.query(sql)).rows).toEqual((await old.query(sql)).rows);
    await same('select user_id, role from staff order by 1');
    await same('select id, status, paused from companies order by 1');
    await same(
      'select company_id, user_id, role, mail_requests from company_members order by 1, 2',
    );
    await same('select * from request_stops order by 1, 2');
    await same('select request_id, body from company_notes');
    await same('select request_id, company_id, next_step from company_records order by 1, 2');
    await same('select * from company_decisions order by id');
    await same('select * from private.mail_suppressions');
    await same('select * from orders order by id');
    await same('select * from entitlements');
    await same('select * from payment_events order by id');
    await same('select * from request_replacements');
    await same(
      `select request_id, channel, shown_text, shown_text_hash, version, page, companies, contact, contact_hash, user_agent,
         ip_address, gpc, agreed_at from consents order by request_id, agreed_at, channel`,
    );
    await same('select id, confirmed_at from requests order by id');
    await same('select * from request_confirmations');
    await same(
      `select id, email, email_confirmed_at, confirmation_token from auth.users order by id`,
    );
    await same('select user_id, email from auth.identities order by user_id');
    await same('select user_id, signup_email from company_members order by user_id');
    expect((await db.query('select user_id, token_type from auth.one_time_tokens')).rows).toEqual([
      { user_id: waiting.userId, token_type: 'confirmation_token' },
    ]);
    expect(await one(db, `select count(*)::int from auth.users where recovery_token <> ''`)).toBe(
      0,
    );
    // The company picked since has it.
    expect(await open(db, successor.member, { id: asked.declined })).toMatchObject({ ok: true });
    // Links of letters that went out since work.
    const opens = await call(
      db,
      holding(mailedLinks[`request sent, link, ${letterOf['partly']}`] ?? ''),
      `select read_request() ->> 'id' as id`,
    );
    expect(opens).toMatchObject({ rows: [{ id: asked.partly }] });
    await done(
      db,
      mailed(mailedLinks[`request sent, confirm, ${letterOf['unopened']}`] ?? ''),
      'select confirm_request()',
    );
    const invited = await signUp(db, {}, 'later@mail.example');
    await done(db, invited, 'select accept_invitation($1)', [
      mailedLinks['invitation, invite, later@mail.example'],
    ]);
    await same('select count(*) from call_requests');
    await same(
      'select email, canceled_at is null as is_open from company_invitations order by email',
    );
    await same('select id, closed_at, closed_by, resolution from complaints');
    for (const table of ['auth.mfa_factors', 'auth.sessions', 'private.recovery_codes']) {
      await same(`select * from ${table}`);
    }
    const { rows: lines } = await old.query('select max(id) as last from audit_log');
    await same(`select * from audit_log where id <= ${lines[0]!['last']} order by id`);
    await same(
      'select request_id, company_id, status, channels, answered_at, suspended from request_recipients order by 1, 2',
    );
    expect(
      await one(db, 'select encrypted_password from auth.users where id = $1', [
        patient.member.userId,
      ]),
    ).toBe('');
    // The next decision has a number of its own.
    const company = await addCompany(db, 'Later Roofing', { status: 'pending' });
    const hash = await one(db, `select private.reviewed_facts($1) ->> 'hash'`, [company.id]);
    await done(db, admin, `select decide_company($1, 'approved', '', $2, $3)`, [
      company.id,
      hash,
      checked,
    ]);
  });

  it('changes nothing more where it is run once more', async () => {
    const db = await backup();
    await db.query(again);
    const before = await countsOf(db);
    await db.query(again);
    expect(await countsOf(db)).toEqual(before);
    expect(await mail(db)).toEqual([]);
  });

  it('holds back all that may be wrong where nothing could be read, and takes back what the provider names', async () => {
    const db = await backup();
    await db.query('select private.tidy()');
    const reference = String(
      await one(db, 'select reference from requests where id = $1', [asked.withdrawn]),
    );
    expect(blind).toContain("('3F2A-9C1B')");
    await db.query(blind.replace('3F2A-9C1B', reference));
    await db.query('select private.tidy()');
    expect(await contactOf(db, asked.withdrawn)).toBe(0);
    // True, and the second time for some: the request is taken back.
    expect(new Set((await mail(db)).map((letter) => letter.split(' to ')[0]))).toEqual(
      new Set(['taken back']),
    );
  });
});

it('what is saved holds no contact data and no password', () => {
  expect(again).toContain(asked.withdrawn);
  for (const address of Object.values(letterOf)) expect(again).not.toContain(address);
  expect(again).not.toMatch(/817-555|Pat Homeowner|gone@mail/);
  for (const secret of Object.values(mailedLinks)) expect(again).not.toContain(secret);
});
