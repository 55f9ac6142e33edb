import { defineCalculator } from '../../estimate/index.ts';
import { metricsOf, warningsOf } from './findings.ts';
import { model } from './model.ts';
import { permits } from './permits.ts';
import { advise } from './recommendation.ts';

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
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
      ...(v.job === 'replace' && v.tier !== 'custom'
        ? ['8.25% sales tax on the cabinets is in. Texas does not tax the labor of a home remodel.']
        : ['Texas taxes the materials of a home remodel, not the labor.']),
    ],
  }),
});
