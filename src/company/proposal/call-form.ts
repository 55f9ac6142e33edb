import { enterEmail, formOf, type Typed } from '../../contact/form.ts';
import { keptForm } from '../../kit/form/use-form.ts';

/** What a professional who asks for a call, or for an answer in writing, is asked. */
export const callForm = formOf('call', [
  { key: 'company', kind: 'line', label: 'Company', longest: 120, autoComplete: 'organization' },
  {
    key: 'name',
    kind: 'line',
    label: 'Your name',
    longest: 120,
    missing: 'Enter your name',
    autoComplete: 'name',
  },
  {
    key: 'email',
    kind: 'email',
    label: 'Email',
    hint: 'We answer here unless you tick a box.',
    missing: enterEmail,
    autoComplete: 'email',
  },
  {
    key: 'question',
    kind: 'lines',
    label: 'Your question, if you have one',
    longest: 2000,
  },
  { key: 'may_call', kind: 'agree', label: 'May we call?' },
  { key: 'may_text', kind: 'agree', label: 'May we text?' },
  {
    key: 'phone',
    kind: 'phone',
    label: 'Phone',
    asked: ({ may_call, may_text }: Typed) => Boolean(may_call || may_text),
    missing: 'Enter a US phone number, like 817-555-0123, or untick the boxes',
    autoComplete: 'tel',
  },
]);

/** What this device keeps of it until it is sent. Ticks are not: consent is given to words on the screen. */
export const keptCall = keptForm('call-draft');
