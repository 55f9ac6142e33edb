import {
  fillIn,
  outcome,
  runEstimate,
  type Answers,
  type Findings,
  type Given,
} from '../../engine/index.ts';
import { coveredReasons } from '../../trades/appliance-repair/advice.ts';
import { calculator } from '../../trades/appliance-repair/calculator.ts';
import type { ApplianceValues } from '../../trades/appliance-repair/fields.ts';
import { prices } from '../../trades/appliance-repair/figures.ts';
import {
  burnsGas,
  causesOf,
  factsOf,
  nothingBroken,
  symptomOf,
  visitOf,
} from '../../trades/appliance-repair/lines.ts';
import type { SourceOf } from '../../trades/source-books.ts';
import { warnings } from '../../trades/appliance-repair/warnings.ts';
import type { ApplianceWord } from '../../trades/appliance-repair/words.ts';
import {
  priced,
  step,
  type BookSource,
  type Decision,
  type Job,
  type Letter,
  type List,
  type Step,
} from '../decision.ts';
import { defineRule } from '../tool.ts';
import { checksOf } from './checks.ts';
import { dangerFirst } from './danger.ts';
import { fields, type ApplianceCheckValues } from './fields.ts';
import { neverOpen } from './never-open.ts';
import { findAge, lookUpRecall } from './plate.ts';
import { words, type ApplianceCheckWord } from './words.ts';

type ApplianceDecision = Decision<ApplianceCheckWord>;
type ApplianceStep = Step<ApplianceCheckWord>;

const inBook = (sources: readonly SourceOf<'appliance-repair'>[] = []): readonly BookSource[] =>
  sources.map((id): BookSource => `appliance-repair ${id}`);

/** The same home in the calculator's words: safe, out of warranty, and nothing left to check. */
const asRepair = (v: ApplianceCheckValues): ApplianceValues => ({
  ...(fillIn(calculator, {}) as unknown as ApplianceValues),
  ...v,
  danger: [],
  checked: 'done',
  warranty: 'over',
});

/** What the calculator is opened with: only what is asked there and was answered here. */
const jobOf = (v: ApplianceCheckValues, given: Given, part?: string): Job =>
  priced('appliance-repair', {
    appliance: v.appliance,
    [v.appliance]: v[v.appliance],
    checked: 'done',
    ...(v.appliance === 'microwave' && { microwaveKind: v.microwaveKind }),
    ...(given.has('fuel') && { fuel: v.fuel }),
    ...(given.has('dryerFuel') && { dryerFuel: v.dryerFuel }),
    ...(given.has('brand') && { brand: v.brand }),
    ...(given.has('age') && { age: v.age }),
    ...(v.newPrice !== null && { newPrice: v.newPrice }),
    ...(part === undefined
      ? v.quote !== null && { quote: v.quote }
      : { [`${v.appliance}Part`]: part }),
  });

const likelyCauses = (v: ApplianceCheckValues, given: Given): List<ApplianceCheckWord> => ({
  id: 'causes',
  facts: { quoted: v.quote === null ? 'no' : 'yes' },
  items: causesOf(asRepair(v)).map((cause) => ({
    say: ['item.cause', { part: cause.label, share: factsOf(cause).share }],
    sources: inBook(prices[cause.part].sources),
    job: jobOf(v, given, cause.part),
  })),
});

const toTechnician = (v: ApplianceCheckValues): Letter<ApplianceCheckWord> => ({
  id: 'technician',
  opening: 'letter.opening',
  questions: [
    'question.visit',
    'question.test',
    'question.itemized',
    'question.part-warranty',
    v.appliance === 'refrigerator' && 'question.refrigerant',
    v.brand === 'premium' && 'question.luxury',
  ],
});

/** Free looks, before anybody is paid. */
const freeFirst = (v: ApplianceCheckValues, given: Given): readonly (ApplianceStep | false)[] => [
  v.recall === 'not-yet' && lookUpRecall(v, given),
  !given.has('warranty') &&
    step('find-warranty', 'today', { sources: ['appliance-repair R4', 'appliance-repair R53'] }),
];

const recalled: ApplianceDecision = {
  recommendation: outcome('recalled', 'warranty', { reasons: ['reason.recall'] }),
  assumptions: [],
  steps: [
    step('stop-using', 'now', { danger: true, sources: ['appliance-repair R119'] }),
    step('claim-recall', 'today', { sources: ['appliance-repair R107'] }),
    step('report', 'week', { sources: ['appliance-repair R107'] }),
  ],
};

/** Nothing can be said about a machine that nobody named, or whose fault nobody did. */
const unnamed: ApplianceDecision = {
  recommendation: outcome('name-it', 'wait', { reasons: ['reason.name-it'] }),
  assumptions: [],
};

/** What the calculator itself would say, its sources named with their book. */
const ownAdvice = (v: ApplianceCheckValues, given: Given): ApplianceDecision => {
  const values = asRepair(v);
  const job = jobOf(v, given);
  const found = calculator.findings(
    values,
    runEstimate(calculator, job.inputs as Answers).total,
    given,
  ) as Findings<SourceOf<'appliance-repair'>, ApplianceWord>;
  const { outcome } = found.recommendation;
  const shown = ['half-rule', 'keep-per-year', 'replace-per-year'];
  return {
    recommendation: found.recommendation,
    metrics: (found.metrics ?? []).flatMap((metric) =>
      metric && shown.includes(metric.id)
        ? [{ ...metric, sources: inBook(metric.sources) as [BookSource] }]
        : [],
    ),
    series: found.series,
    assumptions: ['assumption.shares'],
    steps: [
      ...freeFirst(v, given),
      outcome !== 'replace' && findAge(v, given),
      outcome === 'diagnose-first'
        ? step('then-diagnose-first', 'week', { cost: visitOf(values).typical })
        : outcome === 'replace'
          ? step('then-replace', 'month')
          : step(`then-${outcome}`, 'week', { job }),
    ],
  };
};

const claim = (
  v: ApplianceCheckValues,
  given: Given,
  checks: readonly ApplianceStep[],
): ApplianceDecision => ({
  recommendation: outcome('use-the-warranty', 'warranty', {
    reasons: coveredReasons({ ...asRepair(v), warranty: v.warranty }),
  }),
  assumptions: [],
  steps: [
    v.recall === 'not-yet' && lookUpRecall(v, given),
    ...checks,
    step('claim-warranty', 'today', { sources: ['appliance-repair R53'] }),
  ],
});

const checkFirst = (
  v: ApplianceCheckValues,
  given: Given,
  checks: readonly ApplianceStep[],
): ApplianceDecision => ({
  recommendation: outcome('check-first', 'do-it-yourself', {
    reasons: ['reason.no-part', 'reason.stop-there'],
  }),
  assumptions: ['assumption.shares'],
  steps: [
    ...freeFirst(v, given),
    ...checks,
    step('still-broken', 'week', { job: jobOf(v, given) }),
  ],
});

/** Symptoms in which water runs where it should not. */
const LEAKS: readonly string[] = ['leak', 'fills-off'];

const closeWater = (v: ApplianceValues): ApplianceStep | false => {
  const symptom = symptomOf(v);
  const isLeak = LEAKS.includes(symptom) || (v.appliance === 'refrigerator' && symptom === 'water');
  return isLeak && step('close-water', symptom === 'fills-off' ? 'now' : 'today');
};

/** Danger, then recall and warranty, then what is free, then money. */
const decide = (v: ApplianceCheckValues, given: Given): ApplianceDecision => {
  const values = asRepair(v);
  const inDanger = dangerFirst(v, given);
  if (inDanger) return inDanger;
  if (v.recall === 'recalled') return recalled;
  const isCovered = v.warranty !== 'over';
  const isNamed = given.has('appliance') && given.has(v.appliance);
  if (!given.has('appliance') || (!isNamed && !isCovered)) return unnamed;
  const checks =
    isNamed && v.checked === 'not-yet' && v.quote === null
      ? checksOf(v.appliance, symptomOf(values), {
          code: v.code === 'yes',
          gas: burnsGas(values),
        })
      : [];
  const told = isCovered
    ? claim(v, given, checks)
    : checks.length > 0 && nothingBroken(values) > 0
      ? checkFirst(v, given, checks)
      : ownAdvice(v, given);
  return {
    ...told,
    warnings: warnings(values).flatMap((one) =>
      one ? [{ ...one, sources: inBook(one.sources) as [BookSource] }] : [],
    ),
    steps: [closeWater(values), ...(told.steps ?? [])],
    lists: [!isCovered && likelyCauses(v, given), neverOpen(v.appliance)],
    letters: [told.recommendation.outcome !== 'replace' && !isCovered && toTechnician(v)],
    opens: jobOf(v, given),
  };
};

/** What to look at before a technician is paid, what never to open, and whether a repair is worth it. */
export const rule = defineRule({
  tool: 'appliance-diagnosis',
  version: '2026.11.3',
  fields,
  words,
  decide,
});
