import { caution, exact, stop, usd } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { ChiropracticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { planOffered } from './prepaid.ts';
import { mayBeBrokenNeck, stopsPrice, urgencyOf, type Urgency } from './red-flags.ts';

const redFlag = {
  now: stop('red-flag-now', { sources: ['S31', 'S32', 'S34'] }),
  today: stop('red-flag-today', { sources: ['S31', 'S10'] }),
  first: stop('red-flag-first', { sources: ['S33', 'S31', 'S35', 'S39'] }),
  ask: caution('red-flag-ask', { sources: ['S38', 'S39', 'S31'] }),
} as const satisfies Record<Urgency, Warning<'chiropractic'>>;

/** The sign that the words of a warning depend on. */
const signOf = (v: ChiropracticValues): string => {
  if (mayBeBrokenNeck(v)) return 'broken';
  if (v.flags.includes('neck')) return 'artery';
  return v.flags.includes('clumsy') ? 'cord' : 'other';
};

/** Warning<'chiropractic'> signs first; the rest only where no sign stops the price. */
export const warnings = (v: ChiropracticValues): (Warning<'chiropractic'> | false)[] => {
  const level = urgencyOf(v);
  const priced = !stopsPrice(v);
  const sessions = v.massage + v.decompression;
  return [
    level !== undefined && {
      ...redFlag[level],
      facts: { sign: signOf(v) },
    },
    priced && v.payer === 'injury' && caution('after-a-crash', { sources: ['S31', 'S32'] }),
    priced && v.where === 'neck' && caution('neck-risk', { sources: ['S29'] }),
    priced &&
      (v.payer === 'plan' || v.payer === 'medicare') &&
      planOffered(v) !== null &&
      caution('prepaid-beside-plan'),
    priced &&
      v.payer === 'medicare' &&
      v.where === 'elsewhere' &&
      caution('spine-only', { sources: ['S15', 'S82'] }),
    priced &&
      v.payer === 'plan' &&
      v.met === 'yes' &&
      v.copay !== null &&
      v.copay > prices.adjustment.typical &&
      caution('cash-is-cheaper', {
        facts: { copay: exact(v.copay), cash: usd(prices.adjustment.typical) },
        sources: ['S60', 'S8'],
      }),
    priced &&
      v.xray === 'yes' &&
      caution('routine-xrays', { facts: { duration: v.duration }, sources: ['S10'] }),
    priced &&
      sessions > figures.mostVisits.value[v.severity] &&
      caution('many-extras', { facts: { sessions }, sources: ['S16'] }),
    priced && v.terms.includes('no-refund') && caution('refund-right', { sources: ['S16'] }),
  ];
};
