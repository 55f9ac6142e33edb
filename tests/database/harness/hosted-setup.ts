import type { TestProject } from 'vitest/node';
import { hasPostgrest } from './postgrest.ts';
import { serverVariable, startProject } from './server.ts';

/** Starts the one server of a run, with a migrated project that every test file copies. */
export default async function setUp({ vite }: TestProject): Promise<() => Promise<void>> {
  if (vite.config.mode === 'hosted' && !hasPostgrest()) {
    console.log(
      'Left out: the tests of the API (contract.test.ts), because there is no `postgrest` on the PATH. ' +
        'It is one file, from the releases of PostgREST/postgrest on GitHub or from `brew install postgrest`.',
    );
  }
  const { port, stop } = await startProject();
  process.env[serverVariable] = String(port);
  return stop;
}
