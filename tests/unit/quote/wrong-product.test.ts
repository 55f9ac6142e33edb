import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { writeLetter } from '../../../src/quote/letter.ts';
import { linesOf } from '../../../src/quote/place-line.ts';
import { readLine } from './read-line.ts';
import { wrongProduct } from '../../../src/quote/wrong-product.ts';
import { roof } from './sample-items.ts';

const dollars = (usd: number): string =>
  `$${usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test.each([
  ['Architectural shingles 33 SQ @ $320  $11,560', 10_560, 11_560],
  ['Pour 5" broom finish | 900 sf | $8.25 | $8,325', 7425, 8325],
  ['Perimeter treatment, 190 linear ft @ $8.00  $1,720.00', 1520, 1720],
  ['3. Laminated shingles 34.67 SQ 291.15 11,094.17', 10_094.17, 11_094.17],
])('what does not fit is told: %s', (text, comesTo, says) => {
  expect(wrongProduct(text)).toMatchObject({ says });
  expect(wrongProduct(text)!.comesTo).toBeCloseTo(comesTo, 1);
});

test.each([
  ['rounded to whole squares', 'Shingles 33 SQ @ $320  $10,700'],
  ['waste', 'Shingles incl. 10% waste 33 SQ @ $320  $11,616'],
  ['waste that is not said', 'Shingles 33 SQ @ $320  $11,616'],
  ['tax in it', 'Shingles 33 SQ @ $320  $11,431.20'],
  ['a minimum', 'Haul 2 CY @ $40, minimum  $250'],
  ['another unit', 'Shingles 33 SQ @ $3.40/SF  $11,220'],
  ['a third figure', '3 movers 5 HR @ $45  $675'],
  ['hours that no figure tells', '2 men  $125.00  $1,000.00'],
  ['what a heater gives', '1 Electric heat kit, 8 kW  $265.00  $265.00'],
  ['the size of a machine', 'Condenser 4 ton  $3,000.00  $6,000.00'],
  ['a price of one', 'Cover plate 12 SF  $265.00  $265.00'],
  ['so many before its size', '2 coils 20 LF  $30.00  $60.00'],
  ['the regular price', 'Shingles 33 SQ @ $320  was $11,560'],
  ['another amount behind it', 'Felt 31.20 SQ 48.20 1,503.84 (300.77) 1,203.07'],
])('no line is accused for %s', (_why, text) => {
  expect(wrongProduct(text)).toBeNull();
});

test('what fits within a dollar or 1 % is never told, and what is far off is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 90_000 }),
      fc.integer({ min: 500, max: 90_000 }),
      fc.double({ min: -0.01, max: 0.01, noNaN: true }),
      fc.constantFrom('SQ', 'SF', 'LF', 'EA', 'HR'),
      fc.constantFrom(' @ ', '  ', ' | '),
      (quantity, each, off, unit, between) => {
        const [count, usd] = [quantity / 100, each / 100];
        const line = (says: number) =>
          `Work ${count} ${unit}${between}${dollars(usd)}  ${dollars(says)}`;
        const all = count * usd;
        expect(wrongProduct(line(all * (1 + off)))).toBeNull();
        fc.pre(all > 100);
        expect(wrongProduct(line(all * 2.2))).not.toBeNull();
      },
    ),
  );
});

test('the letter asks which is right, and says nothing while the reading is in doubt', () => {
  const quote = [
    // Four lines on which more dollars hang.
    ['Tear off $12,600', 'tear-off'],
    ['Shingles 33 SQ @ $320  $11,560', 'covering'],
    ['Decking $5,000', 'decking'],
    ['Permit $3,000', 'permit'],
    ['Media cabinet $2,000', '#else'],
  ].map(([text = '', place = '']) => ({
    ...readLine(text),
    place,
    names: linesOf(place),
    denies: [],
    plainly: null,
  }));
  const letter = (doubt: 'none' | 'all') => {
    const { rows, sums } = compareQuotes(roof, [], [quote], [doubt]);
    return writeLetter({ quote, sums: sums[0]!, rows, at: 0, cautions: [] });
  };
  expect(letter('none')).toContain(
    'You write “Shingles 33 SQ @ $320 $11,560”. 33 × $320 is $10,560; your paper says $11,560. Which is right?',
  );
  expect(letter('all')).toBe('');
});
