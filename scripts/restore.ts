import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { loadEnvironment, main } from './lifetime.ts';
import { readDump } from './restore/dump.ts';
import { psqlCall } from './restore/psql.ts';
import { restore } from './restore/restore.ts';

const usage = `Usage: DATABASE_URL=postgresql://… npm run restore -- data.sql

Into a new project, after \`npx supabase@3.1.0 db push --remote\`. DATABASE_URL is its session pooler's address (Connect),
with \`?sslmode=verify-full&sslrootcert=prod-ca.crt\`, the certificate of Database, SSL configuration;
data.sql is the weekly dump of the handbook, "Backup and restore". Needs \`psql\`.`;

/** `npm run restore`: brings a backup's rows into a new project, and says what is not as it was. */
await main(async () => {
  loadEnvironment();
  const url = process.env.DATABASE_URL;
  const file = process.argv[2];
  if (!url || !file) throw new Error(usage);
  const { script, counts } = readDump(readFileSync(file, 'utf8'));
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const load = async (tables: readonly string[]) => {
    const { args, env } = psqlCall(url, tables);
    const { status, error } = spawnSync('psql', args, {
      input: script,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (error) throw new Error(`psql could not be run: ${error.message}\n\n${usage}`);
    if (status !== 0) throw new Error('psql stopped, and nothing was changed. See above.');
  };
  const wrong = await restore(db, load, counts);
  await db.end();
  if (wrong.length > 0) throw new Error(`Not as it was:\n${wrong.join('\n')}`);
  console.log(`${Object.values(counts).reduce((sum, each) => sum + each, 0)} rows are back.
The clock stands. Now, before anyone can reach it: do again what this undid (the handbook, "What a restore
undoes"); then parts 3, 4, 5, 7 and 9 of the first day again. Stripe's event destination and Resend's webhook
still tell the old project. Start the clock last (step 8 there).`);
});
