import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
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
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../scripts/backend/folder-lock.ts';

let folder: string;
const lock = () => join(folder, 'lock');
const holders = () => readFileSync(lock(), 'utf8').split('\n').map(Number);

const children: ChildProcess[] = [];
/** The number of a process that lives until the end of the test. */
const living = (): number => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  return child.pid!;
};
const dead = (): number => spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
  rmSync(folder, { recursive: true });
});

test('a folder is locked by the number of the process, and given back', async () => {
  const { release } = await lockFolder(folder);
  expect(holders()).toEqual([process.pid]);
  release();
  expect(existsSync(lock())).toBe(false);
});

test('a folder that a living process holds is refused, with what to do', async () => {
  const holder = living();
  writeFileSync(lock(), String(holder));
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${holder}.*DATA_FOLDER=`),
  );
  expect(holders()).toEqual([holder]);
});

test('the lock of a dead process is taken over', async () => {
  writeFileSync(lock(), String(dead()));
  await lockFolder(folder);
  expect(holders()).toEqual([process.pid]);
});

test.each(['', '\n', '0', '-1', 'not a number', '12 34'])(
  'a lock that says "%s", as a full disk leaves it, is taken over',
  async (text) => {
    writeFileSync(lock(), text);
    await lockFolder(folder);
    expect(holders()).toEqual([process.pid]);
  },
);

test('a lock that cannot be read is taken over', async () => {
  mkdirSync(join(lock(), 'inside'), { recursive: true });
  await lockFolder(folder);
  expect(holders()).toEqual([process.pid]);
});

test('a folder that a dead start shared with its database is claimed once that has ended', async () => {
  const database = living();
  writeFileSync(lock(), `${dead()}\n${database}`);
  let ended = false;
  children.at(-1)?.once('exit', () => (ended = true));
  const locked = lockFolder(folder).then(() => ended);
  process.kill(database, 'SIGKILL');
  expect(await locked).toBe(true);
  expect(holders()).toEqual([process.pid]);
});

test('a lock is shared with the database, and neither writing leaves a draft behind', async () => {
  const { share, release } = await lockFolder(folder);
  share(4242);
  expect(holders()).toEqual([process.pid, 4242]);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that is not there yet is made', async () => {
  await lockFolder(join(folder, 'new', 'data'));
  expect(existsSync(join(folder, 'new', 'data', 'lock'))).toBe(true);
});

test('a folder that cannot be written is named, with what to do', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow(
    /cannot be written \(ENOTDIR\).*DATA_FOLDER=/,
  );
});
