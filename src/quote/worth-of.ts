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

/** Other words for the time from one visit to the next. */
const BETWEEN: Readonly<Record<string, string>> = {
  quarter: '3 month',
  qtr: '3 month',
  'three month': '3 month',
  'two month': '2 month',
  'other month': '2 month',
};

/** "$119 a quarter" is for one visit of those that come every 3 months. */
const isAVisit = (per: string, { unit, label }: Pick<Item, 'unit' | 'label'>): boolean =>
  unit === 'visit' && new RegExp(`\\bevery ${BETWEEN[per] ?? per}s?\\b`).test(label);

/** Hours are of a month: what is paid by the week or the month for all of them. */
const A_MONTH: Readonly<Record<string, number>> = { month: 1, week: 52 / 12 };

const typically = (quantity: number | ThreePoint): number =>
  typeof quantity === 'number' ? quantity : quantity.typical;

const BEYOND = /\b(?:additional|extra|further|needed|over|beyond|after)\b/i;

/**
 * What a price for one comes to for as many as we count, US dollars: "$4,500 a month" for one month. Null
 * where the line has none, counts something else than we do, or is only for what may be needed beyond.
 */
export const worthOf = (
  { amount, rate, text }: Pick<QuoteLine, 'amount' | 'rate' | 'text'>,
  item: Item,
): number | null => {
  if (amount !== null || !rate || BEYOND.test(text)) return null;
  if (item.unit === 'hour' && A_MONTH[rate.per]) return Math.round(rate.usd * A_MONTH[rate.per]!);
  return SAME[item.unit]?.test(rate.per) || isAVisit(rate.per, item)
    ? // A month of what our estimate leaves out is one month.
      rate.usd * (typically(item.quantity) || (item.unit === 'month' ? 1 : 0))
    : null;
};
