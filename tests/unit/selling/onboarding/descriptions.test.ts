import { describe, expect, it } from 'vitest';
import { email } from '../../../../src/selling/onboarding/email.ts';
import {
  CONTACT,
  fieldsOf,
  mayBeSkipped,
  sayAnswer,
} from '../../../../src/selling/onboarding/form.ts';
import { voice } from '../../../../src/selling/onboarding/voice.ts';
import { planById } from '../../../../src/selling/plans.ts';
import { pageAt } from '../../../../src/routes.ts';
import { services } from '../../../../src/selling/services.ts';

describe.each([voice, email])('the form of $service', (form) => {
  const fields = fieldsOf(form);

  it('has each question, each step and each choice once', () => {
    for (const ids of [
      fields.map(({ key }) => key),
      form.steps.map(({ id }) => id),
      ...fields.map(({ choices = [] }) => choices.map(({ value }) => value)),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('asks where to write, and tells what happens next', () => {
    expect(fields.find(({ key }) => key === CONTACT)?.missing).toBeDefined();
    expect(form.next.length).toBeGreaterThan(1);
    expect(form.next[0]).toMatch(/business days/);
  });

  it('is sold, described, filled in and thanked for at addresses that there are', () => {
    const { page, form: filledIn, thanks } = services[form.service];
    expect(planById(form.service)[form.service]).toBe(true);
    for (const path of [page, filledIn, thanks]) {
      expect(pageAt(path.split('#')[0]!), path).toBeDefined();
    }
  });

  it('gives choices where something is chosen, and nowhere else', () => {
    for (const { kind, choices } of fields) expect(choices !== undefined).toBe(kind === 'choice');
  });

  it('can be filled in within the limit of all answers', () => {
    const room = fields.reduce((sum, { longest }) => sum + longest, 0);
    expect(room).toBeLessThan(20_000);
  });

  it('has a step that may be skipped', () => {
    expect(form.steps.filter(mayBeSkipped).map(({ id }) => id)).toEqual(
      form === voice ? ['calls'] : ['letters'],
    );
  });
});

it('says a choice in its words, and all else as it is', () => {
  const recording = fieldsOf(voice).find(({ key }) => key === 'recording')!;
  expect(sayAnswer(recording, 'no')).toBe('No recording');
  expect(sayAnswer(recording, 'x')).toBe('x');
  expect(sayAnswer({}, 'no')).toBe('no');
});
