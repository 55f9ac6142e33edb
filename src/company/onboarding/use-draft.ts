import { useEffect, useState } from 'react';
import { newId } from '../../kit/key.ts';
import type { OnboardingForm } from '../../selling/onboarding/form.ts';
import { emptyDraft, forgetDraft, isForgotten, keepDraft, keptDraft, type Draft } from './draft.ts';

/** The form as it is typed, kept on this device with every change. */
export function useDraft(form: OnboardingForm) {
  const [kept] = useState(() => keptDraft(form));
  const [draft, setDraft] = useState<Draft>(() => kept ?? emptyDraft(form));
  const [isKept, setIsKept] = useState(() => keepDraft(form, draft));
  const [isGone, setIsGone] = useState(false);
  // Once another tab has sent it, its id is used up: what is typed here would count as the same form.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!isForgotten(form, event)) return;
      setIsGone(true);
      setDraft((current) => ({ ...current, id: newId() }));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [form]);
  return {
    draft,
    isGone,
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
