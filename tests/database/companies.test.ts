import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openEmbedded, type Caller } from './harness/database.ts';
import { addCompany, anonymous, signUp, type Company } from './harness/people.ts';

let db: Awaited<ReturnType<typeof openEmbedded>>;
let admin: Caller, developer: Caller;
let oak: Company;

beforeAll(async () => {
  db = await openEmbedded();
  oak = await addCompany(db, 'Post Oak Home Services');
  admin = await signUp(db);
  developer = await signUp(db);
  await db.query(`insert into staff values ($1, 'admin'), ($2, 'developer_admin')`, [
    admin.userId,
    developer.userId,
  ]);
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
  call(db, caller, 'select approve_company($1, $2)', [id, hash]);
const approve = async (company: Company) => approveAs(admin, company, await hashOf(company));
const pending = (name: string) => addCompany(db, name, { status: 'pending' });
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
      `insert into company_trades (company_id, trade_id) values ($1, 'solar')`,
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
    expect(await call(db, admin, write)).toMatchObject({ code: 'PT403' });
    expect(await statusOf(company)).toBe('pending');
  });

  it('lets a suspended company back in the same way', async () => {
    const company = await addCompany(db, 'Paused Roofing');
    const suspend = `update companies set status = 'suspended' where id = '${company.id}'`;
    expect(await call(db, admin, suspend)).toMatchObject({ count: 1 });
    expect(await approve(company)).toMatchObject({ ok: true });
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
