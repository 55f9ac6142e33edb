import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Embedded from '@electric-sql/pglite';
import type { Backend } from '../../../scripts/backend/lite.ts';
import { catalogOf } from '../../../scripts/restore/catalog.ts';
import { startEmbedded } from './embedded.ts';
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
  const { url, keys, stop, database, remove } = await startEmbedded();
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
      const db = await PGlite.create(database);
      const lines = await catalogOf({ query: (sql) => db.query(sql) });
      await db.close();
      return lines;
    },
    stop: remove,
  };
}
