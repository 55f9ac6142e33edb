import { describe, expect, it } from 'vitest';
import { runEstimate, type Answers, type Estimate } from '../../../src/estimate/index.ts';
import { medicareShare } from '../../../src/trades/chiropractic/course.ts';
import { chiropractic } from '../../../src/trades/chiropractic/index.ts';
import { refund } from '../../../src/trades/chiropractic/prepaid.ts';

const { calculator } = chiropractic;
const estimate = (answers: Record<string, unknown>): Estimate =>
  runEstimate(calculator, answers as Answers);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation.outcome;
const metric = (result: Estimate, id: string) => result.metrics.find((one) => one.id === id)?.value;

const flare = { duration: 'weeks', severity: 'strong', included: 'yes', payer: 'cash' };
const six = { ...flare, perWeek: 2, weeks: 3 };

describe('warning signs first', () => {
  it.each(['bladder', 'numb', 'legs', 'stroke'])('sends %s to 911', (flag) => {
    const result = estimate({ flags: [flag] });
    expect(result.recommendation).toMatchObject({ outcome: 'call-911', next: 'emergency' });
    expect(result.warnings[0]).toMatchObject({ id: 'red-flag-now', level: 'danger' });
  });

  it.each([
    ['fever', 'emergency-room-today', 'emergency'],
    ['fall', 'emergency-room-today', 'emergency'],
    ['neck', 'doctor-first', 'official-help'],
    ['cancer', 'doctor-first', 'official-help'],
    ['clumsy', 'doctor-first', 'official-help'],
  ])('sends %s to an emergency room or a doctor, never to urgent care', (flag, name, next) => {
    const result = estimate({ flags: [flag] });
    expect(result.recommendation).toMatchObject({ outcome: name, next });
    expect(result.warnings[0]?.level).toBe('danger');
    expect(JSON.stringify([result.warnings, result.recommendation])).not.toContain('urgent care');
  });

  it('sends neck pain after a crash to 911, held still', () => {
    for (const answers of [{ flags: ['fall', 'neck'] }, { flags: ['fall'], where: 'neck' }]) {
      const result = estimate(answers);
      expect(result.recommendation).toMatchObject({ outcome: 'call-911', next: 'emergency' });
      expect(result.warnings[0]?.text).toContain('neck still');
    }
  });

  it.each(['age', 'careful'])(
    'only asks for a word with the doctor for %s, and shows the price',
    (flag) => {
      const result = estimate({ ...six, flags: [flag] });
      expect(result.recommendation.outcome).toBe('ask-your-doctor');
      expect(result.warnings[0]).toMatchObject({ id: 'red-flag-ask', level: 'caution' });
      expect(result.total.typical).toBe(450);
    },
  );

  it('gives each sign its own reason', () => {
    const reasons = (flags: string[]) => estimate({ flags }).recommendation.reasons;
    expect(reasons(['cancer']).join(' ')).not.toContain('neck');
    expect(reasons(['fever']).join(' ')).toContain('infection');
    expect(reasons(['bladder', 'numb'])).toHaveLength(2);
  });

  it('shows no price while a sign is checked', () => {
    const result = estimate({ ...six, flags: ['cancer'], planPrice: 1000, planVisits: 20 });
    expect(result.items).toEqual([]);
    expect(result.metrics).toEqual([]);
    expect(result.series).toEqual([]);
    expect(result.total).toMatchObject({ high: 0, label: 'No price: see a doctor first' });
  });

  it('follows the most urgent of several signs', () => {
    expect(outcome({ flags: ['age', 'fever', 'numb'] })).toBe('call-911');
    expect(outcome({ flags: ['age', 'fever'] })).toBe('emergency-room-today');
  });

  it('asks for the signs before anything else', () => {
    expect(Object.keys(calculator.fields)[0]).toBe('flags');
  });
});

describe('worked by hand', () => {
  it('prices six visits, the first adjustment in the first visit', () => {
    // $150 + 5 × $60 = $450.
    expect(estimate(six).total.typical).toBe(450);
  });

  it('charges the first adjustment on top where it is not included', () => {
    // $150 + 6 × $60 = $510.
    expect(estimate({ ...six, included: 'no' }).total.typical).toBe(510);
  });

  it('prices the longest course of guidance, three a week for four weeks', () => {
    // $150 + 11 × $60 = $810.
    expect(estimate({ ...flare, perWeek: 3, weeks: 4 }).total.typical).toBe(810);
  });

  it('adds visits afterwards and a decompression course as published', () => {
    // 1 × 6 × $60 = $360; 20 × $50–250 = $1,000–5,000.
    const result = estimate({ ...six, ongoing: 1, ongoingMonths: 6, decompression: 20 });
    const total = (id: string) => result.items.find((item) => item.id === id)?.total;
    expect(total('ongoing')?.typical).toBe(360);
    expect(total('decompression')).toMatchObject({ low: 1000, high: 5000 });
  });

  it('leaves the deductible and a fifth to a Medicare patient', () => {
    // 11 × $40 = $440 allowed. $283 + 20% of $157 = $314.40.
    expect(medicareShare(11, { approved: 40, deductibleLeft: 283 })).toBeCloseTo(314.4, 2);
    // With the deductible met: 20% of $440 = $88.
    expect(medicareShare(11, { approved: 40, deductibleLeft: 0 })).toBeCloseTo(88, 2);
    // $150 exam + $283 on 5 × $40 = $200 allowed: all $200 go to the deductible.
    const result = estimate({ ...six, payer: 'medicare', approved: 40 });
    expect(result.total.typical).toBeCloseTo(350);
  });

  it('charges the share of each visit until the health plan’s limit, then cash', () => {
    // 6 × $30 = $180; with 4 paid visits 4 × $30 + 2 × $60 = $240.
    const plan = { ...six, payer: 'plan', copay: 30 };
    expect(estimate(plan).total.typical).toBe(180);
    expect(estimate({ ...plan, cap: 4 }).total.typical).toBe(240);
  });

  it('costs nothing where the plan pays all of each visit', () => {
    const plan = { ...six, payer: 'plan', copay: 0 };
    expect(estimate(plan).total.high).toBe(0);
    expect(estimate({ ...plan, cap: 4 }).total.typical).toBe(120);
    expect(estimate(plan).assumptions.join(' ')).not.toContain('cash price');
  });

  it('owes back the visits not given of a prepaid plan', () => {
    // $1,200 for 24 visits, stopped after 6: $1,200 × 18 ÷ 24 = $900.
    expect(refund({ planPrice: 1200, planVisits: 24 }, 6)).toBe(900);
    const result = estimate({ ...six, planPrice: 1200, planVisits: 24, stopAfter: 6 });
    expect(metric(result, 'plan-refund')).toBe(900);
    expect(metric(result, 'plan-per-visit')).toBe(50);
    expect(metric(result, 'pay-per-visit')).toMatchObject({ low: 840, typical: 1440, high: 2160 });
  });

  it('draws the plan against paying one by one', () => {
    const [single, plan] =
      estimate({ ...six, planPrice: 1200, planVisits: 24 }).series[0]?.lines ?? [];
    // After 2 of 24 visits: 2 × $60 one by one, $1,200 × 2 ÷ 24 in the plan.
    expect(single?.values[0]).toBe(120);
    expect(plan?.values[0]).toBeCloseTo(100);
    expect(plan?.values.at(-1)).toBeCloseTo(1200);
  });
});

describe('bounds', () => {
  it('owes nothing once all visits are given, and all before the first', () => {
    const plan = { planPrice: 1200, planVisits: 24 };
    expect(refund(plan, 0)).toBe(1200);
    expect(refund(plan, 24)).toBe(0);
    expect(refund(plan, 25)).toBe(0);
  });

  it('says nothing of a plan that was not offered', () => {
    expect(estimate({ ...six, planPrice: 1200 }).metrics).toEqual([]);
    expect(estimate({ ...six, planVisits: 24 }).metrics).toEqual([]);
  });

  it('leaves X-rays out unless they are chosen', () => {
    expect(estimate({}).items.map(({ id }) => id)).not.toContain('xray');
    const chosen = estimate({ xray: 'yes' });
    expect(chosen.items.map(({ id }) => id)).toContain('xray');
    expect(chosen.warnings.map(({ id }) => id)).toContain('routine-xrays');
  });

  it('tells of the risk of neck adjustment to whoever asks about the neck', () => {
    const warned = (where: string) => estimate({ ...six, where }).warnings.map(({ id }) => id);
    expect(warned('neck')).toContain('neck-risk');
    expect(warned('back')).not.toContain('neck-risk');
  });

  it('costs more with every visit', () => {
    const totals = [1, 2, 3, 4, 5].map((weeks) => estimate({ ...six, weeks }).total.typical);
    expect(new Set(totals).size).toBe(5);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('falls back to cash where the health plan’s or Medicare’s figure is missing, and says so', () => {
    for (const payer of ['plan', 'medicare']) {
      const result = estimate({ ...six, payer });
      expect(result.total.typical).toBe(450);
      expect(result.assumptions.join(' ')).toContain('cash price');
    }
  });

  it('counts one visit as one', () => {
    expect(estimate({ severity: 'mild', visits: 1 }).total.label).toBe('A course of 1 visit');
  });

  it('takes the billed average over all services for no adjustment', () => {
    const { low, typical, high } = chiropractic.prices['adjustment'] ?? {};
    expect({ low, typical, high }).toEqual({ low: 35, typical: 60, high: 90 });
  });

  it('never raises hopes of a result, a cost or an amount of care', () => {
    expect(estimate(six).assumptions[0]).toContain('Nobody can know beforehand');
  });
});

describe('what we would do', () => {
  it('waits with new mild pain', () => {
    const mild = { duration: 'days', severity: 'mild', visits: 3 };
    expect(estimate(mild).recommendation).toMatchObject({
      outcome: 'home-care-first',
      next: 'do-it-yourself',
    });
    expect(outcome({ ...mild, duration: 'months' })).toBe('check-and-ask');
    // The studies are about low back pain.
    expect(outcome({ ...mild, where: 'neck' })).toBe('check-and-ask');
  });

  it('questions a course beyond guidance', () => {
    expect(outcome({ ...flare, perWeek: 3, weeks: 4 })).toBe('check-and-ask');
    expect(outcome({ ...flare, perWeek: 1, weeks: 13 })).toBe('ask-for-re-exam');
    const mild = { severity: 'mild', duration: 'weeks' };
    expect(outcome({ ...mild, visits: 6 })).toBe('check-and-ask');
    expect(outcome({ ...mild, visits: 7 })).toBe('ask-for-re-exam');
    expect(outcome({ ...six, ongoing: 2 })).toBe('check-and-ask');
    expect(outcome({ ...six, ongoing: 3 })).toBe('ask-for-re-exam');
  });

  it('judges the price and the length of a plan', () => {
    expect(outcome({ ...six, planPrice: 6000, planVisits: 36 })).toBe('plan-costs-more');
    expect(outcome({ ...six, planPrice: 900, planVisits: 36 })).toBe('plan-too-long');
    expect(outcome({ ...six, planPrice: 400, planVisits: 10 })).toBe('check-and-ask');
  });

  it.each(['no-refund', 'no-end', 'before-exam', 'xrays'])(
    'holds back from a plan with %s',
    (term) => {
      expect(estimate({ ...six, terms: [term] }).recommendation).toMatchObject({
        outcome: 'do-not-sign-yet',
        next: 'wait',
      });
    },
  );

  it('takes no requests and keeps answers to itself', () => {
    expect(chiropractic.requests.taken).toBe(false);
    expect(chiropractic.sensitive).toBe(true);
    const steps = ['days', 'weeks', 'months'].flatMap((duration) =>
      ['mild', 'strong'].map((severity) => estimate({ duration, severity }).recommendation.next),
    );
    expect(steps).not.toContain('quotes');
  });
});
