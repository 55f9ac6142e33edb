import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { checkoutOf, startOrder } from '../../backend/orders.ts';
import { keepOrder } from '../../account/kept-orders.ts';

type Wanted = Parameters<typeof startOrder>[0];

const same = (one: Wanted, other: Wanted): boolean =>
  one.plan === other.plan &&
  one.trade === other.trade &&
  one.city === other.city &&
  one.email === other.email;

/** Makes the order of a plan and leads to the checkout. A second press, or coming back, makes no second order. */
export function useStartPlan() {
  /** The plan whose order is being made. */
  const [going, setGoing] = useState<Wanted['plan'] | null>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  // State changes only with the next drawing: two presses may come before it.
  const busy = useRef(false);
  const made = useRef<{ wanted: Wanted; order: string } | null>(null);
  // Back from the checkout the page may be as it was left, with its button still at work.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setGoing(null);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const orderOf = async (wanted: Wanted): Promise<string | Failure> => {
    if (made.current && same(made.current.wanted, wanted)) return made.current.order;
    const answer = await startOrder(wanted);
    if (!answer.ok) return answer;
    made.current = { wanted, order: answer.data.order };
    keepOrder(answer.data.order);
    return answer.data.order;
  };

  const start = async (wanted: Wanted) => {
    if (busy.current) return;
    busy.current = true;
    setGoing(wanted.plan);
    setTrouble(null);
    const order = await orderOf(wanted);
    const address = typeof order === 'string' ? checkoutOf(wanted.plan, order, wanted.email) : null;
    if (address) {
      // It stays busy: the page is about to leave.
      location.assign(address);
      return;
    }
    busy.current = false;
    setGoing(null);
    setTrouble(
      typeof order === 'string'
        ? {
            ok: false,
            kind: 'refused',
            message: 'This plan cannot be paid for online at the moment. Ask for a call below.',
          }
        : order,
    );
  };
  return { going, trouble, start };
}
