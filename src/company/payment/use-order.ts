import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { readOrder, type OrderState } from '../../backend/orders.ts';

const firstPause = 2_000;
const longestPause = 60_000;

/** Milliseconds to wait after so many looks that found nothing new: 2 s, 4 s, 8 s, … at most a minute. */
export const pauseAfter = (looks: number): number =>
  Math.min(firstPause * 2 ** (looks - 1), longestPause);

/** An order as it was last heard of. */
export interface Looked {
  /** Undefined until the first answer; null: nobody knows this order. */
  readonly order: OrderState | null | undefined;
  /** Why the last look failed; what was heard before still holds. */
  readonly failure: Failure | null;
  readonly looking: boolean;
  readonly lookAgain: () => void;
}

/**
 * Looks an order up, then keeps looking with growing pauses while no payment is known and the page is in
 * sight. A look by hand starts over with short pauses.
 */
export function useOrder(key: string): Looked {
  const [order, setOrder] = useState<OrderState | null>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [looking, setLooking] = useState(true);
  /** A new object after each look, so that the wait for the next one starts. */
  const [looks, setLooks] = useState({ count: 0 });
  const isUnderway = useRef(false);

  const look = useCallback(
    async (number: (before: number) => number) => {
      if (isUnderway.current) return;
      isUnderway.current = true;
      setLooking(true);
      const result = await readOrder(key);
      isUnderway.current = false;
      setLooking(false);
      if (result.ok) setOrder(result.data);
      setFailure(result.ok ? null : result);
      setLooks(({ count }) => ({ count: number(count) }));
    },
    [key],
  );

  useEffect(() => {
    // The answer arrives later: nothing but the wait for it is set while the effect itself runs.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    void look((before) => before + 1);
  }, [look]);

  const mayChange = looks.count > 0 && (order === undefined || order?.state === 'pending');
  useEffect(() => {
    if (!mayChange) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => void look((before) => before + 1), pauseAfter(looks.count));
      }
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [look, looks, mayChange]);

  const lookAgain = useCallback(() => void look(() => 1), [look]);
  return { order, failure, looking, lookAgain };
}
