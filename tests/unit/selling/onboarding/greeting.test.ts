import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check, type Typed } from '../../../../src/contact/form.ts';
import {
  readyGreeting,
  tellsAi,
  tellsRecording,
} from '../../../../src/selling/onboarding/greeting.ts';
import { voice } from '../../../../src/selling/onboarding/voice.ts';
import { filled } from './filled.ts';

it.each([
  ['I’m an AI assistant.', true],
  ['You reached our automated assistant.', true],
  ['This is an artificial intelligence.', true],
  ['Soy una asistente de inteligencia artificial.', true],
  ['Thanks for calling Oak Roofing.', false],
  ['I am Maria. We paid for this said AIRE.', false],
  ['I am not an AI.', false],
  ['I am a real person, no AI here.', false],
  ['Our virtual team is here.', false],
])('%j tells that an AI answers: %s', (greeting, tells) => expect(tellsAi(greeting)).toBe(tells));

it.each([
  ['This call may be recorded.', true],
  ['We record calls.', true],
  ['Esta llamada puede ser grabada.', true],
  ['We set records in roofing.', true],
  ['This call is not recorded.', false],
  ['We never record.', false],
  ['This call will not be recorded.', false],
  ['How can I help?', false],
])('%j tells of a recording: %s', (greeting, tells) =>
  expect(tellsRecording(greeting)).toBe(tells),
);

const step = (id: string) => voice.steps.find((one) => one.id === id)!;
const troubles = (id: string, typed: Typed) =>
  check(step(id).fields, { ...filled.voice, ...typed });

it('offers a greeting that passes, whatever the business is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (business, recorded) => {
      // A name may say "not an AI" right before the sentence; nobody is called that.
      fc.pre(!/not|no|never|n['’]t/i.test(business));
      const greeting = readyGreeting(business.trim(), recorded);
      expect(tellsAi(greeting)).toBe(true);
      if (recorded) expect(tellsRecording(greeting)).toBe(true);
      expect(greeting.length).toBeLessThanOrEqual(600);
    }),
  );
});

it('offers each missing sentence, and what it offers mends the step', () => {
  for (const greeting of ['', 'Thanks for calling Oak.']) {
    const [offer] = step('greeting').ready!({ ...filled.voice, greeting });
    expect(troubles('greeting', { greeting })).toHaveLength(1);
    expect(troubles('greeting', { greeting: offer!.value })).toEqual([]);
  }
  const recording = { ...filled.voice, recording: 'with notice' };
  expect(troubles('recording', recording)).toMatchObject([{ field: 'recording' }]);
  const [notice] = step('recording').ready!(recording);
  expect(troubles('recording', { ...recording, greeting: notice!.value })).toEqual([]);
  expect(step('recording').ready!(filled.voice)).toEqual([]);
});

it('records no calls about health', () => {
  const recorded = {
    greeting: `${filled.voice.greeting} This call may be recorded.`,
    recording: 'with notice',
  };
  expect(troubles('recording', recorded)).toEqual([]);
  for (const trade of ['chiropractic', 'senior-care']) {
    expect(troubles('recording', { ...recorded, trade })).toMatchObject([{ field: 'recording' }]);
  }
});

it('does not let a greeting speak of a recording that is not made', () => {
  const greeting = `${filled.voice.greeting} This call may be recorded.`;
  expect(troubles('recording', { greeting })).toMatchObject([{ field: 'recording' }]);
});
