import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** What the pages are built with, and where to put them. */
export interface BuildOptions {
  readonly backendUrl: string;
  readonly publishableKey: string;
  readonly outFolder: string;
  /** Whether the server that serves it answers the test checkout. */
  readonly testCheckout?: boolean;
  /** Told how to end the build before its time. */
  readonly started?: (stop: () => Promise<unknown>) => void;
}

/**
 * A production build, as the host makes it.
 * @returns how long it took, in milliseconds
 * @throws with the whole output of the build if it fails
 */
export async function buildSite(options: BuildOptions): Promise<number> {
  const started = performance.now();
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', options.outFolder], {
    env: {
      ...process.env,
      PUBLIC_SUPABASE_URL: options.backendUrl,
      PUBLIC_SUPABASE_KEY: options.publishableKey,
      PUBLIC_TEST_CHECKOUT: options.testCheckout ? 'yes' : '',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const exited = once(child, 'exit');
  options.started?.(() => (child.kill('SIGKILL'), exited));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await exited;
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  return performance.now() - started;
}
