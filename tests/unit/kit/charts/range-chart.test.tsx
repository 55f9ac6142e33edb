import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeChart } from '../../../../src/kit/charts/RangeChart.tsx';

const total = { low: 13_500, typical: 17_700, high: 23_900 };
const drawn = (usd: readonly number[]) =>
  renderToStaticMarkup(
    <RangeChart
      total={total}
      quotes={usd.map((one, at) => ({ name: `quote ${'ABC'[at]}`, usd: one }))}
    />,
  );
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test('the range says its ends and its likely price, apart where both have room', () => {
  expect(texts(drawn([]))).toEqual(['likely $17,700', 'low $13,500', 'high $23,900']);
  // A quote far above leaves the band no room.
  expect(texts(drawn([90_000]))).toContain('low $13,500 · high $23,900');
});

test('quotes stand on the axis of the range, each with its name and amount on a line of its own', () => {
  const svg = drawn([24_350, 24_350, 18_000]);
  expect(texts(svg).slice(1, 4)).toEqual(['quote A $24,350', 'quote B $24,350', 'quote C $18,000']);
  const lines = [...svg.matchAll(/<text x="[^"]*" y="(\d+)"/g)]
    .slice(1, 4)
    .map(([, y]) => Number(y));
  expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
  // No stem is drawn over words.
  const stems = [...svg.matchAll(/<line class="quote"[^>]*y2="(\d+)"/g)].map(([, y]) => Number(y));
  expect(stems).toHaveLength(3);
  expect(Math.max(...stems)).toBeLessThan(Math.min(...lines) - 12);
  const at = (usd: string) =>
    Number(new RegExp(`<text x="([\\d.]+)%"[^>]*>quote . \\${usd}`).exec(svg)![1]);
  expect(at('$24,350')).toBeGreaterThan(at('$18,000'));
});
