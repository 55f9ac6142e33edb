import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';

let folder: string;
let ports: { PORT: string; BACKEND_PORT: string };
const running: ChildProcess[] = [];

/** A start of the whole product, and what it says. */
interface Start {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<unknown>;
}

/** @param shell what a shell does first, such as setting a limit */
function start(shell = ''): Start {
  const command = `${shell}\nexec "${process.execPath}" "${resolve('scripts/start.ts')}"`;
  const child = spawn('sh', ['-c', command], {
    // Whatever .env says, the embedded database is meant.
    env: { ...process.env, ...ports, DATA_FOLDER: folder, PUBLIC_SUPABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'close') };
}

/** Waits for a condition. To look without a pause would take a core from what is waited for. */
async function until(condition: () => boolean, { child, output }: Start): Promise<void> {
  while (!condition()) {
    if (child.exitCode !== null) throw new Error(`The start ended first:\n${output()}`);
    await pause(25);
  }
}

/** Waits until the database is ready and filled, which is said by going on to build the site. */
const untilOpen = (one: Start) => until(() => one.output().includes('Building the site'), one);

async function end(one: Start, signal: NodeJS.Signals): Promise<void> {
  one.child.kill(signal);
  await one.ended;
}

/**
 * How many files a database is being made of, wherever in the folder that is done. Not a number, which is
 * neither more nor less than any, while one start discards what the one before left.
 */
const filesMade = () => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^database[^/\\]*[/\\]/.test(name),
    ).length;
  } catch {
    return Number.NaN;
  }
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  ports = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) };
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  // What a killed start leaves may write for some milliseconds more.
  rmSync(folder, { recursive: true, maxRetries: 20 });
});

/** Megabytes that a process holds, where the system tells. */
const residentMegabytes = (pid: number): number => {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
};

/** What is in the folder, but for the number of a start in a name. */
const left = () =>
  readdirSync(folder)
    .map((name) => name.replace(/\d+/, 'N'))
    .sort();

// One folder meets every cut in turn, so that each start is also the next one after the cut before it.
test('the next start works, however the ones before it ended', { timeout: 240_000 }, async () => {
  if (process.platform !== 'win32') {
    // Like a full disk, but without the right to mount one: no file may pass 500 KB.
    const full = start('ulimit -f 1000');
    await full.ended;
    expect(full.child.exitCode).toBe(1);
    expect(full.output()).toContain('The database could not be made');
    expect(full.output()).toContain('Nothing was kept of it');
    expect(left()).toEqual(['lite.json']);
  }

  const killed = start();
  await until(() => filesMade() > 400, killed);
  await end(killed, 'SIGKILL');
  expect(left()).toEqual(['database.N.new', 'lite.json', 'lock']);

  const stopped = start();
  // Only its own: what the killed one left is discarded first.
  await until(() => filesMade() < 100, stopped);
  await until(() => filesMade() > 980, stopped);
  await end(stopped, 'SIGTERM');
  expect(left()).toEqual(['lite.json']);

  const made = start();
  await until(() => existsSync(join(folder, 'database')), made);
  await end(made, 'SIGKILL');
  // It may have been writing its lock anew, with the number of its database.
  expect(left().filter((name) => name !== 'lock.N')).toEqual(['database', 'lite.json', 'lock']);

  const last = start();
  await untilOpen(last);
  const [, database] = readFileSync(join(folder, 'lock'), 'utf8').split('\n').map(Number);
  expect(residentMegabytes(database!)).toBeLessThan(340);
  await end(last, 'SIGTERM');
  expect(left()).toEqual(['database', 'lite.json']);
});

test('a database that cannot be opened is named, with what to do', async () => {
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
  const broken = start();
  await broken.ended;
  expect(broken.child.exitCode).toBe(1);
  expect(broken.output()).toContain(`delete ${join(folder, 'database')} and start again`);
  expect(readdirSync(folder).sort()).toEqual(['database', 'lite.json']);
});

test('one port for both is refused before anything is started', async () => {
  ports.BACKEND_PORT = ports.PORT;
  const refused = start();
  await refused.ended;
  expect(refused.child.exitCode).toBe(1);
  expect(refused.output()).toContain(`BACKEND_PORT and PORT are both ${ports.PORT}`);
  expect(readdirSync(folder)).toEqual([]);
});
