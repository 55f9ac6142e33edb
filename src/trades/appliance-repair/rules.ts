import { money, type Given, type Metric } from '../../estimate/index.ts';
import type { ApplianceValues } from './model.ts';
import { lifeYears, luxuryYears } from './causes.ts';
import { usualNew } from './new-ones.ts';
import type { ApplianceSource } from './sources.ts';

/** Above half the price of a new one, replace (R4, R6). */
export const HALF = 0.5;
/** Age × repair above this, replace: a rule of thumb from heating and cooling (R69), US dollars. */
export const FIVE_THOUSAND = 5000;

/** Years it lasts: a luxury built-in longer than a common one. */
export const lifeOf = ({ appliance, brand }: ApplianceValues): number =>
  (brand === 'premium' ? luxuryYears[appliance] : undefined) ?? lifeYears[appliance].typical;

/** Repair and replacement side by side. Money in US dollars, years from now. */
export interface Rules {
  /** US dollars: as given, else a usual one of its kind. Undefined where nobody prints a price. */
  readonly newPrice: number | undefined;
  /** Repair ÷ price of a new one; undefined while that price is. */
  readonly share: number | undefined;
  readonly ageTimesRepair: number;
  readonly keepPerYear: number;
  readonly replacePerYear: number | undefined;
}

/** An average life is no end: what still runs then has about this share of it left, 3 years at least. */
const LEFT_AT_LEAST = { share: 0.3, years: 3 };

/**
 * `repair` in US dollars. Keeping costs the repair over the years left of a typical life; replacing costs
 * the new price over a whole typical life.
 */
export const weighUp = (v: ApplianceValues, repair: number): Rules => {
  const life = lifeOf(v);
  const yearsLeft = Math.max(LEFT_AT_LEAST.years, LEFT_AT_LEAST.share * life, life - v.age);
  const newPrice = v.newPrice ?? usualNew(v)?.typical;
  return {
    newPrice,
    share: newPrice === undefined ? undefined : repair / newPrice,
    ageTimesRepair: v.age * repair,
    keepPerYear: repair / yearsLeft,
    replacePerYear: newPrice === undefined ? undefined : newPrice / life,
  };
};

const missing = 'Enter the price of a new one';
const says = (replace: boolean) => (replace ? 'says replace' : 'says repair');

export const ruleMetrics = (
  v: ApplianceValues,
  rules: Rules,
  given: Given,
): Metric<ApplianceSource>[] => [
  {
    id: 'half-rule',
    label: '50% rule',
    value: rules.share === undefined ? null : 100 * rules.share,
    unit: 'percent',
    text:
      rules.share === undefined
        ? missing
        : `${Math.round(100 * rules.share)}% of new: ${says(rules.share > HALF)}`,
    how:
      v.newPrice === null && rules.newPrice !== undefined
        ? `Above half, replace. By a usual new one, about ${money(rules.newPrice)}; enter yours.`
        : 'Above half, replace.',
    sources: ['R4', 'R6', ...(v.newPrice === null ? (usualNew(v)?.sources ?? []) : [])],
  },
  {
    id: 'five-thousand-rule',
    label: '$5,000 rule',
    value: given.has('age') ? rules.ageTimesRepair : null,
    unit: 'usd',
    text: given.has('age')
      ? `${money(rules.ageTimesRepair)}: ${says(rules.ageTimesRepair > FIVE_THOUSAND)}`
      : 'Enter its age',
    how: 'Age × repair. From heating and cooling; too strict on old units.',
    sources: ['R69'],
  },
  {
    id: 'keep-per-year',
    label: 'Keeping it',
    value: rules.keepPerYear,
    unit: 'usd-year',
    text: `${money(rules.keepPerYear)} a year`,
    how:
      v.brand === 'premium'
        ? `Over what is left of ${lifeOf(v)} years.`
        : `Over what is left of ${lifeOf(v)} years. A newer survey says ${lifeYears[v.appliance].low}.`,
    sources: v.brand === 'premium' ? ['R82', 'R19'] : ['R19', 'R20', 'R22'],
  },
  {
    id: 'replace-per-year',
    label: 'A new one',
    value: rules.replacePerYear ?? null,
    unit: 'usd-year',
    text: rules.replacePerYear === undefined ? missing : `${money(rules.replacePerYear)} a year`,
    how: `Over ${lifeOf(v)} years.`,
    sources: v.brand === 'premium' ? ['R82', 'R19'] : ['R19', 'R20'],
  },
];
