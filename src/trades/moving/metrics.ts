import { metric, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { hoursOf, isByHour, moversOf, storageCost, trucksFor } from './lines.ts';
import { highestMaximum, quotedBill, rentalCost } from './quote.ts';
import { volume, weigh } from './size.ts';

const writtenMaximum = (v: MovingValues, total: ThreePoint, given: Given): Metric<'moving'> => {
  const { most: value, from } = highestMaximum(v, total, given);
  const stored = {
    stored: v.storage > 0 ? 'yes' : 'no',
    month: usd(storageCost(v) / (v.storage || 1)),
  };
  return metric('written-maximum', value, 'usd', {
    facts: { from },
    text:
      value === null ? 'text.maximum-unknown' : ['text.maximum', { most: usd(value), ...stored }],
    sources: ['M30'],
  });
};

const hours = (v: MovingValues): Metric<'moving'> => {
  const value = hoursOf(v);
  return metric('hours', value, 'hour', {
    text: [
      'text.hours',
      {
        low: Math.floor(value.low),
        high: Math.ceil(value.high),
        likely: Math.round(value.typical),
      },
    ],
    sources: ['M6', 'M5', 'M84'],
  });
};

const quoted = (v: MovingValues): Metric<'moving'> | false => {
  const value = quotedBill(v);
  return value !== null && metric('quoted-bill', value, 'usd');
};

const atDelivery: Metric<'moving'> = metric('at-delivery', null, 'usd', {
  text: ['text.at-delivery', { share: figures.doorShare.value }],
  sources: ['M29'],
});

/** The figures shown with the price: what is moved, how long it takes, and what paper to ask for. */
export const metrics = (
  v: MovingValues,
  total: ThreePoint,
  given: Given,
): (Metric<'moving'> | false)[] => {
  const cubicFeet = volume(v);
  const byHour = isByHour(v, cubicFeet);
  return [
    metric('volume', cubicFeet, 'cu-ft', { sources: ['M8', 'M14', 'M58'] }),
    metric('weight', weigh(cubicFeet), 'pound', {
      facts: { pounds: figures.poundsPerFoot.value },
      sources: ['M9', 'M15'],
    }),
    byHour && hours(v),
    byHour && metric('movers', moversOf(v), 'person', { sources: ['M6', 'M52'] }),
    quoted(v),
    v.reach === 'interstate' ? atDelivery : writtenMaximum(v, total, given),
    v.reach === 'local' &&
      metric('rental', rentalCost(v), 'usd', {
        facts: { trucks: trucksFor(cubicFeet) },
        sources: ['M12'],
      }),
  ];
};
