import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, fieldTrouble, tidy, type Typed } from '../../../../src/contact/form.ts';
import { answersOf, isTooLong } from '../../../../src/selling/onboarding/answers.ts';
import { CONTACT, fieldsOf } from '../../../../src/selling/onboarding/form.ts';
import { voice } from '../../../../src/selling/onboarding/voice.ts';
import { filled, forms } from './filled.ts';

const stepOf = (id: string) => voice.steps.find((step) => step.id === id)!;
const typed = (changes: Typed): Typed => ({ ...filled.voice, ...changes });
const troublesIn = (id: string, changes: Typed) =>
  check(stepOf(id).fields, typed(changes)).map(({ field }) => field);

/** What anyone may type, unseen and far-off characters included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\u0000', '\u202e', '\ud800', '\n', '\r', ' ', '<', '"', 'é', '9', '-'),
  }),
);

describe.each(forms)('the form of $service', (form) => {
  const fields = fieldsOf(form);
  const anyTyped = fc.record(Object.fromEntries(fields.map(({ key }) => [key, anyText])));

  it('can be sent once all that is needed is there', () => {
    for (const step of form.steps) expect(check(step.fields, filled[form.service])).toEqual([]);
    const answered = fields.filter(({ key }) => key !== CONTACT && key in filled[form.service]);
    expect(Object.keys(answersOf(form, filled[form.service]))).toEqual(
      answered.map(({ key }) => key),
    );
  });

  it.each(fields.filter(({ missing }) => missing))('asks for $key where it is empty', (field) => {
    expect(fieldTrouble(field, ' \n ')).toBe(field.missing);
    const step = form.steps.find(({ fields: own }) => own.includes(field))!;
    expect(check(step.fields, { ...filled[form.service], [field.key]: '' })).toContainEqual({
      field: field.key,
      message: field.missing,
    });
  });

  it.each(fields.filter(({ kind }) => kind === 'line' || kind === 'lines'))(
    'takes $key up to its limit and says by how much it is over',
    (field) => {
      expect(fieldTrouble(field, 'x'.repeat(field.longest)) ?? '').not.toContain('Shorten');
      expect(fieldTrouble(field, 'x'.repeat(field.longest + 1))).toContain('Shorten');
    },
  );

  it('names a field once, and only a field of the step', () => {
    fc.assert(
      fc.property(anyTyped, (anything) => {
        for (const step of form.steps) {
          const keys = check(step.fields, anything).map(({ field }) => field);
          expect(new Set(keys).size).toBe(keys.length);
          const places = keys.map((key) => step.fields.findIndex((field) => field.key === key));
          expect(places).not.toContain(-1);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('tidies to what stays as it is, holds nothing unseen and is in the limit where it is right', () => {
    fc.assert(
      fc.property(anyTyped, (anything) => {
        for (const field of fields) {
          const once = tidy(field, anything[field.key] ?? '');
          expect(tidy(field, once)).toBe(once);
          expect(once).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\ud800]/u);
          if (!fieldTrouble(field, anything[field.key] ?? '')) {
            expect(once.length).toBeLessThanOrEqual(field.longest);
          }
        }
        const known = fields.map(({ key }) => key);
        for (const [key, answer] of Object.entries(answersOf(form, anything))) {
          expect(known).toContain(key);
          expect(answer).not.toBe('');
        }
      }),
    );
  });
});

it('takes numbers as they are typed and sends them in one form', () => {
  const answers = answersOf(
    voice,
    typed({ own_number: '+1 817.555.0123', website: 'oak.example' }),
  );
  expect(answers.own_number).toBe('817-555-0123');
  expect(answers.website).toBe('https://oak.example');
});

it.each([
  '555-0161',
  '+44 20 7946 0958',
  '911',
  'call Maria',
  '1900-555-0161 ext 4',
  '900-555-0161',
])('refuses %j as the number of a person', (escalation_number) => {
  expect(troublesIn('escalation', { escalation_number })).toEqual(['escalation_number']);
});

it('refuses to put a caller through to the number the assistant answers', () => {
  expect(troublesIn('escalation', { escalation_number: '1 (817) 555 0123' })).toEqual([
    'escalation_number',
  ]);
});

it('takes no choice that is not offered', () => {
  expect(troublesIn('recording', { recording: 'secretly' })).toEqual(['recording']);
  expect(troublesIn('business', { trade: '__proto__', city: 'toString' })).toEqual([
    'trade',
    'city',
  ]);
});

it('sees when all answers together are too long', () => {
  expect(isTooLong(voice, filled.voice)).toBe(false);
  expect(isTooLong(voice, typed({ notes: '界'.repeat(7000) }))).toBe(true);
});
