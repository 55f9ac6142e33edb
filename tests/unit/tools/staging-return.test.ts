import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runEstimate, type Answers } from '../../../src/engine/index.ts';
import { rule } from '../../../src/tools/staging-return/rule.ts';
import { runTool } from '../../../src/tools/run-tool.ts';
import { calculator } from '../../../src/trades/home-staging/calculator.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

const decide = (answers: object) => runTool(rule, answers as Answers);
const outcomeOf = (answers: object) => decide(answers).recommendation.outcome;
const metricOf = (answers: object, name: string) =>
  decide(answers).metrics.find(({ id }) => id === name)?.value;

/** $3,000 of staging; $6,000 a month is $197.26 a day (6,000 × 12 ÷ 365). */
const priced = { costFrom: 'quote', quote: 3000, carrying: 6000 };

describe('worked by hand', () => {
  test('break-even: 3,000 ÷ 197.26 = 15.2 days, said as 16 whole ones', () => {
    expect(decide(priced).recommendation.headline).toBe(
      'It pays if the home sells about 16 days sooner.',
    );
    expect(metricOf(priced, 'break-even')).toMatchObject({ typical: expect.closeTo(15.208, 3) });
  });

  test('30 days saved: 30 × 197.26 = 5,917.81, less 3,000', () => {
    const guess = { ...priced, daysWithout: 60, daysWith: 30 };
    expect(outcomeOf(guess)).toBe('pays');
    expect(metricOf(guess, 'net')).toBeCloseTo(2917.81, 2);
  });

  test('more days between the guesses than homes take in all: a gentle word, and no other verdict', () => {
    const warned = (daysWithout: number, daysWith: number) =>
      decide({ ...priced, city: 'southlake', daysWithout, daysWith }).warnings.map(({ id }) => id);
    // Southlake homes took 42 to 68 days.
    expect(warned(400, 10)).toEqual(['far-guess']);
    expect(warned(10, 400)).toEqual(['far-guess']);
    expect(warned(79, 10)).toEqual(['far-guess']);
    expect(warned(78, 10)).toEqual([]);
    expect(decide({ ...priced, daysWithout: 400 }).warnings).toEqual([]);
  });

  test('a $500 restyling that does not pay is not answered by a walk-through at $300', () => {
    const loses = { costFrom: 'quote', carrying: 3000, daysWithout: 40, daysWith: 39 };
    const told = (quote: number) => {
      const { recommendation, steps } = decide({ ...loses, quote });
      expect(recommendation.outcome).toBe('not-on-time-alone');
      return [steps.some(({ id }) => id === 'advice-only'), recommendation.flip];
    };
    expect(told(500)).toEqual([false, rule.words['flip.guess']]);
    expect(told(3000)).toEqual([true, rule.words['flip.fewer-rooms']]);
  });

  test('the parts of a month add up; what pays the loan down is not among them', () => {
    const parts = {
      interest: 2000,
      tax: 1100,
      insurance: 400,
      hoa: 100,
      utilities: 350,
      upkeep: 50,
    };
    expect(metricOf({ carryingFrom: 'parts', ...parts }, 'carrying')).toBe(4000);
  });

  // A quarter of 3,000 is 750: 2,250 and 3,750 are the ends of a close call. 365 a month are 12 a day.
  test.each([
    [187, 'not-on-time-alone'],
    [188, 'close'],
    [312, 'close'],
    [313, 'pays'],
  ])('%i days at 12 dollars a day: %s', (daysWithout, outcome) => {
    expect(outcomeOf({ ...priced, carrying: 365, daysWithout, daysWith: 0 })).toBe(outcome);
  });

  test('a price cut is named where time alone does not carry it', () => {
    const guess = { ...priced, daysWithout: 60, daysWith: 55 };
    expect(outcomeOf(guess)).toBe('not-on-time-alone');
    expect(outcomeOf({ ...guess, cut: 10_000 })).toBe('only-with-cut');
    expect(outcomeOf({ ...guess, cut: 2500 })).toBe('close');
    expect(outcomeOf({ ...guess, daysWith: 20, cut: 10_000 })).toBe('pays');
  });

  test('staging expected to take longer is a loss, said as such', () => {
    const { recommendation } = decide({ ...priced, daysWithout: 30, daysWith: 50 });
    expect(recommendation.outcome).toBe('not-on-time-alone');
    expect(recommendation.reasons.join(' ')).toContain('It would take 20 days longer');
    expect(recommendation.flip).toContain('guess');
  });

  test('who asked for advice alone is not sent to advice alone', () => {
    const guess = { carrying: 365, daysWithout: 30, daysWith: 30 };
    const stepIds = (kind: string) => decide({ ...guess, kind }).steps.map(({ id }) => id);
    expect(stepIds('vacant')).toContain('advice-only');
    expect(stepIds('consult')).not.toContain('advice-only');
    expect(decide({ ...guess, kind: 'consult' }).recommendation.flip).not.toContain('advice only');
  });

  test('room for the days: against the own guess, else against what homes here take', () => {
    // Southlake from 42 days, the region from 62 (S26, S24): 3,000 at 60 a day are 50 days.
    const slow = { ...priced, carrying: 1825 };
    expect(outcomeOf(slow)).toBe('not-on-time-alone');
    expect(outcomeOf({ ...slow, city: 'frisco' })).toBe('break-even');
    expect(outcomeOf({ ...slow, daysWithout: 90 })).toBe('break-even');
    expect(outcomeOf({ ...slow, city: 'frisco', daysWithout: 45 })).toBe('not-on-time-alone');
  });

  test('without a monthly cost or a price it asks, and draws nothing', () => {
    for (const answers of [
      {},
      { costFrom: 'quote', carrying: 4000 },
      { daysWithout: 60, daysWith: 9 },
    ]) {
      const { recommendation, series } = decide(answers);
      expect([recommendation.outcome, series]).toEqual(['needs-numbers', []]);
    }
  });

  test('no days and no return are put in by us', () => {
    const { inputs, recommendation } = decide(priced);
    expect([inputs.daysWithout, inputs.daysWith, inputs.cut]).toEqual([null, null, null]);
    expect(recommendation.reasons.join(' ')).toContain('Nobody can promise those days');
  });
});

describe('for any answers', () => {
  test('more days saved never make it worse', () => {
    const order = ['not-on-time-alone', 'close', 'only-with-cut', 'pays'];
    fc.assert(
      fc.property(
        anyAnswers(rule),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 100 }),
        (answers, carrying, daysWithout, more) => {
          const base = {
            ...answers,
            costFrom: 'quote',
            quote: 4000,
            carryingFrom: 'sum',
            carrying,
          };
          const [less, later] = [0, more].map((extra) =>
            order.indexOf(outcomeOf({ ...base, daysWith: 30, daysWithout: daysWithout + extra })),
          );
          expect(later).toBeGreaterThanOrEqual(less ?? 0);
        },
      ),
      { numRuns: runs(75) },
    );
  });

  test('the price of staging is the calculator’s, and the chart crosses zero at the break-even', () => {
    fc.assert(
      fc.property(anyAnswers(rule), (some) => {
        const answers = { ...some, costFrom: 'model', carryingFrom: 'sum', carrying: 5000 };
        const { metrics, opens, series } = decide(answers);
        const staging = metrics.find(({ id }) => id === 'staging')?.value as { typical: number };
        expect(staging.typical).toBeCloseTo(
          runEstimate(calculator, opens?.inputs as Answers).total.typical,
          6,
        );
        const [time] = series[0]?.lines ?? [];
        expect(time?.values[0]).toBeCloseTo(-staging.typical, 6);
        expect(
          time?.values.every((value, index, all) => !index || value > (all[index - 1] ?? 0)),
        ).toBe(true);
      }),
      { numRuns: runs(50) },
    );
  });
});
