import { describe, expect, it } from 'vitest';
import { likelyEmail } from '../../../src/contact/likely-typo.ts';

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
