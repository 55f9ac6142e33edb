import { useEffect, useRef, useState } from 'react';
import { isRunning } from '../../backend/orders.ts';
import { plans } from '../../selling/plans.ts';
import Button from '../../kit/Button.tsx';
import { isKeeping } from '../../kit/device.ts';
import { site } from '../../site.ts';
import Opening from '../../kit/Opening.tsx';
import { keepOrder, keptOrders } from '../../account/kept-orders.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import NextSteps from './NextSteps.tsx';
import Receipt from './Receipt.tsx';
import { useOrder } from './use-order.ts';
import { sayState } from './words.ts';
import WhatNow from './WhatNow.tsx';

/** Longer than any name of an order: what is longer is none and is not asked for. */
const longestKey = 300;

const keyIn = (part: string): string =>
  (new URLSearchParams(part.slice(1)).get('session_id') ?? '').slice(0, longestKey);

/**
 * The order this page was opened for: the one of its address, else the newest of this device. Whoever has
 * the key has the order, so it is read behind the #, where our letters write it and no log sees it; the
 * checkout can only write it behind the ?.
 */
const findKey = (): string | null =>
  keyIn(location.hash) || keyIn(location.search) || (keptOrders()[0] ?? null);

/** Takes the key out of the address that the checkout led to, before it is passed on or looked back at. */
function hideKey(): void {
  const key = keyIn(location.search);
  if (key)
    history.replaceState(null, '', `${location.pathname}#session_id=${encodeURIComponent(key)}`);
}

const opening = { heading: 'Your order', label: 'Looking your order up …' };

/** Where each trade's offer stands, and where a plan without a trade is described. */
export interface Offers {
  readonly byTrade: Readonly<Record<string, string>>;
  readonly byPlan: Readonly<Record<string, string>>;
}

/**
 * What stands after a checkout: whether the payment is known, what was bought, and what comes next.
 * It follows the database alone: that a browser comes back from a checkout proves nothing.
 */
export default function Payment({ offers }: { readonly offers: Offers }) {
  const inBrowser = useInBrowser();
  const [round, setRound] = useState(0);
  useEffect(hideKey, []);
  if (!inBrowser) {
    return <Opening {...opening} />;
  }
  const key = findKey();
  return key === null ? (
    <NoOrder key={round} again={() => setRound(round + 1)} />
  ) : (
    <Order key={key} orderKey={key} offers={offers} />
  );
}

/** Nothing names an order: neither the address nor this device. */
const NoOrder = ({ again }: { readonly again: () => void }) => (
  <>
    <h1>No order on this device</h1>
    <p className="lede">
      {isKeeping()
        ? 'Nothing was ordered in this browser, or what it kept was cleared.'
        : 'This browser keeps nothing for us: its storage is blocked or full, so we cannot tell which order is yours.'}
    </p>
    <div className="prose mt-6">
      <p>
        Did you pay? Then your order is safe with us. Open the link in the email about it, or open
        this page on the device you paid on. Or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      {!isKeeping() && (
        <p className="actions">
          <Button onClick={again}>Try again</Button>
        </p>
      )}
    </div>
  </>
);

/** An order was named, but nobody knows it. */
const Unknown = () => (
  <>
    <h1>We do not know this order</h1>
    <p className="lede">
      The link may have been cut short on its way. You did nothing wrong, and nothing was charged by
      opening it.
    </p>
    <p className="mt-6">
      Open the whole link from the email about your order. If that does not help, write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a> and say when you paid and which email you
      gave.
    </p>
  </>
);

function Order({ orderKey, offers }: { readonly orderKey: string; readonly offers: Offers }) {
  const { order, failure, looking, lookAgain } = useOrder(orderKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const state = order?.state;
  useEffect(() => {
    // Someone who waited for this hears it, wherever on the page they are.
    if (state && shown.current && shown.current !== state) heading.current?.focus();
    shown.current = state;
  }, [state]);

  useEffect(() => {
    // Opened elsewhere than it was begun: what is set up next on this device finds its order, too.
    if (order && keptOrders().length === 0) keepOrder(orderKey);
  }, [order, orderKey]);

  if (order === undefined) {
    return <Opening {...opening} failure={failure} again={lookAgain} />;
  }
  if (order === null) return <Unknown />;
  const plan = plans.find(({ id }) => id === order.plan);
  const { heading: title, lede } = sayState(order, plan ? `the ${plan.name} plan` : 'your order');
  const offer = offers.byTrade[order.trade ?? ''] ?? offers.byPlan[order.plan ?? ''];
  return (
    <>
      {order.test && (
        <p className="caution mb-5">
          <b>Test order.</b> It was made with the test checkout: no card, no money.
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lede">{lede}</p>
      {failure && (
        <p role="status" className="caution mt-4">
          {failure.message} What you see is what we last heard.
        </p>
      )}
      {order.trouble_said && (
        <p className="warning mt-4">
          <b>Something about this order needs a person, and one of us has been told.</b> If you paid
          twice, we noticed, and one payment is given back. You need not do anything.
        </p>
      )}
      <WhatNow order={order} offer={offer} looking={looking} lookAgain={lookAgain} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_26rem]">
        {plan && isRunning(order) && <NextSteps order={order} orderKey={orderKey} plan={plan} />}
        <Receipt order={order} plan={plan} />
      </div>
    </>
  );
}
