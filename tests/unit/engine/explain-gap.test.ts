import { describe, expect, test } from 'vitest';
import { explainGap } from '../../../src/engine/results/explain-gap.ts';
import { readAnswers, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';
import { painting } from './example.ts';

const answers = { area: 100, job: 'wall' } as Answers;

describe('what could stand behind a quote', () => {
  // 100 sq ft at $10 is $1,000; two coats make it $1,500, and so would the largest likely wall.
  test('names answers to open questions that bring our figure nearer, and takes no answer back', () => {
    expect(explainGap(painting, answers, 1_600)).toEqual([{ field: 'coats', value: '2', by: 500 }]);
    expect(explainGap(painting, answers, 600)).toEqual([]);
  });

  test.each(trades.map((trade) => [trade.id, trade] as const))(
    '%s: each explanation is an answer the form takes, and moves our figure as it says',
    (_, { calculator }) => {
      const { total } = runEstimate(calculator, {});
      for (const quote of [total.typical * 1.4, total.typical * 0.6]) {
        for (const { field, value, by } of explainGap(calculator, {}, quote)) {
          const read = readAnswers(calculator, { [field]: value });
          expect(read.problems).toEqual([]);
          expect(runEstimate(calculator, read.answers).total.typical).toBeCloseTo(
            total.typical + by,
            6,
          );
        }
      }
    },
  );
});
