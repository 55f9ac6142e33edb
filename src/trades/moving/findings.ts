import {
  money,
  typicalSum,
  type Given,
  type Metric,
  type Series,
  type ThreePoint,
  type Warning,
} from '../../estimate/index.ts';
import type { MovingValues } from './model.ts';
import { hoursOf, isByHour, linesOf, moversOf } from './lines.ts';
import { prices } from './prices.ts';
import { isEmptyList, volume, weigh } from './size.ts';
import type { MovingSource } from './sources.ts';

/** Miles a rental truck is driven more than once between the homes: there, back, and to the yard. */
const RENTAL_TRIPS = 3;

/** A day's rental truck for a local move, in US dollars: the job done by oneself. */
export const rentalCost = (v: MovingValues): ThreePoint => {
  const cost = (point: keyof ThreePoint) =>
    prices.rentalTruck[point] + prices.rentalMile[point] * v.miles * RENTAL_TRIPS;
  return { low: cost('low'), typical: cost('typical'), high: cost('high') };
};

/** Above our middle, or above the hours they wrote themselves, a maximum should not go: our choice. */
const ROOM_IN_MAXIMUM = 1.25;

/** What the mover's own rate comes to over our count of hours, their trip fee and minimum in; null without a rate. */
export const quotedBill = (v: MovingValues): ThreePoint | null => {
  const { quotedRate, quotedMinimum, quotedTrip } = v;
  if (quotedRate === null) return null;
  const hours = hoursOf(v);
  const at = (point: keyof ThreePoint) =>
    Math.max(quotedMinimum ?? 0, hours[point]) * quotedRate + (quotedTrip ?? 0);
  return { low: at('low'), typical: at('typical'), high: at('high') };
};

/**
 * The highest “not to exceed” worth signing, US dollars: a quarter above the hours they wrote at their own
 * rate, else above our middle, and never above our range. Null while nothing says how much is moved.
 */
export const highestMaximum = (v: MovingValues, total: ThreePoint, given: Given): number | null => {
  const { quotedRate, quotedHours, quotedMinimum, quotedTrip } = v;
  if (quotedRate !== null && quotedHours !== null) {
    const hours = Math.max(quotedHours, quotedMinimum ?? 0);
    return Math.min(total.high, ROOM_IN_MAXIMUM * hours * quotedRate + (quotedTrip ?? 0));
  }
  return given.has('home') || given.has('items')
    ? Math.min(total.high, ROOM_IN_MAXIMUM * total.typical)
    : null;
};

const writtenMaximum = (v: MovingValues, total: ThreePoint, given: Given): Metric<MovingSource> => {
  const value = highestMaximum(v, total, given);
  return {
    id: 'written-maximum',
    label: 'Highest written maximum to accept',
    value,
    unit: 'usd',
    text:
      value === null
        ? 'a quarter above the hours they write, at their rate'
        : `${money(value)}, “not to exceed”`,
    how:
      v.quotedRate !== null && v.quotedHours !== null
        ? 'Their hours × 1.25 × their rate, and the trip fee.'
        : 'A quarter above our middle.',
    sources: ['M30'],
  };
};

const hourMetrics = (v: MovingValues): Metric<MovingSource>[] => {
  const hours = hoursOf(v);
  return [
    {
      id: 'hours',
      label: 'Hours they will bill',
      value: hours,
      unit: 'hour',
      text: `${Math.floor(hours.low)} to ${Math.ceil(hours.high)} hours, likely ${Math.round(hours.typical)}`,
      how: 'The trip to you is extra.',
      sources: ['M6', 'M5', 'M84'],
    },
    {
      id: 'movers',
      label: 'Movers',
      value: moversOf(v),
      unit: 'person',
      sources: ['M6', 'M52'],
    },
  ];
};

const quoteMetrics = (v: MovingValues): Metric<MovingSource>[] => {
  const bill = quotedBill(v);
  return bill
    ? [
        {
          id: 'quoted-bill',
          label: 'What their rate comes to',
          value: bill,
          unit: 'usd',
          how: 'Our hours, at least their minimum, × their rate, and their trip fee. Packing, heavy pieces and storage are not in it.',
        },
      ]
    : [];
};

const atDelivery: Metric<MovingSource> = {
  id: 'at-delivery',
  label: 'Most they may ask at the door',
  value: null,
  unit: 'usd',
  text: '110% of the figure on your own non-binding estimate',
  how: 'Or 100% of a binding one. Their paper counts, not our range.',
  sources: ['M29'],
};

export const metricsOf = (
  v: MovingValues,
  total: ThreePoint,
  given: Given,
): Metric<MovingSource>[] => [
  {
    id: 'volume',
    label: 'Volume',
    value: volume(v),
    unit: 'cu-ft',
    sources: ['M8', 'M14', 'M58'],
  },
  {
    id: 'weight',
    label: 'Weight',
    value: weigh(volume(v)),
    unit: 'pound',
    how: 'Cubic feet × 7.',
    sources: ['M9', 'M15'],
  },
  ...(isByHour(v) ? hourMetrics(v) : []),
  ...quoteMetrics(v),
  ...(v.reach === 'interstate' ? [atDelivery] : [writtenMaximum(v, total, given)]),
  ...(v.reach === 'local'
    ? [
        {
          id: 'rental',
          label: 'Rental truck, you carry',
          value: rentalCost(v),
          unit: 'usd' as const,
          how: 'A day, three trips.',
          sources: ['M12'] as const,
        },
      ]
    : []),
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FIRST_PEAK_MONTH = 4;
const LAST_PEAK_MONTH = 8;

/** The typical cost of the same move in each season, US dollars. */
export const bySeason = (v: MovingValues) => ({
  quiet: typicalSum(linesOf({ ...v, season: 'quiet' })),
  peak: typicalSum(linesOf({ ...v, season: 'peak' })),
});

export const seriesOf = (v: MovingValues): Series[] => {
  const { quiet, peak } = bySeason(v);
  return [
    {
      id: 'by-month',
      title: 'The same move, month by month',
      draw: 'bars',
      unit: 'usd',
      along: MONTHS,
      lines: [
        {
          label: 'Likely cost',
          values: MONTHS.map((_, month) =>
            month >= FIRST_PEAK_MONTH && month <= LAST_PEAK_MONTH ? peak : quiet,
          ),
        },
      ],
    },
  ];
};

const heldGoods: Warning<MovingSource> = {
  id: 'held-goods',
  level: 'danger',
  text: 'If anyone threatens you, call 911. Keep the paper and call the state’s mover line: TxDMV, 1-888-368-4689. If you left Texas, call the federal one: FMCSA, 1-888-368-7238.',
  sources: ['M60', 'M36', 'M80'],
};

const gasLine: Warning<MovingSource> = {
  id: 'gas',
  level: 'caution',
  text: 'Have the gas shut off and the appliance disconnected before the crew comes.',
  sources: ['M52', 'M41'],
};

/** A quote this far below the low end of our own count will likely grow. */
const TOO_LOW = 0.8;

const lowQuote = (what: string, ours: string): Warning<MovingSource> => ({
  id: 'low-quote',
  level: 'caution',
  text: `The quote says ${what}; we count ${ours}. Counting too little is how bills grow.`,
  sources: ['M8', 'M6'],
});

const quoteWarnings = (v: MovingValues): Warning<MovingSource>[] => {
  const feet = volume(v);
  const hours = hoursOf(v);
  if (v.quotedFeet !== null && v.quotedFeet < feet.low * TOO_LOW)
    return [lowQuote(`${v.quotedFeet} cubic ft`, `at least ${Math.round(feet.low)}`)];
  if (v.quotedHours !== null && v.quotedHours < hours.low * TOO_LOW)
    return [lowQuote(`${v.quotedHours} hours`, `at least ${Math.round(hours.low)}`)];
  return [];
};

const rules: Warning<MovingSource> = {
  id: 'texas-proposal',
  level: 'caution',
  text: 'Before loading, a Texas mover must write down the most you could pay. A price by the hour need not say how many hours.',
  sources: ['M30'],
};

const federalRules: Warning<MovingSource> = {
  id: 'federal-estimate',
  level: 'caution',
  text: 'Have your things seen, in person or by video. At the door a mover may ask 100% of a binding estimate, 110% of a non-binding one.',
  sources: ['M29'],
};

const broker: Warning<MovingSource> = {
  id: 'broker',
  level: 'caution',
  text: 'Ask first whether they are the carrier or a broker. A broker has no trucks and does not answer for your things: it passes your move to a mover you did not choose. Check the USDOT number with FMCSA, 1-888-368-7238.',
  sources: ['M80'],
};

const emptyList: Warning<MovingSource> = {
  id: 'empty-list',
  level: 'caution',
  text: 'Nothing stands on the list yet, so we size the move by rooms.',
};

export const warningsOf = (v: MovingValues): Warning<MovingSource>[] => [
  ...(v.trouble === 'yes' ? [heldGoods] : []),
  ...(isEmptyList(v) ? [emptyList] : []),
  ...quoteWarnings(v),
  ...(v.bulky.includes('gas') ? [gasLine] : []),
  ...(v.reach === 'interstate' ? [broker, federalRules] : [rules]),
];
