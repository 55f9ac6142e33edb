import { asThreePoint, type Item } from '../engine/index.ts';
import type { QuoteLine } from './quote-line.ts';
import { unitOfRate } from './units.ts';

/** Hours are of a month: what is paid by the week or the month for all of them. */
const A_MONTH: Readonly<Record<string, number>> = { month: 1, week: 52 / 12 };

/** Of these we know how many are meant; "each" may be of anything. */
const COUNTED = /^(?:month|year|visit|hour|day|week|room|sqft|lin-ft|square|gallon|kw)$/;
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
  return COUNTED.test(item.unit) && unitOfRate(rate.per) === item.unit
    ? // A month of what our estimate leaves out is one month.
      rate.usd * (asThreePoint(item.quantity).typical || (item.unit === 'month' ? 1 : 0))
    : null;
};
