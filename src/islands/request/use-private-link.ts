import { useSyncExternalStore } from 'react';

/** What was opened stays open while other places of the page are jumped to. */
let opened = '';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The part after # of the private link that this page was last opened with, whole or not, with the #.
 * Empty if there was none, and while the page is made on a server.
 */
export const usePrivateLink = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (opened = location.hash.startsWith('#request=') ? location.hash : opened),
    () => '',
  );
