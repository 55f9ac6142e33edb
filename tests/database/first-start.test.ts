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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** Waits for a condition, looking every few milliseconds. */
async function until(condition: () => boolean, { child, output }: Start): Promise<void> {
  while (!condition()) {
    if (child.exitCode !== null) throw new Error(`The start ended first:\n${output()}`);
    await pause(5);
  }
}

/** Waits until the database is ready and filled, which is said by going on to build the site. */
const untilOpen = (one: Start) => until(() => one.output().includes('Building the site'), one);

async function end(one: Start, signal: NodeJS.Signals): Promise<void> {
  one.child.kill(signal);
  await one.ended;
}

/** Every file that a database is being made of, wherever in the folder that is done. */
const filesMade = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^database[^/\\]*[/\\]/.test(name),
  ).length;

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

/** A start on the same folder opens the database, and stops leaving nothing but its data. */
async function expectOpening(): Promise<void> {
  const next = start();
  await untilOpen(next);
  const [, database] = readFileSync(join(folder, 'lock'), 'utf8').split('\n').map(Number);
  expect(residentMegabytes(database!)).toBeLessThan(340);
  await end(next, 'SIGTERM');
  expect(readdirSync(folder).sort()).toEqual(['database', 'lite.json']);
}

describe('the next start works after a first one', { timeout: 120_000 }, () => {
  const moments: [string, NodeJS.Signals, () => boolean][] = [
    ['killed with part of the files there', 'SIGKILL', () => filesMade() > 400],
    ['stopped with all of them there', 'SIGTERM', () => filesMade() > 980],
    ['killed as the database starts', 'SIGKILL', () => existsSync(join(folder, 'database'))],
  ];
  test.each(moments)('%s (%s)', async (_, signal, reached) => {
    const first = start();
    await until(reached, first);
    await end(first, signal);
    await expectOpening();
  });

  test.skipIf(process.platform === 'win32')('that could not write all files', async () => {
    // Like a full disk, but without the right to mount one: no file may pass 500 KB.
    const first = start('ulimit -f 1000');
    await first.ended;
    expect(first.child.exitCode).toBe(1);
    expect(first.output()).toContain('The database could not be made');
    expect(first.output()).toContain('Nothing was kept of it');
    await expectOpening();
  });
});

test(
  'a database that cannot be opened is named, with what to do',
  { timeout: 60_000 },
  async () => {
    mkdirSync(join(folder, 'database', 'base'), { recursive: true });
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
    const broken = start();
    await broken.ended;
    expect(broken.child.exitCode).toBe(1);
    expect(broken.output()).toContain(`delete ${join(folder, 'database')} and start again`);
    expect(readdirSync(folder).sort()).toEqual(['database', 'lite.json']);
  },
);

test('one port for both is refused before anything is started', async () => {
  ports.BACKEND_PORT = ports.PORT;
  const refused = start();
  await refused.ended;
  expect(refused.child.exitCode).toBe(1);
  expect(refused.output()).toContain(`BACKEND_PORT and PORT are both ${ports.PORT}`);
  expect(readdirSync(folder)).toEqual([]);
});
