import { catalogOf, differences, type Asking } from './catalog.ts';

/** Names of all tables that the migrations fill or leave empty. */
async function tablesOf(db: Asking): Promise<string[]> {
  const { rows } = await db.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** How many rows each table has. */
export async function countsOf(db: Asking): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...(await tablesOf(db)), 'auth.users']) {
    const { rows } = await db.query(`select count(*)::int as count from ${table}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

/**
 * Stops the clock: it would send letters and let promises lapse by rows that the backup has not got, and change
 * them while they are counted. The handbook turns it on as its last step.
 */
async function stopClock(db: Asking): Promise<void> {
  const { rows } = await db.query(`select to_regclass('cron.job') is not null as there`);
  if (rows[0]?.there) {
    await db.query('select cron.alter_job(jobid, active => false) from cron.job');
  }
}

/**
 * Brings the rows of a dump into a project that `supabase db push` has just made. Only rows: a dump of
 * the schema holds no right that was taken away, so a project made from one lets everyone do everything.
 * The clock stands from then on.
 *
 * @param load empties the tables named and brings the rows in, in one transaction, with
 *   `session_replication_role = replica`: rows as they were, and no trigger that acts on them again
 * @param expected how many rows each table should have then; tables it does not name should be empty
 * @returns what is not as it was meant to be, empty if all is
 * @throws if the project is not new, which loads nothing
 */
export async function restore(
  db: Asking,
  load: (tables: readonly string[]) => Promise<void>,
  expected: Readonly<Record<string, number>>,
): Promise<string[]> {
  const { rows } = await db.query(`select exists (select from auth.users) as used`);
  if (rows[0]?.used) {
    throw new Error(
      'This project has accounts already. Restore into a new one, after `npx supabase@3.1.0 db push --remote`.',
    );
  }
  await stopClock(db);
  const pushed = await catalogOf(db);
  await load(await tablesOf(db));
  const counts = await countsOf(db);
  const faults = await db.query(
    'select question, offenders from private.catalog_faults() where cardinality(offenders) > 0',
  );
  return [
    ...differences(pushed, await catalogOf(db)),
    ...Object.entries(counts)
      .filter(([table, count]) => count !== (expected[table] ?? 0))
      .map(([table, count]) => `${table}: ${count} rows, not ${expected[table] ?? 0}`),
    ...faults.rows.map(({ question, offenders }) => `${question}: ${offenders}`),
  ];
}
