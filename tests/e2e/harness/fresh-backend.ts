import { appendFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeys, type Keys } from '../../../scripts/backend/keys.ts';
import { startBackend, type Backend } from '../../../scripts/backend/lite.ts';
import { freePort } from '../../../scripts/ports.ts';
import { seedDemo } from '../../../scripts/seed-demo.ts';

/** An embedded database with the demonstration's accounts, on a folder of its own. */
export interface FreshBackend {
  readonly url: string;
  readonly keys: Keys;
  /** Of its first start. */
  readonly readyAfter: number;
  /** Takes what it prints: above all the mail that it would have sent. */
  readonly mailFile: string;
  /** Ends its process; what it stored stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Copies what it stores into a new folder, for another to begin with; it stops for that. */
  copyTo(copy: string): Promise<void>;
  /** Ends its process and deletes its data. */
  remove(): Promise<void>;
}

/** How a backend begins. */
interface Beginning {
  readonly siteUrl: string;
  readonly port?: number;
  readonly keys?: Keys;
  /** What {@link FreshBackend.copyTo} wrote: spares making the database and filling it. */
  readonly copy?: string;
}

export async function freshBackend({
  siteUrl,
  port: wanted,
  keys = makeKeys(),
  copy,
}: Beginning): Promise<FreshBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  const database = join(folder, 'database');
  if (copy) await cp(copy, database, { recursive: true });
  const port = wanted ?? (await freePort());
  const mailFile = join(folder, 'mail.txt');
  const print = (text: string) => appendFileSync(mailFile, text);
  const launch = (isMigrated: boolean) =>
    startBackend({ folder, port, siteUrl, keys, print, isMigrated });
  let backend: Backend | undefined = await launch(copy !== undefined);
  const { url, readyAfter } = backend;
  const stop = async () => {
    await backend?.stop();
    backend = undefined;
  };
  const start = async () => {
    backend ??= await launch(true);
  };
  if (!copy) {
    await seedDemo({
      url,
      publishableKey: keys.SUPABASE_PUBLISHABLE_KEY,
      secretKey: keys.SUPABASE_SECRET_KEY,
    });
  }
  return {
    url,
    keys,
    readyAfter,
    mailFile,
    stop,
    start,
    async copyTo(copy) {
      await stop();
      await cp(database, copy, { recursive: true });
      await start();
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
