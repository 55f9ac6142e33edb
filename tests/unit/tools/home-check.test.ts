import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, fillIn, givenIn, runEstimate, type Answers } from '../../../src/engine/index.ts';
import { runTool, tools, WHENS } from '../../../src/tools/index.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

const tool = tools.find(({ id }) => id === 'home-check')!;
const { rule } = tool;

const decide = (answers: object) => {
  const values = fillIn(rule, answers as Answers);
  return rule.decide(values, givenIn(rule, answers as Answers));
};
const stepsOf = (answers: object) =>
  (decide(answers).steps ?? []).flatMap((step) => (step ? [step] : []));
const step = (answers: object, id: string) => stepsOf(answers).find((one) => one.id === id);
const planned = (answers: object) =>
  (decide(answers).plan ?? []).flatMap((work) => (work ? [work.id] : []));
const outcome = (answers: object) => decide(answers).recommendation.outcome;

/** A home of which all was told and nothing is due. */
const sound = {
  built: '2015',
  has: ['garage', 'drive', 'septic'],
  roofAge: 6,
  roofLooks: 'sound',
  airAge: 6,
  airWorks: 'well',
  serviced: 'year',
  alarms: 'yes',
  heaterAge: 6,
  heaterLooks: 'dry',
  damp: 'none',
  septicKind: 'spray',
  septicSigns: 'none',
  pumped: 1,
  contract: 'yes',
  door: 'tested',
  standing: 'no',
  slab: 'sound',
  vent: 'year',
  pests: 'none',
};

describe('what comes first', () => {
  test('a sound home has nothing urgent, and every part of it is named as fine', () => {
    expect(outcome(sound)).toBe('nothing-urgent');
    expect(stepsOf(sound).map(({ when }) => when)).toEqual(Array(10).fill('nothing'));
  });

  test('danger comes before money, and gas before all', () => {
    const home = { ...sound, dangers: ['door', 'gas'], roofAge: 26, pumped: 9 };
    expect(outcome(home)).toBe('leave');
    expect(
      stepsOf(home)
        .slice(0, 4)
        .map(({ id }) => id),
    ).toEqual(['gas', 'door', 'septic-pump', 'roof-prices']);
    expect(outcome({ ...home, dangers: ['door'] })).toBe('danger');
  });

  test('gas or carbon monoxide: nobody is sent to a breaker, a valve or a label', () => {
    const home = { dangers: ['sparks', 'water', 'gas'] };
    const { warnings = [] } = decide(home);
    expect(warnings.flatMap((one) => (one ? one.id : []))).toEqual(['gas']);
    expect(
      stepsOf(home)
        .filter(({ when }) => when === 'now')
        .map(({ id }) => id),
    ).toEqual(['gas']);
    expect(step(home, 'ages')).toBeUndefined();
    expect(step({ dangers: ['sparks'] }, 'sparks')?.when).toBe('now');
  });

  test('sparks at the panel itself send nobody to it', () => {
    const { warnings } = runTool(rule, { dangers: ['sparks'] } as Answers);
    expect(warnings[0]?.text).toMatch(/^Smoke, flames, or sparks at the breaker panel.* get out/);
  });

  test('who feels ill from gas or an alarm calls 911', () => {
    const said = (danger: string) =>
      runTool(rule, { dangers: [danger] } as Answers).warnings.map(({ text }) => text);
    expect(said('gas')).toEqual([expect.stringMatching(/dizzy, sick or faint: 911/)]);
    expect(said('co')).toEqual([
      expect.stringMatching(/call 911 from outside.*dizzy or feels sick/),
    ]);
  });

  test.each(['water', 'ceiling', 'sewage'])(
    'wet by %s, an old wall is tested before it is cut',
    (danger) => {
      const said = (built: string) =>
        runTool(rule, { dangers: [danger], built } as Answers).warnings.map(({ id }) => id);
      expect(said('before-1980')).toContain('before-cutting');
      expect(said('2015')).not.toContain('before-cutting');
    },
  );

  test('alarms nobody told of are named', () => {
    const left = (answers: object) =>
      runTool(rule, answers as Answers).lists[0]?.items.map(({ text }) => text.split(':')[0]);
    expect(left({})).toEqual(expect.arrayContaining(['Smoke alarms', 'Carbon monoxide alarms']));
    expect(left({ alarms: 'yes' })).not.toContain('Carbon monoxide alarms');
  });

  test('an age is held against the house only where its year was told', () => {
    const ids = (answers: object) => (decide(answers).warnings ?? []).map((one) => one && one.id);
    expect(ids({ roofAge: 60 })).not.toContain('older-than-house');
    expect(ids({ roofAge: 60, built: '1980' })).toContain('older-than-house');
  });

  test('a part in danger is never called fine', () => {
    const ids = stepsOf({ ...sound, dangers: ['door', 'water', 'ceiling', 'sewage', 'frail'] }).map(
      ({ id }) => id,
    );
    for (const part of ['garage', 'damp', 'roof', 'septic', 'air']) {
      expect(ids).not.toContain(`${part}-fine`);
    }
  });

  test('nothing told is no verdict', () => {
    expect(outcome({})).toBe('too-little');
    expect(outcome({ has: ['garage', 'septic'], plans: 'stay', built: '1980' })).toBe('too-little');
    expect(stepsOf({}).filter(({ when }) => when === 'nothing')).toEqual([]);
  });
});

describe('the roof', () => {
  // Asphalt here: planned for from 15 years, brittle from 18 where worn, spent at 25 (roofing R48).
  test.each([
    [14, 'sound', undefined],
    [15, 'sound', 'roof-save'],
    [17, 'sound', 'roof-save'],
    [18, 'sound', 'roof-inspect'],
    [24, 'sound', 'roof-inspect'],
    [25, 'sound', 'roof-prices'],
    [17, 'worn', 'roof-look'],
    [18, 'worn', 'roof-prices'],
    [17, 'leak', 'roof-leak'],
  ])('at %i years and %s: %s', (roofAge, roofLooks, id) => {
    const ids = stepsOf({ ...sound, roofAge, roofLooks }).map((one) => one.id);
    expect(ids.filter((one) => one.startsWith('roof-') && one !== 'roof-fine')).toEqual(
      id ? [id] : [],
    );
  });

  test('an old one that nobody looked at is never called sound, but looked at up close', () => {
    const old = { built: '1980', roofAge: 16 };
    expect(step(old, 'roof-save')).toBeUndefined();
    expect(step(old, 'roof-inspect')?.when).toBe('season');
    expect(step({ ...old, roofLooks: 'sound' }, 'roof-save')?.when).toBe('later');
  });

  test('who sells has an old one looked at this month, before a buyer does', () => {
    const home = { ...sound, roofAge: 16 };
    expect(step(home, 'roof-inspect')).toBeUndefined();
    expect(step({ ...home, plans: 'sell' }, 'roof-inspect')?.when).toBe('month');
  });

  test('an old one that leaks is mended now and priced again', () => {
    const home = { ...sound, roofAge: 18, roofLooks: 'leak' };
    expect(step(home, 'roof-leak')?.when).toBe('week');
    expect(step(home, 'roof-prices')?.when).toBe('season');
  });

  test('tile of 60 years that lies flat is not replaced', () => {
    expect(step({ ...sound, roofKind: 'tile', roofAge: 60 }, 'roof-prices')).toBeUndefined();
  });

  test('who sells gets the price, but not the bill', () => {
    const home = { ...sound, roofAge: 25 };
    expect(planned(home)).toContain('roof-new');
    expect(planned({ ...home, plans: 'sell' })).toContain('roof-prices');
    expect(planned({ ...home, plans: 'sell' })).not.toContain('roof-new');
  });
});

describe('the order of work', () => {
  test('the roof before solar, in words and in months', () => {
    const home = { ...sound, solar: 'yes', roofAge: 19, roofLooks: 'worn' };
    expect(step(home, 'solar-later')?.when).toBe('later');
    const { plan } = runTool(rule, home as Answers);
    expect(plan.find(({ id }) => id === 'solar')?.after).toBe('roof-new');
    expect(step({ ...sound, solar: 'yes' }, 'solar-prices')?.when).toBe('year');
  });

  test('drainage before concrete', () => {
    const { plan } = runTool(rule, { ...sound, standing: 'yes', slab: 'lip' } as Answers);
    expect(plan.find(({ id }) => id === 'slab')?.after).toBe('drain');
  });
});

describe('intervals', () => {
  // Aerobic: every two to five years, usually three (septic S61, S62).
  test.each([
    [2, undefined],
    [3, 'septic-sludge'],
    [4, 'septic-sludge'],
    [5, 'septic-pump'],
  ])('an aerobic tank after %i years: %s', (pumped, id) => {
    const ids = stepsOf({ ...sound, pumped }).map((one) => one.id);
    expect(ids.filter((one) => /^septic-(?!fine)/.test(one))).toEqual(id ? [id] : []);
  });

  // The table: 1,000 gallons and four people, 2.6 years; two people, 5.9, but five at the latest.
  test.each([
    [4, 2.5, false],
    [4, 2.6, true],
    [2, 4.9, false],
    [2, 5, true],
  ])('a plain tank of %i people after %d years: due %s', (people, pumped, due) => {
    const home = { ...sound, septicKind: 'conventional', people, pumped };
    expect(step(home, 'septic-pump') !== undefined).toBe(due);
  });

  test('a water heater from ten years is asked about, and never priced', () => {
    expect(step({ ...sound, heaterAge: 9 }, 'heater-old')).toBeUndefined();
    const old = step({ ...sound, heaterAge: 10 }, 'heater-old');
    expect(old?.when).toBe('season');
    expect(old?.job).toBeUndefined();
  });

  test('a dead AC from ten years on is priced beside a new one', () => {
    const because = (airAge: number) =>
      step({ ...sound, airAge, airWorks: 'dead' }, 'air-dead')?.because;
    expect(because(9)).toEqual([false]);
    expect(because(10)).toEqual([['because.air-old', { age: 10 }]]);
  });

  test('a refrigerator that fails says how long food keeps, and of medicine', () => {
    const { steps } = runTool(rule, { failing: ['refrigerator'] } as Answers);
    expect(steps.find(({ id }) => id === 'fix-refrigerator')?.why.join(' ')).toMatch(
      /about 4 hours.*pharmacist/,
    );
  });

  test('an AC that works is kept whatever its age; one that keeps failing is compared from ten', () => {
    expect(step({ ...sound, airAge: 22 }, 'air-save')?.when).toBe('later');
    expect(step({ ...sound, airAge: 9, airWorks: 'repairs' }, 'air-compare')).toBeUndefined();
    expect(step({ ...sound, airAge: 10, airWorks: 'repairs' }, 'air-compare')?.when).toBe('season');
  });
});

/** Under contract: an aerobic system of 28 years whose alarm is on, and an AC at the end of its years. */
const bought = {
  plans: 'buy',
  option: 5,
  closing: 21,
  has: ['septic'],
  built: '1980',
  floor: 2600,
  airAge: 17,
  airWorks: 'well',
  furnaceAge: 17,
  wiring: ['panel'],
  septicKind: 'spray',
  septicAge: 28,
  septicSigns: 'alarm',
  pumped: 2,
  moves: ['cracks'],
};

describe('a buyer under contract', () => {
  const works = (reserve: boolean) =>
    (decide(bought).plan ?? []).flatMap((work) =>
      work && Boolean(work.reserve) === reserve && work.job ? [work] : [],
    );
  const sumOf = (reserve: boolean) =>
    addUp(
      works(reserve).map(
        ({ job }) => runEstimate(tradeById(job!.trade)!.calculator, job!.inputs as Answers).total,
      ),
    );

  test('is told what to ask for before the option period ends', () => {
    expect(outcome(bought)).toBe('buy');
    expect(step(bought, 'buy-option')?.facts).toEqual({ days: 5, known: 'yes' });
    const [letter] = runTool(rule, bought as unknown as Answers).letters;
    expect(letter?.text).toMatch(/The septic system: repair by/);
    expect(letter?.text).toMatch(/Foundation and drainage: repair/);
    expect(letter?.text).toMatch(/Heating and cooling: it works, but it’s old/);
  });

  test('counts the alarm as the alarm, and keeps money ready for what is old', () => {
    expect(works(true).map(({ id }) => id)).toEqual(['air-furnace-reserve', 'septic-new']);
    const mend = step(bought, 'septic-alarm')!.job!;
    expect(runEstimate(tradeById('septic')!.calculator, mend.inputs as Answers).total.typical).toBe(
      690,
    );
    expect(sumOf(false).typical).toBeGreaterThan(500);
    expect(sumOf(true).typical).toBeGreaterThan(25_000);
    expect(sumOf(true).low).toBeLessThan(sumOf(true).typical);
  });

  test('of what we do not price is told whom to call', () => {
    const { steps } = runTool(rule, bought as unknown as Answers);
    const why = (id: string) => steps.find((one) => one.id === id)?.why.join(' ');
    expect(why('electrician')).toMatch(/TECL/);
    expect(why('engineer')).toMatch(/engineer who sells no repairs/);
  });
});

describe('a buyer with an option period', () => {
  const house = {
    plans: 'buy',
    option: 7,
    has: ['septic'],
    airAge: 14,
    airWorks: 'repairs',
    heaterAge: 12,
    roofAge: 24,
    roofLooks: 'worn',
    wiring: ['panel'],
    moves: ['cracks'],
  };
  const DECIDING = ['engineer', 'electrician', 'roof-prices', 'air-compare', 'heater-old'];

  test('finds out within it whatever could end the contract, foundation and panel first', () => {
    const told = runTool(rule, house as unknown as Answers);
    const ids = told.steps.map(({ id }) => id);
    for (const id of [...DECIDING, 'septic-inspect'])
      expect(step(house, id)?.when, id).toBe('week');
    expect(ids.indexOf('engineer')).toBe(ids.indexOf('buy-option') + 1);
    expect(DECIDING.map((id) => ids.indexOf(id))).toEqual(
      DECIDING.map((id) => ids.indexOf(id)).sort((a, b) => a - b),
    );
    expect(told.steps.find(({ id }) => id === 'engineer')?.why.join(' ')).toMatch(
      /Within your 7 days: book it today/,
    );
    expect(told.plan.find(({ id }) => id === 'heater')?.at).toEqual({ months: 0 });
  });

  test('hears "today" with two days left, and is not hurried once it is over', () => {
    expect(step({ ...house, option: 2 }, 'engineer')?.when).toBe('today');
    expect(step({ ...house, option: 0 }, 'engineer')?.when).toBe('month');
    expect(step({ ...house, option: undefined }, 'engineer')?.when).toBe('week');
    expect(step({ ...house, plans: 'stay' }, 'heater-old')?.when).toBe('season');
  });

  test('keeps money ready for an AC that is old and works', () => {
    const { plan } = runTool(rule, { ...house, airWorks: 'well' } as unknown as Answers);
    expect(plan.filter(({ reserve }) => reserve).map(({ id }) => id)).toContain(
      'air-furnace-reserve',
    );
  });

  test('is told of looks and repairs, and of prices where there are some', () => {
    const { recommendation } = runTool(rule, house as unknown as Answers);
    expect(JSON.stringify(recommendation)).toMatch(/need a look or a repair/);
    expect(JSON.stringify(recommendation)).not.toMatch(/what each costs/);
  });
});

/** Nine option days; how the air works, when the tank was pumped and how old the roof is was left blank. */
const blank = {
  plans: 'buy',
  option: 9,
  has: ['septic'],
  kind: 'one-story',
  built: '2000',
  floor: 2600,
  airAge: 17,
  furnaceAge: 17,
  wiring: ['panel'],
  septicKind: 'spray',
  septicSigns: 'alarm',
};

describe('a buyer who left something blank', () => {
  const told = (answers: object) => runTool(rule, answers as Answers);

  test('an AC and a furnace that are old together are priced together', () => {
    const kept = told(blank).plan.filter(({ reserve }) => reserve);
    expect(kept.map(({ title }) => title)).toEqual(['new AC and furnace']);
    expect(kept[0]?.job?.inputs).toMatchObject({ system: 'ac-furnace' });
    expect(step(blank, 'air-save')?.job?.inputs).toMatchObject({ system: 'ac-furnace' });
    expect(step({ ...blank, furnaceAge: 14 }, 'air-save')?.job?.inputs).toMatchObject({
      system: 'ac',
    });
  });

  test('nobody is told that what was not said works', () => {
    const { steps, plan, letters } = told(blank);
    expect(step(blank, 'air-test')?.when).toBe('week');
    expect(plan.map(({ id }) => id)).toContain('air-test');
    expect(JSON.stringify(steps)).not.toMatch(/and working|what works/);
    expect(letters[0]?.text).toMatch(
      /Heating and cooling: condition not stated.*before the option period ends/,
    );
    expect(letters[0]?.text).not.toMatch(/it works/);
    const old = { ...blank, septicSigns: undefined, septicAge: 40 };
    expect(told(old).letters[0]?.text).toMatch(/The septic system: condition not stated/);
    const seen = told({ ...blank, airWorks: 'well' });
    expect(seen.steps.map(({ id }) => id)).not.toContain('air-test');
    expect(seen.letters[0]?.text).toMatch(/Heating and cooling: it works, but it’s old/);
    const stays = told({ ...blank, plans: 'stay' }).steps.find(({ id }) => id === 'air-save');
    expect(stays?.why.join(' ')).toMatch(/condition isn’t stated/);
  });

  test('what is to be found out before the option ends is for this week, and in the note', () => {
    expect(step(blank, 'septic-ask')?.when).toBe('week');
    expect(step(blank, 'ages')?.when).toBe('week');
    expect(step({ ...blank, plans: 'stay' }, 'ages')?.when).toBe('month');
    expect(step({ ...blank, roofAge: 16 }, 'roof-inspect')?.when).toBe('week');
    const text = told(blank).letters[0]?.text;
    expect(text).toMatch(/The septic tank: when was it last pumped/);
    expect(text).toMatch(/The roof: how old is it/);
    expect(text).toMatch(/The water heater: how old is it/);
    expect(text).not.toMatch(/The AC: how old is it/);
  });

  test('the alarm is for this month, the seller pays for it, and the termite inspection counts', () => {
    const { plan } = told(blank);
    expect(plan.find(({ id }) => id === 'septic-mend')).toMatchObject({ at: { months: 0 } });
    expect(plan.find(({ id }) => id === 'septic-mend')?.job).toBeUndefined();
    expect(
      told({ ...blank, plans: 'stay' }).plan.find(({ id }) => id === 'septic-mend')?.job,
    ).toBeDefined();
    expect(plan.find(({ id }) => id === 'buy-termites')).toMatchObject({
      at: { months: 0 },
      job: { trade: 'pest-control' },
    });
  });

  test('a damaged panel leads to an electrician this week', () => {
    const damaged = step({ wiring: ['damaged'] }, 'electrician');
    expect(damaged?.when).toBe('week');
    expect(damaged?.because).toContain('because.damaged-panel');
  });

  test('an aerobic tank is due about every three years, as the book says', () => {
    const why = told(blank)
      .steps.find(({ id }) => id === 'septic-ask')
      ?.why.join(' ');
    expect(why).toMatch(/about every three years \(two to five\)/);
    expect(why).not.toMatch(/five years at the latest/);
  });
});

describe('what was left of the home check', () => {
  test('a missing CO alarm alone is not nothing', () => {
    expect(outcome({ alarms: 'no' })).toBe('soon');
  });

  test('a home without gas gets no heat pump it did not ask for', () => {
    const home = { ...sound, airAge: 20, airWorks: 'repairs', alarms: 'electric' };
    expect(step(home, 'air-compare')?.job?.inputs).toMatchObject({ system: 'ac' });
  });

  test('a worn roof is asked about hail, and a claim comes before the repair', () => {
    const home = { ...sound, roofAge: 14, roofLooks: 'worn', hail: 'yes' };
    const said = JSON.stringify(stepsOf(home).map(({ because }) => because));
    expect(said).toContain('because.hail-claim');
    expect(JSON.stringify(stepsOf({ ...home, hail: 'no' }))).not.toContain('because.hail-claim');
  });

  test('nobody who sells is told to have a roof before April; the notice is named', () => {
    const home = { ...sound, plans: 'sell', roofAge: 26, roofLooks: 'worn' };
    expect(decide(home).recommendation.facts).toMatchObject({ roof: 'no' });
    expect(step(home, 'sale-notice')).toBeDefined();
  });
});

describe('whatever is answered', () => {
  const soonest = (answers: object) =>
    Math.min(...stepsOf(answers).map(({ when }) => WHENS.indexOf(when)), WHENS.length);

  test('a worse sight never makes the first thing to do later', () => {
    const worse = [
      { roofLooks: 'worn' },
      { roofLooks: 'leak' },
      { damp: 'mold' },
      { heaterLooks: 'rust' },
      { airWorks: 'dead' },
      { alarms: 'no' },
      { pests: 'termites' },
      { standing: 'yes' },
      { moves: ['cracks'] },
      { dangers: ['gas'] },
      { dangers: ['co'] },
      { vent: 'longer' },
    ];
    fc.assert(
      fc.property(anyAnswers(rule), fc.constantFrom(...worse), (answers, sight) => {
        const at = Object.keys(sight).map((id) => [id, rule.fields[id]?.default]);
        const before = { ...answers, ...Object.fromEntries(at) };
        expect(soonest({ ...answers, ...sight })).toBeLessThanOrEqual(soonest(before));
      }),
      { numRuns: runs(125) },
    );
  });

  test('nobody is sent to open, climb or touch what can hurt', () => {
    const texts = Object.values(rule.words).map(String).join(' ');
    expect(texts).not.toMatch(/(?<!not |never )\b(climb|open the tank|lift the lid)\b/i);
  });
});

test('the record says of each part when its first step is due, as the step does', () => {
  const home = {
    plans: 'buy',
    option: 5,
    has: ['septic'],
    wiring: ['panel'],
    septicKind: 'spray',
    septicSigns: 'alarm',
    roofAge: 19,
    roofLooks: 'worn',
  };
  const due = new Map((decide(home).table?.rows ?? []).map((row) => [row[0], row.at(-1)]));
  expect(step(home, 'electrician')?.when).toBe('week');
  expect(due.get('part.wiring')).toBe('cell.week');
  expect(due.get('part.septic')).toBe('cell.now');
});

describe('the parts of the house', () => {
  const due = (answers: object) =>
    Object.fromEntries((decide(answers).parts ?? []).map((part) => [part.part, part.due]));

  test('stand as their first step does, fine where told and nothing is due, open where not told', () => {
    expect(
      due({
        has: ['septic'],
        roofAge: 19,
        roofLooks: 'worn',
        airWorks: 'well',
        heaterLooks: 'rust',
        damp: 'stain',
      }),
    ).toMatchObject({
      roof: 'season',
      air: 'nothing',
      heater: 'week',
      damp: 'later',
      ground: undefined,
      pests: undefined,
    });
  });

  test('are only those the home has', () => {
    expect(due({})).not.toHaveProperty('garage');
    expect(due({ has: ['garage'] })).toHaveProperty('garage');
    expect(due({ kind: 'shared' })).not.toHaveProperty('roof');
  });

  test('are red where a danger is about them, whatever else is said', () => {
    expect(due({ has: ['garage'], door: 'tested', dangers: ['door'] }).garage).toBe('now');
  });

  test('name steps that are in the list of what to do', () => {
    const { parts = [] } = decide({ roofAge: 19, roofLooks: 'worn', heaterLooks: 'rust' });
    const named = parts.flatMap(({ steps }) => steps);
    expect(named).toEqual(expect.arrayContaining(['roof-prices', 'heater-rust']));
  });
});
