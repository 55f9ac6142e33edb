import { keptOrders } from './kept-orders.ts';

/** Whoever paid before signing up: the plan lists nobody until it is attached to the company. */
export default function OrderToAttach() {
  return (
    keptOrders().length > 0 && (
      <p className="caution">
        You began an order on this device. If you paid,{' '}
        <a href="/payment-success">attach it to your company</a>: you need not wait for the
        approval.
      </p>
    )
  );
}
