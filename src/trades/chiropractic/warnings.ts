import { exact, usd, type FoundWarning } from '../../engine/index.ts';
import type { ChiropracticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { planOffered } from './prepaid.ts';
import { mayBeBrokenNeck, stopsPrice, urgencyOf, type Urgency } from './red-flags.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'chiropractic'>>;

const redFlag = {
  now: { id: 'red-flag-now', level: 'stop', sources: ['S31', 'S32', 'S34'] },
  today: { id: 'red-flag-today', level: 'stop', sources: ['S31', 'S10'] },
  first: { id: 'red-flag-first', level: 'stop', sources: ['S33', 'S31', 'S35', 'S39'] },
  ask: { id: 'red-flag-ask', level: 'caution', sources: ['S38', 'S39', 'S31'] },
} as const satisfies Record<Urgency, Warning>;

/** The sign that the words of a warning depend on. */
const signOf = (v: ChiropracticValues): string => {
  if (mayBeBrokenNeck(v)) return 'broken';
  if (v.flags.includes('neck')) return 'artery';
  return v.flags.includes('clumsy') ? 'cord' : 'other';
};

/** Warning signs first; the rest only where no sign stops the price. */
export const warnings = (v: ChiropracticValues): (Warning | false)[] => {
  const level = urgencyOf(v);
  const priced = !stopsPrice(v);
  const sessions = v.massage + v.decompression;
  return [
    level !== undefined && {
      ...redFlag[level],
      facts: { sign: signOf(v) },
    },
    priced &&
      v.payer === 'injury' && { id: 'after-a-crash', level: 'caution', sources: ['S31', 'S32'] },
    priced && v.where === 'neck' && { id: 'neck-risk', level: 'caution', sources: ['S29'] },
    priced &&
      (v.payer === 'plan' || v.payer === 'medicare') &&
      planOffered(v) !== null && { id: 'prepaid-beside-plan', level: 'caution' },
    priced &&
      v.payer === 'medicare' &&
      v.where === 'elsewhere' && { id: 'spine-only', level: 'caution', sources: ['S15', 'S82'] },
    priced &&
      v.payer === 'plan' &&
      v.met === 'yes' &&
      v.copay !== null &&
      v.copay > prices.adjustment.typical && {
        id: 'cash-is-cheaper',
        facts: { copay: exact(v.copay), cash: usd(prices.adjustment.typical) },
        level: 'caution',
        sources: ['S60', 'S8', 'S9'],
      },
    priced &&
      v.xray === 'yes' && {
        id: 'routine-xrays',
        facts: { duration: v.duration },
        level: 'caution',
        sources: ['S10'],
      },
    priced &&
      sessions > figures.mostVisits.value[v.severity] && {
        id: 'many-extras',
        facts: { sessions },
        level: 'caution',
        sources: ['S16'],
      },
    priced &&
      v.terms.includes('no-refund') && { id: 'refund-right', level: 'caution', sources: ['S16'] },
  ];
};
