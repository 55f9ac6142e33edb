import { isRunning, portal, type OrderState } from '../../backend/orders.ts';
import type { Plan } from '../../selling/plans.ts';
import { site } from '../../site.ts';
import { tradeName } from '../../trades/names.ts';
import Facts from '../../kit/Facts.tsx';
import { amountOf } from '../../kit/amount.ts';
import { longDate } from '../../time/central.ts';

const ToEnd = ({ reference }: Pick<OrderState, 'reference'>) => (
  <>
    {portal && (
      <>
        <a href={portal}>End it online</a> if it is your newest plan, or write
      </>
    )}
    {!portal && 'Write'} to{' '}
    <a href={`mailto:${site.email}?subject=End%20order%20${reference}`}>{site.email}</a> from the
    address you ordered with, and give the reference. You need no reason.
  </>
);

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
  const renews = plan && !until && (isRunning(order) || state === 'pending');
  return (
    <section className="ruled max-w-2xl min-w-0" aria-labelledby="what-you-ordered">
      <h2 id="what-you-ordered">What you ordered</h2>
      <Facts
        className="mt-3"
        of={[
          ['Reference', <span className="figures">{reference}</span>],
          [
            'Plan',
            `${plan?.name ?? 'A person is finding out'}${trade ? `, ${tradeName(trade)}` : ''}`,
          ],
          [
            'Paid',
            paid_at &&
              amount_cents !== null &&
              `${amountOf(amount_cents, currency)} on ${longDate(paid_at)}`,
          ],
          ['Given back', refunded_cents > 0 && amountOf(refunded_cents, currency)],
          [state === 'ended' ? 'Ended' : 'Ends', until && longDate(until)],
          ['Renews', renews && `Each month, for $${plan.monthly}, until you end it`],
          ['To end it', renews && <ToEnd reference={reference} />],
          [
            'Money back',
            renews && (
              <>
                All of it, if you ask within 14 days of your first payment.{' '}
                <a href="/refund-policy">Refund policy</a>
              </>
            ),
          ],
        ]}
      />
    </section>
  );
}
