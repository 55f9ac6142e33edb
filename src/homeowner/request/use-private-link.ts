import { useHash } from '../../kit/use-hash.ts';
import { privateLinkIn } from './private-link.ts';

/** What was opened stays open while other places of the page are jumped to. */
let opened = '';

/**
 * The private link that this page was last opened with, as `privateLinkIn` gives it. Empty if there was
 * none, and while the page is made on a server.
 */
export const usePrivateLink = (): string =>
  useHash((hash) => (opened = privateLinkIn(hash) || opened), '');
