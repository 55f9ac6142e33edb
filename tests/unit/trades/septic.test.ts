import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/septic/calculator.ts';
import { designFlow, fieldArea } from '../../../src/trades/septic/flow.ts';
import { pumpingInterval } from '../../../src/trades/septic/interval.ts';

const estimate = (answers: Record<string, unknown>) =>
  runEstimate(calculator, answers as unknown as Answers);
const typical = (answers: Record<string, unknown>) => estimate(answers).total.typical;
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation;
const metric = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).metrics.find((one) => one.id === id)?.value;

const pump = {
  job: 'pump',
  system: 'conventional',
  tank: '1000',
  people: 4,
  lid: 'riser',
  when: 'routine',
  disposal: 'no',
};
const repair = { job: 'repair', system: 'conventional', when: 'routine', lid: 'riser' };
const upkeep = { job: 'contract', system: 'spray', tank: '1000', people: 4, age: 8 };
const replace = {
  job: 'replace',
  system: 'spray',
  bedrooms: 4,
  area: 3200,
  why: 'returned',
  age: 22,
};

describe('pumping', () => {
  test('1,000 gallons in Dallas is the published $275, $350, $400', () => {
    expect(estimate(pump).items[0]?.total).toEqual({ low: 275, typical: 350, high: 400 });
  });

  test('1,500 gallons at night with a buried lid: $350 + 500 × $0.45 + $75 + $200', () => {
    const given = { ...pump, tank: '1500', lid: 'buried', when: 'urgent' };
    expect(typical(given)).toBeCloseTo(350 + 225 + 75 + 200, 6);
  });

  test('it never gets cheaper with a bigger tank', () => {
    const prices = ['500', '750', '1000', '1250', '1500', '2000'].map((tank) =>
      typical({ ...pump, tank }),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

describe('the years between pump-outs', () => {
  test('the published table is read as printed', () => {
    expect(pumpingInterval(1000, 4, false)).toBe(2.6);
    expect(pumpingInterval(500, 8, false)).toBe(0.2);
    expect(pumpingInterval(2000, 6, false)).toBe(3.7);
  });

  test('seven people lie between six and eight: (1.5 + 1.0) ÷ 2', () => {
    expect(pumpingInterval(1000, 7, false)).toBeCloseTo(1.25, 9);
  });

  test('a disposal adds 30% of solids: 2.6 ÷ 1.3 = 2.0', () => {
    expect(pumpingInterval(1000, 4, true)).toBeCloseTo(2, 9);
  });

  test('five years is the most, whatever the table says', () => {
    expect(pumpingInterval(1000, 2, false)).toBe(5);
    expect(pumpingInterval(1000, 3, false)).toBe(3.7);
  });

  test('an aerobic system takes three years, two to five, whoever lives there', () => {
    for (const people of [1, 4, 8]) {
      const found = metric({ ...pump, system: 'spray', people }, 'interval');
      expect(found).toEqual({ low: 2, typical: 3, high: 5 });
    }
    expect(metric(pump, 'interval')).toBe(2.6);
  });

  test('nobody is told how long ago a tank was pumped unless they said so', () => {
    const { recommendation, metrics } = estimate(pump);
    expect(recommendation.outcome).toBe('find-the-date');
    expect(recommendation.reasons.join(' ')).not.toMatch(/ago/);
    expect(metrics.map(({ id }) => id)).not.toContain('due');
  });

  test('more people never make it longer, a bigger tank never shorter', () => {
    for (let people = 1; people < 8; people += 1) {
      expect(pumpingInterval(1250, people + 1, false)).toBeLessThanOrEqual(
        pumpingInterval(1250, people, false),
      );
      expect(pumpingInterval(1500, people, false)).toBeGreaterThanOrEqual(
        pumpingInterval(1250, people, false),
      );
    }
  });

  test('the ten-year plan pumps in the years it falls due: first in 1.6 years, then each 2.6', () => {
    const [plan] = estimate({ ...pump, since: 1 }).series;
    const due = plan?.lines[0]?.values.map((usd) => usd / 350);
    expect(due).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 0, 1]);
  });

  test('what is overdue is pumped in the first year of the plan', () => {
    const [plan] = estimate({ ...pump, since: 6 }).series;
    expect(plan?.lines[0]?.values[0]).toBe(350);
  });
});

describe('a year of an aerobic system', () => {
  test('$350 + $250 + 2 × $100 + $750 ÷ 4 + $350 ÷ 3 years', () => {
    expect(typical(upkeep)).toBeCloseTo(987.5 + 350 / 3, 6);
    expect(typical({ ...upkeep, people: 8 })).toBeCloseTo(987.5 + 350 / 3, 6);
  });

  test('the contract is not charged in the first two years, nor to who does it himself', () => {
    expect(typical({ ...upkeep, age: 1 })).toBeCloseTo(637.5 + 350 / 3, 6);
    expect(typical({ ...upkeep, age: 2 })).toBeCloseTo(987.5 + 350 / 3, 6);
    expect(typical({ ...upkeep, ownWork: 'yes' })).toBeCloseTo(637.5 + 350 / 3, 6);
  });

  test('a conventional system costs only its pumping: $350 ÷ 2.6', () => {
    expect(typical({ ...upkeep, system: 'conventional' })).toBeCloseTo(350 / 2.6, 6);
  });
});

describe('a repair', () => {
  test('a backup is a pump-out; clearing the pipe stands in the high end alone', () => {
    const { total, items } = estimate({ ...repair, problem: 'backup' });
    expect(total.typical).toBe(350);
    expect(items.find(({ id }) => id === 'repair')?.total).toMatchObject({ low: 0, typical: 0 });
  });

  test('wet ground over a spray system is a pump or a line, never a field', () => {
    const wet = { ...repair, problem: 'wet' };
    expect(typical({ ...wet, system: 'spray' })).toBe(1400);
    expect(typical(wet)).toBeGreaterThan(4000);
  });

  test('who chose tonight is not told to book a weekday', () => {
    expect(outcome({ ...pump, since: 6, when: 'urgent' }).headline).not.toMatch(/weekday/);
  });
});

describe('design flow', () => {
  test('bedrooms or area, whichever is higher: 3 bedrooms in 2,600 sq ft are 300, not 240', () => {
    expect(designFlow(3, 2400)).toBe(240);
    expect(designFlow(3, 2600)).toBe(300);
    expect(designFlow(5, 2600)).toBe(360);
  });

  test('the rows turn at their bounds', () => {
    expect([1499, 1500, 2499, 2500, 3500, 4500, 5499].map((area) => designFlow(2, area))).toEqual([
      180, 240, 240, 300, 360, 420, 420,
    ]);
  });

  test('above six bedrooms or 5,500 sq ft no figure is invented', () => {
    expect(designFlow(7, 3000)).toBeNull();
    expect(designFlow(4, 5500)).toBeNull();
    expect(metric({ ...replace, bedrooms: 7 }, 'flow')).toBeNull();
  });

  test('300 gallons a day need 1,500 sq ft in clay loam and 3,000 in clay', () => {
    expect(fieldArea(300, 'clay-loam')).toBeCloseTo(1500, 9);
    expect(fieldArea(300, 'clay')).toBeCloseTo(3000, 9);
  });

  test('the published design of 420 gallons at 0.2 is 2,100 sq ft', () => {
    expect(fieldArea(420, 'clay-loam')).toBeCloseTo(2100, 9);
  });
});

describe('a new system', () => {
  test('300 gallons a day fall in the middle: $12,500 + $3,000', () => {
    expect(typical(replace)).toBeCloseTo(15500, 6);
  });

  test('the ends of the published range stay: $10,000 and $15,000', () => {
    for (const bedrooms of [1, 4, 8]) {
      const system = estimate({ ...replace, bedrooms }).items.find(({ id }) => id === 'system');
      expect(system?.total.low).toBe(10000);
      expect(system?.total.high).toBe(15000);
    }
  });

  test('it never gets cheaper with bedrooms or area', () => {
    let before = 0;
    for (let size = 1; size <= 12; size += 1) {
      const now = typical({ ...replace, bedrooms: size, area: 500 * size });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  test('Southlake’s sewer at 100 ft: $1,700 + 100 × $90 + $2,500, less the tap fee in 180 days', () => {
    const near = { ...replace, main: 'yes', city: 'southlake', distance: 100 };
    const sewer = (offer: string) =>
      (metric({ ...near, offer }, 'sewer') as { typical: number }).typical;
    expect(sewer('late')).toBe(13200);
    expect(sewer('half')).toBe(12350);
    expect(sewer('early')).toBe(11500);
  });
});

describe('what we would do', () => {
  test('a tank that is not due waits, on the day it is due it is pumped', () => {
    expect(outcome({ ...pump, since: 2.5 }).next).toBe('wait');
    expect(outcome({ ...pump, since: 2.6 }).next).toBe('quotes');
  });

  test('sewage indoors is an emergency, with the danger before the price', () => {
    const given = { ...repair, problem: 'backup' };
    expect(outcome(given).next).toBe('emergency');
    expect(estimate(given).warnings[0]).toMatchObject({ id: 'backup', level: 'danger' });
  });

  test('an alarm means less water and one breaker first', () => {
    const alarm = { ...repair, system: 'spray', problem: 'alarm', age: 10 };
    expect(outcome({ ...alarm, checked: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ ...alarm, checked: 'yes' }).next).toBe('quotes');
  });

  test('a contract, or the first two years, send you to the company that serves it', () => {
    const alarm = { ...repair, system: 'spray', problem: 'alarm' };
    expect(outcome({ ...alarm, age: 10, contract: 'yes' }).next).toBe('warranty');
    expect(outcome({ ...alarm, age: 1 }).next).toBe('warranty');
  });

  test('wet ground is pumped and looked at before anyone digs', () => {
    expect(outcome({ ...repair, problem: 'wet' }).outcome).toBe('pump-first');
    expect(outcome({ ...replace, why: 'wet' }).next).toBe('repair-first');
  });

  test('a conventional system needs no contract', () => {
    expect(outcome({ ...upkeep, system: 'conventional' })).toMatchObject({ next: 'wait' });
    expect(outcome({ ...upkeep, age: 1 }).next).toBe('warranty');
    expect(outcome({ ...upkeep, ownWork: 'yes' }).next).toBe('do-it-yourself');
    expect(outcome(upkeep).next).toBe('quotes');
  });

  test('a new system because a company said so: evaluation first, until it is 20 years old', () => {
    expect(outcome({ ...replace, why: 'told', age: 19 }).next).toBe('get-inspected');
    expect(outcome({ ...replace, why: 'told', age: 20 }).next).toBe('quotes');
  });

  test('a sewer main that costs less than a new system sends you to the city', () => {
    const near = { ...replace, main: 'yes', city: 'southlake', offer: 'late' };
    expect(outcome({ ...near, distance: 100 }).outcome).toBe('connect-to-sewer');
    expect(outcome({ ...near, distance: 300 }).outcome).toBe('replace');
  });

  test('without the tap fee of another city the sewer is not called cheaper', () => {
    const near = { ...replace, main: 'yes', city: 'plano', distance: 50 };
    expect(outcome(near).outcome).toBe('replace');
    expect(outcome({ ...near, tapFee: 3000 }).outcome).toBe('connect-to-sewer');
  });

  test('the state’s change of rules is on the page of a new system and of a contract', () => {
    for (const given of [replace, upkeep]) {
      expect(estimate(given).warnings.map(({ id }) => id)).toContain('chapter-285');
    }
  });
});

describe('bounds', () => {
  test('people are whole, from one to eight', () => {
    const problems = (people: number) => readAnswers(calculator, { people }).problems.length;
    expect([0, 1, 8, 9, 2.5].map(problems)).toEqual([1, 0, 0, 1, 1]);
  });
});
