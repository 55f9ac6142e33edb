import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller } from './harness/database.ts';
import { migrations } from './harness/project.ts';
import { addApp, addCompany, anonymous, signUp } from './harness/people.ts';

/** What the site's own people ask of a running database, and the door for faults of browsers. */
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller;
let developer: Caller;
let company: Caller;
beforeAll(async () => {
  db = await openDatabase();
  admin = await signUp(db);
  developer = await signUp(db);
  company = (await addCompany(db, 'Roofing One')).member;
  await db.query(`insert into staff values ($1, 'admin'), ($2, 'developer_admin')`, [
    admin.userId,
    developer.userId,
  ]);
});
afterAll(() => db.close());

const report = (message: string, { page = '/roofing', build = 'a1b2c3d', by = anonymous } = {}) =>
  call(db, by, 'insert into client_errors (page, message, build) values ($1, $2, $3)', [
    page,
    message,
    build,
  ]);
const kept = async () => (await db.query('select * from client_errors order by message')).rows;
const scrubbed = async (message: string) =>
  (await db.query('select private.scrubbed($1) as message', [message])).rows[0]?.['message'];

describe('faults of browsers', () => {
  afterEach(() => db.query('delete from client_errors'));

  it.each([
    ['x is undefined', 'x is undefined'],
    [
      `Cannot read properties of undefined (reading 'low')`,
      'Cannot read properties of undefined (reading "…")',
    ],
    ['No such person: pat.homeowner+x@mail.example!', 'No such person: (address)'],
    ['Call 817-555-0123 or (817) 555 0123', 'Call (number) or ((number)'],
    ['ZIP 76092 is bad', 'ZIP (number) is bad'],
    ['Call 8 1 7 5 5 5 0 1 2 3 or 817/555/0123', 'Call (number) or (number)'],
    ['See https://site.example/a?token=abc#b now', 'See (link) now'],
    [
      `Unexpected token 'P', "Pat Homeow"... is not valid JSON`,
      'Unexpected token "…", "…"... is not valid JSON',
    ],
    ['bad "Pat Homeowner of 1 Main', 'bad "…"'],
    ['key 3fa85f64-5717-4562-b3fc-2c963f66afa6 twice', 'key (key) twice'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcdefghijklmnop1', '(key).(key).(key)'],
    ['line one\n\tline two\u0007', 'line one line two'],
  ])('are kept without what may belong to a person: %j', async (said, stays) => {
    expect(await scrubbed(said)).toBe(stays);
  });

  it('are cut, and never empty', async () => {
    await report('x '.repeat(5000));
    await report('   ');
    await report('No page', { page: 'javascript:alert(1)' });
    const rows = await kept();
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.['message'])).toHaveLength(200);
  });

  it('tell the path alone, and count up when they come again', async () => {
    await report('Broke', { page: '/results?email=pat@mail.example#token=secret' });
    await report('Broke', { page: '/results' });
    await report('Broke', { page: '/results', build: 'other' });
    expect(await kept()).toMatchObject([
      { page: '/results', build: 'a1b2c3d', times: 2 },
      { page: '/results', build: 'other', times: 1 },
    ]);
  });

  it('are dated and counted here, whatever a browser writes', async () => {
    await db.query('grant all on client_errors to anon');
    try {
      await call(
        db,
        anonymous,
        `insert into client_errors (hour, page, message, build, times, last_at)
          values ('2020-01-01', '/', 'Broke', '', 500, '2020-01-01')`,
      );
      const [row] = await kept();
      expect(row).toMatchObject({ times: 1 });
      expect(Date.now() - new Date(String(row?.['last_at'])).getTime()).toBeLessThan(60_000);
    } finally {
      await db.query('revoke all on client_errors from anon');
      await db.query('grant insert (page, message, build) on client_errors to anon');
    }
  });

  it('stop at sixty different ones an hour, and those go on being counted', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      for (const end of 'xyz')
        expect(await report(`Broke ${letter}${end}`)).toMatchObject({ ok: true });
    }
    expect(await kept()).toHaveLength(60);
    await report('Broke ax');
    expect((await kept())[0]).toMatchObject({ message: 'Broke ax', times: 2 });
  });

  it('of one stranger leave room for those of others, and what comes again is counted all the same', async () => {
    const from = (address: string) => ({
      by: { ...anonymous, headers: { 'cf-connecting-ip': address } },
    });
    for (let nth = 0; nth < 70; nth += 1) {
      await report(
        `Made up ${String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26))}`,
        from('203.0.113.7'),
      );
    }
    expect(await kept()).toHaveLength(10);
    await report('True', from('198.51.100.4'));
    await report('True', from('203.0.113.7'));
    expect((await kept()).at(-1)).toMatchObject({ message: 'True', times: 2 });
    const { rows } = await db.query(`select * from private.recent_forms where form = 'fault'`);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('are forgotten after thirty days', async () => {
    await db.query('set session_replication_role = replica');
    await db.query(
      `insert into client_errors values (now() - interval '31 days', '/', 'Old', '', 1, now() - interval '31 days')`,
    );
    await db.query('reset session_replication_role');
    await report('New');
    await call(db, { role: 'service_role' }, 'select tidy()');
    expect(await kept()).toMatchObject([{ message: 'New' }]);
  });

  it('are read by developers alone', async () => {
    await report('Broke');
    for (const [caller, rows] of [
      [developer, 1],
      [admin, 0],
      [company, 0],
      [anonymous, 0],
    ] as const) {
      const outcome = await call(db, caller, 'select * from client_errors');
      expect(outcome.ok ? outcome.rows.length : 0).toBe(rows);
    }
  });
});

const health = async (caller: Caller) => {
  const outcome = await call(db, caller, 'select health() as health');
  return outcome.ok ? (outcome.rows[0]?.['health'] as Record<string, unknown>) : outcome.code;
};

describe('the state of the whole', () => {
  it('is told to the site’s own people and to nobody else', async () => {
    for (const name of ['health', 'access_table']) {
      for (const caller of [developer, admin]) {
        expect(await call(db, caller, `select ${name}()`)).toMatchObject({ ok: true });
      }
      expect(await call(db, company, `select ${name}()`)).toMatchObject({ code: 'PT403' });
      expect(await call(db, anonymous, `select ${name}()`)).toMatchObject({ code: '42501' });
    }
  });

  it('tells figures and whether secrets are set, and no secret or person', async () => {
    const told = await health(developer);
    expect(told).toMatchObject({
      staff: [
        { role: 'admin', people: 1, without_app: 1 },
        { role: 'developer_admin', people: 1, without_app: 1 },
      ],
      operator_is_named: false,
      settings: { salt: 'set', client_errors_per_hour: 60, confirm_by_mail: false },
      migrations: expect.arrayContaining([migrations[0]!.version]) as string[],
      secrets: [],
    });
    const { rows } = await db.query('select salt from private.settings');
    expect(JSON.stringify(told)).not.toContain(rows[0]?.['salt']);
    expect(JSON.stringify(told)).not.toContain('people.example');
    expect(JSON.stringify(told)).not.toContain('Roofing One');
  });

  it('tells of each role how many have no app for signing in, and no name', async () => {
    const [second, third] = [await signUp(db), await signUp(db)];
    await db.query('begin');
    try {
      await db.query(`insert into staff values ($1, 'admin'), ($2, 'admin')`, [
        second.userId,
        third.userId,
      ]);
      // One app that was answered, and one that was begun and left.
      await addApp(db, second);
      await addApp(db, third, 'unverified');
      const { rows } = await db.query('select private.staff_apps() as staff');
      expect(rows[0]?.['staff']).toEqual([
        { role: 'admin', people: 3, without_app: 2 },
        { role: 'developer_admin', people: 1, without_app: 1 },
      ]);
    } finally {
      await db.query('rollback');
    }
  });

  it('tells which migrations were applied, where that is written down', async () => {
    const { migrations: applied } = (await health(developer)) as { migrations: string[] };
    expect(applied[0]).toBe(migrations[0]!.version);
    expect(applied).toEqual(applied.toSorted());
  });

  it('tells of a fault in the catalog with its remedy', async () => {
    await db.query('create table public.unguarded (id int)');
    const told = await health(developer);
    await db.query('drop table public.unguarded');
    expect((told as { questions: unknown[] }).questions).toContainEqual({
      question: 'tables without row level security',
      about_grants: false,
      remedy: 'alter table … enable row level security',
      offenders: ['public.unguarded'],
    });
  });
});

describe('the clock', () => {
  beforeEach(() => db.query('delete from private.clock_runs'));

  it('writes down when it last ran', async () => {
    expect(await health(developer)).toMatchObject({ clock: null });
    expect(await call(db, { role: 'service_role' }, 'select tidy()')).toMatchObject({ ok: true });
    await call(db, { role: 'service_role' }, 'select tidy()');
    expect(await health(developer)).toMatchObject({ clock: { rows_forgotten: 0 } });
  });

  it('is not run by those who only do its chores', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      expect(await call(db, { role }, 'select private.do_chores()')).toMatchObject({
        code: '42501',
      });
    }
  });
});

describe('whether all is well', () => {
  /** What each is told: all the same. */
  const told = async () => {
    const answers = [];
    for (const caller of [anonymous, company, admin, developer]) {
      const outcome = await call(db, caller, 'select is_well() as well');
      answers.push(outcome.ok ? outcome.rows : { code: outcome.code });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    return answers[0];
  };
  const ok = [{ well: 'ok' }];
  const notOk = { code: 'PT503' };
  const clockRan = (minutes: number) =>
    db.query(
      `insert into private.clock_runs values (true, now() - make_interval(mins => $1), 5, 0)
       on conflict (only_row) do update set ran_at = excluded.ran_at`,
      [minutes],
    );
  const letter = (kind: string, state: string, minutesDue: number, minutesOld: number) =>
    db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts, state, due_at, counts_at)
       values ($1, gen_random_uuid()::text, 'a@mail.example', 'x', '{}', $2,
         now() - make_interval(mins => $3), now() - make_interval(mins => $4))`,
      [kind, state, minutesDue, minutesOld],
    );

  beforeEach(() => clockRan(1));
  afterEach(async () => {
    await db.query('delete from private.clock_runs');
    await db.query(`delete from private.mail_queue where to_address = 'a@mail.example'`);
    await db.query('update private.mail_provider set refused_since = null');
  });

  it('is told to anyone, in one word', async () => {
    expect(await told()).toEqual(ok);
  });

  it('is not while the clock stands, or never ran', async () => {
    await clockRan(6);
    expect(await told()).toEqual(notOk);
    await db.query('delete from private.clock_runs');
    expect(await told()).toEqual(notOk);
  });

  it('is not while a letter waits that should be gone', async () => {
    await letter('invitation', 'sent', 60, 60);
    await letter('invitation', 'queued', 9, 9);
    // Tried and to be tried again; and one that goes before others.
    await letter('invitation', 'queued', -30, 60);
    await letter('account', 'queued', 60, 0);
    expect(await told()).toEqual(ok);
    await letter('invitation', 'sending', 11, 11);
    expect(await told()).toEqual(notOk);
  });

  it('is not while the provider takes nothing', async () => {
    const refused = `update private.mail_provider set refused_since = now() - make_interval(mins => $1)`;
    await db.query(refused, [9]);
    expect(await told()).toEqual(ok);
    await db.query(refused, [11]);
    expect(await told()).toEqual(notOk);
  });
});

describe('who may do what', () => {
  it('names every table and call of the exposed schema', async () => {
    const outcome = await call(db, developer, 'select access_table() as access');
    const access = (outcome.ok && outcome.rows[0]?.['access']) as {
      tables: { name: string; is_secured: boolean; rights: unknown[]; policies: unknown[] }[];
      calls: { name: string; anon: boolean }[];
    };
    const staff = access.tables.find(({ name }) => name === 'staff');
    expect(staff).toEqual({
      name: 'staff',
      is_view: false,
      is_secured: true,
      rights: [{ role: 'authenticated', command: 'select' }],
      policies: [
        {
          role: 'authenticated',
          command: 'select',
          name: 'staff see their own role, admins all',
          rule: expect.stringContaining('private.staff_role()') as string,
        },
      ],
    });
    expect(access.calls.filter(({ anon }) => anon).map(({ name }) => name)).not.toContain('health');
  });
});
