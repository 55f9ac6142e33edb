/**
 * `npm run estimate`: prints what a trade asks, or an estimate, as JSON.
 *
 *   npm run -s estimate -- roofing --fields
 *   npm run -s estimate -- roofing '{"floor": 2400}'
 *
 * What is not given takes its default. Prints what a visitor sees: no price where the site shows none.
 * Exits with 2 and names every bad input.
 */
import { estimateFor } from './estimate-for.ts';

const { bad, answer } = estimateFor(process.argv.slice(2));
if (bad === undefined) {
  console.log(JSON.stringify(answer, null, 2));
} else {
  console.error(bad);
  process.exitCode = 2;
}
