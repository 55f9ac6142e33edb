import { isMapOf, isRecord, isText, type Shaped } from '../../backend/shape.ts';
import type { OnboardingForm } from '../../selling/onboarding/form.ts';
import { isId, newId } from '../../kit/key.ts';

/** What was typed, where in the form, and the id under which it will be sent. */
export type Draft = Shaped<typeof isDraft>;
const isDraft = isRecord({
  /** The same draft is the same form sent, however often it is sent. */
  id: isText,
  version: isText,
  /** The step that was open last. */
  step: isText,
  typed: isMapOf(isText),
});

const keyOf = ({ service }: Pick<OnboardingForm, 'service'>): string => `onboarding-${service}`;

/** A form with nothing in it. */
export const emptyDraft = ({ version, steps }: OnboardingForm): Draft => ({
  id: newId(),
  version,
  step: steps[0]?.id ?? '',
  typed: {},
});

/**
 * What this device kept of the form; null if nothing. Words typed under an earlier version stay: what the
 * form no longer asks is not sent.
 */
export function keptDraft(form: OnboardingForm): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    return isDraft(kept) && isId(kept.id) ? { ...kept, version: form.version } : null;
  } catch {
    return null;
  }
}

/** Keeps the form on this device. @returns whether it is kept: storage may be blocked or full */
export function keepDraft(form: OnboardingForm, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Whether another tab deleted it, as a storage event tells. */
export const isForgotten = (
  form: Pick<OnboardingForm, 'service'>,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): boolean => (key === keyOf(form) || key === null) && newValue === null;

/** Deletes it from this device, once it is sent or no longer wanted. */
export function forgetDraft(form: Pick<OnboardingForm, 'service'>): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}
