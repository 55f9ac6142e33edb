import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, type TomlTable } from 'smol-toml';
import type { DatabaseAccess } from '../../supabase/functions/mail/database.ts';
import type { Keys } from './keys.ts';

export interface BackendOptions {
  /** Where it keeps its data; the caller makes sure that no other process uses it. */
  readonly folder: string;
  readonly port: number;
  /** The site: where what it prints as mail would lead. */
  readonly siteUrl: string;
  readonly keys: Keys;
  /** Address of a real Postgres to stand on, which has nothing in it; else one is embedded in the folder. */
  readonly postgres?: string;
  /** Whether an address is confirmed before its account can be used, as on a hosted project. */
  readonly confirms?: boolean;
  /** Whether its folder is known to hold every migration, as a copy just made of such a one does. */
  readonly isMigrated?: boolean;
  /** Takes what it prints while it runs, mail included: nothing is really sent. */
  readonly print: (text: string) => void;
  /** Told of each process that it starts, and how to end it. */
  readonly started?: (pid: number, stop: () => Promise<void>) => void;
}

/** The embedded database: Supabase Lite on PGlite, in a process of its own. */
export interface Backend {
  readonly url: string;
  readonly keys: Keys;
  /** Milliseconds from the start of its process to its first answer. */
  readonly readyAfter: number;
  /** Resolves, with how it ended and what it printed last, when it ends without being told to. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** How its functions reach it: past its policies. */
export const accessTo = ({ url, keys }: Pick<Backend, 'url' | 'keys'>): DatabaseAccess => ({
  url,
  secretKey: keys.SUPABASE_SECRET_KEY,
});

const binary = resolve('node_modules/@supabase/lite/dist/cli/index.js');
const program = (name: string) => new URL(`./${name}.ts`, import.meta.url).href;
/** Where an embedded database with this port answers. */
export const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Writes supabase/config.toml with what differs on this machine; the keys stay out of it. */
function writeConfig(options: BackendOptions, database: string): string {
  const { folder, port, siteUrl, postgres, confirms = false } = options;
  const shared = parse(readFileSync('supabase/config.toml', 'utf8'));
  const section = (name: string) => (shared[name] ?? {}) as TomlTable;
  const config = {
    ...shared,
    api: { ...section('api'), port },
    db: {
      ...section('db'),
      ...(postgres
        ? { driver: 'postgres', url: postgres }
        : { driver: 'pglite', url: resolve(database) }),
    },
    auth: {
      ...section('auth'),
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/auth`],
      // Its auth service asks no hook, sends no notice of a change and asks for no old password, and takes no
      // configuration with them.
      hook: undefined,
      email: {
        ...(section('auth')['email'] as TomlTable),
        notification: undefined,
        require_current_password: undefined,
        // The demonstration's accounts are made by signing up, and are to be used at once.
        enable_confirmations: confirms,
      },
    },
  };
  const file = join(folder, 'lite.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<[code: number | null, signal: string | null]>;
  readonly stop: () => Promise<void>;
  readonly lastOutput: () => string;
  readonly forgetOutput: () => void;
}

/** The program itself, not npx, which would leave it running when it is stopped. */
function run(
  { keys, started }: BackendOptions,
  args: string[],
  /** Names of files here that are loaded before it. */
  before: readonly string[],
  stopSignal: NodeJS.Signals,
): Run {
  const child = fork(binary, args, {
    // Without a limit the youngest objects alone take 48 MB before any is thrown away.
    execArgv: ['--max-semi-space-size=2', ...before.flatMap((name) => ['--import', program(name)])],
    env: { ...process.env, ...keys, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    silent: true,
    // Ctrl-C in a terminal reaches the whole group: the database must outlive its last callers.
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = once(child, 'exit') as Run['exited'];
  const stop = async () => {
    child.kill(stopSignal);
    await exited;
  };
  if (child.pid) started?.(child.pid, stop);
  return {
    child,
    exited,
    stop,
    lastOutput: () => output.trim(),
    forgetOutput: () => (output = ''),
  };
}

/** What went wrong with a database, and what a person can do about it. */
function failure(what: string, { folder }: BackendOptions, output: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  const database = join(folder, 'database');
  return new Error(
    [
      `${what}${output ? `:\n${output}` : '.'}\n`,
      ...(free < 200 ? [`The disk has only ${free} MB left; make room and start again.`] : []),
      ...(existsSync(database)
        ? [`If nothing in it is needed, delete ${database} and start again: a new one is made.`]
        : ['Nothing was kept of it: the next start begins afresh.']),
    ].join('\n'),
  );
}

/**
 * Postgres sets aside 128 MB for pages of tables unless told otherwise; a whole demonstration has
 * fewer than 32. Written whole: Postgres does not start on half a line.
 */
function saveMemory(database: string): void {
  const file = join(database, 'postgresql.auto.conf');
  const settings = '# Written at each start.\nshared_buffers = 32MB\n';
  if (existsSync(file) && readFileSync(file, 'utf8') === settings) return;
  writeFileSync(`${file}.new`, settings);
  renameSync(`${file}.new`, file);
}

/**
 * Brings a database up to the newest migration. What a kill interrupts, Postgres takes back.
 * @throws with what was printed last
 */
async function migrate(options: BackendOptions, database: string): Promise<void> {
  const config = writeConfig(options, database);
  const { exited, lastOutput } = run(
    options,
    ['migration', 'up', '--config', config],
    ['die-with-parent'],
    // It may be too busy to hear anything milder.
    'SIGKILL',
  );
  const [code] = await exited;
  if (code !== 0) throw new Error(lastOutput());
}

/**
 * Migrates the folder's database. A new one is made beside its place and put there whole, so that
 * no start ever meets half of one, whatever cut the one before it off.
 */
async function migrateOrMake(options: BackendOptions, database: string): Promise<void> {
  const unfinished = (name: string) => /^database\.\d+\.new$/.test(name);
  const discard = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  for (const name of readdirSync(options.folder).filter(unfinished)) {
    discard(join(options.folder, name));
  }
  if (existsSync(database)) return migrate(options, database);
  const draft = `${database}.${process.pid}.new`;
  try {
    await migrate(options, draft);
    renameSync(draft, database);
  } catch (error) {
    discard(draft);
    throw error;
  }
}

/** Lays down in an empty Postgres what a hosted project has, and every migration. */
export async function push(options: BackendOptions & { readonly postgres: string }): Promise<void> {
  await migrate(options, options.postgres);
}

/**
 * Makes the embedded database in its folder, or brings the one there up to the newest migration.
 * @throws if a migration fails
 */
export async function makeDatabase(options: BackendOptions): Promise<void> {
  const database = join(options.folder, 'database');
  const make = async () => {
    if (options.postgres) return migrate(options, options.postgres);
    await migrateOrMake(options, database);
    saveMemory(database);
  };
  await make().catch((error: Error) => {
    throw failure('The database could not be made or migrated', options, error.message);
  });
}

/**
 * Migrates and starts the embedded database. Migrations run first: two processes on one folder
 * lose data.
 * @throws if a migration fails or it ends before its first answer
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { folder, port, keys, print } = options;
  const database = join(folder, 'database');
  if (!options.isMigrated) await makeDatabase(options);
  const started = performance.now();
  const { child, exited, stop, lastOutput, forgetOutput } = run(
    options,
    ['start', '--config', writeConfig(options, database), '--no-admin'],
    [
      'exit-with-parent',
      'allow-browsers',
      'only-this-machine',
      ...(options.postgres ? ['json-once'] : []),
    ],
    'SIGTERM',
  );
  const url = addressOf(port);
  while (!(await fetch(`${url}/auth/v1/health`).catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw failure('The database did not start', options, lastOutput());
    }
    await pause(20);
  }
  const readyAfter = performance.now() - started;
  // Its greeting holds the secret key, so only what follows is kept and printed.
  forgetOutput();
  child.stdout?.on('data', (chunk: Buffer) => print(String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => print(String(chunk)));
  let stopping = false;
  return {
    url,
    keys,
    readyAfter,
    died: new Promise((tell) =>
      exited.then(([code, signal]) => stopping || tell(`(${signal ?? code}) ${lastOutput()}`)),
    ),
    async stop() {
      stopping = true;
      await stop();
    },
  };
}
