import type { OnboardingForm } from '../../../../src/selling/onboarding/form.ts';
import { email } from '../../../../src/selling/onboarding/email.ts';
import { voice } from '../../../../src/selling/onboarding/voice.ts';

const shared = {
  business: 'Oak Roofing',
  email: 'dee@oak.example',
  trade: 'roofing',
  city: 'southlake',
};

/** Answers with which each form can be sent. */
export const filled: Readonly<Record<OnboardingForm['service'], Readonly<Record<string, string>>>> =
  {
    voice: {
      ...shared,
      own_number: '(817) 555-0123',
      hours: 'Mon–Fri 7–5',
      services: 'Shingle roofs',
      escalation_number: '972-555-0161',
      greeting: 'Thanks for calling Oak. I’m an AI assistant.',
      recording: 'no',
    },
    email: {
      ...shared,
      from_name: 'Dee at Oak',
      reply_to: 'dee@oak.example',
      list_source: 'Invoices since 2023',
      list_size: 'under 100',
      postal_address: '1 Main St, Southlake TX 76092',
      unsubscribed: 'none',
    },
  };

export const forms: readonly OnboardingForm[] = [voice, email];
