/**
 * How `psql` is called to bring rows, which it reads from its input, into emptied tables: all of them or none.
 * @param url the database's address. It goes into the environment: what stands on a command line, a password
 *   too, is listed to everyone on this machine for as long as it runs.
 * @param tables to be emptied first
 * @throws if the address is none
 */
export function psqlCall(
  url: string,
  tables: readonly string[],
): { readonly args: string[]; readonly env: Record<string, string> } {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const parts: Record<string, string> = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  // `sslmode`, `sslrootcert` and the like.
  for (const [name, value] of searchParams) parts[`PG${name.toUpperCase()}`] = value;
  return {
    args: [
      '--single-transaction',
      '--variable=ON_ERROR_STOP=1',
      '--quiet',
      `--command=truncate ${tables.join(', ')} cascade`,
      '--command=set session_replication_role = replica',
      '--file=-',
    ],
    env: Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '')),
  };
}
