import type { Forms } from '../../../company/onboarding/Thanks.tsx';
import { email } from '../../../selling/onboarding/email.ts';
import { fieldsOf, type OnboardingForm } from '../../../selling/onboarding/form.ts';
import { voice } from '../../../selling/onboarding/voice.ts';

const receiptOf = (form: OnboardingForm) => ({
  next: form.next,
  questions: fieldsOf(form).map(({ key, label, choices }) => ({
    key,
    label,
    ...(choices && { choices }),
  })),
});

/** What the receipts have to know of each form, without the rest of it. */
export const receiptForms: Forms = {
  voice: receiptOf(voice),
  email: receiptOf(email),
};
