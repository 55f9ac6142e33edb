/**
 * `npm run -s cited -- bus-com-27.02`, or `-- roofing R48` where several books have an id: every line that cites a
 * source, by whatever id its book has for it. Exits with 2 where no source is meant, or more than one.
 */
import { citedLines, sourcesNamed } from './cited-lines.ts';

const name = process.argv.slice(2).join(' ');
const [source, ...others] = sourcesNamed(name);
if (source === undefined) console.error(`No book has a source "${name}".`);
else if (others.length > 0)
  console.error(`Several books have a "${name}". Say which: ${[source, ...others].join(', ')}`);
else for (const { file, line, as } of citedLines(source)) console.log(`${file}:${line}  ${as}`);
process.exitCode = source === undefined || others.length > 0 ? 2 : 0;
