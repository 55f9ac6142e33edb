import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readAnswers, runEstimate, type Answers } from '../../../../src/engine/index.ts';
import { useStated } from '../../../../src/homeowner/quote/use-stated.ts';
import { placeLines } from '../../../../src/quote/place-line.ts';
import { matcher } from '../../../../src/quote/match-line.ts';
import { readLine } from '../../quote/read-line.ts';
import { tradeById } from '../../../../src/trades/index.ts';
import { quoteWordsOf } from '../../quote/quote-words.ts';

const { calculator } = tradeById('roofing')!;
const words = quoteWordsOf('roofing');
const match = matcher([], [], words);

/** What is asked of each of several quotes before the person says anything to them. */
const asked = (texts: readonly string[], answers: Answers = {}): string[][] => {
  const given = readAnswers(calculator, { job: 'replace', ...answers }).answers;
  const quotes = texts.map((text) => placeLines([readLine(text)], match));
  const Shown = () => {
    const { asked } = useStated(
      quotes,
      words.answers ?? [],
      calculator,
      runEstimate(calculator, given),
      () => undefined,
    );
    return <>{asked.map((own) => own.map(({ says }) => says).join('+')).join('|')}</>;
  };
  return renderToStaticMarkup(<Shown />)
    .split('|')
    .map((own) => own.split('+').filter(Boolean));
};

test('a kind that one of two quotes names is asked of that one', () => {
  expect(asked(['Class 4 shingles  $14,000'])).toEqual([[]]);
  expect(asked(['Class 4 shingles  $14,000', 'Shingles  $12,000'])).toEqual([['Class 4'], []]);
  const both = ['Class 4 shingles  $14,000', 'Class 4 shingles, ridge  $15,000'];
  expect(asked(both)).toEqual([[], []]);
});

test('how large the work is holds for the quote beside it, where they do not differ', () => {
  const one = 'Shingles, 30 squares  $14,000';
  expect(asked([one, 'Shingles  $12,000'])).toEqual([[], []]);
  expect(asked([one, 'Shingles, 44 squares  $12,000'])).toEqual([['30 squares'], ['44 squares']]);
});

test('what the person answered otherwise is asked', () => {
  expect(asked(['Class 4 shingles  $14,000'], { covering: 'metal' })).toEqual([['Class 4']]);
  const size = { known: 'squares', squares: 50 };
  expect(asked(['Shingles, 30 squares  $14,000'], size)).toEqual([['30 squares']]);
});
