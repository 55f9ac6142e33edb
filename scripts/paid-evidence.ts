import { parse } from 'csv-parse/sync';
import { readAnswers, runEstimate } from '../src/engine/index.ts';
import { median } from '../src/engine/results/accuracy.ts';
import { tradeById } from '../src/trades/index.ts';
import { levelBy } from './permits/level.ts';

/** The columns of the operator's list of prices as CSV that are read. */
type Column = 'trade' | 'job' | 'paid_usd' | 'state' | 'demo' | 'answers';

/** Fewer of one kind are looked at by nobody but the operator: their figures are left out. */
const ENOUGH = 5;

/**
 * What neighbors paid against our models as they are now, by kind of job: how many, the middle of paid ÷ typical,
 * how many lie inside our range, and what that would move our prices by, the further the more they are.
 * @param csv of the prices that count, as the operator's list saves it; made-up ones are left out
 * @throws where it is another table, or names a trade that there is not
 */
export const paidEvidence = (csv: string) => {
  const rows = parse(csv, { bom: true, columns: true }) as Record<Column, string>[];
  if (rows[0] && !('paid_usd' in rows[0])) {
    throw new Error('This is not the list of prices. Save it as CSV in /admin?view=paid.');
  }
  const counted = rows.filter(({ state, demo }) => state === 'counted' && demo === '');
  return [...Map.groupBy(counted, ({ trade, job }) => `${trade} ${job}`)].map(([kind, of]) => {
    const compared = of.map(({ trade, paid_usd, answers }) => {
      const found = tradeById(trade);
      if (!found) throw new Error(`No trade "${trade}".`);
      const raw = JSON.parse(answers) as Record<string, unknown>;
      const read = readAnswers(found.calculator, raw);
      const { low, typical, high } = runEstimate(found.calculator, read.answers).total;
      const paid = Number(paid_usd);
      return { ratio: paid / typical, held: paid >= low && paid <= high };
    });
    const ratios = compared.map(({ ratio }) => ratio);
    return {
      paid: kind,
      n: of.length,
      ...(of.length >= ENOUGH && {
        'paid ÷ ours': median(ratios).toFixed(2),
        held: compared.filter(({ held }) => held).length,
        'would move us by': levelBy(ratios).toFixed(2),
      }),
    };
  });
};
