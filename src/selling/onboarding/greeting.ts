/*
 * What a greeting has to say. Texas asks it of clinics and of no other business, and one party's consent
 * is enough to record; we ask it of everyone, since callers from other states have other laws.
 */

const saysAi =
  /\bAI\b|\bA\.I\.|artificial intelligence|\bautomated (?:voice )?assistant|inteligencia artificial|\bIA\b/i;
const deniesAi =
  /\b(?:not|no|never|isn['’]t)\W+(?:an?\W+|una?\W+)?(?:AI\b|A\.I\.|artificial|automated|IA\b|inteligencia)/i;
const saysRecorded = /\brecord(?:s|ed|ing)?\b|\bgraba(?:r|d[ao])?\b/i;
const deniesRecorded =
  /\b(?:not|no|never|isn['’]t|won['’]t)\W+(?:\w+\W+)?(?:record(?:s|ed|ing)?|graba(?:r|d[ao])?)\b/i;

/** Whether a caller learns that no person answers. */
export const tellsAi = (greeting: string): boolean =>
  saysAi.test(greeting) && !deniesAi.test(greeting);

/** Whether a caller learns that the call may be recorded. */
export const tellsRecording = (greeting: string): boolean =>
  saysRecorded.test(greeting) && !deniesRecorded.test(greeting);

/** Says that no person answers. */
export const AI_SENTENCE = 'I’m an AI assistant.';
/** Says that the call may be recorded. */
export const RECORDING_SENTENCE = 'This call may be recorded.';

/** A greeting that says all it has to. */
export const readyGreeting = (business: string, recorded: boolean): string =>
  [
    business ? `Thanks for calling ${business}.` : 'Thanks for calling.',
    AI_SENTENCE,
    ...(recorded ? [RECORDING_SENTENCE] : []),
    'You can ask for a person at any time. How can I help?',
  ].join(' ');
