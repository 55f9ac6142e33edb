import { money, type Recommendation } from '../../estimate/index.ts';
import type { ApplianceValues } from './calculator.ts';
import { lifeYears, majorFromYears, majorParts } from './causes.ts';
import { say, symptomOf, type Cause } from './lines.ts';
import { HALF, type Rules } from './rules.ts';

/** A fix up to this many dollars is usually worth it on a unit younger than WORTH_UNTIL_YEARS (R5). */
const SMALL_FIX = 300;
const WORTH_UNTIL_YEARS = 10;
/** Repairs in two years from which a unit counts as repair-prone: our choice. */
const REPAIR_PRONE = 2;
/** "Nothing broken" from this share on: check first (20 to 25% of calls, R1). */
const CHECK_FROM = 0.2;

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

const buyNew = (
  v: ApplianceValues,
  repair: number,
  reasons: readonly string[],
): Recommendation => ({
  outcome: 'replace',
  headline: 'Put the money into a new one.',
  reasons: [
    ...reasons,
    `The repair is about ${money(repair)}, at ${v.age} of some ${lifeYears[v.appliance].typical} years.`,
  ],
  next: 'do-it-yourself',
});

/** What we would do: make it safe, claim, check, replace or repair. `repair` in US dollars. */
export const advise = (
  v: ApplianceValues,
  repair: number,
  causes: readonly Cause[],
  rules: Rules,
): Recommendation => {
  if (v.danger.length > 0) return emergency(v);
  if (v.warranty !== 'over') return covered;
  const nothing = causes.find(({ part }) => part === 'none')?.share ?? 0;
  if (v.quote === 0 && nothing >= CHECK_FROM) {
    return {
      outcome: 'check-first',
      headline: 'Check this first. It is free.',
      reasons: [
        symptomOf(v).check,
        'About 1 call in 5 needs no part. Still broken? Answer the free checks with yes.',
      ],
      next: 'do-it-yourself',
    };
  }
  const { share, keepPerYear, replacePerYear } = rules;
  const likeliest = causes[0];
  const major = likeliest !== undefined && majorParts.includes(likeliest.part);
  const old = v.age > lifeYears[v.appliance].typical / 2;
  if (share !== undefined && share > HALF && old)
    return buyNew(v, repair, [`The repair is ${Math.round(100 * share)}% of a new one.`]);
  if (major && v.age >= majorFromYears[v.appliance])
    return buyNew(v, repair, [
      `A ${likeliest.label.toLowerCase()} at this age leans to a new one.`,
    ]);
  const costlyToKeep = replacePerYear !== undefined && keepPerYear > replacePerYear;
  if (costlyToKeep && (v.age >= lifeYears[v.appliance].typical || v.repairs >= REPAIR_PRONE))
    return buyNew(v, repair, ['Keeping it costs more a year than a new one.']);
  if (share !== undefined && share > HALF) {
    return {
      outcome: 'second-price',
      headline: 'Get a second price. It is young for this bill.',
      reasons: [
        `${money(repair)} is ${Math.round(100 * share)}% of a new one. Below half, repair it.`,
      ],
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
      ...(likeliest && v.quote === 0 ? [`Likeliest: ${say(likeliest)}.`] : []),
      share === undefined
        ? 'Enter the price of a new one above.'
        : `It is ${Math.round(100 * share)}% of a new one, below half.`,
      repair <= SMALL_FIX && v.age < WORTH_UNTIL_YEARS
        ? 'A fix below $300 is usually worth it before ten years.'
        : 'Ask for an itemized price and a written warranty.',
    ],
    next: 'quotes',
  };
};
