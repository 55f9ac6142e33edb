import { useEffect, useState } from 'react';
import { portal, type OrderState } from '../../backend/orders.ts';
import { site } from '../../site.ts';
import Button from '../../kit/Button.tsx';

/** After how long without a word a person should look, in milliseconds. */
const long = 10 * 60_000;

/** Whether it is so long since a time; drawn again when it becomes so. */
function useIsLong(since: string): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const left = Date.parse(since) + long - Date.now();
    const timer = setTimeout(() => setIsLong(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [since]);
  return isLong;
}

interface About {
  readonly order: OrderState;
  /** Where the plan can be started again. */
  readonly offer: string | undefined;
}

/** An order that waits for its payment: a look again, and whom to write to where it takes too long. */
function Pending({ order: { reference, since }, offer, looking, lookAgain }: About & Looking) {
  const isLong = useIsLong(since);
  return (
    <>
      {isLong && (
        <div role="status" className="warning">
          <p>
            <b>This takes longer than it should.</b> Look at your bank account. If it shows the
            charge, <Write reference={reference} />, and a person sorts it out. If it shows none,
            you were not charged.
          </p>
        </div>
      )}
      <p className="actions">
        <Button busy={looking} onClick={lookAgain}>
          {looking ? 'Looking …' : 'Look again'}
        </Button>
      </p>
      <p className="text-soft">
        Left the checkout before you paid? Then you were not charged.{' '}
        {offer && <a href={`${offer}#plans`}>Back to the plans</a>}
      </p>
    </>
  );
}

interface Looking {
  readonly looking: boolean;
  readonly lookAgain: () => void;
}

/** "write to us with the reference P-2345AB". */
const Write = ({
  reference,
  says = 'write to',
}: Pick<OrderState, 'reference'> & { readonly says?: string }) => (
  <>
    {says} <a href={`mailto:${site.email}?subject=Order%20${reference}`}>{site.email}</a> with the
    reference <b>{reference}</b>
  </>
);

const StartOver = ({ offer, words }: Pick<About, 'offer'> & { readonly words: string }) =>
  offer && (
    <p>
      <a className="button" href={`${offer}#plans`}>
        {words}
      </a>
    </p>
  );

/** A payment that failed: the first one, or one of a plan that ran before. */
const Failed = ({ order: { paid_at, reference }, offer }: About) =>
  paid_at ? (
    <p>
      {portal ? (
        <>
          <a href={portal}>Put another card in</a> if this is your newest plan, or
        </>
      ) : (
        'To put another card in,'
      )}{' '}
      <Write reference={reference} />.
    </p>
  ) : (
    <>
      <p>Banks do not tell us why. Another card, or a call to your bank, often helps.</p>
      <StartOver offer={offer} words="Try again" />
    </>
  );

/** What can be done about an order that is not paid, or not paid any more. */
export default function WhatNow({ order, offer, ...look }: About & Looking) {
  const says = () => {
    switch (order.state) {
      case 'pending':
        return <Pending order={order} offer={offer} {...look} />;
      case 'failed':
        return <Failed order={order} offer={offer} />;
      case 'expired':
        return <StartOver offer={offer} words="Start again" />;
      case 'disputed':
        return (
          <p>
            Was it a mistake, or did we do something wrong?{' '}
            <Write says="Write to" reference={order.reference} />. That is often faster than the
            bank.
          </p>
        );
      case 'ended':
      case 'refunded':
        return (
          <>
            <p>
              Not what you wanted? <Write says="Write to" reference={order.reference} />.
            </p>
            {offer && (
              <p>
                <a href={`${offer}#plans`}>Look at the plans</a>
              </p>
            )}
          </>
        );
      default:
        return null;
    }
  };
  const said = says();
  return said && <div className="mt-5 grid max-w-2xl gap-3">{said}</div>;
}
