import { dev } from 'astro';
import type { DatabaseAccess } from '../supabase/functions/mail/database.ts';
import { accessTo } from './backend/lite.ts';
import { describeBackend, openBackend } from './backend/local.ts';
import { listen } from './host/listen.ts';
import { endWhen, loadEnvironment, main, onStop } from './lifetime.ts';
import { freePort, portFrom } from './ports.ts';
import { testCheckoutPath, withTestCheckout } from './test-checkout/answer.ts';

/** The test checkout, on a port of its own. @returns its address */
async function serveTestCheckout(database: DatabaseAccess): Promise<string> {
  const port = await freePort();
  const nothing = async () => new Response(null, { status: 404 });
  const server = await listen(
    withTestCheckout(nothing, database, console.error),
    port,
    testCheckoutPath,
  );
  onStop(async () => void server.close());
  return `http://127.0.0.1:${port}`;
}

/** `npm run dev`: the same database, and pages that follow every change of a file. */
await main(async () => {
  loadEnvironment();
  const port = await portFrom('PORT', 4321);
  const siteUrl = `http://localhost:${port}`;
  const backend = await openBackend(siteUrl);
  process.env.PUBLIC_SUPABASE_URL = backend.url;
  process.env.PUBLIC_SUPABASE_KEY = backend.publishableKey;
  process.env.PUBLIC_TEST_CHECKOUT = backend.embedded ? 'yes' : '';
  const checkout = backend.embedded && (await serveTestCheckout(accessTo(backend.embedded)));

  // Started in this process: the astro command may put itself into the background.
  const pages = await dev({
    root: process.cwd(),
    server: { port, host: '127.0.0.1' },
    // Links in the mail of the embedded database begin with the site's address.
    vite: {
      server: {
        proxy: {
          '/auth/v1/verify': backend.url,
          ...(checkout && { [testCheckoutPath]: { target: checkout, changeOrigin: false } }),
        },
      },
    },
  });
  onStop(() => pages.stop());
  endWhen(backend.embedded?.died);
  console.log(`\n  Site       ${siteUrl}\n${describeBackend(backend)}\n\n  Ctrl-C stops it all.\n`);
});
