import { describe, expect, it } from 'vitest';
import { runEstimate, type Answers } from '../../../../src/engine/index.ts';
import { jobOf, sentOf } from '../../../../src/homeowner/request/job.ts';
import { tradeById, trades, type Trade } from '../../../../src/trades/index.ts';

const jobFor = (id: string, answers: object) => {
  const { calculator } = tradeById(id) as Trade;
  return jobOf(calculator, runEstimate(calculator, answers as Answers));
};
const nothingAdded = { shared: [], sharesRange: false };

describe('what a request says of the job', () => {
  it('is what was answered, in words, and what was left open', () => {
    const job = jobFor('roofing', { city: 'allen', floor: 2400 });
    expect(job.answers).toEqual([
      { field: 'floor', label: expect.any(String) as string, words: '2,400 sq ft', private: false },
    ]);
    const { answers, unanswered } = sentOf(job, nothingAdded);
    expect(answers).toEqual([{ label: expect.any(String) as string, words: '2,400 sq ft' }]);
    const open = job.open.map(({ field }) => field);
    expect(open).toContain('pitch');
    expect(open).not.toContain('floor');
    expect(open).not.toContain('city');
    expect(unanswered).toHaveLength(open.length);
    expect(unanswered.filter(({ mark }) => mark === 'first')).toHaveLength(1);
  });

  it.each(trades.map(({ id }) => [id]))('holds no default of %s that nobody chose', (id) => {
    const job = jobFor(id, {});
    expect(sentOf(job, nothingAdded).answers).toEqual([]);
  });

  it('leaves the range out unless it is added, and then holds the lines as they were seen', () => {
    const job = jobFor('roofing', { floor: 2400 });
    expect(sentOf(job, nothingAdded).estimate).toBeNull();
    const { estimate } = sentOf(job, { ...nothingAdded, sharesRange: true });
    const { total, items } = runEstimate((tradeById('roofing') as Trade).calculator, {
      floor: 2400,
    });
    expect(estimate).toMatchObject({ ...total, meaning: 'The range our model gave' });
    expect(estimate?.lines).toHaveLength(items.length);
    expect(estimate?.lines[0]).toMatchObject({
      label: expect.any(String),
      source: expect.stringMatching(/^[A-Z]+\d+$/),
    });
  });

  it('leaves private answers out of both lists unless they are added', () => {
    const job = {
      answers: [
        { field: 'cause', label: 'What happened', words: 'A', private: true },
        { field: 'rooms', label: 'Rooms', words: '2', private: false },
      ],
      open: [],
      progress: '1 of 2 answered',
      range: null,
      urgent: false,
    };
    expect(sentOf(job, nothingAdded)).toEqual({
      answers: [{ label: 'Rooms', words: '2' }],
      unanswered: [],
      estimate: null,
    });
    expect(sentOf(job, { shared: ['cause'], sharesRange: true }).answers).toEqual([
      { label: 'What happened', words: 'A' },
      { label: 'Rooms', words: '2' },
    ]);
  });

  it('holds no lines while an answer is kept private: they could give it away', () => {
    const { range, ...rest } = jobFor('roofing', { floor: 2400 });
    const answers = rest.answers.map((answer) => ({ ...answer, private: true }));
    const job = { ...rest, range, answers };
    expect(sentOf(job, { shared: [], sharesRange: true }).estimate?.lines).toEqual([]);
    expect(sentOf(job, { shared: ['floor'], sharesRange: true }).estimate?.lines).toEqual(
      range?.lines,
    );
  });

  it.each(trades.map(({ id, scenarios }) => [id, scenarios] as const))(
    'fits the request with every question of %s',
    (id, scenarios) => {
      for (const { inputs } of scenarios) {
        const sent = sentOf(jobFor(id, inputs), { shared: [], sharesRange: true });
        // 32,000 bytes hold this, 2,000 characters of a note and four consents.
        expect(JSON.stringify(sent).length).toBeLessThan(14_000);
        for (const { label, words } of [...sent.answers, ...sent.unanswered]) {
          expect(label.length).toBeLessThanOrEqual(200);
          expect(words.length).toBeLessThanOrEqual(1000);
        }
      }
    },
  );

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
