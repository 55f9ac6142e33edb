import { addUp, lineTotal, typicalSum, type Given } from '../../engine/index.ts';
import { settleClaim, type Claim } from './claim.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { existingOn, isWhole, roofLines, tarpLines, workLines } from './lines.ts';

/**
 * What the work comes to and what a claim would pay of it, US dollars at typical prices. After a storm what
 * the person adds was hit too, on the roof and elsewhere: one storm has one deductible.
 */
export interface Costs {
  readonly cost: number;
  /** The same at the high prices. */
  readonly high: number;
  /** A new roof of this size and of the kind that lies there; shingles in place of shake. */
  readonly newRoof: number;
  /** After a storm, what was lost, like for like: more than the work where a cheaper roof is laid. */
  readonly lost: number;
  /** After a storm that did damage; an invention until the policy was read. */
  readonly claim: Claim | undefined;
  /** Whether dwelling limit and deductible were read off the policy. */
  readonly policyKnown: boolean;
  readonly sizeKnown: boolean;
}

/** What a roof like the one that was there comes to, with the rest that was hit. */
const lostIn = (v: RoofingValues, job: number, added: number): number =>
  isWhole(v) ? typicalSum([...tarpLines(v), ...roofLines(v, existingOn(v))]) + added : job;

export const costsOf = (v: RoofingValues, given: Given): Costs => {
  const work = workLines(v);
  const added = v.job === 'storm' ? v.extras + (v.elsewhere ?? 0) : 0;
  const cost = typicalSum(work) + added;
  const lost = lostIn(v, cost, added);
  const life = figures.life.value[v.existing];
  return {
    cost,
    high: addUp(work.map(lineTotal)).high + added,
    lost,
    newRoof: typicalSum(roofLines(v, v.existing === 'wood' ? 'architectural' : existingOn(v))),
    claim:
      v.job === 'storm' && v.damage !== 'told'
        ? settleClaim({ ...v, insured: lost, job: cost, life })
        : undefined,
    policyKnown: (given.has('dwelling') && given.has('deductible')) || given.has('flat'),
    sizeKnown: given.has('floor') || given.has('area') || given.has('squares'),
  };
};
