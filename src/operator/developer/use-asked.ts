import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../backend/failure.ts';
import type { Asked } from './checks.ts';

/**
 * Asks something once it is drawn, and again when told to. What was answered before stays until the new
 * answer is there.
 * @param ask must stay the same between draws, or it is asked again
 */
export function useAsked<T>(
  ask: () => Promise<Result<{ readonly data: T }>>,
): [Asked<T>, again: () => void] {
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<Asked<T>>(null);
  useEffect(() => {
    let wanted = true;
    void ask().then((result) => {
      if (wanted) setAsked({ result, at: new Date() });
    });
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  return [asked, useCallback(() => setRound((before) => before + 1), [])];
}
