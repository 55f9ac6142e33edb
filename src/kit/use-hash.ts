import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The part of the address after #, with the #, read anew as it changes.
 * @param read what is wanted of it
 * @param onServer what stands while the page is made on a server
 */
export const useHash = <T extends string | null>(read: (hash: string) => T, onServer: T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(location.hash),
    () => onServer,
  );
