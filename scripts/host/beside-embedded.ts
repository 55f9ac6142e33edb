import type { Server } from 'node:http';
import type { DatabaseAccess } from '../../supabase/functions/mail/database.ts';
import { testCheckoutPath, withTestCheckout } from '../test-checkout/answer.ts';
import type { Answer } from './answer.ts';
import { listen } from './listen.ts';

/**
 * Serves a site beside the embedded database, with somewhere to pay, which a hosted project has elsewhere.
 */
export const listenBesideEmbedded = (
  site: Answer,
  database: DatabaseAccess,
  port: number,
): Promise<Server> =>
  listen(withTestCheckout(site, database, console.error), port, testCheckoutPath);
