import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeKeys } from '../../../scripts/backend/keys.ts';
import { addressOf } from '../../../scripts/backend/lite.ts';
import { keepMailing, localMail } from '../../../scripts/backend/mail.ts';
import { hostSite } from '../../../scripts/host/answer.ts';
import { listenBesideEmbedded } from '../../../scripts/host/beside-embedded.ts';
import { freePort } from '../../../scripts/ports.ts';
import { buildSite } from '../../../scripts/site-build.ts';
import { site } from '../../../src/site.ts';
import { announce } from './environment.ts';
import { freshBackend } from './fresh-backend.ts';

/** Builds the site once and serves it with a new database; returns what takes it all down again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const siteFolder = resolve('.data/e2e');
  const sitePort = await freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const backendPort = await freePort();
  const keys = makeKeys();
  const copies = await mkdtemp(join(tmpdir(), 'ledger-copy-'));
  const databaseCopy = join(copies, 'database');
  // Whatever this machine's .env says, the tests know the origin from src/site.ts.
  process.env.PUBLIC_SITE_ORIGIN = site.origin;
  const makeBackend = async () => {
    const made = await freshBackend({ siteUrl, port: backendPort, keys });
    await made.copyTo(databaseCopy);
    return made;
  };
  // The build only names the backend.
  const build = buildSite({
    backendUrl: addressOf(backendPort),
    publishableKey: keys.SUPABASE_PUBLISHABLE_KEY,
    outFolder: siteFolder,
    testCheckout: true,
  });
  const [backend] = await Promise.all([makeBackend(), build]);
  const server = await listenBesideEmbedded(
    hostSite(process.cwd(), siteFolder),
    { url: backend.url, secretKey: keys.SUPABASE_SECRET_KEY },
    sitePort,
  );
  // Else every test that waits for a letter would first send those of all the tests before it.
  const stopMailing = keepMailing(
    localMail({ url: backend.url, secretKey: keys.SUPABASE_SECRET_KEY, siteUrl }, (text) =>
      process.stderr.write(text),
    ),
  );
  announce({
    siteUrl,
    siteFolder,
    backendUrl: backend.url,
    mailFile: backend.mailFile,
    keys,
    databaseCopy,
    seenFile: join(copies, 'seen'),
  });
  return async () => {
    stopMailing();
    server.closeAllConnections();
    server.close();
    await backend.remove();
    await rm(copies, { recursive: true });
  };
}
