import { describe, expect, test } from 'vitest';
import { mendAmounts } from '../../../../src/homeowner/quote/paper/mend-amounts.ts';
import { lastAmountEnd, missingIn, prove } from '../../../../src/homeowner/quote/paper/sums.ts';

const paper = [
  'Estimate 4471 of 5/14/2026',
  'Tear off  31 SQ  $116.13  $3,600.03',
  'Shingles  $11,250.00',
  'Less discount  ($350.00)',
  'Total  $14,500.03',
  'Call before 10/1: $99.00 off',
];
const provenOf = (lines: readonly string[]) => prove(lines).map(({ proven }) => proven.join(' '));

describe('An amount is proven', () => {
  test('by quantity times price, and by the sum that its line is part of', () => {
    // What a price times a quantity comes to proves the price as well.
    expect(provenOf(paper)).toEqual([
      '',
      '$116.13 $3,600.03',
      '$11,250.00',
      '($350.00)',
      '$14,500.03',
      '',
    ]);
  });

  test('by nothing else: one digit read wrong takes the proof from all that hang on it', () => {
    for (const [line, right, wrong] of [
      [1, '3,600.03', '3,800.03'],
      [2, '11,250.00', '11,260.00'],
      [3, '350.00', '850.00'],
      [4, '14,500.03', '14,600.03'],
    ] as const) {
      const misread = paper.map((text, at) => (at === line ? text.replace(right, wrong) : text));
      expect(provenOf(misread)[line]).toBe('');
      expect(provenOf(misread)[4]).toBe('');
    }
  });

  test('an amount in a column without a sign or cents is one to be proven, too', () => {
    const amountsOf = (line: string) => prove([line])[0]!.amounts;
    expect(amountsOf('Soil evaluation, design by RS #4417  14350')).toEqual(['14350']);
    expect(amountsOf('Remodel of 2026, 3 to 4 days')).toEqual([]);
  });

  test('by no line that says the same alone, and by no "one times the same"', () => {
    expect(provenOf(['Repair  1  $850.00  $850.00', 'Balance  $850.00'])).toEqual(['', '']);
  });
});

describe('Amounts that a reader of letters took for something near', () => {
  test.each([
    ['Shingles $17.364.14', 'Shingles $17,364.14'],
    ['Permit S185.00', 'Permit $185.00'],
    ['Total 1,2O0.00', 'Total 1,200.00'],
    ['Total $3,6l0.00', 'Total $3,610.00'],
    ['Total $ 3,600 .00', 'Total $3,600.00'],
    ['Total 12,345,00', 'Total 12,345.00'],
    ['Package $43,15000', 'Package $43,150.00'],
    ['Risers 330,00', 'Risers 330.00'],
  ])('%s', (read, printed) => {
    expect(mendAmounts(read)).toBe(printed);
  });

  test.each([
    'Tear off 31 SQ  $116.13  $3,600.03',
    'Call 817.555.0104 by 10.14.26',
    'S16 condenser, sample F80, 80k 80%',
    'Oil 10 lb at $78/lb, 48 mo @ 0%',
    'Line 1, 2 and 3. 10 years',
  ])('nothing else is changed: %s', (printed) => {
    expect(mendAmounts(printed)).toBe(printed);
  });
});

describe('The one amount that was not read', () => {
  const lost = [
    'Soil evaluation  950.00',
    'Pumptank, 500 gal mn',
    'ii',
    'Control panel  875.00',
    'Two year maintenance contract  Included',
    'Estimate total  $3,975.00',
    'Price does not include rock, $175.00 per hour.',
  ];
  test('is what the total leaves', () => {
    expect(missingIn(lost)).toEqual({ line: 1, amount: '$2,150.00' });
  });

  test('is not guessed where two are lost, none is, or the total is less', () => {
    for (const [at, text] of [
      [3, 'Control panel'],
      [1, 'Pump tank  2,150.00'],
      [5, 'Estimate total  $1,000.00'],
      [5, 'Thank you  $3,975.00'],
    ] as const)
      expect(missingIn(lost.with(at, text))).toBeNull();
  });

  test('is in sight: a picture is rolled to where the last amount of a line ends', () => {
    expect(lastAmountEnd('Decking  $85.00 per sheet, as needed')).toBeCloseTo(15 / 36);
    expect(lastAmountEnd('No amount')).toBe(1);
  });
});
