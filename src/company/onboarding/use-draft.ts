import { useEffect, useState } from 'react';
import * as is from '../../backend/shape.ts';
import { isId, newId } from '../../kit/key.ts';
import { onForgotten } from '../../kit/device.ts';
import { kept, type Kept } from '../../kit/kept.ts';
import type { OnboardingForm } from '../../selling/onboarding/form.ts';

/** What was typed, where in the form, and the id under which it will be sent. */
export type Draft = is.Shaped<typeof isDraft>;
const isDraft = is.record({
  /** The same draft is the same form sent, however often it is sent. */
  id: isId,
  /** The step that was open last. */
  step: is.text,
  /** Words typed under an earlier version stay: what the form no longer asks is not sent. */
  typed: is.mapOf(is.text),
});

/** What this device keeps of a form, until it is sent or no longer wanted. */
export const keptDraft = ({ service }: Pick<OnboardingForm, 'service'>): Kept<Draft> =>
  kept(`onboarding-${service}`, isDraft);

/** A form with nothing in it. */
const emptyDraft = ({ steps }: OnboardingForm): Draft => ({
  id: newId(),
  step: steps[0]?.id ?? '',
  typed: {},
});

/** The form as it is typed, kept on this device with every change. */
export function useDraft(form: OnboardingForm) {
  const [place] = useState(() => keptDraft(form));
  const [before] = useState(place.read);
  const [draft, setDraft] = useState(() => before ?? emptyDraft(form));
  const [isKept, setIsKept] = useState(() => place.write(draft));
  const [isGone, setIsGone] = useState(false);
  // Once another tab has sent it, its id is used up: what is typed here would count as the same form.
  useEffect(
    () =>
      onForgotten(place, () => {
        setIsGone(true);
        setDraft((current) => ({ ...current, id: newId() }));
      }),
    [place],
  );
  const become = (next: Draft) => {
    setDraft(next);
    setIsKept(place.write(next));
  };
  return {
    draft,
    isGone,
    /** Whether this device has it: storage may be blocked or full. */
    isKept,
    /** Whether it was here from an earlier visit. */
    wasKept: before !== null && Object.keys(before.typed).length > 0,
    change: (part: Partial<Pick<Draft, 'step' | 'typed'>>) => become({ ...draft, ...part }),
    /** Deletes what was typed; what follows is a form of its own. */
    startOver: () => {
      place.write(null);
      become(emptyDraft(form));
    },
    forget: () => place.write(null),
  };
}
