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

/** Parts of a query string by name; an empty one is left out. */
export type Parts = Readonly<Record<string, string>>;

/** A query string with some of its parts changed. */
export function withParts(query: URLSearchParams, parts: Parts): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

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
