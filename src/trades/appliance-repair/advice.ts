import { outcome, usd, type Facts, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import { majorParts } from './causes.ts';
import type { ApplianceValues } from './fields.ts';
import { figures } from './figures.ts';
import { costOf, lifeOf, majorFrom, weighUp, type Choice } from './keep-or-replace.ts';
import {
  billOfAny,
  burnsGas,
  canCheck,
  causesOf,
  factsOf,
  isDear,
  isFaultKnown,
  mayBeSealed,
  namedPart,
  nothingBroken,
  symptomOf,
  usualBill,
  visitOf,
  type Cause,
} from './lines.ts';

type Reason = Saying<'appliance-repair', 'reason'>;

/** Which appliance does what, as the free checks speak of it. */
export const symptomFact = (v: ApplianceValues): Facts => ({
  symptom: `${v.appliance}_${symptomOf(v)}${burnsGas(v) ? '_gas' : ''}`.replaceAll('-', '_'),
});

const emergency = (v: ApplianceValues): Advice<'appliance-repair'> =>
  outcome('make-it-safe', 'emergency', {
    facts: { danger: v.danger.includes('gas') ? 'gas' : 'power' },
    reasons: ['reason.warning-above'],
  });

/** A quote, beside what such repairs cost. */
const dearQuote = (v: ApplianceValues): Reason => [
  'reason.dear-quote',
  { quote: usd(v.quote ?? 0), usual: usd(billOfAny(v)) },
];

/** Why a warranty comes first. It leaves less than the whole bill: a quote above that is far above what is left. */
export const coveredReasons = (v: ApplianceValues): Reason[] => [
  ...(v.quote !== null && v.quote > billOfAny(v).high
    ? [dearQuote(v), 'reason.far-above-share' as const]
    : []),
  v.warranty === 'home' ? 'reason.contract' : 'reason.receipt',
];

const covered = (v: ApplianceValues): Advice<'appliance-repair'> =>
  outcome('use-the-warranty', 'warranty', { reasons: coveredReasons(v) });

const checkFirst = (v: ApplianceValues): Advice<'appliance-repair'> =>
  outcome('check-first', 'do-it-yourself', {
    reasons: [['reason.check', symptomFact(v)], 'reason.no-part'],
  });

const counterTop: Advice<'appliance-repair'> = outcome('replace', 'do-it-yourself', {
  facts: { kind: 'counter' },
  reasons: ['reason.counter'],
  flip: 'flip.not-on-counter',
});

/** At what price the repair would win: the usual one if the quote is far above, else half of new, or a quarter. */
const cheaper = (v: ApplianceValues, { newPrice = 0 }: Choice, given: Given) => {
  const usual = usualBill(v);
  const atUsual = { ...v, quote: usual.typical };
  if (isDear(v) && !replaced(atUsual, weighUp(atUsual, usual.typical), given))
    return ['flip.usual-price', { usual: usd(usual) }] as const;
  const half = figures.half.value * newPrice;
  return replaced({ ...v, quote: half }, weighUp(v, half), given)
    ? (['flip.far-cheaper', { price: usd(figures.alwaysRepair.value * newPrice) }] as const)
    : ('flip.another-shop' as const);
};

/** What the repair costs, and by whose figure. */
const costFacts = (v: ApplianceValues, { repair }: Choice): Facts => ({
  cost: usd(repair),
  of: costOf(v),
});

const buyNew = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
  why: Reason,
): Advice<'appliance-repair'> =>
  outcome('replace', 'do-it-yourself', {
    facts: { kind: 'other' },
    reasons: [
      why,
      given.has('age')
        ? ['reason.cost-at-age', { ...costFacts(v, choice), age: v.age, life: lifeOf(v) }]
        : ['reason.cost', costFacts(v, choice)],
    ],
    flip: cheaper(v, choice, given),
  });

/** How the repair compares with a new one, as sentences speak of it. */
const ofNew = (v: ApplianceValues, choice: Choice): Facts => ({
  ...costFacts(v, choice),
  percent: Math.round(100 * (choice.share ?? 0)),
  whose: v.newPrice === null ? 'usual' : 'given',
  price: usd(choice.newPrice ?? 0),
});

/** The causes that are major faults, and how likely it is one of them, 0–1. */
const majorsOf = (v: ApplianceValues) => {
  const majors = causesOf(v).filter(({ part }) => majorParts.includes(part));
  return { majors, likely: majors.reduce((sum, one) => sum + one.share, 0) };
};

/** Whether a major fault would speak for a new one, at this age and against this price. */
const majorWeighs = (v: ApplianceValues, { share }: Choice, given: Given): boolean =>
  share !== undefined &&
  share >= figures.alwaysRepair.value &&
  (v.quote === null || share >= figures.majorShare.value) &&
  given.has('age') &&
  v.age >= majorFrom(v);

/** The reason to replace that lies in the fault itself. */
const majorFault = (v: ApplianceValues, choice: Choice, given: Given): Reason | undefined => {
  const { majors, likely } = majorsOf(v);
  const { mostly, nearly } = figures.majorLikely.value;
  if (likely < (v.quote === null ? nearly : mostly) || !majorWeighs(v, choice, given))
    return undefined;
  const worst = v.quote !== null && namedPart(v) === undefined ? undefined : majors[0];
  return worst ? ['reason.major-part', { part: worst.label }] : 'reason.major';
};

/** Whether a cause is a small fault that would be repaired once a technician named it. */
const isWorthIt = (v: ApplianceValues, { part, cost }: Cause, given: Given): boolean =>
  !majorParts.includes(part) &&
  !replaced({ ...v, [`${v.appliance}Part`]: part }, weighUp(v, cost.typical + v.extra), given);

/** An old one with either a small fault or a major one: only the diagnosis can tell. */
const diagnoseFirst = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): Advice<'appliance-repair'> | undefined => {
  const { majors, likely } = majorsOf(v);
  const { some, nearly } = figures.majorLikely.value;
  const [worst] = majors;
  const minor = causesOf(v).find((cause) => isWorthIt(v, cause, given));
  const old = given.has('age') && v.age >= majorFrom(v);
  if (v.quote !== null || !worst || !minor || likely < some || likely >= nearly || !old)
    return undefined;
  const ofWorst = worst.cost.typical / (choice.newPrice ?? Infinity);
  if (ofWorst < figures.alwaysRepair.value) return undefined;
  return outcome('diagnose-first', 'quotes', {
    facts: { visit: usd(visitOf(v).typical) },
    reasons: [
      ['reason.if-minor', { part: minor.label, cost: usd(minor.cost.typical) }],
      ['reason.if-major', { part: worst.label, cost: usd(worst.cost.typical) }],
    ],
    flip: 'flip.named',
  });
};

/** Two far-apart causes: where a likely one costs more than the whole range says, the diagnosis comes first. */
const farApart = (v: ApplianceValues, high: number): Advice<'appliance-repair'> | undefined => {
  const causes = causesOf(v);
  const dear = causes.find(
    ({ share, cost }) => share >= figures.majorLikely.value.some && cost.typical > high,
  );
  const other = causes.find((one) => one !== dear);
  if (v.quote !== null || !dear || !other) return undefined;
  return outcome('diagnose-first', 'quotes', {
    facts: { visit: usd(visitOf(v).typical) },
    reasons: [
      ['reason.if-minor', { part: other.label, cost: usd(other.cost.typical) }],
      ['reason.if-dear', { part: dear.label, cost: usd(dear.cost.typical) }],
    ],
    flip: 'flip.named',
  });
};

/** Past its life, and no price of a new one to hold the repair against. */
const pastLife = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): Advice<'appliance-repair'> | undefined =>
  choice.share === undefined && given.has('age') && v.age >= lifeOf(v)
    ? outcome('close-call', 'quotes', {
        reasons: [
          ['reason.cost-at-age', { ...costFacts(v, choice), age: v.age, life: lifeOf(v) }],
          'reason.enter-new-price',
        ],
      })
    : undefined;

/** A young one's cooling circuit may be under a warranty of its own. */
const sealedWarranty = (v: ApplianceValues, given: Given): boolean =>
  mayBeSealed(v) && given.has('age') && v.age < figures.youngYears.value;

/** Whether keeping it costs more a year than a new one, and the repair is no small one. */
const costsMore = (choice: Choice, given: Given): boolean => {
  const { share, keepPerYear, replacePerYear } = choice;
  return (
    given.has('age') &&
    share !== undefined &&
    share >= figures.alwaysRepair.value &&
    replacePerYear !== undefined &&
    keepPerYear > replacePerYear
  );
};

const isOld = (v: ApplianceValues, given: Given): boolean =>
  given.has('age') && v.age > lifeOf(v) / 2;

const replaced = (v: ApplianceValues, choice: Choice, given: Given): Reason | undefined => {
  const { share } = choice;
  if (share !== undefined && (share >= 1 || (share > figures.half.value && isOld(v, given))))
    return ['reason.of-new', ofNew(v, choice)];
  const major = majorFault(v, choice, given);
  if (major) return major;
  const worn = v.age >= lifeOf(v) || v.repairs >= figures.repairProne.value;
  return costsMore(choice, given) && worn ? 'reason.costly-to-keep' : undefined;
};

/** A quote far above what such repairs cost. */
const tooDear = (v: ApplianceValues): Advice<'appliance-repair'> | undefined =>
  isDear(v)
    ? outcome('second-price', 'quotes', { facts: { why: 'dear' }, reasons: [dearQuote(v)] })
    : undefined;

const unsure = (
  v: ApplianceValues,
  choice: Choice,
  given: Given,
): Advice<'appliance-repair'> | undefined => {
  const { share, keepPerYear, replacePerYear = 0 } = choice;
  if (share !== undefined && share > figures.half.value)
    return outcome('second-price', 'quotes', {
      facts: { why: given.has('age') ? 'young' : 'half' },
      reasons: [['reason.over-half', ofNew(v, choice)]],
      flip: ['flip.older', { years: Math.floor(lifeOf(v) / 2) }],
    });
  return costsMore(choice, given) && isOld(v, given)
    ? outcome('close-call', 'quotes', {
        reasons: [
          ['reason.keep-or-new', { keep: usd(keepPerYear), replace: usd(replacePerYear) }],
          'reason.eight-years',
        ],
      })
    : undefined;
};

const lastReason = (v: ApplianceValues, { repair }: Choice, given: Given): Reason => {
  const { hungWorth, smallFix, youngYears } = figures;
  if (v.appliance === 'microwave' && repair <= hungWorth.value) return 'reason.hung';
  if (v.appliance === 'disposal') return 'reason.disposal';
  return repair <= smallFix.value && given.has('age') && v.age < youngYears.value
    ? 'reason.small-fix'
    : 'reason.itemized';
};

/** Nobody should pay for a repair that has no name. */
const onUnnamed = (v: ApplianceValues): Reason | false =>
  v.quote !== null && namedPart(v) === undefined && 'reason.name-the-part';

const repairIt = (v: ApplianceValues, choice: Choice, given: Given): Advice<'appliance-repair'> => {
  const [likeliest] = causesOf(v);
  return outcome('repair', 'quotes', {
    reasons: [
      likeliest !== undefined && v.quote === null && ['reason.likeliest', factsOf(likeliest)],
      choice.share === undefined
        ? 'reason.enter-new-price'
        : ['reason.below-half', ofNew(v, choice)],
      lastReason(v, choice, given),
    ],
    flip: 'flip.written-price',
  });
};

const nameIt: Advice<'appliance-repair'> = outcome('name-it', 'wait', {
  reasons: ['reason.symptom-decides'],
});

/** What we would do: make it safe, claim, check, replace or repair; nothing before the fault is known. */
export const advise = (
  v: ApplianceValues,
  choice: Choice,
  total: ThreePoint,
  given: Given,
): Advice<'appliance-repair'> => {
  if (v.danger.length > 0) return emergency(v);
  if (v.warranty !== 'over') return covered(v);
  if (!isFaultKnown(v, given)) return nameIt;
  if (canCheck(v) && nothingBroken(v) >= figures.checkFrom.value) return checkFirst(v);
  const onCounter =
    v.appliance === 'microwave' && v.microwaveKind === 'counter' && v.brand === 'standard';
  if (onCounter && (choice.share ?? 1) >= figures.alwaysRepair.value) return counterTop;
  const why = replaced(v, choice, given);
  const told =
    diagnoseFirst(v, choice, given) ??
    (why && buyNew(v, choice, given, why)) ??
    tooDear(v) ??
    unsure(v, choice, given) ??
    pastLife(v, choice, given) ??
    farApart(v, total.high - v.extra) ??
    repairIt(v, choice, given);
  return {
    ...told,
    reasons: [onUnnamed(v), sealedWarranty(v, given) && 'reason.sealed-warranty', ...told.reasons],
  };
};
