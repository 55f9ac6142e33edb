import { describe, expect, it } from 'vitest';
import { runEstimate, type Answers, type Estimate } from '../../../src/estimate/index.ts';
import { gain } from '../../../src/trades/home-staging/break-even.ts';
import { calculator } from '../../../src/trades/home-staging/calculator.ts';
import { rentedMonths } from '../../../src/trades/home-staging/rooms.ts';

const estimate = (answers: Record<string, unknown>): Estimate =>
  runEstimate(calculator, answers as Answers);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation.outcome;
const metric = (result: Estimate, id: string) => result.metrics.find((one) => one.id === id)?.value;
const line = (result: Estimate, id: string) => result.items.find((one) => one.id === id)?.total;

const keyRooms = { living: 1, primary: 1, dining: 1, eating: 1 };
const empty = { kind: 'vacant', rooms: keyRooms, months: 3, term: '3' };

describe('worked by hand', () => {
  it('prices a consultation alone as published for Texas', () => {
    expect(estimate({ kind: 'consult' }).total).toMatchObject({
      low: 150,
      typical: 300,
      high: 600,
    });
  });

  it('restyles four rooms in a day of eight hours', () => {
    // 4 rooms × 2 h × $100 = $800, and the $300 walk-through.
    const result = estimate({ kind: 'occupied', rooms: keyRooms });
    expect(line(result, 'restyle')?.typical).toBe(800);
    expect(result.total.typical).toBe(1100);
  });

  it('furnishes an empty home by room and month', () => {
    // Rent: (250 + 200 + 150 + 100) × 1.6 = $1,120 a month × 3 = $3,360.
    // Hours: 5 to plan + 4 rooms × 4 = 21 h × $100 = $2,100. Walk-through $300.
    expect(estimate(empty).total.typical).toBeCloseTo(3360 + 2100 + 300);
  });

  it('takes the cheapest rent from the list of 2011 as it stands', () => {
    // Living room from $250 a month × 3 months.
    expect(line(estimate(empty), 'rent-living')?.low).toBe(750);
  });

  it('charges the begun month in full after the first term', () => {
    // 3.2 months is four months of rent: one more month of $1,120.
    const late = estimate({ ...empty, months: 3.2 }).total.typical;
    expect(late - estimate(empty).total.typical).toBeCloseTo(1120);
    expect(metric(estimate(empty), 'further-month')).toMatchObject({ typical: 1120 });
  });

  it('prices photos as published', () => {
    // 9 photos × $0.05–0.50 by software; 6 photos × $16–75 by an editor.
    expect(estimate({ kind: 'virtual', photos: 9, editing: 'ai' }).total.low).toBeCloseTo(0.45);
    expect(estimate({ kind: 'virtual', photos: 6, editing: 'editor' }).total).toMatchObject({
      low: 96,
      high: 450,
    });
  });

  it('adds decluttering and paint as published for Texas', () => {
    // $600–800 and 500 sq ft × $2–6.
    const result = estimate({ kind: 'consult', declutter: 'yes', paint: 500 });
    expect(line(result, 'declutter')).toMatchObject({ low: 600, high: 800 });
    expect(line(result, 'paint')).toMatchObject({ low: 1000, high: 3000 });
  });

  it('breaks even on the owner’s own figures', () => {
    // $5,760 ÷ ($6,000 × 12 ÷ 365 a day = $197.26) = 29.2 days.
    const days = metric(estimate({ ...empty, carrying: 6000 }), 'break-even-days');
    expect(days).toMatchObject({ typical: expect.closeTo(29.2, 1) as number });
    // 4 weeks ÷ 4.333 × $6,000 = $5,538; + $10,000 cut spared − $5,760 = $9,778.
    expect(gain({ carrying: 6000, sooner: 4, cut: 10000 }, 5760)).toBeCloseTo(9778, 0);
  });

  it('asks staging alone to pay for itself, not the paint', () => {
    const days = (answers: Record<string, unknown>) =>
      metric(estimate({ ...empty, carrying: 6000, ...answers }), 'break-even-days');
    expect(days({ paint: 2000 })).toEqual(days({}));
    expect(outcome({ kind: 'occupied', rooms: keyRooms, paint: 2000, carrying: 3000 })).toBe(
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
  });
});

describe('bounds', () => {
  it('pays the first term even if the home sells at once', () => {
    expect(rentedMonths(0.5, 3)).toBe(3);
    expect(rentedMonths(3, 3)).toBe(3);
    expect(rentedMonths(3.01, 3)).toBe(4);
  });

  it('rents no furniture for no rooms', () => {
    expect(estimate({ ...empty, rooms: {} }).total.typical).toBe(300);
  });

  it('costs more with every room and every month', () => {
    const totals = [1, 2, 3, 4].map(
      (living) => estimate({ ...empty, rooms: { living } }).total.typical,
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
    expect(metric(estimate({ ...empty, cut: 0 }), 'own-gain')).toBeCloseTo(-5760);
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
    expect(estimate({ kind: 'occupied', state: 'full' }).recommendation.headline).toMatch(/^Clear/);
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
    expect(outcome({ ...own, sooner: 8.3 })).toBe('does-not-pay');
    expect(outcome({ ...own, sooner: 8.4 })).toBe('stage-key-rooms');
  });

  it('says so when the home would have to sell before it was listed', () => {
    expect(outcome({ ...empty, city: 'southlake', carrying: 4000 })).toBe('cannot-pay');
    expect(outcome({ ...empty, city: 'southlake', carrying: 4400 })).toBe('stage-key-rooms');
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
