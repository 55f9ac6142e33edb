import { expect, test } from 'vitest';
import { runEstimate, type Answers, type Item } from '../../../src/engine/index.ts';
import { laborIn } from '../../../src/engine/results/labor-in.ts';
import { trades } from '../../../src/trades/index.ts';

const line = (kind: Item['kind'], typical: number, laborShare?: number) =>
  ({
    kind,
    unitCost: laborShare === undefined ? null : { laborShare },
    total: { low: 0, typical, high: 9_999 },
  }) as Item;

test('labor is what labor lines cost, and its share of a price that says one', () => {
  expect(
    laborIn([
      line('labor', 1_000, 0.6),
      line('labor', 500),
      line('installed', 4_000, 0.5),
      line('installed', 300),
      line('service', 200),
      line('entered', 50),
      line('material', 700),
      line('equipment', 80),
      line('fee', 120),
      line('care', 5_000),
    ]),
  ).toEqual({ labor: 3_100, inOne: 550, rest: 400 + 2_000 + 900 });
});

test.each(trades.map((trade) => [trade.id, trade] as const))(
  'in %s every line but care is labor, the rest, or one price for both',
  (_, { calculator, scenarios }) => {
    for (const { inputs } of scenarios) {
      const { items } = runEstimate(calculator, inputs as Answers);
      const { labor, inOne, rest } = laborIn(items);
      const sum = items.reduce(
        (before, { kind, total }) => before + (kind === 'care' ? 0 : total.typical),
        0,
      );
      expect(labor + inOne + rest).toBeCloseTo(sum, 6);
    }
  },
);
