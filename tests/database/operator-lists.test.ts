import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Connection } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  holding,
  send,
  signUp,
  submission,
  type Company,
  type Submission,
  checked,
} from './harness/people.ts';

interface Line {
  readonly id: string;
  readonly reference: string;
  readonly key_at: string;
  readonly state: string;
  readonly late: boolean;
  readonly same_as: string | null;
  readonly zip: string | null;
  readonly kept_step: string | null;
  readonly complaints: number;
  readonly channels: string[];
  readonly recipients: readonly { company_name: string; status: string; overdue: boolean }[];
}
interface Page {
  readonly lines: Line[];
  readonly more: boolean;
  readonly count: number | null;
  readonly search: { as?: string };
}

let db: Connection & { close(): Promise<void> };
let admin: Caller;
let developer: Caller;
let oak: Company;
let creek: Company;

const staff = async (role: string): Promise<Caller> => {
  const caller = await signUp(db);
  await db.query('insert into staff (user_id, role) values ($1, $2)', [caller.userId, role]);
  return caller;
};

const ask = async (caller: Caller, sql: string, params: unknown[] = []) => {
  const outcome = await call(db, caller, `select ${sql} as answer`, params);
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['answer'];
};

const list = (filter: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  ask(
    admin,
    `admin_requests(${Object.keys(filter)
      .map((name, n) => `${name} => $${n + 1}`)
      .join(', ')})`,
    Object.values(filter),
  ) as Promise<Page>;

const store = async (request: Submission): Promise<Submission> => {
  expect(await send(db, request)).toMatchObject({ ok: true });
  return request;
};

const today = () => ask(admin, 'admin_today()') as Promise<Record<string, { count: number }>>;
const waiting = async (
  kind: string,
): Promise<{ count: number; first: Record<string, string>[] }> => {
  const { cases } = (await ask(admin, 'admin_today()')) as {
    cases: Record<string, { count: number; first: Record<string, string>[] }>;
  };
  return cases[kind] ?? { count: 0, first: [] };
};

const lineOf = async ({ id }: Submission): Promise<Line> => (await list({ words: id })).lines[0]!;

const answer = (company: Company, request: Submission, status: string) =>
  call(
    db,
    company.member,
    `update request_recipients set status = '${status}' where request_id = $1`,
    [request.id],
  );

beforeAll(async () => {
  db = await openDatabase();
  await db.query(
    'update private.settings set repeat_minutes = 0, requests_per_contact_per_day = 1000',
  );
  admin = await staff('admin');
  developer = await staff('developer_admin');
  oak = await addCompany(db, 'Oak Roofing', {
    trades: ['roofing', 'hvac'],
    cities: ['southlake', 'plano'],
  });
  creek = await addCompany(db, 'Creek Roofing');
}, 60_000);
afterAll(() => db.close());

describe('who reads the staff’s lists', () => {
  it.each([
    'admin_requests()',
    'export_requests()',
    'admin_companies()',
    ...['calls', 'onboardings', 'kept', 'complaints', 'orders', 'sign-ups', 'none'].map(
      (kind) => `admin_cases('${kind}')`,
    ),
    'admin_log()',
    'admin_figures()',
    'admin_today()',
    'admin_week()',
  ])('%s answers admins alone', async (sql) => {
    expect(await ask(admin, sql)).toBeTypeOf('object');
    for (const caller of [anonymous, oak.member, developer]) {
      expect(await call(db, caller, `select ${sql}`)).toMatchObject({ ok: false });
    }
    expect(await call(db, developer, `select ${sql}`)).toMatchObject({ code: 'PT403' });
  });

  it('shows no name, address or number of a homeowner', async () => {
    const request = await store(submission([oak]));
    for (const sql of [
      'admin_requests()',
      'export_requests()',
      'admin_today()',
      `admin_cases('kept')`,
    ]) {
      const text = JSON.stringify(await ask(admin, sql));
      expect(text).not.toContain(request.email);
      expect(text).not.toContain(request.phone);
      expect(text).not.toContain('Pat Homeowner');
    }
  });
});

describe('where a request stands', () => {
  it('waits, is late by the clock, is answered', async () => {
    const request = await store(submission([oak, creek]));
    expect(await lineOf(request)).toMatchObject({
      state: 'waiting',
      late: false,
      zip: '76092',
      estimate: { low: 9000, high: 16000 },
      channels: ['call', 'email'],
      recipients: [{ company_name: 'Oak Roofing' }, { company_name: 'Creek Roofing' }],
    });
    await db.query(
      `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1 and company_id = $2`,
      [request.id, oak.id],
    );
    expect(await lineOf(request)).toMatchObject({ state: 'waiting', late: true });
    expect((await list({ state: 'late' })).lines.map(({ id }) => id)).toContain(request.id);
    await answer(oak, request, 'answered');
    expect(await lineOf(request)).toMatchObject({ state: 'waiting', late: false });
    await answer(creek, request, 'declined');
    expect(await lineOf(request)).toMatchObject({ state: 'answered', late: false });
  });

  it('is declined when every company said no', async () => {
    const request = await store(submission([oak]));
    await answer(oak, request, 'declined');
    expect(await lineOf(request)).toMatchObject({ state: 'declined' });
  });

  it('waits for its confirmation where the site sends mail', async () => {
    await db.query('update private.settings set confirm_by_mail = true');
    const request = await store(submission([oak]));
    await db.query('update private.settings set confirm_by_mail = false');
    expect(await lineOf(request)).toMatchObject({ state: 'unconfirmed', late: false });
    await db.query('insert into request_confirmations (request_id) values ($1)', [request.id]);
    expect(await lineOf(request)).toMatchObject({ state: 'waiting' });
  });

  it('is kept for the staff until it is taken back, and then nobody’s work', async () => {
    const request = await store(submission([], { city: 'elsewhere' }));
    expect(await lineOf(request)).toMatchObject({ state: 'kept', kept_step: 'new' });
    const before = (await waiting('kept')).count;
    await call(db, holding(request.token), 'select withdraw_request()');
    expect(await lineOf(request)).toMatchObject({ state: 'taken back', zip: null });
    expect((await waiting('kept')).count).toBe(before - 1);
  });

  it('names the earlier request of the same contact for the same trade', async () => {
    const first = await store(submission([oak]));
    const { contact, consents } = first.body;
    const again = await store(submission([oak], { contact, consents }));
    expect(await lineOf(first)).toMatchObject({ same_as: null });
    expect(await lineOf(again)).toMatchObject({
      same_as: `${first.id.slice(0, 4)}-${first.id.slice(4, 8)}`.toUpperCase(),
    });
    const other = await store(submission([oak], { contact, consents, trade: 'hvac' }));
    expect(await lineOf(other)).toMatchObject({ same_as: null });
  });
});

describe('paging', () => {
  it('shows each request once, whichever way and by whichever company it is found', async () => {
    for (let n = 0; n < 60; n++) await store(submission(n % 3 ? [oak] : [oak, creek]));
    // Several at the same instant must not be lost between two pages.
    await db.query(
      `update private.request_register set sent_at = date_trunc('minute', sent_at) where state = 'waiting'`,
    );
    await db.query("update request_recipients set sent_at = date_trunc('minute', sent_at)");
    const walk = async (filter: Record<string, unknown>): Promise<string[]> => {
      const seen: string[] = [];
      let from: Record<string, unknown> = {};
      for (;;) {
        const { lines, more } = await list({ ...filter, ...from });
        seen.push(...lines.map(({ id }) => id));
        if (!more) return seen;
        from = { from_at: lines.at(-1)!.key_at, from_id: lines.at(-1)!.id };
      }
    };
    const { rows } = await db.query('select count(*)::int as n from requests');
    const older = await walk({});
    expect(older).toHaveLength(Number(rows[0]!['n']));
    expect(new Set(older).size).toBe(older.length);
    expect((await walk({ newer: true })).toReversed()).toEqual(older);
    const both = await walk({ words: 'roofing' });
    expect(new Set(both).size).toBe(both.length);
    const own = await db.query(
      'select count(distinct request_id)::int as n from request_recipients',
    );
    expect(both).toHaveLength(Number(own.rows[0]!['n']));
    expect(both.slice(0, 3)).toEqual(
      (await list({ words: 'ROOF' })).lines.slice(0, 3).map(({ id }) => id),
    );
  });

  it('filters by all at once', async () => {
    const request = await store(submission([oak], { trade: 'hvac', city: 'plano' }));
    const filter = { trade: 'hvac', city: 'plano', state: 'waiting', since: '2020-01-01' };
    expect((await list(filter)).lines.map(({ id }) => id)).toEqual([request.id]);
    expect((await list({ ...filter, state: 'kept' })).lines).toEqual([]);
    expect((await list({ ...filter, since: '2999-01-01' })).count).toBe(0);
  });
});

describe('search', () => {
  it('reads what was typed', async () => {
    const request = await store(submission([creek], { city: 'southlake' }));
    const finds = async (words: string) => {
      const { lines, search } = await list({ words });
      return [search.as, lines.some(({ id }) => id === request.id)];
    };
    expect(await finds(request.id)).toEqual(['reference', true]);
    expect(await finds(`${request.id.slice(0, 4)}-${request.id.slice(4, 8)}`)).toEqual([
      'reference',
      true,
    ]);
    expect(await finds('76092')).toEqual(['zip', true]);
    expect(await finds('75001')).toEqual(['zip', false]);
    expect(await finds('Southlake')).toEqual(['city', true]);
    expect(await finds('creek')).toEqual(['companies', true]);
    expect(await finds('nobody of this name')).toEqual(['companies', false]);
    expect(await finds(`' or true --`)).toEqual(['companies', false]);
    expect(await finds('%')).toEqual(['companies', false]);
  });

  it('finds an exact address, even one taken back, and leaves that in the log without the address', async () => {
    const request = await store(submission([oak]));
    await call(db, holding(request.token), 'select withdraw_request()');
    const { lines } = await list({ words: ` ${request.email.toUpperCase()} ` });
    expect(lines.map(({ id }) => id)).toEqual([request.id]);
    const { rows } = await db.query('select * from audit_log order by id desc limit 1');
    expect(rows[0]).toMatchObject({ action: 'searched by email address', actor: admin.userId });
    expect(JSON.stringify(rows[0])).not.toContain(request.email);
  });

  it('refuses a text that is none', async () => {
    expect(
      await call(db, admin, 'select admin_requests(words => $1)', ['x'.repeat(10_000)]),
    ).toMatchObject({ code: 'PT422' });
    expect(await list({ trade: `x' or true --` })).toMatchObject({ lines: [] });
  });
});

describe('what waits', () => {
  it('lists sign-ups with the hash a decision names, oldest first', async () => {
    const hopeful = await addCompany(db, 'Hopeful Roofing', { status: 'pending' });
    const { count, first } = await waiting('sign-ups');
    expect(count).toBe(1);
    expect(first[0]!['id']).toBe(hopeful.id);
    await ask(admin, `decide_company($1, 'approved', '', $2, $3)`, [
      hopeful.id,
      first[0]!['hash'],
      checked,
    ]);
    expect((await waiting('sign-ups')).count).toBe(0);
  });

  it('counts a copy that was opened and not deleted, until the company says so', async () => {
    const before = (await today())['undeleted']!.count;
    const opened = await store(submission([oak, creek]));
    await ask(oak.member, 'open_received($1)', [opened.id]);
    await call(db, holding(opened.token), 'select withdraw_request()');
    expect((await today())['undeleted']!.count).toBe(before + 1);
    await ask(oak.member, 'confirm_deletion($1)', [opened.id]);
    expect((await today())['undeleted']!.count).toBe(before);
  });

  it('counts a copy that nobody opened as not confirmed, too', async () => {
    const copies = async () => Number((await today())['unconfirmed_copies']);
    const before = await copies();
    const request = await store(submission([oak]));
    await call(db, holding(request.token), 'select withdraw_request()');
    expect(await copies()).toBe(before + 1);
    await ask(oak.member, 'confirm_deletion($1)', [request.id]);
    expect(await copies()).toBe(before);
  });

  it('counts no requests where it counted none', async () => {
    const page = await ask(admin, `admin_requests(words => 'no company is called this')`, []);
    expect(page).toMatchObject({ lines: [], count: null });
  });

  it('lists complaints until they are closed', async () => {
    const request = await store(submission([oak]));
    const id = randomUUID();
    expect(
      await call(
        db,
        oak.member,
        `insert into complaints (id, request_id, company_id, written_by, body) values ($1, $2, $3, 'company', 'The number is dead.')`,
        [id, request.id, oak.id],
      ),
    ).toMatchObject({ ok: true });
    expect(await lineOf(request)).toMatchObject({ complaints: 1 });
    const listed = async (filter: string) => {
      const { cases } = (await ask(admin, `admin_cases('complaints', $1)`, [filter])) as {
        cases: { id: string }[];
      };
      return cases;
    };
    expect((await listed('open')).map((one) => one.id)).toEqual([id]);
    expect((await waiting('complaints')).first).toMatchObject([{ id }]);
    await ask(admin, 'close_complaint($1, $2)', [id, 'Called the homeowner.']);
    expect(await listed('open')).toEqual([]);
    expect(await waiting('complaints')).toMatchObject({ count: 0 });
    expect(await listed('done')).toMatchObject([
      { id, resolution: 'Called the homeowner.', company_name: 'Oak Roofing' },
    ]);
  });
});

describe('companies, figures, log, export', () => {
  it('finds companies by name, status and member, a page at a time', async () => {
    const find = (status: string | null, words: string | null) =>
      ask(admin, 'admin_companies($1, $2)', [status, words]) as Promise<{
        companies: { name: string; due: number; members: object[] }[];
        counts: Record<string, number>;
      }>;
    expect((await find('approved', 'oak')).companies).toMatchObject([
      { name: 'Oak Roofing', members: [{ role: 'owner' }] },
    ]);
    expect((await find('suspended', 'oak')).companies).toEqual([]);
    expect((await find(null, `${creek.member.userId}@people.example`)).companies).toMatchObject([
      { name: 'Creek Roofing' },
    ]);
    expect((await find(null, null)).counts['approved']).toBe(3);
  });

  it('counts weeks, trades, cities and places nobody serves', async () => {
    await store(submission([], { city: 'elsewhere' }));
    const figures = (await ask(admin, 'admin_figures()')) as {
      weeks: { requests: number; due: number; in_time: number }[];
      trades: { trade_id: string; requests: number }[];
      cities: { city_id: string }[];
      unserved: { zip: string; requests: number }[];
    };
    const { rows } = await db.query('select count(*)::int as n from requests');
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks.at(-1)!.requests).toBe(Number(rows[0]!['n']));
    expect(figures.weeks.at(-1)!.in_time).toBeGreaterThan(0);
    expect(figures.trades[0]!.trade_id).toBe('roofing');
    expect(figures.cities.map(({ city_id }) => city_id)).toContain('elsewhere');
    expect(figures.unserved).toMatchObject([{ zip: '76092' }]);
  });

  it('says within how many minutes half of the answers came, to five beyond four hours', async () => {
    const median = async () => {
      const { weeks } = (await ask(admin, 'admin_figures()')) as {
        weeks: { due: number; median_minutes: number | null }[];
      };
      return weeks.at(-1)!;
    };
    // After 2, 4, 6 … minutes, the last one not at all.
    await db.query(
      `with numbered as (
         select request_id, company_id, row_number() over (order by request_id, company_id) as n, count(*) over () as of_all
         from company_records
       )
       update company_records k set due_by = now() - interval '1 hour',
         answered_in = case when n < of_all then 120 * n end
       from numbered q where (q.request_id, q.company_id) = (k.request_id, k.company_id)`,
    );
    const { due, median_minutes } = await median();
    expect(due).toBeGreaterThan(7);
    expect(median_minutes).toBe(2 * Math.ceil((due - 1) / 2));
    await db.query('update company_records set answered_in = answered_in + 86400');
    expect((await median()).median_minutes).toBe(5 * Math.round((1440 + median_minutes!) / 5));
    await db.query('update company_records set answered_in = null');
    expect(await median()).toEqual(expect.objectContaining({ due, median_minutes: null }));
  });

  it('pages the log and names what it is about', async () => {
    const { lines, more } = (await ask(admin, 'admin_log()')) as {
      lines: { id: number; action: string }[];
      more: boolean;
    };
    expect(lines.length).toBeGreaterThan(5);
    const { rows } = await db.query('select count(*)::int as n from audit_log');
    expect(more).toBe(Number(rows[0]!['n']) > 50);
    const older = (await ask(admin, 'admin_log(before_id => $1)', [lines[2]!.id])) as typeof db & {
      lines: { id: number }[];
    };
    expect(older.lines[0]!.id).toBe(lines[3]!.id);
  });

  it('exports the filter’s lines and logs it', async () => {
    const answer = (await ask(admin, `export_requests(trade => 'hvac')`)) as { lines: object[] };
    expect(answer.lines).toHaveLength((await list({ trade: 'hvac' })).count!);
    expect(answer.lines[0]).not.toHaveProperty('zip');
    const { rows } = await db.query('select * from audit_log order by id desc limit 1');
    expect(rows[0]).toMatchObject({
      action: 'exported requests',
      detail: { trade: 'hvac', lines: answer.lines.length },
    });
  });
});
