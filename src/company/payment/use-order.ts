import { useCallback, useEffect, useRef } from 'react';
import type { Result } from '../../backend/failure.ts';
import { readOrder, type OrderState } from '../../backend/orders.ts';
import { useAnswer } from '../../kit/use-answer.ts';

const firstPause = 2_000;
const longestPause = 60_000;

/** Milliseconds to wait after so many looks that found nothing new: 2 s, 4 s, 8 s, … at most a minute. */
export const pauseAfter = (looks: number): number =>
  Math.min(firstPause * 2 ** (looks - 1), longestPause);

/** Null: nobody knows this order. */
type Known = { readonly order: OrderState | null };

async function look(key: string): Promise<Result<{ data: Known }>> {
  const answer = await readOrder(key);
  return answer.ok ? { ok: true, data: { order: answer.data } } : answer;
}

/**
 * Looks an order up, then keeps looking with growing pauses while no payment is known and the page is in
 * sight. A look by hand starts over with short pauses.
 */
export function useOrder(key: string) {
  const { answer, at, failure, loading, again, look: lookOn } = useAnswer(key, () => look(key));
  const order = answer?.order;
  const looks = useRef(0);
  const mayChange = order === undefined || order?.state === 'pending';
  useEffect(() => {
    if (!at || !mayChange) return;
    looks.current += 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => void lookOn(), pauseAfter(looks.current));
      }
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [at, lookOn, mayChange]);
  const lookAgain = useCallback(() => {
    looks.current = 0;
    again();
  }, [again]);
  return {
    /** Undefined until the first answer; null: nobody knows this order. */
    order,
    /** Why the last look failed; what was heard before still holds. */
    failure,
    looking: loading,
    lookAgain,
  };
}
