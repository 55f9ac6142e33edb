import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

const forgiven = (lines: string, trade = 'roofing') =>
  findCautions(lines, cautionsIn(trade), 18_400, [], trade).flatMap(
    ({ caution, sentence, also }) => (caution.id === 'deductible' ? [sentence, ...also] : []),
  );

test.for([
  ['by a line under another name', 'Lawn banner, 2 months  -$3,720.00', 'roofing'],
  ['in brackets', 'Neighborhood showcase  (3,720.00)', 'water-damage'],
  ['and is called so', 'Referral program, toward owner share  -3,720.00', 'roofing'],
  ['in a sentence', 'For the yard sign we send you $3,720.00 in a month.', 'roofing'],
  [
    'as a gift, so that nothing is left to pay',
    'We give each neighbor an advertising allowance of $3,720.00, so there is nothing for you to bring.',
    'roofing',
  ],
  ['and nothing is left', 'Homeowner pays: $0.00', 'roofing'],
])('a deductible is given back by its amount, %s', ([, line, trade]) => {
  const lines = `Contract price  $18,400.00\nOwner share (2% wind)  $3,720.00\n${line!}`;
  expect(forgiven(lines, trade)).toContain(line);
});

test.for([
  ['stands', 'Insurance checks  $14,680.00'],
  ['is what an insurer takes off', 'Less deductible  (3,720.00)'],
  ['was paid', 'Check from owner  -3,720.00\nHomeowner pays: $0.00'],
  ['was paid to others', 'The deductible was paid to the dryer company.\nHomeowner pays: $0.00'],
  ['is paid later', 'Homeowner pays: $0.00\nAt the end: owner pays $3,720.00'],
  ['is not what is taken off', 'Lawn banner  -$250.00'],
  ['is not given back', 'No referral money is paid for the $3,720.00.'],
])('a deductible that %s is not given back', ([, line]) => {
  expect(forgiven(`Contract price  $18,400.00\nDeductible  $3,720.00\n${line!}`)).toEqual([]);
});

test('where no deductible is, nothing due is no trap', () => {
  expect(forgiven('Contract price  $18,400.00\nHomeowner pays: $0.00')).toEqual([]);
  expect(forgiven('Deductible  $0.00\nHomeowner pays: $0.00')).toEqual([]);
});

/** Of an insured roof for $18,000: whether the notice of the law is asked for. */
const isNoticeAsked = (said: string): boolean =>
  findCautions(
    `Roof per insurance scope, RCV $18,000.00\n${said}`,
    cautionsIn('roofing'),
    18_000,
    [],
    'roofing',
  ).some(({ caution }) => caution.id === 'deductible-notice');

test.each([
  'Your deductible of $2,500.00 is paid by you.',
  'Of it your $4,380.00 deductible is your own part. Texas law has you pay it.',
  'Wind/hail deductible: $4,380.00. You owe it to us on the day we finish.',
  'The homeowner pays the deductible of $3,000.',
  'Deductible: homeowner’s responsibility, due when the roof is on.',
  'Owner is responsible for the deductible.',
  'You owe your deductible to us when the last nail is in.',
  'Deductible due from owner  $2,000.00',
  'The deductible is yours, and we collect it in full.',
  'We do not waive, absorb or rebate deductibles.',
  'We cannot cover your deductible, and no roofer may.',
  'It is against the law for us to waive your deductible.',
  'By law your deductible must be paid.',
  'You pay nothing beyond your deductible.',
  'Your only cost is the deductible, out of your pocket.',
  'Insured to pay deductible of $1,000 at completion.',
  'The price is the insurance proceeds plus your deductible.',
  'Your deductible is covered by the homeowner, not by us.',
  'Please bring the deductible when you sign off the roof.',
  'The deductible comes out of your pocket.',
  'Your deductible is never lowered, hidden or credited.',
  'El deducible lo paga usted.',
])('who says that the deductible is the owner’s is not asked for the notice: %s', (said) => {
  expect(isNoticeAsked(said)).toBe(false);
});

test.each([
  'Your deductible is on us.',
  'We pay your deductible.',
  'You pay no deductible.',
  'Your deductible: $0 out of pocket, you pay nothing.',
  'Your deductible is covered.',
  'You never pay a deductible with us.',
  'Wind/hail deductible: $4,380.00',
  'Less deductible  (3,000.00)',
  'Your deductible is paid by us.',
  'You never owe a deductible: we cover it.',
  'We take care of your deductible.',
  'The deductible is paid for you.',
  'You get your deductible back when you pay.',
  'Your deductible is credited to you.',
  'You do not owe the deductible.',
  'Ask your carrier what your deductible is.',
  'The deductible is not your responsibility.',
  'Deductible applied by carrier  2,500.00',
  'You won’t have to pay your deductible.',
  'If you owe a deductible, we absorb it.',
  'We never ask for the deductible, we eat it.',
  'You pay the roof, and your deductible is free.',
])('who does not is asked for it: %s', (said) => {
  expect(isNoticeAsked(said)).toBe(true);
});
