import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  boxText,
  channels,
  consentsFor,
  consentVersion,
  sharedTerms,
} from '../../../../src/homeowner/request/consent.ts';
import { site } from '../../../../src/site.ts';

const two = {
  companies: ['Oak Roofing', 'Creek Roofing'],
  email: 'pat@mail.example',
  phone: '817-555-0123',
};
const none = { ...two, companies: [] };
const untyped = { ...two, email: '', phone: '' };

/** A hash of the words of each version anyone may have agreed to: whoever changes a word adds one. */
const hashes: Readonly<Record<string, string>> = {
  '2026-11-28.1': 'ba6494a5c1c4df253ac70d0c1c71670d9d08afd4caee64e4a9970c1d183b11d2',
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

  it.each(channels)('name every company and the address or number, and no more: %s', (channel) => {
    const text = boxText(channel, two);
    for (const name of two.companies) expect(text).toContain(name);
    expect(text).not.toContain(site.legalEntity);
    expect(text).toContain(channel === 'email' ? two.email : two.phone);
    expect(text).toContain('about nothing else');
    expect(boxText(channel, none)).toContain(site.legalEntity);
  });

  it('say that every box can stay empty, and that the site neither calls nor texts', () => {
    expect(sharedTerms(two)).toContain('I can leave them all empty');
    expect(sharedTerms(two)).toContain(
      `${site.name} emails me what happens with this request. It doesn’t call or text me.`,
    );
  });

  it('ask nobody for calls by an autodialer, a recording or an AI voice: no number is proved to be theirs', () => {
    const machines = /autodialer|automat|recorded|AI voice/i;
    expect(channels.filter((channel) => machines.test(boxText(channel, two)))).toEqual([]);
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
        'Companies pay',
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
    for (const channel of channels) {
      expect(boxText(channel, none)).not.toMatch(/Oak|offer me this work/);
      expect(boxText(channel, none)).toContain('about this request');
    }
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
