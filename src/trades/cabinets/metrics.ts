import { lineTotal, metric, scale, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';
import { cabinetLine } from './lines.ts';
import { cabinetFeet, wallFeet } from './size.ts';
import { threeWays } from './ways.ts';

const isMadeToOrder = (v: CabinetsValues): boolean =>
  v.job === 'reface' || (v.job === 'replace' && (v.tier === 'semi' || v.tier === 'custom'));

const deposit = (v: CabinetsValues, total: ThreePoint): Metric<'cabinets'> => {
  const toOrder = isMadeToOrder(v);
  const { value } = toOrder ? figures.orderDeposit : figures.deposit;
  return metric('deposit', scale(value, total.typical), 'usd', {
    facts: { order: toOrder ? 'yes' : v.job === 'replace' ? 'store' : 'no' },
    sources: toOrder ? ['C81', 'C82'] : ['C45'],
  });
};

/** The figures shown with the price: both linear feet, the three ways, and the deposit. */
export const metrics = (
  v: CabinetsValues,
  total: ThreePoint,
  given: Given,
): (Metric<'cabinets'> | false)[] => {
  if (v.job === 'hardware') return [];
  const ways = threeWays(v, given);
  return [
    metric('cabinet-feet', cabinetFeet(v), 'lin-ft', { sources: ['C7'] }),
    metric('wall-feet', wallFeet(v), 'lin-ft', { sources: ['C5'] }),
    v.job === 'replace' &&
      v.tier !== 'custom' &&
      metric('cabinets-alone', lineTotal(cabinetLine(v)), 'usd'),
    metric('replace', ways.replace, 'usd'),
    metric('reface', ways.reface, 'usd'),
    metric('repaint', ways.repaint, 'usd'),
    deposit(v, total),
  ];
};
