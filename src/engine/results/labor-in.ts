import type { Item } from '../run/line.ts';

/** How what the lines come to divides into labor and the rest, at typical prices, in US dollars. */
export interface Labor {
  readonly labor: number;
  /** What sources print as one price for labor and all that goes with it. */
  readonly inOne: number;
  /** Material, rental and fees. */
  readonly rest: number;
}

/** The share of each kind of line that is labor, 0–1, where its price does not say; none where it is told apart nowhere. */
const SHARE: Partial<Record<Item['kind'], number>> = {
  labor: 1,
  material: 0,
  equipment: 0,
  fee: 0,
};

/** What of an estimate is labor. Care is bought by the visit or hour, of people alone: it is left out. */
export const laborIn = (items: readonly Item[]): Labor => {
  let [labor, inOne, rest] = [0, 0, 0];
  for (const { kind, unitCost, total } of items) {
    if (kind === 'care') continue;
    const share = unitCost?.laborShare ?? SHARE[kind];
    if (share === undefined) inOne += total.typical;
    else {
      labor += share * total.typical;
      rest += (1 - share) * total.typical;
    }
  }
  return { labor, inOne, rest };
};
