import { useState } from 'react';
import type { OnboardingForm } from '../../onboarding/form.ts';
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type Draft } from './draft.ts';

/** The form as it is typed, kept on this device with every change. */
export function useDraft(form: OnboardingForm) {
  const [kept] = useState(() => keptDraft(form));
  const [draft, setDraft] = useState<Draft>(() => kept ?? emptyDraft(form));
  const [isKept, setIsKept] = useState(() => keepDraft(form, draft));
  return {
    draft,
    /** Whether this device has it: storage may be blocked or full. */
    isKept,
    /** Whether it was here from an earlier visit. */
    wasKept: kept !== null && Object.keys(kept.typed).length > 0,
    change: (part: Partial<Pick<Draft, 'step' | 'typed'>>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      setIsKept(keepDraft(form, next));
    },
    /** Deletes what was typed; what follows is a form of its own. */
    startOver: () => {
      forgetDraft(form);
      const next = emptyDraft(form);
      setDraft(next);
      setIsKept(keepDraft(form, next));
    },
  };
}
