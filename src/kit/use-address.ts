import { useSyncExternalStore } from 'react';

const moved = 'address-moved';

const subscribe = (tell: () => void) => {
  addEventListener('popstate', tell);
  addEventListener(moved, tell);
  return () => {
    removeEventListener('popstate', tell);
    removeEventListener(moved, tell);
  };
};

const go = (search: string, how: 'push' | 'replace' = 'push'): void => {
  const address = `${location.pathname}${search}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  dispatchEvent(new Event(moved));
};

/**
 * The query string of this page, which tells what part of it is shown. `go('?view=report')` moves on so
 * that Back returns; `go(search, 'replace')` leaves no step behind.
 */
export const useAddress = (): { readonly query: URLSearchParams; readonly go: typeof go } => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return { query: new URLSearchParams(search), go };
};
