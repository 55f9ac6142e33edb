import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Connection } from './harness/database.ts';
import { addApp, anonymous, signUp } from './harness/people.ts';

let db: Connection & { close(): Promise<void> };
let admin: Caller;
let fully: Caller;

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  admin = await signUp(db);
  fully = { ...admin, aal: 'aal2' };
  await db.query(`insert into staff (user_id, role) values ($1, 'admin')`, [admin.userId]);
  await db.query('update private.settings set staff_need_codes = false');
});

const apps = async () =>
  (await db.query('select status from auth.mfa_factors where user_id = $1', [admin.userId])).count;
const state = async (caller: Caller) => {
  const outcome = await call(db, caller, 'select code_of_staff() as state');
  return outcome.ok ? outcome.rows[0]?.['state'] : outcome.code;
};
const mayList = async (caller: Caller) => (await call(db, caller, 'select staff_list()')).ok;
const makeCodes = async (caller: Caller): Promise<readonly string[]> => {
  const outcome = await call(db, caller, 'select make_recovery_codes() as codes');
  return outcome.ok ? (outcome.rows[0]?.['codes'] as string[]) : [];
};
const giveBack = (caller: Caller, code: unknown) =>
  call(db, caller, 'select use_recovery_code($1)', [code]);

describe('the code that staff give after the password', () => {
  it('is not asked for while nobody has set one up and nobody needs one', async () => {
    expect(await state(admin)).toBe('none');
    expect(await mayList(admin)).toBe(true);
  });

  it('is needed by whoever has an app: without it they are no staff, in calls and in policies', async () => {
    await addApp(db, admin);
    expect([await state(admin), await state(fully)]).toEqual(['to give', 'given']);
    expect([await mayList(admin), await mayList(fully)]).toEqual([false, true]);
    const log = (caller: Caller) => call(db, caller, 'select id from audit_log');
    expect(await log(admin)).toMatchObject({ ok: true, rows: [] });
    expect((await log(fully)).ok && (await log(fully))).not.toMatchObject({ rows: [] });
    // The page has to know whom to ask.
    expect(await call(db, admin, 'select role from staff')).toMatchObject({
      rows: [{ role: 'admin' }],
    });
  });

  it('is not asked for by an app that was begun and never answered', async () => {
    await addApp(db, admin, 'unverified');
    expect(await mayList(admin)).toBe(true);
  });

  it('is needed by all staff where the operator says so', async () => {
    await db.query('update private.settings set staff_need_codes = true');
    expect([await state(admin), await mayList(admin)]).toEqual(['to set up', false]);
    expect([await state(fully), await mayList(fully)]).toEqual(['given', true]);
  });

  it('makes nobody staff', async () => {
    const stranger: Caller = { ...(await signUp(db)), aal: 'aal2' };
    expect(await mayList(stranger)).toBe(false);
    expect(await makeCodes(stranger)).toEqual([]);
    expect(await state(anonymous)).toBe('42501');
  });
});

describe('a recovery code', () => {
  it('is made only in a session that gave a code of the app, and kept only as a hash', async () => {
    await addApp(db, admin);
    expect(await makeCodes(admin)).toEqual([]);
    const codes = await makeCodes(fully);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-f]{5}-){3}[0-9a-f]{5}$/);
    const { rows } = await db.query('select code_hash from private.recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(codes[0]!.replaceAll('-', ''));
  });

  it('takes the app off the account, once, however it is typed, and is logged', async () => {
    await addApp(db, admin);
    await db.query(
      `insert into auth.sessions (id, user_id, aal)
       values (gen_random_uuid(), $1, 'aal1'), (gen_random_uuid(), $1, 'aal2')`,
      [admin.userId],
    );
    const [first = '', second = ''] = await makeCodes(fully);
    expect(await giveBack(admin, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({
      ok: true,
    });
    expect(await apps()).toBe(0);
    expect(await mayList(admin)).toBe(true);
    // The lost phone's session ends, this one goes on.
    const { rows: sessions } = await db.query('select aal from auth.sessions where user_id = $1', [
      admin.userId,
    ]);
    expect(sessions).toEqual([{ aal: 'aal1' }]);
    // The auth service tells nobody of an app that it did not take off itself.
    const { rows: letters } = await db.query(
      `select to_address, state from private.mail_queue where kind = 'app taken off' and user_id = $1`,
      [admin.userId],
    );
    expect(letters).toEqual([{ to_address: `${admin.userId}@people.example`, state: 'queued' }]);
    // All of them belonged to the app that is gone.
    await addApp(db, admin);
    for (const code of [first, second]) expect((await giveBack(admin, code)).ok).toBe(false);
    const { rows } = await db.query(
      `select action from audit_log where user_id = $1 and action like '%recovery%' order by id`,
      [admin.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'made recovery codes',
      'used a recovery code',
    ]);
  });

  it('of someone else, made up, or of an earlier set opens nothing', async () => {
    await addApp(db, admin);
    const [old = ''] = await makeCodes(fully);
    const [current = ''] = await makeCodes(fully);
    const other = await signUp(db);
    await addApp(db, other);
    for (const [caller, code] of [
      [other, current],
      [anonymous, current],
      [admin, old],
      [admin, ''],
      [admin, null],
      [admin, '-'],
      [admin, 'x'.repeat(10_000)],
    ] as const) {
      expect((await giveBack(caller, code)).ok, String(code)).toBe(false);
    }
    expect(await apps()).toBe(1);
  });

  it('still leads to another app where all staff need one', async () => {
    await addApp(db, admin);
    const [code] = await makeCodes(fully);
    await db.query('update private.settings set staff_need_codes = true');
    expect((await giveBack(admin, code)).ok).toBe(true);
    expect([await state(admin), await mayList(admin)]).toEqual(['to set up', false]);
  });
});
