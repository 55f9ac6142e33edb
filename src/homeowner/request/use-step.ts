import { useLayoutEffect, useState } from 'react';

/** What is typed, and then looked over with what it will send. */
export type Step = 'write' | 'check';

const stepIn = (state: unknown): Step | undefined =>
  typeof state === 'object' && state !== null && 'requestStep' in state
    ? (state.requestStep as Step)
    : undefined;

const push = (step: Step) => history.pushState({ ...history.state, requestStep: step }, '');

export interface Steps {
  readonly step: Step;
  /** Whether the estimate is looked at again, and the form waits below it. */
  readonly isAway: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly leave: () => void;
  readonly comeBack: () => void;
}

/**
 * The step of the form. The browser's own way back leads from the second to the first, and from there to
 * the estimate.
 */
export function useStep(): Steps {
  const [step, setStep] = useState<Step>('write');
  const [isAway, setAway] = useState(false);
  // Before the form is seen: the way back may be taken right after.
  useLayoutEffect(() => {
    // A reload closes the form and leaves its step here.
    if (stepIn(history.state)) history.replaceState({ ...history.state, requestStep: 'write' }, '');
    else push('write');
    const follow = () => {
      const now = stepIn(history.state);
      setAway(!now);
      if (now) setStep(now);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    step,
    isAway,
    goOn: () => {
      push('check');
      setStep('check');
    },
    goBack: () => {
      if (stepIn(history.state) === 'check') history.back();
      setStep('write');
    },
    leave: () => setAway(true),
    comeBack: () => {
      if (!stepIn(history.state)) push(step);
      setAway(false);
    },
  };
}
