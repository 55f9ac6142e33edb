import { describe, expect, it } from 'vitest';
import { isFarFrom, likelyEmail } from '../../../../src/contact/likely-typo.ts';

describe('an address with a slip', () => {
  it.each([
    ['mary@gmial.com', 'mary@gmail.com'],
    ['mary@gmail.co', 'mary@gmail.com'],
    ['mary@gmail.con', 'mary@gmail.com'],
    ['mary@gmai.com', 'mary@gmail.com'],
    ['Mary.O@YAHO.com', 'Mary.O@yahoo.com'],
    ['pat@hotmial.com', 'pat@hotmail.com'],
    ['pat@sbcglobal.ent', 'pat@sbcglobal.net'],
    ['pat@iclould.com', 'pat@icloud.com'],
  ])('%s probably means %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));

  it.each(['mary@gmail.com', 'mary@ymail.com', 'pat@mail.example', 'pat@southlake.tx.us', '', '@'])(
    '%j is left alone',
    (typed) => expect(likelyEmail(typed)).toBeNull(),
  );
});

it('tells a ZIP code of another county, and lets the neighbors pass', () => {
  expect(isFarFrom('76092', 'southlake')).toBe(false);
  expect(isFarFrom('76262', 'southlake')).toBe(false);
  expect(isFarFrom('90210', 'southlake')).toBe(true);
  expect(isFarFrom('76092', 'allen')).toBe(true);
  expect(isFarFrom('75013', 'allen')).toBe(false);
  expect(isFarFrom('90210', 'elsewhere')).toBe(false);
});
