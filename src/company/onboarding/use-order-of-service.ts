import type { Result } from '../../backend/failure.ts';
import { isRunning, readOrder } from '../../backend/orders.ts';
import { planById } from '../../selling/plans.ts';
import type { Service } from '../../selling/services.ts';
import { useFreshAnswer, type Asked } from '../../kit/use-answer.ts';
import { keptOrders } from '../../account/kept-orders.ts';

/** The order of this device that pays for the service. */
export type OrderOfService =
  | {
      readonly state: 'running';
      readonly key: string;
      readonly reference: string;
      readonly plan: string;
      /** A form for the service was sent with it before. */
      readonly isSetUp: boolean;
    }
  | { readonly state: 'pending'; readonly key: string; readonly reference: string };

/** Orders that are looked at: someone may begin a few and pay for one. */
const most = 5;

async function find(service: Service): Promise<Result<{ readonly data: OrderOfService | null }>> {
  let waiting: OrderOfService | null = null;
  for (const key of keptOrders().slice(0, most)) {
    const answer = await readOrder(key);
    if (!answer.ok) return answer;
    const order = answer.data;
    if (!order?.plan) continue;
    const plan = planById(order.plan);
    if (!plan[service]) continue;
    if (isRunning(order)) {
      const { reference, onboarded } = order;
      const isSetUp = onboarded.includes(service);
      return {
        ok: true,
        data: { state: 'running', key, reference, plan: plan.name, isSetUp },
      };
    }
    if (order.state === 'pending')
      waiting ??= { state: 'pending', key, reference: order.reference };
  }
  return { ok: true, data: waiting };
}

/** Looks among the orders begun on this device, newest first, for one that runs and includes the service. */
export const useOrderOfService = (service: Service): Asked<OrderOfService | null> =>
  useFreshAnswer(service, () => find(service));
