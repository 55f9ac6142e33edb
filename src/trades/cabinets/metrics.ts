import {
  lineTotal,
  scale,
  type FoundMetric,
  type Given,
  type ThreePoint,
} from '../../engine/index.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';
import { cabinetLine } from './lines.ts';
import { cabinetFeet, wallFeet } from './size.ts';
import type { SourceOf } from '../source-books.ts';
import { threeWays } from './ways.ts';
import type { CabinetsWord } from './words.ts';

type Metric = FoundMetric<SourceOf<'cabinets'>, CabinetsWord>;

const isMadeToOrder = (v: CabinetsValues): boolean =>
  v.job === 'reface' || (v.job === 'replace' && (v.tier === 'semi' || v.tier === 'custom'));

const deposit = (v: CabinetsValues, total: ThreePoint): Metric => {
  const toOrder = isMadeToOrder(v);
  const { value } = toOrder ? figures.orderDeposit : figures.deposit;
  return {
    id: 'deposit',
    facts: { order: toOrder ? 'yes' : v.job === 'replace' ? 'store' : 'no' },
    value: scale(value, total.typical),
    unit: 'usd',
    sources: toOrder ? ['C81', 'C82'] : ['C45'],
  };
};

/** The figures shown with the price: both linear feet, the three ways, and the deposit. */
export const metrics = (v: CabinetsValues, total: ThreePoint, given: Given): (Metric | false)[] => {
  if (v.job === 'hardware') return [];
  const ways = threeWays(v, given);
  return [
    { id: 'cabinet-feet', value: cabinetFeet(v), unit: 'lin-ft', sources: ['C7'] },
    { id: 'wall-feet', value: wallFeet(v), unit: 'lin-ft', sources: ['C5'] },
    v.job === 'replace' &&
      v.tier !== 'custom' && {
        id: 'cabinets-alone',
        value: lineTotal(cabinetLine(v)),
        unit: 'usd',
      },
    { id: 'replace', value: ways.replace, unit: 'usd' },
    { id: 'reface', value: ways.reface, unit: 'usd' },
    { id: 'repaint', value: ways.repaint, unit: 'usd' },
    deposit(v, total),
  ];
};
