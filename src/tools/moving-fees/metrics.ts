import {
  exact,
  metric,
  usd,
  type FoundMetric,
  type FoundSeries,
  type ThreePoint,
} from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import type { BookSource } from '../decision.ts';
import { billOf, movingValues } from './amounts.ts';
import type { Case } from './case.ts';
import { isCapped, isCounted, rulesOf } from './quote.ts';
import type { MovingFeesWord } from './words.ts';

type Metric = FoundMetric<BookSource, MovingFeesWord>;

const unpriced = ({ fees }: Case): number => fees.filter(({ amount }) => amount === null).length;

/** Whether the maximum to ask for is the top of our own range. */
const isOurMost = ({ v, most }: Case): boolean => most === billOf(movingValues(v)).high;

const rangeOf = ({ low, typical, high }: ThreePoint) => ({
  isOne: low === high ? 'yes' : 'no',
  range: usd({ low, typical, high }),
  likely: usd(typical),
});

/** The price in hand, what may come on top, and the two ceilings: of the law and of the letter. */
export const metrics = (one: Case): (Metric | false)[] => {
  const { v, fees, price, onTop, total, most, door } = one;
  if (v.trouble === 'yes') return [];
  const where = rulesOf(v);
  return [
    price !== null &&
      metric('price', price, 'usd', {
        facts: {
          promise: isCounted(v) || v.promise === 'spoken' ? v.promise : 'named',
          hours: v.quotedHours ? 'theirs' : 'ours',
        },
        ...(price.low === price.high && {
          text: ['text.price', { price: exact(Math.round(price.low)) }],
        }),
      }),
    fees.length > 0 &&
      metric('on-top', onTop, 'usd', {
        facts: { unpriced: unpriced(one) },
        text: ['text.range', rangeOf(onTop)],
      }),
    total !== null && metric('total', total, 'usd', { text: ['text.range', rangeOf(total)] }),
    // Whoever holds a maximum asks for the fees to be listed under it, and for no higher one.
    most !== null &&
      !isCapped(v) &&
      metric('maximum', most, 'usd', {
        facts: {
          promise: isOurMost(one) ? 'range' : isCounted(v) ? v.promise : 'named',
          priced: price === null ? 'no' : 'yes',
        },
      }),
    metric('door', null, 'usd', {
      facts: { where, known: door === null ? 'no' : 'yes' },
      text:
        door === null
          ? 'text.no-door'
          : [
              'text.door',
              {
                door: exact(Math.round(door)),
                share: figures.doorShare.value,
                isCapped: isCapped(v) ? 'yes' : 'no',
              },
            ],
      sources: where === 'interstate' ? ['moving M93', 'moving M29'] : ['moving M30'],
    }),
  ];
};

/** The price, and what it becomes with the fees, on one axis: the most that the law lets them ask at the door is a line. */
export const series = ({
  v,
  price,
  total,
  most,
  door,
  fees,
}: Case): readonly (FoundSeries<MovingFeesWord> | false)[] => {
  if (v.trouble === 'yes' || price === null || total === null || most === null) return [];
  // Whoever holds a maximum asks for no other.
  const asked = isCapped(v) ? [] : [{ low: most, typical: most, high: most }];
  const ranges = [price, total, ...asked];
  return [
    fees.length > 0 && {
      id: 'total',
      draw: 'ranges',
      unit: 'usd',
      along: [
        'along.price',
        'along.with-fees',
        ...(isCapped(v) ? [] : (['along.maximum'] as const)),
      ],
      own: [0],
      lines: [
        { label: 'curve.low', values: ranges.map(({ low }) => low) },
        { label: 'curve.likely', values: ranges.map(({ typical }) => typical) },
        { label: 'curve.high', values: ranges.map(({ high }) => high) },
      ],
      ...(door !== null && { mark: { label: 'curve.door', value: door } }),
    },
  ];
};
