import { expect, test } from 'vitest';
import { isEssential } from '../../../src/engine/questions/asked.ts';
import { askedFields, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';

const width = ({ low, high }: { readonly low: number; readonly high: number }) => high - low;

test.each(trades)(
  'an answer as most give it narrows the range of $id, and where it started stays',
  ({ calculator }) => {
    const first = runEstimate(calculator, {});
    expect(first.started).toEqual({
      low: first.total.low,
      typical: first.total.typical,
      high: first.total.high,
    });
    let answers: Answers = {};
    let before = first;
    for (const [id, field] of askedFields(calculator, first.inputs)) {
      if (isEssential(field) || field.default === null) continue;
      answers = { ...answers, [id]: field.default } as Answers;
      const now = runEstimate(calculator, answers);
      expect(now.started).toEqual(first.started);
      expect(width(now.total)).toBeLessThanOrEqual(width(before.total) + 1e-6);
      before = now;
    }
    expect(width(before.total)).toBeLessThan(width(first.started));
  },
);

test('another job starts elsewhere', () => {
  const { calculator } = trades.find(({ id }) => id === 'roofing')!;
  const repair = runEstimate(calculator, { job: 'repair' } as Answers);
  expect(repair.started).not.toEqual(runEstimate(calculator, {}).started);
  expect(repair.started.low).toBe(repair.total.low);
});
