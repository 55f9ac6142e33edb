/**
 * `npm run -s stale`: lists every price, figure, fact of a place and number to call past its review date, and exits
 * with 1 if there is one.
 */
import { isStale } from '../src/engine/index.ts';
import { helpNumbers } from '../src/help/numbers.ts';
import { bookEntries, trades } from '../src/trades/index.ts';

const today = new Date().toISOString();
const dated = [
  ...trades.flatMap((trade) =>
    bookEntries(trade).map(({ label, reviewBy }) => ({ what: `${trade.id}: ${label}`, reviewBy })),
  ),
  ...helpNumbers.map(({ name, reviewBy }) => ({ what: `call ${name}`, reviewBy })),
];
const stale = dated.filter((one) => isStale(one, today));

for (const { what, reviewBy } of stale) console.log(`${what}, to be read again by ${reviewBy}`);
if (stale.length === 0) console.log('Everything is within its review date.');
process.exitCode = stale.length > 0 ? 1 : 0;
