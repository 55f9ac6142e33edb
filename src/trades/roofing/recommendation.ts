import { money, price, type Given, type Recommendation } from '../../estimate/index.ts';
import type { RoofingValues } from './fields.ts';
import { lifeYears, type Claim } from './claim.ts';

interface Costs {
  readonly cost: number;
  readonly newRoof: number;
  readonly claim: Claim | undefined;
  /** Whether dwelling limit and deductible were read off the policy. */
  readonly policyKnown: boolean;
  readonly sizeKnown: boolean;
}

/** Repair above this share of a new roof: price a new one (30 to 40 % in R48). */
const REPLACE_ABOVE = 0.35;
/** Worn asphalt of this age is too brittle to be mended for long; it lasts 15 to 25 years here (R48). */
const BRITTLE_FROM_YEARS = 18;

/** From when a sound roof is worth planning for, and what it is called. */
const kinds = {
  asphalt: { oldFrom: 15, name: 'asphalt', lasts: '15 to 25 years here' },
  class4: { oldFrom: 15, name: 'asphalt', lasts: '15 to 25 years here' },
  wood: { oldFrom: 20, name: 'wood shake', lasts: 'about 25 years' },
  metal: { oldFrom: 35, name: 'metal', lasts: '40 years or more' },
  tile: { oldFrom: 45, name: 'tile', lasts: '50 years or more' },
} as const;

const onClaim = (
  v: RoofingValues,
  { cost, claim, policyKnown }: Costs,
  given: Given,
): Recommendation => {
  const {
    deductible = 0,
    payable = 0,
    firstCheck = 0,
    secondCheck = 0,
    ownerPays = 0,
  } = claim ?? {};
  if (!policyKnown) {
    return {
      outcome: 'read-policy',
      headline: 'Read two figures off your policy before you decide on a claim.',
      reasons: [
        `The dwelling limit and the wind and hail percentage: 2% of $450,000 would leave the first ${price(9000)} to you. This job comes to about ${money(cost)}.`,
        'Take photos now. Ask a roofer for a written scope, and sign nothing at the door.',
      ],
      flip: 'If your deductible is above the price of the job, a claim would pay you nothing.',
      next: 'insurance',
    };
  }
  if (payable <= 0) {
    return {
      outcome: 'do-not-file',
      headline: 'A claim would likely pay you nothing. Think twice before you file.',
      reasons: [
        `Your deductible, ${price(deductible)}, is more than the damage, about ${money(cost)}.`,
        'Ask a roofer for a written scope and photos first. A repair may be all it needs.',
      ],
      flip: 'If a roofer finds damage on more slopes, work it out again.',
      next: 'repair-first',
    };
  }
  if (firstCheck + secondCheck <= 0) {
    return {
      outcome: 'ask-schedule',
      headline: 'Ask your insurer how it writes down your roof before you give up on a claim.',
      reasons: [
        `Actual cash value takes off for age. Over ${lifeYears[v.existing]} years, a roof of ${given.has('age') ? '' : 'perhaps '}${v.age} years leaves less than your deductible of ${price(deductible)}; the age does that, not the deductible alone.`,
        'Insurers use schedules of their own, and many leave something at any age. Ask which one is in your policy.',
      ],
      flip: 'If the policy pays replacement cost, a claim would pay.',
      next: 'insurance',
    };
  }
  return {
    outcome: 'file',
    headline: `A claim could pay about ${money(firstCheck + secondCheck)}. Ask your insurer to look.`,
    reasons: [
      `The job comes to about ${money(cost)}; you would pay about ${money(ownerPays)} of it yourself.`,
      v.policy === 'rcv'
        ? `${given.has('policy') ? 'Replacement cost' : 'If it covers replacement cost, it'} pays in two checks; the second comes after proof that you paid the deductible.`
        : 'Actual cash value pays less the older the roof is, and there is no second check.',
      'The insurer must answer within 15 days and decide within 15 business days of getting what it asked for.',
    ],
    flip:
      v.policy === 'rcv'
        ? 'If the policy pays actual cash value, the second check never comes.'
        : 'If the policy pays replacement cost, a second check brings back what age took off.',
    next: 'insurance',
  };
};

const onRepair = (
  v: RoofingValues,
  { cost, newRoof, sizeKnown }: Costs,
  given: Given,
): Recommendation => {
  const share = `${Math.round((100 * cost) / newRoof)}% of a new roof`;
  if (cost / newRoof > REPLACE_ABOVE) {
    return {
      outcome: 'price-replacement',
      headline: 'Get a price for a new roof as well.',
      reasons: [
        `This repair is about ${share}${sizeKnown ? '' : ' of common size'}. Above 30 to 40% a new one is worth pricing.`,
      ],
      flip: 'If the rest of the roof is sound and young, a repair can still be right.',
      next: 'quotes',
    };
  }
  const brittle =
    given.has('condition') &&
    v.condition === 'worn' &&
    given.has('age') &&
    v.age >= BRITTLE_FROM_YEARS &&
    (v.existing === 'asphalt' || v.existing === 'class4');
  if (brittle) {
    return {
      outcome: 'stop-the-leak',
      headline: 'Repair it to stop the leak, and get a price for a new roof.',
      reasons: [
        `Worn shingles of ${v.age} years are brittle and tear when new ones are slid under them. Asphalt lasts ${kinds.asphalt.lasts}.`,
        'Put no more into the repair than keeps the water out.',
      ],
      flip: 'If a roofer shows you that the shingles still bend, a repair may last.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair-is-enough',
    headline:
      given.has('condition') || given.has('age')
        ? 'A repair is enough.'
        : 'A repair is likely enough.',
    reasons: [
      ...(sizeKnown
        ? [`It is about ${share}; replacing is worth a thought only above 30 to 40%.`]
        : []),
      'Take photos now, so that the next storm can be told from this one.',
    ],
    flip: 'If the shingles are worn and older than about 18 years, price a new roof as well.',
    next: 'quotes',
  };
};

const onReplacement = (v: RoofingValues, given: Given): Recommendation => {
  const { oldFrom, name, lasts } = kinds[v.existing];
  const known = given.has('condition');
  if (known && v.condition === 'sound' && given.has('age') && v.age < oldFrom) {
    return {
      outcome: 'wait',
      headline: 'You can likely wait.',
      reasons: [
        `A dry roof of ${v.age} years that lies flat has time left: ${name} lasts ${lasts}.`,
        'Have it looked at after the next hail. Insurance does not buy a roof because it is old.',
      ],
      flip: 'If a roofer shows you hail damage, look at a claim first.',
      next: 'wait',
    };
  }
  const bids = 'Ask for a price per sheet of decking in writing: it is the line that grows.';
  if (known && v.condition === 'worn') {
    return {
      outcome: 'plan-replacement',
      headline: 'Planning a new roof makes sense. Get two or three written prices.',
      reasons: [
        v.existing === 'tile'
          ? 'Single broken tiles can be replaced. Ask whether the underlayment below them has to go.'
          : v.existing === 'metal'
            ? 'Loose panels and screws can be mended. Ask for that price beside a new roof.'
            : v.existing === 'wood'
              ? 'Split or rotten shakes let water through. Ask for the price of a whole new deck in writing.'
              : 'Curling, bald or missing shingles are when DFW roofers plan a new one.',
        bids,
      ],
      flip: 'If only one slope is worn, ask for a repair price as well.',
      next: 'quotes',
    };
  }
  if (given.has('age') && v.age >= oldFrom) {
    return {
      outcome: 'plan-replacement',
      headline: 'Planning a new roof makes sense. Get two or three written prices.',
      reasons: [`At ${v.age} years it is near its end: ${name} lasts ${lasts}.`, bids],
      flip: 'If it lies flat and dry and a roofer finds nothing, it can serve a while yet.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'look-first',
    headline: 'Have two or three roofers look, and get their prices in writing.',
    reasons: [
      `If it is ${oldFrom} years old or worn, planning a new one makes sense; ${name} lasts ${lasts}.`,
      bids,
    ],
    flip: 'If it is younger, flat and dry, you can likely wait.',
    next: 'quotes',
  };
};

/** What we would do: repair is enough, file or do not file, wait, or get quotes. */
export const advise = (v: RoofingValues, costs: Costs, given: Given): Recommendation => {
  if (v.job === 'storm') return onClaim(v, costs, given);
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
  return v.job === 'repair' ? onRepair(v, costs, given) : onReplacement(v, given);
};
