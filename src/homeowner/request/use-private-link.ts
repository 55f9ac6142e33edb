import { useSyncExternalStore } from 'react';
import { privateLinkIn } from './private-link.ts';

/** What was opened stays open while other places of the page are jumped to. */
let opened = '';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The private link that this page was last opened with, as `privateLinkIn` gives it. Empty if there was
 * none, and while the page is made on a server.
 */
export const usePrivateLink = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (opened = privateLinkIn(location.hash) || opened),
    () => '',
  );
