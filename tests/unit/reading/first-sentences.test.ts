import { expect, it } from 'vitest';
import { firstSentences } from '../../../src/reading/first-sentences.ts';

const rest = ' What follows needs an article of its own to be said in full.';
const answer = 'On a house insured for $600,000 the first $12,000 of a new roof are yours to pay.';

it.each([
  [answer, answer],
  [`No. ${answer}`, `No. ${answer}`],
  [`${answer.replace('.', '?')} Yes.`, `${answer.replace('.', '?')} Yes.`],
  [
    'A room of at least a hundred and twenty sq. ft. of floor counts as a bedroom here.',
    'A room of at least a hundred and twenty sq. ft. of floor counts as a bedroom here.',
  ],
])('says "%s" and no more', (begins, said) => {
  expect(firstSentences(begins + rest)).toBe(said);
});

it('says all of a text that is one sentence', () => {
  expect(firstSentences(answer)).toBe(answer);
});
