/** Lists every price past its review date and exits with 1 if there is one: `npm run -s stale`. */
import { runEstimate, isStale, type UnitCost } from '../src/estimate/index.ts';
import { trades } from '../src/trades/index.ts';

const today = new Date().toISOString();
const stale = trades.flatMap(({ id, scenarios, calculator }) => {
  const priced = new Map<string, UnitCost>();
  for (const { inputs } of [{ inputs: {} }, ...scenarios]) {
    for (const { unitCost } of runEstimate(calculator, inputs as never).items) {
      if (unitCost && isStale(unitCost, today)) priced.set(unitCost.label, unitCost);
    }
  }
  return [...priced.values()].map(
    (price) => `${id}: ${price.label}, to be read again by ${price.reviewBy}`,
  );
});

console.log(stale.join('\n') || 'Every price is within its review date.');
process.exitCode = stale.length > 0 ? 1 : 0;
