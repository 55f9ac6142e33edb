import { describe, expect, it } from 'vitest';
import { applicationOf, checkApplication, type Typed } from '../../../src/account/application.ts';
import { readWebsite } from '../../../src/contact/read-typed.ts';

const typed: Typed = {
  email: 'dee@oak.example',
  password: 'orbit mango bed',
  company: 'Oak, Elm & Sons, LLC',
  phone: '(972) 555-0161',
  website: 'oak.example',
  trades: ['roofing', 'hvac', 'pest-control', 'water-damage'],
  licenses: { roofing: 'ignored', hvac: 'tacla 12345c', 'pest-control': '0565822' },
  cities: ['allen', 'nowhere'],
  hours: '4',
};

const troubles = (changes: Partial<Typed>) =>
  checkApplication({ ...typed, ...changes }).map(({ id }) => id.replace('signup-', ''));

describe('an application', () => {
  it('is taken as it is meant', () => {
    expect(checkApplication(typed)).toEqual([]);
    expect(applicationOf(typed)).toEqual({
      name: 'Oak Elm & Sons LLC',
      phone: '972-555-0161',
      website: 'https://oak.example',
      license: 'TDLR TACLA12345C, TDA 0565822',
      replyHours: 4,
      trades: typed.trades,
      cities: ['allen'],
    });
  });

  it('names every field with something to change, in the order of the form', () => {
    expect(
      troubles({
        email: 'x',
        password: '',
        company: '',
        phone: '',
        website: 'x',
        trades: [],
        cities: [],
      }),
    ).toEqual(['email', 'password', 'company', 'phone', 'website', 'trades', 'cities']);
  });

  it('asks for a license where Texas does, and for no other', () => {
    expect(troubles({ licenses: {} })).toEqual(['license-hvac', 'license-pest-control']);
    expect(troubles({ licenses: { hvac: '12345', 'pest-control': '0565822' } })).toEqual([
      'license-hvac',
    ]);
    expect(troubles({ licenses: { ...typed.licenses, 'water-damage': 'none' } })).toEqual([
      'license-water-damage',
    ]);
    expect(troubles({ trades: ['concrete'], licenses: {} })).toEqual([]);
    // Names that every object has are no trades.
    expect(troubles({ trades: ['toString'], licenses: {} })).toEqual([]);
  });

  it('takes no number that costs the caller, and no promise that is not offered', () => {
    expect(troubles({ phone: '900-555-0161' })).toEqual(['phone']);
    expect(applicationOf({ ...typed, hours: '1000' }).replyHours).toBe(24);
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
