import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The command line whose recordings the tests read, and which the handbook names. */
export const cli = 'supabase@3.1.0';
/** The runtime of hosted functions, older than the one that the tests run otherwise. */
const hostedDeno = 'deno@2.1.4';

/**
 * The folder into which `npx` puts a package and what it needs, fetched if it is not there yet.
 * @returns undefined where the registry is out of reach
 */
function folderOf(name: string): string | undefined {
  const { status, stdout } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--prefer-offline',
      '--fetch-retries=0',
      `--package=${name}`,
      '--',
      'node',
      '-p',
      'process.env.PATH',
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const first = stdout.split(process.platform === 'win32' ? ';' : ':')[0];
  return status === 0 && first ? join(first, '..') : undefined;
}

/** A program in such a folder: itself, not the script before it, which would outlive it. */
function programIn(name: string, ...places: readonly (readonly string[])[]): string | undefined {
  const folder = folderOf(name);
  return folder && places.map((place) => join(folder, ...place)).find(existsSync);
}

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Supabase's command line; undefined where it cannot be had. */
export const supabaseCli = (): string | undefined =>
  programIn(
    cli,
    ...['supabase', 'supabase.exe'].map((file) => [`@supabase/cli-${system}`, 'bin', file]),
  );

/** Deno as hosted functions run by it; undefined where it cannot be had. */
export const denoAsHosted = (): string | undefined =>
  programIn(
    hostedDeno,
    [`@deno/${process.platform}-${process.arch}-glibc`, 'deno'],
    [`@deno/${process.platform}-${process.arch}`, 'deno'],
    [`@deno/${process.platform}-${process.arch}`, 'deno.exe'],
  );

/** How each is called in the output. */
export const names = {
  cli: `Supabase CLI ${cli.split('@')[1]}`,
  deno: `Deno ${hostedDeno.split('@')[1]}`,
};
