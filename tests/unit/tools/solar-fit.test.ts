import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillIn,
  readAnswers,
  runEstimate,
  type Answers,
  type Metric,
} from '../../../src/engine/index.ts';
import { runTool, tools, type Verdict } from '../../../src/tools/index.ts';
import { shadeOf } from '../../../src/tools/solar-fit/shade.ts';
import type { SolarFitValues } from '../../../src/tools/solar-fit/fields.ts';
import { solar } from '../../../src/trades/solar/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

const { rule } = tools.find(({ id }) => id === 'solar-fit')!;

const decide = (inputs: Record<string, unknown>): Verdict => {
  const { answers, problems, unknown } = readAnswers(rule, inputs);
  expect({ problems, unknown }).toEqual({ problems: [], unknown: [] });
  return runTool(rule, answers);
};
const outcome = (inputs: Record<string, unknown>) => decide(inputs).recommendation.outcome;
const stepIds = (inputs: Record<string, unknown>) => decide(inputs).steps.map(({ id }) => id);
const step = (inputs: Record<string, unknown>, id: string) => {
  const found = decide(inputs).steps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const typical = (metrics: readonly Metric[], id: string): number => {
  const value = metrics.find((one) => one.id === id)?.value;
  if (value === undefined || value === null) throw new Error(`no ${id}`);
  return typeof value === 'number' ? value : value.typical;
};

const sound = {
  condition: 'sound',
  roofAge: 3,
  face: 's',
  pitch: '6',
  area: 1000,
  retailer: 'yes',
  rate: 15.5,
  buyback: 7,
  hoa: 'none',
};
/** 8.8 kW for about $20,400, worth more than a tenth above that at 17¢ and 12¢. */
const good = { ...sound, rate: 17, buyback: 12 };

describe('is the roof right for solar', () => {
  test('says what the solar calculator says of the same answers', () => {
    for (const inputs of [sound, good, { ...good, face: 'w' }, { ...sound, area: 150 }]) {
      const { metrics, opens } = decide(inputs);
      const { answers, problems } = readAnswers(solar.calculator, opens!.inputs);
      expect(problems).toEqual([]);
      const theirs = runEstimate(solar.calculator, answers);
      for (const [ours, its] of [
        ['made', 'made'],
        ['size', 'size'],
        ['payback', 'payback'],
        ['ceiling', 'worth-paying'],
      ] as const) {
        expect(typical(metrics, ours)).toBeCloseTo(typical(theirs.metrics, its), 6);
      }
    }
  });

  test('a better buyback rate takes it from not now over maybe to suited', () => {
    expect([5, 7, 12].map((buyback) => outcome({ ...sound, buyback }))).toEqual([
      'not-now',
      'maybe',
      'suited',
    ]);
  });

  test('never names a price above our range, whatever the panels are worth', () => {
    const rich = { ...good, rate: 40, buyback: 40 };
    const { recommendation, metrics } = decide(rich);
    const named = Number(/\$([\d,]+)/.exec(recommendation.headline)?.[1]?.replace(',', ''));
    // 8.8 kW: 5,200 + 8.8 × 1,730 = $20,424 typical; all at their highest, 10,400 + 8.8 × 1,900 = $27,120.
    expect(named).toBeGreaterThan(20424);
    expect(named).toBeLessThan(27120);
    expect(typical(metrics, 'ceiling')).toBeGreaterThan(2 * named);
    expect(step(rich, 'quotes').why.join(' ')).toContain(named.toLocaleString('en-US'));
  });

  test('who leaves sooner is told a price that is back by then', () => {
    const rich = { ...good, rate: 20 };
    const ceiling = (stay: number | null) => typical(decide({ ...rich, stay }).metrics, 'ceiling');
    const back = typical(decide(rich).metrics, 'payback');
    expect(ceiling(Math.ceil(back))).toBeGreaterThan(20424);
    expect(ceiling(Math.ceil(back))).toBeLessThan(ceiling(null));
    expect(ceiling(Math.ceil(back) - 1)).toBeLessThan(20424);
    expect(ceiling(60)).toBe(ceiling(null));
    expect(outcome({ ...rich, stay: Math.ceil(back) })).toBe('suited');
  });

  test('a roofer looks at a shingle roof from ten years on, before anything is signed', () => {
    expect(stepIds({ ...good, roofAge: 9 })).not.toContain('look-roof');
    expect(stepIds({ ...good, roofAge: 10 })).toContain('look-roof');
    expect(stepIds({ ...good, covering: 'metal', roofAge: 29 })).not.toContain('look-roof');
  });

  test('the buyback rate it names is the first that is no longer not now', () => {
    const from = decide({ ...sound, buyback: 0 }).recommendation.flip ?? '';
    const needed = Number(/(\d+)¢/.exec(from)?.[1]);
    expect(needed).toBeGreaterThan(0);
    expect(outcome({ ...sound, buyback: needed })).not.toBe('not-now');
    expect(outcome({ ...sound, buyback: needed - 1 })).toBe('not-now');
  });

  test('asphalt of 15 years, metal of 40 and tile of 20 come before panels, a year younger does not', () => {
    for (const [covering, age] of [
      ['asphalt', 15],
      ['metal', 40],
      ['tile', 20],
    ] as const) {
      expect(outcome({ ...good, covering, roofAge: age })).toBe('roof-first');
      expect(outcome({ ...good, covering, roofAge: age - 1 })).not.toBe('roof-first');
    }
    expect(stepIds({ ...good, covering: 'tile', roofAge: 20 })).toContain('look-felt');
    expect(step({ ...good, roofAge: 25 }, 'roof').job?.trade).toBe('roofing');
  });

  test('an old roof that shows no harm is asked about before a new one is priced', () => {
    for (const roofAge of [15, 16, 24]) {
      const { recommendation, steps, opens } = decide({ ...good, roofAge });
      expect(recommendation.headline).toMatch(/^Ask how long the roof lasts/);
      expect(steps.map(({ id }) => id)).toContain('look-roof');
      expect(steps.filter(({ job }) => job?.trade === 'roofing')).toEqual([]);
      expect(opens?.trade).toBe('solar');
    }
    expect(decide({ ...good, roofAge: 25 }).recommendation.headline).toMatch(/^Fix the roof first/);
    expect(stepIds({ ...good, roofAge: 25 })).not.toContain('look-roof');
  });

  test('the federal credit: gone for who buys, the company’s own question for a lease', () => {
    const [credit] = decide({ ...good, told: ['credit'] }).warnings;
    expect(credit?.text).toMatch(/panels you buy: it ended with 2025.*lease.*ask in writing/);
    expect(rule.words['item.no-credit']).toMatch(/panels you buy.*lease/s);
  });

  test('a roof that is worn, leaks or sags comes first, however well the panels would pay', () => {
    for (const condition of ['worn', 'leaks', 'sagging']) {
      expect(outcome({ ...good, condition })).toBe('roof-first');
    }
    const [first, ...rest] = decide({ ...good, condition: 'sagging' }).steps;
    expect(first).toMatchObject({ id: 'keep-out', when: 'now', danger: true });
    expect(rest.some(({ danger }) => danger)).toBe(false);
    expect(decide({ own: 'rented', condition: 'sagging' }).steps[0]?.danger).toBe(true);
  });

  test('a leak in a roof that is old as well is no reason to keep the roof', () => {
    expect(stepIds({ ...good, condition: 'leaks' })).not.toContain('roof');
    expect(stepIds({ ...good, condition: 'leaks', roofAge: 20 })).toEqual(
      expect.arrayContaining(['leak', 'roof']),
    );
    expect(stepIds({ ...good, condition: 'leaks', covering: 'tile', roofAge: 30 })).toEqual(
      expect.arrayContaining(['leak', 'look-felt']),
    );
  });

  test('after the roof it still says what stands in the way', () => {
    const reasons = (inputs: Record<string, unknown>) =>
      decide({ ...good, condition: 'worn', ...inputs }).recommendation.reasons.join(' ');
    expect(reasons({})).toContain('the money looks right');
    expect(reasons({ stay: 3 })).toContain('you may leave');
    expect(stepIds({ ...good, condition: 'worn', stay: 3 })).not.toContain('panels-later');
    expect(reasons({ retailer: 'no', buyback: undefined, rate: 15.5 })).toContain('your utility');
    expect(reasons({ casts: ['own-tree'], summer: '50', winter: '50' })).toContain('your tree');
    expect(reasons({ rate: 6, buyback: 0 })).toContain('don’t pay');
  });

  test('says that the money rests on averages until the bill is entered', () => {
    const told = (inputs: Record<string, unknown>) =>
      decide(inputs).recommendation.reasons.join(' ');
    expect(told({})).toContain('your rate, use and buyback open');
    expect(told(good)).toContain('open');
    expect(told({ ...good, kwh: 13150 })).not.toContain('averages');
  });

  test('panels after the roof are priced on a new roof', () => {
    const later = step({ ...good, roofAge: 18 }, 'panels-later');
    expect(later.job).toMatchObject({ trade: 'solar', inputs: { roofAge: 0 } });
    const { answers } = readAnswers(solar.calculator, later.job!.inputs);
    expect(runEstimate(solar.calculator, answers).recommendation.outcome).toBe('pays');
  });

  test('leaving before the money is back is not now; the year it names is enough', () => {
    const years = typical(decide(good).metrics, 'payback');
    expect(outcome({ ...good, stay: Math.floor(years) })).toBe('leaving');
    expect(outcome({ ...good, stay: Math.ceil(years) })).toBe('suited');
    const { flip } = decide({ ...good, stay: 5 }).recommendation;
    expect(flip).toContain(`${Math.ceil(years)} years`);
    expect(outcome({ ...good, stay: 0 })).toBe('leaving');
  });

  test('a co-op with no rate known is asked first, but only where its rate can turn the answer', () => {
    const coop = { ...sound, retailer: 'no', buyback: undefined };
    expect(outcome(coop)).toBe('ask-utility');
    expect(outcome({ ...coop, buyback: 7 })).toBe('maybe');
    // A north roof of 9 in 12: not even the full rate pays. Leaving next year: no rate helps.
    expect(outcome({ ...coop, rate: 8 })).toBe('not-now');
    expect(outcome({ ...coop, stay: 1, rate: 30 })).toBe('leaving');
  });

  test('shade weighs each half of the year by what the side makes in it', () => {
    const shade = (inputs: object) =>
      shadeOf(fillIn(rule, inputs as Answers) as unknown as SolarFitValues);
    const trees = { ...sound, casts: ['own-tree'] };
    expect(shade(sound)).toBe(3);
    expect(shade({ ...trees, summer: '0', winter: '0' })).toBe(3);
    expect(shade({ ...trees, summer: '50', winter: '50' })).toBe(50);
    // By the table, South at 26.6° makes 998 − 0.657 × 27 = 980 of 1,738 kWh from April to September: 56%.
    const high = shade({ ...trees, summer: '75', winter: '0' });
    const low = shade({ ...trees, summer: '0', winter: '75' });
    expect(high + low).toBe(75);
    expect(high).toBe(42);
    // A north side makes far more of its year in summer.
    expect(shade({ ...trees, face: 'n', summer: '75', winter: '0' })).toBeGreaterThan(high);
  });

  test('one’s own tree comes first where it decides; a neighbor’s does not', () => {
    const shaded = { ...good, summer: '50', winter: '50' };
    expect(outcome({ ...shaded, casts: ['own-tree'] })).toBe('shade-first');
    expect(outcome({ ...shaded, casts: ['other-tree'] })).toBe('not-now');
    expect(outcome({ ...shaded, casts: ['own-tree'], summer: '0', winter: '0' })).toBe('suited');
    // Another’s shade stays: what is left of it nobody here can tell.
    expect(outcome({ ...shaded, casts: ['own-tree', 'building'] })).toBe('not-now');
    // Where the sun would not help either, cutting the tree is not advised.
    expect(outcome({ ...shaded, rate: 6, buyback: 0, casts: ['own-tree'] })).toBe('not-now');
  });

  test('an HOA that names another side is held to more than 10%, near it to PVWatts', () => {
    const because = (face: string, hoaFace: string) =>
      step({ ...good, rate: 25, face, hoa: 'place', hoaFace }, 'hoa-letter').why.join(' ');
    // kWh a year by the table at 6 in 12: s 1,738, sw 1,681, w 1,504, e 1,459.
    expect(because('s', 'e')).toContain('over the 10%');
    expect(because('sw', 'w')).toContain('too close');
    expect(because('s', 'sw')).toContain('n’t over the 10%');
    expect(because('w', 's')).toContain('as much as yours');
  });

  test('the city’s own rules: Southlake’s council from 600 sq ft or seen from the street', () => {
    const permit = (inputs: object) => step({ ...good, ...inputs }, 'permit').why.join(' ');
    expect(permit({ city: 'southlake', street: 'no' })).not.toContain('City Council');
    expect(permit({ city: 'southlake', street: 'yes' })).toContain('City Council');
    // 24,000 kWh take 16 kW: about 890 sq ft at 18 watts.
    expect(permit({ city: 'southlake', street: 'no', kwh: 24000 })).toContain('City Council');
    expect(permit({ city: 'plano', kwh: 24000 })).not.toContain('City Council');
    expect(permit({ city: 'mckinney' })).toContain('engineer');
  });

  test('what sellers say is answered, whatever the outcome', () => {
    for (const inputs of [good, { ...sound, buyback: 0 }, { own: 'rented' }]) {
      const { warnings } = decide({ ...inputs, told: ['credit', 'free', 'sent', 'monthly'] });
      expect(warnings.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['free', 'sent', 'credit-over', 'monthly']),
      );
    }
  });
});

describe('whatever was answered', () => {
  /** The worst last; what lies between suited and not now is equal. */
  const rank = (name: string) => ({ suited: 2, maybe: 1 })[name] ?? 0;
  const worse: readonly (readonly [string, unknown, unknown])[] = [
    ['condition', 'sound', 'worn'],
    ['own', 'mine', 'rented'],
    ['buyback', 10, 4],
    ['rate', 18, 9],
    ['stay', 25, 3],
    ['roofAge', 5, 22],
    ['summer', '0', '75'],
    ['winter', '25', '75'],
    ['face', 's', 'n'],
    ['area', 1500, 80],
  ];

  test('a worse answer never gives a milder outcome', () => {
    fc.assert(
      fc.property(anyAnswers(rule), fc.constantFrom(...worse), (answers, [id, better, bad]) => {
        const at = (value: unknown) =>
          rank(runTool(rule, { ...answers, [id]: value } as Answers).recommendation.outcome);
        expect(at(bad)).toBeLessThanOrEqual(at(better));
      }),
      { numRuns: runs(75) },
    );
  });

  test('never tells anyone to buy with the roof unsound, rented or too old, and promises nothing', () => {
    fc.assert(
      fc.property(anyAnswers(rule), (answers) => {
        const told = runTool(rule, answers);
        const { inputs, steps, recommendation } = told;
        if (inputs.own !== 'mine' || inputs.condition !== 'sound') {
          expect(steps.map(({ id }) => id)).not.toContain('quotes');
          expect(recommendation.next).not.toBe('quotes');
        }
        expect(JSON.stringify([recommendation, steps])).not.toMatch(/you will save|guarantee/i);
      }),
      { numRuns: runs(75) },
    );
  });
});
