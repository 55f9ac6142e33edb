import type { CaseKind } from '../../../backend/operator/cases.ts';
import type { WorkStep } from '../../../backend/work-step.ts';
import { countOf } from '../../../kit/say.ts';
import { ordersCsv, paidCsv } from '../csv.ts';
import { orderStateNames } from '../order-words.ts';
import AddComplaint from './AddComplaint.tsx';
import type { Box } from './box.ts';
import CallCard from './CallCard.tsx';
import ComplaintCard from './ComplaintCard.tsx';
import KeptCard from './KeptCard.tsx';
import OnboardingCard from './OnboardingCard.tsx';
import OrderCard from './OrderCard.tsx';
import PaidCard, { paidStateNames } from './PaidCard.tsx';
import { stepNames } from './step-names.ts';

const steps: Readonly<Record<'open' | 'all' | WorkStep, string>> = {
  open: 'Open, oldest first',
  ...stepNames,
  all: 'All, newest first',
};

/** What comes and is worked here, by its view of the address; sign-ups are in the list of companies. */
export const boxes: { readonly [K in Exclude<CaseKind, 'sign-ups'>]: Box<K> } = {
  complaints: {
    heading: 'Complaints',
    filters: { open: 'Open, oldest first', waiting: 'Waiting for the company', done: 'Answered' },
    usual: 'open',
    Card: ComplaintCard,
    After: AddComplaint,
  },
  kept: {
    heading: 'Nobody serves these: kept for us',
    filters: steps,
    usual: 'open',
    Card: KeptCard,
  },
  orders: {
    heading: 'Orders',
    lede: 'Worked out from the payment provider’s own events. Money goes back at the provider, never here.',
    filters: { all: 'All orders', open: 'To look at', ...orderStateNames },
    usual: 'all',
    search: 'Reference or exact email',
    Card: OrderCard,
    file: { one: 'order', csv: ordersCsv },
    note: ({ untied = 0 }) =>
      untied > 0
        ? `Untied: ${countOf(untied, 'event')} of the payment provider of no order we know.`
        : '',
  },
  paid: {
    heading: 'What neighbors paid',
    lede: 'Held are prices three times off, and many of one kind in a week. Let one count if a job like this can cost that. Figures on pages change with five others at once, never with one.',
    filters: { open: 'Held, oldest first', ...paidStateNames, all: 'All, newest first' },
    usual: 'open',
    Card: PaidCard,
    // `npm run calibrate` reads it.
    file: { one: 'price', csv: paidCsv },
  },
  calls: {
    heading: 'Calls asked for',
    lede: 'Professionals who read an offer and left a question. Call or text only whoever ticked the box for it. Someone says they never agreed? Search, and read them the words.',
    filters: steps,
    usual: 'open',
    search: 'Reference, email or phone',
    Card: CallCard,
  },
  onboardings: {
    heading: 'Onboarding',
    lede: 'What companies told us about themselves, so that a service can be set up.',
    filters: steps,
    usual: 'open',
    search: 'Reference, email or phone',
    Card: OnboardingCard,
  },
};
