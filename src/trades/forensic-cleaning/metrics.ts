import { exact, metric, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { CleaningValues } from './fields.ts';
import { figures } from './figures.ts';
import { familyPays, isLandlords, mayAskFund } from './paying.ts';
import { clearanceOf, crewDays, isPriced, yardsOf } from './scene.ts';

const size = (v: CleaningValues): Metric<'forensic-cleaning'> =>
  v.situation === 'clutter'
    ? metric('yards', yardsOf(v), 'cu-yd', { sources: ['F93', 'F9', 'F64'] })
    : metric('size', crewDays(v), 'day', { sources: ['F14', 'F3', 'F22'] });

/** Who pays what, once cleaning is what comes next. */
const paying = (v: CleaningValues, bill: ThreePoint): (Metric<'forensic-cleaning'> | false)[] => {
  const fund = mayAskFund(v);
  const landlord = isLandlords(v);
  return [
    metric('family-pays', landlord ? null : familyPays(v, bill), 'usd', {
      facts: {
        after: landlord ? 'landlord' : fund ? 'fund' : v.cover === 'yes' ? 'insurer' : 'nobody',
      },
      text: landlord
        ? 'text.landlord-first'
        : v.cover === 'yes' && v.deductible === null
          ? 'text.your-deductible'
          : undefined,
      sources: ['F49', 'F50'],
    }),
    fund &&
      metric('state-fund', figures.fundLimit.value, 'usd', {
        facts: { phone: '1-800-983-9933', limit: exact(figures.fundLimit.value) },
        exact: true,
        sources: ['F16', 'F29', 'F76'],
      }),
  ];
};

/**
 * The figures shown with the price.
 * @param bill what cleaning may cost, US dollars
 */
export const metrics = (
  v: CleaningValues,
  bill: ThreePoint,
  given: Given,
): (Metric<'forensic-cleaning'> | false)[] =>
  isPriced(v) ? [size(v), ...(clearanceOf(v, given) === 'cleared' ? paying(v, bill) : [])] : [];
