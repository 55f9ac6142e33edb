import type { ThreePoint } from '../cost/three-point.ts';
import { units, type Unit } from '../cost/unit.ts';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
const exactDecimals = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const cents = exactDecimals(2);
const mills = exactDecimals(3);
const whole = decimals(0);
const one = decimals(1);
const two = decimals(2);

/**
 * Rounded as an estimate deserves: to the dollar below $100, to $5 below $1,000, to $50 below $10,000,
 * to $100 above. The arithmetic of an estimate is never rounded.
 */
export const rounded = (usd: number): number => {
  const size = Math.abs(usd);
  const step = size < 100 ? 1 : size < 1_000 ? 5 : size < 10_000 ? 50 : 100;
  return Math.round(usd / step) * step;
};

/** A figure of ours, rounded. */
export const money = (usd: number): string => {
  const shown = rounded(usd);
  return `${shown < 0 ? '−' : ''}$${whole.format(Math.abs(shown))}`;
};

/** An exact price as a source prints it: "$6.50", "$1,200". */
export const price = (usd: number): string =>
  `${usd < 0 ? '−' : ''}$${(Number.isInteger(usd) ? whole : Math.abs(usd) < 0.1 ? mills : cents).format(Math.abs(usd))}`;

export const moneyRange = ({ low, high }: Pick<ThreePoint, 'low' | 'high'>): string =>
  money(low) === money(high) ? money(low) : `${money(low)}–${money(high)}`;

/** A bare number with as many digits as make sense at its size. */
export const figure = (value: number): string =>
  (Math.abs(value) >= 100 ? whole : Math.abs(value) >= 10 ? one : two).format(value);

/** A rate is shown to the cent while cents matter, below $100 but for a year: "$34.50", "$2,400". */
const rate = (usd: number, unit: Unit): string =>
  Math.abs(usd) < 100 && unit !== 'usd-year' ? price(usd) : money(usd);

/** A quantity with its unit: "30.1 squares", "2,400 sq ft", "18%", "$0.15 per kWh"; a count is bare. */
export const measure = (value: number, unit: Unit): string => {
  if (unit === 'usd') return money(value);
  if (unit.startsWith('usd-')) return `${rate(value, unit)} ${units[unit].slice(2)}`;
  if (unit === 'percent') return `${figure(value)}%`;
  if (unit === 'each') return figure(value);
  return `${figure(value)} ${value === 1 ? singular(unit) : units[unit]}`.trim();
};

/** An amount that a law or an agency sets, as it is printed there: "$2,982 a month", "$72.60". */
export const asSet = (value: number, unit: Unit): string =>
  unit.startsWith('usd') ? `${price(value)} ${units[unit].slice(2)}`.trim() : measure(value, unit);

/** One of a unit: "square", "hour". */
export const singular = (unit: Unit): string =>
  unit === 'person' ? 'person' : units[unit].replace(/(\w)s$/, '$1').replace(/s a /, ' a ');

export const measureRange = (value: number | ThreePoint, unit: Unit): string => {
  if (typeof value === 'number') return measure(value, unit);
  if (value.low === value.high) return measure(value.typical, unit);
  if (unit === 'usd') return moneyRange(value);
  if (unit.startsWith('usd-')) return `${rate(value.low, unit)}–${measure(value.high, unit)}`;
  return `${figure(value.low)}–${measure(value.high, unit)}`;
};

/** Two figures below 100 and three above: what an estimated quantity deserves. */
const rough = (value: number): number => Number(value.toPrecision(Math.abs(value) < 100 ? 2 : 3));

/** An estimated quantity, rounded: "9.6–10 cubic yards", "10,200 kWh a year". Money is rounded as ever. */
export const roughly = (value: number | ThreePoint, unit: Unit): string => {
  if (unit.startsWith('usd')) return measureRange(value, unit);
  if (typeof value === 'number') return measure(rough(value), unit);
  const { low, typical, high } = value;
  return measureRange({ low: rough(low), typical: rough(typical), high: rough(high) }, unit);
};
