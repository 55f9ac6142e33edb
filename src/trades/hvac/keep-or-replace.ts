import { typicalSum } from '../../engine/index.ts';
import type { HvacValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { partLines, replaceLines, sameAgain } from './lines.ts';
import { coolingKwh, newSeer2, oldSeer2 } from './running.ts';
import { brokenSystem } from './symptoms.ts';

/** A repair weighed against a new one of the same, in US dollars. */
export interface Weighed {
  readonly system: ReturnType<typeof brokenSystem>;
  /** Years. */
  readonly age: number;
  /** What the repair costs, without the visit: a quote, where there is one. */
  readonly repair: number;
  /** What a new one costs: a quote, where there is one. Spoken of everywhere with this one price. */
  readonly replacement: number;
  /** It broke twice or more in two years. */
  readonly oftenBroken: boolean;
  /** Sq ft it cools. */
  readonly area: number;
  /** $ per kWh. */
  readonly rate: number;
}

/** Whose figure the repair is weighed by. */
export const costOf = ({ repairQuote }: HvacValues): 'quote' | 'ours' =>
  repairQuote === null ? 'ours' : 'quote';

/** The repair and the new one that the answers speak of. */
export const weigh = (v: HvacValues): Weighed => {
  const system = brokenSystem(v);
  return {
    system,
    age: v.age,
    repair: v.repairQuote ?? typicalSum(partLines(v)),
    replacement: v.newQuote ?? typicalSum(replaceLines(sameAgain(v, system))),
    oftenBroken: v.often === 'more',
    area: v.area,
    rate: v.rate / 100,
  };
};

const chance = figures.repairChance.value;

/** The chance of a further repair in a year of that age. */
const chanceOfRepair = (age: number, oftenBroken: boolean): number => {
  const rising = chance.young + chance.rise * Math.max(0, age - chance.risingFrom);
  return Math.min(1, Math.min(chance.most, rising) * (oftenBroken ? chance.often : 1));
};

const powerAYear = (w: Weighed, seer2: number): number =>
  w.system === 'furnace' ? 0 : coolingKwh(w.area, seer2) * w.rate;

const furtherRepair = prices.commonRepair.typical;

/** One year of a system put in new: its share of the price, power, and what breaks. */
const yearOfNew = (w: Weighed, age: number): number =>
  w.replacement / figures.life.value[w.system] +
  powerAYear(w, newSeer2(w.system === 'heat-pump')) +
  chanceOfRepair(age, false) *
    furtherRepair *
    (age < figures.warrantyYears.value ? figures.paidUnderWarranty.value : 1);

/** One more year of the old one. */
const yearOfOld = (w: Weighed, later: number): number =>
  powerAYear(w, oldSeer2(w.age)) + chanceOfRepair(w.age + later, w.oftenBroken) * furtherRepair;

/** How many years the old one still lasts once repaired. */
export const yearsLeft = (w: Pick<Weighed, 'system' | 'age'>): number =>
  Math.max(figures.leastYearsLeft.value, figures.life.value[w.system] - Math.floor(w.age));

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
