import { prices } from './prices.ts';
import { coolingKwh, newSeer2, oldSeer2 } from './running.ts';

/** Years a system lasts here: the short end of what is published, as hot climates do (S63). */
const LIFE = { ac: 15, 'heat-pump': 12, 'mini-split': 15, furnace: 18 } as const;
/** What a repaired system is given once it is past that age; our choice. */
const LEAST_YEARS = 2;
/** Years in which a registered part is free, so that about half a repair is left to pay. */
const PART_WARRANTY = 10;

/** A repair weighed against a new one of the same, in US dollars. */
export interface Weighed {
  readonly system: keyof typeof LIFE;
  /** Years. */
  readonly age: number;
  /** What the repair costs, without the visit: a quote, where there is one. */
  readonly repair: number;
  /** What a new one costs: a quote, where there is one. */
  readonly replacement: number;
  /** It broke twice or more in two years. */
  readonly oftenBroken: boolean;
  /** Sq ft it cools. */
  readonly area: number;
  /** $ per kWh. */
  readonly rate: number;
}

/** The chance of a further repair in a year: 1 in 10 when young, 1 in 2 when old; our choice. */
const chanceOfRepair = (age: number, oftenBroken: boolean): number =>
  Math.min(1, Math.min(0.5, 0.1 + 0.04 * Math.max(0, age - 5)) * (oftenBroken ? 2 : 1));

const powerAYear = (w: Weighed, seer2: number): number =>
  w.system === 'furnace' ? 0 : coolingKwh(w.area, seer2) * w.rate;

/** One year of a system put in new: its share of the price, power, and what breaks. */
const yearOfNew = (w: Weighed, age: number): number =>
  w.replacement / LIFE[w.system] +
  powerAYear(w, newSeer2(w.system === 'heat-pump')) +
  chanceOfRepair(age, false) * prices.commonRepair.typical * (age < PART_WARRANTY ? 0.5 : 1);

/** One more year of the old one. */
const yearOfOld = (w: Weighed, later: number): number =>
  powerAYear(w, oldSeer2(w.age)) +
  chanceOfRepair(w.age + later, w.oftenBroken) * prices.commonRepair.typical;

/** How many years the old one still lasts once repaired. */
export const yearsLeft = (w: Pick<Weighed, 'system' | 'age'>): number =>
  Math.max(LEAST_YEARS, LIFE[w.system] - w.age);

/** The years 0, 1, 2 … below `count`, each turned into dollars and added up. */
const sumOfYears = (count: number, cost: (year: number) => number): number =>
  Array.from({ length: count }, (_, year) => cost(year)).reduce((sum, one) => sum + one, 0);

/**
 * What so many years of cooling or heating cost, in US dollars: repaired now and replaced when worn out, or
 * replaced now. A new system counts with the share of its life that is used up, so that one bought late is
 * not held against keeping the old one.
 */
export const keepOrReplace = (w: Weighed, years: number): { keep: number; replace: number } => {
  const left = Math.min(years, yearsLeft(w));
  return {
    keep:
      w.repair +
      sumOfYears(left, (year) => yearOfOld(w, year)) +
      sumOfYears(years - left, (year) => yearOfNew(w, year)),
    replace: sumOfYears(years, (year) => yearOfNew(w, year)),
  };
};
