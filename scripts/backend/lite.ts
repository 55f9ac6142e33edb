import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, type TomlTable } from 'smol-toml';
import type { Keys } from './keys.ts';

export interface BackendOptions {
  /** Where it keeps its data; the caller makes sure that no other process uses it. */
  readonly folder: string;
  readonly port: number;
  /** Where the links in its mail begin and lead: the site, which forwards them. */
  readonly siteUrl: string;
  readonly keys: Keys;
  /** Takes what it prints while it runs, mail included: nothing is really sent. */
  readonly print: (text: string) => void;
}

/** The embedded database: Supabase Lite on PGlite, in a process of its own. */
export interface Backend {
  readonly url: string;
  readonly keys: Keys;
  readonly pid: number;
  /** Milliseconds from the start of its process to its first answer. */
  readonly readyAfter: number;
  /** Resolves, with how it ended and what it printed last, when it ends without being told to. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

const binary = resolve('node_modules/@supabase/lite/dist/cli/index.js');
const guard = new URL('./exit-with-parent.ts', import.meta.url).href;
const address = (port: number) => `http://127.0.0.1:${port}`;

/** Writes supabase/config.toml with what differs on this machine; the keys stay out of it. */
function writeConfig({ folder, port, siteUrl }: BackendOptions): string {
  const shared = parse(readFileSync('supabase/config.toml', 'utf8'));
  const section = (name: string) => (shared[name] ?? {}) as TomlTable;
  const config = {
    ...shared,
    api: { ...section('api'), port },
    db: { ...section('db'), driver: 'pglite', url: resolve(folder, 'database') },
    auth: { ...section('auth'), site_url: siteUrl },
  };
  const file = join(folder, 'lite.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

interface Run {
  readonly child: ChildProcess;
  readonly lastOutput: () => string;
  readonly forgetOutput: () => void;
}

/** The program itself, not npx, which would leave it running when it is stopped. */
function run(args: string[], keys: Keys): Run {
  const child = fork(binary, args, {
    execArgv: ['--import', guard],
    env: { ...process.env, ...keys, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    silent: true,
    // Ctrl-C in a terminal reaches the whole group: the database must outlive its last callers.
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, lastOutput: () => output.trim(), forgetOutput: () => (output = '') };
}

async function migrate(config: string, keys: Keys): Promise<void> {
  const { child, lastOutput } = run(['migration', 'up', '--config', config], keys);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database could not be migrated:\n${lastOutput()}`);
}

/**
 * Migrates and starts the embedded database. Migrations run first: two processes on one folder
 * lose data.
 * @throws if a migration fails or it ends before its first answer
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port, keys, print } = options;
  const config = writeConfig(options);
  await migrate(config, keys);
  const started = performance.now();
  const { child, lastOutput, forgetOutput } = run(
    ['start', '--config', config, '--no-admin'],
    keys,
  );
  const exited = once(child, 'exit');
  const url = address(port);
  while (!(await fetch(`${url}/auth/v1/health`).catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The database did not start:\n${lastOutput()}`);
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
    pid: child.pid ?? 0,
    readyAfter,
    died: new Promise((tell) =>
      exited.then(([code, signal]) => stopping || tell(`(${signal ?? code}) ${lastOutput()}`)),
    ),
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await exited;
    },
  };
}
