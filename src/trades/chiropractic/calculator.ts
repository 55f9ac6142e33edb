import { defineCalculator, type Warning } from '../../estimate/index.ts';
import { courseLines, courseVisits, type ChiropracticValues } from './course.ts';
import { fields } from './fields.ts';
import { planMetrics, planSeries } from './prepaid.ts';
import { advise } from './recommendation.ts';
import { redFlagWarning, urgencyOf } from './red-flags.ts';
import type { ChiropracticSource } from './sources.ts';

type CareWarning = Warning<ChiropracticSource>;

const neckRisk: CareWarning = {
  id: 'neck-risk',
  level: 'caution',
  text: 'Neck adjustment has been linked with tears of neck arteries. The cause is not proven and the risk is probably low, but you should be told before.',
  sources: ['S29'],
};

const routineXrays: CareWarning = {
  id: 'routine-xrays',
  level: 'caution',
  text: 'X-rays are not routine in the first six weeks, and not needed again to see progress. Ask what they are looking for.',
  sources: ['S10'],
};

const refundRight: CareWarning = {
  id: 'refund-right',
  level: 'caution',
  text: 'A “no refund” plan goes against the Texas rule: you may stop at any time and get back the visits not given.',
  sources: ['S16'],
};

const warningsFor = (v: ChiropracticValues): CareWarning[] => {
  const level = urgencyOf(v.flags);
  if (level) return [redFlagWarning(level)];
  return [
    ...(v.where === 'neck' ? [neckRisk] : []),
    ...(v.xray === 'yes' ? [routineXrays] : []),
    ...(v.terms.includes('no-refund') ? [refundRight] : []),
  ];
};

const payerNotes = (v: ChiropracticValues): string[] => {
  if (v.payer === 'medicare') {
    return [
      'Medicare Part B pays only for adjusting the spine by hand while it helps you get better. The exam, X-rays, massage and upkeep visits are yours.',
      ...(v.approved > 0
        ? []
        : ['No approved amount was entered, so adjustments stand at the cash price.']),
    ];
  }
  return v.payer === 'plan' && v.copay === 0
    ? ['No share per visit was entered, so visits stand at the cash price.']
    : [];
};

const caveats = [
  'Nobody can know beforehand how many visits you will need, what they will cost in the end, or whether they will help. This is a range for the visits you entered, not a promise and not medical advice.',
  'Prices are US cash ranges: no Dallas–Fort Worth price list could be read. Ask for a written good faith estimate.',
];

/** A course of chiropractic care: warning signs first, then visits, plans and who pays. */
export const calculator = defineCalculator({
  trade: 'chiropractic',
  version: '2026.11.1',
  fields,
  lines: (v) => (v.flags.length > 0 ? [] : courseLines(v)),
  findings: (v) =>
    v.flags.length > 0
      ? {
          totalLabel: 'No price: see a doctor first',
          recommendation: advise(v),
          warnings: warningsFor(v),
          assumptions: ['No price is worked out while a warning sign is checked.'],
        }
      : {
          totalLabel: `A course of ${courseVisits(v)} visits`,
          metrics: planMetrics(v, v.stopAfter),
          recommendation: advise(v),
          warnings: warningsFor(v),
          assumptions: [...caveats, ...payerNotes(v)],
          series: planSeries(v),
        },
});
