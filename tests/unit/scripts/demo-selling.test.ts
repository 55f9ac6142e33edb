import { expect, it } from 'vitest';
import { demoOnboardings } from '../../../scripts/seed-demo-selling.ts';
import { check } from '../../../src/contact/form.ts';
import { forms } from '../selling/onboarding/filled.ts';

it.each(demoOnboardings)(
  'a form of the demonstration can be sent from its page: $service',
  (sent) => {
    const form = forms.find(({ service }) => service === sent.service)!;
    const typed = { ...sent.answers, email: sent.email };
    for (const step of form.steps) expect(check(step.fields, typed)).toEqual([]);
  },
);
