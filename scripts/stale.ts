/** Lists every price past its review date and exits with 1 if there is one: `npm run -s stale`. */
import { isStale } from '../src/estimate/index.ts';
import { trades } from '../src/trades/index.ts';

const today = new Date().toISOString();
const stale = trades.flatMap(({ id, prices }) =>
  Object.values(prices)
    .filter((price) => isStale(price, today))
    .map((price) => `${id}: ${price.label}, to be read again by ${price.reviewBy}`),
);

console.log(stale.join('\n') || 'Every price is within its review date.');
process.exitCode = stale.length > 0 ? 1 : 0;
