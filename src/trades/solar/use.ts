import { months } from '../months.ts';
import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import { sum } from './production.ts';

const { mild: mildMonths, cooling: coolingMonths, heating: heatingMonths } = figures.seasons.value;

const typical: readonly number[] = figures.typicalYear.value;
const at = (year: readonly number[], of: readonly number[]) => of.map((month) => year[month] ?? 0);
/** What the average home uses in a month that is neither cooled nor heated, kWh. */
const everyday = sum(at(typical, mildMonths)) / mildMonths.length;

/** The bills entered, by month; a bill of 0 says no more than none. */
const billed = (v: SolarValues): readonly number[] => months.map((month) => v.bills[month] ?? 0);

/** How many of the twelve bills say what is used. */
export const billCount = (v: SolarValues): number => billed(v).filter((kwh) => kwh > 0).length;

/** Whether the bills that were entered show no year: fewer than half of it, or no summer or no winter in it. */
export const tooFewBills = (v: SolarValues): boolean => {
  const bills = billed(v);
  const shows = (of: readonly number[]) => at(bills, of).some((kwh) => kwh > 0);
  const { least, summer } = figures.wholeYear.value;
  const count = billCount(v);
  return count > 0 && (count < least || !shows(summer) || !shows(heatingMonths));
};

/** What the bills of some months come to as a multiple of the average home's, above `floor` a month. */
const timesTypical = (
  bills: readonly number[],
  of: readonly number[],
  floor = { own: 0, typical: 0 },
): number | undefined => {
  const known = of.filter((month) => (bills[month] ?? 0) > 0);
  const own = sum(at(bills, known)) - known.length * floor.own;
  const theirs = sum(at(typical, known)) - known.length * floor.typical;
  return known.length === 0 ? undefined : Math.max(0, own / theirs);
};

/**
 * A year from some of its bills, kWh: every home has its everyday use, and above it what it cools and heats
 * with. Each of the three is a multiple of the average Texas home's. Without a bill of a mild month the
 * everyday use is the average home's, or less where the bills are lower: a high summer bill is cooling.
 */
const filled = (bills: readonly number[]): readonly number[] => {
  const all = timesTypical(bills, [...typical.keys()]) ?? 0;
  const mild = timesTypical(bills, mildMonths) ?? Math.min(1, all);
  const floor = { own: mild * everyday, typical: everyday };
  const cooling = timesTypical(bills, coolingMonths, floor) ?? mild;
  const heating = timesTypical(bills, heatingMonths, floor) ?? mild;
  const month = (kwh: number, index: number): number => {
    if (mildMonths.includes(index)) return mild * kwh;
    return floor.own + (coolingMonths.includes(index) ? cooling : heating) * (kwh - everyday);
  };
  return bills.map((bill, index) => bill || month(typical[index] ?? 0, index));
};

/** kWh used in each month. Bills replace the yearly figure; without any it has the average home's months. */
export const monthlyUse = (v: SolarValues): readonly number[] =>
  billCount(v) > 0 ? filled(billed(v)) : typical.map((kwh) => (v.kwh * kwh) / sum(typical));
