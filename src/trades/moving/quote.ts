import { addUp, lineTotal, type Given, type ThreePoint } from '../../estimate/index.ts';
import type { MovingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { crewLines, hoursOf, isByHour } from './lines.ts';

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

/** Whether the rate passes our range only by its trip fee: with a usual one it would not. */
export const isFeeTheCause = (v: MovingValues): boolean => {
  const usual = quotedBill({ ...v, quotedTrip: null });
  return usual !== null && !isAboveOurRange(v, usual);
};

/** Whether the quote counts so few hours, against ours, that its bill will grow. */
export const saysTooFewHours = (v: MovingValues): boolean =>
  v.quotedHours !== null &&
  v.quotedHours > 0 &&
  isByHour(v) &&
  v.quotedHours < hoursOf(v).low * figures.tooLow.value;

/** Whether the quote says the rate and hours to believe, so that a maximum can rest on them. */
export const saysHours = (v: MovingValues): boolean =>
  v.quotedRate !== null && v.quotedHours !== null && v.quotedHours > 0 && !saysTooFewHours(v);

/**
 * The highest “not to exceed” worth signing, US dollars: a quarter above the hours they wrote at their own
 * rate, else above our middle, and never above our range. Null while nothing says how much is moved.
 */
export const highestMaximum = (v: MovingValues, total: ThreePoint, given: Given): number | null => {
  const { quotedRate, quotedHours, quotedMinimum, quotedTrip } = v;
  const room = figures.roomInMaximum.value;
  if (quotedRate !== null && quotedHours !== null && quotedHours > 0) {
    const hours = Math.max(quotedHours, quotedMinimum ?? 0);
    return Math.min(total.high, room * hours * quotedRate + (quotedTrip ?? prices.trip.typical));
  }
  return given.has('home') || given.has('items')
    ? Math.min(total.high, room * total.typical)
    : null;
};

/** The same of the calculator's own page, which rests it on no hours that are too few. */
export const maximumToSign = (v: MovingValues, total: ThreePoint, given: Given): number | null =>
  highestMaximum(saysTooFewHours(v) ? { ...v, quotedHours: null } : v, total, given);

/** A day's rental truck for a local move, in US dollars: the job done by oneself. */
export const rentalCost = (v: MovingValues): ThreePoint => {
  const cost = (point: keyof ThreePoint) =>
    prices.rentalTruck[point] + prices.rentalMile[point] * v.miles * figures.rentalTrips.value;
  return { low: cost('low'), typical: cost('typical'), high: cost('high') };
};
