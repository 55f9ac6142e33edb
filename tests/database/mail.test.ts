import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, type Caller, type Connection } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  holding,
  mailed,
  send,
  addStaff,
  signUp,
  submission,
  type Company,
  checked,
} from './harness/people.ts';
import { endPause, recover } from './harness/mail.ts';
import { startServer, type Server } from './harness/server.ts';

/** A letter as it is handed to the sender. */
interface Claimed {
  readonly id: string;
  readonly try: number;
  readonly kind: string;
  readonly to: string;
  readonly facts: Record<string, unknown>;
}

const clock: Caller = { role: 'service_role' };
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller;
let developer: Caller;

beforeAll(async () => {
  db = await openDatabase();
  ({ admin, developer } = await addStaff(db));
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from private.mail_queue');
  await db.query('delete from private.mail_suppressions');
  await recover(db);
});

let companies = 0;
const company = (options: Parameters<typeof addCompany>[2] = {}): Promise<Company> =>
  addCompany(
    db,
    `Mail Company ${String.fromCharCode(65 + (companies++ % 26))}${companies}`,
    options,
  );
const addressOf = (one: Company) => `${one.member.userId}@people.example`;

const queue = async (where = 'true', params: unknown[] = []) =>
  (
    await db.query(
      `select * from private.mail_queue where ${where} order by created_at, kind`,
      params,
    )
  ).rows;
const claimFrom = async (from: Connection, most = 50): Promise<Claimed[]> => {
  const outcome = await call(from, clock, 'select claim_mail($1) as letters', [most]);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['letters'] as Claimed[];
};
const claim = () => claimFrom(db);
const finish = async (letter: Pick<Claimed, 'id' | 'try'>, outcome: string, detail = '') => {
  const answer = await call(db, clock, 'select finish_mail($1, $2, $3, $4) as counted', [
    letter.id,
    letter.try,
    outcome,
    detail,
  ]);
  return answer.ok ? answer.rows[0]?.['counted'] : answer.code;
};
/** Lets everything that waits be due now. */
const passTime = async () => {
  await db.query(
    `update private.mail_queue set due_at = now() where state in ('queued', 'sending')`,
  );
  await endPause(db);
};
const tick = () => db.query('select private.tick()');

/** Sends a request to companies and answers it with its letters. */
async function requested(picked: readonly Company[], changes: Record<string, unknown> = {}) {
  const sent = submission(picked, changes);
  expect(await send(db, sent)).toMatchObject({ ok: true });
  return sent;
}
const answer = (one: Company, request: string, status: string) =>
  call(db, one.member, 'update request_recipients set status = $2 where request_id = $1', [
    request,
    status,
  ]);
const withdraw = (token: string) => call(db, holding(token), 'select withdraw_request()');
/** Moves a promise, as if so much of it had passed. */
const promise = (request: string, interval: string) =>
  db.query(
    `update request_recipients set promised_by = now() + $2::interval where request_id = $1`,
    [request, interval],
  );

describe('a request', () => {
  it('tells the homeowner and each company picked, in the transaction that stores it', async () => {
    const [one, two] = [await company(), await company()];
    const sent = await requested([one, two]);
    const letters = await queue('request_id = $1', [sent.id]);
    expect(letters.map(({ kind, to_address }) => [kind, to_address]).sort()).toEqual(
      [
        ['request sent', sent.email],
        ['new request', addressOf(one)],
        ['new request', addressOf(two)],
      ].sort(),
    );
  });

  it('tells nobody where it is refused', async () => {
    const sent = submission([await company()], { trade: 'astrology' });
    expect(await send(db, sent)).toMatchObject({ ok: false });
    expect(await queue()).toEqual([]);
  });

  it('sent twice tells once', async () => {
    const sent = await requested([await company()]);
    expect(await send(db, sent)).toMatchObject({ ok: false, code: '23505' });
    expect(await queue()).toHaveLength(2);
  });

  it('tells a company nothing that identifies the person, in no column', async () => {
    const sent = await requested([await company()]);
    const [letter] = await queue(`kind = 'new request'`);
    const text = JSON.stringify(letter);
    for (const secret of [
      sent.email,
      sent.phone,
      'Pat Homeowner',
      '76092',
      'Hail.',
      sent.token,
      '2400',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(letter?.['facts']).toMatchObject({ trade: 'roofing', city: 'southlake' });
  });

  it('keeps no secret of a link in the queue, and mails one that opens the request', async () => {
    const sent = await requested([await company()]);
    const before = JSON.stringify(await queue());
    const letter = (await claim()).find(({ kind }) => kind === 'request sent')!;
    const link = String(letter.facts['link']);
    expect(link).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toContain(link);
    expect(before).not.toContain(sent.token);
    const opened = await call(db, holding(link), 'select read_request() as request');
    expect(opened).toMatchObject({ ok: true, rows: [{ request: { id: sent.id } }] });
    // The one that the browser made opens it as before.
    const own = await call(db, holding(sent.token), 'select read_request() as request');
    expect(own).toMatchObject({ rows: [{ request: { id: sent.id } }] });
  });

  it('mails the same secret at each try, so that a letter sent twice is one', async () => {
    await requested([]);
    const [first] = await claim();
    await finish(first!, 'later');
    await passTime();
    const [second] = await claim();
    expect(second).toEqual({ ...first, try: 2 });
  });

  it('tells nobody of a company who does not want it', async () => {
    const one = await company();
    expect(
      await call(db, one.member, 'update company_members set mail_requests = false'),
    ).toMatchObject({ ok: true, count: 1 });
    await requested([one]);
    expect((await queue()).map(({ kind }) => kind)).toEqual(['request sent']);
  });

  it('that waits for a confirmation tells the companies once it is there', async () => {
    await db.query('update private.settings set confirm_by_mail = true');
    try {
      await requested([await company()]);
      const [letter, ...others] = await claim();
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ kind: 'request sent' });
      const secret = String(letter?.facts['confirm']);
      expect(secret).not.toBe(letter?.facts['link']);
      expect(await call(db, mailed(secret), 'select confirm_request()')).toMatchObject({
        ok: true,
      });
      expect((await queue(`state = 'queued'`)).map(({ kind }) => kind)).toEqual(['new request']);
    } finally {
      await db.query('update private.settings set confirm_by_mail = false');
    }
  });

  describe('of a stranger in someone’s name', () => {
    const name = randomUUID().slice(0, 8);
    /** A request that names a mailbox by one of its many addresses, or by its own. */
    const inTheNameOf = async (nth: number | null) => {
      const email = `${name}${nth === null ? '' : `+${nth}`}@mail.example`;
      const sent = submission([]);
      await requested([], {
        contact: { ...(sent.body['contact'] as object), email, phone: '', preferred: 'email' },
        consents: consents([], email, '', ['email']),
      });
      return email;
    };
    const most = 20;

    it('floods no mailbox, and leaves for tomorrow what is too much for today', async () => {
      for (let nth = 0; nth < most * 2 + 2; nth += 1) {
        await db.query('delete from private.recent_forms');
        await inTheNameOf(nth);
      }
      const states = (await queue()).map(({ state, due_at }) =>
        state === 'queued' ? ((due_at as Date) > new Date() ? 'tomorrow' : 'today') : state,
      );
      expect(states.filter((state) => state === 'today')).toHaveLength(most);
      expect(states.filter((state) => state === 'tomorrow')).toHaveLength(most);
      expect(states.filter((state) => state === 'suppressed')).toHaveLength(2);
      const today = await claim();
      expect(today).toHaveLength(most);
      for (const letter of today) await finish(letter, 'sent');
      // The next day they are sent, and count for that day.
      await db.query(
        `update private.mail_queue set due_at = due_at - interval '1 day', counts_at = counts_at - interval '1 day'`,
      );
      expect(await claim()).toHaveLength(most);
      await db.query('delete from private.recent_forms');
      await inTheNameOf(null);
      expect(await claim()).toHaveLength(0);
      expect(await queue(`state = 'queued'`)).toMatchObject([
        { last_error: 'Enough letters to this address for today. It goes tomorrow.' },
      ]);
    });

    it('uses up no more than half from one connection, whatever the address is called', async () => {
      const from = { role: 'anon', headers: { 'cf-connecting-ip': '203.0.113.9' } } as const;
      let taken = 0;
      for (let nth = 0; nth < 15; nth += 1) {
        const email = `${name}+${nth}@mail.example`;
        const sent = submission([]);
        const contact = {
          ...(sent.body['contact'] as object),
          email,
          phone: '',
          preferred: 'email',
        };
        const body = { ...sent.body, contact, consents: consents([], email, '', ['email']) };
        taken += (await send(db, { id: sent.id, body }, from)).ok ? 1 : 0;
      }
      expect(taken).toBe(10);
      expect(taken).toBeLessThanOrEqual(most / 2);
    });

    it('leaves the person the private link, mailed again when asked for', async () => {
      await db.query('delete from private.recent_forms');
      const email = await inTheNameOf(null);
      for (let nth = 0; nth < most * 2; nth += 1) {
        await db.query('delete from private.recent_forms');
        await inTheNameOf(nth);
      }
      await db.query('delete from private.mail_queue where to_address = $1', [email]);
      await call(db, anonymous, 'select mail_links($1)', [email]);
      const mailedAgain = await queue('to_address = $1', [email]);
      expect(mailedAgain).not.toEqual([]);
      for (const letter of mailedAgain) {
        expect(letter).toMatchObject({ kind: 'request sent', state: 'queued', last_error: '' });
      }
      expect((await claim()).map(({ to }) => to)).toContain(email);
    });
  });
});

describe('a withdrawal', () => {
  it('deletes what was to be told the person at once, and tells the companies what to delete', async () => {
    const one = await company();
    const sent = await requested([one]);
    expect(await withdraw(sent.token)).toMatchObject({ ok: true });
    const letters = await queue();
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['new request', 'taken back']);
    expect(JSON.stringify(letters)).not.toContain(sent.email);
    // The news of it is no longer so, and is not sent.
    expect((await claim()).map(({ kind, to }) => [kind, to])).toEqual([
      ['taken back', addressOf(one)],
    ]);
    expect(await queue(`kind = 'new request'`)).toMatchObject([
      { state: 'needless', to_address: '' },
    ]);
    expect(await call(db, developer, 'select mail_state() as mail')).toMatchObject({
      rows: [{ mail: { needless: 1, suppressed: 0 } }],
    });
  });

  it('takes the letters to the person out of the mailbox, and lets none arrive after it', async () => {
    const sent = await requested([]);
    const arrive = (id: string) =>
      call(
        db,
        clock,
        `insert into mailbox (id, kind, to_address, subject, plain, html, request_id)
          values ($1, 'request sent', $2, 'S', 'P', 'H', $3)`,
        [id, sent.email, sent.id],
      );
    expect(await arrive(randomUUID())).toMatchObject({ ok: true, count: 1 });
    await withdraw(sent.token);
    await arrive(randomUUID());
    expect((await db.query('select * from mailbox')).rows).toEqual([]);
  });

  it('counts for a letter that is on its way: its end changes nothing', async () => {
    const sent = await requested([]);
    const [letter] = await claim();
    await withdraw(sent.token);
    expect(await finish(letter!, 'sent')).toBe(false);
    expect(await queue()).toEqual([]);
  });

  it('is what the retention periods do, too', async () => {
    const sent = await requested([]);
    await db.query(
      `update request_contacts set expires_at = now() - interval '1 day' where request_id = $1`,
      [sent.id],
    );
    await db.query('select private.tidy()');
    expect(await queue()).toEqual([]);
  });
});

describe('the reply clock', () => {
  it('reminds in the last quarter of the promise, once', async () => {
    const one = await company({ replyHours: 8 });
    const sent = await requested([one]);
    const { rows } = await db.query(
      `select round(extract(epoch from k.due_at - r.confirmed_at) / extract(epoch from k.promised_by - r.confirmed_at), 2)::float as part
       from private.reply_clock k join requests r on r.id = k.request_id where k.request_id = $1`,
      [sent.id],
    );
    expect(rows).toEqual([{ part: 0.75 }]);
    await tick();
    expect(await queue(`kind = 'reminder'`)).toEqual([]);
    await db.query(`update private.reply_clock set due_at = now() where request_id = $1`, [
      sent.id,
    ]);
    await tick();
    await tick();
    const reminders = await queue(`kind = 'reminder'`);
    expect(reminders).toMatchObject([{ to_address: addressOf(one) }]);
    expect(JSON.stringify(reminders)).not.toContain(sent.email);
  });

  it('tells the homeowner once that a promise lapsed, with a link', async () => {
    const one = await company();
    const sent = await requested([one]);
    await promise(sent.id, '-1 minute');
    await tick();
    await tick();
    expect(await queue(`kind = 'reminder'`)).toEqual([]);
    expect(await queue(`kind = 'lapsed'`)).toMatchObject([
      { to_address: sent.email, facts: { company: one.name } },
    ]);
    const letter = (await claim()).find(({ kind }) => kind === 'lapsed');
    const opened = await call(
      db,
      holding(String(letter?.facts['link'])),
      'select read_request() as request',
    );
    expect(opened).toMatchObject({ rows: [{ request: { id: sent.id } }] });
    expect(
      (await db.query('select * from private.reply_clock where request_id = $1', [sent.id])).rows,
    ).toEqual([]);
  });

  it.each(['answered', 'declined'])('stops with the answer: %s', async (status) => {
    const one = await company();
    const sent = await requested([one]);
    expect(await answer(one, sent.id, status)).toMatchObject({ ok: true });
    expect(
      (await db.query('select * from private.reply_clock where request_id = $1', [sent.id])).rows,
    ).toEqual([]);
  });

  it('does not tell that a promise lapsed if the answer comes before the letter goes', async () => {
    const one = await company();
    const sent = await requested([one]);
    await promise(sent.id, '-1 minute');
    await tick();
    await answer(one, sent.id, 'answered');
    expect((await claim()).map(({ kind }) => kind)).toEqual(['request sent']);
  });

  it('goes on when a company takes the place of another', async () => {
    const [late, next] = [await company(), await company()];
    const sent = await requested([late]);
    await promise(sent.id, '-1 minute');
    await db.query('delete from private.mail_queue');
    const replaced = await call(db, holding(sent.token), 'select replace_company($1, $2, $3)', [
      late.id,
      next.id,
      JSON.stringify(consents([next], sent.email, sent.phone)),
    ]);
    expect(replaced).toMatchObject({ ok: true });
    expect((await queue()).map(({ kind, to_address }) => [kind, to_address]).sort()).toEqual([
      ['new request', addressOf(next)],
      ['taken back', addressOf(late)],
    ]);
    const { rows } = await db.query(
      'select company_id from private.reply_clock where request_id = $1',
      [sent.id],
    );
    expect(rows).toEqual([{ company_id: next.id }]);
  });

  it('runs with the rest of the minute’s work, and keeps it from nothing if it fails', async () => {
    const sent = await requested([await company()]);
    await promise(sent.id, '-1 minute');
    await db.query('begin');
    await db.query(`create or replace function private.tick() returns integer language plpgsql
      set search_path = '' as $$ begin raise exception 'broken'; end; $$`);
    expect(await db.query('select private.tidy() as done')).toMatchObject({ count: 1 });
    await db.query('rollback');
    await db.query('select private.tidy()');
    expect(await queue(`kind = 'lapsed'`)).toHaveLength(1);
  });

  it('is done though nothing can be deleted, and then the clock counts as standing', async () => {
    const sent = await requested([await company()]);
    await promise(sent.id, '-1 minute');
    await db.query('begin');
    await db.query('delete from private.clock_runs');
    await db.query('alter function private.forget_calls(integer) rename to forget_no_calls');
    expect((await db.query('select private.tidy() as done')).rows).toEqual([{ done: null }]);
    expect(await queue(`kind = 'lapsed'`)).toHaveLength(1);
    expect((await db.query('select * from private.clock_runs')).rows).toEqual([]);
    await db.query('rollback');
    await db.query('select private.tidy()');
  });
});

describe('a no', () => {
  it('tells the homeowner how many others still have the request', async () => {
    const [one, two] = [await company(), await company()];
    const sent = await requested([one, two]);
    await answer(one, sent.id, 'declined');
    await answer(two, sent.id, 'declined');
    const said = await queue(`kind = 'declined'`);
    expect(said.map(({ facts }) => (facts as { others: number }).others).sort()).toEqual([0, 1]);
  });

  it('tells nobody who asked everyone to stop', async () => {
    const one = await company();
    const sent = await requested([one]);
    await db.query('delete from private.mail_queue');
    await db.query(`insert into request_stops (request_id, scope) values ($1, 'everything')`, [
      sent.id,
    ]);
    await answer(one, sent.id, 'declined');
    expect(await queue()).toEqual([]);
  });
});

const decide = async (one: Company, decision: string, reason: string) => {
  const reviewed = await call(db, admin, 'select review_of($1) as facts', [one.id]);
  const hash = reviewed.ok ? (reviewed.rows[0]?.['facts'] as { hash: string }).hash : '';
  return call(db, admin, 'select decide_company($1, $2, $3, $4, $5)', [
    one.id,
    decision,
    reason,
    hash,
    checked,
  ]);
};

describe('a stop that a company passes on', () => {
  it('is asked about once, even where everything is to stop, and not if it was denied before', async () => {
    const [one, two] = [await company(), await company()];
    const told = async () => {
      const sent = await requested([one, two]);
      await call(db, one.member, 'select open_received($1)', [sent.id]);
      await db.query('delete from private.mail_queue');
      await call(db, one.member, `select asked_to_stop($1, 'everything')`, [sent.id]);
      return sent;
    };
    const sent = await told();
    const [letter, ...others] = await claim();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      kind: 'asked to stop',
      to: sent.email,
      facts: { company: one.name, scope: 'everything', link: expect.any(String) as string },
    });
    const link = String(letter?.facts['link']);
    expect(await call(db, holding(link), 'select undo_stops()')).toMatchObject({ ok: true });

    const denied = await told();
    await call(db, holding(denied.token), 'select undo_stops()');
    expect(await claim()).toEqual([]);
  });

  it('told to the site’s own team is not asked about, and takes the number at once', async () => {
    const sent = await requested([await company()]);
    await db.query('delete from private.mail_queue');
    await db.query(`insert into request_stops (request_id, scope) values ($1, 'calls')`, [sent.id]);
    expect(await queue()).toEqual([]);
    expect(
      (await db.query('select 1 from request_phones where request_id = $1', [sent.id])).rows,
    ).toEqual([]);
  });
});

describe('a company that is suspended', () => {
  it('releases whoever waits for it: a letter, no late one, and its place for another', async () => {
    const [one, two, next] = [await company(), await company(), await company()];
    const sent = await requested([one, two]);
    await answer(two, sent.id, 'answered');
    await db.query('delete from private.mail_queue');
    for (const each of [one, two]) {
      expect(await decide(each, 'suspended', 'It calls without leave.')).toMatchObject({
        ok: true,
      });
    }
    expect(
      (await claim())
        .filter(({ to }) => to === sent.email)
        .map(({ kind, facts }) => [kind, facts['company']]),
    ).toEqual([
      ['company left', one.name],
      ['company left', two.name],
    ]);
    await promise(sent.id, '-1 minute');
    await tick();
    expect(await queue(`kind = 'lapsed'`)).toEqual([]);
    const read = await call(db, holding(sent.token), 'select read_request() as request');
    expect(read).toMatchObject({
      rows: [{ request: { recipients: [{ suspended: true }, { suspended: true }] } }],
    });
    expect(
      await call(db, holding(sent.token), 'select replace_company($1, $2, $3)', [
        two.id,
        next.id,
        JSON.stringify(consents([next], sent.email, sent.phone)),
      ]),
    ).toMatchObject({ ok: true });
  });

  it('or closes, does so too, and nothing it told stands', async () => {
    const [gone, next] = [await company(), await company()];
    const sent = await requested([gone]);
    await answer(gone, sent.id, 'answered');
    await db.query(
      `update company_records set step = 'won', visit_at = now(), quoted_usd = 900 where request_id = $1`,
      [sent.id],
    );
    await db.query('delete from private.mail_queue');
    expect(await call(db, gone.member, 'select delete_account()')).toMatchObject({ ok: true });
    expect(
      (await claim())
        .filter(({ to }) => to === sent.email)
        .map(({ kind, facts }) => [kind, facts['company'], facts['why']]),
    ).toEqual([['company left', gone.name, 'closed']]);
    const read = await call(db, holding(sent.token), 'select read_request() as request');
    expect(read).toMatchObject({
      rows: [
        {
          request: {
            recipients: [
              { company_name: gone.name, closed: true, visit_at: null, quoted_usd: null },
            ],
          },
        },
      ],
    });
    expect(
      await call(db, holding(sent.token), 'select replace_company($1, $2, $3)', [
        gone.id,
        next.id,
        JSON.stringify(consents([next], sent.email, sent.phone)),
      ]),
    ).toMatchObject({ ok: true });
  });

  it('keeps its promises again once it is back, and nobody is told to go elsewhere', async () => {
    const one = await company();
    const sent = await requested([one]);
    await db.query('delete from private.mail_queue');
    await decide(one, 'suspended', 'It calls without leave.');
    await decide(one, 'approved', '');
    expect((await claim()).map(({ kind }) => kind).sort()).toEqual([
      'company restored',
      'company suspended',
    ]);
    expect(
      (await db.query('select step from private.reply_clock where request_id = $1', [sent.id]))
        .rows,
    ).toEqual([{ step: 'remind' }]);
  });
});

describe('a company', () => {
  it.each([
    ['pending', 'approved', ''],
    ['pending', 'rejected', 'The license number is not found,\nnot even with "TACLA".'],
    ['approved', 'suspended', 'Three people asked you to stop.'],
  ])(
    'that is %s is told that it is %s, with the reason word for word',
    async (status, decision, reason) => {
      const one = await company({ status });
      expect(await decide(one, decision, reason)).toMatchObject({ ok: true });
      expect(await queue()).toMatchObject([
        {
          kind: `company ${decision}`,
          to_address: addressOf(one),
          facts: { company: one.name, reason },
        },
      ]);
    },
  );

  it('is told nothing of a decision that was refused', async () => {
    const one = await company({ status: 'pending' });
    expect(await decide(one, 'rejected', '')).toMatchObject({ ok: false });
    expect(await queue()).toEqual([]);
  });

  it('invites by a link that nobody else can make, and that ends with the invitation', async () => {
    const one = await company();
    const address = `${randomUUID()}@people.example`;
    expect(
      await call(db, one.member, 'select invite_member($1, $2)', [one.id, address]),
    ).toMatchObject({ ok: true });
    const [letter] = await claim();
    expect(letter).toMatchObject({ kind: 'invitation', to: address, facts: { company: one.name } });
    const joining = await signUp(db, {}, address);
    expect(
      await call(db, joining, 'select accept_invitation($1) as company', [letter?.facts['invite']]),
    ).toMatchObject({ ok: true, rows: [{ company: one.id }] });

    const other = `${randomUUID()}@people.example`;
    await call(db, one.member, 'select invite_member($1, $2)', [one.id, other]);
    await db.query('delete from company_invitations where email = $1', [other]);
    expect(await claim()).toEqual([]);
  });

  it('turns its mail of requests off by the link at its foot, and no other’s', async () => {
    const [one, two] = [await company(), await company()];
    await requested([one, two]);
    const letters = await claim();
    const stop = String(letters.find(({ to }) => to === addressOf(one))?.facts['stop']);
    expect(await call(db, anonymous, 'select stop_mail($1)', [stop])).toMatchObject({ ok: true });
    const wants = async (of: Company) =>
      (await db.query('select mail_requests from company_members where company_id = $1', [of.id]))
        .rows[0]?.['mail_requests'];
    expect(await wants(one)).toBe(false);
    expect(await wants(two)).toBe(true);
    const forged = stop.replace(/^[^.]+/, String(two.member.userId));
    for (const secret of [
      forged,
      '',
      null,
      'x'.repeat(10_000),
      `${two.member.userId}.${'0'.repeat(64)}`,
    ]) {
      expect(await call(db, anonymous, 'select stop_mail($1)', [secret])).toMatchObject({
        code: 'PT404',
      });
    }
    expect(await wants(two)).toBe(true);
  });
});

describe('the sender', () => {
  it('gets each letter once while it works on it', async () => {
    await requested([await company()]);
    expect(await claim()).toHaveLength(2);
    expect(await claim()).toEqual([]);
  });

  it('waits longer after each failure, and gives up after the sixth', async () => {
    await requested([]);
    const waits: number[] = [];
    for (let nth = 1; nth <= 6; nth += 1) {
      const [letter] = await claim();
      expect(letter?.try).toBe(nth);
      expect(await finish(letter!, 'later', 'The provider is down.')).toBe(true);
      const { rows } = await db.query(
        'select state, round(extract(epoch from due_at - now()) / 60) as minutes from private.mail_queue',
      );
      if (rows[0]?.['state'] === 'queued') waits.push(Number(rows[0]['minutes']));
      await passTime();
    }
    expect(waits).toEqual([1, 5, 30, 120, 360]);
    expect(await queue()).toMatchObject([
      { state: 'dead', tries: 6, last_error: 'The provider is down.' },
    ]);
    expect(await claim()).toEqual([]);
  });

  it('that does not come back loses its letters to the next one, and gives up in the end', async () => {
    await requested([]);
    for (let nth = 1; nth <= 6; nth += 1) {
      expect(await claim()).toHaveLength(1);
      await passTime();
    }
    expect(await claim()).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'dead' }]);
  });

  it('that comes back late changes nothing, but that a letter was sent counts', async () => {
    await requested([]);
    const [first] = await claim();
    await passTime();
    const [second] = await claim();
    expect(await finish(first!, 'later')).toBe(false);
    expect(await finish(first!, 'refused')).toBe(false);
    expect(await finish(first!, 'sent')).toBe(true);
    expect(await finish(second!, 'later')).toBe(false);
    await passTime();
    expect(await claim()).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'sent', to_address: '', facts: {} }]);
  });

  it('forgets the address with the letter sent', async () => {
    const sent = await requested([]);
    const [letter] = await claim();
    await finish(letter!, 'sent');
    expect(JSON.stringify(await queue())).not.toContain(sent.email);
  });

  it('sends nothing more to an address that bounced or complained', async () => {
    const one = await company();
    await requested([one]);
    const bounced = (await claim()).find(({ to }) => to === addressOf(one))!;
    await finish(bounced, 'bounced', '550 no such user');
    expect(await queue('id = $1', [bounced.id])).toMatchObject([
      { state: 'suppressed', to_address: '' },
    ]);
    await requested([one]);
    expect(await queue(`company_id = $1 and state = 'queued'`, [one.id])).toEqual([]);

    const two = await company();
    await requested([two]);
    expect(
      await call(db, clock, 'select suppress_mail($1, $2)', [
        addressOf(two).toUpperCase(),
        'complained',
      ]),
    ).toMatchObject({ ok: true });
    expect((await claim()).filter(({ to }) => to === addressOf(two))).toEqual([]);
    // It may still be so; its address decides.
    expect(await queue(`company_id = $1 and kind = 'new request'`, [two.id])).toMatchObject([
      { state: 'suppressed', to_address: '' },
    ]);
  });

  it('goes on to an address whose like comes back: anyone can type owner+anything@', async () => {
    const one = await company();
    const [name, host] = addressOf(one).split('@');
    for (const why of ['bounced', 'bounced again']) {
      await db.query('select private.queue_mail($1, $2, $3, $4, null, null, null)', [
        'call asked',
        randomUUID(),
        `${name}+${why.length}@${host}`,
        '{}',
      ]);
      const [letter] = await claim();
      await finish(letter!, 'bounced', '550 5.1.1 no such user');
    }
    await call(db, clock, `select suppress_mail($1, 'bounced')`, [`${name}+3@${host}`]);
    await requested([one]);
    expect((await claim()).map(({ to }) => to)).toContain(addressOf(one));
  });

  it('writes to no address of a mailbox whose owner called our mail spam', async () => {
    const one = await company();
    const [name, host] = addressOf(one).split('@');
    await call(db, clock, `select suppress_mail($1, 'bounced')`, [addressOf(one)]);
    await call(db, clock, `select suppress_mail($1, 'complained')`, [`${name}+news@${host}`]);
    await requested([one]);
    expect((await claim()).map(({ to }) => to)).not.toContain(addressOf(one));
  });

  it('tells who is signed in that mail to them comes back', async () => {
    const one = await company();
    const board = async () => {
      const answer = await call(db, one.member, 'select received_board($1) as board', [one.id]);
      return (answer.ok ? answer.rows[0]?.['board'] : null) as { why_no_mail: unknown };
    };
    expect((await board()).why_no_mail).toBeNull();
    await call(db, clock, `select suppress_mail($1, 'bounced')`, [addressOf(one)]);
    expect((await board()).why_no_mail).toBe('bounced');
    await call(db, clock, `select suppress_mail($1, 'complained')`, [addressOf(one)]);
    expect((await board()).why_no_mail).toBe('complained');
  });

  it('has its number though many letters before are no longer wanted', async () => {
    const one = await company();
    for (let nth = 0; nth < 30; nth += 1) {
      await db.query('select private.queue_mail($1, $2, $3, $4, $5, $6, null)', [
        nth % 4 ? 'lapsed' : 'call asked',
        `letter ${nth}`,
        `${nth}@mail.example`,
        '{}',
        null,
        one.id,
      ]);
    }
    expect(await claimFrom(db, 4)).toHaveLength(4);
    expect(await claimFrom(db, 4)).toHaveLength(4);
    expect(await claimFrom(db, 4)).toEqual([]);
    expect(await queue(`state = 'needless'`)).toHaveLength(22);
  });

  it('refuses an outcome that is none', async () => {
    await requested([]);
    const [letter] = await claim();
    expect(await finish(letter!, 'lost')).toBe('PT422');
  });

  it('sends no news of requests to a company suspended since, nor to a member removed since', async () => {
    const [one, two] = [await company(), await company()];
    await requested([one, two]);
    await db.query(`update companies set status = 'suspended' where id = $1`, [one.id]);
    await db.query('delete from company_members where company_id = $1', [two.id]);
    expect((await claim()).map(({ kind }) => kind)).toEqual(['request sent']);
  });
});

describe('a provider that takes nothing', () => {
  const letters = (count: number) =>
    db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts, due_at)
        select 'call asked', 'letter ' || n, n || '@mail.example', n::text, '{}', now() - make_interval(secs => 1000 - n)
        from generate_series(1, $1) n`,
      [count],
    );
  const provider = async () => (await db.query('select * from private.mail_provider')).rows[0];

  it('costs no letter a try, is left alone for longer each time, and is asked with one letter', async () => {
    await letters(20);
    const first = await claimFrom(db, 4);
    expect(first).toHaveLength(4);
    for (const letter of first) {
      expect(await finish(letter, 'away', '401 missing_api_key')).toBe(true);
    }
    expect(await claimFrom(db, 4)).toEqual([]);
    expect(await queue('tries > 0')).toEqual([]);
    expect(await provider()).toMatchObject({ refusals: 1, answer: '401 missing_api_key' });
    const waits: number[] = [];
    const asked = new Set<string>();
    for (let nth = 0; nth < 8; nth += 1) {
      await endPause(db);
      const probe = await claimFrom(db, 4);
      expect(probe).toHaveLength(1);
      asked.add(probe[0]!.id);
      await finish(probe[0]!, 'away', '401 missing_api_key');
      const { rows } = await db.query(
        'select round(extract(epoch from paused_until - now()) / 60)::int as minutes from private.mail_provider',
      );
      waits.push(Number(rows[0]?.['minutes']));
    }
    expect(waits).toEqual([2, 4, 8, 15, 15, 15, 15, 15]);
    // One that is at fault itself would hold up none.
    expect(asked.size).toBe(8);
    await endPause(db);
    const [well] = await claimFrom(db, 4);
    await finish(well!, 'sent');
    expect(await provider()).toMatchObject({
      refusals: 0,
      refused_since: null,
      paused_until: null,
    });
    expect(await claimFrom(db, 4)).toHaveLength(4);
  });

  it('is not left alone while it takes other letters', async () => {
    await letters(8);
    const [one, two, three] = await claimFrom(db, 4);
    await finish(one!, 'sent');
    await finish(two!, 'away', '429 rate_limit_exceeded');
    expect(await claimFrom(db, 4)).toHaveLength(4);
    await db.query(`update private.mail_provider set well_at = now() - interval '1 minute'`);
    await finish(three!, 'away', '429 daily_quota_exceeded');
    expect(await claimFrom(db, 4)).toEqual([]);
  });

  it('gives a letter up after a week, which everyone can try again', async () => {
    await letters(3);
    await db.query(`update private.mail_queue set created_at = now() - interval '8 days'`);
    for (const letter of await claimFrom(db, 4)) await finish(letter, 'away', '500');
    expect(await queue(`state = 'dead'`)).toHaveLength(3);
    const state = await call(db, developer, 'select mail_state() as mail');
    expect(state).toMatchObject({ rows: [{ mail: { dead: 3, answer: '500' } }] });
    // Whoever of the staff presses first.
    for (const [staff, tried] of [
      [developer, 3],
      [admin, 0],
    ] as const) {
      expect(await call(db, staff, 'select retry_mail() as letters')).toMatchObject({
        rows: [{ letters: tried }],
      });
    }
    // The pause is over, and it is asked with one.
    expect(await claimFrom(db, 4)).toHaveLength(1);
    expect(await call(db, anonymous, 'select retry_mail()')).toMatchObject({ ok: false });
    expect(await call(db, (await company()).member, 'select retry_mail()')).toMatchObject({
      code: 'PT403',
    });
  });
});

describe('a letter about an account', () => {
  const queueAccount = (message: string, to: string, notice = false) =>
    call(db, clock, 'select queue_account_mail($1, $2)', [
      message,
      JSON.stringify([{ to, sealed: 'sealed words', notice }]),
    ]);

  it('is queued once, goes first, is claimed by itself, and leaves nothing', async () => {
    await requested([]);
    for (let nth = 0; nth < 2; nth += 1) {
      expect(await queueAccount('asked', 'ana@mail.example')).toMatchObject({ ok: true });
    }
    const one = await call(db, clock, `select claim_mail(4, 'account') as letters`);
    const [letter, ...more] = (one.ok ? one.rows[0]?.['letters'] : []) as Claimed[];
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: 'ana@mail.example', facts: { sealed: 'sealed words' } });
    await finish(letter!, 'later', 'busy');
    await passTime();
    const again = (await claim()).find(({ kind }) => kind === 'account')!;
    await finish(again, 'refused', 'never');
    expect(await queue(`kind = 'account'`)).toMatchObject([
      { state: 'dead', to_address: '', facts: {} },
    ]);
    expect(await call(db, developer, 'select retry_mail($1)', [again.id])).toMatchObject({
      code: 'PT409',
    });
  });

  it('is sent after an outage for as long as its link works, which the configuration says', async () => {
    const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
      auth: { email: { otp_expiry: number } };
    };
    const age = (seconds: number) =>
      db.query(
        'update private.mail_queue set created_at = now() - make_interval(secs => $1), due_at = now()',
        [seconds],
      );
    await queueAccount('asked', 'ana@mail.example');
    await age(auth.email.otp_expiry - 60);
    const [letter] = await claim();
    await finish(letter!, 'away', 'down');
    await db.query('update private.mail_provider set paused_until = null');
    await age(auth.email.otp_expiry + 60);
    expect(await claim()).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'needless', to_address: '', facts: {} }]);
  });

  it('is refused to an address that had enough of them today, and to no other', async () => {
    const owner = addressOf(await company());
    const named = (nth: number) => owner.replace('@', `+${nth}@`);
    // First names of the same mailbox that a stranger made up, which are counted together.
    for (const address of [named, () => owner]) {
      for (let nth = 0; nth < 10; nth += 1) {
        const asked = await queueAccount(`${address(nth)} ${nth}`, address(nth));
        expect(asked).toMatchObject({ ok: true });
      }
      expect(await queueAccount('more', address(11))).toMatchObject({ code: 'PT429' });
    }
    expect(await queueAccount('more', 'ana@mail.example')).toMatchObject({ ok: true });
    await db.query(`update private.mail_queue set counts_at = now() - interval '25 hours'`);
    expect(await queueAccount('tomorrow', owner)).toMatchObject({ ok: true });
  });

  it('tells of a change whatever else was asked for, is not counted, and does not age', async () => {
    const owner = addressOf(await company());
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await queueAccount(`changed ${nth}`, owner, true)).toMatchObject({ ok: true });
    }
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await queueAccount(`asked ${nth}`, owner)).toMatchObject({ ok: true });
    }
    expect(await queueAccount('more', owner)).toMatchObject({ code: 'PT429' });
    expect(await queueAccount('changed at last', owner, true)).toMatchObject({ ok: true });
    await db.query(`update private.mail_queue set created_at = now() - interval '2 days'`);
    expect(await claim()).toHaveLength(11);
  });

  it('raises an alarm that staff read, where very many are asked for in an hour', async () => {
    for (const name of ['ana', 'ben']) await queueAccount(name, `${name}@mail.example`);
    await db.query('begin');
    await db.query('update private.settings set alarming_account_letters_per_hour = 2');
    await db.query('select private.tidy()');
    const { rows } = await db.query(
      `select figure, threshold from alarms where kind = 'letters about accounts'`,
    );
    expect(rows).toEqual([{ figure: 2, threshold: 2 }]);
    await db.query('rollback');
  });

  it('is sent though earlier mail came back: the person asks for it now', async () => {
    await call(db, clock, `select suppress_mail('ana@mail.example', 'bounced')`);
    await queueAccount('asked', 'ana@mail.example');
    expect(await claim()).toHaveLength(1);
  });

  it('is taken for one address and nothing beside it, from the sender alone', async () => {
    expect(await queueAccount('asked', 'Hi<ana@mail.example>')).toMatchObject({ code: 'PT422' });
    const sql = `select queue_account_mail('x', '[{"to": "a@mail.example", "sealed": ""}]')`;
    for (const caller of [anonymous, (await company()).member, admin, developer]) {
      expect(await call(db, caller, sql)).toMatchObject({ ok: false });
    }
  });
});

describe('what staff see', () => {
  it('is counted, listed with cut addresses, and tried again', async () => {
    const sent = await requested([await company()]);
    const [letter] = await claim();
    await finish(letter!, 'refused', `The provider wants it not. <${sent.email}>`);
    const shown = async (caller: Caller) => {
      const all = await call(db, caller, 'select mail_list() as letters');
      return (all.ok ? all.rows[0]?.['letters'] : []) as Record<string, unknown>[];
    };
    for (const staff of [admin, developer]) {
      expect(await call(db, staff, 'select mail_state() as state')).toMatchObject({
        rows: [{ state: { dead: 1, sending: 1, queued: 0 } }],
      });
    }
    const listed = await call(db, developer, `select mail_list('dead') as letters`);
    const rows = (listed.ok ? listed.rows[0]?.['letters'] : []) as Record<string, unknown>[];
    expect(rows).toMatchObject([
      { id: letter?.id, last_error: 'The provider wants it not. <(address)>' },
    ]);
    const [own, ...others] = [
      ...rows,
      ...((await shown(admin)) ?? []),
      ...((await shown(developer)) ?? []),
    ];
    expect(String(own?.['to_address'])).toMatch(/^(a homeowner|.…@people\.example)$/);
    expect(JSON.stringify([own, ...others])).not.toContain(sent.email);
    // The developer learns nothing of who a homeowner is, not even where their mail is read.
    const toHomeowner = (letters: typeof rows) =>
      letters.find(({ kind }) => kind === 'request sent')?.['to_address'];
    expect(toHomeowner(await shown(admin))).toMatch(/^.…@/);
    expect(toHomeowner(await shown(developer))).toBe('a homeowner');
    expect(await call(db, developer, 'select retry_mail($1)', [letter?.id])).toMatchObject({
      ok: true,
    });
    expect(await call(db, developer, 'select retry_mail($1)', [letter?.id])).toMatchObject({
      code: 'PT409',
    });
    expect(await claim()).toMatchObject([{ id: letter?.id, try: 1 }]);
  });

  it('is tried at once where it waits for its next try, but not while it is sent or before its first', async () => {
    await requested([]);
    const again = (id: unknown) => call(db, developer, 'select retry_mail($1)', [id]);
    const [fresh] = (await db.query('select id from private.mail_queue')).rows;
    expect(await again(fresh?.id)).toMatchObject({ code: 'PT409' });
    const [letter] = await claim();
    expect(await again(letter?.id)).toMatchObject({ code: 'PT409' });
    await finish(letter!, 'later', 'The provider is busy.');
    expect(await claim()).toEqual([]);
    expect(await again(letter?.id)).toMatchObject({ ok: true });
    expect(await claim()).toMatchObject([{ id: letter?.id, try: 2 }]);
  });

  it('comes page by page', async () => {
    await db.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts, created_at)
        select 'invitation', 'page ' || n, 'a@mail.example', 'x', '{}', now() - make_interval(mins => n / 2)
        from generate_series(1, 7) n`,
    );
    const seen: unknown[] = [];
    for (let last: Record<string, unknown> | undefined, pages = 0; pages < 4; pages += 1) {
      const page = await call(db, developer, 'select mail_list(null, $1, $2, 3) as letters', [
        last?.['created_at'] ?? null,
        last?.['id'] ?? null,
      ]);
      const rows = (page.ok ? page.rows[0]?.['letters'] : []) as Record<string, unknown>[];
      seen.push(...rows.map(({ id }) => id));
      last = rows.at(-1);
      if (!last) break;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});

describe('nobody else', () => {
  const calls = [
    'select claim_mail(5)',
    `select finish_mail(gen_random_uuid(), 1, 'sent')`,
    `select suppress_mail('a@mail.example', 'bounced')`,
    `select unsend_mail('re_1', 'refused')`,
    'select mail_state()',
    'select mail_list()',
    'select retry_mail(gen_random_uuid())',
    'select private.claim_mail(5)',
    `select private.queue_mail('invitation', 'x', 'a@mail.example', '{}', null, null, null)`,
    `select private.mail_secret('link', gen_random_uuid())`,
    'select private.tick()',
    'select * from private.mail_queue',
    'select * from private.mail_suppressions',
    'select * from private.reply_clock',
  ];
  it.each(calls)('may: %s', async (sql) => {
    const one = await company();
    for (const caller of [anonymous, one.member, await signUp(db)]) {
      expect(await call(db, caller, sql), sql).toMatchObject({ ok: false });
    }
  });

  it.each(calls.filter((sql) => !/mail_(state|list)|retry/.test(sql)))(
    'of the staff may: %s',
    async (sql) => {
      for (const caller of [admin, developer]) {
        expect(await call(db, caller, sql), sql).toMatchObject({ ok: false });
      }
    },
  );
});

describe('a hosted project’s clock', () => {
  it('calls the sender when a letter waits, and only then', async () => {
    await db.query('begin');
    try {
      const called = async () =>
        (await db.query('select url, headers from net.http_request_queue')).rows;
      await requestedIn();
      await db.query('select private.wake_mail()');
      expect(await called()).toEqual([]);
      await db.query(`select vault.create_secret('https://p.example/functions/v1/mail', 'mail_address'),
        vault.create_secret('open sesame', 'mail_password')`);
      await db.query('select private.wake_mail()');
      expect(await called()).toMatchObject([
        {
          url: 'https://p.example/functions/v1/mail',
          headers: { authorization: 'Bearer open sesame' },
        },
      ]);
      await db.query('delete from private.mail_queue');
      await db.query('select private.wake_mail()');
      expect(await called()).toHaveLength(1);
    } finally {
      await db.query('rollback');
    }
  });

  /** A letter, in the transaction that is open. */
  const requestedIn = () =>
    db.query(
      `select private.queue_mail('invitation', $1, 'a@mail.example', '{}', null, null, null)`,
      [randomUUID()],
    );
});

it('what is old is deleted: what was sent after a month, what was given up after three', async () => {
  await db.query(
    `insert into private.mail_queue (kind, key, to_address, address_hash, facts, state, ended_at)
      values ('invitation', '1', '', 'x', '{}', 'sent', now() - interval '31 days'),
        ('invitation', '2', '', 'x', '{}', 'sent', now() - interval '29 days'),
        ('invitation', '3', 'a@mail.example', 'x', '{}', 'dead', now() - interval '31 days'),
        ('invitation', '4', 'a@mail.example', 'x', '{}', 'dead', now() - interval '91 days')`,
  );
  await db.query('select private.tidy()');
  expect((await queue()).map(({ key }) => key).sort()).toEqual(['2', '3']);
});

it('the SHA-256 of a mailed secret is what is stored', async () => {
  const sent = await requested([]);
  const [letter] = await claim();
  const hash = createHash('sha256').update(String(letter?.facts['link'])).digest('hex');
  const { rows } = await db.query(
    'select token_hash from private.request_tokens where request_id = $1',
    [sent.id],
  );
  expect(rows.map((row) => row['token_hash'])).toContain(hash);
});

describe('on a real Postgres', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  it('two senders at once share the letters and double none', async () => {
    const owner = await server.connect();
    await owner.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts)
        select 'company approved', 'letter ' || n, n || '@mail.example', 'x', '{"company": "A", "reason": ""}'
        from generate_series(1, 200) n`,
    );
    const senders = await Promise.all(Array.from({ length: 4 }, () => server.connect()));
    const taken = await Promise.all(
      senders.map(async (sender) => {
        const mine: string[] = [];
        for (let letters; (letters = await claimFrom(sender, 7)).length > 0;) {
          mine.push(...letters.map(({ id }) => id));
        }
        return mine;
      }),
    );
    expect(taken.flat()).toHaveLength(200);
    expect(new Set(taken.flat()).size).toBe(200);
    expect(taken.filter((mine) => mine.length > 0).length).toBeGreaterThan(1);
    await Promise.all([...senders, owner].map((one) => one.close()));
  });

  it('the clock and a withdrawal at once neither lock each other out nor tell what was taken back', async () => {
    const owner = await server.connect();
    const one = await addCompany(owner, 'Clockwork Roofing');
    const sent = Array.from({ length: 12 }, () => submission([one]));
    for (const request of sent) {
      await owner.query('delete from private.recent_forms');
      expect(await send(owner, request)).toMatchObject({ ok: true });
    }
    await owner.query(`update request_recipients set promised_by = now() - interval '1 minute'`);
    const [clockwork, homeowner] = await Promise.all([server.connect(), server.connect()]);
    const ticks = (async () => {
      for (let nth = 0; nth < 12; nth += 1) await clockwork.query('select private.tick()');
    })();
    for (const { token } of sent) {
      expect(await call(homeowner, holding(token), 'select withdraw_request()')).toMatchObject({
        ok: true,
      });
    }
    await ticks;
    const { rows } = await owner.query(
      `select * from private.mail_queue where kind in ('lapsed', 'request sent')`,
    );
    expect(rows).toEqual([]);
    await Promise.all([clockwork, homeowner, owner].map((each) => each.close()));
  });

  it('finds what is due by an index, whatever lies behind it', async () => {
    const owner = await server.connect();
    await owner.query(
      `insert into private.mail_queue (kind, key, to_address, address_hash, facts, state, ended_at)
        select 'company approved', 'old ' || n, '', 'x', '{}', 'sent', now() from generate_series(1, 20000) n`,
    );
    await owner.query('analyze private.mail_queue');
    const { rows } = await owner.query(
      `explain select * from private.mail_queue q where q.state in ('queued', 'sending') and q.due_at <= now()
        order by q.due_at limit 10`,
    );
    expect(JSON.stringify(rows)).toContain('mail_queue_due_idx');
    await owner.close();
  });
});
