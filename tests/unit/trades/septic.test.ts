import { describe, expect, test } from 'vitest';
import {
  askedFields,
  fillIn,
  readAnswers,
  runEstimate,
  type Answers,
} from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/septic/calculator.ts';
import {
  designFlow,
  fieldArea,
  fieldTimes,
  isInTable,
  systemTimes,
} from '../../../src/trades/septic/flow.ts';
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
const spray = { job: 'repair', system: 'spray', when: 'routine', contract: 'no', young: 'no' };
const upkeep = { job: 'contract', system: 'spray', tank: '1000', young: 'no' };
const replace = {
  job: 'replace',
  system: 'spray',
  bedrooms: 4,
  area: 3200,
  why: 'returned',
  age: 22,
};

describe('pumping', () => {
  test('1,000 gallons in Dallas are $275, $350, $450', () => {
    expect(estimate(pump).items[0]?.total).toEqual({ low: 275, typical: 350, high: 450 });
  });

  test('1,500 gallons at night with a buried lid: $350 + 500 × $0.30 + $80 + $200', () => {
    const given = { ...pump, tank: '1500', lid: 'buried', when: 'urgent' };
    expect(typical(given)).toBeCloseTo(350 + 150 + 80 + 200, 6);
  });

  test('twice the tank is not twice the price: 2,000 gallons are $650', () => {
    expect(typical({ ...pump, tank: '2000' })).toBeCloseTo(650, 6);
  });

  test('a riser is offered where the lid is buried, for $375', () => {
    const buried = { ...pump, lid: 'buried' };
    expect(typical({ ...buried, riser: 'yes' })).toBeCloseTo(typical(buried) + 375, 6);
    expect(typical({ ...pump, riser: 'yes' })).toBe(typical(pump));
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
    expect(pumpingInterval(500, 5, false)).toBe(0.7);
    expect(pumpingInterval(2000, 6, false)).toBe(3.7);
  });

  test('a tank that the table has pumped every ten weeks is too small: six months at least', () => {
    expect(pumpingInterval(500, 8, false)).toBe(0.5);
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
      const found = metric({ ...pump, system: 'spray', people }, 'interval-aerobic');
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
  test('$340 + $120 + $150 + $700 ÷ 5 + $1,000 ÷ 10 + $350 ÷ 3 years', () => {
    expect(typical(upkeep)).toBeCloseTo(850 + 350 / 3, 6);
    expect(typical({ ...upkeep, people: 8 })).toBeCloseTo(850 + 350 / 3, 6);
  });

  test('the contract is not charged in the first two years, nor to who does it himself', () => {
    expect(typical({ ...upkeep, young: 'yes' })).toBeCloseTo(510 + 350 / 3, 6);
    expect(typical({ ...upkeep, ownWork: 'yes' })).toBeCloseTo(510 + 350 / 3, 6);
  });

  test('drip lines lie in the soil and take no chlorine', () => {
    const drip = { ...upkeep, system: 'drip' };
    expect(typical(drip)).toBeCloseTo(typical(upkeep) - 120, 6);
    const said = (answers: Record<string, unknown>) =>
      JSON.stringify([outcome(answers).reasons, estimate(answers).warnings]);
    expect(said(upkeep)).toMatch(/chlorine/);
    expect(said(drip)).not.toMatch(/chlorine\b.*(price|tablets)/);
  });

  test('a conventional system costs only its pumping: $350 ÷ 2.6', () => {
    const plain = { ...upkeep, system: 'conventional', people: 4, disposal: 'no' };
    expect(typical(plain)).toBeCloseTo(350 / 2.6, 6);
  });
});

describe('a repair', () => {
  test('a backup is a pump-out; clearing the pipe stands in the high end alone', () => {
    const { total, items } = estimate({ ...repair, inside: 'yes' });
    expect(total.typical).toBe(350 + 200);
    expect(items.find(({ id }) => id === 'clear-pipe')?.total).toMatchObject({
      low: 0,
      typical: 0,
    });
  });

  test('a backup costs what a pump-out at the same hour does', () => {
    const tonight = { lid: 'riser', when: 'urgent' };
    expect(typical({ job: 'repair', inside: 'yes', ...tonight })).toBe(
      typical({ job: 'pump', tank: '1000', ...tonight }),
    );
  });

  test('each kind of system is asked only what can be wrong with it', () => {
    const asked = (answers: Record<string, unknown>) =>
      askedFields(calculator, fillIn(calculator, answers as unknown as Answers)).map(([id]) => id);
    expect(asked(repair)).toContain('problem');
    expect(asked(repair)).not.toContain('fault');
    expect(asked(spray)).toContain('fault');
    expect(asked({ ...spray, fault: 'alarm' })).not.toContain('lid');
    expect(asked({ ...spray, inside: 'yes' })).not.toContain('fault');
    expect(asked(pump)).toContain('lid');
  });

  test('wet ground over a spray system is a line, never a field', () => {
    expect(typical({ ...spray, fault: 'wet' })).toBe(110 + 450);
    expect(outcome({ ...spray, fault: 'wet' }).outcome).toBe('find-the-leak');
    expect(typical({ ...repair, problem: 'wet' })).toBeGreaterThan(4000);
  });

  test('an alarm is a visit and the average of what it turns out to be', () => {
    const alarm = { ...spray, fault: 'alarm' };
    const mixed = 0.4 * 700 + 0.35 * 150 + 0.25 * 1000;
    expect(Math.abs(typical({ ...alarm, sign: 'any' }) - 110 - mixed)).toBeLessThan(10);
    expect(typical({ ...alarm, sign: 'air' })).toBe(110 + 700);
    const water = (0.35 * 150 + 0.25 * 1000) / 0.6;
    expect(Math.abs(typical({ ...alarm, sign: 'water' }) - 110 - water)).toBeLessThan(10);
  });

  test('under a contract the visit is in the high end alone', () => {
    const alarm = { ...spray, fault: 'alarm', sign: 'air' };
    expect(typical({ ...alarm, contract: 'yes' })).toBe(700);
  });

  test('who chose tonight is not told to book a weekday', () => {
    expect(outcome({ ...pump, since: 6, when: 'urgent' }).headline).not.toMatch(/weekday/);
  });
});

describe('a new tank or field alone', () => {
  const part = { job: 'part', bedrooms: 4, area: 3200 };

  test('the field that prices mean is 300 gallons a day in clay loam: $7,900 and a pump-out', () => {
    expect(typical({ ...part, part: 'field', fieldSoil: 'clay-loam' })).toBeCloseTo(8250, 6);
  });

  test('twice the field is 1.6 times the price', () => {
    expect(fieldTimes(3000)).toBeCloseTo(1.6, 9);
    expect(typical({ ...part, part: 'field', fieldSoil: 'clay' })).toBeCloseTo(7900 * 1.6 + 350, 6);
  });

  test('a field says that its papers may come on top, and what they are for a whole system', () => {
    const said = (answers: Record<string, unknown>) => estimate(answers).assumptions.join(' ');
    expect(said({ ...part, part: 'field' })).toContain('$2,800');
    expect(said({ ...part, part: 'tank' })).not.toContain('$2,800');
  });

  test('a tank for four bedrooms is $4,800 and a pump-out', () => {
    expect(typical({ ...part, part: 'tank' })).toBeCloseTo(5150, 6);
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

  test('above six bedrooms or 5,500 sq ft the table goes on by its own step, and says so', () => {
    expect([5500, 6999, 7000, 8500].map((area) => designFlow(4, area))).toEqual([
      480, 480, 540, 600,
    ]);
    expect([7, 8, 12].map((bedrooms) => designFlow(bedrooms, 3000))).toEqual([480, 540, 780]);
    expect(isInTable(6, 5499)).toBe(true);
    expect(isInTable(6, 5500)).toBe(false);
    const { metrics } = estimate({ ...replace, bedrooms: 7 });
    expect(metrics.find(({ id }) => id === 'flow-beyond')?.how).toMatch(
      /Above the published table/,
    );
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
  test('300 gallons a day: $13,000 + $2,800 + $1,800 for the old tank', () => {
    expect(typical(replace)).toBeCloseTo(17600, 6);
    expect(typical({ ...replace, why: 'build' })).toBeCloseTo(15800, 6);
  });

  test('three fifths are fixed: twice the flow is 1.4 times the price', () => {
    expect(systemTimes(600)).toBeCloseTo(1.4, 9);
    const system = (bedrooms: number, area: number) =>
      estimate({ ...replace, bedrooms, area }).items.find(({ id }) => id === 'system')?.total;
    expect(system(6, 8500)?.typical).toBeCloseTo(13000 * 1.4, 6);
    expect(system(12, 20000)?.high).toBeGreaterThan(25000);
  });

  test('in clay a conventional field costs more, with a warning and the aerobic price beside it', () => {
    const plain = { ...replace, system: 'conventional' };
    expect(typical({ ...plain, soil: 'clay' })).toBeGreaterThan(
      typical({ ...plain, soil: 'loam' }),
    );
    const { warnings, metrics } = estimate({ ...plain, soil: 'clay', why: 'wet' });
    expect(warnings.map(({ id }) => id)).toContain('clay');
    const aerobic = metrics.find(({ id }) => id === 'aerobic')?.value;
    expect(aerobic).toMatchObject({ typical: 17600 });
  });

  test('it never gets cheaper with bedrooms or area', () => {
    let before = 0;
    for (let size = 1; size <= 12; size += 1) {
      const now = typical({ ...replace, bedrooms: size, area: 500 * size });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  test('Southlake’s sewer at 100 ft: $1,700 + 100 × $90 + $1,800, less the tap fee in 180 days', () => {
    const near = { ...replace, main: 'yes', city: 'southlake', distance: 100 };
    const sewer = (offer: string) =>
      (metric({ ...near, offer }, 'sewer') as { typical: number }).typical;
    expect(sewer('late')).toBe(12500);
    expect(sewer('half')).toBe(11650);
    expect(sewer('early')).toBe(10800);
  });
});

describe('what we would do', () => {
  test('a tank that is not due waits, on the day it is due it is pumped', () => {
    expect(outcome({ ...pump, since: 2.5 }).next).toBe('wait');
    expect(outcome({ ...pump, since: 2.6 }).next).toBe('quotes');
  });

  test('sewage indoors is an emergency, with the danger before the price', () => {
    const given = { ...repair, inside: 'yes' };
    expect(outcome(given).next).toBe('emergency');
    expect(estimate(given).warnings[0]).toMatchObject({ id: 'backup', level: 'danger' });
  });

  test('an alarm means less water and one breaker first', () => {
    const alarm = { ...spray, fault: 'alarm' };
    expect(outcome({ ...alarm, checked: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ ...alarm, checked: 'yes' }).next).toBe('quotes');
  });

  test('a contract, or the first two years, send you to the company that serves it', () => {
    const alarm = { ...spray, fault: 'alarm' };
    expect(outcome({ ...alarm, contract: 'yes' }).next).toBe('warranty');
    expect(outcome({ ...alarm, young: 'yes' }).next).toBe('warranty');
    expect(typical({ ...alarm, young: 'yes' })).toBe(typical({ ...alarm, contract: 'yes' }));
    const backup = outcome({ ...spray, inside: 'yes', contract: 'yes' });
    expect(backup.reasons.join(' ')).toMatch(/your contract first/);
  });

  test('wet ground is pumped and looked at before anyone digs', () => {
    expect(outcome({ ...repair, problem: 'wet' }).outcome).toBe('pump-first');
    expect(outcome({ ...replace, why: 'wet' }).next).toBe('repair-first');
  });

  test('a conventional system needs no contract', () => {
    expect(outcome({ ...upkeep, system: 'conventional' })).toMatchObject({ next: 'wait' });
    expect(outcome({ ...upkeep, young: 'yes' }).next).toBe('warranty');
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
    expect(outcome({ ...near, distance: 300 }).outcome).toBe('ask-the-city');
  });

  test('wet ground that nobody has pumped comes before any sewer; a word for it does not', () => {
    const near = { ...replace, main: 'yes', city: 'southlake', offer: 'early', distance: 20 };
    expect(outcome({ ...near, why: 'wet' }).outcome).toBe('pump-and-look');
    expect(outcome({ ...near, why: 'told' })).toMatchObject({ outcome: 'connect-to-sewer' });
    expect(outcome({ ...near, why: 'told' }).flip).toMatch(/repair/);
  });

  test('without the tap fee of another city the sewer is not called cheaper', () => {
    const near = { ...replace, main: 'yes', city: 'plano', distance: 50 };
    expect(outcome(near).outcome).toBe('ask-the-city');
    expect(outcome({ ...near, tapFee: 3000 }).outcome).toBe('connect-to-sewer');
  });

  test('near a main nobody plans a new system before the city has answered', () => {
    for (const why of ['returned', 'told', 'bedrooms', 'build'])
      for (const city of ['southlake', 'frisco'])
        for (const distance of [20, 250, 2000]) {
          const near = { ...replace, main: 'yes', why, city, distance };
          expect(['connect-to-sewer', 'ask-the-city']).toContain(outcome(near).outcome);
          const [warning] = estimate(near).warnings;
          expect(warning?.text).toMatch(/^Ask the city first/);
        }
  });

  test('a new house by a main takes the cheaper way, and breaks no tank that is not there', () => {
    const near = { ...replace, why: 'build', main: 'yes', city: 'frisco', distance: 20 };
    expect(metric(near, 'sewer')).toMatchObject({ typical: 1800 });
    expect(outcome({ ...near, tapFee: 3000 }).outcome).toBe('connect-to-sewer');
    expect(outcome({ ...near, tapFee: 3000 }).reasons.join()).not.toMatch(/old tank/);
    expect(estimate(near).items.map(({ id }) => id)).not.toContain('old-tank');
  });

  test('sewage indoors is charged as a visit today: $430 + $200', () => {
    expect(typical({ job: 'repair', inside: 'yes' })).toBe(630);
  });

  test('a broken lid is a danger with a price: $110 to come and $100 for the lid', () => {
    for (const broken of [
      { system: 'conventional', problem: 'lid' },
      { system: 'spray', fault: 'lid' },
    ]) {
      const told = estimate({ job: 'repair', ...broken, contract: 'no' });
      expect(told.warnings[0]).toMatchObject({ id: 'open-tank', level: 'danger' });
      expect(told.recommendation).toMatchObject({ outcome: 'cover-the-tank', urgent: true });
      expect(told.total.typical).toBe(210);
    }
  });

  test('the state’s change of rules is on the page of a new system and of a contract', () => {
    for (const given of [replace, upkeep, { job: 'part' }]) {
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

describe('what must not wait or be taken for granted', () => {
  test.each([{ contract: 'yes' }, { young: 'yes' }])(
    'an alarm says to cut water and how long is left, also with %o',
    (served) => {
      const told = outcome({ ...spray, fault: 'alarm', checked: 'no', ...served });
      expect(told.headline).toMatch(/Cut water use now and check one breaker/);
      expect(told.reasons.join(' ')).toMatch(/24 to 48 hours/);
      expect(told.next).toBe('warranty');
    },
  );

  test.each([{ checked: 'no' }, { checked: 'yes' }, { checked: 'yes', contract: 'yes' }])(
    'heads that are dry sound no alarm: no hours are counted from one, %o',
    (answers) => {
      const reasons = outcome({ ...spray, fault: 'dry', ...answers }).reasons.join(' ');
      expect(reasons).not.toMatch(/alarm|24 to 48|silence/);
      expect(reasons).toMatch(/fills the tank/);
    },
  );

  test('the hours left are said after the breaker was checked, too', () => {
    const told = outcome({ ...spray, fault: 'alarm', checked: 'yes' });
    expect(told.reasons.join(' ')).toMatch(/24 to 48 hours/);
  });

  test('a conventional field in clay is priced only if the site evaluation allows it', () => {
    const label = (soil: string) =>
      estimate({ ...replace, system: 'conventional', soil }).total.label;
    expect(label('clay')).toMatch(/Only if the site evaluation allows it/);
    expect(label('loam')).not.toMatch(/Only if/);
  });

  test('more bedrooms are no matter of age', () => {
    const reasons = outcome({ ...replace, why: 'bedrooms', age: 0 }).reasons.join(' ');
    expect(reasons).not.toMatch(/20 to 25 years/);
    expect(reasons).toMatch(/larger system/);
  });

  test('a tank pumped today was not pumped 0 months ago', () => {
    expect(outcome({ ...pump, since: 0 }).reasons.join(' ')).not.toMatch(/ago/);
  });
});
