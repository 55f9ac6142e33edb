import { addUp, exactly, lineTotal, type Given, type ThreePoint } from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import { hoursOf, lines } from '../../trades/moving/lines.ts';
import { highestMaximum } from '../../trades/moving/quote.ts';
import { billOf, movingValues, type Bare } from './amounts.ts';
import type { MovingFeesValues } from './fields.ts';

/** Whose rules hold. Moves within Texas go by its own, those across a state line by federal ones. */
export const rulesOf = ({ reach }: Pick<MovingFeesValues, 'reach'>): 'interstate' | 'texas' =>
  reach === 'interstate' ? 'interstate' : 'texas';

/** Whether the paper holds a price that binds the mover for what it lists. */
export const isCapped = ({ promise }: Pick<MovingFeesValues, 'promise'>): boolean =>
  promise === 'maximum' || promise === 'fixed';

/** Whether the price is counted by their rate: a total they name stands where they say no hours. */
export const isCounted = (v: MovingFeesValues): boolean =>
  v.promise === 'hours' && (v.price === null || (v.quotedRate !== null && !!v.quotedHours));

/**
 * The price on the quote, US dollars; by the hour their rate over the hours they say, else the total they name, in the
 * metro else their rate over our hours, and never fewer than they bill at the least. `null` where it says no figure.
 */
export const quotedPrice = (v: MovingFeesValues, { move }: Bare): ThreePoint | null => {
  if (!isCounted(v)) return v.price === null ? null : exactly(v.price);
  const rate = v.quotedRate;
  // Far moves are not by the hour as a rule: ours would be a guess there.
  if (rate === null || (!v.quotedHours && v.reach !== 'local')) return null;
  const hours = v.quotedHours ? exactly(v.quotedHours) : hoursOf(move);
  const at = (point: keyof ThreePoint) => Math.max(v.quotedMinimum ?? 0, hours[point]) * rate;
  return { low: at('low'), typical: at('typical'), high: at('high') };
};

/**
 * The most that law lets them ask at the door for what the paper lists, US dollars; `null` where the paper
 * holds no figure that binds.
 */
export const doorMost = (v: MovingFeesValues): number | null => {
  if (v.price === null) return null;
  if (isCapped(v)) return v.price;
  return v.promise === 'estimate' && v.reach === 'interstate'
    ? (v.price * figures.doorShare.value) / 100
    : null;
};

/**
 * The written maximum to ask for, US dollars: by the hour what the moving calculator would sign; else
 * their price; and the likely part of every fee on top. Without a price, what it would sign for the home.
 * Where the home is known, never above the top of our range for the whole move.
 */
export const maximumToAsk = (
  v: MovingFeesValues,
  onTop: ThreePoint,
  given: Given,
): number | null => {
  const whole = movingValues(v);
  const most = given.has('home') ? billOf(whole).high : Infinity;
  if (!isCounted(v) && v.price !== null) return Math.min(most, v.price + onTop.typical);
  const { quotedRate, quotedHours, quotedMinimum } = v;
  // The trip is one of the fees on top.
  const hourly = v.promise === 'hours' && { quotedRate, quotedHours, quotedMinimum, quotedTrip: 0 };
  const { most: signed } = highestMaximum(
    { ...whole, ...hourly },
    addUp(lines(whole).map(lineTotal)),
    new Set(given.has('home') ? ['home'] : []),
  );
  if (signed === null) return null;
  const fees = hourly && quotedRate !== null && quotedHours ? onTop.typical : 0;
  return Math.min(most, signed + fees);
};

/** What there is to hold them to: a paper with a figure that binds, another paper, or none. */
export const paperOf = (v: MovingFeesValues): 'figure' | 'paper' | 'none' => {
  if (v.promise === 'spoken') return 'none';
  return doorMost(v) === null ? 'paper' : 'figure';
};
