import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askedFields,
  fillIn,
  isEssential,
  isPriced,
  isStopped,
  runEstimate,
  type Answers,
  type Calculator,
} from '../../../src/engine/index.ts';
import { tradeById, trades, type TradeId } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

/** Every way to answer the questions that say what the job is; the rest is left open. */
const ordinary = (calculator: Calculator, answers: Answers = {}): Answers[] => {
  const open = askedFields(calculator, fillIn(calculator, answers)).find(
    ([id, field]) => id !== 'city' && isEssential(field) && answers[id] === undefined,
  );
  const [id, field] = open ?? [];
  return id !== undefined && field?.kind === 'choice'
    ? field.options.flatMap(({ value }) => ordinary(calculator, { ...answers, [id]: value }))
    : [answers];
};

/** How many of the ordinary jobs show a price, and which warnings take it from the rest. */
const shareOf = (calculator: Calculator, more: Answers = {}): string => {
  const jobs = ordinary(calculator, more).map((answers) => runEstimate(calculator, answers));
  const stops = jobs
    .flatMap(({ warnings }) => warnings)
    .flatMap(({ id, level }) => (level === 'stop' ? [id] : []));
  const priced = jobs.filter(isPriced).length;
  const share =
    priced === jobs.length ? 'all' : priced === 0 ? 'none' : `${priced} of ${jobs.length}`;
  return [share, ...new Set(stops)].join(', ');
};

/** Asked with every other question left open. */
const shares = Object.fromEntries(trades.map((one) => [one.id, shareOf(one.calculator)]));

/** Of each trade the answers that say someone may be in danger now, ticked one at a time. */
const dangerShares = Object.fromEntries(
  trades.flatMap(({ id, calculator }) =>
    Object.entries(calculator.fields).flatMap(([field, described]) => {
      if (!described.danger || !('options' in described)) return [];
      return described.options.flatMap(({ value }) => {
        const answer = described.kind === 'choices' ? [value] : value;
        const share = shareOf(calculator, { [field]: answer } as Answers);
        return share === shares[id] ? [] : [[`${id}, ${field}: ${value}`, share]];
      });
    }),
  ),
);

test('the share of ordinary jobs that show a price: all but what nobody here can price', () => {
  expect(shares).toEqual({
    roofing: 'all',
    hvac: 'all',
    solar: 'all',
    'pest-control': 'all',
    'water-damage': 'all',
    concrete: 'all',
    septic: 'all',
    moving: 'all',
    cabinets: 'all',
    'garage-door': 'all',
    'appliance-repair': 'all',
    'home-staging': 'all',
    chiropractic: 'all',
    'senior-care': 'all',
    // Drugs, sewage and droppings go to others.
    'forensic-cleaning': '6 of 9',
  });
});

test('the answers that take the price away, of how many ordinary jobs, and why', () => {
  expect(dangerShares).toEqual({
    'roofing, condition: sagging': '6 of 26, sagging',
    'roofing, urgent: yes': '4 of 26, water-in',
    'hvac, dangers: gas': 'none, gas',
    'hvac, dangers: co': 'none, co-alarm',
    'pest-control, stung: yes': '17 of 24, stings',
    'water-damage, dangers: power': 'none, power',
    'water-damage, dangers: running': 'none, running',
    'water-damage, dangers: sagging': 'none, sagging',
    'moving, trouble: yes': 'none, held-goods',
    'garage-door, stuck: yes': '6 of 13, stuck, stuck-red-cord',
    'appliance-repair, danger: burning': 'none, burning',
    'appliance-repair, danger: gas': 'none, gas',
    'appliance-repair, danger: water': 'none, water',
    'chiropractic, flags: bladder': 'none, red-flag-now',
    'chiropractic, flags: cancer': 'none, red-flag-first',
    'chiropractic, flags: clumsy': 'none, red-flag-first',
    'chiropractic, flags: fall': 'none, red-flag-today',
    'chiropractic, flags: fever': 'none, red-flag-today',
    'chiropractic, flags: legs': 'none, red-flag-now',
    'chiropractic, flags: neck': 'none, red-flag-today',
    'chiropractic, flags: numb': 'none, red-flag-now',
    'chiropractic, flags: stroke': 'none, red-flag-now',
    'senior-care, signs: confusion': 'none, call-911',
    'senior-care, signs: emergency': 'none, call-911',
    'senior-care, signs: harm': 'none, report-harm',
    'senior-care, signs: missing': 'none, call-911',
    'forensic-cleaning, now: crisis': 'none, crisis',
    'forensic-cleaning, now: hurt': 'none, hurt',
    'forensic-cleaning, now: poked': 'none, poked',
    // A death that no one reported; a hospice nurse clears none that came late or by violence.
    'forensic-cleaning, released: hospice': '5 of 9, not-reported',
    'forensic-cleaning, released: none': '4 of 9, not-reported',
  });
});

test.each(trades)('$id: no other answer takes the price away', ({ calculator }) => {
  const { fields } = calculator;
  const safe = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.danger));
  fc.assert(
    fc.property(anyAnswers({ fields: safe }), (answers) => {
      expect(isStopped(runEstimate(calculator, answers))).toBe(false);
    }),
    { numRuns: runs(50) },
  );
});

/** What people are overcharged for most: the danger is the job. */
const DANGEROUS_JOBS: readonly (readonly [TradeId, Answers, string])[] = [
  ['garage-door', { job: 'spring' }, 'stored-energy'],
  ['garage-door', { job: 'cable' }, 'stored-energy'],
  ['garage-door', { job: 'track' }, 'do-not-run'],
  ['garage-door', { job: 'opener', fault: 'runs' }, 'stored-energy'],
  ['garage-door', { job: 'noise', smooth: 'no' }, 'do-not-run'],
  ['garage-door', { job: 'opener', eyes: 'no' }, 'no-eyes'],
  ['water-damage', { source: 'sewer' }, 'black-water'],
  ['water-damage', { source: 'flood' }, 'black-water'],
  ['water-damage', { source: 'toilet', soiled: 'yes' }, 'black-water'],
  ['water-damage', { source: 'pipe', hours: 72 }, 'old-water'],
  ['pest-control', { target: 'rodent', soiled: 'some' }, 'droppings'],
  ['pest-control', { target: 'rodent', work: 'seal' }, 'shut-in'],
  ['hvac', { job: 'repair', symptom: 'breaker' }, 'breaker'],
  ['septic', { job: 'repair', inside: 'yes' }, 'backup'],
  ['cabinets', { condition: 'wet' }, 'wet'],
  ['senior-care', { setting: 'home', memory: 'wanders' }, 'never-alone'],
  ['senior-care', { setting: 'home', evacuate: 'help', hours: 40 }, 'never-alone'],
  ['senior-care', { setting: 'day', evacuate: 'bed' }, 'days-alone'],
];

test.each(DANGEROUS_JOBS)(
  '%s %j: what to do stands first, the price under it',
  (id, answers, warning) => {
    const estimate = runEstimate(tradeById(id)!.calculator, answers);
    expect(estimate.warnings[0]).toMatchObject({ id: warning, level: 'danger' });
    expect(isPriced(estimate)).toBe(true);
    // No dead end: an emergency names whom to call.
    const { next, urgent = false } = estimate.recommendation;
    expect(next !== 'emergency' || urgent).toBe(true);
  },
);
