import type { ApplianceValues } from './fields.ts';
import { figures, newOnes } from './figures.ts';

const luxuryOnes = {
  refrigerator: newOnes.luxuryRefrigerator,
  range: newOnes.luxuryRange,
  dishwasher: newOnes.luxuryDishwasher,
} as const;

/** A usual new one of its kind; undefined where nobody prints a price, or one that fits a drawer as well. */
export const usualNew = ({ appliance, brand, microwaveKind }: ApplianceValues) => {
  if (appliance === 'disposal') return undefined;
  if (appliance === 'microwave' && microwaveKind === 'built-in') return undefined;
  if (brand === 'premium') return luxuryOnes[appliance as keyof typeof luxuryOnes];
  if (appliance === 'microwave')
    return microwaveKind === 'counter' ? newOnes.counterMicrowave : newOnes.hungMicrowave;
  return newOnes[appliance];
};

/** Years it lasts: a luxury built-in longer than a common one. */
export const lifeOf = ({ appliance, brand }: ApplianceValues): number => {
  const luxury: Readonly<Record<string, number>> = figures.luxuryYears.value;
  return (
    (brand === 'premium' ? luxury[appliance] : undefined) ?? figures.lifeYears.value[appliance]
  );
};

/** A luxury built-in lasts longer, so its major fault weighs later. Years. */
export const majorFrom = (v: ApplianceValues): number =>
  (figures.majorFromYears.value[v.appliance] * lifeOf(v)) / figures.lifeYears.value[v.appliance];

/** Repair and replacement side by side. Money in US dollars, years from now. */
export interface Choice {
  /** What the repair comes to, US dollars. */
  readonly repair: number;
  /** US dollars: as given, else a usual one of its kind. Undefined where nobody prints a price. */
  readonly newPrice: number | undefined;
  /** Repair ÷ price of a new one; undefined while that price is. */
  readonly share: number | undefined;
  readonly ageTimesRepair: number;
  readonly keepPerYear: number;
  readonly replacePerYear: number | undefined;
}

/** Whose figure is weighed: the quote, the quote with the extra charge, or ours. */
export const costOf = ({ quote, extra }: ApplianceValues): 'quote' | 'added' | 'ours' =>
  quote === null ? 'ours' : extra > 0 ? 'added' : 'quote';

/**
 * `repair` in US dollars. Keeping costs the repair over the years left of a typical life, fewer for what
 * fails again and again; replacing costs the new price over a whole typical life.
 */
export const weighUp = (v: ApplianceValues, repair: number): Choice => {
  const life = lifeOf(v);
  const { years, shareOfLife } = figures.leftAtLeast.value;
  const { each, most } = figures.repairsTake.value;
  const worn = 1 - Math.min(most, each * v.repairs);
  const yearsLeft = worn * Math.max(years, shareOfLife * life, life - v.age);
  const newPrice = v.newPrice ?? usualNew(v)?.typical;
  return {
    repair,
    newPrice,
    share: newPrice === undefined ? undefined : repair / newPrice,
    ageTimesRepair: v.age * repair,
    keepPerYear: repair / yearsLeft,
    replacePerYear: newPrice === undefined ? undefined : newPrice / life,
  };
};
