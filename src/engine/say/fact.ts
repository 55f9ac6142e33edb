import type { ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';

/**
 * What fills a placeholder of a sentence: a number that the sentence itself counts or formats, a name,
 * or an amount, which is written as amounts of its kind are.
 */
export type Fact = number | string | Amount;

export type Facts = Readonly<Record<string, Fact>>;

/** An amount with its unit: estimated and so rounded, as it stands, or set by a law and so exact. */
export interface Amount {
  readonly value: number | ThreePoint;
  readonly unit: Unit;
  readonly as: 'estimated' | 'measured' | 'set';
}

/** An estimate in US dollars, rounded as estimates are: "$2,450". */
export const usd = (value: number | ThreePoint): Amount => ({ value, unit: 'usd', as: 'measured' });

/** A quantity or rate with its unit: "2,400 sq ft", "$0.15 per kWh". */
export const amount = (value: number | ThreePoint, unit: Unit): Amount => ({
  value,
  unit,
  as: 'measured',
});

/** The same to two or three digits, for what is itself estimated. */
export const rough = (value: number | ThreePoint, unit: Unit): Amount => ({
  value,
  unit,
  as: 'estimated',
});

/** What a law, an agency or a price list sets, never rounded: "$2,982". */
export const exact = (value: number, unit: Unit = 'usd'): Amount => ({ value, unit, as: 'set' });
