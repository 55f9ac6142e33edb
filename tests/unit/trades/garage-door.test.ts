import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/estimate/index.ts';
import { measureAccuracy } from '../../../src/estimate/results/accuracy.ts';
import { garageDoor } from '../../../src/trades/garage-door/index.ts';
import { springLife, torquePerTurn } from '../../../src/trades/garage-door/springs.ts';

const known = {
  size: 'double',
  springs: 'torsion',
  count: '2',
  rating: 'standard',
  afterHours: 'no',
  height: '7',
  opener: 'none',
  age: 8,
};
const estimate = (inputs: Record<string, unknown>) => {
  const { answers, problems } = readAnswers(garageDoor.calculator, { ...known, ...inputs });
  expect(problems).toEqual([]);
  return runEstimate(garageDoor.calculator, answers);
};
const typical = (inputs: Record<string, unknown>) => estimate(inputs).total.typical;
const outcome = (inputs: Record<string, unknown>) => estimate(inputs).recommendation.outcome;
const warned = (inputs: Record<string, unknown>) =>
  estimate(inputs)
    .warnings.filter(({ level }) => level === 'danger')
    .map(({ id }) => id);
const metric = (inputs: Record<string, unknown>, id: string) =>
  estimate(inputs).metrics.find((one) => one.id === id)?.value;

describe('worked by hand', () => {
  test('a pair of torsion springs: $75 visit + 2 × $104 + 1 hour × $110 = $393', () => {
    expect(typical({ job: 'spring' })).toBe(393);
  });

  test('one high-cycle spring: $75 + $104 + $110 more + $110 = $399', () => {
    expect(typical({ job: 'spring', count: '1', rating: 'high' })).toBe(399);
  });

  test('a pair of extension springs: $75 + 2 × $30 + $110 = $245, inside the published $150 to $250', () => {
    expect(typical({ job: 'spring', springs: 'extension' })).toBe(245);
  });

  test('safety eyes: $75 + $50 + ¾ hour × $110 = $207.50', () => {
    expect(typical({ job: 'close', cleaned: 'yes' })).toBe(207.5);
  });

  test('a belt opener with keypad and two remotes: $280 + $200 + $45 + 2 × $35 = $595', () => {
    const inputs = { job: 'opener', fault: 'dead', drive: 'belt', keypad: 'yes', remotes: 2 };
    expect(typical(inputs)).toBe(595);
  });

  test('two single insulated doors, 8 ft high: 2 × $1,500 × 8/7 = $3,428.57', () => {
    const inputs = { job: 'new', size: 'single', material: 'insulated', doors: 2, height: '8' };
    expect(typical(inputs)).toBeCloseTo(3428.57, 2);
  });

  test('a double insulated door with a wall opener and a lock: $2,400 + $375 + $200 + $200', () => {
    const inputs = { job: 'new', material: 'insulated', opener: 'wall', lock: 'yes' };
    expect(typical(inputs)).toBe(3175);
  });

  test('after hours adds $100, only to a repair', () => {
    expect(typical({ job: 'cable', afterHours: 'yes' }) - typical({ job: 'cable' })).toBe(100);
    expect(typical({ job: 'new', afterHours: 'yes' })).toBe(typical({ job: 'new' }));
  });

  test('a single published range is the band itself', () => {
    expect(estimate({ job: 'track' }).total).toEqual(
      expect.objectContaining({
        low: expect.closeTo(200, 6) as number,
        typical: 260,
        high: expect.closeTo(350, 6) as number,
      }),
    );
  });

  test('four openings a day wear out 10,000 cycles in 6.8 years', () => {
    expect(springLife(10_000, 4)).toBeCloseTo(6.849, 3);
    expect(metric({ job: 'spring', perDay: 4 }, 'spring-life')).toBeCloseTo(6.849, 3);
    expect(metric({ job: 'spring', perDay: 4, rating: 'high' }, 'spring-life')).toBeCloseTo(
      17.1,
      1,
    );
  });

  test('a 160 lb door of 7 ft needs 42.67 inch-pounds a turn: 160 × 2 ÷ 7.5', () => {
    expect(torquePerTurn(160, 7)).toBeCloseTo(42.67, 2);
    expect(metric({ job: 'spring', weight: 160 }, 'torque')).toBeCloseTo(42.67, 2);
  });
});

describe('safety comes first', () => {
  test.each([{ job: 'spring' }, { job: 'cable' }, { job: 'opener', fault: 'runs' }])(
    'stored energy is a danger for %o',
    (inputs) => {
      expect(warned(inputs)).toContain('stored-energy');
    },
  );

  test('a door off its track must not be run', () => {
    expect(warned({ job: 'track' })).toContain('do-not-run');
  });

  test('a dent is no danger while the door moves safely, and is once it does not', () => {
    expect(warned({ job: 'panel', smooth: 'yes' })).toEqual([]);
    expect(warned({ job: 'panel', smooth: 'no' })).toEqual(['do-not-run']);
  });

  test('an opener without eyes is a danger whatever the job', () => {
    for (const job of ['new', 'noise', 'cable']) {
      expect(warned({ job, eyes: 'no' })).toContain('no-eyes');
    }
  });

  test('a trapped car is an emergency', () => {
    expect(warned({ job: 'cable', stuck: 'yes' })).toContain('stuck');
  });
});

describe('an opener without eyes', () => {
  test.each([
    { job: 'close' },
    { job: 'close', cleaned: 'no' },
    { job: 'opener', fault: 'remote' },
    { job: 'opener', fault: 'dead' },
    { job: 'spring', warranty: 'yes' },
    { job: 'noise' },
    { job: 'new' },
  ])('is replaced before anything else: %j', (inputs) => {
    const { headline, next } = estimate({ ...inputs, eyes: 'no' }).recommendation;
    expect(headline).toContain('cannot see a child');
    expect(next).toBe('quotes');
  });

  test('is what is priced where the eyes or the remote were asked about', () => {
    for (const inputs of [{ job: 'close' }, { job: 'opener', fault: 'remote' }]) {
      const ids = estimate({ ...inputs, eyes: 'no' }).items.map(({ id }) => id);
      expect(ids).toContain('opener');
      expect(ids).not.toContain('sensor');
    }
  });
});

test('the first steps say when to leave the red cord alone, and when it is the way out', () => {
  const cord = garageDoor.emergency?.steps.filter((step) => step.includes('red cord')) ?? [];
  expect(cord).toHaveLength(2);
  expect(warned({ job: 'spring' })).toContain('stored-energy');
});

describe('what we would do', () => {
  test('a dead opener: power first, then a new one', () => {
    expect(estimate({ job: 'opener', fault: 'dead' }).recommendation).toMatchObject({
      outcome: 'check-power',
      next: 'do-it-yourself',
    });
    expect(outcome({ job: 'opener', fault: 'dead', powered: 'yes' })).toBe('new-opener');
  });

  test('damage is weighed before waiting: five sections do not wait', () => {
    const all = { job: 'panel', sections: 5, age: 25, smooth: 'yes' };
    expect(outcome(all)).toBe('price-a-new-door');
    expect(outcome({ ...all, sections: 1, age: 5 })).toBe('can-wait');
  });

  test('noise of four doors is weighed against four doors', () => {
    const noisy = { job: 'noise', size: 'single', smooth: 'no' };
    expect(metric({ ...noisy, doors: 4 }, 'share-of-new')).toBeCloseTo(
      metric({ ...noisy, doors: 1 }, 'share-of-new') as number,
      6,
    );
  });

  test('a door that will not close: clean the eyes first, no request', () => {
    expect(estimate({ job: 'close', cleaned: 'no' }).recommendation).toMatchObject({
      outcome: 'clean-the-eyes',
      next: 'do-it-yourself',
    });
    expect(outcome({ job: 'close', cleaned: 'yes' })).toBe('repair-is-enough');
  });

  test('a dead remote: a battery, no request', () => {
    expect(estimate({ job: 'opener', fault: 'remote' }).recommendation).toMatchObject({
      outcome: 'remote',
      next: 'do-it-yourself',
    });
  });

  test('under warranty: whoever gave it comes first', () => {
    expect(estimate({ job: 'spring', warranty: 'yes' }).recommendation.next).toBe('warranty');
  });

  test('noise and dents can wait while the door moves safely', () => {
    expect(estimate({ job: 'noise', smooth: 'yes' }).recommendation.next).toBe('wait');
    expect(outcome({ job: 'noise', smooth: 'no' })).toBe('repair-is-enough');
    expect(outcome({ job: 'noise', smooth: 'yes', stuck: 'yes' })).not.toBe('can-wait');
  });

  test('more than 30 % of the door damaged: one section of four is 25 %, two are 50 %', () => {
    expect(outcome({ job: 'panel', smooth: 'no', sections: 1 })).toBe('repair-is-enough');
    expect(outcome({ job: 'panel', smooth: 'no', sections: 2 })).toBe('price-a-new-door');
  });

  test('half of a new door turns to a new one', () => {
    // $2,400 for the door; cables $225, so $974 more makes 49.96 % and $975 makes 50 %.
    expect(outcome({ job: 'cable', extras: 974 })).toBe('repair-is-enough');
    expect(outcome({ job: 'cable', extras: 975 })).toBe('price-a-new-door');
  });

  test('from 17 years the line is 40 %', () => {
    // $225 + $735 = $960, 40 % of $2,400.
    expect(outcome({ job: 'cable', extras: 735, age: 16 })).toBe('repair-is-enough');
    expect(outcome({ job: 'cable', extras: 735, age: 17 })).toBe('price-a-new-door');
    expect(outcome({ job: 'cable', extras: 734, age: 17 })).toBe('repair-is-enough');
  });

  test('no eyes: the opener goes, whatever else', () => {
    const { headline } = estimate({ job: 'opener', fault: 'dead', eyes: 'no' }).recommendation;
    expect(headline).toContain('cannot see a child');
  });
});

test('a larger or better door never costs less', () => {
  for (const size of ['single', 'double']) {
    const ladder = ['steel', 'insulated', 'wood', 'custom'].map((material) =>
      typical({ job: 'new', size, material }),
    );
    expect(ladder).toEqual([...ladder].sort((a, b) => a - b));
  }
  for (const material of ['steel', 'insulated', 'wood', 'custom']) {
    expect(typical({ job: 'new', size: 'double', material })).toBeGreaterThan(
      typical({ job: 'new', size: 'single', material }),
    );
  }
});

test('published prices: none outside the band, middle error under a fifth', () => {
  const accuracy = measureAccuracy(garageDoor.calculator, garageDoor.published);
  expect(accuracy.cases.filter(({ fit }) => fit === 'outside')).toEqual([]);
  expect(accuracy.medianError).toBeLessThan(0.2);
});
