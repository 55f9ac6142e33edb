import fc from 'fast-check';

const word = fc.constantFrom(
  ...[
    'Tear off',
    'Shingles',
    'TOTAL',
    'Subtotal',
    'Less discount',
    'Tax 8.25%',
    'Deposit',
    'Option A',
  ],
  ...[
    'Option B',
    'GOOD  BETTER',
    'Net cost',
    'Less rebate',
    'Optional',
    'Add',
    'RCV',
    'Allowance',
    'if needed',
  ],
);
const usd = fc.integer({ min: -900_000, max: 900_000 }).map((cents) => (cents / 100).toFixed(2));
const line = fc
  .tuple(fc.constantFrom('', '   ', '- '), word, fc.constantFrom('  ', ' $', '  3 @ '), usd)
  .map((parts) => parts.join(''));
/** Lines as papers have them, in any order and with any amounts. */
export const anyPaper = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
