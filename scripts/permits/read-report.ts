import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { POSSIBLE } from '../../src/trades/permits.ts';
import { kindOf, tonsIn, type JobKind } from './job-kinds.ts';
import type { Report } from './reports.ts';

/** A job of a permit: nobody's name, no street, no day but its quarter. */
export interface DeclaredJob {
  /** "2025-Q4". */
  readonly quarter: string;
  /** Of one system, where the scope tells it. */
  readonly tons?: number;
  /** As declared on the permit, US dollars. */
  readonly value: number;
}

export interface ReadReport {
  readonly rows: number;
  /** The first and the last day of the jobs that were kept, ISO. */
  readonly from: string;
  readonly to: string;
  readonly jobs: ReadonlyMap<JobKind, readonly DeclaredJob[]>;
  /** How many jobs were left out as declared at what none costs. */
  readonly leftOut: ReadonlyMap<JobKind, number>;
  /** How many rows were left out, by why. */
  readonly dropped: ReadonlyMap<string, number>;
}

/** What is wrong with a file as a whole, in words for whoever asked the city for it. */
export class NoReport extends Error {}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** An ISO day, of "2025-11-26", "11/26/2025" and "Nov 26, 2025"; undefined of anything else. */
export const dayIn = (text: string): string | undefined => {
  const iso = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const named = /^([a-z]{3})[a-z]* (\d{1,2}),? (\d{4})/i.exec(text);
  const [year, month, day] = iso
    ? [iso[1], Number(iso[2]), Number(iso[3] ?? 1)]
    : us
      ? [us[3], Number(us[1]), Number(us[2])]
      : named
        ? [named[3], months.indexOf(named[1]!.toLowerCase()) + 1, Number(named[2])]
        : ['', 0, 0];
  const told = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${told}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(told) ? told : undefined;
};

/** US dollars, of "$12,000.00" and "12000.0"; undefined of anything else. */
export const dollarsIn = (text: string): number | undefined =>
  /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/.test(text) ? Number(text.replace(/[$,]/g, '')) : undefined;

const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** A job, or why a row is none. */
const jobIn = (
  { columns }: Report,
  row: Readonly<Record<string, string>>,
): string | { readonly kind: JobKind; readonly job: DeclaredJob; readonly day: string } => {
  const scope = row[columns.scope]!.trim();
  const kind = kindOf(scope);
  if (!kind) return 'a job that none of our calculators prices, or more than one';
  const day = dayIn(row[columns.issued]!.trim());
  if (!day) return 'a day that cannot be read';
  const value = dollarsIn(row[columns.value]!.trim());
  if (value === undefined) return 'a value that is no amount of dollars';
  const tons = tonsIn(scope);
  return { kind, day, job: { quarter: quarterOf(day), ...(tons && { tons }), value } };
};

const check = ({ city, columns, ignored }: Report, found: readonly string[]): string[] => {
  const known = [...Object.values(columns), ...ignored];
  const missing = Object.values(columns).filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !known.includes(name));
  if (missing.length > 0) {
    throw new NoReport(
      `No column ${missing.map((name) => `"${name}"`).join(', ')}. Found: ${found.join(', ')}. If ${city} has renamed one, change it in scripts/permits/reports.ts.`,
    );
  }
  if (unknown.length > 0) {
    throw new NoReport(
      `Unknown columns: ${unknown.join(', ')}. Look at what they hold, then name them in scripts/permits/reports.ts, to be read or ignored.`,
    );
  }
  return [...found];
};

/**
 * Reads a city's report of issued permits, row by row, so that its size does not matter.
 * @throws NoReport if it is no table, not UTF-8, or has other columns than described
 */
export async function readReport(report: Report, file: Readable): Promise<ReadReport> {
  const jobs = new Map<JobKind, DeclaredJob[]>();
  const leftOut = new Map<JobKind, number>();
  const dropped = new Map<string, number>();
  const drop = (why: string) => dropped.set(why, (dropped.get(why) ?? 0) + 1);
  let [from, to] = ['9999', ''];
  let rows = 0;
  const table = parse({
    delimiter: [',', '\t'],
    columns: (found: string[]) => check(report, found),
    skip_empty_lines: true,
  });
  const keep = async (records: AsyncIterable<Readonly<Record<string, string>>>) => {
    for await (const row of records) {
      rows += 1;
      const found = jobIn(report, row);
      if (typeof found === 'string') {
        drop(found);
        continue;
      }
      const { kind, job, day } = found;
      if (job.value < POSSIBLE.least || job.value > POSSIBLE.most) {
        leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1);
        drop('a value that no such job has');
        continue;
      }
      const same = jobs.get(kind);
      if (same) same.push(job);
      else jobs.set(kind, [job]);
      if (day < from) from = day;
      if (day > to) to = day;
    }
  };
  // A byte that is no UTF-8 ends the reading: half a table in another encoding is no table.
  const text = new TextDecoder('utf-8', { fatal: true });
  const decode = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) yield text.decode(chunk, { stream: true });
    yield text.decode();
  };
  try {
    await pipeline(file, decode, table, keep);
  } catch (error) {
    if (error instanceof NoReport) throw error;
    throw new NoReport(
      error instanceof TypeError
        ? 'This is not text in UTF-8. Open it in a spreadsheet and save it as "CSV UTF-8".'
        : `Not a table after row ${rows}: ${(error as Error).message}`,
    );
  }
  return { rows, from, to, jobs, leftOut, dropped };
}
