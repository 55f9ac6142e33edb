import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedAnswers,
  fillIn,
  givenIn,
  runEstimate,
  type Answers,
} from '../../../src/engine/index.ts';
import { rule } from '../../../src/tools/storm-damage/rule.ts';
import {
  hailMarkOf,
  SEVERITIES,
  severityOf,
  seenIn,
} from '../../../src/tools/storm-damage/seen.ts';
import { fields, type StormValues } from '../../../src/tools/storm-damage/fields.ts';
import { runTool, tools, type Decision } from '../../../src/tools/index.ts';
import { calculator } from '../../../src/trades/roofing/calculator.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

const valuesOf = (answers: Record<string, unknown>): StormValues =>
  fillIn(rule, answers as Answers) as unknown as StormValues;
const decide = (answers: Record<string, unknown>): Decision => {
  const values = fillIn(rule, answers as Answers);
  return rule.decide(values, givenIn(rule, askedAnswers(rule, answers as Answers, values)));
};
const outcome = (answers: Record<string, unknown>) => decide(answers).recommendation.outcome;
const steps = (answers: Record<string, unknown>) =>
  (decide(answers).steps ?? []).filter((step) => step !== false);
const reasons = (answers: Record<string, unknown>) =>
  decide(answers)
    .recommendation.reasons.filter((reason) => reason !== false)
    .map((reason) => (typeof reason === 'string' ? reason : reason[0]));
const told = (answers: Record<string, unknown>) =>
  runTool(tools.find(({ id }) => id === 'storm-damage')!.rule, answers as Answers);
const metric = (answers: Record<string, unknown>, id: string) =>
  told(answers).metrics.find((one) => one.id === id)?.value;

/** One floor of 2,000 sq ft: the new roof is the one of the roofing calculator. */
const home = { known: 'one-story', floor: 2000, existing: 'asphalt', age: 8 };
const damaged = { ...home, shingles: ['spots'], elsewhere: 0 };
const newRoof = runEstimate(calculator, {
  ...home,
  job: 'storm',
  damage: 'wide',
} as never).total.typical;

describe('what was seen', () => {
  test.each([
    [{}, 'none'],
    [{ metals: ['gutters'] }, 'signs'],
    [{ shingles: ['dented'] }, 'signs'],
    [{ shingles: ['missing'] }, 'damage'],
    // A stain may be a pipe or an old leak.
    [{ ceilings: ['stain'], metals: ['vents'] }, 'signs'],
    [{ ceilings: ['stain'], shingles: ['spots'] }, 'damage'],
    [{ attic: ['daylight'] }, 'open'],
    [{ urgent: 'yes' }, 'open'],
    [{ dangers: ['tree'] }, 'open'],
  ])('%o is %s', (answers, severity) => {
    expect(severityOf(valuesOf(answers))).toBe(severity);
  });

  test('one more observation never makes it milder', () => {
    const ticked = ['dangers', 'ground', 'metals', 'shingles', 'attic', 'ceilings'] as const;
    fc.assert(
      fc.property(anyAnswers(rule), fc.constantFrom(...ticked), fc.nat(5), (answers, id, nth) => {
        const options = fields[id].options;
        const more = options[nth % options.length]!.value;
        const now = (answers[id] ?? []) as readonly string[];
        const rank = (some: Record<string, unknown>) =>
          SEVERITIES.indexOf(severityOf(valuesOf(some)));
        const worse = { ...answers, [id]: [...new Set([...now, more])] };
        expect(rank(worse)).toBeLessThanOrEqual(rank(answers));
      }),
      { numRuns: runs(125) },
    );
  });

  test('is written into the letter in the words of the questions', () => {
    expect(seenIn(valuesOf({ metals: ['gutters'], attic: ['wet'] }))).toBe(
      'dents in gutters or downspouts; wet wood or insulation',
    );
  });
});

describe('hail', () => {
  const mark = (answers: Record<string, unknown>) =>
    hailMarkOf(valuesOf(answers), new Set(Object.keys(answers)));
  test.each([
    [{ existing: 'asphalt', age: 14 }, 1],
    [{ existing: 'asphalt', age: 15 }, 0.75],
    [{ existing: 'class4', age: 14 }, 1.25],
    [{ existing: 'wood', age: 40 }, 1.25],
    [{ existing: 'tile' }, 1.5],
    // An age that nobody told makes no roof old.
    [{ existing: 'asphalt' }, 1],
  ])('marks %o from %d inches', (answers, inches) => {
    expect(mark(answers)).toBe(inches);
  });

  test.each([
    ['none', 'nothing'],
    ['penny', 'nothing'],
    ['quarter', 'have-it-looked-at'],
    ['egg', 'have-it-looked-at'],
  ])('of the size %s, with nothing seen, ends in %s', (hail, ends) => {
    expect(outcome({ ...home, hail, looked: 'yes' })).toBe(ends);
  });

  test('alone never makes a claim, whatever its size', () => {
    const big = { ...home, hail: 'egg', looked: 'yes', metals: ['gutters', 'vents'] };
    expect(outcome({ ...big, dwelling: 300000, deductible: 0 })).toBe('have-it-looked-at');
  });
});

describe('the claim', () => {
  const policy = (dwelling: number, deductible: number) => ({
    dwelling,
    deductible,
    policy: 'rcv',
  });

  test('waits for the two figures of the policy', () => {
    expect(outcome({ ...damaged, sides: 'most' })).toBe('read-policy');
    expect(outcome({ ...damaged, sides: 'most', dwelling: 400000 })).toBe('read-policy');
  });

  test('pays the price of the calculator less the deductible, in two checks', () => {
    // 1% of 400,000 is 4,000.
    const answers = { ...damaged, sides: 'most', ...policy(400000, 1) };
    expect(outcome(answers)).toBe('file');
    expect(metric(answers, 'wide')).toBeCloseTo(newRoof, 6);
    expect(metric(answers, 'deductible')).toBe(4000);
    const checks = Number(metric(answers, 'first-check')) + Number(metric(answers, 'second-check'));
    expect(checks).toBeCloseTo(newRoof - 4000, 6);
    // 8 of 20 years are held back: 40%.
    expect(metric(answers, 'second-check')).toBeCloseTo(0.4 * newRoof, 6);
  });

  test('is not worth it below the deductible, and a scope decides within a fifth of it', () => {
    // The repair is a section, $1,750: a fifth is $350.
    const spots = (deductible: number) =>
      outcome({ ...damaged, sides: 'one', ...policy(100000, deductible / 1000) });
    expect(spots(1399)).toBe('file');
    expect(spots(1401)).toBe('get-scope');
    expect(spots(2099)).toBe('get-scope');
    expect(spots(2101)).toBe('below-deductible');
  });

  test('depends on a scope where nobody knows how much is damaged', () => {
    const some = { ...damaged, sides: 'some' };
    // $4,000: more than the repair, less than the roof.
    expect(outcome({ ...some, ...policy(400000, 1) })).toBe('get-scope');
    // More than the whole roof, and less than the repair.
    expect(outcome({ ...some, ...policy(1000000, 10) })).toBe('below-deductible');
    expect(outcome({ ...some, ...policy(100000, 1) })).toBe('file');
  });

  test('by age leaves nothing of an old roof, and sends to the schedule', () => {
    const old = { ...damaged, age: 19, sides: 'most', ...policy(400000, 1) };
    expect(outcome({ ...old, policy: 'acv' })).toBe('ask-schedule');
    // A schedule pays by age too.
    expect(outcome({ ...old, terms: ['schedule'] })).toBe('ask-schedule');
    expect(outcome(old)).toBe('file');
  });

  test('after a year asks for the deadline, but not where nothing would be paid', () => {
    const late = { ...damaged, date: 'over', sides: 'most' };
    expect(outcome({ ...late, ...policy(400000, 1) })).toBe('ask-deadline');
    expect(outcome({ ...late, ...policy(1000000, 10) })).toBe('below-deductible');
  });

  test('the roof alone below the deductible asks for the rest of the damage first', () => {
    const roof = { ...damaged, elsewhere: undefined, sides: 'most', ...policy(1_000_000, 4) };
    expect(outcome(roof)).toBe('add-the-rest');
    expect(outcome({ ...roof, elsewhere: 0 })).toBe('below-deductible');
    expect(outcome({ ...roof, elsewhere: 60_000 })).toBe('file');
    expect(outcome({ ...damaged, sides: 'most', flat: 2_500 })).toBe('file');
  });

  test('a higher deductible never makes a claim look better', () => {
    const rank = ['file', 'ask-schedule', 'get-scope', 'below-deductible'];
    fc.assert(
      fc.property(
        fc.record({
          sides: fc.constantFrom('one', 'some', 'most'),
          dwelling: fc.integer({ min: 100000, max: 2000000 }),
          floor: fc.integer({ min: 800, max: 6000 }),
        }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (answers, a, b) => {
          const at = (tenths: number) =>
            rank.indexOf(
              outcome({ ...damaged, ...answers, policy: 'rcv', deductible: tenths / 10 }),
            );
          expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
        },
      ),
      { numRuns: runs(75) },
    );
  });
});

describe('danger', () => {
  test('comes before everything, in the headline, the warnings and the steps', () => {
    fc.assert(
      fc.property(
        anyAnswers(rule),
        fc.constantFrom(...fields.dangers.options.map(({ value }) => value)),
        (answers, one) => {
          const all = { ...answers, dangers: [one] };
          expect(outcome(all)).toBe('people-first');
          expect(steps(all)[0]).toMatchObject({ id: 'safe', danger: true, when: 'now' });
          const [first] = (decide(all).warnings ?? []).filter((warning) => warning !== false);
          expect(first).toMatchObject({ id: one, level: 'stop' });
        },
      ),
      { numRuns: runs(75) },
    );
  });

  test('sends nobody with a bucket under a ceiling that sags', () => {
    const said = (answers: Record<string, unknown>) => {
      const { warnings, steps: todo } = told({ ...damaged, urgent: 'yes', ...answers });
      return [...warnings.map(({ text }) => text), ...todo.flatMap(({ why }) => why)].join(' ');
    };
    expect(said({})).toMatch(/bucket.*catch the water inside/);
    for (const { value } of fields.dangers.options) {
      expect(said({ dangers: [value] })).not.toMatch(/bucket|catch the water/);
    }
  });

  test('water coming in is stopped today, whatever the insurer said', () => {
    for (const one of ['no', 'yes', 'low', 'denied']) {
      const answers = { ...damaged, urgent: 'yes', told: one };
      expect(outcome(answers)).toBe('stop-water');
      expect(steps(answers).map(({ id }) => id)).toContain('tarp');
    }
  });
});

describe('what is said', () => {
  test('nothing to do is an answer, without a letter or a list of papers', () => {
    const { steps: todo, letters, lists } = told({ looked: 'yes' });
    expect(todo.map(({ when }) => when)).toEqual(['month', 'nothing']);
    expect(letters).toEqual([]);
    expect(lists).toEqual([]);
  });

  test('a stain alone is looked into this week, dried, and told the insurer of if it comes to that', () => {
    const { recommendation, steps: todo, letters } = told({ looked: 'yes', ceilings: ['stain'] });
    expect(recommendation.outcome).toBe('have-it-looked-at');
    expect(todo.map(({ id, when }) => `${id} ${when}`)).toEqual([
      'photos today',
      'dry today',
      'inspect week',
    ]);
    expect(letters.map(({ id }) => id)).toEqual(['insurer', 'roofer']);
  });

  test('who signed is told first to cancel, and by when', () => {
    const { recommendation, steps: todo } = told({ offers: ['today', 'signed'] });
    expect(recommendation.headline).toContain('by midnight of the 3rd business day');
    expect(todo.map(({ id }) => id)).toEqual(['cancel', 'look']);
    expect(outcome({ looked: 'yes', ceilings: ['stain'], offers: ['signed'] })).toBe(
      'cancel-first',
    );
  });

  test('who answered nothing is sent to look, and is told of no damage', () => {
    expect(outcome({})).toBe('look-first');
  });

  test('the time to report is never given as a law', () => {
    const { lists } = told({ ...damaged, sides: 'most' });
    const [first] = lists.find(({ id }) => id === 'days')!.items;
    expect(first!.text).toContain('Your policy sets the limit');
  });

  test('an offer to pay the deductible is met with the law, a signature with the days to cancel', () => {
    const { warnings } = told({ ...damaged, offers: ['deductible', 'signed'] });
    expect(warnings.map(({ id }) => id)).toEqual(['deductible-law', 'signed']);
    expect(warnings[1]!.text).toContain('the 3rd business day');
  });

  test('both letters carry what was seen, and only the questions that apply', () => {
    const { letters } = told({ ...damaged, sides: 'most', told: 'low', lender: 'yes' });
    expect(letters.map(({ id }) => id)).toEqual(['insurer', 'roofer']);
    expect(letters[0]!.text).toContain('round dark or bare spots on shingles');
    expect(letters[0]!.text).toContain('How do I demand appraisal');
    expect(letters[0]!.text).toContain('mortgage company');
    const [fresh] = told({ ...damaged, sides: 'most' }).letters;
    expect(fresh!.text).not.toMatch(/appraisal, and where|mortgage/);
  });

  test('dents in a metal roof alone are spoken of as looks', () => {
    expect(reasons({ existing: 'metal', shingles: ['dented'] })[0]).toBe('reason.signs');
    expect(told({ existing: 'metal', shingles: ['dented'] }).recommendation.reasons[0]).toContain(
      'a change of looks',
    );
  });
});
