import { money, type Given, type Recommendation } from '../../estimate/index.ts';
import { keepOrReplace, type Weighed } from './keep-or-replace.ts';
import type { HvacValues } from './model.ts';
import { isPartFree, partOf } from './symptoms.ts';

/** Age × repair above this leans to replacing (S10). */
export const AGE_TIMES_COST = 5000;
/** So does a repair above half the price of new. */
export const HALF = 0.5;
/** A repair below this share of a new one is small: no rule of thumb argues for a new system; our choice. */
const SMALL = 0.1;
/** ENERGY STAR: think of replacing an AC from 10 years, a furnace from 15 (S80). */
const OLD = { cooling: 10, furnace: 15 };
/** A repair above this, in US dollars, deserves a second opinion (S78). */
const SECOND_OPINION = 500;

const oldFrom = (system: HvacValues['system']): number =>
  system === 'furnace' ? OLD.furnace : OLD.cooling;

/** Holds refrigerant, so that opening an R-22 system means buying what is no longer made. */
const SEALED = ['leak', 'recharge', 'coil', 'compressor', 'reversingValve'];
const CHECKS = {
  thermostat: 'Thermostat: mode and batteries.',
  filter: 'Filter: hold it to the light.',
  power: 'Power: both breakers and the outdoor switch; reset once only.',
} as const;
const SELF_CHECKS = ['thermostat', 'filter', 'power'] as const;

/** The next five years of either, in words. */
const overFiveYears = (w: Weighed): string => {
  const { keep, replace } = keepOrReplace(w, 5);
  return `Over five years repairing comes to about ${money(keep)}, a new one to ${money(replace)}, power and later repairs included.`;
};

/** Two sums closer than this are even. */
const EVEN = 0.95;
const DISAGREE = {
  keep: 'The two rules disagree. Over five years, repairing comes out cheaper.',
  even: 'The two rules disagree, and over five years both cost about the same. Repair if it has been reliable.',
  replace: 'The two rules disagree. Over five years, a new one comes out cheaper.',
} as const;

const onRepair = (v: HvacValues, weighed: Weighed, given: Given): Recommendation => {
  const part = partOf(v);
  const { repair, replacement, system } = weighed;
  const share = repair / replacement;
  const product = v.age * repair;
  const old = given.has('age') && v.age >= oldFrom(system);
  const rules = [
    `The repair is ${Math.round(100 * share)}% of a new one (about ${money(replacement)}). Above half leans to new.`,
    ...(given.has('age')
      ? [
          `$5,000 rule: ${v.age} years × ${money(repair)} = ${money(product)}. Above $5,000 leans to new.`,
          overFiveYears(weighed),
        ]
      : []),
  ];
  if (part === 'exchanger') {
    return {
      outcome: 'second-opinion',
      headline: 'Ask for proof, and a second opinion.',
      reasons: [
        'A cracked one is dangerous if real, and a known sales trick if not. Ask for a photo and a carbon monoxide reading.',
        'Leave the furnace off until you know.',
      ],
      next: 'get-inspected',
    };
  }
  const open = SELF_CHECKS.filter((check) => !v.checked.includes(check));
  if (part === 'unknown' && v.symptom !== 'breaker' && open.length > 0) {
    return {
      outcome: 'check-first',
      headline: 'Free checks first. Then call.',
      reasons: [
        open.map((check) => CHECKS[check]).join(' '),
        v.symptom === 'ice' || v.symptom === 'weak'
          ? 'Ice? Turn cooling off and run the fan until it thaws, or it can ruin the compressor.'
          : 'Water in the drain pan can stop the system.',
      ],
      next: 'do-it-yourself',
    };
  }
  if (isPartFree(v)) {
    return {
      outcome: 'use-warranty',
      headline: 'Use the warranty: the part should be free.',
      reasons: ['You pay labor, and often the visit. Call the installer or a dealer of the brand.'],
      flip: 'If it was never registered, the warranty may have ended after 5 years.',
      next: 'warranty',
    };
  }
  if (v.refrigerant === 'r22' && SEALED.includes(part)) {
    return {
      outcome: 'price-new',
      headline: 'Price a new system before you pay for this.',
      reasons: [
        'R-22 has not been made or imported since 2020, so each pound costs a lot.',
        ...rules,
      ],
      next: 'quotes',
    };
  }
  if (share > HALF) {
    return {
      outcome: 'price-new',
      headline: 'Price a new system as well.',
      reasons: rules,
      next: 'quotes',
    };
  }
  if (old && weighed.oftenBroken && share > SMALL) {
    return {
      outcome: 'price-new',
      headline: 'Price a new system as well: it keeps breaking.',
      reasons: rules,
      flip: 'If each fault was small and another, repairing may still be cheaper.',
      next: 'quotes',
    };
  }
  if (old && product > AGE_TIMES_COST && share > SMALL) {
    const { keep, replace } = keepOrReplace(weighed, 5);
    const ahead = keep < EVEN * replace ? 'keep' : replace < EVEN * keep ? 'replace' : 'even';
    return {
      outcome: 'rules-disagree',
      headline: DISAGREE[ahead],
      reasons: rules,
      flip:
        ahead === 'replace'
          ? 'If you sell the house within two years, repair it.'
          : 'If it needed a repair every year, price a new one.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair',
    headline: 'A repair makes sense.',
    reasons: [
      ...rules,
      ...(repair > SECOND_OPINION ? ['Above $500, get a second opinion.'] : []),
      ...(old ? ['At its age, start to set money aside for a new one.'] : []),
    ],
    flip: old
      ? 'If it breaks again within a year, price a new one.'
      : `If it is older than ${oldFrom(system)} years, price a new one as well.`,
    next: 'quotes',
  };
};

const onReplace = (v: HvacValues, given: Given): Recommendation => {
  if (v.state === 'uneven') {
    return {
      outcome: 'ducts-first',
      headline: 'Have the ducts tested first.',
      reasons: [
        'A new unit on leaky ducts leaves the same hot rooms.',
        'Ask for a leakage test with a number, then decide.',
      ],
      next: 'get-inspected',
    };
  }
  if (v.state === 'works' && given.has('age') && v.age < oldFrom(v.system)) {
    return {
      outcome: 'wait',
      headline: 'Wait. It works and it is not old.',
      reasons: [`ENERGY STAR says to think of a new one from about ${oldFrom(v.system)} years.`],
      next: 'wait',
    };
  }
  if (v.state === 'dead' && given.has('age') && v.age < oldFrom(v.system)) {
    return {
      outcome: 'repair-first',
      headline: 'Get a diagnosis before you buy.',
      reasons: [`At ${v.age} years it is often one part, and parts warranties run 5 to 10 years.`],
      next: 'repair-first',
    };
  }
  return {
    outcome: 'replace',
    headline:
      v.state === 'works'
        ? 'Plan calmly: quotes are often lower in spring and fall.'
        : given.has('state')
          ? 'A new system makes sense. Get three written quotes.'
          : 'If it keeps needing repairs, get three written quotes for a new one.',
    reasons: [
      'Ask each for a Manual J load calculation: nothing else gives the size.',
      'It must name both models, SEER2, tons, AHRI match, permit and labor warranty.',
    ],
    flip: `If it is under ${oldFrom(v.system)} years old, have it diagnosed before you buy.`,
    next: 'quotes',
  };
};

/** What we would do in the person's place. */
export const advise = (v: HvacValues, weighed: Weighed, given: Given): Recommendation => {
  if (v.dangers.includes('gas')) {
    return {
      outcome: 'leave-now',
      headline: 'Go outside now. Call the gas company or 911 from there.',
      reasons: ['Touch no switch. Let no one back in until they say so.'],
      next: 'emergency',
    };
  }
  if (v.job === 'repair') return onRepair(v, weighed, given);
  if (v.job === 'replace') return onReplace(v, given);
  if (v.job === 'ducts') {
    return {
      outcome: 'test-ducts',
      headline:
        v.ductWork === 'new'
          ? 'Ask for a leakage test first: sealing may be enough.'
          : 'Have the leakage measured before and after.',
      reasons: [
        'Leaks can waste a fifth of the air, and a test puts a number on yours.',
        'A price should name the runs, the returns, the insulation (R-8 in an attic) and the old ducts hauled away.',
      ],
      next: 'get-inspected',
    };
  }
  return {
    outcome: 'tune-up',
    headline: 'The AC before summer, a gas furnace before winter.',
    reasons: ['Be wary of a $29 to $49 tune-up that always finds a big repair.'],
    next: 'quotes',
  };
};
