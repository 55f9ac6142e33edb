import { scale, type FoundMetric, type ThreePoint } from '../../engine/index.ts';
import type { ConcreteValues } from './fields.ts';
import { figures } from './figures.ts';
import { isPour, jointSpacing, thicknessOf, yardsOf } from './slab.ts';
import type { SourceOf } from '../source-books.ts';
import type { ConcreteWord } from './words.ts';

type Metric = FoundMetric<SourceOf<'concrete'>, ConcreteWord>;

const slabMetrics = (v: ConcreteValues): Metric[] => [
  {
    id: 'yards',
    value: scale(figures.waste.value, yardsOf(v)),
    unit: 'cu-yd',
    sources: ['C8', 'C10'],
  },
  {
    id: 'joints',
    value: jointSpacing(thicknessOf(v)),
    unit: 'ft',
    sources: ['C17', 'C18'],
  },
];

const perYear = (v: ConcreteValues, cost: number): Metric => {
  const years = (v.job === 'resurface' ? figures.overlayLife : figures.slabLife).value;
  return {
    id: 'per-year',
    facts: { least: years.low, most: years.high },
    value: { low: cost / years.high, typical: cost / years.typical, high: cost / years.low },
    unit: 'usd-year',
    sources: ['C29', 'C43'],
  };
};

/**
 * The figures shown with the price.
 * @param cost what the job comes to, and `replacing` it by a new plain slab, US dollars
 */
export const metrics = (
  v: ConcreteValues,
  total: ThreePoint,
  { cost, replacing }: { readonly cost: number; readonly replacing: number },
): (Metric | false)[] => [
  { id: 'per-sqft', value: scale(total, 1 / v.area), unit: 'usd' },
  ...(isPour(v) ? slabMetrics(v) : []),
  (isPour(v) || v.job === 'resurface') && perYear(v, total.typical),
  !isPour(v) && {
    id: 'share-of-new',
    value: (100 * cost) / replacing,
    unit: 'percent',
    sources: ['C29', 'C2'],
  },
];
