import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
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
    .warnings.filter(({ level }) => level !== 'caution')
    .map(({ id }) => id);
const metric = (inputs: Record<string, unknown>, id: string) =>
  estimate(inputs).metrics.find((one) => one.id === id)?.value;

describe('worked by hand', () => {
  test('a pair of torsion springs: $75 visit + $100 work + 2 × $100 = $375', () => {
    expect(typical({ job: 'spring' })).toBe(375);
  });

  test('one high-cycle spring: $75 + $100 + $100 + $80 more = $355', () => {
    expect(typical({ job: 'spring', count: '1', rating: 'high' })).toBe(355);
  });

  test('a pair of extension springs: $75 + $100 + 2 × $30 = $235, inside the published $150 to $250', () => {
    expect(typical({ job: 'spring', springs: 'extension' })).toBe(235);
  });

  test('a belt opener with keypad and two remotes: $575 + $45 + 2 × $35 = $690', () => {
    const inputs = { job: 'opener', fault: 'dead', drive: 'belt', keypad: 'yes', remotes: 2 };
    expect(typical(inputs)).toBe(690);
  });

  test('an opener mended instead: $210, with the new one’s price not in it', () => {
    expect(typical({ job: 'opener', fault: 'dead', fix: 'repair' })).toBe(210);
    expect(metric({ job: 'opener', fault: 'dead', fix: 'new' }, 'opener-repair')).toMatchObject({
      typical: 210,
    });
  });

  test('two single insulated doors, 8 ft high: 2 × $1,550 × 8/7 = $3,542.86', () => {
    const inputs = { job: 'new', size: 'single', material: 'insulated', doors: 2, height: '8' };
    expect(typical(inputs)).toBeCloseTo(3542.86, 2);
  });

  test('a double insulated door with a wall opener and a lock: $2,400 + $875 + $200', () => {
    const inputs = { job: 'new', material: 'insulated', opener: 'wall', lock: 'yes' };
    expect(typical(inputs)).toBe(3475);
  });

  test('a carriage look is an insulated door with $400 of looks, not a custom one', () => {
    expect(typical({ job: 'new', material: 'carriage' })).toBe(2800);
    expect(typical({ job: 'new', size: 'single', material: 'carriage' })).toBe(1950);
  });

  test('an outlet and an odd size are two things: $240, and 35 % of the door', () => {
    const plain = typical({ job: 'new' });
    expect(typical({ job: 'new', outlet: 'yes' }) - plain).toBe(240);
    expect(typical({ job: 'new', odd: 'yes' })).toBeCloseTo(2400 * 1.35, 6);
  });

  test('a 10 ft or 18 ft door costs a fifth more than the usual one', () => {
    expect(typical({ job: 'new', size: 'eighteen' })).toBeCloseTo(2400 * 1.2, 6);
    expect(typical({ job: 'new', size: 'ten' })).toBeCloseTo(1550 * 1.2, 6);
  });

  test('a new section by the width of the door, a dent by itself', () => {
    expect(typical({ job: 'panel', size: 'single', sections: 1 })).toBe(425);
    expect(typical({ job: 'panel', size: 'double', sections: 2 })).toBe(1150);
    expect(typical({ job: 'panel', size: 'double', sections: 1, panelFix: 'dent' })).toBe(225);
  });

  test('after hours adds $100, only to a repair', () => {
    expect(typical({ job: 'cable', afterHours: 'yes' }) - typical({ job: 'cable' })).toBe(100);
    expect(typical({ job: 'new', afterHours: 'yes' })).toBe(typical({ job: 'new' }));
  });

  test('a single published price is the total, and its range is widened by the spread', () => {
    const { low, typical: middle, high } = estimate({ job: 'track' }).total;
    expect(middle).toBe(235);
    expect(low).toBeCloseTo(235 * (150 / 235) ** garageDoor.calculator.spread!, 6);
    expect(high).toBeCloseTo(235 * (350 / 235) ** garageDoor.calculator.spread!, 6);
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

  test('a wall opener needs the bar of torsion springs', () => {
    const ids = (inputs: Record<string, unknown>) => estimate(inputs).warnings.map(({ id }) => id);
    expect(ids({ job: 'opener', fault: 'dead', drive: 'wall' })).toContain('wall-needs-bar');
    expect(ids({ job: 'new', opener: 'wall' })).toContain('wall-needs-bar');
    expect(ids({ job: 'opener', fault: 'dead', drive: 'belt' })).not.toContain('wall-needs-bar');
  });

  test('a trapped car is an emergency', () => {
    expect(warned({ job: 'cable', stuck: 'yes' })).toContain('stuck');
  });
});

describe('a door that is stuck', () => {
  const said = (inputs: Record<string, unknown>) => {
    const { warnings, recommendation } = estimate({ stuck: 'yes', ...inputs });
    return [...warnings.map(({ text }) => text), ...recommendation.reasons].join(' ');
  };

  test('by a dead opener: the red cord only with the door down, and stop where it is heavy', () => {
    expect(said({ job: 'opener', fault: 'dead' })).toMatch(
      /down: pull the red cord.*heavy, stop.*Door up: do not pull/,
    );
    expect(warned({ job: 'opener', fault: 'runs', stuck: 'yes' })).toContain('stuck');
  });

  test('that goes back up: the free check first, then the call', () => {
    const dirty = { job: 'close', cleaned: 'no' };
    expect(said(dirty)).toContain('First the free check');
    expect(said(dirty)).not.toContain('call now');
    expect(said({ job: 'close', cleaned: 'yes' })).toContain('call now');
  });
});

describe('nothing is paid for what is free', () => {
  test.each([
    [{ job: 'close', cleaned: 'no' }, 'clean-the-eyes'],
    [{ job: 'opener', fault: 'remote' }, 'remote'],
    [{ job: 'opener', fault: 'dead' }, 'check-power'],
  ])('the free check comes before the warranty: %j', (inputs, first) => {
    expect(outcome({ ...inputs, warranty: 'yes' })).toBe(first);
  });

  test('wood and composite are two prices: $4,800 and $4,200 for two cars, 7 ft high', () => {
    const door = { job: 'new', size: 'double', height: '7', odd: 'no', doors: 1, opener: 'none' };
    expect(typical({ ...door, material: 'wood' })).toBe(4800);
    expect(typical({ ...door, material: 'composite' })).toBe(4200);
  });

  test('a motor that runs while the door stays: no word on the cord but to leave it alone', () => {
    const told = estimate({ job: 'opener', fault: 'runs' });
    expect(told.recommendation.reasons.join(' ')).not.toMatch(/hook/);
    expect(told.warnings[0]?.text).toMatch(/call a garage door company/);
  });

  test('a door whose wall button works is no emergency, unless the opener sees nobody', () => {
    const remote = { job: 'opener', fault: 'remote', stuck: 'yes' };
    expect(warned(remote)).toEqual([]);
    expect(warned({ ...remote, eyes: 'no' })).toEqual(['stuck', 'no-eyes']);
  });

  test('eyes that stay dark: the wall button, held down, shuts the door meanwhile', () => {
    const { reasons } = estimate({ job: 'close', cleaned: 'yes' }).recommendation;
    expect(reasons.join(' ')).toMatch(/hold the wall button down.*in sight/);
  });
});

test('a door that may drop: its red cord is left alone, off the track as well', () => {
  const { warnings } = estimate({ job: 'track' });
  expect(warnings.find(({ id }) => id === 'do-not-run')?.text).toMatch(/Do not pull the red cord/);
});

test('a stuck door is urgent whatever the opener lacks', () => {
  const blind = { job: 'spring', eyes: 'no' };
  expect(estimate({ ...blind, stuck: 'yes' }).recommendation.urgent).toBe(true);
  expect(estimate(blind).recommendation.urgent).toBe(false);
});

test('a jerky door may drop: nobody calls a repair enough', () => {
  const { headline, reasons } = estimate({ job: 'noise', smooth: 'no' }).recommendation;
  expect(headline).toMatch(/looked at before/);
  expect(reasons.join(' ')).toContain('cause is not known');
});

test('what costs less comes first: oil, a battery, a warranty; one spring of two is no saving', () => {
  const said = (inputs: Record<string, unknown>) =>
    estimate(inputs).recommendation.reasons.join(' ');
  expect(said({ job: 'noise', smooth: 'yes' })).toContain('Do not oil the track');
  expect(said({ job: 'opener', fault: 'remote', afterHours: 'yes' })).toContain('after-hours');
  expect(outcome({ job: 'opener', fault: 'dead', powered: 'yes', openerAge: 0 })).toBe('warranty');
  expect(said({ job: 'spring', count: '1' })).toContain('change both');
  expect(said({ job: 'new', eyes: 'no', opener: 'belt' })).toContain('The new one settles it');
});

describe('an opener without eyes', () => {
  test.each([{ job: 'spring' }, { job: 'new' }])(
    'is named as extra, with its price, where the price does not hold it: %j',
    (inputs) => {
      const { items, recommendation } = estimate({ ...inputs, eyes: 'no' });
      expect(items.map(({ id }) => id)).not.toContain('opener');
      expect(recommendation.reasons.join(' ')).toMatch(/A new one adds about \$\d/);
    },
  );

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
      expect(ids).not.toContain('eyes');
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
    expect(outcome({ job: 'noise', smooth: 'no' })).toBe('look-first');
  });

  test('more than 30 % of the door damaged: one section of four is 25 %, two are 50 %', () => {
    expect(outcome({ job: 'panel', smooth: 'no', sections: 1 })).toBe('repair-is-enough');
    expect(outcome({ job: 'panel', smooth: 'no', sections: 2 })).toBe('price-a-new-door');
  });

  test('half of a new door turns to a new one', () => {
    // $2,400 for the door; cables $200, so $999 more makes 49.96 % and $1,000 makes 50 %.
    expect(outcome({ job: 'cable', extras: 999 })).toBe('repair-is-enough');
    expect(outcome({ job: 'cable', extras: 1000 })).toBe('price-a-new-door');
  });

  test('from 17 years the line is 40 %', () => {
    // $200 + $760 = $960, 40 % of $2,400.
    expect(outcome({ job: 'cable', extras: 760, age: 16 })).toBe('repair-is-enough');
    expect(outcome({ job: 'cable', extras: 760, age: 17 })).toBe('price-a-new-door');
    expect(outcome({ job: 'cable', extras: 759, age: 17 })).toBe('repair-is-enough');
  });

  test('the prices in hand count, not ours, but not $0 or the price of a visit', () => {
    expect(metric({ job: 'cable', repairQuote: 900, doorQuote: 1800 }, 'share-of-new')).toBe(50);
    expect(outcome({ job: 'cable', repairQuote: 400, doorQuote: 800 })).toBe('price-a-new-door');
    expect(outcome({ job: 'cable', repairQuote: 399, doorQuote: 800 })).toBe('repair-is-enough');
    const ours = metric({ job: 'cable' }, 'share-of-new');
    for (const repairQuote of [0, 29, 89]) {
      expect(metric({ job: 'cable', repairQuote }, 'share-of-new')).toBe(ours);
    }
    const { warnings } = estimate({ job: 'cable', repairQuote: 29 });
    expect(warnings.find(({ id }) => id === 'bait-quote')?.text).toContain(
      '$29 is too little for this whole repair',
    );
    expect(typical({ job: 'cable', repairQuote: 900 })).toBe(200);
  });

  test('a quote just above the visit is bait too: springs for $110', () => {
    for (const repairQuote of [101, 110]) {
      const { warnings, recommendation } = estimate({ job: 'spring', repairQuote });
      expect(warnings.map(({ id }) => id)).toContain('bait-quote');
      expect(recommendation).toEqual(estimate({ job: 'spring' }).recommendation);
    }
  });

  test('a quote above the whole job is far above what a warranty leaves', () => {
    const told = (repairQuote: number) =>
      estimate({ job: 'spring', warranty: 'yes', repairQuote }).recommendation.reasons.join(' ');
    expect(told(900)).toContain('far above what should be left to pay');
    expect(told(400)).not.toContain('far above');
  });

  test('a share of a new door is said of the quote, or of our figure', () => {
    const said = (more: Record<string, unknown>) =>
      estimate({ job: 'cable', doorQuote: 800, ...more }).recommendation.reasons.join(' ');
    expect(said({ repairQuote: 200 })).toContain('Your quote is about 25% of a new door.');
    expect(said({})).toContain('By our figures it is about 25% of a new door.');
  });

  test('$1,500 for springs is a reason for a second price, not for a new door', () => {
    const {
      outcome: told,
      headline,
      reasons,
    } = estimate({
      job: 'spring',
      repairQuote: 1500,
      age: 20,
    }).recommendation;
    expect(told).toBe('second-price');
    expect(headline).toContain('second price');
    expect(reasons[0]).toContain('$1,500');
    expect(outcome({ job: 'spring', repairQuote: 600 })).toBe('repair-is-enough');
    // Where the cause is unknown, a high price proves nothing.
    expect(outcome({ job: 'noise', smooth: 'no', repairQuote: 700 })).toBe('look-first');
  });

  test('a motor that runs: look for the gap and the red cord before springs are bought', () => {
    const { reasons } = estimate({ job: 'opener', fault: 'runs' }).recommendation;
    expect(reasons[0]).toContain('red cord');
  });

  test('no after-hours visit is priced for a remote that is bought', () => {
    const remote = { job: 'opener', fault: 'remote' };
    expect(typical({ ...remote, afterHours: 'yes' })).toBe(typical(remote));
    const blind = { ...remote, eyes: 'no' };
    expect(typical({ ...blind, afterHours: 'yes' })).toBeGreaterThan(typical(blind));
  });

  test('an opener under 10 years is mended, an older one is not', () => {
    const dead = { job: 'opener', fault: 'dead', powered: 'yes' };
    expect(outcome({ ...dead, openerAge: 9 })).toBe('mend-opener');
    expect(outcome({ ...dead, openerAge: 10 })).toBe('new-opener');
    expect(outcome({ ...dead, fix: 'repair' })).toBe('mend-opener');
    expect(outcome({ ...dead, fix: 'repair', openerAge: 16 })).toBe('new-opener');
  });

  test('a bent top or bottom section does not wait', () => {
    const bent = { job: 'panel', smooth: 'yes', sections: 1, edge: 'yes' };
    expect(outcome(bent)).not.toBe('can-wait');
    expect(estimate(bent).warnings.map(({ id }) => id)).toContain('bent-edge');
  });

  test('springs that would last under 5 years: ask for the better kind', () => {
    const said = (inputs: Record<string, unknown>) =>
      estimate({ job: 'spring', ...inputs }).recommendation.reasons.join(' ');
    // 10,000 ÷ (12 × 365) = 2.28 years.
    expect(said({ perDay: 12 })).toMatch(/about 2\.3 years.*25,000/);
    expect(said({ perDay: 4 })).not.toMatch(/25,000/);
    expect(said({ perDay: 12, rating: 'high' })).not.toMatch(/25,000/);
  });

  test('no eyes: the opener goes, whatever else', () => {
    const { headline } = estimate({ job: 'opener', fault: 'dead', eyes: 'no' }).recommendation;
    expect(headline).toContain('cannot see a child');
  });
});

test('a larger or better door never costs less', () => {
  for (const size of ['single', 'ten', 'double', 'eighteen']) {
    const ladder = ['steel', 'insulated', 'carriage', 'composite', 'wood', 'glass'].map(
      (material) => typical({ job: 'new', size, material }),
    );
    expect(ladder).toEqual([...ladder].sort((a, b) => a - b));
  }
  for (const material of ['steel', 'insulated', 'carriage', 'composite', 'wood', 'glass']) {
    expect(typical({ job: 'new', size: 'double', material })).toBeGreaterThan(
      typical({ job: 'new', size: 'single', material }),
    );
  }
});

test('a trapped car or an open door is urgent: a number comes before any form', () => {
  expect(estimate({ job: 'cable', stuck: 'yes' }).recommendation.urgent).toBe(true);
  expect(estimate({ job: 'cable', stuck: 'no' }).recommendation.urgent).toBe(false);
});

test('an opener is called a price, not a repair, wherever it is bought', () => {
  for (const inputs of [
    { job: 'close', eyes: 'no' },
    { job: 'opener', fault: 'dead' },
  ])
    expect(estimate(inputs).total.label).toMatch(/^Likely price/);
  expect(estimate({ job: 'opener', fault: 'dead', fix: 'repair' }).total.label).toBe(
    'Likely repair',
  );
});

test('eyes are not weighed against a door, nor five sections against four', () => {
  const said = (inputs: Record<string, unknown>) =>
    estimate(inputs).recommendation.reasons.join(' ');
  expect(said({ job: 'close', cleaned: 'yes' })).not.toMatch(/% of a new door/);
  expect(said({ job: 'panel', sections: 5 })).toMatch(/5 of about 5 sections/);
});

test('no repair is priced under the visit', () => {
  for (const job of ['spring', 'cable', 'track', 'close', 'panel', 'noise'])
    expect(estimate({ job }).total.low, job).toBeGreaterThanOrEqual(50);
});
