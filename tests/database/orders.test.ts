import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsAfter } from '../../scripts/test-checkout/told.ts';
import { call, type Caller, openDatabase } from './harness/database.ts';
import {
  begin,
  begun,
  bought,
  checkoutOf,
  entitled,
  kept,
  stateOf,
  take,
} from './harness/payments.ts';
import { addCompany, anonymous, from, send, signUp, submission } from './harness/people.ts';

/** Orders as people begin, read and claim them, and what a paid one lets a company do. */
let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: Caller;
beforeAll(async () => {
  db = await openDatabase();
  admin = await signUp(db);
  await db.query(`insert into staff values ($1, 'admin')`, [admin.userId]);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(
    'truncate private.recent_forms, private.mail_queue, payment_events, orders cascade',
  );
  await db.query('update private.settings set listing_needs_plan = false');
});

describe('an order begun', () => {
  it('has a number to read out, and is paid for by nothing yet', async () => {
    const outcome = await begin(db);
    expect(outcome).toMatchObject({ ok: true });
    const { order, reference } = (outcome.ok ? outcome.rows[0]!['begun'] : {}) as Record<
      string,
      string
    >;
    expect(reference).toMatch(/^P-[2-9A-HJ-NP-Z]{6}$/);
    expect(await stateOf(db, order)).toEqual({
      reference,
      plan: 'city',
      trade: 'roofing',
      city: 'southlake',
      state: 'pending',
      amount_cents: null,
      refunded_cents: 0,
      currency: 'usd',
      test: false,
      since: expect.any(String) as string,
      paid_at: null,
      until: null,
      trouble_said: false,
      claimed: false,
      onboarded: [],
    });
  });

  it.each([
    [{ plan: 'gold' }, 'plan'],
    [{ plan: 'exclusive' }, 'plan'],
    [{ trade: 'astrology' }, 'trade'],
    [{ trade: null }, 'trade'],
    [{ trade: 'chiropractic' }, 'trade'],
    [{ city: 'houston' }, 'city'],
    [{ city: 'elsewhere' }, 'city'],
    [{ city: null }, 'city'],
    [{ email: 'pat' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 'pat\u202e@mail.example' }, 'email'],
    [{ email: `${'x'.repeat(250)}@b.co` }, 'email'],
  ])('is refused with %j, and says which part to change', async (changes, hint) => {
    expect(await begin(db, changes)).toMatchObject({ ok: false, code: 'PT422', hint });
  });

  it('may be for a service without a trade, or for a trade that takes no requests', async () => {
    expect(await begin(db, { plan: 'voice', trade: null, city: null })).toMatchObject({ ok: true });
    expect(
      await begin(db, { plan: 'presence', trade: 'chiropractic', city: 'elsewhere' }),
    ).toMatchObject({ ok: true });
  });

  it('belongs at once to the company whose owner is signed in', async () => {
    const company = await addCompany(db, 'Post Oak Roofing');
    const order = await begun(db, {}, company.member);
    expect(await kept(db, order)).toMatchObject({
      company_id: company.id,
      user_id: company.member.userId,
    });
  });

  it('for a listing is begun by the owner of an approved company, and by nobody else', async () => {
    const [approved, pending, suspended] = await Promise.all([
      addCompany(db, 'Approved Roofing'),
      addCompany(db, 'Pending Roofing', { status: 'pending' }),
      addCompany(db, 'Suspended Roofing', { status: 'suspended' }),
    ]);
    const colleague = await signUp(db);
    await db.query(
      `insert into company_members (user_id, company_id, role) values ($1, $2, 'member')`,
      [colleague.userId, approved.id],
    );
    for (const caller of [anonymous, await signUp(db), colleague]) {
      for (const plan of ['listing', 'city']) {
        expect(await begin(db, { plan }, caller)).toMatchObject({ code: 'PT422', hint: 'company' });
      }
    }
    for (const { member } of [pending, suspended]) {
      const outcome = await begin(db, {}, member);
      expect(outcome).toMatchObject({ code: 'PT422' });
      expect(outcome.ok ? '' : outcome.message).toContain('not approved your company yet');
    }
    expect((await db.query('select 1 from orders')).rows).toEqual([]);
    expect(await begin(db, {}, approved.member)).toMatchObject({ ok: true });
    // A service lists nobody.
    expect(await begin(db, { plan: 'voice', trade: null, city: null }, anonymous)).toMatchObject({
      ok: true,
    });
  });

  it('is limited by connection, and a stranger cannot use up that of another', async () => {
    const service = { plan: 'voice', trade: null, city: null };
    await db.query('update private.settings set requests_per_address_per_hour = 3');
    for (let nth = 1; nth <= 3; nth += 1) {
      expect(await begin(db, service, from('203.0.113.9'))).toMatchObject({ ok: true });
    }
    expect(await begin(db, service, from('203.0.113.9'))).toMatchObject({
      ok: false,
      code: 'PT429',
    });
    expect(await begin(db, service, from('203.0.113.10'))).toMatchObject({ ok: true });
    // A bad order does not count, and writes nothing.
    expect(await begin(db, { plan: 'gold' }, from('203.0.113.11'))).toMatchObject({ ok: false });
    const { rows } = await db.query('select count(*)::int as n from private.recent_forms');
    expect(rows).toEqual([{ n: 4 }]);
    await db.query('update private.settings set requests_per_address_per_hour = 20');
  });
});

describe('the state of an order', () => {
  it('opens by the id of its checkout, too, and tells nothing of who ordered', async () => {
    const { order, session } = await bought(db, { email: 'secret@mail.example' });
    const state = await stateOf(db, session);
    expect(state).toEqual(await stateOf(db, order));
    expect(state).toMatchObject({ state: 'paid', amount_cents: 14_900, test: true });
    expect(JSON.stringify(state)).not.toContain('secret');
  });

  it('is null for any other key', async () => {
    await bought(db);
    for (const key of [
      null,
      '',
      'x',
      randomUUID(),
      randomUUID().toUpperCase(),
      'cs_test_unknown0000000000',
      'cs_test_%',
      "' or true --",
      `cs_test_${'x'.repeat(5000)}`,
      '{cs_test_a}',
    ]) {
      expect(await stateOf(db, key), String(key).slice(0, 40)).toBeNull();
    }
  });

  it('does not open by another thing of the payment provider that it names', async () => {
    const { checkout } = await bought(db);
    expect(await stateOf(db, `sub_${checkout.key}`)).toBeNull();
    expect(await stateOf(db, `pi_${checkout.key}`)).toBeNull();
  });
});

describe('an event of a payment', () => {
  it.each(['anon', 'authenticated'] as const)('is taken from no browser: %s', async (role) => {
    const order = await begun(db);
    const [, , event] = eventsAfter(checkoutOf(order), 'pay');
    const outcome = await call(
      db,
      role === 'anon' ? anonymous : await signUp(db),
      'select take_payment_event($1)',
      [JSON.stringify(event)],
    );
    expect(outcome).toMatchObject({ ok: false, code: '42501' });
  });
});

describe('a company that claims an order', () => {
  const claim = (key: string, caller = anonymous) =>
    call(db, caller, 'select claim_order($1)', [key]);

  it('has it once it is paid, with the cities where it works, as many as the plan has', async () => {
    const company = await addCompany(db, 'Claiming Roofing', {
      cities: ['allen', 'dallas', 'plano', 'southlake'],
    });
    const unpaid = await begun(db);
    expect(await claim(unpaid, company.member)).toMatchObject({ ok: false, code: 'PT422' });
    const { order, session } = await bought(db, { city: 'plano' });
    expect(await entitled(db, order)).toMatchObject({ company_id: null, city_ids: ['plano'] });
    expect(await claim(session, company.member)).toMatchObject({ ok: true });
    expect(await entitled(db, order)).toMatchObject({
      company_id: company.id,
      city_ids: ['plano', 'allen', 'dallas'],
    });
    expect(await claim(order, company.member)).toMatchObject({ ok: true });
    const other = await addCompany(db, 'Other Claiming Roofing');
    expect(await claim(order, other.member)).toMatchObject({ ok: false, code: 'PT409' });
    expect(await stateOf(db, order)).toMatchObject({ claimed: true });
  });

  it('is an owner who is signed in, with a key that opens something', async () => {
    const { order } = await bought(db);
    expect(await claim(order)).toMatchObject({ ok: false, code: '42501' });
    expect(await claim(order, await signUp(db))).toMatchObject({ ok: false, code: 'PT403' });
    const company = await addCompany(db, 'Keyless Roofing');
    expect(await claim(randomUUID(), company.member)).toMatchObject({ ok: false, code: 'PT404' });
    expect(await claim('cs_test_none0000000', company.member)).toMatchObject({
      ok: false,
      code: 'PT404',
    });
  });
});

describe('who can be picked', () => {
  const picked = async (city = 'mckinney', trade = 'septic') => {
    const outcome = await call(db, anonymous, 'select companies_for($1, $2) as list', [
      trade,
      city,
    ]);
    if (!outcome.ok) throw new Error(outcome.message);
    return (outcome.rows[0]?.['list'] as { name: string; paid: boolean; exclusive: boolean }[])
      .map(({ name, paid, exclusive }) => name + (exclusive ? ', alone' : paid ? ', paid' : ''))
      .sort();
  };
  const serving = { trades: ['septic'], cities: ['mckinney'] };
  let paying: Awaited<ReturnType<typeof addCompany>>;
  let free: Awaited<ReturnType<typeof addCompany>>;
  beforeAll(async () => {
    paying = await addCompany(db, 'Paying Septic', serving);
    free = await addCompany(db, 'Free Septic', serving);
    const demo = await addCompany(db, 'Made Up Septic', serving);
    await db.query('update companies set is_demo = true where id = $1', [demo.id]);
    await addCompany(db, 'Waiting Septic', { ...serving, status: 'pending' });
  });
  const buy = (plan: string) =>
    bought(db, { plan, trade: 'septic', city: 'mckinney' }, paying.member);

  it('every approved company, while the operator asks for no plan', async () => {
    expect(await picked()).toEqual(['Free Septic', 'Made Up Septic', 'Paying Septic']);
    const { checkout } = await buy('listing');
    expect(await picked()).toEqual(['Free Septic', 'Made Up Septic', 'Paying Septic, paid']);
    await take(db, eventsAfter(checkout, 'end'));
    expect(await picked()).toEqual(['Free Septic', 'Made Up Septic', 'Paying Septic']);
  });

  it('only those with a running plan for the trade and city, once the operator asks for one', async () => {
    await db.query('update private.settings set listing_needs_plan = true');
    expect(await picked()).toEqual(['Made Up Septic']);
    const { checkout } = await buy('listing');
    expect(await picked()).toEqual(['Made Up Septic', 'Paying Septic, paid']);
    expect(await picked('allen')).toEqual([]);
    expect(await picked('mckinney', 'roofing')).toEqual([]);
    await take(db, eventsAfter(checkout, 'end'));
    expect(await picked()).toEqual(['Made Up Septic']);
  });

  it('none by a plan that lists nowhere', async () => {
    await db.query('update private.settings set listing_needs_plan = true');
    await buy('voice');
    expect(await picked()).toEqual(['Made Up Septic']);
  });

  it('also keeps a request from reaching a company without a plan', async () => {
    await db.query('update private.settings set listing_needs_plan = true');
    await buy('listing');
    const request = submission([paying, free], { trade: 'septic', city: 'mckinney' });
    expect(await send(db, request)).toMatchObject({ ok: true });
    const { rows } = await db.query(
      'select company_name from request_recipients where request_id = $1',
      [request.id],
    );
    expect(rows).toEqual([{ company_name: 'Paying Septic' }]);
  });

  it('a company alone that pays for that, and nobody can buy beside it', async () => {
    const order = await begun(db, { plan: 'exclusive', trade: 'septic', city: 'mckinney' }, admin);
    await db.query('update orders set company_id = $2 where id = $1', [order, paying.id]);
    const checkout = checkoutOf(order, 'exclusive');
    await take(db, eventsAfter(checkout, 'pay'));
    expect(await picked()).toEqual(['Paying Septic, alone']);
    expect(await begin(db, { plan: 'listing', trade: 'septic', city: 'mckinney' })).toMatchObject({
      ok: false,
      hint: 'city',
    });
    expect(await begin(db, { plan: 'listing', trade: 'septic', city: 'allen' })).toMatchObject({
      ok: true,
    });
    await take(db, eventsAfter(checkout, 'end'));
    expect(await picked()).toEqual(['Free Septic', 'Made Up Septic', 'Paying Septic']);
  });
});

interface Next {
  readonly at: string;
  readonly id: string;
}

describe('the operator', () => {
  const list = (caller = anonymous, filter = 'all', words = '', next: Next | null = null) =>
    call(db, caller, `select admin_cases('orders', $1, $2, $3, $4) as page`, [
      filter,
      words,
      next?.at ?? null,
      next?.id ?? null,
    ]);

  it('sees orders by pages, states, numbers and addresses; nobody else does', async () => {
    const developer = await signUp(db);
    await db.query(`insert into staff values ($1, 'developer_admin')`, [developer.userId]);
    const page = async (...rest: [string?, string?, (Next | null)?]) => {
      const outcome = await list(admin, ...rest);
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome.rows[0]?.['page'] as {
        cases: { id: string; reference: string; events: unknown[] }[];
        next: Next | null;
        counts: Record<string, number>;
      };
    };
    const { order } = await bought(db, { email: 'findme@mail.example' });
    await db.query(
      `insert into orders (plan_id, email, created_at) select 'voice', 'many@mail.example', now() - n * interval '1 minute' from generate_series(1, 30) n`,
    );
    const first = await page();
    expect(first).toMatchObject({
      counts: { all: 31, pending: 30, paid: 1, open: 0, untied: 0 },
    });
    expect(first.cases).toHaveLength(25);
    expect(first.cases[0]?.events).toHaveLength(3);
    const second = await page('all', '', first.next);
    expect(second.next).toBeNull();
    expect(second.cases).toHaveLength(6);
    for (const [filter, words] of [
      ['paid', ''],
      ['all', 'FINDME@mail.example'],
      ['all', first.cases[0]!.reference.toLowerCase()],
    ] as const) {
      expect(
        (await page(filter, words)).cases.map(({ id }) => id),
        filter + words,
      ).toEqual([order]);
    }
    expect((await page("' or true --")).cases).toEqual([]);
    expect(await list(admin, 'all', "' or true --")).toMatchObject({ code: 'PT422' });
    expect((await page('open')).cases).toEqual([]);
    const { rows } = await db.query(
      `select from audit_log where action = 'searched by email address'`,
    );
    expect(rows).toHaveLength(1);
    expect(await list(developer)).toMatchObject({ ok: false, code: 'PT403' });
    expect(await list()).toMatchObject({ ok: false, code: '42501' });
    const company = await addCompany(db, 'Curious Roofing');
    expect(await list(company.member)).toMatchObject({ ok: false, code: 'PT403' });
    expect(
      await call(db, company.member, 'select settle_order($1, $2)', [order, 'Mine.']),
    ).toMatchObject({
      ok: false,
      code: 'PT403',
    });
  });
});

it('the clock forgets orders that nobody paid for, with what was told of them, and keeps the others', async () => {
  const { order } = await bought(db);
  const refused = await begun(db);
  await take(db, eventsAfter(checkoutOf(refused), 'decline'));
  const unpaid = await begun(db);
  await db.query(`update orders set created_at = now() - interval '91 days'`);
  await db.query(`update private.recent_forms set at = now() - interval '25 hours'`);
  await db.query('select private.tidy()');
  const { rows } = await db.query('select id from orders');
  expect(rows).toEqual([{ id: order }]);
  expect(await stateOf(db, unpaid)).toBeNull();
  const left = await db.query(
    'select from private.recent_forms union all select from payment_events where order_id is null',
  );
  expect(left.rows).toHaveLength(0);
});
