import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeys } from '../../../scripts/backend/keys.ts';
import {
  makeDatabase,
  startBackend,
  type Backend,
  type BackendOptions,
} from '../../../scripts/backend/lite.ts';
import { freePort } from '../../../scripts/ports.ts';

/** Names the embedded database of a whole run, with every migration and nobody in it. */
export const embeddedVariable = 'DATABASE_EMBEDDED';

const optionsIn = async (folder: string, print: BackendOptions['print']) => ({
  folder,
  port: await freePort(),
  siteUrl: 'http://localhost:4321',
  keys: makeKeys(),
  print,
});

/** Makes the database that {@link startEmbedded} begins with. */
export async function makeEmbedded(folder: string): Promise<void> {
  await makeDatabase(await optionsIn(folder, () => undefined));
  process.env[embeddedVariable] = join(folder, 'database');
}

/** An embedded database of its own for a file of tests. */
export interface EmbeddedBackend extends Backend {
  /** Where it keeps its data. */
  readonly database: string;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** @param print takes what it prints, mail included */
export async function startEmbedded(
  print: BackendOptions['print'] = () => undefined,
): Promise<EmbeddedBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-embedded-'));
  const database = join(folder, 'database');
  cpSync(process.env[embeddedVariable]!, database, { recursive: true });
  const backend = await startBackend({ ...(await optionsIn(folder, print)), isMigrated: true });
  return {
    ...backend,
    database,
    async remove() {
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
