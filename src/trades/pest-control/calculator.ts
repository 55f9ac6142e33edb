import { defineCalculator } from '../../engine/run/define-calculator.ts';
import { inPlace } from '../../place/places.ts';
import type { Findings } from '../said.ts';
import { forTenant } from '../tenant.ts';
import { advise } from './advice.ts';
import { fields, type PestValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';
import { metrics } from './metrics.ts';
import { formosan } from './places.ts';
import { byYear } from './series.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

/**
 * Whether a tenant has the lease alone to go by: what lives in the yard or eats the house harms an ordinary
 * tenant's health no more than it harms anybody's (Property Code 92.052, hvac S127).
 */
const byLease = (target: PestValues['target']): boolean =>
  ['mosquito', 'fireAnt', 'wasp', 'termite'].includes(target);

/** Pest control in North Texas: one visit or a plan, termites by the foot, rodents by the house. */
export const calculator = defineCalculator({
  trade: 'pest-control',
  version: '2026.11.8',
  fields,
  spread: 1.5,
  least: () => figures.smallestVisit.value,
  lines,
  words,
  findings: (v, _total, given) => {
    const found: Findings<'pest-control'> = {
      total: ['total.job', { target: v.target, service: v.service, season: v.season }],
      metrics: metrics(v),
      recommendation: advise(v, given),
      warnings: warnings(v),
      assumptions: [
        v.target === 'termite'
          ? ['assumption.formosan', { found: inPlace(formosan, v.city).value }]
          : v.target === 'bee'
            ? ['assumption.bee', { bees: v.bees }]
            : `assumption.${v.target}`,
        'assumption.prices',
        v.target !== 'bee' && 'assumption.license',
      ],
      series: [v.target === 'general' && byYear(v)],
    };
    if (v.tenure === 'own') return found;
    return byLease(v.target)
      ? forTenant(found, 'lease', [['reason.tenant-lease', { target: v.target }]])
      : forTenant(found, 'pests');
  },
});
