import { expect, test } from 'vitest';
import { openingOf } from '../../../src/components/calculator/opening-of.ts';
import { money, moneyRange, runEstimate, type UnitCost } from '../../../src/estimate/index.ts';
import { inFull } from '../../../src/islands/calculator/whole-book.ts';
import { trades } from '../../../src/trades/index.ts';

test.each(trades.map((trade) => [trade.id, trade] as const))(
  'the page of %s opens with the estimate that its rule gives',
  (_id, trade) => {
    const whole = runEstimate(trade.calculator, {});
    const opening = openingOf(trade);
    expect(money(opening.total.typical)).toBe(money(whole.total.typical));
    expect(moneyRange(opening.total)).toBe(moneyRange(whole.total));
    expect(opening.narrowing.map(({ field }) => field)).toEqual(
      whole.narrowing.slice(0, 1).map(({ field }) => field),
    );
    expect(opening.warnings).toEqual(whole.warnings);
    const shown = (items: typeof whole.items) =>
      items.map(({ label, how, total, sources }) => [label, how, money(total.typical), sources]);
    expect(shown(opening.items)).toEqual(shown(whole.items));
  },
);

test('an opened price has the words of its book, and the figures of the line', () => {
  const price = { name: 'relay', label: 'Relay', unit: 'job', sources: ['S1'] } as const;
  const read = { geography: 'TX', year: 2026, asOf: '2026-11-21', reviewBy: '2027-05-21' } as const;
  const book = { prices: { relay: { ...price, ...read, low: 1, typical: 2, high: 3 } } };
  const mix: Partial<UnitCost> = { ...price, low: 10, typical: 20, high: 30, note: 'A mix.' };
  expect(inFull(book, mix as UnitCost)).toEqual({ ...mix, ...read });
});
