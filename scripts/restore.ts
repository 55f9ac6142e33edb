import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { loadEnvironment, main } from './lifetime.ts';
import { countsIn, restore } from './restore/restore.ts';

const usage = `Usage: DATABASE_URL=postgresql://… npm run restore -- data.sql

Into a new project, after \`npx supabase db push\`. DATABASE_URL is its session pooler's address (Connect);
data.sql is what \`npx supabase db dump --data-only --use-copy -f data.sql\` wrote. Needs \`psql\`.`;

/** `npm run restore`: brings a backup's rows into a new project, and says what is not as it was. */
await main(async () => {
  loadEnvironment();
  const url = process.env.DATABASE_URL;
  const file = process.argv[2];
  if (!url || !file) throw new Error(usage);
  const expected = countsIn(readFileSync(file, 'utf8'));
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const load = async (tables: readonly string[]) => {
    const { status, error } = spawnSync(
      'psql',
      [
        url,
        '--single-transaction',
        '--variable=ON_ERROR_STOP=1',
        '--quiet',
        `--command=truncate ${tables.join(', ')} cascade`,
        '--command=set session_replication_role = replica',
        `--file=${file}`,
      ],
      { stdio: 'inherit' },
    );
    if (error) throw new Error(`psql could not be run: ${error.message}\n\n${usage}`);
    if (status !== 0) throw new Error('psql stopped, and nothing was changed. See above.');
  };
  const wrong = await restore(db, load, expected);
  await db.end();
  if (wrong.length > 0) throw new Error(`Not as it was:\n${wrong.join('\n')}`);
  console.log(`${Object.values(expected).reduce((sum, each) => sum + each, 0)} rows are back.
Now, before anyone can reach it: take back each request on your list of deletions; put the two secrets
of the vault in again; repeat the hooks, the keys and the functions of the handbook's first day.`);
});
