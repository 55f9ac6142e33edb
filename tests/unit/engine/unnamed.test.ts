import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../src/engine/index.ts';
import { unnamed } from '../../../src/engine/run/unnamed.ts';
import { tradeById, trades } from '../../../src/trades/index.ts';

describe.each(trades.map((trade) => [trade.id, trade.calculator] as const))('%s', (_id, asking) => {
  test('the job is asked for until it is named, whatever is answered', () => {
    const options = Object.fromEntries(
      Object.entries(asking.fields).flatMap(([id, field]) =>
        field.kind === 'choice' ? [[id, field.options.map(({ value }) => value)] as const] : [],
      ),
    );
    const name = (answers: Answers, asked: number): void => {
      const open = unnamed(asking, answers);
      if (!open) return;
      expect(asked).toBeLessThan(6);
      for (const value of options[open[0]] ?? [])
        name({ ...answers, [open[0]]: value } as Answers, asked + 1);
    };
    name({}, 0);
  });
});

test('a new system is told from a repair before any price is judged', () => {
  const asked = (trade: string, answers: Answers) =>
    unnamed(tradeById(trade)!.calculator, answers)?.[0];
  expect(asked('hvac', {})).toBe('job');
  expect(asked('hvac', { job: 'replace' })).toBe('system');
  expect(asked('hvac', { job: 'replace', system: 'ac' })).toBeUndefined();
  expect(asked('septic', {})).toBe('job');
  expect(asked('moving', {})).toBe('reach');
  expect(asked('pest-control', {})).toBe('target');
  expect(asked('home-staging', {})).toBe('kind');
  expect(asked('appliance-repair', {})).toBe('appliance');
});
