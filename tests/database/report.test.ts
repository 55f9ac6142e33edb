import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openDatabase } from './harness/database.ts';
import { addCompany, signUp, type Company } from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let company: Company;
let other: Company;

beforeAll(async () => {
  db = await openDatabase();
  company = await addCompany(db, 'Report Roofing', { trades: ['roofing', 'hvac'], replyHours: 4 });
  other = await addCompany(db, 'Other Roofing');
});
afterAll(() => db.close());

interface Past {
  readonly to?: Company;
  readonly trade?: string;
  /** Minutes from sending to the answer; absent: none. */
  readonly answeredIn?: number;
  readonly status?: string;
  readonly step?: string;
  readonly lostReason?: string;
  readonly quoted?: number;
  readonly movedAt?: string;
}

/** A request of the past, written by the owner as if it had taken its course. */
async function past(sentAt: string, its: Past = {}): Promise<void> {
  const id = randomUUID();
  const {
    to = company,
    trade = 'roofing',
    answeredIn,
    status = answeredIn === undefined ? 'sent' : 'answered',
  } = its;
  await db.query(
    `insert into requests (id, trade_id, city_id, page, created_at, confirmed_at)
     values ($1, $2, 'southlake', '/roofing-results', $3, $3)`,
    [id, trade, sentAt],
  );
  await db.query(
    `insert into request_recipients
       (request_id, company_id, company_name, place, status, channels, sent_at, promised_by, answered_at, withdrawn_at)
     values ($1, $2, $3, 1, $4, '{email}', $5, $5::timestamptz + interval '4 hours',
       $5::timestamptz + make_interval(mins => $6), case when $4 = 'withdrawn' then $5::timestamptz + interval '1 hour' end)`,
    [id, to.id, to.name, status, sentAt, answeredIn ?? null],
  );
  await db.query(
    `update company_records set step = $2, lost_reason = $3, quoted_usd = $4, moved_at = $5 where request_id = $1`,
    [id, its.step ?? 'new', its.lostReason ?? null, its.quoted ?? null, its.movedAt ?? sentAt],
  );
}

const report = async (months = 12, trade: string | null = null, who = company.member) => {
  const outcome = await call(db, who, 'select company_report($1, $2) as report', [months, trade]);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.rows[0]?.['report'] as Record<string, never>;
};

/** The first instant of a month of Central time, some months before this one. */
const monthsAgo = async (months: number, offset = '0 seconds'): Promise<string> => {
  const { rows } = await db.query(
    `select ((date_trunc('month', now() at time zone 'America/Chicago') - make_interval(months => $1))
       at time zone 'America/Chicago' + $2::interval)::text as at`,
    [months, offset],
  );
  return String(rows[0]?.['at']);
};
const monthName = async (months: number): Promise<string> => {
  const { rows } = await db.query(
    `select to_char((now() at time zone 'America/Chicago') - make_interval(months => $1), 'YYYY-MM') as name`,
    [months],
  );
  return String(rows[0]?.['name']);
};

it('answers a company without requests', async () => {
  const quiet = await addCompany(db, 'Quiet Roofing');
  const told = await report(3, null, quiet.member);
  expect(told).toMatchObject({
    reply_hours: 24,
    trades: [],
    all: { requests: 0, median_seconds: null, won: 0, won_usd: 0 },
    by_trade: [],
    lost_reasons: {},
    outside: { open: 0, taken_back: 0, turned_down: 0 },
  });
  expect(told['by_month']).toHaveLength(3);
});

it('counts by Central month, trade and outcome, with medians', async () => {
  // An even number of answers: the median lies between the two in the middle.
  await past(await monthsAgo(2), {
    answeredIn: 10,
    step: 'won',
    quoted: 9000.5,
    movedAt: await monthsAgo(1, '2 days'),
  });
  await past(await monthsAgo(2, '1 hour'), {
    answeredIn: 30,
    step: 'lost',
    lostReason: 'price',
    quoted: 8000,
  });
  await past(await monthsAgo(2, '2 hours'), {
    answeredIn: 50,
    step: 'lost',
    lostReason: 'no reply',
  });
  await past(await monthsAgo(2, '3 hours'), { answeredIn: 300, step: 'quoted', quoted: 700 });
  // The last second before the month, by clocks in Texas, belongs to the month before.
  await past(await monthsAgo(2, '-1 second'), { trade: 'hvac' });
  await past(await monthsAgo(1), {
    trade: 'hvac',
    answeredIn: 5,
    status: 'declined',
    step: 'lost',
    lostReason: 'turned down',
  });
  await past(await monthsAgo(1, '1 hour'), { trade: 'hvac', status: 'withdrawn' });
  // Too long ago, and another's.
  await past(await monthsAgo(12, '-1 second'));
  await past(await monthsAgo(1), { to: other, answeredIn: 1, step: 'won', quoted: 1 });

  const told = await report();
  expect(told).toMatchObject({
    trades: ['hvac', 'roofing'],
    all: {
      requests: 7,
      answered: 5,
      median_seconds: 30 * 60,
      // Six were answered or late; the one taken back within its time is neither.
      due: 6,
      in_time: 4,
      quoted: 3,
      won: 1,
      lost: 2,
      won_usd: 9000.5,
    },
    lost_reasons: { price: 1, 'no reply': 1 },
    outside: { open: 2, taken_back: 1, turned_down: 1 },
  });
  const months = told['by_month'] as unknown as Record<string, unknown>[];
  expect(months).toHaveLength(12);
  expect(months.slice(-4)).toEqual([
    {
      month: await monthName(3),
      requests: 1,
      median_seconds: null,
      closed: { won: 0, lost: 0 },
    },
    {
      month: await monthName(2),
      requests: 4,
      median_seconds: 40 * 60,
      closed: { won: 0, lost: 2 },
    },
    {
      month: await monthName(1),
      requests: 2,
      median_seconds: 5 * 60,
      closed: { won: 1, lost: 0 },
    },
    { month: await monthName(0), requests: 0, median_seconds: null, closed: { won: 0, lost: 0 } },
  ]);
  expect(told['by_trade']).toMatchObject([
    { trade: 'roofing', requests: 4, median_seconds: 40 * 60, in_time: 3, due: 4 },
    { trade: 'hvac', requests: 3, median_seconds: 5 * 60, in_time: 1, due: 2 },
  ]);

  expect(await report(12, 'hvac')).toMatchObject({
    trades: ['hvac', 'roofing'],
    all: { requests: 3, won: 0 },
    by_trade: [{ trade: 'hvac' }],
  });
  expect(await report(2)).toMatchObject({ all: { requests: 2 } });
});

it('is for approved companies, each for its own', async () => {
  const code = async (who: Company['member'], sql = 'select company_report()') => {
    const outcome = await call(db, who, sql);
    return outcome.ok ? 'ok' : outcome.code;
  };
  const pending = await addCompany(db, 'Waiting Roofing', { status: 'pending' });
  const suspended = await addCompany(db, 'Stopped Roofing', { status: 'suspended' });
  expect(await code(company.member)).toBe('ok');
  expect(await report(12, null, other.member)).toMatchObject({ all: { requests: 1, won: 1 } });
  for (const who of [pending.member, suspended.member, await signUp(db)]) {
    expect(await code(who)).toBe('PT403');
  }
  expect(await code({ role: 'anon' })).toBe('42501');
  expect(await code(company.member, 'select company_report(0)')).toBe('PT422');
  expect(await code(company.member, 'select company_report(37)')).toBe('PT422');
  expect(await code(company.member, 'select company_report(null)')).toBe('PT422');
});

it('knows people by the address they sign in with', async () => {
  await db.query(`update auth.users set email = 'new@people.example' where id = $1`, [
    other.member.userId,
  ]);
  const { rows } = await db.query('select signup_email from company_members where user_id = $1', [
    other.member.userId,
  ]);
  expect(rows).toEqual([{ signup_email: 'new@people.example' }]);
});
