import { defineCalculator, scale, typicalSum, type Metric } from '../../estimate/index.ts';
import { jobLines, waste } from './lines.ts';
import { model, type ConcreteValues } from './model.ts';
import { permits } from './permits.ts';
import { advise } from './recommendation.ts';
import { approachOf, isOnClay, jointSpacing, thicknessOf, yardsOf } from './slab.ts';
import type { ConcreteSource } from './sources.ts';
import { warningsFor } from './warnings.ts';

/** Years it lasts: an overlay 8 to 15 (C29), a slab 20 to 40 (C43). */
const life = {
  overlay: { low: 8, typical: 11, high: 15 },
  slab: { low: 20, typical: 30, high: 40 },
} as const;

const slabMetrics = (v: ConcreteValues): Metric<ConcreteSource>[] => {
  const thickness = thicknessOf(v);
  return [
    {
      id: 'yards',
      label: 'Concrete to order',
      value: scale(waste.value, yardsOf(v)),
      unit: 'cu-yd',
      how: 'Area × inches ÷ 324, plus 4 to 10% waste.',
      sources: ['C8', 'C10'],
    },
    {
      id: 'joints',
      label: 'Joints at most this far apart',
      value: jointSpacing(thickness),
      unit: 'ft',
      how: '10 ft for a 4 in slab, 12 ft from 5 in, cut a quarter of the thickness deep.',
      sources: ['C17', 'C18'],
    },
  ];
};

const perYear = (v: ConcreteValues, cost: number): Metric<ConcreteSource> => {
  const years = v.job === 'resurface' ? life.overlay : life.slab;
  return {
    id: 'per-year',
    label: 'Cost for each year it lasts',
    value: { low: cost / years.high, typical: cost / years.typical, high: cost / years.low },
    unit: 'usd-year',
    how: `The likely cost over ${years.low} to ${years.high} years.`,
    sources: ['C29', 'C43'],
  };
};

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => {
    const at = (other: Partial<ConcreteValues>) => typicalSum(jobLines({ ...v, ...other }));
    const cost = at({});
    const replacing = at({ job: 'replace', finish: 'broom' });
    const pours = v.job === 'replace' || v.job === 'new';
    return {
      metrics: [
        {
          id: 'per-sqft',
          label: 'Per sq ft',
          value: {
            low: total.low / v.area,
            typical: total.typical / v.area,
            high: total.high / v.area,
          },
          unit: 'usd',
          how: 'The total over the area: compare it with your quotes.',
        },
        ...(pours ? slabMetrics(v) : []),
        ...(pours || v.job === 'resurface' ? [perYear(v, total.typical)] : []),
        ...(pours
          ? []
          : [
              {
                id: 'share-of-new',
                label: 'Share of a new plain slab',
                value: (100 * cost) / replacing,
                unit: 'percent' as const,
                how: 'This job over tearing out and pouring the same area.',
                sources: ['C29', 'C2'] as const,
              },
            ]),
      ],
      recommendation: advise(
        v,
        {
          cost,
          replacing,
          resurfacing: at({ job: 'resurface', overlay: 'basic' }),
          lifting: at({ job: 'level', lift: 'mud' }),
        },
        given,
      ),
      warnings: warningsFor(v),
      assumptions: [
        permits[v.city],
        ...(pours
          ? [
              isOnClay(v)
                ? `On clay that swells and shrinks: a base of 4 to 6 in on ground wetted and compacted${v.steel === 'none' ? '' : ', and steel is not an extra'}.`
                : 'The soil is taken as not swelling. If yours is clay, say so: the base grows.',
              'Forms, control joints and a broom finish are in the price of pouring.',
            ]
          : []),
        'One flat slab. Steps, walls and drains are not in it.',
        ...(approachOf(v) > 0
          ? [
              'The approach is counted at 6 in. Sawing the street edge and a new curb are not in it.',
            ]
          : []),
        ...(pours && v.place === 'pool'
          ? ['The joint along the coping and the deck drains are not in it.']
          : []),
      ],
    };
  },
});
