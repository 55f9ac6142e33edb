import { useEffect, useState } from 'react';
import { portal, type OrderState } from '../../backend/orders.ts';
import { site } from '../../site.ts';

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

/** What can be done about an order that is not paid, or not paid any more. */
export default function WhatNow({
  order: { state, reference, since, paid_at },
  offer,
  looking,
  lookAgain,
}: {
  readonly order: OrderState;
  /** Where the plan can be started again. */
  readonly offer: string | undefined;
  readonly looking: boolean;
  readonly lookAgain: () => void;
}) {
  const isLong = useIsLong(since);
  const write = <a href={`mailto:${site.email}?subject=Order%20${reference}`}>{site.email}</a>;
  const startOver = (words: string) =>
    offer && (
      <p>
        <a className="button" href={`${offer}#plans`}>
          {words}
        </a>
      </p>
    );
  switch (state) {
    case 'pending':
      return (
        <div className="mt-5 grid max-w-2xl gap-3">
          {isLong && (
            <div role="status" className="warning">
              <p>
                <b>This takes longer than it should.</b> Look at your bank account. If it shows the
                charge, write to {write} with the reference <b>{reference}</b>, and a person sorts
                it out. If it shows none, you were not charged.
              </p>
            </div>
          )}
          <p className="actions">
            <button
              type="button"
              className="button-quiet"
              aria-disabled={looking || undefined}
              onClick={lookAgain}
            >
              {looking ? 'Looking …' : 'Look again'}
            </button>
          </p>
          <p className="text-soft">
            Left the checkout before you paid? Then you were not charged.{' '}
            {offer && <a href={`${offer}#plans`}>Back to the plans</a>}
          </p>
        </div>
      );
    case 'failed':
      if (paid_at) {
        return (
          <div className="mt-5 grid max-w-2xl gap-3">
            <p>
              {portal ? (
                <>
                  <a href={portal}>Put another card in</a> if this is your newest plan, or write
                </>
              ) : (
                'To put another card in, write'
              )}{' '}
              to {write} with the reference <b>{reference}</b>.
            </p>
          </div>
        );
      }
      return (
        <div className="mt-5 grid max-w-2xl gap-3">
          <p>Banks do not tell us why. Another card, or a call to your bank, often helps.</p>
          {startOver('Try again')}
        </div>
      );
    case 'expired':
      return <div className="mt-5 grid max-w-2xl gap-3">{startOver('Start again')}</div>;
    case 'disputed':
      return (
        <div className="mt-5 grid max-w-2xl gap-3">
          <p>
            Was it a mistake, or did we do something wrong? Write to {write} with the reference{' '}
            <b>{reference}</b>. That is often faster than the bank.
          </p>
        </div>
      );
    case 'ended':
    case 'refunded':
      return (
        <div className="mt-5 grid max-w-2xl gap-3">
          <p>
            Not what you wanted? Write to {write} with the reference <b>{reference}</b>.
          </p>
          {offer && (
            <p>
              <a href={`${offer}#plans`}>Look at the plans</a>
            </p>
          )}
        </div>
      );
    default:
      return null;
  }
}
