import { useState } from 'react';
import type { Problem } from '../../contact/form.ts';

/** How a form shows what is wrong in it: a message goes once it is fixed, and comes only with a try to send. */
export function useProblems(form: string, now: readonly Problem[]) {
  const [found, setFound] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const problems = now.filter(({ field }) => found.includes(field));
  return {
    /** What to do about a field; undefined before a try and once it is done. */
    errorAt: (key: string) => problems.find(({ field }) => field === key)?.message,
    /** For the summary above the fields. */
    summary: { form, problems, attempt },
    /**
     * Shows what is wrong at a try to send.
     * @param last what is wrong now, where that was not drawn yet
     * @returns whether it may be sent
     */
    look: (last = now): boolean => {
      setFound(last.map(({ field }) => field));
      setAttempt(attempt + 1);
      return last.length === 0;
    },
    /** Begins anew after sending. */
    settle: () => {
      setFound([]);
      setAttempt(0);
    },
  };
}
