import { expect, test } from 'vitest';
import { deniedIn } from '../../../src/quote/denied-in.ts';

test.each([
  ['Includes permit, mounting, monitoring, critter guard not included.', 0, 'critter guard'],
  ['Price includes tear off and permit; decking not included', 0, 'decking'],
  ['Covers the pad and line set, but ducts are not included', 0, 'ducts are'],
  ['Permit and pad included. Electrical not included.', 0, 'Electrical'],
  ['Pour 800 sf driveway, removal not included  $7,200', 7200, 'removal'],
  ['Driveway 800 sf - removal not included  $7,200', 7200, 'removal'],
  ['Install ceiling fan (fan not included)  $150', 150, '(fan'],
  ['Install 14 windows $9,800, trim not included', 9800, 'trim'],
])('a denial ends at the last comma, the sentence or the bracket: %s', (text, amount, denied) => {
  const { says, denies } = deniedIn(text, amount);
  expect(denies).toMatch(new RegExp(`^${denied.replace('(', '\\(')} not included`));
  expect(says).not.toContain(denied);
  expect(says).not.toBe('');
});

test.each([
  'Permit, tree removal and sod not included.',
  'Not included: permit, sod',
  'Not ours: countertop, plumbing, tear-out of old cabinets',
  'Price does not include removal, permit or sod.',
  'Plumbing by others',
  'No county permit or design is drawn for it',
  'The price is without a city permit.',
  'Plumbing disconnect and reconnect is not in our price.',
  'Plumber and electrician not in this.',
  'Pumping is not part of it.',
  'Countertops and backsplash are NOT mine, a stone shop quotes you on those.',
  'Granite is set by our partner. This is in addition to the cabinet price.',
  'A licensed assessor writes the protocol. By law that is a different company, and you pay them direct.',
])('a denial reaches over the whole list: %s', (text) => {
  expect(deniedIn(text, null)).toEqual({ says: '', denies: text });
});

test('that a permit is not needed denies no work', () => {
  const line = 'No permit is required here for a door like the old one';
  expect(deniedIn('No city permit or plan is needed for it', null).denies).toBe('');
  expect(deniedIn(line, null)).toEqual({ says: line, denies: '' });
});

test('what was not in something else denies no work', () => {
  const line = 'The pad was not in this condition before';
  expect(deniedIn(line, null)).toEqual({ says: line, denies: '' });
});

test('what is done with it once the customer has it is not in the price either', () => {
  const text = 'New pulls are not in this price; if you buy them I put them on at no charge.';
  expect(deniedIn(text, 6150)).toEqual({ says: '', denies: text });
});

test('what a line with a price has others do takes nothing from it', () => {
  const line = 'New pulls installed, you buy them  $252.00';
  expect(deniedIn(line, 252)).toEqual({ says: line, denies: '' });
});

test('what others do is not in the price, whatever the next sentence offers', () => {
  const [one, other] = [
    'Tile and plumbing are by others.',
    'Old boxes: we can haul them for 310.00',
  ];
  expect(deniedIn(`${one} ${other}`, 310)).toEqual({ says: other, denies: one });
});

test.each(['Line set flushed and reused', 'Existing pad to be re-used', 'Reuse of your opener'])(
  'what is there and stays is not in the price: %s',
  (text) => {
    expect(deniedIn(text, null)).toEqual({ says: '', denies: text });
  },
);

test.each(['We never reuse old flashing', 'All new flashing, nothing reused', 'No reused parts'])(
  'what is not used again is new, and in it: %s',
  (text) => {
    expect(deniedIn(text, null)).toEqual({ says: text, denies: '' });
  },
);
