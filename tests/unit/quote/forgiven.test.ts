import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

const forgiven = (lines: string, trade = 'roofing') =>
  findCautions(lines, cautionsIn(trade), 18_400, trade).flatMap(({ caution, sentence, also }) =>
    caution.id === 'deductible' ? [sentence, ...also] : [],
  );

test.for([
  ['and is called so', 'Referral program, toward owner share  -3,720.00', 'roofing'],
  ['in a sentence', 'For the yard sign we send you $3,720.00 in a month.', 'roofing'],
  [
    'as a gift, so that nothing is left to pay',
    'We give each neighbor an advertising allowance of $3,720.00, so there is nothing for you to bring.',
    'roofing',
  ],
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

/** A deductible with no figure that comes again, and what is said right after it. */
const said = (next: string) => forgiven(`Your wind deductible shows 2%.\n${next}`);

test.for([
  'You will not write us that check: we credit it back to you as a yard-sign allowance.',
  'For our sign in your yard we give a marketing allowance in the same amount.',
])('a deductible is given back by what goes on about it: %s', (next) => {
  expect(said(next)).toEqual([next]);
});

test.for([
  'We can’t credit it, rebate it or trade it for a yard sign.',
  'A yard sign is up to you: no credit goes with it, and you pay it in full.',
  'If you want a yard sign, we give it to you for nothing.',
  'A referral credit in the amount of $150 comes off for each neighbor you name.',
])('a deductible is not given back by what goes on about something else: %s', (next) => {
  expect(said(next)).toEqual([]);
});

test('what a policy puts on whoever is insured is a deductible', () => {
  const line =
    'Don’t worry about the $3,720.00 your policy puts on you, it is met on our end by an advertising allowance.';
  expect(forgiven(line)).toEqual([line]);
});

test('where no deductible is, nothing due is no trap', () => {
  expect(forgiven('Contract price  $18,400.00\nHomeowner pays: $0.00')).toEqual([]);
  expect(forgiven('Deductible  $0.00\nHomeowner pays: $0.00')).toEqual([]);
});
