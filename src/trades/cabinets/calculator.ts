import { defineCalculator, type Values } from '../../estimate/index.ts';
import { fields } from './fields.ts';
import { metricsOf, warningsOf } from './findings.ts';
import { linesOf } from './lines.ts';
import { permits } from './permits.ts';
import { advise } from './recommendation.ts';

export type CabinetsValues = Values<typeof fields>;

/** Kitchen cabinets: new, refaced, repainted, or new handles. */
export const calculator = defineCalculator({
  trade: 'cabinets',
  version: '2026.11.2',
  fields,
  lines: linesOf,
  findings: (v, total, given) => ({
    totalLabel: 'Likely cost of the job',
    metrics: metricsOf(v, total),
    recommendation: advise(v, given),
    warnings: warningsOf(v),
    assumptions: [
      ...(v.job === 'hardware' ? [] : [permits[v.city]]),
      ...(v.job === 'replace'
        ? ['Gas, water and power behind the cabinets are shut off before anything is pulled.']
        : []),
      'A linear foot here is one foot of lower or of upper cabinets, both rows added.',
      'Texas taxes the materials of a home remodel, not the labor.',
    ],
  }),
});
