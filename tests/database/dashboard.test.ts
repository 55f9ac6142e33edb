import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Row } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  holding,
  send,
  signUp,
  submission,
  type Company,
  type Submission,
} from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, elm: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Post Oak Home Services', { trades: ['roofing', 'hvac'] });
  elm = await addCompany(db, 'Cedar Elm Repair', { trades: ['roofing', 'hvac'] });
});
afterAll(() => db.close());

const ask = async (
  companies: Company[],
  changes: Record<string, unknown> = {},
  person: Record<string, string> = {},
) => {
  const sent = submission(companies, changes);
  const contact = { ...(sent.body['contact'] as object), ...person };
  const outcome = await send(db, { ...sent, body: { ...sent.body, contact } });
  expect(outcome).toMatchObject({ ok: true });
  return sent;
};

/** What a call answers, which is one value. */
async function answer(caller: Caller, sql: string, params: unknown[] = []): Promise<unknown> {
  const outcome = await call(db, caller, `select ${sql} as answer`, params);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.rows[0]?.['answer'];
}
const page = (company: Company, filter: Record<string, unknown> = {}, caller = company.member) =>
  answer(
    caller,
    'received($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    ['step', 'words', 'trade', 'city', 'since', 'before_at', 'before_id', 'most'].reduce<unknown[]>(
      (params, name) => [...params, filter[name] ?? null],
      [company.id],
    ),
  ) as Promise<Row[]>;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const board = (company: Company, words: string | null = null) =>
  answer(company.member, 'received_board($1, $2)', [company.id, words]) as Promise<{
    waiting: Row[];
    taken_back: Row[];
    steps: Record<string, { count: number; usd: number; rows: Row[] }>;
  }>;
const one = (company: Company, { id }: Submission) =>
  answer(company.member, 'received_one($1)', [id]) as Promise<Row>;
const decide = (company: Company, { id }: Submission, status: string) =>
  call(
    db,
    company.member,
    'update request_recipients set status = $3 where request_id = $1 and company_id = $2',
    [id, company.id, status],
  );
const withdraw = ({ token }: Submission) => call(db, holding(token), 'select withdraw_request()');

describe('a request in the list', () => {
  it('names the person shortly, and holds neither address nor number', async () => {
    const sent = await ask([oak, elm]);
    const [row] = await page(oak, { words: sent.id.slice(0, 4) });
    expect(row).toMatchObject({
      id: sent.id,
      step: 'new',
      status: 'sent',
      others: 1,
      person: { name: 'Pat H.', zip: '76092', note: 'Hail.', preferred: 'call' },
      answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
      estimate: { low: 9000, typical: 12000, high: 16000 },
    });
    expect(row).not.toHaveProperty('unanswered');
    expect(row?.['estimate']).not.toHaveProperty('lines');
    const opened = await one(oak, sent);
    expect(opened).toMatchObject({
      unanswered: [{ label: 'Pitch', words: '6 in 12', mark: 'first' }],
      estimate: { lines: [{ label: 'Tear-off', amount: '24 squares', usd: 2400, source: 'R1' }] },
    });
    const whole = JSON.stringify([row, opened, await board(oak)]);
    for (const hidden of [sent.email, sent.phone, 'Homeowner']) expect(whole).not.toContain(hidden);
  });

  it('shows the words agreed to with its own name, and of the others only how many', async () => {
    const third = await addCompany(db, 'Third Roofing');
    for (const [companies, others] of [
      [[oak], 'Post Oak Home Services can '],
      [[elm, oak], 'Post Oak Home Services and one other company can '],
      [[elm, oak, third], 'Post Oak Home Services and 2 other companies can '],
    ] as const) {
      const sent = await ask([...companies]);
      const { agreed } = (await one(oak, sent)) as { agreed: { channel: string; text: string }[] };
      expect(agreed.map(({ channel }) => channel)).toEqual(['email', 'call']);
      for (const { text } of agreed) {
        expect(text).toContain(others);
        for (const hidden of [elm.name, third.name, sent.email, sent.phone]) {
          expect(text).not.toContain(hidden);
        }
      }
    }
  });

  it('shows the job alone until the person has confirmed', async () => {
    await db.query('update private.settings set confirm_by_mail = true');
    const sent = await ask([oak]);
    await db.query('update private.settings set confirm_by_mail = false');
    expect(await one(oak, sent)).toMatchObject({
      person: null,
      answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
      promised_by: null,
    });
    expect(idsOf((await board(oak)).waiting)).toContain(sent.id);
  });

  it('shows neither person nor job once it was declined', async () => {
    const sent = await ask([oak]);
    await decide(oak, sent, 'declined');
    expect(await one(oak, sent)).toMatchObject({
      person: null,
      answers: null,
      estimate: null,
      unanswered: null,
      agreed: [],
      step: 'lost',
      lost_reason: 'turned down',
    });
  });

  it('shows neither once it was taken back, and asks to delete until that is confirmed', async () => {
    const sent = await ask([oak]);
    await decide(oak, sent, 'answered');
    await withdraw(sent);
    expect(await one(oak, sent)).toMatchObject({
      person: null,
      answers: null,
      agreed: [],
      goes_on: false,
    });
    expect(idsOf((await board(oak)).taken_back)).toContain(sent.id);
    expect(idsOf((await board(oak)).steps['answered']?.rows ?? [])).not.toContain(sent.id);
    await answer(oak.member, 'confirm_deletion($1)', [sent.id]);
    expect(idsOf((await board(oak)).taken_back)).not.toContain(sent.id);
    expect(idsOf(await page(oak, { step: 'taken back' }))).toContain(sent.id);
  });
});

describe('looking for requests', () => {
  it('finds by name, city, ZIP, trade, reference, answers and own notes, each word by itself', async () => {
    const sent = await ask(
      [oak, elm],
      { trade: 'hvac', answers: [{ label: 'Heat', words: 'Gas furnace' }] },
      { name: 'Marcus Tovar', zip: '75013' },
    );
    await call(
      db,
      elm.member,
      `insert into company_notes (id, request_id, company_id, author, body) values (gen_random_uuid(), $1, $2, $3, 'Bring the ladder')`,
      [sent.id, elm.id, elm.member.userId],
    );
    const reference = `${sent.id.slice(0, 4)}-${sent.id.slice(4, 8)}`;
    for (const words of [
      'marcus',
      'MARCUS  t.',
      'southlake marcus',
      '75013',
      'heating',
      reference,
      'furnace',
      ' ladder marcus',
    ]) {
      expect(idsOf(await page(elm, { words })), words).toContain(sent.id);
    }
    for (const words of ['Tovar', 'marcus denver', '%', '_', 'area marcus']) {
      expect(idsOf(await page(elm, { words })), words).not.toContain(sent.id);
    }
    // Another company's notes are its own.
    expect(idsOf(await page(oak, { words: 'ladder' }))).toEqual([]);
  });

  it('does not find a person who took the request back or was declined', async () => {
    const back = await ask([oak], {}, { name: 'Wilhelmina Back' });
    const no = await ask([oak], {}, { name: 'Wilhelmina No' });
    expect(await page(oak, { words: 'wilhelmina' })).toHaveLength(2);
    await withdraw(back);
    await decide(oak, no, 'declined');
    expect(await page(oak, { words: 'wilhelmina' })).toEqual([]);
  });

  it('pages through all of them once', async () => {
    const fir = await addCompany(db, 'Douglas Fir Roofing');
    const sent = [];
    for (let nth = 0; nth < 5; nth += 1) sent.push((await ask([fir])).id);
    // Sent at the same moment: the id decides.
    await db.query('update company_records set sent_at = $2 where company_id = $1', [
      fir.id,
      '2026-11-01T12:00:00Z',
    ]);
    const seen: unknown[] = [];
    let last: Row | undefined;
    do {
      const rows = await page(fir, {
        most: 2,
        before_at: last?.['sent_at'],
        before_id: last?.['id'],
      });
      seen.push(...idsOf(rows));
      last = rows.at(-1);
    } while (last);
    expect(seen.toSorted()).toEqual(sent.toSorted());
  });
});

it('keeps a job won as the company’s own bookkeeping, without the person, when it is taken back', async () => {
  const elder = await addCompany(db, 'Box Elder Roofing');
  const sent = await ask([elder]);
  await decide(elder, sent, 'answered');
  await call(
    db,
    elder.member,
    `update company_records set step = 'won', quoted_usd = 17850 where request_id = $1`,
    [sent.id],
  );
  await withdraw(sent);
  expect((await board(elder)).steps['won']).toMatchObject({
    count: 1,
    usd: 17850,
    rows: [{ id: sent.id, status: 'withdrawn', person: null, answers: null, quoted_usd: 17850 }],
  });
  expect(idsOf(await page(elder, { step: 'won' }))).toEqual([sent.id]);
});

it('counts the board by step with what is quoted, and closed steps of this month alone', async () => {
  const ash = await addCompany(db, 'White Ash Roofing');
  const [open, quoted, won, old] = [
    await ask([ash]),
    await ask([ash]),
    await ask([ash]),
    await ask([ash]),
  ];
  for (const sent of [quoted, won, old]) await decide(ash, sent, 'answered');
  const move = ({ id }: Submission, set: string) =>
    call(db, ash.member, `update company_records set ${set} where request_id = $1`, [id]);
  await move(quoted, `step = 'quoted', quoted_usd = 24600`);
  await move(won, `step = 'won', quoted_usd = 9800`);
  await move(old, `step = 'won', quoted_usd = 100`);
  await db.query(
    `update company_records set moved_at = now() - interval '40 days' where request_id = $1`,
    [old.id],
  );
  const { steps, waiting } = await board(ash);
  expect(idsOf(waiting)).toEqual([open.id]);
  expect(steps).toMatchObject({
    new: { count: 1 },
    quoted: { count: 1, usd: 24600, rows: [{ id: quoted.id, step: 'quoted', version: 3 }] },
    won: { count: 1, usd: 9800 },
  });
  expect(idsOf(await page(ash, { step: 'won' }))).toEqual(expect.arrayContaining([won.id, old.id]));
});

it('counts the newest 1,000 requests, or 200 that hold the words, and says that there are more', async () => {
  const many = await addCompany(db, 'Many Roofing');
  await db.query(
    `insert into requests (id, trade_id, city_id, page, confirmed_at)
     select md5('many ' || n)::uuid, 'roofing', 'southlake', '/roofing-results', now() from generate_series(1, 1001) n`,
  );
  await db.query(
    `insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
     select md5('many ' || n)::uuid, $1, $2, 1, '{email}', now() + interval '1 day' from generate_series(1, 1001) n`,
    [many.id, many.name],
  );
  await db.query(
    `select private.mark_words(md5('many ' || n)::uuid) from generate_series(1, 1001) n`,
  );
  expect(await board(many, 'roof')).toMatchObject({
    capped: true,
    steps: { new: { count: 200 } },
  });
  expect(await board(many, 'frisco')).toMatchObject({ capped: false, steps: {} });
  expect(await board(many)).toMatchObject({ capped: true, steps: { new: { count: 1000 } } });
});

it('says in which cities homeowners can pick the company', async () => {
  const fir = await addCompany(db, 'Fir Roofing', { cities: ['southlake', 'allen'] });
  const gum = await addCompany(db, 'Gum Roofing', { cities: ['southlake'] });
  const listedIn = async (company: Company) =>
    ((await board(company)) as unknown as { company: Row }).company['listed_in'];
  const entitle = async (company: Company, plan: string, trade: string) => {
    const { rows } = await db.query(
      `insert into orders (plan_id, trade_id, email) values ($1, $2, 'ann@people.example') returning id`,
      [plan, trade],
    );
    await db.query(
      `insert into entitlements (order_id, company_id, plan_id, trade_id, city_ids, since)
        values ($1, $2, $3, $4, '{southlake}', now())`,
      [rows[0]?.['id'], company.id, plan, trade],
    );
  };
  expect(await listedIn(fir)).toEqual(['allen', 'southlake']);
  await db.query('update private.settings set listing_needs_plan = true');
  expect(await listedIn(fir)).toEqual([]);
  await entitle(fir, 'listing', 'roofing');
  expect(await listedIn(fir)).toEqual(['southlake']);
  expect(await listedIn(gum)).toEqual([]);
  await db.query('update private.settings set listing_needs_plan = false');
  await entitle(gum, 'exclusive', 'roofing');
  expect(await listedIn(fir)).toEqual(['allen']);
  expect(await listedIn(gum)).toEqual(['southlake']);
  // Others of this file are roofers in Southlake too.
  await db.query('delete from orders');
});

describe('who may read them', () => {
  it('is the approved company they were sent to', async () => {
    const sent = await ask([oak]);
    const strangers: Caller[] = [
      elm.member,
      await signUp(db),
      (await addCompany(db, 'Pending Pine', { status: 'pending' })).member,
    ];
    for (const caller of strangers) {
      await expect(page(oak, {}, caller)).rejects.toThrow('PT403');
      await expect(answer(caller, 'received_board($1)', [oak.id])).rejects.toThrow('PT403');
      await expect(answer(caller, 'received_one($1)', [sent.id])).rejects.toThrow('PT404');
    }
    await expect(page(oak, {}, anonymous)).rejects.toThrow('42501');
    await expect(answer(oak.member, 'received_board(null)')).rejects.toThrow('PT403');
    await db.query(`update companies set status = 'suspended' where id = $1`, [oak.id]);
    await expect(page(oak)).rejects.toThrow('PT403');
    await expect(one(oak, sent)).rejects.toThrow('PT404');
    await db.query(`update companies set status = 'approved' where id = $1`, [oak.id]);
  });
});

describe('a complaint through the private link', () => {
  const complain = (caller: Caller, params: unknown[]) =>
    call(db, caller, 'select complain($1, $2, $3)', params);
  it('is kept once, about a company of the request', async () => {
    const sent = await ask([oak]);
    const id = crypto.randomUUID();
    const words = [id, oak.id, 'Nobody came.'];
    const first = await complain(holding(sent.token), words);
    expect(first).toMatchObject({ ok: true });
    expect(await complain(holding(sent.token), words)).toMatchObject({ ok: false, code: '23505' });
    expect(
      await complain(holding(sent.token), [crypto.randomUUID(), elm.id, 'Nobody came.']),
    ).toMatchObject({ ok: false, code: 'PT422' });
    expect(await complain(anonymous, [crypto.randomUUID(), null, 'Nobody came.'])).toMatchObject({
      ok: false,
    });
    const { rows } = await db.query('select written_by, company_id from complaints where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ written_by: 'homeowner', company_id: oak.id }]);
  });
  it('has a place after the request was taken back', async () => {
    const sent = await ask([oak]);
    expect(await call(db, holding(sent.token), 'select withdraw_request()')).toMatchObject({
      ok: true,
    });
    const words = [crypto.randomUUID(), oak.id, 'They called after I took it back.'];
    expect(await complain(holding(sent.token), words)).toMatchObject({ ok: true });
  });
});
