/**
 * `npm run permits`: reads a city's report of issued permits and keeps what its jobs were declared to cost.
 *
 *   npm run -s permits -- north-richland-hills report.csv
 *
 * Writes `content/permits/<city>.json`, whole or not at all: no name, no street, no phone. Prints what it
 * left out and why. Exits with 2 where the file cannot be read as that city's report.
 */
import { createReadStream, existsSync, renameSync, writeFileSync } from 'node:fs';
import { evidenceOf } from './permits/evidence.ts';
import { levelOf } from './permits/level.ts';
import { NoReport, readReport } from './permits/read-report.ts';
import { reports } from './permits/reports.ts';

const refuse = (why: string): never => {
  console.error(why);
  process.exit(2);
};

const [id = '', file = ''] = process.argv.slice(2);
const report =
  reports[id] ??
  refuse(
    `No city "${id}". Choose one of: ${Object.keys(reports).join(', ')}; or describe its columns in scripts/permits/reports.ts.`,
  );
if (!existsSync(file)) refuse(`No file "${file}". Give the report that the city sent, as CSV.`);

try {
  const read = await readReport(report, createReadStream(file));
  const kept = [...read.jobs.values()].flat().length;
  console.log(`${report.city}: ${read.rows} permits, ${kept} kept.`);
  console.table([...read.dropped].map(([why, rows]) => ({ rows, 'left out for': why })));
  if (kept === 0) refuse('Nothing was kept, so nothing is written.');
  const target = `content/permits/${id}.json`;
  const evidence = JSON.stringify(evidenceOf(report.city, read), null, 2);
  // One job a line.
  writeFileSync(
    `${target}.part`,
    `${evidence.replace(/\{\s*("[tv][^{}]*?)\s*\}/g, (_, row) => `{ ${row.replace(/\s+/g, ' ')} }`)}\n`,
  );
  renameSync(`${target}.part`, target);
  console.log(`Written: ${target}. What these jobs move our prices by:`);
  console.table([...read.jobs].map(([kind, jobs]) => ({ kind: kind.id, ...levelOf(kind, jobs) })));
} catch (error) {
  if (!(error instanceof NoReport)) throw error;
  refuse(error.message);
}
