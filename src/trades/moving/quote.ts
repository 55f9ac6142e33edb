import { addUp, lineTotal, scale, type Given, type ThreePoint } from '../../engine/index.ts';
import type { MovingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { crewLines, hoursOf, isByHour, storageCost, trucksFor } from './lines.ts';
import { volume } from './size.ts';

/**
 * What the mover's own rate comes to over our count of hours, US dollars, their minimum and trip fee in, or
 * a usual one where none is named; null without a rate.
 */
export const quotedBill = (v: MovingValues): ThreePoint | null => {
  const { quotedRate, quotedMinimum, quotedTrip } = v;
  if (quotedRate === null) return null;
  const hours = hoursOf(v);
  const at = (point: keyof ThreePoint) =>
    Math.max(quotedMinimum ?? 0, hours[point]) * quotedRate + (quotedTrip ?? prices.trip[point]);
  return { low: at('low'), typical: at('typical'), high: at('high') };
};

/** Whether the rate in hand passes our range of crew, truck and trip. */
export const isAboveOurRange = (v: MovingValues, bill: ThreePoint): boolean =>
  bill.typical > addUp(crewLines(v).map(lineTotal)).high;

/** What carries a rate past our range: the minimum, the trip fee or both where without them it would not pass. */
export const causeOf = (v: MovingValues): 'minimum' | 'fee' | 'both' | 'rate' => {
  const isInRange = (without: Partial<MovingValues>) => {
    const bill = quotedBill({ ...v, ...without });
    return bill !== null && !isAboveOurRange(v, bill);
  };
  if (isInRange({ quotedMinimum: null })) return 'minimum';
  if (isInRange({ quotedTrip: null })) return 'fee';
  return isInRange({ quotedMinimum: null, quotedTrip: null }) ? 'both' : 'rate';
};

/** Whether the quote counts fewer hours than we do at the least, so that its bill will grow. */
export const saysTooFewHours = (v: MovingValues): boolean =>
  v.quotedHours !== null && v.quotedHours > 0 && isByHour(v) && v.quotedHours < hoursOf(v).low;

/** Whether the quote counts more hours than a written maximum leaves room for. */
export const saysTooManyHours = (v: MovingValues): boolean =>
  v.quotedHours !== null &&
  isByHour(v) &&
  v.quotedHours > figures.roomInMaximum.value * hoursOf(v).typical;

/** Whether we can count the hours ourselves. */
const isKnown = (given: Given): boolean => given.has('home') || given.has('items');

/** What the highest written maximum rests on. */
export type RestsOn = 'nothing' | 'range' | 'count' | 'quote' | 'rate' | 'padded';

/**
 * The highest “not to exceed” worth signing, US dollars, and what it rests on: a quarter above the hours they
 * wrote at their own rate, as far as our count bears them out, and no less than their rate comes to over our
 * count; else above our middle; never above our range. It is for the move alone: storage is paid by the
 * month. Null while nothing says how much is moved.
 */
export const highestMaximum = (
  v: MovingValues,
  total: ThreePoint,
  given: Given,
): { readonly most: number | null; readonly from: RestsOn } => {
  const { quotedRate, quotedHours, quotedMinimum, quotedTrip } = v;
  const room = figures.roomInMaximum.value;
  const move = scale(total, 1 - storageCost(v) / total.typical);
  const inRange = (most: number, from: RestsOn) =>
    most >= move.high ? { most: move.high, from: 'range' as const } : { most, from };
  if (quotedRate !== null && quotedHours !== null && quotedHours > 0) {
    const ours = isKnown(given) ? hoursOf(v).typical : quotedHours;
    const hours = Math.max(Math.min(quotedHours, ours), quotedMinimum ?? 0);
    const most = room * hours * quotedRate + (quotedTrip ?? prices.trip.typical);
    const least = isKnown(given) ? (quotedBill(v)?.typical ?? 0) : 0;
    if (least > most) return inRange(least, 'rate');
    return inRange(most, isKnown(given) && saysTooManyHours(v) ? 'padded' : 'quote');
  }
  return isKnown(given) ? inRange(room * move.typical, 'count') : { most: null, from: 'nothing' };
};

/** A day's rental truck for a local move, or as many as it takes, in US dollars: the job done by oneself. */
export const rentalCost = (v: MovingValues): ThreePoint => {
  const trucks = trucksFor(volume(v));
  const cost = (point: keyof ThreePoint) =>
    trucks *
    (prices.rentalTruck[point] + prices.rentalMile[point] * v.miles * figures.rentalTrips.value);
  return { low: cost('low'), typical: cost('typical'), high: cost('high') };
};
