import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Series } from '../../../../src/engine/index.ts';
import SeriesChart from '../../../../src/kit/charts/SeriesChart.tsx';

const drawn = (more: Partial<Series>) =>
  renderToStaticMarkup(
    <SeriesChart
      series={{
        id: 'one',
        title: 'A year of use',
        draw: 'bars',
        unit: 'usd',
        along: ['Repair', 'New'],
        lines: [{ label: 'A year', values: [105, 130] }],
        ...more,
      }}
    />,
  );
const months = Array.from({ length: 12 }, (_, month) => `month ${month}`);

test('a few bars stand one under the other with their figures, and no legend of one line', () => {
  const html = drawn({});
  expect(html).toContain('$105');
  expect(html).toContain('$130');
  expect(html).not.toContain('A year<');
  expect(html).not.toContain('<table');
  expect(drawn({ own: [1] })).toMatch(/fill-gold.*\$130, yours/s);
});

test('several lines are told apart by name', () => {
  const html = drawn({
    lines: [
      { label: 'Repaired', values: [6900, 12_400] },
      { label: 'New', values: [5500, 11_000] },
    ],
  });
  expect(html.match(/>Repaired</g)).toHaveLength(2);
});

test('months of few heights say each height once, the person’s own in words too', () => {
  const values = months.map((_, month) => (month > 3 && month < 9 ? 1850 : 1550));
  const html = drawn({ along: months, own: [4, 5, 6, 7, 8], lines: [{ label: 'Likely', values }] });
  const plot = html.split('<details')[0]!;
  expect(plot.match(/\$1,850/g)).toHaveLength(1);
  expect(plot.match(/\$1,550/g)).toHaveLength(2);
  expect(plot).toContain('$1,850, yours');
  expect(plot.match(/fill-gold/g)).toHaveLength(5);
});

test('a scale says once what it counts', () => {
  const values = months.map((_, month) => 400 + 70 * month);
  const plot = drawn({ along: months, unit: 'kwh', lines: [{ label: 'Made', values }] }).split(
    '<details',
  )[0]!;
  expect(plot.match(/kWh/g)).toHaveLength(1);
});
