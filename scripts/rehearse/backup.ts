import { execFileSync } from 'node:child_process';
import type { Connection } from '../../tests/database/harness/database.ts';
import { countsOf } from '../restore/restore.ts';

/** Whether `psql` is on this machine. */
export function hasPsql(): boolean {
  try {
    execFileSync('psql', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a dump of all schemas holds beside ours, and nobody but the platform may write. */
const ofThePlatform = `COPY "cron"."job" ("jobid", "schedule", "command", "username", "active", "jobname") FROM stdin;
1\t* * * * *\tselect private.tidy()\tpostgres\tt\ttidy
\\.

SELECT pg_catalog.setval('"cron"."jobid_seq"', 2, true);
`;

/**
 * The rows of a database as `supabase db dump --data-only --use-copy` writes them: of the tables that
 * {@link countsOf} counts, where the sequences stand, and rows of the platform's own.
 * @param address of the database
 */
export async function dumpRows(db: Connection, address: string): Promise<string> {
  const script: string[] = [];
  for (const table of Object.keys(await countsOf(db))) {
    const { rows } = await db.query(
      `select string_agg('"' || attname || '"', ', ' order by attnum) as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const columns = `(${String(rows[0]?.['names'])})`;
    script.push(
      `\\echo 'COPY "${table.replace('.', '"."')}" ${columns} FROM stdin;'`,
      `copy ${table} ${columns} to stdout;`,
      `\\echo '\\\\.'`,
    );
  }
  const { rows: sequences } = await db.query(
    `select format('SELECT pg_catalog.setval(''"%s"."%s"'', %s, %L);', schemaname, sequencename,
       coalesce(last_value, start_value), last_value is not null) as line
     from pg_sequences where schemaname in ('public', 'private')`,
  );
  const dumped = execFileSync('psql', [address, '--quiet', '--no-psqlrc'], {
    input: script.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return [
    'SET session_replication_role = replica;',
    ofThePlatform,
    dumped,
    ...sequences.map(({ line }) => String(line)),
    'RESET ALL;',
  ].join('\n');
}
