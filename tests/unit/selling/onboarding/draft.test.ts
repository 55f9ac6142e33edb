import { expect, test, vi } from 'vitest';
import {
  emptyDraft,
  forgetDraft,
  isForgotten,
  keepDraft,
  keptDraft,
} from '../../../../src/company/onboarding/draft.ts';
import { email } from '../../../../src/selling/onboarding/email.ts';
import { voice } from '../../../../src/selling/onboarding/voice.ts';

/** A storage with nothing in it, or with this under the name of the voice form. */
const storage = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['onboarding-voice', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
};

test('keeps each form by itself, and forgets it', () => {
  storage();
  const draft = { ...emptyDraft(voice), step: 'hours', typed: { business: 'Oak' } };
  expect(keepDraft(voice, draft)).toBe(true);
  expect(keptDraft(voice)).toEqual(draft);
  expect(keptDraft(email)).toBeNull();
  forgetDraft(voice);
  expect(keptDraft(voice)).toBeNull();
});

test('takes words typed under an earlier version over into this one', () => {
  storage();
  keepDraft(voice, { ...emptyDraft(voice), version: 'earlier', typed: { business: 'Oak' } });
  expect(keptDraft(voice)).toMatchObject({ version: voice.version, typed: { business: 'Oak' } });
});

test.each([
  'not JSON',
  'null',
  '[]',
  '{"id":"x","version":"1","step":"hours","typed":{}}',
  '{"id":"00000000-0000-4000-8000-000000000000","version":"1","step":"hours","typed":{"a":7}}',
])('takes nothing from %s', (text) => {
  storage(text);
  expect(keptDraft(voice)).toBeNull();
});

test('says when nothing is kept', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepDraft(voice, emptyDraft(voice))).toBe(false);
  expect(keptDraft(voice)).toBeNull();
  expect(() => forgetDraft(voice)).not.toThrow();
});

test('knows when another tab deleted its form, or all that is kept', () => {
  expect(isForgotten(voice, { key: 'onboarding-voice', newValue: null })).toBe(true);
  expect(isForgotten(voice, { key: null, newValue: null })).toBe(true);
  expect(isForgotten(voice, { key: 'onboarding-voice', newValue: '{}' })).toBe(false);
  expect(isForgotten(voice, { key: 'onboarding-email', newValue: null })).toBe(false);
});
