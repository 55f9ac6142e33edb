import { money, type Metric } from '../../estimate/index.ts';
import type { ApplianceValues } from './calculator.ts';
import { lifeYears } from './causes.ts';
import type { ApplianceSource } from './sources.ts';

/** Above half the price of a new one, replace (R4, R6). */
export const HALF = 0.5;
/** Age × repair above this, replace: a rule of thumb from heating and cooling (R69), US dollars. */
export const FIVE_THOUSAND = 5000;

/** Repair and replacement side by side. Money in US dollars, years from now. */
export interface Rules {
  /** Repair ÷ price of a new one; undefined while that price is not given. */
  readonly share: number | undefined;
  readonly ageTimesRepair: number;
  readonly keepPerYear: number;
  readonly replacePerYear: number | undefined;
}

/**
 * `repair` in US dollars. Keeping costs the repair over the years left of a typical life, at least one;
 * replacing costs the new price over a whole typical life.
 */
export const weighUp = (v: ApplianceValues, repair: number): Rules => {
  const life = lifeYears[v.appliance].typical;
  const yearsLeft = Math.max(1, life - v.age);
  const known = v.newPrice > 0;
  return {
    share: known ? repair / v.newPrice : undefined,
    ageTimesRepair: v.age * repair,
    keepPerYear: repair / yearsLeft,
    replacePerYear: known ? v.newPrice / life : undefined,
  };
};

const missing = 'Enter the price of a new one';
const says = (replace: boolean) => (replace ? 'says replace' : 'says repair');

const warranties = {
  over: 'None',
  maker: 'Call the maker first',
  home: 'Claim there first',
} as const;

export const ruleMetrics = (v: ApplianceValues, rules: Rules): Metric<ApplianceSource>[] => [
  {
    id: 'half-rule',
    label: '50% rule',
    value: rules.share === undefined ? null : 100 * rules.share,
    unit: 'percent',
    text:
      rules.share === undefined
        ? missing
        : `${Math.round(100 * rules.share)}% of new: ${says(rules.share > HALF)}`,
    how: 'Above half, replace.',
    sources: ['R4', 'R6'],
  },
  {
    id: 'five-thousand-rule',
    label: '$5,000 rule',
    value: rules.ageTimesRepair,
    unit: 'usd',
    text: `${money(rules.ageTimesRepair)}: ${says(rules.ageTimesRepair > FIVE_THOUSAND)}`,
    how: 'Age × repair. From heating and cooling; too strict on old units.',
    sources: ['R69'],
  },
  {
    id: 'warranty',
    label: 'Warranty',
    value: null,
    unit: 'number',
    text: warranties[v.warranty],
  },
  {
    id: 'keep-per-year',
    label: 'Keeping it',
    value: rules.keepPerYear,
    unit: 'usd-year',
    text: `${money(rules.keepPerYear)} a year`,
    how: `Over what is left of ${lifeYears[v.appliance].typical} years. A newer survey says ${lifeYears[v.appliance].low}.`,
    sources: ['R19', 'R20', 'R22'],
  },
  {
    id: 'replace-per-year',
    label: 'A new one',
    value: rules.replacePerYear ?? null,
    unit: 'usd-year',
    text: rules.replacePerYear === undefined ? missing : `${money(rules.replacePerYear)} a year`,
    how: `Over ${lifeYears[v.appliance].typical} years.`,
    sources: ['R19', 'R20'],
  },
];
