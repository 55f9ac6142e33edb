import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

test('a deposit of more than half calls for it, whatever it is called', () => {
  const half = cautionsIn('concrete').filter(({ id }) => id === 'half-down');
  const asks = (amount: number) =>
    findCautions('', half, 10_000, [{ text: 'today, to hold the trucks', amount }]);
  expect(asks(6000)).toMatchObject([{ sentence: 'today, to hold the trucks', isSure: true }]);
  expect(asks(5000)).toEqual([]);
});

/** Of a trade and a caution, `+` what has it in other words and `-` what only sounds like it. */
const said = readFileSync(new URL('../../fixtures/quote-traps.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => part.trim().split('\n'));

test.each(said)('in other words: %s', (head, ...sentences) => {
  const [trade = '', id] = head.split(' ');
  for (const sentence of sentences) {
    const found = findCautions(sentence.slice(2), cautionsIn(trade), 0, [], trade)
      .map((one) => one.caution.id)
      // A claim without the notice is no accusation: `cautions.test.ts` has it.
      .filter((one) => one !== 'deductible-notice' || one === id);
    if (sentence.startsWith('+')) expect(found, sentence).toContain(id);
    else expect(found, sentence).toEqual([]);
  }
});
