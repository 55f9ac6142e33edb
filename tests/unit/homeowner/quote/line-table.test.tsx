import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compareQuotes } from '../../../../src/quote/compare-quotes.ts';
import { LineTable, sayWritten } from '../../../../src/homeowner/quote/LineTable.tsx';
import { readLine } from '../../quote/read-line.ts';
import { placed } from '../../quote/sample-quote.ts';

test('a price for one that is not compared stands as its paper writes it, not times our count', () => {
  const placed = {
    place: '#rest',
    names: [],
    denies: [],
    plainly: null,
    items: [],
    isUntold: true,
  };
  const saidOf = (text: string, each: number | null, amount: number) =>
    sayWritten({ ...readLine(text), ...placed, each, amount });
  expect(saidOf('Weekdays  $34.00 per hour', 34, 1473.33)).toBe('$34 per hour');
  expect(saidOf('Assessment  $150.00', null, 150)).toBe('$150');
});

test('what a price was worked out of is not said to stand beside nothing', () => {
  const shown = (doubt: 'none' | 'plan') =>
    renderToStaticMarkup(
      <LineTable
        comparison={compareQuotes([], [], [placed(['Total  $561', '#total'])], [doubt])}
        total={{ low: 370, typical: 595, high: 945, label: 'Likely' }}
        ratings={[]}
      />,
    );
  expect(shown('none')).toContain('We put none of its lines beside ours.');
  expect(shown('plan')).toBe('');
});
