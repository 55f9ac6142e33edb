import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller } from './harness/database.ts';
import { addCompany, anonymous, addStaff, type Company, checked } from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller, developer: Caller;
let oak: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Post Oak Home Services');
  ({ admin, developer } = await addStaff(db));
});
afterAll(() => db.close());

const rename = (company: Company, name: string) =>
  call(db, company.member, 'update companies set name = $2 where id = $1', [company.id, name]);
const review = (caller: Caller, { id }: Company) =>
  call(db, caller, 'select review_of($1) as facts', [id]);
/** The hash of what an admin sees of a company now. */
const hashOf = async (company: Company) => {
  const outcome = await review(admin, company);
  if (!outcome.ok) throw new Error(outcome.message);
  return (outcome.rows[0]?.['facts'] as { hash: string }).hash;
};
const approveAs = (caller: Caller, { id }: Company, hash: string | null) =>
  call(db, caller, `select decide_company($1, 'approved', null, $2, $3)`, [id, hash, checked]);
const approve = async (company: Company) => approveAs(admin, company, await hashOf(company));
const pending = (name: string) => addCompany(db, name, { status: 'pending' });
const decide = (caller: Caller, { id }: Company, decision: string | null, reason: string | null) =>
  call(db, caller, 'select decide_company($1, $2, $3)', [id, decision, reason]);
const statusOf = async ({ id }: Company) =>
  (await db.query('select status from companies where id = $1', [id])).rows[0]?.['status'];

describe('a company name', () => {
  let waiting: Company;
  beforeAll(async () => {
    waiting = await pending('Waiting Roofing');
  });

  const bad: [string, string][] = [
    ['a Cyrillic letter', 'Post Oаk Home Services'],
    ['a Greek letter', 'Ροst Oak'],
    ['right-to-left marks', 'Post\u202eOak'],
    ['no width', 'Post\u200b\u200bOak'],
    ['hard spaces', 'Post\u00a0Oak'],
    ['two spaces', 'Post  Oak'],
    ['markup', '<script>'],
    ['wide letters', 'Ｐｏｓｔ Oak'],
    ['a letter of mathematics', '𝐏ost Oak'],
    ['a combining accent', 'Pen\u0303a Roofing'],
    ['braces', 'Oak {email}'],
    ['two letters', 'On'],
    ['signs alone', '---'],
    ['digits alone', '12345'],
    ['a line break', 'Post\nOak'],
    ['too much', 'x'.repeat(121)],
    ['a list', 'Oak Roofing, Anyone Else'],
    ['a sentence', 'Oak Roofing. Anyone may call me'],
    ['a cry', 'Oak Roofing! And more'],
    ['an article and a legal form alone', 'The LLC'],
  ];
  it.each(bad)('cannot hold %s', async (_, name) => {
    expect(await rename(waiting, name)).toMatchObject({ ok: false, code: '23514' });
  });

  it.each([
    'ARS',
    'Peña & Sons LLC',
    'O’Neil Roofing #1',
    'A+ Air (DFW)',
    '3M Plumbing',
    'St. Mary Roofing Co.',
    'J. R. Air',
    'Roof.com',
    'AJ LLC',
  ])('can be %s', async (name) => {
    expect(await rename(waiting, name)).toMatchObject({ ok: true, count: 1 });
  });

  const alike = [
    'Post Oak Home Services',
    'POST OAK HOME SERVICES',
    'Post-Oak Home Services.',
    'P0st Oak H0me Services',
    'Pöst Öak Home Sérvices',
    'Post Oak Horne Services',
    'Post Oak Home Serv1ces',
    'The Post Oak Home Services',
    'Post Oak Home Services LLC',
    'Post Oak Home Services L.L.C.',
    'Post Oak Home Services Co. Inc.',
    'THE POST OAK HOME SERVICES C0MPANY',
    'Post Oak Home Services (PLLC)',
  ];
  it.each(alike)('that reads like a shown one is not shown: %s', async (name) => {
    const rival = await pending('Rival');
    expect(await rename(rival, name)).toMatchObject({ ok: true });
    expect(await approve(rival)).toMatchObject({ code: 'PT409' });
    expect(await statusOf(rival)).toBe('pending');
    // Nor by the operator past the call, nor by renaming a shown one.
    await expect(
      db.query(`update companies set status = 'approved' where id = $1`, [rival.id]),
    ).rejects.toMatchObject({ code: 'PT409' });
  });

  it('of a shown company is not changed to one that reads like another’s', async () => {
    const other = await addCompany(db, 'Blackland Roofing');
    const outcome = await call(db, admin, 'update companies set name = $2 where id = $1', [
      other.id,
      'Post Oak Home-Services',
    ]);
    expect(outcome).toMatchObject({ code: 'PT409' });
  });

  it('is not kept from its owner by who signs up first', async () => {
    await pending('Honest Septic');
    const owner = await pending('Honest Septic');
    expect(await approve(owner)).toMatchObject({ ok: true });
  });
});

describe('approving', () => {
  it('is for admins, and of exactly what they reviewed', async () => {
    const company = await pending('Reviewed Roofing');
    const hash = await hashOf(company);
    for (const caller of [anonymous, company.member, oak.member, developer]) {
      expect(await approveAs(caller, company, hash)).toMatchObject({ ok: false });
      expect(await statusOf(company)).toBe('pending');
    }
    const changes = [
      `update companies set name = 'Changed Roofing' where id = $1`,
      `update companies set license = 'TX 1' where id = $1`,
      `update companies set description = 'Roofs.' where id = $1`,
      `update companies set phone = '817-555-0112' where id = $1`,
      `update companies set website = 'https://roofs.example' where id = $1`,
      `insert into company_trades (company_id, trade_id) values ($1, 'concrete')`,
      `delete from company_trades where company_id = $1 and trade_id = 'roofing'`,
      `insert into company_cities (company_id, city_id) values ($1, 'plano')`,
    ];
    for (const change of changes) {
      const seen = await hashOf(company);
      expect(await call(db, company.member, change, [company.id]), change).toMatchObject({
        count: 1,
      });
      expect(await approveAs(admin, company, seen), change).toMatchObject({ code: 'PT409' });
    }
    expect(await approveAs(admin, company, null)).toMatchObject({ code: 'PT409' });
    expect(await statusOf(company)).toBe('pending');
    expect(await approve(company)).toMatchObject({ ok: true });
    expect(await statusOf(company)).toBe('approved');
  });

  it('begins with a look at everything a visitor will see, for staff alone', async () => {
    for (const caller of [anonymous, oak.member]) {
      expect(await review(caller, oak)).toMatchObject({ ok: false });
    }
    for (const caller of [admin, developer]) {
      expect(await review(caller, oak)).toMatchObject({
        rows: [
          {
            facts: {
              id: oak.id,
              name: 'Post Oak Home Services',
              license: '',
              description: '',
              phone: '',
              website: '',
              trades: ['roofing'],
              cities: ['southlake'],
            },
          },
        ],
      });
    }
  });

  it('holds: what was reviewed is changed by staff alone, how soon it answers by the company', async () => {
    const company = await addCompany(db, 'Settled Roofing');
    const own = (sql: string) => call(db, company.member, sql, [company.id]);
    for (const change of [
      `update companies set name = 'Other Roofing' where id = $1`,
      `update companies set license = 'TX 2' where id = $1`,
      `update companies set description = 'We also treat mold.' where id = $1`,
      `update companies set phone = '817-555-0113' where id = $1`,
      `update companies set website = 'http://roofs.example/a?b=c' where id = $1`,
      `insert into company_trades (company_id, trade_id) values ($1, 'solar')`,
      `insert into company_cities (company_id, city_id) values ($1, 'plano')`,
    ]) {
      expect(await own(change), change).toMatchObject({
        code: 'PT403',
        message: expect.stringContaining('staff') as string,
      });
      expect(await call(db, admin, change, [company.id]), change).toMatchObject({ ok: true });
    }
    expect(await own('delete from company_trades where company_id = $1')).toMatchObject({
      count: 0,
    });
    expect(await own('update companies set reply_hours = 2 where id = $1')).toMatchObject({
      count: 1,
    });
  });

  it('is not done by writing the status, even by an admin', async () => {
    const company = await pending('Written Roofing');
    const write = `update companies set status = 'approved' where id = '${company.id}'`;
    expect(await call(db, admin, write)).toMatchObject({ code: '42501' });
    // Nor where the embedded server has given the grants back.
    await db.query('grant update on companies to authenticated');
    expect(await call(db, admin, write)).toMatchObject({ code: 'PT403' });
    await db.query('revoke update on companies from authenticated');
    await db.query(
      `grant update (name, description, license, reply_hours, phone, website, paused, paused_until)
       on companies to authenticated`,
    );
    expect(await statusOf(company)).toBe('pending');
  });

  it('follows a look at each thing, license and all where Texas licenses the trade, which is kept', async () => {
    const company = await addCompany(db, 'Checked Cooling', {
      status: 'pending',
      trades: ['hvac'],
    });
    const with_ = async (ticked: readonly string[]) =>
      call(db, admin, `select decide_company($1, 'approved', null, $2, $3)`, [
        company.id,
        await hashOf(company),
        ticked,
      ]);
    const all = ['license', ...checked];
    for (const missing of all) {
      expect(await with_(all.filter((one) => one !== missing)), missing).toMatchObject({
        code: 'PT422',
      });
    }
    // Looked up, and there is none.
    expect(await with_(all)).toMatchObject({ code: 'PT422' });
    await db.query(`update companies set license = 'TDLR TACLA12345C' where id = $1`, [company.id]);
    expect(await with_(all)).toMatchObject({ ok: true });
    const { rows } = await db.query(
      'select checked, decided_by from company_decisions where company_id = $1',
      [company.id],
    );
    expect(rows).toEqual([{ checked: all, decided_by: admin.userId }]);
    const since = async () =>
      (await db.query('select license_checked_at from companies where id = $1', [company.id]))
        .rows[0]?.['license_checked_at'];
    expect(await since()).toBeInstanceOf(Date);
    // Another number is another license.
    await db.query(`update companies set license = 'TDLR TACLA99999C' where id = $1`, [company.id]);
    expect(await since()).toBeNull();
  });

  it('waits until somebody has confirmed the email address', async () => {
    const company = await pending('Unproved Roofing');
    await db.query('update auth.users set email_confirmed_at = null where id = $1', [
      company.member.userId,
    ]);
    expect(await approve(company)).toMatchObject({ code: 'PT422' });
    await db.query('update auth.users set email_confirmed_at = now() where id = $1', [
      company.member.userId,
    ]);
    expect(await approve(company)).toMatchObject({ ok: true });
  });

  it('is over after two days without it: the clock deletes the sign-up and its company', async () => {
    const age = (company: Company, days: number, isConfirmed: boolean) =>
      db.query(
        `update auth.users set created_at = now() - make_interval(days => $2),
           email_confirmed_at = case when $3 then now() end where id = $1`,
        [company.member.userId, days, isConfirmed],
      );
    const [late, fresh, proved, staff] = [
      await pending('Late Roofing'),
      await pending('Fresh Roofing'),
      await pending('Proved Roofing'),
      await pending('Staff Roofing'),
    ];
    await age(late, 2, false);
    await age(fresh, 1, false);
    await age(proved, 2, true);
    await age(staff, 2, false);
    await db.query(`insert into staff values ($1, 'developer_admin')`, [staff.member.userId]);
    const clockStood = (minutes: number) =>
      db.query(
        `insert into private.clock_runs (ran_at, milliseconds, rows_forgotten, steady_since)
         values (now() - make_interval(mins => $1), 0, 0, now() - interval '3 days')
         on conflict (only_row) do update set ran_at = excluded.ran_at, steady_since = excluded.steady_since`,
        [minutes],
      );
    // Nobody could confirm meanwhile: they have two days from when it runs again.
    await clockStood(61);
    await db.query('select private.tidy()');
    await db.query('select private.tidy()');
    expect(await statusOf(late)).toBe('pending');
    await clockStood(59);
    await db.query('select private.tidy()');
    const left = async (sql: string) =>
      (
        await db.query(sql, [
          [late, fresh, proved, staff].map(({ id, member }) =>
            sql.includes('auth.') ? member.userId : id,
          ),
        ])
      ).rows.map(({ id }) => id as string);
    expect(new Set(await left('select id from companies where id = any ($1)'))).toEqual(
      new Set([fresh.id, proved.id, staff.id]),
    );
    expect(new Set(await left('select id from auth.users where id = any ($1)'))).toEqual(
      new Set([fresh, proved, staff].map(({ member }) => member.userId)),
    );
    await db.query('delete from staff where user_id = $1', [staff.member.userId]);
  });

  it('lets a suspended company back in the same way', async () => {
    const company = await addCompany(db, 'Paused Roofing');
    expect(await decide(admin, company, 'suspended', 'Homeowners complain of you.')).toMatchObject({
      ok: true,
    });
    expect(await statusOf(company)).toBe('suspended');
    expect(await approve(company)).toMatchObject({ ok: true });
    expect(await statusOf(company)).toBe('approved');
    const { rows } = await db.query(
      'select decision, reason, decided_by from company_decisions where company_id = $1 order by id',
      [company.id],
    );
    expect(rows).toEqual([
      {
        decision: 'suspended',
        reason: 'Homeowners complain of you.',
        decided_by: admin.userId,
      },
      { decision: 'restored', reason: '', decided_by: admin.userId },
    ]);
  });
});

describe('a no', () => {
  it('is for admins, and gives a reason in plain words', async () => {
    const company = await pending('Refused Roofing');
    for (const caller of [anonymous, company.member, oak.member, developer]) {
      expect(await decide(caller, company, 'rejected', 'Your license ran out.')).toMatchObject({
        ok: false,
      });
    }
    for (const reason of [null, '', '   ', 'no', 'x'.repeat(1001), 'A hidden\u202e reason here']) {
      expect(await decide(admin, company, 'rejected', reason), String(reason)).toMatchObject({
        code: 'PT422',
      });
    }
    expect(await statusOf(company)).toBe('pending');
    expect(await decide(admin, company, 'rejected', ' Your license ran out. ')).toMatchObject({
      ok: true,
    });
    expect(await statusOf(company)).toBe('rejected');
    // Word for word, and to the company alone.
    const read = 'select reason from company_decisions where company_id = $1';
    expect(await call(db, company.member, read, [company.id])).toMatchObject({
      rows: [{ reason: 'Your license ran out.' }],
    });
    expect(await call(db, oak.member, read, [company.id])).toMatchObject({ rows: [] });
  });

  it('follows no other decision than it can: steps are not jumped', async () => {
    const company = await pending('Jumping Roofing');
    const why = 'A reason that is long enough.';
    expect(await decide(admin, company, 'suspended', why)).toMatchObject({ code: 'PT409' });
    await approve(company);
    expect(await approve(company)).toMatchObject({ code: 'PT409' });
    expect(await decide(admin, company, 'rejected', why)).toMatchObject({ code: 'PT409' });
    for (const decision of ['closed', 'pending', 'restored', '', null]) {
      expect(await decide(admin, company, decision, why), String(decision)).toMatchObject({
        code: 'PT422',
      });
    }
    const nowhere = { ...company, id: crypto.randomUUID() };
    expect(await decide(admin, nowhere, 'suspended', why)).toMatchObject({ code: 'PT404' });
    await db.query(`update companies set status = 'closed' where id = $1`, [company.id]);
    expect(await approve(company)).toMatchObject({ code: 'PT409' });
    expect(await statusOf(company)).toBe('closed');
  });

  it('can be mended: a rejected company changes its entry and asks again, others do not', async () => {
    const company = await pending('Mended Roofing');
    const ask = (caller: Caller) => call(db, caller, 'select ask_again()');
    expect(await ask(company.member)).toMatchObject({ code: 'PT409' });
    await decide(admin, company, 'rejected', 'Add the trades you serve.');
    for (const change of [
      `update companies set license = 'TX 9', website = 'https://mended.example' where id = $1`,
      `insert into company_trades (company_id, trade_id) values ($1, 'hvac')`,
      `delete from company_cities where company_id = $1`,
    ]) {
      expect(await call(db, oak.member, change, [company.id])).not.toMatchObject({ count: 1 });
      expect(await call(db, company.member, change, [company.id]), change).toMatchObject({
        count: 1,
      });
    }
    for (const caller of [anonymous, oak.member, admin]) {
      expect(await ask(caller)).toMatchObject({ ok: false });
    }
    expect(await statusOf(company)).toBe('rejected');
    expect(await ask(company.member)).toMatchObject({ ok: true });
    expect(await statusOf(company)).toBe('pending');
  });
});

describe('a pause', () => {
  const serves = async ({ id }: Company) =>
    (
      await db.query(
        `select $1::uuid = any (private.serving(array[$1::uuid], 'roofing', 'southlake')) as serves`,
        [id],
      )
    ).rows[0]?.['serves'];
  it('keeps new requests away until its day, and is the company’s own', async () => {
    const company = await addCompany(db, 'Resting Roofing');
    const pause = (caller: Caller, until: string | null) =>
      call(db, caller, 'update companies set paused = true, paused_until = $2 where id = $1', [
        company.id,
        until,
      ]);
    expect(await pause(oak.member, null)).toMatchObject({ count: 0 });
    expect(await serves(company)).toBe(true);
    expect(await pause(company.member, null)).toMatchObject({ count: 1 });
    expect(await serves(company)).toBe(false);
    await pause(company.member, '2126-01-01T00:00:00Z');
    expect(await serves(company)).toBe(false);
    await pause(company.member, '2026-01-01T00:00:00Z');
    expect(await serves(company)).toBe(true);
    expect(await pause(company.member, 'infinity')).toMatchObject({ code: '23514' });
  });
});

describe('the texts of a company', () => {
  const hidden: [string, string][] = [
    ['a bell', '\u0007'],
    ['a tab', '\t'],
    ['no width', '\u200b'],
    ['a mark of direction', '\u200f'],
    ['an override of direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a tag', '\u{e0041}'],
  ];
  it.each(hidden)('hold no hidden characters: %s', async (_, sign) => {
    const company = await pending('Plain Roofing');
    for (const column of ['name', 'description', 'license']) {
      const outcome = await call(
        db,
        company.member,
        `update companies set ${column} = $2 where id = $1`,
        [company.id, `Roof${sign}ing`],
      );
      expect(outcome, column).toMatchObject({ code: '23514' });
    }
  });

  it('can have lines in the description, and any visible letter', async () => {
    const company = await pending('Lined Roofing');
    const write = (column: string, text: string) =>
      call(db, company.member, `update companies set ${column} = $2 where id = $1`, [
        company.id,
        text,
      ]);
    expect(await write('description', 'Roofs.\nPeña’s — since 1990 ☂')).toMatchObject({ ok: true });
    expect(await write('license', 'TX\n1')).toMatchObject({ code: '23514' });
  });

  it('leave the comma before "LLC" out of a name at sign-up', async () => {
    const { id } = await pending('Peña & Sons, LLC');
    expect((await db.query('select name from companies where id = $1', [id])).rows).toEqual([
      { name: 'Peña & Sons LLC' },
    ]);
  });
});

describe('a website', () => {
  it.each(['https://roofs.example', 'http://www.roofs.example:8080/a/b?c=d#e', ''])(
    'can be %s',
    async (website) => {
      const company = await pending('Web Roofing');
      const write = 'update companies set website = $2 where id = $1';
      expect(await call(db, company.member, write, [company.id, website])).toMatchObject({
        count: 1,
      });
    },
  );
  it.each([
    'javascript:alert(1)',
    'https://roofs',
    'https://user:password@roofs.example',
    'https://roofs.example/<script>',
    'https://roofs.example/"onclick="x',
    'https://roofs.example/a b',
    'https://roofs.example/\u202efdp.exe',
    'https://roofs.example/\u200b',
    'https://roofs.example\n',
    ' https://roofs.example',
    '//roofs.example',
    'https://р​oofs.example',
    `https://roofs.example/${'x'.repeat(200)}`,
  ])('cannot be %j', async (website) => {
    const company = await pending('Web Roofing');
    const write = 'update companies set website = $2 where id = $1';
    expect(await call(db, company.member, write, [company.id, website])).toMatchObject({
      code: '23514',
    });
  });
});

describe('the public list', () => {
  it('shows the number a company gave, which must be one', async () => {
    const write = (phone: string) =>
      call(db, admin, 'update companies set phone = $2 where id = $1', [oak.id, phone]);
    expect(await write('817-555-0111')).toMatchObject({ ok: true });
    for (const paid of ['900-555-0111', '817-976-0111']) {
      expect(await write(paid)).toMatchObject({ code: '23514' });
    }
    expect(await write('javascript:alert(1)')).toMatchObject({ code: '23514' });
    expect(
      await call(db, anonymous, 'select phone from companies where id = $1', [oak.id]),
    ).toMatchObject({ rows: [{ phone: '817-555-0111' }] });
  });
});
