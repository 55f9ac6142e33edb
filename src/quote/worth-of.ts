import type { Item, ThreePoint, Unit } from '../engine/index.ts';
import type { QuoteLine } from './read-quote.ts';

/** What quotes call our units. */
const SAME: Partial<Record<Unit, RegExp>> = {
  month: /^(?:month|mo)$/,
  year: /^(?:year|yr|annum)$/,
  visit: /^(?:visit|treatment|service|session|spray|application|trip)$/,
  hour: /^(?:hour|hr)$/,
  day: /^day$/,
  week: /^(?:week|wk)$/,
  room: /^(?:room|bedroom)$/,
  sqft: /^(?:sq\.? ?ft|sqft|sf|square f(?:oo|ee)t)$/,
  'lin-ft': /^(?:lin\.? ?ft|lf|ft|foot|feet|linear f(?:oo|ee)t)$/,
  square: /^(?:square|sq)$/,
  gallon: /^gal(?:lon)?$/,
  kw: /^kw$/,
};

const typically = (quantity: number | ThreePoint): number =>
  typeof quantity === 'number' ? quantity : quantity.typical;

/**
 * What a price for one comes to for as many as we count, US dollars: "$4,500 a month" for one month. Null
 * where the line has none, counts something else than we do, or is only for what may be needed beyond.
 */
export const worthOf = (
  { amount, rate, text }: Pick<QuoteLine, 'amount' | 'rate' | 'text'>,
  { unit, quantity }: Item,
): number | null =>
  amount === null &&
  rate &&
  SAME[unit]?.test(rate.per) &&
  !/\b(?:additional|extra|further|needed|over|beyond|after)\b/i.test(text)
    ? rate.usd * typically(quantity)
    : null;
