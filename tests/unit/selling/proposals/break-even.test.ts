import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plans } from '../../../../src/selling/plans.ts';
import { breakEven, left, type Own } from '../../../../src/selling/proposals/break-even.ts';
import { chartOf } from '../../../../src/selling/proposals/chart-of.ts';
import { nounsOf } from '../../../../src/selling/proposals/nouns.ts';
import {
  headlineOf,
  ifKept,
  lossOf,
  rowsOf,
} from '../../../../src/selling/proposals/say-break-even.ts';

const jobs = nounsOf('roofing');
const MONTHLY = 149; // a year: 1,788

const said = (own: Own, monthly = MONTHLY, nouns = jobs) =>
  headlineOf('City', breakEven(monthly, own), own, nouns);

describe('before it is known what is kept of a job', () => {
  it('10% of 15,600 is 1,560, so two jobs pay 1,788; 20% is 3,120, so one does', () => {
    expect(ifKept(MONTHLY, { job: 15_600 }, jobs).slice(0, 2)).toEqual([
      { label: 'If you keep 10%, $1,560', value: '2 jobs' },
      { label: 'If you keep 20%, $3,120', value: '1 job' },
    ]);
  });

  it('1,188 ÷ 50 is 23.8, so 24 patients, where no price of one is known', () => {
    expect(ifKept(99, {}, nounsOf('chiropractic'))[0]).toEqual({
      label: 'If you keep $50',
      value: '24 new patients',
    });
  });

  it('nothing is supposed any more once the owner said it', () => {
    expect(ifKept(MONTHLY, { job: 15_600, margin: 0 }, jobs)).toEqual([]);
  });
});

describe('worked by hand', () => {
  it('a year of $149 is $1,788, known before any figure', () => {
    expect(breakEven(MONTHLY, {})).toEqual({ fee: 1788 });
    expect(said({})).toBe('The City plan costs $1,788 a year.');
  });

  it('1,788 ÷ 16,300 is 11% of one job', () => {
    expect(breakEven(MONTHLY, { job: 16_300 }).shareOfJob).toBeCloseTo(0.1097, 4);
    expect(said({ job: 16_300 })).toBe('The City plan costs $1,788 a year: 11% of one such job.');
  });

  it('1,788 ÷ 430 is 4.16, said in jobs and not as 416%', () => {
    expect(said({ job: 430 })).toBe(
      'The City plan costs $1,788 a year: as much as 4.16 such jobs.',
    );
  });

  it('1,788 ÷ 105 is 17.03, so 18 jobs', () => {
    const own = { job: 420, margin: 0.25 };
    expect(rowsOf('City', MONTHLY, own, breakEven(MONTHLY, own), jobs).at(-1)?.value).toBe(
      '17.03, so 18',
    );
  });

  it('16,300 × 25% = 4,075; 1,788 ÷ 4,075 = 0.44, so 1 job', () => {
    const own = { job: 16_300, margin: 0.25 };
    const even = breakEven(MONTHLY, own);
    expect(even.keptPerJob).toBe(4075);
    expect(even.exactJobs).toBeCloseTo(0.4388, 4);
    expect(even.jobs).toBe(1);
    expect(said(own)).toBe('One job a year pays the fee.');
  });

  it('1 job ÷ 20% = 5 requests; 12 jobs ÷ 20% = 60 at most', () => {
    const own = { job: 16_300, margin: 0.25, rate: 0.2, capacity: 12 };
    const even = breakEven(MONTHLY, own);
    expect(even).toMatchObject({ requests: 5, requestsPerJob: 5, ceiling: 60, fits: true });
    expect(said(own)).toBe(
      'One job a year pays the fee. At your rate that is five requests. More than 60 would be of no use to you.',
    );
    expect(rowsOf('City', MONTHLY, own, even, jobs)).toEqual([
      { label: 'City plan, 12 × $149', value: '$1,788' },
      { label: 'You keep per job, $16,300 × 25%', value: '$4,075' },
      { label: 'Jobs to cover it, $1,788 ÷ $4,075', value: '0.44, so 1' },
      { label: 'Requests for one job, 1 ÷ 20%', value: '5' },
      { label: 'Your ceiling, 12 jobs ÷ 20%', value: '60 requests' },
    ]);
  });

  it('a small job: 180 × 40% = 72; 1,788 ÷ 72 = 24.8, so 25 jobs; ÷ 30% = 83.3, so 84 requests', () => {
    const own = { job: 180, margin: 0.4, rate: 0.3 };
    expect(breakEven(MONTHLY, own)).toMatchObject({ jobs: 25, requests: 84 });
    expect(said(own)).toBe('25 jobs a year pay the fee. At your rate that is 84 requests.');
  });

  it('exactly covered is covered: 588 ÷ (1,176 × 50%) is 1, and 7 ÷ 0.07 is 100', () => {
    expect(breakEven(49, { job: 1176, margin: 0.5 }).jobs).toBe(1);
    expect(breakEven(49, { job: 84, margin: 1, rate: 0.07 })).toMatchObject({
      jobs: 7,
      requests: 100,
    });
  });

  it('says so where there is no room for the jobs that it takes', () => {
    const own = { job: 180, margin: 0.4, rate: 0.3, capacity: 10 };
    expect(breakEven(MONTHLY, own).fits).toBe(false);
    expect(said(own)).toBe(
      'It takes 25 jobs a year to pay the fee, and you have room for ten. This plan is not for you.',
    );
  });

  it('says so where nothing is kept, or no request becomes a job', () => {
    expect(said({ job: 16_300, margin: 0 })).toBe(
      'The City plan costs $1,788 a year, and at these figures no number of jobs pays it.',
    );
    expect(said({ job: 16_300, margin: 0.25, rate: 0 })).toBe(
      'One job a year pays the fee. At your rate no request becomes a job.',
    );
  });

  it('answers from the rate alone, too', () => {
    expect(said({ job: 16_300, rate: 0.2 })).toBe(
      'The City plan costs $1,788 a year: 11% of one such job. At your rate it takes five requests to get one job.',
    );
  });

  it('speaks of patients and inquiries where no request comes through us', () => {
    const own = { job: 1200, margin: 0.5, rate: 0.5 };
    expect(headlineOf('Presence', breakEven(99, own), own, nounsOf('chiropractic'))).toBe(
      'Two new patients a year pay the fee. At your rate that is four inquiries.',
    );
  });
});

describe('the chart', () => {
  it('goes from the loss over the point where the fee is paid', () => {
    const own = { job: 16_300, margin: 0.25, rate: 0.2 };
    const chart = chartOf(breakEven(MONTHLY, own), own, jobs)!;
    expect(chart.points.map(({ says }) => says)).toEqual([
      '−$1,788 with none',
      '5 requests: $2,287',
      '10 requests: $6,362',
    ]);
    expect(chart.line[0]).toEqual({ count: 0, left: -1788 });
    expect(chart.along).toBe('requests a year, on average');
  });

  it('is level once there is nobody to do more, and names no point beyond', () => {
    const own = { job: 16_300, margin: 0.25, rate: 0.2, capacity: 1 };
    const chart = chartOf(breakEven(MONTHLY, own), own, jobs)!;
    expect(chart.line.map(({ count }) => count)).toEqual([0, 5, 14]);
    expect(chart.line[1]?.left).toBe(chart.line[2]?.left);
    expect(chart.points).toHaveLength(2);
  });

  it('counts jobs until a rate is known, and is not drawn before it is known what is kept', () => {
    const own = { job: 16_300, margin: 0.25 };
    expect(chartOf(breakEven(MONTHLY, own), own, jobs)?.along).toBe('jobs a year');
    expect(chartOf(breakEven(MONTHLY, { job: 16_300 }), { job: 16_300 }, jobs)).toBeNull();
  });
});

const amount = fc.double({ min: 0, max: 10_000_000, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyOwn = fc.record(
  { job: amount, margin: share, rate: share, capacity: fc.integer({ min: 0, max: 100_000 }) },
  { requiredKeys: [] },
);
const anyPlan = fc.constantFrom(...plans.map(({ monthly }) => monthly));

describe('whatever is typed', () => {
  it('no figure is infinite or not a number, and the loss is always said', () => {
    fc.assert(
      fc.property(anyPlan, anyOwn, (monthly, own) => {
        const even = breakEven(monthly, own);
        for (const value of Object.values(even)) {
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
        const words = [
          headlineOf('City', even, own, jobs),
          lossOf(even),
          ...rowsOf('City', monthly, own, even, jobs).map(({ label, value }) => label + value),
          ...(chartOf(even, own, jobs)?.points.map(({ says }) => says) ?? []),
        ].join(' ');
        expect(words).not.toMatch(/NaN|Infinity|undefined|∞/);
        expect(lossOf(even)).toMatch(/^If a year brings none, you have paid \$[\d,]+\.$/);
      }),
    );
  });

  it('the jobs it names cover the fee, and one fewer do not', () => {
    fc.assert(
      fc.property(anyPlan, amount, share, (monthly, job, margin) => {
        const even = breakEven(monthly, { job, margin });
        if (typeof even.jobs !== 'number') return;
        const slack = even.fee * 1e-9;
        expect(left(even, even.jobs)).toBeGreaterThanOrEqual(-slack);
        expect(left(even, even.jobs - 1)).toBeLessThan(slack);
      }),
    );
  });

  it('more kept or a better rate never asks for more, and a dearer plan never for less', () => {
    const count = (needed: number | 'never' | undefined) =>
      typeof needed === 'number' ? needed : Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(amount, share, share, share, (job, margin, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const at = (own: Own, monthly = MONTHLY) => breakEven(monthly, own);
        expect(count(at({ job, margin: high }).jobs)).toBeLessThanOrEqual(
          count(at({ job, margin: low }).jobs),
        );
        expect(count(at({ job, margin, rate: high }).requests)).toBeLessThanOrEqual(
          count(at({ job, margin, rate: low }).requests),
        );
        expect(count(at({ job, margin }, 449).jobs)).toBeGreaterThanOrEqual(
          count(at({ job, margin }, 49).jobs),
        );
      }),
    );
  });

  it('what is left never falls with more jobs, and starts at the loss of the whole fee', () => {
    fc.assert(
      fc.property(amount, share, fc.nat(1000), fc.nat(1000), (job, margin, jobsDone, room) => {
        const even = breakEven(MONTHLY, { job, margin });
        expect(left(even, 0, room)).toBe(-even.fee);
        expect(left(even, jobsDone + 1, room)).toBeGreaterThanOrEqual(left(even, jobsDone, room));
      }),
    );
  });
});
