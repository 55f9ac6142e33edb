import { expect, it } from 'vitest';
import { howPromiseRuns } from '../../../../src/time/words.ts';

it.each([
  [1, /^Its hours run while companies may call/],
  [8, /^Its hours run while companies may call/],
  [24, /^Its 24 hours are a day\. They begin, and end, while companies may call/],
  [30, /^Each 24 of its hours are a day, the rest run in calling hours\./],
  [48, /^Each 24 of its hours are a day\. They begin, and end,/],
])('says how a promise of %i hours is counted', (hours, words) => {
  expect(howPromiseRuns(hours)).toMatch(words);
});
