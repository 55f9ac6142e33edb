import { describe, expect, it } from 'vitest';
import { runEstimate, type Answers } from '../../../src/estimate/index.ts';
import { jobOf, sentOf } from '../../../src/islands/request/job.ts';
import { tradeById, trades, type Trade } from '../../../src/trades/index.ts';

const jobFor = (id: string, answers: object) => {
  const { calculator } = tradeById(id) as Trade;
  return jobOf(calculator, runEstimate(calculator, answers as Answers));
};
const nothingAdded = { shared: [], sharesRange: false };

describe('what a request says of the job', () => {
  it('is what was answered, in words, and what was left open', () => {
    const job = jobFor('roofing', { city: 'allen', floor: 2400 });
    expect(job.answers).toEqual([
      expect.objectContaining({ field: 'floor', value: 2400, words: '2,400 sq ft' }),
    ]);
    expect(job.open.map(({ field }) => field)).toContain('pitch');
    const { answers, unanswered } = sentOf(job, nothingAdded);
    expect(answers).toEqual({ floor: 2400 });
    expect(unanswered).not.toContain('floor');
    expect(unanswered).not.toContain('city');
  });

  it.each(trades.map(({ id }) => [id]))('holds no default of %s that nobody chose', (id) => {
    const job = jobFor(id, {});
    expect(sentOf(job, nothingAdded).answers).toEqual({});
  });

  it('leaves the range out unless it is added, and then holds no answers', () => {
    const job = jobFor('roofing', { floor: 2400 });
    expect(sentOf(job, nothingAdded).estimate).toBeNull();
    const { estimate } = sentOf(job, { ...nothingAdded, sharesRange: true });
    expect(Object.keys(estimate ?? {}).sort()).toEqual([
      'high',
      'label',
      'low',
      'modelVersion',
      'typical',
    ]);
  });

  it('leaves private answers out of both lists unless they are added', () => {
    const job = {
      answers: [
        { field: 'cause', label: 'What happened', words: 'A', value: 'a', private: true },
        { field: 'rooms', label: 'Rooms', words: '2', value: 2, private: false },
      ],
      open: [],
      range: null,
      urgent: false,
    };
    expect(sentOf(job, nothingAdded)).toEqual({
      answers: { rooms: 2 },
      unanswered: [],
      estimate: null,
    });
    expect(sentOf(job, { shared: ['cause'], sharesRange: true }).answers).toEqual({
      cause: 'a',
      rooms: 2,
    });
  });

  it('is urgent where hours count and a company is the one to call', () => {
    expect(jobFor('roofing', { floor: 2400 }).urgent).toBe(false);
    expect(jobFor('roofing', { job: 'repair', urgent: 'yes' }).urgent).toBe(true);
    expect(jobFor('water-damage', { hours: 0.3 }).urgent).toBe(true);
    expect(jobFor('water-damage', { afterHours: 'yes' }).urgent).toBe(true);
    expect(jobFor('hvac', { dangers: ['frail'] }).urgent).toBe(true);
  });

  it('sends nobody to a company while gas may leak', () => {
    expect(jobFor('hvac', { dangers: ['gas', 'frail'] }).urgent).toBe(false);
  });
});
