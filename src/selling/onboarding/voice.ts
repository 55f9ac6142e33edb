import type { TradeId } from '../../trades/trade.ts';
import type { Typed } from '../../contact/form.ts';
import { readPhone } from '../../contact/read-typed.ts';
import { business, LINE, TEXT } from './business.ts';
import type { OnboardingForm, Ready } from './form.ts';
import {
  AI_SENTENCE,
  readyGreeting,
  RECORDING_SENTENCE,
  tellsAi,
  tellsRecording,
} from './greeting.ts';

const isRecorded = ({ recording }: Typed): boolean => recording === 'with notice';

/** A number that forwards to the assistant would ring in circles. */
const escalationTrouble = (text: string, { own_number = '' }: Typed): string | undefined =>
  text && text === readPhone(own_number)
    ? 'Enter another number: calls to this one go to the assistant, and would come straight back'
    : undefined;

const greetingTrouble = (text: string): string | undefined =>
  tellsAi(text) ? undefined : `Say that an AI answers, as in “${AI_SENTENCE}”`;

/** Callers may talk about their health with these, so no call is recorded. */
const aboutHealth: readonly string[] = ['chiropractic', 'senior-care'] satisfies TradeId[];

const recordingTrouble = (text: string, { trade = '', greeting = '' }: Typed) => {
  const recorded = isRecorded({ recording: text });
  if (recorded && aboutHealth.includes(trade)) {
    return 'Choose “No recording”: calls to clinics and care are never recorded';
  }
  const told = tellsRecording(greeting);
  if (recorded && !told) {
    return `Your greeting does not say that the call may be recorded. Add “${RECORDING_SENTENCE}”`;
  }
  return text === 'no' && told
    ? 'Your greeting says that calls are recorded. Choose that, or change the greeting'
    : undefined;
};

const readyGreetings = (typed: Typed): Ready[] => {
  const { business: name = '', greeting = '' } = typed;
  const text = greeting.trim();
  if (text === '') {
    const value = readyGreeting(name.trim(), isRecorded(typed));
    return [{ key: 'greeting', says: 'Use a ready greeting', value }];
  }
  return tellsAi(text)
    ? []
    : [{ key: 'greeting', says: `Add “${AI_SENTENCE}”`, value: `${text} ${AI_SENTENCE}` }];
};

const readyNotice = (typed: Typed): Ready[] => {
  const text = (typed.greeting ?? '').trim();
  return isRecorded(typed) && text !== '' && !tellsRecording(text)
    ? [
        {
          key: 'greeting',
          says: `Add “${RECORDING_SENTENCE}” to the greeting`,
          value: `${text} ${RECORDING_SENTENCE}`,
        },
      ]
    : [];
};

/** What the AI voice receptionist has to know. */
export const voice: OnboardingForm = {
  service: 'voice',
  version: '2026-11-23.1',
  agreement:
    'I may set this up for the business. I know that the assistant tells callers that it is an AI, and I read the answers above.',
  next: [
    'Within 2 business days a person reads your answers and writes to you, with a question or a test number.',
    'You call the test number as often as you like. We change what you do not like.',
    'You say yes. Only then do you forward missed calls to it, and you can stop that from your own phone.',
  ],
  steps: [
    {
      id: 'business',
      title: 'Your business',
      lede: 'The assistant says this name, and answers for this number.',
      fields: [
        ...business,
        {
          key: 'own_number',
          label: 'Number your customers call',
          hint: 'You keep it. Calls you miss are forwarded to the assistant.',
          kind: 'phone',
          longest: LINE,
          missing: 'Enter the number your customers call',
          autoComplete: 'tel',
        },
      ],
    },
    {
      id: 'hours',
      title: 'When you are open',
      lede: 'The assistant answers at any hour. It uses these to say when you call back.',
      fields: [
        {
          key: 'hours',
          label: 'Opening hours',
          hint: 'One line for each day or group of days: Mon–Fri 7–5, Sat 8–12, Sunday closed.',
          kind: 'lines',
          longest: 600,
          missing: 'Enter your opening hours',
        },
        {
          key: 'holidays',
          label: 'Days you are closed',
          hint: 'Thanksgiving, December 24 to January 1.',
          kind: 'line',
          longest: LINE,
        },
      ],
    },
    {
      id: 'services',
      title: 'What you do',
      lede: 'So that it does not promise what you do not offer.',
      fields: [
        {
          key: 'services',
          label: 'Work you take on',
          hint: 'In the words a caller would use: water heaters, slab leaks, drains.',
          kind: 'lines',
          longest: TEXT,
          missing: 'Enter the work you take on',
        },
        {
          key: 'no_services',
          label: 'Work you turn down',
          hint: 'Commercial roofs, homes outside Tarrant County. It says so kindly.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'prices_said',
          label: 'Prices it may say',
          hint: 'Only fixed ones, such as your trip fee. Left empty, it names no price.',
          kind: 'lines',
          longest: TEXT,
        },
      ],
    },
    {
      id: 'calls',
      title: 'How it handles a call',
      lede: 'Left empty, it takes name, number, city and what is wrong, and says when you call back.',
      fields: [
        {
          key: 'booking',
          label: 'May it book visits?',
          hint: 'If so, when and how long: inspections, Tuesday and Thursday mornings, one hour each.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'languages',
          label: 'Languages besides English',
          hint: 'Spanish, for example. Callers may switch at any time.',
          kind: 'line',
          longest: LINE,
        },
        {
          key: 'tone',
          label: 'How it should sound',
          hint: 'Brief and calm; first names; no jokes.',
          kind: 'line',
          longest: LINE,
        },
      ],
    },
    {
      id: 'escalation',
      title: 'When a person must take over',
      lede: 'A caller may always ask for a person. In danger to life it says to hang up and call 911.',
      fields: [
        {
          key: 'escalation_number',
          label: 'Number of a person',
          hint: 'A US number that somebody picks up. Not the one your customers call.',
          kind: 'phone',
          longest: LINE,
          missing: 'Enter the number of a person who takes over',
          wrong: escalationTrouble,
          autoComplete: 'tel',
        },
        {
          key: 'emergencies',
          label: 'What is an emergency in your trade',
          hint: 'Water running through a ceiling, no heat below freezing.',
          kind: 'lines',
          longest: TEXT,
        },
        {
          key: 'escalation_when',
          label: 'When to put a caller through',
          hint: 'Emergencies at any hour; anyone who asks, 7 am to 8 pm. At other times it takes a message.',
          kind: 'lines',
          longest: TEXT,
        },
      ],
    },
    {
      id: 'greeting',
      title: 'The greeting',
      lede: 'The first words a caller hears. They must say that an AI answers.',
      fields: [
        {
          key: 'greeting',
          label: 'Greeting',
          hint: 'Two or three short sentences.',
          kind: 'lines',
          longest: 600,
          missing: 'Write a greeting, or use the ready one',
          wrong: greetingTrouble,
        },
      ],
      ready: readyGreetings,
    },
    {
      id: 'recording',
      title: 'Recording',
      lede: 'You get a written summary of every call either way. If calls are recorded, the greeting says so.',
      fields: [
        {
          key: 'recording',
          label: 'Record calls?',
          kind: 'choice',
          longest: LINE,
          missing: 'Choose whether calls are recorded',
          wrong: recordingTrouble,
          choices: [
            { value: 'no', says: 'No recording' },
            { value: 'with notice', says: 'Yes, and the greeting says so' },
          ],
        },
        {
          key: 'notes',
          label: 'Anything else we should know',
          kind: 'lines',
          longest: 2000,
        },
      ],
      ready: readyNotice,
    },
  ],
};
