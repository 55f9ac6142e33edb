import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Caller, type Connection, type Outcome } from './harness/database.ts';
import {
  addCompany,
  consents,
  from,
  holding,
  issue,
  send,
  signUp,
  submission,
  type Company,
  type Submission,
  checked,
} from './harness/people.ts';
import { startServer, type Server } from './harness/server.ts';

/** What two browsers do at the same instant, on a real server with a connection for each. */
let server: Server;
type Browser = Connection & { close(): Promise<void> };
let owner: Browser;
const browsers: Browser[] = [];

beforeAll(async () => {
  server = await startServer();
  owner = await server.connect();
  for (let n = 0; n < 8; n++) browsers.push(await server.connect());
});
afterAll(async () => {
  await Promise.all([owner, ...browsers].map((connection) => connection?.close()));
  await server?.stop();
});

const codes = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'stored' : outcome.code)).sort();

const count = async (sql: string, params: unknown[]) =>
  Number((await owner.query(`select count(*) as n from ${sql}`, params)).rows[0]?.['n']);

const addCompanies = async (kind: string, names: readonly string[]) => {
  const companies: Company[] = [];
  for (const name of names) companies.push(await addCompany(owner, `${kind} ${name}`));
  return companies;
};

it('stores a request once when eight copies of it arrive at once', async () => {
  const oak = await addCompany(owner, 'Oak Roofing');
  const request = submission([oak]);
  const outcomes = await Promise.all(browsers.map((browser) => send(browser, request)));
  expect(codes(outcomes)).toEqual([...Array<string>(7).fill('23505'), 'stored']);
  for (const table of ['requests where id', 'request_recipients where request_id']) {
    expect(await count(`${table} = $1`, [request.id])).toBe(1);
  }
  expect(await count('consents where request_id = $1', [request.id])).toBe(2);
});

it('lets exactly the allowed number through when one contact sends more at once', async () => {
  await owner.query(
    'update private.settings set requests_per_contact_per_day = 3, repeat_minutes = 0',
  );
  const oak = await addCompany(owner, 'Limit Roofing');
  const first = submission([oak]);
  const { contact, consents: given } = first.body;
  const outcomes = await Promise.all(
    browsers.map((browser) => send(browser, submission([oak], { contact, consents: given }))),
  );
  await owner.query(
    'update private.settings set requests_per_contact_per_day = default, repeat_minutes = default',
  );
  expect(codes(outcomes)).toEqual([
    ...Array<string>(5).fill('PT429'),
    ...Array<string>(3).fill('stored'),
  ]);
});

it('stores one of eight same requests that two tabs and their retries send under ids of their own', async () => {
  const oak = await addCompany(owner, 'Tabs Roofing');
  const { contact, consents: given } = submission([oak]).body;
  const outcomes = await Promise.all(
    browsers.map((browser) => send(browser, submission([oak], { contact, consents: given }))),
  );
  expect(codes(outcomes)).toEqual([...Array<string>(7).fill('PT409'), 'stored']);
});

describe('a form of a professional', () => {
  const asking = (changes: object = {}) => ({
    id: crypto.randomUUID(),
    page: '/us1-aivoice',
    name: 'Pat',
    email: 'pat@mail.example',
    ...changes,
  });
  const ask = (browser: Browser, sent: object, address: string) =>
    call(browser, from(address), 'select ask_for_call($1) as answer', [JSON.stringify(sent)]);

  it('is stored once when eight copies of it arrive at once, from one place or from eight', async () => {
    for (const [nth, places] of [1, 8].entries()) {
      const sent = asking();
      const outcomes = await Promise.all(
        browsers.map((browser, n) => ask(browser, sent, `203.0.113.${10 * nth + (n % places)}`)),
      );
      const reference = `C-${sent.id.slice(0, 8).toUpperCase()}`;
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ ok: true, rows: [{ answer: { reference } }] });
      }
      expect(await count('call_requests where id = $1', [sent.id])).toBe(1);
      const key = `call asked ${sent.id}`;
      expect(await count('private.mail_queue where key = $1', [key])).toBe(1);
    }
  });

  it('is let through exactly as often as allowed when more come at once', async () => {
    await owner.query('update private.settings set requests_per_contact_per_day = 3');
    const outcomes = await Promise.all(
      browsers.map((browser) => ask(browser, asking(), '203.0.113.99')),
    );
    await owner.query('update private.settings set requests_per_contact_per_day = default');
    expect(codes(outcomes)).toEqual([
      ...Array<string>(5).fill('PT429'),
      ...Array<string>(3).fill('stored'),
    ]);
  });

  it('waits for nobody from another network', async () => {
    const [hostile, honest] = browsers as [Browser, Browser];
    await hostile.query('begin');
    await hostile.query(`select set_config('request.headers', $1, true)`, [
      JSON.stringify(from('198.51.100.1').headers),
    ]);
    await hostile.query('select ask_for_call($1)', [JSON.stringify(asking())]);
    await honest.query(`set statement_timeout = '3s'`);
    expect(await ask(honest, asking(), '203.0.113.1')).toMatchObject({ ok: true });
    await hostile.query('rollback');
    await honest.query('reset statement_timeout');
  });
});

it('counts as many prices unseen as a week allows when more are told at once', async () => {
  const told = (nth: number) => ({
    id: crypto.randomUUID(),
    secret: `${nth}`.repeat(32),
    device: crypto.randomUUID(),
    came_from: 'result',
    trade: 'roofing',
    region: 'near',
    month: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7),
    total_cents: 1_450_000,
    ours_cents: 1_400_000,
    answers: { job: 'replace' },
    version: '2026.11.9',
  });
  const outcomes = await Promise.all(
    browsers.map((browser, nth) =>
      call(browser, from(`192.0.${nth}.7`), 'select tell_paid($1)', [JSON.stringify(told(nth))]),
    ),
  );
  expect(codes(outcomes)).toEqual(Array<string>(8).fill('stored'));
  expect(await count(`paid_prices where state = $1`, ['counted'])).toBe(5);
});

it('refuses a bulk statement at once and takes an honest request while one is under way', async () => {
  const oak = await addCompany(owner, 'Bulk Roofing');
  const [hostile, other, honest] = browsers as [Browser, Browser, Browser];
  // Its first request of a statement is well-formed and its statement left open, holding all it locked.
  await hostile.query('begin');
  await hostile.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify(from('198.51.100.1').headers),
  ]);
  const taken = submission([oak]);
  await hostile.query('insert into request_submissions (id, body) values ($1, $2)', [
    taken.id,
    JSON.stringify(taken.body),
  ]);
  const many = Array.from({ length: 290 }, () => submission([oak]));
  const values = many.map((_, n) => `($${2 * n + 1}::uuid, $${2 * n + 2}::jsonb)`).join(', ');
  const bulk = await call(
    other,
    from('198.51.100.1'),
    `insert into request_submissions (id, body) values ${values}`,
    many.flatMap(({ id, body }) => [id, JSON.stringify(body)]),
  );
  expect(bulk).toMatchObject({ ok: false, message: 'Send one request at a time.' });
  await honest.query(`set statement_timeout = '3s'`);
  expect(await send(honest, submission([oak]), from('203.0.113.1'))).toMatchObject({ ok: true });
  await hostile.query('rollback');
  await honest.query('reset statement_timeout');
});

it('lets retention and withdrawing meet without either failing', async () => {
  const oak = await addCompany(owner, 'Meeting Roofing');
  for (let round = 0; round < 5; round++) {
    const request = submission([oak]);
    await send(owner, request);
    await owner.query(
      `update request_contacts set expires_at = now() - interval '1 hour' where request_id = $1`,
      [request.id],
    );
    const [withdrawn] = await Promise.all([
      call(browsers[0]!, holding(request.token), 'insert into request_withdrawals values ($1)', [
        request.id,
      ]),
      ...browsers.slice(1, 4).map((clock) => clock.query('select private.tidy()')),
    ]);
    expect(withdrawn).toMatchObject({ ok: true });
    expect(await count('request_contacts where request_id = $1', [request.id])).toBe(0);
  }
});

it('never lets more than three companies hold a request, however many replacements race', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
  const companies = await addCompanies('Race', names);
  const picked = companies.slice(0, 3);
  const rivals = companies.slice(3);
  const request = submission(picked);
  expect(await send(owner, request)).toMatchObject({ ok: true });
  await owner.query(
    `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1`,
    [request.id],
  );
  const outcomes = await Promise.all(
    browsers.map((browser, n) =>
      call(
        browser,
        holding(request.token),
        `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
         values ($1, $2, $3, $4)`,
        [
          request.id,
          picked[n % 2]!.id,
          rivals[n]!.id,
          JSON.stringify(consents([rivals[n]!], request.email, request.phone)),
        ],
      ),
    ),
  );
  expect(codes(outcomes).filter((code) => code === 'stored')).toHaveLength(2);
  expect(
    await count(`request_recipients where request_id = $1 and status <> 'withdrawn'`, [request.id]),
  ).toBe(3);
});

it('has three places and no fourth, even for the operator', async () => {
  const companies = await addCompanies('Place', ['P', 'Q', 'R', 'S']);
  const request = submission(companies.slice(0, 3));
  await send(owner, request);
  const fourth = (place: number) =>
    owner.query(
      `insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
       values ($1, $2, 'Place S', $3, '{email}', now())`,
      [request.id, companies[3]!.id, place],
    );
  for (const place of [1, 2, 3])
    await expect(fourth(place)).rejects.toMatchObject({ code: '23505' });
  await expect(fourth(4)).rejects.toMatchObject({ code: '23514' });
});

it('leaves no contact data behind when withdrawing races with picking another company', async () => {
  for (let round = 0; round < 5; round++) {
    const late = await addCompany(owner, `Late ${round}`);
    const next = await addCompany(owner, `Next ${round}`);
    const request = submission([late]);
    await send(owner, request);
    await owner.query(
      `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1`,
      [request.id],
    );
    const visitor = holding(request.token);
    await Promise.all([
      call(
        browsers[0]!,
        visitor,
        `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
         values ($1, $2, $3, $4)`,
        [
          request.id,
          late.id,
          next.id,
          JSON.stringify(consents([next], request.email, request.phone)),
        ],
      ),
      call(browsers[1]!, visitor, 'insert into request_withdrawals values ($1)', [request.id]),
    ]);
    expect(
      await count('consents where request_id = $1 and contact is not null', [request.id]),
    ).toBe(0);
    expect(
      await count(`request_recipients where request_id = $1 and status <> 'withdrawn'`, [
        request.id,
      ]),
    ).toBe(0);
  }
});

/** A statement and who makes it. */
type Act = readonly [caller: Caller, sql: string, params?: unknown[]];

/** Returns when a connection waits for a lock, or when `over` says that it will not. */
async function untilWaiting(pid: unknown, over = () => false) {
  const waiting = `select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`;
  while (!over() && (await owner.query(waiting, [pid])).rows.length === 0);
}

/** Begins the first act, starts the second and lets it wait for the first if it must, then ends the first. */
async function meet(first: Act, second: Act): Promise<[Outcome, Outcome]> {
  const [one, two] = browsers as [Browser, Browser];
  const { rows } = await two.query('select pg_backend_pid() as pid');
  let started: Promise<Outcome> | undefined;
  const outcome = await rehearseAndCommit(one, first, async () => {
    let over = false;
    started = call(two, ...second).finally(() => (over = true));
    await untilWaiting(rows[0]?.['pid'], () => over);
  });
  return [outcome, await started!];
}

/** Runs an act in a transaction, calls `meanwhile` before it ends, and commits what succeeded. */
async function rehearseAndCommit(
  browser: Browser,
  [caller, sql, params]: Act,
  meanwhile: () => Promise<void>,
): Promise<Outcome> {
  const held: Connection = {
    async query(statement, values) {
      if (statement === 'commit' || statement === 'rollback') await meanwhile();
      return browser.query(statement, values);
    },
  };
  return call(held, caller, sql, params);
}

/** An account and a company of its own, answered with the request it received. */
const working = async (name: string) => {
  const company = await addCompany(owner, `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const request = submission([company]);
  expect(await send(owner, request)).toMatchObject({ ok: true });
  return { company, request };
};
const join = async (company: Company, role: 'owner' | 'member') => {
  const person = await signUp(owner);
  await owner.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
    company.id,
    person.userId,
    role,
  ]);
  return person;
};
const deadlock = '40P01';

describe('taking a request back', () => {
  const acts: [string, (company: Company, request: Submission) => Act][] = [
    [
      'a note',
      ({ id, member }, request) => [
        member,
        `insert into company_notes (id, request_id, company_id, author, body)
         values (gen_random_uuid(), $1, $2, $3, 'Pat has a dog.')`,
        [request.id, id, member.userId],
      ],
    ],
    [
      'a next step',
      ({ member }, request) => [
        member,
        `update company_records set next_step = 'Pat has a dog.' where request_id = $1`,
        [request.id],
      ],
    ],
    [
      'an answer',
      ({ member }, request) => [
        member,
        `update request_recipients set status = 'answered' where request_id = $1`,
        [request.id],
      ],
    ],
    [
      'a no',
      ({ member }, request) => [
        member,
        `update request_recipients set status = 'declined' where request_id = $1`,
        [request.id],
      ],
    ],
    [
      'a stop',
      ({ member }, request) => [member, `select asked_to_stop($1, 'everything')`, [request.id]],
    ],
    [
      'a complaint',
      (_, request) => [
        holding(request.token),
        `select complain(gen_random_uuid(), null, 'They never called.')`,
      ],
    ],
    [
      'opening the contact data',
      ({ member }, request) => [member, 'select open_received($1)', [request.id]],
    ],
  ];
  it.each(acts)(
    'meets %s, in either order, without a deadlock and with nothing left',
    async (_, act) => {
      for (const first of ['act', 'withdrawal']) {
        const { company, request } = await working('Meets');
        const withdrawal: Act = [holding(request.token), 'select withdraw_request()'];
        const its = act(company, request);
        const [one, two] = await (first === 'act' ? meet(its, withdrawal) : meet(withdrawal, its));
        expect(first === 'act' ? two : one).toMatchObject({ ok: true });
        expect(first === 'act' ? one : two, first).not.toMatchObject({ code: deadlock });
        for (const left of [
          'request_contacts where request_id = $1',
          'company_notes where request_id = $1',
          `company_records where request_id = $1 and next_step <> ''`,
          `request_recipients where request_id = $1 and status <> 'withdrawn'`,
        ]) {
          expect(await count(left, [request.id]), `${first}: ${left}`).toBe(0);
        }
      }
    },
  );

  it('meets all of them at once without a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const { company, request } = await working('Crowd');
      const outcomes = await Promise.all([
        call(browsers[7]!, holding(request.token), 'select withdraw_request()'),
        ...acts.map(([, act], n) => call(browsers[n]!, ...act(company, request))),
      ]);
      expect(outcomes[0]).toMatchObject({ ok: true });
      expect(codes(outcomes)).not.toContain(deadlock);
      expect(await count('company_notes where request_id = $1', [request.id])).toBe(0);
    }
  });
});

it('moves a card by one of eight tabs, and tells the others by finding no row', async () => {
  const { company, request } = await working('Eight Tabs');
  await call(owner, company.member, `update request_recipients set status = 'answered'`);
  const { rows } = await owner.query('select version from company_records where request_id = $1', [
    request.id,
  ]);
  const outcomes = await Promise.all(
    browsers.map((browser, n) =>
      call(
        browser,
        company.member,
        'update company_records set step = $3 where request_id = $1 and version = $2',
        [request.id, rows[0]?.['version'], ['visit', 'quoted', 'won'][n % 3]],
      ),
    ),
  );
  expect(outcomes.map((outcome) => outcome.ok && outcome.count).sort()).toEqual([
    0, 0, 0, 0, 0, 0, 0, 1,
  ]);
});

describe('a company keeps someone who answers for it', () => {
  const remove = (by: Caller, whom: Caller): Act => [
    by,
    `select set_member($1, 'removed')`,
    [whom.userId],
  ];
  it('when two owners remove each other at once', async () => {
    const { company } = await working('Two Owners');
    const other = await join(company, 'owner');
    const outcomes = await meet(remove(company.member, other), remove(other, company.member));
    expect(codes(outcomes)).toEqual(['PT403', 'stored']);
    expect(
      await count(`company_members where company_id = $1 and role = 'owner'`, [company.id]),
    ).toBe(1);
  });

  it('when an owner steps down while the other leaves', async () => {
    const { company } = await working('Steps Down');
    const other = await join(company, 'owner');
    await join(company, 'member');
    const outcomes = await meet(
      [company.member, 'select delete_account()'],
      [other, `select set_member($1, 'member')`, [other.userId]],
    );
    expect(codes(outcomes)).toEqual(['PT422', 'stored']);
    expect(
      await count(`company_members where company_id = $1 and role = 'owner'`, [company.id]),
    ).toBe(1);
  });

  it('or closes, when its last two leave at once', async () => {
    const { company } = await working('Last Two');
    const other = await join(company, 'owner');
    const outcomes = await meet(
      [company.member, 'select delete_account()'],
      [other, 'select delete_account()'],
    );
    expect(codes(outcomes)).toEqual(['stored', 'stored']);
    expect(await count(`companies where id = $1 and status = 'closed'`, [company.id])).toBe(1);
  });

  it('and nobody joins it while it closes', async () => {
    for (const first of ['closing', 'joining']) {
      const { company } = await working('Closing Door');
      const person = await signUp(owner);
      const { rows } = await owner.query(
        `with i as (
           insert into company_invitations (company_id, email) select $1, lower(email) from auth.users where id = $2 returning id
         ) select id from i`,
        [company.id, person.userId],
      );
      const secret = await issue(owner, 'invitation', String(rows[0]?.['id']));
      const joining: Act = [person, 'select accept_invitation($1)', [secret]];
      const closing: Act = [company.member, 'select delete_account()'];
      const outcomes = await (first === 'closing'
        ? meet(closing, joining)
        : meet(joining, closing));
      expect(codes(outcomes)).toEqual(
        first === 'closing' ? ['PT410', 'stored'] : ['PT422', 'stored'],
      );
      expect(
        await count(
          `companies c join company_members m on m.company_id = c.id where c.id = $1 and c.status = 'closed'`,
          [company.id],
        ),
      ).toBe(0);
    }
  });

  it('and cannot send more invitations by sending them at once', async () => {
    const { company } = await working('Eager');
    await owner.query(
      `insert into company_invitations (company_id, email) select $1, n || '@people.example' from generate_series(1, 17) n`,
      [company.id],
    );
    const outcomes = await Promise.all(
      browsers.map((browser, n) =>
        call(browser, company.member, 'select invite_member($1, $2)', [
          company.id,
          `more${n}@people.example`,
        ]),
      ),
    );
    expect(codes(outcomes)).toEqual([
      ...Array<string>(5).fill('PT429'),
      ...Array<string>(3).fill('stored'),
    ]);
  });
});

describe('the staff', () => {
  const admins: Caller[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 2; n++) {
      const admin = await signUp(owner);
      await owner.query(`insert into staff values ($1, 'admin')`, [admin.userId]);
      admins.push(admin);
    }
  });

  it('decide once on a company: the second hears that it was decided', async () => {
    const { company } = await working('Decided');
    await owner.query(`update companies set status = 'pending' where id = $1`, [company.id]);
    const { rows } = await owner.query(`select private.reviewed_facts($1) ->> 'hash' as hash`, [
      company.id,
    ]);
    const [one, two] = admins as [Caller, Caller];
    const outcomes = await meet(
      [
        one,
        `select decide_company($1, 'approved', null, $2, $3)`,
        [company.id, rows[0]?.['hash'], checked],
      ],
      [two, `select decide_company($1, 'rejected', 'No license is given.')`, [company.id]],
    );
    expect(codes(outcomes)).toEqual(['PT409', 'stored']);
    expect(await count('company_decisions where company_id = $1', [company.id])).toBe(1);
  });

  it('keep an admin when two take each other’s role at once', async () => {
    const take = async (by: Caller, from_: Caller): Promise<Act> => [
      by,
      `select set_role($1, 'none')`,
      [
        (await owner.query('select email from auth.users where id = $1', [from_.userId])).rows[0]?.[
          'email'
        ],
      ],
    ];
    const [one, two] = admins as [Caller, Caller];
    const outcomes = await meet(await take(one, two), await take(two, one));
    expect(codes(outcomes)).toEqual(['PT422', 'stored']);
    expect(await count(`staff where role = 'admin'`, [])).toBe(1);
  });
});

it('takes the no of a late company while the homeowner picks another', async () => {
  const { company: late, request } = await working('Late No');
  const next = await addCompany(owner, `Next ${crypto.randomUUID().slice(0, 8)}`);
  await owner.query(
    `update request_recipients set promised_by = now() - interval '1 hour' where request_id = $1`,
    [request.id],
  );
  // Holds the no in its middle, so that picking another begins before it ends.
  const [no, pick, holder] = browsers as [Browser, Browser, Browser];
  await holder.query('begin');
  await holder.query('select 1 from company_records where request_id = $1 for update', [
    request.id,
  ]);
  const outcomes: Promise<Outcome>[] = [];
  for (const [browser, ...act] of [
    [
      no,
      late.member,
      `update request_recipients set status = 'declined' where request_id = $1`,
      [request.id],
    ],
    [
      pick,
      holding(request.token),
      'select replace_company($1, $2, $3)',
      [late.id, next.id, JSON.stringify(consents([next], request.email, request.phone, ['email']))],
    ],
  ] satisfies [Browser, ...Act][]) {
    const { rows } = await browser.query('select pg_backend_pid() as pid');
    outcomes.push(call(browser, ...act));
    await untilWaiting(rows[0]?.['pid']);
  }
  await holder.query('commit');
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ ok: true });
  expect(
    await count(`request_recipients where request_id = $1 and status <> 'withdrawn'`, [request.id]),
  ).toBe(1);
});
