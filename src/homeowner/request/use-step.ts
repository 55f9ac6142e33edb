import { useEffect, useState } from 'react';

/** What is typed, and then looked over with what it will send. */
export type Step = 'write' | 'check';

const isChecking = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'requestStep' in state;

/** The step of the form. The browser's own way back leads from the second to the first as well. */
export function useStep(): { step: Step; goOn: () => void; goBack: () => void } {
  const [step, setStep] = useState<Step>('write');
  useEffect(() => {
    const follow = () => setStep(isChecking(history.state) ? 'check' : 'write');
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    step,
    goOn: () => {
      history.pushState({ ...history.state, requestStep: 'check' }, '');
      setStep('check');
    },
    goBack: () => {
      if (isChecking(history.state)) history.back();
      setStep('write');
    },
  };
}
