import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  issue,
  open,
  send,
  signUp,
  submission,
  type Company,
} from './harness/people.ts';

/** The people of a company: who invites, joins, leaves and is removed, and what is left when all have gone. */
let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, elm: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing');
  elm = await addCompany(db, 'Elm Roofing');
});
afterAll(() => db.close());

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const invite = (caller: Caller, { id }: { id: string }, address: string | null) =>
  call(db, caller, 'select invite_member($1, $2)', [id, address]);
const accept = (caller: Caller, secret: string | null) =>
  call(db, caller, 'select accept_invitation($1) as company', [secret]);
const setMember = (caller: Caller, member: Caller, role: string | null) =>
  call(db, caller, 'select set_member($1, $2)', [member.userId, role]);
const deleteAccount = (caller: Caller) => call(db, caller, 'select delete_account()');

const addressOf = async ({ userId }: Caller) =>
  String((await rows('select email from auth.users where id = $1', [userId]))[0]?.['email']);
/** The open invitation of an address, with the secret that its mail would hold. */
const mailed = async (company: Company, address: string) => {
  const [invitation] = await rows(
    `select id from company_invitations
     where company_id = $1 and email = lower($2) and accepted_at is null and canceled_at is null`,
    [company.id, address],
  );
  const id = String(invitation?.['id']);
  return { id, secret: await issue(db, 'invitation', id) };
};
/** Someone who joined a company by a mailed invitation. */
const joined = async (company: Company, person?: Caller) => {
  const newcomer = person ?? (await signUp(db));
  const address = await addressOf(newcomer);
  expect(await invite(company.member, company, address)).toMatchObject({ ok: true });
  const { secret } = await mailed(company, address);
  expect(await accept(newcomer, secret)).toMatchObject({ rows: [{ company: company.id }] });
  return newcomer;
};
const people = async ({ id }: Company) =>
  Object.fromEntries(
    (await rows('select user_id, role from company_members where company_id = $1', [id])).map(
      (row) => [row['user_id'], row['role']],
    ),
  );
const fresh = (name: string) => addCompany(db, `${name} ${crypto.randomUUID().slice(0, 8)}`);

describe('an invitation', () => {
  it('is sent by an owner of an approved company alone', async () => {
    const member = await joined(oak);
    for (const caller of [anonymous, member, elm.member, await signUp(db)]) {
      expect(await invite(caller, oak, 'new@people.example')).toMatchObject({ ok: false });
    }
    for (const status of ['pending', 'rejected', 'suspended', 'closed']) {
      const company = await addCompany(db, 'Waiting Roofing', { status });
      expect(await invite(company.member, company, 'new@people.example'), status).toMatchObject({
        code: 'PT403',
      });
    }
    expect(await invite(oak.member, { id: crypto.randomUUID() }, 'a@b.example')).toMatchObject({
      code: 'PT403',
    });
    expect(await rows(`select 1 from company_invitations where email like 'new@%'`)).toEqual([]);
  });

  it.each([
    null,
    '',
    '   ',
    'pat',
    'pat@',
    'pat@home',
    'a b@c.example',
    `${'x'.repeat(10_000)}@c.example`,
  ])('goes to no address like %s', async (address) => {
    expect(await invite(oak.member, oak, address)).toMatchObject({ code: 'PT422' });
  });

  it('goes to nobody who is there already', async () => {
    const address = await addressOf(oak.member);
    expect(await invite(oak.member, oak, ` ${address.toUpperCase()} `)).toMatchObject({
      code: 'PT409',
    });
  });

  it('is no way to write to strangers without end: taken back or sent again, it is counted', async () => {
    const company = await fresh('Loud Roofing');
    for (let n = 0; n < 10; n++) {
      expect(await invite(company.member, company, 'victim@people.example')).toMatchObject({
        ok: true,
      });
      expect(await invite(company.member, company, `other${n}@people.example`)).toMatchObject({
        ok: true,
      });
      const { id } = await mailed(company, `other${n}@people.example`);
      expect(await call(db, company.member, 'select cancel_invitation($1)', [id])).toMatchObject({
        ok: true,
      });
    }
    expect(await invite(company.member, company, 'victim@people.example')).toMatchObject({
      code: 'PT429',
    });
    // What was taken back or given way is not shown.
    expect(
      await call(db, company.member, 'select email from company_invitations', []),
    ).toMatchObject({ rows: [{ email: 'victim@people.example' }] });
  });

  it('opens nothing to another address, to a guess, or to who is not signed in', async () => {
    const company = await fresh('Careful Roofing');
    const invited = await signUp(db);
    const address = await addressOf(invited);
    await invite(company.member, company, address);
    const { id, secret } = await mailed(company, address);
    expect(await accept(await signUp(db), secret)).toMatchObject({ code: 'PT403' });
    // Who has yet to sign in learns that it still stands.
    expect(await accept(anonymous, secret)).toMatchObject({ code: 'PT403' });
    for (const guess of [null, '', id, 'x'.repeat(64), 'x'.repeat(10_000)]) {
      for (const caller of [invited, anonymous]) {
        expect(await accept(caller, guess)).toMatchObject({ code: 'PT410' });
      }
    }
    expect(
      await rows('select 1 from private.invitation_tokens where token_hash = $1', [secret]),
    ).toEqual([]);
    expect(Object.keys(await people(company))).toEqual([company.member.userId]);
  });

  it('ends: by a newer one, when taken back, with its time, and when the company closes', async () => {
    const company = await fresh('Ending Roofing');
    const invited = await signUp(db);
    const address = await addressOf(invited);
    await invite(company.member, company, address);
    const older = await mailed(company, address);
    await invite(company.member, company, address);
    expect(await accept(invited, older.secret)).toMatchObject({ code: 'PT410' });

    const newer = await mailed(company, address);
    const cancel = (caller: Caller) => call(db, caller, 'select cancel_invitation($1)', [newer.id]);
    for (const caller of [anonymous, invited, oak.member]) {
      expect(await cancel(caller)).toMatchObject({ ok: false });
    }
    expect(await cancel(company.member)).toMatchObject({ ok: true });
    expect(await cancel(company.member)).toMatchObject({ code: 'PT404' });
    expect(await accept(invited, newer.secret)).toMatchObject({ code: 'PT410' });

    await invite(company.member, company, address);
    const late = await mailed(company, address);
    await db.query(
      `update company_invitations set expires_at = now() - interval '1 minute' where id = $1`,
      [late.id],
    );
    expect(await accept(invited, late.secret)).toMatchObject({ code: 'PT410' });

    await invite(company.member, company, address);
    const last = await mailed(company, address);
    await db.query(`update companies set status = 'closed' where id = $1`, [company.id]);
    expect(await accept(invited, last.secret)).toMatchObject({ code: 'PT410' });
    expect(Object.keys(await people(company))).toEqual([company.member.userId]);
  });

  it('makes a member, no owner; used twice it is the same as once; and it does not bring back who was removed', async () => {
    const company = await fresh('Joined Roofing');
    const invited = await signUp(db);
    const address = await addressOf(invited);
    await invite(company.member, company, address);
    const { secret } = await mailed(company, address);
    expect(await accept(invited, secret)).toMatchObject({ rows: [{ company: company.id }] });
    expect(await accept(invited, secret)).toMatchObject({ rows: [{ company: company.id }] });
    expect(await people(company)).toEqual({
      [company.member.userId!]: 'owner',
      [invited.userId!]: 'member',
    });
    await setMember(company.member, invited, 'removed');
    expect(await accept(invited, secret)).toMatchObject({ code: 'PT410' });
    expect(Object.keys(await people(company))).toEqual([company.member.userId]);
  });

  it('leaves a line in the log when it is made, canceled and accepted, without its address', async () => {
    const company = await fresh('Logged Roofing');
    const invited = await signUp(db);
    const address = await addressOf(invited);
    const line = { actor: company.member.userId, company_id: company.id, user_id: null };
    const logged = async () =>
      rows(
        `select actor, action, company_id, user_id, reason, detail from audit_log
         where company_id = $1 and detail ? 'invitation' order by id`,
        [company.id],
      );
    await invite(company.member, company, address);
    const first = await mailed(company, address);
    const made = { ...line, action: 'invited member', detail: { invitation: first.id } };
    expect(await logged()).toMatchObject([made]);

    await call(db, company.member, 'select cancel_invitation($1)', [first.id]);
    const canceled = { ...made, action: 'canceled invitation' };
    expect(await logged()).toMatchObject([made, canceled]);

    await invite(company.member, company, address);
    const second = await mailed(company, address);
    expect(await accept(invited, second.secret)).toMatchObject({ ok: true });
    const lines = await logged();
    expect(lines).toMatchObject([
      made,
      canceled,
      { ...made, detail: { invitation: second.id } },
      {
        actor: invited.userId,
        action: 'accepted invitation',
        company_id: company.id,
        detail: { invitation: second.id },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(address);
  });

  it('takes nobody out of another company', async () => {
    const company = await fresh('Poaching Roofing');
    const address = await addressOf(elm.member);
    await invite(company.member, company, address);
    const { secret } = await mailed(company, address);
    expect(await accept(elm.member, secret)).toMatchObject({ code: 'PT409' });
    expect(Object.keys(await people(elm))).toEqual([elm.member.userId]);
  });

  it('is forgotten a month after its time', async () => {
    const company = await fresh('Old Roofing');
    await invite(company.member, company, 'long-ago@people.example');
    await db.query(
      `update company_invitations set expires_at = now() - interval '31 days' where company_id = $1`,
      [company.id],
    );
    await db.query('select private.tidy()');
    expect(await rows(`select 1 from company_invitations where email like 'long-ago%'`)).toEqual(
      [],
    );
  });
});

describe('the people of a company', () => {
  it('are changed by its owners alone', async () => {
    const company = await fresh('Ruled Roofing');
    const member = await joined(company);
    for (const caller of [anonymous, member, elm.member]) {
      for (const role of ['owner', 'member', 'removed']) {
        expect(await setMember(caller, company.member, role)).toMatchObject({ ok: false });
        expect(await setMember(caller, member, role)).toMatchObject({ ok: false });
      }
    }
    for (const role of [null, '', 'admin']) {
      expect(await setMember(company.member, member, role)).toMatchObject({ code: 'PT422' });
    }
    expect(await setMember(company.member, await signUp(db), 'removed')).toMatchObject({
      code: 'PT403',
    });
    expect(await people(company)).toEqual({
      [company.member.userId!]: 'owner',
      [member.userId!]: 'member',
    });
  });

  it('never lose their last owner', async () => {
    const company = await fresh('Owned Roofing');
    const member = await joined(company);
    for (const role of ['member', 'removed']) {
      expect(await setMember(company.member, company.member, role)).toMatchObject({
        code: 'PT422',
      });
    }
    expect(await setMember(company.member, member, 'owner')).toMatchObject({ ok: true });
    expect(await setMember(company.member, company.member, 'member')).toMatchObject({ ok: true });
    expect(await setMember(company.member, member, 'removed')).toMatchObject({ code: 'PT403' });
    expect(await setMember(member, member, 'removed')).toMatchObject({ code: 'PT422' });
  });

  it('change their own name and mail, and nobody else’s', async () => {
    const company = await fresh('Named Roofing');
    const member = await joined(company);
    const write = (sql: string) =>
      call(db, member, `update company_members set ${sql} where company_id = $1`, [company.id]);
    expect(await write(`display_name = 'Pat <b>', mail_requests = false`)).toMatchObject({
      count: 1,
    });
    expect(
      await rows(
        'select user_id from company_members where company_id = $1 and not mail_requests',
        [company.id],
      ),
    ).toEqual([{ user_id: member.userId }]);
    for (const name of ['x'.repeat(81), 'a\u202eb', 'a\nb']) {
      expect(
        await call(db, member, 'update company_members set display_name = $1', [name]),
      ).toMatchObject({ code: '23514' });
    }
    // The role, the company and the address among the columns written; also where all grants are given back.
    await db.query('grant update on company_members to authenticated');
    for (const forged of [
      `display_name = 'Boss', role = 'owner'`,
      `company_id = '${elm.id}'`,
      `user_id = '${elm.member.userId}'`,
      `signup_email = 'boss@people.example'`,
      'joined_at = now()',
    ]) {
      expect(await write(forged), forged).toMatchObject({ code: 'PT403' });
    }
    await db.query('revoke update on company_members from authenticated');
    await db.query(
      'grant update (display_name, mail_requests) on company_members to authenticated',
    );
  });

  it('once removed, have lost everything with the next call', async () => {
    const company = await fresh('Left Roofing');
    const member = await joined(company);
    const request = submission([company]);
    await send(db, request);
    const looks = [
      'requests',
      'request_recipients',
      'company_records',
      'company_events',
      'company_members',
    ];
    for (const table of looks) {
      expect(await call(db, member, `select * from ${table}`), table).not.toMatchObject({
        rows: [],
      });
    }
    expect(await open(db, member, request)).toMatchObject({ ok: true });
    expect(await setMember(company.member, member, 'removed')).toMatchObject({ ok: true });
    for (const table of [...looks, 'company_notes', 'company_invitations', 'company_decisions']) {
      expect(await call(db, member, `select * from ${table}`), table).toMatchObject({ rows: [] });
    }
    expect(await open(db, member, request)).toMatchObject({ code: 'PT404' });
    expect(await call(db, member, 'select received($1)', [company.id])).toMatchObject({
      code: 'PT403',
    });
    expect(
      await call(db, member, `update request_recipients set status = 'answered'`),
    ).toMatchObject({ count: 0 });
    expect(
      await call(db, member, 'update companies set reply_hours = 1 where id = $1', [company.id]),
    ).toMatchObject({ count: 0 });
  });
});

describe('deleting an account', () => {
  it('is for who is signed in', async () => {
    expect(await deleteAccount(anonymous)).toMatchObject({ ok: false });
    const nobody = { role: 'authenticated' } as const;
    expect(await deleteAccount(nobody)).toMatchObject({ code: 'PT403' });
  });

  it('of a member leaves the company as it is, and its notes', async () => {
    const company = await fresh('Staying Roofing');
    const member = await joined(company);
    const request = submission([company]);
    await send(db, request);
    await call(
      db,
      member,
      `insert into company_notes (id, request_id, company_id, author, body)
       values (gen_random_uuid(), $1, $2, $3, 'Steep.')`,
      [request.id, company.id, member.userId],
    );
    expect(await deleteAccount(member)).toMatchObject({ ok: true });
    expect(await rows('select 1 from auth.users where id = $1', [member.userId])).toEqual([]);
    expect(await people(company)).toEqual({ [company.member.userId!]: 'owner' });
    expect(await rows('select status from companies where id = $1', [company.id])).toEqual([
      { status: 'approved' },
    ]);
    expect(
      await call(db, company.member, 'select body from company_notes where request_id = $1', [
        request.id,
      ]),
    ).toMatchObject({ rows: [{ body: 'Steep.' }] });
    // The session it still holds opens nothing.
    expect(await open(db, member, request)).toMatchObject({ code: 'PT404' });
  });

  it('of the only owner waits until someone else owns the company', async () => {
    const company = await fresh('Orphan Roofing');
    const member = await joined(company);
    expect(await deleteAccount(company.member)).toMatchObject({ code: 'PT422' });
    await setMember(company.member, member, 'owner');
    expect(await deleteAccount(company.member)).toMatchObject({ ok: true });
    expect(await people(company)).toEqual({ [member.userId!]: 'owner' });
  });

  it('of the last member closes the company: what waits is declined, what it noted is gone, the log stays', async () => {
    const company = await fresh('Closing Roofing');
    const waiting = submission([company]);
    const answered = submission([company]);
    for (const request of [waiting, answered]) {
      await send(db, request);
      await call(
        db,
        company.member,
        `insert into company_notes (id, request_id, company_id, author, body)
         values (gen_random_uuid(), $1, $2, $3, 'Pat has a dog.')`,
        [request.id, company.id, company.member.userId],
      );
    }
    await call(
      db,
      company.member,
      `update request_recipients set status = 'answered' where request_id = $1`,
      [answered.id],
    );
    await call(
      db,
      company.member,
      `update company_records set next_step = 'Call Pat.' where request_id = $1`,
      [answered.id],
    );
    await invite(company.member, company, 'last@people.example');
    await db.query(
      `update companies set phone = '817-555-0199', license = 'TX 1', website = 'https://closing.example' where id = $1`,
      [company.id],
    );

    expect(await deleteAccount(company.member)).toMatchObject({ ok: true });
    const [closed] = await rows(
      'select status, name, phone, license, website, description from companies where id = $1',
      [company.id],
    );
    expect(closed).toEqual({
      status: 'closed',
      name: expect.stringMatching(/^Closed [0-9A-F]{8}$/) as string,
      phone: '',
      license: '',
      website: '',
      description: '',
    });
    expect(
      await rows('select status from request_recipients where company_id = $1 order by status', [
        company.id,
      ]),
    ).toEqual([{ status: 'answered' }, { status: 'declined' }]);
    for (const table of ['company_notes', 'company_invitations', 'company_members']) {
      expect(
        await rows(`select 1 from ${table} where company_id = $1`, [company.id]),
        table,
      ).toEqual([]);
    }
    expect(
      await rows(`select 1 from company_records where company_id = $1 and next_step <> ''`, [
        company.id,
      ]),
    ).toEqual([]);
    const log = await rows(
      'select action, detail -> $2 -> 0 as was from audit_log where company_id = $1 order by id',
      [company.id, 'name'],
    );
    expect(log).toContainEqual({ action: 'closed company', was: company.name });
    expect(log).toContainEqual({ action: 'left company', was: null });
    // Its name is free for another, and nobody sees it among those that can be picked.
    await addCompany(db, company.name);
    const seen = await call(db, anonymous, 'select 1 from companies where id = $1', [company.id]);
    expect(seen).toMatchObject({ rows: [] });
  });

  it('of the last member leaves nothing of a company that never received a request', async () => {
    const company = await fresh('Unused Roofing');
    expect(await deleteAccount(company.member)).toMatchObject({ ok: true });
    for (const [table, column] of [
      ['companies', 'id'],
      ['company_trades', 'company_id'],
      ['company_cities', 'company_id'],
      ['company_members', 'company_id'],
    ]) {
      expect(
        await rows(`select 1 from ${table} where ${column} = $1`, [company.id]),
        table,
      ).toEqual([]);
    }
  });

  it('of the last admin waits until there is another; of another admin it takes the role along', async () => {
    const [first, second] = [await signUp(db), await signUp(db)];
    await db.query(`insert into staff values ($1, 'admin')`, [first.userId]);
    expect(await deleteAccount(first)).toMatchObject({ code: 'PT422' });
    expect(await rows('select 1 from auth.users where id = $1', [first.userId])).toHaveLength(1);
    await db.query(`insert into staff values ($1, 'admin')`, [second.userId]);
    expect(await deleteAccount(first)).toMatchObject({ ok: true });
    expect(await rows('select user_id from staff')).toEqual([{ user_id: second.userId }]);
    expect(
      await rows(`select action from audit_log where user_id = $1 order by id`, [first.userId]),
    ).toEqual([{ action: 'gave role' }, { action: 'took role away' }]);
  });
});
