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
const approve = (caller: Caller, { id }: Company, name: string, license = '') =>
  call(db, caller, 'select approve_company($1, $2, $3)', [id, name, license]);
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
  ];
  it.each(bad)('cannot hold %s', async (_, name) => {
    expect(await rename(waiting, name)).toMatchObject({ ok: false, code: '23514' });
  });

  it.each(['ARS', 'Peña & Sons, LLC', 'O’Neil Roofing #1', 'A+ Air (DFW)', '3M Plumbing'])(
    'can be %s',
    async (name) => {
      expect(await rename(waiting, name)).toMatchObject({ ok: true, count: 1 });
    },
  );

  const alike = [
    'Post Oak Home Services',
    'POST OAK HOME SERVICES',
    'Post-Oak Home Services.',
    'P0st Oak H0me Services',
    'Pöst Öak Home Sérvices',
    'Post Oak Horne Services',
    'Post Oak Home Serv1ces',
  ];
  it.each(alike)('that reads like a shown one is not shown: %s', async (name) => {
    const rival = await pending('Rival');
    expect(await rename(rival, name)).toMatchObject({ ok: true });
    expect(await approve(admin, rival, name)).toMatchObject({ code: 'PT409' });
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
    expect(await approve(admin, owner, 'Honest Septic')).toMatchObject({ ok: true });
  });
});

describe('approving', () => {
  it('is for admins, and of exactly what they reviewed', async () => {
    const company = await pending('Reviewed Roofing');
    for (const caller of [anonymous, company.member, oak.member, developer]) {
      expect(await approve(caller, company, 'Reviewed Roofing')).toMatchObject({ ok: false });
      expect(await statusOf(company)).toBe('pending');
    }
    await rename(company, 'Changed Roofing');
    expect(await approve(admin, company, 'Reviewed Roofing')).toMatchObject({ code: 'PT409' });
    await call(db, company.member, `update companies set license = 'TX 1' where id = $1`, [
      company.id,
    ]);
    expect(await approve(admin, company, 'Changed Roofing')).toMatchObject({ code: 'PT409' });
    expect(await approve(admin, company, 'Changed Roofing', 'TX 1')).toMatchObject({ ok: true });
    expect(await statusOf(company)).toBe('approved');
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
    expect(await approve(admin, company, 'Paused Roofing')).toMatchObject({ ok: true });
  });
});

describe('the public list', () => {
  it('shows the number a company gave, which must be one', async () => {
    const write = (phone: string) =>
      call(db, oak.member, 'update companies set phone = $2 where id = $1', [oak.id, phone]);
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
