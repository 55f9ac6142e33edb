import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import { readArrival } from '../../src/account/arrival.ts';
import { readLink } from '../../src/kit/key.ts';
import { signedHeaders } from '../../supabase/functions/mail/signature.ts';
import type { Connection } from '../../tests/database/harness/database.ts';
import type { DenoFunction, Delivery } from '../../tests/database/harness/mail.ts';
import { checkoutOf } from '../../tests/database/harness/payments.ts';
import {
  anonymous,
  checked,
  submission,
  type Submission,
} from '../../tests/database/harness/people.ts';
import type { Backend } from '../backend/lite.ts';
import { tidy } from '../backend/tidy.ts';
import { eventsOf } from '../test-checkout/events.ts';

/** The secrets that an operator gives to both ends. */
export const secrets = {
  mailPassword: randomUUID(),
  hook: `v1,whsec_${randomBytes(32).toString('base64')}`,
  webhook: `whsec_${randomBytes(32).toString('hex')}`,
};

/** What the walk goes through: everything that stands by then. */
export interface Ground {
  readonly siteUrl: string;
  readonly backend: Pick<Backend, 'url' | 'keys'>;
  readonly mail: DenoFunction;
  readonly payments: DenoFunction;
  /** What the provider was handed so far. */
  readonly deliveries: readonly Delivery[];
  /** The operator's SQL editor. */
  readonly db: Connection;
}

/** Someone with an account. */
interface Person {
  readonly email: string;
  readonly password: string;
}

/** What an answer of the API holds. @throws with its words if it refused */
async function answered<T>(
  call: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await call;
  assert.equal(error, null, error?.message);
  return data;
}

/** The scenes of the first day, in order; each goes on where the one before it ended. */
export function walkThrough({ siteUrl, backend, mail, payments, deliveries, db }: Ground) {
  const client = (key = backend.keys.SUPABASE_PUBLISHABLE_KEY): SupabaseClient =>
    createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const visitor = client();
  const mark = randomUUID().slice(0, 8);
  const person = (name: string): Person => ({
    email: `${name}-${mark}@mail.example`,
    password: `velvet-otter-${mark}`,
  });
  const [operator, owner] = [person('operator'), person('owner')];
  const company = { id: '', name: `Rehearsal Roofing ${mark}` };
  let request: Submission;
  let privateToken = '';

  /** What the database's own clock does each minute: its chores, then a call of the mail function. */
  const minute = async () => {
    await tidy({ url: backend.url, secretKey: backend.keys.SUPABASE_SECRET_KEY });
    const headers = { authorization: `Bearer ${secrets.mailPassword}` };
    const answer = await mail.call('', { method: 'POST', headers });
    assert.equal(answer.status, 200, await answer.text());
  };

  /** A letter, once the provider has it. */
  const letter = async (to: string, about: RegExp): Promise<Delivery> => {
    const patience = performance.now() + 10_000;
    for (;;) {
      const found = deliveries.find((one) => one.to === to && about.test(one.subject));
      if (found) return found;
      assert.ok(performance.now() < patience, `no letter ${about} to ${to}`);
      await pause(20);
    }
  };

  const link = ({ text, subject }: Delivery, pattern: RegExp): URL => {
    const found = text.match(/https?:\/\/\S+/g)?.find((one) => pattern.test(one));
    assert.ok(found, `the letter “${subject}” has no link ${pattern}`);
    assert.equal(new URL(found).origin, siteUrl, `the letter “${subject}” leads elsewhere`);
    return new URL(found);
  };

  const signUp = async ({ email, password }: Person, data: object) => {
    const { rows } = await db.query('select private.limit_sign_ups($1) as answer', [
      JSON.stringify({ metadata: { ip_address: '203.0.113.9' }, user: { email } }),
    ]);
    assert.deepEqual(rows[0]?.['answer'], {}, 'the hook before a user is made');
    const { session } = await answered(visitor.auth.signUp({ email, password, options: { data } }));
    assert.equal(session, null, 'a session began before the address was confirmed');
    const early = await client().auth.signInWithPassword({ email, password });
    assert.equal(early.error?.code, 'email_not_confirmed');
  };

  const confirm = async ({ email }: Person) => {
    const opened = link(await letter(email, /^Confirm your email/), /\/auth#/);
    assert.equal((await fetch(opened)).status, 200);
    const said = readArrival(opened).link;
    assert.ok(said, `the page cannot read ${opened.hash}`);
    const { type, tokenHash } = said;
    const { session } = await answered(client().auth.verifyOtp({ type, token_hash: tokenHash }));
    assert.ok(session, 'the link signs nobody in');
  };

  const signedIn = async ({ email, password }: Person) => {
    const user = client();
    const { error } = await user.auth.signInWithPassword({ email, password });
    assert.equal(error, null, error?.message);
    return user;
  };

  const offered = async () => {
    const found = await answered(
      visitor.rpc('companies_for', { trade: 'roofing', city: 'southlake' }),
    );
    return (found as { id: string; name: string }[]).map(({ name }) => name);
  };

  const opened = () =>
    answered(visitor.rpc('read_request').setHeader('x-request-token', privateToken));

  return {
    /** What the auth service would send to its hook, signed as it signs. */
    async hook(asked: object) {
      const body = JSON.stringify(asked);
      const headers = await signedHeaders(randomUUID(), body, secrets.hook);
      const answer = await mail.call('/account', { method: 'POST', headers, body });
      assert.deepEqual([answer.status, await answer.json()], [200, {}]);
    },

    async firstAdmin() {
      await signUp(operator, {});
      await confirm(operator);
      const made = await db.query(
        `insert into staff (user_id, role) select id, 'admin' from auth.users where email = $1`,
        [operator.email],
      );
      assert.equal(made.count, 1);
      // Step 7 of setting up mail.
      await db.query('update private.settings set confirm_by_mail = true');
    },

    async companySignsUp() {
      await signUp(owner, {
        company_name: company.name,
        phone: '817-555-0142',
        reply_hours: 24,
        trades: ['roofing'],
        cities: ['southlake'],
      });
    },

    async companyConfirms() {
      await confirm(owner);
      assert.deepEqual(await offered(), [], 'a company is offered before it is approved');
    },

    async companyIsApproved() {
      const admin = await signedIn(operator);
      const [pending] = await answered(
        admin.from('companies').select('id, status').eq('name', company.name),
      ).then((rows) => rows ?? []);
      assert.equal(pending?.status, 'pending');
      company.id = String(pending?.id);
      const review = (await answered(admin.rpc('review_of', { company: company.id }))) as {
        hash: string;
      };
      await answered(
        admin.rpc('decide_company', {
          company: company.id,
          decision: 'approved',
          reason: '',
          reviewed_hash: review.hash,
          checked,
        }),
      );
      await minute();
      link(await letter(owner.email, /is approved$/), /\/dashboard/);
      assert.deepEqual(await offered(), [company.name]);
    },

    async requestIsSent() {
      request = submission([{ ...company, member: anonymous }]);
      await answered(
        visitor.from('request_submissions').insert({ id: request.id, body: request.body }),
      );
      await minute();
      const address = link(await letter(request.email, /^Confirm your request/), /#request=/);
      assert.equal((await fetch(address)).status, 200);
      const said = readLink(address.hash);
      assert.ok(said?.confirmation, `the page cannot read ${address.hash}`);
      privateToken = said.key.token;
      await answered(
        visitor.rpc('confirm_request').setHeader('x-confirmation-token', said.confirmation),
      );
      await minute();
      const told = await letter(owner.email, /^New request/);
      assert.ok(!JSON.stringify(told).includes(request.email), 'a letter tells who asks');
    },

    async companyAnswers() {
      const member = await signedIn(owner);
      const contact = await answered(member.rpc('open_received', { request: request.id }));
      assert.equal((contact as { email: string }).email, request.email);
      await answered(
        member
          .from('request_recipients')
          .update({ status: 'answered' })
          .eq('request_id', request.id)
          .eq('company_id', company.id),
      );
      const { recipients } = (await opened()) as { recipients: { status: string }[] };
      assert.deepEqual(
        recipients.map(({ status }) => status),
        ['answered'],
      );
    },

    async planIsPaid() {
      const member = await signedIn(owner);
      const { order } = (await answered(
        member.rpc('start_order', {
          plan: 'city',
          trade: 'roofing',
          city: 'southlake',
          email: owner.email,
        }),
      )) as { order: string };
      const post = async (body: string, secret: string) => {
        const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
          payload: body,
          secret,
          cryptoProvider: Stripe.createSubtleCryptoProvider(),
        });
        const headers = { 'stripe-signature': signature };
        return (await payments.call('', { method: 'POST', headers, body })).status;
      };
      for (const event of eventsOf.pay(checkoutOf(order))) {
        const body = JSON.stringify(event);
        assert.equal(await post(body, 'whsec_of_another'), 400, 'signed by another');
        assert.equal(await post(body, secrets.webhook), 200);
      }
      const state = await answered(visitor.rpc('order_state', { key: order }));
      assert.equal((state as { state: string }).state, 'paid');
      await minute();
      await letter(owner.email, /^We have your payment/);
    },

    async requestIsTakenBack() {
      await answered(visitor.rpc('withdraw_request').setHeader('x-request-token', privateToken));
      assert.equal(((await opened()) as { contact: unknown }).contact, null);
      const { rows } = await db.query('select 1 from request_contacts');
      assert.deepEqual(rows, []);
      await minute();
      await letter(owner.email, /^Taken back/);
    },
  };
}
