import type { Metric } from '../../estimate/index.ts';
import type { RoofingSource } from './sources.ts';

/** Years an asphalt roof is written down over; the example of R32. DFW roofers see 15 to 25 (R48). */
export const ASPHALT_LIFE_YEARS = 20;

/** What a claim pays, in US dollars. */
export interface Claim {
  readonly deductible: number;
  /** Before the work is done. */
  readonly firstCheck: number;
  /** The held-back depreciation, after proof that the deductible was paid; 0 for actual cash value. */
  readonly secondCheck: number;
  /** What the owner pays out of pocket, with upgrades. */
  readonly ownerPays: number;
}

/**
 * The two checks of a hail claim. `insured` is the like-kind replacement cost, `job` what is really
 * built (never less than nothing), both in US dollars. RCV: first = insured − depreciation − deductible,
 * second = depreciation (R01, R31). ACV: insured × (1 − age/life) − deductible (R32).
 */
export const settleClaim = (input: {
  readonly policy: 'rcv' | 'acv';
  readonly insured: number;
  readonly job: number;
  readonly dwelling: number;
  /** Percent of the dwelling limit. */
  readonly deductible: number;
  readonly age: number;
}): Claim => {
  const deductible = (input.dwelling * input.deductible) / 100;
  const depreciation = input.insured * Math.min(1, input.age / ASPHALT_LIFE_YEARS);
  const payable = Math.max(0, input.insured - deductible);
  const firstCheck = Math.max(0, input.insured - depreciation - deductible);
  const secondCheck = input.policy === 'rcv' ? payable - firstCheck : 0;
  return {
    deductible,
    firstCheck,
    secondCheck,
    ownerPays: Math.max(0, input.job - firstCheck - secondCheck),
  };
};

export const claimMetrics = (claim: Claim): Metric<RoofingSource>[] => [
  {
    id: 'owner-pays',
    label: 'You pay in the end',
    value: claim.ownerPays,
    unit: 'usd',
    how: 'The job less both checks: your deductible, and what you add beyond like for like.',
    sources: ['R01', 'R31'],
  },
  {
    id: 'deductible',
    label: 'Wind and hail deductible',
    value: claim.deductible,
    unit: 'usd',
    how: 'Dwelling limit × percentage.',
    sources: ['R31'],
  },
  {
    id: 'first-check',
    label: 'First check',
    value: claim.firstCheck,
    unit: 'usd',
    how: `Like-for-like cost, less ${ASPHALT_LIFE_YEARS}-year depreciation, less the deductible.`,
    sources: ['R01', 'R32'],
  },
  {
    id: 'second-check',
    label: 'Second check, after the work',
    value: claim.secondCheck,
    unit: 'usd',
    how: 'The depreciation held back until the work and your deductible are proved. None with actual cash value.',
    sources: ['R01', 'R09'],
  },
];
