import { useSyncExternalStore } from 'react';

/** Characters. No link of ours is longer, so that what is behind this need not be read. */
export const longestLink = 8_000;

/** What was opened stays open while other places of the page are jumped to. */
let opened = '';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The part after # of the private link that this page was last opened with, whole or not, with the #,
 * and cut where no link of ours goes on.
 * Empty if there was none, and while the page is made on a server.
 */
export const usePrivateLink = (): string =>
  useSyncExternalStore(
    subscribe,
    () => {
      const hash = location.hash.slice(0, longestLink);
      return (opened = hash.startsWith('#request=') ? hash : opened);
    },
    () => '',
  );
