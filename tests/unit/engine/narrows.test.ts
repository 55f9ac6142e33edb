import { expect, test } from 'vitest';
import { isEssential } from '../../../src/engine/questions/asked.ts';
import { askedFields, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';

const width = ({ low, high }: { readonly low: number; readonly high: number }) => high - low;

test.each(trades)('an answer as most give it narrows the range of $id', ({ calculator }) => {
  const first = runEstimate(calculator, {});
  let answers: Answers = {};
  let before = first;
  for (const [id, field] of askedFields(calculator, first.inputs)) {
    if (isEssential(field) || field.default === null) continue;
    answers = { ...answers, [id]: field.default } as Answers;
    const now = runEstimate(calculator, answers);
    expect(width(now.total)).toBeLessThanOrEqual(width(before.total) + 1e-6);
    before = now;
  }
  expect(width(before.total)).toBeLessThan(width(first.total));
});
