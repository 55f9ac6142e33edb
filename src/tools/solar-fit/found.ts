import type { Given } from '../../engine/index.ts';
import type { SolarValues } from '../../trades/solar/fields.ts';
import { foundOf, type Found } from '../../trades/solar/found.ts';
import { cumulative } from '../../trades/solar/money.ts';
import type { SolarFitValues } from './fields.ts';
import { judge, moneyOf, onSoundRoof, type Outcome } from './judge.ts';
import { solarValues } from './system.ts';

/** All that is said about one roof rests on this. */
export interface Roof {
  readonly v: SolarFitValues;
  readonly given: Given;
  /** The answers of the solar model. */
  readonly system: SolarValues;
  readonly found: Found;
  readonly outcome: Outcome;
  /** The outcome once the roof is sound. */
  readonly then: Outcome;
  /** What the model says about the money: 0 no, 1 at the right price, 2 yes. */
  readonly money: number;
  /** What it is worth to those who live there as long as they plan to, US dollars. */
  readonly atMost: number;
  /** The price to say no above, US dollars: what it is worth, but never more than our range of prices. */
  readonly limit: number;
}

/** The price, US dollars, that is back by the end of the stay and stays back. */
const backWithin = (flows: readonly number[], stay: number | null): number => {
  const [, ...years] = flows;
  return stay === null ? Infinity : Math.min(...cumulative([0, ...years]).slice(Math.floor(stay)));
};

export const roofOf = (v: SolarFitValues, given: Given): Roof => {
  const system = solarValues(v, given);
  const found = foundOf(system);
  const outcome = judge(v, system, given);
  const then = onSoundRoof(v, system, given);
  const atMost = Math.min(found.ceiling, backWithin(found.flows, v.stay));
  return {
    v,
    given,
    system,
    found,
    outcome,
    then,
    money: moneyOf(system, found),
    atMost,
    limit: Math.min(atMost, found.price.high),
  };
};

/** As a fact that a sentence chooses by: whether the person said so. */
export const known = (given: Given, id: string): 'given' | 'open' =>
  given.has(id) ? 'given' : 'open';
