import { isRunning, portal, type OrderState } from '../../backend/orders.ts';
import type { Plan } from '../../selling/plans.ts';
import { site } from '../../site.ts';
import { tradeName } from '../../trades/names.ts';
import { amountOf } from '../../kit/amount.ts';
import { longDate } from '../../time/central.ts';

/** What was ordered, what it costs, and how it is ended. */
export default function Receipt({
  order,
  plan,
}: {
  readonly order: OrderState;
  /** Undefined: what was paid for is still to be found out. */
  readonly plan: Plan | undefined;
}) {
  const { reference, trade, amount_cents, refunded_cents, currency, paid_at, until, state } = order;
  const runs = isRunning(order);
  return (
    <section className="ruled max-w-2xl min-w-0" aria-labelledby="what-you-ordered">
      <h2 id="what-you-ordered">What you ordered</h2>
      <dl className="facts mt-3">
        <dt>Reference</dt>
        <dd className="figures">{reference}</dd>
        <dt>Plan</dt>
        <dd>
          {plan?.name ?? 'A person is finding out'}
          {trade && `, ${tradeName(trade)}`}
        </dd>
        {paid_at && amount_cents !== null && (
          <>
            <dt>Paid</dt>
            <dd>
              {amountOf(amount_cents, currency)} on {longDate(paid_at)}
            </dd>
          </>
        )}
        {refunded_cents > 0 && (
          <>
            <dt>Given back</dt>
            <dd>{amountOf(refunded_cents, currency)}</dd>
          </>
        )}
        {until && (
          <>
            <dt>{state === 'ended' ? 'Ended' : 'Ends'}</dt>
            <dd>{longDate(until)}</dd>
          </>
        )}
        {plan && !until && (runs || state === 'pending') && (
          <>
            <dt>Renews</dt>
            <dd>Each month, for ${plan.monthly}, until you end it</dd>
            <dt>To end it</dt>
            <dd>
              {portal && (
                <>
                  <a href={portal}>End it online</a> if it is your newest plan, or write
                </>
              )}
              {!portal && 'Write'} to{' '}
              <a href={`mailto:${site.email}?subject=End%20order%20${reference}`}>{site.email}</a>{' '}
              from the address you ordered with, and give the reference. You need no reason.
            </dd>
            <dt>Money back</dt>
            <dd>
              All of it, if you ask within 14 days of your first payment.{' '}
              <a href="/refund-policy">Refund policy</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
