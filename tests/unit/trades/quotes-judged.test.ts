import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate, type Field } from '../../../src/engine/index.ts';
import { tradeById, trades } from '../../../src/trades/index.ts';

/** What a company asked, by the name of the field it is typed into. */
const isQuote = ([id, field]: [string, Field]): boolean =>
  /quote/i.test(id) && field.kind === 'number';

const withQuotes = trades.filter(({ calculator }) =>
  Object.entries(calculator.fields).some(isQuote),
);

describe.each(withQuotes.map((trade) => [trade.id, trade] as const))('%s', (_id, trade) => {
  const { calculator } = trade;
  const totalOf = (inputs: Readonly<Record<string, unknown>>) =>
    runEstimate(calculator, readAnswers(calculator, inputs).answers).total;

  test.each(trade.scenarios.map(({ title, inputs }) => [title, inputs] as const))(
    'a quote never moves the figures it is judged against: %s',
    (_title, inputs) => {
      for (const [id, field] of Object.entries(calculator.fields).filter(isQuote)) {
        if (field.kind !== 'number') continue;
        for (const quote of [field.min, (field.min + field.max) / 20, field.max]) {
          const { low, typical, high } = totalOf({ ...inputs, [id]: String(Math.round(quote)) });
          const without = { ...inputs, [id]: undefined };
          expect({ low, typical, high }, `${id} ${quote}`).toMatchObject({
            low: totalOf(without).low,
            typical: totalOf(without).typical,
            high: totalOf(without).high,
          });
        }
      }
    },
  );
});

test('an appliance quote of $95, $420 and $1,900 meets the same range of ours', () => {
  const { calculator } = tradeById('appliance-repair')!;
  const totals = [{}, { quote: '95' }, { quote: '420' }, { quote: '1900' }].map(
    (inputs) => runEstimate(calculator, readAnswers(calculator, inputs).answers).total,
  );
  for (const total of totals) expect(total).toEqual(totals[0]);
});
