import { describe, expect, test } from 'vitest';
import { readAnswers } from '../../../src/engine/index.ts';
import { runTool, toolAt } from '../../../src/tools/index.ts';

const { rule } = toolAt('/renter-repair-letter')!;
const decide = (inputs: Record<string, unknown>) => {
  const { answers, problems } = readAnswers(rule, inputs);
  expect(problems).toEqual([]);
  return runTool(rule, answers);
};
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('a tenant whose AC is dead, with a baby', () => {
  const verdict = decide({ problem: 'cooling', dangers: ['frail'], city: 'dallas' });

  test('takes the baby somewhere cool before anything is written', () => {
    expect(ids(verdict.steps)[0]).toBe('cool-place');
  });

  test('gets a letter with the sections of the law, the heat and no threat yet', () => {
    const [letter] = verdict.letters;
    expect(letter?.text).toMatch(/92\.052 and 92\.056/);
    expect(letter?.text).toMatch(/°F inside/);
    expect(letter?.text).toMatch(/not wait for the seventh day/);
    expect(letter?.text).not.toMatch(/92\.0561/);
  });

  test('learns of the rule of Dallas, and elsewhere that we found none', () => {
    const why = (city: string) =>
      decide({ problem: 'cooling', city })
        .steps.find(({ id }) => id === 'city')
        ?.why.join(' ');
    expect(why('dallas')).toMatch(/never above 85°F/);
    expect(why('southlake')).toMatch(/found no city rule/);
  });
});

test('of a city nobody named it asks which, and says nothing of having looked', () => {
  const why = decide({ problem: 'cooling' })
    .steps.find(({ id }) => id === 'city')
    ?.why.join(' ');
  expect(why).toMatch(/^Tell us the city: some have a rule of their own, Dallas for one\./);
  expect(why).not.toMatch(/found no city rule/);
});

test('of a problem nobody named it asks which, and writes no letter about an AC', () => {
  const { recommendation, steps, letters } = decide({});
  expect(recommendation.headline).toBe('Say what needs repair. Then we write the letter.');
  expect(letters).toEqual([]);
  expect(ids(steps)).toEqual(['emergency-line', 'photos']);
});

test('only heat and cold are photographed with a thermometer', () => {
  const photos = (problem: string) =>
    decide({ problem })
      .steps.find(({ id }) => id === 'photos')
      ?.why.join(' ');
  expect(photos('cooling')).toMatch(/thermometer/);
  expect(photos('heat')).toMatch(/thermometer/);
  expect(photos('water')).not.toMatch(/thermometer/);
});

describe('time and proof', () => {
  test('a call eight days ago asks for a second notice that says what is intended', () => {
    const { recommendation, letters } = decide({ problem: 'heat', told: 'said', days: 8 });
    expect(recommendation.outcome).toBe('write-again');
    expect(letters[0]?.text).toMatch(/92\.0561 allows, 3 days after this notice/);
  });

  test('tracked mail seven days ago opens the court and the deduction, six does not', () => {
    const at = (days: number) => decide({ problem: 'mold', told: 'tracked', days });
    expect(at(6).recommendation.outcome).toBe('wait');
    expect(at(7).recommendation.outcome).toBe('remedies');
    expect(ids(at(7).steps)).toEqual(expect.arrayContaining(['court', 'deduct']));
  });

  test('nobody behind on rent is told to deduct', () => {
    const verdict = decide({ problem: 'mold', told: 'tracked', days: 30, paid: 'no' });
    expect(verdict.recommendation.outcome).toBe('pay-first');
    expect(ids(verdict.steps)).not.toContain('deduct');
  });
});

test('water from above: the neighbor gets a note, and nobody opens the box at the curb', () => {
  const { letters, lists, steps } = decide({ problem: 'above', dangers: ['running'] });
  expect(ids(letters)).toEqual(['landlord', 'neighbor']);
  expect(steps[0]?.why.join(' ')).toMatch(/Knock upstairs/);
  expect(lists.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')).toMatch(
    /Don’t open the meter box/,
  );
});
