import { describe, expect, test } from 'vitest';
import { INCH } from '../../../../src/site/pictures/hail.ts';
import { pictures } from '../../../../src/site/pictures/index.ts';
import { tools } from '../../../../src/tools/index.ts';
import { figures } from '../../../../src/trades/roofing/figures.ts';
import { trades } from '../../../../src/trades/index.ts';

/** The ids of the drawings that the questions of all trades and tools name. */
const named = new Set(
  [...trades.map(({ calculator }) => calculator), ...tools.map(({ rule }) => rule)].flatMap(
    ({ fields }) =>
      Object.values(fields).flatMap((field) => [
        ...(field.picture ? [field.picture] : []),
        ...('options' in field ? field.options.flatMap(({ picture }) => picture ?? []) : []),
      ]),
  ),
);

const argumentCount: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** Every point that a path goes through or is drawn to; curves lie between their control points. */
const pointsOf = (d: string): [number, number][] => {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const count = argumentCount[kind];
    if (count === undefined) throw new Error(`${command} is no command in use`);
    const isRelative = command === kind;
    const figures = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (count === 0) [x, y] = start;
    else if (figures.length === 0 || figures.length % count !== 0) throw new Error(`odd: ${d}`);
    for (let from = 0; count > 0 && from < figures.length; from += count) {
      const part = figures.slice(from, from + count);
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      if (kind === 'h') x = baseX + part[0]!;
      else if (kind === 'v') y = baseY + part[0]!;
      else {
        const pairs = kind === 'a' ? part.slice(5) : part;
        for (let index = 0; index < pairs.length; index += 2) {
          points.push([baseX + pairs[index]!, baseY + pairs[index + 1]!]);
        }
        [x, y] = points.at(-1)!;
        // Arcs are only used for circles: what they reach above and below their ends.
        if (kind === 'a') points.push([x, y - part[1]!], [x, y + part[1]!]);
      }
      points.push([x, y]);
      if (kind === 'm' && from === 0) start = [x, y];
    }
  }
  return points;
};

describe('the pictures of answers', () => {
  test('every one that a question names is drawn, and every drawing is used', () => {
    expect(Object.keys(pictures).sort()).toEqual([...named].sort());
  });

  test.each(Object.entries(pictures))('%s stays on the grid', (_, { line, detail }) => {
    const margin = 1;
    for (const [x, y] of pointsOf(line + (detail ?? ''))) {
      expect(x).toBeGreaterThanOrEqual(margin);
      expect(x).toBeLessThanOrEqual(88 - margin);
      expect(y).toBeGreaterThanOrEqual(margin);
      expect(y).toBeLessThanOrEqual(64 - margin);
    }
  });

  test.each([3, 6, 9, 12])('the pitch of %i in 12 has that slope', (rise) => {
    const [eaves, apex] = pointsOf(pictures[`pitch-${rise}`]!.line).filter(
      (point, index, all) => index === 0 || point.join() !== all[index - 1]!.join(),
    );
    expect((eaves![1] - apex![1]) / (apex![0] - eaves![0])).toBeCloseTo(rise / 12, 9);
  });

  test.each(Object.entries(figures.hailSize.value).filter(([, inches]) => inches > 0))(
    'hail the size of %s is to scale and stands on the ground',
    (size, inches) => {
      const points = pointsOf(pictures[`hail-${size}`]!.line);
      const [across, heights] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(inches * INCH, 9);
      expect(Math.max(...heights)).toBeCloseTo(56, 9);
    },
  );

  test('a choice with pictures has one for every answer', () => {
    for (const { name, calculator } of trades) {
      for (const [id, field] of Object.entries(calculator.fields)) {
        if (!('options' in field) || !field.options.some(({ picture }) => picture)) continue;
        const without = field.options.filter(({ picture }) => !picture).map(({ value }) => value);
        expect(without, `${name}: ${id}`).toEqual([]);
      }
    }
  });
});
