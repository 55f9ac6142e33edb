import { expect, it } from 'vitest';
import { demoAccounts } from '../../../../supabase/demo-accounts.ts';
import { nameFlags } from '../../../../src/operator/admin/name-flags.ts';

it.each([
  [
    'AAA #1 BEST ROOFS CALL 817-555-0000 FREE DEDUCTIBLE',
    ['is all in capitals', 'holds a phone number', 'makes an offer or a claim'],
  ],
  ['Roofs (817) 555 0000', ['holds a phone number']],
  ['roofsnow.com', ['holds a web address']],
  ['10% off Solar', ['makes an offer or a claim']],
  ['SOUTHLAKE ROOFING', ['is all in capitals']],
  ['ACE HVAC', ['is all in capitals']],
])('flags "%s"', (name, flags) => {
  expect(nameFlags(name)).toEqual(flags);
});

it.each([
  'A-1 Roofing of Southlake',
  'ABC Air',
  'Freedom Solar',
  'Bestway Septic',
  '1845 Oaks Movers',
  ...demoAccounts.flatMap(({ company }) => company?.name ?? []),
])('finds nothing in "%s"', (name) => {
  expect(nameFlags(name)).toEqual([]);
});
