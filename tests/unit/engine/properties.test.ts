import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedFields,
  readAddress,
  readAnswers,
  runEstimate,
  type Answers,
  toAddress,
  type Estimate,
} from '../../../src/engine/index.ts';
import { whatMoves } from '../../../src/engine/results/what-moves.ts';
import { trades } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from './any-answers.ts';

const ordered = ({ low, typical, high }: { low: number; typical: number; high: number }) =>
  Number.isFinite(low) &&
  Number.isFinite(high) &&
  0 <= low &&
  low <= typical + 1e-6 &&
  typical <= high + 1e-6;

const figures = (estimate: Estimate): number[] => [
  ...estimate.metrics.flatMap(({ value }) =>
    value === null ? [] : typeof value === 'number' ? [value] : Object.values(value),
  ),
  ...estimate.series.flatMap(({ lines }) => lines.flatMap(({ values }) => [...values])),
];

describe.each(trades.map((trade) => [trade.id, trade] as const))(
  '%s, for any answers',
  (_, trade) => {
    const { calculator, sources, prices } = trade;
    // Each is worked out once for all that is to hold of it.
    const drawn = fc
      .sample(anyAnswers(calculator), runs(150))
      .map((answers) => ({ answers, estimate: runEstimate(calculator, answers) }));
    const forAny = (check: (answers: Answers, estimate: Estimate) => void) => {
      for (const { answers, estimate } of drawn) {
        try {
          check(answers, estimate);
        } catch (error) {
          throw new Error(`For ${JSON.stringify(answers)}`, { cause: error });
        }
      }
    };

    test('the total and every line are finite and ordered', () => {
      forAny((_, estimate) => {
        expect(ordered(estimate.total), JSON.stringify(estimate.total)).toBe(true);
        for (const item of estimate.items) {
          expect(ordered(item.total), `${item.id} ${JSON.stringify(item.total)}`).toBe(true);
        }
      });
    });

    test('the lines add up to the typical total', () => {
      forAny((_, { items, total }) => {
        expect(items.reduce((sum, item) => sum + item.total.typical, 0)).toBeCloseTo(
          total.typical,
          4,
        );
      });
    });

    test('every metric and every point of a chart is a number', () => {
      forAny((_, estimate) => {
        for (const figure of figures(estimate)) {
          expect(Number.isFinite(figure)).toBe(true);
        }
      });
    });

    test('every question that a metric waits for is asked', () => {
      forAny((_, { metrics, inputs }) => {
        const asked = askedFields(calculator, inputs).map(([id]) => id);
        for (const { asks } of metrics) if (asks) expect(asked).toContain(asks);
      });
    });

    test('every series has one value for each label', () => {
      forAny((_, { series }) => {
        for (const { along, lines } of series) {
          for (const { values } of lines) expect(values.length).toBe(along.length);
        }
      });
    });

    test('every source named anywhere is in the list of sources', () => {
      forAny((_, estimate) => {
        const cited = [...estimate.items, ...estimate.metrics, ...estimate.warnings].flatMap(
          (one) => one.sources ?? [],
        );
        for (const id of cited) expect(sources).toHaveProperty([id]);
      });
    });

    test('no line has a price without a source unless the person entered it, or the book says so', () => {
      const ours = new Set(
        Object.keys(prices).filter((name) => prices[name]!.note?.startsWith('No source of weight')),
      );
      forAny((_, { items }) => {
        for (const { kind, sources: cited, unitCost } of items) {
          const isSaid = kind === 'entered' || ours.has(unitCost?.name ?? '');
          if (!isSaid) expect(cited.length).toBeGreaterThan(0);
        }
      });
    });

    test('the address gives the same estimate back', () => {
      forAny((answers, { total }) => {
        const address = toAddress(calculator, answers);
        const back = readAddress(calculator, address);
        expect(back.problems).toEqual([]);
        expect(back.unknown).toEqual([]);
        expect(toAddress(calculator, back.answers)).toBe(address);
        expect(runEstimate(calculator, back.answers).total).toEqual(total);
      });
    });

    test('answering a question with its default never widens the band', () => {
      forAny((answers, before) => {
        const [open] = before.unanswered;
        if (open === undefined) return;
        const after = runEstimate(calculator, {
          ...answers,
          [open]: calculator.fields[open]?.default,
        } as Answers);
        expect(after.total.high - after.total.low).toBeLessThanOrEqual(
          before.total.high - before.total.low + 1e-6,
        );
        expect(after.total.typical).toBeCloseTo(before.total.typical, 6);
      });
    });

    test('what moves the price is sorted and holds the typical total', () => {
      forAny((answers, { total }) => {
        const swings = whatMoves(calculator, answers);
        for (const [index, swing] of swings.entries()) {
          expect(swing.low).toBeLessThanOrEqual(total.typical + 1e-6);
          expect(swing.high).toBeGreaterThanOrEqual(total.typical - 1e-6);
          const next = swings[index + 1];
          if (next) {
            expect(swing.high - swing.low).toBeGreaterThanOrEqual(next.high - next.low - 1e-6);
          }
        }
      });
    });

    test('text pasted as people paste it reads as the same number', () => {
      forAny((answers, { inputs }) => {
        for (const [id, field] of askedFields(calculator, inputs)) {
          const value = answers[id];
          if (field.kind !== 'number' || typeof value !== 'number') continue;
          const sign = ['percent', 'cent-kwh'].includes(field.unit) ? '' : '$';
          const pasted = ` ${sign}${value.toLocaleString('en-US')} `;
          expect(readAnswers(calculator, { [id]: pasted }).answers[id]).toBe(value);
        }
      });
    });

    test('every number out of bounds, in letters or negative is named with its bounds', () => {
      for (const [id, field] of Object.entries(calculator.fields)) {
        if (field.kind !== 'number') continue;
        for (const bad of [
          field.max + 1,
          field.min - 1,
          'abc',
          '1e999',
          'Infinity',
          '--3',
          1e300,
        ]) {
          const { answers, problems } = readAnswers(calculator, { [id]: bad });
          expect(answers[id], `${id} ${bad}`).toBeUndefined();
          expect(problems.map((problem) => problem.field)).toEqual([id]);
        }
      }
    });

    test('every choice that is not offered is named with what is', () => {
      for (const [id, field] of Object.entries(calculator.fields)) {
        if (field.kind !== 'choice' && field.kind !== 'choices') continue;
        const { problems } = readAnswers(calculator, { [id]: '<script>' });
        expect(problems[0]?.message).toContain(field.options[0]?.label);
      }
    });
  },
);
