import { resolve } from 'node:path';
import { hostSite } from '../../../scripts/host/answer.ts';
import { forwardMailLinks } from '../../../scripts/host/mail-links.ts';
import { listen } from '../../../scripts/host/listen.ts';
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
  const backend = await freshBackend(siteUrl);
  const publishableKey = backend.keys.SUPABASE_PUBLISHABLE_KEY;
  // Whatever this machine's .env says, the tests know the origin from src/site.ts.
  process.env.PUBLIC_SITE_ORIGIN = site.origin;
  await buildSite({ backendUrl: backend.url, publishableKey, outFolder: siteFolder });
  const server = await listen(
    forwardMailLinks(hostSite(process.cwd(), siteFolder), backend.url),
    sitePort,
  );
  announce({
    siteUrl,
    siteFolder,
    backendUrl: backend.url,
    mailFile: backend.mailFile,
    keys: backend.keys,
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await backend.remove();
  };
}
