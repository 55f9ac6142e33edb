import { expect, test } from 'vitest';
import { matcher } from '../../../src/quote/match-line.ts';
import { openQuestion } from '../../../src/quote/open-question.ts';
import {
  mayBeWrong,
  placedQuote,
  typedReading,
  type TypedQuote,
} from '../../../src/quote/typed-quote.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

const match = matcher(roof, [], quoteWordsOf('roofing'));

const typed = (text: string, more: Partial<TypedQuote> = {}): TypedQuote => ({
  key: 0,
  pasted: text,
  ...typedReading(text, match, 1),
  ...more,
});
const asked = (quote: TypedQuote) => openQuestion(quote, placedQuote(quote, match));

const apart = `Tear off $3,600
Architectural shingles $11,250
Permit $250
SUB   16,868
TOTAL  16,368`;

test('where lines and total do not agree, the lines that may be the price are asked about', () => {
  const quote = typed(apart);
  expect(quote.isUnsure).toBe(true);
  const question = asked(quote);
  expect(question).toMatchObject({ ask: 'whole', sum: 15_100 });
  expect(question?.ask === 'whole' && question.lines.map(({ line }) => line.text)).toEqual([
    'SUB  16,868',
    'TOTAL  16,368',
  ]);
});

test('what is said to be the whole price is the total, and no other line', () => {
  const quote = typed(apart);
  const sub = quote.lines.find(({ text }) => text.startsWith('SUB'))!;
  const totals = (whole: TypedQuote['whole']) =>
    placedQuote({ ...quote, whole }, match).flatMap(({ place, amount }) =>
      place === '#total' ? [amount] : [],
    );
  expect(totals(null)).toEqual([16_368]);
  expect(totals(sub.key)).toEqual([16_868]);
  expect(totals('lines')).toEqual([]);
  expect(mayBeWrong({ ...quote, whole: sub.key })).toBe(true);
  expect(mayBeWrong({ ...quote, whole: 'lines' })).toBe(false);
});

test('the largest line without a place is asked about first, and an option before all', () => {
  const odd = 'Tear off $3,600\nShingles $9,000\nOdd thing $500\nStrange thing $900';
  expect(asked(typed(odd))).toMatchObject({
    ask: 'place',
    line: { text: 'Strange thing $900' },
    waiting: 1,
  });
  const options = typed('Option A: shingles $9,000\nOption B: shingles $12,000');
  expect(asked(options)).toEqual({ ask: 'option' });
  expect(asked({ ...options, chosen: 0 })).toBeNull();
  expect(asked(typed('Tear off $3,600\nShingles $9,000'))).toBeNull();
});
