import { describe, expect, test } from 'vitest';
import {
  choice,
  choices,
  number,
  readAnswers,
  runEstimate,
  type Answers,
  section,
} from '../../../src/engine/index.ts';
import { defineCalculator } from '../../../src/engine/run/define-calculator.ts';
import { raisedBy } from '../../../src/engine/run/raised-by.ts';
import { paint } from './example.ts';

const water = defineCalculator({
  trade: 'water',
  version: '1',
  fields: {
    ...section('First', {
      job: choice('What is wet?', {
        options: [
          { value: 'wall', label: 'A wall' },
          { value: 'floor', label: 'A floor' },
        ],
        default: 'wall',
        essential: true,
      }),
      now: choices('Is any of this true?', {
        options: [
          { value: 'gas', label: 'A gas smell' },
          { value: 'sparks', label: 'Sparks' },
          { value: 'dust', label: 'Dust' },
        ],
      }),
    }),
    ...section('More', {
      quote: number('Your quote', 'usd', [0, 900]),
    }),
  },
  lines: (v) => [
    { id: 'paint', kind: 'material', quantity: 10, unitCost: paint },
    { id: 'quoted', label: 'Your quote', entered: v.quote ?? 0 },
  ],
  findings: (v, _total, given) => ({
    recommendation: {
      outcome: given.has('quote') ? 'quoted' : 'open',
      headline: v.quote === null ? 'No quote' : `Quote of ${v.quote}`,
      reasons: [],
      next: 'wait',
    },
    warnings: [
      ...(v.now.includes('gas') || v.now.includes('sparks')
        ? [{ id: 'leave', level: 'stop' as const, text: 'Leave.' }]
        : []),
      ...(v.job === 'floor' ? [{ id: 'slip', level: 'caution' as const, text: 'Slippery.' }] : []),
      { id: 'always', level: 'caution' as const, text: 'Take care.' },
    ],
    assumptions: [],
  }),
});
const run = (answers: Record<string, unknown>) => runEstimate(water, answers as Answers);

describe('what was answered', () => {
  test('a default is no answer, and an answer equal to the default is one', () => {
    expect(run({}).given).toEqual([]);
    expect(run({ job: 'wall' }).given).toEqual(['job']);
    expect(run({ now: [] }).given).toEqual([]);
  });

  test('zero is an answer of an optional number; empty is not, and widens nothing', () => {
    expect(run({ quote: 0 })).toMatchObject({
      given: ['quote'],
      recommendation: { outcome: 'quoted', headline: 'Quote of 0' },
    });
    expect(run({})).toMatchObject({ unanswered: [], recommendation: { headline: 'No quote' } });
    expect(readAnswers(water, { quote: '0' }).answers).toEqual({ quote: 0 });
    expect(readAnswers(water, { quote: '' }).answers).toEqual({});
  });
});

describe('the answer under which a warning is read', () => {
  const raised = (answers: Record<string, unknown>) =>
    Object.fromEntries(run(answers).warnings.map(({ id, raisedBy }) => [id, raisedBy]));

  test('the ticked box that raised it', () => {
    expect(raised({ now: ['dust', 'gas'] }).leave).toEqual({ field: 'now', option: 'gas' });
  });

  test('one of two boxes that both raise it', () => {
    expect(raised({ now: ['gas', 'sparks'] }).leave).toEqual({ field: 'now', option: 'gas' });
  });

  test('a choice with its option', () => {
    expect(raised({ job: 'floor' }).slip).toEqual({ field: 'job', option: 'floor' });
  });

  test('one that no answer raised stands above all questions', () => {
    expect(raised({ job: 'floor', now: ['gas'] }).always).toBeUndefined();
  });

  test('no answer is taken away once each warning has its own', () => {
    const taken: object[] = [];
    const [warning] = raisedBy(
      { a: 'x', b: 'y' } as Answers,
      run({ now: ['gas'] }).warnings,
      (fewer) => {
        taken.push(fewer);
        return new Set();
      },
    );
    expect(warning?.raisedBy).toEqual({ field: 'b', option: 'y' });
    expect(taken).toEqual([{ a: 'x' }]);
  });
});
