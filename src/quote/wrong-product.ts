import { SALES_TAXES } from './price-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Unit } from './units.ts';

/** A line whose amount is not what its own quantity and price come to. */
export type WrongProduct = NonNullable<ReturnType<typeof wrongProduct>>;

/** What changes an amount without a figure of its own, or says that a figure is none to count on. */
const OTHERWISE =
  /\b(?:min(?:imum)?|waste|over|about|approx\w*|around|est(?:imated)?|up to|up|avg|average|plus|less|minus|incl\w*|with|tax\w*|overhead|profit|o&p|discount\w*|off|first|free|credit\w*|add\w*|extra\w*|was|reg(?:ular)?|list|markup|fee|rounded|each of|per|every)\b|[+~\u2248]/i;
const TIMES = /^\s*(?:@|at|x|×|\|)?\s*\$?$/i;
const IS = /^(?:\s{2,}|\s*(?:=|\||\.{2,}|:)\s*)\$?$/;
/** Cells with cents need no more than a space between them. */
const HAS_CENTS = /\.\d{2}$/;
/** "2 coils, 20 ft": so many of a thing before its size. */
const COUNTS_OTHERWISE = /^\d+ \p{L}/u;
const ITEM_NUMBER = /^\s*\d{1,3}(?:[.)]\s|\s{2,})/;
/** "3,500 psi" is what concrete bears, "8 kW" what a heater gives: they count nothing. */
const IS_RATING = /(?:psi|kwh?|kilowatts?|w|watts?|tons?|gal\w*|btus?|hp|amps?)$/i;
/** Counted one by one: their number is not rounded. */
const COUNTED: ReadonlySet<Unit> = new Set(['each', 'sheet', 'roll', 'visit', 'person', 'thing']);
/** Waste, overhead and the like are whole percents up to the most. */
const MOST_PERCENT = 25;
/** So near they fit: dollars, and parts of the amount. */
const NEAR_USD = 1;
const NEAR = 0.01;

const halfStep = (written: string): number =>
  0.5 / 10 ** (/\.(\d+)/.exec(written)?.[1]?.length ?? 0);

/**
 * Where the figures of a line are read surely and do not fit: "33 SQ @ $320  $11,560". Null where they do, and
 * where one may be rounded, taxed, raised by waste, or be something else.
 */
export const wrongProduct = (text: string) => {
  const rest = text
    .replace(ITEM_NUMBER, (found) => ' '.repeat(found.length))
    // "190 linear ft": in other words "190 lin ft".
    .replace(/(?<=\blin)(?:ear|eal)(?= (?:ft|feet|foot)\b)/gi, '')
    .trimEnd();
  if (OTHERWISE.test(rest)) return null;
  const tokens = tokensOf(rest);
  const [count, price, amount] = tokens.slice(-3);
  const between = price && amount ? rest.slice(price.to, amount.from) : '';
  const isCell = ({ from, to }: Token) => HAS_CENTS.test(rest.slice(from, to));
  const isSize = (token: Token) =>
    token.type === 'name' ||
    (token.type === 'quantity' &&
      (token.unit === 'inch' || IS_RATING.test(rest.slice(token.from, token.to))));
  if (
    count?.type !== 'quantity' ||
    isSize(count) ||
    (count.from > 0 && COUNTS_OTHERWISE.test(rest)) ||
    price?.type !== 'money' ||
    amount?.type !== 'money' ||
    amount.to < rest.length ||
    !tokens.slice(0, -3).every(isSize) ||
    !TIMES.test(rest.slice(count.to, price.from)) ||
    !(IS.test(between) || (between === ' ' && [price, amount].every(isCell))) ||
    // Of one thing its price is the amount, whatever else is counted in it.
    price.usd === amount.usd
  )
    return null;
  const comesTo = count.value * price.usd;
  const says = amount.usd;
  const more = COUNTED.has(count.unit) ? 0 : halfStep(rest.slice(count.from, count.to));
  const [low, high] = [-1, 1].map(
    (way) =>
      (count.value + way * more) * (price.usd + way * halfStep(rest.slice(price.from, price.to))),
  );
  const near = Math.max(NEAR_USD, NEAR * Math.max(says, comesTo));
  if (says >= low! - near && says <= high! + near) return null;
  const share = 100 * (says / comesTo - 1);
  const isRaised = [Math.round(share), ...SALES_TAXES].some(
    (percent) =>
      Math.abs(percent) <= MOST_PERCENT &&
      Math.abs(says - comesTo * (1 + percent / 100)) <= NEAR_USD,
  );
  // "2 men $125.00 $1,000.00": four hours of them, or months, visits, coats.
  const isManyTimes = says > comesTo && Math.round((100 * says) / comesTo) % 100 === 0;
  // US dollars: of one, what they come to, and what the line says.
  return isRaised || isManyTimes ? null : { quantity: count.value, each: price.usd, comesTo, says };
};
