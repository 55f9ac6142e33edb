import { useEffect, useState } from 'react';

/** How often clocks on the page move, in milliseconds. */
const TICK = 15_000;

/**
 * The time now, by the database's clock: this machine's may be wrong.
 * @param skew milliseconds by which the database's clock is ahead
 */
export function useNow(skew: number): Date {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return new Date(own + skew);
}
