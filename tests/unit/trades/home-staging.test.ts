import { describe, expect, it } from 'vitest';
import {
  readAnswers,
  runEstimate,
  type Answers,
  type Estimate,
} from '../../../src/engine/index.ts';
import { fields as returnFields } from '../../../src/tools/staging-return/fields.ts';
import { gain } from '../../../src/trades/home-staging/break-even.ts';
import { calculator } from '../../../src/trades/home-staging/calculator.ts';
import { keyRooms } from '../../../src/trades/home-staging/fields.ts';
import {
  finishFactor,
  packageFactor,
  rentedMonths,
  roomCount,
  roomsOfHome,
  sizeFactor,
} from '../../../src/trades/home-staging/rooms.ts';

const estimate = (answers: Record<string, unknown>): Estimate =>
  runEstimate(calculator, answers as Answers);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation.outcome;
const metric = (result: Estimate, id: string) => result.metrics.find((one) => one.id === id)?.value;
const line = (result: Estimate, id: string) => result.items.find((one) => one.id === id)?.total;

/** An ordinary home: size and price where every factor of theirs is 1. */
const home = { area: 2400, price: 500_000 };
const empty = { kind: 'vacant', scope: 'key', months: 3, term: '3', ...home };
const counted = (rooms: Record<string, number>) => ({ ...empty, scope: 'count', rooms });

it('holds a quote against our figures, whatever else is known', () => {
  const said = (answers: Record<string, unknown>) =>
    estimate({ kind: 'vacant', ...answers })
      .warnings.map(({ text }) => text)
      .join(' ');
  for (const quoteFirst of [12_000, 30_000]) {
    expect(said({ quoteFirst })).toContain('second price');
    expect(said({ ...empty, quoteFirst })).toContain('second price');
    expect(said({ quoteFirst, showings: 'few' })).toContain('second price');
  }
  expect(said({ quoteFirst: 500 })).toContain('what is missing');
  expect(said({ quoteMonth: 20_000, months: 6 })).toContain('second price');
  for (const answers of [{}, { quoteFirst: 5000 }, { quoteFirst: 2500 }])
    expect(said(answers)).not.toMatch(/second price|what is missing/);
});

describe('worked by hand', () => {
  it('prices a consultation by the size of the home', () => {
    expect(line(estimate({ kind: 'consult', ...home }), 'consultation')).toEqual({
      low: 200,
      typical: 300,
      high: 450,
    });
    // √(8,000 ÷ 2,400) = 1.83, held at 1.5
    expect(estimate({ kind: 'consult', area: 8000 }).total.typical).toBe(450);
  });

  it('restyles the key rooms in a day of eight hours', () => {
    // 2¾ + 2¼ + 1¾ + 1¼ = 8 h × $100 = $800, and the $300 walk-through.
    const result = estimate({ kind: 'occupied', ...home });
    expect(line(result, 'restyle')?.typical).toBeCloseTo(800);
    expect(result.total.typical).toBeCloseTo(1100);
  });

  it('furnishes an empty home by its hours, its crew and its rent, with no walk-through', () => {
    // Planning 3 + 4 × ½ = 5 h × $100 = $500. Dressing 1½ + 1½ + 1 + ½ = 4½ h × $100 = $450.
    // Crew 2 + 1¼ + 1 + ¾ + 0.35 = 5.35 h × $150 = $802.50.
    // Rent (250 + 200 + 150 + 100) × 1.6 × 0.69 for four rooms = $772.80 × 3 = $2,318.40.
    const result = estimate(empty);
    expect(line(result, 'plan')?.typical).toBe(500);
    expect(line(result, 'dress')?.typical).toBe(450);
    expect(line(result, 'carry')?.typical).toBeCloseTo(802.5);
    expect(line(result, 'consultation')).toBeUndefined();
    expect(result.total.typical).toBeCloseTo(500 + 450 + 802.5 + 2318.4);
  });

  it('gives the discount of a package: 3 rooms 0.7, one room none', () => {
    expect([1, 2, 3, 4, 8, 20].map(packageFactor)).toEqual([1, 0.85, 0.7, 0.69, 0.65, 0.65]);
  });

  it('takes an hour or two for an entry or a table, not four', () => {
    const more = (rooms: Record<string, number>) =>
      estimate(counted({ ...keyRooms, ...rooms })).total.typical - estimate(empty).total.typical;
    // ½ + ½ h × $100 and ¼ crew-hour × $150, and 240 × 0.68 of rent, less the bigger discount.
    expect(more({ entry: 1 })).toBeLessThan(320);
    expect(more({ other: 1 })).toBeGreaterThan(more({ entry: 1 }));
  });

  it('charges the begun month in full after the first term', () => {
    // 3.2 months is four months of rent: one more month of $772.80.
    const late = estimate({ ...empty, months: 3.2 }).total.typical;
    expect(late - estimate(empty).total.typical).toBeCloseTo(772.8);
    expect(metric(estimate(empty), 'further-month')).toMatchObject({
      typical: expect.closeTo(772.8, 1) as number,
    });
  });

  it('asks more a month for a short first term, and the plain rent after it', () => {
    const rent = (answers: Record<string, unknown>) =>
      line(estimate({ ...empty, ...answers }), 'rent-living')?.typical;
    // 400 × 0.69 = $276 a month: × 1.15 for one; 1.15 + 2 for three of a one-month term.
    expect(rent({ months: 1, term: '1' })).toBeCloseTo(276 * 1.15);
    expect(rent({ months: 3, term: '1' })).toBeCloseTo(276 * 3.15);
    expect(metric(estimate({ ...empty, months: 1, term: '1' }), 'further-month')).toMatchObject({
      typical: expect.closeTo(772.8, 1) as number,
    });
  });

  it('furnishes dearer homes with dearer pieces, without a jump', () => {
    expect(finishFactor(500_000)).toBe(1);
    expect(finishFactor(200_000)).toBe(0.85);
    expect(finishFactor(9_000_000)).toBe(2.4);
    // half way in log price between 0.5 and 1 million: √0.5 = $707,107
    expect(finishFactor(707_107)).toBeCloseTo(1.175, 3);
    expect(finishFactor(1_000_000)).toBeCloseTo(1.35);
    const rent = (price: number) =>
      line(estimate({ ...empty, price }), 'rent-living')?.typical ?? 0;
    expect(rent(2_000_000) / rent(500_000)).toBeCloseTo(1.9);
  });

  it('grows with the home, less than in proportion', () => {
    expect(sizeFactor(2400)).toBe(1);
    // (4,800 ÷ 2,400)^0.3 = 1.231
    expect(sizeFactor(4800)).toBeCloseTo(1.231, 3);
    expect(sizeFactor(400)).toBe(0.8);
    expect(sizeFactor(15_000)).toBe(1.45);
  });

  it('works the rooms of a whole home out from its size, without a jump', () => {
    // 2,500 sq ft: 1.12 living, primary, dining, table, half an entry, 1½ others.
    expect(roomsOfHome(2500)).toMatchObject({ living: 1.12, dining: 1, entry: 0.5, other: 1.5 });
    for (let area = 400; area < 15_000; area += 50)
      expect(roomCount(roomsOfHome(area + 50)) - roomCount(roomsOfHome(area))).toBeLessThan(0.2);
    const whole = (area: number) => estimate({ ...empty, scope: 'whole', area }).total.typical;
    // Near what a Dallas guide prints: $4,000 to $6,500 for 2,000 to 3,000 sq ft.
    expect(whole(2500)).toBeGreaterThan(4000);
    expect(whole(2500)).toBeLessThan(6500);
  });

  it('takes a quote as stagers write it: the first term, then by the month', () => {
    const quote = { ...empty, months: 5, quoteFirst: 4200 };
    const asQuoted = (inputs: typeof quote & { quoteMonth?: number }) =>
      (metric(estimate(inputs), 'as-quoted') as { typical: number }).typical;
    expect(asQuoted({ ...quote, quoteMonth: 900 })).toBe(4200 + 2 * 900);
    expect(asQuoted({ ...quote, quoteMonth: 0 })).toBe(4200);
    // no monthly price quoted: our rent for the two further months
    expect(asQuoted(quote)).toBeCloseTo(4200 + 2 * 772.8);
    // What it is held against stays where it was.
    expect(estimate(quote).total.typical).toBeCloseTo(4070.9 + 2 * 772.8, 0);
    expect(metric(estimate({ ...quote, quoteMonth: 900 }), 'further-month')).toMatchObject({
      typical: 900,
    });
  });
  it('takes the place of our further months alone, and nothing paid is below zero', () => {
    const long = { ...empty, months: 6, quoteMonth: 3000 };
    const ours = estimate({ ...empty, months: 3 }).total.typical;
    const quoted = metric(estimate(long), 'as-quoted') as { typical: number };
    expect(quoted.typical).toBeCloseTo(ours + 3 * 3000);
    const [staging] = estimate(long).series[0]?.lines ?? [];
    expect(Math.min(...(staging?.values ?? [-1]))).toBeCloseTo(ours);
  });
  it('says of more than half a year that furniture can be bought', () => {
    const reasons = (months: number) => estimate({ ...empty, months }).recommendation.reasons;
    expect(reasons(9).join(' ')).toMatch(/buy used furniture/);
    expect(reasons(3).join(' ')).not.toMatch(/buy used furniture/);
  });
  it('asks back when more is to be painted than the home has', () => {
    const ids = (paint: number) => estimate({ ...empty, paint }).warnings.map(({ id }) => id);
    expect(ids(9000)).toContain('paint-area');
    expect(ids(500)).not.toContain('paint-area');
  });

  it('prices photos as published', () => {
    // 9 photos × $1.50–6 by software, never under $10; 6 photos × $22–60 by a person.
    const soft = estimate({ kind: 'virtual', photos: 9, editing: 'ai' });
    expect(line(soft, 'photos')).toMatchObject({ low: 13.5, high: 54 });
    expect(estimate({ kind: 'virtual', photos: 1, editing: 'ai' }).total.low).toBeGreaterThan(1);
    expect(line(estimate({ kind: 'virtual', photos: 6 }), 'photos')).toMatchObject({
      low: 132,
      high: 360,
    });
  });

  it('adds decluttering and paint as published for Texas', () => {
    // $600–800 and 500 sq ft × $2–6.
    const result = estimate({ kind: 'consult', declutter: 'yes', paint: 500 });
    expect(line(result, 'declutter')).toMatchObject({ low: 600, high: 800 });
    expect(line(result, 'paint')).toMatchObject({ low: 1000, high: 3000 });
  });

  it('breaks even on the owner’s own figures', () => {
    // $4,070.90 ÷ ($6,000 × 12 ÷ 365 a day = $197.26) = 20.6 days.
    const days = metric(estimate({ ...empty, carrying: 6000 }), 'break-even-days');
    expect(days).toMatchObject({ typical: expect.closeTo(20.6, 1) as number });
    // 4 weeks ÷ 4.333 × $6,000 = $5,538; + $10,000 cut spared − $4,071 = $11,467.
    expect(gain({ carrying: 6000, sooner: 4, cut: 10000 }, 4071)).toBeCloseTo(11467, 0);
  });

  it('asks staging alone to pay for itself, not the paint', () => {
    const days = (answers: Record<string, unknown>) =>
      metric(estimate({ ...empty, carrying: 6000, ...answers }), 'break-even-days');
    expect(days({ paint: 2000 })).toEqual(days({}));
    expect(outcome({ kind: 'occupied', paint: 2000, carrying: 3000 })).toBe(
      'restyle-with-your-own',
    );
  });

  it('sets one price cut beside staging that can hardly pay', () => {
    const told = estimate({ ...empty, carrying: 2000, price: 400_000 }).recommendation;
    expect(told.outcome).toBe('cannot-pay');
    expect(told.reasons.join(' ')).toContain('$11,600');
  });

  it('compares with one price cut of 2.9% of the list price', () => {
    expect(metric(estimate({ ...empty, price: 1_000_000 }), 'one-price-cut')).toBeCloseTo(29_000);
    expect(metric(estimate({ kind: 'vacant' }), 'one-price-cut')).toBeUndefined();
  });
});

describe('bounds', () => {
  it('pays the first term even if the home sells at once', () => {
    expect(rentedMonths(0.5, 3)).toBe(3);
    expect(rentedMonths(3, 3)).toBe(3);
    expect(rentedMonths(3.01, 3)).toBe(4);
  });

  it('furnishes nothing for less than the smallest job', () => {
    // An entry alone: 3½ + ½ h × $100, 2¼ crew-hours × $150, $80 × 3: $977.50, so $522.50 is missing.
    const entry = estimate(counted({ entry: 1 }));
    expect(line(entry, 'smallest')?.typical).toBeCloseTo(522.5);
    expect(entry.total.typical).toBeCloseTo(1500);
    expect(estimate(counted({})).total.typical).toBeCloseTo(1500);
    expect(line(estimate(empty), 'smallest')).toBeUndefined();
  });

  it('has no low under what the smallest job of its kind costs', () => {
    for (const [kind, least] of [
      ['consult', 150],
      ['occupied', 250],
      ['vacant', 1200],
      ['virtual', 10],
    ] as const)
      expect(estimate({ kind, photos: 1, area: 400 }).total.low, kind).toBeGreaterThanOrEqual(
        Math.min(least, estimate({ kind, photos: 1, area: 400 }).total.typical),
      );
  });

  it('costs more with every room and every month', () => {
    const totals = [1, 2, 3, 4].map(
      (living) => estimate(counted({ ...keyRooms, living })).total.typical,
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(4);
    expect(estimate({ ...empty, months: 6 }).total.typical).toBeGreaterThan(
      estimate({ ...empty, months: 5 }).total.typical,
    );
  });

  it('prices photos by a person until software is chosen, never from $0', () => {
    expect(estimate({ kind: 'virtual' }).total.low).toBeGreaterThan(30);
  });

  it('counts one month as one', () => {
    const one = estimate({ ...empty, months: 1, term: '1' });
    expect(one.total.label).toBe('Staging for 1 month');
    expect(JSON.stringify([one.items, one.metrics])).not.toContain('1 months');
  });

  it('takes zero weeks or dollars for a guess, and nothing for none', () => {
    expect(metric(estimate({ ...empty, cut: 0 }), 'own-gain')).toBeCloseTo(-4070.9);
    expect(metric(estimate({ ...empty, sooner: 0 }), 'own-gain')).toBeNull();
  });

  it('names no gain before the owner has guessed', () => {
    const result = estimate({ ...empty, carrying: 6000 });
    expect(metric(result, 'own-gain')).toBeNull();
    expect(metric(estimate(empty), 'break-even-days')).toBeNull();
  });

  it('never promises a return', () => {
    for (const kind of ['consult', 'occupied', 'vacant', 'virtual'])
      expect(estimate({ kind }).assumptions[0]).toContain('No return is promised');
  });
});

describe('what we would do', () => {
  it('looks at the price first once a home sits longer than others here', () => {
    const listed = { ...empty, city: 'southlake', showings: 'no-offers' };
    expect(outcome({ ...listed, days: 68 })).toBe('stage-key-rooms');
    expect(outcome({ ...listed, days: 69 })).toBe('price-first');
    expect(outcome({ ...listed, city: 'plano', days: 72 })).toBe('stage-key-rooms');
    expect(outcome({ ...listed, city: 'plano', days: 73 })).toBe('price-first');
    expect(estimate({ ...listed, days: 90 }).recommendation.next).toBe('wait');
  });

  it('takes no number of days for none: it asks', () => {
    const listed = estimate({ ...empty, city: 'southlake', showings: 'few' }).recommendation;
    expect(listed.flip).toContain('more than 68 days');
  });

  it('says “if” while it does not know how the home looks', () => {
    expect(estimate({ kind: 'occupied' }).recommendation.headline).toMatch(/^If there is too much/);
    expect(estimate({ kind: 'occupied', state: 'full' }).recommendation.headline).toMatch(
      /^Declutter/,
    );
  });

  it('sends a tidy home away without a request', () => {
    const { outcome: name, next } = estimate({ kind: 'occupied', state: 'tidy' }).recommendation;
    expect([name, next]).toEqual(['do-it-yourself', 'do-it-yourself']);
  });

  it('repairs before it stages', () => {
    expect(estimate({ kind: 'occupied', state: 'worn' }).recommendation.next).toBe('repair-first');
  });

  it('says so when the owner’s own guess loses money', () => {
    const own = { ...empty, carrying: 3000 };
    // $4,070.90 ÷ $3,000 × 4.333 weeks = 5.88 weeks
    expect(outcome({ ...own, sooner: 5.8 })).toBe('does-not-pay');
    expect(outcome({ ...own, sooner: 5.9 })).toBe('stage-key-rooms');
  });

  it('says so when the home would have to sell before it was listed', () => {
    // $4,070.90 in 42 days is $2,948 a month
    expect(outcome({ ...empty, city: 'southlake', carrying: 2900 })).toBe('cannot-pay');
    expect(outcome({ ...empty, city: 'southlake', carrying: 3000 })).toBe('stage-key-rooms');
  });

  it('answers whether to stage with what each way costs', () => {
    // $4,070.90 ÷ ($3,000 × 12 ÷ 365 a day) = 41.3 days
    expect(estimate({ ...empty, carrying: 3000 }).recommendation.headline).toBe(
      'Stage it if that sells it 42 days sooner: it costs about $4,050, a month unsold $3,000.',
    );
    expect(estimate(empty).recommendation.headline).toBe(
      'Staging costs about $4,050. What does a month unsold cost you?',
    );
    const livedIn = estimate({ kind: 'occupied', carrying: 3000 }).recommendation;
    expect(livedIn.reasons[0]).toMatch(/a month unsold \$3,000: it pays if the home sells/);
  });

  it('asks the monthly cost beside the job, in the words of the tool, and takes two weeks', () => {
    const { fields } = calculator;
    expect(fields.carrying?.section).toBe(fields.kind?.section);
    expect(returnFields.carrying.label).toBe(fields.carrying?.label);
    const { answers, problems } = readAnswers(calculator, {
      kind: 'vacant',
      months: '2 weeks',
    });
    expect(problems).toEqual([]);
    expect(answers.months).toBeCloseTo(24 / 52);
  });

  it('sends the owner of an empty home to the insurer, and nobody else', () => {
    const ids = (kind: string) => estimate({ ...empty, kind }).warnings.map(({ id }) => id);
    expect(ids('vacant')).toContain('empty-home');
    for (const kind of ['consult', 'occupied', 'virtual'])
      expect(ids(kind)).not.toContain('empty-home');
  });

  it('tries photos before furniture when few people come', () => {
    expect(outcome({ ...empty, showings: 'few' })).toBe('photos-first');
  });

  it('lets people order photos themselves, labeled', () => {
    const result = estimate({ kind: 'virtual' });
    expect(result.recommendation.next).toBe('do-it-yourself');
    expect(result.warnings.map(({ id }) => id)).toContain('label-photos');
    expect(outcome({ kind: 'virtual', showings: 'no-offers' })).toBe('not-the-photos');
  });
});

it.each([11_900, 89])('says one sum for all, with a first term quoted at $%d', (quoteFirst) => {
  const { recommendation } = estimate({
    kind: 'vacant',
    area: 12_000,
    months: 9,
    quoteFirst,
    quoteMonth: 4500,
  });
  const [sum] = /\$[\d,]+/.exec(recommendation.headline) ?? [];
  expect(sum).toBeDefined();
  expect(recommendation.reasons.join(' ')).toContain(`comes to about ${sum ?? ''}.`);
});
