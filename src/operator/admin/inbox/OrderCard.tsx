import { settleOrder, type Order } from '../../../backend/operator/orders.ts';
import { cityName } from '../../../place/cities.ts';
import { sayTrouble } from '../../../selling/order-trouble.ts';
import { plans } from '../../../selling/plans.ts';
import { tradeName } from '../../../trades/names.ts';
import ViewLink from '../../../kit/ViewLink.tsx';
import { mailto } from '../../../kit/mailto.ts';
import { amountOf } from '../../../kit/amount.ts';
import { notify } from '../../../kit/toasts/notify.ts';
import { orderStateNames } from '../order-words.ts';
import type { CardProps } from './box.ts';
import ReasonDeed from '../ReasonDeed.tsx';
import { exactTime, shortDate, shortTime } from '../../../time/central.ts';
import type { OrderStateName } from '../../../backend/orders.ts';
import Badge, { type Tone } from '../../../kit/Badge.tsx';
import Card from '../Card.tsx';

const stateTones: Readonly<Record<OrderStateName, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  expired: 'plain',
  refunded: 'plain',
  'partly refunded': 'plain',
  disputed: 'bad',
  ended: 'plain',
};

const planName = (id: string | null): string =>
  plans.find((plan) => plan.id === id)?.name ?? 'Unknown plan';

/** What of an order needs a person, with a way to say that one has looked. */
function ToLookAt({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { trouble, settled, settled_note } = order;
  if (trouble.length === 0) return null;
  return (
    <div className={order.to_look_at ? 'warning' : 'caution'}>
      <ul>
        {trouble.map((one) => (
          <li key={one}>
            {sayTrouble(one)} {settled.includes(one) && <b>Looked at.</b>}
          </li>
        ))}
      </ul>
      {settled_note && <p>“{settled_note}”</p>}
      {order.to_look_at && (
        <div className="actions">
          <ReasonDeed
            button={
              <>
                Mark as looked at<span className="sr-only">: {order.reference}</span>
              </>
            }
            title={`Order ${order.reference} was looked at`}
            label="What did you do about it?"
            hint="For the log, and beside the order. Nobody is told by it."
            least={3}
            confirm="Mark as looked at"
            make={(note) => settleOrder(order.id, note)}
            onDone={() => {
              void notify('Marked as looked at.');
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** An order: who, what, how it stands, and all that the payment provider told of it. */
export default function OrderCard({ entry: order, onDone }: CardProps<'orders'>) {
  const { reference, plan_id, trade_id, city_id, currency, entitled, events, onboarded } = order;
  const what = [trade_id && tradeName(trade_id), city_id && cityName(city_id)].filter(Boolean);
  return (
    <Card
      id={order.id}
      title={
        <>
          {planName(plan_id)}
          {what.length > 0 && `, ${what.join(', ')}`}{' '}
          <Badge tone={stateTones[order.state]}>{orderStateNames[order.state]}</Badge>{' '}
          {order.test && <Badge tone="waiting">Test</Badge>}
        </>
      }
    >
      <p>
        <span className="figures">{reference}</span>, begun {shortTime(order.created_at)}
        {order.paid_at && order.amount_cents !== null && (
          <>
            , <b>{amountOf(order.amount_cents, currency)}</b> paid {shortTime(order.paid_at)}
          </>
        )}
        {order.refunded_cents > 0 && `, ${amountOf(order.refunded_cents, currency)} given back`}
      </p>
      <p className="actions">
        {order.email && <a href={mailto(order.email, `Order ${reference}`)}>{order.email}</a>}
        {order.company_id && (
          <ViewLink to={`?view=companies&words=${order.company_id}`}>
            {order.company_name ?? 'Its company'}
          </ViewLink>
        )}
      </p>
      <p className="text-soft">
        {entitled
          ? `${entitled.until && new Date(entitled.until) <= new Date() ? 'Gave' : 'Gives'} ${planName(entitled.plan_id)}${entitled.city_ids.length > 0 ? ` in ${entitled.city_ids.map(cityName).join(', ')}` : ''} since ${shortDate(entitled.since)}${entitled.until ? ` until ${shortDate(entitled.until)}` : ''}. `
          : 'Gives nothing at present. '}
        {entitled && !entitled.until && !order.company_id && 'No company has claimed it yet. '}
        {onboarded.length > 0 && (
          <>
            Set-up sent:{' '}
            <ViewLink to={`?view=onboardings&words=${reference}`}>{onboarded.join(', ')}</ViewLink>.
          </>
        )}
      </p>
      <ToLookAt order={order} onDone={onDone} />
      {events.length > 0 && (
        <details>
          <summary className="disclosure w-fit">What the payment provider told</summary>
          <ul className="mt-2 grid gap-2 text-soft">
            {events.map((event) => (
              <li key={event.id}>
                {exactTime(event.happened_at)}: <b>{event.kind}</b>
                {event.amount_cents !== null &&
                  `, ${amountOf(event.amount_cents, event.currency ?? currency)}`}
                {event.outcome && `, ${event.outcome}`}
                <br />
                <small>{[event.id, ...event.names].join(' · ')}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
