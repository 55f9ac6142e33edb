import {
  lineTotal,
  scale,
  typicalSum,
  type Metric,
  type ThreePoint,
  type Warning,
} from '../../estimate/index.ts';
import type { CabinetsValues } from './model.ts';
import { cabinetLine, coreLines, feetOf } from './lines.ts';
import { wallFeet } from './size.ts';
import type { CabinetsSource } from './sources.ts';

/** The same kitchen done three ways, cabinets alone, typical US dollars. */
export const threeWays = (v: CabinetsValues) => ({
  replace: typicalSum(coreLines({ ...v, remove: 'yes' }, 'replace')),
  reface: typicalSum(coreLines(v, 'reface')),
  repaint: typicalSum(coreLines(v, 'repaint')),
});

/** Usual deposits in Texas, as shares of the price (C45); there is no cap in law. */
const DEPOSIT = { low: 0.1, typical: 0.2, high: 0.3 };
/** What is made to order is ordered on about half, its material bought with it (C81, C82). */
const MADE_TO_ORDER = { low: 1 / 3, typical: 0.5, high: 0.5 };

const isMadeToOrder = (v: CabinetsValues): boolean =>
  v.job === 'reface' || (v.job === 'replace' && (v.tier === 'semi' || v.tier === 'custom'));

export const metricsOf = (v: CabinetsValues, total: ThreePoint): Metric<CabinetsSource>[] => {
  if (v.job === 'hardware') return [];
  const ways = threeWays(v);
  return [
    {
      id: 'cabinet-feet',
      label: 'Lowers and uppers added',
      value: feetOf(v),
      unit: 'lin-ft',
      how: 'What this estimate counts. Ask which feet a quote counts.',
      sources: ['C7', 'C6'],
    },
    {
      id: 'wall-feet',
      label: 'The same as wall length',
      value: wallFeet(v),
      unit: 'lin-ft',
      how: 'Corners twice, gaps counted.',
      sources: ['C5'],
    },
    ...(v.job === 'replace' && v.tier !== 'custom'
      ? [
          {
            id: 'cabinets-alone',
            label: 'The cabinets alone, as a store quotes them',
            value: lineTotal(cabinetLine(v)),
            unit: 'usd' as const,
            how: 'Before putting them up, trim, delivery and tax.',
          },
        ]
      : []),
    { id: 'replace', label: 'New cabinets', value: ways.replace, unit: 'usd' },
    { id: 'reface', label: 'Refaced', value: ways.reface, unit: 'usd' },
    { id: 'repaint', label: 'Repainted', value: ways.repaint, unit: 'usd' },
    {
      id: 'deposit',
      label: 'Usual deposit',
      value: scale(isMadeToOrder(v) ? MADE_TO_ORDER : DEPOSIT, total.typical),
      unit: 'usd',
      how: isMadeToOrder(v)
        ? 'Made to order: about half at the order is normal, against a signed drawing, the balance at delivery and installation. All of it up front is a warning.'
        : '10 to 30% where nothing is made to order. More than a third is then a warning.',
      sources: isMadeToOrder(v) ? ['C81', 'C82'] : ['C45'],
    },
  ];
};

const wet: Warning<CabinetsSource> = {
  id: 'wet',
  level: 'danger',
  text: 'Wet now: close the valve under the sink, keep hands off plugs there, and find the leak before you price cabinets.',
  sources: ['C56', 'C27'],
};
const swollen: Warning<CabinetsSource> = {
  id: 'swollen',
  level: 'caution',
  text: 'Swollen particleboard can hold mold. Wear a respirator if you disturb it.',
  sources: ['C56', 'C27'],
};
const lead: Warning<CabinetsSource> = {
  id: 'lead',
  level: 'caution',
  text: 'Before 1978 paint may hold lead. Paid work on 6 sq ft or more of painted surface needs an EPA-certified renovator.',
  sources: ['C34'],
};
const keptStone: Warning<CabinetsSource> = {
  id: 'kept-counter',
  level: 'caution',
  text: 'A stone counter can crack when it is lifted, and seldom fits new boxes to the inch. Ask in writing who pays for a new one.',
  sources: ['C69'],
};
const dutyRise: Warning<CabinetsSource> = {
  id: 'duty',
  level: 'caution',
  text: 'The import duty on cabinets is 25% and set to rise to 50% on January 1, 2027. It was put off once before. Get a price that holds.',
  sources: ['C31', 'C71'],
};

export const warningsOf = (v: CabinetsValues): Warning<CabinetsSource>[] => [
  ...(v.condition === 'wet' ? [wet] : []),
  ...(v.condition === 'swollen' ? [swollen] : []),
  ...(v.old === 'yes' ? [lead] : []),
  ...(v.job === 'replace' && v.counter === 'keep' ? [keptStone] : []),
  ...(v.job === 'replace' && v.tier !== 'custom' ? [dutyRise] : []),
];
