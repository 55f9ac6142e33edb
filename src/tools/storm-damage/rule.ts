import { amount, type FoundMetric, type FoundWarning, type Given } from '../../engine/index.ts';
import { figures } from '../../trades/roofing/figures.ts';
import type { BookSource, Decision } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { adviseOn } from './advice.ts';
import { fields, type StormValues } from './fields.ts';
import { lettersFor } from './letters.ts';
import { listsFor } from './lists.ts';
import { hailOf, isDamage, safetyOf, severityOf } from './seen.ts';
import { stepsFor } from './steps.ts';
import { words, type StormWord } from './words.ts';
import { roofJob, worthOf, type Worth } from './worth.ts';

type Warning = FoundWarning<BookSource> | false;
type Metric = FoundMetric<BookSource, StormWord> | false;

/** Which help to show for each danger, and where it is written; the gravest first. */
const dangers: readonly (readonly [StormValues['dangers'][number], string, BookSource?])[] = [
  ['hurt', 'hurt'],
  ['line', 'tree', 'roofing R113'],
  ['gas', 'gas', 'roofing R114'],
  ['tree', 'tree', 'roofing R113'],
  ['sag', 'tree', 'water-damage W28'],
  ['power', 'water', 'water-damage W28'],
];

/** People first, then water, then what the law says about those at the door. */
const warnings = (v: StormValues): Warning[] => [
  ...dangers.map(
    ([id, help, source]): Warning =>
      v.dangers.includes(id) && { id, level: 'stop', help, sources: source && [source] },
  ),
  v.urgent === 'yes' && {
    id: 'water-in',
    facts: safetyOf(v),
    level: 'stop',
    sources: ['roofing R58'],
  },
  v.offers.includes('deductible') && {
    id: 'deductible-law',
    level: 'caution',
    sources: ['roofing R03', 'roofing R09'],
  },
  v.offers.includes('claim') && {
    id: 'roofer-adjusts',
    level: 'caution',
    sources: ['roofing R03'],
  },
  v.offers.includes('today') && { id: 'at-the-door', level: 'caution', sources: ['roofing R45'] },
  v.offers.includes('upfront') && {
    id: 'upfront',
    level: 'caution',
    sources: ['roofing R111', 'roofing R13'],
  },
  v.offers.includes('signed') && {
    id: 'signed',
    facts: { days: figures.cancelDays.value },
    level: 'caution',
    sources: ['roofing R109', 'roofing R110'],
  },
  v.date === 'half' &&
    v.told === 'no' && { id: 'year-ends', level: 'caution', sources: ['roofing R99'] },
];

const metrics = (v: StormValues, { extent, spots, wide, least }: Worth, given: Given): Metric[] => {
  const severity = severityOf(v);
  const hasLooked = given.has('looked') && v.looked === 'yes';
  const isDamaged = isDamage(severity);
  const { claim, policyKnown } = least;
  const weighs = isDamaged && policyKnown && extent !== undefined && claim !== undefined;
  return [
    (hasLooked || severity !== 'none') && {
      id: 'severity',
      value: null,
      unit: 'number',
      text: `text.${severity}`,
    },
    isDamaged && extent !== 'wide' && { id: 'spots', value: spots.cost, unit: 'usd' },
    isDamaged && extent !== 'spots' && { id: 'wide', value: wide.cost, unit: 'usd' },
    isDamaged &&
      policyKnown &&
      claim !== undefined && {
        id: 'deductible',
        facts: { flat: v.flat === null ? 'no' : 'yes' },
        value: claim.deductible,
        unit: 'usd',
        sources: ['roofing R31'],
      },
    weighs && {
      id: 'first-check',
      facts: { years: figures.life.value[v.existing] },
      value: claim.firstCheck,
      unit: 'usd',
      sources: ['roofing R01', 'roofing R32'],
    },
    weighs && {
      id: 'second-check',
      value: claim.secondCheck,
      unit: 'usd',
      sources: ['roofing R01', 'roofing R09'],
    },
  ];
};

const decide = (v: StormValues, given: Given): Decision<StormWord> => {
  const worth = worthOf(v, given);
  const recommendation = adviseOn(v, worth, given);
  const { outcome } = recommendation;
  const isDamaged = isDamage(severityOf(v));
  return {
    recommendation,
    warnings: warnings(v),
    metrics: metrics(v, worth, given),
    steps: stepsFor(v, worth, given, outcome),
    lists: listsFor(v, given, outcome),
    letters: lettersFor(v, outcome),
    assumptions: [
      isDamaged &&
        !worth.least.sizeKnown && [
          'assumption.size',
          { floor: amount(fields.floor.default, 'sqft') },
        ],
      isDamaged && 'assumption.model',
      hailOf(v, given) !== undefined && 'assumption.hail',
      'assumption.no-inspection',
    ],
    ...(isDamaged && { opens: roofJob(v, given, worth.extent ?? 'wide') }),
  };
};

/** After a storm: how bad, how soon, and whether a claim is likely worth it. */
export const rule = defineRule({
  tool: 'storm-damage',
  version: '2026.11.1',
  fields,
  words,
  decide,
});
