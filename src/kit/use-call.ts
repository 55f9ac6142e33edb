import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../backend/failure.ts';

/** A call that failed; `wait` counts the seconds down until the next try is of use. */
export interface Trouble extends Failure {
  readonly code?: string;
}

export interface Call<Args extends readonly unknown[]> {
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** Seconds until the next try; 0 if it may be made. */
  readonly wait: number;
  readonly run: (...args: Args) => Promise<void>;
  /** Says no longer why it failed: another try has something else to say. */
  readonly forget: () => void;
}

/** What such a call answers. */
export type Answer<T> = ({ readonly ok: true } & T) | (Trouble & { readonly wait?: number });

/**
 * Makes a call when told to, one at a time, and keeps why it failed.
 * @param done what follows; it is busy until that is done, too
 * @param rest seconds to wait after one that went well, before the next is of use
 */
export function useCall<Args extends readonly unknown[], T extends object>(
  make: (...args: Args) => Promise<Answer<T>>,
  done?: (answer: T, ...args: Args) => void | Promise<void>,
  rest = 0,
): Call<Args> {
  const [busy, setBusy] = useState(false);
  // State changes only with the next drawing: two presses may come before it.
  const isBusy = useRef(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const run = async (...args: Args) => {
    if (isBusy.current || wait > 0) return;
    isBusy.current = true;
    setBusy(true);
    setTrouble(null);
    const answer = await make(...args);
    if (answer.ok) {
      setWait(rest);
      const after = done?.(answer, ...args);
      if (after) await after;
    } else {
      setTrouble(answer);
      setWait(answer.wait ?? 0);
    }
    isBusy.current = false;
    setBusy(false);
  };
  return { busy, trouble, wait, run, forget: () => setTrouble(null) };
}
