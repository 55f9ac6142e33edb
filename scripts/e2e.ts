import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureShell } from './browser.ts';
import { main } from './lifetime.ts';

/** `npm run test:e2e [-- <playwright options>]`: the browser tests, with a browser found or installed. */
await main(async () => {
  ensureShell();
  const playwright = resolve('node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
