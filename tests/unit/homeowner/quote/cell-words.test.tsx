import { expect, test } from 'vitest';
import { CellWords } from '../../../../src/homeowner/quote/CellWords.tsx';
import { draw } from '../../../../src/homeowner/results/draw.ts';
import type { Cell } from '../../../../src/quote/weigh-quote.ts';

const saidOf = (label: string, cell: Cell): string =>
  draw(CellWords({ cell, label })).replace(/<[^>]*>/g, ' ');
const priced = (says: string): Cell => ({
  state: 'priced',
  amount: 240,
  says: [says],
});

test.each([
  ['New thermostat', 'Wi-Fi thermostat  240.00'],
  ['Torsion springs', '2 torsion springs, 10,000 cycle  240.00'],
  ['Chlorine tablets', 'CHLORINE TABLETS, one year  240.00'],
])('what a line itself names is said plainly: %s', (label, says) => {
  expect(saidOf(label, priced(says))).not.toContain('we put');
});

test.each([
  ['Termites, liquid barrier in the soil', 'Bait stations at rear slab, 6  240'],
  ['Reface in wood veneer', 'Reface 24 doors, thermofoil white  240'],
  ['Step up to about 16 SEER2', 'Condenser 4 ton 15.2 SEER2  240.00'],
  ['Aerobic contract, three visits a year', 'County filing fee  240.00'],
  ['Help at home, hands off', 'Personal care attendant  240.00'],
])('what it does not name we say to have put there: %s', (label, says) => {
  expect(saidOf(label, priced(says))).toContain('we put here:');
});

test('of what only words without a price hold, and of what nobody can tell, nothing is said', () => {
  for (const state of ['included', 'unclear'] as const)
    expect(saidOf('Pump a tank', { state })).toBe('–');
});

test('goods whose labor is priced apart say so, and a count in the price is said', () => {
  const bare = { ...priced('Wi-Fi thermostat  240.00'), isBare: true };
  expect(saidOf('New thermostat', bare)).toContain('labor may be in another line');
  expect(saidOf('New thermostat', priced('Wi-Fi thermostat'))).not.toContain('labor');
  const part = saidOf('Decking', {
    state: 'included',
    words: 'First 3 sheets in',
    most: '3 sheets',
  });
  expect(part).toContain('3 sheets in the price');
});

test('what plainly says that a line is in the price is quoted', () => {
  const said = saidOf('City permit', { state: 'included', words: 'City permit included' });
  expect(said).toMatch(/in the price\s+“City permit included”/);
});

test.each([
  ['Equipment set up, taken down and looked at each day, some 18.25 hours in all', 'some…'],
  ['Equipment setup, take down, monitoring 8.00 HR @ 68.25 546.00', 'monitoring 8.00 HR'],
  ['Outside lab test and a letter of clearance by us, if you wish it so', 'by us, if you…'],
])('long words are cut between words, so that no figure is torn: %s', (says, end) => {
  expect(saidOf('Set up', priced(says))).toContain(`${end}”`);
});
