import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smoothed } from '../../scripts/paid-flood.ts';
import { runs } from '../chance.ts';
import { call, openDatabase, type Caller, type Row } from './harness/database.ts';
import { addTeam, anonymous, from, holding, send, submission } from './harness/people.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller, developer: Caller, member: Caller;

beforeAll(async () => {
  db = await openDatabase();
  ({ admin, developer, member } = await addTeam(db));
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from private.recent_forms');
  await forgetAll();
});

/** So that nothing was ever told. */
const forgetAll = async () => {
  await db.query('delete from paid_prices');
  await db.query('delete from paid_figures');
  await db.query('delete from private.paid_taken_back');
};

/** This month in Central time, and months from it: "2026-11". */
const month = (away = 0): string => {
  const [year = 0, now = 0] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' })
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, now - 1 + away, 1)).toISOString().slice(0, 7);
};

/** A price as the browser of a homeowner tells it, from a device of its own. */
const telling = (changes: Row = {}): Row => ({
  id: randomUUID(),
  secret: randomBytes(32).toString('base64url'),
  device: randomUUID(),
  website: '',
  came_from: 'result',
  trade: 'roofing',
  region: 'near',
  month: month(-1),
  total_cents: 1_450_000,
  ours_cents: 1_400_000,
  tax: 'yes',
  permit: '',
  answers: { job: 'replace', squares: 24 },
  version: '2026.11.9',
  ...changes,
});
const tell = (told: unknown, caller: Caller = anonymous) =>
  call(db, caller, 'select tell_paid($1) as answer', [JSON.stringify(told)]);
const takeBack = (secret: unknown, caller: Caller = anonymous) =>
  call(db, caller, 'select take_back_paid($1)', [secret]);
const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const stored = ({ id }: Row) => rows('select * from paid_prices where id = $1', [id]);
const stateOf = async (told: Row) => (await stored(told))[0]?.['state'];
const judge = (id: unknown, counts: boolean, caller: Caller = admin) =>
  call(db, caller, 'select judge_paid($1, $2)', [id, counts]);
/** The figures as a visitor reads them. */
const figures = async (): Promise<Row[]> => {
  const read = await call(
    db,
    anonymous,
    'select * from paid_figures order by trade_id, job, region',
  );
  if (!read.ok) throw new Error(read.message);
  return read.rows;
};
/** Many at once, past the limits of a day. */
const many = async (count: number, changes: (nth: number) => Row = () => ({})) => {
  await db.query('update private.settings set paid_prices_per_job_per_week = 100000');
  const told = Array.from({ length: count }, (_, nth) => telling(changes(nth)));
  for (const one of told) expect(await tell(one)).toMatchObject({ ok: true });
  await db.query('update private.settings set paid_prices_per_job_per_week = 5');
  return told;
};

describe('a price told', () => {
  it('is kept with its job, region and month, and nothing that names anyone', async () => {
    const told = telling({
      name: 'Pat',
      answers: {
        job: 'replace',
        squares: 24,
        city: 'allen',
        dangers: [],
        extras: ['fan'],
        note: 'call me',
      },
    });
    expect(await tell(told)).toMatchObject({ ok: true, rows: [{ answer: { state: 'counted' } }] });
    const [row] = await stored(told);
    expect(row).toMatchObject({
      trade_id: 'roofing',
      job: 'replace',
      region: 'near',
      total_cents: 1_450_000,
      tax_in: true,
      permit_in: null,
      answers: { job: 'replace', squares: 24, extras: ['fan'] },
      came_from: 'result',
      published: false,
    });
    const whole = JSON.stringify(row);
    for (const gone of ['Pat', 'call me', 'allen', told['device'], told['secret']]) {
      expect(whole).not.toContain(gone);
    }
  });

  it('names the job by two answers where one does not tell it', async () => {
    const pump = telling({ trade: 'hvac', answers: { job: 'replace', system: 'heat-pump' } });
    expect(await tell(pump)).toMatchObject({ ok: true });
    expect(await stored(pump)).toMatchObject([{ job: 'replace.heat-pump' }]);
    expect(await tell(telling({ trade: 'hvac', answers: { job: 'replace' } }))).toMatchObject({
      code: 'PT422',
      hint: 'answers',
    });
  });

  it('twice under one id and secret is one; under another’s id it tells nothing', async () => {
    const told = telling();
    const first = await tell(told);
    expect(await tell(told)).toEqual(first);
    expect(await rows('select 1 from paid_prices')).toHaveLength(1);
    expect(await tell(telling({ id: told['id'] }))).toMatchObject({ ok: false, code: 'PT409' });
  });

  it('is one for a device and job', async () => {
    const told = telling();
    await tell(told);
    const { device } = told;
    expect(await tell(telling({ device, total_cents: 900_000 }))).toMatchObject({ code: 'PT409' });
    expect(
      await tell(
        telling({ device, answers: { job: 'repair' }, total_cents: 80_000, ours_cents: 80_000 }),
      ),
    ).toMatchObject({ ok: true });
    await takeBack(told['secret']);
    expect(await tell(telling({ device }))).toMatchObject({ ok: true });
  });

  const wrong: [string, Row, string | undefined][] = [
    ['of nothing', { total_cents: 0 }, 'total'],
    ['below nothing', { total_cents: -100 }, 'total'],
    ['that is no number', { total_cents: '14500' }, 'total'],
    ['above ten million dollars', { total_cents: 1e10 }, 'total'],
    ['without our own figure', { ours_cents: null }, 'total'],
    ['of a month to come', { month: month(1) }, 'month'],
    ['of a month too long ago', { month: month(-38) }, 'month'],
    ['of no month', { month: '2026-13' }, 'month'],
    ['of no region', { region: 'plano' }, 'region'],
    ['of no job', { answers: {} }, 'answers'],
    ['of answers that are none', { answers: 'replace' }, 'answers'],
    ['of a trade of which none are taken', { trade: 'senior-care' }, 'answers'],
    ['with the hidden field filled in', { website: 'https://spam.example' }, undefined],
    ['without a device', { device: 'mine' }, undefined],
    ['from no page of ours', { came_from: 'mail' }, undefined],
    ['without a secret', { secret: '' }, undefined],
    ['without an id', { id: 'x' }, undefined],
    ['without a version', { version: '' }, undefined],
    ['with words where visitors read the version', { version: 'Call 817-555-0100' }, undefined],
  ];
  it.each(wrong)('%s is refused, and says what to change', async (_, changes, parameter) => {
    expect(await tell(telling(changes))).toMatchObject({
      ok: false,
      code: 'PT422',
      hint: parameter,
    });
    expect(await rows('select 1 from paid_prices')).toEqual([]);
  });

  it('that is no object is refused, and one too long', async () => {
    for (const told of [null, 'x', [1]]) expect(await tell(told)).toMatchObject({ code: 'PT422' });
    expect(await tell(telling({ answers: { note: 'x'.repeat(40_000) } }))).toMatchObject({
      code: 'PT413',
    });
  });
});

describe('a price waits for the operator', () => {
  it.each([
    ['more than three times ours', { total_cents: 4_200_001, ours_cents: 1_400_000 }],
    ['under a third of ours', { total_cents: 466_666, ours_cents: 1_400_000 }],
    ['beside a made-up figure of ours', { total_cents: 30_000_000, ours_cents: 30_000_000 }],
    ['over three times the usual', { total_cents: 4_800_001, ours_cents: 4_800_000 }],
    ['under a third of the usual', { total_cents: 533_333, ours_cents: 600_000 }],
  ])('that is %s', async (_, changes) => {
    const told = telling(changes);
    expect(await tell(told)).toMatchObject({ rows: [{ answer: { state: 'held' } }] });
    await many(4);
    expect(await figures()).toEqual([]);
    // Counted, it is the fifth.
    expect(await judge(told['id'], true)).toMatchObject({ ok: true });
    expect(await figures()).toMatchObject([{ jobs: 5 }]);
    expect(
      await rows(
        `select action, detail from audit_log where action = 'counted a price' order by id desc limit 1`,
      ),
    ).toMatchObject([{ detail: { job: 'roofing replace' } }]);
  });

  it('that is one of many of a kind in a week, of requests as of others', async () => {
    const states = [];
    for (let nth = 0; nth < 7; nth += 1) {
      // The third and the seventh are of requests.
      const ofRequest = nth % 4 === 2;
      const request = submission([]);
      if (ofRequest) expect(await send(db, request)).toMatchObject({ ok: true });
      const told = telling(ofRequest ? { came_from: 'request' } : {});
      await tell(told, ofRequest ? holding(request.token) : anonymous);
      states.push(await stateOf(told));
    }
    expect(states).toEqual(['counted', 'counted', 'counted', 'counted', 'counted', 'held', 'held']);
    const other = telling({ region: 'elsewhere' });
    await tell(other);
    expect(await stateOf(other)).toBe('counted');
  });

  it('that is the sixth in a week, though the five were taken back', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const told = telling();
      expect(await tell(told)).toMatchObject({ rows: [{ answer: { state: 'counted' } }] });
      await takeBack(told['secret']);
    }
    const sixth = telling();
    expect(await tell(sixth)).toMatchObject({ rows: [{ answer: { state: 'held' } }] });
    await takeBack(sixth['secret']);
    // A request that tells again and again as well.
    const request = submission([]);
    await send(db, request);
    expect(await tell(telling({ came_from: 'request' }), holding(request.token))).toMatchObject({
      rows: [{ answer: { state: 'held' } }],
    });
    expect(await tell(telling({ region: 'elsewhere' }))).toMatchObject({
      rows: [{ answer: { state: 'counted' } }],
    });
    // What is kept of them names no price and nobody, and goes after the week.
    const [kept] = await rows('select * from private.paid_taken_back');
    expect(Object.keys(kept!)).toEqual(['trade_id', 'job', 'region', 'told_at']);
    await db.query(`update private.paid_taken_back set told_at = told_at - interval '8 days'`);
    expect(await tell(telling())).toMatchObject({ rows: [{ answer: { state: 'counted' } }] });
    await db.query('select private.tidy()');
    expect(await rows('select 1 from private.paid_taken_back')).toEqual([]);
  });

  it('and is seen and judged by admins alone', async () => {
    const told = telling({ total_cents: 14_500_000 });
    await tell(told);
    for (const caller of [anonymous, member, developer]) {
      expect(await judge(told['id'], true, caller)).toMatchObject({ ok: false });
      expect(await call(db, caller, `select admin_cases('paid')`)).toMatchObject({ ok: false });
      const seen = await call(db, caller, 'select * from paid_prices');
      expect(seen.ok ? seen.rows : []).toEqual([]);
    }
    const listed = await call(db, admin, `select admin_cases('paid') as answer`);
    expect(listed).toMatchObject({
      rows: [{ answer: { cases: [{ id: told['id'], state: 'held' }], counts: { open: 1 } } }],
    });
    expect(JSON.stringify(listed)).not.toContain('hash');
    await judge(told['id'], false);
    expect(await stateOf(told)).toBe('dropped');
    expect(await judge(randomUUID(), true)).toMatchObject({ code: 'PT404' });
  });
});

describe('the limits', () => {
  it('let one connection tell three a day, and no others wait for it', async () => {
    const home = from('203.0.113.7');
    for (let nth = 0; nth < 3; nth += 1)
      expect(await tell(telling(), home)).toMatchObject({ ok: true });
    expect(await tell(telling(), home)).toMatchObject({ code: 'PT429' });
    expect(await tell(telling(), from('203.0.113.8'))).toMatchObject({ ok: true });
    expect(await rows('select 1 from paid_prices')).toHaveLength(4);
  });
});

describe('a price of a request', () => {
  it('is told by its private link alone, once, and shown there', async () => {
    const request = submission([]);
    await send(db, request);
    const told = telling({ came_from: 'request', device: '' });
    expect(await tell(told)).toMatchObject({ code: 'PT403' });
    expect(await tell({ ...told, trade: 'hvac' }, holding(request.token))).toMatchObject({
      code: 'PT403',
    });
    expect(await tell(told, holding(request.token))).toMatchObject({ ok: true });
    expect(
      await tell(
        { ...told, id: randomUUID(), secret: randomBytes(32).toString('base64url') },
        holding(request.token),
      ),
    ).toMatchObject({ code: 'PT409' });
    // Nor of another kind of job: its page shows one price.
    expect(
      await tell(
        telling({
          came_from: 'request',
          answers: { job: 'repair' },
          total_cents: 80_000,
          ours_cents: 80_000,
        }),
        holding(request.token),
      ),
    ).toMatchObject({ code: 'PT409' });
    const read = async () => {
      const answer = await call(db, holding(request.token), 'select read_request() as it');
      return answer.ok && (answer.rows[0]?.['it'] as Row)['paid'];
    };
    expect(await read()).toMatchObject({ price: { total_cents: 1_450_000, state: 'counted' } });
    expect(JSON.stringify(await stored(told))).not.toContain(request.id);
    await takeBack(null, holding(request.token));
    expect(await read()).toEqual({ price: null });
  });

  it('goes when the request is taken back', async () => {
    const request = submission([]);
    await send(db, request);
    const told = telling({ came_from: 'request' });
    await tell(told, holding(request.token));
    expect(await call(db, holding(request.token), 'select withdraw_request()')).toMatchObject({
      ok: true,
    });
    expect(await stored(told)).toEqual([]);
    expect(await tell(telling({ came_from: 'request' }), holding(request.token))).toMatchObject({
      code: 'PT403',
    });
  });
});

describe('taking back', () => {
  it('deletes it, and is the same twice; another’s secret does nothing', async () => {
    const told = telling();
    await tell(told);
    for (const secret of [null, '', telling()['secret']]) {
      expect(await takeBack(secret)).toMatchObject({ ok: true });
      expect(await stored(told)).toHaveLength(1);
    }
    for (let nth = 0; nth < 2; nth += 1)
      expect(await takeBack(told['secret'])).toMatchObject({ ok: true });
    expect(await stored(told)).toEqual([]);
  });
});

describe('what visitors read', () => {
  it('is nothing under five, then count and a rounded spread, from 30 a median, from 100 tenths', async () => {
    const cents = (nth: number) => ({ total_cents: 1_000_000 + 10_137 * ((nth * 37) % 101) });
    await many(4, cents);
    expect(await figures()).toEqual([]);
    await many(1, cents);
    expect(await figures()).toMatchObject([
      {
        trade_id: 'roofing',
        job: 'replace',
        region: 'near',
        answers: { job: 'replace' },
        jobs: 5,
        median_usd: null,
        tenths_usd: null,
        tenths_of_ours: null,
        version: null,
        is_demo: false,
      },
    ]);
    const [{ low_usd, high_usd } = {}] = await figures();
    for (const usd of [low_usd, high_usd]) expect(Number(usd) % 1_000).toBe(0);
    // Two digits also of small ones, and from 30 on.
    await many(5, (nth) => ({
      trade: 'septic',
      answers: { job: 'pump' },
      total_cents: 40_137 + 1_111 * nth,
      ours_cents: 43_000,
    }));
    for (const { low_usd, high_usd } of await figures())
      expect([Number(low_usd) % 10, Number(high_usd) % 10]).toEqual([0, 0]);
    // A tenth made up beside another version neither places a quote nor hinders it.
    await many(25, (nth) => ({ ...cents(nth), ...(nth < 3 && { version: '2099.1.1' }) }));
    const [thirty] = await figures();
    expect(thirty).toMatchObject({
      jobs: 30,
      tenths_usd: null,
      version: '2026.11.9',
    });
    expect(Number(thirty?.['median_usd']) % 1_000).toBe(0);
    expect(thirty?.['tenths_of_ours']).toHaveLength(9);
    await many(70, cents);
    const [hundred] = await figures();
    expect(hundred).toMatchObject({ jobs: 100 });
    const tenths = hundred?.['tenths_usd'] as number[];
    expect(tenths).toHaveLength(9);
    expect(tenths.toSorted((a, b) => a - b)).toEqual(tenths);
    expect(tenths[4]).toBe(hundred?.['median_usd']);
    await many(10, (nth) => ({ ...cents(nth), version: '2026.11.10' }));
    expect((await figures())[0]).toMatchObject({ jobs: 110, tenths_of_ours: null, version: null });
  });

  it('of another region, job or trade is another group', async () => {
    await many(4);
    await many(4, () => ({ region: 'elsewhere' }));
    await many(4, () => ({ answers: { job: 'storm' } }));
    expect(await figures()).toEqual([]);
  });

  it('goes where more than a tenth of it was taken back, and comes again with five others', async () => {
    const told = await many(13);
    // Thirteen are told of as ten, as three more are too few to be told apart from.
    expect(await figures()).toMatchObject([{ jobs: 10 }]);
    await takeBack(told[0]?.['secret']);
    expect(await figures()).toMatchObject([{ jobs: 10 }]);
    await takeBack(told[1]?.['secret']);
    expect(await figures()).toEqual([]);
    await many(1);
    expect(await figures()).toEqual([]);
    await many(1);
    expect(await figures()).toMatchObject([{ jobs: 13 }]);
  });

  it('holds no made-up prices once their teller takes them back, or an operator drops them', async () => {
    const honest = (nth: number) => ({ total_cents: 1_200_000 + 100_000 * nth });
    const wild = () => ({ total_cents: 4_190_000 });
    const seen = async () => {
      const [{ low_usd, high_usd, jobs } = {}] = await figures();
      return [jobs, low_usd, high_usd];
    };
    await many(5, honest);
    expect(await seen()).toEqual([5, 13_000, 15_000]);
    const first = await many(5, wild);
    expect(await seen()).toEqual([10, 15_000, 41_000]);
    for (const { secret } of first) await takeBack(secret);
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    const second = await many(5, wild);
    expect(await seen()).toEqual([10, 15_000, 41_000]);
    for (const { id } of second) expect(await judge(id, false)).toMatchObject({ ok: true });
    expect(await figures()).toEqual([]);
    await many(5, honest);
    expect(await seen()).toEqual([10, 13_000, 15_000]);
  });

  it('are means of all prices, as those that the tests of guessing know', async () => {
    const prices = fc.array(fc.integer({ min: 100, max: 50_000 }), {
      minLength: 5,
      maxLength: 400,
    });
    const parts = [0.1, 0.25, 0.5, 0.9];
    await fc.assert(
      fc.asyncProperty(prices, async (some) => {
        const [answer] = await rows('select private.smoothed($1, $2) as figures', [some, parts]);
        const sorted = some.toSorted((a, b) => a - b);
        parts.forEach((part, nth) => {
          const mean = smoothed(sorted, part);
          // Half a digit may go either way.
          const two = [1 - 1e-9, 1 + 1e-9].map((by) => Number((by * mean).toPrecision(2)));
          expect(two).toContain((answer?.['figures'] as number[])[nth]);
        });
      }),
      { numRuns: runs(40) },
    );
    // More than a power of two holds the ways of.
    const [{ many: [low] } = { many: [] }] = (await rows(
      `select private.smoothed(array(select generate_series(1, 5000)), '{0.25}') as many`,
    )) as { many: number[] }[];
    expect(low).toBe(1_300);
  });

  it('never tells of fewer than five, also by the difference of any two answers', async () => {
    await db.query('update private.settings set paid_prices_per_job_per_week = 100000');
    /** More are told than taken back, else nothing ever stands there. */
    const step = fc.record({
      what: fc.constantFrom('tell', 'tell', 'tell', 'tell odd', 'take back', 'count', 'drop'),
      which: fc.nat(1_000),
    });
    /** Pairs of answers, which is what is compared. */
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }),
        async (steps) => {
          await forgetAll();
          const told: Row[] = [];
          /** Of whom each answer told that a visitor could have seen, by what it said. */
          const seen: (readonly string[])[] = [];
          let last = '[]';
          for (const { what, which } of steps) {
            const one = told[which % Math.max(1, told.length)];
            if (what === 'tell' || what === 'tell odd') {
              told.push(
                telling({ total_cents: what === 'tell' ? 1_000_000 + which * 1_000 : 100 }),
              );
              expect(await tell(told.at(-1))).toMatchObject({ ok: true });
            } else if (one && what === 'take back') {
              await takeBack(one['secret']);
              told.splice(told.indexOf(one), 1);
            } else if (one) await judge(one['id'], what === 'count');
            const now = JSON.stringify(await figures());
            if (now === last) continue;
            last = now;
            const [figure] = JSON.parse(now) as Row[];
            if (!figure) continue;
            const among = await rows(`select id from paid_prices where state = 'counted'`);
            expect(figure['jobs']).toBe(among.length);
            seen.push(among.map(({ id }) => String(id)));
          }
          for (const [at, some] of seen.entries()) {
            expect(some.length).toBeGreaterThanOrEqual(5);
            for (const others of seen.slice(0, at)) {
              compared += 1;
              expect(some.filter((id) => !others.includes(id)).length).toBeGreaterThanOrEqual(5);
            }
          }
        },
      ),
      { numRuns: runs(40) },
    );
    expect(compared).toBeGreaterThan(40);
    await db.query('update private.settings set paid_prices_per_job_per_week = 5');
  });
});

it('is forgotten five years after the month it was done', async () => {
  const [old, young] = [telling(), telling()];
  await tell(old);
  await tell(young);
  await db.query(
    `update paid_prices set month = date_trunc('month', now() - interval '62 months') where id = $1`,
    [old['id']],
  );
  await db.query('select private.tidy()');
  expect(await stored(old)).toEqual([]);
  expect(await stored(young)).toHaveLength(1);
});
