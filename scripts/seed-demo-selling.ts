import { createClient } from '@supabase/supabase-js';
import { email } from '../src/selling/onboarding/email.ts';
import { voice } from '../src/selling/onboarding/voice.ts';
import { callConsentVersion } from '../src/company/proposal/call-consent.ts';
import type { PlanId } from '../src/selling/plans.ts';
import { demoId } from './demo-id.ts';
import type { DemoServer } from './seed-demo.ts';
import type { Press } from './test-checkout/events.ts';
import { eventsAfter } from './test-checkout/told.ts';

/** What a professional of the demonstration ordered, and how it was paid. */
interface DemoOrder {
  readonly email: string;
  readonly plan: PlanId;
  readonly trade: string;
  readonly city: string;
  /** What was pressed in each of its checkouts. */
  readonly checkouts: readonly (readonly Press[])[];
}

/** Everyone here is made up, with addresses that reach nobody. Every payment is a test: no money moves. */
const orders: readonly DemoOrder[] = [
  {
    email: 'north.fork@demo.example',
    plan: 'city',
    trade: 'roofing',
    city: 'southlake',
    checkouts: [['pay']],
  },
  {
    email: 'two.creeks@demo.example',
    plan: 'listing',
    trade: 'hvac',
    city: 'allen',
    checkouts: [],
  },
  {
    email: 'cedar.row@demo.example',
    plan: 'listing',
    trade: 'septic',
    city: 'southlake',
    checkouts: [['pay'], ['pay']],
  },
  {
    email: 'slate.ridge@demo.example',
    plan: 'listing',
    trade: 'concrete',
    city: 'plano',
    checkouts: [['decline']],
  },
  {
    email: 'lone.star@demo.example',
    plan: 'city',
    trade: 'moving',
    city: 'frisco',
    checkouts: [['pay', 'refund']],
  },
];

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

/** The forms of one company, as the page of each takes them. */
export const demoOnboardings = [
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
      list_size: '100 to 500',
      occasions: 'A check after hail, a reminder before spring',
      unsubscribed: 'none',
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
  for (const { checkouts, ...order } of orders) {
    const started = (await check(operator.rpc('start_order', order))) as { order: string };
    for (const [nth, presses] of checkouts.entries()) {
      const key = `demo${nth}${started.order.replaceAll('-', '')}`;
      const checkout = { key, plan: order.plan, order: started.order };
      // As the function does that checked the payment provider's signature.
      for (const event of eventsAfter(checkout, ...presses)) {
        await check(operator.rpc('take_payment_event', { event }));
      }
    }
  }
  for (const call of calls) {
    await check(
      visitor.rpc('ask_for_call', {
        call: {
          ...call,
          id: demoId(`demo call ${call.name}`),
          version: callConsentVersion,
          gpc: false,
        },
      }),
    );
  }
  const paid = await check(
    operator.from('orders').select('id').eq('email', 'north.fork@demo.example'),
  );
  for (const form of demoOnboardings) {
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
