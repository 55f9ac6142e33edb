import { afterEach, expect, test, vi } from 'vitest';
import { keptDraft } from '../../../../src/company/onboarding/use-draft.ts';

const id = '00000000-0000-4000-8000-000000000000';

/** A storage with nothing in it, or with this under the name of the voice form. */
const storage = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['onboarding-voice', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
};

afterEach(() => vi.unstubAllGlobals());

test('keeps each form by itself', () => {
  storage();
  const draft = { id, step: 'hours', typed: { business: 'Oak' } };
  keptDraft({ service: 'voice' }).write(draft);
  expect(keptDraft({ service: 'voice' }).read()).toEqual(draft);
  expect(keptDraft({ service: 'email' }).read()).toBeNull();
});

test.each([
  { id: 'x', step: 'hours', typed: {} },
  { id, step: 'hours', typed: { business: 7 } },
  { id, step: 'hours' },
])('takes nothing from %j', (kept) => {
  storage(JSON.stringify(kept));
  expect(keptDraft({ service: 'voice' }).read()).toBeNull();
});
