import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../../../scripts/processes.ts';

let folder: string;
let npm: ChildProcess;
let output: string;

/** Runs a program that says its number and waits, as `npm start` does: npm, a shell, the program. */
async function startUnderNpm(): Promise<number> {
  const lifetime = JSON.stringify(resolve('scripts/lifetime.ts'));
  writeFileSync(
    join(folder, 'program.ts'),
    `import { onStop } from ${lifetime};
     onStop(async () => console.log('stopped'));
     setInterval(() => {}, 1000);
     console.log('running', process.pid);`,
  );
  const start = `"${process.execPath}" program.ts`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  output = '';
  npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of npm.stdout!.iterator({ destroyOnReturn: false })) {
    output += chunk;
    const pid = Number(/running (\d+)/.exec(output)?.[1]);
    if (pid) {
      npm.stdout!.on('data', (more) => (output += more));
      return pid;
    }
  }
  throw new Error(`npm ended:\n${output}`);
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lifetime-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends a signal, and waits for the end of all. */
async function expectEnd(send: () => void): Promise<void> {
  const pid = await startUnderNpm();
  // The pipe closes when the last process that holds it lets go.
  const closed = once(npm, 'close');
  send();
  await closed;
  expect(output).toContain('stopped');
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'what npm runs stops in order when npm alone is sent %s',
  (signal) => expectEnd(() => npm.kill(signal)),
);

test.each(['SIGINT', 'SIGHUP'] as const)(
  'what npm runs stops in order when the terminal sends all of them %s',
  (signal) => expectEnd(() => process.kill(-npm.pid!, signal)),
);
