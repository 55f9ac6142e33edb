import { describe, expect, test } from 'vitest';
import {
  askedFields,
  fillIn,
  readAnswers,
  runEstimate,
  type Answers,
} from '../../../src/engine/index.ts';
import { calculator } from '../../../src/trades/pest-control/calculator.ts';
import { labelGallons, perimeterOf, stations } from '../../../src/trades/pest-control/perimeter.ts';

const estimate = (answers: Record<string, unknown>) =>
  runEstimate(calculator, answers as unknown as Answers);
const typical = (answers: Record<string, unknown>) => estimate(answers).total.typical;
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation;
const metric = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).metrics.find((one) => one.id === id)?.value;

const item = (answers: Record<string, unknown>, id: string) =>
  estimate(answers).items.find((one) => one.id === id);

/** At 2,000 sq ft the size of the home is the one the list prices: factor 1. */
const general = { target: 'general', severity: 'moderate', area: 2000, tried: 'yes', calls: 1 };
const termites = {
  target: 'termite',
  evidence: 'live',
  method: 'liquid',
  measured: 200,
  paved: 'quarter',
};
const rodents = {
  target: 'rodent',
  work: 'both',
  severity: 'moderate',
  area: 2000,
  stories: '1',
  openings: 4,
  tried: 'yes',
};
const bedbug = { target: 'bedbug', bedBugs: 'chemical', severity: 'light', rooms: 1, area: 2000 };

describe('one visit and plans', () => {
  test('one moderate visit at 2,000 sq ft is $255', () => {
    expect(typical({ ...general, service: 'once' })).toBe(255);
  });

  test('5,500 sq ft pay 16/112 more than 2,000, 800 pay 15/112 less', () => {
    expect(typical({ ...general, service: 'once', area: 5500 })).toBeCloseTo(255 * (1 + 16 / 112));
    expect(typical({ ...general, service: 'once', area: 800 })).toBeCloseTo(255 * (1 - 15 / 112));
  });

  test('year one is the first visit and three more: $190 + 3 × $125 = $565', () => {
    expect(typical({ ...general, service: 'quarterly' })).toBe(565);
  });

  test('later years are four visits: $500', () => {
    expect(metric({ ...general, service: 'quarterly' }, 'year-2')).toMatchObject({ typical: 500 });
  });

  test('every two months is $190 + 5 × $90, every month $190 + 11 × $65', () => {
    expect(typical({ ...general, service: 'bimonthly' })).toBe(640);
    expect(typical({ ...general, service: 'monthly' })).toBe(905);
    expect(metric({ ...general, service: 'monthly' }, 'year-2')).toMatchObject({ typical: 780 });
  });

  test('no visit of a plan is priced at $300: the top for 3,000 sq ft is under $200', () => {
    const [, visits] = estimate({ ...general, service: 'quarterly', area: 3000 }).items;
    expect((visits?.total.high ?? 0) / 3).toBeLessThan(200);
  });

  test('the first year of a plan stands once, as the total', () => {
    expect(metric({ ...general, service: 'quarterly' }, 'year-1')).toBeUndefined();
    expect(metric({ ...general, service: 'once' }, 'year-1')).toMatchObject({ typical: 565 });
  });
});

describe('termites by the foot', () => {
  test('200 ft: liquid $400 + 200 × $6.50 = $1,700, bait $300 + 200 × $4.50 = $1,200', () => {
    expect(typical(termites)).toBe(1700);
    expect(typical({ ...termites, method: 'bait' })).toBe(1200);
  });

  test('concrete to drill costs: half of the way round 1.09, hardly any 0.92', () => {
    expect(typical({ ...termites, paved: 'half' })).toBeCloseTo(400 + 1300 * 1.09, 6);
    expect(typical({ ...termites, paved: 'little' })).toBeCloseTo(400 + 1300 * 0.92, 6);
  });

  test('a short length still pays for the visit: 40 ft are $400 + 40 × $6.50', () => {
    expect(typical({ ...termites, measured: 40 })).toBeCloseTo(660, 6);
  });

  test('the label asks for 80 gallons on 200 ft, one foot deep', () => {
    expect(labelGallons(200)).toBe(80);
    expect(metric(termites, 'gallons')).toEqual({ low: 80, typical: 80, high: 80 });
  });

  test('200 ft take 10 stations, 201 take 11', () => {
    expect([200, 201].map(stations)).toEqual([10, 11]);
  });

  test('3,500 sq ft on two stories with a 450 sq ft garage is about 225 ft: 4 × √2,200 × 1.2', () => {
    const house = { area: 3500, stories: '2', garage: 'yes', measured: null } as const;
    expect(perimeterOf(house).typical).toBeCloseTo(225.1, 1);
  });

  test('a measured length leaves no doubt about the length', () => {
    const house = { area: 3500, stories: '2', garage: 'yes', measured: 240 } as const;
    expect(perimeterOf(house)).toEqual({ low: 240, typical: 240, high: 240 });
  });

  test('without live termites, or under a warranty, only an inspection is priced', () => {
    for (const evidence of ['swarm', 'old', 'nothing']) {
      expect(estimate({ ...termites, evidence }).items.map(({ id }) => id)).toEqual(['inspection']);
    }
    expect(estimate({ ...termites, underWarranty: 'yes' }).total.typical).toBe(110);
  });

  test('what an inspection does not need is not asked', () => {
    const asked = (answers: Record<string, unknown>) =>
      askedFields(calculator, fillIn(calculator, answers as unknown as Answers)).map(([id]) => id);
    expect(asked({ target: 'termite', evidence: 'swarm' })).not.toContain('area');
    expect(asked({ target: 'termite' })).toContain('area');
    expect(asked({ target: 'general' })).toContain('area');
  });
});

describe('rodents: traps, sealing, attic', () => {
  test('2,000 sq ft: traps $350, a little up for size and pressure, and $595 to seal', () => {
    expect(item(rodents, 'sealing')?.total.typical).toBeCloseTo(595, 6);
    expect(item(rodents, 'trap')?.total.typical).toBeCloseTo((350 + 50 * (150 / 1400)) * 1.1, 6);
  });

  test('sealing grows with the house and its stories, and is always shown', () => {
    expect(item({ ...rodents, area: 3250, openings: 0 }, 'sealing')?.total.typical).toBeCloseTo(
      895,
    );
    expect(item({ ...rodents, stories: '2' }, 'sealing')?.total.typical).toBeCloseTo(595 * 1.15, 6);
  });

  test('many openings cost more than few: 10 × $95, but never more than twice the house', () => {
    expect(item({ ...rodents, openings: 10 }, 'sealing')?.total.typical).toBeCloseTo(950, 6);
    expect(item({ ...rodents, openings: 60 }, 'sealing')?.total.typical).toBeCloseTo(1190, 6);
  });

  test('a worse case costs more to trap, and a fouled attic is a line of its own', () => {
    const severe = typical({ ...rodents, severity: 'severe' });
    expect(severe).toBeGreaterThan(typical(rodents));
    const small = { ...rodents, area: 750 };
    expect(typical({ ...small, soiled: 'some' })).toBeCloseTo(typical(small) + 695, 6);
  });

  test('a large attic pays by the sq ft beyond 750: soaked, 3,000 sq ft on one floor, $2,232.50', () => {
    const large = { ...rodents, area: 3000, soiled: 'heavy' };
    const cleaned = typical(large) - typical({ ...large, soiled: 'no' });
    expect(cleaned).toBeCloseTo(995 + 2250 * 0.55, 6);
    expect(item({ ...large, stories: '2' }, 'attic-more')?.quantity).toMatchObject({
      low: 0,
      typical: 750,
    });
  });

  test('traps only or sealing only leave the other out', () => {
    expect(estimate({ ...rodents, work: 'trap' }).items.map(({ id }) => id)).toEqual(['trap']);
    expect(estimate({ ...rodents, work: 'seal' }).items.map(({ id }) => id)).toEqual(['sealing']);
  });
});

describe('the other pests', () => {
  test('bed bugs: $400 for the first room, $250 for each more', () => {
    expect(typical(bedbug)).toBe(400);
    expect(typical({ ...bedbug, rooms: 3 })).toBe(900);
  });

  test('a worse case costs more: light, ×1.15, ×1.45', () => {
    expect(typical({ ...bedbug, severity: 'moderate' })).toBeCloseTo(460, 6);
    expect(typical({ ...bedbug, severity: 'severe' })).toBeCloseTo(580, 6);
  });

  test('600 sq ft hold no more than six rooms to treat', () => {
    const small = { ...bedbug, area: 600 };
    expect(typical({ ...small, rooms: 15 })).toBe(typical({ ...small, rooms: 6 }));
  });

  test('heat is $900 of set-up and $1.30 a sq ft', () => {
    expect(typical({ ...bedbug, bedBugs: 'heat' })).toBe(900 + 2600);
  });

  test('small roaches are priced by the visits they take', () => {
    const german = (severity: string) => typical({ target: 'german', severity });
    expect(['light', 'moderate', 'severe'].map(german)).toEqual([350, 450, 550]);
  });

  test('seven months of mosquitoes are 11 sprays every 3 weeks, or 7 every month', () => {
    const season = { target: 'mosquito', season: 'season', months: 7, lot: 'quarter' };
    expect(estimate({ ...season, every: '21' }).items[0]?.quantity).toBe(11);
    expect(typical({ ...season, every: '30' })).toBe(7 * 80);
    expect(typical({ ...season, every: '30', lot: 'one' })).toBeCloseTo(7 * 80 * 1.15, 6);
    expect(typical({ ...season, months: 1, every: '30' })).toBe(80);
  });

  test('a nest in the ground is cheaper than one in a wall', () => {
    const nest = (where: string) => typical({ target: 'wasp', nest: where });
    expect(nest('ground')).toBe(300);
    expect(nest('wall')).toBeGreaterThan(nest('ground'));
    expect(typical({ target: 'wasp', nest: 'ground', sameDay: 'yes' })).toBe(375);
  });

  test('fire ants, fleas and bees have a price', () => {
    expect(typical({ target: 'fireAnt', lot: 'quarter' })).toBe(160);
    expect(typical({ target: 'flea', severity: 'light', area: 2000, yard: 'yes' })).toBe(590);
    expect(typical({ target: 'bee', bees: 'colony' })).toBe(625);
  });

  test('no price falls as the home grows', () => {
    for (const target of ['general', 'termite', 'rodent', 'bedbug', 'flea']) {
      let before = 0;
      for (let area = 400; area <= 15000; area += 200) {
        const now = typical({ target, area, bedBugs: 'heat', service: 'quarterly' });
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
    }
  });

  test.each([
    [{ ...rodents }, 'openings', 0, 60],
    [bedbug, 'rooms', 1, 15],
    [{ target: 'mosquito', season: 'season' }, 'months', 1, 12],
    [{ ...termites }, 'measured', 20, 1500],
  ] as const)('%o: more of “%s” never costs less', (answers, field, from, to) => {
    let before = 0;
    for (let at = from; at <= to; at += 1) {
      const now = typical({ ...answers, [field]: at });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  test('no low end is under the smallest visit of a firm', () => {
    for (const target of calculator.fields.target?.kind === 'choice'
      ? calculator.fields.target.options.map(({ value }) => value)
      : []) {
      expect(estimate({ target, area: 400 }).total.low, target).toBeGreaterThan(74);
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
    const light = { target: 'general', severity: 'light', tried: 'yes', area: 2000, calls: 2 };
    expect(outcome(light).outcome).toBe('one-visit');
    expect(outcome({ target: 'general' }).headline).toMatch(/^From two calls a year on/);
    const often = { ...light, severity: 'moderate', calls: 12, service: 'monthly' };
    expect(outcome(often).headline).toMatch(/^A monthly plan costs about \$[\d,]+ a year less/);
  });

  test('one room of bed bugs is chemical, two rooms or many bugs are priced with heat', () => {
    expect(outcome(bedbug).outcome).toBe('chemical');
    expect(outcome({ ...bedbug, rooms: 2 }).outcome).toBe('price-heat');
    expect(outcome({ ...bedbug, severity: 'severe' }).outcome).toBe('price-heat');
  });

  test('a small nest in reach is tried first, unless someone was stung or nobody said where', () => {
    expect(outcome({ target: 'wasp', nest: 'exposed' }).next).toBe('do-it-yourself');
    expect(outcome({ target: 'wasp', nest: 'exposed', stung: 'yes' }).next).toBe('emergency');
    expect(outcome({ target: 'wasp' }).next).toBe('quotes');
    expect(outcome({ target: 'wasp', nest: 'wall' }).next).toBe('quotes');
  });

  test('a swarm goes to a keeper, fire ants are baited, the pet comes first', () => {
    expect(outcome({ target: 'bee', bees: 'swarm' }).next).toBe('wait');
    expect(outcome({ target: 'fireAnt', tried: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ target: 'flea', severity: 'light', tried: 'no' }).outcome).toBe('pet-first');
  });

  test('standing water is emptied before mosquitoes are sprayed', () => {
    expect(outcome({ target: 'mosquito', tried: 'no' }).next).toBe('do-it-yourself');
    expect(outcome({ target: 'mosquito', tried: 'yes' }).next).toBe('quotes');
  });
});

describe('warnings', () => {
  const ids = (answers: Record<string, unknown>) =>
    estimate(answers).warnings.map(({ id, level }) => `${level} ${id}`);

  test('a sting is a danger, a nest, the termite law and the door are cautions', () => {
    expect(ids({ target: 'wasp', stung: 'yes' })).toEqual(['stop stings']);
    expect(ids({ target: 'wasp' })).toEqual(['caution nest']);
    expect(ids({ ...termites, door: 'yes' })).toEqual(['caution termite-law', 'caution door']);
  });
});

describe('who lives there', () => {
  test('children, pets, a pregnancy or asthma are told to the company, whatever the pest', () => {
    const { warnings } = estimate({ target: 'german', atHome: ['pregnant', 'fish'] });
    expect(warnings.map(({ id }) => id)).toEqual(['who-is-home']);
    expect(warnings[0]?.text).toMatch(/who lives with you/);
    expect(calculator.fields.atHome?.private).toBe(true);
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

describe('health before price', () => {
  const warned = (answers: Record<string, unknown>) =>
    estimate(answers).warnings.map(({ id }) => id);

  test('droppings are never swept dry', () => {
    const { warnings } = estimate({ ...rodents, soiled: 'some' });
    expect(warnings.find(({ id }) => id === 'droppings')).toMatchObject({ level: 'danger' });
    expect(warnings.map(({ text }) => text).join(' ')).toMatch(/Never sweep or vacuum/);
  });

  test('sealing alone shuts no rodent in', () => {
    const told = { ...rodents, work: 'seal' };
    expect(warned(told)).toContain('shut-in');
    expect(outcome(told).headline).toMatch(/^Trap first/);
    expect(warned(rodents)).not.toContain('shut-in');
  });

  test.each(['flea', 'mosquito'])('a %s spray keeps clear of fish and pets', (target) => {
    expect(warned({ target, atHome: ['fish', 'pets'] })).toEqual(
      expect.arrayContaining(['tank', 'pets-off']),
    );
    expect(warned({ target })).not.toContain('tank');
  });

  test('nobody heats a room against bed bugs alone', () => {
    expect(warned({ ...bedbug, bedBugs: 'heat' })).toContain('heat');
  });
});

describe('what may be free', () => {
  test.each([
    [{ ...termites, underWarranty: 'yes' }, /inspection is usually free/],
    [{ ...termites, evidence: 'swarm' }, /inspect for free/],
    [{ target: 'bee', bees: 'swarm' }, /a free one first/],
  ])('%o', (answers, said) => {
    expect(outcome(answers).reasons.join(' ')).toMatch(said);
  });

  test('a beekeeper is asked for no pest license, and a colony is taken out of the wall', () => {
    const said = estimate({ target: 'bee', bees: 'colony' }).assumptions.join(' ');
    expect(said).not.toMatch(/license/);
    expect(said).not.toMatch(/Opening and closing/);
  });
});
