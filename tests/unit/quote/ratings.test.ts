import { expect, test } from 'vitest';
import { ratingsOf, saySizes } from '../../../src/quote/ratings.ts';

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text }));

test.each([
  ['14.3 SEER2 condenser', 'SEER2', 14.3],
  ['3.5-ton heat pump', 'Size, tons', 3.5],
  ['3T air conditioner', 'Size, tons', 3],
  ['SEER2: 17', 'SEER2', 17],
  ['16 SEER heat pump', 'SEER', 16],
  ['7.8 HSPF2 heat pump', 'HSPF2', 7.8],
  ['S9V2 96% furnace', 'Furnace, AFUE in %', 96],
  ['80% gas furnace, 80k BTU', 'Furnace, AFUE in %', 80],
  ['Furnace 80,000 BTU 96%', 'Furnace, AFUE in %', 96],
  ['AFUE 95', 'Furnace, AFUE in %', 95],
  ['Solar system, 9.6 kW DC', 'Size, kW', 9.6],
  ['10 yr parts warranty', 'Parts warranty, years', 10],
  ['5 year workmanship warranty', 'Labor warranty, years', 5],
  ['Labor warranty: 2 years', 'Labor warranty, years', 2],
])('%s', (text, label, value) => {
  expect(ratingsOf([lines(text)])).toEqual([{ label, values: [[value]] }]);
});

test.each([
  '50% deposit',
  '1,200 kWh a month',
  'Net 30 days, 3 year financing at 9% APR',
  'Workmanship like no other',
  'Model HP3-36, 410A',
  '3 tons of gravel',
])('is none: %s', (text) => {
  expect(ratingsOf([lines(text)])).toEqual([]);
});

test('quotes stand side by side, and two figures of one quote are both said', () => {
  expect(ratingsOf([lines('15.2 SEER2'), lines('17 SEER2', 'or 18 SEER2'), lines('AC')])).toEqual([
    { label: 'SEER2', values: [[15.2], [17, 18], []] },
  ]);
});

test('sizes that differ are said, where each quote says its own', () => {
  const said = (...quotes: readonly string[]) =>
    saySizes(ratingsOf(quotes.map((text) => lines(text))), ['A', 'B']);
  expect(said('3 ton condenser', '3.5 ton condenser')).toBe(
    ' They differ in size: A 3 tons, B 3.5 tons.',
  );
  expect(said('3 ton condenser', '3 ton coil')).toBe('');
  expect(said('3 ton condenser', 'a condenser')).toBe('');
});
