import { addUp, lineTotal, typicalSum, type Given } from '../../estimate/index.ts';
import { settleClaim, type Claim } from './claim.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { existingOn, roofLines, workLines } from './lines.ts';

/** What the work comes to and what a claim would pay of it, US dollars at typical prices. */
export interface Costs {
  readonly cost: number;
  /** The same at the high prices. */
  readonly high: number;
  /** A new roof of this size and of the kind that lies there; shingles in place of shake. */
  readonly newRoof: number;
  /** After a storm; an invention until the policy was read. */
  readonly claim: Claim | undefined;
  /** Whether dwelling limit and deductible were read off the policy. */
  readonly policyKnown: boolean;
  readonly sizeKnown: boolean;
}

const claimOf = (v: RoofingValues, job: number): Claim => {
  const insured = v.damage === 'spots' ? job : typicalSum(roofLines(v, existingOn(v)));
  return settleClaim({ ...v, insured, job, life: figures.life.value[v.existing] });
};

export const costsOf = (v: RoofingValues, given: Given): Costs => {
  const work = workLines(v);
  const cost = typicalSum(work);
  return {
    cost,
    high: addUp(work.map(lineTotal)).high,
    newRoof: typicalSum(roofLines(v, v.existing === 'wood' ? 'architectural' : existingOn(v))),
    claim: v.job === 'storm' ? claimOf(v, cost) : undefined,
    policyKnown: given.has('dwelling') && given.has('deductible'),
    sizeKnown: given.has('floor') || given.has('area') || given.has('squares'),
  };
};
