import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineKeys } from '../../../scripts/backend/keys.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keys are made once, differ between machines and are readable by their owner only', () => {
  const keys = machineKeys(file);
  expect(machineKeys(file)).toEqual(keys);
  expect(machineKeys(join(folder, '.env.other'))).not.toEqual(keys);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(keys.SUPABASE_JWT_SECRET.length).toBeGreaterThanOrEqual(64);
});

test('what a person wrote into .env stays, and what is missing is added after it', () => {
  writeFileSync(file, 'PORT=4000\nSUPABASE_SECRET_KEY=sb_secret_mine');
  const keys = machineKeys(file);
  expect(keys.SUPABASE_SECRET_KEY).toBe('sb_secret_mine');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^PORT=4000\nSUPABASE_SECRET_KEY=sb_secret_mine\n#/);
  expect(text).toContain(`SUPABASE_PUBLISHABLE_KEY=${keys.SUPABASE_PUBLISHABLE_KEY}\n`);
});
