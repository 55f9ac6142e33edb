import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Embedded from '@electric-sql/pglite';
import { makeKeys } from '../../../scripts/backend/keys.ts';
import { startBackend, type Backend } from '../../../scripts/backend/lite.ts';
import { freePort } from '../../../scripts/ports.ts';
import { catalogOf } from '../../../scripts/restore/catalog.ts';
import { startHostedApi } from './hosted-api.ts';
import { serverVariable } from './server.ts';

/** What answers the calls of the site, and the keys it knows. */
export interface Api extends Pick<Backend, 'url' | 'keys' | 'stop'> {
  /** Ends the embedded server and says what its database had become under it. */
  readonly catalog?: () => Promise<string[]>;
}

/** The API without anyone in it: the embedded server's, or in a hosted run that of a hosted project. */
export const startApi = (): Promise<Api> =>
  process.env[serverVariable] ? startHostedApi() : startEmbeddedApi();

async function startEmbeddedApi(): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-api-'));
  const { url, keys, stop } = await startBackend({
    folder,
    port: await freePort(),
    siteUrl: 'http://localhost:4321',
    keys: makeKeys(),
    print: () => undefined,
  });
  return {
    url,
    keys,
    async catalog() {
      await stop();
      // It brings an older Postgres than the one of the tests, and only that opens what it wrote.
      const itsOwn = createRequire(resolve('node_modules/@supabase/lite/package.json'));
      const { PGlite } = (await import(
        pathToFileURL(itsOwn.resolve('@electric-sql/pglite')).href
      )) as typeof Embedded;
      const db = await PGlite.create(join(folder, 'database'));
      const lines = await catalogOf({ query: (sql) => db.query(sql) });
      await db.close();
      return lines;
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
