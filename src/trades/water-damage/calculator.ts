import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import type { Findings, Saying } from '../said.ts';
import { forTenant, type TenantProblem } from '../tenant.ts';
import { advise, clock, isUrgent } from './advice.ts';
import { fields, type WaterValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { ground } from './places.ts';
import { warnings } from './warnings.ts';
import { categoryOf, isOld, wetAreaOf } from './water.ts';
import { words } from './words.ts';

/** A wet ceiling larger than the wet floor: rare, and often a slip. */
const hasMoreCeiling = (v: WaterValues): boolean => {
  const { ceiling, floor } = wetAreaOf(v);
  return ceiling > floor;
};

const assumptions = (v: WaterValues): Saying<'water-damage', 'assumption'>[] => [
  ['assumption.place', { ground: inPlace(ground, v.city).value }],
  ...(v.scope === 'mold'
    ? (['assumption.mold-alone', 'assumption.mold-returns'] as const)
    : ([
        'assumption.squares',
        ['assumption.what-goes', { category: isOld(v) ? 'old' : categoryOf(v) }],
        ...(v.soaked.includes('insulation') ? (['assumption.insulation-out'] as const) : []),
        'assumption.leak',
        ...(hasMoreCeiling(v) ? (['assumption.more-ceiling'] as const) : []),
      ] as const)),
];

const toLandlord = ({ scope, source }: WaterValues): TenantProblem => {
  if (scope === 'mold') return 'mold';
  if (source === 'sewer') return 'sewage';
  return source === 'above' ? 'above' : 'water';
};

/** Water damage in North Texas: getting it out, drying, what must go, and putting it back. */
export const calculator = defineCalculator({
  trade: 'water-damage',
  version: '2026.11.8',
  fields,
  spread: 1.18,
  least: () => figures.smallestVisit.value,
  lines,
  words,
  findings: (v, total, given) => {
    const found: Findings<'water-damage'> = {
      total: `total.${v.scope}`,
      metrics: metrics(v, total, given),
      recommendation: { ...advise(v, total, given), urgent: isUrgent(v, given) },
      warnings: warnings(v, given),
      assumptions: assumptions(v),
    };
    if (v.tenure === 'own') return found;
    return forTenant(found, toLandlord(v), v.scope === 'mold' ? [] : [clock(v, given)]);
  },
});
