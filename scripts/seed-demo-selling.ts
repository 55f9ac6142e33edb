import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { email } from '../src/onboarding/email.ts';
import { voice } from '../src/onboarding/voice.ts';
import { planById, type PlanId } from '../src/plans.ts';
import { demoId } from './demo-id.ts';
import type { DemoServer } from './seed-demo.ts';

/** What a professional of the demonstration ordered, and how it was paid. */
interface DemoOrder {
  readonly email: string;
  readonly plan: PlanId;
  readonly trade: string;
  readonly city: string;
  /** What the payment provider told, in this order. */
  readonly told: readonly ('paid' | 'paid again' | 'declined' | 'refunded')[];
}

/** Everyone here is made up, with addresses that reach nobody. Every payment is a test: no money moves. */
const orders: readonly DemoOrder[] = [
  {
    email: 'north.fork@demo.example',
    plan: 'city',
    trade: 'roofing',
    city: 'southlake',
    told: ['paid'],
  },
  { email: 'two.creeks@demo.example', plan: 'listing', trade: 'hvac', city: 'allen', told: [] },
  {
    email: 'cedar.row@demo.example',
    plan: 'listing',
    trade: 'septic',
    city: 'southlake',
    told: ['paid', 'paid again'],
  },
  {
    email: 'slate.ridge@demo.example',
    plan: 'listing',
    trade: 'concrete',
    city: 'plano',
    told: ['declined'],
  },
  {
    email: 'lone.star@demo.example',
    plan: 'city',
    trade: 'moving',
    city: 'frisco',
    told: ['paid', 'refunded'],
  },
];

const version = '2026-11-23.1';

const calls = [
  {
    name: 'Demo Robin Sayles',
    company: 'Demo Two Creeks Air',
    email: 'two.creeks@demo.example',
    trade: 'hvac',
    page: '/hvac-domination-proposal',
    question: 'Demonstration. We serve Allen and Plano, not Southlake. Which plan is that?',
    phone: '817-555-0161',
    may_call: true,
    may_text: false,
  },
  {
    name: 'Demo Jordan Pike',
    company: 'Demo Pike Solar',
    email: 'pike@demo.example',
    trade: 'solar',
    page: '/solar-domination-proposal',
    question: 'Demonstration. Is the exclusive plan for Frisco still free?',
    phone: '',
    may_call: false,
    may_text: false,
  },
];

const about = { trade: 'roofing', city: 'southlake', website: 'https://north-fork.example' };

const onboardings = [
  {
    service: 'voice',
    version: voice.version,
    company: 'Demo North Fork Roofing',
    email: 'north.fork@demo.example',
    answers: {
      ...about,
      business: 'Demo North Fork Roofing',
      own_number: '817-555-0171',
      hours: 'Monday to Friday, 8 AM to 5 PM',
      services: 'Demonstration. Reroofs, repairs, storm checks.',
      no_services: 'Gutters alone',
      booking: 'Take the name, the street and a time that suits. We call back to confirm.',
      emergencies: 'Water comes in now: call us at once. Anyone in danger: 911 first.',
      escalation_number: '817-555-0172',
      escalation_when: 'Only for water coming in, at any hour',
      greeting:
        'Thanks for calling Demo North Fork Roofing. I am an AI assistant. How can I help you?',
      tone: 'Plain and friendly',
      languages: 'English',
      recording: 'no',
    },
  },
  {
    service: 'email',
    version: email.version,
    company: 'Demo North Fork Roofing',
    email: 'north.fork@demo.example',
    answers: {
      ...about,
      business: 'Demo North Fork Roofing',
      from_name: 'Demo North Fork Roofing',
      reply_to: 'north.fork@demo.example',
      list_source: 'Demonstration. People we did a roof for since 2021, from our invoices.',
      list_size: '210',
      occasions: 'A check after hail, a reminder before spring',
      unsubscribed: 'None so far',
      postal_address: '100 Example Street, Southlake, TX 76092',
    },
  },
];

const options = { auth: { persistSession: false, autoRefreshToken: false } };

async function check<T>(
  call: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data;
}

/**
 * Fills the operator's lists of orders, calls and onboarding the way professionals do: by the calls of the
 * pages, and by events like those of the payment provider. What is there already is left as it is.
 * @throws with the server's words, if it refuses something
 */
export async function seedDemoSelling(server: DemoServer): Promise<void> {
  const operator = createClient(server.url, server.secretKey, options);
  const visitor = createClient(server.url, server.publishableKey, options);
  const addresses = orders.map((order) => order.email);
  const there = await check(operator.from('orders').select('id').in('email', addresses));
  if ((there?.length ?? 0) > 0) return;
  for (const { told, ...order } of orders) {
    const started = (await check(visitor.rpc('start_order', order))) as { order: string };
    for (const word of told) await tell(operator, started.order, order.plan, word);
  }
  for (const call of calls) {
    await check(
      visitor.rpc('ask_for_call', {
        call: { ...call, id: demoId(`demo call ${call.name}`), version, gpc: false },
      }),
    );
  }
  const paid = await check(
    operator.from('orders').select('id').eq('email', 'north.fork@demo.example'),
  );
  for (const form of onboardings) {
    await check(
      visitor.rpc('send_onboarding', {
        form: {
          ...form,
          id: demoId(`demo onboarding ${form.service}`),
          order: paid?.[0]?.id ?? null,
          agreed: true,
        },
      }),
    );
  }
}

/** Hands an event over as the function does that checked the payment provider's signature. */
async function tell(
  operator: SupabaseClient,
  order: string,
  plan: PlanId,
  word: DemoOrder['told'][number],
): Promise<void> {
  const mark = order.replaceAll('-', '');
  const again = word === 'paid again' ? 'again' : '';
  const amount = planById(plan).monthly * 100;
  const shared = { happened_at: new Date().toISOString(), currency: 'usd', test: true };
  const event =
    word === 'refunded'
      ? {
          kind: 'charge.refunded',
          charge: `ch_test_${mark}`,
          payment: `pi_test_${mark}`,
          amount_cents: amount,
        }
      : {
          kind:
            word === 'declined'
              ? 'checkout.session.async_payment_failed'
              : 'checkout.session.completed',
          order,
          plan,
          checkout: `cs_test_${mark}${again}`,
          payment: `pi_test_${mark}${again}`,
          outcome: word === 'declined' ? 'unpaid' : 'paid',
          amount_cents: amount,
        };
  const id = `evt_demo_${mark}_${word.replace(' ', '_')}`;
  await check(operator.rpc('take_payment_event', { event: { ...shared, ...event, id } }));
}
