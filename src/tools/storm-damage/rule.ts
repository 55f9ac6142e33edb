import {
  amount,
  caution,
  metric,
  stop,
  type FoundMetric,
  type FoundWarning,
  type Given,
} from '../../engine/index.ts';
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
      v.dangers.includes(id) && stop(id, { help, sources: source && [source] }),
  ),
  v.urgent === 'yes' && stop('water-in', { facts: safetyOf(v), sources: ['roofing R58'] }),
  v.offers.includes('deductible') &&
    caution('deductible-law', { sources: ['roofing R03', 'roofing R09'] }),
  v.offers.includes('claim') && caution('roofer-adjusts', { sources: ['roofing R03'] }),
  v.offers.includes('today') && caution('at-the-door', { sources: ['roofing R45'] }),
  v.offers.includes('upfront') && caution('upfront', { sources: ['roofing R111', 'roofing R13'] }),
  v.offers.includes('signed') &&
    caution('signed', {
      facts: { days: figures.cancelDays.value },
      sources: ['roofing R109', 'roofing R110'],
    }),
  v.date === 'half' && v.told === 'no' && caution('year-ends', { sources: ['roofing R99'] }),
];

const metrics = (v: StormValues, { extent, spots, wide, least }: Worth, given: Given): Metric[] => {
  const severity = severityOf(v);
  const hasLooked = given.has('looked') && v.looked === 'yes';
  const isDamaged = isDamage(severity);
  const { claim, policyKnown } = least;
  const weighs = isDamaged && policyKnown && extent !== undefined && claim !== undefined;
  return [
    (hasLooked || severity !== 'none') &&
      metric('severity', null, 'number', { text: `text.${severity}` }),
    isDamaged && extent !== 'wide' && metric('spots', spots.cost, 'usd'),
    isDamaged && extent !== 'spots' && metric('wide', wide.cost, 'usd'),
    isDamaged &&
      policyKnown &&
      claim !== undefined &&
      metric('deductible', claim.deductible, 'usd', {
        facts: { flat: v.flat === null ? 'no' : 'yes' },
        sources: ['roofing R31'],
      }),
    weighs &&
      metric('first-check', claim.firstCheck, 'usd', {
        facts: { years: figures.life.value[v.existing] },
        sources: ['roofing R01', 'roofing R32'],
      }),
    weighs &&
      metric('second-check', claim.secondCheck, 'usd', { sources: ['roofing R01', 'roofing R09'] }),
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
  version: '2026.11.2',
  fields,
  words,
  decide,
});
