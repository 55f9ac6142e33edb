import { describe, expect, test } from 'vitest';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { pageOf } from '../../../src/quote/missing-page.ts';
import { openQuestion } from '../../../src/quote/open-question.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { doubtOf, placedQuote } from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { quoteWordsOf } from './quote-words.ts';

const match = matcher([], [], quoteWordsOf('hvac'));

const read = (text: string) => ({
  key: 0,
  pasted: text,
  wasRead: text,
  ...typedReading(text, match, 0),
});
const isPriceAsked = (quote: ReturnType<typeof read>): boolean =>
  compareQuotes([], [], [placedQuote(quote, match)], [doubtOf(quote)]).sums[0]!.isPriceAsked;

const FIRST = `Heat pump, 4 ton  $6,210.00
Air handler  $3,905.00
Drain pan and float switch  $140.00`;
const SECOND = `Return air, two grilles  $380.00
City permit  $215.00
Total  $10,850.00`;

describe('A page that is not there', () => {
  test.each([
    ['Page 1 of 2', `Page 1 of 2\n${FIRST}\nTotal  $10,255.00`],
    ['page l of2', `Cedar Air  page l of2\n${FIRST}`],
    ['Pg. 2 / 3', `${FIRST}\nPg. 2 / 3\n${SECOND}\nPg. 3 / 3`.replace('Pg. 3 / 3', '')],
    ['Página 1 de 2', `${FIRST}\nPágina 1 de 2`],
    ['1 of 2', `${FIRST}\n1 of 2`],
    ['Carried to page 2:  $10,255.00', `${FIRST}\nCarried to page 2:  $10,255.00`],
    ['Carried forward  $10,255.00', `${FIRST}\nCarried forward  $10,255.00`],
    ['(continued on next page)', `${FIRST}\n(continued on next page)`],
    ['Brought forward  $10,255.00', `Brought forward  $10,255.00\n${SECOND}`],
    ['From sheet 1  $10,255.00', `From sheet 1  $10,255.00\n${SECOND}`],
    ['Continued from page 1', `Continued from page 1\n${SECOND}`],
  ])('is asked for in the words of the paper: %s', (says, paper) => {
    const quote = read(paper);
    expect(openQuestion(quote)).toEqual({ ask: 'page', says });
    expect(isPriceAsked(quote)).toBe(true);
    const answered = { ...quote, missing: null };
    expect(openQuestion(answered)?.ask).not.toBe('page');
  });

  test.each([
    ['one page', `Page 1 of 1\n${FIRST}\n${SECOND}`],
    ['a size or a day', `Trip sheet  11/4/26\n${FIRST}\n$92.00 a sheet 7/16 OSB\n${SECOND}`],
    ['both pages', `Page 1 of 2\n${FIRST}\nPage 2 of 2\n${SECOND}`],
    [
      'carried and brought',
      `${FIRST}\nCarried forward  $10,255.00\nBrought forward  $10,255.00\n${SECOND}`,
    ],
    [
      'the second chosen first',
      `Brought forward  $10,255.00\n${SECOND}\n${FIRST}\nCarried forward  $10,255.00`,
    ],
    [
      'both of its sheets',
      `${FIRST}\nSheet 1 amount  $10,255.00\nFrom sheet 1  $10,255.00\n${SECOND}`,
    ],
    [
      'both of two, though the number of one was read as another',
      `3 4.202\n${FIRST}\nCarried to page 2  $10,255.00\npage 2 of2\nBrought forward  $10,255.00\n${SECOND}`,
    ],
    [
      'both sheets, of which one says to carry its sum',
      `${FIRST}\nCarry to sheet 2  $10,255.00\nSheet 2 of 2\nCarried from sheet 1  $10,255.00\n${SECOND}`,
    ],
    ['its next page', `${FIRST}\nContinued on next page\n${SECOND}`],
    [
      'work that goes on',
      `${FIRST}\nDebris carried to the curb, siding continued on the north wall\n${SECOND}`,
    ],
    ['one of two parts', `${FIRST}\nRegister 1 of 2 is by owner\n${SECOND}`],
  ])('is asked for by no whole paper: %s', (_, paper) => {
    expect(read(paper).missing).toBeNull();
  });
});

test('what is carried from page to page is no total, and is counted once', () => {
  const carried = `${FIRST}\nCarried forward  $10,255.00`;
  const kindsOf = (paper: string) =>
    readPaper(paper).lines.flatMap(({ text, kind }) => (/forward/.test(text) ? kind : []));
  expect(kindsOf(carried)).toEqual(['subtotal']);
  const both = `${carried}\nBrought forward  $10,255.00\n${SECOND}`;
  expect(kindsOf(both)).toEqual(['subtotal', 'subtotal']);
  expect(readPaper(both)).toMatchObject({ total: 10850, state: 'closes' });
});

test('pages are put in the order that they tell', () => {
  const pages = [
    'Page 2 of 2\nTotal $900',
    'Office 972-555-0127 Faged.ol2',
    'Pg. l of 3',
    'Brought forward 40.00',
  ];
  expect(pages.map(pageOf)).toEqual([2, 1.5, 1, 2]);
});
