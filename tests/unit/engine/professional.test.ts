import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedFields,
  fillIn,
  runEstimate,
  typicalSum,
  type Answers,
  type Calculator,
  type Field,
} from '../../../src/engine/index.ts';
import { trades } from '../../../src/trades/index.ts';
import { draws, runs } from '../../chance.ts';
import { rising } from '../trades/rising.ts';
import { anyAnswers } from './any-answers.ts';

const typicalOf = (calculator: Calculator, answers: Answers): number =>
  typicalSum(calculator.lines(fillIn(calculator, answers)));

const isAskedFor = (calculator: Calculator, answers: Answers, id: string): boolean =>
  askedFields(calculator, fillIn(calculator, answers)).some(([asked]) => asked === id);

/** Other answers to a question, from end to end. */
const answersTo = (field: Field): readonly unknown[] => {
  if (field.kind === 'number') {
    const { min, max, whole } = field;
    const part = (of: number) => min + of * (max - min);
    return [0, 0.01, 0.1, 0.3, 0.6, 1].map((of) => (whole ? Math.round(part(of)) : part(of)));
  }
  const options = field.options.map(({ value }) => value);
  if (field.kind === 'choice') return options;
  if (field.kind === 'choices') return [[], ...options.map((one) => [one]), options];
  return [{}, ...options.map((one) => ({ [one]: Math.min(field.max, 3) }))];
};

/** What is held by what was answered, not by what it does. */
const NOT_SHOWN = new Set(['inputs', 'given', 'unanswered', 'narrowing']);

/** Everything a person is shown for some answers, but for the answers themselves. */
const shown = (calculator: Calculator, answers: Answers): string =>
  JSON.stringify(runEstimate(calculator, answers), (key, value: unknown) =>
    NOT_SHOWN.has(key) ? undefined : value,
  );

describe.each(trades.map((trade) => [trade.id, trade] as const))(
  '%s, as a professional sees it',
  (id, { calculator }) => {
    const { greater = [], harder = {}, smooth = {}, idle = {} } = rising[id] ?? {};
    const any = anyAnswers(calculator);
    const drawn = fc.sample(any, runs(100));

    test('no job that costs anything has a low end of $0, or one under its smallest visit', () => {
      for (const answers of drawn) {
        const { total, inputs } = runEstimate(calculator, answers);
        if (total.typical === 0) continue;
        expect(total.low, JSON.stringify(answers)).toBeGreaterThan(0);
        const least = Math.min(total.typical, calculator.least?.(inputs) ?? 0);
        expect(total.low).toBeGreaterThanOrEqual(least - 1e-6);
      }
    });

    test.each(greater.map((field) => [field]))('more of “%s” never costs less', (field) => {
      const { min, max, whole } = calculator.fields[field] as Extract<Field, { kind: 'number' }>;
      fc.assert(
        fc.property(
          any,
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (answers, a, b) => {
            const at = (part: number) => {
              const value = min + part * (max - min);
              return whole ? Math.round(value) : value;
            };
            const with_ = (part: number) => ({ ...answers, [field]: at(part) }) as Answers;
            fc.pre(isAskedFor(calculator, answers, field));
            const [less, more] = [with_(Math.min(a, b)), with_(Math.max(a, b))];
            expect(typicalOf(calculator, more)).toBeGreaterThanOrEqual(
              typicalOf(calculator, less) - 1e-6,
            );
          },
        ),
        { numRuns: runs(100), maxSkipsPerRun: 1_000 },
      );
    });

    test.each(Object.entries(harder))('a harder “%s” never costs less', (field, order) => {
      for (const answers of drawn) {
        if (!isAskedFor(calculator, answers, field)) continue;
        const totals = order.map((value) =>
          typicalOf(calculator, { ...answers, [field]: value } as Answers),
        );
        expect(totals, JSON.stringify(answers)).toEqual([...totals].sort((a, b) => a - b));
      }
    });

    test.each(Object.entries(smooth))(
      'one more of “%s” raises the total by at most %d of it',
      (field, most) => {
        const { min, max } = calculator.fields[field] as Extract<Field, { kind: 'number' }>;
        for (const answers of drawn.slice(0, runs(50))) {
          if (!isAskedFor(calculator, answers, field)) continue;
          for (const part of [0.02, 0.1, 0.2, 0.35, 0.5, 0.8]) {
            const value = Math.round(min + part * (max - min));
            const [before, after] = [value, value + 1].map((one) =>
              typicalOf(calculator, { ...answers, [field]: one } as Answers),
            ) as [number, number];
            if (before > 0)
              expect(after / before - 1, `${value} ${JSON.stringify(answers)}`).toBeLessThanOrEqual(
                most,
              );
          }
        }
      },
    );

    test('every question changes something for some answers', () => {
      const waiting = new Set(Object.keys(calculator.fields).filter((field) => !(field in idle)));
      for (const answers of draws(any)) {
        if (waiting.size === 0) break;
        for (const field of waiting) {
          if (!isAskedFor(calculator, answers, field)) continue;
          const shownFor = (value: unknown) =>
            shown(calculator, { ...answers, [field]: value } as Answers);
          const [one, ...others] = answersTo(calculator.fields[field] as Field);
          const first = shownFor(one);
          if (others.some((other) => shownFor(other) !== first)) waiting.delete(field);
        }
      }
      expect([...waiting]).toEqual([]);
    });

    test('0 is an answer, and not the same as none', () => {
      const optional = Object.entries(calculator.fields).filter(
        ([, field]) => field.kind === 'number' && field.default === null && field.min === 0,
      );
      const waiting = new Set(optional.map(([field]) => field).filter((field) => !(field in idle)));
      for (const answers of draws(any)) {
        if (waiting.size === 0) break;
        for (const field of waiting) {
          if (!isAskedFor(calculator, answers, field)) continue;
          const none = Object.fromEntries(
            Object.entries(answers).filter(([one]) => one !== field),
          ) as Answers;
          const zero = { ...none, [field]: 0 } as Answers;
          if (shown(calculator, none) !== shown(calculator, zero)) waiting.delete(field);
        }
      }
      expect([...waiting]).toEqual([]);
    });
  },
);
