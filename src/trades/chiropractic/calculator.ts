import { defineCalculator, measure, type Warning } from '../../estimate/index.ts';
import { courseVisits, type ChiropracticValues } from './course.ts';
import { model } from './model.ts';
import { planMetrics, planOffered, planSeries } from './prepaid.ts';
import { advise } from './recommendation.ts';
import { redFlagWarning, stopsPrice, urgencyOf } from './red-flags.ts';
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
  const level = urgencyOf(v);
  const flagged = level ? [redFlagWarning(level, v)] : [];
  if (stopsPrice(v)) return flagged;
  return [
    ...flagged,
    ...(v.where === 'neck' ? [neckRisk] : []),
    ...(v.xray === 'yes' ? [routineXrays] : []),
    ...(v.terms.includes('no-refund') ? [refundRight] : []),
  ];
};

const payerNotes = (v: ChiropracticValues): string[] => {
  switch (v.payer) {
    case 'medicare':
      return [
        'Medicare Part B pays only for adjusting the spine by hand while it helps you get better. The exam, X-rays, massage and upkeep visits are yours.',
        'A chiropractor may not leave Medicare: for covered adjustments the clinic must go by its amounts.',
      ];
    case 'plan':
      return v.copay === null
        ? [
            'No share per visit was entered, so visits stand at what plans pay for them: the most you would owe.',
          ]
        : [];
    case 'injury':
      return [
        'This is what a clinic asks in cash. In an accepted work injury claim the insurer pays; a Texas court dismissed a chiropractor’s suit against such a patient for the bill.',
      ];
    default:
      return [];
  }
};

const caveats = [
  'Nobody can know beforehand how many visits you will need, what they will cost in the end, or whether they will help. This is a range for the visits you entered, not a promise and not medical advice.',
  'Prices are US cash ranges: no Dallas–Fort Worth price list could be read. Ask for a written good faith estimate.',
];

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) =>
    stopsPrice(v)
      ? {
          totalLabel: 'No price: see a doctor first',
          recommendation: advise(v, given),
          warnings: warningsFor(v),
          assumptions: ['No price is worked out while a warning sign is checked.'],
        }
      : {
          totalLabel: `A course of ${measure(courseVisits(v), 'visit')}`,
          metrics: planMetrics(planOffered(v), v.stopAfter),
          recommendation: advise(v, given),
          warnings: warningsFor(v),
          assumptions: [...caveats, ...payerNotes(v)],
          series: planSeries(planOffered(v)),
        },
});
