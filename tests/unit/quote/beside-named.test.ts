import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

const named = (text: string) =>
  findCautions(text, cautionsIn('pest-control'), 0, [], 'pest-control').flatMap(
    ({ caution, sentence, also }) => [sentence, ...also].map((one) => `${caution.id}: ${one}`),
  );

const RENEWS = 'The agreement renews for another year unless you write 60 days before it ends.';
const OWED = 'Whoever leaves in the first year is billed $149.';

test('a sentence that is nearly sure is named beside one that is, and by itself only listed', () => {
  expect(named(OWED)).toEqual([]);
  expect(named(`${RENEWS} ${OWED}`)).toEqual([`auto-renew: ${RENEWS}`, `cancel-fee: ${OWED}`]);
  expect(named(`${RENEWS} We spray the yard. ${OWED}`)).toEqual([`auto-renew: ${RENEWS}`]);
});
