import { typicalSum, type Given } from '../../engine/index.ts';
import type { Series } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { intervalOf } from './interval.ts';
import { aerobicUpkeep, pumpOut, replaceLines, upkeepLines } from './lines.ts';
import { sewerCost } from './sewer.ts';
import { isAerobic } from './trouble.ts';

/** What each of the next ten years costs: pump-outs in the years they fall due, and the upkeep. */
export const plan = (v: SepticValues, given: Given): Series<'septic'> => {
  const interval = intervalOf(v);
  const pumping = typicalSum(pumpOut(Number(v.tank)));
  const since = v.job === 'pump' && given.has('since') ? v.since : 0;
  const first = Math.max(0, interval - since);
  const pumpOutsBy = (end: number) =>
    // eslint-disable-next-line no-restricted-syntax -- keeps a pump-out due at the very end of a year in it
    end < first ? 0 : Math.floor((end - first) / interval + 1e-9) + 1;
  const pumpOutsIn = (year: number) =>
    pumpOutsBy(year) - pumpOutsBy(year - 1) + (year === 1 && first === 0 ? 1 : 0);
  const years = Array.from({ length: figures.planYears.value }, (_, i) => i + 1);
  const upkeep = isAerobic(v) ? typicalSum(aerobicUpkeep(v)) : 0;
  return {
    id: 'plan',
    draw: 'bars',
    unit: 'usd',
    along: years,
    lines: [
      { label: 'curve.pumping', values: years.map((year) => pumpOutsIn(year) * pumping) },
      ...(isAerobic(v)
        ? [{ label: 'curve.upkeep', values: years.map(() => upkeep) } as const]
        : []),
    ],
  };
};

/** Price plus upkeep over the years: a new system against the sewer. */
export const septicOrSewer = (v: SepticValues): Series<'septic'> => {
  const years = Array.from({ length: figures.compareYears.value + 1 }, (_, year) => year);
  const replacement = typicalSum(replaceLines(v));
  const upkeep = typicalSum(upkeepLines(v));
  const bill = 12 * prices.sewerBill.typical;
  return {
    id: 'septic-or-sewer',
    draw: 'lines',
    unit: 'usd',
    along: years,
    lines: [
      { label: 'curve.new-system', values: years.map((year) => replacement + year * upkeep) },
      { label: 'curve.sewer', values: years.map((year) => sewerCost(v).typical + year * bill) },
    ],
  };
};
