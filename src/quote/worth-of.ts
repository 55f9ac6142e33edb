import { asThreePoint, type Item, type Unit } from '../engine/index.ts';
import type { QuoteLine } from './quote-line.ts';

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

/** Hours are of a month: what is paid by the week or the month for all of them. */
const A_MONTH: Readonly<Record<string, number>> = { month: 1, week: 52 / 12 };

const BEYOND = /\b(?:additional|extra|further|needed|over|beyond|after)\b/i;

/** What a price for one comes to for as many as we count: "$4,500 a month". Null where the line counts something else, or what may be needed beyond. */
export const worthOf = (
  { amount, rate, text }: Pick<QuoteLine, 'amount' | 'rate' | 'text'>,
  item: Item,
): number | null => {
  if (amount !== null || !rate || BEYOND.test(text)) return null;
  if (item.unit === 'hour' && A_MONTH[rate.per]) return Math.round(rate.usd * A_MONTH[rate.per]!);
  return SAME[item.unit]?.test(rate.per.toLowerCase())
    ? // A month of what our estimate leaves out is one month.
      rate.usd * (asThreePoint(item.quantity).typical || (item.unit === 'month' ? 1 : 0))
    : null;
};
