import { expect, test } from 'vitest';
import { passageOf } from '../../../src/quote/passage.ts';

test.each([
  ['Community fee, one time   $2,400', 2400, 'Community fee, one time $2,400'],
  // Words that stand before another amount are not those of this one.
  [
    'Pay it all this week: $900   (you save $120)',
    120,
    'Pay it all this week: $900 (you save $120)',
  ],
  ['With a check I knock off 300, so $7,700', 7700, 'With a check I knock off 300, so $7,700'],
  [
    'Not included: duct replacement. Travis measured your static pressure at $52, fine.',
    52,
    'Not included: duct replacement. Travis measured your static pressure at $52, fine.',
  ],
  ['or about $2,210 a month', 2210, 'about $2,210 a month'],
  // Of the sentence behind it not the half that its row holds.
  [
    '$4,420 in an average month. Holidays (Thanksgiving, Christmas) are billed',
    4420,
    '$4,420 in an average month.',
  ],
  ['Less deductible  (1,000.00)', -1000, 'Less deductible (1,000.00)'],
  [
    'Whatever breaks on the way from your old home to the new one, the most you will ever see from us for it is a coupon worth $50 for one later move with us',
    50,
    '…most you will ever see from us for it is a coupon worth $50 for one later move with…',
  ],
])('what is not compared stands in its own words: %s', (line, usd, said) => {
  expect(passageOf(line, usd)).toBe(said);
});
