import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

const notice =
  'Texas law requires a person insured under a property insurance policy to pay any deductible applicable to a claim made under the policy. It is a violation of Texas law for a seller of goods or services who reasonably expects to be paid wholly or partly from the proceeds of a property insurance claim to knowingly allow the insured person to fail to pay, or assist the insured person’s failure to pay, the applicable insurance deductible.';

test('the notice an insured job of $1,000 and more must carry is missed, and read where it stands', () => {
  const insured = 'Roof per insurance scope, less depreciation';
  const found = (text: string, total?: number) =>
    findCautions(text, cautionsIn('roofing'), total).map(({ caution }) => caution.id);
  expect(found(insured, 18_000)).toEqual(['deductible-notice']);
  expect(found(insured)).toEqual(['deductible-notice']);
  expect(found(insured, 900)).toEqual([]);
  expect(found(`${insured}\n${notice}`, 18_000)).toEqual([]);
  expect(found('Not an insurance claim. New roof', 18_000)).toEqual([]);
});

test('only what is said in just these words is asked of the company', () => {
  const sure = (text: string) =>
    findCautions(text, cautionsIn('roofing')).map(({ isSure }) => isSure);
  expect(sure('We waive your deductible.')).toContain(true);
  expect(sure('We waive up to $1,500 of your deductible.')).not.toContain(true);
  expect(sure('Ask us if we can cover your deductible.')).not.toContain(true);
  // The surest of its sentences is the one shown.
  expect(
    findCautions(
      'We cover some or all of your deductible.\nDeductible waived.',
      cautionsIn('roofing'),
    )[0]?.sentence,
  ).toBe('Deductible waived.');
});

test('what no phrase has is found by what was learned, and never surely', () => {
  const text =
    'The client who signs stays answerable for the balance, whatever the insurer decides to pay.';
  const cautions = cautionsIn('water-damage');
  expect(findCautions(text, cautions, 0, [], 'water-damage', null)).toEqual([]);
  expect(findCautions(text, cautions, 0, [], 'water-damage')).toMatchObject([
    { caution: { id: 'you-owe' }, isSure: false },
  ]);
});
