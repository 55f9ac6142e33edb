import { metric, scale, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { ConcreteValues } from './fields.ts';
import { figures } from './figures.ts';
import { isPour, jointSpacing, thicknessOf, yardsOf } from './slab.ts';

const slabMetrics = (v: ConcreteValues): Metric<'concrete'>[] => [
  metric('yards', scale(figures.waste.value, yardsOf(v)), 'cu-yd', { sources: ['C8', 'C10'] }),
  metric('joints', jointSpacing(thicknessOf(v)), 'ft', { sources: ['C17', 'C18'] }),
];

const perYear = (v: ConcreteValues, cost: number): Metric<'concrete'> => {
  const years = (v.job === 'resurface' ? figures.overlayLife : figures.slabLife).value;
  return metric(
    'per-year',
    { low: cost / years.high, typical: cost / years.typical, high: cost / years.low },
    'usd-year',
    { facts: { least: years.low, most: years.high }, sources: ['C29', 'C43'] },
  );
};

/**
 * The figures shown with the price.
 * @param cost what the job comes to, and `replacing` it by a new plain slab, US dollars
 */
export const metrics = (
  v: ConcreteValues,
  total: ThreePoint,
  { cost, replacing }: { readonly cost: number; readonly replacing: number },
): (Metric<'concrete'> | false)[] => [
  metric('per-sqft', scale(total, 1 / v.area), 'usd'),
  ...(isPour(v) ? slabMetrics(v) : []),
  (isPour(v) || v.job === 'resurface') && perYear(v, total.typical),
  !isPour(v) &&
    metric('share-of-new', (100 * cost) / replacing, 'percent', { sources: ['C29', 'C2'] }),
];
