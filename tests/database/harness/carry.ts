import type { Connection } from './database.ts';

/** Carries all rows from one database to another, as a dump of data does. */
export const carry =
  (from: Connection, to: Connection, leaveOut = '') =>
  async (tables: readonly string[]) => {
    await to.query(`truncate ${tables.join(', ')} cascade`);
    await to.query('set session_replication_role = replica');
    const auth = ['auth.users', 'auth.identities', 'auth.one_time_tokens'];
    for (const table of [...tables, ...auth].filter((each) => each !== leaveOut)) {
      const { rows: columns } = await to.query(
        `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      );
      const { rows } = await from.query(`select jsonb_agg(to_jsonb(t)) as all from ${table} t`);
      await to.query(
        `insert into ${table} (${columns[0]!['names']}) overriding system value
         select ${columns[0]!['names']} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows[0]!['all'] ?? [])],
      );
    }
    const { rows: sequences } = await from.query(
      `select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
       where schemaname in ('public', 'private') and last_value is not null`,
    );
    for (const { name, last_value } of sequences) {
      await to.query('select setval($1, $2)', [name, last_value]);
    }
    await to.query('reset session_replication_role');
  };
