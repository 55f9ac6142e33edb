import { expect, test } from 'vitest';
import { openingOf } from '../../../../src/site/components/calculator/opening-of.ts';
import {
  money,
  moneyRange,
  runEstimate,
  type Answers,
  type ChoiceField,
} from '../../../../src/engine/index.ts';
import { trades } from '../../../../src/trades/index.ts';

/** Of five digits. */
const ROUNDED = 1 - 5e-5;

test.each(trades.map((trade) => [trade.id, trade] as const))(
  'the page of %s opens with the estimate that its rule gives',
  (_id, trade) => {
    const whole = runEstimate(trade.calculator, {});
    const opening = openingOf(trade);
    expect(money(opening.total.typical)).toBe(money(whole.total.typical));
    expect(moneyRange(opening.total)).toBe(moneyRange(whole.total));
    // What is read before any answer is no figure of one job.
    const { low, high } = opening.examples;
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
    // The answer that says what the job is narrows it.
    const main = whole.unnamed!;
    for (const { value } of (trade.calculator.fields[main] as ChoiceField).options) {
      const { total } = runEstimate(trade.calculator, { [main]: value } as Answers);
      expect(total.low).toBeGreaterThanOrEqual(low * ROUNDED);
      expect(total.high).toBeLessThanOrEqual(high / ROUNDED);
      expect(total.high - total.low).toBeLessThan(high - low);
    }
    expect(opening.next?.field).toBe(whole.next?.field);
    expect(opening.warnings).toEqual(whole.warnings);
    expect(opening.items.map(({ label, total }) => [label, money(total.typical)])).toEqual(
      whole.items.map(({ label, total }) => [label, money(total.typical)]),
    );
    expect(opening.items.map(({ sources }) => sources)).toEqual(
      whole.items.map(({ sources }) => sources.slice(0, 1)),
    );
  },
);
