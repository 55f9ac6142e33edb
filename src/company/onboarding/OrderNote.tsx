import { services, type Service } from '../../selling/services.ts';
import Button from '../../kit/Button.tsx';
import type { Asked } from '../../kit/use-answer.ts';
import type { OrderOfService } from './use-order-of-service.ts';

/** Which order the form goes with, or that the service begins after paying. */
export default function OrderNote({
  service,
  asked: { answer: order, failure, loading, again: lookAgain },
}: {
  readonly service: Service;
  readonly asked: Asked<OrderOfService | null>;
}) {
  const again = (
    <Button look="link" onClick={lookAgain}>
      Look again
    </Button>
  );
  return (
    <div role="status" className="caution">
      {loading && <p>Looking for your order …</p>}
      {order?.state === 'running' && (
        <p>
          Goes with your order <b>{order.reference}</b>, the {order.plan} plan.
          {order.isSetUp && ' We have a form for it already; what you send now comes on top.'}
        </p>
      )}
      {order?.state === 'pending' && (
        <p>
          Your order <b>{order.reference}</b> is not paid yet. You can send this form all the same:
          we begin once it is paid. {again}
        </p>
      )}
      {!order && !loading && !failure && (
        <p>
          No paid order was made on this device. You can send this form all the same: it costs
          nothing, and we begin after you{' '}
          <a href={`${services[service].page}#price`}>order the service</a>. Paid on another device?
          Put its number in the last field.
        </p>
      )}
      {failure && <p>We could not look up your order. Your answers are safe. {again}</p>}
    </div>
  );
}
