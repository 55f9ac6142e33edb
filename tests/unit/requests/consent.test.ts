import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  boxText,
  channels,
  consentsFor,
  consentVersion,
  sharedTerms,
} from '../../../src/islands/request/consent.ts';
import { site } from '../../../src/site.ts';

const two = {
  companies: ['Oak Roofing', 'Creek Roofing'],
  email: 'pat@mail.example',
  phone: '817-555-0123',
};
const none = { ...two, companies: [] };
const untyped = { ...two, email: '', phone: '' };

/** One hash for each version there ever was: whoever changes a word adds a version here. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-20.1': '15c7a567308f59b512adbe3cb3fd0a87b88c970678380767ad000fc79cfc0221',
  '2026-11-23.1': '07cea66972c20b6153d297aecbf9044900fcb836e32cbd3930180f080bab2f68',
};

describe('the words of consent', () => {
  it('change only together with their version', () => {
    // The operator's own name is not part of the wording.
    const words = [two, none, untyped]
      .flatMap((parties) => consentsFor(channels, parties).map(({ text }) => text))
      .join('\n')
      .replaceAll(site.legalEntity, '<entity>')
      .replaceAll(site.name, '<site>');
    expect(createHash('sha256').update(words).digest('hex')).toBe(hashes[consentVersion]);
  });

  it.each(channels)('name the site, every company and the address or number: %s', (channel) => {
    const text = boxText(channel, two);
    for (const name of [...two.companies, site.legalEntity]) expect(text).toContain(name);
    expect(text).toContain(channel === 'email' ? two.email : two.phone);
    expect(text).toContain('may be marketing');
  });

  it('speak of an autodialer, a recording or an AI voice in their own box only', () => {
    const machines = /autodialer|recorded|AI voice/;
    expect(channels.filter((channel) => machines.test(boxText(channel, two)))).toEqual([
      'automated',
    ]);
  });

  it('speak of texts: rates, STOP and HELP', () => {
    for (const word of ['Message and data rates may apply', 'STOP', 'HELP', 'varies']) {
      expect(boxText('text', two)).toContain(word);
    }
  });

  it('say in every stored text that nothing has to be bought, when calls come, and who pays', () => {
    for (const { text } of consentsFor(channels, two)) {
      for (const phrase of [
        'not a condition of buying anything',
        '9 am to 9 pm Monday to Saturday',
        'noon to 9 pm on Sunday, Central time',
        '18 or older',
        'These companies may pay',
        'a flat monthly fee to be listed',
        'the same whether or not I send this request, and nothing is paid for the request',
        'can depend on the fee; the order in which companies are shown does not',
      ]) {
        expect(text).toContain(phrase);
      }
    }
  });

  it('name no company where none is picked', () => {
    expect(sharedTerms(none)).toContain('No company receives this request.');
    expect(boxText('email', none)).not.toContain('Oak');
  });

  it('are stored for the ticked boxes alone, in the order shown', () => {
    expect(consentsFor(['text', 'email'], two).map(({ channel }) => channel)).toEqual([
      'email',
      'text',
    ]);
    expect(consentsFor([], two)).toEqual([]);
  });

  it('fit the length the database takes, with the longest names', () => {
    const long = { ...two, companies: Array.from({ length: 3 }, (_, n) => `${n}`.repeat(120)) };
    for (const { text } of consentsFor(channels, long)) expect(text.length).toBeLessThan(4000);
  });
});
