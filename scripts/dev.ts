import { dev } from 'astro';
import { describeBackend, openBackend } from './backend/local.ts';
import { endWhen, loadEnvironment, main, onStop } from './lifetime.ts';
import { portFrom } from './ports.ts';

/** `npm run dev`: the same database, and pages that follow every change of a file. */
await main(async () => {
  loadEnvironment();
  const port = await portFrom('PORT', 4321);
  const siteUrl = `http://localhost:${port}`;
  const backend = await openBackend(siteUrl);
  process.env.PUBLIC_SUPABASE_URL = backend.url;
  process.env.PUBLIC_SUPABASE_KEY = backend.publishableKey;

  // Started in this process: the astro command may put itself into the background.
  const pages = await dev({
    root: process.cwd(),
    server: { port, host: '127.0.0.1' },
    // Links in the mail of the embedded database begin with the site's address.
    vite: { server: { proxy: { '/auth/v1/verify': backend.url } } },
  });
  onStop(() => pages.stop());
  endWhen(backend.embedded?.died);
  console.log(`\n  Site       ${siteUrl}\n${describeBackend(backend)}\n\n  Ctrl-C stops it all.\n`);
});
