import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, restore } from '../../scripts/restore/restore.ts';
import { carry } from './harness/carry.ts';
import { call, openDatabase, type Caller } from './harness/database.ts';
import {
  addApp,
  addCompany,
  checked,
  holding,
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
  }[];
  for (const letter of letters) {
    await done(db, clock, `select finish_mail($1, $2, 'sent', '', 're')`, [letter.id, letter.try]);
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
const complaint = randomUUID();
const asked = { withdrawn: '', partly: '', answered: '', declined: '', stopped: '', undone: '' };
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
  };
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
  await done(old, patient.member, `select set_member($1, 'removed')`, [member.userId]);
  await done(old, patient.member, 'update company_members set mail_requests = false where true');
  await old.query('delete from staff where user_id = $1', [fired.userId]);
  await old.query(`update auth.users set encrypted_password = 'new' where id = $1`, [
    patient.member.userId,
  ]);
  await done(old, clock, `select suppress_mail('gone@mail.example', 'bounced')`);
  await old.query('delete from call_requests');
  await old.query('update company_invitations set canceled_at = now()');
  await old.query(
    `update complaints set closed_at = now(), closed_by = $1, resolution = 'They came.'`,
    [admin.userId],
  );
  await old.query(
    `insert into orders (plan_id, trade_id, city_id, email) values ('city', 'roofing', 'southlake', 'buyer@mail.example')`,
  );
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
    await same('select id from auth.users order by 1');
    await same(
      'select company_id, user_id, role, mail_requests from company_members order by 1, 2',
    );
    await same('select * from request_stops order by 1, 2');
    await same('select request_id, body from company_notes');
    await same('select request_id, company_id, next_step from company_records order by 1, 2');
    await same('select * from company_decisions order by id');
    await same('select * from private.mail_suppressions');
    await same('select id, reference, plan_id from orders');
    await same('select count(*) from call_requests');
    await same('select canceled_at is null as is_open from company_invitations');
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
});
