import { describe, expect, it } from 'vitest';
import { applicationOf, signUpForm } from '../../../src/account/application.ts';
import { check, tidied } from '../../../src/contact/form.ts';
import { readWebsite } from '../../../src/contact/read-typed.ts';

const { fields } = signUpForm;
const typed = {
  email: 'dee@oak.example',
  password: 'orbit mango bed',
  company: 'Oak, Elm & Sons, LLC',
  phone: '(972) 555-0161',
  website: 'oak.example',
  trades: 'roofing hvac pest-control water-damage',
  'license-roofing': 'ignored',
  'license-hvac': 'tacla 12345c',
  'license-pest-control': '0565822',
  cities: 'allen nowhere',
  hours: '4',
};

const troubles = (changes: Partial<typeof typed> & Record<string, string>) =>
  check(fields, { ...typed, ...changes }).map(({ field }) => field);

describe('an application', () => {
  it('is taken as it is meant', () => {
    expect(troubles({})).toEqual([]);
    expect(applicationOf(tidied(fields, typed))).toEqual({
      name: 'Oak Elm & Sons LLC',
      phone: '972-555-0161',
      website: 'https://oak.example',
      license: 'TDLR TACLA12345C, TDA 0565822',
      replyHours: 4,
      trades: ['roofing', 'hvac', 'pest-control', 'water-damage'],
      cities: ['allen'],
    });
  });

  it('names every field with something to change, in the order of the form', () => {
    const wrong = ['email', 'password', 'company', 'phone', 'website', 'trades', 'cities'];
    expect(
      troubles({ ...Object.fromEntries(wrong.map((key) => [key, ''])), email: 'x', website: 'x' }),
    ).toEqual(wrong);
  });

  it('asks for a license where Texas does, and for no other', () => {
    const none = { 'license-hvac': '', 'license-pest-control': '' };
    expect(troubles(none)).toEqual(['license-hvac', 'license-pest-control']);
    expect(troubles({ 'license-hvac': '12345' })).toEqual(['license-hvac']);
    expect(troubles({ 'license-water-damage': 'none' })).toEqual(['license-water-damage']);
    expect(troubles({ ...none, trades: 'concrete' })).toEqual([]);
    // Names that every object has are no trades.
    expect(troubles({ ...none, trades: 'toString' })).toEqual(['trades']);
  });

  it('takes no number that costs the caller, and no promise that is not offered', () => {
    expect(troubles({ phone: '900-555-0161' })).toEqual(['phone']);
    expect(applicationOf(tidied(fields, { ...typed, hours: '1000' })).replyHours).toBe(24);
  });
});

it.each([
  ['', ''],
  ['www.oak.example/about', 'https://www.oak.example/about'],
  [' http://oak.example ', 'http://oak.example'],
  ['javascript:alert(1)', null],
  ['ftp://oak.example', null],
  ['oak', null],
  ['oak.example/"><script>', null],
  [`oak.example/${'x'.repeat(200)}`, null],
])('a website typed as %j is read as %j', (text, read) => expect(readWebsite(text)).toBe(read));
