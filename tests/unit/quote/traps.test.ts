import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accuses, findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

test('a deposit of more than a third calls for it, whatever it is called', () => {
  const large = cautionsIn('concrete').filter(({ id }) => id === 'half-down');
  const asks = (amount: number) =>
    findCautions('', large, 10_000, [{ text: 'today, to hold the trucks', amount }]);
  expect(asks(3500)).toMatchObject([{ sentence: 'today, to hold the trucks', isSure: true }]);
  expect(asks(3300)).toEqual([]);
});

/** Of a trade and a caution, `+` what has it in other words and `-` what only sounds like it. */
const said = readFileSync(new URL('../../fixtures/quote-traps.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((part) => {
    const [head = '', ...lines] = part.trim().split('\n');
    const [trade = '', id = ''] = head.split(' ');
    return lines.map((line) => {
      const found = findCautions(line.slice(2), cautionsIn(trade), 0, [], trade)
        // A claim without the notice is no accusation: `cautions.test.ts` has it.
        .filter(({ caution }) => caution.id !== 'deductible-notice' || id === caution.id);
      return { line: `${head} ${line}`, isTrap: line.startsWith('+'), id, found };
    });
  });

/** So many of the sentences, most of them written by people who did not know the reader, it may get wrong. */
const MOST_MISSED = 0.02;

test('no honest sentence accuses anybody', () => {
  const accused = said.filter(({ isTrap, found }) => !isTrap && found.some(accuses));
  expect(accused.map(({ line }) => line)).toEqual([]);
});

test('an honest sentence is hardly ever asked about, and a trap in other words hardly ever missed', () => {
  const [traps, honest] = [true, false].map((is) => said.filter(({ isTrap }) => isTrap === is));
  const missed = traps!.filter(({ id, found }) => found.every(({ caution }) => caution.id !== id));
  const asked = honest!.filter(({ found }) => found.length > 0);
  const linesOf = (those: typeof said) => those.map(({ line }) => line).join('\n');
  expect(missed.length, linesOf(missed)).toBeLessThan(MOST_MISSED * traps!.length);
  expect(asked.length, linesOf(asked)).toBeLessThan(MOST_MISSED * honest!.length);
});
