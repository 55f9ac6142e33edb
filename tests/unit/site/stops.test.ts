import { describe, expect, it } from 'vitest';
import { sentBytes } from '../../../scripts/host/brotli.ts';
import type { Field } from '../../../src/engine/index.ts';
import { GET } from '../../../src/pages/stops/[name].svg.ts';
import { stops } from '../../../src/site/stops/index.ts';
import { styleOfStops } from '../../../src/site/stops/style-of.ts';
import { tools } from '../../../src/tools/index.ts';
import { tradeById } from '../../../src/trades/index.ts';

const fieldsOf = (id: string): Readonly<Record<string, Field>> =>
  (tradeById(id)?.calculator ?? tools.find((tool) => tool.id === id)!.rule).fields;

/** How wide a drawing is on the narrowest phone, in CSS pixels, and a disc on it. */
const NARROWEST = { beside: 0.38 * 320, above: 288 };
const DISC = 24;

const drawings = Object.entries(stops).flatMap(([of, all]) =>
  Object.entries(all).map(([name, drawing]) => ({ of, name, drawing })),
);

describe.each(drawings)('the stops of $of on $name', ({ of, drawing }) => {
  const { at, box, draw } = drawing;
  const placed = Object.entries(at).flatMap(([field, answers]) =>
    Object.entries(answers).map(([answer, place]) => ({ field, answer, place })),
  );

  it('tick answers that are asked', () => {
    const fields = fieldsOf(of);
    for (const { field, answer } of placed) {
      const asked = fields[field]!;
      expect(asked.kind).toBe('choices');
      expect('options' in asked && asked.options.map(({ value }) => value)).toContain(answer);
    }
  });

  it('lie on the drawing, and none on another, on the narrowest phone', () => {
    const [left, top, width, height] = box;
    const size = (DISC * width) / NARROWEST[draw];
    for (const [index, { place }] of placed.entries()) {
      const [x, y] = place;
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
      for (const other of placed.slice(index + 1))
        expect(Math.hypot(x - other.place[0], y - other.place[1])).toBeGreaterThanOrEqual(size);
    }
  });

  it('are sent in 6 KB at most, rules and drawing', async () => {
    const file = await (GET as (context: unknown) => Response)({ props: { drawing } }).text();
    expect(sentBytes(file) + sentBytes(styleOfStops(of)!.style)).toBeLessThanOrEqual(6 * 1024);
  });
});
