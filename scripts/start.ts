import { join } from 'node:path';
import { accessTo } from './backend/lite.ts';
import { dataFolder, describeBackend, openBackend } from './backend/local.ts';
import { hostSite } from './host/answer.ts';
import { listenBesideEmbedded } from './host/beside-embedded.ts';
import { listen } from './host/listen.ts';
import { endWhen, loadEnvironment, main, onStop } from './lifetime.ts';
import { portFrom } from './ports.ts';
import { buildSite } from './site-build.ts';

/** `npm start`: the whole product on this machine, as a visitor of the live site would meet it. */
await main(async () => {
  loadEnvironment();
  const port = await portFrom('PORT', 4321);
  const siteUrl = `http://localhost:${port}`;

  console.log('Starting the database …');
  const backend = await openBackend(siteUrl);
  endWhen(backend.embedded?.died);

  console.log('Building the site …');
  // Beside its database: a second start, on another folder, leaves these pages alone.
  const siteFolder = join(dataFolder(), 'site');
  await buildSite({
    backendUrl: backend.url,
    publishableKey: backend.publishableKey,
    outFolder: siteFolder,
    testCheckout: backend.embedded !== undefined,
    started: onStop,
  });
  const site = hostSite(process.cwd(), siteFolder);
  await (backend.embedded
    ? listenBesideEmbedded(site, accessTo(backend.embedded), port)
    : listen(site, port));
  console.log(`\n  Site       ${siteUrl}\n${describeBackend(backend)}\n\n  Ctrl-C stops it all.\n`);
});
