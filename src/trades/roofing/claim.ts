import type { Metric } from '../../estimate/index.ts';
import type { RoofingSource } from './sources.ts';

/**
 * Years a roof is written down over, by what lies on it. Asphalt: the example of R32; DFW roofers see 15
 * to 25 (R48). Metal 40 to 70, tile and slate 50 and more (R75), of which the low end. Wood shake: our
 * choice between asphalt and metal.
 */
export const lifeYears = { asphalt: 20, class4: 20, wood: 25, metal: 40, tile: 50 } as const;

/** What a claim pays, in US dollars. */
export interface Claim {
  /** What the loss comes to beyond the deductible, before any depreciation; 0 where it does not reach it. */
  readonly payable: number;
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
 * built, both in US dollars; a policy pays for no more than the lesser of them. RCV: first = insured −
 * depreciation − deductible, second = depreciation (R01, R31). ACV: insured × (1 − age/life) −
 * deductible (R32). `life` in years.
 */
export const settleClaim = (input: {
  readonly policy: 'rcv' | 'acv';
  readonly insured: number;
  readonly job: number;
  readonly dwelling: number;
  /** Percent of the dwelling limit. */
  readonly deductible: number;
  readonly age: number;
  readonly life: number;
}): Claim => {
  const deductible = (input.dwelling * input.deductible) / 100;
  const insured = Math.min(input.insured, input.job);
  const depreciation = insured * Math.min(1, input.age / input.life);
  const payable = Math.max(0, insured - deductible);
  const firstCheck = Math.max(0, insured - depreciation - deductible);
  const secondCheck = input.policy === 'rcv' ? payable - firstCheck : 0;
  return {
    payable,
    deductible,
    firstCheck,
    secondCheck,
    ownerPays: Math.max(0, input.job - firstCheck - secondCheck),
  };
};

export const claimMetrics = (
  claim: Claim,
  existing: keyof typeof lifeYears,
): Metric<RoofingSource>[] => [
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
    how: `Like-for-like cost, less depreciation over ${lifeYears[existing]} years, less the deductible.`,
    sources: ['R01', 'R32', 'R75'],
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
