import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Question } from '../../../../src/homeowner/quote/Question.tsx';
import { matcher } from '../../../../src/quote/match-line.ts';
import { openQuestion } from '../../../../src/quote/open-question.ts';
import type { TypedQuote } from '../../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../../src/quote/typed-reading.ts';
import { quoteWordsOf } from '../../quote/quote-words.ts';

const match = matcher([], [], quoteWordsOf('senior-care'));
const shown = (text: string, more: Partial<TypedQuote> = {}): string => {
  const read = typedReading(text, match, 1);
  const quote: TypedQuote = { key: 0, pasted: text, wasRead: text, ...read, ...more };
  const question = openQuestion(quote, match.span);
  const form = { items: [], others: [], match, doIt: () => undefined };
  return renderToStaticMarkup(<Question question={question} quote={quote} form={form} />);
};

test('one price is asked about as one, and several as several', () => {
  const one = 'Loading, transport, unloading, about 7,000 lb  $4,150';
  expect(shown(one, { doubt: 'all' })).toContain('Is this the whole price?');
  expect(shown(`${one}\nNot to exceed  $4,900`, { doubt: 'all' })).toContain(
    'Which is the whole price?',
  );
});

test('an option is called as the paper calls it, and none is what is paid again each month beside the first price', () => {
  const total = 'Total  $3,975  $705';
  const paper = `Room  What is included  First 60 days  Each month after
Living room  Sofa, chairs, rug  $3,175  $525
Bedroom  Bedding, lamps  $800  $180`;
  expect(shown(`${paper}\n${total}`)).not.toContain('2 prices on it');
  // A row that lost its prices is no head.
  expect(shown(`${paper}\nDelivery and removal  Crew of 3\n${total}`)).not.toContain(
    'prices on it',
  );
  const named = shown('Option 1\nNew pump  $900\nOption 2\nNew pump and tank  $1,700');
  expect(named).toContain('Option 1, $900');
  expect(named).toContain('Option 2, $1,700');
});

test('an option that has only a letter is told by its words', () => {
  const said = shown(
    'Pick your shingle:\n[ ] Option A   Owens Corning Oakridge, 30-yr laminate ..... $22,940\n[ ] Option B   Owens Corning Duration, 130 mph ..... $24,615',
  );
  expect(said).toMatch(/Option A\s+Owens Corning Oakridge, 30-yr laminate, \$22,940/);
  expect(said).toMatch(/Option B\s+Owens Corning Duration, 130 mph, \$24,615/);
});

test('where the price was told, an empty box asks for nothing', () => {
  const of = (whole: TypedQuote['whole']) => shown('Total  $4,150', { doubt: 'all', whole });
  expect(of(null)).toContain('Use it');
  expect(of(1)).not.toContain('Use it');
});

test('prices that are called alike are asked about under their headings', () => {
  const said = shown(
    'Proposal one: comp shingles\n  30 year warranty\n  Complete price: $14,900\n\nProposal two: class 4\n  40 year warranty\n  Complete price: $18,700',
    { doubt: 'all', options: [] },
  );
  for (const [head, usd] of [
    ['Proposal one: comp shingles', '14,900'],
    ['Proposal two: class 4', '18,700'],
  ])
    expect(said).toContain(`${head}</span>Complete price: $${usd}`);
});

test('where a page may lack something it is said why', () => {
  const saidOf = (cut: string) => shown('Total  $4,150', { isPicture: true, cut });
  expect(saidOf('right')).toContain('The right edge of its picture looks cut off.');
  expect(saidOf('unread')).toContain('Part of its picture could not be read.');
  expect(saidOf('middle')).toContain('Its picture seems to hold two papers.');
});
