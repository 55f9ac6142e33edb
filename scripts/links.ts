/**
 * `npm run -s links`: opens every source that the site cites once, politely, and exits with 1 if one
 * of them is gone, and writes down what it found for the developer's page of the next build.
 * `npm run -s links -- <address> …` opens those alone, and writes nothing down.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { helpNumbers } from '../src/help/numbers.ts';
import { trades } from '../src/trades/index.ts';
import { checkLinks } from './link-check.ts';

const sources = [
  ...trades.flatMap((trade) => Object.values(trade.sources)),
  ...helpNumbers.flatMap((number) => number.sources),
];
const asked = process.argv.slice(2);
const links = await checkLinks(asked.length > 0 ? asked : sources.map(({ url }) => url));

const say = (state: string, heading: string) => {
  const found = links.filter((link) => link.state === state);
  if (found.length === 0) return;
  console.log(`${heading}\n${found.map(({ answer, url }) => `  ${answer}  ${url}`).join('\n')}\n`);
};
say('unclear', 'Could not be told, worth a look by hand:');
say('dead', 'Gone:');
const dead = links.filter(({ state }) => state === 'dead').length;
if (asked.length === 0) {
  mkdirSync('measurements', { recursive: true });
  const report = {
    checkedAt: new Date().toISOString(),
    opened: links.length,
    unclear: links.filter(({ state }) => state === 'unclear').length,
    dead: links.filter(({ state }) => state === 'dead').map(({ url }) => url),
  };
  writeFileSync('measurements/links.json', JSON.stringify(report, null, 2));
}
console.log(`${links.length} addresses opened, ${dead} of them gone.`);
process.exitCode = dead > 0 ? 1 : 0;
