import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, rehearse, type Caller } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  holding,
  open,
  send,
  signUp,
  submission,
  type Company,
  type Submission,
} from './harness/people.ts';

/**
 * A company's own record of a request: who reads and writes it, which steps follow each other, what ends
 * with the homeowner's consent. It runs with the grants of the migrations and with all of them given back.
 */
let db: Awaited<ReturnType<typeof openDatabase>>;
let oak: Company, creek: Company, elm: Company;

beforeAll(async () => {
  db = await openDatabase();
  oak = await addCompany(db, 'Oak Roofing');
  creek = await addCompany(db, 'Creek Roofing');
  elm = await addCompany(db, 'Elm Roofing');
});
afterAll(() => db.close());

const rows = async (sql: string, params: unknown[] = []) => (await db.query(sql, params)).rows;
const sent = async (companies: Company[], changes: Record<string, unknown> = {}) => {
  const request = submission(companies, changes);
  expect(await send(db, request)).toMatchObject({ ok: true });
  return request;
};
const as = (caller: Caller, sql: string, params: unknown[] = []) => call(db, caller, sql, params);
const answer = ({ id }: Submission, { id: company, member }: Company, status: string) =>
  as(
    member,
    'update request_recipients set status = $3 where request_id = $1 and company_id = $2',
    [id, company, status],
  );
const move = ({ id }: Submission, { member }: Company, changes: string) =>
  as(member, `update company_records set ${changes} where request_id = $1`, [id]);
const note = (
  { id }: Submission,
  company: Company,
  { key = crypto.randomUUID() as string, author = company.member, body = 'Two stories.' } = {},
) =>
  as(
    author,
    'insert into company_notes (id, request_id, company_id, author, body) values ($1, $2, $3, $4, $5)',
    [key, id, company.id, author.userId, body],
  );
const event = ({ id }: Submission, company: Company, kind: string, caller = company.member) =>
  as(
    caller,
    'insert into company_events (request_id, company_id, actor, kind) values ($1, $2, $3, $4)',
    [id, company.id, caller.userId, kind],
  );
const stop = ({ id }: Submission, { member }: Company, scope: string | null) =>
  as(member, 'select asked_to_stop($1, $2)', [id, scope]);
const undo = ({ token }: Submission) => as(holding(token), 'select undo_stops()', []);
const withdraw = ({ token }: Submission) => as(holding(token), 'select withdraw_request()');
const record = async ({ id }: Submission, company: Company) =>
  (
    await rows('select * from company_records where request_id = $1 and company_id = $2', [
      id,
      company.id,
    ])
  )[0];
const kinds = async ({ id }: Submission, company: Company) =>
  (
    await rows(
      'select kind from company_events where request_id = $1 and company_id = $2 order by at, kind',
      [id, company.id],
    )
  ).map(({ kind }) => kind);

const kept = [
  ['requests', 'id'],
  ['request_recipients', 'request_id'],
  ['request_progress', 'request_id'],
  ['company_records', 'request_id'],
  ['company_events', 'request_id'],
  ['company_notes', 'request_id'],
] as const;
/** How many rows of each table about a request someone sees. */
const sees = async (caller: Caller, { id }: Submission) => {
  const seen: Record<string, number> = {};
  for (const [table, key] of kept) {
    const outcome = await as(caller, `select * from ${table} where ${key} = $1`, [id]);
    seen[table] = outcome.ok ? outcome.rows.length : 0;
  }
  return seen;
};
const nothing = Object.fromEntries(kept.map(([table]) => [table, 0]));
const calls = [
  'open_received($1)',
  `asked_to_stop($1, 'everything')`,
  'confirm_deletion($1)',
  'received_one($1)',
];

function companiesAndTheirRecords() {
  describe('a company', () => {
    it.each(['pending', 'rejected', 'suspended', 'closed'])(
      'that is %s loses all of its requests, and has them back when approved',
      async (status) => {
        const late = await addCompany(db, `Late ${status} ${crypto.randomUUID().slice(0, 8)}`);
        const request = await sent([late, creek]);
        expect(await note(request, late)).toMatchObject({ ok: true });
        const before = await sees(late.member, request);
        expect(Object.values(before)).not.toContain(0);

        await db.query('update companies set status = $2 where id = $1', [late.id, status]);
        expect(await sees(late.member, request)).toEqual(nothing);
        for (const sql of calls) {
          expect(await as(late.member, `select ${sql}`, [request.id]), sql).toMatchObject({
            code: 'PT404',
          });
        }
        for (const sql of ['received($1)', 'received_board($1)']) {
          expect(await as(late.member, `select ${sql}`, [late.id]), sql).toMatchObject({
            code: 'PT403',
          });
        }
        expect(await answer(request, late, 'answered')).toMatchObject({ count: 0 });
        expect(await move(request, late, 'visit_at = now()')).toMatchObject({ count: 0 });
        expect(await note(request, late)).toMatchObject({ code: '42501' });
        expect(await event(request, late, 'called')).toMatchObject({ code: '42501' });
        const gone = 'delete from company_notes where request_id = $1';
        expect(await as(late.member, gone, [request.id])).toMatchObject({ count: 0 });
        // And no new one reaches it.
        expect(await sees(late.member, await sent([late, creek]))).toEqual(nothing);

        await db.query(`update companies set status = 'approved' where id = $1`, [late.id]);
        expect(await sees(late.member, request)).toEqual(before);
      },
    );

    it('never sees or touches what is another’s, whether it has the same request or not', async () => {
      const request = await sent([oak, creek]);
      await note(request, oak);
      await answer(request, oak, 'answered');
      await move(request, oak, `step = 'quoted', quoted_usd = 12345.67, next_step = 'Call Ana.'`);
      const before = await record(request, oak);

      const theirs = await sees(creek.member, request);
      expect(theirs).toMatchObject({ company_records: 1, company_events: 1, company_notes: 0 });
      expect(await sees(elm.member, request)).toEqual(nothing);
      for (const rival of [creek, elm]) {
        const all = await as(
          rival.member,
          `select r.*, e.*, n.*, p.* from request_recipients p
           left join company_records r using (request_id, company_id)
           left join company_events e using (request_id, company_id)
           left join company_notes n using (request_id, company_id)
           where p.company_id = $1`,
          [oak.id],
        );
        expect(all).toMatchObject({ rows: [] });
        // As itself, under the other's id.
        expect(await note(request, oak, { author: rival.member })).toMatchObject({ code: '42501' });
        expect(await event(request, oak, 'called', rival.member)).toMatchObject({ code: '42501' });
        for (const sql of [
          `update company_records set step = 'lost', lost_reason = 'price' where company_id = $1`,
          `update request_recipients set status = 'declined' where company_id = $1`,
          'delete from company_notes where company_id = $1',
        ]) {
          expect(await as(rival.member, sql, [oak.id]), sql).toMatchObject({ count: 0 });
        }
      }
      // Nor by its own id on a request that is not its own.
      expect(await note(request, elm)).toMatchObject({ ok: false });
      expect(await event(request, elm, 'called')).toMatchObject({ ok: false });
      for (const sql of calls) {
        expect(await as(elm.member, `select ${sql}`, [request.id]), sql).toMatchObject({
          code: 'PT404',
        });
      }
      expect(await as(elm.member, 'select received($1)', [oak.id])).toMatchObject({
        code: 'PT403',
      });
      expect(await record(request, oak)).toEqual(before);
    });

    it('does not learn who else has a request by complaining of others', async () => {
      const request = await sent([oak, creek]);
      const complain = (about: Company, by = 'company') =>
        as(
          oak.member,
          `insert into complaints (id, request_id, company_id, written_by, body)
           values (gen_random_uuid(), $1, $2, $3, 'The number is not in service.')`,
          [request.id, about.id, by],
        );
      for (const other of [creek, elm]) {
        for (const by of ['company', 'homeowner']) {
          expect(await complain(other, by)).toMatchObject({ code: '42501' });
        }
      }
      expect(await complain(oak)).toMatchObject({ ok: true });
    });
  });

  describe('the steps', () => {
    it('begin with the answer: nothing moves a request that waits for it', async () => {
      const request = await sent([oak]);
      for (const step of ['answered', 'visit', 'quoted', 'won']) {
        expect(await move(request, oak, `step = '${step}'`), step).toMatchObject({ code: 'PT422' });
      }
      expect(await move(request, oak, `step = 'lost', lost_reason = 'price'`)).toMatchObject({
        code: 'PT422',
      });
      expect(await record(request, oak)).toMatchObject({ step: 'new', version: 1 });
    });

    it('follow each other in any order once it is answered, but never back to new', async () => {
      const request = await sent([oak]);
      await answer(request, oak, 'answered');
      for (const step of ['visit', 'quoted', 'won', 'quoted', 'answered', 'won']) {
        expect(await move(request, oak, `step = '${step}'`), step).toMatchObject({ count: 1 });
      }
      expect(await move(request, oak, `step = 'new'`)).toMatchObject({ code: 'PT422' });
      for (const odd of [`step = 'paid'`, 'step = null', `quoted_usd = -1`, `quoted_usd = 'NaN'`]) {
        expect(await move(request, oak, odd), odd).toMatchObject({ ok: false });
      }
      for (const odd of [`visit_at = 'infinity'`, `next_at = '-infinity'`]) {
        expect(await move(request, oak, odd), odd).toMatchObject({ code: '23514' });
      }
      expect(await move(request, oak, `step = 'lost'`)).toMatchObject({ code: 'PT422' });
      expect(await move(request, oak, `step = 'lost', lost_reason = 'turned down'`)).toMatchObject({
        code: 'PT422',
      });
      expect(await move(request, oak, `step = 'lost', lost_reason = 'price'`)).toMatchObject({
        count: 1,
      });
      // A reason without a loss is dropped.
      expect(await move(request, oak, `step = 'won', lost_reason = 'price'`)).toMatchObject({
        count: 1,
      });
      expect(await record(request, oak)).toMatchObject({ step: 'won', lost_reason: null });
      // None of it is the homeowner's business, and none of it changed what they see.
      expect(
        await rows('select status from request_recipients where request_id = $1', [request.id]),
      ).toEqual([{ status: 'answered' }]);
      expect((await kinds(request, oak)).filter((kind) => kind === 'moved')).toHaveLength(8);
    });

    it('keep in the history an amount that is written over, and a visit that is moved', async () => {
      const request = await sent([oak]);
      await answer(request, oak, 'answered');
      await move(request, oak, `step = 'quoted', quoted_usd = 900`);
      await move(request, oak, `step = 'quoted', quoted_usd = 850.50`);
      await move(request, oak, `step = 'quoted', quoted_usd = 850.50`);
      await move(request, oak, `step = 'won', visit_at = '2026-12-01 15:00Z'`);
      expect(
        await rows(
          `select detail from company_events where request_id = $1 and kind = 'moved'
           order by detail ->> 'to', detail ->> 'from'`,
          [request.id],
        ),
      ).toEqual([
        { detail: { from: 'answered', to: 'quoted', from_usd: null, to_usd: 900 } },
        { detail: { from: 'quoted', to: 'quoted', from_usd: 900, to_usd: 850.5 } },
        {
          detail: {
            from: 'quoted',
            to: 'won',
            from_visit: null,
            to_visit: '2026-12-01T15:00:00+00:00',
          },
        },
      ]);
    });

    it('end with a no: its record stands as it was', async () => {
      const request = await sent([oak, creek]);
      expect(await answer(request, oak, 'declined')).toMatchObject({ count: 1 });
      const closed = await record(request, oak);
      expect(closed).toMatchObject({ step: 'lost', lost_reason: 'turned down' });
      for (const changes of [
        `step = 'won', lost_reason = null`,
        `lost_reason = 'price'`,
        `next_step = 'Call anyway.'`,
      ]) {
        expect(await move(request, oak, changes), changes).toMatchObject({ ok: false });
      }
      expect(await answer(request, oak, 'answered')).toMatchObject({ code: 'PT422' });
      expect(await note(request, oak)).toMatchObject({ code: '42501' });
      expect(await record(request, oak)).toEqual(closed);
    });

    it('are moved by one of two tabs: the slower one names an old version and finds no row', async () => {
      const request = await sent([oak]);
      await answer(request, oak, 'answered');
      const seen = Number((await record(request, oak))?.['version']);
      const tab = (step: string, version: number) =>
        as(
          oak.member,
          'update company_records set step = $2 where request_id = $1 and version = $3',
          [request.id, step, version],
        );
      expect(await tab('visit', seen)).toMatchObject({ count: 1 });
      expect(await tab('won', seen)).toMatchObject({ count: 0 });
      expect(await record(request, oak)).toMatchObject({ step: 'visit', version: seen + 1 });
      expect(await tab('won', seen + 1)).toMatchObject({ count: 1 });
    });

    it('are counted by the database alone', async () => {
      const request = await sent([oak]);
      for (const forged of [
        'version = 99',
        `sent_at = now() - interval '1 year'`,
        'moved_at = null',
        'deleted_at = now()',
        `company_id = '${creek.id}'`,
      ]) {
        expect(await move(request, oak, forged), forged).toMatchObject({ ok: false });
      }
      const insert = 'insert into company_records (request_id, company_id) values ($1, $2)';
      expect(await as(oak.member, insert, [request.id, creek.id])).toMatchObject({ code: '42501' });
    });
  });

  describe('what happened', () => {
    it.each(['called', 'no answer', 'texted', 'mailed'])(
      'is told by a person where only a person knows: %s',
      async (kind) => {
        const request = await sent([oak]);
        expect(await event(request, oak, kind)).toMatchObject({ ok: true });
        expect(await kinds(request, oak)).toContain(kind);
      },
    );

    it.each([
      'sent',
      'opened',
      'answered',
      'declined',
      'moved',
      'asked to stop',
      'taken back',
      'deleted',
      'paid',
    ])('is never forged: %s', async (kind) => {
      const request = await sent([oak]);
      expect(await event(request, oak, kind)).toMatchObject({ ok: false });
      expect(await kinds(request, oak)).toEqual(['sent']);
    });

    it('is not told in another’s name, in the past, or with a detail', async () => {
      const request = await sent([oak]);
      const forge = (columns: string, values: string) =>
        as(
          oak.member,
          `insert into company_events (request_id, company_id, kind, ${columns})
           values ($1, $2, 'called', ${values})`,
          [request.id, oak.id],
        );
      expect(await forge('actor', `'${creek.member.userId}'`)).toMatchObject({ code: '42501' });
      expect(await forge('actor', 'null')).toMatchObject({ code: '42501' });
      const mine = `'${oak.member.userId}'`;
      expect(await forge('actor, at', `${mine}, now() - interval '1 day'`)).toMatchObject({
        code: '42501',
      });
      expect(await forge('actor, detail', `${mine}, '{"a": 1}'`)).toMatchObject({ code: '42501' });
      expect(await kinds(request, oak)).toEqual(['sent']);
    });

    it('says who opened the contact data, once an hour for each person', async () => {
      const request = await sent([oak]);
      await open(db, oak.member, request);
      await open(db, oak.member, request);
      expect(
        await rows('select kind, actor from company_events where request_id = $1 order by kind', [
          request.id,
        ]),
      ).toEqual([
        { kind: 'opened', actor: oak.member.userId },
        { kind: 'sent', actor: null },
      ]);
      await db.query(
        `update company_events set at = at - interval '2 hours' where request_id = $1`,
        [request.id],
      );
      await open(db, oak.member, request);
      expect(await kinds(request, oak)).toEqual(['sent', 'opened', 'opened']);
      // The homeowner sees that it was seen.
      expect(
        await as(
          holding(request.token),
          'select status, viewed_at is null as never from request_progress',
        ),
      ).toMatchObject({ ok: true });
      expect(
        await rows('select status from request_recipients where request_id = $1', [request.id]),
      ).toEqual([{ status: 'viewed' }]);
    });
  });

  describe('a note', () => {
    it('sent twice is one, and nobody’s is overwritten by its id', async () => {
      const request = await sent([oak, creek]);
      const key = crypto.randomUUID();
      expect(await note(request, oak, { key })).toMatchObject({ ok: true });
      expect(await note(request, oak, { key })).toMatchObject({ code: '23505' });
      expect(await note(request, creek, { key, body: 'Mine now.' })).toMatchObject({
        code: '23505',
      });
      const upsert = await as(
        creek.member,
        `insert into company_notes (id, request_id, company_id, author, body) values ($1, $2, $3, $4, 'Mine.')
         on conflict (id) do update set body = excluded.body`,
        [key, request.id, creek.id, creek.member.userId],
      );
      expect(upsert).toMatchObject({ code: '42501' });
      expect(
        await rows('select body from company_notes where request_id = $1', [request.id]),
      ).toEqual([{ body: 'Two stories.' }]);
    });

    it('is text, whatever it holds; nothing, too much and hidden signs are refused', async () => {
      const request = await sent([oak]);
      const script = `<script>alert('x')</script> \${7*7} {{x}} =cmd|' /C calc'!A0`;
      expect(await note(request, oak, { body: script })).toMatchObject({ ok: true });
      expect(
        await rows('select body from company_notes where request_id = $1', [request.id]),
      ).toEqual([{ body: script }]);
      for (const body of ['', 'x'.repeat(4001), 'x'.repeat(10_000), 'a\u202eb', 'a\u0000b']) {
        expect(await note(request, oak, { body }), body.slice(0, 9)).toMatchObject({ ok: false });
      }
    });

    it('is not written in a colleague’s name, and is deleted by who wrote it or an owner alone', async () => {
      const request = await sent([oak]);
      const forged = await as(
        oak.member,
        `insert into company_notes (id, request_id, company_id, author, body)
         values (gen_random_uuid(), $1, $2, $3, 'I said so.')`,
        [request.id, oak.id, creek.member.userId],
      );
      expect(forged).toMatchObject({ code: '42501' });
      await note(request, oak);
      const colleague = await signUp(db);
      await db.query(
        `insert into company_members (company_id, user_id, role) values ($1, $2, 'member')`,
        [oak.id, colleague.userId],
      );
      const gone = 'delete from company_notes where request_id = $1';
      expect(await as(colleague, gone, [request.id])).toMatchObject({ count: 0 });
      expect(await as(oak.member, gone, [request.id])).toMatchObject({ count: 1 });
    });

    it('has its bounds, as what members note of their calls has', async () => {
      const request = await sent([oak]);
      const many = (rows: number) =>
        as(
          oak.member,
          `insert into company_events (id, request_id, company_id, actor, kind)
           select gen_random_uuid(), $1, $2, $3, 'called' from generate_series(1, ${rows})`,
          [request.id, oak.id, oak.member.userId],
        );
      expect(await many(501)).toMatchObject({ code: 'PT429' });
      expect(await many(20)).toMatchObject({ count: 20 });
      expect(
        await as(
          oak.member,
          `insert into company_notes (id, request_id, company_id, author, body)
           select gen_random_uuid(), $1, $2, $3, 'Again.' from generate_series(1, 201)`,
          [request.id, oak.id, oak.member.userId],
        ),
      ).toMatchObject({ code: 'PT429' });
    });
  });

  describe('"they asked us to stop"', () => {
    const opened = async (companies: Company[]) => {
      const request = await sent(companies);
      for (const { member } of companies) await open(db, member, request);
      return request;
    };

    it('is passed on only by a company that opened the request and said no "no", names nobody, and is logged', async () => {
      const request = await sent([oak, creek]);
      expect(await stop(request, oak, 'everything')).toMatchObject({ code: 'PT409' });
      await open(db, oak.member, request);
      await answer(request, oak, 'declined');
      expect(await stop(request, oak, 'calls')).toMatchObject({ code: 'PT409' });
      await open(db, creek.member, request);
      expect(await stop(request, creek, 'calls')).toMatchObject({ ok: true });
      const seen = await as(oak.member, 'select * from request_stops', []);
      expect(seen.ok ? seen.count : 0).toBe(0);
      expect(
        await rows('select action, company_id from audit_log where request_id = $1', [request.id]),
      ).toEqual([{ action: 'passed on a stop', company_id: creek.id }]);
    });

    it('told to one company about calls, binds every company and leaves email', async () => {
      const request = await opened([oak, creek]);
      expect(await stop(request, oak, 'calls')).toMatchObject({ ok: true });
      // Twice is the same as once.
      expect(await stop(request, creek, 'calls')).toMatchObject({ ok: true });
      for (const company of [oak, creek]) {
        expect(await open(db, company.member, request)).toMatchObject({
          rows: [{ contact: { email: request.email, phone: '', channels: ['email'] } }],
        });
        expect(await kinds(request, company)).toContain('asked to stop');
      }
    });

    it('keeps the number for ten days, in which the homeowner can say that it is not so', async () => {
      const request = await opened([oak, creek]);
      await stop(request, oak, 'calls');
      const number = () => rows('select 1 from request_phones where request_id = $1', [request.id]);
      await db.query('select private.tidy()');
      expect(await number()).toHaveLength(1);
      await db.query(
        `update request_stops set number_until = number_until - interval '11 days' where request_id = $1`,
        [request.id],
      );
      await db.query('select private.tidy()');
      expect(await number()).toEqual([]);
      // What is gone does not come back.
      expect(await undo(request)).toMatchObject({ ok: true });
      expect(await open(db, creek.member, request)).toMatchObject({
        rows: [{ contact: { email: request.email, phone: '', channels: ['email'] } }],
      });
    });

    it('denied by the homeowner, binds the company that told it, alone, and is logged', async () => {
      const request = await opened([oak, creek]);
      await stop(request, oak, 'everything');
      expect(await undo(request)).toMatchObject({ ok: true });
      expect(await open(db, creek.member, request)).toMatchObject({
        rows: [{ contact: { email: request.email, phone: request.phone } }],
      });
      expect(await open(db, oak.member, request)).toMatchObject({
        rows: [{ contact: { email: '', phone: '', channels: [] } }],
      });
      expect(await kinds(request, creek)).toContain('not asked to stop');
      expect(
        await rows(
          'select action, company_id from audit_log where request_id = $1 order by id desc limit 1',
          [request.id],
        ),
      ).toEqual([{ action: 'undid a stop', company_id: oak.id }]);
      // It passes on nothing more; a company that is told anew may.
      await stop(request, oak, 'everything');
      expect(await open(db, creek.member, request)).toMatchObject({
        rows: [{ contact: { email: request.email } }],
      });
      await stop(request, creek, 'everything');
      expect(await open(db, creek.member, request)).toMatchObject({
        rows: [{ contact: { email: '' } }],
      });
    });

    it('is denied by the private link alone', async () => {
      const request = await opened([oak, creek]);
      await stop(request, oak, 'everything');
      for (const caller of [anonymous, oak.member, holding('x'.repeat(43))]) {
        expect(await as(caller, 'select undo_stops()', [])).toMatchObject({ ok: false });
      }
    });

    it('about everything leaves no way to get in touch', async () => {
      const request = await opened([oak, creek]);
      expect(await stop(request, creek, 'everything')).toMatchObject({ ok: true });
      expect(await open(db, oak.member, request)).toMatchObject({
        rows: [{ contact: { email: '', phone: '', channels: [] } }],
      });
    });

    it('cannot be undone by a company, nor told by who has no part', async () => {
      const request = await opened([oak, creek]);
      expect(await stop(request, elm, 'everything')).toMatchObject({ code: 'PT404' });
      for (const caller of [anonymous, holding(request.token)]) {
        expect(
          await as(caller, `select asked_to_stop($1, 'everything')`, [request.id]),
        ).toMatchObject({ ok: false });
      }
      for (const scope of [null, '', 'nothing']) {
        expect(await stop(request, oak, scope)).toMatchObject({ code: 'PT422' });
      }
      await stop(request, oak, 'everything');
      for (const sql of [
        'delete from request_stops where request_id = $1',
        `update request_stops set scope = 'calls' where request_id = $1`,
        `update request_recipients set channels = '{email,call}' where request_id = $1`,
        `insert into request_stops (request_id, company_id, scope) values ($1, '${creek.id}', 'calls')`,
      ]) {
        const outcome = await as(oak.member, sql, [request.id]);
        expect(outcome.ok ? outcome.count : 0, sql).toBe(0);
      }
      expect(
        await rows('select scope from request_stops where request_id = $1', [request.id]),
      ).toEqual([{ scope: 'everything' }]);
      // Calls after everything: still nothing.
      await stop(request, creek, 'calls');
      expect(await open(db, creek.member, request)).toMatchObject({
        rows: [{ contact: { channels: [] } }],
      });
    });

    const shownBy = async (caller: Caller) => {
      const read = await as(caller, `select read_request() -> 'stops' as stops`);
      return read.ok ? read.rows[0]?.['stops'] : read;
    };

    it('names whom it opened and may still open, in full, as opened once more', async () => {
      const [mine, unopened, left] = [await sent([elm, oak]), await sent([elm]), await sent([elm])];
      const quiet = submission([elm], {}, ['call']);
      await send(db, quiet);
      for (const request of [mine, left, quiet]) await open(db, elm.member, request);
      await as(holding(left.token), 'select withdraw_request()');
      const people = async (caller: Caller, company = elm) => {
        const outcome = await as(caller, 'select received_people($1) as people', [company.id]);
        return outcome.ok ? (outcome.rows[0]?.['people'] as { id: string }[]) : outcome.code;
      };
      for (const caller of [anonymous, oak.member, holding(mine.token)]) {
        expect(['42501', 'PT403']).toContain(await people(caller));
      }
      await db.query(
        `update company_events set at = at - interval '2 hours' where company_id = $1`,
        [elm.id],
      );
      const seen = (await people(elm.member)) as { id: string }[];
      expect(seen.find(({ id }) => id === mine.id)).toEqual({
        id: mine.id,
        name: expect.any(String) as string,
        email: mine.email,
      });
      expect(seen.find(({ id }) => id === quiet.id)).toMatchObject({ email: '' });
      for (const { id } of [unopened, left]) {
        expect(seen.find((one) => one.id === id)).toBeUndefined();
      }
      const opened = async () =>
        (await kinds(mine, elm)).filter((kind) => kind === 'opened').length;
      expect(await opened()).toBe(2);
      await people(elm.member);
      expect(await opened()).toBe(2);
    });

    it('has seen the person also where the company answered first and opened then', async () => {
      const request = await sent([elm]);
      await answer(request, elm, 'answered');
      const seen = async () =>
        rows('select viewed_at from request_recipients where request_id = $1', [request.id]);
      expect(await seen()).toEqual([{ viewed_at: null }]);
      await open(db, elm.member, request);
      expect(await seen()).toEqual([{ viewed_at: expect.any(Date) as Date }]);
    });

    it('shows the private link the visit and the price, and nothing else of the record', async () => {
      const request = await opened([oak, creek]);
      await answer(request, oak, 'answered');
      await move(
        request,
        oak,
        `step = 'quoted', visit_at = '2026-12-01 15:00Z', quoted_usd = 17850.5, next_step = 'Order shingles'`,
      );
      const shown = async (caller: Caller) => {
        const read = await as(caller, `select read_request() -> 'recipients' as parts`);
        const parts = (read.ok ? read.rows[0]?.['parts'] : null) as
          Record<string, unknown>[] | null;
        expect(JSON.stringify(parts)).not.toMatch(/Order shingles|next_|lost_|"step"/);
        return parts?.map(({ visit_at, visit_was, quoted_usd }) => ({
          visit_at,
          visit_was,
          quoted_usd,
        }));
      };
      const nothing = { visit_at: null, visit_was: null, quoted_usd: null };
      const visit_was = '2026-12-01T15:00:00+00:00';
      const told = { visit_at: visit_was, visit_was: null, quoted_usd: 17850.5 };
      expect(await shown(holding(request.token))).toEqual([told, nothing]);
      await move(request, oak, `visit_at = '2026-12-03 16:00Z'`);
      expect(await shown(holding(request.token))).toEqual([
        { ...told, visit_at: '2026-12-03T16:00:00+00:00', visit_was },
        nothing,
      ]);
      // What the result said, since it was sent along.
      const saw = await as(holding(request.token), `select read_request() -> 'range' as range`);
      expect(saw).toMatchObject({ rows: [{ range: { low: 9000, high: 16000 } }] });
      // Nobody without the link, and nobody with the link to another request.
      for (const caller of [anonymous, oak.member, creek.member]) {
        expect(await shown(caller)).toBeUndefined();
      }
      const other = await sent([oak]);
      expect(await shown(holding(other.token))).toEqual([nothing]);
      // Taken back from it, it is its own affair again.
      await as(holding(request.token), 'select withdraw_from($1)', [oak.id]);
      expect(await shown(holding(request.token))).toEqual([nothing, nothing]);
    });

    it('is shown by the private link, with the company that was told and when', async () => {
      const request = await opened([oak, creek]);
      expect(await shownBy(holding(request.token))).toEqual([]);
      await stop(request, creek, 'calls');
      await stop(request, oak, 'everything');
      const told = await rows(
        'select scope, told_at from request_stops where request_id = $1 order by told_at',
        [request.id],
      );
      expect(await shownBy(holding(request.token))).toEqual(
        [creek, oak].map(({ name }, place) => ({
          company_name: name,
          scope: ['calls', 'everything'][place],
          told_at: expect.any(String) as string,
          undone_at: null,
          number_until: expect.any(String) as string,
        })),
      );
      const [first] = (await shownBy(holding(request.token))) as { told_at: string }[];
      expect(new Date(first?.told_at ?? 0)).toEqual(told[0]?.['told_at']);
      // Signed in, as a company is that tries the link.
      expect(
        await shownBy({ ...elm.member, headers: { 'x-request-token': request.token } }),
      ).toHaveLength(2);
    });

    it('is shown to nobody with another link, nor to a company of the request', async () => {
      const [request, another] = [await opened([oak]), await opened([oak, creek])];
      await stop(request, oak, 'everything');
      expect(await shownBy(holding(another.token))).toEqual([]);
      for (const caller of [holding(another.token), anonymous, oak.member, elm.member]) {
        const read = await as(caller, 'select * from request_stops');
        expect(read.ok ? read.rows : []).toEqual([]);
      }
      const read = await as(holding(request.token), 'select request_id from request_stops');
      expect(read.ok && read.rows).toEqual([{ request_id: request.id }]);
    });

    it('holds for a company picked later: there is no number left to agree to', async () => {
      const request = await opened([oak]);
      await stop(request, oak, 'calls');
      await answer(request, oak, 'declined');
      const pick = (channels: readonly ('email' | 'call')[]) =>
        as(holding(request.token), 'select replace_company($1, $2, $3)', [
          oak.id,
          elm.id,
          JSON.stringify(consents([elm], request.email, request.phone, channels)),
        ]);
      expect(await pick(['email', 'call'])).toMatchObject({ code: 'PT422' });
      expect(await pick(['email'])).toMatchObject({ ok: true });
      expect(await open(db, elm.member, request)).toMatchObject({
        rows: [{ contact: { phone: '', channels: ['email'] } }],
      });
    });
  });

  describe('a request taken back', () => {
    let request: Submission;
    beforeEach(async () => {
      request = await sent([oak, creek]);
      await answer(request, oak, 'answered');
      await move(request, oak, `next_step = 'Ask Pat about the dog.', next_at = now()`);
      await note(request, oak, { body: 'Pat has a dog.' });
    });
    const forgotten = async () => {
      expect(await rows('select 1 from company_notes where request_id = $1', [request.id])).toEqual(
        [],
      );
      expect(await record(request, oak)).toMatchObject({ next_step: '', next_at: null });
    };

    it('leaves no note and no next step, and takes no more', async () => {
      expect(await withdraw(request)).toMatchObject({ ok: true });
      await forgotten();
      expect(await note(request, oak)).toMatchObject({ ok: false });
      expect(await event(request, oak, 'called')).toMatchObject({ code: '42501' });
      for (const changes of [`next_step = 'Call Pat.'`, `step = 'won'`, 'visit_at = now()']) {
        expect(await move(request, oak, changes), changes).toMatchObject({ code: 'PT410' });
      }
      expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
      await forgotten();
    });

    it('stays with the company as a line without the person', async () => {
      await withdraw(request);
      expect(await sees(oak.member, request)).toEqual({
        requests: 0,
        request_recipients: 1,
        request_progress: 1,
        company_records: 1,
        company_events: (await kinds(request, oak)).length,
        company_notes: 0,
      });
      expect(await kinds(request, oak)).toContain('taken back');
      const outcome = await as(
        oak.member,
        `select p::text || r::text || coalesce(string_agg(e::text, ''), '') as all
         from request_recipients p join company_records r using (request_id, company_id)
         left join company_events e using (request_id, company_id)
         where request_id = $1 group by p, r`,
        [request.id],
      );
      const all = JSON.stringify(outcome);
      for (const word of ['Pat', request.email, request.phone, 'Hail', 'dog', '76092']) {
        expect(all, word).not.toContain(word);
      }
    });

    it('is confirmed as deleted once, by its own companies alone', async () => {
      const confirm = (company: Company) =>
        as(company.member, 'select confirm_deletion($1)', [request.id]);
      expect(await confirm(oak)).toMatchObject({ code: 'PT404' });
      await withdraw(request);
      expect(await confirm(elm)).toMatchObject({ code: 'PT404' });
      expect(await confirm(oak)).toMatchObject({ ok: true });
      const at = (await record(request, oak))?.['deleted_at'];
      expect(at).toBeTruthy();
      expect(await confirm(oak)).toMatchObject({ ok: true });
      expect(await record(request, oak)).toMatchObject({ deleted_at: at });
      expect((await kinds(request, oak)).filter((kind) => kind === 'deleted')).toHaveLength(1);
      expect(await record(request, creek)).toMatchObject({ deleted_at: null });
    });

    it('by the clock, when its time is over, forgets the same', async () => {
      await db.query(
        `update request_contacts set expires_at = now() - interval '1 hour' where request_id = $1`,
        [request.id],
      );
      await db.query('select private.tidy()');
      await forgotten();
      expect(await note(request, oak)).toMatchObject({ code: 'PT410' });
      expect(await move(request, oak, `next_step = 'Call Pat.'`)).toMatchObject({ code: 'PT410' });
      // How the job ended may still be kept.
      expect(await move(request, oak, `step = 'won'`)).toMatchObject({ count: 1 });
      await forgotten();
      expect(await open(db, oak.member, request)).toMatchObject({ code: 'PT410' });
    });
  });
}

describe('a company with a long history', () => {
  it('writes a note and an event without a walk over all of its requests', async () => {
    const busy = await addCompany(db, 'Busy Roofing');
    await db.query('set session_replication_role = replica');
    await db.query(
      `with made as (
         insert into requests (id, trade_id, city_id, page) select gen_random_uuid(), 'roofing', 'southlake', '/'
         from generate_series(1, 3000) returning id
       )
       insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
       select id, $1, 'Busy Roofing', 1, '{email}', now() from made`,
      [busy.id],
    );
    await db.query('reset session_replication_role');
    await db.query('analyze requests, request_recipients');
    const request = await sent([busy]);
    for (const sql of [
      `insert into company_notes (id, request_id, company_id, author, body)
       values (gen_random_uuid(), '${request.id}', '${busy.id}', auth.uid(), 'Steep.')`,
      `insert into company_events (request_id, company_id, actor, kind)
       values ('${request.id}', '${busy.id}', auth.uid(), 'called')`,
    ]) {
      await rehearse(db, busy.member, sql, async (outcome) => {
        expect(outcome).toMatchObject({ ok: true });
        const [read] = await rows(
          `select pg_stat_get_xact_tuples_returned(c) + pg_stat_get_xact_tuples_fetched(c)
             + (select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = c) as rows
           from (select 'request_recipients'::regclass::oid as c) t`,
        );
        expect(Number(read?.['rows'])).toBeLessThan(50);
      });
    }
  });
});

describe('with the grants of the migrations', companiesAndTheirRecords);
describe('with every table grant given back', () => {
  beforeAll(() => db.query('grant all on all tables in schema public to anon, authenticated'));
  companiesAndTheirRecords();
});
