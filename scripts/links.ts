/**
 * `npm run -s links`: opens every source that the site cites once, politely, and writes down what it
 * found for the developer's page of the next build. Exits with 1 if one of them is gone or was not reached.
 * `npm run -s links -- <address> …` opens those alone, and writes nothing down.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { citedAddresses } from './cited-addresses.ts';
import { checkLinks, type Link } from './link-check.ts';

/** How many addresses are opened from one word of progress to the next. */
const EVERY = 50;

const asked = process.argv.slice(2);
const links = await checkLinks(asked.length > 0 ? asked : citedAddresses(), {
  opened: (done, all) => {
    if (done % EVERY === 0) console.error(`${done} of ${all} opened`);
  },
});

const say = (state: Link['state'], heading: string) => {
  const found = links.filter((link) => link.state === state);
  if (found.length === 0) return;
  console.log(`${heading}\n${found.map(({ answer, url }) => `  ${answer}  ${url}`).join('\n')}\n`);
};
say('unclear', 'Could not be told, worth a look by hand:');
say('unreached', 'Not reached, since no address was found for the name (are you online?):');
say('dead', 'Gone:');
const count = (state: Link['state']) => links.filter((link) => link.state === state).length;
const dead = count('dead');
if (asked.length === 0) {
  mkdirSync('measurements', { recursive: true });
  const report = {
    checkedAt: new Date().toISOString(),
    opened: links.length,
    unclear: count('unclear') + count('unreached'),
    dead: links.filter(({ state }) => state === 'dead').map(({ url }) => url),
  };
  writeFileSync('measurements/links.json', JSON.stringify(report, null, 2));
}
console.log(
  `${links.length} addresses asked for, ${dead} of them gone, ${count('unreached')} not reached.`,
);
process.exitCode = dead + count('unreached') > 0 ? 1 : 0;
