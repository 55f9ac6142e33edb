import { describe, expect, it } from 'vitest';
import { runEstimate, type Answers, type Estimate } from '../../../src/engine/index.ts';
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
    expect(result.warnings[0]).toMatchObject({ id: 'red-flag-now', level: 'stop' });
  });

  it.each([
    ['fever', 'emergency-room-today', 'emergency'],
    ['fall', 'emergency-room-today', 'emergency'],
    ['neck', 'emergency-room-today', 'emergency'],
    ['cancer', 'doctor-first', 'official-help'],
    ['clumsy', 'doctor-within-days', 'official-help'],
  ])('sends %s to an emergency room or a doctor, never to urgent care', (flag, name, next) => {
    const result = estimate({ flags: [flag] });
    expect(result.recommendation).toMatchObject({ outcome: name, next });
    expect(result.warnings[0]?.level).toBe('stop');
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
      expect(result.total.typical).toBe(445);
    },
  );

  it('says when a torn artery is for 911, and that clumsy hands wait for days at most', () => {
    const neck = estimate({ flags: ['neck'] });
    for (const text of [neck.warnings[0]?.text, neck.recommendation.reasons.join(' ')])
      expect(text).toMatch(/911.*worst ever.*double vision/);
    const clumsy = estimate({ flags: ['clumsy'] });
    expect(clumsy.recommendation.headline).toContain('within days');
    expect(clumsy.warnings[0]?.text).toContain('within days');
  });

  it('sends a neck with blood thinners to a doctor, without a price', () => {
    const result = estimate({ ...six, flags: ['careful'], where: 'neck' });
    expect(result.recommendation.outcome).toBe('doctor-first');
    expect(result.warnings[0]).toMatchObject({ id: 'red-flag-first', level: 'stop' });
    expect(result.items).toEqual([]);
  });

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
    // $135 + 5 × $62 = $445.
    expect(estimate(six).total.typical).toBe(445);
  });

  it('charges the first adjustment on top where it is not included', () => {
    // $135 + 6 × $62 = $507.
    expect(estimate({ ...six, included: 'no' }).total.typical).toBe(507);
  });

  it('prices the longest course of guidance, three a week for four weeks', () => {
    // $135 + 11 × $62 = $817.
    expect(estimate({ ...flare, perWeek: 3, weeks: 4 }).total.typical).toBe(817);
  });

  it('adds later visits and a decompression course as published', () => {
    // 1 × 6 × $62 = $372; 20 × $50–250 = $1,000–5,000.
    const result = estimate({ ...six, ongoing: 1, ongoingMonths: 6, decompression: 20 });
    const total = (id: string) => result.items.find((item) => item.id === id)?.total;
    expect(total('ongoing')?.typical).toBe(372);
    expect(total('decompression')).toMatchObject({ low: 1000, high: 5000 });
  });

  it('leaves the deductible and a fifth to a Medicare patient', () => {
    // 11 × $40 = $440 allowed. $283 + 20% of $157 = $314.40.
    expect(medicareShare(11, { approved: 40, deductibleLeft: 283 })).toBeCloseTo(314.4, 2);
    // With the deductible met: 20% of $440 = $88.
    expect(medicareShare(11, { approved: 40, deductibleLeft: 0 })).toBeCloseTo(88, 2);
    // $135 exam + $283 on 5 × $40 = $200 allowed: all $200 go to the deductible.
    const result = estimate({ ...six, payer: 'medicare', approved: 40 });
    expect(result.total.typical).toBeCloseTo(335);
  });

  it('pays a knee by nobody but the patient: Medicare Part B is for the spine', () => {
    const knee = { ...six, where: 'elsewhere' };
    const medicare = estimate({ ...knee, payer: 'medicare', deductibleLeft: 0 });
    expect(medicare.total).toEqual(estimate({ ...knee, payer: 'cash' }).total);
    expect(medicare.warnings.map(({ id }) => id)).toContain('spine-only');
    const back = estimate({ ...six, where: 'back', payer: 'medicare', deductibleLeft: 0 });
    expect(back.total.typical).toBeLessThan(medicare.total.typical);
    expect(back.warnings.map(({ id }) => id)).not.toContain('spine-only');
  });

  it('takes what Medicare approves where nothing was entered, not the cash price', () => {
    const paid = { ...six, payer: 'medicare', deductibleLeft: 0 };
    // $135 exam + a fifth of 5 × $38.
    expect(estimate(paid).total.typical).toBeCloseTo(135 + 0.2 * 5 * 38);
    const share = estimate(paid).items.find(({ id }) => id === 'medicare-share')?.total;
    expect(share?.low).toBeCloseTo(0.2 * 5 * 27);
    expect(share?.high).toBeCloseTo(0.2 * 5 * 50);
    // With $100 still open: $100 + a fifth of $190 − $100.
    const open = estimate({ ...paid, deductibleLeft: 100 });
    expect(open.items.find(({ id }) => id === 'medicare-share')?.total.typical).toBeCloseTo(118);
    const none = estimate({ severity: 'mild', visits: 1, included: 'yes', payer: 'medicare' });
    expect(none.items.map(({ id }) => id)).toEqual(['first-visit']);
  });

  it('charges the share of each visit until the health plan’s limit, then cash', () => {
    // 6 × $30 = $180; with 4 paid visits 4 × $30 + 2 × $62 = $244.
    const plan = { ...six, payer: 'plan', met: 'yes', copay: 30 };
    expect(estimate(plan).total.typical).toBe(180);
    expect(estimate({ ...plan, cap: 4 }).total.typical).toBe(244);
  });

  it('charges the plan’s price until its deductible is met, and widens while that is open', () => {
    const plan = { ...six, payer: 'plan', copay: 30 };
    // The exam with the first adjustment, then 5 × $50, from 5 × $35 to 5 × $80.
    const unmet = estimate({ ...plan, met: 'no' });
    const [exam, visits] = unmet.items;
    expect(exam?.total).toEqual({ low: 75, typical: 135, high: 210 });
    expect(visits?.total).toEqual({ low: 175, typical: 250, high: 400 });
    // Who was there before has no exam to pay: 6 × $50.
    expect(estimate({ ...plan, met: 'no', fresh: 'no' }).total.typical).toBe(300);
    const unsaid = estimate(plan).total;
    expect(unsaid.high - unsaid.low).toBeGreaterThan(100);
  });

  it('charges a membership by months of four visits, and what goes beyond', () => {
    // Three weeks fall in one month: $135 + $50 + $90 + (5 − 4) × $25 = $300.
    expect(estimate({ ...six, payer: 'member' }).total.typical).toBe(300);
    // A known patient pays neither exam nor joining, and six visits: $90 + 2 × $25.
    expect(estimate({ ...six, fresh: 'no', payer: 'member' }).total.typical).toBe(140);
  });

  it('keeps a low end that the visits entered can have, with the pain left open', () => {
    // 35 adjustments at the $40 low are $1,400 alone.
    const { low } = estimate({ perWeek: 3, weeks: 12, included: 'yes', payer: 'cash' }).total;
    expect(low).toBeGreaterThan(1400);
  });

  it('charges all of it in cash, the exam too, where the plan pays for no visit', () => {
    const none = { payer: 'plan', met: 'yes', copay: 30, cap: 0 };
    expect(estimate({ ...six, ...none }).total.typical).toBe(estimate(six).total.typical);
    // A first visit alone is $135, not an adjustment at $62.
    const once = { ...none, severity: 'mild', visits: 1, included: 'yes' };
    expect(estimate(once).total.typical).toBe(135);
  });

  it('keeps a low end that a first visit can have, with the place of the pain left open', () => {
    const careful = { flags: ['careful'], severity: 'mild', visits: 3, duration: 'days' };
    expect(estimate(careful).total.low).toBeGreaterThan(75);
  });

  it('leaves the exam out for a known patient: 6 × $62 = $372', () => {
    expect(estimate({ ...six, fresh: 'no' }).total.typical).toBe(372);
  });

  it('costs nothing where the plan pays all of each visit', () => {
    const plan = { ...six, payer: 'plan', met: 'yes', copay: 0 };
    expect(estimate(plan).total.high).toBe(0);
    expect(estimate({ ...plan, cap: 4 }).total.typical).toBe(124);
    expect(estimate(plan).assumptions.join(' ')).not.toContain('No share');
  });

  it('owes back the visits not given of a prepaid plan', () => {
    // $1,200 for 24 visits, stopped after 6: $1,200 × 18 ÷ 24 = $900.
    expect(refund({ planPrice: 1200, planVisits: 24 }, 6)).toBe(900);
    const result = estimate({ ...six, planPrice: 1200, planVisits: 24, stopAfter: 6 });
    expect(metric(result, 'plan-refund')).toBe(900);
    expect(metric(result, 'plan-per-visit')).toBe(50);
    expect(metric(result, 'pay-per-visit')).toMatchObject({ low: 960, typical: 1488, high: 2160 });
  });

  it('draws the plan against paying one by one', () => {
    const [single, plan] =
      estimate({ ...six, planPrice: 1200, planVisits: 24 }).series[0]?.lines ?? [];
    // After 2 of 24 visits: 2 × $62 one by one, $1,200 × 2 ÷ 24 in the plan.
    expect(single?.values[0]).toBe(124);
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

  it('stays at what plans pay where no share was entered, and says so', () => {
    const result = estimate({ ...six, payer: 'plan', met: 'yes' });
    // 6 × $50.
    expect(result.total.typical).toBe(300);
    expect(result.assumptions.join(' ')).toContain('the most you would owe');
  });

  it('counts one visit as one', () => {
    expect(estimate({ severity: 'mild', visits: 1 }).total.label).toBe('A course of 1 visit');
  });

  it('takes the billed average over all services for no adjustment', () => {
    const { low, typical, high } = chiropractic.prices['adjustment'] ?? {};
    expect({ low, typical, high }).toEqual({ low: 40, typical: 62, high: 90 });
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

  it('sends an injury claim to the insurer first, with no promise of what it pays', () => {
    const claim = estimate({ ...six, payer: 'injury' });
    expect(claim.recommendation).toMatchObject({ outcome: 'claim-first', next: 'insurance' });
    expect(claim.total.typical).toBe(445);
    expect(estimate({ ...six, payer: 'injury', flags: ['fall'] }).recommendation.next).toBe(
      'emergency',
    );
  });

  it('counts the visits of an injury claim too, and says who owes them in the end', () => {
    const reasons = (weeks: number) =>
      estimate({ ...six, perWeek: 5, weeks, payer: 'injury' }).recommendation.reasons.join(' ');
    expect(reasons(16)).toMatch(/80 visits without a new exam: guidance is at most 12/);
    expect(reasons(16)).toMatch(/if the settlement fails .* you can owe it all/);
    expect(reasons(2)).not.toMatch(/guidance is at most/);
  });

  it('warns of more massage and decompression than a flare takes visits', () => {
    const warned = (answers: object) =>
      estimate({ ...six, ...answers }).warnings.find(({ id }) => id === 'many-extras')?.text;
    expect(warned({ decompression: 30 })).toMatch(/^30 sessions .* what you get back if you stop/);
    expect(warned({ decompression: 60, massage: 60 })).toMatch(/^120 sessions .* refund/);
    expect(warned({ decompression: 6, massage: 6 })).toBeUndefined();
    expect(warned({ decompression: 30, flags: ['fever'] })).toBeUndefined();
  });

  it('asks for a word with the doctor in pregnancy and for a child', () => {
    const flags = calculator.fields['flags'];
    const careful = flags && 'options' in flags && flags.options.find((o) => o.value === 'careful');
    expect(JSON.stringify(careful)).toMatch(/pregnancy.*child/);
  });

  it('judges the price and the length of a plan', () => {
    expect(outcome({ ...six, planPrice: 6000, planVisits: 36 })).toBe('plan-costs-more');
    expect(outcome({ ...six, planPrice: 900, planVisits: 36 })).toBe('plan-too-long');
    expect(outcome({ ...six, planPrice: 400, planVisits: 10 })).toBe('check-and-ask');
    // A mild flare takes at most 6.
    const mild = { severity: 'mild', duration: 'weeks', visits: 3 };
    const long = estimate({ ...mild, planPrice: 480, planVisits: 12 });
    expect(long.recommendation.outcome).toBe('plan-too-long');
    expect(long.recommendation.reasons.join(' ')).toContain('at most 6');
  });

  it('hides no bad plan behind a sign that only asks for a word with the doctor', () => {
    for (const flag of ['age', 'careful']) {
      const flags = [flag];
      expect(outcome({ ...six, flags, planPrice: 5000, planVisits: 30 })).toBe('plan-costs-more');
      const signed = estimate({ ...six, flags, terms: ['no-refund'] });
      expect(signed.recommendation.outcome).toBe('do-not-sign-yet');
      expect(signed.warnings[0]).toMatchObject({ id: 'red-flag-ask' });
    }
    expect(outcome({ ...six, flags: ['fever'], planPrice: 5000, planVisits: 30 })).toBe(
      'emergency-room-today',
    );
  });

  it('has a doctor look first after a crash, whatever hurts', () => {
    for (const where of ['neck', 'back']) {
      const told = estimate({ ...six, payer: 'injury', where });
      expect(told.warnings[0]).toMatchObject({ id: 'after-a-crash', level: 'caution' });
    }
    expect(estimate(six).warnings).toEqual([]);
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

  it('weighs a prepaid plan against the share of who is insured', () => {
    const plan = { ...six, planPrice: 400, planVisits: 10 };
    const insured = estimate({ ...plan, payer: 'plan', met: 'yes', copay: 20 });
    expect(insured.recommendation.outcome).toBe('plan-costs-more');
    expect(insured.recommendation.reasons[0]).toContain('$20');
    expect(insured.warnings.map(({ id }) => id)).toContain('prepaid-beside-plan');
    expect(outcome({ ...plan, payer: 'medicare', deductibleLeft: 0 })).toBe('plan-costs-more');
  });

  it('says that cash is cheaper than a high share', () => {
    const warned = (copay: number) =>
      estimate({ ...six, payer: 'plan', met: 'yes', copay }).warnings.map(({ id }) => id);
    expect(warned(90)).toContain('cash-is-cheaper');
    expect(warned(30)).not.toContain('cash-is-cheaper');
  });

  it('asks who pays for an injury before a prepaid plan is weighed', () => {
    const plan = { ...six, payer: 'injury', planPrice: 3000, planVisits: 40 };
    const { outcome: told, reasons } = estimate(plan).recommendation;
    expect(told).toBe('plan-costs-more');
    expect(reasons.join(' ')).toContain('personal injury protection');
    expect(estimate({ ...plan, payer: 'cash' }).recommendation.reasons.join(' ')).not.toContain(
      'personal injury protection',
    );
  });

  it('keeps the claim first beside bad terms, and speaks only of those ticked', () => {
    const reasons = estimate({ ...six, payer: 'injury', terms: ['no-refund'] }).recommendation
      .reasons;
    expect(reasons.join(' ')).toContain('tell your employer');
    expect(reasons.join(' ')).not.toContain('X-rays');
  });

  it('takes no requests and keeps answers to itself', () => {
    expect(chiropractic.requests.taken).toBe(false);
    expect(chiropractic.sensitive).toBe(true);
    const steps = ['days', 'weeks', 'months'].flatMap((duration) =>
      ['mild', 'strong'].map((severity) => estimate({ duration, severity }).recommendation.next),
    );
    expect(steps).not.toContain('quotes');
  });
});
