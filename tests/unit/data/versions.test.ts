import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';

type Trade = (typeof trades)[number];

/** Numbers to eight digits: the last ones differ from one processor to the next. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(8)) : value;

const pricesOf = ({ prices, figures, sources }: Trade) => {
  /** The dates its sources carry: a newer edition is a newer price, even at the same amount. */
  const dates = (ids: readonly string[]) => ids.map((id) => sources[id]?.date);
  return [
    Object.entries(prices).map(([name, { low, typical, high, sources: ids }]) => [
      name,
      low,
      typical,
      high,
      dates(ids),
    ]),
    Object.entries(figures).map(([name, entry]) => [
      name,
      entry.periods
        ? Object.entries(entry.periods).map(([from, value]) => ({ from, value }))
        : entry.value,
      dates(entry.sources),
    ]),
  ];
};

/** What its rule makes of them: every example, and every price it is measured against. */
const totalsOf = ({ calculator, scenarios, published }: Trade) =>
  [{}, ...[...scenarios, ...published].map(({ inputs }) => inputs)].map((inputs) => {
    const { total, items } = runEstimate(calculator, readAnswers(calculator, inputs).answers);
    const { low, typical, high } = total;
    return [low, typical, high, items.map((item) => [item.id, item.total])];
  });

const prints = (trade: Trade): string =>
  createHash('sha256')
    .update(JSON.stringify([pricesOf(trade), totalsOf(trade)], rounded))
    .digest('hex')
    .slice(0, 16);

/**
 * A version is written on estimates that people keep: two prices under one name could not be told apart.
 * A version not seen before is written to the file beside this one, which is committed with it.
 */
test.each(trades.map((trade) => [trade.id, trade.calculator.version, trade] as const))(
  '%s %s: a price, the date of its source or a rule that changed has raised the version in calculator.ts',
  (_id, _version, trade) => {
    expect(prints(trade)).toMatchSnapshot();
  },
);
