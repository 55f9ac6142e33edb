import { describe, expect, it } from 'vitest';
import type { PaidFigures } from '../../../../src/backend/paid.ts';
import {
  figuresFor,
  jobWords,
  meantBy,
  paidInWords,
  regionOf,
  standing,
  whenDone,
} from '../../../../src/homeowner/paid/figures.ts';
import { tradeById } from '../../../../src/trades/index.ts';

const figures = (changes: Partial<PaidFigures> = {}): PaidFigures => ({
  trade_id: 'hvac',
  job: 'replace.heat-pump',
  region: 'near',
  answers: { job: 'replace', system: 'heat-pump' },
  jobs: 12,
  from_year: '2025-01-01',
  to_year: '2026-01-01',
  low_usd: 9_800,
  high_usd: 14_000,
  median_usd: null,
  tenths_of_ours: null,
  tenths_usd: null,
  version: '2026.11.10',
  is_demo: false,
  ...changes,
});

it('figures are of the same kind of job and region, or there are none', () => {
  const near = figures();
  const far = figures({ region: 'elsewhere' });
  const pump = { job: 'replace', system: 'heat-pump', tons: 3 };
  expect(figuresFor([far, near], pump)).toBe(near);
  expect(figuresFor([far, near], { ...pump, city: 'plano' })).toBe(near);
  expect(figuresFor([far, near], { ...pump, city: 'elsewhere' })).toBe(far);
  expect(figuresFor([near], { job: 'replace', system: 'ac' })).toBeUndefined();
  expect(figuresFor([near], {})).toBeUndefined();
  expect([regionOf(undefined), regionOf('dallas'), regionOf('elsewhere')]).toEqual([
    'near',
    'near',
    'elsewhere',
  ]);
});

it('are said as exactly as their number allows', () => {
  expect(paidInWords(figures({ jobs: 11 }))).toBe(
    'The middle of these 11: about $9,800 to $14,000.',
  );
  expect(paidInWords(figures())).toBe('About half of these 12 paid $9,800 to $14,000.');
  expect(paidInWords(figures({ jobs: 41, median_usd: 12_000 }))).toBe(
    'About half of these 41 paid $9,800 to $14,000. The middle is about $12,000.',
  );
  const tenths_usd = [8, 9, 10, 11, 12, 13, 14, 15, 16].map((thousands) => 1_000 * thousands);
  expect(paidInWords(figures({ jobs: 120, median_usd: 12_000, tenths_usd }))).toContain(
    'About 8 in 10 paid $8,000 to $16,000.',
  );
  expect(whenDone(figures())).toBe('2025 to 2026');
  expect(whenDone(figures({ from_year: '2026-01-01' }))).toBe('2026');
  expect(jobWords(tradeById('hvac')!.calculator, figures())).toMatch(/heat pump/i);
});

describe('a quote among them', () => {
  const tenths_of_ours = [0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.4];
  it.each([
    [0.5, 'Cheaper than about 9 in 10'],
    [0.75, 'Cheaper than about 8 in 10'],
    [0.96, 'Cheaper than about 5 in 10'],
    [1.02, 'Dearer than about 5 in 10'],
    [1.15, 'Dearer than about 7 in 10'],
    [3, 'Dearer than about 9 in 10'],
  ])('at %s of our figure is: %s', (ratio, says) => {
    expect(standing(figures({ jobs: 41, tenths_of_ours }), ratio, '2026.11.10')).toBe(
      `${says} of the 41 prices that neighbors told us they paid, give or take one.`,
    );
  });

  it('is not placed among fewer than 30', () => {
    expect(standing(figures(), 1, '2026.11.10')).toBe('');
  });

  it('is placed by the version of our model that nine in ten told beside', () => {
    const among = (version: string) =>
      standing(figures({ jobs: 41, tenths_of_ours, version }), 1, '2026.11.10');
    expect(among('2026.11.10')).not.toBe('');
    expect(among('2026.11.9')).toBe('');
  });
});

it('a slip of the keys is asked about, and nothing else', () => {
  const range = { low: 10_000, high: 20_000 };
  for (const usd of [1_000, 14_500, 200_000, Number.NaN])
    expect(meantBy(usd, range)).toBeUndefined();
  expect(meantBy(145, range)).toBe(14_500);
  expect(meantBy(1_450_000, range)).toBe(14_500);
  expect(meantBy(290_000, range)).toBe(29_000);
  expect(meantBy(1, range)).toBeNull();
});
