import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../scripts/backend/folder-lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is locked by the number of the process, and given back', () => {
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('a folder that a living process holds is refused, with what to do', () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'lock'), String(holder.pid));
  try {
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${holder.pid}.*DATA_FOLDER=`),
    );
  } finally {
    holder.kill();
  }
});

test('the lock of a dead process is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'lock'), String(pid));
  lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
});

test('a folder that is not there yet is made', () => {
  lockFolder(join(folder, 'new', 'data'));
  expect(existsSync(join(folder, 'new', 'data', 'lock'))).toBe(true);
});
