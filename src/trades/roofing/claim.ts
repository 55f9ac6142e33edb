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
  /** US dollars, where the policy names a sum instead. */
  readonly flat: number | null;
  readonly age: number;
  readonly life: number;
}): Claim => {
  const deductible = input.flat ?? (input.dwelling * input.deductible) / 100;
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
