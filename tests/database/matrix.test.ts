import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, rehearse, type Caller } from './harness/database.ts';
import {
  addCompany,
  anonymous,
  consents,
  holding,
  issue,
  mailed,
  send,
  addStaff,
  signUp,
  submission,
} from './harness/people.ts';

/**
 * Every role × table × statement, on the real migrations. A cell says how many rows a caller sees or
 * touches; a caller who is not named must be refused or touch nothing, and the table must be unchanged.
 *
 * It runs twice: with the grants of the migrations, as on a hosted project, and after a "grant all",
 * which the embedded server issues when it starts. The second run proves that policies and triggers
 * hold by themselves.
 */
const roles = [
  'anonymous',
  'link',
  'mailed',
  'pending',
  'rejected',
  'recipient',
  'colleague',
  'other',
  'suspended',
  'admin',
  'developer',
] as const;
type Role = (typeof roles)[number];
type Cells = Partial<Record<Role, number>>;

interface Statement {
  /** What the callers run; `$name` stands for an id of the fixture. The owner can always run it. */
  readonly sql: string;
  readonly may?: Cells;
}
interface Table {
  readonly select: Statement;
  readonly insert: Statement;
  /** Several, where columns differ in who may change them. */
  readonly update: readonly Statement[];
  readonly delete: Statement;
}

const all = (rows: number): Cells => Object.fromEntries(roles.map((role) => [role, rows]));
const select = (table: string, may: Cells): Statement => ({ sql: `select * from ${table}`, may });

/*
 * The fixture: one request ($request) to the recipient and to a company suspended since; another
 * request, by email only, to the other company; and one ($bareRequest) without contact data, taken back from
 * the other company and kept by the site. Companies: recipient (with a colleague who owns nothing) and other
 * approved, one pending, one rejected, one suspended.
 */
const tables: Record<string, Table> = {
  trades: {
    select: select('trades', all(15)),
    insert: { sql: `insert into trades values ('astrology', true)` },
    update: [{ sql: `update trades set takes_requests = true where id = 'chiropractic'` }],
    delete: { sql: `delete from trades where id = 'chiropractic'` },
  },
  cities: {
    select: select('cities', all(6)),
    insert: { sql: `insert into cities values ('houston')` },
    update: [{ sql: `update cities set id = 'houston' where id = 'plano'` }],
    delete: { sql: `delete from cities where id = 'plano'` },
  },
  plans: {
    select: select('plans', all(6)),
    insert: { sql: `insert into plans values ('free', 6, true, 100)` },
    update: [{ sql: `update plans set cities = 6` }],
    delete: { sql: `delete from plans where id = 'voice'` },
  },
  // Begun, read and taken by calls; only the payment provider's events change one.
  orders: {
    // A buyer reads by `order_state`, which says neither whose email it was nor what the operator noted.
    select: select('orders', { admin: 2 }),
    insert: {
      sql: `insert into orders (plan_id, email, state) values ('listing', 'a@mail.example', 'paid')`,
    },
    update: [
      { sql: `update orders set state = 'ended'` },
      { sql: `update orders set company_id = '$otherCompany'` },
      { sql: `update orders set settled = '{unknown plan}'` },
      { sql: `update orders set email = 'thief@mail.example'` },
    ],
    delete: { sql: `delete from orders where state = 'pending'` },
  },
  entitlements: {
    select: select('entitlements', { recipient: 1, colleague: 1, admin: 1 }),
    insert: {
      sql: `insert into entitlements (order_id, company_id, plan_id, since)
        values ('$unpaidOrder', '$otherCompany', 'listing', now())`,
    },
    update: [
      { sql: `update entitlements set until = now()` },
      { sql: `update entitlements set plan_id = 'exclusive'` },
      { sql: `update entitlements set company_id = '$otherCompany'` },
    ],
    delete: { sql: `delete from entitlements` },
  },
  payment_events: {
    select: select('payment_events', { admin: 1 }),
    insert: {
      sql: `insert into payment_events (id, kind, happened_at, order_id, test)
        values ('evt_mine', 'invoice.paid', now(), '$unpaidOrder', false)`,
    },
    update: [
      { sql: `update payment_events set order_id = '$unpaidOrder'` },
      { sql: `update payment_events set amount_cents = 1` },
    ],
    delete: { sql: `delete from payment_events` },
  },
  companies: {
    select: select('companies', {
      ...all(2),
      pending: 3,
      rejected: 3,
      suspended: 3,
      admin: 5,
      developer: 5,
    }),
    insert: { sql: `insert into companies (name, status) values ('Sneaky', 'approved')` },
    update: [
      // The staff decide by a call that takes a reason: decide_company.
      { sql: `update companies set status = 'approved' where id = '$pendingCompany'` },
      { sql: `update companies set status = 'approved' where id = '$suspendedCompany'` },
      { sql: `update companies set status = 'suspended' where id = '$recipientCompany'` },
      { sql: `update companies set status = 'closed'` },
      {
        sql: `update companies set website = 'https://roofs.example' where id = '$recipientCompany'`,
        may: { admin: 1 },
      },
      {
        sql: `update companies set website = 'https://roofs.example' where id = '$rejectedCompany'`,
        may: { rejected: 1, admin: 1 },
      },
      {
        sql: `update companies set paused = true`,
        may: {
          pending: 1,
          rejected: 1,
          recipient: 1,
          colleague: 1,
          other: 1,
          suspended: 1,
          admin: 5,
        },
      },
      {
        sql: `update companies set phone = '817-555-0123' where id = '$recipientCompany'`,
        may: { admin: 1 },
      },
      {
        sql: `update companies set phone = '817-555-0123' where id = '$pendingCompany'`,
        may: { pending: 1, admin: 1 },
      },
      { sql: `update companies set is_demo = true` },
      { sql: `update companies set created_at = now() - interval '1 year'` },
      {
        sql: `update companies set description = 'Roofs.' where id = '$recipientCompany'`,
        may: { admin: 1 },
      },
      {
        sql: `update companies set name = 'Better' where id = '$recipientCompany'`,
        may: { admin: 1 },
      },
      {
        sql: `update companies set name = 'Better' where id = '$pendingCompany'`,
        may: { pending: 1, admin: 1 },
      },
      {
        sql: `update companies set license = 'X' where id = '$suspendedCompany'`,
        may: { admin: 1 },
      },
      {
        sql: `update companies set reply_hours = 1`,
        may: {
          pending: 1,
          rejected: 1,
          recipient: 1,
          other: 1,
          suspended: 1,
          admin: 5,
        },
      },
    ],
    delete: { sql: `delete from companies where id = '$pendingCompany'` },
  },
  company_trades: {
    select: select('company_trades', {
      ...all(2),
      pending: 3,
      rejected: 3,
      suspended: 3,
      admin: 5,
      developer: 5,
    }),
    insert: {
      sql: `insert into company_trades (company_id, trade_id) values ('$pendingCompany', 'hvac')`,
      may: { pending: 1, admin: 1 },
    },
    update: [{ sql: `update company_trades set trade_id = 'solar'` }],
    delete: {
      sql: `delete from company_trades where company_id = '$pendingCompany'`,
      may: { pending: 1, admin: 1 },
    },
  },
  company_cities: {
    select: select('company_cities', {
      ...all(2),
      pending: 3,
      rejected: 3,
      suspended: 3,
      admin: 5,
      developer: 5,
    }),
    insert: {
      sql: `insert into company_cities (company_id, city_id) values ('$recipientCompany', 'allen')`,
      may: { admin: 1 },
    },
    update: [{ sql: `update company_cities set city_id = 'allen'` }],
    delete: {
      sql: `delete from company_cities where company_id = '$recipientCompany'`,
      may: { admin: 1 },
    },
  },
  company_members: {
    select: select('company_members', {
      pending: 1,
      rejected: 1,
      recipient: 2,
      colleague: 2,
      other: 1,
      suspended: 1,
      admin: 6,
    }),
    insert: {
      sql: `insert into company_members (company_id, user_id) values ('$recipientCompany', '$adminUser')`,
    },
    update: [
      {
        sql: `update company_members set display_name = 'Pat'`,
        may: { pending: 1, rejected: 1, recipient: 1, colleague: 1, other: 1, suspended: 1 },
      },
      {
        sql: `update company_members set mail_requests = false`,
        may: { pending: 1, rejected: 1, recipient: 1, colleague: 1, other: 1, suspended: 1 },
      },
      {
        sql: `update company_members set company_id = '$recipientCompany' where user_id = '$pendingUser'`,
      },
      {
        sql: `update company_members set user_id = '$adminUser' where user_id = '$colleagueUser'`,
      },
      { sql: `update company_members set role = 'owner' where user_id = '$colleagueUser'` },
      { sql: `update company_members set role = 'member' where user_id <> '$colleagueUser'` },
      { sql: `update company_members set signup_email = 'thief@mail.example'` },
    ],
    delete: { sql: `delete from company_members` },
  },
  company_decisions: {
    select: select('company_decisions', { rejected: 1, admin: 2, recipient: 1, colleague: 1 }),
    insert: {
      sql: `insert into company_decisions (company_id, decision) values ('$pendingCompany', 'approved')`,
    },
    update: [{ sql: `update company_decisions set decision = 'approved', reason = ''` }],
    delete: { sql: `delete from company_decisions` },
  },
  company_invitations: {
    select: select('company_invitations', { recipient: 1, colleague: 1 }),
    insert: {
      sql: `insert into company_invitations (company_id, email) values ('$recipientCompany', 'thief@mail.example')`,
    },
    update: [
      { sql: `update company_invitations set email = 'thief@mail.example'` },
      { sql: `update company_invitations set expires_at = now() + interval '1 year'` },
    ],
    delete: { sql: `delete from company_invitations` },
  },
  company_records: {
    select: select('company_records', { recipient: 1, colleague: 1, other: 1 }),
    insert: {
      sql: `insert into company_records (request_id, company_id, trade_id) values ('$bareRequest', '$otherCompany', 'roofing')`,
    },
    update: [
      {
        sql: `update company_records set visit_at = now(), next_step = 'Ask for the pitch.'`,
        may: { recipient: 1, colleague: 1, other: 1 },
      },
      // A request moves on by the answer alone.
      { sql: `update company_records set step = 'won'` },
      { sql: `update company_records set version = 99` },
      { sql: `update company_records set sent_at = now() - interval '1 year'` },
      { sql: `update company_records set moved_at = now() - interval '1 year'` },
      { sql: `update company_records set deleted_at = now()` },
      {
        sql: `update company_records set request_id = '$bareRequest', company_id = '$otherCompany'
          where company_id = '$recipientCompany'`,
      },
    ],
    delete: { sql: `delete from company_records` },
  },
  company_events: {
    select: select('company_events', { recipient: 1, colleague: 1, other: 1 }),
    insert: {
      sql: `insert into company_events (request_id, company_id, actor, kind)
        values ('$request', '$recipientCompany', auth.uid(), 'called')`,
      may: { recipient: 1, colleague: 1 },
    },
    update: [{ sql: `update company_events set at = now() - interval '1 day'` }],
    delete: { sql: `delete from company_events` },
  },
  company_notes: {
    select: select('company_notes', { recipient: 1, colleague: 1, other: 1 }),
    insert: {
      sql: `insert into company_notes (id, request_id, company_id, author, body)
        values (gen_random_uuid(), '$request', '$recipientCompany', auth.uid(), 'Two stories.')`,
      may: { recipient: 1, colleague: 1 },
    },
    update: [{ sql: `update company_notes set body = 'Three stories.'` }],
    delete: {
      sql: `delete from company_notes where company_id = '$recipientCompany'`,
      may: { recipient: 1 },
    },
  },
  request_stops: {
    select: select('request_stops', { admin: 1 }),
    insert: {
      sql: `insert into request_stops (request_id, company_id, scope)
        values ('$request', '$recipientCompany', 'calls')`,
    },
    update: [{ sql: `update request_stops set scope = 'everything'` }],
    delete: { sql: `delete from request_stops` },
  },
  audit_log: {
    select: {
      sql: `select * from audit_log where action = 'gave role'`,
      may: { admin: 2 },
    },
    insert: { sql: `insert into audit_log (action) values ('gave role')` },
    // The log refuses even the operator.
    update: [{ sql: `update audit_log set action = 'nothing'`, may: {} }],
    delete: { sql: `delete from audit_log` },
  },
  complaints: {
    select: select('complaints', { admin: 1 }),
    insert: {
      sql: `insert into complaints (id, request_id, company_id, written_by, body)
        values (gen_random_uuid(), '$request', '$recipientCompany', 'homeowner', 'They never called.')`,
      may: { link: 1 },
    },
    update: [
      { sql: `update complaints set closed_at = now()` },
      { sql: `update complaints set body = 'All is well.'` },
    ],
    delete: { sql: `delete from complaints` },
  },
  kept_requests: {
    select: select('kept_requests', { admin: 1 }),
    insert: { sql: `insert into kept_requests (request_id) values ('$request')` },
    update: [
      { sql: `update kept_requests set step = 'in work', note = 'Called.'`, may: {} },
      { sql: `update kept_requests set request_id = '$request'`, may: {} },
    ],
    delete: { sql: `delete from kept_requests` },
  },
  staff: {
    select: select('staff', { admin: 2, developer: 1 }),
    insert: { sql: `insert into staff (user_id, role) values ('$pendingUser', 'admin')` },
    update: [{ sql: `update staff set role = 'admin'` }],
    delete: { sql: `delete from staff where role = 'developer_admin'` },
  },
  requests: {
    select: select('requests', { link: 1, recipient: 1, colleague: 1, other: 1, admin: 3 }),
    insert: {
      sql: `insert into requests (id, trade_id, page) values (gen_random_uuid(), 'roofing', '/roofing-results')`,
    },
    update: [{ sql: `update requests set withdrawn_at = now()` }],
    delete: { sql: `delete from requests` },
  },
  request_contacts: {
    select: select('request_contacts', { link: 1 }),
    insert: {
      sql: `insert into request_contacts values ('$bareRequest', 'A', 'a@mail.example', '76092', '', 'email', now())`,
    },
    update: [{ sql: `update request_contacts set email = 'thief@mail.example'` }],
    delete: { sql: `delete from request_contacts` },
  },
  request_phones: {
    select: select('request_phones', { link: 1 }),
    insert: {
      sql: `insert into request_phones values ('$emailOnlyRequest', '817-555-0123')`,
    },
    update: [{ sql: `update request_phones set phone = '214-555-0123'` }],
    delete: { sql: `delete from request_phones` },
  },
  request_recipients: {
    select: select('request_recipients', {
      link: 2,
      recipient: 1,
      colleague: 1,
      // One that was taken back stays visible, without the person.
      other: 2,
      admin: 4,
    }),
    insert: {
      sql: `insert into request_recipients (request_id, company_id, company_name, place, channels, promised_by)
        values ('$request', '$otherCompany', 'Other', 3, '{email}', now())`,
    },
    update: [
      {
        sql: `update request_recipients set status = 'viewed'`,
        may: { recipient: 1, colleague: 1, other: 1 },
      },
      { sql: `update request_recipients set status = 'withdrawn'` },
      { sql: `update request_recipients set promised_by = now() + interval '1 year'` },
      { sql: `update request_recipients set answered_at = sent_at` },
      { sql: `update request_recipients set channels = '{automated}'` },
      { sql: `update request_recipients set company_name = 'Renamed'` },
      {
        sql: `update request_recipients set request_id = '$emailOnlyRequest' where request_id = '$bareRequest'`,
        may: {},
      },
    ],
    delete: { sql: `delete from request_recipients` },
  },
  request_progress: {
    select: select('request_progress', {
      link: 2,
      recipient: 1,
      colleague: 1,
      other: 2,
      admin: 4,
    }),
    insert: {
      sql: `insert into request_progress (request_id, company_id, company_name, place, channels, promised_by)
        values ('$request', '$otherCompany', 'Other', 3, '{email}', now())`,
    },
    update: [{ sql: `update request_progress set promised_by = now() + interval '1 year'` }],
    delete: { sql: `delete from request_progress` },
  },
  consents: {
    select: select('consents', { link: 2 }),
    insert: {
      sql: `insert into consents (request_id, channel, shown_text, shown_text_hash, version, page, companies,
          contact_hash, user_agent, gpc)
        values ('$request', 'automated', 'Anything goes.', '', 'v1', '/', '{}', '', '', false)`,
    },
    update: [{ sql: `update consents set shown_text = 'Anything goes.'` }],
    delete: { sql: `delete from consents` },
  },
  request_submissions: {
    select: select('request_submissions', {}),
    insert: {
      sql: `insert into request_submissions (id, body) values (gen_random_uuid(), '$body')`,
      may: all(1),
    },
    update: [{ sql: `update request_submissions set received_at = now() - interval '1 day'` }],
    delete: { sql: `delete from request_submissions` },
  },
  request_withdrawals: {
    select: select('request_withdrawals', {}),
    insert: {
      sql: `insert into request_withdrawals (request_id) values ('$request')`,
      may: { link: 1, admin: 1 },
    },
    update: [{ sql: `update request_withdrawals set received_at = now() - interval '1 day'` }],
    delete: { sql: `delete from request_withdrawals` },
  },
  request_confirmations: {
    select: select('request_confirmations', {}),
    insert: {
      sql: `insert into request_confirmations (request_id) values ('$request')`,
      may: { mailed: 1 },
    },
    update: [{ sql: `update request_confirmations set received_at = now() - interval '1 day'` }],
    delete: { sql: `delete from request_confirmations` },
  },
  alarms: {
    select: select('alarms', { admin: 1, developer: 1 }),
    insert: {
      sql: `insert into alarms (kind, hour, figure, threshold) values ('many requests', now(), 1, 1)`,
    },
    update: [{ sql: `update alarms set figure = 0` }],
    delete: { sql: `delete from alarms` },
  },
  client_errors: {
    select: select('client_errors', { developer: 1 }),
    insert: {
      sql: `insert into client_errors (page, message, build) values ('/', 'Broke again.', '1')`,
      may: all(1),
    },
    update: [{ sql: `update client_errors set times = 9` }],
    delete: { sql: `delete from client_errors` },
  },
  mailbox: {
    select: select('mailbox', { admin: 1 }),
    insert: {
      sql: `insert into mailbox (id, kind, to_address, subject, plain, html)
        values (gen_random_uuid(), 'account', 'a@mail.example', 'Hello', 'Hello', '<p>Hello</p>')`,
    },
    update: [{ sql: `update mailbox set plain = 'Send money.'` }],
    delete: { sql: `delete from mailbox` },
  },
  // Both are read and written by their calls alone.
  call_requests: {
    select: select('call_requests', {}),
    insert: {
      sql: `insert into call_requests (id, page, company, name, email, question, may_call, may_text)
        values (gen_random_uuid(), '/', '', 'Pat', 'a@mail.example', '', false, false)`,
    },
    update: [
      { sql: `update call_requests set step = 'done'` },
      { sql: `update call_requests set email = 'thief@mail.example'` },
    ],
    delete: { sql: `delete from call_requests` },
  },
  onboardings: {
    select: select('onboardings', {}),
    insert: {
      sql: `insert into onboardings (id, service, email, company, answers, version)
        values (gen_random_uuid(), 'voice', 'a@mail.example', 'Oak', '{}', '1')`,
    },
    update: [
      { sql: `update onboardings set step = 'done'` },
      { sql: `update onboardings set answers = '{"greeting": "Hello."}'` },
    ],
    delete: { sql: `delete from onboardings` },
  },
  // What one person told, by calls alone; what visitors read is made by the database.
  paid_prices: {
    select: select('paid_prices', { admin: 1 }),
    insert: {
      sql: `insert into paid_prices (id, trade_id, job, region, month, total_cents, ours_cents, model_version, answers,
          came_from, teller_hash, secret_hash, state)
        values (gen_random_uuid(), 'roofing', 'replace', 'near', '2026-11-01', 1, 1, '1', '{}', 'result', 'b', 'b', 'counted')`,
    },
    update: [
      { sql: `update paid_prices set state = 'counted'` },
      { sql: `update paid_prices set total_cents = 1` },
    ],
    delete: { sql: `delete from paid_prices` },
  },
  paid_figures: {
    select: select('paid_figures', all(1)),
    insert: {
      sql: `insert into paid_figures (trade_id, job, region, answers, jobs, from_year, to_year, low_usd, high_usd,
          is_demo)
        values ('roofing', 'replace', 'elsewhere', '{}', 5, '2026-01-01', '2026-01-01', 1, 2, false)`,
    },
    update: [{ sql: `update paid_figures set low_usd = 2` }],
    delete: { sql: `delete from paid_figures` },
  },
  request_replacements: {
    select: select('request_replacements', {}),
    insert: {
      sql: `insert into request_replacements (request_id, replaced_company_id, company_id, consents)
        values ('$request', '$suspendedCompany', '$otherCompany', '$consents')`,
      may: { link: 1 },
    },
    update: [{ sql: `update request_replacements set received_at = now() - interval '1 day'` }],
    delete: { sql: `delete from request_replacements` },
  },
};

let db: Awaited<ReturnType<typeof openDatabase>>;
let callers: Record<Role, Caller>;
const ids: Record<string, string> = {};

/** Puts the fixture's ids into a statement. */
const fill = (sql: string) => sql.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? `$${name}`);

beforeAll(async () => {
  db = await openDatabase();
  const recipient = await addCompany(db, 'Recipient Roofing');
  const suspended = await addCompany(db, 'Suspended Roofing');
  const other = await addCompany(db, 'Other Roofing');
  const pending = await addCompany(db, 'Pending Roofing', { status: 'pending' });
  const rejected = await addCompany(db, 'Rejected Roofing', { status: 'rejected' });
  const colleague = await signUp(db);
  await db.query(
    `insert into company_members (company_id, user_id, role) values ($1, $2, 'member')`,
    [recipient.id, colleague.userId],
  );
  const { admin, developer } = await addStaff(db);
  const request = submission([recipient, suspended]);
  const unrelated = submission([other], {}, ['email']);
  await send(db, request);
  await send(db, unrelated);
  await db.query(`update companies set status = 'suspended' where id = $1`, [suspended.id]);
  await db.query(
    `update request_recipients set promised_by = now() - interval '1 hour' where company_id = $1`,
    [suspended.id],
  );
  const bareRequest = crypto.randomUUID();
  await db.query(`insert into requests (id, trade_id, page) values ($1, 'roofing', '/')`, [
    bareRequest,
  ]);
  // Something to change in the doors that keep rows, past their triggers.
  await db.query('set session_replication_role = replica');
  await db.query('insert into request_withdrawals (request_id) values ($1)', [bareRequest]);
  await db.query('insert into request_confirmations (request_id) values ($1)', [bareRequest]);
  await db.query(
    'insert into request_replacements (request_id, replaced_company_id, company_id) values ($1, $2, $3)',
    [bareRequest, other.id, recipient.id],
  );
  await db.query(
    `insert into request_recipients (request_id, company_id, company_name, place, channels, status)
     values ($1, $2, 'Other Roofing', 1, '{email}', 'withdrawn')`,
    [bareRequest, other.id],
  );
  await db.query('reset session_replication_role');
  for (const company of [recipient, other, suspended]) {
    await db.query(
      `insert into company_notes (id, request_id, company_id, author, body)
       values (gen_random_uuid(), $1, $2, $3, 'Steep.')`,
      [company === other ? unrelated.id : request.id, company.id, company.member.userId],
    );
  }
  await db.query(
    `insert into company_decisions (company_id, decision, reason) values ($1, 'approved', ''), ($2, 'rejected', 'No license.')`,
    [recipient.id, rejected.id],
  );
  await db.query(
    `insert into company_invitations (company_id, email) values ($1, 'new@mail.example')`,
    [recipient.id],
  );
  await db.query(
    `insert into request_stops (request_id, company_id, scope) values ($1, $2, 'calls')`,
    [unrelated.id, other.id],
  );
  // So that what a stop notes of itself does not count as what happened.
  await db.query(`delete from company_events where kind = 'asked to stop'`);
  await db.query(
    `insert into complaints (id, request_id, written_by, body) values (gen_random_uuid(), $1, 'homeowner', 'Too many calls.')`,
    [request.id],
  );
  await db.query('insert into kept_requests (request_id) values ($1)', [bareRequest]);
  await db.query(
    `insert into alarms (kind, hour, figure, threshold) values ('many requests', now() - interval '1 day', 400, 300)`,
  );
  await db.query(`insert into client_errors (page, message, build) values ('/', 'Broke.', '1')`);
  await db.query(
    `insert into mailbox (id, kind, to_address, subject, plain, html)
      values (gen_random_uuid(), 'account', 'a@mail.example', 'Hello', 'Hello', '<p>Hello</p>')`,
  );
  const [paidOrder, unpaidOrder] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.query(
    `insert into orders (id, plan_id, trade_id, city_id, company_id, user_id, email)
     values ($1, 'listing', 'roofing', 'southlake', $3, null, 'a@mail.example'), ($2, 'email', null, null, null, $4, 'b@mail.example')`,
    [paidOrder, unpaidOrder, recipient.id, other.member.userId],
  );
  await db.query('select private.take_payment_event($1)', [
    JSON.stringify({
      id: 'evt_paid',
      kind: 'checkout.session.completed',
      happened_at: '2026-11-20T12:00:00Z',
      order: paidOrder,
      checkout: 'cs_test_matrix0001',
      plan: 'listing',
      amount_cents: 4900,
      currency: 'usd',
      outcome: 'paid',
      test: true,
    }),
  ]);
  await db.query(
    `insert into call_requests (id, page, company, name, email, question, may_call, may_text)
      values (gen_random_uuid(), '/', 'Oak', 'Pat', 'pat@mail.example', 'How?', false, false)`,
  );
  await db.query(
    `insert into onboardings (id, service, email, company, answers, version)
      values (gen_random_uuid(), 'voice', 'pat@mail.example', 'Oak', '{}', '1')`,
  );
  await db.query(
    `insert into paid_prices (id, trade_id, job, region, month, total_cents, ours_cents, model_version, answers,
        came_from, teller_hash, secret_hash, state)
      values (gen_random_uuid(), 'roofing', 'replace', 'near', '2026-11-01', 1400000, 1400000, '1', '{}', 'result', 'a', 'a', 'held')`,
  );
  await db.query(
    `insert into paid_figures (trade_id, job, region, answers, jobs, from_year, to_year, low_usd, high_usd,
        is_demo)
      values ('roofing', 'replace', 'near', '{}', 5, '2026-01-01', '2026-01-01', 1, 2, false)`,
  );
  const next = submission([recipient]);
  Object.assign(ids, {
    request: request.id,
    bareRequest,
    emailOnlyRequest: unrelated.id,
    recipientCompany: recipient.id,
    suspendedCompany: suspended.id,
    otherCompany: other.id,
    pendingCompany: pending.id,
    rejectedCompany: rejected.id,
    colleagueUser: String(colleague.userId),
    pendingUser: pending.member.userId,
    otherUser: other.member.userId,
    adminUser: admin.userId,
    unpaidOrder,
    body: JSON.stringify(next.body),
    consents: JSON.stringify(consents([other], request.email, request.phone, ['email'])),
  });
  callers = {
    anonymous,
    link: holding(request.token),
    mailed: mailed(await issue(db, 'confirmation', request.id)),
    pending: pending.member,
    rejected: rejected.member,
    recipient: recipient.member,
    colleague,
    other: other.member,
    suspended: suspended.member,
    admin,
    developer,
  };
});
afterAll(() => db.close());

const fingerprint = async (table: string) => {
  const { rows } = await db.query(
    `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
  );
  return rows[0]?.['sum'];
};

const refusals = ['42501', 'PT403', 'PT422'];

function matrix() {
  describe('a complaint that came by phone', () => {
    for (const role of roles) {
      it(`${role} ${role === 'admin' ? 'writes' : 'does not write'} it down`, async () => {
        const before = await fingerprint('complaints');
        const sql = `select add_complaint(gen_random_uuid(), '$request', null, 'homeowner', 'phone', 'They never came.')`;
        await rehearse(db, callers[role], fill(sql), async (outcome) => {
          if (role === 'admin') expect(outcome).toMatchObject({ ok: true });
          else expect(refusals).toContain(outcome.ok ? 'done' : outcome.code);
          expect((await fingerprint('complaints')) !== before).toBe(role === 'admin');
        });
      });
    }
  });
  for (const [table, { select, insert, update, delete: remove }] of Object.entries(tables)) {
    describe(table, () => {
      for (const role of roles) {
        it(`${role} sees ${select.may?.[role] ?? 'nothing'}`, () =>
          rehearse(db, callers[role], select.sql, async (outcome) => {
            const seen = outcome.ok ? outcome.rows.length : 0;
            expect(seen, JSON.stringify(outcome)).toBe(select.may?.[role] ?? 0);
          }));
      }
      for (const { sql, may } of [insert, ...update, remove]) {
        for (const role of roles) {
          const allowed = may?.[role] ?? 0;
          it(`${role} ${allowed > 0 ? 'may' : 'may not'} ${sql.replace(/\s+/g, ' ')}`, async () => {
            const before = await fingerprint(table);
            await rehearse(db, callers[role], fill(sql), async (outcome) => {
              if (allowed > 0) {
                expect(outcome).toMatchObject({ ok: true, count: allowed });
                expect(await fingerprint(table)).not.toBe(before);
                return;
              }
              if (outcome.ok) expect(outcome.count).toBe(0);
              else expect(refusals, outcome.message).toContain(outcome.code);
              expect(await fingerprint(table)).toBe(before);
            });
          });
        }
      }
    });
  }
}

describe('the matrix', () => {
  it('covers every table and view of the public schema', async () => {
    const { rows } = await db.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(Object.keys(tables).sort()).toEqual(rows.map((row) => row['table_name']).sort());
  });

  // Without this, a refusal might only mean that the statement is wrong.
  for (const [table, { insert, update, delete: remove }] of Object.entries(tables)) {
    for (const { sql, may } of [insert, ...update, remove]) {
      if (may) continue;
      it(`refuses what the operator can do: ${sql.replace(/\s+/g, ' ')}`, async () => {
        const before = await fingerprint(table);
        await db.query('begin');
        try {
          await db.query(fill(sql));
          expect(await fingerprint(table)).not.toBe(before);
        } finally {
          await db.query('rollback');
        }
      });
    }
  }
});

describe('with the grants of the migrations', matrix);

describe('with every table grant given back', () => {
  beforeAll(async () => {
    await db.query('grant all on all tables in schema public to anon, authenticated');
  });
  matrix();
});
