import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runEstimate, type Answers } from '../../../src/engine/index.ts';
import { numbersFor } from '../../../src/help/numbers.ts';
import { rule } from '../../../src/tools/appliance-diagnosis/rule.ts';
import { runTool } from '../../../src/tools/run-tool.ts';
import { calculator } from '../../../src/trades/appliance-repair/calculator.ts';
import { symptomsOf } from '../../../src/trades/appliance-repair/causes.ts';
import { fields, type Appliance } from '../../../src/trades/appliance-repair/fields.ts';
import { figures } from '../../../src/trades/appliance-repair/figures.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';
import words from '../../../content/tools/appliance-diagnosis/words.json' with { type: 'json' };

const decide = (answers: object) => runTool(rule, answers as Answers);
const outcomeOf = (answers: object) => decide(answers).recommendation.outcome;
const stepsOf = (answers: object) => decide(answers).steps.map(({ id }) => id);

const appliances = fields.appliance.options.map(({ value }) => value);
const symptoms = appliances.flatMap((appliance: Appliance) =>
  Object.keys(symptomsOf(appliance)).map((symptom) => [appliance, symptom] as const),
);

describe('danger comes first', () => {
  test.each(['gas', 'co'])('%s: out of the house, and nothing about checks or money', (danger) => {
    const { steps, lists, metrics, letters, opens, recommendation } = decide({
      danger: [danger],
      appliance: 'range',
      recall: 'recalled',
      quote: 300,
    });
    expect(recommendation.headline).toBe('Leave now. Then call from outside. The repair can wait.');
    expect(steps.map(({ id }) => id)).toEqual([
      'leave',
      'stay-out',
      danger === 'co' ? 'co-source' : 'technician-first',
    ]);
    expect([lists, metrics, letters, opens]).toEqual([[], [], [], undefined]);
  });

  test.each(['burning', 'water', 'shock'])('%s: the breaker, and no free check', (danger) => {
    const { steps, recommendation } = decide({ danger: [danger], appliance: 'dryer' });
    expect(recommendation.headline).toBe('Cut the power first. The repair can wait.');
    expect(steps.map(({ id }) => id)).toEqual(['power-off', 'leave-off', 'recall', 'report']);
  });

  test('carbon monoxide: other flames are named as its source, and who to call', () => {
    const { steps } = decide({ danger: ['co'], appliance: 'refrigerator' });
    const text = steps.flatMap(({ why }) => why).join(' ');
    expect(text).toMatch(/furnace, a water heater/);
    for (const { number } of numbersFor('gas')) expect(text).toContain(number);
  });

  test('gas beside a burning smell: nobody is sent to the breaker', () => {
    const { steps, warnings } = decide({ danger: ['burning', 'gas'] });
    expect(warnings.map(({ id }) => id)).toEqual(['gas']);
    expect(steps[0]?.id).toBe('leave');
  });

  test('one more danger never gives a price, whatever else was answered', () => {
    fc.assert(
      fc.property(anyAnswers(rule), fc.constantFrom('gas', 'co', 'burning'), (answers, danger) => {
        const { recommendation, steps, lists, opens } = decide({ ...answers, danger: [danger] });
        expect(recommendation.outcome).toBe('make-it-safe');
        expect(steps.some(({ job, cost }) => job ?? cost)).toBe(false);
        expect([lists, opens]).toEqual([[], undefined]);
      }),
      { numRuns: runs(75) },
    );
  });
});

describe('what is free comes before money', () => {
  test('a plate is never mentioned without saying where it is on this appliance', () => {
    const whyOf = (answers: object, id: string) =>
      decide(answers)
        .steps.find((step) => step.id === id)
        ?.why.join(' ');
    expect(whyOf({ appliance: 'refrigerator', refrigerator: 'dead' }, 'recall')).toMatch(
      /inside, on a side wall/,
    );
    expect(whyOf({ appliance: 'range', range: 'burner' }, 'recall')).toMatch(
      /behind the bottom drawer/,
    );
    expect(whyOf({ danger: ['shock'] }, 'recall')).toMatch(/at the door or lid of the others/);
    const dryer = { appliance: 'dryer', dryer: 'no-turn' };
    expect(whyOf(dryer, 'find-age')).toMatch(/Its plate is in the door frame/);
    expect(whyOf({ ...dryer, age: 5 }, 'find-age')).toBeUndefined();
  });

  test('a warm refrigerator: how long food keeps, and medicine', () => {
    const [food] = decide({ appliance: 'refrigerator', refrigerator: 'fridge-warm' }).warnings;
    expect(food?.text).toMatch(/about 4 hours.*insulin/);
    expect(food?.sources).toEqual(['appliance-repair R49', 'appliance-repair R120']);
  });

  test('a recall before warranty and checks, even with a quote in hand', () => {
    expect(outcomeOf({ recall: 'recalled', warranty: 'maker', quote: 200 })).toBe('recalled');
  });

  test('nothing of a machine that nobody named, but danger all the same', () => {
    expect(outcomeOf({ quote: 900, age: 4 })).toBe('name-it');
    expect(outcomeOf({ danger: ['gas'] })).toBe('make-it-safe');
  });

  test('a warranty before any price', () => {
    const { recommendation, lists, steps } = decide({
      appliance: 'washer',
      warranty: 'home',
      quote: 900,
    });
    expect(recommendation.outcome).toBe('use-the-warranty');
    expect(lists.map(({ id }) => id)).toEqual(['never']);
    expect(steps.some(({ job, cost }) => job ?? cost)).toBe(false);
  });

  test.each(symptoms)('%s, %s: checks just where a call may find nothing broken', (a, symptom) => {
    const calls: Readonly<Record<string, number>> = figures.nothingBroken.value[a];
    const outcome = outcomeOf({ appliance: a, [a]: symptom, microwaveKind: 'hung' });
    expect(outcome === 'check-first').toBe((calls[symptom] ?? 0) > 0);
  });

  test('a washer that does not drain: hose, filter, then a technician', () => {
    expect(stepsOf({ appliance: 'washer', washer: 'no-drain', recall: 'clear' })).toEqual([
      'find-warranty',
      'hose',
      'pump-filter',
      'still-broken',
    ]);
  });

  test('a code is looked up before anything is touched', () => {
    const [, , first] = stepsOf({ appliance: 'washer', washer: 'no-drain', code: 'yes' });
    expect(first).toBe('code');
  });

  test('a gas dryer has no double breaker', () => {
    const dryer = { appliance: 'dryer', dryer: 'no-heat' };
    expect(stepsOf({ ...dryer, dryerFuel: 'electric' })).toContain('breakers');
    expect(stepsOf({ ...dryer, dryerFuel: 'gas' })).not.toContain('breakers');
  });

  test('no lamp is tried in the 240-volt outlet of an electric dryer', () => {
    const todo = stepsOf({ appliance: 'dryer', dryer: 'no-start' });
    expect(todo).toContain('dryer-power');
    expect(todo).not.toContain('power');
  });

  test('a washer that fills while off: the valves, now', () => {
    const [first] = decide({ appliance: 'washer', washer: 'fills-off' }).steps;
    expect(first).toMatchObject({ id: 'close-water', when: 'now' });
  });

  test.each([
    ['dishwasher', 'leak'],
    ['refrigerator', 'water'],
    ['washer', 'leak'],
  ])('%s, %s: the water is closed before the looks', (appliance, symptom) => {
    expect(stepsOf({ appliance, [appliance]: symptom })[0]).toBe('close-water');
  });

  test('no check asks for a screw, a meter or a panel, and the plug comes out first', () => {
    const checks = Object.entries(words).filter(([name]) => name.startsWith('step.'));
    const unsafe = /screw|multimeter|bypass|jumper|remove the (cover|panel|back)/i;
    expect(checks.filter(([, text]) => unsafe.test(text))).toEqual([]);
    expect(words['step.coils']).toMatch(/^Pull the plug/);
    expect(words['step.pump-filter']).toMatch(/^Pull the plug/);
    expect(words['step.jam']).toMatch(/^Pull its plug or switch off its breaker/);
  });
});

describe('causes and the advice are the calculator’s', () => {
  test('a washer that does not drain: pump 75, lock 15, board 10 of 100', () => {
    const [causes] = decide({ appliance: 'washer', washer: 'no-drain' }).lists;
    expect(causes?.items.map(({ text }) => text)).toEqual([
      'Drain pump, about 75 in 100',
      'Lid switch or door lock, about 15 in 100',
      'Control board, about 10 in 100',
    ]);
    const [pump] = causes?.items ?? [];
    // The drain pump of the price book: $165, $240, $340.
    expect(runEstimate(calculator, pump?.job?.inputs as Answers).total.typical).toBe(240);
  });

  test.each([900, 2500])(
    'a luxury refrigerator quoted at $%i: one usual range, named once',
    (quote) => {
      const answers = {
        appliance: 'refrigerator',
        refrigerator: 'fridge-warm',
        brand: 'premium',
        age: 8,
      };
      const { low, typical, high } = runEstimate(calculator, {
        ...answers,
        checked: 'done',
      } as Answers).total;
      const { steps, lists } = decide({ ...answers, quote });
      const atSteps = steps
        .filter(({ job }) => job !== undefined)
        .map(({ job }) => {
          const total = runEstimate(calculator, job!.inputs as Answers).total;
          return { low: total.low, typical: total.typical, high: total.high };
        });
      expect(atSteps).toEqual([{ low, typical, high }]);
      expect(lists[0]?.title).toBe('If one part is named: what it usually costs');
    },
  );

  test('a cold gas oven: the igniter in place of the element', () => {
    const [causes] = decide({ appliance: 'range', range: 'oven-cold', fuel: 'gas' }).lists;
    expect(causes?.items[0]?.text).toMatch(/^Oven igniter/);
  });

  test('whatever was answered, the same advice as the calculator it opens', () => {
    fc.assert(
      fc.property(anyAnswers(rule), (answers) => {
        const { appliance } = answers;
        fc.pre(appliance !== undefined && answers[appliance as string] !== undefined);
        const { recommendation, opens } = decide({
          ...answers,
          danger: [],
          recall: 'clear',
          warranty: 'over',
          checked: 'done',
        });
        const { recommendation: theirs } = runEstimate(calculator, opens?.inputs as Answers);
        const { outcome, headline, reasons } = theirs;
        expect(recommendation).toMatchObject({ outcome, headline, reasons });
      }),
      { numRuns: runs(125) },
    );
  });
});
