import { addUp, lineTotal, typicalSum, type ThreePoint } from '../../engine/index.ts';
import type { GarageDoorValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { newDoorCost, pricedLines } from './lines.ts';

/** What is weighed against each other, US dollars. */
export interface Costs {
  /** The repair as quoted, or as we price it. */
  readonly repair: number;
  /** New insulated doors of this size, as quoted or as we price them. */
  readonly newDoor: number;
  /** A new opener of the drive asked for. */
  readonly openerNew: number;
}

/** What the repair costs by our figures, whatever was quoted, with the other lines named; US dollars. */
export const usualRepair = (v: GarageDoorValues): ThreePoint => {
  const { low, typical, high } = addUp(pricedLines(v).map(lineTotal));
  return { low: low + v.extras, typical: typical + v.extras, high: high + v.extras };
};

export const costsOf = (v: GarageDoorValues): Costs => ({
  repair: v.repairQuote ?? typicalSum(pricedLines(v)) + v.extras,
  newDoor: v.doorQuote ?? newDoorCost(v),
  openerNew: prices[v.drive].typical,
});

/** Whose figure the repair is weighed by. */
export const costOf = ({ repairQuote }: GarageDoorValues): 'quote' | 'ours' =>
  repairQuote === null ? 'ours' : 'quote';

/** The repair as a share of a new door, percent. */
export const shareOfNew = ({ repair, newDoor }: Costs): number => (100 * repair) / newDoor;

/** The share from which a new door is worth pricing, percent: lower for an old one. */
export const replaceFrom = (v: Pick<GarageDoorValues, 'age'>): number =>
  (v.age >= figures.oldDoor.value ? figures.replaceOldFrom : figures.replaceFrom).value;
