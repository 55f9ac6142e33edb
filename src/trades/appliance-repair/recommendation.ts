import { money, type Given, type Recommendation } from '../../estimate/index.ts';
import type { ApplianceValues } from './model.ts';
import { lifeYears, majorFromYears, majorParts } from './causes.ts';
import { namedPart, say, symptomOf, type Cause } from './lines.ts';
import { HALF, lifeOf, type Rules } from './rules.ts';

/** A fix up to this many dollars is usually worth it on a unit younger than WORTH_UNTIL_YEARS (R5). */
const SMALL_FIX = 300;
const WORTH_UNTIL_YEARS = 10;
/** Repairs in two years from which a unit counts as repair-prone: our choice. */
const REPAIR_PRONE = 2;
/** A repair below this share of a new one is never a reason to replace: our choice. */
const ALWAYS_REPAIR = 0.25;
/** A quote for a major fault leans to a new one only from this share of its price: our choice. */
const MAJOR_FROM = 1 / 3;
/** "Nothing broken" from this many calls in 100 on: check first (20 to 25% of calls, R1). */
const CHECK_FROM = 20;
/** Major faults decide once they make up this share of what it can be: our choice. */
const MOSTLY = 0.5;
/** Up to this quote a microwave over the range is worth repairing ($250 to $350, R91), US dollars. */
const HUNG_WORTH = 300;

const emergency = (v: ApplianceValues): Recommendation => ({
  outcome: 'make-it-safe',
  headline: v.danger.includes('gas')
    ? 'Get out, then call. The repair can wait.'
    : 'Cut the power first. The repair can wait.',
  reasons: ['Do what the warning above says, now.'],
  next: 'emergency',
});

const covered: Recommendation = {
  outcome: 'use-the-warranty',
  headline: 'Call the warranty before you pay anyone.',
  reasons: ['Have the receipt and the serial number ready. Most who claim get at least part paid.'],
  next: 'warranty',
};

/** A luxury built-in lasts longer, and so does its major fault weigh later. Years. */
const majorFrom = (v: ApplianceValues): number =>
  (majorFromYears[v.appliance] * lifeOf(v)) / lifeYears[v.appliance].typical;

const counterTop: Recommendation = {
  outcome: 'replace',
  headline: 'Buy a new one. Nobody repairs these.',
  reasons: ['A visit and a part cost about as much as a new microwave for the counter.'],
  flip: 'If it hangs over the range or is built in, a repair can pay.',
  next: 'do-it-yourself',
};

const buyNew = (
  v: ApplianceValues,
  repair: number,
  given: Given,
  reasons: readonly string[],
): Recommendation => ({
  outcome: 'replace',
  headline: 'Put the money into a new one.',
  reasons: [
    ...reasons,
    given.has('age')
      ? `The repair is about ${money(repair)}, at ${v.age} of some ${lifeOf(v)} years.`
      : `The repair is about ${money(repair)}.`,
  ],
  flip: 'If another shop does it for less than half the price of a new one, have it repaired.',
  next: 'do-it-yourself',
});

/** What we would do: make it safe, claim, check, replace or repair. `repair` in US dollars. */
export const advise = (
  v: ApplianceValues,
  repair: number,
  causes: readonly Cause[],
  rules: Rules,
  given: Given,
): Recommendation => {
  if (v.danger.length > 0) return emergency(v);
  if (v.warranty !== 'over') return covered;
  const open = v.quote === null && namedPart(v) === undefined && v.checked === 'not-yet';
  if (open && symptomOf(v).nothing >= CHECK_FROM) {
    return {
      outcome: 'check-first',
      headline: 'Check this first. It is free.',
      reasons: [
        symptomOf(v).check,
        'One call in four or five needs no part. Still broken? Answer the free checks with yes.',
      ],
      next: 'do-it-yourself',
    };
  }
  const { share, newPrice, keepPerYear, replacePerYear } = rules;
  const onCounter = v.appliance === 'microwave' && v.microwaveKind === 'counter';
  if (onCounter && v.brand === 'standard' && (share === undefined || share >= ALWAYS_REPAIR))
    return counterTop;
  const small = share !== undefined && share < ALWAYS_REPAIR;
  const ofNew =
    share === undefined || newPrice === undefined
      ? ''
      : `${Math.round(100 * share)}% of ${v.newPrice === null ? 'a usual new one' : 'the new one'} (${money(newPrice)})`;
  const likeliest = causes[0];
  const majors = causes.filter(({ part }) => majorParts.includes(part));
  const major = majors.reduce((sum, one) => sum + one.share, 0) >= MOSTLY;
  const worst = v.quote !== null && namedPart(v) === undefined ? undefined : majors[0];
  const old = given.has('age') && v.age > lifeOf(v) / 2;
  if (share !== undefined && (share >= 1 || (share > HALF && old)))
    return buyNew(v, repair, given, [`The repair is ${ofNew}.`]);
  const dearEnough = share !== undefined && (v.quote === null || share >= MAJOR_FROM);
  if (major && dearEnough && !small && given.has('age') && v.age >= majorFrom(v))
    return buyNew(v, repair, given, [
      worst === undefined
        ? 'A major fault at this age leans to a new one.'
        : `${worst.label}: at this age that leans to a new one.`,
    ]);
  const costlyToKeep =
    given.has('age') && !small && replacePerYear !== undefined && keepPerYear > replacePerYear;
  if (costlyToKeep && (v.age >= lifeOf(v) || v.repairs >= REPAIR_PRONE))
    return buyNew(v, repair, given, ['Keeping it costs more a year than a new one.']);
  if (share !== undefined && share > HALF) {
    return {
      outcome: 'second-price',
      headline: given.has('age')
        ? 'Get a second price. It is young for this bill.'
        : 'Get a second price. This is over half of a new one.',
      reasons: [`${money(repair)} is ${ofNew}. Below half, repair it.`],
      flip: `If it is older than ${Math.floor(lifeOf(v) / 2)} years, put the money into a new one.`,
      next: 'quotes',
    };
  }
  if (costlyToKeep && old) {
    return {
      outcome: 'close-call',
      headline: 'A close call. Get the exact price first.',
      reasons: [
        `Keeping it costs about ${money(keepPerYear)} a year, a new one ${money(replacePerYear)}.`,
        'From about eight years on, Consumer Reports buys new.',
      ],
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair',
    headline: 'Repair it.',
    reasons: [
      ...(likeliest && v.quote === null ? [`Likeliest: ${say(likeliest)}.`] : []),
      share === undefined ? 'Enter the price of a new one.' : `It is ${ofNew}, below half.`,
      v.appliance === 'microwave' && repair <= HUNG_WORTH
        ? 'Over the range or built in, a repair up to about $300 is worth it.'
        : repair <= SMALL_FIX && given.has('age') && v.age < WORTH_UNTIL_YEARS
          ? 'A fix below $300 is usually worth it before ten years.'
          : 'Ask for an itemized price and a written warranty.',
    ],
    flip: 'If the written price is over half of a new one, compare the two again.',
    next: 'quotes',
  };
};
