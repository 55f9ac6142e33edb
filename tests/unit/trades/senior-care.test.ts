import { describe, expect, it } from 'vitest';
import {
  runEstimate,
  type Answers,
  type Estimate,
  type ThreePoint,
} from '../../../src/engine/index.ts';
import { seniorCare } from '../../../src/trades/senior-care/index.ts';
import { spouseKeeps, vaPension } from '../../../src/trades/senior-care/payers.ts';

const { calculator } = seniorCare;
const estimate = (answers: Record<string, unknown>): Estimate =>
  runEstimate(calculator, answers as Answers);
const outcome = (answers: Record<string, unknown>) => estimate(answers).recommendation.outcome;
const metric = (result: Estimate, id: string) => result.metrics.find((one) => one.id === id);
const warned = (answers: Record<string, unknown>) =>
  estimate(answers).warnings.map(({ id, level }) => `${level} ${id}`);

describe('worked by hand', () => {
  it('counts 4.33 weeks a month, and says so', () => {
    // 44 h × 52 ÷ 12 = 190.67 h × $33, less half of the 13.5% an agency may take off = $5,867.
    const result = estimate({ setting: 'home', hours: 44, help: ['bathing'] });
    expect(result.total.typical).toBeCloseTo(190.6667 * 33 * 0.9325, 0);
    expect(result.items[0]?.how).toContain('4.33');
    expect(result.assumptions.join(' ')).toContain('4.33 weeks');
  });

  it('holds the Texas median of 44 hours a week', () => {
    // CareScout 2025: $68,640 a year.
    const { low, high } = estimate({ setting: 'home', hours: 44, help: ['bathing'] }).total;
    expect(low * 12).toBeLessThan(68_640);
    expect(high * 12).toBeGreaterThan(68_640);
  });

  it('charges the hands-off rate where no one needs hands-on help', () => {
    // 20 h × 4.333 × $31, less half of 5% = $2,619.50.
    expect(estimate({ setting: 'home', hours: 20 }).total.typical).toBeCloseTo(2619.5, 1);
  });

  it('counts the hours from the answers where none were entered, with room on both sides', () => {
    const hours = (answers: Record<string, unknown>) =>
      estimate({ setting: 'home', ...answers }).items.find(({ id }) => id === 'home-care')
        ?.quantity;
    const weeks = 52 / 12;
    // 10 to start with, 5 for each of two activities.
    expect(hours({ help: ['bathing', 'dressing'] })).toEqual({
      low: expect.closeTo(12 * weeks) as number,
      typical: expect.closeTo(20 * weeks) as number,
      high: expect.closeTo(30 * weeks) as number,
    });
    // Shopping 1.5, housework 1.4, laundry 1; nobody publishes the hours of the other tasks.
    const tasks = ['phone', 'shopping', 'cooking', 'housework', 'laundry', 'rides', 'money'];
    expect(hours({ tasks })).toMatchObject({ typical: expect.closeTo(13.9 * weeks) as number });
    expect(hours({ tasks: ['laundry'] })).toMatchObject({ typical: 11 * weeks });
    expect(hours({ evacuate: 'bed' })).toMatchObject({ typical: 84 * weeks });
    expect(hours({ memory: 'wanders' })).toMatchObject({ typical: 60 * weeks });
    // A daily nurse is charged by the visit, and fills no day with an aide.
    expect(hours({ nursing: 'yes' })).toMatchObject({ typical: 10 * weeks });
    expect(hours({ nursing: 'yes', evacuate: 'bed' })).toMatchObject({ typical: 84 * weeks });
    // Nights add 7 × 8.
    expect(hours({ help: ['bathing'], night: 'yes' })).toMatchObject({ typical: 71 * weeks });
  });

  it('says that agencies charge by the hour, and which tasks have no hours of their own', () => {
    const said = (answers: Record<string, unknown>) =>
      estimate({ setting: 'home', ...answers }).assumptions.join(' ');
    expect(said({ tasks: ['laundry'] })).toMatch(/by the hour, not by the task.*enter the hours/);
    expect(said({ tasks: ['laundry'], hours: 20 })).not.toContain('by the task');
    expect(said({})).not.toContain('by the task');
  });

  it('charges nights more, and many hours less', () => {
    const home = (answers: Record<string, unknown>) =>
      estimate({ setting: 'home', help: ['bathing'], ...answers }).total.typical;
    expect(home({ hours: 84, night: 'yes' })).toBeGreaterThan(home({ hours: 84 }));
    // 168 h: $33, less half of 20%.
    expect(home({ hours: 168 })).toBeCloseTo((168 * 52 * 33 * 0.9) / 12, 0);
  });

  it('prices a helper of one’s own by wage and taxes, and says who the employer is', () => {
    const own = { setting: 'home', hours: 20, hire: 'direct', help: ['bathing'] };
    // 86.67 h × $20 × 1.09.
    expect(estimate(own).total.typical).toBeCloseTo(1889.33, 1);
    expect(warned(own)).toContain('caution you-employ');
    expect(warned({ ...own, setting: 'assisted' })).not.toContain('caution you-employ');
  });

  it('prices a nurse by the visit, beside the aide: 7 × 4.33 × $160', () => {
    const home = { setting: 'home', hours: 20 };
    const nurse = estimate({ ...home, nursing: 'yes' }).total.typical;
    expect(nurse - estimate(home).total.typical).toBeCloseTo((7 * 52 * 160) / 12, 1);
  });

  it('counts adult day care by the day', () => {
    // 5 days × 52 ÷ 12 × $95 = $2,058.33.
    expect(estimate({ setting: 'day', days: 5 }).total.typical).toBeCloseTo(2058.33, 1);
  });

  it('adds care levels and medicines to the rent of assisted living', () => {
    // $4,500 + one level for two activities ($750) + medicines $500 = $5,750.
    const result = estimate({
      setting: 'assisted',
      help: ['bathing', 'dressing'],
      tasks: ['medicines'],
    });
    expect(result.total.typical).toBe(5750);
  });

  it.each(['assisted', 'memory'])(
    'says of %s with no help checked that it is bare rent',
    (setting) => {
      const said = (help: string[]) =>
        estimate({ setting, help }).warnings.find(({ id }) => id === 'written-fees')?.text;
      expect(said([])).toMatch(/^Base rent is the floor\. No help is checked/);
      expect(said(['bathing'])).toMatch(/^Base rent is the floor\. Ask/);
    },
  );

  it('prices memory care at 1.20 to 1.30 times the rent', () => {
    // $3,000 × 1.20, $4,500 × 1.25, $7,000 × 1.30, with no care level.
    const rent = estimate({ setting: 'memory' }).items[0];
    expect(rent?.total).toEqual({ low: 3600, typical: 5625, high: 9100 });
  });

  it('finds the hours at which home costs as much as assisted living', () => {
    // $4,500 ÷ ($31 × 4.333) = 33.5 hours a week.
    const hours = metric(estimate({}), 'break-even-hours')?.value;
    expect(hours).toMatchObject({ typical: expect.closeTo(33.5, 1) as number });
  });

  it('sets six places on one axis, beside their income where it was entered', () => {
    const settings = (inputs: Record<string, unknown>) =>
      estimate(inputs).series.find(({ id }) => id === 'settings')!;
    const { along, lines, own, mark } = settings({ setting: 'memory', income: 3000 });
    expect(along).toHaveLength(6);
    const [low, likely, high] = lines.map(({ values }) => values);
    along.forEach((_, at) => {
      expect(low![at]).toBeLessThan(likely![at]!);
      expect(likely![at]).toBeLessThan(high![at]!);
    });
    expect(own!.map((at) => along[at])).toEqual(['Memory care']);
    expect(mark).toEqual({ label: 'Their income', value: 3000 });
    expect(settings({}).mark).toBeUndefined();
  });

  it('pays the nurse who comes every day before it counts hours', () => {
    const asked = { nursing: 'yes', setting: 'home' };
    const { typical } = metric(estimate(asked), 'break-even-hours')?.value as ThreePoint;
    const settings = estimate(asked).series.find(({ id }) => id === 'settings')!;
    const nursingHome =
      settings.lines[1]!.values[settings.along.indexOf('Nursing home, shared room')]!;
    // So many hours a week, and the nurse, cost what the nursing home costs.
    const total = estimate({ ...asked, hours: Math.max(1, Math.round(typical)) }).total.typical;
    expect(Math.abs(total - nursingHome)).toBeLessThan(100);
  });

  it('counts nobody as leaving alone who needs a hand out of bed', () => {
    const idsOf = (inputs: Record<string, unknown>) =>
      estimate(inputs).warnings.map(({ id }) => id);
    expect(estimate({ help: ['moving'] }).recommendation.outcome).toBe('type-b');
    expect(idsOf({ help: ['moving'] })).not.toContain('needs-a-hand');
    expect(idsOf({ help: ['moving'], evacuate: 'alone' })).toContain('needs-a-hand');
    const home = { help: ['moving'], evacuate: 'alone', setting: 'home', hours: 20 };
    expect(idsOf(home)).toContain('never-alone');
    expect(idsOf({ ...home, help: ['bathing'] })).not.toContain('never-alone');
  });

  it('charges $217 for each of Medicare’s days 21 to 100', () => {
    // 80 × $217 = $17,360.
    expect(metric(estimate({ inpatient: 'yes' }), 'medicare-share')?.value).toBe(17_360);
    expect(metric(estimate({}), 'medicare-share')).toBeUndefined();
  });

  it('fills the VA gap, never below nothing and never above the maximum', () => {
    // $29,093 ÷ 12 = $2,424.42; 5% of $17,441 ÷ 12 = $72.67 of care does not count.
    // Income $3,000, care $2,000: $3,000 − $1,927.33 = $1,072.67 left, so $1,351.75.
    expect(vaPension('veteran', { income: 3000, care: 2000, assets: 0 })).toBeCloseTo(1351.75, 2);
    expect(vaPension('veteran', { income: 3000, care: 5000, assets: 0 })).toBeCloseTo(2424.42, 2);
    expect(vaPension('survivor', { income: 9000, care: 0, assets: 0 })).toBe(0);
    expect(vaPension('married', { income: 3000, care: 5000, assets: 0 })).toBeCloseTo(2874, 2);
  });

  it('lets prices rise as they did last year', () => {
    // Assisted living: $4,500 × 1.05^10 = $7,330.
    const lines = estimate({}).series.find(({ id }) => id === 'ten-years')?.lines ?? [];
    expect(lines.map(({ values }) => values.length)).toEqual([11, 11, 11]);
    expect(lines[1]?.values.at(-1)).toBeCloseTo(7330, 0);
  });
});

describe('bounds', () => {
  it('stops the VA pension where savings and a year of the income left pass the limit', () => {
    const gap = { income: 1000, care: 3000 };
    expect(vaPension('veteran', { ...gap, assets: 163_699 })).toBeGreaterThan(0);
    expect(vaPension('veteran', { ...gap, assets: 163_700 })).toBe(0);
    // $1,000 a month left is $12,000 a year beside $155,000.
    expect(vaPension('veteran', { income: 1000, care: 0, assets: 155_000 })).toBe(0);
    const couple = { veteran: 'veteran', married: 'yes', help: ['bathing', 'dressing'], hours: 20 };
    const told = estimate({ ...couple, setting: 'home', income: 4500, assets: 150_000 });
    expect(metric(told, 'va-pension')?.value).toBe(0);
  });

  it('shows the VA pension only to someone who needs help every day, to the dollar', () => {
    const va = (answers: Record<string, unknown>) =>
      metric(estimate({ veteran: 'veteran', income: 0, ...answers }), 'va-pension');
    expect(va({ hours: 5 })).toMatchObject({ value: null });
    expect(va({ hours: 5 })?.text).toContain('every day');
    expect(va({ help: ['bathing', 'dressing'] })).toMatchObject({ value: 2424, exact: true });
    expect(va({ help: ['bathing', 'dressing'], married: 'yes' })?.how).toContain('$2,874 a month');
    expect(va({ memory: 'wanders', income: undefined })?.text).toContain('Enter');
  });

  it('screens for Texas Medicaid at the limits of 2026, $0 being an answer', () => {
    const text = (income?: number, assets?: number) =>
      metric(estimate({ income, assets, married: 'no' }), 'medicaid')?.text;
    expect(text(2982, 2000)).toBe('Under both 2026 limits');
    expect(text(0, 0)).toBe('Under both 2026 limits');
    expect(text(2983, 2000)).toContain('trust');
    expect(text(2982, 2001)).toContain('Savings');
    expect(text(0)).toContain('not entered');
    expect(metric(estimate({}), 'medicaid')).toBeUndefined();
    expect(metric(estimate({ income: 100, assets: 9000 }), 'medicaid')?.text).toContain(
      'If not married',
    );
  });

  it('never calls a couple over the limit, and says what the spouse keeps', () => {
    for (const assets of [0, 2001, 150_000, 900_000]) {
      const told = estimate({ married: 'yes', income: 4500, assets });
      expect(JSON.stringify(told.metrics)).not.toContain('over the limit');
    }
    expect(metric(estimate({ married: 'yes' }), 'spouse-keeps')?.text).toContain('$162,660');
    // Half of $150,000; the least of 2026; all of less than that; the most of 2026.
    expect([150_000, 40_000, 10_000, 900_000].map(spouseKeeps)).toEqual([
      75_000, 32_532, 10_000, 162_660,
    ]);
  });

  it('counts only the income of the one in care, and takes none from the spouse at home', () => {
    const couple = metric(estimate({ married: 'yes', income: 6000 }), 'medicaid-couple');
    expect(couple?.how).toContain('keeps all of their own');
    expect(couple?.how).toContain('$4,066.50');
  });

  it('names the care at home that has no waiting list beside the one that has', () => {
    const told = { income: 1500, assets: 1500 };
    for (const [married, id] of [
      ['no', 'medicaid'],
      ['yes', 'medicaid-couple'],
    ] as const)
      expect(metric(estimate({ ...told, married }), id)?.how).toMatch(
        /Community Attendant Services.*interest list/,
      );
  });

  it('counts no VA pension for a survivor who has remarried', () => {
    const survivor = { veteran: 'survivor', memory: 'wanders', income: 1500, assets: 20_000 };
    expect(metric(estimate({ ...survivor, married: 'no' }), 'va-pension')?.value).toBe(1558);
    const remarried = estimate({ ...survivor, married: 'yes' });
    for (const id of ['va-pension', 'gap-with-va', 'months-with-va'])
      expect(metric(remarried, id)).toBeUndefined();
  });

  it('says that a Medigap policy may pay the share of nursing days', () => {
    expect(metric(estimate({ inpatient: 'yes' }), 'medicare-share')?.how).toContain('Medigap');
  });

  it('costs more with more hours, and with more help in assisted living', () => {
    const all = ['bathing', 'dressing', 'toileting', 'moving', 'continence', 'eating'];
    const rising = (totals: number[]) =>
      totals.every((total, i) => i === 0 || total >= (totals[i - 1] ?? 0));
    const byHours = [1, 20, 44, 168].map(
      (hours) => estimate({ setting: 'home', hours }).total.typical,
    );
    const byHelp = all.map(
      (_, i) => estimate({ setting: 'assisted', help: all.slice(0, i + 1) }).total.typical,
    );
    expect(rising(byHours) && new Set(byHours).size === 4).toBe(true);
    expect(rising(byHelp) && new Set(byHelp).size === 3).toBe(true);
  });
});

describe('whether they can afford it', () => {
  const assisted = { setting: 'assisted', help: ['bathing', 'dressing'], tasks: ['medicines'] };

  it('takes income and insurance from the care, and divides the savings by what is missing', () => {
    // $5,750 − $3,000 − $500 = $2,250 a month; $90,000 lasts 40 months.
    const told = estimate({ ...assisted, income: 3000, insurance: 500, assets: 90_000 });
    expect(metric(told, 'gap')?.value).toMatchObject({ typical: 2250 });
    expect(metric(told, 'months-last')).toMatchObject({
      value: { typical: expect.closeTo(40 / 12) as number },
      unit: 'year',
    });
    expect(told.recommendation.reasons[0]).toContain('3.3 years');
    // $400 of other costs: $2,650 a month.
    const more = estimate({ ...assisted, income: 3000, insurance: 500, living: 400 });
    expect(metric(more, 'gap')?.value).toMatchObject({ typical: 2650 });
    expect(metric(told, 'gap')?.how).toContain('are extra');
    expect(metric(more, 'gap')?.how).not.toContain('are extra');
  });

  it('says VA help separately, as an if', () => {
    // Income $2,500, care $5,750: the VA’s most, $2,424; $826 a month is then missing.
    const told = estimate({ ...assisted, income: 2500, assets: 60_000, veteran: 'veteran' });
    expect(metric(told, 'gap')?.value).toMatchObject({ typical: 3250 });
    expect(metric(told, 'gap-with-va')?.value).toMatchObject({ typical: 826 });
    expect(told.recommendation.reasons[1]).toContain('If the VA says yes');
    expect(told.series.find(({ id }) => id === 'savings-left')?.lines).toHaveLength(2);
    const none = estimate({ ...assisted, income: 2500, assets: 60_000 });
    expect(metric(none, 'gap-with-va')).toBeUndefined();
    expect(none.series.find(({ id }) => id === 'savings-left')?.lines).toHaveLength(1);
  });

  it('counts no income of nobody, and $0 as $0', () => {
    expect(metric(estimate(assisted), 'gap')).toMatchObject({ value: null });
    expect(metric(estimate({ ...assisted, income: 0 }), 'gap')?.value).toMatchObject({
      typical: 5750,
    });
    expect(metric(estimate({ ...assisted, income: 0 }), 'months-last')).toBeUndefined();
    expect(metric(estimate({ ...assisted, income: 0, assets: 0 }), 'months-last')?.value).toEqual({
      low: 0,
      typical: 0,
      high: 0,
    });
  });

  it('says that income covers it, and counts no further than 20 years', () => {
    const rich = estimate({ ...assisted, income: 20_000, assets: 10 });
    expect(rich.recommendation.reasons[0]).toMatch(/covers.*leaves about \$14,/);
    expect(metric(rich, 'months-last')?.text).toContain('covers');
    const long = estimate({ ...assisted, income: 5700, assets: 1_000_000 });
    expect(metric(long, 'months-last')).toMatchObject({ value: null, text: 'More than 20 years' });
    expect(long.recommendation.reasons[0]).toContain('more than 20 years');
    const short = estimate({ ...assisted, income: 0, assets: 100 });
    expect(short.recommendation.reasons[0]).toContain('less than a month');
  });

  it('puts people before money', () => {
    const told = estimate({ ...assisted, signs: ['confusion'], income: 0, assets: 0 });
    expect(told.recommendation.reasons.join(' ')).not.toContain('savings');
  });
});

describe('where the answers point', () => {
  it('says that no paid care is needed only once that was answered', () => {
    expect(estimate({}).recommendation).toMatchObject({ outcome: 'tell-us-first', next: 'wait' });
    expect(estimate({ evacuate: 'alone', memory: 'fine' }).recommendation).toMatchObject({
      outcome: 'no-paid-care-yet',
      next: 'wait',
    });
  });

  it('talks of a few hours where only tasks are lost, and names the agency of the county', () => {
    const reasons = (city?: string) =>
      estimate({ tasks: ['shopping'], city }).recommendation.reasons.join(' ');
    expect(outcome({ tasks: ['shopping'] })).toBe('help-with-tasks');
    expect(reasons('southlake')).toContain('Tarrant County: 211');
    expect(reasons('southlake')).not.toContain('800-272-3921');
    expect(reasons('dallas')).toContain('214-871-5065');
    expect(reasons('plano')).toContain('800-272-3921');
    for (const number of ['211', '214-871-5065', '800-272-3921'])
      expect(reasons()).toContain(number);
  });

  it('does not pass off an aide as a nurse', () => {
    expect(warned({ nursing: 'yes', setting: 'home' })).toContain('caution nurse-apart');
    expect(warned({ evacuate: 'bed', setting: 'day' })).toContain('caution day-care-too-little');
  });

  it('asks why where a place is priced that nothing asks for, and speaks up around the clock', () => {
    const well = { setting: 'shared', help: [], evacuate: 'alone', memory: 'fine' };
    expect(warned({ ...well, help: ['bathing'] })).not.toContain('caution more-than-needed');
    expect(warned({ ...well, tasks: [] })).toContain('caution more-than-needed');
    expect(warned({ setting: 'shared' })).not.toContain('caution more-than-needed');
    expect(warned({ setting: 'home', hours: 168 })).toContain('caution around-the-clock');
    expect(warned({ setting: 'home', hours: 44 })).not.toContain('caution around-the-clock');
  });

  it('draws the Texas license lines at evacuation, nights and bed', () => {
    const some = { help: ['bathing'] };
    expect(outcome(some)).toBe('home-or-type-a');
    expect(outcome({ ...some, evacuate: 'help' })).toBe('type-b');
    expect(outcome({ ...some, night: 'yes' })).toBe('type-b');
    expect(outcome({ ...some, evacuate: 'bed' })).toBe('nursing-facility');
    expect(outcome({ nursing: 'yes' })).toBe('nursing-facility');
    expect(estimate({ nursing: 'yes' }).recommendation.reasons[0]).not.toContain('out of bed');
  });

  it('switches from two to three daily activities, and calls that its own sorting', () => {
    const three = ['bathing', 'dressing', 'toileting'];
    expect(outcome({ help: three.slice(0, 2) })).toBe('home-or-type-a');
    expect(outcome({ help: three })).toBe('type-b');
    expect(estimate({ help: three }).recommendation.reasons.join(' ')).toContain('our sorting');
  });

  it('asks for the Alzheimer’s certificate where someone wanders', () => {
    expect(outcome({ memory: 'wanders' })).toBe('certified-type-b');
    expect(warned({ memory: 'wanders' })).toContain('caution wandering');
  });

  it('prices the setting it points to', () => {
    expect(estimate({ evacuate: 'help' }).total.label).toBe('A month: assisted living');
    expect(estimate({ memory: 'wanders' }).total.label).toBe('A month: memory care');
    expect(estimate({ evacuate: 'bed' }).total.label).toBe('A month: nursing home, shared room');
  });

  it('warns that assisted living may not keep a person who is never out of bed', () => {
    expect(warned({ evacuate: 'bed', setting: 'assisted' })).toContain('caution license-line');
  });
});

describe('safety first', () => {
  it.each(['emergency', 'confusion', 'missing'])('sends %s to 911', (sign) => {
    expect(estimate({ signs: [sign] }).recommendation.next).toBe('emergency');
    expect(warned({ signs: [sign] })[0]).toBe('stop call-911');
  });

  it('never leaves alone at home a person who wanders or needs help at night', () => {
    const told = estimate({ setting: 'home', memory: 'wanders', hours: 20 });
    const warning = told.warnings.find(({ id }) => id === 'never-alone');
    expect(warning?.level).toBe('danger');
    expect(warning?.text).toMatch(/must not be left alone.*20 paid hours.*Family/);
    expect(warned({ setting: 'home', night: 'yes', hours: 20 })).toContain('caution never-alone');
    expect(warned({ setting: 'memory', memory: 'wanders' }).join()).not.toContain('never-alone');
  });

  it('warns of overtime above 40 hours with a helper of your own', () => {
    const direct = { setting: 'home', hire: 'direct', help: ['bathing'] };
    expect(warned({ ...direct, hours: 60 })).toContain('caution overtime');
    expect(warned({ ...direct, hours: 40 })).not.toContain('caution overtime');
  });

  it('gives only the reasons of the signs ticked, and notes the time of a stroke', () => {
    const reasons = estimate({ signs: ['emergency'] }).recommendation.reasons;
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/911, and note the time/);
  });

  it('names who may pay for a nursing home first, and asks whether it must be one', () => {
    const told = estimate({
      setting: 'shared',
      evacuate: 'help',
      inpatient: 'yes',
      income: 1200,
      assets: 1500,
      veteran: 'veteran',
    });
    const reasons = told.recommendation.reasons.join(' ');
    expect(told.recommendation.outcome).toBe('ask-before-nursing-home');
    expect(reasons).toContain('Medicare may pay the first days');
    expect(reasons).toContain('apply for Texas Medicaid now');
    expect(reasons).not.toContain('Type B');
    expect(JSON.stringify(metric(told, 'medicare-share'))).toContain('$217');
    expect(JSON.stringify(metric(told, 'va-pension'))).toContain('nursing home resident');
  });

  it('has the stove turned off today where the memory fails, before any price', () => {
    for (const memory of ['loss', 'wanders'])
      expect(warned({ memory })[0], memory).toBe('danger stove');
    expect(warned({ memory: 'fine' })).not.toContain('danger stove');
  });

  it('leaves nobody who wanders alone after day care', () => {
    expect(warned({ setting: 'day', memory: 'wanders' })).toContain('danger days-alone');
    expect(warned({ setting: 'day', night: 'yes' })).toContain('caution days-alone');
    expect(warned({ setting: 'day', memory: 'loss' }).join()).not.toContain('days-alone');
  });

  it('leaves nobody alone who could not get out of a fire', () => {
    for (const evacuate of ['help', 'bed']) {
      const told = estimate({ setting: 'home', evacuate, hours: 20 });
      const warning = told.warnings.find(({ id }) => id === 'never-alone');
      expect(warning?.level, evacuate).toBe('danger');
      expect(warning?.text).toContain('get out of a fire alone');
      expect(warned({ setting: 'day', evacuate }), evacuate).toContain('danger days-alone');
      expect(warned({ setting: 'home', evacuate, hours: 168 }).join()).not.toContain('alone');
    }
    expect(warned({ setting: 'home', hours: 20 }).join()).not.toContain('alone');
  });

  it('says what a daily nurse adds where the price holds none', () => {
    // 7 visits × 4.33 weeks × $160
    for (const setting of ['day', 'assisted', 'memory']) {
      const { warnings } = estimate({ setting, nursing: 'yes' });
      const text = warnings.find(({ id }) => id === 'no-nurse-in-price')?.text;
      expect(text, setting).toContain('$4,850 a month');
    }
    for (const setting of ['home', 'shared'])
      expect(warned({ setting, nursing: 'yes' }).join()).not.toContain('no-nurse-in-price');
  });

  it('counts for the VA only the care that no insurance pays back', () => {
    const care = { setting: 'memory', memory: 'wanders', veteran: 'survivor', income: 6000 };
    expect(metric(estimate(care), 'va-pension')?.value).toBeGreaterThan(500);
    const insured = estimate({ ...care, insurance: 4000 });
    expect(metric(insured, 'va-pension')?.value).toBe(0);
  });

  it('owns that day care is a US price, and that a short visit is billed as a longer one', () => {
    const said = (answers: object) => estimate({ ...answers }).assumptions.join(' ');
    expect(said({ setting: 'day' })).toContain('US median');
    expect(said({ setting: 'home' })).toContain('shortest visit');
    expect(said({ setting: 'home', hire: 'direct' })).not.toContain('shortest visit');
    expect(said({ setting: 'assisted' })).not.toMatch(/US median|shortest visit/);
  });

  it('sends harm at home to Adult Protective Services, in a care place to the state', () => {
    for (const setting of ['home', 'shared']) {
      const text = estimate({ signs: ['harm'], setting }).warnings[0]?.text;
      expect(text).toContain('800-252-5400');
      expect(text).toContain('800-458-9858');
    }
    expect(outcome({ signs: ['harm'] })).toBe('report-harm');
    expect(warned({ signs: ['harm'] })[0]).toBe('stop report-harm');
    expect(outcome({ signs: ['harm', 'missing'] })).toBe('call-911');
  });

  it('never leads to a request, takes none, and keeps answers to itself', () => {
    const everything = ['alone', 'help', 'bed'].flatMap((evacuate) =>
      ['fine', 'loss', 'wanders'].map((memory) => ({ evacuate, memory })),
    );
    const steps = everything.map((answers) => estimate(answers).recommendation.next);
    expect(steps).not.toContain('quotes');
    expect(seniorCare.requests.taken).toBe(false);
    expect(seniorCare.sensitive).toBe(true);
  });
});

describe('a veteran', () => {
  const said = (answers: Record<string, unknown>) =>
    estimate({ help: ['bathing'], ...answers }).recommendation.reasons.join(' ');

  it('is sent to the county’s office with the forms, and a surviving spouse with theirs', () => {
    expect(said({ veteran: 'veteran' })).toMatch(/veterans service office.*21P-527EZ.*21-2680/);
    expect(said({ veteran: 'survivor' })).toMatch(/21P-534EZ/);
    expect(said({ veteran: 'no' })).not.toMatch(/21P-5/);
  });
});

describe('the ten years ahead', () => {
  it('draw the setting chosen first, beside the three always compared', () => {
    const curves = (setting: string) =>
      estimate({ setting, help: ['bathing'] })
        .series.find(({ id }) => id === 'ten-years')
        ?.lines.map(({ label }) => label);
    expect(curves('memory')?.[0]).toBe('Memory care');
    expect(curves('memory')).toHaveLength(4);
    expect(curves('private')?.[0]).toBe('Nursing home, private');
    expect(curves('day')?.[0]).toBe('Day care');
    expect(curves('home')).toHaveLength(3);
  });
});

it('whether the VA may pay is asked beside the gap, of who needs that much help', () => {
  const open = (answers: Record<string, unknown>) => metric(estimate(answers), 'va-open');
  const help = { help: ['bathing', 'dressing'] };
  expect(open(help)).toMatchObject({ value: null, asks: 'veteran' });
  expect(open({ ...help, veteran: 'no' })).toBeUndefined();
  expect(open({})).toBeUndefined();
  const ids = estimate(help).metrics.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['gap', 'va-open']);
  const asked = estimate({ ...help, veteran: 'veteran', income: 2000, assets: 40_000 });
  expect(asked.recommendation.reasons.join(' ')).toMatch(/veterans service office.*21P-527EZ/);
});
