import { describe, expect, it } from 'vitest';
import { consentsFor } from '../../../../src/homeowner/request/consent.ts';
import { check as checkForm } from '../../../../src/contact/form.ts';
import { readEmail, readPhone, readZip } from '../../../../src/contact/read-typed.ts';
import {
  agreedChannels,
  contactOf,
  emptyDraft,
  offeredChannels,
  person,
  preferences,
  type Draft,
} from '../../../../src/homeowner/request/draft.ts';

const complete: Draft = {
  ...emptyDraft,
  name: '  Pat   Homeowner ',
  email: ' pat@mail.example ',
  phone: '(817) 555-0123',
  zip: '76092-1234',
  note: ' Hail on the north side. ',
  ticked: ['email', 'call'],
  preferred: 'call',
};
const check = (draft: Draft) => checkForm(person.fields, draft);
const fieldsOf = (draft: Draft) => check(draft).map(({ field }) => field);

describe('a phone number', () => {
  it.each([
    '817-555-0123',
    '(817) 555-0123',
    '817.555.0123',
    '8175550123',
    '+1 817 555 0123',
    '1-817-555-0123',
    ' 817 555 0123 ',
  ])('is read from %j', (typed) => expect(readPhone(typed)).toBe('817-555-0123'));

  it.each([
    '',
    '555-0123',
    '817-555-01234',
    '117-555-0123',
    '817-155-0123',
    '817-555-012x',
    '$8175550123',
    '+44 20 7946 0123',
    '8'.repeat(10_000),
  ])('is not read from %j', (typed) => expect(readPhone(typed)).toBeNull());
});

describe('an email address', () => {
  it.each(['pat@mail.example', ' pat.o’hara+roof@sub.mail.example '])('is read from %j', (typed) =>
    expect(readEmail(typed)).toBe(typed.trim()),
  );

  it.each([
    '',
    'pat',
    'pat@',
    '@mail.example',
    'pat@mail',
    'pat@mail.',
    'pat home@mail.example',
    'pat@@mail.example',
    'a@b.example\nBcc: x@y.example',
    `${'a'.repeat(300)}@mail.example`,
  ])('is not read from %j', (typed) => expect(readEmail(typed)).toBeNull());
});

describe('a ZIP code', () => {
  it('is five digits, also from the longer form', () => {
    expect(readZip(' 76092 ')).toBe('76092');
    expect(readZip('76092-1234')).toBe('76092');
  });
  it.each(['', '7609', '760923', '7609A', '$7609', '76092-12'])('is not read from %j', (typed) =>
    expect(readZip(typed)).toBeNull(),
  );
});

describe('a draft', () => {
  it('with everything in it has nothing to change', () => {
    expect(check(complete)).toEqual([]);
    expect(contactOf(complete)).toEqual({
      name: 'Pat Homeowner',
      email: 'pat@mail.example',
      phone: '817-555-0123',
      zip: '76092',
      note: 'Hail on the north side.',
      preferred: 'call',
    });
  });

  it('that is empty names every field at once, in the order of the form', () => {
    expect(fieldsOf(emptyDraft)).toEqual(['name', 'zip', 'email']);
  });

  it('offers calls and texts only with a number, and lets go of them with it', () => {
    expect(offeredChannels(complete)).toEqual(['email', 'call', 'text']);
    const quiet: Draft = { ...complete, phone: '', ticked: ['call', 'email'] };
    expect(offeredChannels(quiet)).toEqual(['email']);
    expect(agreedChannels(quiet)).toEqual(['email']);
    expect(check(quiet)).toEqual([]);
    expect(agreedChannels({ ...quiet, ticked: ['call'] })).toEqual([]);
  });

  it('sends the number only where it may be called', () => {
    const sent = (ticked: Draft['ticked']) => contactOf({ ...complete, ticked }).phone;
    expect(sent(['email'])).toBe('');
    for (const channel of ['call', 'text'] as const) {
      expect(sent(['email', channel])).toBe('817-555-0123');
    }
  });

  it('begins the note with when the work is needed', () => {
    expect(contactOf({ ...complete, when: ' before  June 1 ' }).note).toBe(
      'When: before June 1\nHail on the north side.',
    );
    expect(contactOf({ ...complete, when: 'June', note: '' }).note).toBe('When: June');
    expect(fieldsOf({ ...complete, when: 'June', note: 'x'.repeat(1995) })).toEqual(['note']);
  });

  it('with a wrong phone number says so even when it is not needed', () => {
    expect(fieldsOf({ ...complete, ticked: ['email'], phone: '12' })).toEqual(['phone']);
  });

  it('needs no box: the answers then stand on the private link', () => {
    expect(check({ ...complete, ticked: [] })).toEqual([]);
    expect(contactOf({ ...complete, ticked: [] })).toMatchObject({ phone: '', preferred: '' });
  });

  it('prefers only what was agreed to, and need not prefer any', () => {
    expect(contactOf({ ...complete, preferred: '' }).preferred).toBe('');
    expect(contactOf({ ...complete, preferred: 'text' }).preferred).toBe('');
    expect(preferences(['text', 'call'])).toEqual(['call', 'text']);
    // A draft from before: nobody is asked for automated calls any more.
    expect(agreedChannels({ ...complete, ticked: ['automated', 'text'] })).toEqual(['text']);
  });

  it('takes no name or note beyond what the database takes', () => {
    expect(fieldsOf({ ...complete, name: 'x'.repeat(121) })).toEqual(['name']);
    expect(fieldsOf({ ...complete, note: 'x'.repeat(2001) })).toEqual(['note']);
  });

  it('says what to do and never "invalid", "please" or "required"', () => {
    const wrong: Draft = {
      ...complete,
      name: '',
      email: '$',
      phone: '$',
      zip: 'x',
      ticked: [],
    };
    for (const { message } of [...check(wrong), ...check(emptyDraft)]) {
      expect(message).toMatch(/^(Enter|Check|Choose|Confirm|Shorten)/);
      expect(message).not.toMatch(/invalid|please|required/i);
    }
  });
});

it('needs no box of its own for the age, because every box agreed to says it', () => {
  const parties = { companies: [], email: 'pat@mail.example', phone: '' };
  for (const { text } of consentsFor(['email'], parties)) {
    expect(text).toContain('I am 18 or older, and this email address and phone number are mine.');
  }
});
