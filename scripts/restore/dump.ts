/**
 * The schemas whose rows come back. Those of the others the platform fills itself, in a new project too:
 * nobody else may write the schedule, and its runs would come twice.
 */
const ours = ['auth', 'public', 'private'];

/** What a dump of data brings back. */
export interface DumpedRows {
  /** The dump, without what is not ours. */
  readonly script: string;
  /** How many rows it brings to each table. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Reads the dump of a whole project.
 * @param dump what `supabase db dump --data-only --use-copy` wrote, of our schemas or of all
 */
export function readDump(dump: string): DumpedRows {
  const kept: string[] = [];
  const counts: Record<string, number> = {};
  /** The table whose rows these lines are. */
  let table: string | undefined;
  let isOurs = true;
  for (const line of dump.split('\n')) {
    if (table === undefined) {
      const [, copied, numbered] =
        /^(?:COPY (\S+) \(|SELECT pg_catalog\.setval\('([^']+)')/.exec(line) ?? [];
      const name = (copied ?? numbered)?.replaceAll('"', '');
      isOurs = !name || ours.includes(name.split('.')[0]!);
      if (copied) table = name;
      if (table && isOurs) counts[table] = 0;
    } else if (line === '\\.') table = undefined;
    else if (isOurs) counts[table]! += 1;
    if (isOurs) kept.push(line);
  }
  return { script: kept.join('\n'), counts };
}
