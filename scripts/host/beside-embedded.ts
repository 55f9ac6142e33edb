import type { Server } from 'node:http';
import type { DatabaseAccess } from '../../supabase/functions/mail/database.ts';
import { testCheckoutPath, withTestCheckout } from '../test-checkout/answer.ts';
import type { Answer } from './answer.ts';
import { listen } from './listen.ts';
import { forwardMailLinks } from './mail-links.ts';

/**
 * Serves a site beside the embedded database, with what a hosted project has elsewhere: links in its mail,
 * and somewhere to pay.
 */
export const listenBesideEmbedded = (
  site: Answer,
  database: DatabaseAccess,
  port: number,
): Promise<Server> =>
  listen(
    forwardMailLinks(withTestCheckout(site, database, console.error), database.url),
    port,
    testCheckoutPath,
  );
