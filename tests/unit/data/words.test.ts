import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedAnswers,
  fillIn,
  givenIn,
  type Answers,
  type Calculator,
  type Findings,
  type Lines,
} from '../../../src/engine/index.ts';
import { bandPartsOf } from '../../../src/engine/run/band-parts.ts';
import { bandOf } from '../../../src/engine/run/band.ts';
import { trades } from '../../../src/trades/index.ts';
import { draws, runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';
import { missingFacts, saidOfFindings, unfold, type Said } from '../engine/said.ts';

/**
 * Answers that chance hardly meets: an honest quote for what is old; panels that pay where the utility
 * sets the buyback; a battery that pays takes dear power, worthless surplus and a low offer.
 */
const rare: Readonly<Record<string, readonly object[]>> = {
  'appliance-repair': [{ appliance: 'dryer', dryer: 'no-heat', quote: 300, age: 9, newPrice: 900 }],
  hvac: [{ job: 'repair', part: 'blower', age: 18, often: 'more', newQuote: 5000 }],
  moving: [{ reach: 'interstate', milesOut: 900, fuel: 0 }],
  solar: [
    { retailer: 'no', rate: 22 },
    { job: 'battery', have: 22, rate: 38, buyback: 0, quoted: 9000 },
  ],
};

const saidOfLines = (lines: Lines, words: object): Said[] =>
  lines.flatMap((line): Said[] => {
    const label: Said[] = `line.${line.id}` in words ? [[`line.${line.id}`, {}]] : [];
    if ('entered' in line) return label;
    const sayings = [line.label, line.part, line.how].filter((one) => one !== undefined);
    const ofFactors = (line.factors ?? []).flatMap((factor) =>
      'figure' in factor ? [] : [factor.label, ...('reason' in factor ? [factor.reason] : [])],
    );
    return [...label, ...[...sayings, ...ofFactors].map(unfold)];
  });

/** Everything a calculator says for some answers. */
const saidFor = (calculator: Calculator, answers: Answers): Said[] => {
  const words = calculator.words ?? {};
  const values = fillIn(calculator, answers);
  const given = givenIn(calculator, askedAnswers(calculator, answers, values));
  const { parts, least } = bandPartsOf(calculator, answers);
  const total = bandOf(parts, calculator.spread, least);
  return [
    ...saidOfLines(calculator.lines(values), words),
    ...saidOfFindings(calculator.findings(values, total, given) as Findings, words),
  ];
};

describe.each(trades.map((trade) => [trade.id, trade] as const))('the words of %s', (id, trade) => {
  const { calculator } = trade;
  const words = calculator.words ?? {};

  const unsaid = new Set(Object.keys(words));
  const problems = new Set<string>();
  const hear = (answers: Answers) => {
    for (const one of saidFor(calculator, answers)) {
      unsaid.delete(one[0]);
      missingFacts(words, one).forEach((problem) => problems.add(problem));
    }
  };
  const any = anyAnswers(calculator);
  fc.sample(any, runs(300)).forEach(hear);
  [{}, ...trade.scenarios.map(({ inputs }) => inputs), ...(rare[id] ?? [])].forEach((answers) =>
    hear(answers as Answers),
  );

  test('every sentence is said for some answers', () => {
    for (const answers of draws(any)) {
      if (unsaid.size === 0) break;
      hear(answers);
    }
    expect([...unsaid]).toEqual([]);
  });

  test('the rule names only sentences that are written, and gives every fact they speak of', () => {
    expect([...problems]).toEqual([]);
  });
});
