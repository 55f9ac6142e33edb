import { describe, expect, test } from 'vitest';
import { runEstimate } from '../../../src/engine/index.ts';
import { whatMoves } from '../../../src/engine/results/what-moves.ts';
import { painting } from './example.ts';

describe('an estimate worked by hand', () => {
  const down = Math.hypot(Math.log(1 / 0.8), Math.log(2));
  const up = Math.hypot(Math.log(1.4), Math.log(1.5), Math.log(1.5));

  test('every question answered: quantity × unit cost × factors, no more and no less', () => {
    // 200 sq ft × $10 × 1.5 = $3,000; × $8 = $2,400; × $14 = $4,200
    const { total, items, unanswered } = runEstimate(painting, {
      job: 'wall',
      area: 200,
      coats: '2',
      pots: 1,
    } as never);
    expect(total).toEqual({ low: 2400, typical: 3000, high: 4200, label: 'Likely cost' });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: 'paint', how: '200 sq ft of wall', sources: ['X1'] });
    expect(unanswered).toEqual([]);
  });

  test('open questions take their defaults and widen the band by their swing', () => {
    // Typical 100 × $10 = $1,000. As ratios, line: 0.8 and 1.4. Size: 500 … 1,500, so 0.5 and 1.5.
    // Coats: 1,000 … 1,500, so 1.5 up.
    const { total, unanswered } = runEstimate(painting, {});
    expect(total.typical).toBe(1000);
    expect(total.low).toBeCloseTo(1000 * Math.exp(-down), 6);
    expect(total.high).toBeCloseTo(1000 * Math.exp(up), 6);
    expect(unanswered).toEqual(['area', 'coats', 'pots']);
  });

  test('a total that another job would change says which one it took', () => {
    const said = (answers: object) => {
      const { unnamed, total, next } = runEstimate(painting, answers);
      return [unnamed, total.label, next?.field];
    };
    expect(said({ coats: '2' })).toEqual([
      'job',
      'Likely cost: “A wall”, as you did not say',
      'job',
    ]);
    expect(said({ coats: '2', job: 'wall' })).toEqual([undefined, 'Likely cost', 'area']);
    // A fence costs as much as a wall of one coat.
    expect(said({})).toEqual([undefined, 'Likely cost', 'area']);
  });

  test('it says what each answer would narrow, the most useful first, and nothing of idle questions', () => {
    const { narrowing } = runEstimate(painting, {});
    expect(narrowing.map((one) => one.field)).toEqual(['area', 'coats']);
    // Without the size: down to 800, up by the line and the coats.
    const whole = 1000 * (Math.exp(up) - Math.exp(-down));
    const without = 1000 * Math.exp(Math.hypot(Math.log(1.4), Math.log(1.5))) - 800;
    expect(narrowing[0]?.by).toBeCloseTo(whole - without, 6);
  });

  test('a question that is not asked neither widens the band nor keeps its answer', () => {
    const fence = runEstimate(painting, { job: 'fence', area: 100, coats: '2' } as never);
    expect(fence.inputs).toMatchObject({ coats: '1' });
    expect(fence.unanswered).toEqual(['pots']);
    expect(fence.total.typical).toBe(1000);
  });

  test('a hidden answer does not sway what an open question could mean', () => {
    // Asked first as a fence; if it were a wall, its second coat would still be unsaid.
    const { job } = painting.fields;
    const open = {
      ...painting,
      fields: { ...painting.fields, job: { ...job, default: 'fence', essential: undefined } },
    } as unknown as typeof painting;
    const hidden = { area: 100, coats: '2' } as never;
    expect(runEstimate(open, hidden).total).toEqual(
      runEstimate(open, { area: 100 } as never).total,
    );
    expect(whatMoves(open, hidden)).toEqual([]);
  });

  test('what moves the price runs each question over its plausible values', () => {
    const [first, second] = whatMoves(painting, {} as never);
    expect(first).toMatchObject({ field: 'area', low: 500, high: 1500, lowAt: 50, highAt: 150 });
    expect(second).toMatchObject({ field: 'coats', low: 1000, high: 1500, answered: false });
    // A number that was given is a fact, not a guess.
    const known = whatMoves(painting, { area: 100 } as never);
    expect(known.map(({ field }) => field)).toEqual(['coats']);
  });

  test('the findings know the total', () => {
    expect(runEstimate(painting, { area: 50 } as never).recommendation.next).toBe('do-it-yourself');
    expect(runEstimate(painting, { area: 500 } as never).recommendation.next).toBe('quotes');
  });
});
