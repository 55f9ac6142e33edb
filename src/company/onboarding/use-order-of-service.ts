import { useCallback, useEffect, useState } from 'react';
import { isRunning, readOrder } from '../../backend/orders.ts';
import { planById } from '../../selling/plans.ts';
import type { Service } from '../../selling/services.ts';
import { keptOrders } from '../../account/kept-orders.ts';

/** The order of this device that pays for the service. */
export type OrderOfService =
  | { readonly state: 'looking' | 'none' | 'unknown' }
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

async function find(service: Service): Promise<OrderOfService> {
  let waiting: OrderOfService = { state: 'none' };
  for (const key of keptOrders().slice(0, most)) {
    const answer = await readOrder(key);
    if (!answer.ok) return { state: 'unknown' };
    const order = answer.data;
    if (!order?.plan) continue;
    const plan = planById(order.plan);
    if (!plan[service]) continue;
    if (isRunning(order)) {
      return {
        state: 'running',
        key,
        reference: order.reference,
        plan: plan.name,
        isSetUp: order.onboarded.includes(service),
      };
    }
    if (order.state === 'pending' && waiting.state === 'none') {
      waiting = { state: 'pending', key, reference: order.reference };
    }
  }
  return waiting;
}

/** Looks among the orders begun on this device, newest first, for one that runs and includes the service. */
export function useOrderOfService(service: Service): [OrderOfService, () => void] {
  const [order, setOrder] = useState<OrderOfService>({ state: 'looking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void find(service).then((found) => isCurrent && setOrder(found));
    return () => {
      isCurrent = false;
    };
  }, [service, tries]);
  const lookAgain = useCallback(() => {
    setOrder({ state: 'looking' });
    setTries((count) => count + 1);
  }, []);
  return [order, lookAgain];
}
