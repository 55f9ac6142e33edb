import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations, platform } from './harness/database.ts';

/**
 * A site that ran before 2026-11-21: its rows, written through its own triggers, come through every later
 * migration with nothing lost but what should not have been kept.
 */
let db: PGlite;
const rows = async (sql: string, params: unknown[] = []) =>
  (await db.query<Record<string, unknown>>(sql, params)).rows;
const oldHashes: Record<string, string> = {};

const firstLater = '20261121';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const token = (n: number) => String(n).repeat(40);

/** A request as the old site took it: any words that name the number and the companies. */
const sendOld = async (n: number, company: string, channels: readonly ('email' | 'call')[]) => {
  const email = `pat${n}@mail.example`;
  const phone = `817-404-010${n}`;
  const [{ name } = {}] = await rows('select name from companies where id = $1', [company]);
  await db.query('insert into request_submissions (id, body) values ($1, $2)', [
    id(n),
    JSON.stringify({
      token: token(n),
      trade: 'roofing',
      city: 'southlake',
      page: '/roofing-results',
      companies: [company],
      contact: { name: 'Pat', email, phone, zip: '76092', note: '', preferred: 'email' },
      consents: channels.map((channel) => ({
        channel,
        version: 'v1',
        text: `${String(name)} may ${channel} me at ${channel === 'email' ? email : phone}.`,
      })),
      estimate: { low: 1, typical: 2, high: 3, label: 'Roof', modelVersion: '1', inputs: { a: 1 } },
    }),
  ]);
};

beforeAll(async () => {
  db = await PGlite.create();
  await db.exec(platform);
  // What the extension pg_cron offers, as far as this project leans on it.
  await db.exec(`
    create schema cron;
    create table cron.job (jobname text primary key, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql as $$ insert into cron.job values (job_name, schedule, command) returning 1::bigint $$;
  `);
  for (const { name, sql } of migrations) if (name < firstLater) await db.exec(sql);

  await db.exec(`
    insert into companies (id, name, status, created_at) values
      ('${id(1)}', 'Post Oak Home Services', 'approved', now() - interval '2 days'),
      ('${id(2)}', 'Post-Oak Home Services', 'approved', now() - interval '1 day'),
      ('${id(3)}', 'Post Oаk Roofing', 'approved', now()),
      ('${id(4)}', 'On', 'pending', now()),
      ('${id(8)}', 'Elm Roofing, LLC', 'approved', now()),
      ('${id(9)}', 'Ash Roofing LLC', 'approved', now() - interval '1 day'),
      ('${id(10)}', 'The Ash Roofing Co.', 'approved', now());
    update companies set description = E'Ash.\\nRoofs\\u200b.', license = E'TX\\t1' where id = '${id(9)}';
    insert into company_trades (company_id, trade_id) select id, 'roofing' from companies;
    insert into company_cities (company_id, city_id) select id, 'southlake' from companies;
  `);
  await sendOld(5, id(1), ['email', 'call']);
  await sendOld(6, id(1), ['email', 'call']);
  await sendOld(7, id(1), ['email']);
  await db.query('insert into request_withdrawals (request_id) values ($1)', [id(6)]);
  for (const row of await rows('select id, shown_text_sha256 from consents'))
    oldHashes[String(row['id'])] = String(row['shown_text_sha256']);

  for (const { name, sql } of migrations) if (name >= firstLater) await db.exec(sql);
});
afterAll(() => db.close());

it('keeps the requests, their people and the words agreed to', async () => {
  expect(
    await rows(
      `select r.id, c.email, p.phone, r.confirmed_at = r.created_at as confirmed, r.answers,
         round(extract(epoch from c.expires_at - r.created_at) / 86400)::int as days
       from requests r
       left join request_contacts c on c.request_id = r.id
       left join request_phones p on p.request_id = r.id
       order by r.id`,
    ),
  ).toEqual([
    {
      id: id(5),
      email: 'pat5@mail.example',
      phone: '817-404-0105',
      confirmed: true,
      answers: [],
      days: 730,
    },
    // Withdrawn.
    { id: id(6), email: null, phone: null, confirmed: true, answers: [], days: null },
    // Only email was agreed to: the number is not kept.
    {
      id: id(7),
      email: 'pat7@mail.example',
      phone: null,
      confirmed: true,
      answers: [],
      days: 730,
    },
  ]);
  expect(await rows('select shown_text from consents order by id')).toMatchObject([
    { shown_text: 'Post Oak Home Services may email me at pat5@mail.example.' },
    { shown_text: 'Post Oak Home Services may call me at 817-404-0105.' },
    { shown_text: 'Post Oak Home Services may email me at [removed].' },
    { shown_text: 'Post Oak Home Services may call me at [removed].' },
    { shown_text: 'Post Oak Home Services may email me at pat7@mail.example.' },
  ]);
});

it('keeps each proof, under the salt, and none that anyone could compute', async () => {
  expect(Object.keys(oldHashes)).toHaveLength(5);
  for (const [consent, sha256] of Object.entries(oldHashes)) {
    const [kept] = await rows(
      `select shown_text_hash = private.salted_hash($2) as same, to_jsonb(c)::text as everything
       from consents c where id = $1`,
      [consent, sha256],
    );
    expect(kept?.['same']).toBe(true);
    expect(kept?.['everything']).not.toContain(sha256);
  }
});

it('shows no two companies that read alike and none in letters that deceive', async () => {
  expect(await rows('select id, name, status from companies order by id')).toEqual([
    { id: id(1), name: 'Post Oak Home Services', status: 'approved' },
    { id: id(2), name: 'Post-Oak Home Services (00000000)', status: 'pending' },
    { id: id(3), name: 'Post O k Roofing', status: 'pending' },
    { id: id(4), name: 'Company 00000000', status: 'pending' },
    { id: id(8), name: 'Elm Roofing LLC', status: 'pending' },
    { id: id(9), name: 'Ash Roofing LLC', status: 'pending' },
    { id: id(10), name: 'The Ash Roofing Co. (00000000)', status: 'pending' },
  ]);
  expect(await rows('select description, license from companies where id = $1', [id(9)])).toEqual([
    { description: 'Ash.\nRoofs.', license: 'TX1' },
  ]);
});

it('sends the same old request again as stored already', async () => {
  await expect(sendOld(5, id(1), ['email'])).rejects.toMatchObject({ code: '23505' });
});

it('hands what the clock does to pg_cron where there is one', async () => {
  const [job, ...others] = await rows('select * from cron.job');
  expect(others).toEqual([]);
  expect(job).toMatchObject({ jobname: 'tidy', schedule: '* * * * *' });
  await db.exec(
    `update request_contacts set expires_at = now() - interval '1 hour' where request_id = '${id(7)}'`,
  );
  await db.exec(String(job?.['command']));
  expect(await rows('select 1 from request_contacts where request_id = $1', [id(7)])).toEqual([]);
});
