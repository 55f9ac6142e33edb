import { site } from '../../site.ts';
import { business, LINE, TEXT } from './business.ts';
import type { OnboardingForm } from './form.ts';

/** What the follow-up by email has to know. */
export const email: OnboardingForm = {
  service: 'email',
  version: '2026-11-23.1',
  agreement:
    'Every address is that of a customer of this business, or of someone who asked it for a price. None was bought, rented or copied from a list.',
  next: [
    'Within 2 business days a person reads your answers and writes to you.',
    'We write the letters and send them to you alone. You change what you like.',
    'You say yes, and send the list. Nothing goes to a customer before that.',
  ],
  steps: [
    {
      id: 'business',
      title: 'Your business',
      lede: 'The letters go out in this name.',
      fields: [
        ...business,
        {
          key: 'from_name',
          label: 'Name the letters come from',
          hint: 'A person and the business: “Maria at Oak Roofing”.',
          kind: 'line',
          longest: LINE,
          missing: 'Enter the name the letters come from',
        },
        {
          key: 'reply_to',
          label: 'Address for answers',
          hint: 'Answers go to you, not to us.',
          kind: 'email',
          longest: LINE,
          missing: 'Enter the address that answers go to',
        },
      ],
    },
    {
      id: 'list',
      title: 'Who gets the letters',
      lede: 'Only your own customers, and people who asked you for a price.',
      fields: [
        {
          key: 'list_source',
          label: 'Where the addresses come from',
          hint: 'Invoices since 2023 and estimates of this year, from our office software.',
          kind: 'lines',
          longest: TEXT,
          missing: 'Say where the addresses come from',
        },
        {
          key: 'list_size',
          label: 'How many, about',
          kind: 'choice',
          longest: LINE,
          missing: 'Choose how many addresses there are',
          choices: [
            { value: 'under 100', says: 'Fewer than 100' },
            { value: '100 to 500', says: '100 to 500' },
            { value: '500 to 2,000', says: '500 to 2,000' },
            { value: 'over 2,000', says: 'More than 2,000' },
          ],
        },
      ],
    },
    {
      id: 'letters',
      title: 'What they say',
      lede: 'Leave out what you are not sure of. We suggest something, and you change it.',
      fields: [
        {
          key: 'occasions',
          label: 'When to write',
          hint: 'After an estimate with no answer; a year after a tune-up; before hail season.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'sequence',
          label: 'How often',
          hint: 'Three days after the estimate, once more after two weeks, then stop.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'offers',
          label: 'Offers they may name',
          hint: 'Only what you will keep, with its last day. Left empty, they name none.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'tone',
          label: 'How they should sound',
          hint: 'Plain and short; first names.',
          kind: 'line',
          longest: LINE,
        },
      ],
    },
    {
      id: 'law',
      title: 'What the law asks',
      lede: 'Every letter carries a postal address and a link that ends them. CAN-SPAM asks for both.',
      fields: [
        {
          key: 'postal_address',
          label: 'Postal address of the business',
          hint: 'A street, a post office box or a rented mailbox. Every reader sees it.',
          kind: 'line',
          longest: LINE,
          missing: 'Enter a postal address: every letter must carry one',
        },
        {
          key: 'unsubscribed',
          label: 'Has anyone told you not to write?',
          kind: 'choice',
          longest: LINE,
          missing: 'Choose whether anyone asked you not to write',
          choices: [
            { value: 'none', says: 'Nobody so far' },
            { value: 'list', says: 'Yes, and I will send that list' },
            { value: 'unknown', says: 'I do not know' },
          ],
        },
        {
          key: 'notes',
          label: 'Anything else we should know',
          hint: `Passwords have no place here. ${site.name} never asks for one.`,
          kind: 'lines',
          longest: 2000,
        },
      ],
    },
  ],
};
