import type { Connection } from '../../tests/database/harness/database.ts';

/** How many rows each table of more than 10,000 holds, and how many were read of it and its indexes so far. */
async function reads(owner: Connection) {
  await owner.query('select pg_stat_force_next_flush()');
  const { rows } = await owner.query(
    `select t.relname as table, t.n_live_tup::int as many,
       (t.seq_tup_read + (select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid))::float8 as read
     from pg_stat_user_tables t where t.n_live_tup > 10000`,
  );
  return rows.map(({ table, many, read }) => ({
    table: String(table),
    many: Number(many),
    read: Number(read),
  }));
}

/**
 * Begins to watch. What it answers names the large tables of which more than half the rows were read since, in
 * the table or in an index: whatever was looked for was found by looking at all of them.
 * @param times how often the same was asked meanwhile
 */
export async function countWholeReads(
  owner: Connection,
): Promise<(times?: number) => Promise<string[]>> {
  const before = new Map((await reads(owner)).map(({ table, read }) => [table, read]));
  return async (times = 1) =>
    (await reads(owner))
      .filter(({ table, many, read }) => (read - (before.get(table) ?? 0)) / times > many / 2)
      .map(({ table }) => table);
}
