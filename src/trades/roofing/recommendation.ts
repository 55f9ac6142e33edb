import { money, type Recommendation } from '../../estimate/index.ts';
import type { RoofingValues } from './calculator.ts';
import type { Claim } from './claim.ts';

interface Costs {
  readonly cost: number;
  readonly newRoof: number;
  readonly claim: Claim | undefined;
}

/** Repair above this share of a new roof: price a new one (30 to 40 % in R48). */
const REPLACE_ABOVE = 0.35;
/** Asphalt here lasts 15 to 25 years (R48); before 15 a sound roof can wait. */
const OLD_FROM_YEARS = 15;

const onClaim = (v: RoofingValues, { cost, claim }: Costs): Recommendation => {
  const paid = claim ? claim.firstCheck + claim.secondCheck : 0;
  if (!claim || paid <= 0) {
    return {
      outcome: 'do-not-file',
      headline: 'A claim would likely pay you nothing. Think twice before you file.',
      reasons: [
        `Your deductible, about ${money(claim?.deductible ?? 0)}, is more than what the policy would pay for.`,
        'Ask a roofer for a written scope and photos first. A repair may be all it needs.',
      ],
      next: 'repair-first',
    };
  }
  return {
    outcome: 'file',
    headline: `A claim could pay about ${money(paid)}. Ask your insurer to look.`,
    reasons: [
      `The job comes to about ${money(cost)}; you would pay about ${money(claim.ownerPays)} of it yourself.`,
      v.policy === 'rcv'
        ? 'Replacement cost pays in two checks; the second comes after proof that you paid the deductible.'
        : 'Actual cash value pays less the older the roof is, and there is no second check.',
      'The insurer must answer within 15 days and decide within 15 business days of getting what it asked for.',
    ],
    next: 'insurance',
  };
};

const onRepair = (v: RoofingValues, { cost, newRoof }: Costs): Recommendation => {
  if (cost / newRoof > REPLACE_ABOVE || v.condition === 'sagging') {
    return {
      outcome: 'price-replacement',
      headline: 'Get a price for a new roof as well.',
      reasons: [
        `This repair is about ${Math.round((100 * cost) / newRoof)}% of a new roof. Above 30 to 40% a new one is worth pricing.`,
      ],
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair-is-enough',
    headline: 'A repair is enough.',
    reasons: [
      `It is about ${Math.round((100 * cost) / newRoof)}% of what a new roof costs; replacing is worth a thought only above 30 to 40%.`,
      'Take photos now, so that the next storm can be told from this one.',
    ],
    next: 'quotes',
  };
};

/** What we would do: repair is enough, file or do not file, wait, or get quotes. */
export const advise = (v: RoofingValues, costs: Costs): Recommendation => {
  if (v.job === 'storm') return onClaim(v, costs);
  if (v.condition === 'sagging') {
    return {
      outcome: 'inspect-now',
      headline: 'Have it inspected before you price anything.',
      reasons: [
        'A dip in the ridge or a slope can mean broken framing. The price below covers the covering, not the frame.',
      ],
      next: 'get-inspected',
    };
  }
  if (v.job === 'repair') return onRepair(v, costs);
  if (v.condition === 'sound' && v.age < OLD_FROM_YEARS) {
    return {
      outcome: 'wait',
      headline: 'You can likely wait.',
      reasons: [
        `A dry, flat roof of ${v.age} years has time left: asphalt lasts about 15 to 25 years here.`,
        'Have it looked at after the next hail. Insurance does not buy a roof because it is old.',
      ],
      next: 'wait',
    };
  }
  return {
    outcome: 'plan-replacement',
    headline: 'Planning a new roof makes sense. Get two or three written prices.',
    reasons: [
      'Age with curling, bald or missing shingles is when DFW roofers plan a replacement.',
      'Ask for a price per sheet of decking in writing: it is the line that grows.',
    ],
    next: 'quotes',
  };
};
