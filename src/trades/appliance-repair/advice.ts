import { usd, type Advice, type Facts, type Given } from '../../estimate/index.ts';
import { majorParts } from './causes.ts';
import type { ApplianceValues } from './fields.ts';
import { figures } from './figures.ts';
import { lifeOf, majorFrom, type Choice } from './keep-or-replace.ts';
import { causesOf, factsOf, namedPart, nothingBroken, symptomOf } from './lines.ts';
import type { ApplianceWord } from './words.ts';

type ApplianceAdvice = Advice<ApplianceWord>;
type Reason = ApplianceAdvice['reasons'][number];

/** Which appliance does what, as the free checks speak of it. */
export const symptomFact = (v: ApplianceValues): Facts => ({
  symptom: `${v.appliance}_${symptomOf(v)}`.replaceAll('-', '_'),
});

const emergency = (v: ApplianceValues): ApplianceAdvice => ({
  outcome: 'make-it-safe',
  facts: { danger: v.danger.includes('gas') ? 'gas' : 'power' },
  reasons: ['reason.warning-above'],
  next: 'emergency',
});

const covered: ApplianceAdvice = {
  outcome: 'use-the-warranty',
  reasons: ['reason.receipt'],
  next: 'warranty',
};

const checkFirst = (v: ApplianceValues): ApplianceAdvice => ({
  outcome: 'check-first',
  reasons: [['reason.check', symptomFact(v)], 'reason.no-part'],
  next: 'do-it-yourself',
});

const counterTop: ApplianceAdvice = {
  outcome: 'replace',
  facts: { kind: 'counter' },
  reasons: ['reason.counter'],
  flip: 'flip.not-on-counter',
  next: 'do-it-yourself',
};

const buyNew = (
  v: ApplianceValues,
  { repair }: Choice,
  given: Given,
  why: Reason,
): ApplianceAdvice => ({
  outcome: 'replace',
  facts: { kind: 'other' },
  reasons: [
    why,
    given.has('age')
      ? ['reason.cost-at-age', { cost: usd(repair), age: v.age, life: lifeOf(v) }]
      : ['reason.cost', { cost: usd(repair) }],
  ],
  flip: 'flip.another-shop',
  next: 'do-it-yourself',
});

/** How the repair compares with a new one, as sentences speak of it. */
const ofNew = (v: ApplianceValues, { repair, share, newPrice }: Choice): Facts => ({
  cost: usd(repair),
  percent: Math.round(100 * (share ?? 0)),
  whose: v.newPrice === null ? 'usual' : 'given',
  price: usd(newPrice ?? 0),
});

/** Whether a major fault, by what it can be, speaks for a new one; and the part to blame it on. */
const majorFault = (v: ApplianceValues, { share }: Choice, given: Given): Reason | undefined => {
  const majors = causesOf(v).filter(({ part }) => majorParts.includes(part));
  const likely = majors.reduce((sum, one) => sum + one.share, 0) >= figures.mostly.value;
  const dear =
    share !== undefined &&
    share >= figures.alwaysRepair.value &&
    (v.quote === null || share >= figures.majorShare.value);
  if (!likely || !dear || !given.has('age') || v.age < majorFrom(v)) return undefined;
  const worst = v.quote !== null && namedPart(v) === undefined ? undefined : majors[0];
  return worst ? ['reason.major-part', { part: worst.label }] : 'reason.major';
};

const replaced = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): ApplianceAdvice | undefined => {
  const { share, keepPerYear, replacePerYear } = choice;
  const { half, alwaysRepair, repairProne } = figures;
  const old = given.has('age') && v.age > lifeOf(v) / 2;
  if (share !== undefined && (share >= 1 || (share > half.value && old)))
    return buyNew(v, choice, given, ['reason.of-new', ofNew(v, choice)]);
  const major = majorFault(v, choice, given);
  if (major) return buyNew(v, choice, given, major);
  const costly =
    given.has('age') &&
    share !== undefined &&
    share >= alwaysRepair.value &&
    replacePerYear !== undefined &&
    keepPerYear > replacePerYear;
  if (costly && (v.age >= lifeOf(v) || v.repairs >= repairProne.value))
    return buyNew(v, choice, given, 'reason.costly-to-keep');
  if (share !== undefined && share > half.value)
    return {
      outcome: 'second-price',
      facts: { age: given.has('age') ? 'given' : 'open' },
      reasons: [['reason.over-half', ofNew(v, choice)]],
      flip: ['flip.older', { years: Math.floor(lifeOf(v) / 2) }],
      next: 'quotes',
    };
  return costly && old
    ? {
        outcome: 'close-call',
        reasons: [
          ['reason.keep-or-new', { keep: usd(keepPerYear), replace: usd(replacePerYear) }],
          'reason.eight-years',
        ],
        next: 'quotes',
      }
    : undefined;
};

const lastReason = (v: ApplianceValues, { repair }: Choice, given: Given): Reason => {
  const { hungWorth, smallFix, youngYears } = figures;
  if (v.appliance === 'microwave' && repair <= hungWorth.value) return 'reason.hung';
  return repair <= smallFix.value && given.has('age') && v.age < youngYears.value
    ? 'reason.small-fix'
    : 'reason.itemized';
};

const repairIt = (v: ApplianceValues, choice: Choice, given: Given): ApplianceAdvice => {
  const [likeliest] = causesOf(v);
  return {
    outcome: 'repair',
    reasons: [
      ...(likeliest && v.quote === null ? [['reason.likeliest', factsOf(likeliest)] as const] : []),
      choice.share === undefined
        ? 'reason.enter-new-price'
        : ['reason.below-half', ofNew(v, choice)],
      lastReason(v, choice, given),
    ],
    flip: 'flip.written-price',
    next: 'quotes',
  };
};

/** What we would do: make it safe, claim, check, replace or repair. */
export const advise = (v: ApplianceValues, choice: Choice, given: Given): ApplianceAdvice => {
  if (v.danger.length > 0) return emergency(v);
  if (v.warranty !== 'over') return covered;
  const open = v.quote === null && namedPart(v) === undefined && v.checked === 'not-yet';
  if (open && nothingBroken(v) >= figures.checkFrom.value) return checkFirst(v);
  const onCounter =
    v.appliance === 'microwave' && v.microwaveKind === 'counter' && v.brand === 'standard';
  if (onCounter && (choice.share ?? 1) >= figures.alwaysRepair.value) return counterTop;
  return replaced(v, choice, given) ?? repairIt(v, choice, given);
};
