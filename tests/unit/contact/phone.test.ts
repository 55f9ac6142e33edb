import { describe, expect, test } from 'vitest';
import { splitPhones } from '../../../src/contact/phone.ts';

const dialed = (text: string) => splitPhones(text).flatMap(({ dial }) => dial ?? []);

describe('phone numbers in a text', () => {
  test.each([
    ['The office, 1-800-252-5400, can tell you.', ['18002525400']],
    ['Day and night at 817-920-5700. It serves Denton too.', ['8179205700']],
    ['(214) 920-5900 or 214.920.5900', ['2149205900', '2149205900']],
    ['Someone hurt: call 911.', ['911']],
    ['Call 911, then the gas company.', ['911']],
    ['To talk to someone, at any hour and free: call or text 988.', ['988']],
    ['Three days before you dig, call 811.', ['811']],
    ['Call 911 or 988', ['911', '988']],
    ['Chest pain, a weak arm: 911.', ['911']],
    ['Any warning sign sends you to 911 or a doctor.', ['911']],
    ['988', ['988']],
  ])('%s', (text, numbers) => expect(dialed(text)).toEqual(numbers));

  test.each([
    'About 988 kWh a month, and we call that a lot.',
    'It comes to 988 kWh. The pages number 911 in all.',
    'A visit costs $911. Call before noon.',
    '1,911 sq ft: call it two thousand.',
    'The roof is 911 sq ft. Call a roofer.',
    'Model 2026-11-20, source W911',
    'From 800-1,000 and 12-345-6789-01',
  ])('no number to call: %s', (text) => expect(dialed(text)).toEqual([]));

  test('the parts put together are the text', () => {
    const text = 'Call 911 first, then 817-748-8082 (day and night).';
    expect(
      splitPhones(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(splitPhones('')).toEqual([]);
  });
});
