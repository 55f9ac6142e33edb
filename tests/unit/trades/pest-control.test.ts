import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { calculator } from '../../../src/trades/pest-control/calculator.ts';
import { labelGallons, perimeterOf, stations } from '../../../src/trades/pest-control/perimeter.ts';

const estimate = (answers: Record<string, unknown>) =>
  runEstimate(calculator, answers as unknown as Answers);
const typical = (answers: Record<string, unknown>) => estimate(answers).total.typical;
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation;
const metric = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).metrics.find((one) => one.id === id)?.value;

/** At 2,400 sq ft the size factor is 0.5 + 0.5·√1 = 1. */
const general = { target: 'general', severity: 'moderate', area: 2400, tried: 'yes', calls: 1 };
const termites = { target: 'termite', evidence: 'live', method: 'liquid', measured: 200 };
const rodents = { target: 'rodent', severity: 'moderate', area: 2400, openings: 4, tried: 'yes' };

describe('one visit and plans', () => {
  test('one moderate visit at 2,400 sq ft is the published $275', () => {
    expect(typical({ ...general, service: 'once' })).toBe(275);
  });

  test('a home four times as large costs 1.5 times, not four times', () => {
    expect(typical({ ...general, service: 'once', area: 9600 })).toBeCloseTo(275 * 1.5, 6);
  });

  test('year one is the first visit and three more: $225 + 3 × $125 = $600', () => {
    expect(typical({ ...general, service: 'quarterly' })).toBe(600);
  });

  test('later years are four visits: $500, as in the published example', () => {
    expect(metric({ ...general, service: 'quarterly' }, 'year-2')).toMatchObject({ typical: 500 });
  });

  test('a monthly plan is $225 + 11 × $55 = $830 and then $660', () => {
    expect(typical({ ...general, service: 'monthly' })).toBe(830);
    expect(metric({ ...general, service: 'monthly' }, 'year-2')).toMatchObject({ typical: 660 });
  });

  test('the first year on the tape is the first year of the metric, band and all', () => {
    const given = { ...general, service: 'quarterly' };
    const { low, high } = estimate(given).total;
    const year1 = metric(given, 'year-1') as { low: number; high: number };
    expect(year1.low).toBeCloseTo(low, 6);
    expect(year1.high).toBeCloseTo(high, 6);
  });
});

describe('termites by the foot', () => {
  test('200 ft of liquid at $6 is $1,200, and of bait at $9.50 is $1,900', () => {
    expect(typical(termites)).toBe(1200);
    expect(typical({ ...termites, method: 'bait' })).toBe(1900);
  });

  test('200 ft of liquid spans the published $500 to $2,000 a home', () => {
    const [line] = estimate(termites).items;
    expect(line?.total).toEqual({ low: 500, typical: 1200, high: 2000 });
  });

  test('the label asks for 80 gallons on 200 ft, one foot deep', () => {
    expect(labelGallons(200)).toBe(80);
    expect(metric(termites, 'gallons')).toEqual({ low: 80, typical: 80, high: 80 });
  });

  test('200 ft take 10 stations, 201 take 11', () => {
    expect([200, 201].map(stations)).toEqual([10, 11]);
  });

  test('3,500 sq ft on two stories with a 450 sq ft garage is about 225 ft: 4 × √2,200 × 1.2', () => {
    const house = { area: 3500, stories: '2', garage: 'yes', measured: 0 } as const;
    expect(perimeterOf(house).typical).toBeCloseTo(225.1, 1);
  });

  test('a measured length leaves no doubt about the length', () => {
    const house = { area: 3500, stories: '2', garage: 'yes', measured: 240 } as const;
    expect(perimeterOf(house)).toEqual({ low: 240, typical: 240, high: 240 });
  });

  test('without live termites only an inspection is priced', () => {
    for (const evidence of ['swarm', 'old', 'nothing']) {
      expect(estimate({ ...termites, evidence }).items.map(({ id }) => id)).toEqual(['inspection']);
    }
  });
});

describe('the other pests', () => {
  test('rodents: trapping alone up to two openings, trapping with sealing from three', () => {
    expect(typical({ ...rodents, openings: 2 })).toBe(390);
    expect(typical({ ...rodents, openings: 3 })).toBe(850);
  });

  test('a bid’s price per opening is used: $390 + 6 × $75', () => {
    expect(typical({ ...rodents, openings: 6, sealPrice: 75 })).toBe(390 + 450);
  });

  test('bed bugs: three rooms at $275, or 2,000 sq ft of heat at $1.50', () => {
    const bedbug = { target: 'bedbug', severity: 'moderate', rooms: 3, area: 2000 };
    expect(typical({ ...bedbug, bedBugs: 'chemical' })).toBe(825);
    expect(typical({ ...bedbug, bedBugs: 'heat' })).toBe(3000);
  });

  test('seven months of mosquitoes are 8 to 11 sprays, typically 9 at $105', () => {
    const season = { target: 'mosquito', season: 'season', months: 7, lot: 'half' };
    expect(estimate(season).items[0]?.quantity).toEqual({ low: 8, typical: 9, high: 11 });
    expect(typical(season)).toBe(945);
    expect(typical({ ...season, lot: 'one' })).toBeCloseTo(945 * 1.35, 6);
  });

  test('a yellowjacket nest today is $850 + $75', () => {
    expect(typical({ target: 'wasp', nest: 'ground', sameDay: 'yes' })).toBe(925);
  });

  test('no price falls as the home grows', () => {
    for (const target of ['general', 'german', 'termite', 'rodent', 'bedbug']) {
      let before = 0;
      for (let area = 400; area <= 15000; area += 200) {
        const now = typical({ target, area, bedBugs: 'heat', service: 'quarterly' });
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
    }
  });
});

describe('what we would do', () => {
  test('a light problem starts with the free steps, until they are done', () => {
    const light = { ...general, severity: 'light' };
    expect(outcome({ ...light, tried: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ ...light, tried: 'yes' }).next).toBe('quotes');
  });

  test('a plan is worth it from two calls a year on', () => {
    expect(outcome({ ...general, calls: 1 }).outcome).toBe('one-visit');
    expect(outcome({ ...general, calls: 2 }).outcome).toBe('plan');
  });

  test('a running termite warranty comes before any bid', () => {
    expect(outcome({ ...termites, underWarranty: 'yes' }).next).toBe('warranty');
  });

  test('a demand to treat without evidence goes to the state, not to a bid', () => {
    expect(outcome({ ...termites, evidence: 'nothing' })).toMatchObject({
      outcome: 'ask-for-evidence',
      next: 'official-help',
    });
  });

  test('winged insects are named first, old tubes are inspected, live ones get bids', () => {
    expect(outcome({ ...termites, evidence: 'swarm' }).next).toBe('get-inspected');
    expect(outcome({ ...termites, evidence: 'old' }).next).toBe('get-inspected');
    expect(outcome(termites).next).toBe('quotes');
  });

  test('two openings and few mice are sealed by oneself, three are not', () => {
    const few = { ...rodents, severity: 'light', tried: 'no' };
    expect(outcome({ ...few, openings: 2 }).next).toBe('do-it-yourself');
    expect(outcome({ ...few, openings: 3 }).next).toBe('quotes');
  });

  test('an open deciding question sends no low end to nothing', () => {
    const termite = estimate({ target: 'termite', area: 3000 }).total;
    expect(termite.low).toBeGreaterThan(300);
    const { low, high } = estimate({ target: 'bedbug', rooms: 3 }).total;
    expect(high / low).toBeLessThan(5);
  });

  test('the plan and the calls are compared by their sums, and the plan that was chosen is named', () => {
    const light = { target: 'general', severity: 'light', tried: 'yes', area: 2400, calls: 2 };
    expect(outcome(light).outcome).toBe('one-visit');
    expect(outcome({ target: 'general' }).headline).toMatch(/^From two calls a year on/);
    const often = { ...light, severity: 'moderate', calls: 12, service: 'monthly' };
    expect(outcome(often).headline).toMatch(/^A monthly plan costs about \$[\d,]+ a year less/);
  });

  test('one room of bed bugs is chemical, two rooms or many bugs are priced with heat', () => {
    const bedbug = { target: 'bedbug', severity: 'moderate', rooms: 1 };
    expect(outcome(bedbug).outcome).toBe('chemical');
    expect(outcome({ ...bedbug, rooms: 2 }).outcome).toBe('price-heat');
    expect(outcome({ ...bedbug, severity: 'severe' }).outcome).toBe('price-heat');
  });

  test('standing water is emptied before mosquitoes are sprayed', () => {
    expect(outcome({ target: 'mosquito', tried: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ target: 'mosquito', tried: 'yes' }).next).toBe('quotes');
  });
});

describe('warnings', () => {
  const ids = (answers: Record<string, unknown>) =>
    estimate(answers).warnings.map(({ id, level }) => `${level} ${id}`);

  test('stings are a danger, the termite law and the door are cautions', () => {
    expect(ids({ target: 'wasp' })).toEqual(['danger stings']);
    expect(ids({ ...termites, door: 'yes' })).toEqual(['caution termite-law', 'caution door']);
  });
});

describe('bounds', () => {
  test('the floor area is taken from 400 to 15,000 sq ft', () => {
    const problems = (area: number) => readAnswers(calculator, { area }).problems.length;
    expect([399, 400, 15000, 15001].map(problems)).toEqual([1, 0, 0, 1]);
  });

  test('half an opening is no opening', () => {
    expect(readAnswers(calculator, { openings: 2.5 }).problems).toHaveLength(1);
  });
});
